; each card of a pile has its turn, and each turn of a pile its card (a lemma for each shuttle)
; a deck of 3x2
; every answer must be: sat
(set-logic ALL)
(declare-fun d () Int)
(push 1)
; d
(assert (and (>= d 0) (< d 2)))
(push 1)
; the premises alone
(check-sat)
(pop 1)
(pop 1)
(push 1)
; d
(assert (and (>= d 0) (< d 2)))
(push 1)
; the premises alone
(check-sat)
(pop 1)
(pop 1)
(push 1)
; d
(assert (and (>= d 0) (< d 2)))
(push 1)
; the premises alone
(check-sat)
(pop 1)
(pop 1)
