; every turn adds one to the cards seen of all ranks together, and one to the turns
; integers; all r >= 2, s >= 1
; every answer must be: unsat
(set-logic ALL)
(declare-fun after () (Array Int Int))
(declare-fun before () (Array Int Int))
(declare-fun c () Int)
(declare-fun copy (Int Int) Int)
(declare-fun i () Int)
(declare-fun r () Int)
(declare-fun rank (Int Int) Int)
(declare-fun s () Int)
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
(assert (and (>= y.here 1) (<= y.here r)))
; turn
(assert (let ((a!1 (= y.gone (store x.gone c (+ (select x.gone c) 1))))
      (a!2 (= y.seen (store x.seen y.here (+ (select x.seen y.here) 1))))
      (a!3 (ite (= (+ (select x.gone c) 1) s)
                (store x.finished c y.count)
                x.finished)))
  (and (< (select x.gone c) s)
       (= y.here (rank c (select x.gone c)))
       (= (copy c (select x.gone c)) (select x.seen y.here))
       a!1
       a!2
       (= y.count (+ x.count 1))
       (= y.finished a!3))))
; sums before
(assert (let ((a!1 (= (select before (+ i 1))
              (+ (select before i) (select x.seen (+ i 1))))))
  (and (= (select before 0) 0) (=> (and (>= i 0) (< i r)) a!1))))
; sums after
(assert (let ((a!1 (= (select after (+ i 1))
              (+ (select after i) (select y.seen (+ i 1))))))
  (and (= (select after 0) 0) (=> (and (>= i 0) (< i r)) a!1))))
; cards at home and turns agree
(assert (= (select before r) x.count))
; limit of the size, r
(assert (>= r 2))
; limit of the size, s
(assert (>= s 1))
(push 1)
; goal no pile, denied
(assert (let ((a!1 (= (select after 0) (+ (select before 0) (ite (<= y.here 0) 1 0)))))
  (not a!1)))
(check-sat)
(pop 1)
(push 1)
; goal one pile more, denied
(assert (let ((a!1 (= (select after i) (+ (select before i) (ite (<= y.here i) 1 0))))
      (a!2 (+ (select before (+ i 1)) (ite (<= y.here (+ i 1)) 1 0))))
(let ((a!3 (=> (and (>= i 0) (< i r) a!1) (= (select after (+ i 1)) a!2))))
  (not a!3))))
(check-sat)
(pop 1)
(push 1)
; goal all piles, denied
(assert (let ((a!1 (= (select after r) (+ (select before r) (ite (<= y.here r) 1 0)))))
  (not (=> a!1 (= (select after r) y.count)))))
(check-sat)
(pop 1)
(pop 1)
