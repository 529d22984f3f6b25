; with new names a turn is a turn
; a deck of 3x2
; every answer must be: sat
(set-logic ALL)
(declare-fun copy (Int Int) Int)
(declare-fun rank (Int Int) Int)
(declare-fun x.count () Int)
(declare-fun x.finished () (Array Int Int))
(declare-fun x.gone () (Array Int Int))
(declare-fun x.here () Int)
(declare-fun x.seen () (Array Int Int))
(declare-fun y.count () Int)
(declare-fun y.finished () (Array Int Int))
(declare-fun y.gone () (Array Int Int))
(declare-fun y.here () Int)
(declare-fun y.seen () (Array Int Int))
(push 1)
; turn
(assert (let ((a!1 (= y.gone (store x.gone x.here (+ (select x.gone x.here) 1))))
      (a!2 (= y.seen (store x.seen y.here (+ (select x.seen y.here) 1))))
      (a!3 (ite (= (+ (select x.gone x.here) 1) 2)
                (store x.finished x.here y.count)
                x.finished)))
  (and (< (select x.gone x.here) 2)
       (= y.here (rank x.here (select x.gone x.here)))
       (= (copy x.here (select x.gone x.here)) (select x.seen y.here))
       a!1
       a!2
       (= y.count (+ x.count 1))
       (= y.finished a!3))))
(push 1)
; the premises alone
(check-sat)
(pop 1)
(pop 1)
