; before n cards have been turned some pile has a card face down, from which play can go on
; a deck of 3x2
; every answer must be: sat
(set-logic ALL)
(declare-fun i () Int)
(declare-fun total () (Array Int Int))
(declare-fun x.count () Int)
(declare-fun x.gone () (Array Int Int))
(push 1)
; x is in bounds
(assert (and (>= (select x.gone 1) 0)
     (<= (select x.gone 1) 2)
     (>= (select x.gone 2) 0)
     (<= (select x.gone 2) 2)
     (>= (select x.gone 3) 0)
     (<= (select x.gone 3) 2)))
; sums
(assert (let ((a!1 (= (select total (+ i 1))
              (+ (select total i) (select x.gone (+ i 1))))))
  (and (= (select total 0) 0) (=> (and (>= i 0) (< i 3)) a!1))))
; cards and turns agree
(assert (= (select total 3) x.count))
; all turned
(assert (and (not (< (select x.gone 1) 2))
     (not (< (select x.gone 2) 2))
     (not (< (select x.gone 3) 2))))
(push 1)
; the premises alone
(check-sat)
(pop 1)
(pop 1)
