; of a closed set of clock piles, a pile without an arc to it can be taken away and a closed set is left; when there is no such pile, the arcs permute the set: it is made of cycles
; bit-vectors of 12; all r, s <= 40
; every answer must be: unsat
(set-logic ALL)
(declare-fun p () (_ BitVec 12))
(declare-fun r () (_ BitVec 12))
(declare-fun rank ((_ BitVec 12) (_ BitVec 12)) (_ BitVec 12))
(declare-fun s () (_ BitVec 12))
(declare-fun set () (Array (_ BitVec 12) Bool))
(push 1)
; closed
(assert (forall ((any2 (_ BitVec 12)))
  (let ((a!1 (and (bvsge s #x001)
                  (bvslt (rank any2 (bvsub s #x001)) r)
                  (select set (rank any2 (bvsub s #x001))))))
    (=> (and (bvsge any2 #x001) (bvsle any2 (bvsub r #x001)))
        (=> (and (select set any2) (bvsge s #x001)) a!1)))))
; p
(assert (and (bvsge p #x001) (bvslt p r) (select set p)))
; unreached
(assert (forall ((any1 (_ BitVec 12)))
  (let ((a!1 (not (= (rank any1 (bvsub s #x001)) p))))
    (=> (and (bvsge any1 #x001) (bvsle any1 (bvsub r #x001)))
        (=> (select set any1) a!1)))))
; limit of the size, r
(assert (bvsge r #x002))
; limit of the size, s
(assert (bvsge s #x001))
; limit of the size, most r
(assert (bvsle r #x028))
; limit of the size, most s
(assert (bvsle s #x028))
(push 1)
; goal closed, denied
(assert (let ((a!1 (forall ((any3 (_ BitVec 12)))
             (let ((a!1 (and (bvsge s #x001)
                             (bvslt (rank any3 (bvsub s #x001)) r)
                             (select (store set p false)
                                     (rank any3 (bvsub s #x001))))))
               (=> (and (bvsge any3 #x001) (bvsle any3 (bvsub r #x001)))
                   (=> (select (store set p false) any3) a!1))))))
  (not a!1)))
(check-sat)
(pop 1)
(push 1)
; goal not empty, denied
(assert (let ((a!1 (and (bvsge s #x001)
                (bvslt (rank p (bvsub s #x001)) r)
                (select (store set p false) (rank p (bvsub s #x001))))))
  (not a!1)))
(check-sat)
(pop 1)
(pop 1)
