; cards and places belong together one to one (a lemma for each order of dealing and each direction, from any pile)
; a deck of 3x2
; every answer must be: sat
(set-logic ALL)
(declare-fun before () (Array Int Int))
(declare-fun d () Int)
(declare-fun |depth of q| () Int)
(declare-fun first () Int)
(declare-fun n () Int)
(declare-fun p () Int)
(declare-fun q () Int)
(push 1)
; first
(assert (and (>= first 1) (< first 3)))
; before
(assert (let ((a!1 (=> false (<= (select before 0) (- (select before 0) 2))))
      (a!2 (=> true (<= (select before 0) (- (select before 1) 2))))
      (a!3 (=> true (<= (select before 0) (- (select before 2) 2))))
      (a!4 (=> true (<= (select before 0) (- (select before 3) 2))))
      (a!5 (=> false (<= (select before 1) (- (select before 0) 2))))
      (a!6 (=> false (<= (select before 1) (- (select before 1) 2))))
      (a!7 (=> true (<= (select before 1) (- (select before 2) 2))))
      (a!8 (=> true (<= (select before 1) (- (select before 3) 2))))
      (a!9 (=> false (<= (select before 2) (- (select before 0) 2))))
      (a!10 (=> false (<= (select before 2) (- (select before 1) 2))))
      (a!11 (=> false (<= (select before 2) (- (select before 2) 2))))
      (a!12 (=> true (<= (select before 2) (- (select before 3) 2)))))
  (and (>= n 0)
       (= (select before 0) 0)
       (>= (select before 3) 0)
       (= (select before 3) (- n 0))
       (= (select before 1) (+ (select before 0) 2))
       (>= (select before 0) 0)
       (<= (select before 0) (- n 2))
       (= (select before 2) (+ (select before 1) 2))
       (>= (select before 1) 0)
       (<= (select before 1) (- n 2))
       (= (select before 3) (+ (select before 2) 2))
       (>= (select before 2) 0)
       (<= (select before 2) (- n 2))
       a!1
       a!2
       a!3
       a!4
       a!5
       a!6
       a!7
       a!8
       a!9
       a!10
       a!11
       a!12)))
; p
(assert (and (>= p 1) (<= p 3) (>= d 0) (< d 2)))
; q
(assert (and (>= q 1) (<= q 3) (>= |depth of q| 0) (< |depth of q| 2)))
(push 1)
; the premises alone
(check-sat)
(pop 1)
(pop 1)
(push 1)
; first
(assert (and (>= first 1) (< first 3)))
; before
(assert (let ((a!1 (=> false (<= (select before 0) (- (select before 0) 2))))
      (a!2 (=> true (<= (select before 0) (- (select before 1) 2))))
      (a!3 (=> true (<= (select before 0) (- (select before 2) 2))))
      (a!4 (=> true (<= (select before 0) (- (select before 3) 2))))
      (a!5 (=> false (<= (select before 1) (- (select before 0) 2))))
      (a!6 (=> false (<= (select before 1) (- (select before 1) 2))))
      (a!7 (=> true (<= (select before 1) (- (select before 2) 2))))
      (a!8 (=> true (<= (select before 1) (- (select before 3) 2))))
      (a!9 (=> false (<= (select before 2) (- (select before 0) 2))))
      (a!10 (=> false (<= (select before 2) (- (select before 1) 2))))
      (a!11 (=> false (<= (select before 2) (- (select before 2) 2))))
      (a!12 (=> true (<= (select before 2) (- (select before 3) 2)))))
  (and (>= n 0)
       (= (select before 0) 0)
       (>= (select before 3) 0)
       (= (select before 3) (- n 0))
       (= (select before 1) (+ (select before 0) 2))
       (>= (select before 0) 0)
       (<= (select before 0) (- n 2))
       (= (select before 2) (+ (select before 1) 2))
       (>= (select before 1) 0)
       (<= (select before 1) (- n 2))
       (= (select before 3) (+ (select before 2) 2))
       (>= (select before 2) 0)
       (<= (select before 2) (- n 2))
       a!1
       a!2
       a!3
       a!4
       a!5
       a!6
       a!7
       a!8
       a!9
       a!10
       a!11
       a!12)))
; p
(assert (and (>= p 1) (<= p 3) (>= d 0) (< d 2)))
; q
(assert (and (>= q 1) (<= q 3) (>= |depth of q| 0) (< |depth of q| 2)))
(push 1)
; the premises alone
(check-sat)
(pop 1)
(pop 1)
(push 1)
; first
(assert (and (>= first 1) (< first 3)))
; before
(assert (let ((a!1 (=> false (<= (select before 0) (- (select before 0) 3))))
      (a!2 (=> true (<= (select before 0) (- (select before 1) 3))))
      (a!3 (=> true (<= (select before 0) (- (select before 2) 3))))
      (a!4 (=> false (<= (select before 1) (- (select before 0) 3))))
      (a!5 (=> false (<= (select before 1) (- (select before 1) 3))))
      (a!6 (=> true (<= (select before 1) (- (select before 2) 3)))))
  (and (>= n 0)
       (= (select before 0) 0)
       (>= (select before 2) 0)
       (= (select before 2) (- n 0))
       (= (select before 1) (+ (select before 0) 3))
       (>= (select before 0) 0)
       (<= (select before 0) (- n 3))
       (= (select before 2) (+ (select before 1) 3))
       (>= (select before 1) 0)
       (<= (select before 1) (- n 3))
       a!1
       a!2
       a!3
       a!4
       a!5
       a!6)))
; p
(assert (and (>= p 1) (<= p 3) (>= d 0) (< d 2)))
; q
(assert (and (>= q 1) (<= q 3) (>= |depth of q| 0) (< |depth of q| 2)))
(push 1)
; the premises alone
(check-sat)
(pop 1)
(pop 1)
(push 1)
; first
(assert (and (>= first 1) (< first 3)))
; before
(assert (let ((a!1 (=> false (<= (select before 0) (- (select before 0) 3))))
      (a!2 (=> true (<= (select before 0) (- (select before 1) 3))))
      (a!3 (=> true (<= (select before 0) (- (select before 2) 3))))
      (a!4 (=> false (<= (select before 1) (- (select before 0) 3))))
      (a!5 (=> false (<= (select before 1) (- (select before 1) 3))))
      (a!6 (=> true (<= (select before 1) (- (select before 2) 3)))))
  (and (>= n 0)
       (= (select before 0) 0)
       (>= (select before 2) 0)
       (= (select before 2) (- n 0))
       (= (select before 1) (+ (select before 0) 3))
       (>= (select before 0) 0)
       (<= (select before 0) (- n 3))
       (= (select before 2) (+ (select before 1) 3))
       (>= (select before 1) 0)
       (<= (select before 1) (- n 3))
       a!1
       a!2
       a!3
       a!4
       a!5
       a!6)))
; p
(assert (and (>= p 1) (<= p 3) (>= d 0) (< d 2)))
; q
(assert (and (>= q 1) (<= q 3) (>= |depth of q| 0) (< |depth of q| 2)))
(push 1)
; the premises alone
(check-sat)
(pop 1)
(pop 1)
(push 1)
; first
(assert (and (>= first 1) (< first 3)))
; before
(assert (let ((a!1 (=> false (<= (select before 0) (- (select before 0) 2))))
      (a!2 (=> true (<= (select before 0) (- (select before 1) 2))))
      (a!3 (=> true (<= (select before 0) (- (select before 2) 2))))
      (a!4 (=> false (<= (select before 1) (- (select before 0) 2))))
      (a!5 (=> false (<= (select before 1) (- (select before 1) 2))))
      (a!6 (=> true (<= (select before 1) (- (select before 2) 2)))))
  (and (>= n 0)
       (= (select before 0) 0)
       (>= (select before 2) 0)
       (= (select before 2) (- n 2))
       (= (select before 1) (+ (select before 0) 2))
       (>= (select before 0) 0)
       (<= (select before 0) (- n 2))
       (= (select before 2) (+ (select before 1) 2))
       (>= (select before 1) 0)
       (<= (select before 1) (- n 2))
       a!1
       a!2
       a!3
       a!4
       a!5
       a!6)))
; p
(assert (and (>= p 1) (<= p 3) (>= d 0) (< d 2)))
; q
(assert (and (>= q 1) (<= q 3) (>= |depth of q| 0) (< |depth of q| 2)))
(push 1)
; the premises alone
(check-sat)
(pop 1)
(pop 1)
(push 1)
; first
(assert (and (>= first 1) (< first 3)))
; before
(assert (let ((a!1 (=> false (<= (select before 0) (- (select before 0) 2))))
      (a!2 (=> true (<= (select before 0) (- (select before 1) 2))))
      (a!3 (=> true (<= (select before 0) (- (select before 2) 2))))
      (a!4 (=> false (<= (select before 1) (- (select before 0) 2))))
      (a!5 (=> false (<= (select before 1) (- (select before 1) 2))))
      (a!6 (=> true (<= (select before 1) (- (select before 2) 2)))))
  (and (>= n 0)
       (= (select before 0) 0)
       (>= (select before 2) 0)
       (= (select before 2) (- n 2))
       (= (select before 1) (+ (select before 0) 2))
       (>= (select before 0) 0)
       (<= (select before 0) (- n 2))
       (= (select before 2) (+ (select before 1) 2))
       (>= (select before 1) 0)
       (<= (select before 1) (- n 2))
       a!1
       a!2
       a!3
       a!4
       a!5
       a!6)))
; p
(assert (and (>= p 1) (<= p 3) (>= d 0) (< d 2)))
; q
(assert (and (>= q 1) (<= q 3) (>= |depth of q| 0) (< |depth of q| 2)))
(push 1)
; the premises alone
(check-sat)
(pop 1)
(pop 1)
