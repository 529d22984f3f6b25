; when n cards have been turned no pile has a card face down
; integers; all r >= 2, s >= 1
; every answer must be: unsat
(set-logic ALL)
(declare-fun i () Int)
(declare-fun p () Int)
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
; p
(assert (let ((a!1 (not (not (< (select x.gone p) s)))))
  (and (>= p 1) (<= p r) a!1)))
; limit of the size, r
(assert (>= r 2))
; limit of the size, s
(assert (>= s 1))
(push 1)
; goal no pile, denied
(assert (let ((a!1 (<= (select total 0) (- (* 0 s) (ite (<= p 0) 1 0)))))
  (not a!1)))
(check-sat)
(pop 1)
(push 1)
; goal one pile more, denied
(assert (let ((a!1 (<= (select total i) (- (* i s) (ite (<= p i) 1 0))))
      (a!2 (- (* (+ i 1) s) (ite (<= p (+ i 1)) 1 0))))
(let ((a!3 (=> (and (>= i 0) (< i r) a!1) (<= (select total (+ i 1)) a!2))))
  (not a!3))))
(check-sat)
(pop 1)
(push 1)
; goal all piles, denied
(assert (let ((a!1 (<= (select total r) (- (* r s) (ite (<= p r) 1 0)))))
  (not (=> a!1 (< x.count (* r s))))))
(check-sat)
(pop 1)
(pop 1)
