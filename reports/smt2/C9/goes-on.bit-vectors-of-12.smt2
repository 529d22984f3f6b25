; before n cards have been turned some pile has a card face down, from which play can go on
; bit-vectors of 12; all r, s <= 40
; every answer must be: unsat
(set-logic ALL)
(declare-fun i () (_ BitVec 12))
(declare-fun r () (_ BitVec 12))
(declare-fun s () (_ BitVec 12))
(declare-fun total () (Array (_ BitVec 12) (_ BitVec 12)))
(declare-fun x.count () (_ BitVec 12))
(declare-fun x.gone () (Array (_ BitVec 12) (_ BitVec 12)))
(push 1)
; x is in bounds
(assert (forall ((any1 (_ BitVec 12)))
  (=> (and (bvsge any1 #x001) (bvsle any1 r))
      (and (bvsge (select x.gone any1) #x000) (bvsle (select x.gone any1) s)))))
; sums
(assert (let ((a!1 (= (select total (bvadd i #x001))
              (bvadd (select total i) (select x.gone (bvadd i #x001))))))
  (and (= (select total #x000) #x000)
       (=> (and (bvsge i #x000) (bvslt i r)) a!1))))
; cards and turns agree
(assert (= (select total r) x.count))
; all turned
(assert (forall ((any2 (_ BitVec 12)))
  (=> (and (bvsge any2 #x001) (bvsle any2 r))
      (not (bvslt (select x.gone any2) s)))))
; limit of the size, r
(assert (bvsge r #x002))
; limit of the size, s
(assert (bvsge s #x001))
; limit of the size, most r
(assert (bvsle r #x028))
; limit of the size, most s
(assert (bvsle s #x028))
(push 1)
; goal no pile, denied
(assert (not (= (select total #x000) (bvmul #x000 s))))
(check-sat)
(pop 1)
(push 1)
; goal one pile more, denied
(assert (let ((a!1 (=> (and (bvsge i #x000)
                    (bvslt i r)
                    (= (select total i) (bvmul i s)))
               (= (select total (bvadd i #x001)) (bvmul (bvadd i #x001) s)))))
  (not a!1)))
(check-sat)
(pop 1)
(push 1)
; goal all piles, denied
(assert (not (=> (= (select total r) (bvmul r s)) (= x.count (bvmul r s)))))
(check-sat)
(pop 1)
(pop 1)
