; before each round, or each pile, as many cards are dealt as the earlier ones together take (a lemma for each order of dealing)
; integers; 13x4, any deal
; every answer must be: unsat
(set-logic ALL)
(declare-fun before () (Array Int Int))
(declare-fun later () Int)
(declare-fun m () Int)
(push 1)
; none before the first
(assert (= (select before 0) 0))
; m
(assert (and (>= m 0) (< m 13) (= (select before (+ m 1)) (+ (select before m) 4))))
; later
(assert (and (> later m)
     (< later 13)
     (= (select before (+ later 1)) (+ (select before later) 4))))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal at first, denied
(assert (not (= (select before 0) 0)))
(check-sat)
(pop 1)
(push 1)
; goal one bout more, denied
(assert (let ((a!1 (=> (= (select before m) (* m 4))
               (= (select before (+ m 1)) (* (+ m 1) 4)))))
  (not a!1)))
(check-sat)
(pop 1)
(push 1)
; goal the next is later, denied
(assert (not (<= (+ (select before m) 4) (select before (+ m 1)))))
(check-sat)
(pop 1)
(push 1)
; goal so is the one after a later one, denied
(assert (let ((a!1 (and (= (select before m) (* m 4))
                (= (select before later) (* later 4))
                (<= (+ (select before m) 4) (select before later)))))
(let ((a!2 (=> a!1 (<= (+ (select before m) 4) (select before (+ later 1))))))
  (not a!2))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; none before the first
(assert (= (select before 0) 0))
; m
(assert (and (>= m 0) (< m 4) (= (select before (+ m 1)) (+ (select before m) 13))))
; later
(assert (and (> later m)
     (< later 4)
     (= (select before (+ later 1)) (+ (select before later) 13))))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal at first, denied
(assert (not (= (select before 0) 0)))
(check-sat)
(pop 1)
(push 1)
; goal one bout more, denied
(assert (let ((a!1 (=> (= (select before m) (* m 13))
               (= (select before (+ m 1)) (* (+ m 1) 13)))))
  (not a!1)))
(check-sat)
(pop 1)
(push 1)
; goal the next is later, denied
(assert (not (<= (+ (select before m) 13) (select before (+ m 1)))))
(check-sat)
(pop 1)
(push 1)
; goal so is the one after a later one, denied
(assert (let ((a!1 (and (= (select before m) (* m 13))
                (= (select before later) (* later 13))
                (<= (+ (select before m) 13) (select before later)))))
(let ((a!2 (=> a!1 (<= (+ (select before m) 13) (select before (+ later 1))))))
  (not a!2))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; none before the first
(assert (= (select before 0) 0))
; m
(assert (and (>= m 0) (< m 4) (= (select before (+ m 1)) (+ (select before m) 12))))
; later
(assert (and (> later m)
     (< later 4)
     (= (select before (+ later 1)) (+ (select before later) 12))))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal at first, denied
(assert (not (= (select before 0) 0)))
(check-sat)
(pop 1)
(push 1)
; goal one bout more, denied
(assert (let ((a!1 (=> (= (select before m) (* m 12))
               (= (select before (+ m 1)) (* (+ m 1) 12)))))
  (not a!1)))
(check-sat)
(pop 1)
(push 1)
; goal the next is later, denied
(assert (not (<= (+ (select before m) 12) (select before (+ m 1)))))
(check-sat)
(pop 1)
(push 1)
; goal so is the one after a later one, denied
(assert (let ((a!1 (and (= (select before m) (* m 12))
                (= (select before later) (* later 12))
                (<= (+ (select before m) 12) (select before later)))))
(let ((a!2 (=> a!1 (<= (+ (select before m) 12) (select before (+ later 1))))))
  (not a!2))))
(check-sat)
(pop 1)
(pop 1)
