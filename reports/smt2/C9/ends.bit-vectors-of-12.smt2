; when n cards have been turned no pile has a card face down
; bit-vectors of 12; all r, s <= 40
; every answer must be: unsat
(set-logic ALL)
(declare-fun i () (_ BitVec 12))
(declare-fun p () (_ BitVec 12))
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
; p
(assert (let ((a!1 (not (not (bvslt (select x.gone p) s)))))
  (and (bvsge p #x001) (bvsle p r) a!1)))
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
(assert (let ((a!1 (bvsle (select total #x000)
                  (bvsub (bvmul #x000 s) (ite (bvsle p #x000) #x001 #x000)))))
  (not a!1)))
(check-sat)
(pop 1)
(push 1)
; goal one pile more, denied
(assert (let ((a!1 (bvsle (select total i)
                  (bvsub (bvmul i s) (ite (bvsle p i) #x001 #x000))))
      (a!2 (bvsub (bvmul (bvadd i #x001) s)
                  (ite (bvsle p (bvadd i #x001)) #x001 #x000))))
(let ((a!3 (=> (and (bvsge i #x000) (bvslt i r) a!1)
               (bvsle (select total (bvadd i #x001)) a!2))))
  (not a!3))))
(check-sat)
(pop 1)
(push 1)
; goal all piles, denied
(assert (let ((a!1 (bvsle (select total r)
                  (bvsub (bvmul r s) (ite (bvsle p r) #x001 #x000)))))
  (not (=> a!1 (bvslt x.count (bvmul r s))))))
(check-sat)
(pop 1)
(pop 1)
