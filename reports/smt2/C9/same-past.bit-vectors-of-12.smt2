; two deals that have shown the same cards have them in the same places, and when a pile is finished, all of it is the same; so no two deals have the same order
; bit-vectors of 12; all r, s <= 40
; every answer must be: unsat
(set-logic ALL)
(declare-fun c () (_ BitVec 12))
(declare-fun p () (_ BitVec 12))
(declare-fun r () (_ BitVec 12))
(declare-fun rank ((_ BitVec 12) (_ BitVec 12)) (_ BitVec 12))
(declare-fun s () (_ BitVec 12))
(declare-fun theirs () (Array (_ BitVec 12) (_ BitVec 12)))
(declare-fun x.gone () (Array (_ BitVec 12) (_ BitVec 12)))
(declare-fun y.gone () (Array (_ BitVec 12) (_ BitVec 12)))
(push 1)
; turn
(assert (let ((a!1 (= y.gone (store x.gone c (bvadd (select x.gone c) #x001)))))
  (and a!1)))
; same so far
(assert (forall ((any1 (_ BitVec 12)))
  (=> (and (bvsge any1 #x000) (bvsle any1 (bvsub s #x001)))
      (=> (bvslt any1 (select x.gone p)) (= (rank p any1) (select theirs any1))))))
; same next card
(assert (=> (= p c) (= (rank p (select x.gone p)) (select theirs (select x.gone p)))))
; limit of the size, r
(assert (bvsge r #x002))
; limit of the size, s
(assert (bvsge s #x001))
; limit of the size, most r
(assert (bvsle r #x028))
; limit of the size, most s
(assert (bvsle s #x028))
(push 1)
; goal same so far, denied
(assert (let ((a!1 (forall ((any2 (_ BitVec 12)))
             (=> (and (bvsge any2 #x000) (bvsle any2 (bvsub s #x001)))
                 (=> (bvslt any2 (select y.gone p))
                     (= (rank p any2) (select theirs any2)))))))
  (not a!1)))
(check-sat)
(pop 1)
(push 1)
; goal same pile, denied
(assert (let ((a!1 (and (not (bvslt (select y.gone p) s))
                (not (bvslt (select y.gone p) s))))
      (a!2 (forall ((any3 (_ BitVec 12)))
             (=> (and (bvsge any3 #x000) (bvsle any3 (bvsub s #x001)))
                 (= (rank p any3) (select theirs any3))))))
  (not (=> a!1 a!2))))
(check-sat)
(pop 1)
(pop 1)
