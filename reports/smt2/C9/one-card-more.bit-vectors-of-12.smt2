; whichever pile gives the next card, cards and turns are one more, and no pile gives more than it has
; bit-vectors of 12; all r, s <= 40
; every answer must be: unsat
(set-logic ALL)
(declare-fun after () (Array (_ BitVec 12) (_ BitVec 12)))
(declare-fun before () (Array (_ BitVec 12) (_ BitVec 12)))
(declare-fun c () (_ BitVec 12))
(declare-fun i () (_ BitVec 12))
(declare-fun r () (_ BitVec 12))
(declare-fun s () (_ BitVec 12))
(declare-fun x.count () (_ BitVec 12))
(declare-fun x.gone () (Array (_ BitVec 12) (_ BitVec 12)))
(declare-fun y.count () (_ BitVec 12))
(declare-fun y.gone () (Array (_ BitVec 12) (_ BitVec 12)))
(push 1)
; c
(assert (and (bvsge c #x001) (bvsle c r)))
; turn
(assert (let ((a!1 (= y.gone (store x.gone c (bvadd (select x.gone c) #x001)))))
  (and (bvslt (select x.gone c) s) a!1 (= y.count (bvadd x.count #x001)))))
; x is in bounds
(assert (forall ((any1 (_ BitVec 12)))
  (=> (and (bvsge any1 #x001) (bvsle any1 r))
      (and (bvsge (select x.gone any1) #x000) (bvsle (select x.gone any1) s)))))
; sums before
(assert (let ((a!1 (= (select before (bvadd i #x001))
              (bvadd (select before i) (select x.gone (bvadd i #x001))))))
  (and (= (select before #x000) #x000)
       (=> (and (bvsge i #x000) (bvslt i r)) a!1))))
; sums after
(assert (let ((a!1 (= (select after (bvadd i #x001))
              (bvadd (select after i) (select y.gone (bvadd i #x001))))))
  (and (= (select after #x000) #x000)
       (=> (and (bvsge i #x000) (bvslt i r)) a!1))))
; cards and turns agree
(assert (= (select before r) x.count))
; limit of the size, r
(assert (bvsge r #x002))
; limit of the size, s
(assert (bvsge s #x001))
; limit of the size, most r
(assert (bvsle r #x028))
; limit of the size, most s
(assert (bvsle s #x028))
(push 1)
; goal in bounds, denied
(assert (let ((a!1 (forall ((any2 (_ BitVec 12)))
             (=> (and (bvsge any2 #x001) (bvsle any2 r))
                 (and (bvsge (select y.gone any2) #x000)
                      (bvsle (select y.gone any2) s))))))
  (not a!1)))
(check-sat)
(pop 1)
(push 1)
; goal no pile, denied
(assert (let ((a!1 (= (select after #x000)
              (bvadd (select before #x000) (ite (bvsle c #x000) #x001 #x000)))))
  (not a!1)))
(check-sat)
(pop 1)
(push 1)
; goal one pile more, denied
(assert (let ((a!1 (= (select after i)
              (bvadd (select before i) (ite (bvsle c i) #x001 #x000))))
      (a!2 (bvadd (select before (bvadd i #x001))
                  (ite (bvsle c (bvadd i #x001)) #x001 #x000))))
(let ((a!3 (=> (and (bvsge i #x000) (bvslt i r) a!1)
               (= (select after (bvadd i #x001)) a!2))))
  (not a!3))))
(check-sat)
(pop 1)
(push 1)
; goal all piles, denied
(assert (let ((a!1 (= (select after r)
              (bvadd (select before r) (ite (bvsle c r) #x001 #x000)))))
  (not (=> a!1 (= (select after r) y.count)))))
(check-sat)
(pop 1)
(pop 1)
