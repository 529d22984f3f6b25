; with new names play stops when it did, with the same cards face down, and the arcs are the same
; a deck of 3x2
; every answer must be: sat
(set-logic ALL)
(declare-fun c () Int)
(push 1)
; c
(assert (and (>= c 1) (<= c 3)))
(push 1)
; the premises alone
(check-sat)
(pop 1)
(pop 1)
