; with new names play stops when it did, with the same cards face down, and the arcs are the same
; integers; all r >= 2, s >= 1
; every answer must be: unsat
(set-logic ALL)
(declare-fun c () Int)
(declare-fun p () Int)
(declare-fun r () Int)
(declare-fun rank (Int Int) Int)
(declare-fun s () Int)
(declare-fun x.gone () (Array Int Int))
(declare-fun x.here () Int)
(push 1)
; c
(assert (and (>= c 1) (<= c r)))
; limit of the size, r
(assert (>= r 2))
; limit of the size, s
(assert (>= s 1))
(push 1)
; goal stops, denied
(assert (let ((a!1 (select (store (store x.gone c (select x.gone r))
                          r
                          (select x.gone c))
                   (ite (= x.here c) r (ite (= x.here r) c x.here)))))
(let ((a!2 (= (not (< a!1 (- s 0))) (not (< (select x.gone x.here) (- s 0))))))
  (not a!2))))
(check-sat)
(pop 1)
(push 1)
; goal won, denied
(assert (let ((a!1 (forall ((any1 Int))
             (let ((a!1 (select (store (store x.gone c (select x.gone r))
                                       r
                                       (select x.gone c))
                                any1)))
               (=> (and (>= any1 1) (<= any1 r)) (not (< a!1 s))))))
      (a!2 (forall ((any2 Int))
             (=> (and (>= any2 1) (<= any2 r)) (not (< (select x.gone any2) s))))))
  (not (= a!1 a!2))))
(check-sat)
(pop 1)
(push 1)
; goal arcs, denied
(assert (let ((a!1 (ite (= p c) r (ite (= p r) c p)))
      (a!3 (ite (= (rank p (- s 1)) r) c (rank p (- s 1)))))
(let ((a!2 (rank (ite (= a!1 c) r (ite (= a!1 r) c a!1)) (- s 1)))
      (a!4 (ite (= (rank p (- s 1)) c) r a!3)))
(let ((a!5 (= (ite (= a!2 c) r (ite (= a!2 r) c a!2)) a!4)))
  (not a!5)))))
(check-sat)
(pop 1)
(pop 1)
