; before each round, or each pile, as many cards are dealt as the earlier ones together take (a lemma for each order of dealing)
; a deck of 3x2
; every answer must be: sat
(set-logic ALL)
(declare-fun before () (Array Int Int))
(declare-fun later () Int)
(declare-fun m () Int)
(push 1)
; none before the first
(assert (= (select before 0) 0))
; m
(assert (and (>= m 0) (< m 3) (= (select before (+ m 1)) (+ (select before m) 2))))
; later
(assert (and (> later m)
     (< later 3)
     (= (select before (+ later 1)) (+ (select before later) 2))))
(push 1)
; the premises alone
(check-sat)
(pop 1)
(pop 1)
(push 1)
; none before the first
(assert (= (select before 0) 0))
; m
(assert (and (>= m 0) (< m 2) (= (select before (+ m 1)) (+ (select before m) 3))))
; later
(assert (and (> later m)
     (< later 2)
     (= (select before (+ later 1)) (+ (select before later) 3))))
(push 1)
; the premises alone
(check-sat)
(pop 1)
(pop 1)
(push 1)
; none before the first
(assert (= (select before 0) 0))
; m
(assert (and (>= m 0) (< m 2) (= (select before (+ m 1)) (+ (select before m) 2))))
; later
(assert (and (> later m)
     (< later 2)
     (= (select before (+ later 1)) (+ (select before later) 2))))
(push 1)
; the premises alone
(check-sat)
(pop 1)
(pop 1)
