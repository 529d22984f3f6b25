; at first no pile is finished, so clock piles are finished in the order of their arcs
; a deck of 3x2
; every answer must be: sat
(set-logic ALL)
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
(push 1)
; the premises alone
(check-sat)
(pop 1)
(pop 1)
