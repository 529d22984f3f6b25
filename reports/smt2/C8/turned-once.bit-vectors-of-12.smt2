; each card of a pile has its turn, and each turn of a pile its card (a lemma for each shuttle)
; bit-vectors of 12; all r, s <= 40
; every answer must be: unsat
(set-logic ALL)
(declare-fun d () (_ BitVec 12))
(declare-fun p () (_ BitVec 12))
(declare-fun r () (_ BitVec 12))
(declare-fun s () (_ BitVec 12))
(push 1)
; d
(assert (and (bvsge d #x000) (bvslt d s)))
; limit of the size, r
(assert (bvsge r #x002))
; limit of the size, s
(assert (bvsge s #x001))
; limit of the size, most r
(assert (bvsle r #x028))
; limit of the size, most s
(assert (bvsle s #x028))
(push 1)
; goal in the pile, denied
(assert (not (and (bvsge d #x000) (bvslt d s))))
(check-sat)
(pop 1)
(push 1)
; goal and back, denied
(assert (not (= d d)))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; d
(assert (and (bvsge d #x000) (bvslt d s)))
; limit of the size, r
(assert (bvsge r #x002))
; limit of the size, s
(assert (bvsge s #x001))
; limit of the size, most r
(assert (bvsle r #x028))
; limit of the size, most s
(assert (bvsle s #x028))
(push 1)
; goal in the pile, denied
(assert (let ((a!1 (ite (= p r)
                (ite (= d #x000) #x000 (bvsub s d))
                (bvsub (bvsub s #x001) d))))
  (not (and (bvsge a!1 #x000) (bvslt a!1 s)))))
(check-sat)
(pop 1)
(push 1)
; goal and back, denied
(assert (let ((a!1 (ite (= p r)
                (ite (= d #x000) #x000 (bvsub s d))
                (bvsub (bvsub s #x001) d))))
(let ((a!2 (= (ite (= p r)
                   (ite (= a!1 #x000) #x000 (bvsub s a!1))
                   (bvsub (bvsub s #x001) a!1))
              d)))
  (not a!2))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; d
(assert (and (bvsge d #x000) (bvslt d s)))
; limit of the size, r
(assert (bvsge r #x002))
; limit of the size, s
(assert (bvsge s #x001))
; limit of the size, most r
(assert (bvsle r #x028))
; limit of the size, most s
(assert (bvsle s #x028))
(push 1)
; goal in the pile, denied
(assert (not (and (bvsge d #x000) (bvslt d s))))
(check-sat)
(pop 1)
(push 1)
; goal and back, denied
(assert (not (= d d)))
(check-sat)
(pop 1)
(pop 1)
