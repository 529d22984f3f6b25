; every turn adds one to the cards that have left the piles, and one to the turns counted
; a deck of 3x2
; every answer must be: sat
(set-logic ALL)
(declare-fun after () (Array Int Int))
(declare-fun before () (Array Int Int))
(declare-fun copy (Int Int) Int)
(declare-fun i () Int)
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
; x is balanced
(assert (let ((a!1 (= (+ (select x.gone 1) (ite (= x.here 1) 1 0))
              (+ (select x.seen 1) 0)))
      (a!2 (= (+ (select x.gone 2) (ite (= x.here 2) 1 0))
              (+ (select x.seen 2) 0)))
      (a!3 (= (+ (select x.gone 3) (ite (= x.here 3) 1 0))
              (+ (select x.seen 3) 1)))
      (a!4 (=> (< (copy 1 0) (select x.seen (rank 1 0)))
               (> (select x.gone 1) 0)))
      (a!5 (=> (< (copy 1 1) (select x.seen (rank 1 1)))
               (> (select x.gone 1) 1)))
      (a!6 (=> (< (copy 2 0) (select x.seen (rank 2 0)))
               (> (select x.gone 2) 0)))
      (a!7 (=> (< (copy 2 1) (select x.seen (rank 2 1)))
               (> (select x.gone 2) 1)))
      (a!8 (=> (< (copy 3 0) (select x.seen (rank 3 0)))
               (> (select x.gone 3) 0)))
      (a!9 (=> (< (copy 3 1) (select x.seen (rank 3 1)))
               (> (select x.gone 3) 1))))
  (and (>= x.here 1)
       (<= x.here 3)
       a!1
       a!2
       a!3
       (>= (select x.gone 1) 0)
       (>= (select x.gone 2) 0)
       (>= (select x.gone 3) 0)
       (<= (select x.gone 1) 2)
       (<= (select x.gone 2) 2)
       (<= (select x.gone 3) 2)
       (>= (select x.seen 1) 0)
       (>= (select x.seen 2) 0)
       (>= (select x.seen 3) 0)
       (<= (select x.seen 1) 2)
       (<= (select x.seen 2) 2)
       (<= (select x.seen 3) 2)
       a!4
       a!5
       a!6
       a!7
       a!8
       a!9)))
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
; sums before
(assert (let ((a!1 (= (select before (+ i 1))
              (+ (select before i) (select x.gone (+ i 1))))))
  (and (= (select before 0) 0) (=> (and (>= i 0) (< i 3)) a!1))))
; sums after
(assert (let ((a!1 (= (select after (+ i 1))
              (+ (select after i) (select y.gone (+ i 1))))))
  (and (= (select after 0) 0) (=> (and (>= i 0) (< i 3)) a!1))))
; counted
(assert (= (select before 3) x.count))
(push 1)
; the premises alone
(check-sat)
(pop 1)
(pop 1)
