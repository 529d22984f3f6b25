; what two closed sets of piles have in common is closed; so a cycle lies in every closed set that it meets, and two cycles have no pile in common
; bit-vectors of 12; all r, s <= 40
; every answer must be: unsat
(set-logic ALL)
(declare-fun cycle () (Array (_ BitVec 12) Bool))
(declare-fun r () (_ BitVec 12))
(declare-fun rank ((_ BitVec 12) (_ BitVec 12)) (_ BitVec 12))
(declare-fun s () (_ BitVec 12))
(declare-fun set () (Array (_ BitVec 12) Bool))
(push 1)
; cycle
(assert (forall ((any1 (_ BitVec 12)))
  (let ((a!1 (and (bvsge (rank any1 (bvsub s #x001)) #x001)
                  (bvsle (rank any1 (bvsub s #x001)) r)
                  (select cycle (rank any1 (bvsub s #x001))))))
    (=> (and (bvsge any1 #x001) (bvsle any1 r))
        (=> (and (select cycle any1) (bvsge s #x001)) a!1)))))
; set
(assert (forall ((any2 (_ BitVec 12)))
  (let ((a!1 (and (bvsge (rank any2 (bvsub s #x001)) #x001)
                  (bvsle (rank any2 (bvsub s #x001)) r)
                  (select set (rank any2 (bvsub s #x001))))))
    (=> (and (bvsge any2 #x001) (bvsle any2 r))
        (=> (and (select set any2) (bvsge s #x001)) a!1)))))
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
                             (bvsge (rank any3 (bvsub s #x001)) #x001)
                             (bvsle (rank any3 (bvsub s #x001)) r)
                             (select cycle (rank any3 (bvsub s #x001)))
                             (select set (rank any3 (bvsub s #x001))))))
               (=> (and (bvsge any3 #x001) (bvsle any3 r))
                   (=> (and (select cycle any3) (select set any3)) a!1))))))
  (not a!1)))
(check-sat)
(pop 1)
(pop 1)
