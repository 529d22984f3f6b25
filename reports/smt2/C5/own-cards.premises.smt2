; at the stop no card is face down if and only if every pile has its own s cards face up
; a deck of 3x2
; every answer must be: sat
(set-logic ALL)
(declare-fun copy (Int Int) Int)
(declare-fun rank (Int Int) Int)
(declare-fun x.gone () (Array Int Int))
(declare-fun x.here () Int)
(declare-fun x.seen () (Array Int Int))
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
; stopped
(assert (not (< (select x.gone x.here) 2)))
(push 1)
; the premises alone
(check-sat)
(pop 1)
(pop 1)
