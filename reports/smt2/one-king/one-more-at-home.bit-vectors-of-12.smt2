; every turn adds one to the cards seen of all ranks together, and one to the turns
; bit-vectors of 12; all r, s <= 40
; every answer must be: unsat
(set-logic ALL)
(declare-fun after () (Array (_ BitVec 12) (_ BitVec 12)))
(declare-fun before () (Array (_ BitVec 12) (_ BitVec 12)))
(declare-fun c () (_ BitVec 12))
(declare-fun copy ((_ BitVec 12) (_ BitVec 12)) (_ BitVec 12))
(declare-fun i () (_ BitVec 12))
(declare-fun r () (_ BitVec 12))
(declare-fun rank ((_ BitVec 12) (_ BitVec 12)) (_ BitVec 12))
(declare-fun s () (_ BitVec 12))
(declare-fun x.count () (_ BitVec 12))
(declare-fun x.finished () (Array (_ BitVec 12) (_ BitVec 12)))
(declare-fun x.gone () (Array (_ BitVec 12) (_ BitVec 12)))
(declare-fun x.seen () (Array (_ BitVec 12) (_ BitVec 12)))
(declare-fun y.count () (_ BitVec 12))
(declare-fun y.finished () (Array (_ BitVec 12) (_ BitVec 12)))
(declare-fun y.gone () (Array (_ BitVec 12) (_ BitVec 12)))
(declare-fun y.here () (_ BitVec 12))
(declare-fun y.seen () (Array (_ BitVec 12) (_ BitVec 12)))
(push 1)
; card
(assert (and (bvsge y.here #x001) (bvsle y.here r)))
; turn
(assert (let ((a!1 (= y.gone (store x.gone c (bvadd (select x.gone c) #x001))))
      (a!2 (= y.seen (store x.seen y.here (bvadd (select x.seen y.here) #x001))))
      (a!3 (ite (= (bvadd (select x.gone c) #x001) s)
                (store x.finished c y.count)
                x.finished)))
  (and (bvslt (select x.gone c) s)
       (= y.here (rank c (select x.gone c)))
       (= (copy c (select x.gone c)) (select x.seen y.here))
       a!1
       a!2
       (= y.count (bvadd x.count #x001))
       (= y.finished a!3))))
; sums before
(assert (let ((a!1 (= (select before (bvadd i #x001))
              (bvadd (select before i) (select x.seen (bvadd i #x001))))))
  (and (= (select before #x000) #x000)
       (=> (and (bvsge i #x000) (bvslt i r)) a!1))))
; sums after
(assert (let ((a!1 (= (select after (bvadd i #x001))
              (bvadd (select after i) (select y.seen (bvadd i #x001))))))
  (and (= (select after #x000) #x000)
       (=> (and (bvsge i #x000) (bvslt i r)) a!1))))
; cards at home and turns agree
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
; goal no pile, denied
(assert (let ((a!1 (= (select after #x000)
              (bvadd (select before #x000)
                     (ite (bvsle y.here #x000) #x001 #x000)))))
  (not a!1)))
(check-sat)
(pop 1)
(push 1)
; goal one pile more, denied
(assert (let ((a!1 (= (select after i)
              (bvadd (select before i) (ite (bvsle y.here i) #x001 #x000))))
      (a!2 (bvadd (select before (bvadd i #x001))
                  (ite (bvsle y.here (bvadd i #x001)) #x001 #x000))))
(let ((a!3 (=> (and (bvsge i #x000) (bvslt i r) a!1)
               (= (select after (bvadd i #x001)) a!2))))
  (not a!3))))
(check-sat)
(pop 1)
(push 1)
; goal all piles, denied
(assert (let ((a!1 (= (select after r)
              (bvadd (select before r) (ite (bvsle y.here r) #x001 #x000)))))
  (not (=> a!1 (= (select after r) y.count)))))
(check-sat)
(pop 1)
(pop 1)
