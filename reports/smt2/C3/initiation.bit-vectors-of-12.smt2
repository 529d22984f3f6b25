; at first n cards are face down, and as many turns are counted as cards have left the piles: none
; bit-vectors of 12; all r, s <= 40
; every answer must be: unsat
(set-logic ALL)
(declare-fun down () (Array (_ BitVec 12) (_ BitVec 12)))
(declare-fun gone () (Array (_ BitVec 12) (_ BitVec 12)))
(declare-fun i () (_ BitVec 12))
(declare-fun r () (_ BitVec 12))
(declare-fun s () (_ BitVec 12))
(declare-fun x.count () (_ BitVec 12))
(declare-fun x.finished () (Array (_ BitVec 12) (_ BitVec 12)))
(declare-fun x.gone () (Array (_ BitVec 12) (_ BitVec 12)))
(declare-fun x.here () (_ BitVec 12))
(declare-fun x.seen () (Array (_ BitVec 12) (_ BitVec 12)))
(push 1)
; initial
(assert (let ((a!1 (forall ((any1 (_ BitVec 12)))
             (=> (and (bvsge any1 #x001) (bvsle any1 r))
                 (= (select x.gone any1) #x000))))
      (a!2 (forall ((any2 (_ BitVec 12)))
             (=> (and (bvsge any2 #x001) (bvsle any2 r))
                 (= (select x.seen any2) #x000))))
      (a!3 (forall ((any3 (_ BitVec 12)))
             (=> (and (bvsge any3 #x001) (bvsle any3 r))
                 (= (select x.finished any3) #x000)))))
  (and (= x.count #x000) (= x.here r) a!1 a!2 a!3)))
; cards gone
(assert (let ((a!1 (= (select gone (bvadd i #x001))
              (bvadd (select gone i) (select x.gone (bvadd i #x001))))))
  (and (= (select gone #x000) #x000) (=> (and (bvsge i #x000) (bvslt i r)) a!1))))
; cards face down
(assert (let ((a!1 (bvadd (select down i) (bvsub s (select x.gone (bvadd i #x001))))))
(let ((a!2 (=> (and (bvsge i #x000) (bvslt i r))
               (= (select down (bvadd i #x001)) a!1))))
  (and (= (select down #x000) #x000) a!2))))
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
(assert (not (and (= (select gone #x000) #x000) (= (select down #x000) (bvmul #x000 s)))))
(check-sat)
(pop 1)
(push 1)
; goal one pile more, denied
(assert (let ((a!1 (and (= (select gone (bvadd i #x001)) #x000)
                (= (select down (bvadd i #x001)) (bvmul (bvadd i #x001) s)))))
(let ((a!2 (=> (and (bvsge i #x000)
                    (bvslt i r)
                    (= (select gone i) #x000)
                    (= (select down i) (bvmul i s)))
               a!1)))
  (not a!2))))
(check-sat)
(pop 1)
(push 1)
; goal all piles, denied
(assert (let ((a!1 (=> (and (= (select gone r) #x000) (= (select down r) (bvmul r s)))
               (and (= (select gone r) x.count) (= (select down r) (bvmul r s))))))
  (not a!1)))
(check-sat)
(pop 1)
(pop 1)
