; two deals that have shown the same cards have them in the same places, and when a pile is finished, all of it is the same; so no two deals have the same order
; integers; all r >= 2, s >= 1
; every answer must be: unsat
(set-logic ALL)
(declare-fun c () Int)
(declare-fun p () Int)
(declare-fun r () Int)
(declare-fun rank (Int Int) Int)
(declare-fun s () Int)
(declare-fun theirs () (Array Int Int))
(declare-fun x.gone () (Array Int Int))
(declare-fun y.gone () (Array Int Int))
(push 1)
; turn
(assert (let ((a!1 (= y.gone (store x.gone c (+ (select x.gone c) 1)))))
  (and a!1)))
; same so far
(assert (forall ((any1 Int))
  (=> (and (>= any1 0) (<= any1 (- s 1)))
      (=> (< any1 (select x.gone p)) (= (rank p any1) (select theirs any1))))))
; same next card
(assert (=> (= p c) (= (rank p (select x.gone p)) (select theirs (select x.gone p)))))
; limit of the size, r
(assert (>= r 2))
; limit of the size, s
(assert (>= s 1))
(push 1)
; goal same so far, denied
(assert (let ((a!1 (forall ((any2 Int))
             (=> (and (>= any2 0) (<= any2 (- s 1)))
                 (=> (< any2 (select y.gone p))
                     (= (rank p any2) (select theirs any2)))))))
  (not a!1)))
(check-sat)
(pop 1)
(push 1)
; goal same pile, denied
(assert (let ((a!1 (and (not (< (select y.gone p) s)) (not (< (select y.gone p) s))))
      (a!2 (forall ((any3 Int))
             (=> (and (>= any3 0) (<= any3 (- s 1)))
                 (= (rank p any3) (select theirs any3))))))
  (not (=> a!1 a!2))))
(check-sat)
(pop 1)
(pop 1)
