; each card of a pile has its turn, and each turn of a pile its card (a lemma for each shuttle)
; integers; all r >= 2, s >= 1
; every answer must be: unsat
(set-logic ALL)
(declare-fun d () Int)
(declare-fun p () Int)
(declare-fun r () Int)
(declare-fun s () Int)
(push 1)
; d
(assert (and (>= d 0) (< d s)))
; limit of the size, r
(assert (>= r 2))
; limit of the size, s
(assert (>= s 1))
(push 1)
; goal in the pile, denied
(assert (not (and (>= d 0) (< d s))))
(check-sat)
(pop 1)
(push 1)
; goal and back, denied
(assert (not (= d d)))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; d
(assert (and (>= d 0) (< d s)))
; limit of the size, r
(assert (>= r 2))
; limit of the size, s
(assert (>= s 1))
(push 1)
; goal in the pile, denied
(assert (let ((a!1 (ite (= p r) (ite (= d 0) 0 (- s d)) (- (- s 1) d))))
  (not (and (>= a!1 0) (< a!1 s)))))
(check-sat)
(pop 1)
(push 1)
; goal and back, denied
(assert (let ((a!1 (ite (= p r) (ite (= d 0) 0 (- s d)) (- (- s 1) d))))
(let ((a!2 (= (ite (= p r) (ite (= a!1 0) 0 (- s a!1)) (- (- s 1) a!1)) d)))
  (not a!2))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; d
(assert (and (>= d 0) (< d s)))
; limit of the size, r
(assert (>= r 2))
; limit of the size, s
(assert (>= s 1))
(push 1)
; goal in the pile, denied
(assert (not (and (>= d 0) (< d s))))
(check-sat)
(pop 1)
(push 1)
; goal and back, denied
(assert (not (= d d)))
(check-sat)
(pop 1)
(pop 1)
