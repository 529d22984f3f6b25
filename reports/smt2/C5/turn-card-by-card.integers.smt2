; turning a card adds one to the cards seen of its rank and keeps the balance (a lemma for each place)
; integers; 13x4, any deal
; every answer must be: unsat
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
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1
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
        a!12
        a!13
        a!14
        a!15
        a!16
        a!17
        a!18
        a!19
        a!20
        a!21
        a!22
        a!23
        a!24
        a!25
        a!26
        a!27
        a!28
        a!29
        a!30
        a!31
        a!32
        a!33
        a!34
        a!35
        a!36
        a!37
        a!38
        a!39
        a!40
        a!41
        a!42
        a!43
        a!44
        a!45
        a!46
        a!47
        a!48
        a!49
        a!50
        a!51
        a!52
        (ite (= q 13) 1 0)))))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal counted, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0))
      (a!53 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!54 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!55 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!56 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!57 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!58 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!59 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!60 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!61 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!62 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!63 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!64 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!65 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!66 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!67 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!68 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!69 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!70 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!71 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!72 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!73 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!74 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!75 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!76 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!77 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!78 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!79 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!80 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!81 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!82 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!83 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!84 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!85 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!86 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!87 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!88 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!89 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!90 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!91 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!92 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!93 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!94 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!95 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!96 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!97 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!98 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!99 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!100 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!102 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!104 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!105 (+ a!53
                a!54
                a!55
                a!56
                a!57
                a!58
                a!59
                a!60
                a!61
                a!62
                a!63
                a!64
                a!65
                a!66
                a!67
                a!68
                a!69
                a!70
                a!71
                a!72
                a!73
                a!74
                a!75
                a!76
                a!77
                a!78
                a!79
                a!80
                a!81
                a!82
                a!83
                a!84
                a!85
                a!86
                a!87
                a!88
                a!89
                a!90
                a!91
                a!92
                a!93
                a!94
                a!95
                a!96
                a!97
                a!98
                a!99
                a!100
                a!101
                a!102
                a!103
                a!104
                (ite (= q (rank 1 0)) 1 0))))
  (not (= (+ a!1
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
             a!12
             a!13
             a!14
             a!15
             a!16
             a!17
             a!18
             a!19
             a!20
             a!21
             a!22
             a!23
             a!24
             a!25
             a!26
             a!27
             a!28
             a!29
             a!30
             a!31
             a!32
             a!33
             a!34
             a!35
             a!36
             a!37
             a!38
             a!39
             a!40
             a!41
             a!42
             a!43
             a!44
             a!45
             a!46
             a!47
             a!48
             a!49
             a!50
             a!51
             a!52)
          a!105)))))
(check-sat)
(pop 1)
(push 1)
; goal balance, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!53 (= (+ (select y.gone q) (ite (= q y.here) 1 0))
               (+ a!1
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
                  a!12
                  a!13
                  a!14
                  a!15
                  a!16
                  a!17
                  a!18
                  a!19
                  a!20
                  a!21
                  a!22
                  a!23
                  a!24
                  a!25
                  a!26
                  a!27
                  a!28
                  a!29
                  a!30
                  a!31
                  a!32
                  a!33
                  a!34
                  a!35
                  a!36
                  a!37
                  a!38
                  a!39
                  a!40
                  a!41
                  a!42
                  a!43
                  a!44
                  a!45
                  a!46
                  a!47
                  a!48
                  a!49
                  a!50
                  a!51
                  a!52
                  (ite (= q 13) 1 0)))))
  (not a!53))))
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
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1
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
        a!12
        a!13
        a!14
        a!15
        a!16
        a!17
        a!18
        a!19
        a!20
        a!21
        a!22
        a!23
        a!24
        a!25
        a!26
        a!27
        a!28
        a!29
        a!30
        a!31
        a!32
        a!33
        a!34
        a!35
        a!36
        a!37
        a!38
        a!39
        a!40
        a!41
        a!42
        a!43
        a!44
        a!45
        a!46
        a!47
        a!48
        a!49
        a!50
        a!51
        a!52
        (ite (= q 13) 1 0)))))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal counted, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0))
      (a!53 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!54 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!55 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!56 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!57 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!58 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!59 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!60 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!61 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!62 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!63 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!64 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!65 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!66 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!67 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!68 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!69 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!70 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!71 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!72 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!73 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!74 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!75 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!76 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!77 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!78 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!79 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!80 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!81 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!82 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!83 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!84 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!85 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!86 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!87 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!88 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!89 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!90 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!91 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!92 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!93 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!94 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!95 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!96 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!97 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!98 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!99 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!100 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!102 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!104 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!105 (+ a!53
                a!54
                a!55
                a!56
                a!57
                a!58
                a!59
                a!60
                a!61
                a!62
                a!63
                a!64
                a!65
                a!66
                a!67
                a!68
                a!69
                a!70
                a!71
                a!72
                a!73
                a!74
                a!75
                a!76
                a!77
                a!78
                a!79
                a!80
                a!81
                a!82
                a!83
                a!84
                a!85
                a!86
                a!87
                a!88
                a!89
                a!90
                a!91
                a!92
                a!93
                a!94
                a!95
                a!96
                a!97
                a!98
                a!99
                a!100
                a!101
                a!102
                a!103
                a!104
                (ite (= q (rank 1 1)) 1 0))))
  (not (= (+ a!1
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
             a!12
             a!13
             a!14
             a!15
             a!16
             a!17
             a!18
             a!19
             a!20
             a!21
             a!22
             a!23
             a!24
             a!25
             a!26
             a!27
             a!28
             a!29
             a!30
             a!31
             a!32
             a!33
             a!34
             a!35
             a!36
             a!37
             a!38
             a!39
             a!40
             a!41
             a!42
             a!43
             a!44
             a!45
             a!46
             a!47
             a!48
             a!49
             a!50
             a!51
             a!52)
          a!105)))))
(check-sat)
(pop 1)
(push 1)
; goal balance, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!53 (= (+ (select y.gone q) (ite (= q y.here) 1 0))
               (+ a!1
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
                  a!12
                  a!13
                  a!14
                  a!15
                  a!16
                  a!17
                  a!18
                  a!19
                  a!20
                  a!21
                  a!22
                  a!23
                  a!24
                  a!25
                  a!26
                  a!27
                  a!28
                  a!29
                  a!30
                  a!31
                  a!32
                  a!33
                  a!34
                  a!35
                  a!36
                  a!37
                  a!38
                  a!39
                  a!40
                  a!41
                  a!42
                  a!43
                  a!44
                  a!45
                  a!46
                  a!47
                  a!48
                  a!49
                  a!50
                  a!51
                  a!52
                  (ite (= q 13) 1 0)))))
  (not a!53))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; place
(assert (and (= x.here 1) (= (select x.gone 1) 2)))
; leaves
(assert (= y.gone (store x.gone 1 3)))
; next card
(assert (= y.here (rank 1 2)))
; balance
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1
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
        a!12
        a!13
        a!14
        a!15
        a!16
        a!17
        a!18
        a!19
        a!20
        a!21
        a!22
        a!23
        a!24
        a!25
        a!26
        a!27
        a!28
        a!29
        a!30
        a!31
        a!32
        a!33
        a!34
        a!35
        a!36
        a!37
        a!38
        a!39
        a!40
        a!41
        a!42
        a!43
        a!44
        a!45
        a!46
        a!47
        a!48
        a!49
        a!50
        a!51
        a!52
        (ite (= q 13) 1 0)))))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal counted, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0))
      (a!53 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!54 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!55 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!56 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!57 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!58 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!59 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!60 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!61 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!62 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!63 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!64 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!65 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!66 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!67 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!68 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!69 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!70 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!71 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!72 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!73 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!74 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!75 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!76 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!77 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!78 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!79 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!80 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!81 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!82 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!83 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!84 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!85 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!86 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!87 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!88 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!89 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!90 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!91 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!92 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!93 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!94 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!95 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!96 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!97 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!98 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!99 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!100 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!102 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!104 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!105 (+ a!53
                a!54
                a!55
                a!56
                a!57
                a!58
                a!59
                a!60
                a!61
                a!62
                a!63
                a!64
                a!65
                a!66
                a!67
                a!68
                a!69
                a!70
                a!71
                a!72
                a!73
                a!74
                a!75
                a!76
                a!77
                a!78
                a!79
                a!80
                a!81
                a!82
                a!83
                a!84
                a!85
                a!86
                a!87
                a!88
                a!89
                a!90
                a!91
                a!92
                a!93
                a!94
                a!95
                a!96
                a!97
                a!98
                a!99
                a!100
                a!101
                a!102
                a!103
                a!104
                (ite (= q (rank 1 2)) 1 0))))
  (not (= (+ a!1
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
             a!12
             a!13
             a!14
             a!15
             a!16
             a!17
             a!18
             a!19
             a!20
             a!21
             a!22
             a!23
             a!24
             a!25
             a!26
             a!27
             a!28
             a!29
             a!30
             a!31
             a!32
             a!33
             a!34
             a!35
             a!36
             a!37
             a!38
             a!39
             a!40
             a!41
             a!42
             a!43
             a!44
             a!45
             a!46
             a!47
             a!48
             a!49
             a!50
             a!51
             a!52)
          a!105)))))
(check-sat)
(pop 1)
(push 1)
; goal balance, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!53 (= (+ (select y.gone q) (ite (= q y.here) 1 0))
               (+ a!1
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
                  a!12
                  a!13
                  a!14
                  a!15
                  a!16
                  a!17
                  a!18
                  a!19
                  a!20
                  a!21
                  a!22
                  a!23
                  a!24
                  a!25
                  a!26
                  a!27
                  a!28
                  a!29
                  a!30
                  a!31
                  a!32
                  a!33
                  a!34
                  a!35
                  a!36
                  a!37
                  a!38
                  a!39
                  a!40
                  a!41
                  a!42
                  a!43
                  a!44
                  a!45
                  a!46
                  a!47
                  a!48
                  a!49
                  a!50
                  a!51
                  a!52
                  (ite (= q 13) 1 0)))))
  (not a!53))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; place
(assert (and (= x.here 1) (= (select x.gone 1) 3)))
; leaves
(assert (= y.gone (store x.gone 1 4)))
; next card
(assert (= y.here (rank 1 3)))
; balance
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1
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
        a!12
        a!13
        a!14
        a!15
        a!16
        a!17
        a!18
        a!19
        a!20
        a!21
        a!22
        a!23
        a!24
        a!25
        a!26
        a!27
        a!28
        a!29
        a!30
        a!31
        a!32
        a!33
        a!34
        a!35
        a!36
        a!37
        a!38
        a!39
        a!40
        a!41
        a!42
        a!43
        a!44
        a!45
        a!46
        a!47
        a!48
        a!49
        a!50
        a!51
        a!52
        (ite (= q 13) 1 0)))))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal counted, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0))
      (a!53 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!54 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!55 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!56 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!57 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!58 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!59 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!60 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!61 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!62 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!63 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!64 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!65 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!66 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!67 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!68 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!69 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!70 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!71 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!72 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!73 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!74 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!75 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!76 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!77 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!78 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!79 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!80 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!81 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!82 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!83 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!84 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!85 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!86 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!87 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!88 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!89 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!90 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!91 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!92 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!93 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!94 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!95 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!96 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!97 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!98 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!99 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!100 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!102 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!104 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!105 (+ a!53
                a!54
                a!55
                a!56
                a!57
                a!58
                a!59
                a!60
                a!61
                a!62
                a!63
                a!64
                a!65
                a!66
                a!67
                a!68
                a!69
                a!70
                a!71
                a!72
                a!73
                a!74
                a!75
                a!76
                a!77
                a!78
                a!79
                a!80
                a!81
                a!82
                a!83
                a!84
                a!85
                a!86
                a!87
                a!88
                a!89
                a!90
                a!91
                a!92
                a!93
                a!94
                a!95
                a!96
                a!97
                a!98
                a!99
                a!100
                a!101
                a!102
                a!103
                a!104
                (ite (= q (rank 1 3)) 1 0))))
  (not (= (+ a!1
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
             a!12
             a!13
             a!14
             a!15
             a!16
             a!17
             a!18
             a!19
             a!20
             a!21
             a!22
             a!23
             a!24
             a!25
             a!26
             a!27
             a!28
             a!29
             a!30
             a!31
             a!32
             a!33
             a!34
             a!35
             a!36
             a!37
             a!38
             a!39
             a!40
             a!41
             a!42
             a!43
             a!44
             a!45
             a!46
             a!47
             a!48
             a!49
             a!50
             a!51
             a!52)
          a!105)))))
(check-sat)
(pop 1)
(push 1)
; goal balance, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!53 (= (+ (select y.gone q) (ite (= q y.here) 1 0))
               (+ a!1
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
                  a!12
                  a!13
                  a!14
                  a!15
                  a!16
                  a!17
                  a!18
                  a!19
                  a!20
                  a!21
                  a!22
                  a!23
                  a!24
                  a!25
                  a!26
                  a!27
                  a!28
                  a!29
                  a!30
                  a!31
                  a!32
                  a!33
                  a!34
                  a!35
                  a!36
                  a!37
                  a!38
                  a!39
                  a!40
                  a!41
                  a!42
                  a!43
                  a!44
                  a!45
                  a!46
                  a!47
                  a!48
                  a!49
                  a!50
                  a!51
                  a!52
                  (ite (= q 13) 1 0)))))
  (not a!53))))
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
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1
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
        a!12
        a!13
        a!14
        a!15
        a!16
        a!17
        a!18
        a!19
        a!20
        a!21
        a!22
        a!23
        a!24
        a!25
        a!26
        a!27
        a!28
        a!29
        a!30
        a!31
        a!32
        a!33
        a!34
        a!35
        a!36
        a!37
        a!38
        a!39
        a!40
        a!41
        a!42
        a!43
        a!44
        a!45
        a!46
        a!47
        a!48
        a!49
        a!50
        a!51
        a!52
        (ite (= q 13) 1 0)))))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal counted, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0))
      (a!53 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!54 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!55 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!56 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!57 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!58 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!59 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!60 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!61 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!62 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!63 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!64 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!65 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!66 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!67 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!68 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!69 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!70 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!71 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!72 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!73 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!74 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!75 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!76 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!77 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!78 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!79 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!80 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!81 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!82 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!83 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!84 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!85 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!86 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!87 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!88 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!89 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!90 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!91 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!92 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!93 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!94 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!95 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!96 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!97 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!98 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!99 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!100 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!102 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!104 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!105 (+ a!53
                a!54
                a!55
                a!56
                a!57
                a!58
                a!59
                a!60
                a!61
                a!62
                a!63
                a!64
                a!65
                a!66
                a!67
                a!68
                a!69
                a!70
                a!71
                a!72
                a!73
                a!74
                a!75
                a!76
                a!77
                a!78
                a!79
                a!80
                a!81
                a!82
                a!83
                a!84
                a!85
                a!86
                a!87
                a!88
                a!89
                a!90
                a!91
                a!92
                a!93
                a!94
                a!95
                a!96
                a!97
                a!98
                a!99
                a!100
                a!101
                a!102
                a!103
                a!104
                (ite (= q (rank 2 0)) 1 0))))
  (not (= (+ a!1
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
             a!12
             a!13
             a!14
             a!15
             a!16
             a!17
             a!18
             a!19
             a!20
             a!21
             a!22
             a!23
             a!24
             a!25
             a!26
             a!27
             a!28
             a!29
             a!30
             a!31
             a!32
             a!33
             a!34
             a!35
             a!36
             a!37
             a!38
             a!39
             a!40
             a!41
             a!42
             a!43
             a!44
             a!45
             a!46
             a!47
             a!48
             a!49
             a!50
             a!51
             a!52)
          a!105)))))
(check-sat)
(pop 1)
(push 1)
; goal balance, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!53 (= (+ (select y.gone q) (ite (= q y.here) 1 0))
               (+ a!1
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
                  a!12
                  a!13
                  a!14
                  a!15
                  a!16
                  a!17
                  a!18
                  a!19
                  a!20
                  a!21
                  a!22
                  a!23
                  a!24
                  a!25
                  a!26
                  a!27
                  a!28
                  a!29
                  a!30
                  a!31
                  a!32
                  a!33
                  a!34
                  a!35
                  a!36
                  a!37
                  a!38
                  a!39
                  a!40
                  a!41
                  a!42
                  a!43
                  a!44
                  a!45
                  a!46
                  a!47
                  a!48
                  a!49
                  a!50
                  a!51
                  a!52
                  (ite (= q 13) 1 0)))))
  (not a!53))))
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
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1
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
        a!12
        a!13
        a!14
        a!15
        a!16
        a!17
        a!18
        a!19
        a!20
        a!21
        a!22
        a!23
        a!24
        a!25
        a!26
        a!27
        a!28
        a!29
        a!30
        a!31
        a!32
        a!33
        a!34
        a!35
        a!36
        a!37
        a!38
        a!39
        a!40
        a!41
        a!42
        a!43
        a!44
        a!45
        a!46
        a!47
        a!48
        a!49
        a!50
        a!51
        a!52
        (ite (= q 13) 1 0)))))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal counted, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0))
      (a!53 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!54 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!55 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!56 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!57 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!58 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!59 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!60 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!61 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!62 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!63 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!64 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!65 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!66 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!67 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!68 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!69 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!70 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!71 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!72 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!73 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!74 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!75 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!76 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!77 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!78 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!79 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!80 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!81 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!82 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!83 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!84 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!85 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!86 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!87 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!88 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!89 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!90 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!91 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!92 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!93 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!94 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!95 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!96 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!97 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!98 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!99 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!100 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!102 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!104 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!105 (+ a!53
                a!54
                a!55
                a!56
                a!57
                a!58
                a!59
                a!60
                a!61
                a!62
                a!63
                a!64
                a!65
                a!66
                a!67
                a!68
                a!69
                a!70
                a!71
                a!72
                a!73
                a!74
                a!75
                a!76
                a!77
                a!78
                a!79
                a!80
                a!81
                a!82
                a!83
                a!84
                a!85
                a!86
                a!87
                a!88
                a!89
                a!90
                a!91
                a!92
                a!93
                a!94
                a!95
                a!96
                a!97
                a!98
                a!99
                a!100
                a!101
                a!102
                a!103
                a!104
                (ite (= q (rank 2 1)) 1 0))))
  (not (= (+ a!1
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
             a!12
             a!13
             a!14
             a!15
             a!16
             a!17
             a!18
             a!19
             a!20
             a!21
             a!22
             a!23
             a!24
             a!25
             a!26
             a!27
             a!28
             a!29
             a!30
             a!31
             a!32
             a!33
             a!34
             a!35
             a!36
             a!37
             a!38
             a!39
             a!40
             a!41
             a!42
             a!43
             a!44
             a!45
             a!46
             a!47
             a!48
             a!49
             a!50
             a!51
             a!52)
          a!105)))))
(check-sat)
(pop 1)
(push 1)
; goal balance, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!53 (= (+ (select y.gone q) (ite (= q y.here) 1 0))
               (+ a!1
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
                  a!12
                  a!13
                  a!14
                  a!15
                  a!16
                  a!17
                  a!18
                  a!19
                  a!20
                  a!21
                  a!22
                  a!23
                  a!24
                  a!25
                  a!26
                  a!27
                  a!28
                  a!29
                  a!30
                  a!31
                  a!32
                  a!33
                  a!34
                  a!35
                  a!36
                  a!37
                  a!38
                  a!39
                  a!40
                  a!41
                  a!42
                  a!43
                  a!44
                  a!45
                  a!46
                  a!47
                  a!48
                  a!49
                  a!50
                  a!51
                  a!52
                  (ite (= q 13) 1 0)))))
  (not a!53))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; place
(assert (and (= x.here 2) (= (select x.gone 2) 2)))
; leaves
(assert (= y.gone (store x.gone 2 3)))
; next card
(assert (= y.here (rank 2 2)))
; balance
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1
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
        a!12
        a!13
        a!14
        a!15
        a!16
        a!17
        a!18
        a!19
        a!20
        a!21
        a!22
        a!23
        a!24
        a!25
        a!26
        a!27
        a!28
        a!29
        a!30
        a!31
        a!32
        a!33
        a!34
        a!35
        a!36
        a!37
        a!38
        a!39
        a!40
        a!41
        a!42
        a!43
        a!44
        a!45
        a!46
        a!47
        a!48
        a!49
        a!50
        a!51
        a!52
        (ite (= q 13) 1 0)))))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal counted, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0))
      (a!53 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!54 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!55 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!56 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!57 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!58 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!59 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!60 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!61 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!62 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!63 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!64 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!65 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!66 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!67 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!68 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!69 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!70 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!71 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!72 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!73 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!74 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!75 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!76 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!77 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!78 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!79 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!80 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!81 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!82 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!83 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!84 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!85 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!86 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!87 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!88 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!89 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!90 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!91 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!92 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!93 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!94 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!95 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!96 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!97 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!98 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!99 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!100 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!102 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!104 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!105 (+ a!53
                a!54
                a!55
                a!56
                a!57
                a!58
                a!59
                a!60
                a!61
                a!62
                a!63
                a!64
                a!65
                a!66
                a!67
                a!68
                a!69
                a!70
                a!71
                a!72
                a!73
                a!74
                a!75
                a!76
                a!77
                a!78
                a!79
                a!80
                a!81
                a!82
                a!83
                a!84
                a!85
                a!86
                a!87
                a!88
                a!89
                a!90
                a!91
                a!92
                a!93
                a!94
                a!95
                a!96
                a!97
                a!98
                a!99
                a!100
                a!101
                a!102
                a!103
                a!104
                (ite (= q (rank 2 2)) 1 0))))
  (not (= (+ a!1
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
             a!12
             a!13
             a!14
             a!15
             a!16
             a!17
             a!18
             a!19
             a!20
             a!21
             a!22
             a!23
             a!24
             a!25
             a!26
             a!27
             a!28
             a!29
             a!30
             a!31
             a!32
             a!33
             a!34
             a!35
             a!36
             a!37
             a!38
             a!39
             a!40
             a!41
             a!42
             a!43
             a!44
             a!45
             a!46
             a!47
             a!48
             a!49
             a!50
             a!51
             a!52)
          a!105)))))
(check-sat)
(pop 1)
(push 1)
; goal balance, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!53 (= (+ (select y.gone q) (ite (= q y.here) 1 0))
               (+ a!1
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
                  a!12
                  a!13
                  a!14
                  a!15
                  a!16
                  a!17
                  a!18
                  a!19
                  a!20
                  a!21
                  a!22
                  a!23
                  a!24
                  a!25
                  a!26
                  a!27
                  a!28
                  a!29
                  a!30
                  a!31
                  a!32
                  a!33
                  a!34
                  a!35
                  a!36
                  a!37
                  a!38
                  a!39
                  a!40
                  a!41
                  a!42
                  a!43
                  a!44
                  a!45
                  a!46
                  a!47
                  a!48
                  a!49
                  a!50
                  a!51
                  a!52
                  (ite (= q 13) 1 0)))))
  (not a!53))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; place
(assert (and (= x.here 2) (= (select x.gone 2) 3)))
; leaves
(assert (= y.gone (store x.gone 2 4)))
; next card
(assert (= y.here (rank 2 3)))
; balance
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1
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
        a!12
        a!13
        a!14
        a!15
        a!16
        a!17
        a!18
        a!19
        a!20
        a!21
        a!22
        a!23
        a!24
        a!25
        a!26
        a!27
        a!28
        a!29
        a!30
        a!31
        a!32
        a!33
        a!34
        a!35
        a!36
        a!37
        a!38
        a!39
        a!40
        a!41
        a!42
        a!43
        a!44
        a!45
        a!46
        a!47
        a!48
        a!49
        a!50
        a!51
        a!52
        (ite (= q 13) 1 0)))))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal counted, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0))
      (a!53 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!54 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!55 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!56 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!57 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!58 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!59 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!60 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!61 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!62 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!63 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!64 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!65 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!66 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!67 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!68 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!69 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!70 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!71 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!72 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!73 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!74 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!75 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!76 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!77 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!78 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!79 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!80 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!81 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!82 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!83 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!84 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!85 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!86 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!87 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!88 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!89 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!90 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!91 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!92 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!93 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!94 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!95 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!96 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!97 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!98 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!99 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!100 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!102 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!104 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!105 (+ a!53
                a!54
                a!55
                a!56
                a!57
                a!58
                a!59
                a!60
                a!61
                a!62
                a!63
                a!64
                a!65
                a!66
                a!67
                a!68
                a!69
                a!70
                a!71
                a!72
                a!73
                a!74
                a!75
                a!76
                a!77
                a!78
                a!79
                a!80
                a!81
                a!82
                a!83
                a!84
                a!85
                a!86
                a!87
                a!88
                a!89
                a!90
                a!91
                a!92
                a!93
                a!94
                a!95
                a!96
                a!97
                a!98
                a!99
                a!100
                a!101
                a!102
                a!103
                a!104
                (ite (= q (rank 2 3)) 1 0))))
  (not (= (+ a!1
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
             a!12
             a!13
             a!14
             a!15
             a!16
             a!17
             a!18
             a!19
             a!20
             a!21
             a!22
             a!23
             a!24
             a!25
             a!26
             a!27
             a!28
             a!29
             a!30
             a!31
             a!32
             a!33
             a!34
             a!35
             a!36
             a!37
             a!38
             a!39
             a!40
             a!41
             a!42
             a!43
             a!44
             a!45
             a!46
             a!47
             a!48
             a!49
             a!50
             a!51
             a!52)
          a!105)))))
(check-sat)
(pop 1)
(push 1)
; goal balance, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!53 (= (+ (select y.gone q) (ite (= q y.here) 1 0))
               (+ a!1
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
                  a!12
                  a!13
                  a!14
                  a!15
                  a!16
                  a!17
                  a!18
                  a!19
                  a!20
                  a!21
                  a!22
                  a!23
                  a!24
                  a!25
                  a!26
                  a!27
                  a!28
                  a!29
                  a!30
                  a!31
                  a!32
                  a!33
                  a!34
                  a!35
                  a!36
                  a!37
                  a!38
                  a!39
                  a!40
                  a!41
                  a!42
                  a!43
                  a!44
                  a!45
                  a!46
                  a!47
                  a!48
                  a!49
                  a!50
                  a!51
                  a!52
                  (ite (= q 13) 1 0)))))
  (not a!53))))
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
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1
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
        a!12
        a!13
        a!14
        a!15
        a!16
        a!17
        a!18
        a!19
        a!20
        a!21
        a!22
        a!23
        a!24
        a!25
        a!26
        a!27
        a!28
        a!29
        a!30
        a!31
        a!32
        a!33
        a!34
        a!35
        a!36
        a!37
        a!38
        a!39
        a!40
        a!41
        a!42
        a!43
        a!44
        a!45
        a!46
        a!47
        a!48
        a!49
        a!50
        a!51
        a!52
        (ite (= q 13) 1 0)))))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal counted, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0))
      (a!53 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!54 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!55 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!56 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!57 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!58 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!59 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!60 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!61 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!62 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!63 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!64 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!65 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!66 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!67 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!68 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!69 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!70 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!71 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!72 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!73 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!74 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!75 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!76 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!77 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!78 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!79 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!80 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!81 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!82 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!83 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!84 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!85 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!86 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!87 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!88 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!89 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!90 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!91 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!92 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!93 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!94 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!95 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!96 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!97 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!98 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!99 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!100 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!102 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!104 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!105 (+ a!53
                a!54
                a!55
                a!56
                a!57
                a!58
                a!59
                a!60
                a!61
                a!62
                a!63
                a!64
                a!65
                a!66
                a!67
                a!68
                a!69
                a!70
                a!71
                a!72
                a!73
                a!74
                a!75
                a!76
                a!77
                a!78
                a!79
                a!80
                a!81
                a!82
                a!83
                a!84
                a!85
                a!86
                a!87
                a!88
                a!89
                a!90
                a!91
                a!92
                a!93
                a!94
                a!95
                a!96
                a!97
                a!98
                a!99
                a!100
                a!101
                a!102
                a!103
                a!104
                (ite (= q (rank 3 0)) 1 0))))
  (not (= (+ a!1
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
             a!12
             a!13
             a!14
             a!15
             a!16
             a!17
             a!18
             a!19
             a!20
             a!21
             a!22
             a!23
             a!24
             a!25
             a!26
             a!27
             a!28
             a!29
             a!30
             a!31
             a!32
             a!33
             a!34
             a!35
             a!36
             a!37
             a!38
             a!39
             a!40
             a!41
             a!42
             a!43
             a!44
             a!45
             a!46
             a!47
             a!48
             a!49
             a!50
             a!51
             a!52)
          a!105)))))
(check-sat)
(pop 1)
(push 1)
; goal balance, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!53 (= (+ (select y.gone q) (ite (= q y.here) 1 0))
               (+ a!1
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
                  a!12
                  a!13
                  a!14
                  a!15
                  a!16
                  a!17
                  a!18
                  a!19
                  a!20
                  a!21
                  a!22
                  a!23
                  a!24
                  a!25
                  a!26
                  a!27
                  a!28
                  a!29
                  a!30
                  a!31
                  a!32
                  a!33
                  a!34
                  a!35
                  a!36
                  a!37
                  a!38
                  a!39
                  a!40
                  a!41
                  a!42
                  a!43
                  a!44
                  a!45
                  a!46
                  a!47
                  a!48
                  a!49
                  a!50
                  a!51
                  a!52
                  (ite (= q 13) 1 0)))))
  (not a!53))))
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
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1
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
        a!12
        a!13
        a!14
        a!15
        a!16
        a!17
        a!18
        a!19
        a!20
        a!21
        a!22
        a!23
        a!24
        a!25
        a!26
        a!27
        a!28
        a!29
        a!30
        a!31
        a!32
        a!33
        a!34
        a!35
        a!36
        a!37
        a!38
        a!39
        a!40
        a!41
        a!42
        a!43
        a!44
        a!45
        a!46
        a!47
        a!48
        a!49
        a!50
        a!51
        a!52
        (ite (= q 13) 1 0)))))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal counted, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0))
      (a!53 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!54 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!55 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!56 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!57 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!58 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!59 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!60 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!61 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!62 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!63 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!64 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!65 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!66 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!67 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!68 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!69 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!70 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!71 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!72 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!73 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!74 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!75 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!76 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!77 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!78 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!79 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!80 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!81 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!82 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!83 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!84 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!85 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!86 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!87 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!88 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!89 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!90 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!91 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!92 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!93 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!94 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!95 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!96 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!97 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!98 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!99 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!100 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!102 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!104 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!105 (+ a!53
                a!54
                a!55
                a!56
                a!57
                a!58
                a!59
                a!60
                a!61
                a!62
                a!63
                a!64
                a!65
                a!66
                a!67
                a!68
                a!69
                a!70
                a!71
                a!72
                a!73
                a!74
                a!75
                a!76
                a!77
                a!78
                a!79
                a!80
                a!81
                a!82
                a!83
                a!84
                a!85
                a!86
                a!87
                a!88
                a!89
                a!90
                a!91
                a!92
                a!93
                a!94
                a!95
                a!96
                a!97
                a!98
                a!99
                a!100
                a!101
                a!102
                a!103
                a!104
                (ite (= q (rank 3 1)) 1 0))))
  (not (= (+ a!1
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
             a!12
             a!13
             a!14
             a!15
             a!16
             a!17
             a!18
             a!19
             a!20
             a!21
             a!22
             a!23
             a!24
             a!25
             a!26
             a!27
             a!28
             a!29
             a!30
             a!31
             a!32
             a!33
             a!34
             a!35
             a!36
             a!37
             a!38
             a!39
             a!40
             a!41
             a!42
             a!43
             a!44
             a!45
             a!46
             a!47
             a!48
             a!49
             a!50
             a!51
             a!52)
          a!105)))))
(check-sat)
(pop 1)
(push 1)
; goal balance, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!53 (= (+ (select y.gone q) (ite (= q y.here) 1 0))
               (+ a!1
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
                  a!12
                  a!13
                  a!14
                  a!15
                  a!16
                  a!17
                  a!18
                  a!19
                  a!20
                  a!21
                  a!22
                  a!23
                  a!24
                  a!25
                  a!26
                  a!27
                  a!28
                  a!29
                  a!30
                  a!31
                  a!32
                  a!33
                  a!34
                  a!35
                  a!36
                  a!37
                  a!38
                  a!39
                  a!40
                  a!41
                  a!42
                  a!43
                  a!44
                  a!45
                  a!46
                  a!47
                  a!48
                  a!49
                  a!50
                  a!51
                  a!52
                  (ite (= q 13) 1 0)))))
  (not a!53))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; place
(assert (and (= x.here 3) (= (select x.gone 3) 2)))
; leaves
(assert (= y.gone (store x.gone 3 3)))
; next card
(assert (= y.here (rank 3 2)))
; balance
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1
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
        a!12
        a!13
        a!14
        a!15
        a!16
        a!17
        a!18
        a!19
        a!20
        a!21
        a!22
        a!23
        a!24
        a!25
        a!26
        a!27
        a!28
        a!29
        a!30
        a!31
        a!32
        a!33
        a!34
        a!35
        a!36
        a!37
        a!38
        a!39
        a!40
        a!41
        a!42
        a!43
        a!44
        a!45
        a!46
        a!47
        a!48
        a!49
        a!50
        a!51
        a!52
        (ite (= q 13) 1 0)))))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal counted, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0))
      (a!53 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!54 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!55 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!56 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!57 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!58 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!59 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!60 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!61 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!62 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!63 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!64 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!65 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!66 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!67 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!68 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!69 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!70 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!71 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!72 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!73 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!74 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!75 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!76 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!77 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!78 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!79 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!80 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!81 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!82 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!83 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!84 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!85 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!86 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!87 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!88 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!89 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!90 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!91 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!92 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!93 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!94 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!95 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!96 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!97 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!98 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!99 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!100 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!102 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!104 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!105 (+ a!53
                a!54
                a!55
                a!56
                a!57
                a!58
                a!59
                a!60
                a!61
                a!62
                a!63
                a!64
                a!65
                a!66
                a!67
                a!68
                a!69
                a!70
                a!71
                a!72
                a!73
                a!74
                a!75
                a!76
                a!77
                a!78
                a!79
                a!80
                a!81
                a!82
                a!83
                a!84
                a!85
                a!86
                a!87
                a!88
                a!89
                a!90
                a!91
                a!92
                a!93
                a!94
                a!95
                a!96
                a!97
                a!98
                a!99
                a!100
                a!101
                a!102
                a!103
                a!104
                (ite (= q (rank 3 2)) 1 0))))
  (not (= (+ a!1
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
             a!12
             a!13
             a!14
             a!15
             a!16
             a!17
             a!18
             a!19
             a!20
             a!21
             a!22
             a!23
             a!24
             a!25
             a!26
             a!27
             a!28
             a!29
             a!30
             a!31
             a!32
             a!33
             a!34
             a!35
             a!36
             a!37
             a!38
             a!39
             a!40
             a!41
             a!42
             a!43
             a!44
             a!45
             a!46
             a!47
             a!48
             a!49
             a!50
             a!51
             a!52)
          a!105)))))
(check-sat)
(pop 1)
(push 1)
; goal balance, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!53 (= (+ (select y.gone q) (ite (= q y.here) 1 0))
               (+ a!1
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
                  a!12
                  a!13
                  a!14
                  a!15
                  a!16
                  a!17
                  a!18
                  a!19
                  a!20
                  a!21
                  a!22
                  a!23
                  a!24
                  a!25
                  a!26
                  a!27
                  a!28
                  a!29
                  a!30
                  a!31
                  a!32
                  a!33
                  a!34
                  a!35
                  a!36
                  a!37
                  a!38
                  a!39
                  a!40
                  a!41
                  a!42
                  a!43
                  a!44
                  a!45
                  a!46
                  a!47
                  a!48
                  a!49
                  a!50
                  a!51
                  a!52
                  (ite (= q 13) 1 0)))))
  (not a!53))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; place
(assert (and (= x.here 3) (= (select x.gone 3) 3)))
; leaves
(assert (= y.gone (store x.gone 3 4)))
; next card
(assert (= y.here (rank 3 3)))
; balance
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1
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
        a!12
        a!13
        a!14
        a!15
        a!16
        a!17
        a!18
        a!19
        a!20
        a!21
        a!22
        a!23
        a!24
        a!25
        a!26
        a!27
        a!28
        a!29
        a!30
        a!31
        a!32
        a!33
        a!34
        a!35
        a!36
        a!37
        a!38
        a!39
        a!40
        a!41
        a!42
        a!43
        a!44
        a!45
        a!46
        a!47
        a!48
        a!49
        a!50
        a!51
        a!52
        (ite (= q 13) 1 0)))))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal counted, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0))
      (a!53 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!54 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!55 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!56 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!57 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!58 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!59 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!60 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!61 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!62 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!63 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!64 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!65 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!66 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!67 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!68 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!69 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!70 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!71 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!72 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!73 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!74 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!75 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!76 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!77 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!78 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!79 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!80 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!81 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!82 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!83 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!84 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!85 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!86 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!87 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!88 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!89 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!90 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!91 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!92 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!93 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!94 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!95 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!96 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!97 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!98 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!99 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!100 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!102 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!104 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!105 (+ a!53
                a!54
                a!55
                a!56
                a!57
                a!58
                a!59
                a!60
                a!61
                a!62
                a!63
                a!64
                a!65
                a!66
                a!67
                a!68
                a!69
                a!70
                a!71
                a!72
                a!73
                a!74
                a!75
                a!76
                a!77
                a!78
                a!79
                a!80
                a!81
                a!82
                a!83
                a!84
                a!85
                a!86
                a!87
                a!88
                a!89
                a!90
                a!91
                a!92
                a!93
                a!94
                a!95
                a!96
                a!97
                a!98
                a!99
                a!100
                a!101
                a!102
                a!103
                a!104
                (ite (= q (rank 3 3)) 1 0))))
  (not (= (+ a!1
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
             a!12
             a!13
             a!14
             a!15
             a!16
             a!17
             a!18
             a!19
             a!20
             a!21
             a!22
             a!23
             a!24
             a!25
             a!26
             a!27
             a!28
             a!29
             a!30
             a!31
             a!32
             a!33
             a!34
             a!35
             a!36
             a!37
             a!38
             a!39
             a!40
             a!41
             a!42
             a!43
             a!44
             a!45
             a!46
             a!47
             a!48
             a!49
             a!50
             a!51
             a!52)
          a!105)))))
(check-sat)
(pop 1)
(push 1)
; goal balance, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!53 (= (+ (select y.gone q) (ite (= q y.here) 1 0))
               (+ a!1
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
                  a!12
                  a!13
                  a!14
                  a!15
                  a!16
                  a!17
                  a!18
                  a!19
                  a!20
                  a!21
                  a!22
                  a!23
                  a!24
                  a!25
                  a!26
                  a!27
                  a!28
                  a!29
                  a!30
                  a!31
                  a!32
                  a!33
                  a!34
                  a!35
                  a!36
                  a!37
                  a!38
                  a!39
                  a!40
                  a!41
                  a!42
                  a!43
                  a!44
                  a!45
                  a!46
                  a!47
                  a!48
                  a!49
                  a!50
                  a!51
                  a!52
                  (ite (= q 13) 1 0)))))
  (not a!53))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; place
(assert (and (= x.here 4) (= (select x.gone 4) 0)))
; leaves
(assert (= y.gone (store x.gone 4 1)))
; next card
(assert (= y.here (rank 4 0)))
; balance
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1
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
        a!12
        a!13
        a!14
        a!15
        a!16
        a!17
        a!18
        a!19
        a!20
        a!21
        a!22
        a!23
        a!24
        a!25
        a!26
        a!27
        a!28
        a!29
        a!30
        a!31
        a!32
        a!33
        a!34
        a!35
        a!36
        a!37
        a!38
        a!39
        a!40
        a!41
        a!42
        a!43
        a!44
        a!45
        a!46
        a!47
        a!48
        a!49
        a!50
        a!51
        a!52
        (ite (= q 13) 1 0)))))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal counted, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0))
      (a!53 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!54 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!55 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!56 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!57 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!58 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!59 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!60 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!61 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!62 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!63 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!64 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!65 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!66 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!67 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!68 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!69 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!70 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!71 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!72 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!73 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!74 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!75 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!76 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!77 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!78 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!79 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!80 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!81 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!82 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!83 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!84 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!85 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!86 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!87 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!88 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!89 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!90 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!91 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!92 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!93 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!94 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!95 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!96 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!97 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!98 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!99 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!100 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!102 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!104 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!105 (+ a!53
                a!54
                a!55
                a!56
                a!57
                a!58
                a!59
                a!60
                a!61
                a!62
                a!63
                a!64
                a!65
                a!66
                a!67
                a!68
                a!69
                a!70
                a!71
                a!72
                a!73
                a!74
                a!75
                a!76
                a!77
                a!78
                a!79
                a!80
                a!81
                a!82
                a!83
                a!84
                a!85
                a!86
                a!87
                a!88
                a!89
                a!90
                a!91
                a!92
                a!93
                a!94
                a!95
                a!96
                a!97
                a!98
                a!99
                a!100
                a!101
                a!102
                a!103
                a!104
                (ite (= q (rank 4 0)) 1 0))))
  (not (= (+ a!1
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
             a!12
             a!13
             a!14
             a!15
             a!16
             a!17
             a!18
             a!19
             a!20
             a!21
             a!22
             a!23
             a!24
             a!25
             a!26
             a!27
             a!28
             a!29
             a!30
             a!31
             a!32
             a!33
             a!34
             a!35
             a!36
             a!37
             a!38
             a!39
             a!40
             a!41
             a!42
             a!43
             a!44
             a!45
             a!46
             a!47
             a!48
             a!49
             a!50
             a!51
             a!52)
          a!105)))))
(check-sat)
(pop 1)
(push 1)
; goal balance, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!53 (= (+ (select y.gone q) (ite (= q y.here) 1 0))
               (+ a!1
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
                  a!12
                  a!13
                  a!14
                  a!15
                  a!16
                  a!17
                  a!18
                  a!19
                  a!20
                  a!21
                  a!22
                  a!23
                  a!24
                  a!25
                  a!26
                  a!27
                  a!28
                  a!29
                  a!30
                  a!31
                  a!32
                  a!33
                  a!34
                  a!35
                  a!36
                  a!37
                  a!38
                  a!39
                  a!40
                  a!41
                  a!42
                  a!43
                  a!44
                  a!45
                  a!46
                  a!47
                  a!48
                  a!49
                  a!50
                  a!51
                  a!52
                  (ite (= q 13) 1 0)))))
  (not a!53))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; place
(assert (and (= x.here 4) (= (select x.gone 4) 1)))
; leaves
(assert (= y.gone (store x.gone 4 2)))
; next card
(assert (= y.here (rank 4 1)))
; balance
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1
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
        a!12
        a!13
        a!14
        a!15
        a!16
        a!17
        a!18
        a!19
        a!20
        a!21
        a!22
        a!23
        a!24
        a!25
        a!26
        a!27
        a!28
        a!29
        a!30
        a!31
        a!32
        a!33
        a!34
        a!35
        a!36
        a!37
        a!38
        a!39
        a!40
        a!41
        a!42
        a!43
        a!44
        a!45
        a!46
        a!47
        a!48
        a!49
        a!50
        a!51
        a!52
        (ite (= q 13) 1 0)))))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal counted, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0))
      (a!53 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!54 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!55 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!56 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!57 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!58 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!59 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!60 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!61 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!62 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!63 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!64 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!65 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!66 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!67 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!68 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!69 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!70 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!71 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!72 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!73 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!74 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!75 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!76 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!77 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!78 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!79 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!80 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!81 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!82 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!83 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!84 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!85 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!86 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!87 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!88 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!89 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!90 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!91 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!92 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!93 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!94 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!95 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!96 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!97 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!98 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!99 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!100 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!102 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!104 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!105 (+ a!53
                a!54
                a!55
                a!56
                a!57
                a!58
                a!59
                a!60
                a!61
                a!62
                a!63
                a!64
                a!65
                a!66
                a!67
                a!68
                a!69
                a!70
                a!71
                a!72
                a!73
                a!74
                a!75
                a!76
                a!77
                a!78
                a!79
                a!80
                a!81
                a!82
                a!83
                a!84
                a!85
                a!86
                a!87
                a!88
                a!89
                a!90
                a!91
                a!92
                a!93
                a!94
                a!95
                a!96
                a!97
                a!98
                a!99
                a!100
                a!101
                a!102
                a!103
                a!104
                (ite (= q (rank 4 1)) 1 0))))
  (not (= (+ a!1
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
             a!12
             a!13
             a!14
             a!15
             a!16
             a!17
             a!18
             a!19
             a!20
             a!21
             a!22
             a!23
             a!24
             a!25
             a!26
             a!27
             a!28
             a!29
             a!30
             a!31
             a!32
             a!33
             a!34
             a!35
             a!36
             a!37
             a!38
             a!39
             a!40
             a!41
             a!42
             a!43
             a!44
             a!45
             a!46
             a!47
             a!48
             a!49
             a!50
             a!51
             a!52)
          a!105)))))
(check-sat)
(pop 1)
(push 1)
; goal balance, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!53 (= (+ (select y.gone q) (ite (= q y.here) 1 0))
               (+ a!1
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
                  a!12
                  a!13
                  a!14
                  a!15
                  a!16
                  a!17
                  a!18
                  a!19
                  a!20
                  a!21
                  a!22
                  a!23
                  a!24
                  a!25
                  a!26
                  a!27
                  a!28
                  a!29
                  a!30
                  a!31
                  a!32
                  a!33
                  a!34
                  a!35
                  a!36
                  a!37
                  a!38
                  a!39
                  a!40
                  a!41
                  a!42
                  a!43
                  a!44
                  a!45
                  a!46
                  a!47
                  a!48
                  a!49
                  a!50
                  a!51
                  a!52
                  (ite (= q 13) 1 0)))))
  (not a!53))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; place
(assert (and (= x.here 4) (= (select x.gone 4) 2)))
; leaves
(assert (= y.gone (store x.gone 4 3)))
; next card
(assert (= y.here (rank 4 2)))
; balance
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1
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
        a!12
        a!13
        a!14
        a!15
        a!16
        a!17
        a!18
        a!19
        a!20
        a!21
        a!22
        a!23
        a!24
        a!25
        a!26
        a!27
        a!28
        a!29
        a!30
        a!31
        a!32
        a!33
        a!34
        a!35
        a!36
        a!37
        a!38
        a!39
        a!40
        a!41
        a!42
        a!43
        a!44
        a!45
        a!46
        a!47
        a!48
        a!49
        a!50
        a!51
        a!52
        (ite (= q 13) 1 0)))))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal counted, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0))
      (a!53 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!54 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!55 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!56 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!57 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!58 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!59 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!60 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!61 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!62 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!63 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!64 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!65 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!66 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!67 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!68 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!69 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!70 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!71 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!72 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!73 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!74 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!75 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!76 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!77 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!78 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!79 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!80 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!81 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!82 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!83 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!84 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!85 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!86 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!87 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!88 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!89 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!90 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!91 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!92 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!93 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!94 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!95 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!96 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!97 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!98 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!99 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!100 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!102 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!104 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!105 (+ a!53
                a!54
                a!55
                a!56
                a!57
                a!58
                a!59
                a!60
                a!61
                a!62
                a!63
                a!64
                a!65
                a!66
                a!67
                a!68
                a!69
                a!70
                a!71
                a!72
                a!73
                a!74
                a!75
                a!76
                a!77
                a!78
                a!79
                a!80
                a!81
                a!82
                a!83
                a!84
                a!85
                a!86
                a!87
                a!88
                a!89
                a!90
                a!91
                a!92
                a!93
                a!94
                a!95
                a!96
                a!97
                a!98
                a!99
                a!100
                a!101
                a!102
                a!103
                a!104
                (ite (= q (rank 4 2)) 1 0))))
  (not (= (+ a!1
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
             a!12
             a!13
             a!14
             a!15
             a!16
             a!17
             a!18
             a!19
             a!20
             a!21
             a!22
             a!23
             a!24
             a!25
             a!26
             a!27
             a!28
             a!29
             a!30
             a!31
             a!32
             a!33
             a!34
             a!35
             a!36
             a!37
             a!38
             a!39
             a!40
             a!41
             a!42
             a!43
             a!44
             a!45
             a!46
             a!47
             a!48
             a!49
             a!50
             a!51
             a!52)
          a!105)))))
(check-sat)
(pop 1)
(push 1)
; goal balance, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!53 (= (+ (select y.gone q) (ite (= q y.here) 1 0))
               (+ a!1
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
                  a!12
                  a!13
                  a!14
                  a!15
                  a!16
                  a!17
                  a!18
                  a!19
                  a!20
                  a!21
                  a!22
                  a!23
                  a!24
                  a!25
                  a!26
                  a!27
                  a!28
                  a!29
                  a!30
                  a!31
                  a!32
                  a!33
                  a!34
                  a!35
                  a!36
                  a!37
                  a!38
                  a!39
                  a!40
                  a!41
                  a!42
                  a!43
                  a!44
                  a!45
                  a!46
                  a!47
                  a!48
                  a!49
                  a!50
                  a!51
                  a!52
                  (ite (= q 13) 1 0)))))
  (not a!53))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; place
(assert (and (= x.here 4) (= (select x.gone 4) 3)))
; leaves
(assert (= y.gone (store x.gone 4 4)))
; next card
(assert (= y.here (rank 4 3)))
; balance
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1
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
        a!12
        a!13
        a!14
        a!15
        a!16
        a!17
        a!18
        a!19
        a!20
        a!21
        a!22
        a!23
        a!24
        a!25
        a!26
        a!27
        a!28
        a!29
        a!30
        a!31
        a!32
        a!33
        a!34
        a!35
        a!36
        a!37
        a!38
        a!39
        a!40
        a!41
        a!42
        a!43
        a!44
        a!45
        a!46
        a!47
        a!48
        a!49
        a!50
        a!51
        a!52
        (ite (= q 13) 1 0)))))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal counted, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0))
      (a!53 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!54 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!55 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!56 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!57 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!58 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!59 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!60 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!61 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!62 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!63 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!64 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!65 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!66 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!67 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!68 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!69 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!70 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!71 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!72 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!73 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!74 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!75 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!76 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!77 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!78 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!79 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!80 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!81 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!82 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!83 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!84 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!85 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!86 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!87 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!88 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!89 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!90 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!91 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!92 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!93 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!94 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!95 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!96 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!97 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!98 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!99 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!100 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!102 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!104 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!105 (+ a!53
                a!54
                a!55
                a!56
                a!57
                a!58
                a!59
                a!60
                a!61
                a!62
                a!63
                a!64
                a!65
                a!66
                a!67
                a!68
                a!69
                a!70
                a!71
                a!72
                a!73
                a!74
                a!75
                a!76
                a!77
                a!78
                a!79
                a!80
                a!81
                a!82
                a!83
                a!84
                a!85
                a!86
                a!87
                a!88
                a!89
                a!90
                a!91
                a!92
                a!93
                a!94
                a!95
                a!96
                a!97
                a!98
                a!99
                a!100
                a!101
                a!102
                a!103
                a!104
                (ite (= q (rank 4 3)) 1 0))))
  (not (= (+ a!1
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
             a!12
             a!13
             a!14
             a!15
             a!16
             a!17
             a!18
             a!19
             a!20
             a!21
             a!22
             a!23
             a!24
             a!25
             a!26
             a!27
             a!28
             a!29
             a!30
             a!31
             a!32
             a!33
             a!34
             a!35
             a!36
             a!37
             a!38
             a!39
             a!40
             a!41
             a!42
             a!43
             a!44
             a!45
             a!46
             a!47
             a!48
             a!49
             a!50
             a!51
             a!52)
          a!105)))))
(check-sat)
(pop 1)
(push 1)
; goal balance, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!53 (= (+ (select y.gone q) (ite (= q y.here) 1 0))
               (+ a!1
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
                  a!12
                  a!13
                  a!14
                  a!15
                  a!16
                  a!17
                  a!18
                  a!19
                  a!20
                  a!21
                  a!22
                  a!23
                  a!24
                  a!25
                  a!26
                  a!27
                  a!28
                  a!29
                  a!30
                  a!31
                  a!32
                  a!33
                  a!34
                  a!35
                  a!36
                  a!37
                  a!38
                  a!39
                  a!40
                  a!41
                  a!42
                  a!43
                  a!44
                  a!45
                  a!46
                  a!47
                  a!48
                  a!49
                  a!50
                  a!51
                  a!52
                  (ite (= q 13) 1 0)))))
  (not a!53))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; place
(assert (and (= x.here 5) (= (select x.gone 5) 0)))
; leaves
(assert (= y.gone (store x.gone 5 1)))
; next card
(assert (= y.here (rank 5 0)))
; balance
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1
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
        a!12
        a!13
        a!14
        a!15
        a!16
        a!17
        a!18
        a!19
        a!20
        a!21
        a!22
        a!23
        a!24
        a!25
        a!26
        a!27
        a!28
        a!29
        a!30
        a!31
        a!32
        a!33
        a!34
        a!35
        a!36
        a!37
        a!38
        a!39
        a!40
        a!41
        a!42
        a!43
        a!44
        a!45
        a!46
        a!47
        a!48
        a!49
        a!50
        a!51
        a!52
        (ite (= q 13) 1 0)))))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal counted, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0))
      (a!53 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!54 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!55 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!56 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!57 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!58 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!59 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!60 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!61 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!62 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!63 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!64 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!65 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!66 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!67 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!68 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!69 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!70 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!71 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!72 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!73 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!74 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!75 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!76 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!77 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!78 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!79 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!80 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!81 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!82 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!83 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!84 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!85 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!86 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!87 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!88 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!89 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!90 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!91 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!92 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!93 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!94 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!95 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!96 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!97 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!98 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!99 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!100 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!102 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!104 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!105 (+ a!53
                a!54
                a!55
                a!56
                a!57
                a!58
                a!59
                a!60
                a!61
                a!62
                a!63
                a!64
                a!65
                a!66
                a!67
                a!68
                a!69
                a!70
                a!71
                a!72
                a!73
                a!74
                a!75
                a!76
                a!77
                a!78
                a!79
                a!80
                a!81
                a!82
                a!83
                a!84
                a!85
                a!86
                a!87
                a!88
                a!89
                a!90
                a!91
                a!92
                a!93
                a!94
                a!95
                a!96
                a!97
                a!98
                a!99
                a!100
                a!101
                a!102
                a!103
                a!104
                (ite (= q (rank 5 0)) 1 0))))
  (not (= (+ a!1
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
             a!12
             a!13
             a!14
             a!15
             a!16
             a!17
             a!18
             a!19
             a!20
             a!21
             a!22
             a!23
             a!24
             a!25
             a!26
             a!27
             a!28
             a!29
             a!30
             a!31
             a!32
             a!33
             a!34
             a!35
             a!36
             a!37
             a!38
             a!39
             a!40
             a!41
             a!42
             a!43
             a!44
             a!45
             a!46
             a!47
             a!48
             a!49
             a!50
             a!51
             a!52)
          a!105)))))
(check-sat)
(pop 1)
(push 1)
; goal balance, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!53 (= (+ (select y.gone q) (ite (= q y.here) 1 0))
               (+ a!1
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
                  a!12
                  a!13
                  a!14
                  a!15
                  a!16
                  a!17
                  a!18
                  a!19
                  a!20
                  a!21
                  a!22
                  a!23
                  a!24
                  a!25
                  a!26
                  a!27
                  a!28
                  a!29
                  a!30
                  a!31
                  a!32
                  a!33
                  a!34
                  a!35
                  a!36
                  a!37
                  a!38
                  a!39
                  a!40
                  a!41
                  a!42
                  a!43
                  a!44
                  a!45
                  a!46
                  a!47
                  a!48
                  a!49
                  a!50
                  a!51
                  a!52
                  (ite (= q 13) 1 0)))))
  (not a!53))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; place
(assert (and (= x.here 5) (= (select x.gone 5) 1)))
; leaves
(assert (= y.gone (store x.gone 5 2)))
; next card
(assert (= y.here (rank 5 1)))
; balance
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1
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
        a!12
        a!13
        a!14
        a!15
        a!16
        a!17
        a!18
        a!19
        a!20
        a!21
        a!22
        a!23
        a!24
        a!25
        a!26
        a!27
        a!28
        a!29
        a!30
        a!31
        a!32
        a!33
        a!34
        a!35
        a!36
        a!37
        a!38
        a!39
        a!40
        a!41
        a!42
        a!43
        a!44
        a!45
        a!46
        a!47
        a!48
        a!49
        a!50
        a!51
        a!52
        (ite (= q 13) 1 0)))))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal counted, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0))
      (a!53 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!54 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!55 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!56 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!57 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!58 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!59 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!60 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!61 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!62 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!63 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!64 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!65 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!66 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!67 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!68 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!69 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!70 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!71 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!72 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!73 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!74 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!75 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!76 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!77 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!78 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!79 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!80 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!81 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!82 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!83 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!84 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!85 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!86 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!87 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!88 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!89 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!90 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!91 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!92 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!93 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!94 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!95 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!96 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!97 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!98 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!99 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!100 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!102 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!104 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!105 (+ a!53
                a!54
                a!55
                a!56
                a!57
                a!58
                a!59
                a!60
                a!61
                a!62
                a!63
                a!64
                a!65
                a!66
                a!67
                a!68
                a!69
                a!70
                a!71
                a!72
                a!73
                a!74
                a!75
                a!76
                a!77
                a!78
                a!79
                a!80
                a!81
                a!82
                a!83
                a!84
                a!85
                a!86
                a!87
                a!88
                a!89
                a!90
                a!91
                a!92
                a!93
                a!94
                a!95
                a!96
                a!97
                a!98
                a!99
                a!100
                a!101
                a!102
                a!103
                a!104
                (ite (= q (rank 5 1)) 1 0))))
  (not (= (+ a!1
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
             a!12
             a!13
             a!14
             a!15
             a!16
             a!17
             a!18
             a!19
             a!20
             a!21
             a!22
             a!23
             a!24
             a!25
             a!26
             a!27
             a!28
             a!29
             a!30
             a!31
             a!32
             a!33
             a!34
             a!35
             a!36
             a!37
             a!38
             a!39
             a!40
             a!41
             a!42
             a!43
             a!44
             a!45
             a!46
             a!47
             a!48
             a!49
             a!50
             a!51
             a!52)
          a!105)))))
(check-sat)
(pop 1)
(push 1)
; goal balance, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!53 (= (+ (select y.gone q) (ite (= q y.here) 1 0))
               (+ a!1
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
                  a!12
                  a!13
                  a!14
                  a!15
                  a!16
                  a!17
                  a!18
                  a!19
                  a!20
                  a!21
                  a!22
                  a!23
                  a!24
                  a!25
                  a!26
                  a!27
                  a!28
                  a!29
                  a!30
                  a!31
                  a!32
                  a!33
                  a!34
                  a!35
                  a!36
                  a!37
                  a!38
                  a!39
                  a!40
                  a!41
                  a!42
                  a!43
                  a!44
                  a!45
                  a!46
                  a!47
                  a!48
                  a!49
                  a!50
                  a!51
                  a!52
                  (ite (= q 13) 1 0)))))
  (not a!53))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; place
(assert (and (= x.here 5) (= (select x.gone 5) 2)))
; leaves
(assert (= y.gone (store x.gone 5 3)))
; next card
(assert (= y.here (rank 5 2)))
; balance
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1
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
        a!12
        a!13
        a!14
        a!15
        a!16
        a!17
        a!18
        a!19
        a!20
        a!21
        a!22
        a!23
        a!24
        a!25
        a!26
        a!27
        a!28
        a!29
        a!30
        a!31
        a!32
        a!33
        a!34
        a!35
        a!36
        a!37
        a!38
        a!39
        a!40
        a!41
        a!42
        a!43
        a!44
        a!45
        a!46
        a!47
        a!48
        a!49
        a!50
        a!51
        a!52
        (ite (= q 13) 1 0)))))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal counted, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0))
      (a!53 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!54 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!55 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!56 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!57 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!58 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!59 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!60 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!61 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!62 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!63 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!64 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!65 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!66 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!67 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!68 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!69 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!70 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!71 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!72 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!73 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!74 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!75 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!76 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!77 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!78 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!79 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!80 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!81 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!82 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!83 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!84 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!85 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!86 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!87 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!88 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!89 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!90 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!91 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!92 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!93 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!94 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!95 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!96 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!97 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!98 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!99 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!100 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!102 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!104 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!105 (+ a!53
                a!54
                a!55
                a!56
                a!57
                a!58
                a!59
                a!60
                a!61
                a!62
                a!63
                a!64
                a!65
                a!66
                a!67
                a!68
                a!69
                a!70
                a!71
                a!72
                a!73
                a!74
                a!75
                a!76
                a!77
                a!78
                a!79
                a!80
                a!81
                a!82
                a!83
                a!84
                a!85
                a!86
                a!87
                a!88
                a!89
                a!90
                a!91
                a!92
                a!93
                a!94
                a!95
                a!96
                a!97
                a!98
                a!99
                a!100
                a!101
                a!102
                a!103
                a!104
                (ite (= q (rank 5 2)) 1 0))))
  (not (= (+ a!1
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
             a!12
             a!13
             a!14
             a!15
             a!16
             a!17
             a!18
             a!19
             a!20
             a!21
             a!22
             a!23
             a!24
             a!25
             a!26
             a!27
             a!28
             a!29
             a!30
             a!31
             a!32
             a!33
             a!34
             a!35
             a!36
             a!37
             a!38
             a!39
             a!40
             a!41
             a!42
             a!43
             a!44
             a!45
             a!46
             a!47
             a!48
             a!49
             a!50
             a!51
             a!52)
          a!105)))))
(check-sat)
(pop 1)
(push 1)
; goal balance, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!53 (= (+ (select y.gone q) (ite (= q y.here) 1 0))
               (+ a!1
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
                  a!12
                  a!13
                  a!14
                  a!15
                  a!16
                  a!17
                  a!18
                  a!19
                  a!20
                  a!21
                  a!22
                  a!23
                  a!24
                  a!25
                  a!26
                  a!27
                  a!28
                  a!29
                  a!30
                  a!31
                  a!32
                  a!33
                  a!34
                  a!35
                  a!36
                  a!37
                  a!38
                  a!39
                  a!40
                  a!41
                  a!42
                  a!43
                  a!44
                  a!45
                  a!46
                  a!47
                  a!48
                  a!49
                  a!50
                  a!51
                  a!52
                  (ite (= q 13) 1 0)))))
  (not a!53))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; place
(assert (and (= x.here 5) (= (select x.gone 5) 3)))
; leaves
(assert (= y.gone (store x.gone 5 4)))
; next card
(assert (= y.here (rank 5 3)))
; balance
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1
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
        a!12
        a!13
        a!14
        a!15
        a!16
        a!17
        a!18
        a!19
        a!20
        a!21
        a!22
        a!23
        a!24
        a!25
        a!26
        a!27
        a!28
        a!29
        a!30
        a!31
        a!32
        a!33
        a!34
        a!35
        a!36
        a!37
        a!38
        a!39
        a!40
        a!41
        a!42
        a!43
        a!44
        a!45
        a!46
        a!47
        a!48
        a!49
        a!50
        a!51
        a!52
        (ite (= q 13) 1 0)))))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal counted, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0))
      (a!53 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!54 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!55 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!56 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!57 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!58 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!59 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!60 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!61 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!62 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!63 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!64 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!65 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!66 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!67 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!68 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!69 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!70 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!71 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!72 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!73 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!74 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!75 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!76 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!77 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!78 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!79 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!80 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!81 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!82 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!83 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!84 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!85 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!86 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!87 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!88 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!89 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!90 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!91 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!92 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!93 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!94 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!95 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!96 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!97 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!98 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!99 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!100 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!102 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!104 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!105 (+ a!53
                a!54
                a!55
                a!56
                a!57
                a!58
                a!59
                a!60
                a!61
                a!62
                a!63
                a!64
                a!65
                a!66
                a!67
                a!68
                a!69
                a!70
                a!71
                a!72
                a!73
                a!74
                a!75
                a!76
                a!77
                a!78
                a!79
                a!80
                a!81
                a!82
                a!83
                a!84
                a!85
                a!86
                a!87
                a!88
                a!89
                a!90
                a!91
                a!92
                a!93
                a!94
                a!95
                a!96
                a!97
                a!98
                a!99
                a!100
                a!101
                a!102
                a!103
                a!104
                (ite (= q (rank 5 3)) 1 0))))
  (not (= (+ a!1
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
             a!12
             a!13
             a!14
             a!15
             a!16
             a!17
             a!18
             a!19
             a!20
             a!21
             a!22
             a!23
             a!24
             a!25
             a!26
             a!27
             a!28
             a!29
             a!30
             a!31
             a!32
             a!33
             a!34
             a!35
             a!36
             a!37
             a!38
             a!39
             a!40
             a!41
             a!42
             a!43
             a!44
             a!45
             a!46
             a!47
             a!48
             a!49
             a!50
             a!51
             a!52)
          a!105)))))
(check-sat)
(pop 1)
(push 1)
; goal balance, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!53 (= (+ (select y.gone q) (ite (= q y.here) 1 0))
               (+ a!1
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
                  a!12
                  a!13
                  a!14
                  a!15
                  a!16
                  a!17
                  a!18
                  a!19
                  a!20
                  a!21
                  a!22
                  a!23
                  a!24
                  a!25
                  a!26
                  a!27
                  a!28
                  a!29
                  a!30
                  a!31
                  a!32
                  a!33
                  a!34
                  a!35
                  a!36
                  a!37
                  a!38
                  a!39
                  a!40
                  a!41
                  a!42
                  a!43
                  a!44
                  a!45
                  a!46
                  a!47
                  a!48
                  a!49
                  a!50
                  a!51
                  a!52
                  (ite (= q 13) 1 0)))))
  (not a!53))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; place
(assert (and (= x.here 6) (= (select x.gone 6) 0)))
; leaves
(assert (= y.gone (store x.gone 6 1)))
; next card
(assert (= y.here (rank 6 0)))
; balance
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1
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
        a!12
        a!13
        a!14
        a!15
        a!16
        a!17
        a!18
        a!19
        a!20
        a!21
        a!22
        a!23
        a!24
        a!25
        a!26
        a!27
        a!28
        a!29
        a!30
        a!31
        a!32
        a!33
        a!34
        a!35
        a!36
        a!37
        a!38
        a!39
        a!40
        a!41
        a!42
        a!43
        a!44
        a!45
        a!46
        a!47
        a!48
        a!49
        a!50
        a!51
        a!52
        (ite (= q 13) 1 0)))))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal counted, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0))
      (a!53 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!54 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!55 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!56 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!57 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!58 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!59 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!60 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!61 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!62 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!63 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!64 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!65 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!66 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!67 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!68 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!69 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!70 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!71 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!72 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!73 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!74 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!75 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!76 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!77 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!78 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!79 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!80 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!81 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!82 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!83 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!84 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!85 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!86 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!87 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!88 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!89 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!90 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!91 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!92 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!93 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!94 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!95 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!96 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!97 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!98 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!99 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!100 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!102 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!104 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!105 (+ a!53
                a!54
                a!55
                a!56
                a!57
                a!58
                a!59
                a!60
                a!61
                a!62
                a!63
                a!64
                a!65
                a!66
                a!67
                a!68
                a!69
                a!70
                a!71
                a!72
                a!73
                a!74
                a!75
                a!76
                a!77
                a!78
                a!79
                a!80
                a!81
                a!82
                a!83
                a!84
                a!85
                a!86
                a!87
                a!88
                a!89
                a!90
                a!91
                a!92
                a!93
                a!94
                a!95
                a!96
                a!97
                a!98
                a!99
                a!100
                a!101
                a!102
                a!103
                a!104
                (ite (= q (rank 6 0)) 1 0))))
  (not (= (+ a!1
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
             a!12
             a!13
             a!14
             a!15
             a!16
             a!17
             a!18
             a!19
             a!20
             a!21
             a!22
             a!23
             a!24
             a!25
             a!26
             a!27
             a!28
             a!29
             a!30
             a!31
             a!32
             a!33
             a!34
             a!35
             a!36
             a!37
             a!38
             a!39
             a!40
             a!41
             a!42
             a!43
             a!44
             a!45
             a!46
             a!47
             a!48
             a!49
             a!50
             a!51
             a!52)
          a!105)))))
(check-sat)
(pop 1)
(push 1)
; goal balance, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!53 (= (+ (select y.gone q) (ite (= q y.here) 1 0))
               (+ a!1
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
                  a!12
                  a!13
                  a!14
                  a!15
                  a!16
                  a!17
                  a!18
                  a!19
                  a!20
                  a!21
                  a!22
                  a!23
                  a!24
                  a!25
                  a!26
                  a!27
                  a!28
                  a!29
                  a!30
                  a!31
                  a!32
                  a!33
                  a!34
                  a!35
                  a!36
                  a!37
                  a!38
                  a!39
                  a!40
                  a!41
                  a!42
                  a!43
                  a!44
                  a!45
                  a!46
                  a!47
                  a!48
                  a!49
                  a!50
                  a!51
                  a!52
                  (ite (= q 13) 1 0)))))
  (not a!53))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; place
(assert (and (= x.here 6) (= (select x.gone 6) 1)))
; leaves
(assert (= y.gone (store x.gone 6 2)))
; next card
(assert (= y.here (rank 6 1)))
; balance
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1
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
        a!12
        a!13
        a!14
        a!15
        a!16
        a!17
        a!18
        a!19
        a!20
        a!21
        a!22
        a!23
        a!24
        a!25
        a!26
        a!27
        a!28
        a!29
        a!30
        a!31
        a!32
        a!33
        a!34
        a!35
        a!36
        a!37
        a!38
        a!39
        a!40
        a!41
        a!42
        a!43
        a!44
        a!45
        a!46
        a!47
        a!48
        a!49
        a!50
        a!51
        a!52
        (ite (= q 13) 1 0)))))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal counted, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0))
      (a!53 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!54 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!55 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!56 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!57 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!58 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!59 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!60 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!61 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!62 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!63 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!64 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!65 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!66 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!67 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!68 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!69 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!70 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!71 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!72 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!73 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!74 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!75 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!76 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!77 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!78 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!79 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!80 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!81 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!82 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!83 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!84 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!85 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!86 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!87 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!88 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!89 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!90 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!91 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!92 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!93 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!94 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!95 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!96 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!97 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!98 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!99 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!100 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!102 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!104 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!105 (+ a!53
                a!54
                a!55
                a!56
                a!57
                a!58
                a!59
                a!60
                a!61
                a!62
                a!63
                a!64
                a!65
                a!66
                a!67
                a!68
                a!69
                a!70
                a!71
                a!72
                a!73
                a!74
                a!75
                a!76
                a!77
                a!78
                a!79
                a!80
                a!81
                a!82
                a!83
                a!84
                a!85
                a!86
                a!87
                a!88
                a!89
                a!90
                a!91
                a!92
                a!93
                a!94
                a!95
                a!96
                a!97
                a!98
                a!99
                a!100
                a!101
                a!102
                a!103
                a!104
                (ite (= q (rank 6 1)) 1 0))))
  (not (= (+ a!1
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
             a!12
             a!13
             a!14
             a!15
             a!16
             a!17
             a!18
             a!19
             a!20
             a!21
             a!22
             a!23
             a!24
             a!25
             a!26
             a!27
             a!28
             a!29
             a!30
             a!31
             a!32
             a!33
             a!34
             a!35
             a!36
             a!37
             a!38
             a!39
             a!40
             a!41
             a!42
             a!43
             a!44
             a!45
             a!46
             a!47
             a!48
             a!49
             a!50
             a!51
             a!52)
          a!105)))))
(check-sat)
(pop 1)
(push 1)
; goal balance, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!53 (= (+ (select y.gone q) (ite (= q y.here) 1 0))
               (+ a!1
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
                  a!12
                  a!13
                  a!14
                  a!15
                  a!16
                  a!17
                  a!18
                  a!19
                  a!20
                  a!21
                  a!22
                  a!23
                  a!24
                  a!25
                  a!26
                  a!27
                  a!28
                  a!29
                  a!30
                  a!31
                  a!32
                  a!33
                  a!34
                  a!35
                  a!36
                  a!37
                  a!38
                  a!39
                  a!40
                  a!41
                  a!42
                  a!43
                  a!44
                  a!45
                  a!46
                  a!47
                  a!48
                  a!49
                  a!50
                  a!51
                  a!52
                  (ite (= q 13) 1 0)))))
  (not a!53))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; place
(assert (and (= x.here 6) (= (select x.gone 6) 2)))
; leaves
(assert (= y.gone (store x.gone 6 3)))
; next card
(assert (= y.here (rank 6 2)))
; balance
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1
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
        a!12
        a!13
        a!14
        a!15
        a!16
        a!17
        a!18
        a!19
        a!20
        a!21
        a!22
        a!23
        a!24
        a!25
        a!26
        a!27
        a!28
        a!29
        a!30
        a!31
        a!32
        a!33
        a!34
        a!35
        a!36
        a!37
        a!38
        a!39
        a!40
        a!41
        a!42
        a!43
        a!44
        a!45
        a!46
        a!47
        a!48
        a!49
        a!50
        a!51
        a!52
        (ite (= q 13) 1 0)))))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal counted, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0))
      (a!53 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!54 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!55 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!56 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!57 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!58 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!59 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!60 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!61 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!62 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!63 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!64 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!65 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!66 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!67 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!68 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!69 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!70 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!71 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!72 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!73 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!74 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!75 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!76 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!77 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!78 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!79 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!80 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!81 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!82 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!83 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!84 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!85 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!86 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!87 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!88 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!89 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!90 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!91 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!92 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!93 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!94 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!95 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!96 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!97 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!98 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!99 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!100 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!102 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!104 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!105 (+ a!53
                a!54
                a!55
                a!56
                a!57
                a!58
                a!59
                a!60
                a!61
                a!62
                a!63
                a!64
                a!65
                a!66
                a!67
                a!68
                a!69
                a!70
                a!71
                a!72
                a!73
                a!74
                a!75
                a!76
                a!77
                a!78
                a!79
                a!80
                a!81
                a!82
                a!83
                a!84
                a!85
                a!86
                a!87
                a!88
                a!89
                a!90
                a!91
                a!92
                a!93
                a!94
                a!95
                a!96
                a!97
                a!98
                a!99
                a!100
                a!101
                a!102
                a!103
                a!104
                (ite (= q (rank 6 2)) 1 0))))
  (not (= (+ a!1
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
             a!12
             a!13
             a!14
             a!15
             a!16
             a!17
             a!18
             a!19
             a!20
             a!21
             a!22
             a!23
             a!24
             a!25
             a!26
             a!27
             a!28
             a!29
             a!30
             a!31
             a!32
             a!33
             a!34
             a!35
             a!36
             a!37
             a!38
             a!39
             a!40
             a!41
             a!42
             a!43
             a!44
             a!45
             a!46
             a!47
             a!48
             a!49
             a!50
             a!51
             a!52)
          a!105)))))
(check-sat)
(pop 1)
(push 1)
; goal balance, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!53 (= (+ (select y.gone q) (ite (= q y.here) 1 0))
               (+ a!1
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
                  a!12
                  a!13
                  a!14
                  a!15
                  a!16
                  a!17
                  a!18
                  a!19
                  a!20
                  a!21
                  a!22
                  a!23
                  a!24
                  a!25
                  a!26
                  a!27
                  a!28
                  a!29
                  a!30
                  a!31
                  a!32
                  a!33
                  a!34
                  a!35
                  a!36
                  a!37
                  a!38
                  a!39
                  a!40
                  a!41
                  a!42
                  a!43
                  a!44
                  a!45
                  a!46
                  a!47
                  a!48
                  a!49
                  a!50
                  a!51
                  a!52
                  (ite (= q 13) 1 0)))))
  (not a!53))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; place
(assert (and (= x.here 6) (= (select x.gone 6) 3)))
; leaves
(assert (= y.gone (store x.gone 6 4)))
; next card
(assert (= y.here (rank 6 3)))
; balance
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1
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
        a!12
        a!13
        a!14
        a!15
        a!16
        a!17
        a!18
        a!19
        a!20
        a!21
        a!22
        a!23
        a!24
        a!25
        a!26
        a!27
        a!28
        a!29
        a!30
        a!31
        a!32
        a!33
        a!34
        a!35
        a!36
        a!37
        a!38
        a!39
        a!40
        a!41
        a!42
        a!43
        a!44
        a!45
        a!46
        a!47
        a!48
        a!49
        a!50
        a!51
        a!52
        (ite (= q 13) 1 0)))))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal counted, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0))
      (a!53 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!54 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!55 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!56 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!57 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!58 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!59 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!60 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!61 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!62 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!63 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!64 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!65 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!66 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!67 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!68 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!69 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!70 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!71 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!72 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!73 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!74 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!75 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!76 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!77 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!78 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!79 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!80 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!81 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!82 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!83 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!84 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!85 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!86 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!87 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!88 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!89 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!90 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!91 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!92 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!93 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!94 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!95 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!96 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!97 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!98 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!99 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!100 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!102 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!104 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!105 (+ a!53
                a!54
                a!55
                a!56
                a!57
                a!58
                a!59
                a!60
                a!61
                a!62
                a!63
                a!64
                a!65
                a!66
                a!67
                a!68
                a!69
                a!70
                a!71
                a!72
                a!73
                a!74
                a!75
                a!76
                a!77
                a!78
                a!79
                a!80
                a!81
                a!82
                a!83
                a!84
                a!85
                a!86
                a!87
                a!88
                a!89
                a!90
                a!91
                a!92
                a!93
                a!94
                a!95
                a!96
                a!97
                a!98
                a!99
                a!100
                a!101
                a!102
                a!103
                a!104
                (ite (= q (rank 6 3)) 1 0))))
  (not (= (+ a!1
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
             a!12
             a!13
             a!14
             a!15
             a!16
             a!17
             a!18
             a!19
             a!20
             a!21
             a!22
             a!23
             a!24
             a!25
             a!26
             a!27
             a!28
             a!29
             a!30
             a!31
             a!32
             a!33
             a!34
             a!35
             a!36
             a!37
             a!38
             a!39
             a!40
             a!41
             a!42
             a!43
             a!44
             a!45
             a!46
             a!47
             a!48
             a!49
             a!50
             a!51
             a!52)
          a!105)))))
(check-sat)
(pop 1)
(push 1)
; goal balance, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!53 (= (+ (select y.gone q) (ite (= q y.here) 1 0))
               (+ a!1
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
                  a!12
                  a!13
                  a!14
                  a!15
                  a!16
                  a!17
                  a!18
                  a!19
                  a!20
                  a!21
                  a!22
                  a!23
                  a!24
                  a!25
                  a!26
                  a!27
                  a!28
                  a!29
                  a!30
                  a!31
                  a!32
                  a!33
                  a!34
                  a!35
                  a!36
                  a!37
                  a!38
                  a!39
                  a!40
                  a!41
                  a!42
                  a!43
                  a!44
                  a!45
                  a!46
                  a!47
                  a!48
                  a!49
                  a!50
                  a!51
                  a!52
                  (ite (= q 13) 1 0)))))
  (not a!53))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; place
(assert (and (= x.here 7) (= (select x.gone 7) 0)))
; leaves
(assert (= y.gone (store x.gone 7 1)))
; next card
(assert (= y.here (rank 7 0)))
; balance
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1
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
        a!12
        a!13
        a!14
        a!15
        a!16
        a!17
        a!18
        a!19
        a!20
        a!21
        a!22
        a!23
        a!24
        a!25
        a!26
        a!27
        a!28
        a!29
        a!30
        a!31
        a!32
        a!33
        a!34
        a!35
        a!36
        a!37
        a!38
        a!39
        a!40
        a!41
        a!42
        a!43
        a!44
        a!45
        a!46
        a!47
        a!48
        a!49
        a!50
        a!51
        a!52
        (ite (= q 13) 1 0)))))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal counted, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0))
      (a!53 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!54 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!55 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!56 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!57 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!58 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!59 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!60 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!61 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!62 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!63 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!64 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!65 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!66 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!67 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!68 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!69 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!70 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!71 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!72 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!73 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!74 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!75 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!76 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!77 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!78 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!79 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!80 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!81 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!82 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!83 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!84 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!85 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!86 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!87 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!88 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!89 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!90 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!91 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!92 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!93 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!94 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!95 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!96 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!97 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!98 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!99 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!100 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!102 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!104 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!105 (+ a!53
                a!54
                a!55
                a!56
                a!57
                a!58
                a!59
                a!60
                a!61
                a!62
                a!63
                a!64
                a!65
                a!66
                a!67
                a!68
                a!69
                a!70
                a!71
                a!72
                a!73
                a!74
                a!75
                a!76
                a!77
                a!78
                a!79
                a!80
                a!81
                a!82
                a!83
                a!84
                a!85
                a!86
                a!87
                a!88
                a!89
                a!90
                a!91
                a!92
                a!93
                a!94
                a!95
                a!96
                a!97
                a!98
                a!99
                a!100
                a!101
                a!102
                a!103
                a!104
                (ite (= q (rank 7 0)) 1 0))))
  (not (= (+ a!1
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
             a!12
             a!13
             a!14
             a!15
             a!16
             a!17
             a!18
             a!19
             a!20
             a!21
             a!22
             a!23
             a!24
             a!25
             a!26
             a!27
             a!28
             a!29
             a!30
             a!31
             a!32
             a!33
             a!34
             a!35
             a!36
             a!37
             a!38
             a!39
             a!40
             a!41
             a!42
             a!43
             a!44
             a!45
             a!46
             a!47
             a!48
             a!49
             a!50
             a!51
             a!52)
          a!105)))))
(check-sat)
(pop 1)
(push 1)
; goal balance, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!53 (= (+ (select y.gone q) (ite (= q y.here) 1 0))
               (+ a!1
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
                  a!12
                  a!13
                  a!14
                  a!15
                  a!16
                  a!17
                  a!18
                  a!19
                  a!20
                  a!21
                  a!22
                  a!23
                  a!24
                  a!25
                  a!26
                  a!27
                  a!28
                  a!29
                  a!30
                  a!31
                  a!32
                  a!33
                  a!34
                  a!35
                  a!36
                  a!37
                  a!38
                  a!39
                  a!40
                  a!41
                  a!42
                  a!43
                  a!44
                  a!45
                  a!46
                  a!47
                  a!48
                  a!49
                  a!50
                  a!51
                  a!52
                  (ite (= q 13) 1 0)))))
  (not a!53))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; place
(assert (and (= x.here 7) (= (select x.gone 7) 1)))
; leaves
(assert (= y.gone (store x.gone 7 2)))
; next card
(assert (= y.here (rank 7 1)))
; balance
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1
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
        a!12
        a!13
        a!14
        a!15
        a!16
        a!17
        a!18
        a!19
        a!20
        a!21
        a!22
        a!23
        a!24
        a!25
        a!26
        a!27
        a!28
        a!29
        a!30
        a!31
        a!32
        a!33
        a!34
        a!35
        a!36
        a!37
        a!38
        a!39
        a!40
        a!41
        a!42
        a!43
        a!44
        a!45
        a!46
        a!47
        a!48
        a!49
        a!50
        a!51
        a!52
        (ite (= q 13) 1 0)))))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal counted, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0))
      (a!53 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!54 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!55 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!56 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!57 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!58 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!59 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!60 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!61 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!62 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!63 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!64 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!65 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!66 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!67 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!68 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!69 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!70 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!71 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!72 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!73 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!74 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!75 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!76 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!77 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!78 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!79 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!80 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!81 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!82 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!83 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!84 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!85 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!86 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!87 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!88 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!89 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!90 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!91 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!92 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!93 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!94 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!95 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!96 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!97 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!98 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!99 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!100 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!102 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!104 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!105 (+ a!53
                a!54
                a!55
                a!56
                a!57
                a!58
                a!59
                a!60
                a!61
                a!62
                a!63
                a!64
                a!65
                a!66
                a!67
                a!68
                a!69
                a!70
                a!71
                a!72
                a!73
                a!74
                a!75
                a!76
                a!77
                a!78
                a!79
                a!80
                a!81
                a!82
                a!83
                a!84
                a!85
                a!86
                a!87
                a!88
                a!89
                a!90
                a!91
                a!92
                a!93
                a!94
                a!95
                a!96
                a!97
                a!98
                a!99
                a!100
                a!101
                a!102
                a!103
                a!104
                (ite (= q (rank 7 1)) 1 0))))
  (not (= (+ a!1
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
             a!12
             a!13
             a!14
             a!15
             a!16
             a!17
             a!18
             a!19
             a!20
             a!21
             a!22
             a!23
             a!24
             a!25
             a!26
             a!27
             a!28
             a!29
             a!30
             a!31
             a!32
             a!33
             a!34
             a!35
             a!36
             a!37
             a!38
             a!39
             a!40
             a!41
             a!42
             a!43
             a!44
             a!45
             a!46
             a!47
             a!48
             a!49
             a!50
             a!51
             a!52)
          a!105)))))
(check-sat)
(pop 1)
(push 1)
; goal balance, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!53 (= (+ (select y.gone q) (ite (= q y.here) 1 0))
               (+ a!1
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
                  a!12
                  a!13
                  a!14
                  a!15
                  a!16
                  a!17
                  a!18
                  a!19
                  a!20
                  a!21
                  a!22
                  a!23
                  a!24
                  a!25
                  a!26
                  a!27
                  a!28
                  a!29
                  a!30
                  a!31
                  a!32
                  a!33
                  a!34
                  a!35
                  a!36
                  a!37
                  a!38
                  a!39
                  a!40
                  a!41
                  a!42
                  a!43
                  a!44
                  a!45
                  a!46
                  a!47
                  a!48
                  a!49
                  a!50
                  a!51
                  a!52
                  (ite (= q 13) 1 0)))))
  (not a!53))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; place
(assert (and (= x.here 7) (= (select x.gone 7) 2)))
; leaves
(assert (= y.gone (store x.gone 7 3)))
; next card
(assert (= y.here (rank 7 2)))
; balance
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1
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
        a!12
        a!13
        a!14
        a!15
        a!16
        a!17
        a!18
        a!19
        a!20
        a!21
        a!22
        a!23
        a!24
        a!25
        a!26
        a!27
        a!28
        a!29
        a!30
        a!31
        a!32
        a!33
        a!34
        a!35
        a!36
        a!37
        a!38
        a!39
        a!40
        a!41
        a!42
        a!43
        a!44
        a!45
        a!46
        a!47
        a!48
        a!49
        a!50
        a!51
        a!52
        (ite (= q 13) 1 0)))))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal counted, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0))
      (a!53 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!54 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!55 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!56 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!57 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!58 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!59 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!60 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!61 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!62 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!63 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!64 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!65 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!66 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!67 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!68 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!69 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!70 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!71 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!72 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!73 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!74 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!75 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!76 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!77 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!78 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!79 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!80 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!81 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!82 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!83 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!84 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!85 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!86 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!87 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!88 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!89 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!90 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!91 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!92 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!93 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!94 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!95 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!96 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!97 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!98 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!99 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!100 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!102 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!104 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!105 (+ a!53
                a!54
                a!55
                a!56
                a!57
                a!58
                a!59
                a!60
                a!61
                a!62
                a!63
                a!64
                a!65
                a!66
                a!67
                a!68
                a!69
                a!70
                a!71
                a!72
                a!73
                a!74
                a!75
                a!76
                a!77
                a!78
                a!79
                a!80
                a!81
                a!82
                a!83
                a!84
                a!85
                a!86
                a!87
                a!88
                a!89
                a!90
                a!91
                a!92
                a!93
                a!94
                a!95
                a!96
                a!97
                a!98
                a!99
                a!100
                a!101
                a!102
                a!103
                a!104
                (ite (= q (rank 7 2)) 1 0))))
  (not (= (+ a!1
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
             a!12
             a!13
             a!14
             a!15
             a!16
             a!17
             a!18
             a!19
             a!20
             a!21
             a!22
             a!23
             a!24
             a!25
             a!26
             a!27
             a!28
             a!29
             a!30
             a!31
             a!32
             a!33
             a!34
             a!35
             a!36
             a!37
             a!38
             a!39
             a!40
             a!41
             a!42
             a!43
             a!44
             a!45
             a!46
             a!47
             a!48
             a!49
             a!50
             a!51
             a!52)
          a!105)))))
(check-sat)
(pop 1)
(push 1)
; goal balance, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!53 (= (+ (select y.gone q) (ite (= q y.here) 1 0))
               (+ a!1
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
                  a!12
                  a!13
                  a!14
                  a!15
                  a!16
                  a!17
                  a!18
                  a!19
                  a!20
                  a!21
                  a!22
                  a!23
                  a!24
                  a!25
                  a!26
                  a!27
                  a!28
                  a!29
                  a!30
                  a!31
                  a!32
                  a!33
                  a!34
                  a!35
                  a!36
                  a!37
                  a!38
                  a!39
                  a!40
                  a!41
                  a!42
                  a!43
                  a!44
                  a!45
                  a!46
                  a!47
                  a!48
                  a!49
                  a!50
                  a!51
                  a!52
                  (ite (= q 13) 1 0)))))
  (not a!53))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; place
(assert (and (= x.here 7) (= (select x.gone 7) 3)))
; leaves
(assert (= y.gone (store x.gone 7 4)))
; next card
(assert (= y.here (rank 7 3)))
; balance
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1
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
        a!12
        a!13
        a!14
        a!15
        a!16
        a!17
        a!18
        a!19
        a!20
        a!21
        a!22
        a!23
        a!24
        a!25
        a!26
        a!27
        a!28
        a!29
        a!30
        a!31
        a!32
        a!33
        a!34
        a!35
        a!36
        a!37
        a!38
        a!39
        a!40
        a!41
        a!42
        a!43
        a!44
        a!45
        a!46
        a!47
        a!48
        a!49
        a!50
        a!51
        a!52
        (ite (= q 13) 1 0)))))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal counted, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0))
      (a!53 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!54 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!55 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!56 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!57 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!58 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!59 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!60 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!61 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!62 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!63 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!64 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!65 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!66 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!67 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!68 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!69 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!70 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!71 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!72 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!73 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!74 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!75 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!76 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!77 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!78 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!79 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!80 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!81 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!82 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!83 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!84 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!85 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!86 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!87 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!88 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!89 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!90 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!91 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!92 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!93 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!94 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!95 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!96 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!97 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!98 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!99 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!100 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!102 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!104 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!105 (+ a!53
                a!54
                a!55
                a!56
                a!57
                a!58
                a!59
                a!60
                a!61
                a!62
                a!63
                a!64
                a!65
                a!66
                a!67
                a!68
                a!69
                a!70
                a!71
                a!72
                a!73
                a!74
                a!75
                a!76
                a!77
                a!78
                a!79
                a!80
                a!81
                a!82
                a!83
                a!84
                a!85
                a!86
                a!87
                a!88
                a!89
                a!90
                a!91
                a!92
                a!93
                a!94
                a!95
                a!96
                a!97
                a!98
                a!99
                a!100
                a!101
                a!102
                a!103
                a!104
                (ite (= q (rank 7 3)) 1 0))))
  (not (= (+ a!1
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
             a!12
             a!13
             a!14
             a!15
             a!16
             a!17
             a!18
             a!19
             a!20
             a!21
             a!22
             a!23
             a!24
             a!25
             a!26
             a!27
             a!28
             a!29
             a!30
             a!31
             a!32
             a!33
             a!34
             a!35
             a!36
             a!37
             a!38
             a!39
             a!40
             a!41
             a!42
             a!43
             a!44
             a!45
             a!46
             a!47
             a!48
             a!49
             a!50
             a!51
             a!52)
          a!105)))))
(check-sat)
(pop 1)
(push 1)
; goal balance, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!53 (= (+ (select y.gone q) (ite (= q y.here) 1 0))
               (+ a!1
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
                  a!12
                  a!13
                  a!14
                  a!15
                  a!16
                  a!17
                  a!18
                  a!19
                  a!20
                  a!21
                  a!22
                  a!23
                  a!24
                  a!25
                  a!26
                  a!27
                  a!28
                  a!29
                  a!30
                  a!31
                  a!32
                  a!33
                  a!34
                  a!35
                  a!36
                  a!37
                  a!38
                  a!39
                  a!40
                  a!41
                  a!42
                  a!43
                  a!44
                  a!45
                  a!46
                  a!47
                  a!48
                  a!49
                  a!50
                  a!51
                  a!52
                  (ite (= q 13) 1 0)))))
  (not a!53))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; place
(assert (and (= x.here 8) (= (select x.gone 8) 0)))
; leaves
(assert (= y.gone (store x.gone 8 1)))
; next card
(assert (= y.here (rank 8 0)))
; balance
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1
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
        a!12
        a!13
        a!14
        a!15
        a!16
        a!17
        a!18
        a!19
        a!20
        a!21
        a!22
        a!23
        a!24
        a!25
        a!26
        a!27
        a!28
        a!29
        a!30
        a!31
        a!32
        a!33
        a!34
        a!35
        a!36
        a!37
        a!38
        a!39
        a!40
        a!41
        a!42
        a!43
        a!44
        a!45
        a!46
        a!47
        a!48
        a!49
        a!50
        a!51
        a!52
        (ite (= q 13) 1 0)))))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal counted, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0))
      (a!53 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!54 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!55 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!56 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!57 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!58 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!59 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!60 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!61 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!62 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!63 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!64 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!65 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!66 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!67 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!68 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!69 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!70 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!71 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!72 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!73 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!74 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!75 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!76 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!77 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!78 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!79 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!80 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!81 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!82 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!83 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!84 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!85 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!86 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!87 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!88 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!89 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!90 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!91 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!92 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!93 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!94 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!95 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!96 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!97 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!98 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!99 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!100 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!102 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!104 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!105 (+ a!53
                a!54
                a!55
                a!56
                a!57
                a!58
                a!59
                a!60
                a!61
                a!62
                a!63
                a!64
                a!65
                a!66
                a!67
                a!68
                a!69
                a!70
                a!71
                a!72
                a!73
                a!74
                a!75
                a!76
                a!77
                a!78
                a!79
                a!80
                a!81
                a!82
                a!83
                a!84
                a!85
                a!86
                a!87
                a!88
                a!89
                a!90
                a!91
                a!92
                a!93
                a!94
                a!95
                a!96
                a!97
                a!98
                a!99
                a!100
                a!101
                a!102
                a!103
                a!104
                (ite (= q (rank 8 0)) 1 0))))
  (not (= (+ a!1
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
             a!12
             a!13
             a!14
             a!15
             a!16
             a!17
             a!18
             a!19
             a!20
             a!21
             a!22
             a!23
             a!24
             a!25
             a!26
             a!27
             a!28
             a!29
             a!30
             a!31
             a!32
             a!33
             a!34
             a!35
             a!36
             a!37
             a!38
             a!39
             a!40
             a!41
             a!42
             a!43
             a!44
             a!45
             a!46
             a!47
             a!48
             a!49
             a!50
             a!51
             a!52)
          a!105)))))
(check-sat)
(pop 1)
(push 1)
; goal balance, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!53 (= (+ (select y.gone q) (ite (= q y.here) 1 0))
               (+ a!1
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
                  a!12
                  a!13
                  a!14
                  a!15
                  a!16
                  a!17
                  a!18
                  a!19
                  a!20
                  a!21
                  a!22
                  a!23
                  a!24
                  a!25
                  a!26
                  a!27
                  a!28
                  a!29
                  a!30
                  a!31
                  a!32
                  a!33
                  a!34
                  a!35
                  a!36
                  a!37
                  a!38
                  a!39
                  a!40
                  a!41
                  a!42
                  a!43
                  a!44
                  a!45
                  a!46
                  a!47
                  a!48
                  a!49
                  a!50
                  a!51
                  a!52
                  (ite (= q 13) 1 0)))))
  (not a!53))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; place
(assert (and (= x.here 8) (= (select x.gone 8) 1)))
; leaves
(assert (= y.gone (store x.gone 8 2)))
; next card
(assert (= y.here (rank 8 1)))
; balance
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1
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
        a!12
        a!13
        a!14
        a!15
        a!16
        a!17
        a!18
        a!19
        a!20
        a!21
        a!22
        a!23
        a!24
        a!25
        a!26
        a!27
        a!28
        a!29
        a!30
        a!31
        a!32
        a!33
        a!34
        a!35
        a!36
        a!37
        a!38
        a!39
        a!40
        a!41
        a!42
        a!43
        a!44
        a!45
        a!46
        a!47
        a!48
        a!49
        a!50
        a!51
        a!52
        (ite (= q 13) 1 0)))))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal counted, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0))
      (a!53 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!54 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!55 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!56 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!57 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!58 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!59 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!60 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!61 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!62 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!63 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!64 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!65 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!66 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!67 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!68 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!69 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!70 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!71 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!72 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!73 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!74 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!75 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!76 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!77 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!78 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!79 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!80 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!81 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!82 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!83 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!84 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!85 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!86 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!87 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!88 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!89 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!90 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!91 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!92 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!93 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!94 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!95 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!96 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!97 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!98 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!99 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!100 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!102 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!104 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!105 (+ a!53
                a!54
                a!55
                a!56
                a!57
                a!58
                a!59
                a!60
                a!61
                a!62
                a!63
                a!64
                a!65
                a!66
                a!67
                a!68
                a!69
                a!70
                a!71
                a!72
                a!73
                a!74
                a!75
                a!76
                a!77
                a!78
                a!79
                a!80
                a!81
                a!82
                a!83
                a!84
                a!85
                a!86
                a!87
                a!88
                a!89
                a!90
                a!91
                a!92
                a!93
                a!94
                a!95
                a!96
                a!97
                a!98
                a!99
                a!100
                a!101
                a!102
                a!103
                a!104
                (ite (= q (rank 8 1)) 1 0))))
  (not (= (+ a!1
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
             a!12
             a!13
             a!14
             a!15
             a!16
             a!17
             a!18
             a!19
             a!20
             a!21
             a!22
             a!23
             a!24
             a!25
             a!26
             a!27
             a!28
             a!29
             a!30
             a!31
             a!32
             a!33
             a!34
             a!35
             a!36
             a!37
             a!38
             a!39
             a!40
             a!41
             a!42
             a!43
             a!44
             a!45
             a!46
             a!47
             a!48
             a!49
             a!50
             a!51
             a!52)
          a!105)))))
(check-sat)
(pop 1)
(push 1)
; goal balance, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!53 (= (+ (select y.gone q) (ite (= q y.here) 1 0))
               (+ a!1
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
                  a!12
                  a!13
                  a!14
                  a!15
                  a!16
                  a!17
                  a!18
                  a!19
                  a!20
                  a!21
                  a!22
                  a!23
                  a!24
                  a!25
                  a!26
                  a!27
                  a!28
                  a!29
                  a!30
                  a!31
                  a!32
                  a!33
                  a!34
                  a!35
                  a!36
                  a!37
                  a!38
                  a!39
                  a!40
                  a!41
                  a!42
                  a!43
                  a!44
                  a!45
                  a!46
                  a!47
                  a!48
                  a!49
                  a!50
                  a!51
                  a!52
                  (ite (= q 13) 1 0)))))
  (not a!53))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; place
(assert (and (= x.here 8) (= (select x.gone 8) 2)))
; leaves
(assert (= y.gone (store x.gone 8 3)))
; next card
(assert (= y.here (rank 8 2)))
; balance
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1
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
        a!12
        a!13
        a!14
        a!15
        a!16
        a!17
        a!18
        a!19
        a!20
        a!21
        a!22
        a!23
        a!24
        a!25
        a!26
        a!27
        a!28
        a!29
        a!30
        a!31
        a!32
        a!33
        a!34
        a!35
        a!36
        a!37
        a!38
        a!39
        a!40
        a!41
        a!42
        a!43
        a!44
        a!45
        a!46
        a!47
        a!48
        a!49
        a!50
        a!51
        a!52
        (ite (= q 13) 1 0)))))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal counted, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0))
      (a!53 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!54 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!55 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!56 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!57 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!58 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!59 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!60 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!61 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!62 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!63 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!64 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!65 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!66 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!67 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!68 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!69 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!70 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!71 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!72 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!73 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!74 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!75 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!76 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!77 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!78 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!79 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!80 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!81 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!82 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!83 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!84 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!85 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!86 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!87 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!88 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!89 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!90 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!91 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!92 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!93 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!94 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!95 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!96 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!97 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!98 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!99 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!100 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!102 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!104 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!105 (+ a!53
                a!54
                a!55
                a!56
                a!57
                a!58
                a!59
                a!60
                a!61
                a!62
                a!63
                a!64
                a!65
                a!66
                a!67
                a!68
                a!69
                a!70
                a!71
                a!72
                a!73
                a!74
                a!75
                a!76
                a!77
                a!78
                a!79
                a!80
                a!81
                a!82
                a!83
                a!84
                a!85
                a!86
                a!87
                a!88
                a!89
                a!90
                a!91
                a!92
                a!93
                a!94
                a!95
                a!96
                a!97
                a!98
                a!99
                a!100
                a!101
                a!102
                a!103
                a!104
                (ite (= q (rank 8 2)) 1 0))))
  (not (= (+ a!1
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
             a!12
             a!13
             a!14
             a!15
             a!16
             a!17
             a!18
             a!19
             a!20
             a!21
             a!22
             a!23
             a!24
             a!25
             a!26
             a!27
             a!28
             a!29
             a!30
             a!31
             a!32
             a!33
             a!34
             a!35
             a!36
             a!37
             a!38
             a!39
             a!40
             a!41
             a!42
             a!43
             a!44
             a!45
             a!46
             a!47
             a!48
             a!49
             a!50
             a!51
             a!52)
          a!105)))))
(check-sat)
(pop 1)
(push 1)
; goal balance, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!53 (= (+ (select y.gone q) (ite (= q y.here) 1 0))
               (+ a!1
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
                  a!12
                  a!13
                  a!14
                  a!15
                  a!16
                  a!17
                  a!18
                  a!19
                  a!20
                  a!21
                  a!22
                  a!23
                  a!24
                  a!25
                  a!26
                  a!27
                  a!28
                  a!29
                  a!30
                  a!31
                  a!32
                  a!33
                  a!34
                  a!35
                  a!36
                  a!37
                  a!38
                  a!39
                  a!40
                  a!41
                  a!42
                  a!43
                  a!44
                  a!45
                  a!46
                  a!47
                  a!48
                  a!49
                  a!50
                  a!51
                  a!52
                  (ite (= q 13) 1 0)))))
  (not a!53))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; place
(assert (and (= x.here 8) (= (select x.gone 8) 3)))
; leaves
(assert (= y.gone (store x.gone 8 4)))
; next card
(assert (= y.here (rank 8 3)))
; balance
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1
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
        a!12
        a!13
        a!14
        a!15
        a!16
        a!17
        a!18
        a!19
        a!20
        a!21
        a!22
        a!23
        a!24
        a!25
        a!26
        a!27
        a!28
        a!29
        a!30
        a!31
        a!32
        a!33
        a!34
        a!35
        a!36
        a!37
        a!38
        a!39
        a!40
        a!41
        a!42
        a!43
        a!44
        a!45
        a!46
        a!47
        a!48
        a!49
        a!50
        a!51
        a!52
        (ite (= q 13) 1 0)))))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal counted, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0))
      (a!53 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!54 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!55 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!56 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!57 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!58 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!59 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!60 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!61 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!62 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!63 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!64 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!65 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!66 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!67 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!68 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!69 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!70 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!71 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!72 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!73 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!74 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!75 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!76 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!77 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!78 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!79 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!80 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!81 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!82 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!83 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!84 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!85 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!86 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!87 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!88 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!89 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!90 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!91 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!92 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!93 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!94 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!95 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!96 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!97 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!98 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!99 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!100 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!102 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!104 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!105 (+ a!53
                a!54
                a!55
                a!56
                a!57
                a!58
                a!59
                a!60
                a!61
                a!62
                a!63
                a!64
                a!65
                a!66
                a!67
                a!68
                a!69
                a!70
                a!71
                a!72
                a!73
                a!74
                a!75
                a!76
                a!77
                a!78
                a!79
                a!80
                a!81
                a!82
                a!83
                a!84
                a!85
                a!86
                a!87
                a!88
                a!89
                a!90
                a!91
                a!92
                a!93
                a!94
                a!95
                a!96
                a!97
                a!98
                a!99
                a!100
                a!101
                a!102
                a!103
                a!104
                (ite (= q (rank 8 3)) 1 0))))
  (not (= (+ a!1
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
             a!12
             a!13
             a!14
             a!15
             a!16
             a!17
             a!18
             a!19
             a!20
             a!21
             a!22
             a!23
             a!24
             a!25
             a!26
             a!27
             a!28
             a!29
             a!30
             a!31
             a!32
             a!33
             a!34
             a!35
             a!36
             a!37
             a!38
             a!39
             a!40
             a!41
             a!42
             a!43
             a!44
             a!45
             a!46
             a!47
             a!48
             a!49
             a!50
             a!51
             a!52)
          a!105)))))
(check-sat)
(pop 1)
(push 1)
; goal balance, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!53 (= (+ (select y.gone q) (ite (= q y.here) 1 0))
               (+ a!1
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
                  a!12
                  a!13
                  a!14
                  a!15
                  a!16
                  a!17
                  a!18
                  a!19
                  a!20
                  a!21
                  a!22
                  a!23
                  a!24
                  a!25
                  a!26
                  a!27
                  a!28
                  a!29
                  a!30
                  a!31
                  a!32
                  a!33
                  a!34
                  a!35
                  a!36
                  a!37
                  a!38
                  a!39
                  a!40
                  a!41
                  a!42
                  a!43
                  a!44
                  a!45
                  a!46
                  a!47
                  a!48
                  a!49
                  a!50
                  a!51
                  a!52
                  (ite (= q 13) 1 0)))))
  (not a!53))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; place
(assert (and (= x.here 9) (= (select x.gone 9) 0)))
; leaves
(assert (= y.gone (store x.gone 9 1)))
; next card
(assert (= y.here (rank 9 0)))
; balance
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1
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
        a!12
        a!13
        a!14
        a!15
        a!16
        a!17
        a!18
        a!19
        a!20
        a!21
        a!22
        a!23
        a!24
        a!25
        a!26
        a!27
        a!28
        a!29
        a!30
        a!31
        a!32
        a!33
        a!34
        a!35
        a!36
        a!37
        a!38
        a!39
        a!40
        a!41
        a!42
        a!43
        a!44
        a!45
        a!46
        a!47
        a!48
        a!49
        a!50
        a!51
        a!52
        (ite (= q 13) 1 0)))))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal counted, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0))
      (a!53 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!54 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!55 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!56 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!57 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!58 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!59 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!60 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!61 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!62 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!63 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!64 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!65 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!66 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!67 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!68 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!69 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!70 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!71 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!72 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!73 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!74 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!75 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!76 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!77 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!78 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!79 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!80 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!81 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!82 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!83 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!84 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!85 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!86 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!87 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!88 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!89 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!90 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!91 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!92 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!93 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!94 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!95 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!96 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!97 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!98 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!99 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!100 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!102 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!104 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!105 (+ a!53
                a!54
                a!55
                a!56
                a!57
                a!58
                a!59
                a!60
                a!61
                a!62
                a!63
                a!64
                a!65
                a!66
                a!67
                a!68
                a!69
                a!70
                a!71
                a!72
                a!73
                a!74
                a!75
                a!76
                a!77
                a!78
                a!79
                a!80
                a!81
                a!82
                a!83
                a!84
                a!85
                a!86
                a!87
                a!88
                a!89
                a!90
                a!91
                a!92
                a!93
                a!94
                a!95
                a!96
                a!97
                a!98
                a!99
                a!100
                a!101
                a!102
                a!103
                a!104
                (ite (= q (rank 9 0)) 1 0))))
  (not (= (+ a!1
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
             a!12
             a!13
             a!14
             a!15
             a!16
             a!17
             a!18
             a!19
             a!20
             a!21
             a!22
             a!23
             a!24
             a!25
             a!26
             a!27
             a!28
             a!29
             a!30
             a!31
             a!32
             a!33
             a!34
             a!35
             a!36
             a!37
             a!38
             a!39
             a!40
             a!41
             a!42
             a!43
             a!44
             a!45
             a!46
             a!47
             a!48
             a!49
             a!50
             a!51
             a!52)
          a!105)))))
(check-sat)
(pop 1)
(push 1)
; goal balance, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!53 (= (+ (select y.gone q) (ite (= q y.here) 1 0))
               (+ a!1
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
                  a!12
                  a!13
                  a!14
                  a!15
                  a!16
                  a!17
                  a!18
                  a!19
                  a!20
                  a!21
                  a!22
                  a!23
                  a!24
                  a!25
                  a!26
                  a!27
                  a!28
                  a!29
                  a!30
                  a!31
                  a!32
                  a!33
                  a!34
                  a!35
                  a!36
                  a!37
                  a!38
                  a!39
                  a!40
                  a!41
                  a!42
                  a!43
                  a!44
                  a!45
                  a!46
                  a!47
                  a!48
                  a!49
                  a!50
                  a!51
                  a!52
                  (ite (= q 13) 1 0)))))
  (not a!53))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; place
(assert (and (= x.here 9) (= (select x.gone 9) 1)))
; leaves
(assert (= y.gone (store x.gone 9 2)))
; next card
(assert (= y.here (rank 9 1)))
; balance
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1
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
        a!12
        a!13
        a!14
        a!15
        a!16
        a!17
        a!18
        a!19
        a!20
        a!21
        a!22
        a!23
        a!24
        a!25
        a!26
        a!27
        a!28
        a!29
        a!30
        a!31
        a!32
        a!33
        a!34
        a!35
        a!36
        a!37
        a!38
        a!39
        a!40
        a!41
        a!42
        a!43
        a!44
        a!45
        a!46
        a!47
        a!48
        a!49
        a!50
        a!51
        a!52
        (ite (= q 13) 1 0)))))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal counted, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0))
      (a!53 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!54 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!55 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!56 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!57 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!58 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!59 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!60 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!61 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!62 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!63 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!64 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!65 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!66 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!67 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!68 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!69 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!70 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!71 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!72 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!73 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!74 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!75 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!76 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!77 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!78 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!79 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!80 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!81 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!82 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!83 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!84 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!85 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!86 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!87 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!88 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!89 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!90 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!91 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!92 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!93 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!94 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!95 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!96 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!97 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!98 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!99 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!100 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!102 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!104 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!105 (+ a!53
                a!54
                a!55
                a!56
                a!57
                a!58
                a!59
                a!60
                a!61
                a!62
                a!63
                a!64
                a!65
                a!66
                a!67
                a!68
                a!69
                a!70
                a!71
                a!72
                a!73
                a!74
                a!75
                a!76
                a!77
                a!78
                a!79
                a!80
                a!81
                a!82
                a!83
                a!84
                a!85
                a!86
                a!87
                a!88
                a!89
                a!90
                a!91
                a!92
                a!93
                a!94
                a!95
                a!96
                a!97
                a!98
                a!99
                a!100
                a!101
                a!102
                a!103
                a!104
                (ite (= q (rank 9 1)) 1 0))))
  (not (= (+ a!1
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
             a!12
             a!13
             a!14
             a!15
             a!16
             a!17
             a!18
             a!19
             a!20
             a!21
             a!22
             a!23
             a!24
             a!25
             a!26
             a!27
             a!28
             a!29
             a!30
             a!31
             a!32
             a!33
             a!34
             a!35
             a!36
             a!37
             a!38
             a!39
             a!40
             a!41
             a!42
             a!43
             a!44
             a!45
             a!46
             a!47
             a!48
             a!49
             a!50
             a!51
             a!52)
          a!105)))))
(check-sat)
(pop 1)
(push 1)
; goal balance, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!53 (= (+ (select y.gone q) (ite (= q y.here) 1 0))
               (+ a!1
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
                  a!12
                  a!13
                  a!14
                  a!15
                  a!16
                  a!17
                  a!18
                  a!19
                  a!20
                  a!21
                  a!22
                  a!23
                  a!24
                  a!25
                  a!26
                  a!27
                  a!28
                  a!29
                  a!30
                  a!31
                  a!32
                  a!33
                  a!34
                  a!35
                  a!36
                  a!37
                  a!38
                  a!39
                  a!40
                  a!41
                  a!42
                  a!43
                  a!44
                  a!45
                  a!46
                  a!47
                  a!48
                  a!49
                  a!50
                  a!51
                  a!52
                  (ite (= q 13) 1 0)))))
  (not a!53))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; place
(assert (and (= x.here 9) (= (select x.gone 9) 2)))
; leaves
(assert (= y.gone (store x.gone 9 3)))
; next card
(assert (= y.here (rank 9 2)))
; balance
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1
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
        a!12
        a!13
        a!14
        a!15
        a!16
        a!17
        a!18
        a!19
        a!20
        a!21
        a!22
        a!23
        a!24
        a!25
        a!26
        a!27
        a!28
        a!29
        a!30
        a!31
        a!32
        a!33
        a!34
        a!35
        a!36
        a!37
        a!38
        a!39
        a!40
        a!41
        a!42
        a!43
        a!44
        a!45
        a!46
        a!47
        a!48
        a!49
        a!50
        a!51
        a!52
        (ite (= q 13) 1 0)))))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal counted, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0))
      (a!53 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!54 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!55 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!56 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!57 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!58 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!59 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!60 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!61 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!62 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!63 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!64 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!65 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!66 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!67 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!68 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!69 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!70 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!71 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!72 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!73 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!74 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!75 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!76 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!77 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!78 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!79 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!80 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!81 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!82 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!83 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!84 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!85 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!86 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!87 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!88 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!89 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!90 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!91 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!92 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!93 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!94 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!95 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!96 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!97 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!98 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!99 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!100 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!102 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!104 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!105 (+ a!53
                a!54
                a!55
                a!56
                a!57
                a!58
                a!59
                a!60
                a!61
                a!62
                a!63
                a!64
                a!65
                a!66
                a!67
                a!68
                a!69
                a!70
                a!71
                a!72
                a!73
                a!74
                a!75
                a!76
                a!77
                a!78
                a!79
                a!80
                a!81
                a!82
                a!83
                a!84
                a!85
                a!86
                a!87
                a!88
                a!89
                a!90
                a!91
                a!92
                a!93
                a!94
                a!95
                a!96
                a!97
                a!98
                a!99
                a!100
                a!101
                a!102
                a!103
                a!104
                (ite (= q (rank 9 2)) 1 0))))
  (not (= (+ a!1
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
             a!12
             a!13
             a!14
             a!15
             a!16
             a!17
             a!18
             a!19
             a!20
             a!21
             a!22
             a!23
             a!24
             a!25
             a!26
             a!27
             a!28
             a!29
             a!30
             a!31
             a!32
             a!33
             a!34
             a!35
             a!36
             a!37
             a!38
             a!39
             a!40
             a!41
             a!42
             a!43
             a!44
             a!45
             a!46
             a!47
             a!48
             a!49
             a!50
             a!51
             a!52)
          a!105)))))
(check-sat)
(pop 1)
(push 1)
; goal balance, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!53 (= (+ (select y.gone q) (ite (= q y.here) 1 0))
               (+ a!1
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
                  a!12
                  a!13
                  a!14
                  a!15
                  a!16
                  a!17
                  a!18
                  a!19
                  a!20
                  a!21
                  a!22
                  a!23
                  a!24
                  a!25
                  a!26
                  a!27
                  a!28
                  a!29
                  a!30
                  a!31
                  a!32
                  a!33
                  a!34
                  a!35
                  a!36
                  a!37
                  a!38
                  a!39
                  a!40
                  a!41
                  a!42
                  a!43
                  a!44
                  a!45
                  a!46
                  a!47
                  a!48
                  a!49
                  a!50
                  a!51
                  a!52
                  (ite (= q 13) 1 0)))))
  (not a!53))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; place
(assert (and (= x.here 9) (= (select x.gone 9) 3)))
; leaves
(assert (= y.gone (store x.gone 9 4)))
; next card
(assert (= y.here (rank 9 3)))
; balance
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1
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
        a!12
        a!13
        a!14
        a!15
        a!16
        a!17
        a!18
        a!19
        a!20
        a!21
        a!22
        a!23
        a!24
        a!25
        a!26
        a!27
        a!28
        a!29
        a!30
        a!31
        a!32
        a!33
        a!34
        a!35
        a!36
        a!37
        a!38
        a!39
        a!40
        a!41
        a!42
        a!43
        a!44
        a!45
        a!46
        a!47
        a!48
        a!49
        a!50
        a!51
        a!52
        (ite (= q 13) 1 0)))))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal counted, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0))
      (a!53 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!54 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!55 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!56 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!57 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!58 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!59 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!60 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!61 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!62 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!63 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!64 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!65 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!66 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!67 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!68 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!69 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!70 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!71 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!72 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!73 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!74 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!75 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!76 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!77 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!78 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!79 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!80 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!81 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!82 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!83 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!84 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!85 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!86 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!87 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!88 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!89 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!90 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!91 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!92 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!93 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!94 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!95 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!96 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!97 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!98 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!99 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!100 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!102 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!104 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!105 (+ a!53
                a!54
                a!55
                a!56
                a!57
                a!58
                a!59
                a!60
                a!61
                a!62
                a!63
                a!64
                a!65
                a!66
                a!67
                a!68
                a!69
                a!70
                a!71
                a!72
                a!73
                a!74
                a!75
                a!76
                a!77
                a!78
                a!79
                a!80
                a!81
                a!82
                a!83
                a!84
                a!85
                a!86
                a!87
                a!88
                a!89
                a!90
                a!91
                a!92
                a!93
                a!94
                a!95
                a!96
                a!97
                a!98
                a!99
                a!100
                a!101
                a!102
                a!103
                a!104
                (ite (= q (rank 9 3)) 1 0))))
  (not (= (+ a!1
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
             a!12
             a!13
             a!14
             a!15
             a!16
             a!17
             a!18
             a!19
             a!20
             a!21
             a!22
             a!23
             a!24
             a!25
             a!26
             a!27
             a!28
             a!29
             a!30
             a!31
             a!32
             a!33
             a!34
             a!35
             a!36
             a!37
             a!38
             a!39
             a!40
             a!41
             a!42
             a!43
             a!44
             a!45
             a!46
             a!47
             a!48
             a!49
             a!50
             a!51
             a!52)
          a!105)))))
(check-sat)
(pop 1)
(push 1)
; goal balance, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!53 (= (+ (select y.gone q) (ite (= q y.here) 1 0))
               (+ a!1
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
                  a!12
                  a!13
                  a!14
                  a!15
                  a!16
                  a!17
                  a!18
                  a!19
                  a!20
                  a!21
                  a!22
                  a!23
                  a!24
                  a!25
                  a!26
                  a!27
                  a!28
                  a!29
                  a!30
                  a!31
                  a!32
                  a!33
                  a!34
                  a!35
                  a!36
                  a!37
                  a!38
                  a!39
                  a!40
                  a!41
                  a!42
                  a!43
                  a!44
                  a!45
                  a!46
                  a!47
                  a!48
                  a!49
                  a!50
                  a!51
                  a!52
                  (ite (= q 13) 1 0)))))
  (not a!53))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; place
(assert (and (= x.here 10) (= (select x.gone 10) 0)))
; leaves
(assert (= y.gone (store x.gone 10 1)))
; next card
(assert (= y.here (rank 10 0)))
; balance
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1
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
        a!12
        a!13
        a!14
        a!15
        a!16
        a!17
        a!18
        a!19
        a!20
        a!21
        a!22
        a!23
        a!24
        a!25
        a!26
        a!27
        a!28
        a!29
        a!30
        a!31
        a!32
        a!33
        a!34
        a!35
        a!36
        a!37
        a!38
        a!39
        a!40
        a!41
        a!42
        a!43
        a!44
        a!45
        a!46
        a!47
        a!48
        a!49
        a!50
        a!51
        a!52
        (ite (= q 13) 1 0)))))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal counted, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0))
      (a!53 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!54 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!55 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!56 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!57 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!58 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!59 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!60 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!61 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!62 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!63 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!64 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!65 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!66 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!67 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!68 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!69 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!70 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!71 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!72 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!73 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!74 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!75 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!76 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!77 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!78 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!79 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!80 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!81 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!82 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!83 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!84 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!85 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!86 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!87 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!88 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!89 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!90 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!91 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!92 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!93 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!94 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!95 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!96 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!97 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!98 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!99 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!100 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!102 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!104 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!105 (+ a!53
                a!54
                a!55
                a!56
                a!57
                a!58
                a!59
                a!60
                a!61
                a!62
                a!63
                a!64
                a!65
                a!66
                a!67
                a!68
                a!69
                a!70
                a!71
                a!72
                a!73
                a!74
                a!75
                a!76
                a!77
                a!78
                a!79
                a!80
                a!81
                a!82
                a!83
                a!84
                a!85
                a!86
                a!87
                a!88
                a!89
                a!90
                a!91
                a!92
                a!93
                a!94
                a!95
                a!96
                a!97
                a!98
                a!99
                a!100
                a!101
                a!102
                a!103
                a!104
                (ite (= q (rank 10 0)) 1 0))))
  (not (= (+ a!1
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
             a!12
             a!13
             a!14
             a!15
             a!16
             a!17
             a!18
             a!19
             a!20
             a!21
             a!22
             a!23
             a!24
             a!25
             a!26
             a!27
             a!28
             a!29
             a!30
             a!31
             a!32
             a!33
             a!34
             a!35
             a!36
             a!37
             a!38
             a!39
             a!40
             a!41
             a!42
             a!43
             a!44
             a!45
             a!46
             a!47
             a!48
             a!49
             a!50
             a!51
             a!52)
          a!105)))))
(check-sat)
(pop 1)
(push 1)
; goal balance, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!53 (= (+ (select y.gone q) (ite (= q y.here) 1 0))
               (+ a!1
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
                  a!12
                  a!13
                  a!14
                  a!15
                  a!16
                  a!17
                  a!18
                  a!19
                  a!20
                  a!21
                  a!22
                  a!23
                  a!24
                  a!25
                  a!26
                  a!27
                  a!28
                  a!29
                  a!30
                  a!31
                  a!32
                  a!33
                  a!34
                  a!35
                  a!36
                  a!37
                  a!38
                  a!39
                  a!40
                  a!41
                  a!42
                  a!43
                  a!44
                  a!45
                  a!46
                  a!47
                  a!48
                  a!49
                  a!50
                  a!51
                  a!52
                  (ite (= q 13) 1 0)))))
  (not a!53))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; place
(assert (and (= x.here 10) (= (select x.gone 10) 1)))
; leaves
(assert (= y.gone (store x.gone 10 2)))
; next card
(assert (= y.here (rank 10 1)))
; balance
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1
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
        a!12
        a!13
        a!14
        a!15
        a!16
        a!17
        a!18
        a!19
        a!20
        a!21
        a!22
        a!23
        a!24
        a!25
        a!26
        a!27
        a!28
        a!29
        a!30
        a!31
        a!32
        a!33
        a!34
        a!35
        a!36
        a!37
        a!38
        a!39
        a!40
        a!41
        a!42
        a!43
        a!44
        a!45
        a!46
        a!47
        a!48
        a!49
        a!50
        a!51
        a!52
        (ite (= q 13) 1 0)))))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal counted, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0))
      (a!53 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!54 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!55 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!56 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!57 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!58 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!59 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!60 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!61 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!62 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!63 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!64 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!65 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!66 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!67 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!68 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!69 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!70 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!71 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!72 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!73 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!74 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!75 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!76 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!77 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!78 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!79 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!80 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!81 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!82 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!83 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!84 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!85 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!86 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!87 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!88 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!89 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!90 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!91 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!92 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!93 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!94 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!95 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!96 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!97 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!98 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!99 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!100 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!102 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!104 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!105 (+ a!53
                a!54
                a!55
                a!56
                a!57
                a!58
                a!59
                a!60
                a!61
                a!62
                a!63
                a!64
                a!65
                a!66
                a!67
                a!68
                a!69
                a!70
                a!71
                a!72
                a!73
                a!74
                a!75
                a!76
                a!77
                a!78
                a!79
                a!80
                a!81
                a!82
                a!83
                a!84
                a!85
                a!86
                a!87
                a!88
                a!89
                a!90
                a!91
                a!92
                a!93
                a!94
                a!95
                a!96
                a!97
                a!98
                a!99
                a!100
                a!101
                a!102
                a!103
                a!104
                (ite (= q (rank 10 1)) 1 0))))
  (not (= (+ a!1
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
             a!12
             a!13
             a!14
             a!15
             a!16
             a!17
             a!18
             a!19
             a!20
             a!21
             a!22
             a!23
             a!24
             a!25
             a!26
             a!27
             a!28
             a!29
             a!30
             a!31
             a!32
             a!33
             a!34
             a!35
             a!36
             a!37
             a!38
             a!39
             a!40
             a!41
             a!42
             a!43
             a!44
             a!45
             a!46
             a!47
             a!48
             a!49
             a!50
             a!51
             a!52)
          a!105)))))
(check-sat)
(pop 1)
(push 1)
; goal balance, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!53 (= (+ (select y.gone q) (ite (= q y.here) 1 0))
               (+ a!1
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
                  a!12
                  a!13
                  a!14
                  a!15
                  a!16
                  a!17
                  a!18
                  a!19
                  a!20
                  a!21
                  a!22
                  a!23
                  a!24
                  a!25
                  a!26
                  a!27
                  a!28
                  a!29
                  a!30
                  a!31
                  a!32
                  a!33
                  a!34
                  a!35
                  a!36
                  a!37
                  a!38
                  a!39
                  a!40
                  a!41
                  a!42
                  a!43
                  a!44
                  a!45
                  a!46
                  a!47
                  a!48
                  a!49
                  a!50
                  a!51
                  a!52
                  (ite (= q 13) 1 0)))))
  (not a!53))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; place
(assert (and (= x.here 10) (= (select x.gone 10) 2)))
; leaves
(assert (= y.gone (store x.gone 10 3)))
; next card
(assert (= y.here (rank 10 2)))
; balance
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1
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
        a!12
        a!13
        a!14
        a!15
        a!16
        a!17
        a!18
        a!19
        a!20
        a!21
        a!22
        a!23
        a!24
        a!25
        a!26
        a!27
        a!28
        a!29
        a!30
        a!31
        a!32
        a!33
        a!34
        a!35
        a!36
        a!37
        a!38
        a!39
        a!40
        a!41
        a!42
        a!43
        a!44
        a!45
        a!46
        a!47
        a!48
        a!49
        a!50
        a!51
        a!52
        (ite (= q 13) 1 0)))))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal counted, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0))
      (a!53 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!54 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!55 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!56 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!57 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!58 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!59 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!60 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!61 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!62 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!63 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!64 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!65 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!66 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!67 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!68 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!69 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!70 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!71 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!72 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!73 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!74 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!75 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!76 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!77 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!78 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!79 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!80 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!81 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!82 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!83 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!84 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!85 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!86 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!87 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!88 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!89 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!90 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!91 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!92 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!93 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!94 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!95 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!96 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!97 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!98 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!99 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!100 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!102 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!104 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!105 (+ a!53
                a!54
                a!55
                a!56
                a!57
                a!58
                a!59
                a!60
                a!61
                a!62
                a!63
                a!64
                a!65
                a!66
                a!67
                a!68
                a!69
                a!70
                a!71
                a!72
                a!73
                a!74
                a!75
                a!76
                a!77
                a!78
                a!79
                a!80
                a!81
                a!82
                a!83
                a!84
                a!85
                a!86
                a!87
                a!88
                a!89
                a!90
                a!91
                a!92
                a!93
                a!94
                a!95
                a!96
                a!97
                a!98
                a!99
                a!100
                a!101
                a!102
                a!103
                a!104
                (ite (= q (rank 10 2)) 1 0))))
  (not (= (+ a!1
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
             a!12
             a!13
             a!14
             a!15
             a!16
             a!17
             a!18
             a!19
             a!20
             a!21
             a!22
             a!23
             a!24
             a!25
             a!26
             a!27
             a!28
             a!29
             a!30
             a!31
             a!32
             a!33
             a!34
             a!35
             a!36
             a!37
             a!38
             a!39
             a!40
             a!41
             a!42
             a!43
             a!44
             a!45
             a!46
             a!47
             a!48
             a!49
             a!50
             a!51
             a!52)
          a!105)))))
(check-sat)
(pop 1)
(push 1)
; goal balance, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!53 (= (+ (select y.gone q) (ite (= q y.here) 1 0))
               (+ a!1
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
                  a!12
                  a!13
                  a!14
                  a!15
                  a!16
                  a!17
                  a!18
                  a!19
                  a!20
                  a!21
                  a!22
                  a!23
                  a!24
                  a!25
                  a!26
                  a!27
                  a!28
                  a!29
                  a!30
                  a!31
                  a!32
                  a!33
                  a!34
                  a!35
                  a!36
                  a!37
                  a!38
                  a!39
                  a!40
                  a!41
                  a!42
                  a!43
                  a!44
                  a!45
                  a!46
                  a!47
                  a!48
                  a!49
                  a!50
                  a!51
                  a!52
                  (ite (= q 13) 1 0)))))
  (not a!53))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; place
(assert (and (= x.here 10) (= (select x.gone 10) 3)))
; leaves
(assert (= y.gone (store x.gone 10 4)))
; next card
(assert (= y.here (rank 10 3)))
; balance
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1
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
        a!12
        a!13
        a!14
        a!15
        a!16
        a!17
        a!18
        a!19
        a!20
        a!21
        a!22
        a!23
        a!24
        a!25
        a!26
        a!27
        a!28
        a!29
        a!30
        a!31
        a!32
        a!33
        a!34
        a!35
        a!36
        a!37
        a!38
        a!39
        a!40
        a!41
        a!42
        a!43
        a!44
        a!45
        a!46
        a!47
        a!48
        a!49
        a!50
        a!51
        a!52
        (ite (= q 13) 1 0)))))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal counted, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0))
      (a!53 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!54 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!55 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!56 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!57 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!58 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!59 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!60 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!61 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!62 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!63 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!64 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!65 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!66 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!67 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!68 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!69 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!70 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!71 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!72 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!73 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!74 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!75 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!76 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!77 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!78 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!79 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!80 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!81 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!82 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!83 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!84 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!85 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!86 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!87 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!88 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!89 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!90 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!91 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!92 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!93 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!94 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!95 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!96 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!97 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!98 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!99 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!100 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!102 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!104 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!105 (+ a!53
                a!54
                a!55
                a!56
                a!57
                a!58
                a!59
                a!60
                a!61
                a!62
                a!63
                a!64
                a!65
                a!66
                a!67
                a!68
                a!69
                a!70
                a!71
                a!72
                a!73
                a!74
                a!75
                a!76
                a!77
                a!78
                a!79
                a!80
                a!81
                a!82
                a!83
                a!84
                a!85
                a!86
                a!87
                a!88
                a!89
                a!90
                a!91
                a!92
                a!93
                a!94
                a!95
                a!96
                a!97
                a!98
                a!99
                a!100
                a!101
                a!102
                a!103
                a!104
                (ite (= q (rank 10 3)) 1 0))))
  (not (= (+ a!1
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
             a!12
             a!13
             a!14
             a!15
             a!16
             a!17
             a!18
             a!19
             a!20
             a!21
             a!22
             a!23
             a!24
             a!25
             a!26
             a!27
             a!28
             a!29
             a!30
             a!31
             a!32
             a!33
             a!34
             a!35
             a!36
             a!37
             a!38
             a!39
             a!40
             a!41
             a!42
             a!43
             a!44
             a!45
             a!46
             a!47
             a!48
             a!49
             a!50
             a!51
             a!52)
          a!105)))))
(check-sat)
(pop 1)
(push 1)
; goal balance, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!53 (= (+ (select y.gone q) (ite (= q y.here) 1 0))
               (+ a!1
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
                  a!12
                  a!13
                  a!14
                  a!15
                  a!16
                  a!17
                  a!18
                  a!19
                  a!20
                  a!21
                  a!22
                  a!23
                  a!24
                  a!25
                  a!26
                  a!27
                  a!28
                  a!29
                  a!30
                  a!31
                  a!32
                  a!33
                  a!34
                  a!35
                  a!36
                  a!37
                  a!38
                  a!39
                  a!40
                  a!41
                  a!42
                  a!43
                  a!44
                  a!45
                  a!46
                  a!47
                  a!48
                  a!49
                  a!50
                  a!51
                  a!52
                  (ite (= q 13) 1 0)))))
  (not a!53))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; place
(assert (and (= x.here 11) (= (select x.gone 11) 0)))
; leaves
(assert (= y.gone (store x.gone 11 1)))
; next card
(assert (= y.here (rank 11 0)))
; balance
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1
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
        a!12
        a!13
        a!14
        a!15
        a!16
        a!17
        a!18
        a!19
        a!20
        a!21
        a!22
        a!23
        a!24
        a!25
        a!26
        a!27
        a!28
        a!29
        a!30
        a!31
        a!32
        a!33
        a!34
        a!35
        a!36
        a!37
        a!38
        a!39
        a!40
        a!41
        a!42
        a!43
        a!44
        a!45
        a!46
        a!47
        a!48
        a!49
        a!50
        a!51
        a!52
        (ite (= q 13) 1 0)))))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal counted, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0))
      (a!53 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!54 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!55 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!56 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!57 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!58 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!59 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!60 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!61 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!62 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!63 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!64 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!65 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!66 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!67 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!68 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!69 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!70 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!71 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!72 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!73 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!74 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!75 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!76 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!77 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!78 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!79 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!80 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!81 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!82 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!83 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!84 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!85 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!86 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!87 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!88 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!89 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!90 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!91 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!92 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!93 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!94 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!95 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!96 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!97 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!98 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!99 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!100 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!102 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!104 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!105 (+ a!53
                a!54
                a!55
                a!56
                a!57
                a!58
                a!59
                a!60
                a!61
                a!62
                a!63
                a!64
                a!65
                a!66
                a!67
                a!68
                a!69
                a!70
                a!71
                a!72
                a!73
                a!74
                a!75
                a!76
                a!77
                a!78
                a!79
                a!80
                a!81
                a!82
                a!83
                a!84
                a!85
                a!86
                a!87
                a!88
                a!89
                a!90
                a!91
                a!92
                a!93
                a!94
                a!95
                a!96
                a!97
                a!98
                a!99
                a!100
                a!101
                a!102
                a!103
                a!104
                (ite (= q (rank 11 0)) 1 0))))
  (not (= (+ a!1
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
             a!12
             a!13
             a!14
             a!15
             a!16
             a!17
             a!18
             a!19
             a!20
             a!21
             a!22
             a!23
             a!24
             a!25
             a!26
             a!27
             a!28
             a!29
             a!30
             a!31
             a!32
             a!33
             a!34
             a!35
             a!36
             a!37
             a!38
             a!39
             a!40
             a!41
             a!42
             a!43
             a!44
             a!45
             a!46
             a!47
             a!48
             a!49
             a!50
             a!51
             a!52)
          a!105)))))
(check-sat)
(pop 1)
(push 1)
; goal balance, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!53 (= (+ (select y.gone q) (ite (= q y.here) 1 0))
               (+ a!1
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
                  a!12
                  a!13
                  a!14
                  a!15
                  a!16
                  a!17
                  a!18
                  a!19
                  a!20
                  a!21
                  a!22
                  a!23
                  a!24
                  a!25
                  a!26
                  a!27
                  a!28
                  a!29
                  a!30
                  a!31
                  a!32
                  a!33
                  a!34
                  a!35
                  a!36
                  a!37
                  a!38
                  a!39
                  a!40
                  a!41
                  a!42
                  a!43
                  a!44
                  a!45
                  a!46
                  a!47
                  a!48
                  a!49
                  a!50
                  a!51
                  a!52
                  (ite (= q 13) 1 0)))))
  (not a!53))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; place
(assert (and (= x.here 11) (= (select x.gone 11) 1)))
; leaves
(assert (= y.gone (store x.gone 11 2)))
; next card
(assert (= y.here (rank 11 1)))
; balance
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1
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
        a!12
        a!13
        a!14
        a!15
        a!16
        a!17
        a!18
        a!19
        a!20
        a!21
        a!22
        a!23
        a!24
        a!25
        a!26
        a!27
        a!28
        a!29
        a!30
        a!31
        a!32
        a!33
        a!34
        a!35
        a!36
        a!37
        a!38
        a!39
        a!40
        a!41
        a!42
        a!43
        a!44
        a!45
        a!46
        a!47
        a!48
        a!49
        a!50
        a!51
        a!52
        (ite (= q 13) 1 0)))))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal counted, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0))
      (a!53 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!54 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!55 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!56 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!57 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!58 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!59 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!60 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!61 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!62 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!63 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!64 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!65 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!66 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!67 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!68 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!69 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!70 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!71 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!72 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!73 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!74 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!75 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!76 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!77 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!78 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!79 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!80 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!81 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!82 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!83 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!84 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!85 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!86 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!87 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!88 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!89 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!90 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!91 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!92 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!93 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!94 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!95 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!96 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!97 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!98 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!99 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!100 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!102 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!104 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!105 (+ a!53
                a!54
                a!55
                a!56
                a!57
                a!58
                a!59
                a!60
                a!61
                a!62
                a!63
                a!64
                a!65
                a!66
                a!67
                a!68
                a!69
                a!70
                a!71
                a!72
                a!73
                a!74
                a!75
                a!76
                a!77
                a!78
                a!79
                a!80
                a!81
                a!82
                a!83
                a!84
                a!85
                a!86
                a!87
                a!88
                a!89
                a!90
                a!91
                a!92
                a!93
                a!94
                a!95
                a!96
                a!97
                a!98
                a!99
                a!100
                a!101
                a!102
                a!103
                a!104
                (ite (= q (rank 11 1)) 1 0))))
  (not (= (+ a!1
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
             a!12
             a!13
             a!14
             a!15
             a!16
             a!17
             a!18
             a!19
             a!20
             a!21
             a!22
             a!23
             a!24
             a!25
             a!26
             a!27
             a!28
             a!29
             a!30
             a!31
             a!32
             a!33
             a!34
             a!35
             a!36
             a!37
             a!38
             a!39
             a!40
             a!41
             a!42
             a!43
             a!44
             a!45
             a!46
             a!47
             a!48
             a!49
             a!50
             a!51
             a!52)
          a!105)))))
(check-sat)
(pop 1)
(push 1)
; goal balance, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!53 (= (+ (select y.gone q) (ite (= q y.here) 1 0))
               (+ a!1
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
                  a!12
                  a!13
                  a!14
                  a!15
                  a!16
                  a!17
                  a!18
                  a!19
                  a!20
                  a!21
                  a!22
                  a!23
                  a!24
                  a!25
                  a!26
                  a!27
                  a!28
                  a!29
                  a!30
                  a!31
                  a!32
                  a!33
                  a!34
                  a!35
                  a!36
                  a!37
                  a!38
                  a!39
                  a!40
                  a!41
                  a!42
                  a!43
                  a!44
                  a!45
                  a!46
                  a!47
                  a!48
                  a!49
                  a!50
                  a!51
                  a!52
                  (ite (= q 13) 1 0)))))
  (not a!53))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; place
(assert (and (= x.here 11) (= (select x.gone 11) 2)))
; leaves
(assert (= y.gone (store x.gone 11 3)))
; next card
(assert (= y.here (rank 11 2)))
; balance
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1
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
        a!12
        a!13
        a!14
        a!15
        a!16
        a!17
        a!18
        a!19
        a!20
        a!21
        a!22
        a!23
        a!24
        a!25
        a!26
        a!27
        a!28
        a!29
        a!30
        a!31
        a!32
        a!33
        a!34
        a!35
        a!36
        a!37
        a!38
        a!39
        a!40
        a!41
        a!42
        a!43
        a!44
        a!45
        a!46
        a!47
        a!48
        a!49
        a!50
        a!51
        a!52
        (ite (= q 13) 1 0)))))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal counted, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0))
      (a!53 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!54 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!55 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!56 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!57 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!58 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!59 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!60 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!61 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!62 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!63 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!64 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!65 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!66 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!67 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!68 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!69 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!70 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!71 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!72 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!73 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!74 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!75 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!76 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!77 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!78 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!79 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!80 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!81 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!82 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!83 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!84 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!85 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!86 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!87 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!88 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!89 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!90 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!91 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!92 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!93 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!94 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!95 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!96 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!97 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!98 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!99 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!100 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!102 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!104 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!105 (+ a!53
                a!54
                a!55
                a!56
                a!57
                a!58
                a!59
                a!60
                a!61
                a!62
                a!63
                a!64
                a!65
                a!66
                a!67
                a!68
                a!69
                a!70
                a!71
                a!72
                a!73
                a!74
                a!75
                a!76
                a!77
                a!78
                a!79
                a!80
                a!81
                a!82
                a!83
                a!84
                a!85
                a!86
                a!87
                a!88
                a!89
                a!90
                a!91
                a!92
                a!93
                a!94
                a!95
                a!96
                a!97
                a!98
                a!99
                a!100
                a!101
                a!102
                a!103
                a!104
                (ite (= q (rank 11 2)) 1 0))))
  (not (= (+ a!1
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
             a!12
             a!13
             a!14
             a!15
             a!16
             a!17
             a!18
             a!19
             a!20
             a!21
             a!22
             a!23
             a!24
             a!25
             a!26
             a!27
             a!28
             a!29
             a!30
             a!31
             a!32
             a!33
             a!34
             a!35
             a!36
             a!37
             a!38
             a!39
             a!40
             a!41
             a!42
             a!43
             a!44
             a!45
             a!46
             a!47
             a!48
             a!49
             a!50
             a!51
             a!52)
          a!105)))))
(check-sat)
(pop 1)
(push 1)
; goal balance, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!53 (= (+ (select y.gone q) (ite (= q y.here) 1 0))
               (+ a!1
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
                  a!12
                  a!13
                  a!14
                  a!15
                  a!16
                  a!17
                  a!18
                  a!19
                  a!20
                  a!21
                  a!22
                  a!23
                  a!24
                  a!25
                  a!26
                  a!27
                  a!28
                  a!29
                  a!30
                  a!31
                  a!32
                  a!33
                  a!34
                  a!35
                  a!36
                  a!37
                  a!38
                  a!39
                  a!40
                  a!41
                  a!42
                  a!43
                  a!44
                  a!45
                  a!46
                  a!47
                  a!48
                  a!49
                  a!50
                  a!51
                  a!52
                  (ite (= q 13) 1 0)))))
  (not a!53))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; place
(assert (and (= x.here 11) (= (select x.gone 11) 3)))
; leaves
(assert (= y.gone (store x.gone 11 4)))
; next card
(assert (= y.here (rank 11 3)))
; balance
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1
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
        a!12
        a!13
        a!14
        a!15
        a!16
        a!17
        a!18
        a!19
        a!20
        a!21
        a!22
        a!23
        a!24
        a!25
        a!26
        a!27
        a!28
        a!29
        a!30
        a!31
        a!32
        a!33
        a!34
        a!35
        a!36
        a!37
        a!38
        a!39
        a!40
        a!41
        a!42
        a!43
        a!44
        a!45
        a!46
        a!47
        a!48
        a!49
        a!50
        a!51
        a!52
        (ite (= q 13) 1 0)))))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal counted, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0))
      (a!53 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!54 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!55 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!56 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!57 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!58 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!59 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!60 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!61 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!62 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!63 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!64 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!65 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!66 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!67 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!68 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!69 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!70 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!71 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!72 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!73 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!74 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!75 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!76 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!77 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!78 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!79 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!80 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!81 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!82 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!83 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!84 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!85 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!86 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!87 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!88 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!89 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!90 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!91 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!92 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!93 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!94 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!95 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!96 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!97 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!98 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!99 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!100 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!102 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!104 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!105 (+ a!53
                a!54
                a!55
                a!56
                a!57
                a!58
                a!59
                a!60
                a!61
                a!62
                a!63
                a!64
                a!65
                a!66
                a!67
                a!68
                a!69
                a!70
                a!71
                a!72
                a!73
                a!74
                a!75
                a!76
                a!77
                a!78
                a!79
                a!80
                a!81
                a!82
                a!83
                a!84
                a!85
                a!86
                a!87
                a!88
                a!89
                a!90
                a!91
                a!92
                a!93
                a!94
                a!95
                a!96
                a!97
                a!98
                a!99
                a!100
                a!101
                a!102
                a!103
                a!104
                (ite (= q (rank 11 3)) 1 0))))
  (not (= (+ a!1
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
             a!12
             a!13
             a!14
             a!15
             a!16
             a!17
             a!18
             a!19
             a!20
             a!21
             a!22
             a!23
             a!24
             a!25
             a!26
             a!27
             a!28
             a!29
             a!30
             a!31
             a!32
             a!33
             a!34
             a!35
             a!36
             a!37
             a!38
             a!39
             a!40
             a!41
             a!42
             a!43
             a!44
             a!45
             a!46
             a!47
             a!48
             a!49
             a!50
             a!51
             a!52)
          a!105)))))
(check-sat)
(pop 1)
(push 1)
; goal balance, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!53 (= (+ (select y.gone q) (ite (= q y.here) 1 0))
               (+ a!1
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
                  a!12
                  a!13
                  a!14
                  a!15
                  a!16
                  a!17
                  a!18
                  a!19
                  a!20
                  a!21
                  a!22
                  a!23
                  a!24
                  a!25
                  a!26
                  a!27
                  a!28
                  a!29
                  a!30
                  a!31
                  a!32
                  a!33
                  a!34
                  a!35
                  a!36
                  a!37
                  a!38
                  a!39
                  a!40
                  a!41
                  a!42
                  a!43
                  a!44
                  a!45
                  a!46
                  a!47
                  a!48
                  a!49
                  a!50
                  a!51
                  a!52
                  (ite (= q 13) 1 0)))))
  (not a!53))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; place
(assert (and (= x.here 12) (= (select x.gone 12) 0)))
; leaves
(assert (= y.gone (store x.gone 12 1)))
; next card
(assert (= y.here (rank 12 0)))
; balance
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1
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
        a!12
        a!13
        a!14
        a!15
        a!16
        a!17
        a!18
        a!19
        a!20
        a!21
        a!22
        a!23
        a!24
        a!25
        a!26
        a!27
        a!28
        a!29
        a!30
        a!31
        a!32
        a!33
        a!34
        a!35
        a!36
        a!37
        a!38
        a!39
        a!40
        a!41
        a!42
        a!43
        a!44
        a!45
        a!46
        a!47
        a!48
        a!49
        a!50
        a!51
        a!52
        (ite (= q 13) 1 0)))))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal counted, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0))
      (a!53 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!54 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!55 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!56 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!57 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!58 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!59 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!60 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!61 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!62 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!63 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!64 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!65 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!66 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!67 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!68 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!69 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!70 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!71 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!72 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!73 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!74 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!75 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!76 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!77 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!78 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!79 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!80 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!81 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!82 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!83 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!84 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!85 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!86 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!87 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!88 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!89 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!90 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!91 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!92 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!93 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!94 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!95 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!96 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!97 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!98 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!99 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!100 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!102 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!104 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!105 (+ a!53
                a!54
                a!55
                a!56
                a!57
                a!58
                a!59
                a!60
                a!61
                a!62
                a!63
                a!64
                a!65
                a!66
                a!67
                a!68
                a!69
                a!70
                a!71
                a!72
                a!73
                a!74
                a!75
                a!76
                a!77
                a!78
                a!79
                a!80
                a!81
                a!82
                a!83
                a!84
                a!85
                a!86
                a!87
                a!88
                a!89
                a!90
                a!91
                a!92
                a!93
                a!94
                a!95
                a!96
                a!97
                a!98
                a!99
                a!100
                a!101
                a!102
                a!103
                a!104
                (ite (= q (rank 12 0)) 1 0))))
  (not (= (+ a!1
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
             a!12
             a!13
             a!14
             a!15
             a!16
             a!17
             a!18
             a!19
             a!20
             a!21
             a!22
             a!23
             a!24
             a!25
             a!26
             a!27
             a!28
             a!29
             a!30
             a!31
             a!32
             a!33
             a!34
             a!35
             a!36
             a!37
             a!38
             a!39
             a!40
             a!41
             a!42
             a!43
             a!44
             a!45
             a!46
             a!47
             a!48
             a!49
             a!50
             a!51
             a!52)
          a!105)))))
(check-sat)
(pop 1)
(push 1)
; goal balance, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!53 (= (+ (select y.gone q) (ite (= q y.here) 1 0))
               (+ a!1
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
                  a!12
                  a!13
                  a!14
                  a!15
                  a!16
                  a!17
                  a!18
                  a!19
                  a!20
                  a!21
                  a!22
                  a!23
                  a!24
                  a!25
                  a!26
                  a!27
                  a!28
                  a!29
                  a!30
                  a!31
                  a!32
                  a!33
                  a!34
                  a!35
                  a!36
                  a!37
                  a!38
                  a!39
                  a!40
                  a!41
                  a!42
                  a!43
                  a!44
                  a!45
                  a!46
                  a!47
                  a!48
                  a!49
                  a!50
                  a!51
                  a!52
                  (ite (= q 13) 1 0)))))
  (not a!53))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; place
(assert (and (= x.here 12) (= (select x.gone 12) 1)))
; leaves
(assert (= y.gone (store x.gone 12 2)))
; next card
(assert (= y.here (rank 12 1)))
; balance
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1
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
        a!12
        a!13
        a!14
        a!15
        a!16
        a!17
        a!18
        a!19
        a!20
        a!21
        a!22
        a!23
        a!24
        a!25
        a!26
        a!27
        a!28
        a!29
        a!30
        a!31
        a!32
        a!33
        a!34
        a!35
        a!36
        a!37
        a!38
        a!39
        a!40
        a!41
        a!42
        a!43
        a!44
        a!45
        a!46
        a!47
        a!48
        a!49
        a!50
        a!51
        a!52
        (ite (= q 13) 1 0)))))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal counted, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0))
      (a!53 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!54 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!55 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!56 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!57 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!58 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!59 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!60 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!61 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!62 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!63 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!64 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!65 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!66 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!67 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!68 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!69 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!70 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!71 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!72 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!73 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!74 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!75 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!76 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!77 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!78 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!79 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!80 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!81 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!82 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!83 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!84 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!85 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!86 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!87 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!88 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!89 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!90 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!91 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!92 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!93 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!94 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!95 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!96 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!97 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!98 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!99 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!100 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!102 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!104 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!105 (+ a!53
                a!54
                a!55
                a!56
                a!57
                a!58
                a!59
                a!60
                a!61
                a!62
                a!63
                a!64
                a!65
                a!66
                a!67
                a!68
                a!69
                a!70
                a!71
                a!72
                a!73
                a!74
                a!75
                a!76
                a!77
                a!78
                a!79
                a!80
                a!81
                a!82
                a!83
                a!84
                a!85
                a!86
                a!87
                a!88
                a!89
                a!90
                a!91
                a!92
                a!93
                a!94
                a!95
                a!96
                a!97
                a!98
                a!99
                a!100
                a!101
                a!102
                a!103
                a!104
                (ite (= q (rank 12 1)) 1 0))))
  (not (= (+ a!1
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
             a!12
             a!13
             a!14
             a!15
             a!16
             a!17
             a!18
             a!19
             a!20
             a!21
             a!22
             a!23
             a!24
             a!25
             a!26
             a!27
             a!28
             a!29
             a!30
             a!31
             a!32
             a!33
             a!34
             a!35
             a!36
             a!37
             a!38
             a!39
             a!40
             a!41
             a!42
             a!43
             a!44
             a!45
             a!46
             a!47
             a!48
             a!49
             a!50
             a!51
             a!52)
          a!105)))))
(check-sat)
(pop 1)
(push 1)
; goal balance, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!53 (= (+ (select y.gone q) (ite (= q y.here) 1 0))
               (+ a!1
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
                  a!12
                  a!13
                  a!14
                  a!15
                  a!16
                  a!17
                  a!18
                  a!19
                  a!20
                  a!21
                  a!22
                  a!23
                  a!24
                  a!25
                  a!26
                  a!27
                  a!28
                  a!29
                  a!30
                  a!31
                  a!32
                  a!33
                  a!34
                  a!35
                  a!36
                  a!37
                  a!38
                  a!39
                  a!40
                  a!41
                  a!42
                  a!43
                  a!44
                  a!45
                  a!46
                  a!47
                  a!48
                  a!49
                  a!50
                  a!51
                  a!52
                  (ite (= q 13) 1 0)))))
  (not a!53))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; place
(assert (and (= x.here 12) (= (select x.gone 12) 2)))
; leaves
(assert (= y.gone (store x.gone 12 3)))
; next card
(assert (= y.here (rank 12 2)))
; balance
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1
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
        a!12
        a!13
        a!14
        a!15
        a!16
        a!17
        a!18
        a!19
        a!20
        a!21
        a!22
        a!23
        a!24
        a!25
        a!26
        a!27
        a!28
        a!29
        a!30
        a!31
        a!32
        a!33
        a!34
        a!35
        a!36
        a!37
        a!38
        a!39
        a!40
        a!41
        a!42
        a!43
        a!44
        a!45
        a!46
        a!47
        a!48
        a!49
        a!50
        a!51
        a!52
        (ite (= q 13) 1 0)))))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal counted, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0))
      (a!53 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!54 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!55 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!56 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!57 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!58 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!59 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!60 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!61 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!62 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!63 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!64 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!65 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!66 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!67 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!68 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!69 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!70 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!71 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!72 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!73 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!74 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!75 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!76 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!77 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!78 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!79 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!80 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!81 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!82 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!83 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!84 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!85 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!86 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!87 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!88 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!89 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!90 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!91 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!92 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!93 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!94 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!95 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!96 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!97 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!98 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!99 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!100 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!102 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!104 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!105 (+ a!53
                a!54
                a!55
                a!56
                a!57
                a!58
                a!59
                a!60
                a!61
                a!62
                a!63
                a!64
                a!65
                a!66
                a!67
                a!68
                a!69
                a!70
                a!71
                a!72
                a!73
                a!74
                a!75
                a!76
                a!77
                a!78
                a!79
                a!80
                a!81
                a!82
                a!83
                a!84
                a!85
                a!86
                a!87
                a!88
                a!89
                a!90
                a!91
                a!92
                a!93
                a!94
                a!95
                a!96
                a!97
                a!98
                a!99
                a!100
                a!101
                a!102
                a!103
                a!104
                (ite (= q (rank 12 2)) 1 0))))
  (not (= (+ a!1
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
             a!12
             a!13
             a!14
             a!15
             a!16
             a!17
             a!18
             a!19
             a!20
             a!21
             a!22
             a!23
             a!24
             a!25
             a!26
             a!27
             a!28
             a!29
             a!30
             a!31
             a!32
             a!33
             a!34
             a!35
             a!36
             a!37
             a!38
             a!39
             a!40
             a!41
             a!42
             a!43
             a!44
             a!45
             a!46
             a!47
             a!48
             a!49
             a!50
             a!51
             a!52)
          a!105)))))
(check-sat)
(pop 1)
(push 1)
; goal balance, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!53 (= (+ (select y.gone q) (ite (= q y.here) 1 0))
               (+ a!1
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
                  a!12
                  a!13
                  a!14
                  a!15
                  a!16
                  a!17
                  a!18
                  a!19
                  a!20
                  a!21
                  a!22
                  a!23
                  a!24
                  a!25
                  a!26
                  a!27
                  a!28
                  a!29
                  a!30
                  a!31
                  a!32
                  a!33
                  a!34
                  a!35
                  a!36
                  a!37
                  a!38
                  a!39
                  a!40
                  a!41
                  a!42
                  a!43
                  a!44
                  a!45
                  a!46
                  a!47
                  a!48
                  a!49
                  a!50
                  a!51
                  a!52
                  (ite (= q 13) 1 0)))))
  (not a!53))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; place
(assert (and (= x.here 12) (= (select x.gone 12) 3)))
; leaves
(assert (= y.gone (store x.gone 12 4)))
; next card
(assert (= y.here (rank 12 3)))
; balance
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1
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
        a!12
        a!13
        a!14
        a!15
        a!16
        a!17
        a!18
        a!19
        a!20
        a!21
        a!22
        a!23
        a!24
        a!25
        a!26
        a!27
        a!28
        a!29
        a!30
        a!31
        a!32
        a!33
        a!34
        a!35
        a!36
        a!37
        a!38
        a!39
        a!40
        a!41
        a!42
        a!43
        a!44
        a!45
        a!46
        a!47
        a!48
        a!49
        a!50
        a!51
        a!52
        (ite (= q 13) 1 0)))))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal counted, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0))
      (a!53 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!54 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!55 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!56 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!57 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!58 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!59 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!60 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!61 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!62 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!63 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!64 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!65 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!66 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!67 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!68 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!69 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!70 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!71 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!72 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!73 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!74 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!75 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!76 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!77 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!78 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!79 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!80 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!81 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!82 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!83 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!84 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!85 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!86 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!87 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!88 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!89 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!90 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!91 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!92 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!93 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!94 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!95 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!96 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!97 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!98 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!99 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!100 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!102 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!104 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!105 (+ a!53
                a!54
                a!55
                a!56
                a!57
                a!58
                a!59
                a!60
                a!61
                a!62
                a!63
                a!64
                a!65
                a!66
                a!67
                a!68
                a!69
                a!70
                a!71
                a!72
                a!73
                a!74
                a!75
                a!76
                a!77
                a!78
                a!79
                a!80
                a!81
                a!82
                a!83
                a!84
                a!85
                a!86
                a!87
                a!88
                a!89
                a!90
                a!91
                a!92
                a!93
                a!94
                a!95
                a!96
                a!97
                a!98
                a!99
                a!100
                a!101
                a!102
                a!103
                a!104
                (ite (= q (rank 12 3)) 1 0))))
  (not (= (+ a!1
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
             a!12
             a!13
             a!14
             a!15
             a!16
             a!17
             a!18
             a!19
             a!20
             a!21
             a!22
             a!23
             a!24
             a!25
             a!26
             a!27
             a!28
             a!29
             a!30
             a!31
             a!32
             a!33
             a!34
             a!35
             a!36
             a!37
             a!38
             a!39
             a!40
             a!41
             a!42
             a!43
             a!44
             a!45
             a!46
             a!47
             a!48
             a!49
             a!50
             a!51
             a!52)
          a!105)))))
(check-sat)
(pop 1)
(push 1)
; goal balance, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!53 (= (+ (select y.gone q) (ite (= q y.here) 1 0))
               (+ a!1
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
                  a!12
                  a!13
                  a!14
                  a!15
                  a!16
                  a!17
                  a!18
                  a!19
                  a!20
                  a!21
                  a!22
                  a!23
                  a!24
                  a!25
                  a!26
                  a!27
                  a!28
                  a!29
                  a!30
                  a!31
                  a!32
                  a!33
                  a!34
                  a!35
                  a!36
                  a!37
                  a!38
                  a!39
                  a!40
                  a!41
                  a!42
                  a!43
                  a!44
                  a!45
                  a!46
                  a!47
                  a!48
                  a!49
                  a!50
                  a!51
                  a!52
                  (ite (= q 13) 1 0)))))
  (not a!53))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; place
(assert (and (= x.here 13) (= (select x.gone 13) 0)))
; leaves
(assert (= y.gone (store x.gone 13 1)))
; next card
(assert (= y.here (rank 13 0)))
; balance
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1
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
        a!12
        a!13
        a!14
        a!15
        a!16
        a!17
        a!18
        a!19
        a!20
        a!21
        a!22
        a!23
        a!24
        a!25
        a!26
        a!27
        a!28
        a!29
        a!30
        a!31
        a!32
        a!33
        a!34
        a!35
        a!36
        a!37
        a!38
        a!39
        a!40
        a!41
        a!42
        a!43
        a!44
        a!45
        a!46
        a!47
        a!48
        a!49
        a!50
        a!51
        a!52
        (ite (= q 13) 1 0)))))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal counted, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0))
      (a!53 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!54 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!55 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!56 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!57 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!58 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!59 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!60 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!61 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!62 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!63 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!64 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!65 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!66 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!67 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!68 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!69 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!70 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!71 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!72 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!73 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!74 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!75 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!76 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!77 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!78 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!79 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!80 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!81 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!82 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!83 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!84 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!85 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!86 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!87 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!88 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!89 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!90 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!91 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!92 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!93 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!94 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!95 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!96 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!97 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!98 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!99 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!100 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!102 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!104 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!105 (+ a!53
                a!54
                a!55
                a!56
                a!57
                a!58
                a!59
                a!60
                a!61
                a!62
                a!63
                a!64
                a!65
                a!66
                a!67
                a!68
                a!69
                a!70
                a!71
                a!72
                a!73
                a!74
                a!75
                a!76
                a!77
                a!78
                a!79
                a!80
                a!81
                a!82
                a!83
                a!84
                a!85
                a!86
                a!87
                a!88
                a!89
                a!90
                a!91
                a!92
                a!93
                a!94
                a!95
                a!96
                a!97
                a!98
                a!99
                a!100
                a!101
                a!102
                a!103
                a!104
                (ite (= q (rank 13 0)) 1 0))))
  (not (= (+ a!1
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
             a!12
             a!13
             a!14
             a!15
             a!16
             a!17
             a!18
             a!19
             a!20
             a!21
             a!22
             a!23
             a!24
             a!25
             a!26
             a!27
             a!28
             a!29
             a!30
             a!31
             a!32
             a!33
             a!34
             a!35
             a!36
             a!37
             a!38
             a!39
             a!40
             a!41
             a!42
             a!43
             a!44
             a!45
             a!46
             a!47
             a!48
             a!49
             a!50
             a!51
             a!52)
          a!105)))))
(check-sat)
(pop 1)
(push 1)
; goal balance, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!53 (= (+ (select y.gone q) (ite (= q y.here) 1 0))
               (+ a!1
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
                  a!12
                  a!13
                  a!14
                  a!15
                  a!16
                  a!17
                  a!18
                  a!19
                  a!20
                  a!21
                  a!22
                  a!23
                  a!24
                  a!25
                  a!26
                  a!27
                  a!28
                  a!29
                  a!30
                  a!31
                  a!32
                  a!33
                  a!34
                  a!35
                  a!36
                  a!37
                  a!38
                  a!39
                  a!40
                  a!41
                  a!42
                  a!43
                  a!44
                  a!45
                  a!46
                  a!47
                  a!48
                  a!49
                  a!50
                  a!51
                  a!52
                  (ite (= q 13) 1 0)))))
  (not a!53))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; place
(assert (and (= x.here 13) (= (select x.gone 13) 1)))
; leaves
(assert (= y.gone (store x.gone 13 2)))
; next card
(assert (= y.here (rank 13 1)))
; balance
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1
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
        a!12
        a!13
        a!14
        a!15
        a!16
        a!17
        a!18
        a!19
        a!20
        a!21
        a!22
        a!23
        a!24
        a!25
        a!26
        a!27
        a!28
        a!29
        a!30
        a!31
        a!32
        a!33
        a!34
        a!35
        a!36
        a!37
        a!38
        a!39
        a!40
        a!41
        a!42
        a!43
        a!44
        a!45
        a!46
        a!47
        a!48
        a!49
        a!50
        a!51
        a!52
        (ite (= q 13) 1 0)))))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal counted, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0))
      (a!53 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!54 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!55 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!56 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!57 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!58 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!59 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!60 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!61 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!62 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!63 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!64 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!65 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!66 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!67 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!68 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!69 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!70 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!71 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!72 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!73 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!74 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!75 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!76 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!77 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!78 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!79 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!80 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!81 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!82 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!83 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!84 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!85 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!86 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!87 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!88 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!89 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!90 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!91 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!92 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!93 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!94 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!95 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!96 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!97 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!98 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!99 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!100 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!102 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!104 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!105 (+ a!53
                a!54
                a!55
                a!56
                a!57
                a!58
                a!59
                a!60
                a!61
                a!62
                a!63
                a!64
                a!65
                a!66
                a!67
                a!68
                a!69
                a!70
                a!71
                a!72
                a!73
                a!74
                a!75
                a!76
                a!77
                a!78
                a!79
                a!80
                a!81
                a!82
                a!83
                a!84
                a!85
                a!86
                a!87
                a!88
                a!89
                a!90
                a!91
                a!92
                a!93
                a!94
                a!95
                a!96
                a!97
                a!98
                a!99
                a!100
                a!101
                a!102
                a!103
                a!104
                (ite (= q (rank 13 1)) 1 0))))
  (not (= (+ a!1
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
             a!12
             a!13
             a!14
             a!15
             a!16
             a!17
             a!18
             a!19
             a!20
             a!21
             a!22
             a!23
             a!24
             a!25
             a!26
             a!27
             a!28
             a!29
             a!30
             a!31
             a!32
             a!33
             a!34
             a!35
             a!36
             a!37
             a!38
             a!39
             a!40
             a!41
             a!42
             a!43
             a!44
             a!45
             a!46
             a!47
             a!48
             a!49
             a!50
             a!51
             a!52)
          a!105)))))
(check-sat)
(pop 1)
(push 1)
; goal balance, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!53 (= (+ (select y.gone q) (ite (= q y.here) 1 0))
               (+ a!1
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
                  a!12
                  a!13
                  a!14
                  a!15
                  a!16
                  a!17
                  a!18
                  a!19
                  a!20
                  a!21
                  a!22
                  a!23
                  a!24
                  a!25
                  a!26
                  a!27
                  a!28
                  a!29
                  a!30
                  a!31
                  a!32
                  a!33
                  a!34
                  a!35
                  a!36
                  a!37
                  a!38
                  a!39
                  a!40
                  a!41
                  a!42
                  a!43
                  a!44
                  a!45
                  a!46
                  a!47
                  a!48
                  a!49
                  a!50
                  a!51
                  a!52
                  (ite (= q 13) 1 0)))))
  (not a!53))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; place
(assert (and (= x.here 13) (= (select x.gone 13) 2)))
; leaves
(assert (= y.gone (store x.gone 13 3)))
; next card
(assert (= y.here (rank 13 2)))
; balance
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1
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
        a!12
        a!13
        a!14
        a!15
        a!16
        a!17
        a!18
        a!19
        a!20
        a!21
        a!22
        a!23
        a!24
        a!25
        a!26
        a!27
        a!28
        a!29
        a!30
        a!31
        a!32
        a!33
        a!34
        a!35
        a!36
        a!37
        a!38
        a!39
        a!40
        a!41
        a!42
        a!43
        a!44
        a!45
        a!46
        a!47
        a!48
        a!49
        a!50
        a!51
        a!52
        (ite (= q 13) 1 0)))))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal counted, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0))
      (a!53 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!54 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!55 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!56 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!57 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!58 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!59 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!60 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!61 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!62 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!63 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!64 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!65 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!66 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!67 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!68 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!69 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!70 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!71 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!72 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!73 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!74 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!75 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!76 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!77 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!78 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!79 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!80 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!81 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!82 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!83 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!84 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!85 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!86 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!87 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!88 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!89 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!90 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!91 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!92 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!93 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!94 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!95 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!96 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!97 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!98 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!99 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!100 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!102 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!104 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!105 (+ a!53
                a!54
                a!55
                a!56
                a!57
                a!58
                a!59
                a!60
                a!61
                a!62
                a!63
                a!64
                a!65
                a!66
                a!67
                a!68
                a!69
                a!70
                a!71
                a!72
                a!73
                a!74
                a!75
                a!76
                a!77
                a!78
                a!79
                a!80
                a!81
                a!82
                a!83
                a!84
                a!85
                a!86
                a!87
                a!88
                a!89
                a!90
                a!91
                a!92
                a!93
                a!94
                a!95
                a!96
                a!97
                a!98
                a!99
                a!100
                a!101
                a!102
                a!103
                a!104
                (ite (= q (rank 13 2)) 1 0))))
  (not (= (+ a!1
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
             a!12
             a!13
             a!14
             a!15
             a!16
             a!17
             a!18
             a!19
             a!20
             a!21
             a!22
             a!23
             a!24
             a!25
             a!26
             a!27
             a!28
             a!29
             a!30
             a!31
             a!32
             a!33
             a!34
             a!35
             a!36
             a!37
             a!38
             a!39
             a!40
             a!41
             a!42
             a!43
             a!44
             a!45
             a!46
             a!47
             a!48
             a!49
             a!50
             a!51
             a!52)
          a!105)))))
(check-sat)
(pop 1)
(push 1)
; goal balance, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!53 (= (+ (select y.gone q) (ite (= q y.here) 1 0))
               (+ a!1
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
                  a!12
                  a!13
                  a!14
                  a!15
                  a!16
                  a!17
                  a!18
                  a!19
                  a!20
                  a!21
                  a!22
                  a!23
                  a!24
                  a!25
                  a!26
                  a!27
                  a!28
                  a!29
                  a!30
                  a!31
                  a!32
                  a!33
                  a!34
                  a!35
                  a!36
                  a!37
                  a!38
                  a!39
                  a!40
                  a!41
                  a!42
                  a!43
                  a!44
                  a!45
                  a!46
                  a!47
                  a!48
                  a!49
                  a!50
                  a!51
                  a!52
                  (ite (= q 13) 1 0)))))
  (not a!53))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; place
(assert (and (= x.here 13) (= (select x.gone 13) 3)))
; leaves
(assert (= y.gone (store x.gone 13 4)))
; next card
(assert (= y.here (rank 13 3)))
; balance
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
  (= (+ (select x.gone q) (ite (= q x.here) 1 0))
     (+ a!1
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
        a!12
        a!13
        a!14
        a!15
        a!16
        a!17
        a!18
        a!19
        a!20
        a!21
        a!22
        a!23
        a!24
        a!25
        a!26
        a!27
        a!28
        a!29
        a!30
        a!31
        a!32
        a!33
        a!34
        a!35
        a!36
        a!37
        a!38
        a!39
        a!40
        a!41
        a!42
        a!43
        a!44
        a!45
        a!46
        a!47
        a!48
        a!49
        a!50
        a!51
        a!52
        (ite (= q 13) 1 0)))))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal counted, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0))
      (a!53 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!54 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!55 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!56 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!57 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!58 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!59 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!60 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!61 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!62 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!63 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!64 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!65 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!66 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!67 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!68 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!69 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!70 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!71 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!72 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!73 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!74 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!75 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!76 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!77 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!78 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!79 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!80 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!81 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!82 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!83 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!84 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!85 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!86 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!87 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!88 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!89 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!90 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!91 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!92 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!93 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!94 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!95 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!96 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!97 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!98 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!99 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!100 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!102 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!104 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!105 (+ a!53
                a!54
                a!55
                a!56
                a!57
                a!58
                a!59
                a!60
                a!61
                a!62
                a!63
                a!64
                a!65
                a!66
                a!67
                a!68
                a!69
                a!70
                a!71
                a!72
                a!73
                a!74
                a!75
                a!76
                a!77
                a!78
                a!79
                a!80
                a!81
                a!82
                a!83
                a!84
                a!85
                a!86
                a!87
                a!88
                a!89
                a!90
                a!91
                a!92
                a!93
                a!94
                a!95
                a!96
                a!97
                a!98
                a!99
                a!100
                a!101
                a!102
                a!103
                a!104
                (ite (= q (rank 13 3)) 1 0))))
  (not (= (+ a!1
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
             a!12
             a!13
             a!14
             a!15
             a!16
             a!17
             a!18
             a!19
             a!20
             a!21
             a!22
             a!23
             a!24
             a!25
             a!26
             a!27
             a!28
             a!29
             a!30
             a!31
             a!32
             a!33
             a!34
             a!35
             a!36
             a!37
             a!38
             a!39
             a!40
             a!41
             a!42
             a!43
             a!44
             a!45
             a!46
             a!47
             a!48
             a!49
             a!50
             a!51
             a!52)
          a!105)))))
(check-sat)
(pop 1)
(push 1)
; goal balance, denied
(assert (let ((a!1 (ite (and (> (select y.gone 1) 0) (= (rank 1 0) q)) 1 0))
      (a!2 (ite (and (> (select y.gone 1) 1) (= (rank 1 1) q)) 1 0))
      (a!3 (ite (and (> (select y.gone 1) 2) (= (rank 1 2) q)) 1 0))
      (a!4 (ite (and (> (select y.gone 1) 3) (= (rank 1 3) q)) 1 0))
      (a!5 (ite (and (> (select y.gone 2) 0) (= (rank 2 0) q)) 1 0))
      (a!6 (ite (and (> (select y.gone 2) 1) (= (rank 2 1) q)) 1 0))
      (a!7 (ite (and (> (select y.gone 2) 2) (= (rank 2 2) q)) 1 0))
      (a!8 (ite (and (> (select y.gone 2) 3) (= (rank 2 3) q)) 1 0))
      (a!9 (ite (and (> (select y.gone 3) 0) (= (rank 3 0) q)) 1 0))
      (a!10 (ite (and (> (select y.gone 3) 1) (= (rank 3 1) q)) 1 0))
      (a!11 (ite (and (> (select y.gone 3) 2) (= (rank 3 2) q)) 1 0))
      (a!12 (ite (and (> (select y.gone 3) 3) (= (rank 3 3) q)) 1 0))
      (a!13 (ite (and (> (select y.gone 4) 0) (= (rank 4 0) q)) 1 0))
      (a!14 (ite (and (> (select y.gone 4) 1) (= (rank 4 1) q)) 1 0))
      (a!15 (ite (and (> (select y.gone 4) 2) (= (rank 4 2) q)) 1 0))
      (a!16 (ite (and (> (select y.gone 4) 3) (= (rank 4 3) q)) 1 0))
      (a!17 (ite (and (> (select y.gone 5) 0) (= (rank 5 0) q)) 1 0))
      (a!18 (ite (and (> (select y.gone 5) 1) (= (rank 5 1) q)) 1 0))
      (a!19 (ite (and (> (select y.gone 5) 2) (= (rank 5 2) q)) 1 0))
      (a!20 (ite (and (> (select y.gone 5) 3) (= (rank 5 3) q)) 1 0))
      (a!21 (ite (and (> (select y.gone 6) 0) (= (rank 6 0) q)) 1 0))
      (a!22 (ite (and (> (select y.gone 6) 1) (= (rank 6 1) q)) 1 0))
      (a!23 (ite (and (> (select y.gone 6) 2) (= (rank 6 2) q)) 1 0))
      (a!24 (ite (and (> (select y.gone 6) 3) (= (rank 6 3) q)) 1 0))
      (a!25 (ite (and (> (select y.gone 7) 0) (= (rank 7 0) q)) 1 0))
      (a!26 (ite (and (> (select y.gone 7) 1) (= (rank 7 1) q)) 1 0))
      (a!27 (ite (and (> (select y.gone 7) 2) (= (rank 7 2) q)) 1 0))
      (a!28 (ite (and (> (select y.gone 7) 3) (= (rank 7 3) q)) 1 0))
      (a!29 (ite (and (> (select y.gone 8) 0) (= (rank 8 0) q)) 1 0))
      (a!30 (ite (and (> (select y.gone 8) 1) (= (rank 8 1) q)) 1 0))
      (a!31 (ite (and (> (select y.gone 8) 2) (= (rank 8 2) q)) 1 0))
      (a!32 (ite (and (> (select y.gone 8) 3) (= (rank 8 3) q)) 1 0))
      (a!33 (ite (and (> (select y.gone 9) 0) (= (rank 9 0) q)) 1 0))
      (a!34 (ite (and (> (select y.gone 9) 1) (= (rank 9 1) q)) 1 0))
      (a!35 (ite (and (> (select y.gone 9) 2) (= (rank 9 2) q)) 1 0))
      (a!36 (ite (and (> (select y.gone 9) 3) (= (rank 9 3) q)) 1 0))
      (a!37 (ite (and (> (select y.gone 10) 0) (= (rank 10 0) q)) 1 0))
      (a!38 (ite (and (> (select y.gone 10) 1) (= (rank 10 1) q)) 1 0))
      (a!39 (ite (and (> (select y.gone 10) 2) (= (rank 10 2) q)) 1 0))
      (a!40 (ite (and (> (select y.gone 10) 3) (= (rank 10 3) q)) 1 0))
      (a!41 (ite (and (> (select y.gone 11) 0) (= (rank 11 0) q)) 1 0))
      (a!42 (ite (and (> (select y.gone 11) 1) (= (rank 11 1) q)) 1 0))
      (a!43 (ite (and (> (select y.gone 11) 2) (= (rank 11 2) q)) 1 0))
      (a!44 (ite (and (> (select y.gone 11) 3) (= (rank 11 3) q)) 1 0))
      (a!45 (ite (and (> (select y.gone 12) 0) (= (rank 12 0) q)) 1 0))
      (a!46 (ite (and (> (select y.gone 12) 1) (= (rank 12 1) q)) 1 0))
      (a!47 (ite (and (> (select y.gone 12) 2) (= (rank 12 2) q)) 1 0))
      (a!48 (ite (and (> (select y.gone 12) 3) (= (rank 12 3) q)) 1 0))
      (a!49 (ite (and (> (select y.gone 13) 0) (= (rank 13 0) q)) 1 0))
      (a!50 (ite (and (> (select y.gone 13) 1) (= (rank 13 1) q)) 1 0))
      (a!51 (ite (and (> (select y.gone 13) 2) (= (rank 13 2) q)) 1 0))
      (a!52 (ite (and (> (select y.gone 13) 3) (= (rank 13 3) q)) 1 0)))
(let ((a!53 (= (+ (select y.gone q) (ite (= q y.here) 1 0))
               (+ a!1
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
                  a!12
                  a!13
                  a!14
                  a!15
                  a!16
                  a!17
                  a!18
                  a!19
                  a!20
                  a!21
                  a!22
                  a!23
                  a!24
                  a!25
                  a!26
                  a!27
                  a!28
                  a!29
                  a!30
                  a!31
                  a!32
                  a!33
                  a!34
                  a!35
                  a!36
                  a!37
                  a!38
                  a!39
                  a!40
                  a!41
                  a!42
                  a!43
                  a!44
                  a!45
                  a!46
                  a!47
                  a!48
                  a!49
                  a!50
                  a!51
                  a!52
                  (ite (= q 13) 1 0)))))
  (not a!53))))
(check-sat)
(pop 1)
(pop 1)
