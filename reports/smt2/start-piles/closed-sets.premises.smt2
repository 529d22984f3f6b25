; what two closed sets of piles have in common is closed; so a cycle lies in every closed set that it meets, and two cycles have no pile in common
; a deck of 3x2
; every answer must be: sat
(set-logic ALL)
(declare-fun cycle () (Array Int Bool))
(declare-fun rank (Int Int) Int)
(declare-fun set () (Array Int Bool))
(push 1)
; s
(assert true)
; cycle
(assert (let ((a!1 (=> (and (select cycle 1) true)
               (and (>= (rank 1 1) 1)
                    (<= (rank 1 1) 3)
                    (select cycle (rank 1 1)))))
      (a!2 (=> (and (select cycle 2) true)
               (and (>= (rank 2 1) 1)
                    (<= (rank 2 1) 3)
                    (select cycle (rank 2 1)))))
      (a!3 (=> (and (select cycle 3) true)
               (and (>= (rank 3 1) 1)
                    (<= (rank 3 1) 3)
                    (select cycle (rank 3 1))))))
  (and a!1 a!2 a!3)))
; set
(assert (let ((a!1 (=> (and (select set 1) true)
               (and (>= (rank 1 1) 1) (<= (rank 1 1) 3) (select set (rank 1 1)))))
      (a!2 (=> (and (select set 2) true)
               (and (>= (rank 2 1) 1) (<= (rank 2 1) 3) (select set (rank 2 1)))))
      (a!3 (=> (and (select set 3) true)
               (and (>= (rank 3 1) 1) (<= (rank 3 1) 3) (select set (rank 3 1))))))
  (and a!1 a!2 a!3)))
(push 1)
; the premises alone
(check-sat)
(pop 1)
(pop 1)
