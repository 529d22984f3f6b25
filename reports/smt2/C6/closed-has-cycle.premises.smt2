; of a closed set of clock piles, a pile without an arc to it can be taken away and a closed set is left; when there is no such pile, the arcs permute the set: it is made of cycles
; a deck of 3x2
; every answer must be: sat
(set-logic ALL)
(declare-fun p () Int)
(declare-fun rank (Int Int) Int)
(declare-fun set () (Array Int Bool))
(push 1)
; closed
(assert (let ((a!1 (=> (and (select set 1) true)
               (and true (< (rank 1 1) 3) (select set (rank 1 1)))))
      (a!2 (=> (and (select set 2) true)
               (and true (< (rank 2 1) 3) (select set (rank 2 1))))))
  (and a!1 a!2)))
; p
(assert (and (>= p 1) (< p 3) (select set p)))
; unreached
(assert (let ((a!1 (=> (select set 1) (not (= (rank 1 1) p))))
      (a!2 (=> (select set 2) (not (= (rank 2 1) p)))))
  (and a!1 a!2)))
(push 1)
; the premises alone
(check-sat)
(pop 1)
(pop 1)
