; before n cards have been turned some pile has a card face down, from which play can go on
; integers; all r >= 2, s >= 1
; every answer must be: unsat
(set-logic ALL)
(declare-fun i () Int)
(declare-fun r () Int)
(declare-fun s () Int)
(declare-fun total () (Array Int Int))
(declare-fun x.count () Int)
(declare-fun x.gone () (Array Int Int))
(push 1)
; x is in bounds
(assert (forall ((any1 Int))
  (=> (and (>= any1 1) (<= any1 r))
      (and (>= (select x.gone any1) 0) (<= (select x.gone any1) s)))))
; sums
(assert (let ((a!1 (= (select total (+ i 1))
              (+ (select total i) (select x.gone (+ i 1))))))
  (and (= (select total 0) 0) (=> (and (>= i 0) (< i r)) a!1))))
; cards and turns agree
(assert (= (select total r) x.count))
; all turned
(assert (forall ((any2 Int))
  (=> (and (>= any2 1) (<= any2 r)) (not (< (select x.gone any2) s)))))
; limit of the size, r
(assert (>= r 2))
; limit of the size, s
(assert (>= s 1))
(push 1)
; goal no pile, denied
(assert (not (= (select total 0) (* 0 s))))
(check-sat)
(pop 1)
(push 1)
; goal one pile more, denied
(assert (let ((a!1 (=> (and (>= i 0) (< i r) (= (select total i) (* i s)))
               (= (select total (+ i 1)) (* (+ i 1) s)))))
  (not a!1)))
(check-sat)
(pop 1)
(push 1)
; goal all piles, denied
(assert (not (=> (= (select total r) (* r s)) (= x.count (* r s)))))
(check-sat)
(pop 1)
(pop 1)
