; every turn adds one to the cards seen of all ranks together, and one to the turns
; a deck of 3x2
; every answer must be: sat
(set-logic ALL)
(declare-fun after () (Array Int Int))
(declare-fun before () (Array Int Int))
(declare-fun c () Int)
(declare-fun copy (Int Int) Int)
(declare-fun i () Int)
(declare-fun rank (Int Int) Int)
(declare-fun x.count () Int)
(declare-fun x.finished () (Array Int Int))
(declare-fun x.gone () (Array Int Int))
(declare-fun x.seen () (Array Int Int))
(declare-fun y.count () Int)
(declare-fun y.finished () (Array Int Int))
(declare-fun y.gone () (Array Int Int))
(declare-fun y.here () Int)
(declare-fun y.seen () (Array Int Int))
(push 1)
; card
(assert (and (>= y.here 1) (<= y.here 3)))
; turn
(assert (let ((a!1 (= y.gone (store x.gone c (+ (select x.gone c) 1))))
      (a!2 (= y.seen (store x.seen y.here (+ (select x.seen y.here) 1))))
      (a!3 (ite (= (+ (select x.gone c) 1) 2)
                (store x.finished c y.count)
                x.finished)))
  (and (< (select x.gone c) 2)
       (= y.here (rank c (select x.gone c)))
       (= (copy c (select x.gone c)) (select x.seen y.here))
       a!1
       a!2
       (= y.count (+ x.count 1))
       (= y.finished a!3))))
; sums before
(assert (let ((a!1 (= (select before (+ i 1))
              (+ (select before i) (select x.seen (+ i 1))))))
  (and (= (select before 0) 0) (=> (and (>= i 0) (< i 3)) a!1))))
; sums after
(assert (let ((a!1 (= (select after (+ i 1))
              (+ (select after i) (select y.seen (+ i 1))))))
  (and (= (select after 0) 0) (=> (and (>= i 0) (< i 3)) a!1))))
; cards at home and turns agree
(assert (= (select before 3) x.count))
(push 1)
; the premises alone
(check-sat)
(pop 1)
(pop 1)
