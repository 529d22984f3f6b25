; at first n cards are face down, and as many turns are counted as cards have left the piles: none
; a deck of 3x2
; every answer must be: sat
(set-logic ALL)
(declare-fun down () (Array Int Int))
(declare-fun gone () (Array Int Int))
(declare-fun i () Int)
(declare-fun x.count () Int)
(declare-fun x.finished () (Array Int Int))
(declare-fun x.gone () (Array Int Int))
(declare-fun x.here () Int)
(declare-fun x.seen () (Array Int Int))
(push 1)
; initial
(assert (and (= x.count 0)
     (= x.here 3)
     (= (select x.gone 1) 0)
     (= (select x.gone 2) 0)
     (= (select x.gone 3) 0)
     (= (select x.seen 1) 0)
     (= (select x.seen 2) 0)
     (= (select x.seen 3) 0)
     (= (select x.finished 1) 0)
     (= (select x.finished 2) 0)
     (= (select x.finished 3) 0)))
; cards gone
(assert (let ((a!1 (= (select gone (+ i 1)) (+ (select gone i) (select x.gone (+ i 1))))))
  (and (= (select gone 0) 0) (=> (and (>= i 0) (< i 3)) a!1))))
; cards face down
(assert (let ((a!1 (+ (select down i) (- 2 (select x.gone (+ i 1))))))
(let ((a!2 (=> (and (>= i 0) (< i 3)) (= (select down (+ i 1)) a!1))))
  (and (= (select down 0) 0) a!2))))
(push 1)
; the premises alone
(check-sat)
(pop 1)
(pop 1)
