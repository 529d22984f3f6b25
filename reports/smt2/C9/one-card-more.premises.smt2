; whichever pile gives the next card, cards and turns are one more, and no pile gives more than it has
; a deck of 3x2
; every answer must be: sat
(set-logic ALL)
(declare-fun after () (Array Int Int))
(declare-fun before () (Array Int Int))
(declare-fun c () Int)
(declare-fun i () Int)
(declare-fun x.count () Int)
(declare-fun x.gone () (Array Int Int))
(declare-fun y.count () Int)
(declare-fun y.gone () (Array Int Int))
(push 1)
; c
(assert (and (>= c 1) (<= c 3)))
; turn
(assert (let ((a!1 (= y.gone (store x.gone c (+ (select x.gone c) 1)))))
  (and (< (select x.gone c) 2) a!1 (= y.count (+ x.count 1)))))
; x is in bounds
(assert (and (>= (select x.gone 1) 0)
     (<= (select x.gone 1) 2)
     (>= (select x.gone 2) 0)
     (<= (select x.gone 2) 2)
     (>= (select x.gone 3) 0)
     (<= (select x.gone 3) 2)))
; sums before
(assert (let ((a!1 (= (select before (+ i 1))
              (+ (select before i) (select x.gone (+ i 1))))))
  (and (= (select before 0) 0) (=> (and (>= i 0) (< i 3)) a!1))))
; sums after
(assert (let ((a!1 (= (select after (+ i 1))
              (+ (select after i) (select y.gone (+ i 1))))))
  (and (= (select after 0) 0) (=> (and (>= i 0) (< i 3)) a!1))))
; cards and turns agree
(assert (= (select before 3) x.count))
(push 1)
; the premises alone
(check-sat)
(pop 1)
(pop 1)
