; whichever pile gives the next card, cards and turns are one more, and no pile gives more than it has
; integers; all r >= 2, s >= 1
; every answer must be: unsat
(set-logic ALL)
(declare-fun after () (Array Int Int))
(declare-fun before () (Array Int Int))
(declare-fun c () Int)
(declare-fun i () Int)
(declare-fun r () Int)
(declare-fun s () Int)
(declare-fun x.count () Int)
(declare-fun x.gone () (Array Int Int))
(declare-fun y.count () Int)
(declare-fun y.gone () (Array Int Int))
(push 1)
; c
(assert (and (>= c 1) (<= c r)))
; turn
(assert (let ((a!1 (= y.gone (store x.gone c (+ (select x.gone c) 1)))))
  (and (< (select x.gone c) s) a!1 (= y.count (+ x.count 1)))))
; x is in bounds
(assert (forall ((any1 Int))
  (=> (and (>= any1 1) (<= any1 r))
      (and (>= (select x.gone any1) 0) (<= (select x.gone any1) s)))))
; sums before
(assert (let ((a!1 (= (select before (+ i 1))
              (+ (select before i) (select x.gone (+ i 1))))))
  (and (= (select before 0) 0) (=> (and (>= i 0) (< i r)) a!1))))
; sums after
(assert (let ((a!1 (= (select after (+ i 1))
              (+ (select after i) (select y.gone (+ i 1))))))
  (and (= (select after 0) 0) (=> (and (>= i 0) (< i r)) a!1))))
; cards and turns agree
(assert (= (select before r) x.count))
; limit of the size, r
(assert (>= r 2))
; limit of the size, s
(assert (>= s 1))
(push 1)
; goal in bounds, denied
(assert (let ((a!1 (forall ((any2 Int))
             (=> (and (>= any2 1) (<= any2 r))
                 (and (>= (select y.gone any2) 0) (<= (select y.gone any2) s))))))
  (not a!1)))
(check-sat)
(pop 1)
(push 1)
; goal no pile, denied
(assert (let ((a!1 (= (select after 0) (+ (select before 0) (ite (<= c 0) 1 0)))))
  (not a!1)))
(check-sat)
(pop 1)
(push 1)
; goal one pile more, denied
(assert (let ((a!1 (= (select after i) (+ (select before i) (ite (<= c i) 1 0))))
      (a!2 (+ (select before (+ i 1)) (ite (<= c (+ i 1)) 1 0))))
(let ((a!3 (=> (and (>= i 0) (< i r) a!1) (= (select after (+ i 1)) a!2))))
  (not a!3))))
(check-sat)
(pop 1)
(push 1)
; goal all piles, denied
(assert (let ((a!1 (= (select after r) (+ (select before r) (ite (<= c r) 1 0)))))
  (not (=> a!1 (= (select after r) y.count)))))
(check-sat)
(pop 1)
(pop 1)
