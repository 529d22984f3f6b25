; of a closed set of clock piles, a pile without an arc to it can be taken away and a closed set is left; when there is no such pile, the arcs permute the set: it is made of cycles
; integers; all r >= 2, s >= 1
; every answer must be: unsat
(set-logic ALL)
(declare-fun p () Int)
(declare-fun r () Int)
(declare-fun rank (Int Int) Int)
(declare-fun s () Int)
(declare-fun set () (Array Int Bool))
(push 1)
; closed
(assert (forall ((any2 Int))
  (let ((a!1 (and (>= s 1)
                  (< (rank any2 (- s 1)) r)
                  (select set (rank any2 (- s 1))))))
    (=> (and (>= any2 1) (<= any2 (- r 1)))
        (=> (and (select set any2) (>= s 1)) a!1)))))
; p
(assert (and (>= p 1) (< p r) (select set p)))
; unreached
(assert (forall ((any1 Int))
  (let ((a!1 (not (= (rank any1 (- s 1)) p))))
    (=> (and (>= any1 1) (<= any1 (- r 1))) (=> (select set any1) a!1)))))
; limit of the size, r
(assert (>= r 2))
; limit of the size, s
(assert (>= s 1))
(push 1)
; goal closed, denied
(assert (let ((a!1 (forall ((any3 Int))
             (let ((a!1 (and (>= s 1)
                             (< (rank any3 (- s 1)) r)
                             (select (store set p false) (rank any3 (- s 1))))))
               (=> (and (>= any3 1) (<= any3 (- r 1)))
                   (=> (select (store set p false) any3) a!1))))))
  (not a!1)))
(check-sat)
(pop 1)
(push 1)
; goal not empty, denied
(assert (let ((a!1 (and (>= s 1)
                (< (rank p (- s 1)) r)
                (select (store set p false) (rank p (- s 1))))))
  (not a!1)))
(check-sat)
(pop 1)
(pop 1)
