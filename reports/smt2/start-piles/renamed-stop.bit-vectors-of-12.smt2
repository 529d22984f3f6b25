; with new names play stops when it did, with the same cards face down, and the arcs are the same
; bit-vectors of 12; all r, s <= 40
; every answer must be: unsat
(set-logic ALL)
(declare-fun c () (_ BitVec 12))
(declare-fun p () (_ BitVec 12))
(declare-fun r () (_ BitVec 12))
(declare-fun rank ((_ BitVec 12) (_ BitVec 12)) (_ BitVec 12))
(declare-fun s () (_ BitVec 12))
(declare-fun x.gone () (Array (_ BitVec 12) (_ BitVec 12)))
(declare-fun x.here () (_ BitVec 12))
(push 1)
; c
(assert (and (bvsge c #x001) (bvsle c r)))
; limit of the size, r
(assert (bvsge r #x002))
; limit of the size, s
(assert (bvsge s #x001))
; limit of the size, most r
(assert (bvsle r #x028))
; limit of the size, most s
(assert (bvsle s #x028))
(push 1)
; goal stops, denied
(assert (let ((a!1 (select (store (store x.gone c (select x.gone r))
                          r
                          (select x.gone c))
                   (ite (= x.here c) r (ite (= x.here r) c x.here)))))
(let ((a!2 (= (not (bvslt a!1 (bvsub s #x000)))
              (not (bvslt (select x.gone x.here) (bvsub s #x000))))))
  (not a!2))))
(check-sat)
(pop 1)
(push 1)
; goal won, denied
(assert (let ((a!1 (forall ((any1 (_ BitVec 12)))
             (let ((a!1 (select (store (store x.gone c (select x.gone r))
                                       r
                                       (select x.gone c))
                                any1)))
               (=> (and (bvsge any1 #x001) (bvsle any1 r)) (not (bvslt a!1 s))))))
      (a!2 (forall ((any2 (_ BitVec 12)))
             (=> (and (bvsge any2 #x001) (bvsle any2 r))
                 (not (bvslt (select x.gone any2) s))))))
  (not (= a!1 a!2))))
(check-sat)
(pop 1)
(push 1)
; goal arcs, denied
(assert (let ((a!1 (ite (= p c) r (ite (= p r) c p)))
      (a!3 (ite (= (rank p (bvsub s #x001)) r) c (rank p (bvsub s #x001)))))
(let ((a!2 (rank (ite (= a!1 c) r (ite (= a!1 r) c a!1)) (bvsub s #x001)))
      (a!4 (ite (= (rank p (bvsub s #x001)) c) r a!3)))
(let ((a!5 (= (ite (= a!2 c) r (ite (= a!2 r) c a!2)) a!4)))
  (not a!5)))))
(check-sat)
(pop 1)
(pop 1)
