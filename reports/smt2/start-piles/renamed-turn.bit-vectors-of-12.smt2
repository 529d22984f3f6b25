; with new names a turn is a turn
; bit-vectors of 12; all r, s <= 40
; every answer must be: unsat
(set-logic ALL)
(declare-fun c () (_ BitVec 12))
(declare-fun copy ((_ BitVec 12) (_ BitVec 12)) (_ BitVec 12))
(declare-fun r () (_ BitVec 12))
(declare-fun rank ((_ BitVec 12) (_ BitVec 12)) (_ BitVec 12))
(declare-fun s () (_ BitVec 12))
(declare-fun x.count () (_ BitVec 12))
(declare-fun x.finished () (Array (_ BitVec 12) (_ BitVec 12)))
(declare-fun x.gone () (Array (_ BitVec 12) (_ BitVec 12)))
(declare-fun x.here () (_ BitVec 12))
(declare-fun x.seen () (Array (_ BitVec 12) (_ BitVec 12)))
(declare-fun y.count () (_ BitVec 12))
(declare-fun y.finished () (Array (_ BitVec 12) (_ BitVec 12)))
(declare-fun y.gone () (Array (_ BitVec 12) (_ BitVec 12)))
(declare-fun y.here () (_ BitVec 12))
(declare-fun y.seen () (Array (_ BitVec 12) (_ BitVec 12)))
(push 1)
; turn
(assert (let ((a!1 (= y.gone (store x.gone x.here (bvadd (select x.gone x.here) #x001))))
      (a!2 (= y.seen (store x.seen y.here (bvadd (select x.seen y.here) #x001))))
      (a!3 (ite (= (bvadd (select x.gone x.here) #x001) s)
                (store x.finished x.here y.count)
                x.finished)))
  (and (bvslt (select x.gone x.here) s)
       (= y.here (rank x.here (select x.gone x.here)))
       (= (copy x.here (select x.gone x.here)) (select x.seen y.here))
       a!1
       a!2
       (= y.count (bvadd x.count #x001))
       (= y.finished a!3))))
; limit of the size, r
(assert (bvsge r #x002))
; limit of the size, s
(assert (bvsge s #x001))
; limit of the size, most r
(assert (bvsle r #x028))
; limit of the size, most s
(assert (bvsle s #x028))
(push 1)
; goal face down, denied
(assert (let ((a!1 (select (store (store x.gone c (select x.gone r))
                          r
                          (select x.gone c))
                   (ite (= x.here c) r (ite (= x.here r) c x.here)))))
  (not (bvslt a!1 s))))
(check-sat)
(pop 1)
(push 1)
; goal next card, denied
(assert (let ((a!1 (ite (= x.here c) r (ite (= x.here r) c x.here))))
(let ((a!2 (select (store (store x.gone c (select x.gone r))
                          r
                          (select x.gone c))
                   a!1)))
(let ((a!3 (rank (ite (= a!1 c) r (ite (= a!1 r) c a!1)) a!2)))
(let ((a!4 (= (ite (= y.here c) r (ite (= y.here r) c y.here))
              (ite (= a!3 c) r (ite (= a!3 r) c a!3)))))
  (not a!4))))))
(check-sat)
(pop 1)
(push 1)
; goal order, denied
(assert (let ((a!1 (ite (= x.here c) r (ite (= x.here r) c x.here)))
      (a!4 (select (store (store x.seen c (select x.seen r))
                          r
                          (select x.seen c))
                   (ite (= y.here c) r (ite (= y.here r) c y.here)))))
(let ((a!2 (select (store (store x.gone c (select x.gone r))
                          r
                          (select x.gone c))
                   a!1)))
(let ((a!3 (copy (ite (= a!1 c) r (ite (= a!1 r) c a!1)) a!2)))
  (not (= a!3 a!4))))))
(check-sat)
(pop 1)
(push 1)
; goal leaves, denied
(assert (let ((a!1 (store (store x.gone c (select x.gone r)) r (select x.gone c)))
      (a!2 (ite (= x.here c) r (ite (= x.here r) c x.here))))
(let ((a!3 (= (store (store y.gone c (select y.gone r)) r (select y.gone c))
              (store a!1 a!2 (bvadd (select a!1 a!2) #x001)))))
  (not a!3))))
(check-sat)
(pop 1)
(push 1)
; goal shows, denied
(assert (let ((a!1 (store (store x.seen c (select x.seen r)) r (select x.seen c)))
      (a!2 (ite (= y.here c) r (ite (= y.here r) c y.here))))
(let ((a!3 (= (store (store y.seen c (select y.seen r)) r (select y.seen c))
              (store a!1 a!2 (bvadd (select a!1 a!2) #x001)))))
  (not a!3))))
(check-sat)
(pop 1)
(push 1)
; goal counts, denied
(assert (not (= y.count (bvadd x.count #x001))))
(check-sat)
(pop 1)
(push 1)
; goal finishes, denied
(assert (let ((a!1 (ite (= x.here c) r (ite (= x.here r) c x.here)))
      (a!3 (store (store x.finished c (select x.finished r))
                  r
                  (select x.finished c))))
(let ((a!2 (select (store (store x.gone c (select x.gone r))
                          r
                          (select x.gone c))
                   a!1)))
(let ((a!4 (= (store (store y.finished c (select y.finished r))
                     r
                     (select y.finished c))
              (ite (= (bvadd a!2 #x001) s) (store a!3 a!1 y.count) a!3))))
  (not a!4)))))
(check-sat)
(pop 1)
(pop 1)
