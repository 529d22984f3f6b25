; at first n cards are face down, and as many turns are counted as cards have left the piles: none
; integers; all r >= 2, s >= 1
; every answer must be: unsat
(set-logic ALL)
(declare-fun down () (Array Int Int))
(declare-fun gone () (Array Int Int))
(declare-fun i () Int)
(declare-fun r () Int)
(declare-fun s () Int)
(declare-fun x.count () Int)
(declare-fun x.finished () (Array Int Int))
(declare-fun x.gone () (Array Int Int))
(declare-fun x.here () Int)
(declare-fun x.seen () (Array Int Int))
(push 1)
; initial
(assert (let ((a!1 (forall ((any1 Int))
             (=> (and (>= any1 1) (<= any1 r)) (= (select x.gone any1) 0))))
      (a!2 (forall ((any2 Int))
             (=> (and (>= any2 1) (<= any2 r)) (= (select x.seen any2) 0))))
      (a!3 (forall ((any3 Int))
             (=> (and (>= any3 1) (<= any3 r)) (= (select x.finished any3) 0)))))
  (and (= x.count 0) (= x.here r) a!1 a!2 a!3)))
; cards gone
(assert (let ((a!1 (= (select gone (+ i 1)) (+ (select gone i) (select x.gone (+ i 1))))))
  (and (= (select gone 0) 0) (=> (and (>= i 0) (< i r)) a!1))))
; cards face down
(assert (let ((a!1 (+ (select down i) (- s (select x.gone (+ i 1))))))
(let ((a!2 (=> (and (>= i 0) (< i r)) (= (select down (+ i 1)) a!1))))
  (and (= (select down 0) 0) a!2))))
; limit of the size, r
(assert (>= r 2))
; limit of the size, s
(assert (>= s 1))
(push 1)
; goal no pile, denied
(assert (not (and (= (select gone 0) 0) (= (select down 0) (* 0 s)))))
(check-sat)
(pop 1)
(push 1)
; goal one pile more, denied
(assert (let ((a!1 (and (= (select gone (+ i 1)) 0)
                (= (select down (+ i 1)) (* (+ i 1) s)))))
(let ((a!2 (=> (and (>= i 0)
                    (< i r)
                    (= (select gone i) 0)
                    (= (select down i) (* i s)))
               a!1)))
  (not a!2))))
(check-sat)
(pop 1)
(push 1)
; goal all piles, denied
(assert (let ((a!1 (=> (and (= (select gone r) 0) (= (select down r) (* r s)))
               (and (= (select gone r) x.count) (= (select down r) (* r s))))))
  (not a!1)))
(check-sat)
(pop 1)
(pop 1)
