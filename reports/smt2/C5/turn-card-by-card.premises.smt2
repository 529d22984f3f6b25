; turning a card adds one to the cards seen of its rank and keeps the balance (a lemma for each place)
; a deck of 3x2
; every answer must be: sat
(set-logic ALL)
(declare-fun q () Int)
(declare-fun rank (Int Int) Int)
(declare-fun x.gone () (Array Int Int))
(declare-fun x.here () Int)
(declare-fun y.gone () (Array Int Int))
(declare-fun y.here () Int)
(push 1)
; place
(assert (and (= x.here 1) (= (select x.gone 1) 0)))
; leaves
(assert (= y.gone (store x.gone 1 1)))
; next card
(assert (= y.here (rank 1 0)))
; balance
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1 a!2 a!3 a!4 a!5 a!6 (ite (= q 3) 1 0)))))
(push 1)
; the premises alone
(check-sat)
(pop 1)
(pop 1)
(push 1)
; place
(assert (and (= x.here 1) (= (select x.gone 1) 1)))
; leaves
(assert (= y.gone (store x.gone 1 2)))
; next card
(assert (= y.here (rank 1 1)))
; balance
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1 a!2 a!3 a!4 a!5 a!6 (ite (= q 3) 1 0)))))
(push 1)
; the premises alone
(check-sat)
(pop 1)
(pop 1)
(push 1)
; place
(assert (and (= x.here 2) (= (select x.gone 2) 0)))
; leaves
(assert (= y.gone (store x.gone 2 1)))
; next card
(assert (= y.here (rank 2 0)))
; balance
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1 a!2 a!3 a!4 a!5 a!6 (ite (= q 3) 1 0)))))
(push 1)
; the premises alone
(check-sat)
(pop 1)
(pop 1)
(push 1)
; place
(assert (and (= x.here 2) (= (select x.gone 2) 1)))
; leaves
(assert (= y.gone (store x.gone 2 2)))
; next card
(assert (= y.here (rank 2 1)))
; balance
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1 a!2 a!3 a!4 a!5 a!6 (ite (= q 3) 1 0)))))
(push 1)
; the premises alone
(check-sat)
(pop 1)
(pop 1)
(push 1)
; place
(assert (and (= x.here 3) (= (select x.gone 3) 0)))
; leaves
(assert (= y.gone (store x.gone 3 1)))
; next card
(assert (= y.here (rank 3 0)))
; balance
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1 a!2 a!3 a!4 a!5 a!6 (ite (= q 3) 1 0)))))
(push 1)
; the premises alone
(check-sat)
(pop 1)
(pop 1)
(push 1)
; place
(assert (and (= x.here 3) (= (select x.gone 3) 1)))
; leaves
(assert (= y.gone (store x.gone 3 2)))
; next card
(assert (= y.here (rank 3 1)))
; balance
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1 a!2 a!3 a!4 a!5 a!6 (ite (= q 3) 1 0)))))
(push 1)
; the premises alone
(check-sat)
(pop 1)
(pop 1)
