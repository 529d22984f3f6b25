; if the last card turned is the s-th king, the deal is won
; integers; all r >= 2, s >= 1
; every answer must be: unsat
(set-logic ALL)
(declare-fun copy (Int Int) Int)
(declare-fun r () Int)
(declare-fun rank (Int Int) Int)
(declare-fun s () Int)
(declare-fun x.gone () (Array Int Int))
(declare-fun x.here () Int)
(declare-fun x.seen () (Array Int Int))
(push 1)
; x is balanced
(assert (let ((a!1 (forall ((any1 Int))
             (let ((a!1 (= (+ (select x.gone any1) (ite (= any1 x.here) 1 0))
                           (+ (select x.seen any1) (ite (= any1 r) 1 0)))))
               (=> (and (>= any1 1) (<= any1 r)) a!1))))
      (a!2 (forall ((any2 Int))
             (=> (and (>= any2 1) (<= any2 r)) (>= (select x.gone any2) 0))))
      (a!3 (forall ((any3 Int))
             (=> (and (>= any3 1) (<= any3 r)) (<= (select x.gone any3) s))))
      (a!4 (forall ((any4 Int))
             (=> (and (>= any4 1) (<= any4 r)) (>= (select x.seen any4) 0))))
      (a!5 (forall ((any5 Int))
             (=> (and (>= any5 1) (<= any5 r)) (<= (select x.seen any5) s))))
      (a!6 (forall ((any6 Int))
             (let ((a!1 (forall ((any7 Int))
                          (let ((a!1 (=> (< (copy any6 any7)
                                            (select x.seen (rank any6 any7)))
                                         (< any7 (select x.gone any6)))))
                            (=> (and (>= any7 0) (<= any7 (- s 1))) a!1)))))
               (=> (and (>= any6 1) (<= any6 r)) a!1)))))
  (and (>= x.here 1) (<= x.here r) a!1 a!2 a!3 a!4 a!5 a!6)))
; stopped
(assert (not (< (select x.gone x.here) (- s 0))))
; last king last
(assert (and (= x.here r) (= (select x.seen r) s)))
; limit of the size, r
(assert (>= r 2))
; limit of the size, s
(assert (>= s 1))
(push 1)
; goal won, denied
(assert (let ((a!1 (forall ((any8 Int))
             (=> (and (>= any8 1) (<= any8 r)) (not (< (select x.gone any8) s))))))
  (not a!1)))
(check-sat)
(pop 1)
(pop 1)
