; the place of the next card is free: turns and places belong together one to one; so whatever card is to be turned next can be laid there
; bit-vectors of 12; all r, s <= 40
; every answer must be: unsat
(set-logic ALL)
(declare-fun c () (_ BitVec 12))
(declare-fun |depth of a turn| () (Array (_ BitVec 12) (_ BitVec 12)))
(declare-fun p () (_ BitVec 12))
(declare-fun |pile of a turn| () (Array (_ BitVec 12) (_ BitVec 12)))
(declare-fun r () (_ BitVec 12))
(declare-fun s () (_ BitVec 12))
(declare-fun |turn of a depth| () (Array (_ BitVec 12) (_ BitVec 12)))
(declare-fun x.count () (_ BitVec 12))
(declare-fun x.gone () (Array (_ BitVec 12) (_ BitVec 12)))
(declare-fun y.count () (_ BitVec 12))
(declare-fun y.gone () (Array (_ BitVec 12) (_ BitVec 12)))
(push 1)
; c
(assert (and (bvsge c #x001) (bvsle c r)))
; turn
(assert (let ((a!1 (= y.gone (store x.gone c (bvadd (select x.gone c) #x001)))))
  (and (bvslt (select x.gone c) s) a!1 (= y.count (bvadd x.count #x001)))))
; x is in bounds
(assert (let ((a!1 (forall ((any1 (_ BitVec 12)))
             (=> (and (bvsge any1 #x001) (bvsle any1 r))
                 (and (bvsge (select x.gone any1) #x000)
                      (bvsle (select x.gone any1) s))))))
  (and a!1 (bvsge x.count #x000) (bvslt x.count (bvmul r s)))))
; x is laid
(assert (forall ((any2 (_ BitVec 12)))
  (let ((a!1 (and (bvsge (select |pile of a turn| any2) #x001)
                  (bvsle (select |pile of a turn| any2) r)
                  (bvsge (select |depth of a turn| any2) #x000)
                  (bvslt (select |depth of a turn| any2)
                         (select x.gone (select |pile of a turn| any2))))))
    (=> (and (bvsge any2 #x001) (bvsle any2 (bvmul r s)))
        (=> (bvsle any2 x.count) a!1)))))
; x is one to one
(assert (let ((a!1 (forall ((any3 (_ BitVec 12)))
             (let ((a!1 (and (bvsge (select |turn of a depth| any3) #x001)
                             (bvsle (select |turn of a depth| any3) x.count)
                             (= (select |pile of a turn|
                                        (select |turn of a depth| any3))
                                p)
                             (= (select |depth of a turn|
                                        (select |turn of a depth| any3))
                                any3))))
               (=> (and (bvsge any3 #x000) (bvsle any3 (bvsub s #x001)))
                   (=> (bvslt any3 (select x.gone p)) a!1)))))
      (a!2 (forall ((any4 (_ BitVec 12)))
             (let ((a!1 (=> (and (bvsle any4 x.count)
                                 (= (select |pile of a turn| any4) p))
                            (= (select |turn of a depth|
                                       (select |depth of a turn| any4))
                               any4))))
               (=> (and (bvsge any4 #x001) (bvsle any4 (bvmul r s))) a!1)))))
  (and a!1 a!2)))
; limit of the size, r
(assert (bvsge r #x002))
; limit of the size, s
(assert (bvsge s #x001))
; limit of the size, most r
(assert (bvsle r #x028))
; limit of the size, most s
(assert (bvsle s #x028))
(push 1)
; goal laid, denied
(assert (let ((a!1 (forall ((any5 (_ BitVec 12)))
             (let ((a!1 (bvsge (select (store |pile of a turn|
                                              (bvadd x.count #x001)
                                              c)
                                       any5)
                               #x001))
                   (a!2 (bvsle (select (store |pile of a turn|
                                              (bvadd x.count #x001)
                                              c)
                                       any5)
                               r))
                   (a!3 (select (store |depth of a turn|
                                       (bvadd x.count #x001)
                                       (select x.gone c))
                                any5))
                   (a!4 (select y.gone
                                (select (store |pile of a turn|
                                               (bvadd x.count #x001)
                                               c)
                                        any5))))
               (=> (and (bvsge any5 #x001) (bvsle any5 (bvmul r s)))
                   (=> (bvsle any5 y.count)
                       (and a!1 a!2 (bvsge a!3 #x000) (bvslt a!3 a!4))))))))
  (not a!1)))
(check-sat)
(pop 1)
(push 1)
; goal a turn for each place, denied
(assert (let ((a!1 (forall ((any6 (_ BitVec 12)))
             (let ((a!1 (select (ite (= p c)
                                     (store |turn of a depth|
                                            (select x.gone c)
                                            (bvadd x.count #x001))
                                     |turn of a depth|)
                                any6)))
             (let ((a!2 (= (select (store |pile of a turn|
                                          (bvadd x.count #x001)
                                          c)
                                   a!1)
                           p))
                   (a!3 (= (select (store |depth of a turn|
                                          (bvadd x.count #x001)
                                          (select x.gone c))
                                   a!1)
                           any6)))
               (=> (and (bvsge any6 #x000) (bvsle any6 (bvsub s #x001)))
                   (=> (bvslt any6 (select y.gone p))
                       (and (bvsge a!1 #x001) (bvsle a!1 y.count) a!2 a!3))))))))
  (not a!1)))
(check-sat)
(pop 1)
(push 1)
; goal a place for each turn, denied
(assert (let ((a!1 (forall ((any7 (_ BitVec 12)))
             (let ((a!1 (= (select (store |pile of a turn|
                                          (bvadd x.count #x001)
                                          c)
                                   any7)
                           p))
                   (a!2 (select (ite (= p c)
                                     (store |turn of a depth|
                                            (select x.gone c)
                                            (bvadd x.count #x001))
                                     |turn of a depth|)
                                (select (store |depth of a turn|
                                               (bvadd x.count #x001)
                                               (select x.gone c))
                                        any7))))
               (=> (and (bvsge any7 #x001) (bvsle any7 (bvmul r s)))
                   (=> (and (bvsle any7 y.count) a!1) (= a!2 any7)))))))
  (not a!1)))
(check-sat)
(pop 1)
(pop 1)
