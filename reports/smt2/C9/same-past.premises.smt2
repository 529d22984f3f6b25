; two deals that have shown the same cards have them in the same places, and when a pile is finished, all of it is the same; so no two deals have the same order
; a deck of 3x2
; every answer must be: sat
(set-logic ALL)
(declare-fun c () Int)
(declare-fun p () Int)
(declare-fun rank (Int Int) Int)
(declare-fun theirs () (Array Int Int))
(declare-fun x.gone () (Array Int Int))
(declare-fun y.gone () (Array Int Int))
(push 1)
; turn
(assert (let ((a!1 (= y.gone (store x.gone c (+ (select x.gone c) 1)))))
  (and a!1)))
; same so far
(assert (and (=> (> (select x.gone p) 0) (= (rank p 0) (select theirs 0)))
     (=> (> (select x.gone p) 1) (= (rank p 1) (select theirs 1)))))
; same next card
(assert (=> (= p c) (= (rank p (select x.gone p)) (select theirs (select x.gone p)))))
(push 1)
; the premises alone
(check-sat)
(pop 1)
(pop 1)
