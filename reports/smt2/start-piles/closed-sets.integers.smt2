; what two closed sets of piles have in common is closed; so a cycle lies in every closed set that it meets, and two cycles have no pile in common
; integers; all r >= 2, s >= 1
; every answer must be: unsat
(set-logic ALL)
(declare-fun cycle () (Array Int Bool))
(declare-fun r () Int)
(declare-fun rank (Int Int) Int)
(declare-fun s () Int)
(declare-fun set () (Array Int Bool))
(push 1)
; cycle
(assert (forall ((any1 Int))
  (let ((a!1 (and (>= (rank any1 (- s 1)) 1)
                  (<= (rank any1 (- s 1)) r)
                  (select cycle (rank any1 (- s 1))))))
    (=> (and (>= any1 1) (<= any1 r))
        (=> (and (select cycle any1) (>= s 1)) a!1)))))
; set
(assert (forall ((any2 Int))
  (let ((a!1 (and (>= (rank any2 (- s 1)) 1)
                  (<= (rank any2 (- s 1)) r)
                  (select set (rank any2 (- s 1))))))
    (=> (and (>= any2 1) (<= any2 r)) (=> (and (select set any2) (>= s 1)) a!1)))))
; limit of the size, r
(assert (>= r 2))
; limit of the size, s
(assert (>= s 1))
(push 1)
; goal closed, denied
(assert (let ((a!1 (forall ((any3 Int))
             (let ((a!1 (and (>= s 1)
                             (>= (rank any3 (- s 1)) 1)
                             (<= (rank any3 (- s 1)) r)
                             (select cycle (rank any3 (- s 1)))
                             (select set (rank any3 (- s 1))))))
               (=> (and (>= any3 1) (<= any3 r))
                   (=> (and (select cycle any3) (select set any3)) a!1))))))
  (not a!1)))
(check-sat)
(pop 1)
(pop 1)
