; while a card is face down, fewer than four cards of its rank have been turned (a lemma for each place)
; integers; 13x4, any deal
; every answer must be: unsat
(set-logic ALL)
(declare-fun rank (Int Int) Int)
(declare-fun x.gone () (Array Int Int))
(push 1)
; a deck
(assert (let ((a!1 (+ (ite (= (rank 1 0) (rank 1 0)) 1 0)
              (ite (= (rank 1 1) (rank 1 0)) 1 0)
              (ite (= (rank 1 2) (rank 1 0)) 1 0)
              (ite (= (rank 1 3) (rank 1 0)) 1 0)
              (ite (= (rank 2 0) (rank 1 0)) 1 0)
              (ite (= (rank 2 1) (rank 1 0)) 1 0)
              (ite (= (rank 2 2) (rank 1 0)) 1 0)
              (ite (= (rank 2 3) (rank 1 0)) 1 0)
              (ite (= (rank 3 0) (rank 1 0)) 1 0)
              (ite (= (rank 3 1) (rank 1 0)) 1 0)
              (ite (= (rank 3 2) (rank 1 0)) 1 0)
              (ite (= (rank 3 3) (rank 1 0)) 1 0)
              (ite (= (rank 4 0) (rank 1 0)) 1 0)
              (ite (= (rank 4 1) (rank 1 0)) 1 0)
              (ite (= (rank 4 2) (rank 1 0)) 1 0)
              (ite (= (rank 4 3) (rank 1 0)) 1 0)
              (ite (= (rank 5 0) (rank 1 0)) 1 0)
              (ite (= (rank 5 1) (rank 1 0)) 1 0)
              (ite (= (rank 5 2) (rank 1 0)) 1 0)
              (ite (= (rank 5 3) (rank 1 0)) 1 0)
              (ite (= (rank 6 0) (rank 1 0)) 1 0)
              (ite (= (rank 6 1) (rank 1 0)) 1 0)
              (ite (= (rank 6 2) (rank 1 0)) 1 0)
              (ite (= (rank 6 3) (rank 1 0)) 1 0)
              (ite (= (rank 7 0) (rank 1 0)) 1 0)
              (ite (= (rank 7 1) (rank 1 0)) 1 0)
              (ite (= (rank 7 2) (rank 1 0)) 1 0)
              (ite (= (rank 7 3) (rank 1 0)) 1 0)
              (ite (= (rank 8 0) (rank 1 0)) 1 0)
              (ite (= (rank 8 1) (rank 1 0)) 1 0)
              (ite (= (rank 8 2) (rank 1 0)) 1 0)
              (ite (= (rank 8 3) (rank 1 0)) 1 0)
              (ite (= (rank 9 0) (rank 1 0)) 1 0)
              (ite (= (rank 9 1) (rank 1 0)) 1 0)
              (ite (= (rank 9 2) (rank 1 0)) 1 0)
              (ite (= (rank 9 3) (rank 1 0)) 1 0)
              (ite (= (rank 10 0) (rank 1 0)) 1 0)
              (ite (= (rank 10 1) (rank 1 0)) 1 0)
              (ite (= (rank 10 2) (rank 1 0)) 1 0)
              (ite (= (rank 10 3) (rank 1 0)) 1 0)
              (ite (= (rank 11 0) (rank 1 0)) 1 0)
              (ite (= (rank 11 1) (rank 1 0)) 1 0)
              (ite (= (rank 11 2) (rank 1 0)) 1 0)
              (ite (= (rank 11 3) (rank 1 0)) 1 0)
              (ite (= (rank 12 0) (rank 1 0)) 1 0)
              (ite (= (rank 12 1) (rank 1 0)) 1 0)
              (ite (= (rank 12 2) (rank 1 0)) 1 0)
              (ite (= (rank 12 3) (rank 1 0)) 1 0)
              (ite (= (rank 13 0) (rank 1 0)) 1 0)
              (ite (= (rank 13 1) (rank 1 0)) 1 0)
              (ite (= (rank 13 2) (rank 1 0)) 1 0)
              (ite (= (rank 13 3) (rank 1 0)) 1 0))))
  (= a!1 4)))
; turned cards are cards
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 1 0))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 1 0))) 1 0))
      (a!5 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 1 0))) 1 0))
      (a!7 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 1 0))) 1 0))
      (a!9 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 1 0))) 1 0))
      (a!11 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 1 0))) 1 0))
      (a!13 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 1 0))) 1 0))
      (a!15 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 1 0))) 1 0))
      (a!17 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 1 0))) 1 0))
      (a!19 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 1 0))) 1 0))
      (a!21 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 1 0))) 1 0))
      (a!23 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 1 0))) 1 0))
      (a!25 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 1 0))) 1 0))
      (a!27 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 1 0))) 1 0))
      (a!29 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 1 0))) 1 0))
      (a!31 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 1 0))) 1 0))
      (a!33 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 1 0))) 1 0))
      (a!35 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 1 0))) 1 0))
      (a!37 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 1 0))) 1 0))
      (a!39 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 1 0))) 1 0))
      (a!41 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 1 0))) 1 0))
      (a!43 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 1 0))) 1 0))
      (a!45 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 1 0))) 1 0))
      (a!47 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 1 0))) 1 0))
      (a!49 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 1 0))) 1 0))
      (a!51 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 1 0))) 1 0))
      (a!53 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 1 0))) 1 0))
      (a!55 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 1 0))) 1 0))
      (a!57 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 1 0))) 1 0))
      (a!59 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 1 0))) 1 0))
      (a!61 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 1 0))) 1 0))
      (a!63 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 1 0))) 1 0))
      (a!65 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 1 0))) 1 0))
      (a!67 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 1 0))) 1 0))
      (a!69 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 1 0))) 1 0))
      (a!71 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 1 0))) 1 0))
      (a!73 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 1 0))) 1 0))
      (a!75 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 1 0))) 1 0))
      (a!77 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 1 0))) 1 0))
      (a!79 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 1 0))) 1 0))
      (a!81 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 1 0))) 1 0))
      (a!83 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 1 0))) 1 0))
      (a!85 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 1 0))) 1 0))
      (a!87 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 1 0))) 1 0))
      (a!89 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 1 0))) 1 0))
      (a!91 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 1 0))) 1 0))
      (a!93 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 1 0))) 1 0))
      (a!95 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 1 0))) 1 0))
      (a!97 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 1 0))) 1 0))
      (a!99 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 1 0))) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 1 0))) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 1 0))) 1 0)))
(let ((a!2 (<= a!1 (ite (= (rank 1 0) (rank 1 0)) 1 0)))
      (a!4 (<= a!3 (ite (= (rank 1 1) (rank 1 0)) 1 0)))
      (a!6 (<= a!5 (ite (= (rank 1 2) (rank 1 0)) 1 0)))
      (a!8 (<= a!7 (ite (= (rank 1 3) (rank 1 0)) 1 0)))
      (a!10 (<= a!9 (ite (= (rank 2 0) (rank 1 0)) 1 0)))
      (a!12 (<= a!11 (ite (= (rank 2 1) (rank 1 0)) 1 0)))
      (a!14 (<= a!13 (ite (= (rank 2 2) (rank 1 0)) 1 0)))
      (a!16 (<= a!15 (ite (= (rank 2 3) (rank 1 0)) 1 0)))
      (a!18 (<= a!17 (ite (= (rank 3 0) (rank 1 0)) 1 0)))
      (a!20 (<= a!19 (ite (= (rank 3 1) (rank 1 0)) 1 0)))
      (a!22 (<= a!21 (ite (= (rank 3 2) (rank 1 0)) 1 0)))
      (a!24 (<= a!23 (ite (= (rank 3 3) (rank 1 0)) 1 0)))
      (a!26 (<= a!25 (ite (= (rank 4 0) (rank 1 0)) 1 0)))
      (a!28 (<= a!27 (ite (= (rank 4 1) (rank 1 0)) 1 0)))
      (a!30 (<= a!29 (ite (= (rank 4 2) (rank 1 0)) 1 0)))
      (a!32 (<= a!31 (ite (= (rank 4 3) (rank 1 0)) 1 0)))
      (a!34 (<= a!33 (ite (= (rank 5 0) (rank 1 0)) 1 0)))
      (a!36 (<= a!35 (ite (= (rank 5 1) (rank 1 0)) 1 0)))
      (a!38 (<= a!37 (ite (= (rank 5 2) (rank 1 0)) 1 0)))
      (a!40 (<= a!39 (ite (= (rank 5 3) (rank 1 0)) 1 0)))
      (a!42 (<= a!41 (ite (= (rank 6 0) (rank 1 0)) 1 0)))
      (a!44 (<= a!43 (ite (= (rank 6 1) (rank 1 0)) 1 0)))
      (a!46 (<= a!45 (ite (= (rank 6 2) (rank 1 0)) 1 0)))
      (a!48 (<= a!47 (ite (= (rank 6 3) (rank 1 0)) 1 0)))
      (a!50 (<= a!49 (ite (= (rank 7 0) (rank 1 0)) 1 0)))
      (a!52 (<= a!51 (ite (= (rank 7 1) (rank 1 0)) 1 0)))
      (a!54 (<= a!53 (ite (= (rank 7 2) (rank 1 0)) 1 0)))
      (a!56 (<= a!55 (ite (= (rank 7 3) (rank 1 0)) 1 0)))
      (a!58 (<= a!57 (ite (= (rank 8 0) (rank 1 0)) 1 0)))
      (a!60 (<= a!59 (ite (= (rank 8 1) (rank 1 0)) 1 0)))
      (a!62 (<= a!61 (ite (= (rank 8 2) (rank 1 0)) 1 0)))
      (a!64 (<= a!63 (ite (= (rank 8 3) (rank 1 0)) 1 0)))
      (a!66 (<= a!65 (ite (= (rank 9 0) (rank 1 0)) 1 0)))
      (a!68 (<= a!67 (ite (= (rank 9 1) (rank 1 0)) 1 0)))
      (a!70 (<= a!69 (ite (= (rank 9 2) (rank 1 0)) 1 0)))
      (a!72 (<= a!71 (ite (= (rank 9 3) (rank 1 0)) 1 0)))
      (a!74 (<= a!73 (ite (= (rank 10 0) (rank 1 0)) 1 0)))
      (a!76 (<= a!75 (ite (= (rank 10 1) (rank 1 0)) 1 0)))
      (a!78 (<= a!77 (ite (= (rank 10 2) (rank 1 0)) 1 0)))
      (a!80 (<= a!79 (ite (= (rank 10 3) (rank 1 0)) 1 0)))
      (a!82 (<= a!81 (ite (= (rank 11 0) (rank 1 0)) 1 0)))
      (a!84 (<= a!83 (ite (= (rank 11 1) (rank 1 0)) 1 0)))
      (a!86 (<= a!85 (ite (= (rank 11 2) (rank 1 0)) 1 0)))
      (a!88 (<= a!87 (ite (= (rank 11 3) (rank 1 0)) 1 0)))
      (a!90 (<= a!89 (ite (= (rank 12 0) (rank 1 0)) 1 0)))
      (a!92 (<= a!91 (ite (= (rank 12 1) (rank 1 0)) 1 0)))
      (a!94 (<= a!93 (ite (= (rank 12 2) (rank 1 0)) 1 0)))
      (a!96 (<= a!95 (ite (= (rank 12 3) (rank 1 0)) 1 0)))
      (a!98 (<= a!97 (ite (= (rank 13 0) (rank 1 0)) 1 0)))
      (a!100 (<= a!99 (ite (= (rank 13 1) (rank 1 0)) 1 0)))
      (a!102 (<= a!101 (ite (= (rank 13 2) (rank 1 0)) 1 0)))
      (a!104 (<= a!103 (ite (= (rank 13 3) (rank 1 0)) 1 0))))
  (and a!2
       a!4
       a!6
       a!8
       a!10
       a!12
       a!14
       a!16
       a!18
       a!20
       a!22
       a!24
       a!26
       a!28
       a!30
       a!32
       a!34
       a!36
       a!38
       a!40
       a!42
       a!44
       a!46
       a!48
       a!50
       a!52
       a!54
       a!56
       a!58
       a!60
       a!62
       a!64
       a!66
       a!68
       a!70
       a!72
       a!74
       a!76
       a!78
       a!80
       a!82
       a!84
       a!86
       a!88
       a!90
       a!92
       a!94
       a!96
       a!98
       a!100
       a!102
       a!104))))
; face down
(assert (<= (select x.gone 1) 0))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal fewer, denied
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 1 0))) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 1 0))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 1 0))) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 1 0))) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 1 0))) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 1 0))) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 1 0))) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 1 0))) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 1 0))) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 1 0))) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 1 0))) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 1 0))) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 1 0))) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 1 0))) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 1 0))) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 1 0))) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 1 0))) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 1 0))) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 1 0))) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 1 0))) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 1 0))) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 1 0))) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 1 0))) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 1 0))) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 1 0))) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 1 0))) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 1 0))) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 1 0))) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 1 0))) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 1 0))) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 1 0))) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 1 0))) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 1 0))) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 1 0))) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 1 0))) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 1 0))) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 1 0))) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 1 0))) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 1 0))) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 1 0))) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 1 0))) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 1 0))) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 1 0))) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 1 0))) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 1 0))) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 1 0))) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 1 0))) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 1 0))) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 1 0))) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 1 0))) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 1 0))) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 1 0))) 1 0)))
  (not (< (+ a!1
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
          4))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; a deck
(assert (let ((a!1 (+ (ite (= (rank 1 0) (rank 1 1)) 1 0)
              (ite (= (rank 1 1) (rank 1 1)) 1 0)
              (ite (= (rank 1 2) (rank 1 1)) 1 0)
              (ite (= (rank 1 3) (rank 1 1)) 1 0)
              (ite (= (rank 2 0) (rank 1 1)) 1 0)
              (ite (= (rank 2 1) (rank 1 1)) 1 0)
              (ite (= (rank 2 2) (rank 1 1)) 1 0)
              (ite (= (rank 2 3) (rank 1 1)) 1 0)
              (ite (= (rank 3 0) (rank 1 1)) 1 0)
              (ite (= (rank 3 1) (rank 1 1)) 1 0)
              (ite (= (rank 3 2) (rank 1 1)) 1 0)
              (ite (= (rank 3 3) (rank 1 1)) 1 0)
              (ite (= (rank 4 0) (rank 1 1)) 1 0)
              (ite (= (rank 4 1) (rank 1 1)) 1 0)
              (ite (= (rank 4 2) (rank 1 1)) 1 0)
              (ite (= (rank 4 3) (rank 1 1)) 1 0)
              (ite (= (rank 5 0) (rank 1 1)) 1 0)
              (ite (= (rank 5 1) (rank 1 1)) 1 0)
              (ite (= (rank 5 2) (rank 1 1)) 1 0)
              (ite (= (rank 5 3) (rank 1 1)) 1 0)
              (ite (= (rank 6 0) (rank 1 1)) 1 0)
              (ite (= (rank 6 1) (rank 1 1)) 1 0)
              (ite (= (rank 6 2) (rank 1 1)) 1 0)
              (ite (= (rank 6 3) (rank 1 1)) 1 0)
              (ite (= (rank 7 0) (rank 1 1)) 1 0)
              (ite (= (rank 7 1) (rank 1 1)) 1 0)
              (ite (= (rank 7 2) (rank 1 1)) 1 0)
              (ite (= (rank 7 3) (rank 1 1)) 1 0)
              (ite (= (rank 8 0) (rank 1 1)) 1 0)
              (ite (= (rank 8 1) (rank 1 1)) 1 0)
              (ite (= (rank 8 2) (rank 1 1)) 1 0)
              (ite (= (rank 8 3) (rank 1 1)) 1 0)
              (ite (= (rank 9 0) (rank 1 1)) 1 0)
              (ite (= (rank 9 1) (rank 1 1)) 1 0)
              (ite (= (rank 9 2) (rank 1 1)) 1 0)
              (ite (= (rank 9 3) (rank 1 1)) 1 0)
              (ite (= (rank 10 0) (rank 1 1)) 1 0)
              (ite (= (rank 10 1) (rank 1 1)) 1 0)
              (ite (= (rank 10 2) (rank 1 1)) 1 0)
              (ite (= (rank 10 3) (rank 1 1)) 1 0)
              (ite (= (rank 11 0) (rank 1 1)) 1 0)
              (ite (= (rank 11 1) (rank 1 1)) 1 0)
              (ite (= (rank 11 2) (rank 1 1)) 1 0)
              (ite (= (rank 11 3) (rank 1 1)) 1 0)
              (ite (= (rank 12 0) (rank 1 1)) 1 0)
              (ite (= (rank 12 1) (rank 1 1)) 1 0)
              (ite (= (rank 12 2) (rank 1 1)) 1 0)
              (ite (= (rank 12 3) (rank 1 1)) 1 0)
              (ite (= (rank 13 0) (rank 1 1)) 1 0)
              (ite (= (rank 13 1) (rank 1 1)) 1 0)
              (ite (= (rank 13 2) (rank 1 1)) 1 0)
              (ite (= (rank 13 3) (rank 1 1)) 1 0))))
  (= a!1 4)))
; turned cards are cards
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 1 1))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 1 1))) 1 0))
      (a!5 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 1 1))) 1 0))
      (a!7 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 1 1))) 1 0))
      (a!9 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 1 1))) 1 0))
      (a!11 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 1 1))) 1 0))
      (a!13 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 1 1))) 1 0))
      (a!15 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 1 1))) 1 0))
      (a!17 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 1 1))) 1 0))
      (a!19 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 1 1))) 1 0))
      (a!21 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 1 1))) 1 0))
      (a!23 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 1 1))) 1 0))
      (a!25 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 1 1))) 1 0))
      (a!27 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 1 1))) 1 0))
      (a!29 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 1 1))) 1 0))
      (a!31 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 1 1))) 1 0))
      (a!33 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 1 1))) 1 0))
      (a!35 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 1 1))) 1 0))
      (a!37 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 1 1))) 1 0))
      (a!39 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 1 1))) 1 0))
      (a!41 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 1 1))) 1 0))
      (a!43 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 1 1))) 1 0))
      (a!45 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 1 1))) 1 0))
      (a!47 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 1 1))) 1 0))
      (a!49 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 1 1))) 1 0))
      (a!51 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 1 1))) 1 0))
      (a!53 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 1 1))) 1 0))
      (a!55 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 1 1))) 1 0))
      (a!57 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 1 1))) 1 0))
      (a!59 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 1 1))) 1 0))
      (a!61 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 1 1))) 1 0))
      (a!63 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 1 1))) 1 0))
      (a!65 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 1 1))) 1 0))
      (a!67 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 1 1))) 1 0))
      (a!69 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 1 1))) 1 0))
      (a!71 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 1 1))) 1 0))
      (a!73 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 1 1))) 1 0))
      (a!75 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 1 1))) 1 0))
      (a!77 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 1 1))) 1 0))
      (a!79 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 1 1))) 1 0))
      (a!81 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 1 1))) 1 0))
      (a!83 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 1 1))) 1 0))
      (a!85 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 1 1))) 1 0))
      (a!87 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 1 1))) 1 0))
      (a!89 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 1 1))) 1 0))
      (a!91 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 1 1))) 1 0))
      (a!93 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 1 1))) 1 0))
      (a!95 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 1 1))) 1 0))
      (a!97 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 1 1))) 1 0))
      (a!99 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 1 1))) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 1 1))) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 1 1))) 1 0)))
(let ((a!2 (<= a!1 (ite (= (rank 1 0) (rank 1 1)) 1 0)))
      (a!4 (<= a!3 (ite (= (rank 1 1) (rank 1 1)) 1 0)))
      (a!6 (<= a!5 (ite (= (rank 1 2) (rank 1 1)) 1 0)))
      (a!8 (<= a!7 (ite (= (rank 1 3) (rank 1 1)) 1 0)))
      (a!10 (<= a!9 (ite (= (rank 2 0) (rank 1 1)) 1 0)))
      (a!12 (<= a!11 (ite (= (rank 2 1) (rank 1 1)) 1 0)))
      (a!14 (<= a!13 (ite (= (rank 2 2) (rank 1 1)) 1 0)))
      (a!16 (<= a!15 (ite (= (rank 2 3) (rank 1 1)) 1 0)))
      (a!18 (<= a!17 (ite (= (rank 3 0) (rank 1 1)) 1 0)))
      (a!20 (<= a!19 (ite (= (rank 3 1) (rank 1 1)) 1 0)))
      (a!22 (<= a!21 (ite (= (rank 3 2) (rank 1 1)) 1 0)))
      (a!24 (<= a!23 (ite (= (rank 3 3) (rank 1 1)) 1 0)))
      (a!26 (<= a!25 (ite (= (rank 4 0) (rank 1 1)) 1 0)))
      (a!28 (<= a!27 (ite (= (rank 4 1) (rank 1 1)) 1 0)))
      (a!30 (<= a!29 (ite (= (rank 4 2) (rank 1 1)) 1 0)))
      (a!32 (<= a!31 (ite (= (rank 4 3) (rank 1 1)) 1 0)))
      (a!34 (<= a!33 (ite (= (rank 5 0) (rank 1 1)) 1 0)))
      (a!36 (<= a!35 (ite (= (rank 5 1) (rank 1 1)) 1 0)))
      (a!38 (<= a!37 (ite (= (rank 5 2) (rank 1 1)) 1 0)))
      (a!40 (<= a!39 (ite (= (rank 5 3) (rank 1 1)) 1 0)))
      (a!42 (<= a!41 (ite (= (rank 6 0) (rank 1 1)) 1 0)))
      (a!44 (<= a!43 (ite (= (rank 6 1) (rank 1 1)) 1 0)))
      (a!46 (<= a!45 (ite (= (rank 6 2) (rank 1 1)) 1 0)))
      (a!48 (<= a!47 (ite (= (rank 6 3) (rank 1 1)) 1 0)))
      (a!50 (<= a!49 (ite (= (rank 7 0) (rank 1 1)) 1 0)))
      (a!52 (<= a!51 (ite (= (rank 7 1) (rank 1 1)) 1 0)))
      (a!54 (<= a!53 (ite (= (rank 7 2) (rank 1 1)) 1 0)))
      (a!56 (<= a!55 (ite (= (rank 7 3) (rank 1 1)) 1 0)))
      (a!58 (<= a!57 (ite (= (rank 8 0) (rank 1 1)) 1 0)))
      (a!60 (<= a!59 (ite (= (rank 8 1) (rank 1 1)) 1 0)))
      (a!62 (<= a!61 (ite (= (rank 8 2) (rank 1 1)) 1 0)))
      (a!64 (<= a!63 (ite (= (rank 8 3) (rank 1 1)) 1 0)))
      (a!66 (<= a!65 (ite (= (rank 9 0) (rank 1 1)) 1 0)))
      (a!68 (<= a!67 (ite (= (rank 9 1) (rank 1 1)) 1 0)))
      (a!70 (<= a!69 (ite (= (rank 9 2) (rank 1 1)) 1 0)))
      (a!72 (<= a!71 (ite (= (rank 9 3) (rank 1 1)) 1 0)))
      (a!74 (<= a!73 (ite (= (rank 10 0) (rank 1 1)) 1 0)))
      (a!76 (<= a!75 (ite (= (rank 10 1) (rank 1 1)) 1 0)))
      (a!78 (<= a!77 (ite (= (rank 10 2) (rank 1 1)) 1 0)))
      (a!80 (<= a!79 (ite (= (rank 10 3) (rank 1 1)) 1 0)))
      (a!82 (<= a!81 (ite (= (rank 11 0) (rank 1 1)) 1 0)))
      (a!84 (<= a!83 (ite (= (rank 11 1) (rank 1 1)) 1 0)))
      (a!86 (<= a!85 (ite (= (rank 11 2) (rank 1 1)) 1 0)))
      (a!88 (<= a!87 (ite (= (rank 11 3) (rank 1 1)) 1 0)))
      (a!90 (<= a!89 (ite (= (rank 12 0) (rank 1 1)) 1 0)))
      (a!92 (<= a!91 (ite (= (rank 12 1) (rank 1 1)) 1 0)))
      (a!94 (<= a!93 (ite (= (rank 12 2) (rank 1 1)) 1 0)))
      (a!96 (<= a!95 (ite (= (rank 12 3) (rank 1 1)) 1 0)))
      (a!98 (<= a!97 (ite (= (rank 13 0) (rank 1 1)) 1 0)))
      (a!100 (<= a!99 (ite (= (rank 13 1) (rank 1 1)) 1 0)))
      (a!102 (<= a!101 (ite (= (rank 13 2) (rank 1 1)) 1 0)))
      (a!104 (<= a!103 (ite (= (rank 13 3) (rank 1 1)) 1 0))))
  (and a!2
       a!4
       a!6
       a!8
       a!10
       a!12
       a!14
       a!16
       a!18
       a!20
       a!22
       a!24
       a!26
       a!28
       a!30
       a!32
       a!34
       a!36
       a!38
       a!40
       a!42
       a!44
       a!46
       a!48
       a!50
       a!52
       a!54
       a!56
       a!58
       a!60
       a!62
       a!64
       a!66
       a!68
       a!70
       a!72
       a!74
       a!76
       a!78
       a!80
       a!82
       a!84
       a!86
       a!88
       a!90
       a!92
       a!94
       a!96
       a!98
       a!100
       a!102
       a!104))))
; face down
(assert (<= (select x.gone 1) 1))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal fewer, denied
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 1 1))) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 1 1))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 1 1))) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 1 1))) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 1 1))) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 1 1))) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 1 1))) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 1 1))) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 1 1))) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 1 1))) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 1 1))) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 1 1))) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 1 1))) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 1 1))) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 1 1))) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 1 1))) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 1 1))) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 1 1))) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 1 1))) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 1 1))) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 1 1))) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 1 1))) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 1 1))) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 1 1))) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 1 1))) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 1 1))) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 1 1))) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 1 1))) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 1 1))) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 1 1))) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 1 1))) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 1 1))) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 1 1))) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 1 1))) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 1 1))) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 1 1))) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 1 1))) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 1 1))) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 1 1))) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 1 1))) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 1 1))) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 1 1))) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 1 1))) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 1 1))) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 1 1))) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 1 1))) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 1 1))) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 1 1))) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 1 1))) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 1 1))) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 1 1))) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 1 1))) 1 0)))
  (not (< (+ a!1
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
          4))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; a deck
(assert (let ((a!1 (+ (ite (= (rank 1 0) (rank 1 2)) 1 0)
              (ite (= (rank 1 1) (rank 1 2)) 1 0)
              (ite (= (rank 1 2) (rank 1 2)) 1 0)
              (ite (= (rank 1 3) (rank 1 2)) 1 0)
              (ite (= (rank 2 0) (rank 1 2)) 1 0)
              (ite (= (rank 2 1) (rank 1 2)) 1 0)
              (ite (= (rank 2 2) (rank 1 2)) 1 0)
              (ite (= (rank 2 3) (rank 1 2)) 1 0)
              (ite (= (rank 3 0) (rank 1 2)) 1 0)
              (ite (= (rank 3 1) (rank 1 2)) 1 0)
              (ite (= (rank 3 2) (rank 1 2)) 1 0)
              (ite (= (rank 3 3) (rank 1 2)) 1 0)
              (ite (= (rank 4 0) (rank 1 2)) 1 0)
              (ite (= (rank 4 1) (rank 1 2)) 1 0)
              (ite (= (rank 4 2) (rank 1 2)) 1 0)
              (ite (= (rank 4 3) (rank 1 2)) 1 0)
              (ite (= (rank 5 0) (rank 1 2)) 1 0)
              (ite (= (rank 5 1) (rank 1 2)) 1 0)
              (ite (= (rank 5 2) (rank 1 2)) 1 0)
              (ite (= (rank 5 3) (rank 1 2)) 1 0)
              (ite (= (rank 6 0) (rank 1 2)) 1 0)
              (ite (= (rank 6 1) (rank 1 2)) 1 0)
              (ite (= (rank 6 2) (rank 1 2)) 1 0)
              (ite (= (rank 6 3) (rank 1 2)) 1 0)
              (ite (= (rank 7 0) (rank 1 2)) 1 0)
              (ite (= (rank 7 1) (rank 1 2)) 1 0)
              (ite (= (rank 7 2) (rank 1 2)) 1 0)
              (ite (= (rank 7 3) (rank 1 2)) 1 0)
              (ite (= (rank 8 0) (rank 1 2)) 1 0)
              (ite (= (rank 8 1) (rank 1 2)) 1 0)
              (ite (= (rank 8 2) (rank 1 2)) 1 0)
              (ite (= (rank 8 3) (rank 1 2)) 1 0)
              (ite (= (rank 9 0) (rank 1 2)) 1 0)
              (ite (= (rank 9 1) (rank 1 2)) 1 0)
              (ite (= (rank 9 2) (rank 1 2)) 1 0)
              (ite (= (rank 9 3) (rank 1 2)) 1 0)
              (ite (= (rank 10 0) (rank 1 2)) 1 0)
              (ite (= (rank 10 1) (rank 1 2)) 1 0)
              (ite (= (rank 10 2) (rank 1 2)) 1 0)
              (ite (= (rank 10 3) (rank 1 2)) 1 0)
              (ite (= (rank 11 0) (rank 1 2)) 1 0)
              (ite (= (rank 11 1) (rank 1 2)) 1 0)
              (ite (= (rank 11 2) (rank 1 2)) 1 0)
              (ite (= (rank 11 3) (rank 1 2)) 1 0)
              (ite (= (rank 12 0) (rank 1 2)) 1 0)
              (ite (= (rank 12 1) (rank 1 2)) 1 0)
              (ite (= (rank 12 2) (rank 1 2)) 1 0)
              (ite (= (rank 12 3) (rank 1 2)) 1 0)
              (ite (= (rank 13 0) (rank 1 2)) 1 0)
              (ite (= (rank 13 1) (rank 1 2)) 1 0)
              (ite (= (rank 13 2) (rank 1 2)) 1 0)
              (ite (= (rank 13 3) (rank 1 2)) 1 0))))
  (= a!1 4)))
; turned cards are cards
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 1 2))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 1 2))) 1 0))
      (a!5 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 1 2))) 1 0))
      (a!7 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 1 2))) 1 0))
      (a!9 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 1 2))) 1 0))
      (a!11 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 1 2))) 1 0))
      (a!13 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 1 2))) 1 0))
      (a!15 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 1 2))) 1 0))
      (a!17 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 1 2))) 1 0))
      (a!19 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 1 2))) 1 0))
      (a!21 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 1 2))) 1 0))
      (a!23 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 1 2))) 1 0))
      (a!25 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 1 2))) 1 0))
      (a!27 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 1 2))) 1 0))
      (a!29 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 1 2))) 1 0))
      (a!31 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 1 2))) 1 0))
      (a!33 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 1 2))) 1 0))
      (a!35 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 1 2))) 1 0))
      (a!37 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 1 2))) 1 0))
      (a!39 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 1 2))) 1 0))
      (a!41 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 1 2))) 1 0))
      (a!43 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 1 2))) 1 0))
      (a!45 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 1 2))) 1 0))
      (a!47 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 1 2))) 1 0))
      (a!49 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 1 2))) 1 0))
      (a!51 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 1 2))) 1 0))
      (a!53 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 1 2))) 1 0))
      (a!55 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 1 2))) 1 0))
      (a!57 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 1 2))) 1 0))
      (a!59 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 1 2))) 1 0))
      (a!61 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 1 2))) 1 0))
      (a!63 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 1 2))) 1 0))
      (a!65 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 1 2))) 1 0))
      (a!67 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 1 2))) 1 0))
      (a!69 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 1 2))) 1 0))
      (a!71 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 1 2))) 1 0))
      (a!73 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 1 2))) 1 0))
      (a!75 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 1 2))) 1 0))
      (a!77 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 1 2))) 1 0))
      (a!79 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 1 2))) 1 0))
      (a!81 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 1 2))) 1 0))
      (a!83 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 1 2))) 1 0))
      (a!85 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 1 2))) 1 0))
      (a!87 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 1 2))) 1 0))
      (a!89 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 1 2))) 1 0))
      (a!91 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 1 2))) 1 0))
      (a!93 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 1 2))) 1 0))
      (a!95 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 1 2))) 1 0))
      (a!97 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 1 2))) 1 0))
      (a!99 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 1 2))) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 1 2))) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 1 2))) 1 0)))
(let ((a!2 (<= a!1 (ite (= (rank 1 0) (rank 1 2)) 1 0)))
      (a!4 (<= a!3 (ite (= (rank 1 1) (rank 1 2)) 1 0)))
      (a!6 (<= a!5 (ite (= (rank 1 2) (rank 1 2)) 1 0)))
      (a!8 (<= a!7 (ite (= (rank 1 3) (rank 1 2)) 1 0)))
      (a!10 (<= a!9 (ite (= (rank 2 0) (rank 1 2)) 1 0)))
      (a!12 (<= a!11 (ite (= (rank 2 1) (rank 1 2)) 1 0)))
      (a!14 (<= a!13 (ite (= (rank 2 2) (rank 1 2)) 1 0)))
      (a!16 (<= a!15 (ite (= (rank 2 3) (rank 1 2)) 1 0)))
      (a!18 (<= a!17 (ite (= (rank 3 0) (rank 1 2)) 1 0)))
      (a!20 (<= a!19 (ite (= (rank 3 1) (rank 1 2)) 1 0)))
      (a!22 (<= a!21 (ite (= (rank 3 2) (rank 1 2)) 1 0)))
      (a!24 (<= a!23 (ite (= (rank 3 3) (rank 1 2)) 1 0)))
      (a!26 (<= a!25 (ite (= (rank 4 0) (rank 1 2)) 1 0)))
      (a!28 (<= a!27 (ite (= (rank 4 1) (rank 1 2)) 1 0)))
      (a!30 (<= a!29 (ite (= (rank 4 2) (rank 1 2)) 1 0)))
      (a!32 (<= a!31 (ite (= (rank 4 3) (rank 1 2)) 1 0)))
      (a!34 (<= a!33 (ite (= (rank 5 0) (rank 1 2)) 1 0)))
      (a!36 (<= a!35 (ite (= (rank 5 1) (rank 1 2)) 1 0)))
      (a!38 (<= a!37 (ite (= (rank 5 2) (rank 1 2)) 1 0)))
      (a!40 (<= a!39 (ite (= (rank 5 3) (rank 1 2)) 1 0)))
      (a!42 (<= a!41 (ite (= (rank 6 0) (rank 1 2)) 1 0)))
      (a!44 (<= a!43 (ite (= (rank 6 1) (rank 1 2)) 1 0)))
      (a!46 (<= a!45 (ite (= (rank 6 2) (rank 1 2)) 1 0)))
      (a!48 (<= a!47 (ite (= (rank 6 3) (rank 1 2)) 1 0)))
      (a!50 (<= a!49 (ite (= (rank 7 0) (rank 1 2)) 1 0)))
      (a!52 (<= a!51 (ite (= (rank 7 1) (rank 1 2)) 1 0)))
      (a!54 (<= a!53 (ite (= (rank 7 2) (rank 1 2)) 1 0)))
      (a!56 (<= a!55 (ite (= (rank 7 3) (rank 1 2)) 1 0)))
      (a!58 (<= a!57 (ite (= (rank 8 0) (rank 1 2)) 1 0)))
      (a!60 (<= a!59 (ite (= (rank 8 1) (rank 1 2)) 1 0)))
      (a!62 (<= a!61 (ite (= (rank 8 2) (rank 1 2)) 1 0)))
      (a!64 (<= a!63 (ite (= (rank 8 3) (rank 1 2)) 1 0)))
      (a!66 (<= a!65 (ite (= (rank 9 0) (rank 1 2)) 1 0)))
      (a!68 (<= a!67 (ite (= (rank 9 1) (rank 1 2)) 1 0)))
      (a!70 (<= a!69 (ite (= (rank 9 2) (rank 1 2)) 1 0)))
      (a!72 (<= a!71 (ite (= (rank 9 3) (rank 1 2)) 1 0)))
      (a!74 (<= a!73 (ite (= (rank 10 0) (rank 1 2)) 1 0)))
      (a!76 (<= a!75 (ite (= (rank 10 1) (rank 1 2)) 1 0)))
      (a!78 (<= a!77 (ite (= (rank 10 2) (rank 1 2)) 1 0)))
      (a!80 (<= a!79 (ite (= (rank 10 3) (rank 1 2)) 1 0)))
      (a!82 (<= a!81 (ite (= (rank 11 0) (rank 1 2)) 1 0)))
      (a!84 (<= a!83 (ite (= (rank 11 1) (rank 1 2)) 1 0)))
      (a!86 (<= a!85 (ite (= (rank 11 2) (rank 1 2)) 1 0)))
      (a!88 (<= a!87 (ite (= (rank 11 3) (rank 1 2)) 1 0)))
      (a!90 (<= a!89 (ite (= (rank 12 0) (rank 1 2)) 1 0)))
      (a!92 (<= a!91 (ite (= (rank 12 1) (rank 1 2)) 1 0)))
      (a!94 (<= a!93 (ite (= (rank 12 2) (rank 1 2)) 1 0)))
      (a!96 (<= a!95 (ite (= (rank 12 3) (rank 1 2)) 1 0)))
      (a!98 (<= a!97 (ite (= (rank 13 0) (rank 1 2)) 1 0)))
      (a!100 (<= a!99 (ite (= (rank 13 1) (rank 1 2)) 1 0)))
      (a!102 (<= a!101 (ite (= (rank 13 2) (rank 1 2)) 1 0)))
      (a!104 (<= a!103 (ite (= (rank 13 3) (rank 1 2)) 1 0))))
  (and a!2
       a!4
       a!6
       a!8
       a!10
       a!12
       a!14
       a!16
       a!18
       a!20
       a!22
       a!24
       a!26
       a!28
       a!30
       a!32
       a!34
       a!36
       a!38
       a!40
       a!42
       a!44
       a!46
       a!48
       a!50
       a!52
       a!54
       a!56
       a!58
       a!60
       a!62
       a!64
       a!66
       a!68
       a!70
       a!72
       a!74
       a!76
       a!78
       a!80
       a!82
       a!84
       a!86
       a!88
       a!90
       a!92
       a!94
       a!96
       a!98
       a!100
       a!102
       a!104))))
; face down
(assert (<= (select x.gone 1) 2))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal fewer, denied
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 1 2))) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 1 2))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 1 2))) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 1 2))) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 1 2))) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 1 2))) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 1 2))) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 1 2))) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 1 2))) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 1 2))) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 1 2))) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 1 2))) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 1 2))) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 1 2))) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 1 2))) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 1 2))) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 1 2))) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 1 2))) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 1 2))) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 1 2))) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 1 2))) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 1 2))) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 1 2))) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 1 2))) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 1 2))) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 1 2))) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 1 2))) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 1 2))) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 1 2))) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 1 2))) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 1 2))) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 1 2))) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 1 2))) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 1 2))) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 1 2))) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 1 2))) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 1 2))) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 1 2))) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 1 2))) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 1 2))) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 1 2))) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 1 2))) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 1 2))) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 1 2))) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 1 2))) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 1 2))) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 1 2))) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 1 2))) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 1 2))) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 1 2))) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 1 2))) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 1 2))) 1 0)))
  (not (< (+ a!1
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
          4))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; a deck
(assert (let ((a!1 (+ (ite (= (rank 1 0) (rank 1 3)) 1 0)
              (ite (= (rank 1 1) (rank 1 3)) 1 0)
              (ite (= (rank 1 2) (rank 1 3)) 1 0)
              (ite (= (rank 1 3) (rank 1 3)) 1 0)
              (ite (= (rank 2 0) (rank 1 3)) 1 0)
              (ite (= (rank 2 1) (rank 1 3)) 1 0)
              (ite (= (rank 2 2) (rank 1 3)) 1 0)
              (ite (= (rank 2 3) (rank 1 3)) 1 0)
              (ite (= (rank 3 0) (rank 1 3)) 1 0)
              (ite (= (rank 3 1) (rank 1 3)) 1 0)
              (ite (= (rank 3 2) (rank 1 3)) 1 0)
              (ite (= (rank 3 3) (rank 1 3)) 1 0)
              (ite (= (rank 4 0) (rank 1 3)) 1 0)
              (ite (= (rank 4 1) (rank 1 3)) 1 0)
              (ite (= (rank 4 2) (rank 1 3)) 1 0)
              (ite (= (rank 4 3) (rank 1 3)) 1 0)
              (ite (= (rank 5 0) (rank 1 3)) 1 0)
              (ite (= (rank 5 1) (rank 1 3)) 1 0)
              (ite (= (rank 5 2) (rank 1 3)) 1 0)
              (ite (= (rank 5 3) (rank 1 3)) 1 0)
              (ite (= (rank 6 0) (rank 1 3)) 1 0)
              (ite (= (rank 6 1) (rank 1 3)) 1 0)
              (ite (= (rank 6 2) (rank 1 3)) 1 0)
              (ite (= (rank 6 3) (rank 1 3)) 1 0)
              (ite (= (rank 7 0) (rank 1 3)) 1 0)
              (ite (= (rank 7 1) (rank 1 3)) 1 0)
              (ite (= (rank 7 2) (rank 1 3)) 1 0)
              (ite (= (rank 7 3) (rank 1 3)) 1 0)
              (ite (= (rank 8 0) (rank 1 3)) 1 0)
              (ite (= (rank 8 1) (rank 1 3)) 1 0)
              (ite (= (rank 8 2) (rank 1 3)) 1 0)
              (ite (= (rank 8 3) (rank 1 3)) 1 0)
              (ite (= (rank 9 0) (rank 1 3)) 1 0)
              (ite (= (rank 9 1) (rank 1 3)) 1 0)
              (ite (= (rank 9 2) (rank 1 3)) 1 0)
              (ite (= (rank 9 3) (rank 1 3)) 1 0)
              (ite (= (rank 10 0) (rank 1 3)) 1 0)
              (ite (= (rank 10 1) (rank 1 3)) 1 0)
              (ite (= (rank 10 2) (rank 1 3)) 1 0)
              (ite (= (rank 10 3) (rank 1 3)) 1 0)
              (ite (= (rank 11 0) (rank 1 3)) 1 0)
              (ite (= (rank 11 1) (rank 1 3)) 1 0)
              (ite (= (rank 11 2) (rank 1 3)) 1 0)
              (ite (= (rank 11 3) (rank 1 3)) 1 0)
              (ite (= (rank 12 0) (rank 1 3)) 1 0)
              (ite (= (rank 12 1) (rank 1 3)) 1 0)
              (ite (= (rank 12 2) (rank 1 3)) 1 0)
              (ite (= (rank 12 3) (rank 1 3)) 1 0)
              (ite (= (rank 13 0) (rank 1 3)) 1 0)
              (ite (= (rank 13 1) (rank 1 3)) 1 0)
              (ite (= (rank 13 2) (rank 1 3)) 1 0)
              (ite (= (rank 13 3) (rank 1 3)) 1 0))))
  (= a!1 4)))
; turned cards are cards
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 1 3))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 1 3))) 1 0))
      (a!5 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 1 3))) 1 0))
      (a!7 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 1 3))) 1 0))
      (a!9 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 1 3))) 1 0))
      (a!11 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 1 3))) 1 0))
      (a!13 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 1 3))) 1 0))
      (a!15 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 1 3))) 1 0))
      (a!17 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 1 3))) 1 0))
      (a!19 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 1 3))) 1 0))
      (a!21 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 1 3))) 1 0))
      (a!23 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 1 3))) 1 0))
      (a!25 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 1 3))) 1 0))
      (a!27 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 1 3))) 1 0))
      (a!29 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 1 3))) 1 0))
      (a!31 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 1 3))) 1 0))
      (a!33 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 1 3))) 1 0))
      (a!35 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 1 3))) 1 0))
      (a!37 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 1 3))) 1 0))
      (a!39 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 1 3))) 1 0))
      (a!41 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 1 3))) 1 0))
      (a!43 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 1 3))) 1 0))
      (a!45 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 1 3))) 1 0))
      (a!47 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 1 3))) 1 0))
      (a!49 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 1 3))) 1 0))
      (a!51 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 1 3))) 1 0))
      (a!53 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 1 3))) 1 0))
      (a!55 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 1 3))) 1 0))
      (a!57 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 1 3))) 1 0))
      (a!59 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 1 3))) 1 0))
      (a!61 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 1 3))) 1 0))
      (a!63 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 1 3))) 1 0))
      (a!65 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 1 3))) 1 0))
      (a!67 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 1 3))) 1 0))
      (a!69 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 1 3))) 1 0))
      (a!71 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 1 3))) 1 0))
      (a!73 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 1 3))) 1 0))
      (a!75 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 1 3))) 1 0))
      (a!77 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 1 3))) 1 0))
      (a!79 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 1 3))) 1 0))
      (a!81 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 1 3))) 1 0))
      (a!83 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 1 3))) 1 0))
      (a!85 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 1 3))) 1 0))
      (a!87 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 1 3))) 1 0))
      (a!89 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 1 3))) 1 0))
      (a!91 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 1 3))) 1 0))
      (a!93 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 1 3))) 1 0))
      (a!95 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 1 3))) 1 0))
      (a!97 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 1 3))) 1 0))
      (a!99 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 1 3))) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 1 3))) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 1 3))) 1 0)))
(let ((a!2 (<= a!1 (ite (= (rank 1 0) (rank 1 3)) 1 0)))
      (a!4 (<= a!3 (ite (= (rank 1 1) (rank 1 3)) 1 0)))
      (a!6 (<= a!5 (ite (= (rank 1 2) (rank 1 3)) 1 0)))
      (a!8 (<= a!7 (ite (= (rank 1 3) (rank 1 3)) 1 0)))
      (a!10 (<= a!9 (ite (= (rank 2 0) (rank 1 3)) 1 0)))
      (a!12 (<= a!11 (ite (= (rank 2 1) (rank 1 3)) 1 0)))
      (a!14 (<= a!13 (ite (= (rank 2 2) (rank 1 3)) 1 0)))
      (a!16 (<= a!15 (ite (= (rank 2 3) (rank 1 3)) 1 0)))
      (a!18 (<= a!17 (ite (= (rank 3 0) (rank 1 3)) 1 0)))
      (a!20 (<= a!19 (ite (= (rank 3 1) (rank 1 3)) 1 0)))
      (a!22 (<= a!21 (ite (= (rank 3 2) (rank 1 3)) 1 0)))
      (a!24 (<= a!23 (ite (= (rank 3 3) (rank 1 3)) 1 0)))
      (a!26 (<= a!25 (ite (= (rank 4 0) (rank 1 3)) 1 0)))
      (a!28 (<= a!27 (ite (= (rank 4 1) (rank 1 3)) 1 0)))
      (a!30 (<= a!29 (ite (= (rank 4 2) (rank 1 3)) 1 0)))
      (a!32 (<= a!31 (ite (= (rank 4 3) (rank 1 3)) 1 0)))
      (a!34 (<= a!33 (ite (= (rank 5 0) (rank 1 3)) 1 0)))
      (a!36 (<= a!35 (ite (= (rank 5 1) (rank 1 3)) 1 0)))
      (a!38 (<= a!37 (ite (= (rank 5 2) (rank 1 3)) 1 0)))
      (a!40 (<= a!39 (ite (= (rank 5 3) (rank 1 3)) 1 0)))
      (a!42 (<= a!41 (ite (= (rank 6 0) (rank 1 3)) 1 0)))
      (a!44 (<= a!43 (ite (= (rank 6 1) (rank 1 3)) 1 0)))
      (a!46 (<= a!45 (ite (= (rank 6 2) (rank 1 3)) 1 0)))
      (a!48 (<= a!47 (ite (= (rank 6 3) (rank 1 3)) 1 0)))
      (a!50 (<= a!49 (ite (= (rank 7 0) (rank 1 3)) 1 0)))
      (a!52 (<= a!51 (ite (= (rank 7 1) (rank 1 3)) 1 0)))
      (a!54 (<= a!53 (ite (= (rank 7 2) (rank 1 3)) 1 0)))
      (a!56 (<= a!55 (ite (= (rank 7 3) (rank 1 3)) 1 0)))
      (a!58 (<= a!57 (ite (= (rank 8 0) (rank 1 3)) 1 0)))
      (a!60 (<= a!59 (ite (= (rank 8 1) (rank 1 3)) 1 0)))
      (a!62 (<= a!61 (ite (= (rank 8 2) (rank 1 3)) 1 0)))
      (a!64 (<= a!63 (ite (= (rank 8 3) (rank 1 3)) 1 0)))
      (a!66 (<= a!65 (ite (= (rank 9 0) (rank 1 3)) 1 0)))
      (a!68 (<= a!67 (ite (= (rank 9 1) (rank 1 3)) 1 0)))
      (a!70 (<= a!69 (ite (= (rank 9 2) (rank 1 3)) 1 0)))
      (a!72 (<= a!71 (ite (= (rank 9 3) (rank 1 3)) 1 0)))
      (a!74 (<= a!73 (ite (= (rank 10 0) (rank 1 3)) 1 0)))
      (a!76 (<= a!75 (ite (= (rank 10 1) (rank 1 3)) 1 0)))
      (a!78 (<= a!77 (ite (= (rank 10 2) (rank 1 3)) 1 0)))
      (a!80 (<= a!79 (ite (= (rank 10 3) (rank 1 3)) 1 0)))
      (a!82 (<= a!81 (ite (= (rank 11 0) (rank 1 3)) 1 0)))
      (a!84 (<= a!83 (ite (= (rank 11 1) (rank 1 3)) 1 0)))
      (a!86 (<= a!85 (ite (= (rank 11 2) (rank 1 3)) 1 0)))
      (a!88 (<= a!87 (ite (= (rank 11 3) (rank 1 3)) 1 0)))
      (a!90 (<= a!89 (ite (= (rank 12 0) (rank 1 3)) 1 0)))
      (a!92 (<= a!91 (ite (= (rank 12 1) (rank 1 3)) 1 0)))
      (a!94 (<= a!93 (ite (= (rank 12 2) (rank 1 3)) 1 0)))
      (a!96 (<= a!95 (ite (= (rank 12 3) (rank 1 3)) 1 0)))
      (a!98 (<= a!97 (ite (= (rank 13 0) (rank 1 3)) 1 0)))
      (a!100 (<= a!99 (ite (= (rank 13 1) (rank 1 3)) 1 0)))
      (a!102 (<= a!101 (ite (= (rank 13 2) (rank 1 3)) 1 0)))
      (a!104 (<= a!103 (ite (= (rank 13 3) (rank 1 3)) 1 0))))
  (and a!2
       a!4
       a!6
       a!8
       a!10
       a!12
       a!14
       a!16
       a!18
       a!20
       a!22
       a!24
       a!26
       a!28
       a!30
       a!32
       a!34
       a!36
       a!38
       a!40
       a!42
       a!44
       a!46
       a!48
       a!50
       a!52
       a!54
       a!56
       a!58
       a!60
       a!62
       a!64
       a!66
       a!68
       a!70
       a!72
       a!74
       a!76
       a!78
       a!80
       a!82
       a!84
       a!86
       a!88
       a!90
       a!92
       a!94
       a!96
       a!98
       a!100
       a!102
       a!104))))
; face down
(assert (<= (select x.gone 1) 3))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal fewer, denied
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 1 3))) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 1 3))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 1 3))) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 1 3))) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 1 3))) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 1 3))) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 1 3))) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 1 3))) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 1 3))) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 1 3))) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 1 3))) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 1 3))) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 1 3))) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 1 3))) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 1 3))) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 1 3))) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 1 3))) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 1 3))) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 1 3))) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 1 3))) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 1 3))) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 1 3))) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 1 3))) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 1 3))) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 1 3))) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 1 3))) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 1 3))) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 1 3))) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 1 3))) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 1 3))) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 1 3))) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 1 3))) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 1 3))) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 1 3))) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 1 3))) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 1 3))) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 1 3))) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 1 3))) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 1 3))) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 1 3))) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 1 3))) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 1 3))) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 1 3))) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 1 3))) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 1 3))) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 1 3))) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 1 3))) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 1 3))) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 1 3))) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 1 3))) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 1 3))) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 1 3))) 1 0)))
  (not (< (+ a!1
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
          4))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; a deck
(assert (let ((a!1 (+ (ite (= (rank 1 0) (rank 2 0)) 1 0)
              (ite (= (rank 1 1) (rank 2 0)) 1 0)
              (ite (= (rank 1 2) (rank 2 0)) 1 0)
              (ite (= (rank 1 3) (rank 2 0)) 1 0)
              (ite (= (rank 2 0) (rank 2 0)) 1 0)
              (ite (= (rank 2 1) (rank 2 0)) 1 0)
              (ite (= (rank 2 2) (rank 2 0)) 1 0)
              (ite (= (rank 2 3) (rank 2 0)) 1 0)
              (ite (= (rank 3 0) (rank 2 0)) 1 0)
              (ite (= (rank 3 1) (rank 2 0)) 1 0)
              (ite (= (rank 3 2) (rank 2 0)) 1 0)
              (ite (= (rank 3 3) (rank 2 0)) 1 0)
              (ite (= (rank 4 0) (rank 2 0)) 1 0)
              (ite (= (rank 4 1) (rank 2 0)) 1 0)
              (ite (= (rank 4 2) (rank 2 0)) 1 0)
              (ite (= (rank 4 3) (rank 2 0)) 1 0)
              (ite (= (rank 5 0) (rank 2 0)) 1 0)
              (ite (= (rank 5 1) (rank 2 0)) 1 0)
              (ite (= (rank 5 2) (rank 2 0)) 1 0)
              (ite (= (rank 5 3) (rank 2 0)) 1 0)
              (ite (= (rank 6 0) (rank 2 0)) 1 0)
              (ite (= (rank 6 1) (rank 2 0)) 1 0)
              (ite (= (rank 6 2) (rank 2 0)) 1 0)
              (ite (= (rank 6 3) (rank 2 0)) 1 0)
              (ite (= (rank 7 0) (rank 2 0)) 1 0)
              (ite (= (rank 7 1) (rank 2 0)) 1 0)
              (ite (= (rank 7 2) (rank 2 0)) 1 0)
              (ite (= (rank 7 3) (rank 2 0)) 1 0)
              (ite (= (rank 8 0) (rank 2 0)) 1 0)
              (ite (= (rank 8 1) (rank 2 0)) 1 0)
              (ite (= (rank 8 2) (rank 2 0)) 1 0)
              (ite (= (rank 8 3) (rank 2 0)) 1 0)
              (ite (= (rank 9 0) (rank 2 0)) 1 0)
              (ite (= (rank 9 1) (rank 2 0)) 1 0)
              (ite (= (rank 9 2) (rank 2 0)) 1 0)
              (ite (= (rank 9 3) (rank 2 0)) 1 0)
              (ite (= (rank 10 0) (rank 2 0)) 1 0)
              (ite (= (rank 10 1) (rank 2 0)) 1 0)
              (ite (= (rank 10 2) (rank 2 0)) 1 0)
              (ite (= (rank 10 3) (rank 2 0)) 1 0)
              (ite (= (rank 11 0) (rank 2 0)) 1 0)
              (ite (= (rank 11 1) (rank 2 0)) 1 0)
              (ite (= (rank 11 2) (rank 2 0)) 1 0)
              (ite (= (rank 11 3) (rank 2 0)) 1 0)
              (ite (= (rank 12 0) (rank 2 0)) 1 0)
              (ite (= (rank 12 1) (rank 2 0)) 1 0)
              (ite (= (rank 12 2) (rank 2 0)) 1 0)
              (ite (= (rank 12 3) (rank 2 0)) 1 0)
              (ite (= (rank 13 0) (rank 2 0)) 1 0)
              (ite (= (rank 13 1) (rank 2 0)) 1 0)
              (ite (= (rank 13 2) (rank 2 0)) 1 0)
              (ite (= (rank 13 3) (rank 2 0)) 1 0))))
  (= a!1 4)))
; turned cards are cards
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 2 0))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 2 0))) 1 0))
      (a!5 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 2 0))) 1 0))
      (a!7 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 2 0))) 1 0))
      (a!9 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 2 0))) 1 0))
      (a!11 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 2 0))) 1 0))
      (a!13 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 2 0))) 1 0))
      (a!15 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 2 0))) 1 0))
      (a!17 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 2 0))) 1 0))
      (a!19 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 2 0))) 1 0))
      (a!21 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 2 0))) 1 0))
      (a!23 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 2 0))) 1 0))
      (a!25 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 2 0))) 1 0))
      (a!27 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 2 0))) 1 0))
      (a!29 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 2 0))) 1 0))
      (a!31 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 2 0))) 1 0))
      (a!33 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 2 0))) 1 0))
      (a!35 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 2 0))) 1 0))
      (a!37 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 2 0))) 1 0))
      (a!39 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 2 0))) 1 0))
      (a!41 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 2 0))) 1 0))
      (a!43 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 2 0))) 1 0))
      (a!45 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 2 0))) 1 0))
      (a!47 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 2 0))) 1 0))
      (a!49 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 2 0))) 1 0))
      (a!51 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 2 0))) 1 0))
      (a!53 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 2 0))) 1 0))
      (a!55 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 2 0))) 1 0))
      (a!57 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 2 0))) 1 0))
      (a!59 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 2 0))) 1 0))
      (a!61 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 2 0))) 1 0))
      (a!63 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 2 0))) 1 0))
      (a!65 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 2 0))) 1 0))
      (a!67 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 2 0))) 1 0))
      (a!69 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 2 0))) 1 0))
      (a!71 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 2 0))) 1 0))
      (a!73 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 2 0))) 1 0))
      (a!75 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 2 0))) 1 0))
      (a!77 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 2 0))) 1 0))
      (a!79 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 2 0))) 1 0))
      (a!81 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 2 0))) 1 0))
      (a!83 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 2 0))) 1 0))
      (a!85 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 2 0))) 1 0))
      (a!87 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 2 0))) 1 0))
      (a!89 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 2 0))) 1 0))
      (a!91 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 2 0))) 1 0))
      (a!93 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 2 0))) 1 0))
      (a!95 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 2 0))) 1 0))
      (a!97 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 2 0))) 1 0))
      (a!99 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 2 0))) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 2 0))) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 2 0))) 1 0)))
(let ((a!2 (<= a!1 (ite (= (rank 1 0) (rank 2 0)) 1 0)))
      (a!4 (<= a!3 (ite (= (rank 1 1) (rank 2 0)) 1 0)))
      (a!6 (<= a!5 (ite (= (rank 1 2) (rank 2 0)) 1 0)))
      (a!8 (<= a!7 (ite (= (rank 1 3) (rank 2 0)) 1 0)))
      (a!10 (<= a!9 (ite (= (rank 2 0) (rank 2 0)) 1 0)))
      (a!12 (<= a!11 (ite (= (rank 2 1) (rank 2 0)) 1 0)))
      (a!14 (<= a!13 (ite (= (rank 2 2) (rank 2 0)) 1 0)))
      (a!16 (<= a!15 (ite (= (rank 2 3) (rank 2 0)) 1 0)))
      (a!18 (<= a!17 (ite (= (rank 3 0) (rank 2 0)) 1 0)))
      (a!20 (<= a!19 (ite (= (rank 3 1) (rank 2 0)) 1 0)))
      (a!22 (<= a!21 (ite (= (rank 3 2) (rank 2 0)) 1 0)))
      (a!24 (<= a!23 (ite (= (rank 3 3) (rank 2 0)) 1 0)))
      (a!26 (<= a!25 (ite (= (rank 4 0) (rank 2 0)) 1 0)))
      (a!28 (<= a!27 (ite (= (rank 4 1) (rank 2 0)) 1 0)))
      (a!30 (<= a!29 (ite (= (rank 4 2) (rank 2 0)) 1 0)))
      (a!32 (<= a!31 (ite (= (rank 4 3) (rank 2 0)) 1 0)))
      (a!34 (<= a!33 (ite (= (rank 5 0) (rank 2 0)) 1 0)))
      (a!36 (<= a!35 (ite (= (rank 5 1) (rank 2 0)) 1 0)))
      (a!38 (<= a!37 (ite (= (rank 5 2) (rank 2 0)) 1 0)))
      (a!40 (<= a!39 (ite (= (rank 5 3) (rank 2 0)) 1 0)))
      (a!42 (<= a!41 (ite (= (rank 6 0) (rank 2 0)) 1 0)))
      (a!44 (<= a!43 (ite (= (rank 6 1) (rank 2 0)) 1 0)))
      (a!46 (<= a!45 (ite (= (rank 6 2) (rank 2 0)) 1 0)))
      (a!48 (<= a!47 (ite (= (rank 6 3) (rank 2 0)) 1 0)))
      (a!50 (<= a!49 (ite (= (rank 7 0) (rank 2 0)) 1 0)))
      (a!52 (<= a!51 (ite (= (rank 7 1) (rank 2 0)) 1 0)))
      (a!54 (<= a!53 (ite (= (rank 7 2) (rank 2 0)) 1 0)))
      (a!56 (<= a!55 (ite (= (rank 7 3) (rank 2 0)) 1 0)))
      (a!58 (<= a!57 (ite (= (rank 8 0) (rank 2 0)) 1 0)))
      (a!60 (<= a!59 (ite (= (rank 8 1) (rank 2 0)) 1 0)))
      (a!62 (<= a!61 (ite (= (rank 8 2) (rank 2 0)) 1 0)))
      (a!64 (<= a!63 (ite (= (rank 8 3) (rank 2 0)) 1 0)))
      (a!66 (<= a!65 (ite (= (rank 9 0) (rank 2 0)) 1 0)))
      (a!68 (<= a!67 (ite (= (rank 9 1) (rank 2 0)) 1 0)))
      (a!70 (<= a!69 (ite (= (rank 9 2) (rank 2 0)) 1 0)))
      (a!72 (<= a!71 (ite (= (rank 9 3) (rank 2 0)) 1 0)))
      (a!74 (<= a!73 (ite (= (rank 10 0) (rank 2 0)) 1 0)))
      (a!76 (<= a!75 (ite (= (rank 10 1) (rank 2 0)) 1 0)))
      (a!78 (<= a!77 (ite (= (rank 10 2) (rank 2 0)) 1 0)))
      (a!80 (<= a!79 (ite (= (rank 10 3) (rank 2 0)) 1 0)))
      (a!82 (<= a!81 (ite (= (rank 11 0) (rank 2 0)) 1 0)))
      (a!84 (<= a!83 (ite (= (rank 11 1) (rank 2 0)) 1 0)))
      (a!86 (<= a!85 (ite (= (rank 11 2) (rank 2 0)) 1 0)))
      (a!88 (<= a!87 (ite (= (rank 11 3) (rank 2 0)) 1 0)))
      (a!90 (<= a!89 (ite (= (rank 12 0) (rank 2 0)) 1 0)))
      (a!92 (<= a!91 (ite (= (rank 12 1) (rank 2 0)) 1 0)))
      (a!94 (<= a!93 (ite (= (rank 12 2) (rank 2 0)) 1 0)))
      (a!96 (<= a!95 (ite (= (rank 12 3) (rank 2 0)) 1 0)))
      (a!98 (<= a!97 (ite (= (rank 13 0) (rank 2 0)) 1 0)))
      (a!100 (<= a!99 (ite (= (rank 13 1) (rank 2 0)) 1 0)))
      (a!102 (<= a!101 (ite (= (rank 13 2) (rank 2 0)) 1 0)))
      (a!104 (<= a!103 (ite (= (rank 13 3) (rank 2 0)) 1 0))))
  (and a!2
       a!4
       a!6
       a!8
       a!10
       a!12
       a!14
       a!16
       a!18
       a!20
       a!22
       a!24
       a!26
       a!28
       a!30
       a!32
       a!34
       a!36
       a!38
       a!40
       a!42
       a!44
       a!46
       a!48
       a!50
       a!52
       a!54
       a!56
       a!58
       a!60
       a!62
       a!64
       a!66
       a!68
       a!70
       a!72
       a!74
       a!76
       a!78
       a!80
       a!82
       a!84
       a!86
       a!88
       a!90
       a!92
       a!94
       a!96
       a!98
       a!100
       a!102
       a!104))))
; face down
(assert (<= (select x.gone 2) 0))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal fewer, denied
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 2 0))) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 2 0))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 2 0))) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 2 0))) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 2 0))) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 2 0))) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 2 0))) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 2 0))) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 2 0))) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 2 0))) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 2 0))) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 2 0))) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 2 0))) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 2 0))) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 2 0))) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 2 0))) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 2 0))) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 2 0))) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 2 0))) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 2 0))) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 2 0))) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 2 0))) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 2 0))) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 2 0))) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 2 0))) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 2 0))) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 2 0))) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 2 0))) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 2 0))) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 2 0))) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 2 0))) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 2 0))) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 2 0))) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 2 0))) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 2 0))) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 2 0))) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 2 0))) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 2 0))) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 2 0))) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 2 0))) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 2 0))) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 2 0))) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 2 0))) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 2 0))) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 2 0))) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 2 0))) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 2 0))) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 2 0))) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 2 0))) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 2 0))) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 2 0))) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 2 0))) 1 0)))
  (not (< (+ a!1
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
          4))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; a deck
(assert (let ((a!1 (+ (ite (= (rank 1 0) (rank 2 1)) 1 0)
              (ite (= (rank 1 1) (rank 2 1)) 1 0)
              (ite (= (rank 1 2) (rank 2 1)) 1 0)
              (ite (= (rank 1 3) (rank 2 1)) 1 0)
              (ite (= (rank 2 0) (rank 2 1)) 1 0)
              (ite (= (rank 2 1) (rank 2 1)) 1 0)
              (ite (= (rank 2 2) (rank 2 1)) 1 0)
              (ite (= (rank 2 3) (rank 2 1)) 1 0)
              (ite (= (rank 3 0) (rank 2 1)) 1 0)
              (ite (= (rank 3 1) (rank 2 1)) 1 0)
              (ite (= (rank 3 2) (rank 2 1)) 1 0)
              (ite (= (rank 3 3) (rank 2 1)) 1 0)
              (ite (= (rank 4 0) (rank 2 1)) 1 0)
              (ite (= (rank 4 1) (rank 2 1)) 1 0)
              (ite (= (rank 4 2) (rank 2 1)) 1 0)
              (ite (= (rank 4 3) (rank 2 1)) 1 0)
              (ite (= (rank 5 0) (rank 2 1)) 1 0)
              (ite (= (rank 5 1) (rank 2 1)) 1 0)
              (ite (= (rank 5 2) (rank 2 1)) 1 0)
              (ite (= (rank 5 3) (rank 2 1)) 1 0)
              (ite (= (rank 6 0) (rank 2 1)) 1 0)
              (ite (= (rank 6 1) (rank 2 1)) 1 0)
              (ite (= (rank 6 2) (rank 2 1)) 1 0)
              (ite (= (rank 6 3) (rank 2 1)) 1 0)
              (ite (= (rank 7 0) (rank 2 1)) 1 0)
              (ite (= (rank 7 1) (rank 2 1)) 1 0)
              (ite (= (rank 7 2) (rank 2 1)) 1 0)
              (ite (= (rank 7 3) (rank 2 1)) 1 0)
              (ite (= (rank 8 0) (rank 2 1)) 1 0)
              (ite (= (rank 8 1) (rank 2 1)) 1 0)
              (ite (= (rank 8 2) (rank 2 1)) 1 0)
              (ite (= (rank 8 3) (rank 2 1)) 1 0)
              (ite (= (rank 9 0) (rank 2 1)) 1 0)
              (ite (= (rank 9 1) (rank 2 1)) 1 0)
              (ite (= (rank 9 2) (rank 2 1)) 1 0)
              (ite (= (rank 9 3) (rank 2 1)) 1 0)
              (ite (= (rank 10 0) (rank 2 1)) 1 0)
              (ite (= (rank 10 1) (rank 2 1)) 1 0)
              (ite (= (rank 10 2) (rank 2 1)) 1 0)
              (ite (= (rank 10 3) (rank 2 1)) 1 0)
              (ite (= (rank 11 0) (rank 2 1)) 1 0)
              (ite (= (rank 11 1) (rank 2 1)) 1 0)
              (ite (= (rank 11 2) (rank 2 1)) 1 0)
              (ite (= (rank 11 3) (rank 2 1)) 1 0)
              (ite (= (rank 12 0) (rank 2 1)) 1 0)
              (ite (= (rank 12 1) (rank 2 1)) 1 0)
              (ite (= (rank 12 2) (rank 2 1)) 1 0)
              (ite (= (rank 12 3) (rank 2 1)) 1 0)
              (ite (= (rank 13 0) (rank 2 1)) 1 0)
              (ite (= (rank 13 1) (rank 2 1)) 1 0)
              (ite (= (rank 13 2) (rank 2 1)) 1 0)
              (ite (= (rank 13 3) (rank 2 1)) 1 0))))
  (= a!1 4)))
; turned cards are cards
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 2 1))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 2 1))) 1 0))
      (a!5 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 2 1))) 1 0))
      (a!7 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 2 1))) 1 0))
      (a!9 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 2 1))) 1 0))
      (a!11 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 2 1))) 1 0))
      (a!13 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 2 1))) 1 0))
      (a!15 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 2 1))) 1 0))
      (a!17 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 2 1))) 1 0))
      (a!19 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 2 1))) 1 0))
      (a!21 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 2 1))) 1 0))
      (a!23 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 2 1))) 1 0))
      (a!25 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 2 1))) 1 0))
      (a!27 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 2 1))) 1 0))
      (a!29 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 2 1))) 1 0))
      (a!31 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 2 1))) 1 0))
      (a!33 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 2 1))) 1 0))
      (a!35 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 2 1))) 1 0))
      (a!37 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 2 1))) 1 0))
      (a!39 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 2 1))) 1 0))
      (a!41 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 2 1))) 1 0))
      (a!43 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 2 1))) 1 0))
      (a!45 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 2 1))) 1 0))
      (a!47 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 2 1))) 1 0))
      (a!49 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 2 1))) 1 0))
      (a!51 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 2 1))) 1 0))
      (a!53 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 2 1))) 1 0))
      (a!55 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 2 1))) 1 0))
      (a!57 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 2 1))) 1 0))
      (a!59 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 2 1))) 1 0))
      (a!61 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 2 1))) 1 0))
      (a!63 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 2 1))) 1 0))
      (a!65 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 2 1))) 1 0))
      (a!67 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 2 1))) 1 0))
      (a!69 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 2 1))) 1 0))
      (a!71 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 2 1))) 1 0))
      (a!73 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 2 1))) 1 0))
      (a!75 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 2 1))) 1 0))
      (a!77 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 2 1))) 1 0))
      (a!79 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 2 1))) 1 0))
      (a!81 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 2 1))) 1 0))
      (a!83 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 2 1))) 1 0))
      (a!85 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 2 1))) 1 0))
      (a!87 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 2 1))) 1 0))
      (a!89 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 2 1))) 1 0))
      (a!91 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 2 1))) 1 0))
      (a!93 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 2 1))) 1 0))
      (a!95 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 2 1))) 1 0))
      (a!97 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 2 1))) 1 0))
      (a!99 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 2 1))) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 2 1))) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 2 1))) 1 0)))
(let ((a!2 (<= a!1 (ite (= (rank 1 0) (rank 2 1)) 1 0)))
      (a!4 (<= a!3 (ite (= (rank 1 1) (rank 2 1)) 1 0)))
      (a!6 (<= a!5 (ite (= (rank 1 2) (rank 2 1)) 1 0)))
      (a!8 (<= a!7 (ite (= (rank 1 3) (rank 2 1)) 1 0)))
      (a!10 (<= a!9 (ite (= (rank 2 0) (rank 2 1)) 1 0)))
      (a!12 (<= a!11 (ite (= (rank 2 1) (rank 2 1)) 1 0)))
      (a!14 (<= a!13 (ite (= (rank 2 2) (rank 2 1)) 1 0)))
      (a!16 (<= a!15 (ite (= (rank 2 3) (rank 2 1)) 1 0)))
      (a!18 (<= a!17 (ite (= (rank 3 0) (rank 2 1)) 1 0)))
      (a!20 (<= a!19 (ite (= (rank 3 1) (rank 2 1)) 1 0)))
      (a!22 (<= a!21 (ite (= (rank 3 2) (rank 2 1)) 1 0)))
      (a!24 (<= a!23 (ite (= (rank 3 3) (rank 2 1)) 1 0)))
      (a!26 (<= a!25 (ite (= (rank 4 0) (rank 2 1)) 1 0)))
      (a!28 (<= a!27 (ite (= (rank 4 1) (rank 2 1)) 1 0)))
      (a!30 (<= a!29 (ite (= (rank 4 2) (rank 2 1)) 1 0)))
      (a!32 (<= a!31 (ite (= (rank 4 3) (rank 2 1)) 1 0)))
      (a!34 (<= a!33 (ite (= (rank 5 0) (rank 2 1)) 1 0)))
      (a!36 (<= a!35 (ite (= (rank 5 1) (rank 2 1)) 1 0)))
      (a!38 (<= a!37 (ite (= (rank 5 2) (rank 2 1)) 1 0)))
      (a!40 (<= a!39 (ite (= (rank 5 3) (rank 2 1)) 1 0)))
      (a!42 (<= a!41 (ite (= (rank 6 0) (rank 2 1)) 1 0)))
      (a!44 (<= a!43 (ite (= (rank 6 1) (rank 2 1)) 1 0)))
      (a!46 (<= a!45 (ite (= (rank 6 2) (rank 2 1)) 1 0)))
      (a!48 (<= a!47 (ite (= (rank 6 3) (rank 2 1)) 1 0)))
      (a!50 (<= a!49 (ite (= (rank 7 0) (rank 2 1)) 1 0)))
      (a!52 (<= a!51 (ite (= (rank 7 1) (rank 2 1)) 1 0)))
      (a!54 (<= a!53 (ite (= (rank 7 2) (rank 2 1)) 1 0)))
      (a!56 (<= a!55 (ite (= (rank 7 3) (rank 2 1)) 1 0)))
      (a!58 (<= a!57 (ite (= (rank 8 0) (rank 2 1)) 1 0)))
      (a!60 (<= a!59 (ite (= (rank 8 1) (rank 2 1)) 1 0)))
      (a!62 (<= a!61 (ite (= (rank 8 2) (rank 2 1)) 1 0)))
      (a!64 (<= a!63 (ite (= (rank 8 3) (rank 2 1)) 1 0)))
      (a!66 (<= a!65 (ite (= (rank 9 0) (rank 2 1)) 1 0)))
      (a!68 (<= a!67 (ite (= (rank 9 1) (rank 2 1)) 1 0)))
      (a!70 (<= a!69 (ite (= (rank 9 2) (rank 2 1)) 1 0)))
      (a!72 (<= a!71 (ite (= (rank 9 3) (rank 2 1)) 1 0)))
      (a!74 (<= a!73 (ite (= (rank 10 0) (rank 2 1)) 1 0)))
      (a!76 (<= a!75 (ite (= (rank 10 1) (rank 2 1)) 1 0)))
      (a!78 (<= a!77 (ite (= (rank 10 2) (rank 2 1)) 1 0)))
      (a!80 (<= a!79 (ite (= (rank 10 3) (rank 2 1)) 1 0)))
      (a!82 (<= a!81 (ite (= (rank 11 0) (rank 2 1)) 1 0)))
      (a!84 (<= a!83 (ite (= (rank 11 1) (rank 2 1)) 1 0)))
      (a!86 (<= a!85 (ite (= (rank 11 2) (rank 2 1)) 1 0)))
      (a!88 (<= a!87 (ite (= (rank 11 3) (rank 2 1)) 1 0)))
      (a!90 (<= a!89 (ite (= (rank 12 0) (rank 2 1)) 1 0)))
      (a!92 (<= a!91 (ite (= (rank 12 1) (rank 2 1)) 1 0)))
      (a!94 (<= a!93 (ite (= (rank 12 2) (rank 2 1)) 1 0)))
      (a!96 (<= a!95 (ite (= (rank 12 3) (rank 2 1)) 1 0)))
      (a!98 (<= a!97 (ite (= (rank 13 0) (rank 2 1)) 1 0)))
      (a!100 (<= a!99 (ite (= (rank 13 1) (rank 2 1)) 1 0)))
      (a!102 (<= a!101 (ite (= (rank 13 2) (rank 2 1)) 1 0)))
      (a!104 (<= a!103 (ite (= (rank 13 3) (rank 2 1)) 1 0))))
  (and a!2
       a!4
       a!6
       a!8
       a!10
       a!12
       a!14
       a!16
       a!18
       a!20
       a!22
       a!24
       a!26
       a!28
       a!30
       a!32
       a!34
       a!36
       a!38
       a!40
       a!42
       a!44
       a!46
       a!48
       a!50
       a!52
       a!54
       a!56
       a!58
       a!60
       a!62
       a!64
       a!66
       a!68
       a!70
       a!72
       a!74
       a!76
       a!78
       a!80
       a!82
       a!84
       a!86
       a!88
       a!90
       a!92
       a!94
       a!96
       a!98
       a!100
       a!102
       a!104))))
; face down
(assert (<= (select x.gone 2) 1))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal fewer, denied
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 2 1))) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 2 1))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 2 1))) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 2 1))) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 2 1))) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 2 1))) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 2 1))) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 2 1))) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 2 1))) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 2 1))) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 2 1))) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 2 1))) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 2 1))) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 2 1))) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 2 1))) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 2 1))) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 2 1))) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 2 1))) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 2 1))) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 2 1))) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 2 1))) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 2 1))) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 2 1))) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 2 1))) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 2 1))) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 2 1))) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 2 1))) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 2 1))) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 2 1))) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 2 1))) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 2 1))) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 2 1))) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 2 1))) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 2 1))) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 2 1))) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 2 1))) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 2 1))) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 2 1))) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 2 1))) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 2 1))) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 2 1))) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 2 1))) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 2 1))) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 2 1))) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 2 1))) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 2 1))) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 2 1))) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 2 1))) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 2 1))) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 2 1))) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 2 1))) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 2 1))) 1 0)))
  (not (< (+ a!1
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
          4))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; a deck
(assert (let ((a!1 (+ (ite (= (rank 1 0) (rank 2 2)) 1 0)
              (ite (= (rank 1 1) (rank 2 2)) 1 0)
              (ite (= (rank 1 2) (rank 2 2)) 1 0)
              (ite (= (rank 1 3) (rank 2 2)) 1 0)
              (ite (= (rank 2 0) (rank 2 2)) 1 0)
              (ite (= (rank 2 1) (rank 2 2)) 1 0)
              (ite (= (rank 2 2) (rank 2 2)) 1 0)
              (ite (= (rank 2 3) (rank 2 2)) 1 0)
              (ite (= (rank 3 0) (rank 2 2)) 1 0)
              (ite (= (rank 3 1) (rank 2 2)) 1 0)
              (ite (= (rank 3 2) (rank 2 2)) 1 0)
              (ite (= (rank 3 3) (rank 2 2)) 1 0)
              (ite (= (rank 4 0) (rank 2 2)) 1 0)
              (ite (= (rank 4 1) (rank 2 2)) 1 0)
              (ite (= (rank 4 2) (rank 2 2)) 1 0)
              (ite (= (rank 4 3) (rank 2 2)) 1 0)
              (ite (= (rank 5 0) (rank 2 2)) 1 0)
              (ite (= (rank 5 1) (rank 2 2)) 1 0)
              (ite (= (rank 5 2) (rank 2 2)) 1 0)
              (ite (= (rank 5 3) (rank 2 2)) 1 0)
              (ite (= (rank 6 0) (rank 2 2)) 1 0)
              (ite (= (rank 6 1) (rank 2 2)) 1 0)
              (ite (= (rank 6 2) (rank 2 2)) 1 0)
              (ite (= (rank 6 3) (rank 2 2)) 1 0)
              (ite (= (rank 7 0) (rank 2 2)) 1 0)
              (ite (= (rank 7 1) (rank 2 2)) 1 0)
              (ite (= (rank 7 2) (rank 2 2)) 1 0)
              (ite (= (rank 7 3) (rank 2 2)) 1 0)
              (ite (= (rank 8 0) (rank 2 2)) 1 0)
              (ite (= (rank 8 1) (rank 2 2)) 1 0)
              (ite (= (rank 8 2) (rank 2 2)) 1 0)
              (ite (= (rank 8 3) (rank 2 2)) 1 0)
              (ite (= (rank 9 0) (rank 2 2)) 1 0)
              (ite (= (rank 9 1) (rank 2 2)) 1 0)
              (ite (= (rank 9 2) (rank 2 2)) 1 0)
              (ite (= (rank 9 3) (rank 2 2)) 1 0)
              (ite (= (rank 10 0) (rank 2 2)) 1 0)
              (ite (= (rank 10 1) (rank 2 2)) 1 0)
              (ite (= (rank 10 2) (rank 2 2)) 1 0)
              (ite (= (rank 10 3) (rank 2 2)) 1 0)
              (ite (= (rank 11 0) (rank 2 2)) 1 0)
              (ite (= (rank 11 1) (rank 2 2)) 1 0)
              (ite (= (rank 11 2) (rank 2 2)) 1 0)
              (ite (= (rank 11 3) (rank 2 2)) 1 0)
              (ite (= (rank 12 0) (rank 2 2)) 1 0)
              (ite (= (rank 12 1) (rank 2 2)) 1 0)
              (ite (= (rank 12 2) (rank 2 2)) 1 0)
              (ite (= (rank 12 3) (rank 2 2)) 1 0)
              (ite (= (rank 13 0) (rank 2 2)) 1 0)
              (ite (= (rank 13 1) (rank 2 2)) 1 0)
              (ite (= (rank 13 2) (rank 2 2)) 1 0)
              (ite (= (rank 13 3) (rank 2 2)) 1 0))))
  (= a!1 4)))
; turned cards are cards
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 2 2))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 2 2))) 1 0))
      (a!5 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 2 2))) 1 0))
      (a!7 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 2 2))) 1 0))
      (a!9 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 2 2))) 1 0))
      (a!11 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 2 2))) 1 0))
      (a!13 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 2 2))) 1 0))
      (a!15 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 2 2))) 1 0))
      (a!17 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 2 2))) 1 0))
      (a!19 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 2 2))) 1 0))
      (a!21 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 2 2))) 1 0))
      (a!23 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 2 2))) 1 0))
      (a!25 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 2 2))) 1 0))
      (a!27 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 2 2))) 1 0))
      (a!29 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 2 2))) 1 0))
      (a!31 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 2 2))) 1 0))
      (a!33 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 2 2))) 1 0))
      (a!35 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 2 2))) 1 0))
      (a!37 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 2 2))) 1 0))
      (a!39 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 2 2))) 1 0))
      (a!41 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 2 2))) 1 0))
      (a!43 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 2 2))) 1 0))
      (a!45 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 2 2))) 1 0))
      (a!47 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 2 2))) 1 0))
      (a!49 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 2 2))) 1 0))
      (a!51 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 2 2))) 1 0))
      (a!53 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 2 2))) 1 0))
      (a!55 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 2 2))) 1 0))
      (a!57 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 2 2))) 1 0))
      (a!59 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 2 2))) 1 0))
      (a!61 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 2 2))) 1 0))
      (a!63 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 2 2))) 1 0))
      (a!65 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 2 2))) 1 0))
      (a!67 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 2 2))) 1 0))
      (a!69 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 2 2))) 1 0))
      (a!71 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 2 2))) 1 0))
      (a!73 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 2 2))) 1 0))
      (a!75 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 2 2))) 1 0))
      (a!77 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 2 2))) 1 0))
      (a!79 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 2 2))) 1 0))
      (a!81 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 2 2))) 1 0))
      (a!83 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 2 2))) 1 0))
      (a!85 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 2 2))) 1 0))
      (a!87 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 2 2))) 1 0))
      (a!89 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 2 2))) 1 0))
      (a!91 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 2 2))) 1 0))
      (a!93 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 2 2))) 1 0))
      (a!95 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 2 2))) 1 0))
      (a!97 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 2 2))) 1 0))
      (a!99 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 2 2))) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 2 2))) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 2 2))) 1 0)))
(let ((a!2 (<= a!1 (ite (= (rank 1 0) (rank 2 2)) 1 0)))
      (a!4 (<= a!3 (ite (= (rank 1 1) (rank 2 2)) 1 0)))
      (a!6 (<= a!5 (ite (= (rank 1 2) (rank 2 2)) 1 0)))
      (a!8 (<= a!7 (ite (= (rank 1 3) (rank 2 2)) 1 0)))
      (a!10 (<= a!9 (ite (= (rank 2 0) (rank 2 2)) 1 0)))
      (a!12 (<= a!11 (ite (= (rank 2 1) (rank 2 2)) 1 0)))
      (a!14 (<= a!13 (ite (= (rank 2 2) (rank 2 2)) 1 0)))
      (a!16 (<= a!15 (ite (= (rank 2 3) (rank 2 2)) 1 0)))
      (a!18 (<= a!17 (ite (= (rank 3 0) (rank 2 2)) 1 0)))
      (a!20 (<= a!19 (ite (= (rank 3 1) (rank 2 2)) 1 0)))
      (a!22 (<= a!21 (ite (= (rank 3 2) (rank 2 2)) 1 0)))
      (a!24 (<= a!23 (ite (= (rank 3 3) (rank 2 2)) 1 0)))
      (a!26 (<= a!25 (ite (= (rank 4 0) (rank 2 2)) 1 0)))
      (a!28 (<= a!27 (ite (= (rank 4 1) (rank 2 2)) 1 0)))
      (a!30 (<= a!29 (ite (= (rank 4 2) (rank 2 2)) 1 0)))
      (a!32 (<= a!31 (ite (= (rank 4 3) (rank 2 2)) 1 0)))
      (a!34 (<= a!33 (ite (= (rank 5 0) (rank 2 2)) 1 0)))
      (a!36 (<= a!35 (ite (= (rank 5 1) (rank 2 2)) 1 0)))
      (a!38 (<= a!37 (ite (= (rank 5 2) (rank 2 2)) 1 0)))
      (a!40 (<= a!39 (ite (= (rank 5 3) (rank 2 2)) 1 0)))
      (a!42 (<= a!41 (ite (= (rank 6 0) (rank 2 2)) 1 0)))
      (a!44 (<= a!43 (ite (= (rank 6 1) (rank 2 2)) 1 0)))
      (a!46 (<= a!45 (ite (= (rank 6 2) (rank 2 2)) 1 0)))
      (a!48 (<= a!47 (ite (= (rank 6 3) (rank 2 2)) 1 0)))
      (a!50 (<= a!49 (ite (= (rank 7 0) (rank 2 2)) 1 0)))
      (a!52 (<= a!51 (ite (= (rank 7 1) (rank 2 2)) 1 0)))
      (a!54 (<= a!53 (ite (= (rank 7 2) (rank 2 2)) 1 0)))
      (a!56 (<= a!55 (ite (= (rank 7 3) (rank 2 2)) 1 0)))
      (a!58 (<= a!57 (ite (= (rank 8 0) (rank 2 2)) 1 0)))
      (a!60 (<= a!59 (ite (= (rank 8 1) (rank 2 2)) 1 0)))
      (a!62 (<= a!61 (ite (= (rank 8 2) (rank 2 2)) 1 0)))
      (a!64 (<= a!63 (ite (= (rank 8 3) (rank 2 2)) 1 0)))
      (a!66 (<= a!65 (ite (= (rank 9 0) (rank 2 2)) 1 0)))
      (a!68 (<= a!67 (ite (= (rank 9 1) (rank 2 2)) 1 0)))
      (a!70 (<= a!69 (ite (= (rank 9 2) (rank 2 2)) 1 0)))
      (a!72 (<= a!71 (ite (= (rank 9 3) (rank 2 2)) 1 0)))
      (a!74 (<= a!73 (ite (= (rank 10 0) (rank 2 2)) 1 0)))
      (a!76 (<= a!75 (ite (= (rank 10 1) (rank 2 2)) 1 0)))
      (a!78 (<= a!77 (ite (= (rank 10 2) (rank 2 2)) 1 0)))
      (a!80 (<= a!79 (ite (= (rank 10 3) (rank 2 2)) 1 0)))
      (a!82 (<= a!81 (ite (= (rank 11 0) (rank 2 2)) 1 0)))
      (a!84 (<= a!83 (ite (= (rank 11 1) (rank 2 2)) 1 0)))
      (a!86 (<= a!85 (ite (= (rank 11 2) (rank 2 2)) 1 0)))
      (a!88 (<= a!87 (ite (= (rank 11 3) (rank 2 2)) 1 0)))
      (a!90 (<= a!89 (ite (= (rank 12 0) (rank 2 2)) 1 0)))
      (a!92 (<= a!91 (ite (= (rank 12 1) (rank 2 2)) 1 0)))
      (a!94 (<= a!93 (ite (= (rank 12 2) (rank 2 2)) 1 0)))
      (a!96 (<= a!95 (ite (= (rank 12 3) (rank 2 2)) 1 0)))
      (a!98 (<= a!97 (ite (= (rank 13 0) (rank 2 2)) 1 0)))
      (a!100 (<= a!99 (ite (= (rank 13 1) (rank 2 2)) 1 0)))
      (a!102 (<= a!101 (ite (= (rank 13 2) (rank 2 2)) 1 0)))
      (a!104 (<= a!103 (ite (= (rank 13 3) (rank 2 2)) 1 0))))
  (and a!2
       a!4
       a!6
       a!8
       a!10
       a!12
       a!14
       a!16
       a!18
       a!20
       a!22
       a!24
       a!26
       a!28
       a!30
       a!32
       a!34
       a!36
       a!38
       a!40
       a!42
       a!44
       a!46
       a!48
       a!50
       a!52
       a!54
       a!56
       a!58
       a!60
       a!62
       a!64
       a!66
       a!68
       a!70
       a!72
       a!74
       a!76
       a!78
       a!80
       a!82
       a!84
       a!86
       a!88
       a!90
       a!92
       a!94
       a!96
       a!98
       a!100
       a!102
       a!104))))
; face down
(assert (<= (select x.gone 2) 2))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal fewer, denied
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 2 2))) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 2 2))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 2 2))) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 2 2))) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 2 2))) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 2 2))) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 2 2))) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 2 2))) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 2 2))) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 2 2))) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 2 2))) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 2 2))) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 2 2))) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 2 2))) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 2 2))) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 2 2))) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 2 2))) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 2 2))) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 2 2))) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 2 2))) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 2 2))) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 2 2))) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 2 2))) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 2 2))) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 2 2))) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 2 2))) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 2 2))) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 2 2))) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 2 2))) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 2 2))) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 2 2))) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 2 2))) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 2 2))) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 2 2))) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 2 2))) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 2 2))) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 2 2))) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 2 2))) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 2 2))) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 2 2))) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 2 2))) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 2 2))) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 2 2))) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 2 2))) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 2 2))) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 2 2))) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 2 2))) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 2 2))) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 2 2))) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 2 2))) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 2 2))) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 2 2))) 1 0)))
  (not (< (+ a!1
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
          4))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; a deck
(assert (let ((a!1 (+ (ite (= (rank 1 0) (rank 2 3)) 1 0)
              (ite (= (rank 1 1) (rank 2 3)) 1 0)
              (ite (= (rank 1 2) (rank 2 3)) 1 0)
              (ite (= (rank 1 3) (rank 2 3)) 1 0)
              (ite (= (rank 2 0) (rank 2 3)) 1 0)
              (ite (= (rank 2 1) (rank 2 3)) 1 0)
              (ite (= (rank 2 2) (rank 2 3)) 1 0)
              (ite (= (rank 2 3) (rank 2 3)) 1 0)
              (ite (= (rank 3 0) (rank 2 3)) 1 0)
              (ite (= (rank 3 1) (rank 2 3)) 1 0)
              (ite (= (rank 3 2) (rank 2 3)) 1 0)
              (ite (= (rank 3 3) (rank 2 3)) 1 0)
              (ite (= (rank 4 0) (rank 2 3)) 1 0)
              (ite (= (rank 4 1) (rank 2 3)) 1 0)
              (ite (= (rank 4 2) (rank 2 3)) 1 0)
              (ite (= (rank 4 3) (rank 2 3)) 1 0)
              (ite (= (rank 5 0) (rank 2 3)) 1 0)
              (ite (= (rank 5 1) (rank 2 3)) 1 0)
              (ite (= (rank 5 2) (rank 2 3)) 1 0)
              (ite (= (rank 5 3) (rank 2 3)) 1 0)
              (ite (= (rank 6 0) (rank 2 3)) 1 0)
              (ite (= (rank 6 1) (rank 2 3)) 1 0)
              (ite (= (rank 6 2) (rank 2 3)) 1 0)
              (ite (= (rank 6 3) (rank 2 3)) 1 0)
              (ite (= (rank 7 0) (rank 2 3)) 1 0)
              (ite (= (rank 7 1) (rank 2 3)) 1 0)
              (ite (= (rank 7 2) (rank 2 3)) 1 0)
              (ite (= (rank 7 3) (rank 2 3)) 1 0)
              (ite (= (rank 8 0) (rank 2 3)) 1 0)
              (ite (= (rank 8 1) (rank 2 3)) 1 0)
              (ite (= (rank 8 2) (rank 2 3)) 1 0)
              (ite (= (rank 8 3) (rank 2 3)) 1 0)
              (ite (= (rank 9 0) (rank 2 3)) 1 0)
              (ite (= (rank 9 1) (rank 2 3)) 1 0)
              (ite (= (rank 9 2) (rank 2 3)) 1 0)
              (ite (= (rank 9 3) (rank 2 3)) 1 0)
              (ite (= (rank 10 0) (rank 2 3)) 1 0)
              (ite (= (rank 10 1) (rank 2 3)) 1 0)
              (ite (= (rank 10 2) (rank 2 3)) 1 0)
              (ite (= (rank 10 3) (rank 2 3)) 1 0)
              (ite (= (rank 11 0) (rank 2 3)) 1 0)
              (ite (= (rank 11 1) (rank 2 3)) 1 0)
              (ite (= (rank 11 2) (rank 2 3)) 1 0)
              (ite (= (rank 11 3) (rank 2 3)) 1 0)
              (ite (= (rank 12 0) (rank 2 3)) 1 0)
              (ite (= (rank 12 1) (rank 2 3)) 1 0)
              (ite (= (rank 12 2) (rank 2 3)) 1 0)
              (ite (= (rank 12 3) (rank 2 3)) 1 0)
              (ite (= (rank 13 0) (rank 2 3)) 1 0)
              (ite (= (rank 13 1) (rank 2 3)) 1 0)
              (ite (= (rank 13 2) (rank 2 3)) 1 0)
              (ite (= (rank 13 3) (rank 2 3)) 1 0))))
  (= a!1 4)))
; turned cards are cards
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 2 3))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 2 3))) 1 0))
      (a!5 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 2 3))) 1 0))
      (a!7 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 2 3))) 1 0))
      (a!9 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 2 3))) 1 0))
      (a!11 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 2 3))) 1 0))
      (a!13 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 2 3))) 1 0))
      (a!15 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 2 3))) 1 0))
      (a!17 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 2 3))) 1 0))
      (a!19 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 2 3))) 1 0))
      (a!21 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 2 3))) 1 0))
      (a!23 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 2 3))) 1 0))
      (a!25 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 2 3))) 1 0))
      (a!27 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 2 3))) 1 0))
      (a!29 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 2 3))) 1 0))
      (a!31 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 2 3))) 1 0))
      (a!33 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 2 3))) 1 0))
      (a!35 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 2 3))) 1 0))
      (a!37 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 2 3))) 1 0))
      (a!39 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 2 3))) 1 0))
      (a!41 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 2 3))) 1 0))
      (a!43 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 2 3))) 1 0))
      (a!45 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 2 3))) 1 0))
      (a!47 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 2 3))) 1 0))
      (a!49 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 2 3))) 1 0))
      (a!51 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 2 3))) 1 0))
      (a!53 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 2 3))) 1 0))
      (a!55 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 2 3))) 1 0))
      (a!57 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 2 3))) 1 0))
      (a!59 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 2 3))) 1 0))
      (a!61 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 2 3))) 1 0))
      (a!63 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 2 3))) 1 0))
      (a!65 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 2 3))) 1 0))
      (a!67 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 2 3))) 1 0))
      (a!69 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 2 3))) 1 0))
      (a!71 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 2 3))) 1 0))
      (a!73 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 2 3))) 1 0))
      (a!75 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 2 3))) 1 0))
      (a!77 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 2 3))) 1 0))
      (a!79 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 2 3))) 1 0))
      (a!81 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 2 3))) 1 0))
      (a!83 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 2 3))) 1 0))
      (a!85 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 2 3))) 1 0))
      (a!87 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 2 3))) 1 0))
      (a!89 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 2 3))) 1 0))
      (a!91 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 2 3))) 1 0))
      (a!93 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 2 3))) 1 0))
      (a!95 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 2 3))) 1 0))
      (a!97 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 2 3))) 1 0))
      (a!99 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 2 3))) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 2 3))) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 2 3))) 1 0)))
(let ((a!2 (<= a!1 (ite (= (rank 1 0) (rank 2 3)) 1 0)))
      (a!4 (<= a!3 (ite (= (rank 1 1) (rank 2 3)) 1 0)))
      (a!6 (<= a!5 (ite (= (rank 1 2) (rank 2 3)) 1 0)))
      (a!8 (<= a!7 (ite (= (rank 1 3) (rank 2 3)) 1 0)))
      (a!10 (<= a!9 (ite (= (rank 2 0) (rank 2 3)) 1 0)))
      (a!12 (<= a!11 (ite (= (rank 2 1) (rank 2 3)) 1 0)))
      (a!14 (<= a!13 (ite (= (rank 2 2) (rank 2 3)) 1 0)))
      (a!16 (<= a!15 (ite (= (rank 2 3) (rank 2 3)) 1 0)))
      (a!18 (<= a!17 (ite (= (rank 3 0) (rank 2 3)) 1 0)))
      (a!20 (<= a!19 (ite (= (rank 3 1) (rank 2 3)) 1 0)))
      (a!22 (<= a!21 (ite (= (rank 3 2) (rank 2 3)) 1 0)))
      (a!24 (<= a!23 (ite (= (rank 3 3) (rank 2 3)) 1 0)))
      (a!26 (<= a!25 (ite (= (rank 4 0) (rank 2 3)) 1 0)))
      (a!28 (<= a!27 (ite (= (rank 4 1) (rank 2 3)) 1 0)))
      (a!30 (<= a!29 (ite (= (rank 4 2) (rank 2 3)) 1 0)))
      (a!32 (<= a!31 (ite (= (rank 4 3) (rank 2 3)) 1 0)))
      (a!34 (<= a!33 (ite (= (rank 5 0) (rank 2 3)) 1 0)))
      (a!36 (<= a!35 (ite (= (rank 5 1) (rank 2 3)) 1 0)))
      (a!38 (<= a!37 (ite (= (rank 5 2) (rank 2 3)) 1 0)))
      (a!40 (<= a!39 (ite (= (rank 5 3) (rank 2 3)) 1 0)))
      (a!42 (<= a!41 (ite (= (rank 6 0) (rank 2 3)) 1 0)))
      (a!44 (<= a!43 (ite (= (rank 6 1) (rank 2 3)) 1 0)))
      (a!46 (<= a!45 (ite (= (rank 6 2) (rank 2 3)) 1 0)))
      (a!48 (<= a!47 (ite (= (rank 6 3) (rank 2 3)) 1 0)))
      (a!50 (<= a!49 (ite (= (rank 7 0) (rank 2 3)) 1 0)))
      (a!52 (<= a!51 (ite (= (rank 7 1) (rank 2 3)) 1 0)))
      (a!54 (<= a!53 (ite (= (rank 7 2) (rank 2 3)) 1 0)))
      (a!56 (<= a!55 (ite (= (rank 7 3) (rank 2 3)) 1 0)))
      (a!58 (<= a!57 (ite (= (rank 8 0) (rank 2 3)) 1 0)))
      (a!60 (<= a!59 (ite (= (rank 8 1) (rank 2 3)) 1 0)))
      (a!62 (<= a!61 (ite (= (rank 8 2) (rank 2 3)) 1 0)))
      (a!64 (<= a!63 (ite (= (rank 8 3) (rank 2 3)) 1 0)))
      (a!66 (<= a!65 (ite (= (rank 9 0) (rank 2 3)) 1 0)))
      (a!68 (<= a!67 (ite (= (rank 9 1) (rank 2 3)) 1 0)))
      (a!70 (<= a!69 (ite (= (rank 9 2) (rank 2 3)) 1 0)))
      (a!72 (<= a!71 (ite (= (rank 9 3) (rank 2 3)) 1 0)))
      (a!74 (<= a!73 (ite (= (rank 10 0) (rank 2 3)) 1 0)))
      (a!76 (<= a!75 (ite (= (rank 10 1) (rank 2 3)) 1 0)))
      (a!78 (<= a!77 (ite (= (rank 10 2) (rank 2 3)) 1 0)))
      (a!80 (<= a!79 (ite (= (rank 10 3) (rank 2 3)) 1 0)))
      (a!82 (<= a!81 (ite (= (rank 11 0) (rank 2 3)) 1 0)))
      (a!84 (<= a!83 (ite (= (rank 11 1) (rank 2 3)) 1 0)))
      (a!86 (<= a!85 (ite (= (rank 11 2) (rank 2 3)) 1 0)))
      (a!88 (<= a!87 (ite (= (rank 11 3) (rank 2 3)) 1 0)))
      (a!90 (<= a!89 (ite (= (rank 12 0) (rank 2 3)) 1 0)))
      (a!92 (<= a!91 (ite (= (rank 12 1) (rank 2 3)) 1 0)))
      (a!94 (<= a!93 (ite (= (rank 12 2) (rank 2 3)) 1 0)))
      (a!96 (<= a!95 (ite (= (rank 12 3) (rank 2 3)) 1 0)))
      (a!98 (<= a!97 (ite (= (rank 13 0) (rank 2 3)) 1 0)))
      (a!100 (<= a!99 (ite (= (rank 13 1) (rank 2 3)) 1 0)))
      (a!102 (<= a!101 (ite (= (rank 13 2) (rank 2 3)) 1 0)))
      (a!104 (<= a!103 (ite (= (rank 13 3) (rank 2 3)) 1 0))))
  (and a!2
       a!4
       a!6
       a!8
       a!10
       a!12
       a!14
       a!16
       a!18
       a!20
       a!22
       a!24
       a!26
       a!28
       a!30
       a!32
       a!34
       a!36
       a!38
       a!40
       a!42
       a!44
       a!46
       a!48
       a!50
       a!52
       a!54
       a!56
       a!58
       a!60
       a!62
       a!64
       a!66
       a!68
       a!70
       a!72
       a!74
       a!76
       a!78
       a!80
       a!82
       a!84
       a!86
       a!88
       a!90
       a!92
       a!94
       a!96
       a!98
       a!100
       a!102
       a!104))))
; face down
(assert (<= (select x.gone 2) 3))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal fewer, denied
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 2 3))) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 2 3))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 2 3))) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 2 3))) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 2 3))) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 2 3))) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 2 3))) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 2 3))) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 2 3))) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 2 3))) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 2 3))) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 2 3))) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 2 3))) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 2 3))) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 2 3))) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 2 3))) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 2 3))) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 2 3))) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 2 3))) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 2 3))) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 2 3))) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 2 3))) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 2 3))) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 2 3))) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 2 3))) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 2 3))) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 2 3))) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 2 3))) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 2 3))) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 2 3))) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 2 3))) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 2 3))) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 2 3))) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 2 3))) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 2 3))) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 2 3))) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 2 3))) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 2 3))) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 2 3))) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 2 3))) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 2 3))) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 2 3))) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 2 3))) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 2 3))) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 2 3))) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 2 3))) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 2 3))) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 2 3))) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 2 3))) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 2 3))) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 2 3))) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 2 3))) 1 0)))
  (not (< (+ a!1
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
          4))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; a deck
(assert (let ((a!1 (+ (ite (= (rank 1 0) (rank 3 0)) 1 0)
              (ite (= (rank 1 1) (rank 3 0)) 1 0)
              (ite (= (rank 1 2) (rank 3 0)) 1 0)
              (ite (= (rank 1 3) (rank 3 0)) 1 0)
              (ite (= (rank 2 0) (rank 3 0)) 1 0)
              (ite (= (rank 2 1) (rank 3 0)) 1 0)
              (ite (= (rank 2 2) (rank 3 0)) 1 0)
              (ite (= (rank 2 3) (rank 3 0)) 1 0)
              (ite (= (rank 3 0) (rank 3 0)) 1 0)
              (ite (= (rank 3 1) (rank 3 0)) 1 0)
              (ite (= (rank 3 2) (rank 3 0)) 1 0)
              (ite (= (rank 3 3) (rank 3 0)) 1 0)
              (ite (= (rank 4 0) (rank 3 0)) 1 0)
              (ite (= (rank 4 1) (rank 3 0)) 1 0)
              (ite (= (rank 4 2) (rank 3 0)) 1 0)
              (ite (= (rank 4 3) (rank 3 0)) 1 0)
              (ite (= (rank 5 0) (rank 3 0)) 1 0)
              (ite (= (rank 5 1) (rank 3 0)) 1 0)
              (ite (= (rank 5 2) (rank 3 0)) 1 0)
              (ite (= (rank 5 3) (rank 3 0)) 1 0)
              (ite (= (rank 6 0) (rank 3 0)) 1 0)
              (ite (= (rank 6 1) (rank 3 0)) 1 0)
              (ite (= (rank 6 2) (rank 3 0)) 1 0)
              (ite (= (rank 6 3) (rank 3 0)) 1 0)
              (ite (= (rank 7 0) (rank 3 0)) 1 0)
              (ite (= (rank 7 1) (rank 3 0)) 1 0)
              (ite (= (rank 7 2) (rank 3 0)) 1 0)
              (ite (= (rank 7 3) (rank 3 0)) 1 0)
              (ite (= (rank 8 0) (rank 3 0)) 1 0)
              (ite (= (rank 8 1) (rank 3 0)) 1 0)
              (ite (= (rank 8 2) (rank 3 0)) 1 0)
              (ite (= (rank 8 3) (rank 3 0)) 1 0)
              (ite (= (rank 9 0) (rank 3 0)) 1 0)
              (ite (= (rank 9 1) (rank 3 0)) 1 0)
              (ite (= (rank 9 2) (rank 3 0)) 1 0)
              (ite (= (rank 9 3) (rank 3 0)) 1 0)
              (ite (= (rank 10 0) (rank 3 0)) 1 0)
              (ite (= (rank 10 1) (rank 3 0)) 1 0)
              (ite (= (rank 10 2) (rank 3 0)) 1 0)
              (ite (= (rank 10 3) (rank 3 0)) 1 0)
              (ite (= (rank 11 0) (rank 3 0)) 1 0)
              (ite (= (rank 11 1) (rank 3 0)) 1 0)
              (ite (= (rank 11 2) (rank 3 0)) 1 0)
              (ite (= (rank 11 3) (rank 3 0)) 1 0)
              (ite (= (rank 12 0) (rank 3 0)) 1 0)
              (ite (= (rank 12 1) (rank 3 0)) 1 0)
              (ite (= (rank 12 2) (rank 3 0)) 1 0)
              (ite (= (rank 12 3) (rank 3 0)) 1 0)
              (ite (= (rank 13 0) (rank 3 0)) 1 0)
              (ite (= (rank 13 1) (rank 3 0)) 1 0)
              (ite (= (rank 13 2) (rank 3 0)) 1 0)
              (ite (= (rank 13 3) (rank 3 0)) 1 0))))
  (= a!1 4)))
; turned cards are cards
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 3 0))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 3 0))) 1 0))
      (a!5 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 3 0))) 1 0))
      (a!7 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 3 0))) 1 0))
      (a!9 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 3 0))) 1 0))
      (a!11 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 3 0))) 1 0))
      (a!13 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 3 0))) 1 0))
      (a!15 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 3 0))) 1 0))
      (a!17 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 3 0))) 1 0))
      (a!19 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 3 0))) 1 0))
      (a!21 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 3 0))) 1 0))
      (a!23 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 3 0))) 1 0))
      (a!25 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 3 0))) 1 0))
      (a!27 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 3 0))) 1 0))
      (a!29 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 3 0))) 1 0))
      (a!31 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 3 0))) 1 0))
      (a!33 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 3 0))) 1 0))
      (a!35 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 3 0))) 1 0))
      (a!37 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 3 0))) 1 0))
      (a!39 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 3 0))) 1 0))
      (a!41 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 3 0))) 1 0))
      (a!43 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 3 0))) 1 0))
      (a!45 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 3 0))) 1 0))
      (a!47 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 3 0))) 1 0))
      (a!49 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 3 0))) 1 0))
      (a!51 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 3 0))) 1 0))
      (a!53 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 3 0))) 1 0))
      (a!55 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 3 0))) 1 0))
      (a!57 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 3 0))) 1 0))
      (a!59 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 3 0))) 1 0))
      (a!61 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 3 0))) 1 0))
      (a!63 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 3 0))) 1 0))
      (a!65 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 3 0))) 1 0))
      (a!67 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 3 0))) 1 0))
      (a!69 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 3 0))) 1 0))
      (a!71 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 3 0))) 1 0))
      (a!73 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 3 0))) 1 0))
      (a!75 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 3 0))) 1 0))
      (a!77 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 3 0))) 1 0))
      (a!79 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 3 0))) 1 0))
      (a!81 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 3 0))) 1 0))
      (a!83 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 3 0))) 1 0))
      (a!85 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 3 0))) 1 0))
      (a!87 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 3 0))) 1 0))
      (a!89 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 3 0))) 1 0))
      (a!91 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 3 0))) 1 0))
      (a!93 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 3 0))) 1 0))
      (a!95 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 3 0))) 1 0))
      (a!97 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 3 0))) 1 0))
      (a!99 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 3 0))) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 3 0))) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 3 0))) 1 0)))
(let ((a!2 (<= a!1 (ite (= (rank 1 0) (rank 3 0)) 1 0)))
      (a!4 (<= a!3 (ite (= (rank 1 1) (rank 3 0)) 1 0)))
      (a!6 (<= a!5 (ite (= (rank 1 2) (rank 3 0)) 1 0)))
      (a!8 (<= a!7 (ite (= (rank 1 3) (rank 3 0)) 1 0)))
      (a!10 (<= a!9 (ite (= (rank 2 0) (rank 3 0)) 1 0)))
      (a!12 (<= a!11 (ite (= (rank 2 1) (rank 3 0)) 1 0)))
      (a!14 (<= a!13 (ite (= (rank 2 2) (rank 3 0)) 1 0)))
      (a!16 (<= a!15 (ite (= (rank 2 3) (rank 3 0)) 1 0)))
      (a!18 (<= a!17 (ite (= (rank 3 0) (rank 3 0)) 1 0)))
      (a!20 (<= a!19 (ite (= (rank 3 1) (rank 3 0)) 1 0)))
      (a!22 (<= a!21 (ite (= (rank 3 2) (rank 3 0)) 1 0)))
      (a!24 (<= a!23 (ite (= (rank 3 3) (rank 3 0)) 1 0)))
      (a!26 (<= a!25 (ite (= (rank 4 0) (rank 3 0)) 1 0)))
      (a!28 (<= a!27 (ite (= (rank 4 1) (rank 3 0)) 1 0)))
      (a!30 (<= a!29 (ite (= (rank 4 2) (rank 3 0)) 1 0)))
      (a!32 (<= a!31 (ite (= (rank 4 3) (rank 3 0)) 1 0)))
      (a!34 (<= a!33 (ite (= (rank 5 0) (rank 3 0)) 1 0)))
      (a!36 (<= a!35 (ite (= (rank 5 1) (rank 3 0)) 1 0)))
      (a!38 (<= a!37 (ite (= (rank 5 2) (rank 3 0)) 1 0)))
      (a!40 (<= a!39 (ite (= (rank 5 3) (rank 3 0)) 1 0)))
      (a!42 (<= a!41 (ite (= (rank 6 0) (rank 3 0)) 1 0)))
      (a!44 (<= a!43 (ite (= (rank 6 1) (rank 3 0)) 1 0)))
      (a!46 (<= a!45 (ite (= (rank 6 2) (rank 3 0)) 1 0)))
      (a!48 (<= a!47 (ite (= (rank 6 3) (rank 3 0)) 1 0)))
      (a!50 (<= a!49 (ite (= (rank 7 0) (rank 3 0)) 1 0)))
      (a!52 (<= a!51 (ite (= (rank 7 1) (rank 3 0)) 1 0)))
      (a!54 (<= a!53 (ite (= (rank 7 2) (rank 3 0)) 1 0)))
      (a!56 (<= a!55 (ite (= (rank 7 3) (rank 3 0)) 1 0)))
      (a!58 (<= a!57 (ite (= (rank 8 0) (rank 3 0)) 1 0)))
      (a!60 (<= a!59 (ite (= (rank 8 1) (rank 3 0)) 1 0)))
      (a!62 (<= a!61 (ite (= (rank 8 2) (rank 3 0)) 1 0)))
      (a!64 (<= a!63 (ite (= (rank 8 3) (rank 3 0)) 1 0)))
      (a!66 (<= a!65 (ite (= (rank 9 0) (rank 3 0)) 1 0)))
      (a!68 (<= a!67 (ite (= (rank 9 1) (rank 3 0)) 1 0)))
      (a!70 (<= a!69 (ite (= (rank 9 2) (rank 3 0)) 1 0)))
      (a!72 (<= a!71 (ite (= (rank 9 3) (rank 3 0)) 1 0)))
      (a!74 (<= a!73 (ite (= (rank 10 0) (rank 3 0)) 1 0)))
      (a!76 (<= a!75 (ite (= (rank 10 1) (rank 3 0)) 1 0)))
      (a!78 (<= a!77 (ite (= (rank 10 2) (rank 3 0)) 1 0)))
      (a!80 (<= a!79 (ite (= (rank 10 3) (rank 3 0)) 1 0)))
      (a!82 (<= a!81 (ite (= (rank 11 0) (rank 3 0)) 1 0)))
      (a!84 (<= a!83 (ite (= (rank 11 1) (rank 3 0)) 1 0)))
      (a!86 (<= a!85 (ite (= (rank 11 2) (rank 3 0)) 1 0)))
      (a!88 (<= a!87 (ite (= (rank 11 3) (rank 3 0)) 1 0)))
      (a!90 (<= a!89 (ite (= (rank 12 0) (rank 3 0)) 1 0)))
      (a!92 (<= a!91 (ite (= (rank 12 1) (rank 3 0)) 1 0)))
      (a!94 (<= a!93 (ite (= (rank 12 2) (rank 3 0)) 1 0)))
      (a!96 (<= a!95 (ite (= (rank 12 3) (rank 3 0)) 1 0)))
      (a!98 (<= a!97 (ite (= (rank 13 0) (rank 3 0)) 1 0)))
      (a!100 (<= a!99 (ite (= (rank 13 1) (rank 3 0)) 1 0)))
      (a!102 (<= a!101 (ite (= (rank 13 2) (rank 3 0)) 1 0)))
      (a!104 (<= a!103 (ite (= (rank 13 3) (rank 3 0)) 1 0))))
  (and a!2
       a!4
       a!6
       a!8
       a!10
       a!12
       a!14
       a!16
       a!18
       a!20
       a!22
       a!24
       a!26
       a!28
       a!30
       a!32
       a!34
       a!36
       a!38
       a!40
       a!42
       a!44
       a!46
       a!48
       a!50
       a!52
       a!54
       a!56
       a!58
       a!60
       a!62
       a!64
       a!66
       a!68
       a!70
       a!72
       a!74
       a!76
       a!78
       a!80
       a!82
       a!84
       a!86
       a!88
       a!90
       a!92
       a!94
       a!96
       a!98
       a!100
       a!102
       a!104))))
; face down
(assert (<= (select x.gone 3) 0))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal fewer, denied
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 3 0))) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 3 0))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 3 0))) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 3 0))) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 3 0))) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 3 0))) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 3 0))) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 3 0))) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 3 0))) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 3 0))) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 3 0))) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 3 0))) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 3 0))) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 3 0))) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 3 0))) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 3 0))) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 3 0))) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 3 0))) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 3 0))) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 3 0))) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 3 0))) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 3 0))) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 3 0))) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 3 0))) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 3 0))) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 3 0))) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 3 0))) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 3 0))) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 3 0))) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 3 0))) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 3 0))) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 3 0))) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 3 0))) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 3 0))) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 3 0))) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 3 0))) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 3 0))) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 3 0))) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 3 0))) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 3 0))) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 3 0))) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 3 0))) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 3 0))) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 3 0))) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 3 0))) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 3 0))) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 3 0))) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 3 0))) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 3 0))) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 3 0))) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 3 0))) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 3 0))) 1 0)))
  (not (< (+ a!1
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
          4))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; a deck
(assert (let ((a!1 (+ (ite (= (rank 1 0) (rank 3 1)) 1 0)
              (ite (= (rank 1 1) (rank 3 1)) 1 0)
              (ite (= (rank 1 2) (rank 3 1)) 1 0)
              (ite (= (rank 1 3) (rank 3 1)) 1 0)
              (ite (= (rank 2 0) (rank 3 1)) 1 0)
              (ite (= (rank 2 1) (rank 3 1)) 1 0)
              (ite (= (rank 2 2) (rank 3 1)) 1 0)
              (ite (= (rank 2 3) (rank 3 1)) 1 0)
              (ite (= (rank 3 0) (rank 3 1)) 1 0)
              (ite (= (rank 3 1) (rank 3 1)) 1 0)
              (ite (= (rank 3 2) (rank 3 1)) 1 0)
              (ite (= (rank 3 3) (rank 3 1)) 1 0)
              (ite (= (rank 4 0) (rank 3 1)) 1 0)
              (ite (= (rank 4 1) (rank 3 1)) 1 0)
              (ite (= (rank 4 2) (rank 3 1)) 1 0)
              (ite (= (rank 4 3) (rank 3 1)) 1 0)
              (ite (= (rank 5 0) (rank 3 1)) 1 0)
              (ite (= (rank 5 1) (rank 3 1)) 1 0)
              (ite (= (rank 5 2) (rank 3 1)) 1 0)
              (ite (= (rank 5 3) (rank 3 1)) 1 0)
              (ite (= (rank 6 0) (rank 3 1)) 1 0)
              (ite (= (rank 6 1) (rank 3 1)) 1 0)
              (ite (= (rank 6 2) (rank 3 1)) 1 0)
              (ite (= (rank 6 3) (rank 3 1)) 1 0)
              (ite (= (rank 7 0) (rank 3 1)) 1 0)
              (ite (= (rank 7 1) (rank 3 1)) 1 0)
              (ite (= (rank 7 2) (rank 3 1)) 1 0)
              (ite (= (rank 7 3) (rank 3 1)) 1 0)
              (ite (= (rank 8 0) (rank 3 1)) 1 0)
              (ite (= (rank 8 1) (rank 3 1)) 1 0)
              (ite (= (rank 8 2) (rank 3 1)) 1 0)
              (ite (= (rank 8 3) (rank 3 1)) 1 0)
              (ite (= (rank 9 0) (rank 3 1)) 1 0)
              (ite (= (rank 9 1) (rank 3 1)) 1 0)
              (ite (= (rank 9 2) (rank 3 1)) 1 0)
              (ite (= (rank 9 3) (rank 3 1)) 1 0)
              (ite (= (rank 10 0) (rank 3 1)) 1 0)
              (ite (= (rank 10 1) (rank 3 1)) 1 0)
              (ite (= (rank 10 2) (rank 3 1)) 1 0)
              (ite (= (rank 10 3) (rank 3 1)) 1 0)
              (ite (= (rank 11 0) (rank 3 1)) 1 0)
              (ite (= (rank 11 1) (rank 3 1)) 1 0)
              (ite (= (rank 11 2) (rank 3 1)) 1 0)
              (ite (= (rank 11 3) (rank 3 1)) 1 0)
              (ite (= (rank 12 0) (rank 3 1)) 1 0)
              (ite (= (rank 12 1) (rank 3 1)) 1 0)
              (ite (= (rank 12 2) (rank 3 1)) 1 0)
              (ite (= (rank 12 3) (rank 3 1)) 1 0)
              (ite (= (rank 13 0) (rank 3 1)) 1 0)
              (ite (= (rank 13 1) (rank 3 1)) 1 0)
              (ite (= (rank 13 2) (rank 3 1)) 1 0)
              (ite (= (rank 13 3) (rank 3 1)) 1 0))))
  (= a!1 4)))
; turned cards are cards
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 3 1))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 3 1))) 1 0))
      (a!5 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 3 1))) 1 0))
      (a!7 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 3 1))) 1 0))
      (a!9 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 3 1))) 1 0))
      (a!11 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 3 1))) 1 0))
      (a!13 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 3 1))) 1 0))
      (a!15 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 3 1))) 1 0))
      (a!17 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 3 1))) 1 0))
      (a!19 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 3 1))) 1 0))
      (a!21 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 3 1))) 1 0))
      (a!23 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 3 1))) 1 0))
      (a!25 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 3 1))) 1 0))
      (a!27 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 3 1))) 1 0))
      (a!29 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 3 1))) 1 0))
      (a!31 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 3 1))) 1 0))
      (a!33 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 3 1))) 1 0))
      (a!35 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 3 1))) 1 0))
      (a!37 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 3 1))) 1 0))
      (a!39 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 3 1))) 1 0))
      (a!41 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 3 1))) 1 0))
      (a!43 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 3 1))) 1 0))
      (a!45 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 3 1))) 1 0))
      (a!47 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 3 1))) 1 0))
      (a!49 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 3 1))) 1 0))
      (a!51 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 3 1))) 1 0))
      (a!53 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 3 1))) 1 0))
      (a!55 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 3 1))) 1 0))
      (a!57 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 3 1))) 1 0))
      (a!59 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 3 1))) 1 0))
      (a!61 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 3 1))) 1 0))
      (a!63 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 3 1))) 1 0))
      (a!65 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 3 1))) 1 0))
      (a!67 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 3 1))) 1 0))
      (a!69 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 3 1))) 1 0))
      (a!71 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 3 1))) 1 0))
      (a!73 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 3 1))) 1 0))
      (a!75 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 3 1))) 1 0))
      (a!77 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 3 1))) 1 0))
      (a!79 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 3 1))) 1 0))
      (a!81 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 3 1))) 1 0))
      (a!83 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 3 1))) 1 0))
      (a!85 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 3 1))) 1 0))
      (a!87 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 3 1))) 1 0))
      (a!89 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 3 1))) 1 0))
      (a!91 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 3 1))) 1 0))
      (a!93 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 3 1))) 1 0))
      (a!95 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 3 1))) 1 0))
      (a!97 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 3 1))) 1 0))
      (a!99 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 3 1))) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 3 1))) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 3 1))) 1 0)))
(let ((a!2 (<= a!1 (ite (= (rank 1 0) (rank 3 1)) 1 0)))
      (a!4 (<= a!3 (ite (= (rank 1 1) (rank 3 1)) 1 0)))
      (a!6 (<= a!5 (ite (= (rank 1 2) (rank 3 1)) 1 0)))
      (a!8 (<= a!7 (ite (= (rank 1 3) (rank 3 1)) 1 0)))
      (a!10 (<= a!9 (ite (= (rank 2 0) (rank 3 1)) 1 0)))
      (a!12 (<= a!11 (ite (= (rank 2 1) (rank 3 1)) 1 0)))
      (a!14 (<= a!13 (ite (= (rank 2 2) (rank 3 1)) 1 0)))
      (a!16 (<= a!15 (ite (= (rank 2 3) (rank 3 1)) 1 0)))
      (a!18 (<= a!17 (ite (= (rank 3 0) (rank 3 1)) 1 0)))
      (a!20 (<= a!19 (ite (= (rank 3 1) (rank 3 1)) 1 0)))
      (a!22 (<= a!21 (ite (= (rank 3 2) (rank 3 1)) 1 0)))
      (a!24 (<= a!23 (ite (= (rank 3 3) (rank 3 1)) 1 0)))
      (a!26 (<= a!25 (ite (= (rank 4 0) (rank 3 1)) 1 0)))
      (a!28 (<= a!27 (ite (= (rank 4 1) (rank 3 1)) 1 0)))
      (a!30 (<= a!29 (ite (= (rank 4 2) (rank 3 1)) 1 0)))
      (a!32 (<= a!31 (ite (= (rank 4 3) (rank 3 1)) 1 0)))
      (a!34 (<= a!33 (ite (= (rank 5 0) (rank 3 1)) 1 0)))
      (a!36 (<= a!35 (ite (= (rank 5 1) (rank 3 1)) 1 0)))
      (a!38 (<= a!37 (ite (= (rank 5 2) (rank 3 1)) 1 0)))
      (a!40 (<= a!39 (ite (= (rank 5 3) (rank 3 1)) 1 0)))
      (a!42 (<= a!41 (ite (= (rank 6 0) (rank 3 1)) 1 0)))
      (a!44 (<= a!43 (ite (= (rank 6 1) (rank 3 1)) 1 0)))
      (a!46 (<= a!45 (ite (= (rank 6 2) (rank 3 1)) 1 0)))
      (a!48 (<= a!47 (ite (= (rank 6 3) (rank 3 1)) 1 0)))
      (a!50 (<= a!49 (ite (= (rank 7 0) (rank 3 1)) 1 0)))
      (a!52 (<= a!51 (ite (= (rank 7 1) (rank 3 1)) 1 0)))
      (a!54 (<= a!53 (ite (= (rank 7 2) (rank 3 1)) 1 0)))
      (a!56 (<= a!55 (ite (= (rank 7 3) (rank 3 1)) 1 0)))
      (a!58 (<= a!57 (ite (= (rank 8 0) (rank 3 1)) 1 0)))
      (a!60 (<= a!59 (ite (= (rank 8 1) (rank 3 1)) 1 0)))
      (a!62 (<= a!61 (ite (= (rank 8 2) (rank 3 1)) 1 0)))
      (a!64 (<= a!63 (ite (= (rank 8 3) (rank 3 1)) 1 0)))
      (a!66 (<= a!65 (ite (= (rank 9 0) (rank 3 1)) 1 0)))
      (a!68 (<= a!67 (ite (= (rank 9 1) (rank 3 1)) 1 0)))
      (a!70 (<= a!69 (ite (= (rank 9 2) (rank 3 1)) 1 0)))
      (a!72 (<= a!71 (ite (= (rank 9 3) (rank 3 1)) 1 0)))
      (a!74 (<= a!73 (ite (= (rank 10 0) (rank 3 1)) 1 0)))
      (a!76 (<= a!75 (ite (= (rank 10 1) (rank 3 1)) 1 0)))
      (a!78 (<= a!77 (ite (= (rank 10 2) (rank 3 1)) 1 0)))
      (a!80 (<= a!79 (ite (= (rank 10 3) (rank 3 1)) 1 0)))
      (a!82 (<= a!81 (ite (= (rank 11 0) (rank 3 1)) 1 0)))
      (a!84 (<= a!83 (ite (= (rank 11 1) (rank 3 1)) 1 0)))
      (a!86 (<= a!85 (ite (= (rank 11 2) (rank 3 1)) 1 0)))
      (a!88 (<= a!87 (ite (= (rank 11 3) (rank 3 1)) 1 0)))
      (a!90 (<= a!89 (ite (= (rank 12 0) (rank 3 1)) 1 0)))
      (a!92 (<= a!91 (ite (= (rank 12 1) (rank 3 1)) 1 0)))
      (a!94 (<= a!93 (ite (= (rank 12 2) (rank 3 1)) 1 0)))
      (a!96 (<= a!95 (ite (= (rank 12 3) (rank 3 1)) 1 0)))
      (a!98 (<= a!97 (ite (= (rank 13 0) (rank 3 1)) 1 0)))
      (a!100 (<= a!99 (ite (= (rank 13 1) (rank 3 1)) 1 0)))
      (a!102 (<= a!101 (ite (= (rank 13 2) (rank 3 1)) 1 0)))
      (a!104 (<= a!103 (ite (= (rank 13 3) (rank 3 1)) 1 0))))
  (and a!2
       a!4
       a!6
       a!8
       a!10
       a!12
       a!14
       a!16
       a!18
       a!20
       a!22
       a!24
       a!26
       a!28
       a!30
       a!32
       a!34
       a!36
       a!38
       a!40
       a!42
       a!44
       a!46
       a!48
       a!50
       a!52
       a!54
       a!56
       a!58
       a!60
       a!62
       a!64
       a!66
       a!68
       a!70
       a!72
       a!74
       a!76
       a!78
       a!80
       a!82
       a!84
       a!86
       a!88
       a!90
       a!92
       a!94
       a!96
       a!98
       a!100
       a!102
       a!104))))
; face down
(assert (<= (select x.gone 3) 1))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal fewer, denied
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 3 1))) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 3 1))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 3 1))) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 3 1))) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 3 1))) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 3 1))) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 3 1))) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 3 1))) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 3 1))) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 3 1))) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 3 1))) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 3 1))) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 3 1))) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 3 1))) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 3 1))) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 3 1))) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 3 1))) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 3 1))) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 3 1))) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 3 1))) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 3 1))) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 3 1))) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 3 1))) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 3 1))) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 3 1))) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 3 1))) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 3 1))) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 3 1))) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 3 1))) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 3 1))) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 3 1))) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 3 1))) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 3 1))) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 3 1))) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 3 1))) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 3 1))) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 3 1))) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 3 1))) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 3 1))) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 3 1))) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 3 1))) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 3 1))) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 3 1))) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 3 1))) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 3 1))) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 3 1))) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 3 1))) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 3 1))) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 3 1))) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 3 1))) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 3 1))) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 3 1))) 1 0)))
  (not (< (+ a!1
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
          4))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; a deck
(assert (let ((a!1 (+ (ite (= (rank 1 0) (rank 3 2)) 1 0)
              (ite (= (rank 1 1) (rank 3 2)) 1 0)
              (ite (= (rank 1 2) (rank 3 2)) 1 0)
              (ite (= (rank 1 3) (rank 3 2)) 1 0)
              (ite (= (rank 2 0) (rank 3 2)) 1 0)
              (ite (= (rank 2 1) (rank 3 2)) 1 0)
              (ite (= (rank 2 2) (rank 3 2)) 1 0)
              (ite (= (rank 2 3) (rank 3 2)) 1 0)
              (ite (= (rank 3 0) (rank 3 2)) 1 0)
              (ite (= (rank 3 1) (rank 3 2)) 1 0)
              (ite (= (rank 3 2) (rank 3 2)) 1 0)
              (ite (= (rank 3 3) (rank 3 2)) 1 0)
              (ite (= (rank 4 0) (rank 3 2)) 1 0)
              (ite (= (rank 4 1) (rank 3 2)) 1 0)
              (ite (= (rank 4 2) (rank 3 2)) 1 0)
              (ite (= (rank 4 3) (rank 3 2)) 1 0)
              (ite (= (rank 5 0) (rank 3 2)) 1 0)
              (ite (= (rank 5 1) (rank 3 2)) 1 0)
              (ite (= (rank 5 2) (rank 3 2)) 1 0)
              (ite (= (rank 5 3) (rank 3 2)) 1 0)
              (ite (= (rank 6 0) (rank 3 2)) 1 0)
              (ite (= (rank 6 1) (rank 3 2)) 1 0)
              (ite (= (rank 6 2) (rank 3 2)) 1 0)
              (ite (= (rank 6 3) (rank 3 2)) 1 0)
              (ite (= (rank 7 0) (rank 3 2)) 1 0)
              (ite (= (rank 7 1) (rank 3 2)) 1 0)
              (ite (= (rank 7 2) (rank 3 2)) 1 0)
              (ite (= (rank 7 3) (rank 3 2)) 1 0)
              (ite (= (rank 8 0) (rank 3 2)) 1 0)
              (ite (= (rank 8 1) (rank 3 2)) 1 0)
              (ite (= (rank 8 2) (rank 3 2)) 1 0)
              (ite (= (rank 8 3) (rank 3 2)) 1 0)
              (ite (= (rank 9 0) (rank 3 2)) 1 0)
              (ite (= (rank 9 1) (rank 3 2)) 1 0)
              (ite (= (rank 9 2) (rank 3 2)) 1 0)
              (ite (= (rank 9 3) (rank 3 2)) 1 0)
              (ite (= (rank 10 0) (rank 3 2)) 1 0)
              (ite (= (rank 10 1) (rank 3 2)) 1 0)
              (ite (= (rank 10 2) (rank 3 2)) 1 0)
              (ite (= (rank 10 3) (rank 3 2)) 1 0)
              (ite (= (rank 11 0) (rank 3 2)) 1 0)
              (ite (= (rank 11 1) (rank 3 2)) 1 0)
              (ite (= (rank 11 2) (rank 3 2)) 1 0)
              (ite (= (rank 11 3) (rank 3 2)) 1 0)
              (ite (= (rank 12 0) (rank 3 2)) 1 0)
              (ite (= (rank 12 1) (rank 3 2)) 1 0)
              (ite (= (rank 12 2) (rank 3 2)) 1 0)
              (ite (= (rank 12 3) (rank 3 2)) 1 0)
              (ite (= (rank 13 0) (rank 3 2)) 1 0)
              (ite (= (rank 13 1) (rank 3 2)) 1 0)
              (ite (= (rank 13 2) (rank 3 2)) 1 0)
              (ite (= (rank 13 3) (rank 3 2)) 1 0))))
  (= a!1 4)))
; turned cards are cards
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 3 2))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 3 2))) 1 0))
      (a!5 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 3 2))) 1 0))
      (a!7 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 3 2))) 1 0))
      (a!9 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 3 2))) 1 0))
      (a!11 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 3 2))) 1 0))
      (a!13 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 3 2))) 1 0))
      (a!15 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 3 2))) 1 0))
      (a!17 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 3 2))) 1 0))
      (a!19 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 3 2))) 1 0))
      (a!21 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 3 2))) 1 0))
      (a!23 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 3 2))) 1 0))
      (a!25 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 3 2))) 1 0))
      (a!27 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 3 2))) 1 0))
      (a!29 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 3 2))) 1 0))
      (a!31 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 3 2))) 1 0))
      (a!33 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 3 2))) 1 0))
      (a!35 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 3 2))) 1 0))
      (a!37 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 3 2))) 1 0))
      (a!39 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 3 2))) 1 0))
      (a!41 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 3 2))) 1 0))
      (a!43 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 3 2))) 1 0))
      (a!45 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 3 2))) 1 0))
      (a!47 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 3 2))) 1 0))
      (a!49 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 3 2))) 1 0))
      (a!51 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 3 2))) 1 0))
      (a!53 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 3 2))) 1 0))
      (a!55 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 3 2))) 1 0))
      (a!57 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 3 2))) 1 0))
      (a!59 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 3 2))) 1 0))
      (a!61 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 3 2))) 1 0))
      (a!63 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 3 2))) 1 0))
      (a!65 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 3 2))) 1 0))
      (a!67 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 3 2))) 1 0))
      (a!69 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 3 2))) 1 0))
      (a!71 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 3 2))) 1 0))
      (a!73 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 3 2))) 1 0))
      (a!75 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 3 2))) 1 0))
      (a!77 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 3 2))) 1 0))
      (a!79 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 3 2))) 1 0))
      (a!81 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 3 2))) 1 0))
      (a!83 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 3 2))) 1 0))
      (a!85 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 3 2))) 1 0))
      (a!87 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 3 2))) 1 0))
      (a!89 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 3 2))) 1 0))
      (a!91 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 3 2))) 1 0))
      (a!93 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 3 2))) 1 0))
      (a!95 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 3 2))) 1 0))
      (a!97 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 3 2))) 1 0))
      (a!99 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 3 2))) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 3 2))) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 3 2))) 1 0)))
(let ((a!2 (<= a!1 (ite (= (rank 1 0) (rank 3 2)) 1 0)))
      (a!4 (<= a!3 (ite (= (rank 1 1) (rank 3 2)) 1 0)))
      (a!6 (<= a!5 (ite (= (rank 1 2) (rank 3 2)) 1 0)))
      (a!8 (<= a!7 (ite (= (rank 1 3) (rank 3 2)) 1 0)))
      (a!10 (<= a!9 (ite (= (rank 2 0) (rank 3 2)) 1 0)))
      (a!12 (<= a!11 (ite (= (rank 2 1) (rank 3 2)) 1 0)))
      (a!14 (<= a!13 (ite (= (rank 2 2) (rank 3 2)) 1 0)))
      (a!16 (<= a!15 (ite (= (rank 2 3) (rank 3 2)) 1 0)))
      (a!18 (<= a!17 (ite (= (rank 3 0) (rank 3 2)) 1 0)))
      (a!20 (<= a!19 (ite (= (rank 3 1) (rank 3 2)) 1 0)))
      (a!22 (<= a!21 (ite (= (rank 3 2) (rank 3 2)) 1 0)))
      (a!24 (<= a!23 (ite (= (rank 3 3) (rank 3 2)) 1 0)))
      (a!26 (<= a!25 (ite (= (rank 4 0) (rank 3 2)) 1 0)))
      (a!28 (<= a!27 (ite (= (rank 4 1) (rank 3 2)) 1 0)))
      (a!30 (<= a!29 (ite (= (rank 4 2) (rank 3 2)) 1 0)))
      (a!32 (<= a!31 (ite (= (rank 4 3) (rank 3 2)) 1 0)))
      (a!34 (<= a!33 (ite (= (rank 5 0) (rank 3 2)) 1 0)))
      (a!36 (<= a!35 (ite (= (rank 5 1) (rank 3 2)) 1 0)))
      (a!38 (<= a!37 (ite (= (rank 5 2) (rank 3 2)) 1 0)))
      (a!40 (<= a!39 (ite (= (rank 5 3) (rank 3 2)) 1 0)))
      (a!42 (<= a!41 (ite (= (rank 6 0) (rank 3 2)) 1 0)))
      (a!44 (<= a!43 (ite (= (rank 6 1) (rank 3 2)) 1 0)))
      (a!46 (<= a!45 (ite (= (rank 6 2) (rank 3 2)) 1 0)))
      (a!48 (<= a!47 (ite (= (rank 6 3) (rank 3 2)) 1 0)))
      (a!50 (<= a!49 (ite (= (rank 7 0) (rank 3 2)) 1 0)))
      (a!52 (<= a!51 (ite (= (rank 7 1) (rank 3 2)) 1 0)))
      (a!54 (<= a!53 (ite (= (rank 7 2) (rank 3 2)) 1 0)))
      (a!56 (<= a!55 (ite (= (rank 7 3) (rank 3 2)) 1 0)))
      (a!58 (<= a!57 (ite (= (rank 8 0) (rank 3 2)) 1 0)))
      (a!60 (<= a!59 (ite (= (rank 8 1) (rank 3 2)) 1 0)))
      (a!62 (<= a!61 (ite (= (rank 8 2) (rank 3 2)) 1 0)))
      (a!64 (<= a!63 (ite (= (rank 8 3) (rank 3 2)) 1 0)))
      (a!66 (<= a!65 (ite (= (rank 9 0) (rank 3 2)) 1 0)))
      (a!68 (<= a!67 (ite (= (rank 9 1) (rank 3 2)) 1 0)))
      (a!70 (<= a!69 (ite (= (rank 9 2) (rank 3 2)) 1 0)))
      (a!72 (<= a!71 (ite (= (rank 9 3) (rank 3 2)) 1 0)))
      (a!74 (<= a!73 (ite (= (rank 10 0) (rank 3 2)) 1 0)))
      (a!76 (<= a!75 (ite (= (rank 10 1) (rank 3 2)) 1 0)))
      (a!78 (<= a!77 (ite (= (rank 10 2) (rank 3 2)) 1 0)))
      (a!80 (<= a!79 (ite (= (rank 10 3) (rank 3 2)) 1 0)))
      (a!82 (<= a!81 (ite (= (rank 11 0) (rank 3 2)) 1 0)))
      (a!84 (<= a!83 (ite (= (rank 11 1) (rank 3 2)) 1 0)))
      (a!86 (<= a!85 (ite (= (rank 11 2) (rank 3 2)) 1 0)))
      (a!88 (<= a!87 (ite (= (rank 11 3) (rank 3 2)) 1 0)))
      (a!90 (<= a!89 (ite (= (rank 12 0) (rank 3 2)) 1 0)))
      (a!92 (<= a!91 (ite (= (rank 12 1) (rank 3 2)) 1 0)))
      (a!94 (<= a!93 (ite (= (rank 12 2) (rank 3 2)) 1 0)))
      (a!96 (<= a!95 (ite (= (rank 12 3) (rank 3 2)) 1 0)))
      (a!98 (<= a!97 (ite (= (rank 13 0) (rank 3 2)) 1 0)))
      (a!100 (<= a!99 (ite (= (rank 13 1) (rank 3 2)) 1 0)))
      (a!102 (<= a!101 (ite (= (rank 13 2) (rank 3 2)) 1 0)))
      (a!104 (<= a!103 (ite (= (rank 13 3) (rank 3 2)) 1 0))))
  (and a!2
       a!4
       a!6
       a!8
       a!10
       a!12
       a!14
       a!16
       a!18
       a!20
       a!22
       a!24
       a!26
       a!28
       a!30
       a!32
       a!34
       a!36
       a!38
       a!40
       a!42
       a!44
       a!46
       a!48
       a!50
       a!52
       a!54
       a!56
       a!58
       a!60
       a!62
       a!64
       a!66
       a!68
       a!70
       a!72
       a!74
       a!76
       a!78
       a!80
       a!82
       a!84
       a!86
       a!88
       a!90
       a!92
       a!94
       a!96
       a!98
       a!100
       a!102
       a!104))))
; face down
(assert (<= (select x.gone 3) 2))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal fewer, denied
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 3 2))) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 3 2))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 3 2))) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 3 2))) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 3 2))) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 3 2))) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 3 2))) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 3 2))) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 3 2))) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 3 2))) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 3 2))) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 3 2))) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 3 2))) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 3 2))) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 3 2))) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 3 2))) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 3 2))) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 3 2))) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 3 2))) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 3 2))) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 3 2))) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 3 2))) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 3 2))) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 3 2))) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 3 2))) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 3 2))) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 3 2))) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 3 2))) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 3 2))) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 3 2))) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 3 2))) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 3 2))) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 3 2))) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 3 2))) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 3 2))) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 3 2))) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 3 2))) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 3 2))) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 3 2))) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 3 2))) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 3 2))) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 3 2))) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 3 2))) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 3 2))) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 3 2))) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 3 2))) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 3 2))) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 3 2))) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 3 2))) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 3 2))) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 3 2))) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 3 2))) 1 0)))
  (not (< (+ a!1
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
          4))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; a deck
(assert (let ((a!1 (+ (ite (= (rank 1 0) (rank 3 3)) 1 0)
              (ite (= (rank 1 1) (rank 3 3)) 1 0)
              (ite (= (rank 1 2) (rank 3 3)) 1 0)
              (ite (= (rank 1 3) (rank 3 3)) 1 0)
              (ite (= (rank 2 0) (rank 3 3)) 1 0)
              (ite (= (rank 2 1) (rank 3 3)) 1 0)
              (ite (= (rank 2 2) (rank 3 3)) 1 0)
              (ite (= (rank 2 3) (rank 3 3)) 1 0)
              (ite (= (rank 3 0) (rank 3 3)) 1 0)
              (ite (= (rank 3 1) (rank 3 3)) 1 0)
              (ite (= (rank 3 2) (rank 3 3)) 1 0)
              (ite (= (rank 3 3) (rank 3 3)) 1 0)
              (ite (= (rank 4 0) (rank 3 3)) 1 0)
              (ite (= (rank 4 1) (rank 3 3)) 1 0)
              (ite (= (rank 4 2) (rank 3 3)) 1 0)
              (ite (= (rank 4 3) (rank 3 3)) 1 0)
              (ite (= (rank 5 0) (rank 3 3)) 1 0)
              (ite (= (rank 5 1) (rank 3 3)) 1 0)
              (ite (= (rank 5 2) (rank 3 3)) 1 0)
              (ite (= (rank 5 3) (rank 3 3)) 1 0)
              (ite (= (rank 6 0) (rank 3 3)) 1 0)
              (ite (= (rank 6 1) (rank 3 3)) 1 0)
              (ite (= (rank 6 2) (rank 3 3)) 1 0)
              (ite (= (rank 6 3) (rank 3 3)) 1 0)
              (ite (= (rank 7 0) (rank 3 3)) 1 0)
              (ite (= (rank 7 1) (rank 3 3)) 1 0)
              (ite (= (rank 7 2) (rank 3 3)) 1 0)
              (ite (= (rank 7 3) (rank 3 3)) 1 0)
              (ite (= (rank 8 0) (rank 3 3)) 1 0)
              (ite (= (rank 8 1) (rank 3 3)) 1 0)
              (ite (= (rank 8 2) (rank 3 3)) 1 0)
              (ite (= (rank 8 3) (rank 3 3)) 1 0)
              (ite (= (rank 9 0) (rank 3 3)) 1 0)
              (ite (= (rank 9 1) (rank 3 3)) 1 0)
              (ite (= (rank 9 2) (rank 3 3)) 1 0)
              (ite (= (rank 9 3) (rank 3 3)) 1 0)
              (ite (= (rank 10 0) (rank 3 3)) 1 0)
              (ite (= (rank 10 1) (rank 3 3)) 1 0)
              (ite (= (rank 10 2) (rank 3 3)) 1 0)
              (ite (= (rank 10 3) (rank 3 3)) 1 0)
              (ite (= (rank 11 0) (rank 3 3)) 1 0)
              (ite (= (rank 11 1) (rank 3 3)) 1 0)
              (ite (= (rank 11 2) (rank 3 3)) 1 0)
              (ite (= (rank 11 3) (rank 3 3)) 1 0)
              (ite (= (rank 12 0) (rank 3 3)) 1 0)
              (ite (= (rank 12 1) (rank 3 3)) 1 0)
              (ite (= (rank 12 2) (rank 3 3)) 1 0)
              (ite (= (rank 12 3) (rank 3 3)) 1 0)
              (ite (= (rank 13 0) (rank 3 3)) 1 0)
              (ite (= (rank 13 1) (rank 3 3)) 1 0)
              (ite (= (rank 13 2) (rank 3 3)) 1 0)
              (ite (= (rank 13 3) (rank 3 3)) 1 0))))
  (= a!1 4)))
; turned cards are cards
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 3 3))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 3 3))) 1 0))
      (a!5 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 3 3))) 1 0))
      (a!7 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 3 3))) 1 0))
      (a!9 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 3 3))) 1 0))
      (a!11 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 3 3))) 1 0))
      (a!13 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 3 3))) 1 0))
      (a!15 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 3 3))) 1 0))
      (a!17 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 3 3))) 1 0))
      (a!19 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 3 3))) 1 0))
      (a!21 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 3 3))) 1 0))
      (a!23 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 3 3))) 1 0))
      (a!25 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 3 3))) 1 0))
      (a!27 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 3 3))) 1 0))
      (a!29 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 3 3))) 1 0))
      (a!31 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 3 3))) 1 0))
      (a!33 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 3 3))) 1 0))
      (a!35 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 3 3))) 1 0))
      (a!37 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 3 3))) 1 0))
      (a!39 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 3 3))) 1 0))
      (a!41 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 3 3))) 1 0))
      (a!43 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 3 3))) 1 0))
      (a!45 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 3 3))) 1 0))
      (a!47 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 3 3))) 1 0))
      (a!49 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 3 3))) 1 0))
      (a!51 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 3 3))) 1 0))
      (a!53 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 3 3))) 1 0))
      (a!55 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 3 3))) 1 0))
      (a!57 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 3 3))) 1 0))
      (a!59 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 3 3))) 1 0))
      (a!61 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 3 3))) 1 0))
      (a!63 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 3 3))) 1 0))
      (a!65 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 3 3))) 1 0))
      (a!67 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 3 3))) 1 0))
      (a!69 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 3 3))) 1 0))
      (a!71 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 3 3))) 1 0))
      (a!73 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 3 3))) 1 0))
      (a!75 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 3 3))) 1 0))
      (a!77 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 3 3))) 1 0))
      (a!79 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 3 3))) 1 0))
      (a!81 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 3 3))) 1 0))
      (a!83 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 3 3))) 1 0))
      (a!85 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 3 3))) 1 0))
      (a!87 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 3 3))) 1 0))
      (a!89 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 3 3))) 1 0))
      (a!91 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 3 3))) 1 0))
      (a!93 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 3 3))) 1 0))
      (a!95 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 3 3))) 1 0))
      (a!97 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 3 3))) 1 0))
      (a!99 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 3 3))) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 3 3))) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 3 3))) 1 0)))
(let ((a!2 (<= a!1 (ite (= (rank 1 0) (rank 3 3)) 1 0)))
      (a!4 (<= a!3 (ite (= (rank 1 1) (rank 3 3)) 1 0)))
      (a!6 (<= a!5 (ite (= (rank 1 2) (rank 3 3)) 1 0)))
      (a!8 (<= a!7 (ite (= (rank 1 3) (rank 3 3)) 1 0)))
      (a!10 (<= a!9 (ite (= (rank 2 0) (rank 3 3)) 1 0)))
      (a!12 (<= a!11 (ite (= (rank 2 1) (rank 3 3)) 1 0)))
      (a!14 (<= a!13 (ite (= (rank 2 2) (rank 3 3)) 1 0)))
      (a!16 (<= a!15 (ite (= (rank 2 3) (rank 3 3)) 1 0)))
      (a!18 (<= a!17 (ite (= (rank 3 0) (rank 3 3)) 1 0)))
      (a!20 (<= a!19 (ite (= (rank 3 1) (rank 3 3)) 1 0)))
      (a!22 (<= a!21 (ite (= (rank 3 2) (rank 3 3)) 1 0)))
      (a!24 (<= a!23 (ite (= (rank 3 3) (rank 3 3)) 1 0)))
      (a!26 (<= a!25 (ite (= (rank 4 0) (rank 3 3)) 1 0)))
      (a!28 (<= a!27 (ite (= (rank 4 1) (rank 3 3)) 1 0)))
      (a!30 (<= a!29 (ite (= (rank 4 2) (rank 3 3)) 1 0)))
      (a!32 (<= a!31 (ite (= (rank 4 3) (rank 3 3)) 1 0)))
      (a!34 (<= a!33 (ite (= (rank 5 0) (rank 3 3)) 1 0)))
      (a!36 (<= a!35 (ite (= (rank 5 1) (rank 3 3)) 1 0)))
      (a!38 (<= a!37 (ite (= (rank 5 2) (rank 3 3)) 1 0)))
      (a!40 (<= a!39 (ite (= (rank 5 3) (rank 3 3)) 1 0)))
      (a!42 (<= a!41 (ite (= (rank 6 0) (rank 3 3)) 1 0)))
      (a!44 (<= a!43 (ite (= (rank 6 1) (rank 3 3)) 1 0)))
      (a!46 (<= a!45 (ite (= (rank 6 2) (rank 3 3)) 1 0)))
      (a!48 (<= a!47 (ite (= (rank 6 3) (rank 3 3)) 1 0)))
      (a!50 (<= a!49 (ite (= (rank 7 0) (rank 3 3)) 1 0)))
      (a!52 (<= a!51 (ite (= (rank 7 1) (rank 3 3)) 1 0)))
      (a!54 (<= a!53 (ite (= (rank 7 2) (rank 3 3)) 1 0)))
      (a!56 (<= a!55 (ite (= (rank 7 3) (rank 3 3)) 1 0)))
      (a!58 (<= a!57 (ite (= (rank 8 0) (rank 3 3)) 1 0)))
      (a!60 (<= a!59 (ite (= (rank 8 1) (rank 3 3)) 1 0)))
      (a!62 (<= a!61 (ite (= (rank 8 2) (rank 3 3)) 1 0)))
      (a!64 (<= a!63 (ite (= (rank 8 3) (rank 3 3)) 1 0)))
      (a!66 (<= a!65 (ite (= (rank 9 0) (rank 3 3)) 1 0)))
      (a!68 (<= a!67 (ite (= (rank 9 1) (rank 3 3)) 1 0)))
      (a!70 (<= a!69 (ite (= (rank 9 2) (rank 3 3)) 1 0)))
      (a!72 (<= a!71 (ite (= (rank 9 3) (rank 3 3)) 1 0)))
      (a!74 (<= a!73 (ite (= (rank 10 0) (rank 3 3)) 1 0)))
      (a!76 (<= a!75 (ite (= (rank 10 1) (rank 3 3)) 1 0)))
      (a!78 (<= a!77 (ite (= (rank 10 2) (rank 3 3)) 1 0)))
      (a!80 (<= a!79 (ite (= (rank 10 3) (rank 3 3)) 1 0)))
      (a!82 (<= a!81 (ite (= (rank 11 0) (rank 3 3)) 1 0)))
      (a!84 (<= a!83 (ite (= (rank 11 1) (rank 3 3)) 1 0)))
      (a!86 (<= a!85 (ite (= (rank 11 2) (rank 3 3)) 1 0)))
      (a!88 (<= a!87 (ite (= (rank 11 3) (rank 3 3)) 1 0)))
      (a!90 (<= a!89 (ite (= (rank 12 0) (rank 3 3)) 1 0)))
      (a!92 (<= a!91 (ite (= (rank 12 1) (rank 3 3)) 1 0)))
      (a!94 (<= a!93 (ite (= (rank 12 2) (rank 3 3)) 1 0)))
      (a!96 (<= a!95 (ite (= (rank 12 3) (rank 3 3)) 1 0)))
      (a!98 (<= a!97 (ite (= (rank 13 0) (rank 3 3)) 1 0)))
      (a!100 (<= a!99 (ite (= (rank 13 1) (rank 3 3)) 1 0)))
      (a!102 (<= a!101 (ite (= (rank 13 2) (rank 3 3)) 1 0)))
      (a!104 (<= a!103 (ite (= (rank 13 3) (rank 3 3)) 1 0))))
  (and a!2
       a!4
       a!6
       a!8
       a!10
       a!12
       a!14
       a!16
       a!18
       a!20
       a!22
       a!24
       a!26
       a!28
       a!30
       a!32
       a!34
       a!36
       a!38
       a!40
       a!42
       a!44
       a!46
       a!48
       a!50
       a!52
       a!54
       a!56
       a!58
       a!60
       a!62
       a!64
       a!66
       a!68
       a!70
       a!72
       a!74
       a!76
       a!78
       a!80
       a!82
       a!84
       a!86
       a!88
       a!90
       a!92
       a!94
       a!96
       a!98
       a!100
       a!102
       a!104))))
; face down
(assert (<= (select x.gone 3) 3))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal fewer, denied
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 3 3))) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 3 3))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 3 3))) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 3 3))) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 3 3))) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 3 3))) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 3 3))) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 3 3))) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 3 3))) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 3 3))) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 3 3))) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 3 3))) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 3 3))) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 3 3))) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 3 3))) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 3 3))) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 3 3))) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 3 3))) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 3 3))) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 3 3))) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 3 3))) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 3 3))) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 3 3))) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 3 3))) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 3 3))) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 3 3))) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 3 3))) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 3 3))) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 3 3))) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 3 3))) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 3 3))) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 3 3))) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 3 3))) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 3 3))) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 3 3))) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 3 3))) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 3 3))) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 3 3))) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 3 3))) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 3 3))) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 3 3))) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 3 3))) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 3 3))) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 3 3))) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 3 3))) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 3 3))) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 3 3))) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 3 3))) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 3 3))) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 3 3))) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 3 3))) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 3 3))) 1 0)))
  (not (< (+ a!1
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
          4))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; a deck
(assert (let ((a!1 (+ (ite (= (rank 1 0) (rank 4 0)) 1 0)
              (ite (= (rank 1 1) (rank 4 0)) 1 0)
              (ite (= (rank 1 2) (rank 4 0)) 1 0)
              (ite (= (rank 1 3) (rank 4 0)) 1 0)
              (ite (= (rank 2 0) (rank 4 0)) 1 0)
              (ite (= (rank 2 1) (rank 4 0)) 1 0)
              (ite (= (rank 2 2) (rank 4 0)) 1 0)
              (ite (= (rank 2 3) (rank 4 0)) 1 0)
              (ite (= (rank 3 0) (rank 4 0)) 1 0)
              (ite (= (rank 3 1) (rank 4 0)) 1 0)
              (ite (= (rank 3 2) (rank 4 0)) 1 0)
              (ite (= (rank 3 3) (rank 4 0)) 1 0)
              (ite (= (rank 4 0) (rank 4 0)) 1 0)
              (ite (= (rank 4 1) (rank 4 0)) 1 0)
              (ite (= (rank 4 2) (rank 4 0)) 1 0)
              (ite (= (rank 4 3) (rank 4 0)) 1 0)
              (ite (= (rank 5 0) (rank 4 0)) 1 0)
              (ite (= (rank 5 1) (rank 4 0)) 1 0)
              (ite (= (rank 5 2) (rank 4 0)) 1 0)
              (ite (= (rank 5 3) (rank 4 0)) 1 0)
              (ite (= (rank 6 0) (rank 4 0)) 1 0)
              (ite (= (rank 6 1) (rank 4 0)) 1 0)
              (ite (= (rank 6 2) (rank 4 0)) 1 0)
              (ite (= (rank 6 3) (rank 4 0)) 1 0)
              (ite (= (rank 7 0) (rank 4 0)) 1 0)
              (ite (= (rank 7 1) (rank 4 0)) 1 0)
              (ite (= (rank 7 2) (rank 4 0)) 1 0)
              (ite (= (rank 7 3) (rank 4 0)) 1 0)
              (ite (= (rank 8 0) (rank 4 0)) 1 0)
              (ite (= (rank 8 1) (rank 4 0)) 1 0)
              (ite (= (rank 8 2) (rank 4 0)) 1 0)
              (ite (= (rank 8 3) (rank 4 0)) 1 0)
              (ite (= (rank 9 0) (rank 4 0)) 1 0)
              (ite (= (rank 9 1) (rank 4 0)) 1 0)
              (ite (= (rank 9 2) (rank 4 0)) 1 0)
              (ite (= (rank 9 3) (rank 4 0)) 1 0)
              (ite (= (rank 10 0) (rank 4 0)) 1 0)
              (ite (= (rank 10 1) (rank 4 0)) 1 0)
              (ite (= (rank 10 2) (rank 4 0)) 1 0)
              (ite (= (rank 10 3) (rank 4 0)) 1 0)
              (ite (= (rank 11 0) (rank 4 0)) 1 0)
              (ite (= (rank 11 1) (rank 4 0)) 1 0)
              (ite (= (rank 11 2) (rank 4 0)) 1 0)
              (ite (= (rank 11 3) (rank 4 0)) 1 0)
              (ite (= (rank 12 0) (rank 4 0)) 1 0)
              (ite (= (rank 12 1) (rank 4 0)) 1 0)
              (ite (= (rank 12 2) (rank 4 0)) 1 0)
              (ite (= (rank 12 3) (rank 4 0)) 1 0)
              (ite (= (rank 13 0) (rank 4 0)) 1 0)
              (ite (= (rank 13 1) (rank 4 0)) 1 0)
              (ite (= (rank 13 2) (rank 4 0)) 1 0)
              (ite (= (rank 13 3) (rank 4 0)) 1 0))))
  (= a!1 4)))
; turned cards are cards
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 4 0))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 4 0))) 1 0))
      (a!5 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 4 0))) 1 0))
      (a!7 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 4 0))) 1 0))
      (a!9 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 4 0))) 1 0))
      (a!11 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 4 0))) 1 0))
      (a!13 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 4 0))) 1 0))
      (a!15 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 4 0))) 1 0))
      (a!17 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 4 0))) 1 0))
      (a!19 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 4 0))) 1 0))
      (a!21 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 4 0))) 1 0))
      (a!23 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 4 0))) 1 0))
      (a!25 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 4 0))) 1 0))
      (a!27 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 4 0))) 1 0))
      (a!29 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 4 0))) 1 0))
      (a!31 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 4 0))) 1 0))
      (a!33 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 4 0))) 1 0))
      (a!35 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 4 0))) 1 0))
      (a!37 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 4 0))) 1 0))
      (a!39 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 4 0))) 1 0))
      (a!41 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 4 0))) 1 0))
      (a!43 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 4 0))) 1 0))
      (a!45 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 4 0))) 1 0))
      (a!47 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 4 0))) 1 0))
      (a!49 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 4 0))) 1 0))
      (a!51 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 4 0))) 1 0))
      (a!53 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 4 0))) 1 0))
      (a!55 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 4 0))) 1 0))
      (a!57 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 4 0))) 1 0))
      (a!59 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 4 0))) 1 0))
      (a!61 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 4 0))) 1 0))
      (a!63 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 4 0))) 1 0))
      (a!65 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 4 0))) 1 0))
      (a!67 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 4 0))) 1 0))
      (a!69 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 4 0))) 1 0))
      (a!71 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 4 0))) 1 0))
      (a!73 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 4 0))) 1 0))
      (a!75 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 4 0))) 1 0))
      (a!77 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 4 0))) 1 0))
      (a!79 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 4 0))) 1 0))
      (a!81 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 4 0))) 1 0))
      (a!83 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 4 0))) 1 0))
      (a!85 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 4 0))) 1 0))
      (a!87 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 4 0))) 1 0))
      (a!89 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 4 0))) 1 0))
      (a!91 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 4 0))) 1 0))
      (a!93 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 4 0))) 1 0))
      (a!95 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 4 0))) 1 0))
      (a!97 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 4 0))) 1 0))
      (a!99 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 4 0))) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 4 0))) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 4 0))) 1 0)))
(let ((a!2 (<= a!1 (ite (= (rank 1 0) (rank 4 0)) 1 0)))
      (a!4 (<= a!3 (ite (= (rank 1 1) (rank 4 0)) 1 0)))
      (a!6 (<= a!5 (ite (= (rank 1 2) (rank 4 0)) 1 0)))
      (a!8 (<= a!7 (ite (= (rank 1 3) (rank 4 0)) 1 0)))
      (a!10 (<= a!9 (ite (= (rank 2 0) (rank 4 0)) 1 0)))
      (a!12 (<= a!11 (ite (= (rank 2 1) (rank 4 0)) 1 0)))
      (a!14 (<= a!13 (ite (= (rank 2 2) (rank 4 0)) 1 0)))
      (a!16 (<= a!15 (ite (= (rank 2 3) (rank 4 0)) 1 0)))
      (a!18 (<= a!17 (ite (= (rank 3 0) (rank 4 0)) 1 0)))
      (a!20 (<= a!19 (ite (= (rank 3 1) (rank 4 0)) 1 0)))
      (a!22 (<= a!21 (ite (= (rank 3 2) (rank 4 0)) 1 0)))
      (a!24 (<= a!23 (ite (= (rank 3 3) (rank 4 0)) 1 0)))
      (a!26 (<= a!25 (ite (= (rank 4 0) (rank 4 0)) 1 0)))
      (a!28 (<= a!27 (ite (= (rank 4 1) (rank 4 0)) 1 0)))
      (a!30 (<= a!29 (ite (= (rank 4 2) (rank 4 0)) 1 0)))
      (a!32 (<= a!31 (ite (= (rank 4 3) (rank 4 0)) 1 0)))
      (a!34 (<= a!33 (ite (= (rank 5 0) (rank 4 0)) 1 0)))
      (a!36 (<= a!35 (ite (= (rank 5 1) (rank 4 0)) 1 0)))
      (a!38 (<= a!37 (ite (= (rank 5 2) (rank 4 0)) 1 0)))
      (a!40 (<= a!39 (ite (= (rank 5 3) (rank 4 0)) 1 0)))
      (a!42 (<= a!41 (ite (= (rank 6 0) (rank 4 0)) 1 0)))
      (a!44 (<= a!43 (ite (= (rank 6 1) (rank 4 0)) 1 0)))
      (a!46 (<= a!45 (ite (= (rank 6 2) (rank 4 0)) 1 0)))
      (a!48 (<= a!47 (ite (= (rank 6 3) (rank 4 0)) 1 0)))
      (a!50 (<= a!49 (ite (= (rank 7 0) (rank 4 0)) 1 0)))
      (a!52 (<= a!51 (ite (= (rank 7 1) (rank 4 0)) 1 0)))
      (a!54 (<= a!53 (ite (= (rank 7 2) (rank 4 0)) 1 0)))
      (a!56 (<= a!55 (ite (= (rank 7 3) (rank 4 0)) 1 0)))
      (a!58 (<= a!57 (ite (= (rank 8 0) (rank 4 0)) 1 0)))
      (a!60 (<= a!59 (ite (= (rank 8 1) (rank 4 0)) 1 0)))
      (a!62 (<= a!61 (ite (= (rank 8 2) (rank 4 0)) 1 0)))
      (a!64 (<= a!63 (ite (= (rank 8 3) (rank 4 0)) 1 0)))
      (a!66 (<= a!65 (ite (= (rank 9 0) (rank 4 0)) 1 0)))
      (a!68 (<= a!67 (ite (= (rank 9 1) (rank 4 0)) 1 0)))
      (a!70 (<= a!69 (ite (= (rank 9 2) (rank 4 0)) 1 0)))
      (a!72 (<= a!71 (ite (= (rank 9 3) (rank 4 0)) 1 0)))
      (a!74 (<= a!73 (ite (= (rank 10 0) (rank 4 0)) 1 0)))
      (a!76 (<= a!75 (ite (= (rank 10 1) (rank 4 0)) 1 0)))
      (a!78 (<= a!77 (ite (= (rank 10 2) (rank 4 0)) 1 0)))
      (a!80 (<= a!79 (ite (= (rank 10 3) (rank 4 0)) 1 0)))
      (a!82 (<= a!81 (ite (= (rank 11 0) (rank 4 0)) 1 0)))
      (a!84 (<= a!83 (ite (= (rank 11 1) (rank 4 0)) 1 0)))
      (a!86 (<= a!85 (ite (= (rank 11 2) (rank 4 0)) 1 0)))
      (a!88 (<= a!87 (ite (= (rank 11 3) (rank 4 0)) 1 0)))
      (a!90 (<= a!89 (ite (= (rank 12 0) (rank 4 0)) 1 0)))
      (a!92 (<= a!91 (ite (= (rank 12 1) (rank 4 0)) 1 0)))
      (a!94 (<= a!93 (ite (= (rank 12 2) (rank 4 0)) 1 0)))
      (a!96 (<= a!95 (ite (= (rank 12 3) (rank 4 0)) 1 0)))
      (a!98 (<= a!97 (ite (= (rank 13 0) (rank 4 0)) 1 0)))
      (a!100 (<= a!99 (ite (= (rank 13 1) (rank 4 0)) 1 0)))
      (a!102 (<= a!101 (ite (= (rank 13 2) (rank 4 0)) 1 0)))
      (a!104 (<= a!103 (ite (= (rank 13 3) (rank 4 0)) 1 0))))
  (and a!2
       a!4
       a!6
       a!8
       a!10
       a!12
       a!14
       a!16
       a!18
       a!20
       a!22
       a!24
       a!26
       a!28
       a!30
       a!32
       a!34
       a!36
       a!38
       a!40
       a!42
       a!44
       a!46
       a!48
       a!50
       a!52
       a!54
       a!56
       a!58
       a!60
       a!62
       a!64
       a!66
       a!68
       a!70
       a!72
       a!74
       a!76
       a!78
       a!80
       a!82
       a!84
       a!86
       a!88
       a!90
       a!92
       a!94
       a!96
       a!98
       a!100
       a!102
       a!104))))
; face down
(assert (<= (select x.gone 4) 0))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal fewer, denied
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 4 0))) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 4 0))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 4 0))) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 4 0))) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 4 0))) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 4 0))) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 4 0))) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 4 0))) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 4 0))) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 4 0))) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 4 0))) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 4 0))) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 4 0))) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 4 0))) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 4 0))) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 4 0))) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 4 0))) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 4 0))) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 4 0))) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 4 0))) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 4 0))) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 4 0))) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 4 0))) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 4 0))) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 4 0))) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 4 0))) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 4 0))) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 4 0))) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 4 0))) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 4 0))) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 4 0))) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 4 0))) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 4 0))) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 4 0))) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 4 0))) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 4 0))) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 4 0))) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 4 0))) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 4 0))) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 4 0))) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 4 0))) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 4 0))) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 4 0))) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 4 0))) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 4 0))) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 4 0))) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 4 0))) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 4 0))) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 4 0))) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 4 0))) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 4 0))) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 4 0))) 1 0)))
  (not (< (+ a!1
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
          4))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; a deck
(assert (let ((a!1 (+ (ite (= (rank 1 0) (rank 4 1)) 1 0)
              (ite (= (rank 1 1) (rank 4 1)) 1 0)
              (ite (= (rank 1 2) (rank 4 1)) 1 0)
              (ite (= (rank 1 3) (rank 4 1)) 1 0)
              (ite (= (rank 2 0) (rank 4 1)) 1 0)
              (ite (= (rank 2 1) (rank 4 1)) 1 0)
              (ite (= (rank 2 2) (rank 4 1)) 1 0)
              (ite (= (rank 2 3) (rank 4 1)) 1 0)
              (ite (= (rank 3 0) (rank 4 1)) 1 0)
              (ite (= (rank 3 1) (rank 4 1)) 1 0)
              (ite (= (rank 3 2) (rank 4 1)) 1 0)
              (ite (= (rank 3 3) (rank 4 1)) 1 0)
              (ite (= (rank 4 0) (rank 4 1)) 1 0)
              (ite (= (rank 4 1) (rank 4 1)) 1 0)
              (ite (= (rank 4 2) (rank 4 1)) 1 0)
              (ite (= (rank 4 3) (rank 4 1)) 1 0)
              (ite (= (rank 5 0) (rank 4 1)) 1 0)
              (ite (= (rank 5 1) (rank 4 1)) 1 0)
              (ite (= (rank 5 2) (rank 4 1)) 1 0)
              (ite (= (rank 5 3) (rank 4 1)) 1 0)
              (ite (= (rank 6 0) (rank 4 1)) 1 0)
              (ite (= (rank 6 1) (rank 4 1)) 1 0)
              (ite (= (rank 6 2) (rank 4 1)) 1 0)
              (ite (= (rank 6 3) (rank 4 1)) 1 0)
              (ite (= (rank 7 0) (rank 4 1)) 1 0)
              (ite (= (rank 7 1) (rank 4 1)) 1 0)
              (ite (= (rank 7 2) (rank 4 1)) 1 0)
              (ite (= (rank 7 3) (rank 4 1)) 1 0)
              (ite (= (rank 8 0) (rank 4 1)) 1 0)
              (ite (= (rank 8 1) (rank 4 1)) 1 0)
              (ite (= (rank 8 2) (rank 4 1)) 1 0)
              (ite (= (rank 8 3) (rank 4 1)) 1 0)
              (ite (= (rank 9 0) (rank 4 1)) 1 0)
              (ite (= (rank 9 1) (rank 4 1)) 1 0)
              (ite (= (rank 9 2) (rank 4 1)) 1 0)
              (ite (= (rank 9 3) (rank 4 1)) 1 0)
              (ite (= (rank 10 0) (rank 4 1)) 1 0)
              (ite (= (rank 10 1) (rank 4 1)) 1 0)
              (ite (= (rank 10 2) (rank 4 1)) 1 0)
              (ite (= (rank 10 3) (rank 4 1)) 1 0)
              (ite (= (rank 11 0) (rank 4 1)) 1 0)
              (ite (= (rank 11 1) (rank 4 1)) 1 0)
              (ite (= (rank 11 2) (rank 4 1)) 1 0)
              (ite (= (rank 11 3) (rank 4 1)) 1 0)
              (ite (= (rank 12 0) (rank 4 1)) 1 0)
              (ite (= (rank 12 1) (rank 4 1)) 1 0)
              (ite (= (rank 12 2) (rank 4 1)) 1 0)
              (ite (= (rank 12 3) (rank 4 1)) 1 0)
              (ite (= (rank 13 0) (rank 4 1)) 1 0)
              (ite (= (rank 13 1) (rank 4 1)) 1 0)
              (ite (= (rank 13 2) (rank 4 1)) 1 0)
              (ite (= (rank 13 3) (rank 4 1)) 1 0))))
  (= a!1 4)))
; turned cards are cards
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 4 1))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 4 1))) 1 0))
      (a!5 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 4 1))) 1 0))
      (a!7 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 4 1))) 1 0))
      (a!9 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 4 1))) 1 0))
      (a!11 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 4 1))) 1 0))
      (a!13 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 4 1))) 1 0))
      (a!15 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 4 1))) 1 0))
      (a!17 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 4 1))) 1 0))
      (a!19 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 4 1))) 1 0))
      (a!21 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 4 1))) 1 0))
      (a!23 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 4 1))) 1 0))
      (a!25 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 4 1))) 1 0))
      (a!27 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 4 1))) 1 0))
      (a!29 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 4 1))) 1 0))
      (a!31 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 4 1))) 1 0))
      (a!33 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 4 1))) 1 0))
      (a!35 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 4 1))) 1 0))
      (a!37 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 4 1))) 1 0))
      (a!39 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 4 1))) 1 0))
      (a!41 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 4 1))) 1 0))
      (a!43 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 4 1))) 1 0))
      (a!45 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 4 1))) 1 0))
      (a!47 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 4 1))) 1 0))
      (a!49 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 4 1))) 1 0))
      (a!51 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 4 1))) 1 0))
      (a!53 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 4 1))) 1 0))
      (a!55 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 4 1))) 1 0))
      (a!57 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 4 1))) 1 0))
      (a!59 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 4 1))) 1 0))
      (a!61 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 4 1))) 1 0))
      (a!63 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 4 1))) 1 0))
      (a!65 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 4 1))) 1 0))
      (a!67 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 4 1))) 1 0))
      (a!69 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 4 1))) 1 0))
      (a!71 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 4 1))) 1 0))
      (a!73 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 4 1))) 1 0))
      (a!75 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 4 1))) 1 0))
      (a!77 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 4 1))) 1 0))
      (a!79 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 4 1))) 1 0))
      (a!81 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 4 1))) 1 0))
      (a!83 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 4 1))) 1 0))
      (a!85 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 4 1))) 1 0))
      (a!87 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 4 1))) 1 0))
      (a!89 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 4 1))) 1 0))
      (a!91 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 4 1))) 1 0))
      (a!93 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 4 1))) 1 0))
      (a!95 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 4 1))) 1 0))
      (a!97 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 4 1))) 1 0))
      (a!99 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 4 1))) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 4 1))) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 4 1))) 1 0)))
(let ((a!2 (<= a!1 (ite (= (rank 1 0) (rank 4 1)) 1 0)))
      (a!4 (<= a!3 (ite (= (rank 1 1) (rank 4 1)) 1 0)))
      (a!6 (<= a!5 (ite (= (rank 1 2) (rank 4 1)) 1 0)))
      (a!8 (<= a!7 (ite (= (rank 1 3) (rank 4 1)) 1 0)))
      (a!10 (<= a!9 (ite (= (rank 2 0) (rank 4 1)) 1 0)))
      (a!12 (<= a!11 (ite (= (rank 2 1) (rank 4 1)) 1 0)))
      (a!14 (<= a!13 (ite (= (rank 2 2) (rank 4 1)) 1 0)))
      (a!16 (<= a!15 (ite (= (rank 2 3) (rank 4 1)) 1 0)))
      (a!18 (<= a!17 (ite (= (rank 3 0) (rank 4 1)) 1 0)))
      (a!20 (<= a!19 (ite (= (rank 3 1) (rank 4 1)) 1 0)))
      (a!22 (<= a!21 (ite (= (rank 3 2) (rank 4 1)) 1 0)))
      (a!24 (<= a!23 (ite (= (rank 3 3) (rank 4 1)) 1 0)))
      (a!26 (<= a!25 (ite (= (rank 4 0) (rank 4 1)) 1 0)))
      (a!28 (<= a!27 (ite (= (rank 4 1) (rank 4 1)) 1 0)))
      (a!30 (<= a!29 (ite (= (rank 4 2) (rank 4 1)) 1 0)))
      (a!32 (<= a!31 (ite (= (rank 4 3) (rank 4 1)) 1 0)))
      (a!34 (<= a!33 (ite (= (rank 5 0) (rank 4 1)) 1 0)))
      (a!36 (<= a!35 (ite (= (rank 5 1) (rank 4 1)) 1 0)))
      (a!38 (<= a!37 (ite (= (rank 5 2) (rank 4 1)) 1 0)))
      (a!40 (<= a!39 (ite (= (rank 5 3) (rank 4 1)) 1 0)))
      (a!42 (<= a!41 (ite (= (rank 6 0) (rank 4 1)) 1 0)))
      (a!44 (<= a!43 (ite (= (rank 6 1) (rank 4 1)) 1 0)))
      (a!46 (<= a!45 (ite (= (rank 6 2) (rank 4 1)) 1 0)))
      (a!48 (<= a!47 (ite (= (rank 6 3) (rank 4 1)) 1 0)))
      (a!50 (<= a!49 (ite (= (rank 7 0) (rank 4 1)) 1 0)))
      (a!52 (<= a!51 (ite (= (rank 7 1) (rank 4 1)) 1 0)))
      (a!54 (<= a!53 (ite (= (rank 7 2) (rank 4 1)) 1 0)))
      (a!56 (<= a!55 (ite (= (rank 7 3) (rank 4 1)) 1 0)))
      (a!58 (<= a!57 (ite (= (rank 8 0) (rank 4 1)) 1 0)))
      (a!60 (<= a!59 (ite (= (rank 8 1) (rank 4 1)) 1 0)))
      (a!62 (<= a!61 (ite (= (rank 8 2) (rank 4 1)) 1 0)))
      (a!64 (<= a!63 (ite (= (rank 8 3) (rank 4 1)) 1 0)))
      (a!66 (<= a!65 (ite (= (rank 9 0) (rank 4 1)) 1 0)))
      (a!68 (<= a!67 (ite (= (rank 9 1) (rank 4 1)) 1 0)))
      (a!70 (<= a!69 (ite (= (rank 9 2) (rank 4 1)) 1 0)))
      (a!72 (<= a!71 (ite (= (rank 9 3) (rank 4 1)) 1 0)))
      (a!74 (<= a!73 (ite (= (rank 10 0) (rank 4 1)) 1 0)))
      (a!76 (<= a!75 (ite (= (rank 10 1) (rank 4 1)) 1 0)))
      (a!78 (<= a!77 (ite (= (rank 10 2) (rank 4 1)) 1 0)))
      (a!80 (<= a!79 (ite (= (rank 10 3) (rank 4 1)) 1 0)))
      (a!82 (<= a!81 (ite (= (rank 11 0) (rank 4 1)) 1 0)))
      (a!84 (<= a!83 (ite (= (rank 11 1) (rank 4 1)) 1 0)))
      (a!86 (<= a!85 (ite (= (rank 11 2) (rank 4 1)) 1 0)))
      (a!88 (<= a!87 (ite (= (rank 11 3) (rank 4 1)) 1 0)))
      (a!90 (<= a!89 (ite (= (rank 12 0) (rank 4 1)) 1 0)))
      (a!92 (<= a!91 (ite (= (rank 12 1) (rank 4 1)) 1 0)))
      (a!94 (<= a!93 (ite (= (rank 12 2) (rank 4 1)) 1 0)))
      (a!96 (<= a!95 (ite (= (rank 12 3) (rank 4 1)) 1 0)))
      (a!98 (<= a!97 (ite (= (rank 13 0) (rank 4 1)) 1 0)))
      (a!100 (<= a!99 (ite (= (rank 13 1) (rank 4 1)) 1 0)))
      (a!102 (<= a!101 (ite (= (rank 13 2) (rank 4 1)) 1 0)))
      (a!104 (<= a!103 (ite (= (rank 13 3) (rank 4 1)) 1 0))))
  (and a!2
       a!4
       a!6
       a!8
       a!10
       a!12
       a!14
       a!16
       a!18
       a!20
       a!22
       a!24
       a!26
       a!28
       a!30
       a!32
       a!34
       a!36
       a!38
       a!40
       a!42
       a!44
       a!46
       a!48
       a!50
       a!52
       a!54
       a!56
       a!58
       a!60
       a!62
       a!64
       a!66
       a!68
       a!70
       a!72
       a!74
       a!76
       a!78
       a!80
       a!82
       a!84
       a!86
       a!88
       a!90
       a!92
       a!94
       a!96
       a!98
       a!100
       a!102
       a!104))))
; face down
(assert (<= (select x.gone 4) 1))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal fewer, denied
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 4 1))) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 4 1))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 4 1))) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 4 1))) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 4 1))) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 4 1))) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 4 1))) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 4 1))) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 4 1))) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 4 1))) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 4 1))) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 4 1))) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 4 1))) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 4 1))) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 4 1))) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 4 1))) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 4 1))) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 4 1))) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 4 1))) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 4 1))) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 4 1))) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 4 1))) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 4 1))) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 4 1))) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 4 1))) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 4 1))) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 4 1))) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 4 1))) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 4 1))) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 4 1))) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 4 1))) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 4 1))) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 4 1))) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 4 1))) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 4 1))) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 4 1))) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 4 1))) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 4 1))) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 4 1))) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 4 1))) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 4 1))) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 4 1))) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 4 1))) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 4 1))) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 4 1))) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 4 1))) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 4 1))) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 4 1))) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 4 1))) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 4 1))) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 4 1))) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 4 1))) 1 0)))
  (not (< (+ a!1
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
          4))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; a deck
(assert (let ((a!1 (+ (ite (= (rank 1 0) (rank 4 2)) 1 0)
              (ite (= (rank 1 1) (rank 4 2)) 1 0)
              (ite (= (rank 1 2) (rank 4 2)) 1 0)
              (ite (= (rank 1 3) (rank 4 2)) 1 0)
              (ite (= (rank 2 0) (rank 4 2)) 1 0)
              (ite (= (rank 2 1) (rank 4 2)) 1 0)
              (ite (= (rank 2 2) (rank 4 2)) 1 0)
              (ite (= (rank 2 3) (rank 4 2)) 1 0)
              (ite (= (rank 3 0) (rank 4 2)) 1 0)
              (ite (= (rank 3 1) (rank 4 2)) 1 0)
              (ite (= (rank 3 2) (rank 4 2)) 1 0)
              (ite (= (rank 3 3) (rank 4 2)) 1 0)
              (ite (= (rank 4 0) (rank 4 2)) 1 0)
              (ite (= (rank 4 1) (rank 4 2)) 1 0)
              (ite (= (rank 4 2) (rank 4 2)) 1 0)
              (ite (= (rank 4 3) (rank 4 2)) 1 0)
              (ite (= (rank 5 0) (rank 4 2)) 1 0)
              (ite (= (rank 5 1) (rank 4 2)) 1 0)
              (ite (= (rank 5 2) (rank 4 2)) 1 0)
              (ite (= (rank 5 3) (rank 4 2)) 1 0)
              (ite (= (rank 6 0) (rank 4 2)) 1 0)
              (ite (= (rank 6 1) (rank 4 2)) 1 0)
              (ite (= (rank 6 2) (rank 4 2)) 1 0)
              (ite (= (rank 6 3) (rank 4 2)) 1 0)
              (ite (= (rank 7 0) (rank 4 2)) 1 0)
              (ite (= (rank 7 1) (rank 4 2)) 1 0)
              (ite (= (rank 7 2) (rank 4 2)) 1 0)
              (ite (= (rank 7 3) (rank 4 2)) 1 0)
              (ite (= (rank 8 0) (rank 4 2)) 1 0)
              (ite (= (rank 8 1) (rank 4 2)) 1 0)
              (ite (= (rank 8 2) (rank 4 2)) 1 0)
              (ite (= (rank 8 3) (rank 4 2)) 1 0)
              (ite (= (rank 9 0) (rank 4 2)) 1 0)
              (ite (= (rank 9 1) (rank 4 2)) 1 0)
              (ite (= (rank 9 2) (rank 4 2)) 1 0)
              (ite (= (rank 9 3) (rank 4 2)) 1 0)
              (ite (= (rank 10 0) (rank 4 2)) 1 0)
              (ite (= (rank 10 1) (rank 4 2)) 1 0)
              (ite (= (rank 10 2) (rank 4 2)) 1 0)
              (ite (= (rank 10 3) (rank 4 2)) 1 0)
              (ite (= (rank 11 0) (rank 4 2)) 1 0)
              (ite (= (rank 11 1) (rank 4 2)) 1 0)
              (ite (= (rank 11 2) (rank 4 2)) 1 0)
              (ite (= (rank 11 3) (rank 4 2)) 1 0)
              (ite (= (rank 12 0) (rank 4 2)) 1 0)
              (ite (= (rank 12 1) (rank 4 2)) 1 0)
              (ite (= (rank 12 2) (rank 4 2)) 1 0)
              (ite (= (rank 12 3) (rank 4 2)) 1 0)
              (ite (= (rank 13 0) (rank 4 2)) 1 0)
              (ite (= (rank 13 1) (rank 4 2)) 1 0)
              (ite (= (rank 13 2) (rank 4 2)) 1 0)
              (ite (= (rank 13 3) (rank 4 2)) 1 0))))
  (= a!1 4)))
; turned cards are cards
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 4 2))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 4 2))) 1 0))
      (a!5 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 4 2))) 1 0))
      (a!7 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 4 2))) 1 0))
      (a!9 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 4 2))) 1 0))
      (a!11 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 4 2))) 1 0))
      (a!13 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 4 2))) 1 0))
      (a!15 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 4 2))) 1 0))
      (a!17 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 4 2))) 1 0))
      (a!19 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 4 2))) 1 0))
      (a!21 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 4 2))) 1 0))
      (a!23 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 4 2))) 1 0))
      (a!25 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 4 2))) 1 0))
      (a!27 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 4 2))) 1 0))
      (a!29 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 4 2))) 1 0))
      (a!31 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 4 2))) 1 0))
      (a!33 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 4 2))) 1 0))
      (a!35 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 4 2))) 1 0))
      (a!37 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 4 2))) 1 0))
      (a!39 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 4 2))) 1 0))
      (a!41 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 4 2))) 1 0))
      (a!43 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 4 2))) 1 0))
      (a!45 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 4 2))) 1 0))
      (a!47 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 4 2))) 1 0))
      (a!49 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 4 2))) 1 0))
      (a!51 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 4 2))) 1 0))
      (a!53 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 4 2))) 1 0))
      (a!55 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 4 2))) 1 0))
      (a!57 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 4 2))) 1 0))
      (a!59 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 4 2))) 1 0))
      (a!61 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 4 2))) 1 0))
      (a!63 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 4 2))) 1 0))
      (a!65 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 4 2))) 1 0))
      (a!67 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 4 2))) 1 0))
      (a!69 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 4 2))) 1 0))
      (a!71 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 4 2))) 1 0))
      (a!73 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 4 2))) 1 0))
      (a!75 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 4 2))) 1 0))
      (a!77 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 4 2))) 1 0))
      (a!79 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 4 2))) 1 0))
      (a!81 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 4 2))) 1 0))
      (a!83 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 4 2))) 1 0))
      (a!85 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 4 2))) 1 0))
      (a!87 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 4 2))) 1 0))
      (a!89 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 4 2))) 1 0))
      (a!91 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 4 2))) 1 0))
      (a!93 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 4 2))) 1 0))
      (a!95 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 4 2))) 1 0))
      (a!97 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 4 2))) 1 0))
      (a!99 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 4 2))) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 4 2))) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 4 2))) 1 0)))
(let ((a!2 (<= a!1 (ite (= (rank 1 0) (rank 4 2)) 1 0)))
      (a!4 (<= a!3 (ite (= (rank 1 1) (rank 4 2)) 1 0)))
      (a!6 (<= a!5 (ite (= (rank 1 2) (rank 4 2)) 1 0)))
      (a!8 (<= a!7 (ite (= (rank 1 3) (rank 4 2)) 1 0)))
      (a!10 (<= a!9 (ite (= (rank 2 0) (rank 4 2)) 1 0)))
      (a!12 (<= a!11 (ite (= (rank 2 1) (rank 4 2)) 1 0)))
      (a!14 (<= a!13 (ite (= (rank 2 2) (rank 4 2)) 1 0)))
      (a!16 (<= a!15 (ite (= (rank 2 3) (rank 4 2)) 1 0)))
      (a!18 (<= a!17 (ite (= (rank 3 0) (rank 4 2)) 1 0)))
      (a!20 (<= a!19 (ite (= (rank 3 1) (rank 4 2)) 1 0)))
      (a!22 (<= a!21 (ite (= (rank 3 2) (rank 4 2)) 1 0)))
      (a!24 (<= a!23 (ite (= (rank 3 3) (rank 4 2)) 1 0)))
      (a!26 (<= a!25 (ite (= (rank 4 0) (rank 4 2)) 1 0)))
      (a!28 (<= a!27 (ite (= (rank 4 1) (rank 4 2)) 1 0)))
      (a!30 (<= a!29 (ite (= (rank 4 2) (rank 4 2)) 1 0)))
      (a!32 (<= a!31 (ite (= (rank 4 3) (rank 4 2)) 1 0)))
      (a!34 (<= a!33 (ite (= (rank 5 0) (rank 4 2)) 1 0)))
      (a!36 (<= a!35 (ite (= (rank 5 1) (rank 4 2)) 1 0)))
      (a!38 (<= a!37 (ite (= (rank 5 2) (rank 4 2)) 1 0)))
      (a!40 (<= a!39 (ite (= (rank 5 3) (rank 4 2)) 1 0)))
      (a!42 (<= a!41 (ite (= (rank 6 0) (rank 4 2)) 1 0)))
      (a!44 (<= a!43 (ite (= (rank 6 1) (rank 4 2)) 1 0)))
      (a!46 (<= a!45 (ite (= (rank 6 2) (rank 4 2)) 1 0)))
      (a!48 (<= a!47 (ite (= (rank 6 3) (rank 4 2)) 1 0)))
      (a!50 (<= a!49 (ite (= (rank 7 0) (rank 4 2)) 1 0)))
      (a!52 (<= a!51 (ite (= (rank 7 1) (rank 4 2)) 1 0)))
      (a!54 (<= a!53 (ite (= (rank 7 2) (rank 4 2)) 1 0)))
      (a!56 (<= a!55 (ite (= (rank 7 3) (rank 4 2)) 1 0)))
      (a!58 (<= a!57 (ite (= (rank 8 0) (rank 4 2)) 1 0)))
      (a!60 (<= a!59 (ite (= (rank 8 1) (rank 4 2)) 1 0)))
      (a!62 (<= a!61 (ite (= (rank 8 2) (rank 4 2)) 1 0)))
      (a!64 (<= a!63 (ite (= (rank 8 3) (rank 4 2)) 1 0)))
      (a!66 (<= a!65 (ite (= (rank 9 0) (rank 4 2)) 1 0)))
      (a!68 (<= a!67 (ite (= (rank 9 1) (rank 4 2)) 1 0)))
      (a!70 (<= a!69 (ite (= (rank 9 2) (rank 4 2)) 1 0)))
      (a!72 (<= a!71 (ite (= (rank 9 3) (rank 4 2)) 1 0)))
      (a!74 (<= a!73 (ite (= (rank 10 0) (rank 4 2)) 1 0)))
      (a!76 (<= a!75 (ite (= (rank 10 1) (rank 4 2)) 1 0)))
      (a!78 (<= a!77 (ite (= (rank 10 2) (rank 4 2)) 1 0)))
      (a!80 (<= a!79 (ite (= (rank 10 3) (rank 4 2)) 1 0)))
      (a!82 (<= a!81 (ite (= (rank 11 0) (rank 4 2)) 1 0)))
      (a!84 (<= a!83 (ite (= (rank 11 1) (rank 4 2)) 1 0)))
      (a!86 (<= a!85 (ite (= (rank 11 2) (rank 4 2)) 1 0)))
      (a!88 (<= a!87 (ite (= (rank 11 3) (rank 4 2)) 1 0)))
      (a!90 (<= a!89 (ite (= (rank 12 0) (rank 4 2)) 1 0)))
      (a!92 (<= a!91 (ite (= (rank 12 1) (rank 4 2)) 1 0)))
      (a!94 (<= a!93 (ite (= (rank 12 2) (rank 4 2)) 1 0)))
      (a!96 (<= a!95 (ite (= (rank 12 3) (rank 4 2)) 1 0)))
      (a!98 (<= a!97 (ite (= (rank 13 0) (rank 4 2)) 1 0)))
      (a!100 (<= a!99 (ite (= (rank 13 1) (rank 4 2)) 1 0)))
      (a!102 (<= a!101 (ite (= (rank 13 2) (rank 4 2)) 1 0)))
      (a!104 (<= a!103 (ite (= (rank 13 3) (rank 4 2)) 1 0))))
  (and a!2
       a!4
       a!6
       a!8
       a!10
       a!12
       a!14
       a!16
       a!18
       a!20
       a!22
       a!24
       a!26
       a!28
       a!30
       a!32
       a!34
       a!36
       a!38
       a!40
       a!42
       a!44
       a!46
       a!48
       a!50
       a!52
       a!54
       a!56
       a!58
       a!60
       a!62
       a!64
       a!66
       a!68
       a!70
       a!72
       a!74
       a!76
       a!78
       a!80
       a!82
       a!84
       a!86
       a!88
       a!90
       a!92
       a!94
       a!96
       a!98
       a!100
       a!102
       a!104))))
; face down
(assert (<= (select x.gone 4) 2))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal fewer, denied
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 4 2))) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 4 2))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 4 2))) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 4 2))) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 4 2))) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 4 2))) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 4 2))) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 4 2))) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 4 2))) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 4 2))) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 4 2))) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 4 2))) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 4 2))) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 4 2))) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 4 2))) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 4 2))) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 4 2))) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 4 2))) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 4 2))) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 4 2))) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 4 2))) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 4 2))) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 4 2))) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 4 2))) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 4 2))) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 4 2))) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 4 2))) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 4 2))) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 4 2))) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 4 2))) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 4 2))) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 4 2))) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 4 2))) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 4 2))) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 4 2))) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 4 2))) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 4 2))) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 4 2))) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 4 2))) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 4 2))) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 4 2))) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 4 2))) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 4 2))) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 4 2))) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 4 2))) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 4 2))) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 4 2))) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 4 2))) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 4 2))) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 4 2))) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 4 2))) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 4 2))) 1 0)))
  (not (< (+ a!1
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
          4))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; a deck
(assert (let ((a!1 (+ (ite (= (rank 1 0) (rank 4 3)) 1 0)
              (ite (= (rank 1 1) (rank 4 3)) 1 0)
              (ite (= (rank 1 2) (rank 4 3)) 1 0)
              (ite (= (rank 1 3) (rank 4 3)) 1 0)
              (ite (= (rank 2 0) (rank 4 3)) 1 0)
              (ite (= (rank 2 1) (rank 4 3)) 1 0)
              (ite (= (rank 2 2) (rank 4 3)) 1 0)
              (ite (= (rank 2 3) (rank 4 3)) 1 0)
              (ite (= (rank 3 0) (rank 4 3)) 1 0)
              (ite (= (rank 3 1) (rank 4 3)) 1 0)
              (ite (= (rank 3 2) (rank 4 3)) 1 0)
              (ite (= (rank 3 3) (rank 4 3)) 1 0)
              (ite (= (rank 4 0) (rank 4 3)) 1 0)
              (ite (= (rank 4 1) (rank 4 3)) 1 0)
              (ite (= (rank 4 2) (rank 4 3)) 1 0)
              (ite (= (rank 4 3) (rank 4 3)) 1 0)
              (ite (= (rank 5 0) (rank 4 3)) 1 0)
              (ite (= (rank 5 1) (rank 4 3)) 1 0)
              (ite (= (rank 5 2) (rank 4 3)) 1 0)
              (ite (= (rank 5 3) (rank 4 3)) 1 0)
              (ite (= (rank 6 0) (rank 4 3)) 1 0)
              (ite (= (rank 6 1) (rank 4 3)) 1 0)
              (ite (= (rank 6 2) (rank 4 3)) 1 0)
              (ite (= (rank 6 3) (rank 4 3)) 1 0)
              (ite (= (rank 7 0) (rank 4 3)) 1 0)
              (ite (= (rank 7 1) (rank 4 3)) 1 0)
              (ite (= (rank 7 2) (rank 4 3)) 1 0)
              (ite (= (rank 7 3) (rank 4 3)) 1 0)
              (ite (= (rank 8 0) (rank 4 3)) 1 0)
              (ite (= (rank 8 1) (rank 4 3)) 1 0)
              (ite (= (rank 8 2) (rank 4 3)) 1 0)
              (ite (= (rank 8 3) (rank 4 3)) 1 0)
              (ite (= (rank 9 0) (rank 4 3)) 1 0)
              (ite (= (rank 9 1) (rank 4 3)) 1 0)
              (ite (= (rank 9 2) (rank 4 3)) 1 0)
              (ite (= (rank 9 3) (rank 4 3)) 1 0)
              (ite (= (rank 10 0) (rank 4 3)) 1 0)
              (ite (= (rank 10 1) (rank 4 3)) 1 0)
              (ite (= (rank 10 2) (rank 4 3)) 1 0)
              (ite (= (rank 10 3) (rank 4 3)) 1 0)
              (ite (= (rank 11 0) (rank 4 3)) 1 0)
              (ite (= (rank 11 1) (rank 4 3)) 1 0)
              (ite (= (rank 11 2) (rank 4 3)) 1 0)
              (ite (= (rank 11 3) (rank 4 3)) 1 0)
              (ite (= (rank 12 0) (rank 4 3)) 1 0)
              (ite (= (rank 12 1) (rank 4 3)) 1 0)
              (ite (= (rank 12 2) (rank 4 3)) 1 0)
              (ite (= (rank 12 3) (rank 4 3)) 1 0)
              (ite (= (rank 13 0) (rank 4 3)) 1 0)
              (ite (= (rank 13 1) (rank 4 3)) 1 0)
              (ite (= (rank 13 2) (rank 4 3)) 1 0)
              (ite (= (rank 13 3) (rank 4 3)) 1 0))))
  (= a!1 4)))
; turned cards are cards
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 4 3))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 4 3))) 1 0))
      (a!5 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 4 3))) 1 0))
      (a!7 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 4 3))) 1 0))
      (a!9 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 4 3))) 1 0))
      (a!11 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 4 3))) 1 0))
      (a!13 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 4 3))) 1 0))
      (a!15 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 4 3))) 1 0))
      (a!17 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 4 3))) 1 0))
      (a!19 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 4 3))) 1 0))
      (a!21 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 4 3))) 1 0))
      (a!23 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 4 3))) 1 0))
      (a!25 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 4 3))) 1 0))
      (a!27 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 4 3))) 1 0))
      (a!29 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 4 3))) 1 0))
      (a!31 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 4 3))) 1 0))
      (a!33 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 4 3))) 1 0))
      (a!35 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 4 3))) 1 0))
      (a!37 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 4 3))) 1 0))
      (a!39 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 4 3))) 1 0))
      (a!41 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 4 3))) 1 0))
      (a!43 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 4 3))) 1 0))
      (a!45 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 4 3))) 1 0))
      (a!47 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 4 3))) 1 0))
      (a!49 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 4 3))) 1 0))
      (a!51 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 4 3))) 1 0))
      (a!53 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 4 3))) 1 0))
      (a!55 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 4 3))) 1 0))
      (a!57 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 4 3))) 1 0))
      (a!59 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 4 3))) 1 0))
      (a!61 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 4 3))) 1 0))
      (a!63 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 4 3))) 1 0))
      (a!65 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 4 3))) 1 0))
      (a!67 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 4 3))) 1 0))
      (a!69 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 4 3))) 1 0))
      (a!71 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 4 3))) 1 0))
      (a!73 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 4 3))) 1 0))
      (a!75 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 4 3))) 1 0))
      (a!77 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 4 3))) 1 0))
      (a!79 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 4 3))) 1 0))
      (a!81 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 4 3))) 1 0))
      (a!83 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 4 3))) 1 0))
      (a!85 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 4 3))) 1 0))
      (a!87 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 4 3))) 1 0))
      (a!89 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 4 3))) 1 0))
      (a!91 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 4 3))) 1 0))
      (a!93 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 4 3))) 1 0))
      (a!95 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 4 3))) 1 0))
      (a!97 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 4 3))) 1 0))
      (a!99 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 4 3))) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 4 3))) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 4 3))) 1 0)))
(let ((a!2 (<= a!1 (ite (= (rank 1 0) (rank 4 3)) 1 0)))
      (a!4 (<= a!3 (ite (= (rank 1 1) (rank 4 3)) 1 0)))
      (a!6 (<= a!5 (ite (= (rank 1 2) (rank 4 3)) 1 0)))
      (a!8 (<= a!7 (ite (= (rank 1 3) (rank 4 3)) 1 0)))
      (a!10 (<= a!9 (ite (= (rank 2 0) (rank 4 3)) 1 0)))
      (a!12 (<= a!11 (ite (= (rank 2 1) (rank 4 3)) 1 0)))
      (a!14 (<= a!13 (ite (= (rank 2 2) (rank 4 3)) 1 0)))
      (a!16 (<= a!15 (ite (= (rank 2 3) (rank 4 3)) 1 0)))
      (a!18 (<= a!17 (ite (= (rank 3 0) (rank 4 3)) 1 0)))
      (a!20 (<= a!19 (ite (= (rank 3 1) (rank 4 3)) 1 0)))
      (a!22 (<= a!21 (ite (= (rank 3 2) (rank 4 3)) 1 0)))
      (a!24 (<= a!23 (ite (= (rank 3 3) (rank 4 3)) 1 0)))
      (a!26 (<= a!25 (ite (= (rank 4 0) (rank 4 3)) 1 0)))
      (a!28 (<= a!27 (ite (= (rank 4 1) (rank 4 3)) 1 0)))
      (a!30 (<= a!29 (ite (= (rank 4 2) (rank 4 3)) 1 0)))
      (a!32 (<= a!31 (ite (= (rank 4 3) (rank 4 3)) 1 0)))
      (a!34 (<= a!33 (ite (= (rank 5 0) (rank 4 3)) 1 0)))
      (a!36 (<= a!35 (ite (= (rank 5 1) (rank 4 3)) 1 0)))
      (a!38 (<= a!37 (ite (= (rank 5 2) (rank 4 3)) 1 0)))
      (a!40 (<= a!39 (ite (= (rank 5 3) (rank 4 3)) 1 0)))
      (a!42 (<= a!41 (ite (= (rank 6 0) (rank 4 3)) 1 0)))
      (a!44 (<= a!43 (ite (= (rank 6 1) (rank 4 3)) 1 0)))
      (a!46 (<= a!45 (ite (= (rank 6 2) (rank 4 3)) 1 0)))
      (a!48 (<= a!47 (ite (= (rank 6 3) (rank 4 3)) 1 0)))
      (a!50 (<= a!49 (ite (= (rank 7 0) (rank 4 3)) 1 0)))
      (a!52 (<= a!51 (ite (= (rank 7 1) (rank 4 3)) 1 0)))
      (a!54 (<= a!53 (ite (= (rank 7 2) (rank 4 3)) 1 0)))
      (a!56 (<= a!55 (ite (= (rank 7 3) (rank 4 3)) 1 0)))
      (a!58 (<= a!57 (ite (= (rank 8 0) (rank 4 3)) 1 0)))
      (a!60 (<= a!59 (ite (= (rank 8 1) (rank 4 3)) 1 0)))
      (a!62 (<= a!61 (ite (= (rank 8 2) (rank 4 3)) 1 0)))
      (a!64 (<= a!63 (ite (= (rank 8 3) (rank 4 3)) 1 0)))
      (a!66 (<= a!65 (ite (= (rank 9 0) (rank 4 3)) 1 0)))
      (a!68 (<= a!67 (ite (= (rank 9 1) (rank 4 3)) 1 0)))
      (a!70 (<= a!69 (ite (= (rank 9 2) (rank 4 3)) 1 0)))
      (a!72 (<= a!71 (ite (= (rank 9 3) (rank 4 3)) 1 0)))
      (a!74 (<= a!73 (ite (= (rank 10 0) (rank 4 3)) 1 0)))
      (a!76 (<= a!75 (ite (= (rank 10 1) (rank 4 3)) 1 0)))
      (a!78 (<= a!77 (ite (= (rank 10 2) (rank 4 3)) 1 0)))
      (a!80 (<= a!79 (ite (= (rank 10 3) (rank 4 3)) 1 0)))
      (a!82 (<= a!81 (ite (= (rank 11 0) (rank 4 3)) 1 0)))
      (a!84 (<= a!83 (ite (= (rank 11 1) (rank 4 3)) 1 0)))
      (a!86 (<= a!85 (ite (= (rank 11 2) (rank 4 3)) 1 0)))
      (a!88 (<= a!87 (ite (= (rank 11 3) (rank 4 3)) 1 0)))
      (a!90 (<= a!89 (ite (= (rank 12 0) (rank 4 3)) 1 0)))
      (a!92 (<= a!91 (ite (= (rank 12 1) (rank 4 3)) 1 0)))
      (a!94 (<= a!93 (ite (= (rank 12 2) (rank 4 3)) 1 0)))
      (a!96 (<= a!95 (ite (= (rank 12 3) (rank 4 3)) 1 0)))
      (a!98 (<= a!97 (ite (= (rank 13 0) (rank 4 3)) 1 0)))
      (a!100 (<= a!99 (ite (= (rank 13 1) (rank 4 3)) 1 0)))
      (a!102 (<= a!101 (ite (= (rank 13 2) (rank 4 3)) 1 0)))
      (a!104 (<= a!103 (ite (= (rank 13 3) (rank 4 3)) 1 0))))
  (and a!2
       a!4
       a!6
       a!8
       a!10
       a!12
       a!14
       a!16
       a!18
       a!20
       a!22
       a!24
       a!26
       a!28
       a!30
       a!32
       a!34
       a!36
       a!38
       a!40
       a!42
       a!44
       a!46
       a!48
       a!50
       a!52
       a!54
       a!56
       a!58
       a!60
       a!62
       a!64
       a!66
       a!68
       a!70
       a!72
       a!74
       a!76
       a!78
       a!80
       a!82
       a!84
       a!86
       a!88
       a!90
       a!92
       a!94
       a!96
       a!98
       a!100
       a!102
       a!104))))
; face down
(assert (<= (select x.gone 4) 3))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal fewer, denied
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 4 3))) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 4 3))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 4 3))) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 4 3))) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 4 3))) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 4 3))) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 4 3))) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 4 3))) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 4 3))) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 4 3))) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 4 3))) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 4 3))) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 4 3))) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 4 3))) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 4 3))) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 4 3))) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 4 3))) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 4 3))) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 4 3))) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 4 3))) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 4 3))) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 4 3))) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 4 3))) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 4 3))) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 4 3))) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 4 3))) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 4 3))) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 4 3))) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 4 3))) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 4 3))) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 4 3))) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 4 3))) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 4 3))) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 4 3))) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 4 3))) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 4 3))) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 4 3))) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 4 3))) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 4 3))) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 4 3))) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 4 3))) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 4 3))) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 4 3))) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 4 3))) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 4 3))) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 4 3))) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 4 3))) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 4 3))) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 4 3))) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 4 3))) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 4 3))) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 4 3))) 1 0)))
  (not (< (+ a!1
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
          4))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; a deck
(assert (let ((a!1 (+ (ite (= (rank 1 0) (rank 5 0)) 1 0)
              (ite (= (rank 1 1) (rank 5 0)) 1 0)
              (ite (= (rank 1 2) (rank 5 0)) 1 0)
              (ite (= (rank 1 3) (rank 5 0)) 1 0)
              (ite (= (rank 2 0) (rank 5 0)) 1 0)
              (ite (= (rank 2 1) (rank 5 0)) 1 0)
              (ite (= (rank 2 2) (rank 5 0)) 1 0)
              (ite (= (rank 2 3) (rank 5 0)) 1 0)
              (ite (= (rank 3 0) (rank 5 0)) 1 0)
              (ite (= (rank 3 1) (rank 5 0)) 1 0)
              (ite (= (rank 3 2) (rank 5 0)) 1 0)
              (ite (= (rank 3 3) (rank 5 0)) 1 0)
              (ite (= (rank 4 0) (rank 5 0)) 1 0)
              (ite (= (rank 4 1) (rank 5 0)) 1 0)
              (ite (= (rank 4 2) (rank 5 0)) 1 0)
              (ite (= (rank 4 3) (rank 5 0)) 1 0)
              (ite (= (rank 5 0) (rank 5 0)) 1 0)
              (ite (= (rank 5 1) (rank 5 0)) 1 0)
              (ite (= (rank 5 2) (rank 5 0)) 1 0)
              (ite (= (rank 5 3) (rank 5 0)) 1 0)
              (ite (= (rank 6 0) (rank 5 0)) 1 0)
              (ite (= (rank 6 1) (rank 5 0)) 1 0)
              (ite (= (rank 6 2) (rank 5 0)) 1 0)
              (ite (= (rank 6 3) (rank 5 0)) 1 0)
              (ite (= (rank 7 0) (rank 5 0)) 1 0)
              (ite (= (rank 7 1) (rank 5 0)) 1 0)
              (ite (= (rank 7 2) (rank 5 0)) 1 0)
              (ite (= (rank 7 3) (rank 5 0)) 1 0)
              (ite (= (rank 8 0) (rank 5 0)) 1 0)
              (ite (= (rank 8 1) (rank 5 0)) 1 0)
              (ite (= (rank 8 2) (rank 5 0)) 1 0)
              (ite (= (rank 8 3) (rank 5 0)) 1 0)
              (ite (= (rank 9 0) (rank 5 0)) 1 0)
              (ite (= (rank 9 1) (rank 5 0)) 1 0)
              (ite (= (rank 9 2) (rank 5 0)) 1 0)
              (ite (= (rank 9 3) (rank 5 0)) 1 0)
              (ite (= (rank 10 0) (rank 5 0)) 1 0)
              (ite (= (rank 10 1) (rank 5 0)) 1 0)
              (ite (= (rank 10 2) (rank 5 0)) 1 0)
              (ite (= (rank 10 3) (rank 5 0)) 1 0)
              (ite (= (rank 11 0) (rank 5 0)) 1 0)
              (ite (= (rank 11 1) (rank 5 0)) 1 0)
              (ite (= (rank 11 2) (rank 5 0)) 1 0)
              (ite (= (rank 11 3) (rank 5 0)) 1 0)
              (ite (= (rank 12 0) (rank 5 0)) 1 0)
              (ite (= (rank 12 1) (rank 5 0)) 1 0)
              (ite (= (rank 12 2) (rank 5 0)) 1 0)
              (ite (= (rank 12 3) (rank 5 0)) 1 0)
              (ite (= (rank 13 0) (rank 5 0)) 1 0)
              (ite (= (rank 13 1) (rank 5 0)) 1 0)
              (ite (= (rank 13 2) (rank 5 0)) 1 0)
              (ite (= (rank 13 3) (rank 5 0)) 1 0))))
  (= a!1 4)))
; turned cards are cards
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 5 0))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 5 0))) 1 0))
      (a!5 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 5 0))) 1 0))
      (a!7 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 5 0))) 1 0))
      (a!9 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 5 0))) 1 0))
      (a!11 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 5 0))) 1 0))
      (a!13 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 5 0))) 1 0))
      (a!15 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 5 0))) 1 0))
      (a!17 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 5 0))) 1 0))
      (a!19 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 5 0))) 1 0))
      (a!21 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 5 0))) 1 0))
      (a!23 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 5 0))) 1 0))
      (a!25 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 5 0))) 1 0))
      (a!27 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 5 0))) 1 0))
      (a!29 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 5 0))) 1 0))
      (a!31 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 5 0))) 1 0))
      (a!33 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 5 0))) 1 0))
      (a!35 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 5 0))) 1 0))
      (a!37 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 5 0))) 1 0))
      (a!39 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 5 0))) 1 0))
      (a!41 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 5 0))) 1 0))
      (a!43 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 5 0))) 1 0))
      (a!45 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 5 0))) 1 0))
      (a!47 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 5 0))) 1 0))
      (a!49 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 5 0))) 1 0))
      (a!51 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 5 0))) 1 0))
      (a!53 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 5 0))) 1 0))
      (a!55 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 5 0))) 1 0))
      (a!57 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 5 0))) 1 0))
      (a!59 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 5 0))) 1 0))
      (a!61 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 5 0))) 1 0))
      (a!63 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 5 0))) 1 0))
      (a!65 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 5 0))) 1 0))
      (a!67 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 5 0))) 1 0))
      (a!69 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 5 0))) 1 0))
      (a!71 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 5 0))) 1 0))
      (a!73 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 5 0))) 1 0))
      (a!75 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 5 0))) 1 0))
      (a!77 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 5 0))) 1 0))
      (a!79 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 5 0))) 1 0))
      (a!81 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 5 0))) 1 0))
      (a!83 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 5 0))) 1 0))
      (a!85 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 5 0))) 1 0))
      (a!87 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 5 0))) 1 0))
      (a!89 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 5 0))) 1 0))
      (a!91 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 5 0))) 1 0))
      (a!93 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 5 0))) 1 0))
      (a!95 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 5 0))) 1 0))
      (a!97 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 5 0))) 1 0))
      (a!99 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 5 0))) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 5 0))) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 5 0))) 1 0)))
(let ((a!2 (<= a!1 (ite (= (rank 1 0) (rank 5 0)) 1 0)))
      (a!4 (<= a!3 (ite (= (rank 1 1) (rank 5 0)) 1 0)))
      (a!6 (<= a!5 (ite (= (rank 1 2) (rank 5 0)) 1 0)))
      (a!8 (<= a!7 (ite (= (rank 1 3) (rank 5 0)) 1 0)))
      (a!10 (<= a!9 (ite (= (rank 2 0) (rank 5 0)) 1 0)))
      (a!12 (<= a!11 (ite (= (rank 2 1) (rank 5 0)) 1 0)))
      (a!14 (<= a!13 (ite (= (rank 2 2) (rank 5 0)) 1 0)))
      (a!16 (<= a!15 (ite (= (rank 2 3) (rank 5 0)) 1 0)))
      (a!18 (<= a!17 (ite (= (rank 3 0) (rank 5 0)) 1 0)))
      (a!20 (<= a!19 (ite (= (rank 3 1) (rank 5 0)) 1 0)))
      (a!22 (<= a!21 (ite (= (rank 3 2) (rank 5 0)) 1 0)))
      (a!24 (<= a!23 (ite (= (rank 3 3) (rank 5 0)) 1 0)))
      (a!26 (<= a!25 (ite (= (rank 4 0) (rank 5 0)) 1 0)))
      (a!28 (<= a!27 (ite (= (rank 4 1) (rank 5 0)) 1 0)))
      (a!30 (<= a!29 (ite (= (rank 4 2) (rank 5 0)) 1 0)))
      (a!32 (<= a!31 (ite (= (rank 4 3) (rank 5 0)) 1 0)))
      (a!34 (<= a!33 (ite (= (rank 5 0) (rank 5 0)) 1 0)))
      (a!36 (<= a!35 (ite (= (rank 5 1) (rank 5 0)) 1 0)))
      (a!38 (<= a!37 (ite (= (rank 5 2) (rank 5 0)) 1 0)))
      (a!40 (<= a!39 (ite (= (rank 5 3) (rank 5 0)) 1 0)))
      (a!42 (<= a!41 (ite (= (rank 6 0) (rank 5 0)) 1 0)))
      (a!44 (<= a!43 (ite (= (rank 6 1) (rank 5 0)) 1 0)))
      (a!46 (<= a!45 (ite (= (rank 6 2) (rank 5 0)) 1 0)))
      (a!48 (<= a!47 (ite (= (rank 6 3) (rank 5 0)) 1 0)))
      (a!50 (<= a!49 (ite (= (rank 7 0) (rank 5 0)) 1 0)))
      (a!52 (<= a!51 (ite (= (rank 7 1) (rank 5 0)) 1 0)))
      (a!54 (<= a!53 (ite (= (rank 7 2) (rank 5 0)) 1 0)))
      (a!56 (<= a!55 (ite (= (rank 7 3) (rank 5 0)) 1 0)))
      (a!58 (<= a!57 (ite (= (rank 8 0) (rank 5 0)) 1 0)))
      (a!60 (<= a!59 (ite (= (rank 8 1) (rank 5 0)) 1 0)))
      (a!62 (<= a!61 (ite (= (rank 8 2) (rank 5 0)) 1 0)))
      (a!64 (<= a!63 (ite (= (rank 8 3) (rank 5 0)) 1 0)))
      (a!66 (<= a!65 (ite (= (rank 9 0) (rank 5 0)) 1 0)))
      (a!68 (<= a!67 (ite (= (rank 9 1) (rank 5 0)) 1 0)))
      (a!70 (<= a!69 (ite (= (rank 9 2) (rank 5 0)) 1 0)))
      (a!72 (<= a!71 (ite (= (rank 9 3) (rank 5 0)) 1 0)))
      (a!74 (<= a!73 (ite (= (rank 10 0) (rank 5 0)) 1 0)))
      (a!76 (<= a!75 (ite (= (rank 10 1) (rank 5 0)) 1 0)))
      (a!78 (<= a!77 (ite (= (rank 10 2) (rank 5 0)) 1 0)))
      (a!80 (<= a!79 (ite (= (rank 10 3) (rank 5 0)) 1 0)))
      (a!82 (<= a!81 (ite (= (rank 11 0) (rank 5 0)) 1 0)))
      (a!84 (<= a!83 (ite (= (rank 11 1) (rank 5 0)) 1 0)))
      (a!86 (<= a!85 (ite (= (rank 11 2) (rank 5 0)) 1 0)))
      (a!88 (<= a!87 (ite (= (rank 11 3) (rank 5 0)) 1 0)))
      (a!90 (<= a!89 (ite (= (rank 12 0) (rank 5 0)) 1 0)))
      (a!92 (<= a!91 (ite (= (rank 12 1) (rank 5 0)) 1 0)))
      (a!94 (<= a!93 (ite (= (rank 12 2) (rank 5 0)) 1 0)))
      (a!96 (<= a!95 (ite (= (rank 12 3) (rank 5 0)) 1 0)))
      (a!98 (<= a!97 (ite (= (rank 13 0) (rank 5 0)) 1 0)))
      (a!100 (<= a!99 (ite (= (rank 13 1) (rank 5 0)) 1 0)))
      (a!102 (<= a!101 (ite (= (rank 13 2) (rank 5 0)) 1 0)))
      (a!104 (<= a!103 (ite (= (rank 13 3) (rank 5 0)) 1 0))))
  (and a!2
       a!4
       a!6
       a!8
       a!10
       a!12
       a!14
       a!16
       a!18
       a!20
       a!22
       a!24
       a!26
       a!28
       a!30
       a!32
       a!34
       a!36
       a!38
       a!40
       a!42
       a!44
       a!46
       a!48
       a!50
       a!52
       a!54
       a!56
       a!58
       a!60
       a!62
       a!64
       a!66
       a!68
       a!70
       a!72
       a!74
       a!76
       a!78
       a!80
       a!82
       a!84
       a!86
       a!88
       a!90
       a!92
       a!94
       a!96
       a!98
       a!100
       a!102
       a!104))))
; face down
(assert (<= (select x.gone 5) 0))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal fewer, denied
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 5 0))) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 5 0))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 5 0))) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 5 0))) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 5 0))) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 5 0))) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 5 0))) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 5 0))) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 5 0))) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 5 0))) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 5 0))) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 5 0))) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 5 0))) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 5 0))) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 5 0))) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 5 0))) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 5 0))) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 5 0))) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 5 0))) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 5 0))) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 5 0))) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 5 0))) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 5 0))) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 5 0))) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 5 0))) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 5 0))) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 5 0))) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 5 0))) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 5 0))) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 5 0))) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 5 0))) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 5 0))) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 5 0))) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 5 0))) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 5 0))) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 5 0))) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 5 0))) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 5 0))) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 5 0))) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 5 0))) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 5 0))) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 5 0))) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 5 0))) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 5 0))) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 5 0))) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 5 0))) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 5 0))) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 5 0))) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 5 0))) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 5 0))) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 5 0))) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 5 0))) 1 0)))
  (not (< (+ a!1
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
          4))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; a deck
(assert (let ((a!1 (+ (ite (= (rank 1 0) (rank 5 1)) 1 0)
              (ite (= (rank 1 1) (rank 5 1)) 1 0)
              (ite (= (rank 1 2) (rank 5 1)) 1 0)
              (ite (= (rank 1 3) (rank 5 1)) 1 0)
              (ite (= (rank 2 0) (rank 5 1)) 1 0)
              (ite (= (rank 2 1) (rank 5 1)) 1 0)
              (ite (= (rank 2 2) (rank 5 1)) 1 0)
              (ite (= (rank 2 3) (rank 5 1)) 1 0)
              (ite (= (rank 3 0) (rank 5 1)) 1 0)
              (ite (= (rank 3 1) (rank 5 1)) 1 0)
              (ite (= (rank 3 2) (rank 5 1)) 1 0)
              (ite (= (rank 3 3) (rank 5 1)) 1 0)
              (ite (= (rank 4 0) (rank 5 1)) 1 0)
              (ite (= (rank 4 1) (rank 5 1)) 1 0)
              (ite (= (rank 4 2) (rank 5 1)) 1 0)
              (ite (= (rank 4 3) (rank 5 1)) 1 0)
              (ite (= (rank 5 0) (rank 5 1)) 1 0)
              (ite (= (rank 5 1) (rank 5 1)) 1 0)
              (ite (= (rank 5 2) (rank 5 1)) 1 0)
              (ite (= (rank 5 3) (rank 5 1)) 1 0)
              (ite (= (rank 6 0) (rank 5 1)) 1 0)
              (ite (= (rank 6 1) (rank 5 1)) 1 0)
              (ite (= (rank 6 2) (rank 5 1)) 1 0)
              (ite (= (rank 6 3) (rank 5 1)) 1 0)
              (ite (= (rank 7 0) (rank 5 1)) 1 0)
              (ite (= (rank 7 1) (rank 5 1)) 1 0)
              (ite (= (rank 7 2) (rank 5 1)) 1 0)
              (ite (= (rank 7 3) (rank 5 1)) 1 0)
              (ite (= (rank 8 0) (rank 5 1)) 1 0)
              (ite (= (rank 8 1) (rank 5 1)) 1 0)
              (ite (= (rank 8 2) (rank 5 1)) 1 0)
              (ite (= (rank 8 3) (rank 5 1)) 1 0)
              (ite (= (rank 9 0) (rank 5 1)) 1 0)
              (ite (= (rank 9 1) (rank 5 1)) 1 0)
              (ite (= (rank 9 2) (rank 5 1)) 1 0)
              (ite (= (rank 9 3) (rank 5 1)) 1 0)
              (ite (= (rank 10 0) (rank 5 1)) 1 0)
              (ite (= (rank 10 1) (rank 5 1)) 1 0)
              (ite (= (rank 10 2) (rank 5 1)) 1 0)
              (ite (= (rank 10 3) (rank 5 1)) 1 0)
              (ite (= (rank 11 0) (rank 5 1)) 1 0)
              (ite (= (rank 11 1) (rank 5 1)) 1 0)
              (ite (= (rank 11 2) (rank 5 1)) 1 0)
              (ite (= (rank 11 3) (rank 5 1)) 1 0)
              (ite (= (rank 12 0) (rank 5 1)) 1 0)
              (ite (= (rank 12 1) (rank 5 1)) 1 0)
              (ite (= (rank 12 2) (rank 5 1)) 1 0)
              (ite (= (rank 12 3) (rank 5 1)) 1 0)
              (ite (= (rank 13 0) (rank 5 1)) 1 0)
              (ite (= (rank 13 1) (rank 5 1)) 1 0)
              (ite (= (rank 13 2) (rank 5 1)) 1 0)
              (ite (= (rank 13 3) (rank 5 1)) 1 0))))
  (= a!1 4)))
; turned cards are cards
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 5 1))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 5 1))) 1 0))
      (a!5 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 5 1))) 1 0))
      (a!7 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 5 1))) 1 0))
      (a!9 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 5 1))) 1 0))
      (a!11 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 5 1))) 1 0))
      (a!13 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 5 1))) 1 0))
      (a!15 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 5 1))) 1 0))
      (a!17 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 5 1))) 1 0))
      (a!19 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 5 1))) 1 0))
      (a!21 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 5 1))) 1 0))
      (a!23 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 5 1))) 1 0))
      (a!25 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 5 1))) 1 0))
      (a!27 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 5 1))) 1 0))
      (a!29 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 5 1))) 1 0))
      (a!31 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 5 1))) 1 0))
      (a!33 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 5 1))) 1 0))
      (a!35 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 5 1))) 1 0))
      (a!37 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 5 1))) 1 0))
      (a!39 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 5 1))) 1 0))
      (a!41 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 5 1))) 1 0))
      (a!43 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 5 1))) 1 0))
      (a!45 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 5 1))) 1 0))
      (a!47 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 5 1))) 1 0))
      (a!49 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 5 1))) 1 0))
      (a!51 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 5 1))) 1 0))
      (a!53 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 5 1))) 1 0))
      (a!55 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 5 1))) 1 0))
      (a!57 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 5 1))) 1 0))
      (a!59 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 5 1))) 1 0))
      (a!61 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 5 1))) 1 0))
      (a!63 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 5 1))) 1 0))
      (a!65 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 5 1))) 1 0))
      (a!67 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 5 1))) 1 0))
      (a!69 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 5 1))) 1 0))
      (a!71 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 5 1))) 1 0))
      (a!73 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 5 1))) 1 0))
      (a!75 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 5 1))) 1 0))
      (a!77 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 5 1))) 1 0))
      (a!79 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 5 1))) 1 0))
      (a!81 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 5 1))) 1 0))
      (a!83 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 5 1))) 1 0))
      (a!85 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 5 1))) 1 0))
      (a!87 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 5 1))) 1 0))
      (a!89 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 5 1))) 1 0))
      (a!91 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 5 1))) 1 0))
      (a!93 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 5 1))) 1 0))
      (a!95 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 5 1))) 1 0))
      (a!97 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 5 1))) 1 0))
      (a!99 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 5 1))) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 5 1))) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 5 1))) 1 0)))
(let ((a!2 (<= a!1 (ite (= (rank 1 0) (rank 5 1)) 1 0)))
      (a!4 (<= a!3 (ite (= (rank 1 1) (rank 5 1)) 1 0)))
      (a!6 (<= a!5 (ite (= (rank 1 2) (rank 5 1)) 1 0)))
      (a!8 (<= a!7 (ite (= (rank 1 3) (rank 5 1)) 1 0)))
      (a!10 (<= a!9 (ite (= (rank 2 0) (rank 5 1)) 1 0)))
      (a!12 (<= a!11 (ite (= (rank 2 1) (rank 5 1)) 1 0)))
      (a!14 (<= a!13 (ite (= (rank 2 2) (rank 5 1)) 1 0)))
      (a!16 (<= a!15 (ite (= (rank 2 3) (rank 5 1)) 1 0)))
      (a!18 (<= a!17 (ite (= (rank 3 0) (rank 5 1)) 1 0)))
      (a!20 (<= a!19 (ite (= (rank 3 1) (rank 5 1)) 1 0)))
      (a!22 (<= a!21 (ite (= (rank 3 2) (rank 5 1)) 1 0)))
      (a!24 (<= a!23 (ite (= (rank 3 3) (rank 5 1)) 1 0)))
      (a!26 (<= a!25 (ite (= (rank 4 0) (rank 5 1)) 1 0)))
      (a!28 (<= a!27 (ite (= (rank 4 1) (rank 5 1)) 1 0)))
      (a!30 (<= a!29 (ite (= (rank 4 2) (rank 5 1)) 1 0)))
      (a!32 (<= a!31 (ite (= (rank 4 3) (rank 5 1)) 1 0)))
      (a!34 (<= a!33 (ite (= (rank 5 0) (rank 5 1)) 1 0)))
      (a!36 (<= a!35 (ite (= (rank 5 1) (rank 5 1)) 1 0)))
      (a!38 (<= a!37 (ite (= (rank 5 2) (rank 5 1)) 1 0)))
      (a!40 (<= a!39 (ite (= (rank 5 3) (rank 5 1)) 1 0)))
      (a!42 (<= a!41 (ite (= (rank 6 0) (rank 5 1)) 1 0)))
      (a!44 (<= a!43 (ite (= (rank 6 1) (rank 5 1)) 1 0)))
      (a!46 (<= a!45 (ite (= (rank 6 2) (rank 5 1)) 1 0)))
      (a!48 (<= a!47 (ite (= (rank 6 3) (rank 5 1)) 1 0)))
      (a!50 (<= a!49 (ite (= (rank 7 0) (rank 5 1)) 1 0)))
      (a!52 (<= a!51 (ite (= (rank 7 1) (rank 5 1)) 1 0)))
      (a!54 (<= a!53 (ite (= (rank 7 2) (rank 5 1)) 1 0)))
      (a!56 (<= a!55 (ite (= (rank 7 3) (rank 5 1)) 1 0)))
      (a!58 (<= a!57 (ite (= (rank 8 0) (rank 5 1)) 1 0)))
      (a!60 (<= a!59 (ite (= (rank 8 1) (rank 5 1)) 1 0)))
      (a!62 (<= a!61 (ite (= (rank 8 2) (rank 5 1)) 1 0)))
      (a!64 (<= a!63 (ite (= (rank 8 3) (rank 5 1)) 1 0)))
      (a!66 (<= a!65 (ite (= (rank 9 0) (rank 5 1)) 1 0)))
      (a!68 (<= a!67 (ite (= (rank 9 1) (rank 5 1)) 1 0)))
      (a!70 (<= a!69 (ite (= (rank 9 2) (rank 5 1)) 1 0)))
      (a!72 (<= a!71 (ite (= (rank 9 3) (rank 5 1)) 1 0)))
      (a!74 (<= a!73 (ite (= (rank 10 0) (rank 5 1)) 1 0)))
      (a!76 (<= a!75 (ite (= (rank 10 1) (rank 5 1)) 1 0)))
      (a!78 (<= a!77 (ite (= (rank 10 2) (rank 5 1)) 1 0)))
      (a!80 (<= a!79 (ite (= (rank 10 3) (rank 5 1)) 1 0)))
      (a!82 (<= a!81 (ite (= (rank 11 0) (rank 5 1)) 1 0)))
      (a!84 (<= a!83 (ite (= (rank 11 1) (rank 5 1)) 1 0)))
      (a!86 (<= a!85 (ite (= (rank 11 2) (rank 5 1)) 1 0)))
      (a!88 (<= a!87 (ite (= (rank 11 3) (rank 5 1)) 1 0)))
      (a!90 (<= a!89 (ite (= (rank 12 0) (rank 5 1)) 1 0)))
      (a!92 (<= a!91 (ite (= (rank 12 1) (rank 5 1)) 1 0)))
      (a!94 (<= a!93 (ite (= (rank 12 2) (rank 5 1)) 1 0)))
      (a!96 (<= a!95 (ite (= (rank 12 3) (rank 5 1)) 1 0)))
      (a!98 (<= a!97 (ite (= (rank 13 0) (rank 5 1)) 1 0)))
      (a!100 (<= a!99 (ite (= (rank 13 1) (rank 5 1)) 1 0)))
      (a!102 (<= a!101 (ite (= (rank 13 2) (rank 5 1)) 1 0)))
      (a!104 (<= a!103 (ite (= (rank 13 3) (rank 5 1)) 1 0))))
  (and a!2
       a!4
       a!6
       a!8
       a!10
       a!12
       a!14
       a!16
       a!18
       a!20
       a!22
       a!24
       a!26
       a!28
       a!30
       a!32
       a!34
       a!36
       a!38
       a!40
       a!42
       a!44
       a!46
       a!48
       a!50
       a!52
       a!54
       a!56
       a!58
       a!60
       a!62
       a!64
       a!66
       a!68
       a!70
       a!72
       a!74
       a!76
       a!78
       a!80
       a!82
       a!84
       a!86
       a!88
       a!90
       a!92
       a!94
       a!96
       a!98
       a!100
       a!102
       a!104))))
; face down
(assert (<= (select x.gone 5) 1))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal fewer, denied
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 5 1))) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 5 1))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 5 1))) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 5 1))) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 5 1))) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 5 1))) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 5 1))) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 5 1))) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 5 1))) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 5 1))) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 5 1))) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 5 1))) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 5 1))) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 5 1))) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 5 1))) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 5 1))) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 5 1))) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 5 1))) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 5 1))) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 5 1))) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 5 1))) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 5 1))) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 5 1))) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 5 1))) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 5 1))) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 5 1))) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 5 1))) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 5 1))) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 5 1))) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 5 1))) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 5 1))) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 5 1))) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 5 1))) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 5 1))) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 5 1))) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 5 1))) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 5 1))) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 5 1))) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 5 1))) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 5 1))) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 5 1))) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 5 1))) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 5 1))) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 5 1))) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 5 1))) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 5 1))) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 5 1))) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 5 1))) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 5 1))) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 5 1))) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 5 1))) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 5 1))) 1 0)))
  (not (< (+ a!1
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
          4))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; a deck
(assert (let ((a!1 (+ (ite (= (rank 1 0) (rank 5 2)) 1 0)
              (ite (= (rank 1 1) (rank 5 2)) 1 0)
              (ite (= (rank 1 2) (rank 5 2)) 1 0)
              (ite (= (rank 1 3) (rank 5 2)) 1 0)
              (ite (= (rank 2 0) (rank 5 2)) 1 0)
              (ite (= (rank 2 1) (rank 5 2)) 1 0)
              (ite (= (rank 2 2) (rank 5 2)) 1 0)
              (ite (= (rank 2 3) (rank 5 2)) 1 0)
              (ite (= (rank 3 0) (rank 5 2)) 1 0)
              (ite (= (rank 3 1) (rank 5 2)) 1 0)
              (ite (= (rank 3 2) (rank 5 2)) 1 0)
              (ite (= (rank 3 3) (rank 5 2)) 1 0)
              (ite (= (rank 4 0) (rank 5 2)) 1 0)
              (ite (= (rank 4 1) (rank 5 2)) 1 0)
              (ite (= (rank 4 2) (rank 5 2)) 1 0)
              (ite (= (rank 4 3) (rank 5 2)) 1 0)
              (ite (= (rank 5 0) (rank 5 2)) 1 0)
              (ite (= (rank 5 1) (rank 5 2)) 1 0)
              (ite (= (rank 5 2) (rank 5 2)) 1 0)
              (ite (= (rank 5 3) (rank 5 2)) 1 0)
              (ite (= (rank 6 0) (rank 5 2)) 1 0)
              (ite (= (rank 6 1) (rank 5 2)) 1 0)
              (ite (= (rank 6 2) (rank 5 2)) 1 0)
              (ite (= (rank 6 3) (rank 5 2)) 1 0)
              (ite (= (rank 7 0) (rank 5 2)) 1 0)
              (ite (= (rank 7 1) (rank 5 2)) 1 0)
              (ite (= (rank 7 2) (rank 5 2)) 1 0)
              (ite (= (rank 7 3) (rank 5 2)) 1 0)
              (ite (= (rank 8 0) (rank 5 2)) 1 0)
              (ite (= (rank 8 1) (rank 5 2)) 1 0)
              (ite (= (rank 8 2) (rank 5 2)) 1 0)
              (ite (= (rank 8 3) (rank 5 2)) 1 0)
              (ite (= (rank 9 0) (rank 5 2)) 1 0)
              (ite (= (rank 9 1) (rank 5 2)) 1 0)
              (ite (= (rank 9 2) (rank 5 2)) 1 0)
              (ite (= (rank 9 3) (rank 5 2)) 1 0)
              (ite (= (rank 10 0) (rank 5 2)) 1 0)
              (ite (= (rank 10 1) (rank 5 2)) 1 0)
              (ite (= (rank 10 2) (rank 5 2)) 1 0)
              (ite (= (rank 10 3) (rank 5 2)) 1 0)
              (ite (= (rank 11 0) (rank 5 2)) 1 0)
              (ite (= (rank 11 1) (rank 5 2)) 1 0)
              (ite (= (rank 11 2) (rank 5 2)) 1 0)
              (ite (= (rank 11 3) (rank 5 2)) 1 0)
              (ite (= (rank 12 0) (rank 5 2)) 1 0)
              (ite (= (rank 12 1) (rank 5 2)) 1 0)
              (ite (= (rank 12 2) (rank 5 2)) 1 0)
              (ite (= (rank 12 3) (rank 5 2)) 1 0)
              (ite (= (rank 13 0) (rank 5 2)) 1 0)
              (ite (= (rank 13 1) (rank 5 2)) 1 0)
              (ite (= (rank 13 2) (rank 5 2)) 1 0)
              (ite (= (rank 13 3) (rank 5 2)) 1 0))))
  (= a!1 4)))
; turned cards are cards
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 5 2))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 5 2))) 1 0))
      (a!5 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 5 2))) 1 0))
      (a!7 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 5 2))) 1 0))
      (a!9 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 5 2))) 1 0))
      (a!11 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 5 2))) 1 0))
      (a!13 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 5 2))) 1 0))
      (a!15 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 5 2))) 1 0))
      (a!17 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 5 2))) 1 0))
      (a!19 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 5 2))) 1 0))
      (a!21 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 5 2))) 1 0))
      (a!23 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 5 2))) 1 0))
      (a!25 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 5 2))) 1 0))
      (a!27 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 5 2))) 1 0))
      (a!29 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 5 2))) 1 0))
      (a!31 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 5 2))) 1 0))
      (a!33 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 5 2))) 1 0))
      (a!35 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 5 2))) 1 0))
      (a!37 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 5 2))) 1 0))
      (a!39 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 5 2))) 1 0))
      (a!41 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 5 2))) 1 0))
      (a!43 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 5 2))) 1 0))
      (a!45 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 5 2))) 1 0))
      (a!47 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 5 2))) 1 0))
      (a!49 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 5 2))) 1 0))
      (a!51 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 5 2))) 1 0))
      (a!53 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 5 2))) 1 0))
      (a!55 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 5 2))) 1 0))
      (a!57 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 5 2))) 1 0))
      (a!59 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 5 2))) 1 0))
      (a!61 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 5 2))) 1 0))
      (a!63 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 5 2))) 1 0))
      (a!65 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 5 2))) 1 0))
      (a!67 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 5 2))) 1 0))
      (a!69 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 5 2))) 1 0))
      (a!71 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 5 2))) 1 0))
      (a!73 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 5 2))) 1 0))
      (a!75 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 5 2))) 1 0))
      (a!77 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 5 2))) 1 0))
      (a!79 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 5 2))) 1 0))
      (a!81 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 5 2))) 1 0))
      (a!83 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 5 2))) 1 0))
      (a!85 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 5 2))) 1 0))
      (a!87 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 5 2))) 1 0))
      (a!89 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 5 2))) 1 0))
      (a!91 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 5 2))) 1 0))
      (a!93 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 5 2))) 1 0))
      (a!95 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 5 2))) 1 0))
      (a!97 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 5 2))) 1 0))
      (a!99 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 5 2))) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 5 2))) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 5 2))) 1 0)))
(let ((a!2 (<= a!1 (ite (= (rank 1 0) (rank 5 2)) 1 0)))
      (a!4 (<= a!3 (ite (= (rank 1 1) (rank 5 2)) 1 0)))
      (a!6 (<= a!5 (ite (= (rank 1 2) (rank 5 2)) 1 0)))
      (a!8 (<= a!7 (ite (= (rank 1 3) (rank 5 2)) 1 0)))
      (a!10 (<= a!9 (ite (= (rank 2 0) (rank 5 2)) 1 0)))
      (a!12 (<= a!11 (ite (= (rank 2 1) (rank 5 2)) 1 0)))
      (a!14 (<= a!13 (ite (= (rank 2 2) (rank 5 2)) 1 0)))
      (a!16 (<= a!15 (ite (= (rank 2 3) (rank 5 2)) 1 0)))
      (a!18 (<= a!17 (ite (= (rank 3 0) (rank 5 2)) 1 0)))
      (a!20 (<= a!19 (ite (= (rank 3 1) (rank 5 2)) 1 0)))
      (a!22 (<= a!21 (ite (= (rank 3 2) (rank 5 2)) 1 0)))
      (a!24 (<= a!23 (ite (= (rank 3 3) (rank 5 2)) 1 0)))
      (a!26 (<= a!25 (ite (= (rank 4 0) (rank 5 2)) 1 0)))
      (a!28 (<= a!27 (ite (= (rank 4 1) (rank 5 2)) 1 0)))
      (a!30 (<= a!29 (ite (= (rank 4 2) (rank 5 2)) 1 0)))
      (a!32 (<= a!31 (ite (= (rank 4 3) (rank 5 2)) 1 0)))
      (a!34 (<= a!33 (ite (= (rank 5 0) (rank 5 2)) 1 0)))
      (a!36 (<= a!35 (ite (= (rank 5 1) (rank 5 2)) 1 0)))
      (a!38 (<= a!37 (ite (= (rank 5 2) (rank 5 2)) 1 0)))
      (a!40 (<= a!39 (ite (= (rank 5 3) (rank 5 2)) 1 0)))
      (a!42 (<= a!41 (ite (= (rank 6 0) (rank 5 2)) 1 0)))
      (a!44 (<= a!43 (ite (= (rank 6 1) (rank 5 2)) 1 0)))
      (a!46 (<= a!45 (ite (= (rank 6 2) (rank 5 2)) 1 0)))
      (a!48 (<= a!47 (ite (= (rank 6 3) (rank 5 2)) 1 0)))
      (a!50 (<= a!49 (ite (= (rank 7 0) (rank 5 2)) 1 0)))
      (a!52 (<= a!51 (ite (= (rank 7 1) (rank 5 2)) 1 0)))
      (a!54 (<= a!53 (ite (= (rank 7 2) (rank 5 2)) 1 0)))
      (a!56 (<= a!55 (ite (= (rank 7 3) (rank 5 2)) 1 0)))
      (a!58 (<= a!57 (ite (= (rank 8 0) (rank 5 2)) 1 0)))
      (a!60 (<= a!59 (ite (= (rank 8 1) (rank 5 2)) 1 0)))
      (a!62 (<= a!61 (ite (= (rank 8 2) (rank 5 2)) 1 0)))
      (a!64 (<= a!63 (ite (= (rank 8 3) (rank 5 2)) 1 0)))
      (a!66 (<= a!65 (ite (= (rank 9 0) (rank 5 2)) 1 0)))
      (a!68 (<= a!67 (ite (= (rank 9 1) (rank 5 2)) 1 0)))
      (a!70 (<= a!69 (ite (= (rank 9 2) (rank 5 2)) 1 0)))
      (a!72 (<= a!71 (ite (= (rank 9 3) (rank 5 2)) 1 0)))
      (a!74 (<= a!73 (ite (= (rank 10 0) (rank 5 2)) 1 0)))
      (a!76 (<= a!75 (ite (= (rank 10 1) (rank 5 2)) 1 0)))
      (a!78 (<= a!77 (ite (= (rank 10 2) (rank 5 2)) 1 0)))
      (a!80 (<= a!79 (ite (= (rank 10 3) (rank 5 2)) 1 0)))
      (a!82 (<= a!81 (ite (= (rank 11 0) (rank 5 2)) 1 0)))
      (a!84 (<= a!83 (ite (= (rank 11 1) (rank 5 2)) 1 0)))
      (a!86 (<= a!85 (ite (= (rank 11 2) (rank 5 2)) 1 0)))
      (a!88 (<= a!87 (ite (= (rank 11 3) (rank 5 2)) 1 0)))
      (a!90 (<= a!89 (ite (= (rank 12 0) (rank 5 2)) 1 0)))
      (a!92 (<= a!91 (ite (= (rank 12 1) (rank 5 2)) 1 0)))
      (a!94 (<= a!93 (ite (= (rank 12 2) (rank 5 2)) 1 0)))
      (a!96 (<= a!95 (ite (= (rank 12 3) (rank 5 2)) 1 0)))
      (a!98 (<= a!97 (ite (= (rank 13 0) (rank 5 2)) 1 0)))
      (a!100 (<= a!99 (ite (= (rank 13 1) (rank 5 2)) 1 0)))
      (a!102 (<= a!101 (ite (= (rank 13 2) (rank 5 2)) 1 0)))
      (a!104 (<= a!103 (ite (= (rank 13 3) (rank 5 2)) 1 0))))
  (and a!2
       a!4
       a!6
       a!8
       a!10
       a!12
       a!14
       a!16
       a!18
       a!20
       a!22
       a!24
       a!26
       a!28
       a!30
       a!32
       a!34
       a!36
       a!38
       a!40
       a!42
       a!44
       a!46
       a!48
       a!50
       a!52
       a!54
       a!56
       a!58
       a!60
       a!62
       a!64
       a!66
       a!68
       a!70
       a!72
       a!74
       a!76
       a!78
       a!80
       a!82
       a!84
       a!86
       a!88
       a!90
       a!92
       a!94
       a!96
       a!98
       a!100
       a!102
       a!104))))
; face down
(assert (<= (select x.gone 5) 2))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal fewer, denied
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 5 2))) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 5 2))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 5 2))) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 5 2))) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 5 2))) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 5 2))) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 5 2))) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 5 2))) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 5 2))) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 5 2))) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 5 2))) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 5 2))) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 5 2))) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 5 2))) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 5 2))) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 5 2))) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 5 2))) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 5 2))) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 5 2))) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 5 2))) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 5 2))) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 5 2))) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 5 2))) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 5 2))) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 5 2))) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 5 2))) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 5 2))) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 5 2))) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 5 2))) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 5 2))) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 5 2))) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 5 2))) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 5 2))) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 5 2))) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 5 2))) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 5 2))) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 5 2))) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 5 2))) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 5 2))) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 5 2))) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 5 2))) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 5 2))) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 5 2))) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 5 2))) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 5 2))) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 5 2))) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 5 2))) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 5 2))) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 5 2))) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 5 2))) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 5 2))) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 5 2))) 1 0)))
  (not (< (+ a!1
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
          4))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; a deck
(assert (let ((a!1 (+ (ite (= (rank 1 0) (rank 5 3)) 1 0)
              (ite (= (rank 1 1) (rank 5 3)) 1 0)
              (ite (= (rank 1 2) (rank 5 3)) 1 0)
              (ite (= (rank 1 3) (rank 5 3)) 1 0)
              (ite (= (rank 2 0) (rank 5 3)) 1 0)
              (ite (= (rank 2 1) (rank 5 3)) 1 0)
              (ite (= (rank 2 2) (rank 5 3)) 1 0)
              (ite (= (rank 2 3) (rank 5 3)) 1 0)
              (ite (= (rank 3 0) (rank 5 3)) 1 0)
              (ite (= (rank 3 1) (rank 5 3)) 1 0)
              (ite (= (rank 3 2) (rank 5 3)) 1 0)
              (ite (= (rank 3 3) (rank 5 3)) 1 0)
              (ite (= (rank 4 0) (rank 5 3)) 1 0)
              (ite (= (rank 4 1) (rank 5 3)) 1 0)
              (ite (= (rank 4 2) (rank 5 3)) 1 0)
              (ite (= (rank 4 3) (rank 5 3)) 1 0)
              (ite (= (rank 5 0) (rank 5 3)) 1 0)
              (ite (= (rank 5 1) (rank 5 3)) 1 0)
              (ite (= (rank 5 2) (rank 5 3)) 1 0)
              (ite (= (rank 5 3) (rank 5 3)) 1 0)
              (ite (= (rank 6 0) (rank 5 3)) 1 0)
              (ite (= (rank 6 1) (rank 5 3)) 1 0)
              (ite (= (rank 6 2) (rank 5 3)) 1 0)
              (ite (= (rank 6 3) (rank 5 3)) 1 0)
              (ite (= (rank 7 0) (rank 5 3)) 1 0)
              (ite (= (rank 7 1) (rank 5 3)) 1 0)
              (ite (= (rank 7 2) (rank 5 3)) 1 0)
              (ite (= (rank 7 3) (rank 5 3)) 1 0)
              (ite (= (rank 8 0) (rank 5 3)) 1 0)
              (ite (= (rank 8 1) (rank 5 3)) 1 0)
              (ite (= (rank 8 2) (rank 5 3)) 1 0)
              (ite (= (rank 8 3) (rank 5 3)) 1 0)
              (ite (= (rank 9 0) (rank 5 3)) 1 0)
              (ite (= (rank 9 1) (rank 5 3)) 1 0)
              (ite (= (rank 9 2) (rank 5 3)) 1 0)
              (ite (= (rank 9 3) (rank 5 3)) 1 0)
              (ite (= (rank 10 0) (rank 5 3)) 1 0)
              (ite (= (rank 10 1) (rank 5 3)) 1 0)
              (ite (= (rank 10 2) (rank 5 3)) 1 0)
              (ite (= (rank 10 3) (rank 5 3)) 1 0)
              (ite (= (rank 11 0) (rank 5 3)) 1 0)
              (ite (= (rank 11 1) (rank 5 3)) 1 0)
              (ite (= (rank 11 2) (rank 5 3)) 1 0)
              (ite (= (rank 11 3) (rank 5 3)) 1 0)
              (ite (= (rank 12 0) (rank 5 3)) 1 0)
              (ite (= (rank 12 1) (rank 5 3)) 1 0)
              (ite (= (rank 12 2) (rank 5 3)) 1 0)
              (ite (= (rank 12 3) (rank 5 3)) 1 0)
              (ite (= (rank 13 0) (rank 5 3)) 1 0)
              (ite (= (rank 13 1) (rank 5 3)) 1 0)
              (ite (= (rank 13 2) (rank 5 3)) 1 0)
              (ite (= (rank 13 3) (rank 5 3)) 1 0))))
  (= a!1 4)))
; turned cards are cards
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 5 3))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 5 3))) 1 0))
      (a!5 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 5 3))) 1 0))
      (a!7 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 5 3))) 1 0))
      (a!9 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 5 3))) 1 0))
      (a!11 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 5 3))) 1 0))
      (a!13 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 5 3))) 1 0))
      (a!15 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 5 3))) 1 0))
      (a!17 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 5 3))) 1 0))
      (a!19 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 5 3))) 1 0))
      (a!21 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 5 3))) 1 0))
      (a!23 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 5 3))) 1 0))
      (a!25 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 5 3))) 1 0))
      (a!27 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 5 3))) 1 0))
      (a!29 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 5 3))) 1 0))
      (a!31 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 5 3))) 1 0))
      (a!33 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 5 3))) 1 0))
      (a!35 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 5 3))) 1 0))
      (a!37 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 5 3))) 1 0))
      (a!39 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 5 3))) 1 0))
      (a!41 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 5 3))) 1 0))
      (a!43 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 5 3))) 1 0))
      (a!45 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 5 3))) 1 0))
      (a!47 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 5 3))) 1 0))
      (a!49 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 5 3))) 1 0))
      (a!51 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 5 3))) 1 0))
      (a!53 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 5 3))) 1 0))
      (a!55 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 5 3))) 1 0))
      (a!57 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 5 3))) 1 0))
      (a!59 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 5 3))) 1 0))
      (a!61 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 5 3))) 1 0))
      (a!63 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 5 3))) 1 0))
      (a!65 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 5 3))) 1 0))
      (a!67 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 5 3))) 1 0))
      (a!69 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 5 3))) 1 0))
      (a!71 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 5 3))) 1 0))
      (a!73 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 5 3))) 1 0))
      (a!75 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 5 3))) 1 0))
      (a!77 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 5 3))) 1 0))
      (a!79 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 5 3))) 1 0))
      (a!81 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 5 3))) 1 0))
      (a!83 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 5 3))) 1 0))
      (a!85 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 5 3))) 1 0))
      (a!87 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 5 3))) 1 0))
      (a!89 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 5 3))) 1 0))
      (a!91 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 5 3))) 1 0))
      (a!93 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 5 3))) 1 0))
      (a!95 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 5 3))) 1 0))
      (a!97 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 5 3))) 1 0))
      (a!99 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 5 3))) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 5 3))) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 5 3))) 1 0)))
(let ((a!2 (<= a!1 (ite (= (rank 1 0) (rank 5 3)) 1 0)))
      (a!4 (<= a!3 (ite (= (rank 1 1) (rank 5 3)) 1 0)))
      (a!6 (<= a!5 (ite (= (rank 1 2) (rank 5 3)) 1 0)))
      (a!8 (<= a!7 (ite (= (rank 1 3) (rank 5 3)) 1 0)))
      (a!10 (<= a!9 (ite (= (rank 2 0) (rank 5 3)) 1 0)))
      (a!12 (<= a!11 (ite (= (rank 2 1) (rank 5 3)) 1 0)))
      (a!14 (<= a!13 (ite (= (rank 2 2) (rank 5 3)) 1 0)))
      (a!16 (<= a!15 (ite (= (rank 2 3) (rank 5 3)) 1 0)))
      (a!18 (<= a!17 (ite (= (rank 3 0) (rank 5 3)) 1 0)))
      (a!20 (<= a!19 (ite (= (rank 3 1) (rank 5 3)) 1 0)))
      (a!22 (<= a!21 (ite (= (rank 3 2) (rank 5 3)) 1 0)))
      (a!24 (<= a!23 (ite (= (rank 3 3) (rank 5 3)) 1 0)))
      (a!26 (<= a!25 (ite (= (rank 4 0) (rank 5 3)) 1 0)))
      (a!28 (<= a!27 (ite (= (rank 4 1) (rank 5 3)) 1 0)))
      (a!30 (<= a!29 (ite (= (rank 4 2) (rank 5 3)) 1 0)))
      (a!32 (<= a!31 (ite (= (rank 4 3) (rank 5 3)) 1 0)))
      (a!34 (<= a!33 (ite (= (rank 5 0) (rank 5 3)) 1 0)))
      (a!36 (<= a!35 (ite (= (rank 5 1) (rank 5 3)) 1 0)))
      (a!38 (<= a!37 (ite (= (rank 5 2) (rank 5 3)) 1 0)))
      (a!40 (<= a!39 (ite (= (rank 5 3) (rank 5 3)) 1 0)))
      (a!42 (<= a!41 (ite (= (rank 6 0) (rank 5 3)) 1 0)))
      (a!44 (<= a!43 (ite (= (rank 6 1) (rank 5 3)) 1 0)))
      (a!46 (<= a!45 (ite (= (rank 6 2) (rank 5 3)) 1 0)))
      (a!48 (<= a!47 (ite (= (rank 6 3) (rank 5 3)) 1 0)))
      (a!50 (<= a!49 (ite (= (rank 7 0) (rank 5 3)) 1 0)))
      (a!52 (<= a!51 (ite (= (rank 7 1) (rank 5 3)) 1 0)))
      (a!54 (<= a!53 (ite (= (rank 7 2) (rank 5 3)) 1 0)))
      (a!56 (<= a!55 (ite (= (rank 7 3) (rank 5 3)) 1 0)))
      (a!58 (<= a!57 (ite (= (rank 8 0) (rank 5 3)) 1 0)))
      (a!60 (<= a!59 (ite (= (rank 8 1) (rank 5 3)) 1 0)))
      (a!62 (<= a!61 (ite (= (rank 8 2) (rank 5 3)) 1 0)))
      (a!64 (<= a!63 (ite (= (rank 8 3) (rank 5 3)) 1 0)))
      (a!66 (<= a!65 (ite (= (rank 9 0) (rank 5 3)) 1 0)))
      (a!68 (<= a!67 (ite (= (rank 9 1) (rank 5 3)) 1 0)))
      (a!70 (<= a!69 (ite (= (rank 9 2) (rank 5 3)) 1 0)))
      (a!72 (<= a!71 (ite (= (rank 9 3) (rank 5 3)) 1 0)))
      (a!74 (<= a!73 (ite (= (rank 10 0) (rank 5 3)) 1 0)))
      (a!76 (<= a!75 (ite (= (rank 10 1) (rank 5 3)) 1 0)))
      (a!78 (<= a!77 (ite (= (rank 10 2) (rank 5 3)) 1 0)))
      (a!80 (<= a!79 (ite (= (rank 10 3) (rank 5 3)) 1 0)))
      (a!82 (<= a!81 (ite (= (rank 11 0) (rank 5 3)) 1 0)))
      (a!84 (<= a!83 (ite (= (rank 11 1) (rank 5 3)) 1 0)))
      (a!86 (<= a!85 (ite (= (rank 11 2) (rank 5 3)) 1 0)))
      (a!88 (<= a!87 (ite (= (rank 11 3) (rank 5 3)) 1 0)))
      (a!90 (<= a!89 (ite (= (rank 12 0) (rank 5 3)) 1 0)))
      (a!92 (<= a!91 (ite (= (rank 12 1) (rank 5 3)) 1 0)))
      (a!94 (<= a!93 (ite (= (rank 12 2) (rank 5 3)) 1 0)))
      (a!96 (<= a!95 (ite (= (rank 12 3) (rank 5 3)) 1 0)))
      (a!98 (<= a!97 (ite (= (rank 13 0) (rank 5 3)) 1 0)))
      (a!100 (<= a!99 (ite (= (rank 13 1) (rank 5 3)) 1 0)))
      (a!102 (<= a!101 (ite (= (rank 13 2) (rank 5 3)) 1 0)))
      (a!104 (<= a!103 (ite (= (rank 13 3) (rank 5 3)) 1 0))))
  (and a!2
       a!4
       a!6
       a!8
       a!10
       a!12
       a!14
       a!16
       a!18
       a!20
       a!22
       a!24
       a!26
       a!28
       a!30
       a!32
       a!34
       a!36
       a!38
       a!40
       a!42
       a!44
       a!46
       a!48
       a!50
       a!52
       a!54
       a!56
       a!58
       a!60
       a!62
       a!64
       a!66
       a!68
       a!70
       a!72
       a!74
       a!76
       a!78
       a!80
       a!82
       a!84
       a!86
       a!88
       a!90
       a!92
       a!94
       a!96
       a!98
       a!100
       a!102
       a!104))))
; face down
(assert (<= (select x.gone 5) 3))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal fewer, denied
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 5 3))) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 5 3))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 5 3))) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 5 3))) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 5 3))) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 5 3))) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 5 3))) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 5 3))) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 5 3))) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 5 3))) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 5 3))) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 5 3))) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 5 3))) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 5 3))) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 5 3))) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 5 3))) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 5 3))) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 5 3))) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 5 3))) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 5 3))) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 5 3))) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 5 3))) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 5 3))) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 5 3))) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 5 3))) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 5 3))) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 5 3))) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 5 3))) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 5 3))) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 5 3))) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 5 3))) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 5 3))) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 5 3))) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 5 3))) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 5 3))) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 5 3))) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 5 3))) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 5 3))) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 5 3))) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 5 3))) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 5 3))) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 5 3))) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 5 3))) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 5 3))) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 5 3))) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 5 3))) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 5 3))) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 5 3))) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 5 3))) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 5 3))) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 5 3))) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 5 3))) 1 0)))
  (not (< (+ a!1
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
          4))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; a deck
(assert (let ((a!1 (+ (ite (= (rank 1 0) (rank 6 0)) 1 0)
              (ite (= (rank 1 1) (rank 6 0)) 1 0)
              (ite (= (rank 1 2) (rank 6 0)) 1 0)
              (ite (= (rank 1 3) (rank 6 0)) 1 0)
              (ite (= (rank 2 0) (rank 6 0)) 1 0)
              (ite (= (rank 2 1) (rank 6 0)) 1 0)
              (ite (= (rank 2 2) (rank 6 0)) 1 0)
              (ite (= (rank 2 3) (rank 6 0)) 1 0)
              (ite (= (rank 3 0) (rank 6 0)) 1 0)
              (ite (= (rank 3 1) (rank 6 0)) 1 0)
              (ite (= (rank 3 2) (rank 6 0)) 1 0)
              (ite (= (rank 3 3) (rank 6 0)) 1 0)
              (ite (= (rank 4 0) (rank 6 0)) 1 0)
              (ite (= (rank 4 1) (rank 6 0)) 1 0)
              (ite (= (rank 4 2) (rank 6 0)) 1 0)
              (ite (= (rank 4 3) (rank 6 0)) 1 0)
              (ite (= (rank 5 0) (rank 6 0)) 1 0)
              (ite (= (rank 5 1) (rank 6 0)) 1 0)
              (ite (= (rank 5 2) (rank 6 0)) 1 0)
              (ite (= (rank 5 3) (rank 6 0)) 1 0)
              (ite (= (rank 6 0) (rank 6 0)) 1 0)
              (ite (= (rank 6 1) (rank 6 0)) 1 0)
              (ite (= (rank 6 2) (rank 6 0)) 1 0)
              (ite (= (rank 6 3) (rank 6 0)) 1 0)
              (ite (= (rank 7 0) (rank 6 0)) 1 0)
              (ite (= (rank 7 1) (rank 6 0)) 1 0)
              (ite (= (rank 7 2) (rank 6 0)) 1 0)
              (ite (= (rank 7 3) (rank 6 0)) 1 0)
              (ite (= (rank 8 0) (rank 6 0)) 1 0)
              (ite (= (rank 8 1) (rank 6 0)) 1 0)
              (ite (= (rank 8 2) (rank 6 0)) 1 0)
              (ite (= (rank 8 3) (rank 6 0)) 1 0)
              (ite (= (rank 9 0) (rank 6 0)) 1 0)
              (ite (= (rank 9 1) (rank 6 0)) 1 0)
              (ite (= (rank 9 2) (rank 6 0)) 1 0)
              (ite (= (rank 9 3) (rank 6 0)) 1 0)
              (ite (= (rank 10 0) (rank 6 0)) 1 0)
              (ite (= (rank 10 1) (rank 6 0)) 1 0)
              (ite (= (rank 10 2) (rank 6 0)) 1 0)
              (ite (= (rank 10 3) (rank 6 0)) 1 0)
              (ite (= (rank 11 0) (rank 6 0)) 1 0)
              (ite (= (rank 11 1) (rank 6 0)) 1 0)
              (ite (= (rank 11 2) (rank 6 0)) 1 0)
              (ite (= (rank 11 3) (rank 6 0)) 1 0)
              (ite (= (rank 12 0) (rank 6 0)) 1 0)
              (ite (= (rank 12 1) (rank 6 0)) 1 0)
              (ite (= (rank 12 2) (rank 6 0)) 1 0)
              (ite (= (rank 12 3) (rank 6 0)) 1 0)
              (ite (= (rank 13 0) (rank 6 0)) 1 0)
              (ite (= (rank 13 1) (rank 6 0)) 1 0)
              (ite (= (rank 13 2) (rank 6 0)) 1 0)
              (ite (= (rank 13 3) (rank 6 0)) 1 0))))
  (= a!1 4)))
; turned cards are cards
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 6 0))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 6 0))) 1 0))
      (a!5 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 6 0))) 1 0))
      (a!7 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 6 0))) 1 0))
      (a!9 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 6 0))) 1 0))
      (a!11 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 6 0))) 1 0))
      (a!13 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 6 0))) 1 0))
      (a!15 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 6 0))) 1 0))
      (a!17 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 6 0))) 1 0))
      (a!19 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 6 0))) 1 0))
      (a!21 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 6 0))) 1 0))
      (a!23 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 6 0))) 1 0))
      (a!25 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 6 0))) 1 0))
      (a!27 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 6 0))) 1 0))
      (a!29 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 6 0))) 1 0))
      (a!31 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 6 0))) 1 0))
      (a!33 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 6 0))) 1 0))
      (a!35 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 6 0))) 1 0))
      (a!37 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 6 0))) 1 0))
      (a!39 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 6 0))) 1 0))
      (a!41 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 6 0))) 1 0))
      (a!43 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 6 0))) 1 0))
      (a!45 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 6 0))) 1 0))
      (a!47 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 6 0))) 1 0))
      (a!49 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 6 0))) 1 0))
      (a!51 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 6 0))) 1 0))
      (a!53 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 6 0))) 1 0))
      (a!55 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 6 0))) 1 0))
      (a!57 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 6 0))) 1 0))
      (a!59 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 6 0))) 1 0))
      (a!61 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 6 0))) 1 0))
      (a!63 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 6 0))) 1 0))
      (a!65 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 6 0))) 1 0))
      (a!67 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 6 0))) 1 0))
      (a!69 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 6 0))) 1 0))
      (a!71 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 6 0))) 1 0))
      (a!73 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 6 0))) 1 0))
      (a!75 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 6 0))) 1 0))
      (a!77 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 6 0))) 1 0))
      (a!79 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 6 0))) 1 0))
      (a!81 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 6 0))) 1 0))
      (a!83 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 6 0))) 1 0))
      (a!85 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 6 0))) 1 0))
      (a!87 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 6 0))) 1 0))
      (a!89 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 6 0))) 1 0))
      (a!91 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 6 0))) 1 0))
      (a!93 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 6 0))) 1 0))
      (a!95 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 6 0))) 1 0))
      (a!97 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 6 0))) 1 0))
      (a!99 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 6 0))) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 6 0))) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 6 0))) 1 0)))
(let ((a!2 (<= a!1 (ite (= (rank 1 0) (rank 6 0)) 1 0)))
      (a!4 (<= a!3 (ite (= (rank 1 1) (rank 6 0)) 1 0)))
      (a!6 (<= a!5 (ite (= (rank 1 2) (rank 6 0)) 1 0)))
      (a!8 (<= a!7 (ite (= (rank 1 3) (rank 6 0)) 1 0)))
      (a!10 (<= a!9 (ite (= (rank 2 0) (rank 6 0)) 1 0)))
      (a!12 (<= a!11 (ite (= (rank 2 1) (rank 6 0)) 1 0)))
      (a!14 (<= a!13 (ite (= (rank 2 2) (rank 6 0)) 1 0)))
      (a!16 (<= a!15 (ite (= (rank 2 3) (rank 6 0)) 1 0)))
      (a!18 (<= a!17 (ite (= (rank 3 0) (rank 6 0)) 1 0)))
      (a!20 (<= a!19 (ite (= (rank 3 1) (rank 6 0)) 1 0)))
      (a!22 (<= a!21 (ite (= (rank 3 2) (rank 6 0)) 1 0)))
      (a!24 (<= a!23 (ite (= (rank 3 3) (rank 6 0)) 1 0)))
      (a!26 (<= a!25 (ite (= (rank 4 0) (rank 6 0)) 1 0)))
      (a!28 (<= a!27 (ite (= (rank 4 1) (rank 6 0)) 1 0)))
      (a!30 (<= a!29 (ite (= (rank 4 2) (rank 6 0)) 1 0)))
      (a!32 (<= a!31 (ite (= (rank 4 3) (rank 6 0)) 1 0)))
      (a!34 (<= a!33 (ite (= (rank 5 0) (rank 6 0)) 1 0)))
      (a!36 (<= a!35 (ite (= (rank 5 1) (rank 6 0)) 1 0)))
      (a!38 (<= a!37 (ite (= (rank 5 2) (rank 6 0)) 1 0)))
      (a!40 (<= a!39 (ite (= (rank 5 3) (rank 6 0)) 1 0)))
      (a!42 (<= a!41 (ite (= (rank 6 0) (rank 6 0)) 1 0)))
      (a!44 (<= a!43 (ite (= (rank 6 1) (rank 6 0)) 1 0)))
      (a!46 (<= a!45 (ite (= (rank 6 2) (rank 6 0)) 1 0)))
      (a!48 (<= a!47 (ite (= (rank 6 3) (rank 6 0)) 1 0)))
      (a!50 (<= a!49 (ite (= (rank 7 0) (rank 6 0)) 1 0)))
      (a!52 (<= a!51 (ite (= (rank 7 1) (rank 6 0)) 1 0)))
      (a!54 (<= a!53 (ite (= (rank 7 2) (rank 6 0)) 1 0)))
      (a!56 (<= a!55 (ite (= (rank 7 3) (rank 6 0)) 1 0)))
      (a!58 (<= a!57 (ite (= (rank 8 0) (rank 6 0)) 1 0)))
      (a!60 (<= a!59 (ite (= (rank 8 1) (rank 6 0)) 1 0)))
      (a!62 (<= a!61 (ite (= (rank 8 2) (rank 6 0)) 1 0)))
      (a!64 (<= a!63 (ite (= (rank 8 3) (rank 6 0)) 1 0)))
      (a!66 (<= a!65 (ite (= (rank 9 0) (rank 6 0)) 1 0)))
      (a!68 (<= a!67 (ite (= (rank 9 1) (rank 6 0)) 1 0)))
      (a!70 (<= a!69 (ite (= (rank 9 2) (rank 6 0)) 1 0)))
      (a!72 (<= a!71 (ite (= (rank 9 3) (rank 6 0)) 1 0)))
      (a!74 (<= a!73 (ite (= (rank 10 0) (rank 6 0)) 1 0)))
      (a!76 (<= a!75 (ite (= (rank 10 1) (rank 6 0)) 1 0)))
      (a!78 (<= a!77 (ite (= (rank 10 2) (rank 6 0)) 1 0)))
      (a!80 (<= a!79 (ite (= (rank 10 3) (rank 6 0)) 1 0)))
      (a!82 (<= a!81 (ite (= (rank 11 0) (rank 6 0)) 1 0)))
      (a!84 (<= a!83 (ite (= (rank 11 1) (rank 6 0)) 1 0)))
      (a!86 (<= a!85 (ite (= (rank 11 2) (rank 6 0)) 1 0)))
      (a!88 (<= a!87 (ite (= (rank 11 3) (rank 6 0)) 1 0)))
      (a!90 (<= a!89 (ite (= (rank 12 0) (rank 6 0)) 1 0)))
      (a!92 (<= a!91 (ite (= (rank 12 1) (rank 6 0)) 1 0)))
      (a!94 (<= a!93 (ite (= (rank 12 2) (rank 6 0)) 1 0)))
      (a!96 (<= a!95 (ite (= (rank 12 3) (rank 6 0)) 1 0)))
      (a!98 (<= a!97 (ite (= (rank 13 0) (rank 6 0)) 1 0)))
      (a!100 (<= a!99 (ite (= (rank 13 1) (rank 6 0)) 1 0)))
      (a!102 (<= a!101 (ite (= (rank 13 2) (rank 6 0)) 1 0)))
      (a!104 (<= a!103 (ite (= (rank 13 3) (rank 6 0)) 1 0))))
  (and a!2
       a!4
       a!6
       a!8
       a!10
       a!12
       a!14
       a!16
       a!18
       a!20
       a!22
       a!24
       a!26
       a!28
       a!30
       a!32
       a!34
       a!36
       a!38
       a!40
       a!42
       a!44
       a!46
       a!48
       a!50
       a!52
       a!54
       a!56
       a!58
       a!60
       a!62
       a!64
       a!66
       a!68
       a!70
       a!72
       a!74
       a!76
       a!78
       a!80
       a!82
       a!84
       a!86
       a!88
       a!90
       a!92
       a!94
       a!96
       a!98
       a!100
       a!102
       a!104))))
; face down
(assert (<= (select x.gone 6) 0))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal fewer, denied
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 6 0))) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 6 0))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 6 0))) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 6 0))) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 6 0))) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 6 0))) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 6 0))) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 6 0))) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 6 0))) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 6 0))) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 6 0))) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 6 0))) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 6 0))) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 6 0))) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 6 0))) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 6 0))) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 6 0))) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 6 0))) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 6 0))) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 6 0))) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 6 0))) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 6 0))) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 6 0))) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 6 0))) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 6 0))) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 6 0))) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 6 0))) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 6 0))) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 6 0))) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 6 0))) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 6 0))) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 6 0))) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 6 0))) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 6 0))) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 6 0))) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 6 0))) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 6 0))) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 6 0))) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 6 0))) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 6 0))) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 6 0))) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 6 0))) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 6 0))) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 6 0))) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 6 0))) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 6 0))) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 6 0))) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 6 0))) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 6 0))) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 6 0))) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 6 0))) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 6 0))) 1 0)))
  (not (< (+ a!1
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
          4))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; a deck
(assert (let ((a!1 (+ (ite (= (rank 1 0) (rank 6 1)) 1 0)
              (ite (= (rank 1 1) (rank 6 1)) 1 0)
              (ite (= (rank 1 2) (rank 6 1)) 1 0)
              (ite (= (rank 1 3) (rank 6 1)) 1 0)
              (ite (= (rank 2 0) (rank 6 1)) 1 0)
              (ite (= (rank 2 1) (rank 6 1)) 1 0)
              (ite (= (rank 2 2) (rank 6 1)) 1 0)
              (ite (= (rank 2 3) (rank 6 1)) 1 0)
              (ite (= (rank 3 0) (rank 6 1)) 1 0)
              (ite (= (rank 3 1) (rank 6 1)) 1 0)
              (ite (= (rank 3 2) (rank 6 1)) 1 0)
              (ite (= (rank 3 3) (rank 6 1)) 1 0)
              (ite (= (rank 4 0) (rank 6 1)) 1 0)
              (ite (= (rank 4 1) (rank 6 1)) 1 0)
              (ite (= (rank 4 2) (rank 6 1)) 1 0)
              (ite (= (rank 4 3) (rank 6 1)) 1 0)
              (ite (= (rank 5 0) (rank 6 1)) 1 0)
              (ite (= (rank 5 1) (rank 6 1)) 1 0)
              (ite (= (rank 5 2) (rank 6 1)) 1 0)
              (ite (= (rank 5 3) (rank 6 1)) 1 0)
              (ite (= (rank 6 0) (rank 6 1)) 1 0)
              (ite (= (rank 6 1) (rank 6 1)) 1 0)
              (ite (= (rank 6 2) (rank 6 1)) 1 0)
              (ite (= (rank 6 3) (rank 6 1)) 1 0)
              (ite (= (rank 7 0) (rank 6 1)) 1 0)
              (ite (= (rank 7 1) (rank 6 1)) 1 0)
              (ite (= (rank 7 2) (rank 6 1)) 1 0)
              (ite (= (rank 7 3) (rank 6 1)) 1 0)
              (ite (= (rank 8 0) (rank 6 1)) 1 0)
              (ite (= (rank 8 1) (rank 6 1)) 1 0)
              (ite (= (rank 8 2) (rank 6 1)) 1 0)
              (ite (= (rank 8 3) (rank 6 1)) 1 0)
              (ite (= (rank 9 0) (rank 6 1)) 1 0)
              (ite (= (rank 9 1) (rank 6 1)) 1 0)
              (ite (= (rank 9 2) (rank 6 1)) 1 0)
              (ite (= (rank 9 3) (rank 6 1)) 1 0)
              (ite (= (rank 10 0) (rank 6 1)) 1 0)
              (ite (= (rank 10 1) (rank 6 1)) 1 0)
              (ite (= (rank 10 2) (rank 6 1)) 1 0)
              (ite (= (rank 10 3) (rank 6 1)) 1 0)
              (ite (= (rank 11 0) (rank 6 1)) 1 0)
              (ite (= (rank 11 1) (rank 6 1)) 1 0)
              (ite (= (rank 11 2) (rank 6 1)) 1 0)
              (ite (= (rank 11 3) (rank 6 1)) 1 0)
              (ite (= (rank 12 0) (rank 6 1)) 1 0)
              (ite (= (rank 12 1) (rank 6 1)) 1 0)
              (ite (= (rank 12 2) (rank 6 1)) 1 0)
              (ite (= (rank 12 3) (rank 6 1)) 1 0)
              (ite (= (rank 13 0) (rank 6 1)) 1 0)
              (ite (= (rank 13 1) (rank 6 1)) 1 0)
              (ite (= (rank 13 2) (rank 6 1)) 1 0)
              (ite (= (rank 13 3) (rank 6 1)) 1 0))))
  (= a!1 4)))
; turned cards are cards
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 6 1))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 6 1))) 1 0))
      (a!5 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 6 1))) 1 0))
      (a!7 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 6 1))) 1 0))
      (a!9 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 6 1))) 1 0))
      (a!11 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 6 1))) 1 0))
      (a!13 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 6 1))) 1 0))
      (a!15 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 6 1))) 1 0))
      (a!17 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 6 1))) 1 0))
      (a!19 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 6 1))) 1 0))
      (a!21 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 6 1))) 1 0))
      (a!23 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 6 1))) 1 0))
      (a!25 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 6 1))) 1 0))
      (a!27 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 6 1))) 1 0))
      (a!29 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 6 1))) 1 0))
      (a!31 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 6 1))) 1 0))
      (a!33 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 6 1))) 1 0))
      (a!35 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 6 1))) 1 0))
      (a!37 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 6 1))) 1 0))
      (a!39 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 6 1))) 1 0))
      (a!41 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 6 1))) 1 0))
      (a!43 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 6 1))) 1 0))
      (a!45 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 6 1))) 1 0))
      (a!47 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 6 1))) 1 0))
      (a!49 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 6 1))) 1 0))
      (a!51 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 6 1))) 1 0))
      (a!53 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 6 1))) 1 0))
      (a!55 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 6 1))) 1 0))
      (a!57 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 6 1))) 1 0))
      (a!59 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 6 1))) 1 0))
      (a!61 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 6 1))) 1 0))
      (a!63 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 6 1))) 1 0))
      (a!65 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 6 1))) 1 0))
      (a!67 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 6 1))) 1 0))
      (a!69 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 6 1))) 1 0))
      (a!71 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 6 1))) 1 0))
      (a!73 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 6 1))) 1 0))
      (a!75 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 6 1))) 1 0))
      (a!77 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 6 1))) 1 0))
      (a!79 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 6 1))) 1 0))
      (a!81 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 6 1))) 1 0))
      (a!83 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 6 1))) 1 0))
      (a!85 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 6 1))) 1 0))
      (a!87 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 6 1))) 1 0))
      (a!89 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 6 1))) 1 0))
      (a!91 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 6 1))) 1 0))
      (a!93 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 6 1))) 1 0))
      (a!95 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 6 1))) 1 0))
      (a!97 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 6 1))) 1 0))
      (a!99 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 6 1))) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 6 1))) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 6 1))) 1 0)))
(let ((a!2 (<= a!1 (ite (= (rank 1 0) (rank 6 1)) 1 0)))
      (a!4 (<= a!3 (ite (= (rank 1 1) (rank 6 1)) 1 0)))
      (a!6 (<= a!5 (ite (= (rank 1 2) (rank 6 1)) 1 0)))
      (a!8 (<= a!7 (ite (= (rank 1 3) (rank 6 1)) 1 0)))
      (a!10 (<= a!9 (ite (= (rank 2 0) (rank 6 1)) 1 0)))
      (a!12 (<= a!11 (ite (= (rank 2 1) (rank 6 1)) 1 0)))
      (a!14 (<= a!13 (ite (= (rank 2 2) (rank 6 1)) 1 0)))
      (a!16 (<= a!15 (ite (= (rank 2 3) (rank 6 1)) 1 0)))
      (a!18 (<= a!17 (ite (= (rank 3 0) (rank 6 1)) 1 0)))
      (a!20 (<= a!19 (ite (= (rank 3 1) (rank 6 1)) 1 0)))
      (a!22 (<= a!21 (ite (= (rank 3 2) (rank 6 1)) 1 0)))
      (a!24 (<= a!23 (ite (= (rank 3 3) (rank 6 1)) 1 0)))
      (a!26 (<= a!25 (ite (= (rank 4 0) (rank 6 1)) 1 0)))
      (a!28 (<= a!27 (ite (= (rank 4 1) (rank 6 1)) 1 0)))
      (a!30 (<= a!29 (ite (= (rank 4 2) (rank 6 1)) 1 0)))
      (a!32 (<= a!31 (ite (= (rank 4 3) (rank 6 1)) 1 0)))
      (a!34 (<= a!33 (ite (= (rank 5 0) (rank 6 1)) 1 0)))
      (a!36 (<= a!35 (ite (= (rank 5 1) (rank 6 1)) 1 0)))
      (a!38 (<= a!37 (ite (= (rank 5 2) (rank 6 1)) 1 0)))
      (a!40 (<= a!39 (ite (= (rank 5 3) (rank 6 1)) 1 0)))
      (a!42 (<= a!41 (ite (= (rank 6 0) (rank 6 1)) 1 0)))
      (a!44 (<= a!43 (ite (= (rank 6 1) (rank 6 1)) 1 0)))
      (a!46 (<= a!45 (ite (= (rank 6 2) (rank 6 1)) 1 0)))
      (a!48 (<= a!47 (ite (= (rank 6 3) (rank 6 1)) 1 0)))
      (a!50 (<= a!49 (ite (= (rank 7 0) (rank 6 1)) 1 0)))
      (a!52 (<= a!51 (ite (= (rank 7 1) (rank 6 1)) 1 0)))
      (a!54 (<= a!53 (ite (= (rank 7 2) (rank 6 1)) 1 0)))
      (a!56 (<= a!55 (ite (= (rank 7 3) (rank 6 1)) 1 0)))
      (a!58 (<= a!57 (ite (= (rank 8 0) (rank 6 1)) 1 0)))
      (a!60 (<= a!59 (ite (= (rank 8 1) (rank 6 1)) 1 0)))
      (a!62 (<= a!61 (ite (= (rank 8 2) (rank 6 1)) 1 0)))
      (a!64 (<= a!63 (ite (= (rank 8 3) (rank 6 1)) 1 0)))
      (a!66 (<= a!65 (ite (= (rank 9 0) (rank 6 1)) 1 0)))
      (a!68 (<= a!67 (ite (= (rank 9 1) (rank 6 1)) 1 0)))
      (a!70 (<= a!69 (ite (= (rank 9 2) (rank 6 1)) 1 0)))
      (a!72 (<= a!71 (ite (= (rank 9 3) (rank 6 1)) 1 0)))
      (a!74 (<= a!73 (ite (= (rank 10 0) (rank 6 1)) 1 0)))
      (a!76 (<= a!75 (ite (= (rank 10 1) (rank 6 1)) 1 0)))
      (a!78 (<= a!77 (ite (= (rank 10 2) (rank 6 1)) 1 0)))
      (a!80 (<= a!79 (ite (= (rank 10 3) (rank 6 1)) 1 0)))
      (a!82 (<= a!81 (ite (= (rank 11 0) (rank 6 1)) 1 0)))
      (a!84 (<= a!83 (ite (= (rank 11 1) (rank 6 1)) 1 0)))
      (a!86 (<= a!85 (ite (= (rank 11 2) (rank 6 1)) 1 0)))
      (a!88 (<= a!87 (ite (= (rank 11 3) (rank 6 1)) 1 0)))
      (a!90 (<= a!89 (ite (= (rank 12 0) (rank 6 1)) 1 0)))
      (a!92 (<= a!91 (ite (= (rank 12 1) (rank 6 1)) 1 0)))
      (a!94 (<= a!93 (ite (= (rank 12 2) (rank 6 1)) 1 0)))
      (a!96 (<= a!95 (ite (= (rank 12 3) (rank 6 1)) 1 0)))
      (a!98 (<= a!97 (ite (= (rank 13 0) (rank 6 1)) 1 0)))
      (a!100 (<= a!99 (ite (= (rank 13 1) (rank 6 1)) 1 0)))
      (a!102 (<= a!101 (ite (= (rank 13 2) (rank 6 1)) 1 0)))
      (a!104 (<= a!103 (ite (= (rank 13 3) (rank 6 1)) 1 0))))
  (and a!2
       a!4
       a!6
       a!8
       a!10
       a!12
       a!14
       a!16
       a!18
       a!20
       a!22
       a!24
       a!26
       a!28
       a!30
       a!32
       a!34
       a!36
       a!38
       a!40
       a!42
       a!44
       a!46
       a!48
       a!50
       a!52
       a!54
       a!56
       a!58
       a!60
       a!62
       a!64
       a!66
       a!68
       a!70
       a!72
       a!74
       a!76
       a!78
       a!80
       a!82
       a!84
       a!86
       a!88
       a!90
       a!92
       a!94
       a!96
       a!98
       a!100
       a!102
       a!104))))
; face down
(assert (<= (select x.gone 6) 1))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal fewer, denied
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 6 1))) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 6 1))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 6 1))) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 6 1))) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 6 1))) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 6 1))) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 6 1))) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 6 1))) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 6 1))) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 6 1))) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 6 1))) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 6 1))) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 6 1))) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 6 1))) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 6 1))) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 6 1))) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 6 1))) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 6 1))) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 6 1))) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 6 1))) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 6 1))) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 6 1))) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 6 1))) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 6 1))) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 6 1))) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 6 1))) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 6 1))) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 6 1))) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 6 1))) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 6 1))) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 6 1))) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 6 1))) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 6 1))) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 6 1))) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 6 1))) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 6 1))) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 6 1))) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 6 1))) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 6 1))) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 6 1))) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 6 1))) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 6 1))) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 6 1))) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 6 1))) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 6 1))) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 6 1))) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 6 1))) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 6 1))) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 6 1))) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 6 1))) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 6 1))) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 6 1))) 1 0)))
  (not (< (+ a!1
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
          4))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; a deck
(assert (let ((a!1 (+ (ite (= (rank 1 0) (rank 6 2)) 1 0)
              (ite (= (rank 1 1) (rank 6 2)) 1 0)
              (ite (= (rank 1 2) (rank 6 2)) 1 0)
              (ite (= (rank 1 3) (rank 6 2)) 1 0)
              (ite (= (rank 2 0) (rank 6 2)) 1 0)
              (ite (= (rank 2 1) (rank 6 2)) 1 0)
              (ite (= (rank 2 2) (rank 6 2)) 1 0)
              (ite (= (rank 2 3) (rank 6 2)) 1 0)
              (ite (= (rank 3 0) (rank 6 2)) 1 0)
              (ite (= (rank 3 1) (rank 6 2)) 1 0)
              (ite (= (rank 3 2) (rank 6 2)) 1 0)
              (ite (= (rank 3 3) (rank 6 2)) 1 0)
              (ite (= (rank 4 0) (rank 6 2)) 1 0)
              (ite (= (rank 4 1) (rank 6 2)) 1 0)
              (ite (= (rank 4 2) (rank 6 2)) 1 0)
              (ite (= (rank 4 3) (rank 6 2)) 1 0)
              (ite (= (rank 5 0) (rank 6 2)) 1 0)
              (ite (= (rank 5 1) (rank 6 2)) 1 0)
              (ite (= (rank 5 2) (rank 6 2)) 1 0)
              (ite (= (rank 5 3) (rank 6 2)) 1 0)
              (ite (= (rank 6 0) (rank 6 2)) 1 0)
              (ite (= (rank 6 1) (rank 6 2)) 1 0)
              (ite (= (rank 6 2) (rank 6 2)) 1 0)
              (ite (= (rank 6 3) (rank 6 2)) 1 0)
              (ite (= (rank 7 0) (rank 6 2)) 1 0)
              (ite (= (rank 7 1) (rank 6 2)) 1 0)
              (ite (= (rank 7 2) (rank 6 2)) 1 0)
              (ite (= (rank 7 3) (rank 6 2)) 1 0)
              (ite (= (rank 8 0) (rank 6 2)) 1 0)
              (ite (= (rank 8 1) (rank 6 2)) 1 0)
              (ite (= (rank 8 2) (rank 6 2)) 1 0)
              (ite (= (rank 8 3) (rank 6 2)) 1 0)
              (ite (= (rank 9 0) (rank 6 2)) 1 0)
              (ite (= (rank 9 1) (rank 6 2)) 1 0)
              (ite (= (rank 9 2) (rank 6 2)) 1 0)
              (ite (= (rank 9 3) (rank 6 2)) 1 0)
              (ite (= (rank 10 0) (rank 6 2)) 1 0)
              (ite (= (rank 10 1) (rank 6 2)) 1 0)
              (ite (= (rank 10 2) (rank 6 2)) 1 0)
              (ite (= (rank 10 3) (rank 6 2)) 1 0)
              (ite (= (rank 11 0) (rank 6 2)) 1 0)
              (ite (= (rank 11 1) (rank 6 2)) 1 0)
              (ite (= (rank 11 2) (rank 6 2)) 1 0)
              (ite (= (rank 11 3) (rank 6 2)) 1 0)
              (ite (= (rank 12 0) (rank 6 2)) 1 0)
              (ite (= (rank 12 1) (rank 6 2)) 1 0)
              (ite (= (rank 12 2) (rank 6 2)) 1 0)
              (ite (= (rank 12 3) (rank 6 2)) 1 0)
              (ite (= (rank 13 0) (rank 6 2)) 1 0)
              (ite (= (rank 13 1) (rank 6 2)) 1 0)
              (ite (= (rank 13 2) (rank 6 2)) 1 0)
              (ite (= (rank 13 3) (rank 6 2)) 1 0))))
  (= a!1 4)))
; turned cards are cards
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 6 2))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 6 2))) 1 0))
      (a!5 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 6 2))) 1 0))
      (a!7 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 6 2))) 1 0))
      (a!9 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 6 2))) 1 0))
      (a!11 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 6 2))) 1 0))
      (a!13 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 6 2))) 1 0))
      (a!15 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 6 2))) 1 0))
      (a!17 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 6 2))) 1 0))
      (a!19 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 6 2))) 1 0))
      (a!21 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 6 2))) 1 0))
      (a!23 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 6 2))) 1 0))
      (a!25 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 6 2))) 1 0))
      (a!27 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 6 2))) 1 0))
      (a!29 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 6 2))) 1 0))
      (a!31 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 6 2))) 1 0))
      (a!33 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 6 2))) 1 0))
      (a!35 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 6 2))) 1 0))
      (a!37 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 6 2))) 1 0))
      (a!39 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 6 2))) 1 0))
      (a!41 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 6 2))) 1 0))
      (a!43 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 6 2))) 1 0))
      (a!45 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 6 2))) 1 0))
      (a!47 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 6 2))) 1 0))
      (a!49 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 6 2))) 1 0))
      (a!51 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 6 2))) 1 0))
      (a!53 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 6 2))) 1 0))
      (a!55 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 6 2))) 1 0))
      (a!57 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 6 2))) 1 0))
      (a!59 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 6 2))) 1 0))
      (a!61 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 6 2))) 1 0))
      (a!63 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 6 2))) 1 0))
      (a!65 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 6 2))) 1 0))
      (a!67 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 6 2))) 1 0))
      (a!69 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 6 2))) 1 0))
      (a!71 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 6 2))) 1 0))
      (a!73 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 6 2))) 1 0))
      (a!75 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 6 2))) 1 0))
      (a!77 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 6 2))) 1 0))
      (a!79 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 6 2))) 1 0))
      (a!81 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 6 2))) 1 0))
      (a!83 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 6 2))) 1 0))
      (a!85 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 6 2))) 1 0))
      (a!87 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 6 2))) 1 0))
      (a!89 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 6 2))) 1 0))
      (a!91 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 6 2))) 1 0))
      (a!93 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 6 2))) 1 0))
      (a!95 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 6 2))) 1 0))
      (a!97 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 6 2))) 1 0))
      (a!99 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 6 2))) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 6 2))) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 6 2))) 1 0)))
(let ((a!2 (<= a!1 (ite (= (rank 1 0) (rank 6 2)) 1 0)))
      (a!4 (<= a!3 (ite (= (rank 1 1) (rank 6 2)) 1 0)))
      (a!6 (<= a!5 (ite (= (rank 1 2) (rank 6 2)) 1 0)))
      (a!8 (<= a!7 (ite (= (rank 1 3) (rank 6 2)) 1 0)))
      (a!10 (<= a!9 (ite (= (rank 2 0) (rank 6 2)) 1 0)))
      (a!12 (<= a!11 (ite (= (rank 2 1) (rank 6 2)) 1 0)))
      (a!14 (<= a!13 (ite (= (rank 2 2) (rank 6 2)) 1 0)))
      (a!16 (<= a!15 (ite (= (rank 2 3) (rank 6 2)) 1 0)))
      (a!18 (<= a!17 (ite (= (rank 3 0) (rank 6 2)) 1 0)))
      (a!20 (<= a!19 (ite (= (rank 3 1) (rank 6 2)) 1 0)))
      (a!22 (<= a!21 (ite (= (rank 3 2) (rank 6 2)) 1 0)))
      (a!24 (<= a!23 (ite (= (rank 3 3) (rank 6 2)) 1 0)))
      (a!26 (<= a!25 (ite (= (rank 4 0) (rank 6 2)) 1 0)))
      (a!28 (<= a!27 (ite (= (rank 4 1) (rank 6 2)) 1 0)))
      (a!30 (<= a!29 (ite (= (rank 4 2) (rank 6 2)) 1 0)))
      (a!32 (<= a!31 (ite (= (rank 4 3) (rank 6 2)) 1 0)))
      (a!34 (<= a!33 (ite (= (rank 5 0) (rank 6 2)) 1 0)))
      (a!36 (<= a!35 (ite (= (rank 5 1) (rank 6 2)) 1 0)))
      (a!38 (<= a!37 (ite (= (rank 5 2) (rank 6 2)) 1 0)))
      (a!40 (<= a!39 (ite (= (rank 5 3) (rank 6 2)) 1 0)))
      (a!42 (<= a!41 (ite (= (rank 6 0) (rank 6 2)) 1 0)))
      (a!44 (<= a!43 (ite (= (rank 6 1) (rank 6 2)) 1 0)))
      (a!46 (<= a!45 (ite (= (rank 6 2) (rank 6 2)) 1 0)))
      (a!48 (<= a!47 (ite (= (rank 6 3) (rank 6 2)) 1 0)))
      (a!50 (<= a!49 (ite (= (rank 7 0) (rank 6 2)) 1 0)))
      (a!52 (<= a!51 (ite (= (rank 7 1) (rank 6 2)) 1 0)))
      (a!54 (<= a!53 (ite (= (rank 7 2) (rank 6 2)) 1 0)))
      (a!56 (<= a!55 (ite (= (rank 7 3) (rank 6 2)) 1 0)))
      (a!58 (<= a!57 (ite (= (rank 8 0) (rank 6 2)) 1 0)))
      (a!60 (<= a!59 (ite (= (rank 8 1) (rank 6 2)) 1 0)))
      (a!62 (<= a!61 (ite (= (rank 8 2) (rank 6 2)) 1 0)))
      (a!64 (<= a!63 (ite (= (rank 8 3) (rank 6 2)) 1 0)))
      (a!66 (<= a!65 (ite (= (rank 9 0) (rank 6 2)) 1 0)))
      (a!68 (<= a!67 (ite (= (rank 9 1) (rank 6 2)) 1 0)))
      (a!70 (<= a!69 (ite (= (rank 9 2) (rank 6 2)) 1 0)))
      (a!72 (<= a!71 (ite (= (rank 9 3) (rank 6 2)) 1 0)))
      (a!74 (<= a!73 (ite (= (rank 10 0) (rank 6 2)) 1 0)))
      (a!76 (<= a!75 (ite (= (rank 10 1) (rank 6 2)) 1 0)))
      (a!78 (<= a!77 (ite (= (rank 10 2) (rank 6 2)) 1 0)))
      (a!80 (<= a!79 (ite (= (rank 10 3) (rank 6 2)) 1 0)))
      (a!82 (<= a!81 (ite (= (rank 11 0) (rank 6 2)) 1 0)))
      (a!84 (<= a!83 (ite (= (rank 11 1) (rank 6 2)) 1 0)))
      (a!86 (<= a!85 (ite (= (rank 11 2) (rank 6 2)) 1 0)))
      (a!88 (<= a!87 (ite (= (rank 11 3) (rank 6 2)) 1 0)))
      (a!90 (<= a!89 (ite (= (rank 12 0) (rank 6 2)) 1 0)))
      (a!92 (<= a!91 (ite (= (rank 12 1) (rank 6 2)) 1 0)))
      (a!94 (<= a!93 (ite (= (rank 12 2) (rank 6 2)) 1 0)))
      (a!96 (<= a!95 (ite (= (rank 12 3) (rank 6 2)) 1 0)))
      (a!98 (<= a!97 (ite (= (rank 13 0) (rank 6 2)) 1 0)))
      (a!100 (<= a!99 (ite (= (rank 13 1) (rank 6 2)) 1 0)))
      (a!102 (<= a!101 (ite (= (rank 13 2) (rank 6 2)) 1 0)))
      (a!104 (<= a!103 (ite (= (rank 13 3) (rank 6 2)) 1 0))))
  (and a!2
       a!4
       a!6
       a!8
       a!10
       a!12
       a!14
       a!16
       a!18
       a!20
       a!22
       a!24
       a!26
       a!28
       a!30
       a!32
       a!34
       a!36
       a!38
       a!40
       a!42
       a!44
       a!46
       a!48
       a!50
       a!52
       a!54
       a!56
       a!58
       a!60
       a!62
       a!64
       a!66
       a!68
       a!70
       a!72
       a!74
       a!76
       a!78
       a!80
       a!82
       a!84
       a!86
       a!88
       a!90
       a!92
       a!94
       a!96
       a!98
       a!100
       a!102
       a!104))))
; face down
(assert (<= (select x.gone 6) 2))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal fewer, denied
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 6 2))) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 6 2))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 6 2))) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 6 2))) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 6 2))) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 6 2))) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 6 2))) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 6 2))) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 6 2))) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 6 2))) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 6 2))) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 6 2))) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 6 2))) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 6 2))) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 6 2))) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 6 2))) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 6 2))) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 6 2))) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 6 2))) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 6 2))) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 6 2))) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 6 2))) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 6 2))) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 6 2))) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 6 2))) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 6 2))) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 6 2))) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 6 2))) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 6 2))) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 6 2))) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 6 2))) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 6 2))) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 6 2))) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 6 2))) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 6 2))) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 6 2))) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 6 2))) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 6 2))) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 6 2))) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 6 2))) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 6 2))) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 6 2))) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 6 2))) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 6 2))) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 6 2))) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 6 2))) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 6 2))) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 6 2))) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 6 2))) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 6 2))) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 6 2))) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 6 2))) 1 0)))
  (not (< (+ a!1
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
          4))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; a deck
(assert (let ((a!1 (+ (ite (= (rank 1 0) (rank 6 3)) 1 0)
              (ite (= (rank 1 1) (rank 6 3)) 1 0)
              (ite (= (rank 1 2) (rank 6 3)) 1 0)
              (ite (= (rank 1 3) (rank 6 3)) 1 0)
              (ite (= (rank 2 0) (rank 6 3)) 1 0)
              (ite (= (rank 2 1) (rank 6 3)) 1 0)
              (ite (= (rank 2 2) (rank 6 3)) 1 0)
              (ite (= (rank 2 3) (rank 6 3)) 1 0)
              (ite (= (rank 3 0) (rank 6 3)) 1 0)
              (ite (= (rank 3 1) (rank 6 3)) 1 0)
              (ite (= (rank 3 2) (rank 6 3)) 1 0)
              (ite (= (rank 3 3) (rank 6 3)) 1 0)
              (ite (= (rank 4 0) (rank 6 3)) 1 0)
              (ite (= (rank 4 1) (rank 6 3)) 1 0)
              (ite (= (rank 4 2) (rank 6 3)) 1 0)
              (ite (= (rank 4 3) (rank 6 3)) 1 0)
              (ite (= (rank 5 0) (rank 6 3)) 1 0)
              (ite (= (rank 5 1) (rank 6 3)) 1 0)
              (ite (= (rank 5 2) (rank 6 3)) 1 0)
              (ite (= (rank 5 3) (rank 6 3)) 1 0)
              (ite (= (rank 6 0) (rank 6 3)) 1 0)
              (ite (= (rank 6 1) (rank 6 3)) 1 0)
              (ite (= (rank 6 2) (rank 6 3)) 1 0)
              (ite (= (rank 6 3) (rank 6 3)) 1 0)
              (ite (= (rank 7 0) (rank 6 3)) 1 0)
              (ite (= (rank 7 1) (rank 6 3)) 1 0)
              (ite (= (rank 7 2) (rank 6 3)) 1 0)
              (ite (= (rank 7 3) (rank 6 3)) 1 0)
              (ite (= (rank 8 0) (rank 6 3)) 1 0)
              (ite (= (rank 8 1) (rank 6 3)) 1 0)
              (ite (= (rank 8 2) (rank 6 3)) 1 0)
              (ite (= (rank 8 3) (rank 6 3)) 1 0)
              (ite (= (rank 9 0) (rank 6 3)) 1 0)
              (ite (= (rank 9 1) (rank 6 3)) 1 0)
              (ite (= (rank 9 2) (rank 6 3)) 1 0)
              (ite (= (rank 9 3) (rank 6 3)) 1 0)
              (ite (= (rank 10 0) (rank 6 3)) 1 0)
              (ite (= (rank 10 1) (rank 6 3)) 1 0)
              (ite (= (rank 10 2) (rank 6 3)) 1 0)
              (ite (= (rank 10 3) (rank 6 3)) 1 0)
              (ite (= (rank 11 0) (rank 6 3)) 1 0)
              (ite (= (rank 11 1) (rank 6 3)) 1 0)
              (ite (= (rank 11 2) (rank 6 3)) 1 0)
              (ite (= (rank 11 3) (rank 6 3)) 1 0)
              (ite (= (rank 12 0) (rank 6 3)) 1 0)
              (ite (= (rank 12 1) (rank 6 3)) 1 0)
              (ite (= (rank 12 2) (rank 6 3)) 1 0)
              (ite (= (rank 12 3) (rank 6 3)) 1 0)
              (ite (= (rank 13 0) (rank 6 3)) 1 0)
              (ite (= (rank 13 1) (rank 6 3)) 1 0)
              (ite (= (rank 13 2) (rank 6 3)) 1 0)
              (ite (= (rank 13 3) (rank 6 3)) 1 0))))
  (= a!1 4)))
; turned cards are cards
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 6 3))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 6 3))) 1 0))
      (a!5 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 6 3))) 1 0))
      (a!7 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 6 3))) 1 0))
      (a!9 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 6 3))) 1 0))
      (a!11 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 6 3))) 1 0))
      (a!13 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 6 3))) 1 0))
      (a!15 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 6 3))) 1 0))
      (a!17 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 6 3))) 1 0))
      (a!19 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 6 3))) 1 0))
      (a!21 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 6 3))) 1 0))
      (a!23 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 6 3))) 1 0))
      (a!25 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 6 3))) 1 0))
      (a!27 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 6 3))) 1 0))
      (a!29 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 6 3))) 1 0))
      (a!31 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 6 3))) 1 0))
      (a!33 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 6 3))) 1 0))
      (a!35 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 6 3))) 1 0))
      (a!37 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 6 3))) 1 0))
      (a!39 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 6 3))) 1 0))
      (a!41 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 6 3))) 1 0))
      (a!43 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 6 3))) 1 0))
      (a!45 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 6 3))) 1 0))
      (a!47 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 6 3))) 1 0))
      (a!49 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 6 3))) 1 0))
      (a!51 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 6 3))) 1 0))
      (a!53 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 6 3))) 1 0))
      (a!55 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 6 3))) 1 0))
      (a!57 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 6 3))) 1 0))
      (a!59 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 6 3))) 1 0))
      (a!61 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 6 3))) 1 0))
      (a!63 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 6 3))) 1 0))
      (a!65 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 6 3))) 1 0))
      (a!67 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 6 3))) 1 0))
      (a!69 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 6 3))) 1 0))
      (a!71 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 6 3))) 1 0))
      (a!73 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 6 3))) 1 0))
      (a!75 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 6 3))) 1 0))
      (a!77 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 6 3))) 1 0))
      (a!79 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 6 3))) 1 0))
      (a!81 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 6 3))) 1 0))
      (a!83 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 6 3))) 1 0))
      (a!85 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 6 3))) 1 0))
      (a!87 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 6 3))) 1 0))
      (a!89 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 6 3))) 1 0))
      (a!91 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 6 3))) 1 0))
      (a!93 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 6 3))) 1 0))
      (a!95 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 6 3))) 1 0))
      (a!97 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 6 3))) 1 0))
      (a!99 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 6 3))) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 6 3))) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 6 3))) 1 0)))
(let ((a!2 (<= a!1 (ite (= (rank 1 0) (rank 6 3)) 1 0)))
      (a!4 (<= a!3 (ite (= (rank 1 1) (rank 6 3)) 1 0)))
      (a!6 (<= a!5 (ite (= (rank 1 2) (rank 6 3)) 1 0)))
      (a!8 (<= a!7 (ite (= (rank 1 3) (rank 6 3)) 1 0)))
      (a!10 (<= a!9 (ite (= (rank 2 0) (rank 6 3)) 1 0)))
      (a!12 (<= a!11 (ite (= (rank 2 1) (rank 6 3)) 1 0)))
      (a!14 (<= a!13 (ite (= (rank 2 2) (rank 6 3)) 1 0)))
      (a!16 (<= a!15 (ite (= (rank 2 3) (rank 6 3)) 1 0)))
      (a!18 (<= a!17 (ite (= (rank 3 0) (rank 6 3)) 1 0)))
      (a!20 (<= a!19 (ite (= (rank 3 1) (rank 6 3)) 1 0)))
      (a!22 (<= a!21 (ite (= (rank 3 2) (rank 6 3)) 1 0)))
      (a!24 (<= a!23 (ite (= (rank 3 3) (rank 6 3)) 1 0)))
      (a!26 (<= a!25 (ite (= (rank 4 0) (rank 6 3)) 1 0)))
      (a!28 (<= a!27 (ite (= (rank 4 1) (rank 6 3)) 1 0)))
      (a!30 (<= a!29 (ite (= (rank 4 2) (rank 6 3)) 1 0)))
      (a!32 (<= a!31 (ite (= (rank 4 3) (rank 6 3)) 1 0)))
      (a!34 (<= a!33 (ite (= (rank 5 0) (rank 6 3)) 1 0)))
      (a!36 (<= a!35 (ite (= (rank 5 1) (rank 6 3)) 1 0)))
      (a!38 (<= a!37 (ite (= (rank 5 2) (rank 6 3)) 1 0)))
      (a!40 (<= a!39 (ite (= (rank 5 3) (rank 6 3)) 1 0)))
      (a!42 (<= a!41 (ite (= (rank 6 0) (rank 6 3)) 1 0)))
      (a!44 (<= a!43 (ite (= (rank 6 1) (rank 6 3)) 1 0)))
      (a!46 (<= a!45 (ite (= (rank 6 2) (rank 6 3)) 1 0)))
      (a!48 (<= a!47 (ite (= (rank 6 3) (rank 6 3)) 1 0)))
      (a!50 (<= a!49 (ite (= (rank 7 0) (rank 6 3)) 1 0)))
      (a!52 (<= a!51 (ite (= (rank 7 1) (rank 6 3)) 1 0)))
      (a!54 (<= a!53 (ite (= (rank 7 2) (rank 6 3)) 1 0)))
      (a!56 (<= a!55 (ite (= (rank 7 3) (rank 6 3)) 1 0)))
      (a!58 (<= a!57 (ite (= (rank 8 0) (rank 6 3)) 1 0)))
      (a!60 (<= a!59 (ite (= (rank 8 1) (rank 6 3)) 1 0)))
      (a!62 (<= a!61 (ite (= (rank 8 2) (rank 6 3)) 1 0)))
      (a!64 (<= a!63 (ite (= (rank 8 3) (rank 6 3)) 1 0)))
      (a!66 (<= a!65 (ite (= (rank 9 0) (rank 6 3)) 1 0)))
      (a!68 (<= a!67 (ite (= (rank 9 1) (rank 6 3)) 1 0)))
      (a!70 (<= a!69 (ite (= (rank 9 2) (rank 6 3)) 1 0)))
      (a!72 (<= a!71 (ite (= (rank 9 3) (rank 6 3)) 1 0)))
      (a!74 (<= a!73 (ite (= (rank 10 0) (rank 6 3)) 1 0)))
      (a!76 (<= a!75 (ite (= (rank 10 1) (rank 6 3)) 1 0)))
      (a!78 (<= a!77 (ite (= (rank 10 2) (rank 6 3)) 1 0)))
      (a!80 (<= a!79 (ite (= (rank 10 3) (rank 6 3)) 1 0)))
      (a!82 (<= a!81 (ite (= (rank 11 0) (rank 6 3)) 1 0)))
      (a!84 (<= a!83 (ite (= (rank 11 1) (rank 6 3)) 1 0)))
      (a!86 (<= a!85 (ite (= (rank 11 2) (rank 6 3)) 1 0)))
      (a!88 (<= a!87 (ite (= (rank 11 3) (rank 6 3)) 1 0)))
      (a!90 (<= a!89 (ite (= (rank 12 0) (rank 6 3)) 1 0)))
      (a!92 (<= a!91 (ite (= (rank 12 1) (rank 6 3)) 1 0)))
      (a!94 (<= a!93 (ite (= (rank 12 2) (rank 6 3)) 1 0)))
      (a!96 (<= a!95 (ite (= (rank 12 3) (rank 6 3)) 1 0)))
      (a!98 (<= a!97 (ite (= (rank 13 0) (rank 6 3)) 1 0)))
      (a!100 (<= a!99 (ite (= (rank 13 1) (rank 6 3)) 1 0)))
      (a!102 (<= a!101 (ite (= (rank 13 2) (rank 6 3)) 1 0)))
      (a!104 (<= a!103 (ite (= (rank 13 3) (rank 6 3)) 1 0))))
  (and a!2
       a!4
       a!6
       a!8
       a!10
       a!12
       a!14
       a!16
       a!18
       a!20
       a!22
       a!24
       a!26
       a!28
       a!30
       a!32
       a!34
       a!36
       a!38
       a!40
       a!42
       a!44
       a!46
       a!48
       a!50
       a!52
       a!54
       a!56
       a!58
       a!60
       a!62
       a!64
       a!66
       a!68
       a!70
       a!72
       a!74
       a!76
       a!78
       a!80
       a!82
       a!84
       a!86
       a!88
       a!90
       a!92
       a!94
       a!96
       a!98
       a!100
       a!102
       a!104))))
; face down
(assert (<= (select x.gone 6) 3))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal fewer, denied
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 6 3))) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 6 3))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 6 3))) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 6 3))) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 6 3))) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 6 3))) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 6 3))) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 6 3))) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 6 3))) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 6 3))) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 6 3))) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 6 3))) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 6 3))) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 6 3))) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 6 3))) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 6 3))) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 6 3))) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 6 3))) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 6 3))) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 6 3))) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 6 3))) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 6 3))) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 6 3))) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 6 3))) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 6 3))) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 6 3))) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 6 3))) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 6 3))) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 6 3))) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 6 3))) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 6 3))) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 6 3))) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 6 3))) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 6 3))) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 6 3))) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 6 3))) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 6 3))) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 6 3))) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 6 3))) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 6 3))) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 6 3))) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 6 3))) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 6 3))) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 6 3))) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 6 3))) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 6 3))) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 6 3))) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 6 3))) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 6 3))) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 6 3))) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 6 3))) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 6 3))) 1 0)))
  (not (< (+ a!1
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
          4))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; a deck
(assert (let ((a!1 (+ (ite (= (rank 1 0) (rank 7 0)) 1 0)
              (ite (= (rank 1 1) (rank 7 0)) 1 0)
              (ite (= (rank 1 2) (rank 7 0)) 1 0)
              (ite (= (rank 1 3) (rank 7 0)) 1 0)
              (ite (= (rank 2 0) (rank 7 0)) 1 0)
              (ite (= (rank 2 1) (rank 7 0)) 1 0)
              (ite (= (rank 2 2) (rank 7 0)) 1 0)
              (ite (= (rank 2 3) (rank 7 0)) 1 0)
              (ite (= (rank 3 0) (rank 7 0)) 1 0)
              (ite (= (rank 3 1) (rank 7 0)) 1 0)
              (ite (= (rank 3 2) (rank 7 0)) 1 0)
              (ite (= (rank 3 3) (rank 7 0)) 1 0)
              (ite (= (rank 4 0) (rank 7 0)) 1 0)
              (ite (= (rank 4 1) (rank 7 0)) 1 0)
              (ite (= (rank 4 2) (rank 7 0)) 1 0)
              (ite (= (rank 4 3) (rank 7 0)) 1 0)
              (ite (= (rank 5 0) (rank 7 0)) 1 0)
              (ite (= (rank 5 1) (rank 7 0)) 1 0)
              (ite (= (rank 5 2) (rank 7 0)) 1 0)
              (ite (= (rank 5 3) (rank 7 0)) 1 0)
              (ite (= (rank 6 0) (rank 7 0)) 1 0)
              (ite (= (rank 6 1) (rank 7 0)) 1 0)
              (ite (= (rank 6 2) (rank 7 0)) 1 0)
              (ite (= (rank 6 3) (rank 7 0)) 1 0)
              (ite (= (rank 7 0) (rank 7 0)) 1 0)
              (ite (= (rank 7 1) (rank 7 0)) 1 0)
              (ite (= (rank 7 2) (rank 7 0)) 1 0)
              (ite (= (rank 7 3) (rank 7 0)) 1 0)
              (ite (= (rank 8 0) (rank 7 0)) 1 0)
              (ite (= (rank 8 1) (rank 7 0)) 1 0)
              (ite (= (rank 8 2) (rank 7 0)) 1 0)
              (ite (= (rank 8 3) (rank 7 0)) 1 0)
              (ite (= (rank 9 0) (rank 7 0)) 1 0)
              (ite (= (rank 9 1) (rank 7 0)) 1 0)
              (ite (= (rank 9 2) (rank 7 0)) 1 0)
              (ite (= (rank 9 3) (rank 7 0)) 1 0)
              (ite (= (rank 10 0) (rank 7 0)) 1 0)
              (ite (= (rank 10 1) (rank 7 0)) 1 0)
              (ite (= (rank 10 2) (rank 7 0)) 1 0)
              (ite (= (rank 10 3) (rank 7 0)) 1 0)
              (ite (= (rank 11 0) (rank 7 0)) 1 0)
              (ite (= (rank 11 1) (rank 7 0)) 1 0)
              (ite (= (rank 11 2) (rank 7 0)) 1 0)
              (ite (= (rank 11 3) (rank 7 0)) 1 0)
              (ite (= (rank 12 0) (rank 7 0)) 1 0)
              (ite (= (rank 12 1) (rank 7 0)) 1 0)
              (ite (= (rank 12 2) (rank 7 0)) 1 0)
              (ite (= (rank 12 3) (rank 7 0)) 1 0)
              (ite (= (rank 13 0) (rank 7 0)) 1 0)
              (ite (= (rank 13 1) (rank 7 0)) 1 0)
              (ite (= (rank 13 2) (rank 7 0)) 1 0)
              (ite (= (rank 13 3) (rank 7 0)) 1 0))))
  (= a!1 4)))
; turned cards are cards
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 7 0))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 7 0))) 1 0))
      (a!5 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 7 0))) 1 0))
      (a!7 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 7 0))) 1 0))
      (a!9 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 7 0))) 1 0))
      (a!11 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 7 0))) 1 0))
      (a!13 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 7 0))) 1 0))
      (a!15 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 7 0))) 1 0))
      (a!17 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 7 0))) 1 0))
      (a!19 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 7 0))) 1 0))
      (a!21 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 7 0))) 1 0))
      (a!23 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 7 0))) 1 0))
      (a!25 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 7 0))) 1 0))
      (a!27 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 7 0))) 1 0))
      (a!29 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 7 0))) 1 0))
      (a!31 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 7 0))) 1 0))
      (a!33 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 7 0))) 1 0))
      (a!35 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 7 0))) 1 0))
      (a!37 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 7 0))) 1 0))
      (a!39 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 7 0))) 1 0))
      (a!41 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 7 0))) 1 0))
      (a!43 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 7 0))) 1 0))
      (a!45 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 7 0))) 1 0))
      (a!47 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 7 0))) 1 0))
      (a!49 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 7 0))) 1 0))
      (a!51 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 7 0))) 1 0))
      (a!53 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 7 0))) 1 0))
      (a!55 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 7 0))) 1 0))
      (a!57 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 7 0))) 1 0))
      (a!59 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 7 0))) 1 0))
      (a!61 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 7 0))) 1 0))
      (a!63 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 7 0))) 1 0))
      (a!65 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 7 0))) 1 0))
      (a!67 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 7 0))) 1 0))
      (a!69 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 7 0))) 1 0))
      (a!71 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 7 0))) 1 0))
      (a!73 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 7 0))) 1 0))
      (a!75 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 7 0))) 1 0))
      (a!77 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 7 0))) 1 0))
      (a!79 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 7 0))) 1 0))
      (a!81 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 7 0))) 1 0))
      (a!83 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 7 0))) 1 0))
      (a!85 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 7 0))) 1 0))
      (a!87 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 7 0))) 1 0))
      (a!89 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 7 0))) 1 0))
      (a!91 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 7 0))) 1 0))
      (a!93 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 7 0))) 1 0))
      (a!95 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 7 0))) 1 0))
      (a!97 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 7 0))) 1 0))
      (a!99 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 7 0))) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 7 0))) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 7 0))) 1 0)))
(let ((a!2 (<= a!1 (ite (= (rank 1 0) (rank 7 0)) 1 0)))
      (a!4 (<= a!3 (ite (= (rank 1 1) (rank 7 0)) 1 0)))
      (a!6 (<= a!5 (ite (= (rank 1 2) (rank 7 0)) 1 0)))
      (a!8 (<= a!7 (ite (= (rank 1 3) (rank 7 0)) 1 0)))
      (a!10 (<= a!9 (ite (= (rank 2 0) (rank 7 0)) 1 0)))
      (a!12 (<= a!11 (ite (= (rank 2 1) (rank 7 0)) 1 0)))
      (a!14 (<= a!13 (ite (= (rank 2 2) (rank 7 0)) 1 0)))
      (a!16 (<= a!15 (ite (= (rank 2 3) (rank 7 0)) 1 0)))
      (a!18 (<= a!17 (ite (= (rank 3 0) (rank 7 0)) 1 0)))
      (a!20 (<= a!19 (ite (= (rank 3 1) (rank 7 0)) 1 0)))
      (a!22 (<= a!21 (ite (= (rank 3 2) (rank 7 0)) 1 0)))
      (a!24 (<= a!23 (ite (= (rank 3 3) (rank 7 0)) 1 0)))
      (a!26 (<= a!25 (ite (= (rank 4 0) (rank 7 0)) 1 0)))
      (a!28 (<= a!27 (ite (= (rank 4 1) (rank 7 0)) 1 0)))
      (a!30 (<= a!29 (ite (= (rank 4 2) (rank 7 0)) 1 0)))
      (a!32 (<= a!31 (ite (= (rank 4 3) (rank 7 0)) 1 0)))
      (a!34 (<= a!33 (ite (= (rank 5 0) (rank 7 0)) 1 0)))
      (a!36 (<= a!35 (ite (= (rank 5 1) (rank 7 0)) 1 0)))
      (a!38 (<= a!37 (ite (= (rank 5 2) (rank 7 0)) 1 0)))
      (a!40 (<= a!39 (ite (= (rank 5 3) (rank 7 0)) 1 0)))
      (a!42 (<= a!41 (ite (= (rank 6 0) (rank 7 0)) 1 0)))
      (a!44 (<= a!43 (ite (= (rank 6 1) (rank 7 0)) 1 0)))
      (a!46 (<= a!45 (ite (= (rank 6 2) (rank 7 0)) 1 0)))
      (a!48 (<= a!47 (ite (= (rank 6 3) (rank 7 0)) 1 0)))
      (a!50 (<= a!49 (ite (= (rank 7 0) (rank 7 0)) 1 0)))
      (a!52 (<= a!51 (ite (= (rank 7 1) (rank 7 0)) 1 0)))
      (a!54 (<= a!53 (ite (= (rank 7 2) (rank 7 0)) 1 0)))
      (a!56 (<= a!55 (ite (= (rank 7 3) (rank 7 0)) 1 0)))
      (a!58 (<= a!57 (ite (= (rank 8 0) (rank 7 0)) 1 0)))
      (a!60 (<= a!59 (ite (= (rank 8 1) (rank 7 0)) 1 0)))
      (a!62 (<= a!61 (ite (= (rank 8 2) (rank 7 0)) 1 0)))
      (a!64 (<= a!63 (ite (= (rank 8 3) (rank 7 0)) 1 0)))
      (a!66 (<= a!65 (ite (= (rank 9 0) (rank 7 0)) 1 0)))
      (a!68 (<= a!67 (ite (= (rank 9 1) (rank 7 0)) 1 0)))
      (a!70 (<= a!69 (ite (= (rank 9 2) (rank 7 0)) 1 0)))
      (a!72 (<= a!71 (ite (= (rank 9 3) (rank 7 0)) 1 0)))
      (a!74 (<= a!73 (ite (= (rank 10 0) (rank 7 0)) 1 0)))
      (a!76 (<= a!75 (ite (= (rank 10 1) (rank 7 0)) 1 0)))
      (a!78 (<= a!77 (ite (= (rank 10 2) (rank 7 0)) 1 0)))
      (a!80 (<= a!79 (ite (= (rank 10 3) (rank 7 0)) 1 0)))
      (a!82 (<= a!81 (ite (= (rank 11 0) (rank 7 0)) 1 0)))
      (a!84 (<= a!83 (ite (= (rank 11 1) (rank 7 0)) 1 0)))
      (a!86 (<= a!85 (ite (= (rank 11 2) (rank 7 0)) 1 0)))
      (a!88 (<= a!87 (ite (= (rank 11 3) (rank 7 0)) 1 0)))
      (a!90 (<= a!89 (ite (= (rank 12 0) (rank 7 0)) 1 0)))
      (a!92 (<= a!91 (ite (= (rank 12 1) (rank 7 0)) 1 0)))
      (a!94 (<= a!93 (ite (= (rank 12 2) (rank 7 0)) 1 0)))
      (a!96 (<= a!95 (ite (= (rank 12 3) (rank 7 0)) 1 0)))
      (a!98 (<= a!97 (ite (= (rank 13 0) (rank 7 0)) 1 0)))
      (a!100 (<= a!99 (ite (= (rank 13 1) (rank 7 0)) 1 0)))
      (a!102 (<= a!101 (ite (= (rank 13 2) (rank 7 0)) 1 0)))
      (a!104 (<= a!103 (ite (= (rank 13 3) (rank 7 0)) 1 0))))
  (and a!2
       a!4
       a!6
       a!8
       a!10
       a!12
       a!14
       a!16
       a!18
       a!20
       a!22
       a!24
       a!26
       a!28
       a!30
       a!32
       a!34
       a!36
       a!38
       a!40
       a!42
       a!44
       a!46
       a!48
       a!50
       a!52
       a!54
       a!56
       a!58
       a!60
       a!62
       a!64
       a!66
       a!68
       a!70
       a!72
       a!74
       a!76
       a!78
       a!80
       a!82
       a!84
       a!86
       a!88
       a!90
       a!92
       a!94
       a!96
       a!98
       a!100
       a!102
       a!104))))
; face down
(assert (<= (select x.gone 7) 0))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal fewer, denied
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 7 0))) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 7 0))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 7 0))) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 7 0))) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 7 0))) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 7 0))) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 7 0))) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 7 0))) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 7 0))) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 7 0))) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 7 0))) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 7 0))) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 7 0))) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 7 0))) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 7 0))) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 7 0))) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 7 0))) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 7 0))) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 7 0))) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 7 0))) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 7 0))) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 7 0))) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 7 0))) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 7 0))) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 7 0))) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 7 0))) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 7 0))) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 7 0))) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 7 0))) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 7 0))) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 7 0))) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 7 0))) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 7 0))) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 7 0))) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 7 0))) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 7 0))) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 7 0))) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 7 0))) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 7 0))) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 7 0))) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 7 0))) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 7 0))) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 7 0))) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 7 0))) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 7 0))) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 7 0))) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 7 0))) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 7 0))) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 7 0))) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 7 0))) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 7 0))) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 7 0))) 1 0)))
  (not (< (+ a!1
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
          4))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; a deck
(assert (let ((a!1 (+ (ite (= (rank 1 0) (rank 7 1)) 1 0)
              (ite (= (rank 1 1) (rank 7 1)) 1 0)
              (ite (= (rank 1 2) (rank 7 1)) 1 0)
              (ite (= (rank 1 3) (rank 7 1)) 1 0)
              (ite (= (rank 2 0) (rank 7 1)) 1 0)
              (ite (= (rank 2 1) (rank 7 1)) 1 0)
              (ite (= (rank 2 2) (rank 7 1)) 1 0)
              (ite (= (rank 2 3) (rank 7 1)) 1 0)
              (ite (= (rank 3 0) (rank 7 1)) 1 0)
              (ite (= (rank 3 1) (rank 7 1)) 1 0)
              (ite (= (rank 3 2) (rank 7 1)) 1 0)
              (ite (= (rank 3 3) (rank 7 1)) 1 0)
              (ite (= (rank 4 0) (rank 7 1)) 1 0)
              (ite (= (rank 4 1) (rank 7 1)) 1 0)
              (ite (= (rank 4 2) (rank 7 1)) 1 0)
              (ite (= (rank 4 3) (rank 7 1)) 1 0)
              (ite (= (rank 5 0) (rank 7 1)) 1 0)
              (ite (= (rank 5 1) (rank 7 1)) 1 0)
              (ite (= (rank 5 2) (rank 7 1)) 1 0)
              (ite (= (rank 5 3) (rank 7 1)) 1 0)
              (ite (= (rank 6 0) (rank 7 1)) 1 0)
              (ite (= (rank 6 1) (rank 7 1)) 1 0)
              (ite (= (rank 6 2) (rank 7 1)) 1 0)
              (ite (= (rank 6 3) (rank 7 1)) 1 0)
              (ite (= (rank 7 0) (rank 7 1)) 1 0)
              (ite (= (rank 7 1) (rank 7 1)) 1 0)
              (ite (= (rank 7 2) (rank 7 1)) 1 0)
              (ite (= (rank 7 3) (rank 7 1)) 1 0)
              (ite (= (rank 8 0) (rank 7 1)) 1 0)
              (ite (= (rank 8 1) (rank 7 1)) 1 0)
              (ite (= (rank 8 2) (rank 7 1)) 1 0)
              (ite (= (rank 8 3) (rank 7 1)) 1 0)
              (ite (= (rank 9 0) (rank 7 1)) 1 0)
              (ite (= (rank 9 1) (rank 7 1)) 1 0)
              (ite (= (rank 9 2) (rank 7 1)) 1 0)
              (ite (= (rank 9 3) (rank 7 1)) 1 0)
              (ite (= (rank 10 0) (rank 7 1)) 1 0)
              (ite (= (rank 10 1) (rank 7 1)) 1 0)
              (ite (= (rank 10 2) (rank 7 1)) 1 0)
              (ite (= (rank 10 3) (rank 7 1)) 1 0)
              (ite (= (rank 11 0) (rank 7 1)) 1 0)
              (ite (= (rank 11 1) (rank 7 1)) 1 0)
              (ite (= (rank 11 2) (rank 7 1)) 1 0)
              (ite (= (rank 11 3) (rank 7 1)) 1 0)
              (ite (= (rank 12 0) (rank 7 1)) 1 0)
              (ite (= (rank 12 1) (rank 7 1)) 1 0)
              (ite (= (rank 12 2) (rank 7 1)) 1 0)
              (ite (= (rank 12 3) (rank 7 1)) 1 0)
              (ite (= (rank 13 0) (rank 7 1)) 1 0)
              (ite (= (rank 13 1) (rank 7 1)) 1 0)
              (ite (= (rank 13 2) (rank 7 1)) 1 0)
              (ite (= (rank 13 3) (rank 7 1)) 1 0))))
  (= a!1 4)))
; turned cards are cards
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 7 1))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 7 1))) 1 0))
      (a!5 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 7 1))) 1 0))
      (a!7 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 7 1))) 1 0))
      (a!9 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 7 1))) 1 0))
      (a!11 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 7 1))) 1 0))
      (a!13 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 7 1))) 1 0))
      (a!15 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 7 1))) 1 0))
      (a!17 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 7 1))) 1 0))
      (a!19 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 7 1))) 1 0))
      (a!21 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 7 1))) 1 0))
      (a!23 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 7 1))) 1 0))
      (a!25 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 7 1))) 1 0))
      (a!27 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 7 1))) 1 0))
      (a!29 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 7 1))) 1 0))
      (a!31 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 7 1))) 1 0))
      (a!33 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 7 1))) 1 0))
      (a!35 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 7 1))) 1 0))
      (a!37 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 7 1))) 1 0))
      (a!39 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 7 1))) 1 0))
      (a!41 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 7 1))) 1 0))
      (a!43 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 7 1))) 1 0))
      (a!45 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 7 1))) 1 0))
      (a!47 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 7 1))) 1 0))
      (a!49 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 7 1))) 1 0))
      (a!51 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 7 1))) 1 0))
      (a!53 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 7 1))) 1 0))
      (a!55 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 7 1))) 1 0))
      (a!57 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 7 1))) 1 0))
      (a!59 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 7 1))) 1 0))
      (a!61 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 7 1))) 1 0))
      (a!63 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 7 1))) 1 0))
      (a!65 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 7 1))) 1 0))
      (a!67 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 7 1))) 1 0))
      (a!69 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 7 1))) 1 0))
      (a!71 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 7 1))) 1 0))
      (a!73 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 7 1))) 1 0))
      (a!75 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 7 1))) 1 0))
      (a!77 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 7 1))) 1 0))
      (a!79 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 7 1))) 1 0))
      (a!81 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 7 1))) 1 0))
      (a!83 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 7 1))) 1 0))
      (a!85 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 7 1))) 1 0))
      (a!87 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 7 1))) 1 0))
      (a!89 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 7 1))) 1 0))
      (a!91 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 7 1))) 1 0))
      (a!93 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 7 1))) 1 0))
      (a!95 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 7 1))) 1 0))
      (a!97 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 7 1))) 1 0))
      (a!99 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 7 1))) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 7 1))) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 7 1))) 1 0)))
(let ((a!2 (<= a!1 (ite (= (rank 1 0) (rank 7 1)) 1 0)))
      (a!4 (<= a!3 (ite (= (rank 1 1) (rank 7 1)) 1 0)))
      (a!6 (<= a!5 (ite (= (rank 1 2) (rank 7 1)) 1 0)))
      (a!8 (<= a!7 (ite (= (rank 1 3) (rank 7 1)) 1 0)))
      (a!10 (<= a!9 (ite (= (rank 2 0) (rank 7 1)) 1 0)))
      (a!12 (<= a!11 (ite (= (rank 2 1) (rank 7 1)) 1 0)))
      (a!14 (<= a!13 (ite (= (rank 2 2) (rank 7 1)) 1 0)))
      (a!16 (<= a!15 (ite (= (rank 2 3) (rank 7 1)) 1 0)))
      (a!18 (<= a!17 (ite (= (rank 3 0) (rank 7 1)) 1 0)))
      (a!20 (<= a!19 (ite (= (rank 3 1) (rank 7 1)) 1 0)))
      (a!22 (<= a!21 (ite (= (rank 3 2) (rank 7 1)) 1 0)))
      (a!24 (<= a!23 (ite (= (rank 3 3) (rank 7 1)) 1 0)))
      (a!26 (<= a!25 (ite (= (rank 4 0) (rank 7 1)) 1 0)))
      (a!28 (<= a!27 (ite (= (rank 4 1) (rank 7 1)) 1 0)))
      (a!30 (<= a!29 (ite (= (rank 4 2) (rank 7 1)) 1 0)))
      (a!32 (<= a!31 (ite (= (rank 4 3) (rank 7 1)) 1 0)))
      (a!34 (<= a!33 (ite (= (rank 5 0) (rank 7 1)) 1 0)))
      (a!36 (<= a!35 (ite (= (rank 5 1) (rank 7 1)) 1 0)))
      (a!38 (<= a!37 (ite (= (rank 5 2) (rank 7 1)) 1 0)))
      (a!40 (<= a!39 (ite (= (rank 5 3) (rank 7 1)) 1 0)))
      (a!42 (<= a!41 (ite (= (rank 6 0) (rank 7 1)) 1 0)))
      (a!44 (<= a!43 (ite (= (rank 6 1) (rank 7 1)) 1 0)))
      (a!46 (<= a!45 (ite (= (rank 6 2) (rank 7 1)) 1 0)))
      (a!48 (<= a!47 (ite (= (rank 6 3) (rank 7 1)) 1 0)))
      (a!50 (<= a!49 (ite (= (rank 7 0) (rank 7 1)) 1 0)))
      (a!52 (<= a!51 (ite (= (rank 7 1) (rank 7 1)) 1 0)))
      (a!54 (<= a!53 (ite (= (rank 7 2) (rank 7 1)) 1 0)))
      (a!56 (<= a!55 (ite (= (rank 7 3) (rank 7 1)) 1 0)))
      (a!58 (<= a!57 (ite (= (rank 8 0) (rank 7 1)) 1 0)))
      (a!60 (<= a!59 (ite (= (rank 8 1) (rank 7 1)) 1 0)))
      (a!62 (<= a!61 (ite (= (rank 8 2) (rank 7 1)) 1 0)))
      (a!64 (<= a!63 (ite (= (rank 8 3) (rank 7 1)) 1 0)))
      (a!66 (<= a!65 (ite (= (rank 9 0) (rank 7 1)) 1 0)))
      (a!68 (<= a!67 (ite (= (rank 9 1) (rank 7 1)) 1 0)))
      (a!70 (<= a!69 (ite (= (rank 9 2) (rank 7 1)) 1 0)))
      (a!72 (<= a!71 (ite (= (rank 9 3) (rank 7 1)) 1 0)))
      (a!74 (<= a!73 (ite (= (rank 10 0) (rank 7 1)) 1 0)))
      (a!76 (<= a!75 (ite (= (rank 10 1) (rank 7 1)) 1 0)))
      (a!78 (<= a!77 (ite (= (rank 10 2) (rank 7 1)) 1 0)))
      (a!80 (<= a!79 (ite (= (rank 10 3) (rank 7 1)) 1 0)))
      (a!82 (<= a!81 (ite (= (rank 11 0) (rank 7 1)) 1 0)))
      (a!84 (<= a!83 (ite (= (rank 11 1) (rank 7 1)) 1 0)))
      (a!86 (<= a!85 (ite (= (rank 11 2) (rank 7 1)) 1 0)))
      (a!88 (<= a!87 (ite (= (rank 11 3) (rank 7 1)) 1 0)))
      (a!90 (<= a!89 (ite (= (rank 12 0) (rank 7 1)) 1 0)))
      (a!92 (<= a!91 (ite (= (rank 12 1) (rank 7 1)) 1 0)))
      (a!94 (<= a!93 (ite (= (rank 12 2) (rank 7 1)) 1 0)))
      (a!96 (<= a!95 (ite (= (rank 12 3) (rank 7 1)) 1 0)))
      (a!98 (<= a!97 (ite (= (rank 13 0) (rank 7 1)) 1 0)))
      (a!100 (<= a!99 (ite (= (rank 13 1) (rank 7 1)) 1 0)))
      (a!102 (<= a!101 (ite (= (rank 13 2) (rank 7 1)) 1 0)))
      (a!104 (<= a!103 (ite (= (rank 13 3) (rank 7 1)) 1 0))))
  (and a!2
       a!4
       a!6
       a!8
       a!10
       a!12
       a!14
       a!16
       a!18
       a!20
       a!22
       a!24
       a!26
       a!28
       a!30
       a!32
       a!34
       a!36
       a!38
       a!40
       a!42
       a!44
       a!46
       a!48
       a!50
       a!52
       a!54
       a!56
       a!58
       a!60
       a!62
       a!64
       a!66
       a!68
       a!70
       a!72
       a!74
       a!76
       a!78
       a!80
       a!82
       a!84
       a!86
       a!88
       a!90
       a!92
       a!94
       a!96
       a!98
       a!100
       a!102
       a!104))))
; face down
(assert (<= (select x.gone 7) 1))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal fewer, denied
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 7 1))) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 7 1))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 7 1))) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 7 1))) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 7 1))) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 7 1))) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 7 1))) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 7 1))) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 7 1))) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 7 1))) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 7 1))) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 7 1))) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 7 1))) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 7 1))) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 7 1))) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 7 1))) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 7 1))) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 7 1))) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 7 1))) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 7 1))) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 7 1))) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 7 1))) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 7 1))) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 7 1))) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 7 1))) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 7 1))) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 7 1))) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 7 1))) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 7 1))) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 7 1))) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 7 1))) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 7 1))) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 7 1))) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 7 1))) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 7 1))) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 7 1))) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 7 1))) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 7 1))) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 7 1))) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 7 1))) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 7 1))) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 7 1))) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 7 1))) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 7 1))) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 7 1))) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 7 1))) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 7 1))) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 7 1))) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 7 1))) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 7 1))) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 7 1))) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 7 1))) 1 0)))
  (not (< (+ a!1
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
          4))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; a deck
(assert (let ((a!1 (+ (ite (= (rank 1 0) (rank 7 2)) 1 0)
              (ite (= (rank 1 1) (rank 7 2)) 1 0)
              (ite (= (rank 1 2) (rank 7 2)) 1 0)
              (ite (= (rank 1 3) (rank 7 2)) 1 0)
              (ite (= (rank 2 0) (rank 7 2)) 1 0)
              (ite (= (rank 2 1) (rank 7 2)) 1 0)
              (ite (= (rank 2 2) (rank 7 2)) 1 0)
              (ite (= (rank 2 3) (rank 7 2)) 1 0)
              (ite (= (rank 3 0) (rank 7 2)) 1 0)
              (ite (= (rank 3 1) (rank 7 2)) 1 0)
              (ite (= (rank 3 2) (rank 7 2)) 1 0)
              (ite (= (rank 3 3) (rank 7 2)) 1 0)
              (ite (= (rank 4 0) (rank 7 2)) 1 0)
              (ite (= (rank 4 1) (rank 7 2)) 1 0)
              (ite (= (rank 4 2) (rank 7 2)) 1 0)
              (ite (= (rank 4 3) (rank 7 2)) 1 0)
              (ite (= (rank 5 0) (rank 7 2)) 1 0)
              (ite (= (rank 5 1) (rank 7 2)) 1 0)
              (ite (= (rank 5 2) (rank 7 2)) 1 0)
              (ite (= (rank 5 3) (rank 7 2)) 1 0)
              (ite (= (rank 6 0) (rank 7 2)) 1 0)
              (ite (= (rank 6 1) (rank 7 2)) 1 0)
              (ite (= (rank 6 2) (rank 7 2)) 1 0)
              (ite (= (rank 6 3) (rank 7 2)) 1 0)
              (ite (= (rank 7 0) (rank 7 2)) 1 0)
              (ite (= (rank 7 1) (rank 7 2)) 1 0)
              (ite (= (rank 7 2) (rank 7 2)) 1 0)
              (ite (= (rank 7 3) (rank 7 2)) 1 0)
              (ite (= (rank 8 0) (rank 7 2)) 1 0)
              (ite (= (rank 8 1) (rank 7 2)) 1 0)
              (ite (= (rank 8 2) (rank 7 2)) 1 0)
              (ite (= (rank 8 3) (rank 7 2)) 1 0)
              (ite (= (rank 9 0) (rank 7 2)) 1 0)
              (ite (= (rank 9 1) (rank 7 2)) 1 0)
              (ite (= (rank 9 2) (rank 7 2)) 1 0)
              (ite (= (rank 9 3) (rank 7 2)) 1 0)
              (ite (= (rank 10 0) (rank 7 2)) 1 0)
              (ite (= (rank 10 1) (rank 7 2)) 1 0)
              (ite (= (rank 10 2) (rank 7 2)) 1 0)
              (ite (= (rank 10 3) (rank 7 2)) 1 0)
              (ite (= (rank 11 0) (rank 7 2)) 1 0)
              (ite (= (rank 11 1) (rank 7 2)) 1 0)
              (ite (= (rank 11 2) (rank 7 2)) 1 0)
              (ite (= (rank 11 3) (rank 7 2)) 1 0)
              (ite (= (rank 12 0) (rank 7 2)) 1 0)
              (ite (= (rank 12 1) (rank 7 2)) 1 0)
              (ite (= (rank 12 2) (rank 7 2)) 1 0)
              (ite (= (rank 12 3) (rank 7 2)) 1 0)
              (ite (= (rank 13 0) (rank 7 2)) 1 0)
              (ite (= (rank 13 1) (rank 7 2)) 1 0)
              (ite (= (rank 13 2) (rank 7 2)) 1 0)
              (ite (= (rank 13 3) (rank 7 2)) 1 0))))
  (= a!1 4)))
; turned cards are cards
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 7 2))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 7 2))) 1 0))
      (a!5 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 7 2))) 1 0))
      (a!7 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 7 2))) 1 0))
      (a!9 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 7 2))) 1 0))
      (a!11 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 7 2))) 1 0))
      (a!13 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 7 2))) 1 0))
      (a!15 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 7 2))) 1 0))
      (a!17 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 7 2))) 1 0))
      (a!19 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 7 2))) 1 0))
      (a!21 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 7 2))) 1 0))
      (a!23 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 7 2))) 1 0))
      (a!25 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 7 2))) 1 0))
      (a!27 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 7 2))) 1 0))
      (a!29 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 7 2))) 1 0))
      (a!31 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 7 2))) 1 0))
      (a!33 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 7 2))) 1 0))
      (a!35 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 7 2))) 1 0))
      (a!37 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 7 2))) 1 0))
      (a!39 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 7 2))) 1 0))
      (a!41 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 7 2))) 1 0))
      (a!43 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 7 2))) 1 0))
      (a!45 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 7 2))) 1 0))
      (a!47 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 7 2))) 1 0))
      (a!49 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 7 2))) 1 0))
      (a!51 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 7 2))) 1 0))
      (a!53 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 7 2))) 1 0))
      (a!55 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 7 2))) 1 0))
      (a!57 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 7 2))) 1 0))
      (a!59 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 7 2))) 1 0))
      (a!61 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 7 2))) 1 0))
      (a!63 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 7 2))) 1 0))
      (a!65 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 7 2))) 1 0))
      (a!67 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 7 2))) 1 0))
      (a!69 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 7 2))) 1 0))
      (a!71 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 7 2))) 1 0))
      (a!73 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 7 2))) 1 0))
      (a!75 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 7 2))) 1 0))
      (a!77 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 7 2))) 1 0))
      (a!79 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 7 2))) 1 0))
      (a!81 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 7 2))) 1 0))
      (a!83 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 7 2))) 1 0))
      (a!85 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 7 2))) 1 0))
      (a!87 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 7 2))) 1 0))
      (a!89 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 7 2))) 1 0))
      (a!91 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 7 2))) 1 0))
      (a!93 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 7 2))) 1 0))
      (a!95 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 7 2))) 1 0))
      (a!97 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 7 2))) 1 0))
      (a!99 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 7 2))) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 7 2))) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 7 2))) 1 0)))
(let ((a!2 (<= a!1 (ite (= (rank 1 0) (rank 7 2)) 1 0)))
      (a!4 (<= a!3 (ite (= (rank 1 1) (rank 7 2)) 1 0)))
      (a!6 (<= a!5 (ite (= (rank 1 2) (rank 7 2)) 1 0)))
      (a!8 (<= a!7 (ite (= (rank 1 3) (rank 7 2)) 1 0)))
      (a!10 (<= a!9 (ite (= (rank 2 0) (rank 7 2)) 1 0)))
      (a!12 (<= a!11 (ite (= (rank 2 1) (rank 7 2)) 1 0)))
      (a!14 (<= a!13 (ite (= (rank 2 2) (rank 7 2)) 1 0)))
      (a!16 (<= a!15 (ite (= (rank 2 3) (rank 7 2)) 1 0)))
      (a!18 (<= a!17 (ite (= (rank 3 0) (rank 7 2)) 1 0)))
      (a!20 (<= a!19 (ite (= (rank 3 1) (rank 7 2)) 1 0)))
      (a!22 (<= a!21 (ite (= (rank 3 2) (rank 7 2)) 1 0)))
      (a!24 (<= a!23 (ite (= (rank 3 3) (rank 7 2)) 1 0)))
      (a!26 (<= a!25 (ite (= (rank 4 0) (rank 7 2)) 1 0)))
      (a!28 (<= a!27 (ite (= (rank 4 1) (rank 7 2)) 1 0)))
      (a!30 (<= a!29 (ite (= (rank 4 2) (rank 7 2)) 1 0)))
      (a!32 (<= a!31 (ite (= (rank 4 3) (rank 7 2)) 1 0)))
      (a!34 (<= a!33 (ite (= (rank 5 0) (rank 7 2)) 1 0)))
      (a!36 (<= a!35 (ite (= (rank 5 1) (rank 7 2)) 1 0)))
      (a!38 (<= a!37 (ite (= (rank 5 2) (rank 7 2)) 1 0)))
      (a!40 (<= a!39 (ite (= (rank 5 3) (rank 7 2)) 1 0)))
      (a!42 (<= a!41 (ite (= (rank 6 0) (rank 7 2)) 1 0)))
      (a!44 (<= a!43 (ite (= (rank 6 1) (rank 7 2)) 1 0)))
      (a!46 (<= a!45 (ite (= (rank 6 2) (rank 7 2)) 1 0)))
      (a!48 (<= a!47 (ite (= (rank 6 3) (rank 7 2)) 1 0)))
      (a!50 (<= a!49 (ite (= (rank 7 0) (rank 7 2)) 1 0)))
      (a!52 (<= a!51 (ite (= (rank 7 1) (rank 7 2)) 1 0)))
      (a!54 (<= a!53 (ite (= (rank 7 2) (rank 7 2)) 1 0)))
      (a!56 (<= a!55 (ite (= (rank 7 3) (rank 7 2)) 1 0)))
      (a!58 (<= a!57 (ite (= (rank 8 0) (rank 7 2)) 1 0)))
      (a!60 (<= a!59 (ite (= (rank 8 1) (rank 7 2)) 1 0)))
      (a!62 (<= a!61 (ite (= (rank 8 2) (rank 7 2)) 1 0)))
      (a!64 (<= a!63 (ite (= (rank 8 3) (rank 7 2)) 1 0)))
      (a!66 (<= a!65 (ite (= (rank 9 0) (rank 7 2)) 1 0)))
      (a!68 (<= a!67 (ite (= (rank 9 1) (rank 7 2)) 1 0)))
      (a!70 (<= a!69 (ite (= (rank 9 2) (rank 7 2)) 1 0)))
      (a!72 (<= a!71 (ite (= (rank 9 3) (rank 7 2)) 1 0)))
      (a!74 (<= a!73 (ite (= (rank 10 0) (rank 7 2)) 1 0)))
      (a!76 (<= a!75 (ite (= (rank 10 1) (rank 7 2)) 1 0)))
      (a!78 (<= a!77 (ite (= (rank 10 2) (rank 7 2)) 1 0)))
      (a!80 (<= a!79 (ite (= (rank 10 3) (rank 7 2)) 1 0)))
      (a!82 (<= a!81 (ite (= (rank 11 0) (rank 7 2)) 1 0)))
      (a!84 (<= a!83 (ite (= (rank 11 1) (rank 7 2)) 1 0)))
      (a!86 (<= a!85 (ite (= (rank 11 2) (rank 7 2)) 1 0)))
      (a!88 (<= a!87 (ite (= (rank 11 3) (rank 7 2)) 1 0)))
      (a!90 (<= a!89 (ite (= (rank 12 0) (rank 7 2)) 1 0)))
      (a!92 (<= a!91 (ite (= (rank 12 1) (rank 7 2)) 1 0)))
      (a!94 (<= a!93 (ite (= (rank 12 2) (rank 7 2)) 1 0)))
      (a!96 (<= a!95 (ite (= (rank 12 3) (rank 7 2)) 1 0)))
      (a!98 (<= a!97 (ite (= (rank 13 0) (rank 7 2)) 1 0)))
      (a!100 (<= a!99 (ite (= (rank 13 1) (rank 7 2)) 1 0)))
      (a!102 (<= a!101 (ite (= (rank 13 2) (rank 7 2)) 1 0)))
      (a!104 (<= a!103 (ite (= (rank 13 3) (rank 7 2)) 1 0))))
  (and a!2
       a!4
       a!6
       a!8
       a!10
       a!12
       a!14
       a!16
       a!18
       a!20
       a!22
       a!24
       a!26
       a!28
       a!30
       a!32
       a!34
       a!36
       a!38
       a!40
       a!42
       a!44
       a!46
       a!48
       a!50
       a!52
       a!54
       a!56
       a!58
       a!60
       a!62
       a!64
       a!66
       a!68
       a!70
       a!72
       a!74
       a!76
       a!78
       a!80
       a!82
       a!84
       a!86
       a!88
       a!90
       a!92
       a!94
       a!96
       a!98
       a!100
       a!102
       a!104))))
; face down
(assert (<= (select x.gone 7) 2))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal fewer, denied
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 7 2))) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 7 2))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 7 2))) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 7 2))) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 7 2))) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 7 2))) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 7 2))) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 7 2))) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 7 2))) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 7 2))) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 7 2))) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 7 2))) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 7 2))) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 7 2))) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 7 2))) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 7 2))) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 7 2))) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 7 2))) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 7 2))) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 7 2))) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 7 2))) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 7 2))) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 7 2))) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 7 2))) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 7 2))) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 7 2))) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 7 2))) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 7 2))) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 7 2))) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 7 2))) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 7 2))) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 7 2))) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 7 2))) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 7 2))) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 7 2))) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 7 2))) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 7 2))) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 7 2))) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 7 2))) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 7 2))) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 7 2))) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 7 2))) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 7 2))) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 7 2))) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 7 2))) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 7 2))) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 7 2))) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 7 2))) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 7 2))) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 7 2))) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 7 2))) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 7 2))) 1 0)))
  (not (< (+ a!1
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
          4))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; a deck
(assert (let ((a!1 (+ (ite (= (rank 1 0) (rank 7 3)) 1 0)
              (ite (= (rank 1 1) (rank 7 3)) 1 0)
              (ite (= (rank 1 2) (rank 7 3)) 1 0)
              (ite (= (rank 1 3) (rank 7 3)) 1 0)
              (ite (= (rank 2 0) (rank 7 3)) 1 0)
              (ite (= (rank 2 1) (rank 7 3)) 1 0)
              (ite (= (rank 2 2) (rank 7 3)) 1 0)
              (ite (= (rank 2 3) (rank 7 3)) 1 0)
              (ite (= (rank 3 0) (rank 7 3)) 1 0)
              (ite (= (rank 3 1) (rank 7 3)) 1 0)
              (ite (= (rank 3 2) (rank 7 3)) 1 0)
              (ite (= (rank 3 3) (rank 7 3)) 1 0)
              (ite (= (rank 4 0) (rank 7 3)) 1 0)
              (ite (= (rank 4 1) (rank 7 3)) 1 0)
              (ite (= (rank 4 2) (rank 7 3)) 1 0)
              (ite (= (rank 4 3) (rank 7 3)) 1 0)
              (ite (= (rank 5 0) (rank 7 3)) 1 0)
              (ite (= (rank 5 1) (rank 7 3)) 1 0)
              (ite (= (rank 5 2) (rank 7 3)) 1 0)
              (ite (= (rank 5 3) (rank 7 3)) 1 0)
              (ite (= (rank 6 0) (rank 7 3)) 1 0)
              (ite (= (rank 6 1) (rank 7 3)) 1 0)
              (ite (= (rank 6 2) (rank 7 3)) 1 0)
              (ite (= (rank 6 3) (rank 7 3)) 1 0)
              (ite (= (rank 7 0) (rank 7 3)) 1 0)
              (ite (= (rank 7 1) (rank 7 3)) 1 0)
              (ite (= (rank 7 2) (rank 7 3)) 1 0)
              (ite (= (rank 7 3) (rank 7 3)) 1 0)
              (ite (= (rank 8 0) (rank 7 3)) 1 0)
              (ite (= (rank 8 1) (rank 7 3)) 1 0)
              (ite (= (rank 8 2) (rank 7 3)) 1 0)
              (ite (= (rank 8 3) (rank 7 3)) 1 0)
              (ite (= (rank 9 0) (rank 7 3)) 1 0)
              (ite (= (rank 9 1) (rank 7 3)) 1 0)
              (ite (= (rank 9 2) (rank 7 3)) 1 0)
              (ite (= (rank 9 3) (rank 7 3)) 1 0)
              (ite (= (rank 10 0) (rank 7 3)) 1 0)
              (ite (= (rank 10 1) (rank 7 3)) 1 0)
              (ite (= (rank 10 2) (rank 7 3)) 1 0)
              (ite (= (rank 10 3) (rank 7 3)) 1 0)
              (ite (= (rank 11 0) (rank 7 3)) 1 0)
              (ite (= (rank 11 1) (rank 7 3)) 1 0)
              (ite (= (rank 11 2) (rank 7 3)) 1 0)
              (ite (= (rank 11 3) (rank 7 3)) 1 0)
              (ite (= (rank 12 0) (rank 7 3)) 1 0)
              (ite (= (rank 12 1) (rank 7 3)) 1 0)
              (ite (= (rank 12 2) (rank 7 3)) 1 0)
              (ite (= (rank 12 3) (rank 7 3)) 1 0)
              (ite (= (rank 13 0) (rank 7 3)) 1 0)
              (ite (= (rank 13 1) (rank 7 3)) 1 0)
              (ite (= (rank 13 2) (rank 7 3)) 1 0)
              (ite (= (rank 13 3) (rank 7 3)) 1 0))))
  (= a!1 4)))
; turned cards are cards
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 7 3))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 7 3))) 1 0))
      (a!5 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 7 3))) 1 0))
      (a!7 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 7 3))) 1 0))
      (a!9 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 7 3))) 1 0))
      (a!11 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 7 3))) 1 0))
      (a!13 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 7 3))) 1 0))
      (a!15 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 7 3))) 1 0))
      (a!17 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 7 3))) 1 0))
      (a!19 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 7 3))) 1 0))
      (a!21 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 7 3))) 1 0))
      (a!23 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 7 3))) 1 0))
      (a!25 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 7 3))) 1 0))
      (a!27 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 7 3))) 1 0))
      (a!29 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 7 3))) 1 0))
      (a!31 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 7 3))) 1 0))
      (a!33 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 7 3))) 1 0))
      (a!35 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 7 3))) 1 0))
      (a!37 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 7 3))) 1 0))
      (a!39 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 7 3))) 1 0))
      (a!41 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 7 3))) 1 0))
      (a!43 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 7 3))) 1 0))
      (a!45 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 7 3))) 1 0))
      (a!47 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 7 3))) 1 0))
      (a!49 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 7 3))) 1 0))
      (a!51 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 7 3))) 1 0))
      (a!53 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 7 3))) 1 0))
      (a!55 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 7 3))) 1 0))
      (a!57 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 7 3))) 1 0))
      (a!59 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 7 3))) 1 0))
      (a!61 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 7 3))) 1 0))
      (a!63 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 7 3))) 1 0))
      (a!65 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 7 3))) 1 0))
      (a!67 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 7 3))) 1 0))
      (a!69 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 7 3))) 1 0))
      (a!71 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 7 3))) 1 0))
      (a!73 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 7 3))) 1 0))
      (a!75 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 7 3))) 1 0))
      (a!77 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 7 3))) 1 0))
      (a!79 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 7 3))) 1 0))
      (a!81 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 7 3))) 1 0))
      (a!83 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 7 3))) 1 0))
      (a!85 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 7 3))) 1 0))
      (a!87 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 7 3))) 1 0))
      (a!89 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 7 3))) 1 0))
      (a!91 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 7 3))) 1 0))
      (a!93 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 7 3))) 1 0))
      (a!95 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 7 3))) 1 0))
      (a!97 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 7 3))) 1 0))
      (a!99 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 7 3))) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 7 3))) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 7 3))) 1 0)))
(let ((a!2 (<= a!1 (ite (= (rank 1 0) (rank 7 3)) 1 0)))
      (a!4 (<= a!3 (ite (= (rank 1 1) (rank 7 3)) 1 0)))
      (a!6 (<= a!5 (ite (= (rank 1 2) (rank 7 3)) 1 0)))
      (a!8 (<= a!7 (ite (= (rank 1 3) (rank 7 3)) 1 0)))
      (a!10 (<= a!9 (ite (= (rank 2 0) (rank 7 3)) 1 0)))
      (a!12 (<= a!11 (ite (= (rank 2 1) (rank 7 3)) 1 0)))
      (a!14 (<= a!13 (ite (= (rank 2 2) (rank 7 3)) 1 0)))
      (a!16 (<= a!15 (ite (= (rank 2 3) (rank 7 3)) 1 0)))
      (a!18 (<= a!17 (ite (= (rank 3 0) (rank 7 3)) 1 0)))
      (a!20 (<= a!19 (ite (= (rank 3 1) (rank 7 3)) 1 0)))
      (a!22 (<= a!21 (ite (= (rank 3 2) (rank 7 3)) 1 0)))
      (a!24 (<= a!23 (ite (= (rank 3 3) (rank 7 3)) 1 0)))
      (a!26 (<= a!25 (ite (= (rank 4 0) (rank 7 3)) 1 0)))
      (a!28 (<= a!27 (ite (= (rank 4 1) (rank 7 3)) 1 0)))
      (a!30 (<= a!29 (ite (= (rank 4 2) (rank 7 3)) 1 0)))
      (a!32 (<= a!31 (ite (= (rank 4 3) (rank 7 3)) 1 0)))
      (a!34 (<= a!33 (ite (= (rank 5 0) (rank 7 3)) 1 0)))
      (a!36 (<= a!35 (ite (= (rank 5 1) (rank 7 3)) 1 0)))
      (a!38 (<= a!37 (ite (= (rank 5 2) (rank 7 3)) 1 0)))
      (a!40 (<= a!39 (ite (= (rank 5 3) (rank 7 3)) 1 0)))
      (a!42 (<= a!41 (ite (= (rank 6 0) (rank 7 3)) 1 0)))
      (a!44 (<= a!43 (ite (= (rank 6 1) (rank 7 3)) 1 0)))
      (a!46 (<= a!45 (ite (= (rank 6 2) (rank 7 3)) 1 0)))
      (a!48 (<= a!47 (ite (= (rank 6 3) (rank 7 3)) 1 0)))
      (a!50 (<= a!49 (ite (= (rank 7 0) (rank 7 3)) 1 0)))
      (a!52 (<= a!51 (ite (= (rank 7 1) (rank 7 3)) 1 0)))
      (a!54 (<= a!53 (ite (= (rank 7 2) (rank 7 3)) 1 0)))
      (a!56 (<= a!55 (ite (= (rank 7 3) (rank 7 3)) 1 0)))
      (a!58 (<= a!57 (ite (= (rank 8 0) (rank 7 3)) 1 0)))
      (a!60 (<= a!59 (ite (= (rank 8 1) (rank 7 3)) 1 0)))
      (a!62 (<= a!61 (ite (= (rank 8 2) (rank 7 3)) 1 0)))
      (a!64 (<= a!63 (ite (= (rank 8 3) (rank 7 3)) 1 0)))
      (a!66 (<= a!65 (ite (= (rank 9 0) (rank 7 3)) 1 0)))
      (a!68 (<= a!67 (ite (= (rank 9 1) (rank 7 3)) 1 0)))
      (a!70 (<= a!69 (ite (= (rank 9 2) (rank 7 3)) 1 0)))
      (a!72 (<= a!71 (ite (= (rank 9 3) (rank 7 3)) 1 0)))
      (a!74 (<= a!73 (ite (= (rank 10 0) (rank 7 3)) 1 0)))
      (a!76 (<= a!75 (ite (= (rank 10 1) (rank 7 3)) 1 0)))
      (a!78 (<= a!77 (ite (= (rank 10 2) (rank 7 3)) 1 0)))
      (a!80 (<= a!79 (ite (= (rank 10 3) (rank 7 3)) 1 0)))
      (a!82 (<= a!81 (ite (= (rank 11 0) (rank 7 3)) 1 0)))
      (a!84 (<= a!83 (ite (= (rank 11 1) (rank 7 3)) 1 0)))
      (a!86 (<= a!85 (ite (= (rank 11 2) (rank 7 3)) 1 0)))
      (a!88 (<= a!87 (ite (= (rank 11 3) (rank 7 3)) 1 0)))
      (a!90 (<= a!89 (ite (= (rank 12 0) (rank 7 3)) 1 0)))
      (a!92 (<= a!91 (ite (= (rank 12 1) (rank 7 3)) 1 0)))
      (a!94 (<= a!93 (ite (= (rank 12 2) (rank 7 3)) 1 0)))
      (a!96 (<= a!95 (ite (= (rank 12 3) (rank 7 3)) 1 0)))
      (a!98 (<= a!97 (ite (= (rank 13 0) (rank 7 3)) 1 0)))
      (a!100 (<= a!99 (ite (= (rank 13 1) (rank 7 3)) 1 0)))
      (a!102 (<= a!101 (ite (= (rank 13 2) (rank 7 3)) 1 0)))
      (a!104 (<= a!103 (ite (= (rank 13 3) (rank 7 3)) 1 0))))
  (and a!2
       a!4
       a!6
       a!8
       a!10
       a!12
       a!14
       a!16
       a!18
       a!20
       a!22
       a!24
       a!26
       a!28
       a!30
       a!32
       a!34
       a!36
       a!38
       a!40
       a!42
       a!44
       a!46
       a!48
       a!50
       a!52
       a!54
       a!56
       a!58
       a!60
       a!62
       a!64
       a!66
       a!68
       a!70
       a!72
       a!74
       a!76
       a!78
       a!80
       a!82
       a!84
       a!86
       a!88
       a!90
       a!92
       a!94
       a!96
       a!98
       a!100
       a!102
       a!104))))
; face down
(assert (<= (select x.gone 7) 3))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal fewer, denied
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 7 3))) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 7 3))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 7 3))) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 7 3))) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 7 3))) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 7 3))) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 7 3))) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 7 3))) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 7 3))) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 7 3))) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 7 3))) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 7 3))) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 7 3))) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 7 3))) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 7 3))) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 7 3))) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 7 3))) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 7 3))) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 7 3))) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 7 3))) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 7 3))) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 7 3))) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 7 3))) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 7 3))) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 7 3))) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 7 3))) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 7 3))) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 7 3))) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 7 3))) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 7 3))) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 7 3))) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 7 3))) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 7 3))) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 7 3))) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 7 3))) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 7 3))) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 7 3))) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 7 3))) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 7 3))) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 7 3))) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 7 3))) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 7 3))) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 7 3))) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 7 3))) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 7 3))) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 7 3))) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 7 3))) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 7 3))) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 7 3))) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 7 3))) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 7 3))) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 7 3))) 1 0)))
  (not (< (+ a!1
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
          4))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; a deck
(assert (let ((a!1 (+ (ite (= (rank 1 0) (rank 8 0)) 1 0)
              (ite (= (rank 1 1) (rank 8 0)) 1 0)
              (ite (= (rank 1 2) (rank 8 0)) 1 0)
              (ite (= (rank 1 3) (rank 8 0)) 1 0)
              (ite (= (rank 2 0) (rank 8 0)) 1 0)
              (ite (= (rank 2 1) (rank 8 0)) 1 0)
              (ite (= (rank 2 2) (rank 8 0)) 1 0)
              (ite (= (rank 2 3) (rank 8 0)) 1 0)
              (ite (= (rank 3 0) (rank 8 0)) 1 0)
              (ite (= (rank 3 1) (rank 8 0)) 1 0)
              (ite (= (rank 3 2) (rank 8 0)) 1 0)
              (ite (= (rank 3 3) (rank 8 0)) 1 0)
              (ite (= (rank 4 0) (rank 8 0)) 1 0)
              (ite (= (rank 4 1) (rank 8 0)) 1 0)
              (ite (= (rank 4 2) (rank 8 0)) 1 0)
              (ite (= (rank 4 3) (rank 8 0)) 1 0)
              (ite (= (rank 5 0) (rank 8 0)) 1 0)
              (ite (= (rank 5 1) (rank 8 0)) 1 0)
              (ite (= (rank 5 2) (rank 8 0)) 1 0)
              (ite (= (rank 5 3) (rank 8 0)) 1 0)
              (ite (= (rank 6 0) (rank 8 0)) 1 0)
              (ite (= (rank 6 1) (rank 8 0)) 1 0)
              (ite (= (rank 6 2) (rank 8 0)) 1 0)
              (ite (= (rank 6 3) (rank 8 0)) 1 0)
              (ite (= (rank 7 0) (rank 8 0)) 1 0)
              (ite (= (rank 7 1) (rank 8 0)) 1 0)
              (ite (= (rank 7 2) (rank 8 0)) 1 0)
              (ite (= (rank 7 3) (rank 8 0)) 1 0)
              (ite (= (rank 8 0) (rank 8 0)) 1 0)
              (ite (= (rank 8 1) (rank 8 0)) 1 0)
              (ite (= (rank 8 2) (rank 8 0)) 1 0)
              (ite (= (rank 8 3) (rank 8 0)) 1 0)
              (ite (= (rank 9 0) (rank 8 0)) 1 0)
              (ite (= (rank 9 1) (rank 8 0)) 1 0)
              (ite (= (rank 9 2) (rank 8 0)) 1 0)
              (ite (= (rank 9 3) (rank 8 0)) 1 0)
              (ite (= (rank 10 0) (rank 8 0)) 1 0)
              (ite (= (rank 10 1) (rank 8 0)) 1 0)
              (ite (= (rank 10 2) (rank 8 0)) 1 0)
              (ite (= (rank 10 3) (rank 8 0)) 1 0)
              (ite (= (rank 11 0) (rank 8 0)) 1 0)
              (ite (= (rank 11 1) (rank 8 0)) 1 0)
              (ite (= (rank 11 2) (rank 8 0)) 1 0)
              (ite (= (rank 11 3) (rank 8 0)) 1 0)
              (ite (= (rank 12 0) (rank 8 0)) 1 0)
              (ite (= (rank 12 1) (rank 8 0)) 1 0)
              (ite (= (rank 12 2) (rank 8 0)) 1 0)
              (ite (= (rank 12 3) (rank 8 0)) 1 0)
              (ite (= (rank 13 0) (rank 8 0)) 1 0)
              (ite (= (rank 13 1) (rank 8 0)) 1 0)
              (ite (= (rank 13 2) (rank 8 0)) 1 0)
              (ite (= (rank 13 3) (rank 8 0)) 1 0))))
  (= a!1 4)))
; turned cards are cards
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 8 0))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 8 0))) 1 0))
      (a!5 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 8 0))) 1 0))
      (a!7 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 8 0))) 1 0))
      (a!9 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 8 0))) 1 0))
      (a!11 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 8 0))) 1 0))
      (a!13 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 8 0))) 1 0))
      (a!15 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 8 0))) 1 0))
      (a!17 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 8 0))) 1 0))
      (a!19 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 8 0))) 1 0))
      (a!21 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 8 0))) 1 0))
      (a!23 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 8 0))) 1 0))
      (a!25 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 8 0))) 1 0))
      (a!27 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 8 0))) 1 0))
      (a!29 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 8 0))) 1 0))
      (a!31 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 8 0))) 1 0))
      (a!33 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 8 0))) 1 0))
      (a!35 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 8 0))) 1 0))
      (a!37 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 8 0))) 1 0))
      (a!39 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 8 0))) 1 0))
      (a!41 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 8 0))) 1 0))
      (a!43 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 8 0))) 1 0))
      (a!45 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 8 0))) 1 0))
      (a!47 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 8 0))) 1 0))
      (a!49 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 8 0))) 1 0))
      (a!51 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 8 0))) 1 0))
      (a!53 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 8 0))) 1 0))
      (a!55 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 8 0))) 1 0))
      (a!57 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 8 0))) 1 0))
      (a!59 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 8 0))) 1 0))
      (a!61 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 8 0))) 1 0))
      (a!63 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 8 0))) 1 0))
      (a!65 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 8 0))) 1 0))
      (a!67 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 8 0))) 1 0))
      (a!69 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 8 0))) 1 0))
      (a!71 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 8 0))) 1 0))
      (a!73 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 8 0))) 1 0))
      (a!75 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 8 0))) 1 0))
      (a!77 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 8 0))) 1 0))
      (a!79 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 8 0))) 1 0))
      (a!81 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 8 0))) 1 0))
      (a!83 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 8 0))) 1 0))
      (a!85 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 8 0))) 1 0))
      (a!87 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 8 0))) 1 0))
      (a!89 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 8 0))) 1 0))
      (a!91 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 8 0))) 1 0))
      (a!93 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 8 0))) 1 0))
      (a!95 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 8 0))) 1 0))
      (a!97 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 8 0))) 1 0))
      (a!99 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 8 0))) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 8 0))) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 8 0))) 1 0)))
(let ((a!2 (<= a!1 (ite (= (rank 1 0) (rank 8 0)) 1 0)))
      (a!4 (<= a!3 (ite (= (rank 1 1) (rank 8 0)) 1 0)))
      (a!6 (<= a!5 (ite (= (rank 1 2) (rank 8 0)) 1 0)))
      (a!8 (<= a!7 (ite (= (rank 1 3) (rank 8 0)) 1 0)))
      (a!10 (<= a!9 (ite (= (rank 2 0) (rank 8 0)) 1 0)))
      (a!12 (<= a!11 (ite (= (rank 2 1) (rank 8 0)) 1 0)))
      (a!14 (<= a!13 (ite (= (rank 2 2) (rank 8 0)) 1 0)))
      (a!16 (<= a!15 (ite (= (rank 2 3) (rank 8 0)) 1 0)))
      (a!18 (<= a!17 (ite (= (rank 3 0) (rank 8 0)) 1 0)))
      (a!20 (<= a!19 (ite (= (rank 3 1) (rank 8 0)) 1 0)))
      (a!22 (<= a!21 (ite (= (rank 3 2) (rank 8 0)) 1 0)))
      (a!24 (<= a!23 (ite (= (rank 3 3) (rank 8 0)) 1 0)))
      (a!26 (<= a!25 (ite (= (rank 4 0) (rank 8 0)) 1 0)))
      (a!28 (<= a!27 (ite (= (rank 4 1) (rank 8 0)) 1 0)))
      (a!30 (<= a!29 (ite (= (rank 4 2) (rank 8 0)) 1 0)))
      (a!32 (<= a!31 (ite (= (rank 4 3) (rank 8 0)) 1 0)))
      (a!34 (<= a!33 (ite (= (rank 5 0) (rank 8 0)) 1 0)))
      (a!36 (<= a!35 (ite (= (rank 5 1) (rank 8 0)) 1 0)))
      (a!38 (<= a!37 (ite (= (rank 5 2) (rank 8 0)) 1 0)))
      (a!40 (<= a!39 (ite (= (rank 5 3) (rank 8 0)) 1 0)))
      (a!42 (<= a!41 (ite (= (rank 6 0) (rank 8 0)) 1 0)))
      (a!44 (<= a!43 (ite (= (rank 6 1) (rank 8 0)) 1 0)))
      (a!46 (<= a!45 (ite (= (rank 6 2) (rank 8 0)) 1 0)))
      (a!48 (<= a!47 (ite (= (rank 6 3) (rank 8 0)) 1 0)))
      (a!50 (<= a!49 (ite (= (rank 7 0) (rank 8 0)) 1 0)))
      (a!52 (<= a!51 (ite (= (rank 7 1) (rank 8 0)) 1 0)))
      (a!54 (<= a!53 (ite (= (rank 7 2) (rank 8 0)) 1 0)))
      (a!56 (<= a!55 (ite (= (rank 7 3) (rank 8 0)) 1 0)))
      (a!58 (<= a!57 (ite (= (rank 8 0) (rank 8 0)) 1 0)))
      (a!60 (<= a!59 (ite (= (rank 8 1) (rank 8 0)) 1 0)))
      (a!62 (<= a!61 (ite (= (rank 8 2) (rank 8 0)) 1 0)))
      (a!64 (<= a!63 (ite (= (rank 8 3) (rank 8 0)) 1 0)))
      (a!66 (<= a!65 (ite (= (rank 9 0) (rank 8 0)) 1 0)))
      (a!68 (<= a!67 (ite (= (rank 9 1) (rank 8 0)) 1 0)))
      (a!70 (<= a!69 (ite (= (rank 9 2) (rank 8 0)) 1 0)))
      (a!72 (<= a!71 (ite (= (rank 9 3) (rank 8 0)) 1 0)))
      (a!74 (<= a!73 (ite (= (rank 10 0) (rank 8 0)) 1 0)))
      (a!76 (<= a!75 (ite (= (rank 10 1) (rank 8 0)) 1 0)))
      (a!78 (<= a!77 (ite (= (rank 10 2) (rank 8 0)) 1 0)))
      (a!80 (<= a!79 (ite (= (rank 10 3) (rank 8 0)) 1 0)))
      (a!82 (<= a!81 (ite (= (rank 11 0) (rank 8 0)) 1 0)))
      (a!84 (<= a!83 (ite (= (rank 11 1) (rank 8 0)) 1 0)))
      (a!86 (<= a!85 (ite (= (rank 11 2) (rank 8 0)) 1 0)))
      (a!88 (<= a!87 (ite (= (rank 11 3) (rank 8 0)) 1 0)))
      (a!90 (<= a!89 (ite (= (rank 12 0) (rank 8 0)) 1 0)))
      (a!92 (<= a!91 (ite (= (rank 12 1) (rank 8 0)) 1 0)))
      (a!94 (<= a!93 (ite (= (rank 12 2) (rank 8 0)) 1 0)))
      (a!96 (<= a!95 (ite (= (rank 12 3) (rank 8 0)) 1 0)))
      (a!98 (<= a!97 (ite (= (rank 13 0) (rank 8 0)) 1 0)))
      (a!100 (<= a!99 (ite (= (rank 13 1) (rank 8 0)) 1 0)))
      (a!102 (<= a!101 (ite (= (rank 13 2) (rank 8 0)) 1 0)))
      (a!104 (<= a!103 (ite (= (rank 13 3) (rank 8 0)) 1 0))))
  (and a!2
       a!4
       a!6
       a!8
       a!10
       a!12
       a!14
       a!16
       a!18
       a!20
       a!22
       a!24
       a!26
       a!28
       a!30
       a!32
       a!34
       a!36
       a!38
       a!40
       a!42
       a!44
       a!46
       a!48
       a!50
       a!52
       a!54
       a!56
       a!58
       a!60
       a!62
       a!64
       a!66
       a!68
       a!70
       a!72
       a!74
       a!76
       a!78
       a!80
       a!82
       a!84
       a!86
       a!88
       a!90
       a!92
       a!94
       a!96
       a!98
       a!100
       a!102
       a!104))))
; face down
(assert (<= (select x.gone 8) 0))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal fewer, denied
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 8 0))) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 8 0))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 8 0))) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 8 0))) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 8 0))) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 8 0))) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 8 0))) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 8 0))) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 8 0))) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 8 0))) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 8 0))) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 8 0))) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 8 0))) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 8 0))) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 8 0))) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 8 0))) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 8 0))) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 8 0))) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 8 0))) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 8 0))) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 8 0))) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 8 0))) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 8 0))) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 8 0))) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 8 0))) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 8 0))) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 8 0))) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 8 0))) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 8 0))) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 8 0))) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 8 0))) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 8 0))) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 8 0))) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 8 0))) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 8 0))) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 8 0))) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 8 0))) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 8 0))) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 8 0))) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 8 0))) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 8 0))) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 8 0))) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 8 0))) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 8 0))) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 8 0))) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 8 0))) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 8 0))) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 8 0))) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 8 0))) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 8 0))) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 8 0))) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 8 0))) 1 0)))
  (not (< (+ a!1
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
          4))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; a deck
(assert (let ((a!1 (+ (ite (= (rank 1 0) (rank 8 1)) 1 0)
              (ite (= (rank 1 1) (rank 8 1)) 1 0)
              (ite (= (rank 1 2) (rank 8 1)) 1 0)
              (ite (= (rank 1 3) (rank 8 1)) 1 0)
              (ite (= (rank 2 0) (rank 8 1)) 1 0)
              (ite (= (rank 2 1) (rank 8 1)) 1 0)
              (ite (= (rank 2 2) (rank 8 1)) 1 0)
              (ite (= (rank 2 3) (rank 8 1)) 1 0)
              (ite (= (rank 3 0) (rank 8 1)) 1 0)
              (ite (= (rank 3 1) (rank 8 1)) 1 0)
              (ite (= (rank 3 2) (rank 8 1)) 1 0)
              (ite (= (rank 3 3) (rank 8 1)) 1 0)
              (ite (= (rank 4 0) (rank 8 1)) 1 0)
              (ite (= (rank 4 1) (rank 8 1)) 1 0)
              (ite (= (rank 4 2) (rank 8 1)) 1 0)
              (ite (= (rank 4 3) (rank 8 1)) 1 0)
              (ite (= (rank 5 0) (rank 8 1)) 1 0)
              (ite (= (rank 5 1) (rank 8 1)) 1 0)
              (ite (= (rank 5 2) (rank 8 1)) 1 0)
              (ite (= (rank 5 3) (rank 8 1)) 1 0)
              (ite (= (rank 6 0) (rank 8 1)) 1 0)
              (ite (= (rank 6 1) (rank 8 1)) 1 0)
              (ite (= (rank 6 2) (rank 8 1)) 1 0)
              (ite (= (rank 6 3) (rank 8 1)) 1 0)
              (ite (= (rank 7 0) (rank 8 1)) 1 0)
              (ite (= (rank 7 1) (rank 8 1)) 1 0)
              (ite (= (rank 7 2) (rank 8 1)) 1 0)
              (ite (= (rank 7 3) (rank 8 1)) 1 0)
              (ite (= (rank 8 0) (rank 8 1)) 1 0)
              (ite (= (rank 8 1) (rank 8 1)) 1 0)
              (ite (= (rank 8 2) (rank 8 1)) 1 0)
              (ite (= (rank 8 3) (rank 8 1)) 1 0)
              (ite (= (rank 9 0) (rank 8 1)) 1 0)
              (ite (= (rank 9 1) (rank 8 1)) 1 0)
              (ite (= (rank 9 2) (rank 8 1)) 1 0)
              (ite (= (rank 9 3) (rank 8 1)) 1 0)
              (ite (= (rank 10 0) (rank 8 1)) 1 0)
              (ite (= (rank 10 1) (rank 8 1)) 1 0)
              (ite (= (rank 10 2) (rank 8 1)) 1 0)
              (ite (= (rank 10 3) (rank 8 1)) 1 0)
              (ite (= (rank 11 0) (rank 8 1)) 1 0)
              (ite (= (rank 11 1) (rank 8 1)) 1 0)
              (ite (= (rank 11 2) (rank 8 1)) 1 0)
              (ite (= (rank 11 3) (rank 8 1)) 1 0)
              (ite (= (rank 12 0) (rank 8 1)) 1 0)
              (ite (= (rank 12 1) (rank 8 1)) 1 0)
              (ite (= (rank 12 2) (rank 8 1)) 1 0)
              (ite (= (rank 12 3) (rank 8 1)) 1 0)
              (ite (= (rank 13 0) (rank 8 1)) 1 0)
              (ite (= (rank 13 1) (rank 8 1)) 1 0)
              (ite (= (rank 13 2) (rank 8 1)) 1 0)
              (ite (= (rank 13 3) (rank 8 1)) 1 0))))
  (= a!1 4)))
; turned cards are cards
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 8 1))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 8 1))) 1 0))
      (a!5 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 8 1))) 1 0))
      (a!7 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 8 1))) 1 0))
      (a!9 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 8 1))) 1 0))
      (a!11 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 8 1))) 1 0))
      (a!13 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 8 1))) 1 0))
      (a!15 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 8 1))) 1 0))
      (a!17 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 8 1))) 1 0))
      (a!19 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 8 1))) 1 0))
      (a!21 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 8 1))) 1 0))
      (a!23 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 8 1))) 1 0))
      (a!25 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 8 1))) 1 0))
      (a!27 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 8 1))) 1 0))
      (a!29 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 8 1))) 1 0))
      (a!31 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 8 1))) 1 0))
      (a!33 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 8 1))) 1 0))
      (a!35 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 8 1))) 1 0))
      (a!37 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 8 1))) 1 0))
      (a!39 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 8 1))) 1 0))
      (a!41 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 8 1))) 1 0))
      (a!43 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 8 1))) 1 0))
      (a!45 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 8 1))) 1 0))
      (a!47 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 8 1))) 1 0))
      (a!49 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 8 1))) 1 0))
      (a!51 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 8 1))) 1 0))
      (a!53 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 8 1))) 1 0))
      (a!55 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 8 1))) 1 0))
      (a!57 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 8 1))) 1 0))
      (a!59 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 8 1))) 1 0))
      (a!61 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 8 1))) 1 0))
      (a!63 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 8 1))) 1 0))
      (a!65 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 8 1))) 1 0))
      (a!67 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 8 1))) 1 0))
      (a!69 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 8 1))) 1 0))
      (a!71 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 8 1))) 1 0))
      (a!73 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 8 1))) 1 0))
      (a!75 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 8 1))) 1 0))
      (a!77 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 8 1))) 1 0))
      (a!79 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 8 1))) 1 0))
      (a!81 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 8 1))) 1 0))
      (a!83 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 8 1))) 1 0))
      (a!85 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 8 1))) 1 0))
      (a!87 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 8 1))) 1 0))
      (a!89 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 8 1))) 1 0))
      (a!91 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 8 1))) 1 0))
      (a!93 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 8 1))) 1 0))
      (a!95 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 8 1))) 1 0))
      (a!97 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 8 1))) 1 0))
      (a!99 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 8 1))) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 8 1))) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 8 1))) 1 0)))
(let ((a!2 (<= a!1 (ite (= (rank 1 0) (rank 8 1)) 1 0)))
      (a!4 (<= a!3 (ite (= (rank 1 1) (rank 8 1)) 1 0)))
      (a!6 (<= a!5 (ite (= (rank 1 2) (rank 8 1)) 1 0)))
      (a!8 (<= a!7 (ite (= (rank 1 3) (rank 8 1)) 1 0)))
      (a!10 (<= a!9 (ite (= (rank 2 0) (rank 8 1)) 1 0)))
      (a!12 (<= a!11 (ite (= (rank 2 1) (rank 8 1)) 1 0)))
      (a!14 (<= a!13 (ite (= (rank 2 2) (rank 8 1)) 1 0)))
      (a!16 (<= a!15 (ite (= (rank 2 3) (rank 8 1)) 1 0)))
      (a!18 (<= a!17 (ite (= (rank 3 0) (rank 8 1)) 1 0)))
      (a!20 (<= a!19 (ite (= (rank 3 1) (rank 8 1)) 1 0)))
      (a!22 (<= a!21 (ite (= (rank 3 2) (rank 8 1)) 1 0)))
      (a!24 (<= a!23 (ite (= (rank 3 3) (rank 8 1)) 1 0)))
      (a!26 (<= a!25 (ite (= (rank 4 0) (rank 8 1)) 1 0)))
      (a!28 (<= a!27 (ite (= (rank 4 1) (rank 8 1)) 1 0)))
      (a!30 (<= a!29 (ite (= (rank 4 2) (rank 8 1)) 1 0)))
      (a!32 (<= a!31 (ite (= (rank 4 3) (rank 8 1)) 1 0)))
      (a!34 (<= a!33 (ite (= (rank 5 0) (rank 8 1)) 1 0)))
      (a!36 (<= a!35 (ite (= (rank 5 1) (rank 8 1)) 1 0)))
      (a!38 (<= a!37 (ite (= (rank 5 2) (rank 8 1)) 1 0)))
      (a!40 (<= a!39 (ite (= (rank 5 3) (rank 8 1)) 1 0)))
      (a!42 (<= a!41 (ite (= (rank 6 0) (rank 8 1)) 1 0)))
      (a!44 (<= a!43 (ite (= (rank 6 1) (rank 8 1)) 1 0)))
      (a!46 (<= a!45 (ite (= (rank 6 2) (rank 8 1)) 1 0)))
      (a!48 (<= a!47 (ite (= (rank 6 3) (rank 8 1)) 1 0)))
      (a!50 (<= a!49 (ite (= (rank 7 0) (rank 8 1)) 1 0)))
      (a!52 (<= a!51 (ite (= (rank 7 1) (rank 8 1)) 1 0)))
      (a!54 (<= a!53 (ite (= (rank 7 2) (rank 8 1)) 1 0)))
      (a!56 (<= a!55 (ite (= (rank 7 3) (rank 8 1)) 1 0)))
      (a!58 (<= a!57 (ite (= (rank 8 0) (rank 8 1)) 1 0)))
      (a!60 (<= a!59 (ite (= (rank 8 1) (rank 8 1)) 1 0)))
      (a!62 (<= a!61 (ite (= (rank 8 2) (rank 8 1)) 1 0)))
      (a!64 (<= a!63 (ite (= (rank 8 3) (rank 8 1)) 1 0)))
      (a!66 (<= a!65 (ite (= (rank 9 0) (rank 8 1)) 1 0)))
      (a!68 (<= a!67 (ite (= (rank 9 1) (rank 8 1)) 1 0)))
      (a!70 (<= a!69 (ite (= (rank 9 2) (rank 8 1)) 1 0)))
      (a!72 (<= a!71 (ite (= (rank 9 3) (rank 8 1)) 1 0)))
      (a!74 (<= a!73 (ite (= (rank 10 0) (rank 8 1)) 1 0)))
      (a!76 (<= a!75 (ite (= (rank 10 1) (rank 8 1)) 1 0)))
      (a!78 (<= a!77 (ite (= (rank 10 2) (rank 8 1)) 1 0)))
      (a!80 (<= a!79 (ite (= (rank 10 3) (rank 8 1)) 1 0)))
      (a!82 (<= a!81 (ite (= (rank 11 0) (rank 8 1)) 1 0)))
      (a!84 (<= a!83 (ite (= (rank 11 1) (rank 8 1)) 1 0)))
      (a!86 (<= a!85 (ite (= (rank 11 2) (rank 8 1)) 1 0)))
      (a!88 (<= a!87 (ite (= (rank 11 3) (rank 8 1)) 1 0)))
      (a!90 (<= a!89 (ite (= (rank 12 0) (rank 8 1)) 1 0)))
      (a!92 (<= a!91 (ite (= (rank 12 1) (rank 8 1)) 1 0)))
      (a!94 (<= a!93 (ite (= (rank 12 2) (rank 8 1)) 1 0)))
      (a!96 (<= a!95 (ite (= (rank 12 3) (rank 8 1)) 1 0)))
      (a!98 (<= a!97 (ite (= (rank 13 0) (rank 8 1)) 1 0)))
      (a!100 (<= a!99 (ite (= (rank 13 1) (rank 8 1)) 1 0)))
      (a!102 (<= a!101 (ite (= (rank 13 2) (rank 8 1)) 1 0)))
      (a!104 (<= a!103 (ite (= (rank 13 3) (rank 8 1)) 1 0))))
  (and a!2
       a!4
       a!6
       a!8
       a!10
       a!12
       a!14
       a!16
       a!18
       a!20
       a!22
       a!24
       a!26
       a!28
       a!30
       a!32
       a!34
       a!36
       a!38
       a!40
       a!42
       a!44
       a!46
       a!48
       a!50
       a!52
       a!54
       a!56
       a!58
       a!60
       a!62
       a!64
       a!66
       a!68
       a!70
       a!72
       a!74
       a!76
       a!78
       a!80
       a!82
       a!84
       a!86
       a!88
       a!90
       a!92
       a!94
       a!96
       a!98
       a!100
       a!102
       a!104))))
; face down
(assert (<= (select x.gone 8) 1))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal fewer, denied
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 8 1))) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 8 1))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 8 1))) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 8 1))) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 8 1))) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 8 1))) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 8 1))) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 8 1))) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 8 1))) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 8 1))) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 8 1))) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 8 1))) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 8 1))) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 8 1))) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 8 1))) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 8 1))) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 8 1))) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 8 1))) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 8 1))) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 8 1))) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 8 1))) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 8 1))) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 8 1))) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 8 1))) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 8 1))) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 8 1))) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 8 1))) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 8 1))) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 8 1))) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 8 1))) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 8 1))) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 8 1))) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 8 1))) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 8 1))) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 8 1))) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 8 1))) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 8 1))) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 8 1))) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 8 1))) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 8 1))) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 8 1))) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 8 1))) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 8 1))) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 8 1))) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 8 1))) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 8 1))) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 8 1))) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 8 1))) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 8 1))) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 8 1))) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 8 1))) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 8 1))) 1 0)))
  (not (< (+ a!1
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
          4))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; a deck
(assert (let ((a!1 (+ (ite (= (rank 1 0) (rank 8 2)) 1 0)
              (ite (= (rank 1 1) (rank 8 2)) 1 0)
              (ite (= (rank 1 2) (rank 8 2)) 1 0)
              (ite (= (rank 1 3) (rank 8 2)) 1 0)
              (ite (= (rank 2 0) (rank 8 2)) 1 0)
              (ite (= (rank 2 1) (rank 8 2)) 1 0)
              (ite (= (rank 2 2) (rank 8 2)) 1 0)
              (ite (= (rank 2 3) (rank 8 2)) 1 0)
              (ite (= (rank 3 0) (rank 8 2)) 1 0)
              (ite (= (rank 3 1) (rank 8 2)) 1 0)
              (ite (= (rank 3 2) (rank 8 2)) 1 0)
              (ite (= (rank 3 3) (rank 8 2)) 1 0)
              (ite (= (rank 4 0) (rank 8 2)) 1 0)
              (ite (= (rank 4 1) (rank 8 2)) 1 0)
              (ite (= (rank 4 2) (rank 8 2)) 1 0)
              (ite (= (rank 4 3) (rank 8 2)) 1 0)
              (ite (= (rank 5 0) (rank 8 2)) 1 0)
              (ite (= (rank 5 1) (rank 8 2)) 1 0)
              (ite (= (rank 5 2) (rank 8 2)) 1 0)
              (ite (= (rank 5 3) (rank 8 2)) 1 0)
              (ite (= (rank 6 0) (rank 8 2)) 1 0)
              (ite (= (rank 6 1) (rank 8 2)) 1 0)
              (ite (= (rank 6 2) (rank 8 2)) 1 0)
              (ite (= (rank 6 3) (rank 8 2)) 1 0)
              (ite (= (rank 7 0) (rank 8 2)) 1 0)
              (ite (= (rank 7 1) (rank 8 2)) 1 0)
              (ite (= (rank 7 2) (rank 8 2)) 1 0)
              (ite (= (rank 7 3) (rank 8 2)) 1 0)
              (ite (= (rank 8 0) (rank 8 2)) 1 0)
              (ite (= (rank 8 1) (rank 8 2)) 1 0)
              (ite (= (rank 8 2) (rank 8 2)) 1 0)
              (ite (= (rank 8 3) (rank 8 2)) 1 0)
              (ite (= (rank 9 0) (rank 8 2)) 1 0)
              (ite (= (rank 9 1) (rank 8 2)) 1 0)
              (ite (= (rank 9 2) (rank 8 2)) 1 0)
              (ite (= (rank 9 3) (rank 8 2)) 1 0)
              (ite (= (rank 10 0) (rank 8 2)) 1 0)
              (ite (= (rank 10 1) (rank 8 2)) 1 0)
              (ite (= (rank 10 2) (rank 8 2)) 1 0)
              (ite (= (rank 10 3) (rank 8 2)) 1 0)
              (ite (= (rank 11 0) (rank 8 2)) 1 0)
              (ite (= (rank 11 1) (rank 8 2)) 1 0)
              (ite (= (rank 11 2) (rank 8 2)) 1 0)
              (ite (= (rank 11 3) (rank 8 2)) 1 0)
              (ite (= (rank 12 0) (rank 8 2)) 1 0)
              (ite (= (rank 12 1) (rank 8 2)) 1 0)
              (ite (= (rank 12 2) (rank 8 2)) 1 0)
              (ite (= (rank 12 3) (rank 8 2)) 1 0)
              (ite (= (rank 13 0) (rank 8 2)) 1 0)
              (ite (= (rank 13 1) (rank 8 2)) 1 0)
              (ite (= (rank 13 2) (rank 8 2)) 1 0)
              (ite (= (rank 13 3) (rank 8 2)) 1 0))))
  (= a!1 4)))
; turned cards are cards
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 8 2))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 8 2))) 1 0))
      (a!5 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 8 2))) 1 0))
      (a!7 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 8 2))) 1 0))
      (a!9 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 8 2))) 1 0))
      (a!11 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 8 2))) 1 0))
      (a!13 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 8 2))) 1 0))
      (a!15 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 8 2))) 1 0))
      (a!17 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 8 2))) 1 0))
      (a!19 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 8 2))) 1 0))
      (a!21 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 8 2))) 1 0))
      (a!23 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 8 2))) 1 0))
      (a!25 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 8 2))) 1 0))
      (a!27 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 8 2))) 1 0))
      (a!29 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 8 2))) 1 0))
      (a!31 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 8 2))) 1 0))
      (a!33 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 8 2))) 1 0))
      (a!35 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 8 2))) 1 0))
      (a!37 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 8 2))) 1 0))
      (a!39 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 8 2))) 1 0))
      (a!41 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 8 2))) 1 0))
      (a!43 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 8 2))) 1 0))
      (a!45 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 8 2))) 1 0))
      (a!47 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 8 2))) 1 0))
      (a!49 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 8 2))) 1 0))
      (a!51 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 8 2))) 1 0))
      (a!53 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 8 2))) 1 0))
      (a!55 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 8 2))) 1 0))
      (a!57 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 8 2))) 1 0))
      (a!59 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 8 2))) 1 0))
      (a!61 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 8 2))) 1 0))
      (a!63 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 8 2))) 1 0))
      (a!65 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 8 2))) 1 0))
      (a!67 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 8 2))) 1 0))
      (a!69 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 8 2))) 1 0))
      (a!71 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 8 2))) 1 0))
      (a!73 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 8 2))) 1 0))
      (a!75 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 8 2))) 1 0))
      (a!77 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 8 2))) 1 0))
      (a!79 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 8 2))) 1 0))
      (a!81 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 8 2))) 1 0))
      (a!83 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 8 2))) 1 0))
      (a!85 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 8 2))) 1 0))
      (a!87 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 8 2))) 1 0))
      (a!89 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 8 2))) 1 0))
      (a!91 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 8 2))) 1 0))
      (a!93 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 8 2))) 1 0))
      (a!95 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 8 2))) 1 0))
      (a!97 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 8 2))) 1 0))
      (a!99 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 8 2))) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 8 2))) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 8 2))) 1 0)))
(let ((a!2 (<= a!1 (ite (= (rank 1 0) (rank 8 2)) 1 0)))
      (a!4 (<= a!3 (ite (= (rank 1 1) (rank 8 2)) 1 0)))
      (a!6 (<= a!5 (ite (= (rank 1 2) (rank 8 2)) 1 0)))
      (a!8 (<= a!7 (ite (= (rank 1 3) (rank 8 2)) 1 0)))
      (a!10 (<= a!9 (ite (= (rank 2 0) (rank 8 2)) 1 0)))
      (a!12 (<= a!11 (ite (= (rank 2 1) (rank 8 2)) 1 0)))
      (a!14 (<= a!13 (ite (= (rank 2 2) (rank 8 2)) 1 0)))
      (a!16 (<= a!15 (ite (= (rank 2 3) (rank 8 2)) 1 0)))
      (a!18 (<= a!17 (ite (= (rank 3 0) (rank 8 2)) 1 0)))
      (a!20 (<= a!19 (ite (= (rank 3 1) (rank 8 2)) 1 0)))
      (a!22 (<= a!21 (ite (= (rank 3 2) (rank 8 2)) 1 0)))
      (a!24 (<= a!23 (ite (= (rank 3 3) (rank 8 2)) 1 0)))
      (a!26 (<= a!25 (ite (= (rank 4 0) (rank 8 2)) 1 0)))
      (a!28 (<= a!27 (ite (= (rank 4 1) (rank 8 2)) 1 0)))
      (a!30 (<= a!29 (ite (= (rank 4 2) (rank 8 2)) 1 0)))
      (a!32 (<= a!31 (ite (= (rank 4 3) (rank 8 2)) 1 0)))
      (a!34 (<= a!33 (ite (= (rank 5 0) (rank 8 2)) 1 0)))
      (a!36 (<= a!35 (ite (= (rank 5 1) (rank 8 2)) 1 0)))
      (a!38 (<= a!37 (ite (= (rank 5 2) (rank 8 2)) 1 0)))
      (a!40 (<= a!39 (ite (= (rank 5 3) (rank 8 2)) 1 0)))
      (a!42 (<= a!41 (ite (= (rank 6 0) (rank 8 2)) 1 0)))
      (a!44 (<= a!43 (ite (= (rank 6 1) (rank 8 2)) 1 0)))
      (a!46 (<= a!45 (ite (= (rank 6 2) (rank 8 2)) 1 0)))
      (a!48 (<= a!47 (ite (= (rank 6 3) (rank 8 2)) 1 0)))
      (a!50 (<= a!49 (ite (= (rank 7 0) (rank 8 2)) 1 0)))
      (a!52 (<= a!51 (ite (= (rank 7 1) (rank 8 2)) 1 0)))
      (a!54 (<= a!53 (ite (= (rank 7 2) (rank 8 2)) 1 0)))
      (a!56 (<= a!55 (ite (= (rank 7 3) (rank 8 2)) 1 0)))
      (a!58 (<= a!57 (ite (= (rank 8 0) (rank 8 2)) 1 0)))
      (a!60 (<= a!59 (ite (= (rank 8 1) (rank 8 2)) 1 0)))
      (a!62 (<= a!61 (ite (= (rank 8 2) (rank 8 2)) 1 0)))
      (a!64 (<= a!63 (ite (= (rank 8 3) (rank 8 2)) 1 0)))
      (a!66 (<= a!65 (ite (= (rank 9 0) (rank 8 2)) 1 0)))
      (a!68 (<= a!67 (ite (= (rank 9 1) (rank 8 2)) 1 0)))
      (a!70 (<= a!69 (ite (= (rank 9 2) (rank 8 2)) 1 0)))
      (a!72 (<= a!71 (ite (= (rank 9 3) (rank 8 2)) 1 0)))
      (a!74 (<= a!73 (ite (= (rank 10 0) (rank 8 2)) 1 0)))
      (a!76 (<= a!75 (ite (= (rank 10 1) (rank 8 2)) 1 0)))
      (a!78 (<= a!77 (ite (= (rank 10 2) (rank 8 2)) 1 0)))
      (a!80 (<= a!79 (ite (= (rank 10 3) (rank 8 2)) 1 0)))
      (a!82 (<= a!81 (ite (= (rank 11 0) (rank 8 2)) 1 0)))
      (a!84 (<= a!83 (ite (= (rank 11 1) (rank 8 2)) 1 0)))
      (a!86 (<= a!85 (ite (= (rank 11 2) (rank 8 2)) 1 0)))
      (a!88 (<= a!87 (ite (= (rank 11 3) (rank 8 2)) 1 0)))
      (a!90 (<= a!89 (ite (= (rank 12 0) (rank 8 2)) 1 0)))
      (a!92 (<= a!91 (ite (= (rank 12 1) (rank 8 2)) 1 0)))
      (a!94 (<= a!93 (ite (= (rank 12 2) (rank 8 2)) 1 0)))
      (a!96 (<= a!95 (ite (= (rank 12 3) (rank 8 2)) 1 0)))
      (a!98 (<= a!97 (ite (= (rank 13 0) (rank 8 2)) 1 0)))
      (a!100 (<= a!99 (ite (= (rank 13 1) (rank 8 2)) 1 0)))
      (a!102 (<= a!101 (ite (= (rank 13 2) (rank 8 2)) 1 0)))
      (a!104 (<= a!103 (ite (= (rank 13 3) (rank 8 2)) 1 0))))
  (and a!2
       a!4
       a!6
       a!8
       a!10
       a!12
       a!14
       a!16
       a!18
       a!20
       a!22
       a!24
       a!26
       a!28
       a!30
       a!32
       a!34
       a!36
       a!38
       a!40
       a!42
       a!44
       a!46
       a!48
       a!50
       a!52
       a!54
       a!56
       a!58
       a!60
       a!62
       a!64
       a!66
       a!68
       a!70
       a!72
       a!74
       a!76
       a!78
       a!80
       a!82
       a!84
       a!86
       a!88
       a!90
       a!92
       a!94
       a!96
       a!98
       a!100
       a!102
       a!104))))
; face down
(assert (<= (select x.gone 8) 2))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal fewer, denied
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 8 2))) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 8 2))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 8 2))) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 8 2))) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 8 2))) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 8 2))) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 8 2))) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 8 2))) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 8 2))) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 8 2))) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 8 2))) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 8 2))) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 8 2))) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 8 2))) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 8 2))) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 8 2))) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 8 2))) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 8 2))) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 8 2))) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 8 2))) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 8 2))) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 8 2))) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 8 2))) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 8 2))) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 8 2))) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 8 2))) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 8 2))) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 8 2))) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 8 2))) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 8 2))) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 8 2))) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 8 2))) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 8 2))) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 8 2))) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 8 2))) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 8 2))) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 8 2))) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 8 2))) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 8 2))) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 8 2))) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 8 2))) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 8 2))) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 8 2))) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 8 2))) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 8 2))) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 8 2))) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 8 2))) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 8 2))) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 8 2))) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 8 2))) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 8 2))) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 8 2))) 1 0)))
  (not (< (+ a!1
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
          4))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; a deck
(assert (let ((a!1 (+ (ite (= (rank 1 0) (rank 8 3)) 1 0)
              (ite (= (rank 1 1) (rank 8 3)) 1 0)
              (ite (= (rank 1 2) (rank 8 3)) 1 0)
              (ite (= (rank 1 3) (rank 8 3)) 1 0)
              (ite (= (rank 2 0) (rank 8 3)) 1 0)
              (ite (= (rank 2 1) (rank 8 3)) 1 0)
              (ite (= (rank 2 2) (rank 8 3)) 1 0)
              (ite (= (rank 2 3) (rank 8 3)) 1 0)
              (ite (= (rank 3 0) (rank 8 3)) 1 0)
              (ite (= (rank 3 1) (rank 8 3)) 1 0)
              (ite (= (rank 3 2) (rank 8 3)) 1 0)
              (ite (= (rank 3 3) (rank 8 3)) 1 0)
              (ite (= (rank 4 0) (rank 8 3)) 1 0)
              (ite (= (rank 4 1) (rank 8 3)) 1 0)
              (ite (= (rank 4 2) (rank 8 3)) 1 0)
              (ite (= (rank 4 3) (rank 8 3)) 1 0)
              (ite (= (rank 5 0) (rank 8 3)) 1 0)
              (ite (= (rank 5 1) (rank 8 3)) 1 0)
              (ite (= (rank 5 2) (rank 8 3)) 1 0)
              (ite (= (rank 5 3) (rank 8 3)) 1 0)
              (ite (= (rank 6 0) (rank 8 3)) 1 0)
              (ite (= (rank 6 1) (rank 8 3)) 1 0)
              (ite (= (rank 6 2) (rank 8 3)) 1 0)
              (ite (= (rank 6 3) (rank 8 3)) 1 0)
              (ite (= (rank 7 0) (rank 8 3)) 1 0)
              (ite (= (rank 7 1) (rank 8 3)) 1 0)
              (ite (= (rank 7 2) (rank 8 3)) 1 0)
              (ite (= (rank 7 3) (rank 8 3)) 1 0)
              (ite (= (rank 8 0) (rank 8 3)) 1 0)
              (ite (= (rank 8 1) (rank 8 3)) 1 0)
              (ite (= (rank 8 2) (rank 8 3)) 1 0)
              (ite (= (rank 8 3) (rank 8 3)) 1 0)
              (ite (= (rank 9 0) (rank 8 3)) 1 0)
              (ite (= (rank 9 1) (rank 8 3)) 1 0)
              (ite (= (rank 9 2) (rank 8 3)) 1 0)
              (ite (= (rank 9 3) (rank 8 3)) 1 0)
              (ite (= (rank 10 0) (rank 8 3)) 1 0)
              (ite (= (rank 10 1) (rank 8 3)) 1 0)
              (ite (= (rank 10 2) (rank 8 3)) 1 0)
              (ite (= (rank 10 3) (rank 8 3)) 1 0)
              (ite (= (rank 11 0) (rank 8 3)) 1 0)
              (ite (= (rank 11 1) (rank 8 3)) 1 0)
              (ite (= (rank 11 2) (rank 8 3)) 1 0)
              (ite (= (rank 11 3) (rank 8 3)) 1 0)
              (ite (= (rank 12 0) (rank 8 3)) 1 0)
              (ite (= (rank 12 1) (rank 8 3)) 1 0)
              (ite (= (rank 12 2) (rank 8 3)) 1 0)
              (ite (= (rank 12 3) (rank 8 3)) 1 0)
              (ite (= (rank 13 0) (rank 8 3)) 1 0)
              (ite (= (rank 13 1) (rank 8 3)) 1 0)
              (ite (= (rank 13 2) (rank 8 3)) 1 0)
              (ite (= (rank 13 3) (rank 8 3)) 1 0))))
  (= a!1 4)))
; turned cards are cards
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 8 3))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 8 3))) 1 0))
      (a!5 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 8 3))) 1 0))
      (a!7 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 8 3))) 1 0))
      (a!9 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 8 3))) 1 0))
      (a!11 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 8 3))) 1 0))
      (a!13 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 8 3))) 1 0))
      (a!15 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 8 3))) 1 0))
      (a!17 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 8 3))) 1 0))
      (a!19 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 8 3))) 1 0))
      (a!21 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 8 3))) 1 0))
      (a!23 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 8 3))) 1 0))
      (a!25 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 8 3))) 1 0))
      (a!27 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 8 3))) 1 0))
      (a!29 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 8 3))) 1 0))
      (a!31 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 8 3))) 1 0))
      (a!33 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 8 3))) 1 0))
      (a!35 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 8 3))) 1 0))
      (a!37 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 8 3))) 1 0))
      (a!39 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 8 3))) 1 0))
      (a!41 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 8 3))) 1 0))
      (a!43 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 8 3))) 1 0))
      (a!45 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 8 3))) 1 0))
      (a!47 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 8 3))) 1 0))
      (a!49 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 8 3))) 1 0))
      (a!51 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 8 3))) 1 0))
      (a!53 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 8 3))) 1 0))
      (a!55 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 8 3))) 1 0))
      (a!57 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 8 3))) 1 0))
      (a!59 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 8 3))) 1 0))
      (a!61 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 8 3))) 1 0))
      (a!63 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 8 3))) 1 0))
      (a!65 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 8 3))) 1 0))
      (a!67 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 8 3))) 1 0))
      (a!69 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 8 3))) 1 0))
      (a!71 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 8 3))) 1 0))
      (a!73 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 8 3))) 1 0))
      (a!75 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 8 3))) 1 0))
      (a!77 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 8 3))) 1 0))
      (a!79 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 8 3))) 1 0))
      (a!81 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 8 3))) 1 0))
      (a!83 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 8 3))) 1 0))
      (a!85 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 8 3))) 1 0))
      (a!87 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 8 3))) 1 0))
      (a!89 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 8 3))) 1 0))
      (a!91 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 8 3))) 1 0))
      (a!93 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 8 3))) 1 0))
      (a!95 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 8 3))) 1 0))
      (a!97 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 8 3))) 1 0))
      (a!99 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 8 3))) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 8 3))) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 8 3))) 1 0)))
(let ((a!2 (<= a!1 (ite (= (rank 1 0) (rank 8 3)) 1 0)))
      (a!4 (<= a!3 (ite (= (rank 1 1) (rank 8 3)) 1 0)))
      (a!6 (<= a!5 (ite (= (rank 1 2) (rank 8 3)) 1 0)))
      (a!8 (<= a!7 (ite (= (rank 1 3) (rank 8 3)) 1 0)))
      (a!10 (<= a!9 (ite (= (rank 2 0) (rank 8 3)) 1 0)))
      (a!12 (<= a!11 (ite (= (rank 2 1) (rank 8 3)) 1 0)))
      (a!14 (<= a!13 (ite (= (rank 2 2) (rank 8 3)) 1 0)))
      (a!16 (<= a!15 (ite (= (rank 2 3) (rank 8 3)) 1 0)))
      (a!18 (<= a!17 (ite (= (rank 3 0) (rank 8 3)) 1 0)))
      (a!20 (<= a!19 (ite (= (rank 3 1) (rank 8 3)) 1 0)))
      (a!22 (<= a!21 (ite (= (rank 3 2) (rank 8 3)) 1 0)))
      (a!24 (<= a!23 (ite (= (rank 3 3) (rank 8 3)) 1 0)))
      (a!26 (<= a!25 (ite (= (rank 4 0) (rank 8 3)) 1 0)))
      (a!28 (<= a!27 (ite (= (rank 4 1) (rank 8 3)) 1 0)))
      (a!30 (<= a!29 (ite (= (rank 4 2) (rank 8 3)) 1 0)))
      (a!32 (<= a!31 (ite (= (rank 4 3) (rank 8 3)) 1 0)))
      (a!34 (<= a!33 (ite (= (rank 5 0) (rank 8 3)) 1 0)))
      (a!36 (<= a!35 (ite (= (rank 5 1) (rank 8 3)) 1 0)))
      (a!38 (<= a!37 (ite (= (rank 5 2) (rank 8 3)) 1 0)))
      (a!40 (<= a!39 (ite (= (rank 5 3) (rank 8 3)) 1 0)))
      (a!42 (<= a!41 (ite (= (rank 6 0) (rank 8 3)) 1 0)))
      (a!44 (<= a!43 (ite (= (rank 6 1) (rank 8 3)) 1 0)))
      (a!46 (<= a!45 (ite (= (rank 6 2) (rank 8 3)) 1 0)))
      (a!48 (<= a!47 (ite (= (rank 6 3) (rank 8 3)) 1 0)))
      (a!50 (<= a!49 (ite (= (rank 7 0) (rank 8 3)) 1 0)))
      (a!52 (<= a!51 (ite (= (rank 7 1) (rank 8 3)) 1 0)))
      (a!54 (<= a!53 (ite (= (rank 7 2) (rank 8 3)) 1 0)))
      (a!56 (<= a!55 (ite (= (rank 7 3) (rank 8 3)) 1 0)))
      (a!58 (<= a!57 (ite (= (rank 8 0) (rank 8 3)) 1 0)))
      (a!60 (<= a!59 (ite (= (rank 8 1) (rank 8 3)) 1 0)))
      (a!62 (<= a!61 (ite (= (rank 8 2) (rank 8 3)) 1 0)))
      (a!64 (<= a!63 (ite (= (rank 8 3) (rank 8 3)) 1 0)))
      (a!66 (<= a!65 (ite (= (rank 9 0) (rank 8 3)) 1 0)))
      (a!68 (<= a!67 (ite (= (rank 9 1) (rank 8 3)) 1 0)))
      (a!70 (<= a!69 (ite (= (rank 9 2) (rank 8 3)) 1 0)))
      (a!72 (<= a!71 (ite (= (rank 9 3) (rank 8 3)) 1 0)))
      (a!74 (<= a!73 (ite (= (rank 10 0) (rank 8 3)) 1 0)))
      (a!76 (<= a!75 (ite (= (rank 10 1) (rank 8 3)) 1 0)))
      (a!78 (<= a!77 (ite (= (rank 10 2) (rank 8 3)) 1 0)))
      (a!80 (<= a!79 (ite (= (rank 10 3) (rank 8 3)) 1 0)))
      (a!82 (<= a!81 (ite (= (rank 11 0) (rank 8 3)) 1 0)))
      (a!84 (<= a!83 (ite (= (rank 11 1) (rank 8 3)) 1 0)))
      (a!86 (<= a!85 (ite (= (rank 11 2) (rank 8 3)) 1 0)))
      (a!88 (<= a!87 (ite (= (rank 11 3) (rank 8 3)) 1 0)))
      (a!90 (<= a!89 (ite (= (rank 12 0) (rank 8 3)) 1 0)))
      (a!92 (<= a!91 (ite (= (rank 12 1) (rank 8 3)) 1 0)))
      (a!94 (<= a!93 (ite (= (rank 12 2) (rank 8 3)) 1 0)))
      (a!96 (<= a!95 (ite (= (rank 12 3) (rank 8 3)) 1 0)))
      (a!98 (<= a!97 (ite (= (rank 13 0) (rank 8 3)) 1 0)))
      (a!100 (<= a!99 (ite (= (rank 13 1) (rank 8 3)) 1 0)))
      (a!102 (<= a!101 (ite (= (rank 13 2) (rank 8 3)) 1 0)))
      (a!104 (<= a!103 (ite (= (rank 13 3) (rank 8 3)) 1 0))))
  (and a!2
       a!4
       a!6
       a!8
       a!10
       a!12
       a!14
       a!16
       a!18
       a!20
       a!22
       a!24
       a!26
       a!28
       a!30
       a!32
       a!34
       a!36
       a!38
       a!40
       a!42
       a!44
       a!46
       a!48
       a!50
       a!52
       a!54
       a!56
       a!58
       a!60
       a!62
       a!64
       a!66
       a!68
       a!70
       a!72
       a!74
       a!76
       a!78
       a!80
       a!82
       a!84
       a!86
       a!88
       a!90
       a!92
       a!94
       a!96
       a!98
       a!100
       a!102
       a!104))))
; face down
(assert (<= (select x.gone 8) 3))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal fewer, denied
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 8 3))) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 8 3))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 8 3))) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 8 3))) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 8 3))) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 8 3))) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 8 3))) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 8 3))) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 8 3))) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 8 3))) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 8 3))) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 8 3))) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 8 3))) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 8 3))) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 8 3))) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 8 3))) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 8 3))) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 8 3))) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 8 3))) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 8 3))) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 8 3))) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 8 3))) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 8 3))) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 8 3))) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 8 3))) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 8 3))) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 8 3))) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 8 3))) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 8 3))) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 8 3))) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 8 3))) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 8 3))) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 8 3))) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 8 3))) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 8 3))) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 8 3))) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 8 3))) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 8 3))) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 8 3))) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 8 3))) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 8 3))) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 8 3))) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 8 3))) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 8 3))) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 8 3))) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 8 3))) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 8 3))) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 8 3))) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 8 3))) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 8 3))) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 8 3))) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 8 3))) 1 0)))
  (not (< (+ a!1
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
          4))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; a deck
(assert (let ((a!1 (+ (ite (= (rank 1 0) (rank 9 0)) 1 0)
              (ite (= (rank 1 1) (rank 9 0)) 1 0)
              (ite (= (rank 1 2) (rank 9 0)) 1 0)
              (ite (= (rank 1 3) (rank 9 0)) 1 0)
              (ite (= (rank 2 0) (rank 9 0)) 1 0)
              (ite (= (rank 2 1) (rank 9 0)) 1 0)
              (ite (= (rank 2 2) (rank 9 0)) 1 0)
              (ite (= (rank 2 3) (rank 9 0)) 1 0)
              (ite (= (rank 3 0) (rank 9 0)) 1 0)
              (ite (= (rank 3 1) (rank 9 0)) 1 0)
              (ite (= (rank 3 2) (rank 9 0)) 1 0)
              (ite (= (rank 3 3) (rank 9 0)) 1 0)
              (ite (= (rank 4 0) (rank 9 0)) 1 0)
              (ite (= (rank 4 1) (rank 9 0)) 1 0)
              (ite (= (rank 4 2) (rank 9 0)) 1 0)
              (ite (= (rank 4 3) (rank 9 0)) 1 0)
              (ite (= (rank 5 0) (rank 9 0)) 1 0)
              (ite (= (rank 5 1) (rank 9 0)) 1 0)
              (ite (= (rank 5 2) (rank 9 0)) 1 0)
              (ite (= (rank 5 3) (rank 9 0)) 1 0)
              (ite (= (rank 6 0) (rank 9 0)) 1 0)
              (ite (= (rank 6 1) (rank 9 0)) 1 0)
              (ite (= (rank 6 2) (rank 9 0)) 1 0)
              (ite (= (rank 6 3) (rank 9 0)) 1 0)
              (ite (= (rank 7 0) (rank 9 0)) 1 0)
              (ite (= (rank 7 1) (rank 9 0)) 1 0)
              (ite (= (rank 7 2) (rank 9 0)) 1 0)
              (ite (= (rank 7 3) (rank 9 0)) 1 0)
              (ite (= (rank 8 0) (rank 9 0)) 1 0)
              (ite (= (rank 8 1) (rank 9 0)) 1 0)
              (ite (= (rank 8 2) (rank 9 0)) 1 0)
              (ite (= (rank 8 3) (rank 9 0)) 1 0)
              (ite (= (rank 9 0) (rank 9 0)) 1 0)
              (ite (= (rank 9 1) (rank 9 0)) 1 0)
              (ite (= (rank 9 2) (rank 9 0)) 1 0)
              (ite (= (rank 9 3) (rank 9 0)) 1 0)
              (ite (= (rank 10 0) (rank 9 0)) 1 0)
              (ite (= (rank 10 1) (rank 9 0)) 1 0)
              (ite (= (rank 10 2) (rank 9 0)) 1 0)
              (ite (= (rank 10 3) (rank 9 0)) 1 0)
              (ite (= (rank 11 0) (rank 9 0)) 1 0)
              (ite (= (rank 11 1) (rank 9 0)) 1 0)
              (ite (= (rank 11 2) (rank 9 0)) 1 0)
              (ite (= (rank 11 3) (rank 9 0)) 1 0)
              (ite (= (rank 12 0) (rank 9 0)) 1 0)
              (ite (= (rank 12 1) (rank 9 0)) 1 0)
              (ite (= (rank 12 2) (rank 9 0)) 1 0)
              (ite (= (rank 12 3) (rank 9 0)) 1 0)
              (ite (= (rank 13 0) (rank 9 0)) 1 0)
              (ite (= (rank 13 1) (rank 9 0)) 1 0)
              (ite (= (rank 13 2) (rank 9 0)) 1 0)
              (ite (= (rank 13 3) (rank 9 0)) 1 0))))
  (= a!1 4)))
; turned cards are cards
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 9 0))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 9 0))) 1 0))
      (a!5 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 9 0))) 1 0))
      (a!7 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 9 0))) 1 0))
      (a!9 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 9 0))) 1 0))
      (a!11 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 9 0))) 1 0))
      (a!13 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 9 0))) 1 0))
      (a!15 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 9 0))) 1 0))
      (a!17 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 9 0))) 1 0))
      (a!19 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 9 0))) 1 0))
      (a!21 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 9 0))) 1 0))
      (a!23 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 9 0))) 1 0))
      (a!25 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 9 0))) 1 0))
      (a!27 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 9 0))) 1 0))
      (a!29 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 9 0))) 1 0))
      (a!31 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 9 0))) 1 0))
      (a!33 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 9 0))) 1 0))
      (a!35 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 9 0))) 1 0))
      (a!37 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 9 0))) 1 0))
      (a!39 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 9 0))) 1 0))
      (a!41 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 9 0))) 1 0))
      (a!43 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 9 0))) 1 0))
      (a!45 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 9 0))) 1 0))
      (a!47 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 9 0))) 1 0))
      (a!49 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 9 0))) 1 0))
      (a!51 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 9 0))) 1 0))
      (a!53 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 9 0))) 1 0))
      (a!55 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 9 0))) 1 0))
      (a!57 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 9 0))) 1 0))
      (a!59 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 9 0))) 1 0))
      (a!61 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 9 0))) 1 0))
      (a!63 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 9 0))) 1 0))
      (a!65 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 9 0))) 1 0))
      (a!67 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 9 0))) 1 0))
      (a!69 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 9 0))) 1 0))
      (a!71 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 9 0))) 1 0))
      (a!73 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 9 0))) 1 0))
      (a!75 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 9 0))) 1 0))
      (a!77 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 9 0))) 1 0))
      (a!79 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 9 0))) 1 0))
      (a!81 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 9 0))) 1 0))
      (a!83 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 9 0))) 1 0))
      (a!85 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 9 0))) 1 0))
      (a!87 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 9 0))) 1 0))
      (a!89 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 9 0))) 1 0))
      (a!91 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 9 0))) 1 0))
      (a!93 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 9 0))) 1 0))
      (a!95 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 9 0))) 1 0))
      (a!97 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 9 0))) 1 0))
      (a!99 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 9 0))) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 9 0))) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 9 0))) 1 0)))
(let ((a!2 (<= a!1 (ite (= (rank 1 0) (rank 9 0)) 1 0)))
      (a!4 (<= a!3 (ite (= (rank 1 1) (rank 9 0)) 1 0)))
      (a!6 (<= a!5 (ite (= (rank 1 2) (rank 9 0)) 1 0)))
      (a!8 (<= a!7 (ite (= (rank 1 3) (rank 9 0)) 1 0)))
      (a!10 (<= a!9 (ite (= (rank 2 0) (rank 9 0)) 1 0)))
      (a!12 (<= a!11 (ite (= (rank 2 1) (rank 9 0)) 1 0)))
      (a!14 (<= a!13 (ite (= (rank 2 2) (rank 9 0)) 1 0)))
      (a!16 (<= a!15 (ite (= (rank 2 3) (rank 9 0)) 1 0)))
      (a!18 (<= a!17 (ite (= (rank 3 0) (rank 9 0)) 1 0)))
      (a!20 (<= a!19 (ite (= (rank 3 1) (rank 9 0)) 1 0)))
      (a!22 (<= a!21 (ite (= (rank 3 2) (rank 9 0)) 1 0)))
      (a!24 (<= a!23 (ite (= (rank 3 3) (rank 9 0)) 1 0)))
      (a!26 (<= a!25 (ite (= (rank 4 0) (rank 9 0)) 1 0)))
      (a!28 (<= a!27 (ite (= (rank 4 1) (rank 9 0)) 1 0)))
      (a!30 (<= a!29 (ite (= (rank 4 2) (rank 9 0)) 1 0)))
      (a!32 (<= a!31 (ite (= (rank 4 3) (rank 9 0)) 1 0)))
      (a!34 (<= a!33 (ite (= (rank 5 0) (rank 9 0)) 1 0)))
      (a!36 (<= a!35 (ite (= (rank 5 1) (rank 9 0)) 1 0)))
      (a!38 (<= a!37 (ite (= (rank 5 2) (rank 9 0)) 1 0)))
      (a!40 (<= a!39 (ite (= (rank 5 3) (rank 9 0)) 1 0)))
      (a!42 (<= a!41 (ite (= (rank 6 0) (rank 9 0)) 1 0)))
      (a!44 (<= a!43 (ite (= (rank 6 1) (rank 9 0)) 1 0)))
      (a!46 (<= a!45 (ite (= (rank 6 2) (rank 9 0)) 1 0)))
      (a!48 (<= a!47 (ite (= (rank 6 3) (rank 9 0)) 1 0)))
      (a!50 (<= a!49 (ite (= (rank 7 0) (rank 9 0)) 1 0)))
      (a!52 (<= a!51 (ite (= (rank 7 1) (rank 9 0)) 1 0)))
      (a!54 (<= a!53 (ite (= (rank 7 2) (rank 9 0)) 1 0)))
      (a!56 (<= a!55 (ite (= (rank 7 3) (rank 9 0)) 1 0)))
      (a!58 (<= a!57 (ite (= (rank 8 0) (rank 9 0)) 1 0)))
      (a!60 (<= a!59 (ite (= (rank 8 1) (rank 9 0)) 1 0)))
      (a!62 (<= a!61 (ite (= (rank 8 2) (rank 9 0)) 1 0)))
      (a!64 (<= a!63 (ite (= (rank 8 3) (rank 9 0)) 1 0)))
      (a!66 (<= a!65 (ite (= (rank 9 0) (rank 9 0)) 1 0)))
      (a!68 (<= a!67 (ite (= (rank 9 1) (rank 9 0)) 1 0)))
      (a!70 (<= a!69 (ite (= (rank 9 2) (rank 9 0)) 1 0)))
      (a!72 (<= a!71 (ite (= (rank 9 3) (rank 9 0)) 1 0)))
      (a!74 (<= a!73 (ite (= (rank 10 0) (rank 9 0)) 1 0)))
      (a!76 (<= a!75 (ite (= (rank 10 1) (rank 9 0)) 1 0)))
      (a!78 (<= a!77 (ite (= (rank 10 2) (rank 9 0)) 1 0)))
      (a!80 (<= a!79 (ite (= (rank 10 3) (rank 9 0)) 1 0)))
      (a!82 (<= a!81 (ite (= (rank 11 0) (rank 9 0)) 1 0)))
      (a!84 (<= a!83 (ite (= (rank 11 1) (rank 9 0)) 1 0)))
      (a!86 (<= a!85 (ite (= (rank 11 2) (rank 9 0)) 1 0)))
      (a!88 (<= a!87 (ite (= (rank 11 3) (rank 9 0)) 1 0)))
      (a!90 (<= a!89 (ite (= (rank 12 0) (rank 9 0)) 1 0)))
      (a!92 (<= a!91 (ite (= (rank 12 1) (rank 9 0)) 1 0)))
      (a!94 (<= a!93 (ite (= (rank 12 2) (rank 9 0)) 1 0)))
      (a!96 (<= a!95 (ite (= (rank 12 3) (rank 9 0)) 1 0)))
      (a!98 (<= a!97 (ite (= (rank 13 0) (rank 9 0)) 1 0)))
      (a!100 (<= a!99 (ite (= (rank 13 1) (rank 9 0)) 1 0)))
      (a!102 (<= a!101 (ite (= (rank 13 2) (rank 9 0)) 1 0)))
      (a!104 (<= a!103 (ite (= (rank 13 3) (rank 9 0)) 1 0))))
  (and a!2
       a!4
       a!6
       a!8
       a!10
       a!12
       a!14
       a!16
       a!18
       a!20
       a!22
       a!24
       a!26
       a!28
       a!30
       a!32
       a!34
       a!36
       a!38
       a!40
       a!42
       a!44
       a!46
       a!48
       a!50
       a!52
       a!54
       a!56
       a!58
       a!60
       a!62
       a!64
       a!66
       a!68
       a!70
       a!72
       a!74
       a!76
       a!78
       a!80
       a!82
       a!84
       a!86
       a!88
       a!90
       a!92
       a!94
       a!96
       a!98
       a!100
       a!102
       a!104))))
; face down
(assert (<= (select x.gone 9) 0))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal fewer, denied
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 9 0))) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 9 0))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 9 0))) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 9 0))) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 9 0))) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 9 0))) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 9 0))) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 9 0))) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 9 0))) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 9 0))) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 9 0))) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 9 0))) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 9 0))) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 9 0))) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 9 0))) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 9 0))) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 9 0))) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 9 0))) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 9 0))) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 9 0))) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 9 0))) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 9 0))) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 9 0))) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 9 0))) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 9 0))) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 9 0))) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 9 0))) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 9 0))) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 9 0))) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 9 0))) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 9 0))) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 9 0))) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 9 0))) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 9 0))) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 9 0))) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 9 0))) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 9 0))) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 9 0))) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 9 0))) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 9 0))) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 9 0))) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 9 0))) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 9 0))) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 9 0))) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 9 0))) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 9 0))) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 9 0))) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 9 0))) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 9 0))) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 9 0))) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 9 0))) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 9 0))) 1 0)))
  (not (< (+ a!1
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
          4))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; a deck
(assert (let ((a!1 (+ (ite (= (rank 1 0) (rank 9 1)) 1 0)
              (ite (= (rank 1 1) (rank 9 1)) 1 0)
              (ite (= (rank 1 2) (rank 9 1)) 1 0)
              (ite (= (rank 1 3) (rank 9 1)) 1 0)
              (ite (= (rank 2 0) (rank 9 1)) 1 0)
              (ite (= (rank 2 1) (rank 9 1)) 1 0)
              (ite (= (rank 2 2) (rank 9 1)) 1 0)
              (ite (= (rank 2 3) (rank 9 1)) 1 0)
              (ite (= (rank 3 0) (rank 9 1)) 1 0)
              (ite (= (rank 3 1) (rank 9 1)) 1 0)
              (ite (= (rank 3 2) (rank 9 1)) 1 0)
              (ite (= (rank 3 3) (rank 9 1)) 1 0)
              (ite (= (rank 4 0) (rank 9 1)) 1 0)
              (ite (= (rank 4 1) (rank 9 1)) 1 0)
              (ite (= (rank 4 2) (rank 9 1)) 1 0)
              (ite (= (rank 4 3) (rank 9 1)) 1 0)
              (ite (= (rank 5 0) (rank 9 1)) 1 0)
              (ite (= (rank 5 1) (rank 9 1)) 1 0)
              (ite (= (rank 5 2) (rank 9 1)) 1 0)
              (ite (= (rank 5 3) (rank 9 1)) 1 0)
              (ite (= (rank 6 0) (rank 9 1)) 1 0)
              (ite (= (rank 6 1) (rank 9 1)) 1 0)
              (ite (= (rank 6 2) (rank 9 1)) 1 0)
              (ite (= (rank 6 3) (rank 9 1)) 1 0)
              (ite (= (rank 7 0) (rank 9 1)) 1 0)
              (ite (= (rank 7 1) (rank 9 1)) 1 0)
              (ite (= (rank 7 2) (rank 9 1)) 1 0)
              (ite (= (rank 7 3) (rank 9 1)) 1 0)
              (ite (= (rank 8 0) (rank 9 1)) 1 0)
              (ite (= (rank 8 1) (rank 9 1)) 1 0)
              (ite (= (rank 8 2) (rank 9 1)) 1 0)
              (ite (= (rank 8 3) (rank 9 1)) 1 0)
              (ite (= (rank 9 0) (rank 9 1)) 1 0)
              (ite (= (rank 9 1) (rank 9 1)) 1 0)
              (ite (= (rank 9 2) (rank 9 1)) 1 0)
              (ite (= (rank 9 3) (rank 9 1)) 1 0)
              (ite (= (rank 10 0) (rank 9 1)) 1 0)
              (ite (= (rank 10 1) (rank 9 1)) 1 0)
              (ite (= (rank 10 2) (rank 9 1)) 1 0)
              (ite (= (rank 10 3) (rank 9 1)) 1 0)
              (ite (= (rank 11 0) (rank 9 1)) 1 0)
              (ite (= (rank 11 1) (rank 9 1)) 1 0)
              (ite (= (rank 11 2) (rank 9 1)) 1 0)
              (ite (= (rank 11 3) (rank 9 1)) 1 0)
              (ite (= (rank 12 0) (rank 9 1)) 1 0)
              (ite (= (rank 12 1) (rank 9 1)) 1 0)
              (ite (= (rank 12 2) (rank 9 1)) 1 0)
              (ite (= (rank 12 3) (rank 9 1)) 1 0)
              (ite (= (rank 13 0) (rank 9 1)) 1 0)
              (ite (= (rank 13 1) (rank 9 1)) 1 0)
              (ite (= (rank 13 2) (rank 9 1)) 1 0)
              (ite (= (rank 13 3) (rank 9 1)) 1 0))))
  (= a!1 4)))
; turned cards are cards
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 9 1))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 9 1))) 1 0))
      (a!5 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 9 1))) 1 0))
      (a!7 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 9 1))) 1 0))
      (a!9 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 9 1))) 1 0))
      (a!11 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 9 1))) 1 0))
      (a!13 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 9 1))) 1 0))
      (a!15 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 9 1))) 1 0))
      (a!17 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 9 1))) 1 0))
      (a!19 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 9 1))) 1 0))
      (a!21 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 9 1))) 1 0))
      (a!23 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 9 1))) 1 0))
      (a!25 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 9 1))) 1 0))
      (a!27 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 9 1))) 1 0))
      (a!29 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 9 1))) 1 0))
      (a!31 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 9 1))) 1 0))
      (a!33 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 9 1))) 1 0))
      (a!35 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 9 1))) 1 0))
      (a!37 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 9 1))) 1 0))
      (a!39 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 9 1))) 1 0))
      (a!41 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 9 1))) 1 0))
      (a!43 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 9 1))) 1 0))
      (a!45 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 9 1))) 1 0))
      (a!47 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 9 1))) 1 0))
      (a!49 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 9 1))) 1 0))
      (a!51 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 9 1))) 1 0))
      (a!53 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 9 1))) 1 0))
      (a!55 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 9 1))) 1 0))
      (a!57 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 9 1))) 1 0))
      (a!59 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 9 1))) 1 0))
      (a!61 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 9 1))) 1 0))
      (a!63 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 9 1))) 1 0))
      (a!65 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 9 1))) 1 0))
      (a!67 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 9 1))) 1 0))
      (a!69 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 9 1))) 1 0))
      (a!71 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 9 1))) 1 0))
      (a!73 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 9 1))) 1 0))
      (a!75 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 9 1))) 1 0))
      (a!77 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 9 1))) 1 0))
      (a!79 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 9 1))) 1 0))
      (a!81 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 9 1))) 1 0))
      (a!83 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 9 1))) 1 0))
      (a!85 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 9 1))) 1 0))
      (a!87 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 9 1))) 1 0))
      (a!89 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 9 1))) 1 0))
      (a!91 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 9 1))) 1 0))
      (a!93 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 9 1))) 1 0))
      (a!95 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 9 1))) 1 0))
      (a!97 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 9 1))) 1 0))
      (a!99 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 9 1))) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 9 1))) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 9 1))) 1 0)))
(let ((a!2 (<= a!1 (ite (= (rank 1 0) (rank 9 1)) 1 0)))
      (a!4 (<= a!3 (ite (= (rank 1 1) (rank 9 1)) 1 0)))
      (a!6 (<= a!5 (ite (= (rank 1 2) (rank 9 1)) 1 0)))
      (a!8 (<= a!7 (ite (= (rank 1 3) (rank 9 1)) 1 0)))
      (a!10 (<= a!9 (ite (= (rank 2 0) (rank 9 1)) 1 0)))
      (a!12 (<= a!11 (ite (= (rank 2 1) (rank 9 1)) 1 0)))
      (a!14 (<= a!13 (ite (= (rank 2 2) (rank 9 1)) 1 0)))
      (a!16 (<= a!15 (ite (= (rank 2 3) (rank 9 1)) 1 0)))
      (a!18 (<= a!17 (ite (= (rank 3 0) (rank 9 1)) 1 0)))
      (a!20 (<= a!19 (ite (= (rank 3 1) (rank 9 1)) 1 0)))
      (a!22 (<= a!21 (ite (= (rank 3 2) (rank 9 1)) 1 0)))
      (a!24 (<= a!23 (ite (= (rank 3 3) (rank 9 1)) 1 0)))
      (a!26 (<= a!25 (ite (= (rank 4 0) (rank 9 1)) 1 0)))
      (a!28 (<= a!27 (ite (= (rank 4 1) (rank 9 1)) 1 0)))
      (a!30 (<= a!29 (ite (= (rank 4 2) (rank 9 1)) 1 0)))
      (a!32 (<= a!31 (ite (= (rank 4 3) (rank 9 1)) 1 0)))
      (a!34 (<= a!33 (ite (= (rank 5 0) (rank 9 1)) 1 0)))
      (a!36 (<= a!35 (ite (= (rank 5 1) (rank 9 1)) 1 0)))
      (a!38 (<= a!37 (ite (= (rank 5 2) (rank 9 1)) 1 0)))
      (a!40 (<= a!39 (ite (= (rank 5 3) (rank 9 1)) 1 0)))
      (a!42 (<= a!41 (ite (= (rank 6 0) (rank 9 1)) 1 0)))
      (a!44 (<= a!43 (ite (= (rank 6 1) (rank 9 1)) 1 0)))
      (a!46 (<= a!45 (ite (= (rank 6 2) (rank 9 1)) 1 0)))
      (a!48 (<= a!47 (ite (= (rank 6 3) (rank 9 1)) 1 0)))
      (a!50 (<= a!49 (ite (= (rank 7 0) (rank 9 1)) 1 0)))
      (a!52 (<= a!51 (ite (= (rank 7 1) (rank 9 1)) 1 0)))
      (a!54 (<= a!53 (ite (= (rank 7 2) (rank 9 1)) 1 0)))
      (a!56 (<= a!55 (ite (= (rank 7 3) (rank 9 1)) 1 0)))
      (a!58 (<= a!57 (ite (= (rank 8 0) (rank 9 1)) 1 0)))
      (a!60 (<= a!59 (ite (= (rank 8 1) (rank 9 1)) 1 0)))
      (a!62 (<= a!61 (ite (= (rank 8 2) (rank 9 1)) 1 0)))
      (a!64 (<= a!63 (ite (= (rank 8 3) (rank 9 1)) 1 0)))
      (a!66 (<= a!65 (ite (= (rank 9 0) (rank 9 1)) 1 0)))
      (a!68 (<= a!67 (ite (= (rank 9 1) (rank 9 1)) 1 0)))
      (a!70 (<= a!69 (ite (= (rank 9 2) (rank 9 1)) 1 0)))
      (a!72 (<= a!71 (ite (= (rank 9 3) (rank 9 1)) 1 0)))
      (a!74 (<= a!73 (ite (= (rank 10 0) (rank 9 1)) 1 0)))
      (a!76 (<= a!75 (ite (= (rank 10 1) (rank 9 1)) 1 0)))
      (a!78 (<= a!77 (ite (= (rank 10 2) (rank 9 1)) 1 0)))
      (a!80 (<= a!79 (ite (= (rank 10 3) (rank 9 1)) 1 0)))
      (a!82 (<= a!81 (ite (= (rank 11 0) (rank 9 1)) 1 0)))
      (a!84 (<= a!83 (ite (= (rank 11 1) (rank 9 1)) 1 0)))
      (a!86 (<= a!85 (ite (= (rank 11 2) (rank 9 1)) 1 0)))
      (a!88 (<= a!87 (ite (= (rank 11 3) (rank 9 1)) 1 0)))
      (a!90 (<= a!89 (ite (= (rank 12 0) (rank 9 1)) 1 0)))
      (a!92 (<= a!91 (ite (= (rank 12 1) (rank 9 1)) 1 0)))
      (a!94 (<= a!93 (ite (= (rank 12 2) (rank 9 1)) 1 0)))
      (a!96 (<= a!95 (ite (= (rank 12 3) (rank 9 1)) 1 0)))
      (a!98 (<= a!97 (ite (= (rank 13 0) (rank 9 1)) 1 0)))
      (a!100 (<= a!99 (ite (= (rank 13 1) (rank 9 1)) 1 0)))
      (a!102 (<= a!101 (ite (= (rank 13 2) (rank 9 1)) 1 0)))
      (a!104 (<= a!103 (ite (= (rank 13 3) (rank 9 1)) 1 0))))
  (and a!2
       a!4
       a!6
       a!8
       a!10
       a!12
       a!14
       a!16
       a!18
       a!20
       a!22
       a!24
       a!26
       a!28
       a!30
       a!32
       a!34
       a!36
       a!38
       a!40
       a!42
       a!44
       a!46
       a!48
       a!50
       a!52
       a!54
       a!56
       a!58
       a!60
       a!62
       a!64
       a!66
       a!68
       a!70
       a!72
       a!74
       a!76
       a!78
       a!80
       a!82
       a!84
       a!86
       a!88
       a!90
       a!92
       a!94
       a!96
       a!98
       a!100
       a!102
       a!104))))
; face down
(assert (<= (select x.gone 9) 1))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal fewer, denied
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 9 1))) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 9 1))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 9 1))) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 9 1))) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 9 1))) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 9 1))) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 9 1))) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 9 1))) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 9 1))) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 9 1))) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 9 1))) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 9 1))) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 9 1))) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 9 1))) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 9 1))) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 9 1))) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 9 1))) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 9 1))) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 9 1))) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 9 1))) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 9 1))) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 9 1))) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 9 1))) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 9 1))) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 9 1))) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 9 1))) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 9 1))) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 9 1))) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 9 1))) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 9 1))) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 9 1))) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 9 1))) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 9 1))) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 9 1))) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 9 1))) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 9 1))) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 9 1))) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 9 1))) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 9 1))) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 9 1))) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 9 1))) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 9 1))) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 9 1))) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 9 1))) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 9 1))) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 9 1))) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 9 1))) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 9 1))) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 9 1))) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 9 1))) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 9 1))) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 9 1))) 1 0)))
  (not (< (+ a!1
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
          4))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; a deck
(assert (let ((a!1 (+ (ite (= (rank 1 0) (rank 9 2)) 1 0)
              (ite (= (rank 1 1) (rank 9 2)) 1 0)
              (ite (= (rank 1 2) (rank 9 2)) 1 0)
              (ite (= (rank 1 3) (rank 9 2)) 1 0)
              (ite (= (rank 2 0) (rank 9 2)) 1 0)
              (ite (= (rank 2 1) (rank 9 2)) 1 0)
              (ite (= (rank 2 2) (rank 9 2)) 1 0)
              (ite (= (rank 2 3) (rank 9 2)) 1 0)
              (ite (= (rank 3 0) (rank 9 2)) 1 0)
              (ite (= (rank 3 1) (rank 9 2)) 1 0)
              (ite (= (rank 3 2) (rank 9 2)) 1 0)
              (ite (= (rank 3 3) (rank 9 2)) 1 0)
              (ite (= (rank 4 0) (rank 9 2)) 1 0)
              (ite (= (rank 4 1) (rank 9 2)) 1 0)
              (ite (= (rank 4 2) (rank 9 2)) 1 0)
              (ite (= (rank 4 3) (rank 9 2)) 1 0)
              (ite (= (rank 5 0) (rank 9 2)) 1 0)
              (ite (= (rank 5 1) (rank 9 2)) 1 0)
              (ite (= (rank 5 2) (rank 9 2)) 1 0)
              (ite (= (rank 5 3) (rank 9 2)) 1 0)
              (ite (= (rank 6 0) (rank 9 2)) 1 0)
              (ite (= (rank 6 1) (rank 9 2)) 1 0)
              (ite (= (rank 6 2) (rank 9 2)) 1 0)
              (ite (= (rank 6 3) (rank 9 2)) 1 0)
              (ite (= (rank 7 0) (rank 9 2)) 1 0)
              (ite (= (rank 7 1) (rank 9 2)) 1 0)
              (ite (= (rank 7 2) (rank 9 2)) 1 0)
              (ite (= (rank 7 3) (rank 9 2)) 1 0)
              (ite (= (rank 8 0) (rank 9 2)) 1 0)
              (ite (= (rank 8 1) (rank 9 2)) 1 0)
              (ite (= (rank 8 2) (rank 9 2)) 1 0)
              (ite (= (rank 8 3) (rank 9 2)) 1 0)
              (ite (= (rank 9 0) (rank 9 2)) 1 0)
              (ite (= (rank 9 1) (rank 9 2)) 1 0)
              (ite (= (rank 9 2) (rank 9 2)) 1 0)
              (ite (= (rank 9 3) (rank 9 2)) 1 0)
              (ite (= (rank 10 0) (rank 9 2)) 1 0)
              (ite (= (rank 10 1) (rank 9 2)) 1 0)
              (ite (= (rank 10 2) (rank 9 2)) 1 0)
              (ite (= (rank 10 3) (rank 9 2)) 1 0)
              (ite (= (rank 11 0) (rank 9 2)) 1 0)
              (ite (= (rank 11 1) (rank 9 2)) 1 0)
              (ite (= (rank 11 2) (rank 9 2)) 1 0)
              (ite (= (rank 11 3) (rank 9 2)) 1 0)
              (ite (= (rank 12 0) (rank 9 2)) 1 0)
              (ite (= (rank 12 1) (rank 9 2)) 1 0)
              (ite (= (rank 12 2) (rank 9 2)) 1 0)
              (ite (= (rank 12 3) (rank 9 2)) 1 0)
              (ite (= (rank 13 0) (rank 9 2)) 1 0)
              (ite (= (rank 13 1) (rank 9 2)) 1 0)
              (ite (= (rank 13 2) (rank 9 2)) 1 0)
              (ite (= (rank 13 3) (rank 9 2)) 1 0))))
  (= a!1 4)))
; turned cards are cards
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 9 2))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 9 2))) 1 0))
      (a!5 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 9 2))) 1 0))
      (a!7 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 9 2))) 1 0))
      (a!9 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 9 2))) 1 0))
      (a!11 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 9 2))) 1 0))
      (a!13 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 9 2))) 1 0))
      (a!15 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 9 2))) 1 0))
      (a!17 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 9 2))) 1 0))
      (a!19 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 9 2))) 1 0))
      (a!21 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 9 2))) 1 0))
      (a!23 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 9 2))) 1 0))
      (a!25 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 9 2))) 1 0))
      (a!27 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 9 2))) 1 0))
      (a!29 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 9 2))) 1 0))
      (a!31 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 9 2))) 1 0))
      (a!33 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 9 2))) 1 0))
      (a!35 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 9 2))) 1 0))
      (a!37 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 9 2))) 1 0))
      (a!39 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 9 2))) 1 0))
      (a!41 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 9 2))) 1 0))
      (a!43 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 9 2))) 1 0))
      (a!45 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 9 2))) 1 0))
      (a!47 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 9 2))) 1 0))
      (a!49 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 9 2))) 1 0))
      (a!51 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 9 2))) 1 0))
      (a!53 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 9 2))) 1 0))
      (a!55 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 9 2))) 1 0))
      (a!57 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 9 2))) 1 0))
      (a!59 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 9 2))) 1 0))
      (a!61 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 9 2))) 1 0))
      (a!63 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 9 2))) 1 0))
      (a!65 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 9 2))) 1 0))
      (a!67 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 9 2))) 1 0))
      (a!69 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 9 2))) 1 0))
      (a!71 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 9 2))) 1 0))
      (a!73 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 9 2))) 1 0))
      (a!75 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 9 2))) 1 0))
      (a!77 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 9 2))) 1 0))
      (a!79 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 9 2))) 1 0))
      (a!81 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 9 2))) 1 0))
      (a!83 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 9 2))) 1 0))
      (a!85 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 9 2))) 1 0))
      (a!87 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 9 2))) 1 0))
      (a!89 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 9 2))) 1 0))
      (a!91 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 9 2))) 1 0))
      (a!93 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 9 2))) 1 0))
      (a!95 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 9 2))) 1 0))
      (a!97 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 9 2))) 1 0))
      (a!99 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 9 2))) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 9 2))) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 9 2))) 1 0)))
(let ((a!2 (<= a!1 (ite (= (rank 1 0) (rank 9 2)) 1 0)))
      (a!4 (<= a!3 (ite (= (rank 1 1) (rank 9 2)) 1 0)))
      (a!6 (<= a!5 (ite (= (rank 1 2) (rank 9 2)) 1 0)))
      (a!8 (<= a!7 (ite (= (rank 1 3) (rank 9 2)) 1 0)))
      (a!10 (<= a!9 (ite (= (rank 2 0) (rank 9 2)) 1 0)))
      (a!12 (<= a!11 (ite (= (rank 2 1) (rank 9 2)) 1 0)))
      (a!14 (<= a!13 (ite (= (rank 2 2) (rank 9 2)) 1 0)))
      (a!16 (<= a!15 (ite (= (rank 2 3) (rank 9 2)) 1 0)))
      (a!18 (<= a!17 (ite (= (rank 3 0) (rank 9 2)) 1 0)))
      (a!20 (<= a!19 (ite (= (rank 3 1) (rank 9 2)) 1 0)))
      (a!22 (<= a!21 (ite (= (rank 3 2) (rank 9 2)) 1 0)))
      (a!24 (<= a!23 (ite (= (rank 3 3) (rank 9 2)) 1 0)))
      (a!26 (<= a!25 (ite (= (rank 4 0) (rank 9 2)) 1 0)))
      (a!28 (<= a!27 (ite (= (rank 4 1) (rank 9 2)) 1 0)))
      (a!30 (<= a!29 (ite (= (rank 4 2) (rank 9 2)) 1 0)))
      (a!32 (<= a!31 (ite (= (rank 4 3) (rank 9 2)) 1 0)))
      (a!34 (<= a!33 (ite (= (rank 5 0) (rank 9 2)) 1 0)))
      (a!36 (<= a!35 (ite (= (rank 5 1) (rank 9 2)) 1 0)))
      (a!38 (<= a!37 (ite (= (rank 5 2) (rank 9 2)) 1 0)))
      (a!40 (<= a!39 (ite (= (rank 5 3) (rank 9 2)) 1 0)))
      (a!42 (<= a!41 (ite (= (rank 6 0) (rank 9 2)) 1 0)))
      (a!44 (<= a!43 (ite (= (rank 6 1) (rank 9 2)) 1 0)))
      (a!46 (<= a!45 (ite (= (rank 6 2) (rank 9 2)) 1 0)))
      (a!48 (<= a!47 (ite (= (rank 6 3) (rank 9 2)) 1 0)))
      (a!50 (<= a!49 (ite (= (rank 7 0) (rank 9 2)) 1 0)))
      (a!52 (<= a!51 (ite (= (rank 7 1) (rank 9 2)) 1 0)))
      (a!54 (<= a!53 (ite (= (rank 7 2) (rank 9 2)) 1 0)))
      (a!56 (<= a!55 (ite (= (rank 7 3) (rank 9 2)) 1 0)))
      (a!58 (<= a!57 (ite (= (rank 8 0) (rank 9 2)) 1 0)))
      (a!60 (<= a!59 (ite (= (rank 8 1) (rank 9 2)) 1 0)))
      (a!62 (<= a!61 (ite (= (rank 8 2) (rank 9 2)) 1 0)))
      (a!64 (<= a!63 (ite (= (rank 8 3) (rank 9 2)) 1 0)))
      (a!66 (<= a!65 (ite (= (rank 9 0) (rank 9 2)) 1 0)))
      (a!68 (<= a!67 (ite (= (rank 9 1) (rank 9 2)) 1 0)))
      (a!70 (<= a!69 (ite (= (rank 9 2) (rank 9 2)) 1 0)))
      (a!72 (<= a!71 (ite (= (rank 9 3) (rank 9 2)) 1 0)))
      (a!74 (<= a!73 (ite (= (rank 10 0) (rank 9 2)) 1 0)))
      (a!76 (<= a!75 (ite (= (rank 10 1) (rank 9 2)) 1 0)))
      (a!78 (<= a!77 (ite (= (rank 10 2) (rank 9 2)) 1 0)))
      (a!80 (<= a!79 (ite (= (rank 10 3) (rank 9 2)) 1 0)))
      (a!82 (<= a!81 (ite (= (rank 11 0) (rank 9 2)) 1 0)))
      (a!84 (<= a!83 (ite (= (rank 11 1) (rank 9 2)) 1 0)))
      (a!86 (<= a!85 (ite (= (rank 11 2) (rank 9 2)) 1 0)))
      (a!88 (<= a!87 (ite (= (rank 11 3) (rank 9 2)) 1 0)))
      (a!90 (<= a!89 (ite (= (rank 12 0) (rank 9 2)) 1 0)))
      (a!92 (<= a!91 (ite (= (rank 12 1) (rank 9 2)) 1 0)))
      (a!94 (<= a!93 (ite (= (rank 12 2) (rank 9 2)) 1 0)))
      (a!96 (<= a!95 (ite (= (rank 12 3) (rank 9 2)) 1 0)))
      (a!98 (<= a!97 (ite (= (rank 13 0) (rank 9 2)) 1 0)))
      (a!100 (<= a!99 (ite (= (rank 13 1) (rank 9 2)) 1 0)))
      (a!102 (<= a!101 (ite (= (rank 13 2) (rank 9 2)) 1 0)))
      (a!104 (<= a!103 (ite (= (rank 13 3) (rank 9 2)) 1 0))))
  (and a!2
       a!4
       a!6
       a!8
       a!10
       a!12
       a!14
       a!16
       a!18
       a!20
       a!22
       a!24
       a!26
       a!28
       a!30
       a!32
       a!34
       a!36
       a!38
       a!40
       a!42
       a!44
       a!46
       a!48
       a!50
       a!52
       a!54
       a!56
       a!58
       a!60
       a!62
       a!64
       a!66
       a!68
       a!70
       a!72
       a!74
       a!76
       a!78
       a!80
       a!82
       a!84
       a!86
       a!88
       a!90
       a!92
       a!94
       a!96
       a!98
       a!100
       a!102
       a!104))))
; face down
(assert (<= (select x.gone 9) 2))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal fewer, denied
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 9 2))) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 9 2))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 9 2))) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 9 2))) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 9 2))) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 9 2))) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 9 2))) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 9 2))) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 9 2))) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 9 2))) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 9 2))) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 9 2))) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 9 2))) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 9 2))) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 9 2))) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 9 2))) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 9 2))) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 9 2))) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 9 2))) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 9 2))) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 9 2))) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 9 2))) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 9 2))) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 9 2))) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 9 2))) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 9 2))) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 9 2))) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 9 2))) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 9 2))) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 9 2))) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 9 2))) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 9 2))) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 9 2))) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 9 2))) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 9 2))) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 9 2))) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 9 2))) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 9 2))) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 9 2))) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 9 2))) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 9 2))) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 9 2))) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 9 2))) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 9 2))) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 9 2))) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 9 2))) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 9 2))) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 9 2))) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 9 2))) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 9 2))) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 9 2))) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 9 2))) 1 0)))
  (not (< (+ a!1
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
          4))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; a deck
(assert (let ((a!1 (+ (ite (= (rank 1 0) (rank 9 3)) 1 0)
              (ite (= (rank 1 1) (rank 9 3)) 1 0)
              (ite (= (rank 1 2) (rank 9 3)) 1 0)
              (ite (= (rank 1 3) (rank 9 3)) 1 0)
              (ite (= (rank 2 0) (rank 9 3)) 1 0)
              (ite (= (rank 2 1) (rank 9 3)) 1 0)
              (ite (= (rank 2 2) (rank 9 3)) 1 0)
              (ite (= (rank 2 3) (rank 9 3)) 1 0)
              (ite (= (rank 3 0) (rank 9 3)) 1 0)
              (ite (= (rank 3 1) (rank 9 3)) 1 0)
              (ite (= (rank 3 2) (rank 9 3)) 1 0)
              (ite (= (rank 3 3) (rank 9 3)) 1 0)
              (ite (= (rank 4 0) (rank 9 3)) 1 0)
              (ite (= (rank 4 1) (rank 9 3)) 1 0)
              (ite (= (rank 4 2) (rank 9 3)) 1 0)
              (ite (= (rank 4 3) (rank 9 3)) 1 0)
              (ite (= (rank 5 0) (rank 9 3)) 1 0)
              (ite (= (rank 5 1) (rank 9 3)) 1 0)
              (ite (= (rank 5 2) (rank 9 3)) 1 0)
              (ite (= (rank 5 3) (rank 9 3)) 1 0)
              (ite (= (rank 6 0) (rank 9 3)) 1 0)
              (ite (= (rank 6 1) (rank 9 3)) 1 0)
              (ite (= (rank 6 2) (rank 9 3)) 1 0)
              (ite (= (rank 6 3) (rank 9 3)) 1 0)
              (ite (= (rank 7 0) (rank 9 3)) 1 0)
              (ite (= (rank 7 1) (rank 9 3)) 1 0)
              (ite (= (rank 7 2) (rank 9 3)) 1 0)
              (ite (= (rank 7 3) (rank 9 3)) 1 0)
              (ite (= (rank 8 0) (rank 9 3)) 1 0)
              (ite (= (rank 8 1) (rank 9 3)) 1 0)
              (ite (= (rank 8 2) (rank 9 3)) 1 0)
              (ite (= (rank 8 3) (rank 9 3)) 1 0)
              (ite (= (rank 9 0) (rank 9 3)) 1 0)
              (ite (= (rank 9 1) (rank 9 3)) 1 0)
              (ite (= (rank 9 2) (rank 9 3)) 1 0)
              (ite (= (rank 9 3) (rank 9 3)) 1 0)
              (ite (= (rank 10 0) (rank 9 3)) 1 0)
              (ite (= (rank 10 1) (rank 9 3)) 1 0)
              (ite (= (rank 10 2) (rank 9 3)) 1 0)
              (ite (= (rank 10 3) (rank 9 3)) 1 0)
              (ite (= (rank 11 0) (rank 9 3)) 1 0)
              (ite (= (rank 11 1) (rank 9 3)) 1 0)
              (ite (= (rank 11 2) (rank 9 3)) 1 0)
              (ite (= (rank 11 3) (rank 9 3)) 1 0)
              (ite (= (rank 12 0) (rank 9 3)) 1 0)
              (ite (= (rank 12 1) (rank 9 3)) 1 0)
              (ite (= (rank 12 2) (rank 9 3)) 1 0)
              (ite (= (rank 12 3) (rank 9 3)) 1 0)
              (ite (= (rank 13 0) (rank 9 3)) 1 0)
              (ite (= (rank 13 1) (rank 9 3)) 1 0)
              (ite (= (rank 13 2) (rank 9 3)) 1 0)
              (ite (= (rank 13 3) (rank 9 3)) 1 0))))
  (= a!1 4)))
; turned cards are cards
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 9 3))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 9 3))) 1 0))
      (a!5 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 9 3))) 1 0))
      (a!7 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 9 3))) 1 0))
      (a!9 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 9 3))) 1 0))
      (a!11 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 9 3))) 1 0))
      (a!13 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 9 3))) 1 0))
      (a!15 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 9 3))) 1 0))
      (a!17 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 9 3))) 1 0))
      (a!19 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 9 3))) 1 0))
      (a!21 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 9 3))) 1 0))
      (a!23 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 9 3))) 1 0))
      (a!25 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 9 3))) 1 0))
      (a!27 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 9 3))) 1 0))
      (a!29 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 9 3))) 1 0))
      (a!31 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 9 3))) 1 0))
      (a!33 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 9 3))) 1 0))
      (a!35 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 9 3))) 1 0))
      (a!37 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 9 3))) 1 0))
      (a!39 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 9 3))) 1 0))
      (a!41 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 9 3))) 1 0))
      (a!43 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 9 3))) 1 0))
      (a!45 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 9 3))) 1 0))
      (a!47 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 9 3))) 1 0))
      (a!49 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 9 3))) 1 0))
      (a!51 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 9 3))) 1 0))
      (a!53 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 9 3))) 1 0))
      (a!55 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 9 3))) 1 0))
      (a!57 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 9 3))) 1 0))
      (a!59 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 9 3))) 1 0))
      (a!61 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 9 3))) 1 0))
      (a!63 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 9 3))) 1 0))
      (a!65 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 9 3))) 1 0))
      (a!67 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 9 3))) 1 0))
      (a!69 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 9 3))) 1 0))
      (a!71 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 9 3))) 1 0))
      (a!73 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 9 3))) 1 0))
      (a!75 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 9 3))) 1 0))
      (a!77 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 9 3))) 1 0))
      (a!79 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 9 3))) 1 0))
      (a!81 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 9 3))) 1 0))
      (a!83 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 9 3))) 1 0))
      (a!85 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 9 3))) 1 0))
      (a!87 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 9 3))) 1 0))
      (a!89 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 9 3))) 1 0))
      (a!91 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 9 3))) 1 0))
      (a!93 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 9 3))) 1 0))
      (a!95 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 9 3))) 1 0))
      (a!97 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 9 3))) 1 0))
      (a!99 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 9 3))) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 9 3))) 1 0))
      (a!103 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 9 3))) 1 0)))
(let ((a!2 (<= a!1 (ite (= (rank 1 0) (rank 9 3)) 1 0)))
      (a!4 (<= a!3 (ite (= (rank 1 1) (rank 9 3)) 1 0)))
      (a!6 (<= a!5 (ite (= (rank 1 2) (rank 9 3)) 1 0)))
      (a!8 (<= a!7 (ite (= (rank 1 3) (rank 9 3)) 1 0)))
      (a!10 (<= a!9 (ite (= (rank 2 0) (rank 9 3)) 1 0)))
      (a!12 (<= a!11 (ite (= (rank 2 1) (rank 9 3)) 1 0)))
      (a!14 (<= a!13 (ite (= (rank 2 2) (rank 9 3)) 1 0)))
      (a!16 (<= a!15 (ite (= (rank 2 3) (rank 9 3)) 1 0)))
      (a!18 (<= a!17 (ite (= (rank 3 0) (rank 9 3)) 1 0)))
      (a!20 (<= a!19 (ite (= (rank 3 1) (rank 9 3)) 1 0)))
      (a!22 (<= a!21 (ite (= (rank 3 2) (rank 9 3)) 1 0)))
      (a!24 (<= a!23 (ite (= (rank 3 3) (rank 9 3)) 1 0)))
      (a!26 (<= a!25 (ite (= (rank 4 0) (rank 9 3)) 1 0)))
      (a!28 (<= a!27 (ite (= (rank 4 1) (rank 9 3)) 1 0)))
      (a!30 (<= a!29 (ite (= (rank 4 2) (rank 9 3)) 1 0)))
      (a!32 (<= a!31 (ite (= (rank 4 3) (rank 9 3)) 1 0)))
      (a!34 (<= a!33 (ite (= (rank 5 0) (rank 9 3)) 1 0)))
      (a!36 (<= a!35 (ite (= (rank 5 1) (rank 9 3)) 1 0)))
      (a!38 (<= a!37 (ite (= (rank 5 2) (rank 9 3)) 1 0)))
      (a!40 (<= a!39 (ite (= (rank 5 3) (rank 9 3)) 1 0)))
      (a!42 (<= a!41 (ite (= (rank 6 0) (rank 9 3)) 1 0)))
      (a!44 (<= a!43 (ite (= (rank 6 1) (rank 9 3)) 1 0)))
      (a!46 (<= a!45 (ite (= (rank 6 2) (rank 9 3)) 1 0)))
      (a!48 (<= a!47 (ite (= (rank 6 3) (rank 9 3)) 1 0)))
      (a!50 (<= a!49 (ite (= (rank 7 0) (rank 9 3)) 1 0)))
      (a!52 (<= a!51 (ite (= (rank 7 1) (rank 9 3)) 1 0)))
      (a!54 (<= a!53 (ite (= (rank 7 2) (rank 9 3)) 1 0)))
      (a!56 (<= a!55 (ite (= (rank 7 3) (rank 9 3)) 1 0)))
      (a!58 (<= a!57 (ite (= (rank 8 0) (rank 9 3)) 1 0)))
      (a!60 (<= a!59 (ite (= (rank 8 1) (rank 9 3)) 1 0)))
      (a!62 (<= a!61 (ite (= (rank 8 2) (rank 9 3)) 1 0)))
      (a!64 (<= a!63 (ite (= (rank 8 3) (rank 9 3)) 1 0)))
      (a!66 (<= a!65 (ite (= (rank 9 0) (rank 9 3)) 1 0)))
      (a!68 (<= a!67 (ite (= (rank 9 1) (rank 9 3)) 1 0)))
      (a!70 (<= a!69 (ite (= (rank 9 2) (rank 9 3)) 1 0)))
      (a!72 (<= a!71 (ite (= (rank 9 3) (rank 9 3)) 1 0)))
      (a!74 (<= a!73 (ite (= (rank 10 0) (rank 9 3)) 1 0)))
      (a!76 (<= a!75 (ite (= (rank 10 1) (rank 9 3)) 1 0)))
      (a!78 (<= a!77 (ite (= (rank 10 2) (rank 9 3)) 1 0)))
      (a!80 (<= a!79 (ite (= (rank 10 3) (rank 9 3)) 1 0)))
      (a!82 (<= a!81 (ite (= (rank 11 0) (rank 9 3)) 1 0)))
      (a!84 (<= a!83 (ite (= (rank 11 1) (rank 9 3)) 1 0)))
      (a!86 (<= a!85 (ite (= (rank 11 2) (rank 9 3)) 1 0)))
      (a!88 (<= a!87 (ite (= (rank 11 3) (rank 9 3)) 1 0)))
      (a!90 (<= a!89 (ite (= (rank 12 0) (rank 9 3)) 1 0)))
      (a!92 (<= a!91 (ite (= (rank 12 1) (rank 9 3)) 1 0)))
      (a!94 (<= a!93 (ite (= (rank 12 2) (rank 9 3)) 1 0)))
      (a!96 (<= a!95 (ite (= (rank 12 3) (rank 9 3)) 1 0)))
      (a!98 (<= a!97 (ite (= (rank 13 0) (rank 9 3)) 1 0)))
      (a!100 (<= a!99 (ite (= (rank 13 1) (rank 9 3)) 1 0)))
      (a!102 (<= a!101 (ite (= (rank 13 2) (rank 9 3)) 1 0)))
      (a!104 (<= a!103 (ite (= (rank 13 3) (rank 9 3)) 1 0))))
  (and a!2
       a!4
       a!6
       a!8
       a!10
       a!12
       a!14
       a!16
       a!18
       a!20
       a!22
       a!24
       a!26
       a!28
       a!30
       a!32
       a!34
       a!36
       a!38
       a!40
       a!42
       a!44
       a!46
       a!48
       a!50
       a!52
       a!54
       a!56
       a!58
       a!60
       a!62
       a!64
       a!66
       a!68
       a!70
       a!72
       a!74
       a!76
       a!78
       a!80
       a!82
       a!84
       a!86
       a!88
       a!90
       a!92
       a!94
       a!96
       a!98
       a!100
       a!102
       a!104))))
; face down
(assert (<= (select x.gone 9) 3))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal fewer, denied
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 9 3))) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 9 3))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 9 3))) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 9 3))) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 9 3))) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 9 3))) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 9 3))) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 9 3))) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 9 3))) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 9 3))) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 9 3))) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 9 3))) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 9 3))) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 9 3))) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 9 3))) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 9 3))) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 9 3))) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 9 3))) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 9 3))) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 9 3))) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 9 3))) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 9 3))) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 9 3))) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 9 3))) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 9 3))) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 9 3))) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 9 3))) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 9 3))) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 9 3))) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 9 3))) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 9 3))) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 9 3))) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 9 3))) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 9 3))) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 9 3))) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 9 3))) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 9 3))) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 9 3))) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 9 3))) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 9 3))) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 9 3))) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 9 3))) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 9 3))) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 9 3))) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 9 3))) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 9 3))) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 9 3))) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 9 3))) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 9 3))) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 9 3))) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 9 3))) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 9 3))) 1 0)))
  (not (< (+ a!1
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
          4))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; a deck
(assert (let ((a!1 (+ (ite (= (rank 1 0) (rank 10 0)) 1 0)
              (ite (= (rank 1 1) (rank 10 0)) 1 0)
              (ite (= (rank 1 2) (rank 10 0)) 1 0)
              (ite (= (rank 1 3) (rank 10 0)) 1 0)
              (ite (= (rank 2 0) (rank 10 0)) 1 0)
              (ite (= (rank 2 1) (rank 10 0)) 1 0)
              (ite (= (rank 2 2) (rank 10 0)) 1 0)
              (ite (= (rank 2 3) (rank 10 0)) 1 0)
              (ite (= (rank 3 0) (rank 10 0)) 1 0)
              (ite (= (rank 3 1) (rank 10 0)) 1 0)
              (ite (= (rank 3 2) (rank 10 0)) 1 0)
              (ite (= (rank 3 3) (rank 10 0)) 1 0)
              (ite (= (rank 4 0) (rank 10 0)) 1 0)
              (ite (= (rank 4 1) (rank 10 0)) 1 0)
              (ite (= (rank 4 2) (rank 10 0)) 1 0)
              (ite (= (rank 4 3) (rank 10 0)) 1 0)
              (ite (= (rank 5 0) (rank 10 0)) 1 0)
              (ite (= (rank 5 1) (rank 10 0)) 1 0)
              (ite (= (rank 5 2) (rank 10 0)) 1 0)
              (ite (= (rank 5 3) (rank 10 0)) 1 0)
              (ite (= (rank 6 0) (rank 10 0)) 1 0)
              (ite (= (rank 6 1) (rank 10 0)) 1 0)
              (ite (= (rank 6 2) (rank 10 0)) 1 0)
              (ite (= (rank 6 3) (rank 10 0)) 1 0)
              (ite (= (rank 7 0) (rank 10 0)) 1 0)
              (ite (= (rank 7 1) (rank 10 0)) 1 0)
              (ite (= (rank 7 2) (rank 10 0)) 1 0)
              (ite (= (rank 7 3) (rank 10 0)) 1 0)
              (ite (= (rank 8 0) (rank 10 0)) 1 0)
              (ite (= (rank 8 1) (rank 10 0)) 1 0)
              (ite (= (rank 8 2) (rank 10 0)) 1 0)
              (ite (= (rank 8 3) (rank 10 0)) 1 0)
              (ite (= (rank 9 0) (rank 10 0)) 1 0)
              (ite (= (rank 9 1) (rank 10 0)) 1 0)
              (ite (= (rank 9 2) (rank 10 0)) 1 0)
              (ite (= (rank 9 3) (rank 10 0)) 1 0)
              (ite (= (rank 10 0) (rank 10 0)) 1 0)
              (ite (= (rank 10 1) (rank 10 0)) 1 0)
              (ite (= (rank 10 2) (rank 10 0)) 1 0)
              (ite (= (rank 10 3) (rank 10 0)) 1 0)
              (ite (= (rank 11 0) (rank 10 0)) 1 0)
              (ite (= (rank 11 1) (rank 10 0)) 1 0)
              (ite (= (rank 11 2) (rank 10 0)) 1 0)
              (ite (= (rank 11 3) (rank 10 0)) 1 0)
              (ite (= (rank 12 0) (rank 10 0)) 1 0)
              (ite (= (rank 12 1) (rank 10 0)) 1 0)
              (ite (= (rank 12 2) (rank 10 0)) 1 0)
              (ite (= (rank 12 3) (rank 10 0)) 1 0)
              (ite (= (rank 13 0) (rank 10 0)) 1 0)
              (ite (= (rank 13 1) (rank 10 0)) 1 0)
              (ite (= (rank 13 2) (rank 10 0)) 1 0)
              (ite (= (rank 13 3) (rank 10 0)) 1 0))))
  (= a!1 4)))
; turned cards are cards
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 10 0))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 10 0))) 1 0))
      (a!5 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 10 0))) 1 0))
      (a!7 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 10 0))) 1 0))
      (a!9 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 10 0))) 1 0))
      (a!11 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 10 0))) 1 0))
      (a!13 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 10 0))) 1 0))
      (a!15 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 10 0))) 1 0))
      (a!17 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 10 0))) 1 0))
      (a!19 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 10 0))) 1 0))
      (a!21 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 10 0))) 1 0))
      (a!23 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 10 0))) 1 0))
      (a!25 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 10 0))) 1 0))
      (a!27 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 10 0))) 1 0))
      (a!29 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 10 0))) 1 0))
      (a!31 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 10 0))) 1 0))
      (a!33 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 10 0))) 1 0))
      (a!35 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 10 0))) 1 0))
      (a!37 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 10 0))) 1 0))
      (a!39 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 10 0))) 1 0))
      (a!41 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 10 0))) 1 0))
      (a!43 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 10 0))) 1 0))
      (a!45 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 10 0))) 1 0))
      (a!47 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 10 0))) 1 0))
      (a!49 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 10 0))) 1 0))
      (a!51 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 10 0))) 1 0))
      (a!53 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 10 0))) 1 0))
      (a!55 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 10 0))) 1 0))
      (a!57 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 10 0))) 1 0))
      (a!59 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 10 0))) 1 0))
      (a!61 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 10 0))) 1 0))
      (a!63 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 10 0))) 1 0))
      (a!65 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 10 0))) 1 0))
      (a!67 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 10 0))) 1 0))
      (a!69 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 10 0))) 1 0))
      (a!71 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 10 0))) 1 0))
      (a!73 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 10 0))) 1 0))
      (a!75 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 10 0))) 1 0))
      (a!77 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 10 0))) 1 0))
      (a!79 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 10 0))) 1 0))
      (a!81 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 10 0))) 1 0))
      (a!83 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 10 0))) 1 0))
      (a!85 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 10 0))) 1 0))
      (a!87 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 10 0))) 1 0))
      (a!89 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 10 0))) 1 0))
      (a!91 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 10 0))) 1 0))
      (a!93 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 10 0))) 1 0))
      (a!95 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 10 0))) 1 0))
      (a!97 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 10 0))) 1 0))
      (a!99 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 10 0))) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 10 0)))
                  1
                  0))
      (a!103 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 10 0)))
                  1
                  0)))
(let ((a!2 (<= a!1 (ite (= (rank 1 0) (rank 10 0)) 1 0)))
      (a!4 (<= a!3 (ite (= (rank 1 1) (rank 10 0)) 1 0)))
      (a!6 (<= a!5 (ite (= (rank 1 2) (rank 10 0)) 1 0)))
      (a!8 (<= a!7 (ite (= (rank 1 3) (rank 10 0)) 1 0)))
      (a!10 (<= a!9 (ite (= (rank 2 0) (rank 10 0)) 1 0)))
      (a!12 (<= a!11 (ite (= (rank 2 1) (rank 10 0)) 1 0)))
      (a!14 (<= a!13 (ite (= (rank 2 2) (rank 10 0)) 1 0)))
      (a!16 (<= a!15 (ite (= (rank 2 3) (rank 10 0)) 1 0)))
      (a!18 (<= a!17 (ite (= (rank 3 0) (rank 10 0)) 1 0)))
      (a!20 (<= a!19 (ite (= (rank 3 1) (rank 10 0)) 1 0)))
      (a!22 (<= a!21 (ite (= (rank 3 2) (rank 10 0)) 1 0)))
      (a!24 (<= a!23 (ite (= (rank 3 3) (rank 10 0)) 1 0)))
      (a!26 (<= a!25 (ite (= (rank 4 0) (rank 10 0)) 1 0)))
      (a!28 (<= a!27 (ite (= (rank 4 1) (rank 10 0)) 1 0)))
      (a!30 (<= a!29 (ite (= (rank 4 2) (rank 10 0)) 1 0)))
      (a!32 (<= a!31 (ite (= (rank 4 3) (rank 10 0)) 1 0)))
      (a!34 (<= a!33 (ite (= (rank 5 0) (rank 10 0)) 1 0)))
      (a!36 (<= a!35 (ite (= (rank 5 1) (rank 10 0)) 1 0)))
      (a!38 (<= a!37 (ite (= (rank 5 2) (rank 10 0)) 1 0)))
      (a!40 (<= a!39 (ite (= (rank 5 3) (rank 10 0)) 1 0)))
      (a!42 (<= a!41 (ite (= (rank 6 0) (rank 10 0)) 1 0)))
      (a!44 (<= a!43 (ite (= (rank 6 1) (rank 10 0)) 1 0)))
      (a!46 (<= a!45 (ite (= (rank 6 2) (rank 10 0)) 1 0)))
      (a!48 (<= a!47 (ite (= (rank 6 3) (rank 10 0)) 1 0)))
      (a!50 (<= a!49 (ite (= (rank 7 0) (rank 10 0)) 1 0)))
      (a!52 (<= a!51 (ite (= (rank 7 1) (rank 10 0)) 1 0)))
      (a!54 (<= a!53 (ite (= (rank 7 2) (rank 10 0)) 1 0)))
      (a!56 (<= a!55 (ite (= (rank 7 3) (rank 10 0)) 1 0)))
      (a!58 (<= a!57 (ite (= (rank 8 0) (rank 10 0)) 1 0)))
      (a!60 (<= a!59 (ite (= (rank 8 1) (rank 10 0)) 1 0)))
      (a!62 (<= a!61 (ite (= (rank 8 2) (rank 10 0)) 1 0)))
      (a!64 (<= a!63 (ite (= (rank 8 3) (rank 10 0)) 1 0)))
      (a!66 (<= a!65 (ite (= (rank 9 0) (rank 10 0)) 1 0)))
      (a!68 (<= a!67 (ite (= (rank 9 1) (rank 10 0)) 1 0)))
      (a!70 (<= a!69 (ite (= (rank 9 2) (rank 10 0)) 1 0)))
      (a!72 (<= a!71 (ite (= (rank 9 3) (rank 10 0)) 1 0)))
      (a!74 (<= a!73 (ite (= (rank 10 0) (rank 10 0)) 1 0)))
      (a!76 (<= a!75 (ite (= (rank 10 1) (rank 10 0)) 1 0)))
      (a!78 (<= a!77 (ite (= (rank 10 2) (rank 10 0)) 1 0)))
      (a!80 (<= a!79 (ite (= (rank 10 3) (rank 10 0)) 1 0)))
      (a!82 (<= a!81 (ite (= (rank 11 0) (rank 10 0)) 1 0)))
      (a!84 (<= a!83 (ite (= (rank 11 1) (rank 10 0)) 1 0)))
      (a!86 (<= a!85 (ite (= (rank 11 2) (rank 10 0)) 1 0)))
      (a!88 (<= a!87 (ite (= (rank 11 3) (rank 10 0)) 1 0)))
      (a!90 (<= a!89 (ite (= (rank 12 0) (rank 10 0)) 1 0)))
      (a!92 (<= a!91 (ite (= (rank 12 1) (rank 10 0)) 1 0)))
      (a!94 (<= a!93 (ite (= (rank 12 2) (rank 10 0)) 1 0)))
      (a!96 (<= a!95 (ite (= (rank 12 3) (rank 10 0)) 1 0)))
      (a!98 (<= a!97 (ite (= (rank 13 0) (rank 10 0)) 1 0)))
      (a!100 (<= a!99 (ite (= (rank 13 1) (rank 10 0)) 1 0)))
      (a!102 (<= a!101 (ite (= (rank 13 2) (rank 10 0)) 1 0)))
      (a!104 (<= a!103 (ite (= (rank 13 3) (rank 10 0)) 1 0))))
  (and a!2
       a!4
       a!6
       a!8
       a!10
       a!12
       a!14
       a!16
       a!18
       a!20
       a!22
       a!24
       a!26
       a!28
       a!30
       a!32
       a!34
       a!36
       a!38
       a!40
       a!42
       a!44
       a!46
       a!48
       a!50
       a!52
       a!54
       a!56
       a!58
       a!60
       a!62
       a!64
       a!66
       a!68
       a!70
       a!72
       a!74
       a!76
       a!78
       a!80
       a!82
       a!84
       a!86
       a!88
       a!90
       a!92
       a!94
       a!96
       a!98
       a!100
       a!102
       a!104))))
; face down
(assert (<= (select x.gone 10) 0))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal fewer, denied
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 10 0))) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 10 0))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 10 0))) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 10 0))) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 10 0))) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 10 0))) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 10 0))) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 10 0))) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 10 0))) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 10 0))) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 10 0))) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 10 0))) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 10 0))) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 10 0))) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 10 0))) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 10 0))) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 10 0))) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 10 0))) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 10 0))) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 10 0))) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 10 0))) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 10 0))) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 10 0))) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 10 0))) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 10 0))) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 10 0))) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 10 0))) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 10 0))) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 10 0))) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 10 0))) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 10 0))) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 10 0))) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 10 0))) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 10 0))) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 10 0))) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 10 0))) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 10 0))) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 10 0))) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 10 0))) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 10 0))) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 10 0))) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 10 0))) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 10 0))) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 10 0))) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 10 0))) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 10 0))) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 10 0))) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 10 0))) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 10 0))) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 10 0))) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 10 0))) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 10 0))) 1 0)))
  (not (< (+ a!1
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
          4))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; a deck
(assert (let ((a!1 (+ (ite (= (rank 1 0) (rank 10 1)) 1 0)
              (ite (= (rank 1 1) (rank 10 1)) 1 0)
              (ite (= (rank 1 2) (rank 10 1)) 1 0)
              (ite (= (rank 1 3) (rank 10 1)) 1 0)
              (ite (= (rank 2 0) (rank 10 1)) 1 0)
              (ite (= (rank 2 1) (rank 10 1)) 1 0)
              (ite (= (rank 2 2) (rank 10 1)) 1 0)
              (ite (= (rank 2 3) (rank 10 1)) 1 0)
              (ite (= (rank 3 0) (rank 10 1)) 1 0)
              (ite (= (rank 3 1) (rank 10 1)) 1 0)
              (ite (= (rank 3 2) (rank 10 1)) 1 0)
              (ite (= (rank 3 3) (rank 10 1)) 1 0)
              (ite (= (rank 4 0) (rank 10 1)) 1 0)
              (ite (= (rank 4 1) (rank 10 1)) 1 0)
              (ite (= (rank 4 2) (rank 10 1)) 1 0)
              (ite (= (rank 4 3) (rank 10 1)) 1 0)
              (ite (= (rank 5 0) (rank 10 1)) 1 0)
              (ite (= (rank 5 1) (rank 10 1)) 1 0)
              (ite (= (rank 5 2) (rank 10 1)) 1 0)
              (ite (= (rank 5 3) (rank 10 1)) 1 0)
              (ite (= (rank 6 0) (rank 10 1)) 1 0)
              (ite (= (rank 6 1) (rank 10 1)) 1 0)
              (ite (= (rank 6 2) (rank 10 1)) 1 0)
              (ite (= (rank 6 3) (rank 10 1)) 1 0)
              (ite (= (rank 7 0) (rank 10 1)) 1 0)
              (ite (= (rank 7 1) (rank 10 1)) 1 0)
              (ite (= (rank 7 2) (rank 10 1)) 1 0)
              (ite (= (rank 7 3) (rank 10 1)) 1 0)
              (ite (= (rank 8 0) (rank 10 1)) 1 0)
              (ite (= (rank 8 1) (rank 10 1)) 1 0)
              (ite (= (rank 8 2) (rank 10 1)) 1 0)
              (ite (= (rank 8 3) (rank 10 1)) 1 0)
              (ite (= (rank 9 0) (rank 10 1)) 1 0)
              (ite (= (rank 9 1) (rank 10 1)) 1 0)
              (ite (= (rank 9 2) (rank 10 1)) 1 0)
              (ite (= (rank 9 3) (rank 10 1)) 1 0)
              (ite (= (rank 10 0) (rank 10 1)) 1 0)
              (ite (= (rank 10 1) (rank 10 1)) 1 0)
              (ite (= (rank 10 2) (rank 10 1)) 1 0)
              (ite (= (rank 10 3) (rank 10 1)) 1 0)
              (ite (= (rank 11 0) (rank 10 1)) 1 0)
              (ite (= (rank 11 1) (rank 10 1)) 1 0)
              (ite (= (rank 11 2) (rank 10 1)) 1 0)
              (ite (= (rank 11 3) (rank 10 1)) 1 0)
              (ite (= (rank 12 0) (rank 10 1)) 1 0)
              (ite (= (rank 12 1) (rank 10 1)) 1 0)
              (ite (= (rank 12 2) (rank 10 1)) 1 0)
              (ite (= (rank 12 3) (rank 10 1)) 1 0)
              (ite (= (rank 13 0) (rank 10 1)) 1 0)
              (ite (= (rank 13 1) (rank 10 1)) 1 0)
              (ite (= (rank 13 2) (rank 10 1)) 1 0)
              (ite (= (rank 13 3) (rank 10 1)) 1 0))))
  (= a!1 4)))
; turned cards are cards
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 10 1))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 10 1))) 1 0))
      (a!5 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 10 1))) 1 0))
      (a!7 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 10 1))) 1 0))
      (a!9 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 10 1))) 1 0))
      (a!11 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 10 1))) 1 0))
      (a!13 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 10 1))) 1 0))
      (a!15 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 10 1))) 1 0))
      (a!17 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 10 1))) 1 0))
      (a!19 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 10 1))) 1 0))
      (a!21 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 10 1))) 1 0))
      (a!23 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 10 1))) 1 0))
      (a!25 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 10 1))) 1 0))
      (a!27 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 10 1))) 1 0))
      (a!29 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 10 1))) 1 0))
      (a!31 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 10 1))) 1 0))
      (a!33 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 10 1))) 1 0))
      (a!35 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 10 1))) 1 0))
      (a!37 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 10 1))) 1 0))
      (a!39 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 10 1))) 1 0))
      (a!41 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 10 1))) 1 0))
      (a!43 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 10 1))) 1 0))
      (a!45 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 10 1))) 1 0))
      (a!47 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 10 1))) 1 0))
      (a!49 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 10 1))) 1 0))
      (a!51 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 10 1))) 1 0))
      (a!53 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 10 1))) 1 0))
      (a!55 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 10 1))) 1 0))
      (a!57 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 10 1))) 1 0))
      (a!59 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 10 1))) 1 0))
      (a!61 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 10 1))) 1 0))
      (a!63 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 10 1))) 1 0))
      (a!65 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 10 1))) 1 0))
      (a!67 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 10 1))) 1 0))
      (a!69 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 10 1))) 1 0))
      (a!71 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 10 1))) 1 0))
      (a!73 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 10 1))) 1 0))
      (a!75 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 10 1))) 1 0))
      (a!77 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 10 1))) 1 0))
      (a!79 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 10 1))) 1 0))
      (a!81 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 10 1))) 1 0))
      (a!83 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 10 1))) 1 0))
      (a!85 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 10 1))) 1 0))
      (a!87 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 10 1))) 1 0))
      (a!89 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 10 1))) 1 0))
      (a!91 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 10 1))) 1 0))
      (a!93 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 10 1))) 1 0))
      (a!95 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 10 1))) 1 0))
      (a!97 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 10 1))) 1 0))
      (a!99 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 10 1))) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 10 1)))
                  1
                  0))
      (a!103 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 10 1)))
                  1
                  0)))
(let ((a!2 (<= a!1 (ite (= (rank 1 0) (rank 10 1)) 1 0)))
      (a!4 (<= a!3 (ite (= (rank 1 1) (rank 10 1)) 1 0)))
      (a!6 (<= a!5 (ite (= (rank 1 2) (rank 10 1)) 1 0)))
      (a!8 (<= a!7 (ite (= (rank 1 3) (rank 10 1)) 1 0)))
      (a!10 (<= a!9 (ite (= (rank 2 0) (rank 10 1)) 1 0)))
      (a!12 (<= a!11 (ite (= (rank 2 1) (rank 10 1)) 1 0)))
      (a!14 (<= a!13 (ite (= (rank 2 2) (rank 10 1)) 1 0)))
      (a!16 (<= a!15 (ite (= (rank 2 3) (rank 10 1)) 1 0)))
      (a!18 (<= a!17 (ite (= (rank 3 0) (rank 10 1)) 1 0)))
      (a!20 (<= a!19 (ite (= (rank 3 1) (rank 10 1)) 1 0)))
      (a!22 (<= a!21 (ite (= (rank 3 2) (rank 10 1)) 1 0)))
      (a!24 (<= a!23 (ite (= (rank 3 3) (rank 10 1)) 1 0)))
      (a!26 (<= a!25 (ite (= (rank 4 0) (rank 10 1)) 1 0)))
      (a!28 (<= a!27 (ite (= (rank 4 1) (rank 10 1)) 1 0)))
      (a!30 (<= a!29 (ite (= (rank 4 2) (rank 10 1)) 1 0)))
      (a!32 (<= a!31 (ite (= (rank 4 3) (rank 10 1)) 1 0)))
      (a!34 (<= a!33 (ite (= (rank 5 0) (rank 10 1)) 1 0)))
      (a!36 (<= a!35 (ite (= (rank 5 1) (rank 10 1)) 1 0)))
      (a!38 (<= a!37 (ite (= (rank 5 2) (rank 10 1)) 1 0)))
      (a!40 (<= a!39 (ite (= (rank 5 3) (rank 10 1)) 1 0)))
      (a!42 (<= a!41 (ite (= (rank 6 0) (rank 10 1)) 1 0)))
      (a!44 (<= a!43 (ite (= (rank 6 1) (rank 10 1)) 1 0)))
      (a!46 (<= a!45 (ite (= (rank 6 2) (rank 10 1)) 1 0)))
      (a!48 (<= a!47 (ite (= (rank 6 3) (rank 10 1)) 1 0)))
      (a!50 (<= a!49 (ite (= (rank 7 0) (rank 10 1)) 1 0)))
      (a!52 (<= a!51 (ite (= (rank 7 1) (rank 10 1)) 1 0)))
      (a!54 (<= a!53 (ite (= (rank 7 2) (rank 10 1)) 1 0)))
      (a!56 (<= a!55 (ite (= (rank 7 3) (rank 10 1)) 1 0)))
      (a!58 (<= a!57 (ite (= (rank 8 0) (rank 10 1)) 1 0)))
      (a!60 (<= a!59 (ite (= (rank 8 1) (rank 10 1)) 1 0)))
      (a!62 (<= a!61 (ite (= (rank 8 2) (rank 10 1)) 1 0)))
      (a!64 (<= a!63 (ite (= (rank 8 3) (rank 10 1)) 1 0)))
      (a!66 (<= a!65 (ite (= (rank 9 0) (rank 10 1)) 1 0)))
      (a!68 (<= a!67 (ite (= (rank 9 1) (rank 10 1)) 1 0)))
      (a!70 (<= a!69 (ite (= (rank 9 2) (rank 10 1)) 1 0)))
      (a!72 (<= a!71 (ite (= (rank 9 3) (rank 10 1)) 1 0)))
      (a!74 (<= a!73 (ite (= (rank 10 0) (rank 10 1)) 1 0)))
      (a!76 (<= a!75 (ite (= (rank 10 1) (rank 10 1)) 1 0)))
      (a!78 (<= a!77 (ite (= (rank 10 2) (rank 10 1)) 1 0)))
      (a!80 (<= a!79 (ite (= (rank 10 3) (rank 10 1)) 1 0)))
      (a!82 (<= a!81 (ite (= (rank 11 0) (rank 10 1)) 1 0)))
      (a!84 (<= a!83 (ite (= (rank 11 1) (rank 10 1)) 1 0)))
      (a!86 (<= a!85 (ite (= (rank 11 2) (rank 10 1)) 1 0)))
      (a!88 (<= a!87 (ite (= (rank 11 3) (rank 10 1)) 1 0)))
      (a!90 (<= a!89 (ite (= (rank 12 0) (rank 10 1)) 1 0)))
      (a!92 (<= a!91 (ite (= (rank 12 1) (rank 10 1)) 1 0)))
      (a!94 (<= a!93 (ite (= (rank 12 2) (rank 10 1)) 1 0)))
      (a!96 (<= a!95 (ite (= (rank 12 3) (rank 10 1)) 1 0)))
      (a!98 (<= a!97 (ite (= (rank 13 0) (rank 10 1)) 1 0)))
      (a!100 (<= a!99 (ite (= (rank 13 1) (rank 10 1)) 1 0)))
      (a!102 (<= a!101 (ite (= (rank 13 2) (rank 10 1)) 1 0)))
      (a!104 (<= a!103 (ite (= (rank 13 3) (rank 10 1)) 1 0))))
  (and a!2
       a!4
       a!6
       a!8
       a!10
       a!12
       a!14
       a!16
       a!18
       a!20
       a!22
       a!24
       a!26
       a!28
       a!30
       a!32
       a!34
       a!36
       a!38
       a!40
       a!42
       a!44
       a!46
       a!48
       a!50
       a!52
       a!54
       a!56
       a!58
       a!60
       a!62
       a!64
       a!66
       a!68
       a!70
       a!72
       a!74
       a!76
       a!78
       a!80
       a!82
       a!84
       a!86
       a!88
       a!90
       a!92
       a!94
       a!96
       a!98
       a!100
       a!102
       a!104))))
; face down
(assert (<= (select x.gone 10) 1))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal fewer, denied
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 10 1))) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 10 1))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 10 1))) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 10 1))) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 10 1))) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 10 1))) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 10 1))) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 10 1))) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 10 1))) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 10 1))) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 10 1))) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 10 1))) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 10 1))) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 10 1))) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 10 1))) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 10 1))) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 10 1))) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 10 1))) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 10 1))) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 10 1))) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 10 1))) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 10 1))) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 10 1))) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 10 1))) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 10 1))) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 10 1))) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 10 1))) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 10 1))) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 10 1))) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 10 1))) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 10 1))) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 10 1))) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 10 1))) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 10 1))) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 10 1))) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 10 1))) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 10 1))) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 10 1))) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 10 1))) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 10 1))) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 10 1))) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 10 1))) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 10 1))) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 10 1))) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 10 1))) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 10 1))) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 10 1))) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 10 1))) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 10 1))) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 10 1))) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 10 1))) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 10 1))) 1 0)))
  (not (< (+ a!1
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
          4))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; a deck
(assert (let ((a!1 (+ (ite (= (rank 1 0) (rank 10 2)) 1 0)
              (ite (= (rank 1 1) (rank 10 2)) 1 0)
              (ite (= (rank 1 2) (rank 10 2)) 1 0)
              (ite (= (rank 1 3) (rank 10 2)) 1 0)
              (ite (= (rank 2 0) (rank 10 2)) 1 0)
              (ite (= (rank 2 1) (rank 10 2)) 1 0)
              (ite (= (rank 2 2) (rank 10 2)) 1 0)
              (ite (= (rank 2 3) (rank 10 2)) 1 0)
              (ite (= (rank 3 0) (rank 10 2)) 1 0)
              (ite (= (rank 3 1) (rank 10 2)) 1 0)
              (ite (= (rank 3 2) (rank 10 2)) 1 0)
              (ite (= (rank 3 3) (rank 10 2)) 1 0)
              (ite (= (rank 4 0) (rank 10 2)) 1 0)
              (ite (= (rank 4 1) (rank 10 2)) 1 0)
              (ite (= (rank 4 2) (rank 10 2)) 1 0)
              (ite (= (rank 4 3) (rank 10 2)) 1 0)
              (ite (= (rank 5 0) (rank 10 2)) 1 0)
              (ite (= (rank 5 1) (rank 10 2)) 1 0)
              (ite (= (rank 5 2) (rank 10 2)) 1 0)
              (ite (= (rank 5 3) (rank 10 2)) 1 0)
              (ite (= (rank 6 0) (rank 10 2)) 1 0)
              (ite (= (rank 6 1) (rank 10 2)) 1 0)
              (ite (= (rank 6 2) (rank 10 2)) 1 0)
              (ite (= (rank 6 3) (rank 10 2)) 1 0)
              (ite (= (rank 7 0) (rank 10 2)) 1 0)
              (ite (= (rank 7 1) (rank 10 2)) 1 0)
              (ite (= (rank 7 2) (rank 10 2)) 1 0)
              (ite (= (rank 7 3) (rank 10 2)) 1 0)
              (ite (= (rank 8 0) (rank 10 2)) 1 0)
              (ite (= (rank 8 1) (rank 10 2)) 1 0)
              (ite (= (rank 8 2) (rank 10 2)) 1 0)
              (ite (= (rank 8 3) (rank 10 2)) 1 0)
              (ite (= (rank 9 0) (rank 10 2)) 1 0)
              (ite (= (rank 9 1) (rank 10 2)) 1 0)
              (ite (= (rank 9 2) (rank 10 2)) 1 0)
              (ite (= (rank 9 3) (rank 10 2)) 1 0)
              (ite (= (rank 10 0) (rank 10 2)) 1 0)
              (ite (= (rank 10 1) (rank 10 2)) 1 0)
              (ite (= (rank 10 2) (rank 10 2)) 1 0)
              (ite (= (rank 10 3) (rank 10 2)) 1 0)
              (ite (= (rank 11 0) (rank 10 2)) 1 0)
              (ite (= (rank 11 1) (rank 10 2)) 1 0)
              (ite (= (rank 11 2) (rank 10 2)) 1 0)
              (ite (= (rank 11 3) (rank 10 2)) 1 0)
              (ite (= (rank 12 0) (rank 10 2)) 1 0)
              (ite (= (rank 12 1) (rank 10 2)) 1 0)
              (ite (= (rank 12 2) (rank 10 2)) 1 0)
              (ite (= (rank 12 3) (rank 10 2)) 1 0)
              (ite (= (rank 13 0) (rank 10 2)) 1 0)
              (ite (= (rank 13 1) (rank 10 2)) 1 0)
              (ite (= (rank 13 2) (rank 10 2)) 1 0)
              (ite (= (rank 13 3) (rank 10 2)) 1 0))))
  (= a!1 4)))
; turned cards are cards
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 10 2))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 10 2))) 1 0))
      (a!5 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 10 2))) 1 0))
      (a!7 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 10 2))) 1 0))
      (a!9 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 10 2))) 1 0))
      (a!11 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 10 2))) 1 0))
      (a!13 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 10 2))) 1 0))
      (a!15 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 10 2))) 1 0))
      (a!17 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 10 2))) 1 0))
      (a!19 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 10 2))) 1 0))
      (a!21 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 10 2))) 1 0))
      (a!23 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 10 2))) 1 0))
      (a!25 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 10 2))) 1 0))
      (a!27 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 10 2))) 1 0))
      (a!29 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 10 2))) 1 0))
      (a!31 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 10 2))) 1 0))
      (a!33 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 10 2))) 1 0))
      (a!35 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 10 2))) 1 0))
      (a!37 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 10 2))) 1 0))
      (a!39 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 10 2))) 1 0))
      (a!41 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 10 2))) 1 0))
      (a!43 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 10 2))) 1 0))
      (a!45 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 10 2))) 1 0))
      (a!47 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 10 2))) 1 0))
      (a!49 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 10 2))) 1 0))
      (a!51 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 10 2))) 1 0))
      (a!53 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 10 2))) 1 0))
      (a!55 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 10 2))) 1 0))
      (a!57 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 10 2))) 1 0))
      (a!59 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 10 2))) 1 0))
      (a!61 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 10 2))) 1 0))
      (a!63 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 10 2))) 1 0))
      (a!65 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 10 2))) 1 0))
      (a!67 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 10 2))) 1 0))
      (a!69 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 10 2))) 1 0))
      (a!71 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 10 2))) 1 0))
      (a!73 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 10 2))) 1 0))
      (a!75 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 10 2))) 1 0))
      (a!77 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 10 2))) 1 0))
      (a!79 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 10 2))) 1 0))
      (a!81 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 10 2))) 1 0))
      (a!83 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 10 2))) 1 0))
      (a!85 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 10 2))) 1 0))
      (a!87 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 10 2))) 1 0))
      (a!89 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 10 2))) 1 0))
      (a!91 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 10 2))) 1 0))
      (a!93 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 10 2))) 1 0))
      (a!95 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 10 2))) 1 0))
      (a!97 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 10 2))) 1 0))
      (a!99 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 10 2))) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 10 2)))
                  1
                  0))
      (a!103 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 10 2)))
                  1
                  0)))
(let ((a!2 (<= a!1 (ite (= (rank 1 0) (rank 10 2)) 1 0)))
      (a!4 (<= a!3 (ite (= (rank 1 1) (rank 10 2)) 1 0)))
      (a!6 (<= a!5 (ite (= (rank 1 2) (rank 10 2)) 1 0)))
      (a!8 (<= a!7 (ite (= (rank 1 3) (rank 10 2)) 1 0)))
      (a!10 (<= a!9 (ite (= (rank 2 0) (rank 10 2)) 1 0)))
      (a!12 (<= a!11 (ite (= (rank 2 1) (rank 10 2)) 1 0)))
      (a!14 (<= a!13 (ite (= (rank 2 2) (rank 10 2)) 1 0)))
      (a!16 (<= a!15 (ite (= (rank 2 3) (rank 10 2)) 1 0)))
      (a!18 (<= a!17 (ite (= (rank 3 0) (rank 10 2)) 1 0)))
      (a!20 (<= a!19 (ite (= (rank 3 1) (rank 10 2)) 1 0)))
      (a!22 (<= a!21 (ite (= (rank 3 2) (rank 10 2)) 1 0)))
      (a!24 (<= a!23 (ite (= (rank 3 3) (rank 10 2)) 1 0)))
      (a!26 (<= a!25 (ite (= (rank 4 0) (rank 10 2)) 1 0)))
      (a!28 (<= a!27 (ite (= (rank 4 1) (rank 10 2)) 1 0)))
      (a!30 (<= a!29 (ite (= (rank 4 2) (rank 10 2)) 1 0)))
      (a!32 (<= a!31 (ite (= (rank 4 3) (rank 10 2)) 1 0)))
      (a!34 (<= a!33 (ite (= (rank 5 0) (rank 10 2)) 1 0)))
      (a!36 (<= a!35 (ite (= (rank 5 1) (rank 10 2)) 1 0)))
      (a!38 (<= a!37 (ite (= (rank 5 2) (rank 10 2)) 1 0)))
      (a!40 (<= a!39 (ite (= (rank 5 3) (rank 10 2)) 1 0)))
      (a!42 (<= a!41 (ite (= (rank 6 0) (rank 10 2)) 1 0)))
      (a!44 (<= a!43 (ite (= (rank 6 1) (rank 10 2)) 1 0)))
      (a!46 (<= a!45 (ite (= (rank 6 2) (rank 10 2)) 1 0)))
      (a!48 (<= a!47 (ite (= (rank 6 3) (rank 10 2)) 1 0)))
      (a!50 (<= a!49 (ite (= (rank 7 0) (rank 10 2)) 1 0)))
      (a!52 (<= a!51 (ite (= (rank 7 1) (rank 10 2)) 1 0)))
      (a!54 (<= a!53 (ite (= (rank 7 2) (rank 10 2)) 1 0)))
      (a!56 (<= a!55 (ite (= (rank 7 3) (rank 10 2)) 1 0)))
      (a!58 (<= a!57 (ite (= (rank 8 0) (rank 10 2)) 1 0)))
      (a!60 (<= a!59 (ite (= (rank 8 1) (rank 10 2)) 1 0)))
      (a!62 (<= a!61 (ite (= (rank 8 2) (rank 10 2)) 1 0)))
      (a!64 (<= a!63 (ite (= (rank 8 3) (rank 10 2)) 1 0)))
      (a!66 (<= a!65 (ite (= (rank 9 0) (rank 10 2)) 1 0)))
      (a!68 (<= a!67 (ite (= (rank 9 1) (rank 10 2)) 1 0)))
      (a!70 (<= a!69 (ite (= (rank 9 2) (rank 10 2)) 1 0)))
      (a!72 (<= a!71 (ite (= (rank 9 3) (rank 10 2)) 1 0)))
      (a!74 (<= a!73 (ite (= (rank 10 0) (rank 10 2)) 1 0)))
      (a!76 (<= a!75 (ite (= (rank 10 1) (rank 10 2)) 1 0)))
      (a!78 (<= a!77 (ite (= (rank 10 2) (rank 10 2)) 1 0)))
      (a!80 (<= a!79 (ite (= (rank 10 3) (rank 10 2)) 1 0)))
      (a!82 (<= a!81 (ite (= (rank 11 0) (rank 10 2)) 1 0)))
      (a!84 (<= a!83 (ite (= (rank 11 1) (rank 10 2)) 1 0)))
      (a!86 (<= a!85 (ite (= (rank 11 2) (rank 10 2)) 1 0)))
      (a!88 (<= a!87 (ite (= (rank 11 3) (rank 10 2)) 1 0)))
      (a!90 (<= a!89 (ite (= (rank 12 0) (rank 10 2)) 1 0)))
      (a!92 (<= a!91 (ite (= (rank 12 1) (rank 10 2)) 1 0)))
      (a!94 (<= a!93 (ite (= (rank 12 2) (rank 10 2)) 1 0)))
      (a!96 (<= a!95 (ite (= (rank 12 3) (rank 10 2)) 1 0)))
      (a!98 (<= a!97 (ite (= (rank 13 0) (rank 10 2)) 1 0)))
      (a!100 (<= a!99 (ite (= (rank 13 1) (rank 10 2)) 1 0)))
      (a!102 (<= a!101 (ite (= (rank 13 2) (rank 10 2)) 1 0)))
      (a!104 (<= a!103 (ite (= (rank 13 3) (rank 10 2)) 1 0))))
  (and a!2
       a!4
       a!6
       a!8
       a!10
       a!12
       a!14
       a!16
       a!18
       a!20
       a!22
       a!24
       a!26
       a!28
       a!30
       a!32
       a!34
       a!36
       a!38
       a!40
       a!42
       a!44
       a!46
       a!48
       a!50
       a!52
       a!54
       a!56
       a!58
       a!60
       a!62
       a!64
       a!66
       a!68
       a!70
       a!72
       a!74
       a!76
       a!78
       a!80
       a!82
       a!84
       a!86
       a!88
       a!90
       a!92
       a!94
       a!96
       a!98
       a!100
       a!102
       a!104))))
; face down
(assert (<= (select x.gone 10) 2))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal fewer, denied
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 10 2))) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 10 2))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 10 2))) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 10 2))) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 10 2))) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 10 2))) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 10 2))) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 10 2))) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 10 2))) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 10 2))) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 10 2))) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 10 2))) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 10 2))) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 10 2))) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 10 2))) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 10 2))) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 10 2))) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 10 2))) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 10 2))) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 10 2))) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 10 2))) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 10 2))) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 10 2))) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 10 2))) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 10 2))) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 10 2))) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 10 2))) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 10 2))) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 10 2))) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 10 2))) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 10 2))) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 10 2))) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 10 2))) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 10 2))) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 10 2))) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 10 2))) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 10 2))) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 10 2))) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 10 2))) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 10 2))) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 10 2))) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 10 2))) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 10 2))) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 10 2))) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 10 2))) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 10 2))) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 10 2))) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 10 2))) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 10 2))) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 10 2))) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 10 2))) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 10 2))) 1 0)))
  (not (< (+ a!1
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
          4))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; a deck
(assert (let ((a!1 (+ (ite (= (rank 1 0) (rank 10 3)) 1 0)
              (ite (= (rank 1 1) (rank 10 3)) 1 0)
              (ite (= (rank 1 2) (rank 10 3)) 1 0)
              (ite (= (rank 1 3) (rank 10 3)) 1 0)
              (ite (= (rank 2 0) (rank 10 3)) 1 0)
              (ite (= (rank 2 1) (rank 10 3)) 1 0)
              (ite (= (rank 2 2) (rank 10 3)) 1 0)
              (ite (= (rank 2 3) (rank 10 3)) 1 0)
              (ite (= (rank 3 0) (rank 10 3)) 1 0)
              (ite (= (rank 3 1) (rank 10 3)) 1 0)
              (ite (= (rank 3 2) (rank 10 3)) 1 0)
              (ite (= (rank 3 3) (rank 10 3)) 1 0)
              (ite (= (rank 4 0) (rank 10 3)) 1 0)
              (ite (= (rank 4 1) (rank 10 3)) 1 0)
              (ite (= (rank 4 2) (rank 10 3)) 1 0)
              (ite (= (rank 4 3) (rank 10 3)) 1 0)
              (ite (= (rank 5 0) (rank 10 3)) 1 0)
              (ite (= (rank 5 1) (rank 10 3)) 1 0)
              (ite (= (rank 5 2) (rank 10 3)) 1 0)
              (ite (= (rank 5 3) (rank 10 3)) 1 0)
              (ite (= (rank 6 0) (rank 10 3)) 1 0)
              (ite (= (rank 6 1) (rank 10 3)) 1 0)
              (ite (= (rank 6 2) (rank 10 3)) 1 0)
              (ite (= (rank 6 3) (rank 10 3)) 1 0)
              (ite (= (rank 7 0) (rank 10 3)) 1 0)
              (ite (= (rank 7 1) (rank 10 3)) 1 0)
              (ite (= (rank 7 2) (rank 10 3)) 1 0)
              (ite (= (rank 7 3) (rank 10 3)) 1 0)
              (ite (= (rank 8 0) (rank 10 3)) 1 0)
              (ite (= (rank 8 1) (rank 10 3)) 1 0)
              (ite (= (rank 8 2) (rank 10 3)) 1 0)
              (ite (= (rank 8 3) (rank 10 3)) 1 0)
              (ite (= (rank 9 0) (rank 10 3)) 1 0)
              (ite (= (rank 9 1) (rank 10 3)) 1 0)
              (ite (= (rank 9 2) (rank 10 3)) 1 0)
              (ite (= (rank 9 3) (rank 10 3)) 1 0)
              (ite (= (rank 10 0) (rank 10 3)) 1 0)
              (ite (= (rank 10 1) (rank 10 3)) 1 0)
              (ite (= (rank 10 2) (rank 10 3)) 1 0)
              (ite (= (rank 10 3) (rank 10 3)) 1 0)
              (ite (= (rank 11 0) (rank 10 3)) 1 0)
              (ite (= (rank 11 1) (rank 10 3)) 1 0)
              (ite (= (rank 11 2) (rank 10 3)) 1 0)
              (ite (= (rank 11 3) (rank 10 3)) 1 0)
              (ite (= (rank 12 0) (rank 10 3)) 1 0)
              (ite (= (rank 12 1) (rank 10 3)) 1 0)
              (ite (= (rank 12 2) (rank 10 3)) 1 0)
              (ite (= (rank 12 3) (rank 10 3)) 1 0)
              (ite (= (rank 13 0) (rank 10 3)) 1 0)
              (ite (= (rank 13 1) (rank 10 3)) 1 0)
              (ite (= (rank 13 2) (rank 10 3)) 1 0)
              (ite (= (rank 13 3) (rank 10 3)) 1 0))))
  (= a!1 4)))
; turned cards are cards
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 10 3))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 10 3))) 1 0))
      (a!5 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 10 3))) 1 0))
      (a!7 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 10 3))) 1 0))
      (a!9 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 10 3))) 1 0))
      (a!11 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 10 3))) 1 0))
      (a!13 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 10 3))) 1 0))
      (a!15 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 10 3))) 1 0))
      (a!17 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 10 3))) 1 0))
      (a!19 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 10 3))) 1 0))
      (a!21 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 10 3))) 1 0))
      (a!23 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 10 3))) 1 0))
      (a!25 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 10 3))) 1 0))
      (a!27 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 10 3))) 1 0))
      (a!29 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 10 3))) 1 0))
      (a!31 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 10 3))) 1 0))
      (a!33 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 10 3))) 1 0))
      (a!35 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 10 3))) 1 0))
      (a!37 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 10 3))) 1 0))
      (a!39 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 10 3))) 1 0))
      (a!41 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 10 3))) 1 0))
      (a!43 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 10 3))) 1 0))
      (a!45 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 10 3))) 1 0))
      (a!47 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 10 3))) 1 0))
      (a!49 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 10 3))) 1 0))
      (a!51 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 10 3))) 1 0))
      (a!53 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 10 3))) 1 0))
      (a!55 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 10 3))) 1 0))
      (a!57 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 10 3))) 1 0))
      (a!59 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 10 3))) 1 0))
      (a!61 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 10 3))) 1 0))
      (a!63 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 10 3))) 1 0))
      (a!65 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 10 3))) 1 0))
      (a!67 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 10 3))) 1 0))
      (a!69 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 10 3))) 1 0))
      (a!71 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 10 3))) 1 0))
      (a!73 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 10 3))) 1 0))
      (a!75 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 10 3))) 1 0))
      (a!77 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 10 3))) 1 0))
      (a!79 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 10 3))) 1 0))
      (a!81 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 10 3))) 1 0))
      (a!83 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 10 3))) 1 0))
      (a!85 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 10 3))) 1 0))
      (a!87 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 10 3))) 1 0))
      (a!89 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 10 3))) 1 0))
      (a!91 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 10 3))) 1 0))
      (a!93 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 10 3))) 1 0))
      (a!95 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 10 3))) 1 0))
      (a!97 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 10 3))) 1 0))
      (a!99 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 10 3))) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 10 3)))
                  1
                  0))
      (a!103 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 10 3)))
                  1
                  0)))
(let ((a!2 (<= a!1 (ite (= (rank 1 0) (rank 10 3)) 1 0)))
      (a!4 (<= a!3 (ite (= (rank 1 1) (rank 10 3)) 1 0)))
      (a!6 (<= a!5 (ite (= (rank 1 2) (rank 10 3)) 1 0)))
      (a!8 (<= a!7 (ite (= (rank 1 3) (rank 10 3)) 1 0)))
      (a!10 (<= a!9 (ite (= (rank 2 0) (rank 10 3)) 1 0)))
      (a!12 (<= a!11 (ite (= (rank 2 1) (rank 10 3)) 1 0)))
      (a!14 (<= a!13 (ite (= (rank 2 2) (rank 10 3)) 1 0)))
      (a!16 (<= a!15 (ite (= (rank 2 3) (rank 10 3)) 1 0)))
      (a!18 (<= a!17 (ite (= (rank 3 0) (rank 10 3)) 1 0)))
      (a!20 (<= a!19 (ite (= (rank 3 1) (rank 10 3)) 1 0)))
      (a!22 (<= a!21 (ite (= (rank 3 2) (rank 10 3)) 1 0)))
      (a!24 (<= a!23 (ite (= (rank 3 3) (rank 10 3)) 1 0)))
      (a!26 (<= a!25 (ite (= (rank 4 0) (rank 10 3)) 1 0)))
      (a!28 (<= a!27 (ite (= (rank 4 1) (rank 10 3)) 1 0)))
      (a!30 (<= a!29 (ite (= (rank 4 2) (rank 10 3)) 1 0)))
      (a!32 (<= a!31 (ite (= (rank 4 3) (rank 10 3)) 1 0)))
      (a!34 (<= a!33 (ite (= (rank 5 0) (rank 10 3)) 1 0)))
      (a!36 (<= a!35 (ite (= (rank 5 1) (rank 10 3)) 1 0)))
      (a!38 (<= a!37 (ite (= (rank 5 2) (rank 10 3)) 1 0)))
      (a!40 (<= a!39 (ite (= (rank 5 3) (rank 10 3)) 1 0)))
      (a!42 (<= a!41 (ite (= (rank 6 0) (rank 10 3)) 1 0)))
      (a!44 (<= a!43 (ite (= (rank 6 1) (rank 10 3)) 1 0)))
      (a!46 (<= a!45 (ite (= (rank 6 2) (rank 10 3)) 1 0)))
      (a!48 (<= a!47 (ite (= (rank 6 3) (rank 10 3)) 1 0)))
      (a!50 (<= a!49 (ite (= (rank 7 0) (rank 10 3)) 1 0)))
      (a!52 (<= a!51 (ite (= (rank 7 1) (rank 10 3)) 1 0)))
      (a!54 (<= a!53 (ite (= (rank 7 2) (rank 10 3)) 1 0)))
      (a!56 (<= a!55 (ite (= (rank 7 3) (rank 10 3)) 1 0)))
      (a!58 (<= a!57 (ite (= (rank 8 0) (rank 10 3)) 1 0)))
      (a!60 (<= a!59 (ite (= (rank 8 1) (rank 10 3)) 1 0)))
      (a!62 (<= a!61 (ite (= (rank 8 2) (rank 10 3)) 1 0)))
      (a!64 (<= a!63 (ite (= (rank 8 3) (rank 10 3)) 1 0)))
      (a!66 (<= a!65 (ite (= (rank 9 0) (rank 10 3)) 1 0)))
      (a!68 (<= a!67 (ite (= (rank 9 1) (rank 10 3)) 1 0)))
      (a!70 (<= a!69 (ite (= (rank 9 2) (rank 10 3)) 1 0)))
      (a!72 (<= a!71 (ite (= (rank 9 3) (rank 10 3)) 1 0)))
      (a!74 (<= a!73 (ite (= (rank 10 0) (rank 10 3)) 1 0)))
      (a!76 (<= a!75 (ite (= (rank 10 1) (rank 10 3)) 1 0)))
      (a!78 (<= a!77 (ite (= (rank 10 2) (rank 10 3)) 1 0)))
      (a!80 (<= a!79 (ite (= (rank 10 3) (rank 10 3)) 1 0)))
      (a!82 (<= a!81 (ite (= (rank 11 0) (rank 10 3)) 1 0)))
      (a!84 (<= a!83 (ite (= (rank 11 1) (rank 10 3)) 1 0)))
      (a!86 (<= a!85 (ite (= (rank 11 2) (rank 10 3)) 1 0)))
      (a!88 (<= a!87 (ite (= (rank 11 3) (rank 10 3)) 1 0)))
      (a!90 (<= a!89 (ite (= (rank 12 0) (rank 10 3)) 1 0)))
      (a!92 (<= a!91 (ite (= (rank 12 1) (rank 10 3)) 1 0)))
      (a!94 (<= a!93 (ite (= (rank 12 2) (rank 10 3)) 1 0)))
      (a!96 (<= a!95 (ite (= (rank 12 3) (rank 10 3)) 1 0)))
      (a!98 (<= a!97 (ite (= (rank 13 0) (rank 10 3)) 1 0)))
      (a!100 (<= a!99 (ite (= (rank 13 1) (rank 10 3)) 1 0)))
      (a!102 (<= a!101 (ite (= (rank 13 2) (rank 10 3)) 1 0)))
      (a!104 (<= a!103 (ite (= (rank 13 3) (rank 10 3)) 1 0))))
  (and a!2
       a!4
       a!6
       a!8
       a!10
       a!12
       a!14
       a!16
       a!18
       a!20
       a!22
       a!24
       a!26
       a!28
       a!30
       a!32
       a!34
       a!36
       a!38
       a!40
       a!42
       a!44
       a!46
       a!48
       a!50
       a!52
       a!54
       a!56
       a!58
       a!60
       a!62
       a!64
       a!66
       a!68
       a!70
       a!72
       a!74
       a!76
       a!78
       a!80
       a!82
       a!84
       a!86
       a!88
       a!90
       a!92
       a!94
       a!96
       a!98
       a!100
       a!102
       a!104))))
; face down
(assert (<= (select x.gone 10) 3))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal fewer, denied
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 10 3))) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 10 3))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 10 3))) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 10 3))) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 10 3))) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 10 3))) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 10 3))) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 10 3))) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 10 3))) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 10 3))) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 10 3))) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 10 3))) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 10 3))) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 10 3))) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 10 3))) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 10 3))) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 10 3))) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 10 3))) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 10 3))) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 10 3))) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 10 3))) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 10 3))) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 10 3))) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 10 3))) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 10 3))) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 10 3))) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 10 3))) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 10 3))) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 10 3))) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 10 3))) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 10 3))) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 10 3))) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 10 3))) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 10 3))) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 10 3))) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 10 3))) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 10 3))) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 10 3))) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 10 3))) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 10 3))) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 10 3))) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 10 3))) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 10 3))) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 10 3))) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 10 3))) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 10 3))) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 10 3))) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 10 3))) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 10 3))) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 10 3))) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 10 3))) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 10 3))) 1 0)))
  (not (< (+ a!1
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
          4))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; a deck
(assert (let ((a!1 (+ (ite (= (rank 1 0) (rank 11 0)) 1 0)
              (ite (= (rank 1 1) (rank 11 0)) 1 0)
              (ite (= (rank 1 2) (rank 11 0)) 1 0)
              (ite (= (rank 1 3) (rank 11 0)) 1 0)
              (ite (= (rank 2 0) (rank 11 0)) 1 0)
              (ite (= (rank 2 1) (rank 11 0)) 1 0)
              (ite (= (rank 2 2) (rank 11 0)) 1 0)
              (ite (= (rank 2 3) (rank 11 0)) 1 0)
              (ite (= (rank 3 0) (rank 11 0)) 1 0)
              (ite (= (rank 3 1) (rank 11 0)) 1 0)
              (ite (= (rank 3 2) (rank 11 0)) 1 0)
              (ite (= (rank 3 3) (rank 11 0)) 1 0)
              (ite (= (rank 4 0) (rank 11 0)) 1 0)
              (ite (= (rank 4 1) (rank 11 0)) 1 0)
              (ite (= (rank 4 2) (rank 11 0)) 1 0)
              (ite (= (rank 4 3) (rank 11 0)) 1 0)
              (ite (= (rank 5 0) (rank 11 0)) 1 0)
              (ite (= (rank 5 1) (rank 11 0)) 1 0)
              (ite (= (rank 5 2) (rank 11 0)) 1 0)
              (ite (= (rank 5 3) (rank 11 0)) 1 0)
              (ite (= (rank 6 0) (rank 11 0)) 1 0)
              (ite (= (rank 6 1) (rank 11 0)) 1 0)
              (ite (= (rank 6 2) (rank 11 0)) 1 0)
              (ite (= (rank 6 3) (rank 11 0)) 1 0)
              (ite (= (rank 7 0) (rank 11 0)) 1 0)
              (ite (= (rank 7 1) (rank 11 0)) 1 0)
              (ite (= (rank 7 2) (rank 11 0)) 1 0)
              (ite (= (rank 7 3) (rank 11 0)) 1 0)
              (ite (= (rank 8 0) (rank 11 0)) 1 0)
              (ite (= (rank 8 1) (rank 11 0)) 1 0)
              (ite (= (rank 8 2) (rank 11 0)) 1 0)
              (ite (= (rank 8 3) (rank 11 0)) 1 0)
              (ite (= (rank 9 0) (rank 11 0)) 1 0)
              (ite (= (rank 9 1) (rank 11 0)) 1 0)
              (ite (= (rank 9 2) (rank 11 0)) 1 0)
              (ite (= (rank 9 3) (rank 11 0)) 1 0)
              (ite (= (rank 10 0) (rank 11 0)) 1 0)
              (ite (= (rank 10 1) (rank 11 0)) 1 0)
              (ite (= (rank 10 2) (rank 11 0)) 1 0)
              (ite (= (rank 10 3) (rank 11 0)) 1 0)
              (ite (= (rank 11 0) (rank 11 0)) 1 0)
              (ite (= (rank 11 1) (rank 11 0)) 1 0)
              (ite (= (rank 11 2) (rank 11 0)) 1 0)
              (ite (= (rank 11 3) (rank 11 0)) 1 0)
              (ite (= (rank 12 0) (rank 11 0)) 1 0)
              (ite (= (rank 12 1) (rank 11 0)) 1 0)
              (ite (= (rank 12 2) (rank 11 0)) 1 0)
              (ite (= (rank 12 3) (rank 11 0)) 1 0)
              (ite (= (rank 13 0) (rank 11 0)) 1 0)
              (ite (= (rank 13 1) (rank 11 0)) 1 0)
              (ite (= (rank 13 2) (rank 11 0)) 1 0)
              (ite (= (rank 13 3) (rank 11 0)) 1 0))))
  (= a!1 4)))
; turned cards are cards
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 11 0))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 11 0))) 1 0))
      (a!5 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 11 0))) 1 0))
      (a!7 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 11 0))) 1 0))
      (a!9 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 11 0))) 1 0))
      (a!11 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 11 0))) 1 0))
      (a!13 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 11 0))) 1 0))
      (a!15 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 11 0))) 1 0))
      (a!17 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 11 0))) 1 0))
      (a!19 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 11 0))) 1 0))
      (a!21 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 11 0))) 1 0))
      (a!23 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 11 0))) 1 0))
      (a!25 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 11 0))) 1 0))
      (a!27 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 11 0))) 1 0))
      (a!29 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 11 0))) 1 0))
      (a!31 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 11 0))) 1 0))
      (a!33 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 11 0))) 1 0))
      (a!35 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 11 0))) 1 0))
      (a!37 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 11 0))) 1 0))
      (a!39 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 11 0))) 1 0))
      (a!41 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 11 0))) 1 0))
      (a!43 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 11 0))) 1 0))
      (a!45 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 11 0))) 1 0))
      (a!47 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 11 0))) 1 0))
      (a!49 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 11 0))) 1 0))
      (a!51 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 11 0))) 1 0))
      (a!53 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 11 0))) 1 0))
      (a!55 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 11 0))) 1 0))
      (a!57 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 11 0))) 1 0))
      (a!59 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 11 0))) 1 0))
      (a!61 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 11 0))) 1 0))
      (a!63 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 11 0))) 1 0))
      (a!65 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 11 0))) 1 0))
      (a!67 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 11 0))) 1 0))
      (a!69 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 11 0))) 1 0))
      (a!71 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 11 0))) 1 0))
      (a!73 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 11 0))) 1 0))
      (a!75 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 11 0))) 1 0))
      (a!77 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 11 0))) 1 0))
      (a!79 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 11 0))) 1 0))
      (a!81 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 11 0))) 1 0))
      (a!83 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 11 0))) 1 0))
      (a!85 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 11 0))) 1 0))
      (a!87 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 11 0))) 1 0))
      (a!89 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 11 0))) 1 0))
      (a!91 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 11 0))) 1 0))
      (a!93 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 11 0))) 1 0))
      (a!95 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 11 0))) 1 0))
      (a!97 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 11 0))) 1 0))
      (a!99 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 11 0))) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 11 0)))
                  1
                  0))
      (a!103 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 11 0)))
                  1
                  0)))
(let ((a!2 (<= a!1 (ite (= (rank 1 0) (rank 11 0)) 1 0)))
      (a!4 (<= a!3 (ite (= (rank 1 1) (rank 11 0)) 1 0)))
      (a!6 (<= a!5 (ite (= (rank 1 2) (rank 11 0)) 1 0)))
      (a!8 (<= a!7 (ite (= (rank 1 3) (rank 11 0)) 1 0)))
      (a!10 (<= a!9 (ite (= (rank 2 0) (rank 11 0)) 1 0)))
      (a!12 (<= a!11 (ite (= (rank 2 1) (rank 11 0)) 1 0)))
      (a!14 (<= a!13 (ite (= (rank 2 2) (rank 11 0)) 1 0)))
      (a!16 (<= a!15 (ite (= (rank 2 3) (rank 11 0)) 1 0)))
      (a!18 (<= a!17 (ite (= (rank 3 0) (rank 11 0)) 1 0)))
      (a!20 (<= a!19 (ite (= (rank 3 1) (rank 11 0)) 1 0)))
      (a!22 (<= a!21 (ite (= (rank 3 2) (rank 11 0)) 1 0)))
      (a!24 (<= a!23 (ite (= (rank 3 3) (rank 11 0)) 1 0)))
      (a!26 (<= a!25 (ite (= (rank 4 0) (rank 11 0)) 1 0)))
      (a!28 (<= a!27 (ite (= (rank 4 1) (rank 11 0)) 1 0)))
      (a!30 (<= a!29 (ite (= (rank 4 2) (rank 11 0)) 1 0)))
      (a!32 (<= a!31 (ite (= (rank 4 3) (rank 11 0)) 1 0)))
      (a!34 (<= a!33 (ite (= (rank 5 0) (rank 11 0)) 1 0)))
      (a!36 (<= a!35 (ite (= (rank 5 1) (rank 11 0)) 1 0)))
      (a!38 (<= a!37 (ite (= (rank 5 2) (rank 11 0)) 1 0)))
      (a!40 (<= a!39 (ite (= (rank 5 3) (rank 11 0)) 1 0)))
      (a!42 (<= a!41 (ite (= (rank 6 0) (rank 11 0)) 1 0)))
      (a!44 (<= a!43 (ite (= (rank 6 1) (rank 11 0)) 1 0)))
      (a!46 (<= a!45 (ite (= (rank 6 2) (rank 11 0)) 1 0)))
      (a!48 (<= a!47 (ite (= (rank 6 3) (rank 11 0)) 1 0)))
      (a!50 (<= a!49 (ite (= (rank 7 0) (rank 11 0)) 1 0)))
      (a!52 (<= a!51 (ite (= (rank 7 1) (rank 11 0)) 1 0)))
      (a!54 (<= a!53 (ite (= (rank 7 2) (rank 11 0)) 1 0)))
      (a!56 (<= a!55 (ite (= (rank 7 3) (rank 11 0)) 1 0)))
      (a!58 (<= a!57 (ite (= (rank 8 0) (rank 11 0)) 1 0)))
      (a!60 (<= a!59 (ite (= (rank 8 1) (rank 11 0)) 1 0)))
      (a!62 (<= a!61 (ite (= (rank 8 2) (rank 11 0)) 1 0)))
      (a!64 (<= a!63 (ite (= (rank 8 3) (rank 11 0)) 1 0)))
      (a!66 (<= a!65 (ite (= (rank 9 0) (rank 11 0)) 1 0)))
      (a!68 (<= a!67 (ite (= (rank 9 1) (rank 11 0)) 1 0)))
      (a!70 (<= a!69 (ite (= (rank 9 2) (rank 11 0)) 1 0)))
      (a!72 (<= a!71 (ite (= (rank 9 3) (rank 11 0)) 1 0)))
      (a!74 (<= a!73 (ite (= (rank 10 0) (rank 11 0)) 1 0)))
      (a!76 (<= a!75 (ite (= (rank 10 1) (rank 11 0)) 1 0)))
      (a!78 (<= a!77 (ite (= (rank 10 2) (rank 11 0)) 1 0)))
      (a!80 (<= a!79 (ite (= (rank 10 3) (rank 11 0)) 1 0)))
      (a!82 (<= a!81 (ite (= (rank 11 0) (rank 11 0)) 1 0)))
      (a!84 (<= a!83 (ite (= (rank 11 1) (rank 11 0)) 1 0)))
      (a!86 (<= a!85 (ite (= (rank 11 2) (rank 11 0)) 1 0)))
      (a!88 (<= a!87 (ite (= (rank 11 3) (rank 11 0)) 1 0)))
      (a!90 (<= a!89 (ite (= (rank 12 0) (rank 11 0)) 1 0)))
      (a!92 (<= a!91 (ite (= (rank 12 1) (rank 11 0)) 1 0)))
      (a!94 (<= a!93 (ite (= (rank 12 2) (rank 11 0)) 1 0)))
      (a!96 (<= a!95 (ite (= (rank 12 3) (rank 11 0)) 1 0)))
      (a!98 (<= a!97 (ite (= (rank 13 0) (rank 11 0)) 1 0)))
      (a!100 (<= a!99 (ite (= (rank 13 1) (rank 11 0)) 1 0)))
      (a!102 (<= a!101 (ite (= (rank 13 2) (rank 11 0)) 1 0)))
      (a!104 (<= a!103 (ite (= (rank 13 3) (rank 11 0)) 1 0))))
  (and a!2
       a!4
       a!6
       a!8
       a!10
       a!12
       a!14
       a!16
       a!18
       a!20
       a!22
       a!24
       a!26
       a!28
       a!30
       a!32
       a!34
       a!36
       a!38
       a!40
       a!42
       a!44
       a!46
       a!48
       a!50
       a!52
       a!54
       a!56
       a!58
       a!60
       a!62
       a!64
       a!66
       a!68
       a!70
       a!72
       a!74
       a!76
       a!78
       a!80
       a!82
       a!84
       a!86
       a!88
       a!90
       a!92
       a!94
       a!96
       a!98
       a!100
       a!102
       a!104))))
; face down
(assert (<= (select x.gone 11) 0))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal fewer, denied
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 11 0))) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 11 0))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 11 0))) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 11 0))) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 11 0))) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 11 0))) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 11 0))) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 11 0))) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 11 0))) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 11 0))) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 11 0))) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 11 0))) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 11 0))) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 11 0))) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 11 0))) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 11 0))) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 11 0))) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 11 0))) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 11 0))) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 11 0))) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 11 0))) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 11 0))) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 11 0))) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 11 0))) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 11 0))) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 11 0))) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 11 0))) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 11 0))) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 11 0))) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 11 0))) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 11 0))) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 11 0))) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 11 0))) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 11 0))) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 11 0))) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 11 0))) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 11 0))) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 11 0))) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 11 0))) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 11 0))) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 11 0))) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 11 0))) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 11 0))) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 11 0))) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 11 0))) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 11 0))) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 11 0))) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 11 0))) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 11 0))) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 11 0))) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 11 0))) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 11 0))) 1 0)))
  (not (< (+ a!1
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
          4))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; a deck
(assert (let ((a!1 (+ (ite (= (rank 1 0) (rank 11 1)) 1 0)
              (ite (= (rank 1 1) (rank 11 1)) 1 0)
              (ite (= (rank 1 2) (rank 11 1)) 1 0)
              (ite (= (rank 1 3) (rank 11 1)) 1 0)
              (ite (= (rank 2 0) (rank 11 1)) 1 0)
              (ite (= (rank 2 1) (rank 11 1)) 1 0)
              (ite (= (rank 2 2) (rank 11 1)) 1 0)
              (ite (= (rank 2 3) (rank 11 1)) 1 0)
              (ite (= (rank 3 0) (rank 11 1)) 1 0)
              (ite (= (rank 3 1) (rank 11 1)) 1 0)
              (ite (= (rank 3 2) (rank 11 1)) 1 0)
              (ite (= (rank 3 3) (rank 11 1)) 1 0)
              (ite (= (rank 4 0) (rank 11 1)) 1 0)
              (ite (= (rank 4 1) (rank 11 1)) 1 0)
              (ite (= (rank 4 2) (rank 11 1)) 1 0)
              (ite (= (rank 4 3) (rank 11 1)) 1 0)
              (ite (= (rank 5 0) (rank 11 1)) 1 0)
              (ite (= (rank 5 1) (rank 11 1)) 1 0)
              (ite (= (rank 5 2) (rank 11 1)) 1 0)
              (ite (= (rank 5 3) (rank 11 1)) 1 0)
              (ite (= (rank 6 0) (rank 11 1)) 1 0)
              (ite (= (rank 6 1) (rank 11 1)) 1 0)
              (ite (= (rank 6 2) (rank 11 1)) 1 0)
              (ite (= (rank 6 3) (rank 11 1)) 1 0)
              (ite (= (rank 7 0) (rank 11 1)) 1 0)
              (ite (= (rank 7 1) (rank 11 1)) 1 0)
              (ite (= (rank 7 2) (rank 11 1)) 1 0)
              (ite (= (rank 7 3) (rank 11 1)) 1 0)
              (ite (= (rank 8 0) (rank 11 1)) 1 0)
              (ite (= (rank 8 1) (rank 11 1)) 1 0)
              (ite (= (rank 8 2) (rank 11 1)) 1 0)
              (ite (= (rank 8 3) (rank 11 1)) 1 0)
              (ite (= (rank 9 0) (rank 11 1)) 1 0)
              (ite (= (rank 9 1) (rank 11 1)) 1 0)
              (ite (= (rank 9 2) (rank 11 1)) 1 0)
              (ite (= (rank 9 3) (rank 11 1)) 1 0)
              (ite (= (rank 10 0) (rank 11 1)) 1 0)
              (ite (= (rank 10 1) (rank 11 1)) 1 0)
              (ite (= (rank 10 2) (rank 11 1)) 1 0)
              (ite (= (rank 10 3) (rank 11 1)) 1 0)
              (ite (= (rank 11 0) (rank 11 1)) 1 0)
              (ite (= (rank 11 1) (rank 11 1)) 1 0)
              (ite (= (rank 11 2) (rank 11 1)) 1 0)
              (ite (= (rank 11 3) (rank 11 1)) 1 0)
              (ite (= (rank 12 0) (rank 11 1)) 1 0)
              (ite (= (rank 12 1) (rank 11 1)) 1 0)
              (ite (= (rank 12 2) (rank 11 1)) 1 0)
              (ite (= (rank 12 3) (rank 11 1)) 1 0)
              (ite (= (rank 13 0) (rank 11 1)) 1 0)
              (ite (= (rank 13 1) (rank 11 1)) 1 0)
              (ite (= (rank 13 2) (rank 11 1)) 1 0)
              (ite (= (rank 13 3) (rank 11 1)) 1 0))))
  (= a!1 4)))
; turned cards are cards
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 11 1))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 11 1))) 1 0))
      (a!5 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 11 1))) 1 0))
      (a!7 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 11 1))) 1 0))
      (a!9 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 11 1))) 1 0))
      (a!11 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 11 1))) 1 0))
      (a!13 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 11 1))) 1 0))
      (a!15 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 11 1))) 1 0))
      (a!17 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 11 1))) 1 0))
      (a!19 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 11 1))) 1 0))
      (a!21 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 11 1))) 1 0))
      (a!23 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 11 1))) 1 0))
      (a!25 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 11 1))) 1 0))
      (a!27 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 11 1))) 1 0))
      (a!29 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 11 1))) 1 0))
      (a!31 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 11 1))) 1 0))
      (a!33 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 11 1))) 1 0))
      (a!35 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 11 1))) 1 0))
      (a!37 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 11 1))) 1 0))
      (a!39 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 11 1))) 1 0))
      (a!41 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 11 1))) 1 0))
      (a!43 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 11 1))) 1 0))
      (a!45 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 11 1))) 1 0))
      (a!47 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 11 1))) 1 0))
      (a!49 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 11 1))) 1 0))
      (a!51 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 11 1))) 1 0))
      (a!53 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 11 1))) 1 0))
      (a!55 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 11 1))) 1 0))
      (a!57 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 11 1))) 1 0))
      (a!59 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 11 1))) 1 0))
      (a!61 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 11 1))) 1 0))
      (a!63 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 11 1))) 1 0))
      (a!65 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 11 1))) 1 0))
      (a!67 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 11 1))) 1 0))
      (a!69 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 11 1))) 1 0))
      (a!71 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 11 1))) 1 0))
      (a!73 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 11 1))) 1 0))
      (a!75 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 11 1))) 1 0))
      (a!77 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 11 1))) 1 0))
      (a!79 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 11 1))) 1 0))
      (a!81 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 11 1))) 1 0))
      (a!83 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 11 1))) 1 0))
      (a!85 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 11 1))) 1 0))
      (a!87 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 11 1))) 1 0))
      (a!89 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 11 1))) 1 0))
      (a!91 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 11 1))) 1 0))
      (a!93 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 11 1))) 1 0))
      (a!95 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 11 1))) 1 0))
      (a!97 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 11 1))) 1 0))
      (a!99 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 11 1))) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 11 1)))
                  1
                  0))
      (a!103 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 11 1)))
                  1
                  0)))
(let ((a!2 (<= a!1 (ite (= (rank 1 0) (rank 11 1)) 1 0)))
      (a!4 (<= a!3 (ite (= (rank 1 1) (rank 11 1)) 1 0)))
      (a!6 (<= a!5 (ite (= (rank 1 2) (rank 11 1)) 1 0)))
      (a!8 (<= a!7 (ite (= (rank 1 3) (rank 11 1)) 1 0)))
      (a!10 (<= a!9 (ite (= (rank 2 0) (rank 11 1)) 1 0)))
      (a!12 (<= a!11 (ite (= (rank 2 1) (rank 11 1)) 1 0)))
      (a!14 (<= a!13 (ite (= (rank 2 2) (rank 11 1)) 1 0)))
      (a!16 (<= a!15 (ite (= (rank 2 3) (rank 11 1)) 1 0)))
      (a!18 (<= a!17 (ite (= (rank 3 0) (rank 11 1)) 1 0)))
      (a!20 (<= a!19 (ite (= (rank 3 1) (rank 11 1)) 1 0)))
      (a!22 (<= a!21 (ite (= (rank 3 2) (rank 11 1)) 1 0)))
      (a!24 (<= a!23 (ite (= (rank 3 3) (rank 11 1)) 1 0)))
      (a!26 (<= a!25 (ite (= (rank 4 0) (rank 11 1)) 1 0)))
      (a!28 (<= a!27 (ite (= (rank 4 1) (rank 11 1)) 1 0)))
      (a!30 (<= a!29 (ite (= (rank 4 2) (rank 11 1)) 1 0)))
      (a!32 (<= a!31 (ite (= (rank 4 3) (rank 11 1)) 1 0)))
      (a!34 (<= a!33 (ite (= (rank 5 0) (rank 11 1)) 1 0)))
      (a!36 (<= a!35 (ite (= (rank 5 1) (rank 11 1)) 1 0)))
      (a!38 (<= a!37 (ite (= (rank 5 2) (rank 11 1)) 1 0)))
      (a!40 (<= a!39 (ite (= (rank 5 3) (rank 11 1)) 1 0)))
      (a!42 (<= a!41 (ite (= (rank 6 0) (rank 11 1)) 1 0)))
      (a!44 (<= a!43 (ite (= (rank 6 1) (rank 11 1)) 1 0)))
      (a!46 (<= a!45 (ite (= (rank 6 2) (rank 11 1)) 1 0)))
      (a!48 (<= a!47 (ite (= (rank 6 3) (rank 11 1)) 1 0)))
      (a!50 (<= a!49 (ite (= (rank 7 0) (rank 11 1)) 1 0)))
      (a!52 (<= a!51 (ite (= (rank 7 1) (rank 11 1)) 1 0)))
      (a!54 (<= a!53 (ite (= (rank 7 2) (rank 11 1)) 1 0)))
      (a!56 (<= a!55 (ite (= (rank 7 3) (rank 11 1)) 1 0)))
      (a!58 (<= a!57 (ite (= (rank 8 0) (rank 11 1)) 1 0)))
      (a!60 (<= a!59 (ite (= (rank 8 1) (rank 11 1)) 1 0)))
      (a!62 (<= a!61 (ite (= (rank 8 2) (rank 11 1)) 1 0)))
      (a!64 (<= a!63 (ite (= (rank 8 3) (rank 11 1)) 1 0)))
      (a!66 (<= a!65 (ite (= (rank 9 0) (rank 11 1)) 1 0)))
      (a!68 (<= a!67 (ite (= (rank 9 1) (rank 11 1)) 1 0)))
      (a!70 (<= a!69 (ite (= (rank 9 2) (rank 11 1)) 1 0)))
      (a!72 (<= a!71 (ite (= (rank 9 3) (rank 11 1)) 1 0)))
      (a!74 (<= a!73 (ite (= (rank 10 0) (rank 11 1)) 1 0)))
      (a!76 (<= a!75 (ite (= (rank 10 1) (rank 11 1)) 1 0)))
      (a!78 (<= a!77 (ite (= (rank 10 2) (rank 11 1)) 1 0)))
      (a!80 (<= a!79 (ite (= (rank 10 3) (rank 11 1)) 1 0)))
      (a!82 (<= a!81 (ite (= (rank 11 0) (rank 11 1)) 1 0)))
      (a!84 (<= a!83 (ite (= (rank 11 1) (rank 11 1)) 1 0)))
      (a!86 (<= a!85 (ite (= (rank 11 2) (rank 11 1)) 1 0)))
      (a!88 (<= a!87 (ite (= (rank 11 3) (rank 11 1)) 1 0)))
      (a!90 (<= a!89 (ite (= (rank 12 0) (rank 11 1)) 1 0)))
      (a!92 (<= a!91 (ite (= (rank 12 1) (rank 11 1)) 1 0)))
      (a!94 (<= a!93 (ite (= (rank 12 2) (rank 11 1)) 1 0)))
      (a!96 (<= a!95 (ite (= (rank 12 3) (rank 11 1)) 1 0)))
      (a!98 (<= a!97 (ite (= (rank 13 0) (rank 11 1)) 1 0)))
      (a!100 (<= a!99 (ite (= (rank 13 1) (rank 11 1)) 1 0)))
      (a!102 (<= a!101 (ite (= (rank 13 2) (rank 11 1)) 1 0)))
      (a!104 (<= a!103 (ite (= (rank 13 3) (rank 11 1)) 1 0))))
  (and a!2
       a!4
       a!6
       a!8
       a!10
       a!12
       a!14
       a!16
       a!18
       a!20
       a!22
       a!24
       a!26
       a!28
       a!30
       a!32
       a!34
       a!36
       a!38
       a!40
       a!42
       a!44
       a!46
       a!48
       a!50
       a!52
       a!54
       a!56
       a!58
       a!60
       a!62
       a!64
       a!66
       a!68
       a!70
       a!72
       a!74
       a!76
       a!78
       a!80
       a!82
       a!84
       a!86
       a!88
       a!90
       a!92
       a!94
       a!96
       a!98
       a!100
       a!102
       a!104))))
; face down
(assert (<= (select x.gone 11) 1))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal fewer, denied
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 11 1))) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 11 1))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 11 1))) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 11 1))) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 11 1))) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 11 1))) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 11 1))) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 11 1))) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 11 1))) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 11 1))) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 11 1))) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 11 1))) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 11 1))) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 11 1))) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 11 1))) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 11 1))) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 11 1))) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 11 1))) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 11 1))) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 11 1))) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 11 1))) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 11 1))) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 11 1))) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 11 1))) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 11 1))) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 11 1))) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 11 1))) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 11 1))) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 11 1))) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 11 1))) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 11 1))) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 11 1))) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 11 1))) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 11 1))) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 11 1))) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 11 1))) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 11 1))) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 11 1))) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 11 1))) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 11 1))) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 11 1))) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 11 1))) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 11 1))) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 11 1))) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 11 1))) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 11 1))) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 11 1))) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 11 1))) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 11 1))) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 11 1))) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 11 1))) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 11 1))) 1 0)))
  (not (< (+ a!1
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
          4))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; a deck
(assert (let ((a!1 (+ (ite (= (rank 1 0) (rank 11 2)) 1 0)
              (ite (= (rank 1 1) (rank 11 2)) 1 0)
              (ite (= (rank 1 2) (rank 11 2)) 1 0)
              (ite (= (rank 1 3) (rank 11 2)) 1 0)
              (ite (= (rank 2 0) (rank 11 2)) 1 0)
              (ite (= (rank 2 1) (rank 11 2)) 1 0)
              (ite (= (rank 2 2) (rank 11 2)) 1 0)
              (ite (= (rank 2 3) (rank 11 2)) 1 0)
              (ite (= (rank 3 0) (rank 11 2)) 1 0)
              (ite (= (rank 3 1) (rank 11 2)) 1 0)
              (ite (= (rank 3 2) (rank 11 2)) 1 0)
              (ite (= (rank 3 3) (rank 11 2)) 1 0)
              (ite (= (rank 4 0) (rank 11 2)) 1 0)
              (ite (= (rank 4 1) (rank 11 2)) 1 0)
              (ite (= (rank 4 2) (rank 11 2)) 1 0)
              (ite (= (rank 4 3) (rank 11 2)) 1 0)
              (ite (= (rank 5 0) (rank 11 2)) 1 0)
              (ite (= (rank 5 1) (rank 11 2)) 1 0)
              (ite (= (rank 5 2) (rank 11 2)) 1 0)
              (ite (= (rank 5 3) (rank 11 2)) 1 0)
              (ite (= (rank 6 0) (rank 11 2)) 1 0)
              (ite (= (rank 6 1) (rank 11 2)) 1 0)
              (ite (= (rank 6 2) (rank 11 2)) 1 0)
              (ite (= (rank 6 3) (rank 11 2)) 1 0)
              (ite (= (rank 7 0) (rank 11 2)) 1 0)
              (ite (= (rank 7 1) (rank 11 2)) 1 0)
              (ite (= (rank 7 2) (rank 11 2)) 1 0)
              (ite (= (rank 7 3) (rank 11 2)) 1 0)
              (ite (= (rank 8 0) (rank 11 2)) 1 0)
              (ite (= (rank 8 1) (rank 11 2)) 1 0)
              (ite (= (rank 8 2) (rank 11 2)) 1 0)
              (ite (= (rank 8 3) (rank 11 2)) 1 0)
              (ite (= (rank 9 0) (rank 11 2)) 1 0)
              (ite (= (rank 9 1) (rank 11 2)) 1 0)
              (ite (= (rank 9 2) (rank 11 2)) 1 0)
              (ite (= (rank 9 3) (rank 11 2)) 1 0)
              (ite (= (rank 10 0) (rank 11 2)) 1 0)
              (ite (= (rank 10 1) (rank 11 2)) 1 0)
              (ite (= (rank 10 2) (rank 11 2)) 1 0)
              (ite (= (rank 10 3) (rank 11 2)) 1 0)
              (ite (= (rank 11 0) (rank 11 2)) 1 0)
              (ite (= (rank 11 1) (rank 11 2)) 1 0)
              (ite (= (rank 11 2) (rank 11 2)) 1 0)
              (ite (= (rank 11 3) (rank 11 2)) 1 0)
              (ite (= (rank 12 0) (rank 11 2)) 1 0)
              (ite (= (rank 12 1) (rank 11 2)) 1 0)
              (ite (= (rank 12 2) (rank 11 2)) 1 0)
              (ite (= (rank 12 3) (rank 11 2)) 1 0)
              (ite (= (rank 13 0) (rank 11 2)) 1 0)
              (ite (= (rank 13 1) (rank 11 2)) 1 0)
              (ite (= (rank 13 2) (rank 11 2)) 1 0)
              (ite (= (rank 13 3) (rank 11 2)) 1 0))))
  (= a!1 4)))
; turned cards are cards
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 11 2))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 11 2))) 1 0))
      (a!5 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 11 2))) 1 0))
      (a!7 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 11 2))) 1 0))
      (a!9 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 11 2))) 1 0))
      (a!11 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 11 2))) 1 0))
      (a!13 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 11 2))) 1 0))
      (a!15 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 11 2))) 1 0))
      (a!17 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 11 2))) 1 0))
      (a!19 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 11 2))) 1 0))
      (a!21 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 11 2))) 1 0))
      (a!23 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 11 2))) 1 0))
      (a!25 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 11 2))) 1 0))
      (a!27 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 11 2))) 1 0))
      (a!29 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 11 2))) 1 0))
      (a!31 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 11 2))) 1 0))
      (a!33 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 11 2))) 1 0))
      (a!35 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 11 2))) 1 0))
      (a!37 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 11 2))) 1 0))
      (a!39 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 11 2))) 1 0))
      (a!41 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 11 2))) 1 0))
      (a!43 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 11 2))) 1 0))
      (a!45 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 11 2))) 1 0))
      (a!47 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 11 2))) 1 0))
      (a!49 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 11 2))) 1 0))
      (a!51 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 11 2))) 1 0))
      (a!53 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 11 2))) 1 0))
      (a!55 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 11 2))) 1 0))
      (a!57 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 11 2))) 1 0))
      (a!59 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 11 2))) 1 0))
      (a!61 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 11 2))) 1 0))
      (a!63 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 11 2))) 1 0))
      (a!65 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 11 2))) 1 0))
      (a!67 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 11 2))) 1 0))
      (a!69 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 11 2))) 1 0))
      (a!71 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 11 2))) 1 0))
      (a!73 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 11 2))) 1 0))
      (a!75 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 11 2))) 1 0))
      (a!77 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 11 2))) 1 0))
      (a!79 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 11 2))) 1 0))
      (a!81 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 11 2))) 1 0))
      (a!83 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 11 2))) 1 0))
      (a!85 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 11 2))) 1 0))
      (a!87 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 11 2))) 1 0))
      (a!89 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 11 2))) 1 0))
      (a!91 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 11 2))) 1 0))
      (a!93 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 11 2))) 1 0))
      (a!95 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 11 2))) 1 0))
      (a!97 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 11 2))) 1 0))
      (a!99 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 11 2))) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 11 2)))
                  1
                  0))
      (a!103 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 11 2)))
                  1
                  0)))
(let ((a!2 (<= a!1 (ite (= (rank 1 0) (rank 11 2)) 1 0)))
      (a!4 (<= a!3 (ite (= (rank 1 1) (rank 11 2)) 1 0)))
      (a!6 (<= a!5 (ite (= (rank 1 2) (rank 11 2)) 1 0)))
      (a!8 (<= a!7 (ite (= (rank 1 3) (rank 11 2)) 1 0)))
      (a!10 (<= a!9 (ite (= (rank 2 0) (rank 11 2)) 1 0)))
      (a!12 (<= a!11 (ite (= (rank 2 1) (rank 11 2)) 1 0)))
      (a!14 (<= a!13 (ite (= (rank 2 2) (rank 11 2)) 1 0)))
      (a!16 (<= a!15 (ite (= (rank 2 3) (rank 11 2)) 1 0)))
      (a!18 (<= a!17 (ite (= (rank 3 0) (rank 11 2)) 1 0)))
      (a!20 (<= a!19 (ite (= (rank 3 1) (rank 11 2)) 1 0)))
      (a!22 (<= a!21 (ite (= (rank 3 2) (rank 11 2)) 1 0)))
      (a!24 (<= a!23 (ite (= (rank 3 3) (rank 11 2)) 1 0)))
      (a!26 (<= a!25 (ite (= (rank 4 0) (rank 11 2)) 1 0)))
      (a!28 (<= a!27 (ite (= (rank 4 1) (rank 11 2)) 1 0)))
      (a!30 (<= a!29 (ite (= (rank 4 2) (rank 11 2)) 1 0)))
      (a!32 (<= a!31 (ite (= (rank 4 3) (rank 11 2)) 1 0)))
      (a!34 (<= a!33 (ite (= (rank 5 0) (rank 11 2)) 1 0)))
      (a!36 (<= a!35 (ite (= (rank 5 1) (rank 11 2)) 1 0)))
      (a!38 (<= a!37 (ite (= (rank 5 2) (rank 11 2)) 1 0)))
      (a!40 (<= a!39 (ite (= (rank 5 3) (rank 11 2)) 1 0)))
      (a!42 (<= a!41 (ite (= (rank 6 0) (rank 11 2)) 1 0)))
      (a!44 (<= a!43 (ite (= (rank 6 1) (rank 11 2)) 1 0)))
      (a!46 (<= a!45 (ite (= (rank 6 2) (rank 11 2)) 1 0)))
      (a!48 (<= a!47 (ite (= (rank 6 3) (rank 11 2)) 1 0)))
      (a!50 (<= a!49 (ite (= (rank 7 0) (rank 11 2)) 1 0)))
      (a!52 (<= a!51 (ite (= (rank 7 1) (rank 11 2)) 1 0)))
      (a!54 (<= a!53 (ite (= (rank 7 2) (rank 11 2)) 1 0)))
      (a!56 (<= a!55 (ite (= (rank 7 3) (rank 11 2)) 1 0)))
      (a!58 (<= a!57 (ite (= (rank 8 0) (rank 11 2)) 1 0)))
      (a!60 (<= a!59 (ite (= (rank 8 1) (rank 11 2)) 1 0)))
      (a!62 (<= a!61 (ite (= (rank 8 2) (rank 11 2)) 1 0)))
      (a!64 (<= a!63 (ite (= (rank 8 3) (rank 11 2)) 1 0)))
      (a!66 (<= a!65 (ite (= (rank 9 0) (rank 11 2)) 1 0)))
      (a!68 (<= a!67 (ite (= (rank 9 1) (rank 11 2)) 1 0)))
      (a!70 (<= a!69 (ite (= (rank 9 2) (rank 11 2)) 1 0)))
      (a!72 (<= a!71 (ite (= (rank 9 3) (rank 11 2)) 1 0)))
      (a!74 (<= a!73 (ite (= (rank 10 0) (rank 11 2)) 1 0)))
      (a!76 (<= a!75 (ite (= (rank 10 1) (rank 11 2)) 1 0)))
      (a!78 (<= a!77 (ite (= (rank 10 2) (rank 11 2)) 1 0)))
      (a!80 (<= a!79 (ite (= (rank 10 3) (rank 11 2)) 1 0)))
      (a!82 (<= a!81 (ite (= (rank 11 0) (rank 11 2)) 1 0)))
      (a!84 (<= a!83 (ite (= (rank 11 1) (rank 11 2)) 1 0)))
      (a!86 (<= a!85 (ite (= (rank 11 2) (rank 11 2)) 1 0)))
      (a!88 (<= a!87 (ite (= (rank 11 3) (rank 11 2)) 1 0)))
      (a!90 (<= a!89 (ite (= (rank 12 0) (rank 11 2)) 1 0)))
      (a!92 (<= a!91 (ite (= (rank 12 1) (rank 11 2)) 1 0)))
      (a!94 (<= a!93 (ite (= (rank 12 2) (rank 11 2)) 1 0)))
      (a!96 (<= a!95 (ite (= (rank 12 3) (rank 11 2)) 1 0)))
      (a!98 (<= a!97 (ite (= (rank 13 0) (rank 11 2)) 1 0)))
      (a!100 (<= a!99 (ite (= (rank 13 1) (rank 11 2)) 1 0)))
      (a!102 (<= a!101 (ite (= (rank 13 2) (rank 11 2)) 1 0)))
      (a!104 (<= a!103 (ite (= (rank 13 3) (rank 11 2)) 1 0))))
  (and a!2
       a!4
       a!6
       a!8
       a!10
       a!12
       a!14
       a!16
       a!18
       a!20
       a!22
       a!24
       a!26
       a!28
       a!30
       a!32
       a!34
       a!36
       a!38
       a!40
       a!42
       a!44
       a!46
       a!48
       a!50
       a!52
       a!54
       a!56
       a!58
       a!60
       a!62
       a!64
       a!66
       a!68
       a!70
       a!72
       a!74
       a!76
       a!78
       a!80
       a!82
       a!84
       a!86
       a!88
       a!90
       a!92
       a!94
       a!96
       a!98
       a!100
       a!102
       a!104))))
; face down
(assert (<= (select x.gone 11) 2))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal fewer, denied
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 11 2))) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 11 2))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 11 2))) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 11 2))) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 11 2))) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 11 2))) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 11 2))) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 11 2))) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 11 2))) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 11 2))) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 11 2))) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 11 2))) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 11 2))) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 11 2))) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 11 2))) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 11 2))) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 11 2))) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 11 2))) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 11 2))) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 11 2))) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 11 2))) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 11 2))) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 11 2))) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 11 2))) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 11 2))) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 11 2))) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 11 2))) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 11 2))) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 11 2))) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 11 2))) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 11 2))) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 11 2))) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 11 2))) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 11 2))) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 11 2))) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 11 2))) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 11 2))) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 11 2))) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 11 2))) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 11 2))) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 11 2))) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 11 2))) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 11 2))) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 11 2))) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 11 2))) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 11 2))) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 11 2))) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 11 2))) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 11 2))) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 11 2))) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 11 2))) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 11 2))) 1 0)))
  (not (< (+ a!1
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
          4))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; a deck
(assert (let ((a!1 (+ (ite (= (rank 1 0) (rank 11 3)) 1 0)
              (ite (= (rank 1 1) (rank 11 3)) 1 0)
              (ite (= (rank 1 2) (rank 11 3)) 1 0)
              (ite (= (rank 1 3) (rank 11 3)) 1 0)
              (ite (= (rank 2 0) (rank 11 3)) 1 0)
              (ite (= (rank 2 1) (rank 11 3)) 1 0)
              (ite (= (rank 2 2) (rank 11 3)) 1 0)
              (ite (= (rank 2 3) (rank 11 3)) 1 0)
              (ite (= (rank 3 0) (rank 11 3)) 1 0)
              (ite (= (rank 3 1) (rank 11 3)) 1 0)
              (ite (= (rank 3 2) (rank 11 3)) 1 0)
              (ite (= (rank 3 3) (rank 11 3)) 1 0)
              (ite (= (rank 4 0) (rank 11 3)) 1 0)
              (ite (= (rank 4 1) (rank 11 3)) 1 0)
              (ite (= (rank 4 2) (rank 11 3)) 1 0)
              (ite (= (rank 4 3) (rank 11 3)) 1 0)
              (ite (= (rank 5 0) (rank 11 3)) 1 0)
              (ite (= (rank 5 1) (rank 11 3)) 1 0)
              (ite (= (rank 5 2) (rank 11 3)) 1 0)
              (ite (= (rank 5 3) (rank 11 3)) 1 0)
              (ite (= (rank 6 0) (rank 11 3)) 1 0)
              (ite (= (rank 6 1) (rank 11 3)) 1 0)
              (ite (= (rank 6 2) (rank 11 3)) 1 0)
              (ite (= (rank 6 3) (rank 11 3)) 1 0)
              (ite (= (rank 7 0) (rank 11 3)) 1 0)
              (ite (= (rank 7 1) (rank 11 3)) 1 0)
              (ite (= (rank 7 2) (rank 11 3)) 1 0)
              (ite (= (rank 7 3) (rank 11 3)) 1 0)
              (ite (= (rank 8 0) (rank 11 3)) 1 0)
              (ite (= (rank 8 1) (rank 11 3)) 1 0)
              (ite (= (rank 8 2) (rank 11 3)) 1 0)
              (ite (= (rank 8 3) (rank 11 3)) 1 0)
              (ite (= (rank 9 0) (rank 11 3)) 1 0)
              (ite (= (rank 9 1) (rank 11 3)) 1 0)
              (ite (= (rank 9 2) (rank 11 3)) 1 0)
              (ite (= (rank 9 3) (rank 11 3)) 1 0)
              (ite (= (rank 10 0) (rank 11 3)) 1 0)
              (ite (= (rank 10 1) (rank 11 3)) 1 0)
              (ite (= (rank 10 2) (rank 11 3)) 1 0)
              (ite (= (rank 10 3) (rank 11 3)) 1 0)
              (ite (= (rank 11 0) (rank 11 3)) 1 0)
              (ite (= (rank 11 1) (rank 11 3)) 1 0)
              (ite (= (rank 11 2) (rank 11 3)) 1 0)
              (ite (= (rank 11 3) (rank 11 3)) 1 0)
              (ite (= (rank 12 0) (rank 11 3)) 1 0)
              (ite (= (rank 12 1) (rank 11 3)) 1 0)
              (ite (= (rank 12 2) (rank 11 3)) 1 0)
              (ite (= (rank 12 3) (rank 11 3)) 1 0)
              (ite (= (rank 13 0) (rank 11 3)) 1 0)
              (ite (= (rank 13 1) (rank 11 3)) 1 0)
              (ite (= (rank 13 2) (rank 11 3)) 1 0)
              (ite (= (rank 13 3) (rank 11 3)) 1 0))))
  (= a!1 4)))
; turned cards are cards
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 11 3))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 11 3))) 1 0))
      (a!5 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 11 3))) 1 0))
      (a!7 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 11 3))) 1 0))
      (a!9 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 11 3))) 1 0))
      (a!11 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 11 3))) 1 0))
      (a!13 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 11 3))) 1 0))
      (a!15 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 11 3))) 1 0))
      (a!17 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 11 3))) 1 0))
      (a!19 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 11 3))) 1 0))
      (a!21 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 11 3))) 1 0))
      (a!23 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 11 3))) 1 0))
      (a!25 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 11 3))) 1 0))
      (a!27 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 11 3))) 1 0))
      (a!29 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 11 3))) 1 0))
      (a!31 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 11 3))) 1 0))
      (a!33 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 11 3))) 1 0))
      (a!35 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 11 3))) 1 0))
      (a!37 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 11 3))) 1 0))
      (a!39 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 11 3))) 1 0))
      (a!41 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 11 3))) 1 0))
      (a!43 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 11 3))) 1 0))
      (a!45 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 11 3))) 1 0))
      (a!47 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 11 3))) 1 0))
      (a!49 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 11 3))) 1 0))
      (a!51 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 11 3))) 1 0))
      (a!53 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 11 3))) 1 0))
      (a!55 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 11 3))) 1 0))
      (a!57 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 11 3))) 1 0))
      (a!59 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 11 3))) 1 0))
      (a!61 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 11 3))) 1 0))
      (a!63 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 11 3))) 1 0))
      (a!65 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 11 3))) 1 0))
      (a!67 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 11 3))) 1 0))
      (a!69 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 11 3))) 1 0))
      (a!71 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 11 3))) 1 0))
      (a!73 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 11 3))) 1 0))
      (a!75 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 11 3))) 1 0))
      (a!77 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 11 3))) 1 0))
      (a!79 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 11 3))) 1 0))
      (a!81 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 11 3))) 1 0))
      (a!83 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 11 3))) 1 0))
      (a!85 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 11 3))) 1 0))
      (a!87 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 11 3))) 1 0))
      (a!89 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 11 3))) 1 0))
      (a!91 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 11 3))) 1 0))
      (a!93 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 11 3))) 1 0))
      (a!95 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 11 3))) 1 0))
      (a!97 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 11 3))) 1 0))
      (a!99 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 11 3))) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 11 3)))
                  1
                  0))
      (a!103 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 11 3)))
                  1
                  0)))
(let ((a!2 (<= a!1 (ite (= (rank 1 0) (rank 11 3)) 1 0)))
      (a!4 (<= a!3 (ite (= (rank 1 1) (rank 11 3)) 1 0)))
      (a!6 (<= a!5 (ite (= (rank 1 2) (rank 11 3)) 1 0)))
      (a!8 (<= a!7 (ite (= (rank 1 3) (rank 11 3)) 1 0)))
      (a!10 (<= a!9 (ite (= (rank 2 0) (rank 11 3)) 1 0)))
      (a!12 (<= a!11 (ite (= (rank 2 1) (rank 11 3)) 1 0)))
      (a!14 (<= a!13 (ite (= (rank 2 2) (rank 11 3)) 1 0)))
      (a!16 (<= a!15 (ite (= (rank 2 3) (rank 11 3)) 1 0)))
      (a!18 (<= a!17 (ite (= (rank 3 0) (rank 11 3)) 1 0)))
      (a!20 (<= a!19 (ite (= (rank 3 1) (rank 11 3)) 1 0)))
      (a!22 (<= a!21 (ite (= (rank 3 2) (rank 11 3)) 1 0)))
      (a!24 (<= a!23 (ite (= (rank 3 3) (rank 11 3)) 1 0)))
      (a!26 (<= a!25 (ite (= (rank 4 0) (rank 11 3)) 1 0)))
      (a!28 (<= a!27 (ite (= (rank 4 1) (rank 11 3)) 1 0)))
      (a!30 (<= a!29 (ite (= (rank 4 2) (rank 11 3)) 1 0)))
      (a!32 (<= a!31 (ite (= (rank 4 3) (rank 11 3)) 1 0)))
      (a!34 (<= a!33 (ite (= (rank 5 0) (rank 11 3)) 1 0)))
      (a!36 (<= a!35 (ite (= (rank 5 1) (rank 11 3)) 1 0)))
      (a!38 (<= a!37 (ite (= (rank 5 2) (rank 11 3)) 1 0)))
      (a!40 (<= a!39 (ite (= (rank 5 3) (rank 11 3)) 1 0)))
      (a!42 (<= a!41 (ite (= (rank 6 0) (rank 11 3)) 1 0)))
      (a!44 (<= a!43 (ite (= (rank 6 1) (rank 11 3)) 1 0)))
      (a!46 (<= a!45 (ite (= (rank 6 2) (rank 11 3)) 1 0)))
      (a!48 (<= a!47 (ite (= (rank 6 3) (rank 11 3)) 1 0)))
      (a!50 (<= a!49 (ite (= (rank 7 0) (rank 11 3)) 1 0)))
      (a!52 (<= a!51 (ite (= (rank 7 1) (rank 11 3)) 1 0)))
      (a!54 (<= a!53 (ite (= (rank 7 2) (rank 11 3)) 1 0)))
      (a!56 (<= a!55 (ite (= (rank 7 3) (rank 11 3)) 1 0)))
      (a!58 (<= a!57 (ite (= (rank 8 0) (rank 11 3)) 1 0)))
      (a!60 (<= a!59 (ite (= (rank 8 1) (rank 11 3)) 1 0)))
      (a!62 (<= a!61 (ite (= (rank 8 2) (rank 11 3)) 1 0)))
      (a!64 (<= a!63 (ite (= (rank 8 3) (rank 11 3)) 1 0)))
      (a!66 (<= a!65 (ite (= (rank 9 0) (rank 11 3)) 1 0)))
      (a!68 (<= a!67 (ite (= (rank 9 1) (rank 11 3)) 1 0)))
      (a!70 (<= a!69 (ite (= (rank 9 2) (rank 11 3)) 1 0)))
      (a!72 (<= a!71 (ite (= (rank 9 3) (rank 11 3)) 1 0)))
      (a!74 (<= a!73 (ite (= (rank 10 0) (rank 11 3)) 1 0)))
      (a!76 (<= a!75 (ite (= (rank 10 1) (rank 11 3)) 1 0)))
      (a!78 (<= a!77 (ite (= (rank 10 2) (rank 11 3)) 1 0)))
      (a!80 (<= a!79 (ite (= (rank 10 3) (rank 11 3)) 1 0)))
      (a!82 (<= a!81 (ite (= (rank 11 0) (rank 11 3)) 1 0)))
      (a!84 (<= a!83 (ite (= (rank 11 1) (rank 11 3)) 1 0)))
      (a!86 (<= a!85 (ite (= (rank 11 2) (rank 11 3)) 1 0)))
      (a!88 (<= a!87 (ite (= (rank 11 3) (rank 11 3)) 1 0)))
      (a!90 (<= a!89 (ite (= (rank 12 0) (rank 11 3)) 1 0)))
      (a!92 (<= a!91 (ite (= (rank 12 1) (rank 11 3)) 1 0)))
      (a!94 (<= a!93 (ite (= (rank 12 2) (rank 11 3)) 1 0)))
      (a!96 (<= a!95 (ite (= (rank 12 3) (rank 11 3)) 1 0)))
      (a!98 (<= a!97 (ite (= (rank 13 0) (rank 11 3)) 1 0)))
      (a!100 (<= a!99 (ite (= (rank 13 1) (rank 11 3)) 1 0)))
      (a!102 (<= a!101 (ite (= (rank 13 2) (rank 11 3)) 1 0)))
      (a!104 (<= a!103 (ite (= (rank 13 3) (rank 11 3)) 1 0))))
  (and a!2
       a!4
       a!6
       a!8
       a!10
       a!12
       a!14
       a!16
       a!18
       a!20
       a!22
       a!24
       a!26
       a!28
       a!30
       a!32
       a!34
       a!36
       a!38
       a!40
       a!42
       a!44
       a!46
       a!48
       a!50
       a!52
       a!54
       a!56
       a!58
       a!60
       a!62
       a!64
       a!66
       a!68
       a!70
       a!72
       a!74
       a!76
       a!78
       a!80
       a!82
       a!84
       a!86
       a!88
       a!90
       a!92
       a!94
       a!96
       a!98
       a!100
       a!102
       a!104))))
; face down
(assert (<= (select x.gone 11) 3))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal fewer, denied
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 11 3))) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 11 3))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 11 3))) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 11 3))) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 11 3))) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 11 3))) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 11 3))) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 11 3))) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 11 3))) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 11 3))) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 11 3))) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 11 3))) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 11 3))) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 11 3))) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 11 3))) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 11 3))) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 11 3))) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 11 3))) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 11 3))) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 11 3))) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 11 3))) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 11 3))) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 11 3))) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 11 3))) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 11 3))) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 11 3))) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 11 3))) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 11 3))) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 11 3))) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 11 3))) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 11 3))) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 11 3))) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 11 3))) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 11 3))) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 11 3))) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 11 3))) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 11 3))) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 11 3))) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 11 3))) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 11 3))) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 11 3))) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 11 3))) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 11 3))) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 11 3))) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 11 3))) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 11 3))) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 11 3))) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 11 3))) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 11 3))) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 11 3))) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 11 3))) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 11 3))) 1 0)))
  (not (< (+ a!1
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
          4))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; a deck
(assert (let ((a!1 (+ (ite (= (rank 1 0) (rank 12 0)) 1 0)
              (ite (= (rank 1 1) (rank 12 0)) 1 0)
              (ite (= (rank 1 2) (rank 12 0)) 1 0)
              (ite (= (rank 1 3) (rank 12 0)) 1 0)
              (ite (= (rank 2 0) (rank 12 0)) 1 0)
              (ite (= (rank 2 1) (rank 12 0)) 1 0)
              (ite (= (rank 2 2) (rank 12 0)) 1 0)
              (ite (= (rank 2 3) (rank 12 0)) 1 0)
              (ite (= (rank 3 0) (rank 12 0)) 1 0)
              (ite (= (rank 3 1) (rank 12 0)) 1 0)
              (ite (= (rank 3 2) (rank 12 0)) 1 0)
              (ite (= (rank 3 3) (rank 12 0)) 1 0)
              (ite (= (rank 4 0) (rank 12 0)) 1 0)
              (ite (= (rank 4 1) (rank 12 0)) 1 0)
              (ite (= (rank 4 2) (rank 12 0)) 1 0)
              (ite (= (rank 4 3) (rank 12 0)) 1 0)
              (ite (= (rank 5 0) (rank 12 0)) 1 0)
              (ite (= (rank 5 1) (rank 12 0)) 1 0)
              (ite (= (rank 5 2) (rank 12 0)) 1 0)
              (ite (= (rank 5 3) (rank 12 0)) 1 0)
              (ite (= (rank 6 0) (rank 12 0)) 1 0)
              (ite (= (rank 6 1) (rank 12 0)) 1 0)
              (ite (= (rank 6 2) (rank 12 0)) 1 0)
              (ite (= (rank 6 3) (rank 12 0)) 1 0)
              (ite (= (rank 7 0) (rank 12 0)) 1 0)
              (ite (= (rank 7 1) (rank 12 0)) 1 0)
              (ite (= (rank 7 2) (rank 12 0)) 1 0)
              (ite (= (rank 7 3) (rank 12 0)) 1 0)
              (ite (= (rank 8 0) (rank 12 0)) 1 0)
              (ite (= (rank 8 1) (rank 12 0)) 1 0)
              (ite (= (rank 8 2) (rank 12 0)) 1 0)
              (ite (= (rank 8 3) (rank 12 0)) 1 0)
              (ite (= (rank 9 0) (rank 12 0)) 1 0)
              (ite (= (rank 9 1) (rank 12 0)) 1 0)
              (ite (= (rank 9 2) (rank 12 0)) 1 0)
              (ite (= (rank 9 3) (rank 12 0)) 1 0)
              (ite (= (rank 10 0) (rank 12 0)) 1 0)
              (ite (= (rank 10 1) (rank 12 0)) 1 0)
              (ite (= (rank 10 2) (rank 12 0)) 1 0)
              (ite (= (rank 10 3) (rank 12 0)) 1 0)
              (ite (= (rank 11 0) (rank 12 0)) 1 0)
              (ite (= (rank 11 1) (rank 12 0)) 1 0)
              (ite (= (rank 11 2) (rank 12 0)) 1 0)
              (ite (= (rank 11 3) (rank 12 0)) 1 0)
              (ite (= (rank 12 0) (rank 12 0)) 1 0)
              (ite (= (rank 12 1) (rank 12 0)) 1 0)
              (ite (= (rank 12 2) (rank 12 0)) 1 0)
              (ite (= (rank 12 3) (rank 12 0)) 1 0)
              (ite (= (rank 13 0) (rank 12 0)) 1 0)
              (ite (= (rank 13 1) (rank 12 0)) 1 0)
              (ite (= (rank 13 2) (rank 12 0)) 1 0)
              (ite (= (rank 13 3) (rank 12 0)) 1 0))))
  (= a!1 4)))
; turned cards are cards
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 12 0))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 12 0))) 1 0))
      (a!5 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 12 0))) 1 0))
      (a!7 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 12 0))) 1 0))
      (a!9 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 12 0))) 1 0))
      (a!11 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 12 0))) 1 0))
      (a!13 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 12 0))) 1 0))
      (a!15 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 12 0))) 1 0))
      (a!17 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 12 0))) 1 0))
      (a!19 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 12 0))) 1 0))
      (a!21 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 12 0))) 1 0))
      (a!23 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 12 0))) 1 0))
      (a!25 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 12 0))) 1 0))
      (a!27 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 12 0))) 1 0))
      (a!29 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 12 0))) 1 0))
      (a!31 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 12 0))) 1 0))
      (a!33 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 12 0))) 1 0))
      (a!35 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 12 0))) 1 0))
      (a!37 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 12 0))) 1 0))
      (a!39 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 12 0))) 1 0))
      (a!41 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 12 0))) 1 0))
      (a!43 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 12 0))) 1 0))
      (a!45 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 12 0))) 1 0))
      (a!47 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 12 0))) 1 0))
      (a!49 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 12 0))) 1 0))
      (a!51 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 12 0))) 1 0))
      (a!53 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 12 0))) 1 0))
      (a!55 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 12 0))) 1 0))
      (a!57 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 12 0))) 1 0))
      (a!59 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 12 0))) 1 0))
      (a!61 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 12 0))) 1 0))
      (a!63 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 12 0))) 1 0))
      (a!65 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 12 0))) 1 0))
      (a!67 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 12 0))) 1 0))
      (a!69 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 12 0))) 1 0))
      (a!71 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 12 0))) 1 0))
      (a!73 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 12 0))) 1 0))
      (a!75 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 12 0))) 1 0))
      (a!77 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 12 0))) 1 0))
      (a!79 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 12 0))) 1 0))
      (a!81 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 12 0))) 1 0))
      (a!83 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 12 0))) 1 0))
      (a!85 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 12 0))) 1 0))
      (a!87 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 12 0))) 1 0))
      (a!89 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 12 0))) 1 0))
      (a!91 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 12 0))) 1 0))
      (a!93 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 12 0))) 1 0))
      (a!95 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 12 0))) 1 0))
      (a!97 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 12 0))) 1 0))
      (a!99 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 12 0))) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 12 0)))
                  1
                  0))
      (a!103 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 12 0)))
                  1
                  0)))
(let ((a!2 (<= a!1 (ite (= (rank 1 0) (rank 12 0)) 1 0)))
      (a!4 (<= a!3 (ite (= (rank 1 1) (rank 12 0)) 1 0)))
      (a!6 (<= a!5 (ite (= (rank 1 2) (rank 12 0)) 1 0)))
      (a!8 (<= a!7 (ite (= (rank 1 3) (rank 12 0)) 1 0)))
      (a!10 (<= a!9 (ite (= (rank 2 0) (rank 12 0)) 1 0)))
      (a!12 (<= a!11 (ite (= (rank 2 1) (rank 12 0)) 1 0)))
      (a!14 (<= a!13 (ite (= (rank 2 2) (rank 12 0)) 1 0)))
      (a!16 (<= a!15 (ite (= (rank 2 3) (rank 12 0)) 1 0)))
      (a!18 (<= a!17 (ite (= (rank 3 0) (rank 12 0)) 1 0)))
      (a!20 (<= a!19 (ite (= (rank 3 1) (rank 12 0)) 1 0)))
      (a!22 (<= a!21 (ite (= (rank 3 2) (rank 12 0)) 1 0)))
      (a!24 (<= a!23 (ite (= (rank 3 3) (rank 12 0)) 1 0)))
      (a!26 (<= a!25 (ite (= (rank 4 0) (rank 12 0)) 1 0)))
      (a!28 (<= a!27 (ite (= (rank 4 1) (rank 12 0)) 1 0)))
      (a!30 (<= a!29 (ite (= (rank 4 2) (rank 12 0)) 1 0)))
      (a!32 (<= a!31 (ite (= (rank 4 3) (rank 12 0)) 1 0)))
      (a!34 (<= a!33 (ite (= (rank 5 0) (rank 12 0)) 1 0)))
      (a!36 (<= a!35 (ite (= (rank 5 1) (rank 12 0)) 1 0)))
      (a!38 (<= a!37 (ite (= (rank 5 2) (rank 12 0)) 1 0)))
      (a!40 (<= a!39 (ite (= (rank 5 3) (rank 12 0)) 1 0)))
      (a!42 (<= a!41 (ite (= (rank 6 0) (rank 12 0)) 1 0)))
      (a!44 (<= a!43 (ite (= (rank 6 1) (rank 12 0)) 1 0)))
      (a!46 (<= a!45 (ite (= (rank 6 2) (rank 12 0)) 1 0)))
      (a!48 (<= a!47 (ite (= (rank 6 3) (rank 12 0)) 1 0)))
      (a!50 (<= a!49 (ite (= (rank 7 0) (rank 12 0)) 1 0)))
      (a!52 (<= a!51 (ite (= (rank 7 1) (rank 12 0)) 1 0)))
      (a!54 (<= a!53 (ite (= (rank 7 2) (rank 12 0)) 1 0)))
      (a!56 (<= a!55 (ite (= (rank 7 3) (rank 12 0)) 1 0)))
      (a!58 (<= a!57 (ite (= (rank 8 0) (rank 12 0)) 1 0)))
      (a!60 (<= a!59 (ite (= (rank 8 1) (rank 12 0)) 1 0)))
      (a!62 (<= a!61 (ite (= (rank 8 2) (rank 12 0)) 1 0)))
      (a!64 (<= a!63 (ite (= (rank 8 3) (rank 12 0)) 1 0)))
      (a!66 (<= a!65 (ite (= (rank 9 0) (rank 12 0)) 1 0)))
      (a!68 (<= a!67 (ite (= (rank 9 1) (rank 12 0)) 1 0)))
      (a!70 (<= a!69 (ite (= (rank 9 2) (rank 12 0)) 1 0)))
      (a!72 (<= a!71 (ite (= (rank 9 3) (rank 12 0)) 1 0)))
      (a!74 (<= a!73 (ite (= (rank 10 0) (rank 12 0)) 1 0)))
      (a!76 (<= a!75 (ite (= (rank 10 1) (rank 12 0)) 1 0)))
      (a!78 (<= a!77 (ite (= (rank 10 2) (rank 12 0)) 1 0)))
      (a!80 (<= a!79 (ite (= (rank 10 3) (rank 12 0)) 1 0)))
      (a!82 (<= a!81 (ite (= (rank 11 0) (rank 12 0)) 1 0)))
      (a!84 (<= a!83 (ite (= (rank 11 1) (rank 12 0)) 1 0)))
      (a!86 (<= a!85 (ite (= (rank 11 2) (rank 12 0)) 1 0)))
      (a!88 (<= a!87 (ite (= (rank 11 3) (rank 12 0)) 1 0)))
      (a!90 (<= a!89 (ite (= (rank 12 0) (rank 12 0)) 1 0)))
      (a!92 (<= a!91 (ite (= (rank 12 1) (rank 12 0)) 1 0)))
      (a!94 (<= a!93 (ite (= (rank 12 2) (rank 12 0)) 1 0)))
      (a!96 (<= a!95 (ite (= (rank 12 3) (rank 12 0)) 1 0)))
      (a!98 (<= a!97 (ite (= (rank 13 0) (rank 12 0)) 1 0)))
      (a!100 (<= a!99 (ite (= (rank 13 1) (rank 12 0)) 1 0)))
      (a!102 (<= a!101 (ite (= (rank 13 2) (rank 12 0)) 1 0)))
      (a!104 (<= a!103 (ite (= (rank 13 3) (rank 12 0)) 1 0))))
  (and a!2
       a!4
       a!6
       a!8
       a!10
       a!12
       a!14
       a!16
       a!18
       a!20
       a!22
       a!24
       a!26
       a!28
       a!30
       a!32
       a!34
       a!36
       a!38
       a!40
       a!42
       a!44
       a!46
       a!48
       a!50
       a!52
       a!54
       a!56
       a!58
       a!60
       a!62
       a!64
       a!66
       a!68
       a!70
       a!72
       a!74
       a!76
       a!78
       a!80
       a!82
       a!84
       a!86
       a!88
       a!90
       a!92
       a!94
       a!96
       a!98
       a!100
       a!102
       a!104))))
; face down
(assert (<= (select x.gone 12) 0))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal fewer, denied
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 12 0))) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 12 0))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 12 0))) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 12 0))) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 12 0))) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 12 0))) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 12 0))) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 12 0))) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 12 0))) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 12 0))) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 12 0))) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 12 0))) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 12 0))) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 12 0))) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 12 0))) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 12 0))) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 12 0))) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 12 0))) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 12 0))) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 12 0))) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 12 0))) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 12 0))) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 12 0))) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 12 0))) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 12 0))) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 12 0))) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 12 0))) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 12 0))) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 12 0))) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 12 0))) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 12 0))) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 12 0))) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 12 0))) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 12 0))) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 12 0))) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 12 0))) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 12 0))) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 12 0))) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 12 0))) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 12 0))) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 12 0))) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 12 0))) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 12 0))) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 12 0))) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 12 0))) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 12 0))) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 12 0))) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 12 0))) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 12 0))) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 12 0))) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 12 0))) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 12 0))) 1 0)))
  (not (< (+ a!1
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
          4))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; a deck
(assert (let ((a!1 (+ (ite (= (rank 1 0) (rank 12 1)) 1 0)
              (ite (= (rank 1 1) (rank 12 1)) 1 0)
              (ite (= (rank 1 2) (rank 12 1)) 1 0)
              (ite (= (rank 1 3) (rank 12 1)) 1 0)
              (ite (= (rank 2 0) (rank 12 1)) 1 0)
              (ite (= (rank 2 1) (rank 12 1)) 1 0)
              (ite (= (rank 2 2) (rank 12 1)) 1 0)
              (ite (= (rank 2 3) (rank 12 1)) 1 0)
              (ite (= (rank 3 0) (rank 12 1)) 1 0)
              (ite (= (rank 3 1) (rank 12 1)) 1 0)
              (ite (= (rank 3 2) (rank 12 1)) 1 0)
              (ite (= (rank 3 3) (rank 12 1)) 1 0)
              (ite (= (rank 4 0) (rank 12 1)) 1 0)
              (ite (= (rank 4 1) (rank 12 1)) 1 0)
              (ite (= (rank 4 2) (rank 12 1)) 1 0)
              (ite (= (rank 4 3) (rank 12 1)) 1 0)
              (ite (= (rank 5 0) (rank 12 1)) 1 0)
              (ite (= (rank 5 1) (rank 12 1)) 1 0)
              (ite (= (rank 5 2) (rank 12 1)) 1 0)
              (ite (= (rank 5 3) (rank 12 1)) 1 0)
              (ite (= (rank 6 0) (rank 12 1)) 1 0)
              (ite (= (rank 6 1) (rank 12 1)) 1 0)
              (ite (= (rank 6 2) (rank 12 1)) 1 0)
              (ite (= (rank 6 3) (rank 12 1)) 1 0)
              (ite (= (rank 7 0) (rank 12 1)) 1 0)
              (ite (= (rank 7 1) (rank 12 1)) 1 0)
              (ite (= (rank 7 2) (rank 12 1)) 1 0)
              (ite (= (rank 7 3) (rank 12 1)) 1 0)
              (ite (= (rank 8 0) (rank 12 1)) 1 0)
              (ite (= (rank 8 1) (rank 12 1)) 1 0)
              (ite (= (rank 8 2) (rank 12 1)) 1 0)
              (ite (= (rank 8 3) (rank 12 1)) 1 0)
              (ite (= (rank 9 0) (rank 12 1)) 1 0)
              (ite (= (rank 9 1) (rank 12 1)) 1 0)
              (ite (= (rank 9 2) (rank 12 1)) 1 0)
              (ite (= (rank 9 3) (rank 12 1)) 1 0)
              (ite (= (rank 10 0) (rank 12 1)) 1 0)
              (ite (= (rank 10 1) (rank 12 1)) 1 0)
              (ite (= (rank 10 2) (rank 12 1)) 1 0)
              (ite (= (rank 10 3) (rank 12 1)) 1 0)
              (ite (= (rank 11 0) (rank 12 1)) 1 0)
              (ite (= (rank 11 1) (rank 12 1)) 1 0)
              (ite (= (rank 11 2) (rank 12 1)) 1 0)
              (ite (= (rank 11 3) (rank 12 1)) 1 0)
              (ite (= (rank 12 0) (rank 12 1)) 1 0)
              (ite (= (rank 12 1) (rank 12 1)) 1 0)
              (ite (= (rank 12 2) (rank 12 1)) 1 0)
              (ite (= (rank 12 3) (rank 12 1)) 1 0)
              (ite (= (rank 13 0) (rank 12 1)) 1 0)
              (ite (= (rank 13 1) (rank 12 1)) 1 0)
              (ite (= (rank 13 2) (rank 12 1)) 1 0)
              (ite (= (rank 13 3) (rank 12 1)) 1 0))))
  (= a!1 4)))
; turned cards are cards
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 12 1))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 12 1))) 1 0))
      (a!5 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 12 1))) 1 0))
      (a!7 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 12 1))) 1 0))
      (a!9 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 12 1))) 1 0))
      (a!11 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 12 1))) 1 0))
      (a!13 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 12 1))) 1 0))
      (a!15 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 12 1))) 1 0))
      (a!17 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 12 1))) 1 0))
      (a!19 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 12 1))) 1 0))
      (a!21 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 12 1))) 1 0))
      (a!23 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 12 1))) 1 0))
      (a!25 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 12 1))) 1 0))
      (a!27 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 12 1))) 1 0))
      (a!29 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 12 1))) 1 0))
      (a!31 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 12 1))) 1 0))
      (a!33 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 12 1))) 1 0))
      (a!35 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 12 1))) 1 0))
      (a!37 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 12 1))) 1 0))
      (a!39 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 12 1))) 1 0))
      (a!41 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 12 1))) 1 0))
      (a!43 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 12 1))) 1 0))
      (a!45 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 12 1))) 1 0))
      (a!47 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 12 1))) 1 0))
      (a!49 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 12 1))) 1 0))
      (a!51 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 12 1))) 1 0))
      (a!53 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 12 1))) 1 0))
      (a!55 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 12 1))) 1 0))
      (a!57 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 12 1))) 1 0))
      (a!59 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 12 1))) 1 0))
      (a!61 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 12 1))) 1 0))
      (a!63 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 12 1))) 1 0))
      (a!65 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 12 1))) 1 0))
      (a!67 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 12 1))) 1 0))
      (a!69 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 12 1))) 1 0))
      (a!71 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 12 1))) 1 0))
      (a!73 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 12 1))) 1 0))
      (a!75 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 12 1))) 1 0))
      (a!77 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 12 1))) 1 0))
      (a!79 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 12 1))) 1 0))
      (a!81 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 12 1))) 1 0))
      (a!83 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 12 1))) 1 0))
      (a!85 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 12 1))) 1 0))
      (a!87 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 12 1))) 1 0))
      (a!89 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 12 1))) 1 0))
      (a!91 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 12 1))) 1 0))
      (a!93 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 12 1))) 1 0))
      (a!95 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 12 1))) 1 0))
      (a!97 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 12 1))) 1 0))
      (a!99 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 12 1))) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 12 1)))
                  1
                  0))
      (a!103 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 12 1)))
                  1
                  0)))
(let ((a!2 (<= a!1 (ite (= (rank 1 0) (rank 12 1)) 1 0)))
      (a!4 (<= a!3 (ite (= (rank 1 1) (rank 12 1)) 1 0)))
      (a!6 (<= a!5 (ite (= (rank 1 2) (rank 12 1)) 1 0)))
      (a!8 (<= a!7 (ite (= (rank 1 3) (rank 12 1)) 1 0)))
      (a!10 (<= a!9 (ite (= (rank 2 0) (rank 12 1)) 1 0)))
      (a!12 (<= a!11 (ite (= (rank 2 1) (rank 12 1)) 1 0)))
      (a!14 (<= a!13 (ite (= (rank 2 2) (rank 12 1)) 1 0)))
      (a!16 (<= a!15 (ite (= (rank 2 3) (rank 12 1)) 1 0)))
      (a!18 (<= a!17 (ite (= (rank 3 0) (rank 12 1)) 1 0)))
      (a!20 (<= a!19 (ite (= (rank 3 1) (rank 12 1)) 1 0)))
      (a!22 (<= a!21 (ite (= (rank 3 2) (rank 12 1)) 1 0)))
      (a!24 (<= a!23 (ite (= (rank 3 3) (rank 12 1)) 1 0)))
      (a!26 (<= a!25 (ite (= (rank 4 0) (rank 12 1)) 1 0)))
      (a!28 (<= a!27 (ite (= (rank 4 1) (rank 12 1)) 1 0)))
      (a!30 (<= a!29 (ite (= (rank 4 2) (rank 12 1)) 1 0)))
      (a!32 (<= a!31 (ite (= (rank 4 3) (rank 12 1)) 1 0)))
      (a!34 (<= a!33 (ite (= (rank 5 0) (rank 12 1)) 1 0)))
      (a!36 (<= a!35 (ite (= (rank 5 1) (rank 12 1)) 1 0)))
      (a!38 (<= a!37 (ite (= (rank 5 2) (rank 12 1)) 1 0)))
      (a!40 (<= a!39 (ite (= (rank 5 3) (rank 12 1)) 1 0)))
      (a!42 (<= a!41 (ite (= (rank 6 0) (rank 12 1)) 1 0)))
      (a!44 (<= a!43 (ite (= (rank 6 1) (rank 12 1)) 1 0)))
      (a!46 (<= a!45 (ite (= (rank 6 2) (rank 12 1)) 1 0)))
      (a!48 (<= a!47 (ite (= (rank 6 3) (rank 12 1)) 1 0)))
      (a!50 (<= a!49 (ite (= (rank 7 0) (rank 12 1)) 1 0)))
      (a!52 (<= a!51 (ite (= (rank 7 1) (rank 12 1)) 1 0)))
      (a!54 (<= a!53 (ite (= (rank 7 2) (rank 12 1)) 1 0)))
      (a!56 (<= a!55 (ite (= (rank 7 3) (rank 12 1)) 1 0)))
      (a!58 (<= a!57 (ite (= (rank 8 0) (rank 12 1)) 1 0)))
      (a!60 (<= a!59 (ite (= (rank 8 1) (rank 12 1)) 1 0)))
      (a!62 (<= a!61 (ite (= (rank 8 2) (rank 12 1)) 1 0)))
      (a!64 (<= a!63 (ite (= (rank 8 3) (rank 12 1)) 1 0)))
      (a!66 (<= a!65 (ite (= (rank 9 0) (rank 12 1)) 1 0)))
      (a!68 (<= a!67 (ite (= (rank 9 1) (rank 12 1)) 1 0)))
      (a!70 (<= a!69 (ite (= (rank 9 2) (rank 12 1)) 1 0)))
      (a!72 (<= a!71 (ite (= (rank 9 3) (rank 12 1)) 1 0)))
      (a!74 (<= a!73 (ite (= (rank 10 0) (rank 12 1)) 1 0)))
      (a!76 (<= a!75 (ite (= (rank 10 1) (rank 12 1)) 1 0)))
      (a!78 (<= a!77 (ite (= (rank 10 2) (rank 12 1)) 1 0)))
      (a!80 (<= a!79 (ite (= (rank 10 3) (rank 12 1)) 1 0)))
      (a!82 (<= a!81 (ite (= (rank 11 0) (rank 12 1)) 1 0)))
      (a!84 (<= a!83 (ite (= (rank 11 1) (rank 12 1)) 1 0)))
      (a!86 (<= a!85 (ite (= (rank 11 2) (rank 12 1)) 1 0)))
      (a!88 (<= a!87 (ite (= (rank 11 3) (rank 12 1)) 1 0)))
      (a!90 (<= a!89 (ite (= (rank 12 0) (rank 12 1)) 1 0)))
      (a!92 (<= a!91 (ite (= (rank 12 1) (rank 12 1)) 1 0)))
      (a!94 (<= a!93 (ite (= (rank 12 2) (rank 12 1)) 1 0)))
      (a!96 (<= a!95 (ite (= (rank 12 3) (rank 12 1)) 1 0)))
      (a!98 (<= a!97 (ite (= (rank 13 0) (rank 12 1)) 1 0)))
      (a!100 (<= a!99 (ite (= (rank 13 1) (rank 12 1)) 1 0)))
      (a!102 (<= a!101 (ite (= (rank 13 2) (rank 12 1)) 1 0)))
      (a!104 (<= a!103 (ite (= (rank 13 3) (rank 12 1)) 1 0))))
  (and a!2
       a!4
       a!6
       a!8
       a!10
       a!12
       a!14
       a!16
       a!18
       a!20
       a!22
       a!24
       a!26
       a!28
       a!30
       a!32
       a!34
       a!36
       a!38
       a!40
       a!42
       a!44
       a!46
       a!48
       a!50
       a!52
       a!54
       a!56
       a!58
       a!60
       a!62
       a!64
       a!66
       a!68
       a!70
       a!72
       a!74
       a!76
       a!78
       a!80
       a!82
       a!84
       a!86
       a!88
       a!90
       a!92
       a!94
       a!96
       a!98
       a!100
       a!102
       a!104))))
; face down
(assert (<= (select x.gone 12) 1))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal fewer, denied
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 12 1))) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 12 1))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 12 1))) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 12 1))) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 12 1))) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 12 1))) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 12 1))) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 12 1))) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 12 1))) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 12 1))) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 12 1))) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 12 1))) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 12 1))) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 12 1))) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 12 1))) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 12 1))) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 12 1))) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 12 1))) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 12 1))) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 12 1))) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 12 1))) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 12 1))) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 12 1))) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 12 1))) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 12 1))) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 12 1))) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 12 1))) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 12 1))) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 12 1))) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 12 1))) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 12 1))) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 12 1))) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 12 1))) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 12 1))) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 12 1))) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 12 1))) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 12 1))) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 12 1))) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 12 1))) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 12 1))) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 12 1))) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 12 1))) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 12 1))) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 12 1))) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 12 1))) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 12 1))) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 12 1))) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 12 1))) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 12 1))) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 12 1))) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 12 1))) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 12 1))) 1 0)))
  (not (< (+ a!1
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
          4))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; a deck
(assert (let ((a!1 (+ (ite (= (rank 1 0) (rank 12 2)) 1 0)
              (ite (= (rank 1 1) (rank 12 2)) 1 0)
              (ite (= (rank 1 2) (rank 12 2)) 1 0)
              (ite (= (rank 1 3) (rank 12 2)) 1 0)
              (ite (= (rank 2 0) (rank 12 2)) 1 0)
              (ite (= (rank 2 1) (rank 12 2)) 1 0)
              (ite (= (rank 2 2) (rank 12 2)) 1 0)
              (ite (= (rank 2 3) (rank 12 2)) 1 0)
              (ite (= (rank 3 0) (rank 12 2)) 1 0)
              (ite (= (rank 3 1) (rank 12 2)) 1 0)
              (ite (= (rank 3 2) (rank 12 2)) 1 0)
              (ite (= (rank 3 3) (rank 12 2)) 1 0)
              (ite (= (rank 4 0) (rank 12 2)) 1 0)
              (ite (= (rank 4 1) (rank 12 2)) 1 0)
              (ite (= (rank 4 2) (rank 12 2)) 1 0)
              (ite (= (rank 4 3) (rank 12 2)) 1 0)
              (ite (= (rank 5 0) (rank 12 2)) 1 0)
              (ite (= (rank 5 1) (rank 12 2)) 1 0)
              (ite (= (rank 5 2) (rank 12 2)) 1 0)
              (ite (= (rank 5 3) (rank 12 2)) 1 0)
              (ite (= (rank 6 0) (rank 12 2)) 1 0)
              (ite (= (rank 6 1) (rank 12 2)) 1 0)
              (ite (= (rank 6 2) (rank 12 2)) 1 0)
              (ite (= (rank 6 3) (rank 12 2)) 1 0)
              (ite (= (rank 7 0) (rank 12 2)) 1 0)
              (ite (= (rank 7 1) (rank 12 2)) 1 0)
              (ite (= (rank 7 2) (rank 12 2)) 1 0)
              (ite (= (rank 7 3) (rank 12 2)) 1 0)
              (ite (= (rank 8 0) (rank 12 2)) 1 0)
              (ite (= (rank 8 1) (rank 12 2)) 1 0)
              (ite (= (rank 8 2) (rank 12 2)) 1 0)
              (ite (= (rank 8 3) (rank 12 2)) 1 0)
              (ite (= (rank 9 0) (rank 12 2)) 1 0)
              (ite (= (rank 9 1) (rank 12 2)) 1 0)
              (ite (= (rank 9 2) (rank 12 2)) 1 0)
              (ite (= (rank 9 3) (rank 12 2)) 1 0)
              (ite (= (rank 10 0) (rank 12 2)) 1 0)
              (ite (= (rank 10 1) (rank 12 2)) 1 0)
              (ite (= (rank 10 2) (rank 12 2)) 1 0)
              (ite (= (rank 10 3) (rank 12 2)) 1 0)
              (ite (= (rank 11 0) (rank 12 2)) 1 0)
              (ite (= (rank 11 1) (rank 12 2)) 1 0)
              (ite (= (rank 11 2) (rank 12 2)) 1 0)
              (ite (= (rank 11 3) (rank 12 2)) 1 0)
              (ite (= (rank 12 0) (rank 12 2)) 1 0)
              (ite (= (rank 12 1) (rank 12 2)) 1 0)
              (ite (= (rank 12 2) (rank 12 2)) 1 0)
              (ite (= (rank 12 3) (rank 12 2)) 1 0)
              (ite (= (rank 13 0) (rank 12 2)) 1 0)
              (ite (= (rank 13 1) (rank 12 2)) 1 0)
              (ite (= (rank 13 2) (rank 12 2)) 1 0)
              (ite (= (rank 13 3) (rank 12 2)) 1 0))))
  (= a!1 4)))
; turned cards are cards
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 12 2))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 12 2))) 1 0))
      (a!5 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 12 2))) 1 0))
      (a!7 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 12 2))) 1 0))
      (a!9 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 12 2))) 1 0))
      (a!11 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 12 2))) 1 0))
      (a!13 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 12 2))) 1 0))
      (a!15 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 12 2))) 1 0))
      (a!17 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 12 2))) 1 0))
      (a!19 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 12 2))) 1 0))
      (a!21 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 12 2))) 1 0))
      (a!23 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 12 2))) 1 0))
      (a!25 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 12 2))) 1 0))
      (a!27 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 12 2))) 1 0))
      (a!29 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 12 2))) 1 0))
      (a!31 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 12 2))) 1 0))
      (a!33 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 12 2))) 1 0))
      (a!35 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 12 2))) 1 0))
      (a!37 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 12 2))) 1 0))
      (a!39 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 12 2))) 1 0))
      (a!41 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 12 2))) 1 0))
      (a!43 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 12 2))) 1 0))
      (a!45 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 12 2))) 1 0))
      (a!47 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 12 2))) 1 0))
      (a!49 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 12 2))) 1 0))
      (a!51 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 12 2))) 1 0))
      (a!53 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 12 2))) 1 0))
      (a!55 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 12 2))) 1 0))
      (a!57 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 12 2))) 1 0))
      (a!59 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 12 2))) 1 0))
      (a!61 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 12 2))) 1 0))
      (a!63 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 12 2))) 1 0))
      (a!65 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 12 2))) 1 0))
      (a!67 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 12 2))) 1 0))
      (a!69 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 12 2))) 1 0))
      (a!71 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 12 2))) 1 0))
      (a!73 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 12 2))) 1 0))
      (a!75 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 12 2))) 1 0))
      (a!77 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 12 2))) 1 0))
      (a!79 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 12 2))) 1 0))
      (a!81 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 12 2))) 1 0))
      (a!83 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 12 2))) 1 0))
      (a!85 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 12 2))) 1 0))
      (a!87 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 12 2))) 1 0))
      (a!89 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 12 2))) 1 0))
      (a!91 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 12 2))) 1 0))
      (a!93 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 12 2))) 1 0))
      (a!95 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 12 2))) 1 0))
      (a!97 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 12 2))) 1 0))
      (a!99 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 12 2))) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 12 2)))
                  1
                  0))
      (a!103 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 12 2)))
                  1
                  0)))
(let ((a!2 (<= a!1 (ite (= (rank 1 0) (rank 12 2)) 1 0)))
      (a!4 (<= a!3 (ite (= (rank 1 1) (rank 12 2)) 1 0)))
      (a!6 (<= a!5 (ite (= (rank 1 2) (rank 12 2)) 1 0)))
      (a!8 (<= a!7 (ite (= (rank 1 3) (rank 12 2)) 1 0)))
      (a!10 (<= a!9 (ite (= (rank 2 0) (rank 12 2)) 1 0)))
      (a!12 (<= a!11 (ite (= (rank 2 1) (rank 12 2)) 1 0)))
      (a!14 (<= a!13 (ite (= (rank 2 2) (rank 12 2)) 1 0)))
      (a!16 (<= a!15 (ite (= (rank 2 3) (rank 12 2)) 1 0)))
      (a!18 (<= a!17 (ite (= (rank 3 0) (rank 12 2)) 1 0)))
      (a!20 (<= a!19 (ite (= (rank 3 1) (rank 12 2)) 1 0)))
      (a!22 (<= a!21 (ite (= (rank 3 2) (rank 12 2)) 1 0)))
      (a!24 (<= a!23 (ite (= (rank 3 3) (rank 12 2)) 1 0)))
      (a!26 (<= a!25 (ite (= (rank 4 0) (rank 12 2)) 1 0)))
      (a!28 (<= a!27 (ite (= (rank 4 1) (rank 12 2)) 1 0)))
      (a!30 (<= a!29 (ite (= (rank 4 2) (rank 12 2)) 1 0)))
      (a!32 (<= a!31 (ite (= (rank 4 3) (rank 12 2)) 1 0)))
      (a!34 (<= a!33 (ite (= (rank 5 0) (rank 12 2)) 1 0)))
      (a!36 (<= a!35 (ite (= (rank 5 1) (rank 12 2)) 1 0)))
      (a!38 (<= a!37 (ite (= (rank 5 2) (rank 12 2)) 1 0)))
      (a!40 (<= a!39 (ite (= (rank 5 3) (rank 12 2)) 1 0)))
      (a!42 (<= a!41 (ite (= (rank 6 0) (rank 12 2)) 1 0)))
      (a!44 (<= a!43 (ite (= (rank 6 1) (rank 12 2)) 1 0)))
      (a!46 (<= a!45 (ite (= (rank 6 2) (rank 12 2)) 1 0)))
      (a!48 (<= a!47 (ite (= (rank 6 3) (rank 12 2)) 1 0)))
      (a!50 (<= a!49 (ite (= (rank 7 0) (rank 12 2)) 1 0)))
      (a!52 (<= a!51 (ite (= (rank 7 1) (rank 12 2)) 1 0)))
      (a!54 (<= a!53 (ite (= (rank 7 2) (rank 12 2)) 1 0)))
      (a!56 (<= a!55 (ite (= (rank 7 3) (rank 12 2)) 1 0)))
      (a!58 (<= a!57 (ite (= (rank 8 0) (rank 12 2)) 1 0)))
      (a!60 (<= a!59 (ite (= (rank 8 1) (rank 12 2)) 1 0)))
      (a!62 (<= a!61 (ite (= (rank 8 2) (rank 12 2)) 1 0)))
      (a!64 (<= a!63 (ite (= (rank 8 3) (rank 12 2)) 1 0)))
      (a!66 (<= a!65 (ite (= (rank 9 0) (rank 12 2)) 1 0)))
      (a!68 (<= a!67 (ite (= (rank 9 1) (rank 12 2)) 1 0)))
      (a!70 (<= a!69 (ite (= (rank 9 2) (rank 12 2)) 1 0)))
      (a!72 (<= a!71 (ite (= (rank 9 3) (rank 12 2)) 1 0)))
      (a!74 (<= a!73 (ite (= (rank 10 0) (rank 12 2)) 1 0)))
      (a!76 (<= a!75 (ite (= (rank 10 1) (rank 12 2)) 1 0)))
      (a!78 (<= a!77 (ite (= (rank 10 2) (rank 12 2)) 1 0)))
      (a!80 (<= a!79 (ite (= (rank 10 3) (rank 12 2)) 1 0)))
      (a!82 (<= a!81 (ite (= (rank 11 0) (rank 12 2)) 1 0)))
      (a!84 (<= a!83 (ite (= (rank 11 1) (rank 12 2)) 1 0)))
      (a!86 (<= a!85 (ite (= (rank 11 2) (rank 12 2)) 1 0)))
      (a!88 (<= a!87 (ite (= (rank 11 3) (rank 12 2)) 1 0)))
      (a!90 (<= a!89 (ite (= (rank 12 0) (rank 12 2)) 1 0)))
      (a!92 (<= a!91 (ite (= (rank 12 1) (rank 12 2)) 1 0)))
      (a!94 (<= a!93 (ite (= (rank 12 2) (rank 12 2)) 1 0)))
      (a!96 (<= a!95 (ite (= (rank 12 3) (rank 12 2)) 1 0)))
      (a!98 (<= a!97 (ite (= (rank 13 0) (rank 12 2)) 1 0)))
      (a!100 (<= a!99 (ite (= (rank 13 1) (rank 12 2)) 1 0)))
      (a!102 (<= a!101 (ite (= (rank 13 2) (rank 12 2)) 1 0)))
      (a!104 (<= a!103 (ite (= (rank 13 3) (rank 12 2)) 1 0))))
  (and a!2
       a!4
       a!6
       a!8
       a!10
       a!12
       a!14
       a!16
       a!18
       a!20
       a!22
       a!24
       a!26
       a!28
       a!30
       a!32
       a!34
       a!36
       a!38
       a!40
       a!42
       a!44
       a!46
       a!48
       a!50
       a!52
       a!54
       a!56
       a!58
       a!60
       a!62
       a!64
       a!66
       a!68
       a!70
       a!72
       a!74
       a!76
       a!78
       a!80
       a!82
       a!84
       a!86
       a!88
       a!90
       a!92
       a!94
       a!96
       a!98
       a!100
       a!102
       a!104))))
; face down
(assert (<= (select x.gone 12) 2))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal fewer, denied
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 12 2))) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 12 2))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 12 2))) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 12 2))) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 12 2))) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 12 2))) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 12 2))) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 12 2))) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 12 2))) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 12 2))) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 12 2))) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 12 2))) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 12 2))) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 12 2))) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 12 2))) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 12 2))) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 12 2))) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 12 2))) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 12 2))) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 12 2))) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 12 2))) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 12 2))) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 12 2))) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 12 2))) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 12 2))) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 12 2))) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 12 2))) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 12 2))) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 12 2))) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 12 2))) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 12 2))) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 12 2))) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 12 2))) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 12 2))) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 12 2))) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 12 2))) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 12 2))) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 12 2))) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 12 2))) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 12 2))) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 12 2))) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 12 2))) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 12 2))) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 12 2))) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 12 2))) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 12 2))) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 12 2))) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 12 2))) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 12 2))) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 12 2))) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 12 2))) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 12 2))) 1 0)))
  (not (< (+ a!1
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
          4))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; a deck
(assert (let ((a!1 (+ (ite (= (rank 1 0) (rank 12 3)) 1 0)
              (ite (= (rank 1 1) (rank 12 3)) 1 0)
              (ite (= (rank 1 2) (rank 12 3)) 1 0)
              (ite (= (rank 1 3) (rank 12 3)) 1 0)
              (ite (= (rank 2 0) (rank 12 3)) 1 0)
              (ite (= (rank 2 1) (rank 12 3)) 1 0)
              (ite (= (rank 2 2) (rank 12 3)) 1 0)
              (ite (= (rank 2 3) (rank 12 3)) 1 0)
              (ite (= (rank 3 0) (rank 12 3)) 1 0)
              (ite (= (rank 3 1) (rank 12 3)) 1 0)
              (ite (= (rank 3 2) (rank 12 3)) 1 0)
              (ite (= (rank 3 3) (rank 12 3)) 1 0)
              (ite (= (rank 4 0) (rank 12 3)) 1 0)
              (ite (= (rank 4 1) (rank 12 3)) 1 0)
              (ite (= (rank 4 2) (rank 12 3)) 1 0)
              (ite (= (rank 4 3) (rank 12 3)) 1 0)
              (ite (= (rank 5 0) (rank 12 3)) 1 0)
              (ite (= (rank 5 1) (rank 12 3)) 1 0)
              (ite (= (rank 5 2) (rank 12 3)) 1 0)
              (ite (= (rank 5 3) (rank 12 3)) 1 0)
              (ite (= (rank 6 0) (rank 12 3)) 1 0)
              (ite (= (rank 6 1) (rank 12 3)) 1 0)
              (ite (= (rank 6 2) (rank 12 3)) 1 0)
              (ite (= (rank 6 3) (rank 12 3)) 1 0)
              (ite (= (rank 7 0) (rank 12 3)) 1 0)
              (ite (= (rank 7 1) (rank 12 3)) 1 0)
              (ite (= (rank 7 2) (rank 12 3)) 1 0)
              (ite (= (rank 7 3) (rank 12 3)) 1 0)
              (ite (= (rank 8 0) (rank 12 3)) 1 0)
              (ite (= (rank 8 1) (rank 12 3)) 1 0)
              (ite (= (rank 8 2) (rank 12 3)) 1 0)
              (ite (= (rank 8 3) (rank 12 3)) 1 0)
              (ite (= (rank 9 0) (rank 12 3)) 1 0)
              (ite (= (rank 9 1) (rank 12 3)) 1 0)
              (ite (= (rank 9 2) (rank 12 3)) 1 0)
              (ite (= (rank 9 3) (rank 12 3)) 1 0)
              (ite (= (rank 10 0) (rank 12 3)) 1 0)
              (ite (= (rank 10 1) (rank 12 3)) 1 0)
              (ite (= (rank 10 2) (rank 12 3)) 1 0)
              (ite (= (rank 10 3) (rank 12 3)) 1 0)
              (ite (= (rank 11 0) (rank 12 3)) 1 0)
              (ite (= (rank 11 1) (rank 12 3)) 1 0)
              (ite (= (rank 11 2) (rank 12 3)) 1 0)
              (ite (= (rank 11 3) (rank 12 3)) 1 0)
              (ite (= (rank 12 0) (rank 12 3)) 1 0)
              (ite (= (rank 12 1) (rank 12 3)) 1 0)
              (ite (= (rank 12 2) (rank 12 3)) 1 0)
              (ite (= (rank 12 3) (rank 12 3)) 1 0)
              (ite (= (rank 13 0) (rank 12 3)) 1 0)
              (ite (= (rank 13 1) (rank 12 3)) 1 0)
              (ite (= (rank 13 2) (rank 12 3)) 1 0)
              (ite (= (rank 13 3) (rank 12 3)) 1 0))))
  (= a!1 4)))
; turned cards are cards
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 12 3))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 12 3))) 1 0))
      (a!5 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 12 3))) 1 0))
      (a!7 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 12 3))) 1 0))
      (a!9 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 12 3))) 1 0))
      (a!11 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 12 3))) 1 0))
      (a!13 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 12 3))) 1 0))
      (a!15 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 12 3))) 1 0))
      (a!17 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 12 3))) 1 0))
      (a!19 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 12 3))) 1 0))
      (a!21 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 12 3))) 1 0))
      (a!23 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 12 3))) 1 0))
      (a!25 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 12 3))) 1 0))
      (a!27 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 12 3))) 1 0))
      (a!29 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 12 3))) 1 0))
      (a!31 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 12 3))) 1 0))
      (a!33 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 12 3))) 1 0))
      (a!35 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 12 3))) 1 0))
      (a!37 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 12 3))) 1 0))
      (a!39 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 12 3))) 1 0))
      (a!41 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 12 3))) 1 0))
      (a!43 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 12 3))) 1 0))
      (a!45 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 12 3))) 1 0))
      (a!47 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 12 3))) 1 0))
      (a!49 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 12 3))) 1 0))
      (a!51 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 12 3))) 1 0))
      (a!53 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 12 3))) 1 0))
      (a!55 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 12 3))) 1 0))
      (a!57 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 12 3))) 1 0))
      (a!59 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 12 3))) 1 0))
      (a!61 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 12 3))) 1 0))
      (a!63 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 12 3))) 1 0))
      (a!65 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 12 3))) 1 0))
      (a!67 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 12 3))) 1 0))
      (a!69 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 12 3))) 1 0))
      (a!71 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 12 3))) 1 0))
      (a!73 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 12 3))) 1 0))
      (a!75 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 12 3))) 1 0))
      (a!77 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 12 3))) 1 0))
      (a!79 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 12 3))) 1 0))
      (a!81 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 12 3))) 1 0))
      (a!83 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 12 3))) 1 0))
      (a!85 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 12 3))) 1 0))
      (a!87 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 12 3))) 1 0))
      (a!89 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 12 3))) 1 0))
      (a!91 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 12 3))) 1 0))
      (a!93 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 12 3))) 1 0))
      (a!95 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 12 3))) 1 0))
      (a!97 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 12 3))) 1 0))
      (a!99 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 12 3))) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 12 3)))
                  1
                  0))
      (a!103 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 12 3)))
                  1
                  0)))
(let ((a!2 (<= a!1 (ite (= (rank 1 0) (rank 12 3)) 1 0)))
      (a!4 (<= a!3 (ite (= (rank 1 1) (rank 12 3)) 1 0)))
      (a!6 (<= a!5 (ite (= (rank 1 2) (rank 12 3)) 1 0)))
      (a!8 (<= a!7 (ite (= (rank 1 3) (rank 12 3)) 1 0)))
      (a!10 (<= a!9 (ite (= (rank 2 0) (rank 12 3)) 1 0)))
      (a!12 (<= a!11 (ite (= (rank 2 1) (rank 12 3)) 1 0)))
      (a!14 (<= a!13 (ite (= (rank 2 2) (rank 12 3)) 1 0)))
      (a!16 (<= a!15 (ite (= (rank 2 3) (rank 12 3)) 1 0)))
      (a!18 (<= a!17 (ite (= (rank 3 0) (rank 12 3)) 1 0)))
      (a!20 (<= a!19 (ite (= (rank 3 1) (rank 12 3)) 1 0)))
      (a!22 (<= a!21 (ite (= (rank 3 2) (rank 12 3)) 1 0)))
      (a!24 (<= a!23 (ite (= (rank 3 3) (rank 12 3)) 1 0)))
      (a!26 (<= a!25 (ite (= (rank 4 0) (rank 12 3)) 1 0)))
      (a!28 (<= a!27 (ite (= (rank 4 1) (rank 12 3)) 1 0)))
      (a!30 (<= a!29 (ite (= (rank 4 2) (rank 12 3)) 1 0)))
      (a!32 (<= a!31 (ite (= (rank 4 3) (rank 12 3)) 1 0)))
      (a!34 (<= a!33 (ite (= (rank 5 0) (rank 12 3)) 1 0)))
      (a!36 (<= a!35 (ite (= (rank 5 1) (rank 12 3)) 1 0)))
      (a!38 (<= a!37 (ite (= (rank 5 2) (rank 12 3)) 1 0)))
      (a!40 (<= a!39 (ite (= (rank 5 3) (rank 12 3)) 1 0)))
      (a!42 (<= a!41 (ite (= (rank 6 0) (rank 12 3)) 1 0)))
      (a!44 (<= a!43 (ite (= (rank 6 1) (rank 12 3)) 1 0)))
      (a!46 (<= a!45 (ite (= (rank 6 2) (rank 12 3)) 1 0)))
      (a!48 (<= a!47 (ite (= (rank 6 3) (rank 12 3)) 1 0)))
      (a!50 (<= a!49 (ite (= (rank 7 0) (rank 12 3)) 1 0)))
      (a!52 (<= a!51 (ite (= (rank 7 1) (rank 12 3)) 1 0)))
      (a!54 (<= a!53 (ite (= (rank 7 2) (rank 12 3)) 1 0)))
      (a!56 (<= a!55 (ite (= (rank 7 3) (rank 12 3)) 1 0)))
      (a!58 (<= a!57 (ite (= (rank 8 0) (rank 12 3)) 1 0)))
      (a!60 (<= a!59 (ite (= (rank 8 1) (rank 12 3)) 1 0)))
      (a!62 (<= a!61 (ite (= (rank 8 2) (rank 12 3)) 1 0)))
      (a!64 (<= a!63 (ite (= (rank 8 3) (rank 12 3)) 1 0)))
      (a!66 (<= a!65 (ite (= (rank 9 0) (rank 12 3)) 1 0)))
      (a!68 (<= a!67 (ite (= (rank 9 1) (rank 12 3)) 1 0)))
      (a!70 (<= a!69 (ite (= (rank 9 2) (rank 12 3)) 1 0)))
      (a!72 (<= a!71 (ite (= (rank 9 3) (rank 12 3)) 1 0)))
      (a!74 (<= a!73 (ite (= (rank 10 0) (rank 12 3)) 1 0)))
      (a!76 (<= a!75 (ite (= (rank 10 1) (rank 12 3)) 1 0)))
      (a!78 (<= a!77 (ite (= (rank 10 2) (rank 12 3)) 1 0)))
      (a!80 (<= a!79 (ite (= (rank 10 3) (rank 12 3)) 1 0)))
      (a!82 (<= a!81 (ite (= (rank 11 0) (rank 12 3)) 1 0)))
      (a!84 (<= a!83 (ite (= (rank 11 1) (rank 12 3)) 1 0)))
      (a!86 (<= a!85 (ite (= (rank 11 2) (rank 12 3)) 1 0)))
      (a!88 (<= a!87 (ite (= (rank 11 3) (rank 12 3)) 1 0)))
      (a!90 (<= a!89 (ite (= (rank 12 0) (rank 12 3)) 1 0)))
      (a!92 (<= a!91 (ite (= (rank 12 1) (rank 12 3)) 1 0)))
      (a!94 (<= a!93 (ite (= (rank 12 2) (rank 12 3)) 1 0)))
      (a!96 (<= a!95 (ite (= (rank 12 3) (rank 12 3)) 1 0)))
      (a!98 (<= a!97 (ite (= (rank 13 0) (rank 12 3)) 1 0)))
      (a!100 (<= a!99 (ite (= (rank 13 1) (rank 12 3)) 1 0)))
      (a!102 (<= a!101 (ite (= (rank 13 2) (rank 12 3)) 1 0)))
      (a!104 (<= a!103 (ite (= (rank 13 3) (rank 12 3)) 1 0))))
  (and a!2
       a!4
       a!6
       a!8
       a!10
       a!12
       a!14
       a!16
       a!18
       a!20
       a!22
       a!24
       a!26
       a!28
       a!30
       a!32
       a!34
       a!36
       a!38
       a!40
       a!42
       a!44
       a!46
       a!48
       a!50
       a!52
       a!54
       a!56
       a!58
       a!60
       a!62
       a!64
       a!66
       a!68
       a!70
       a!72
       a!74
       a!76
       a!78
       a!80
       a!82
       a!84
       a!86
       a!88
       a!90
       a!92
       a!94
       a!96
       a!98
       a!100
       a!102
       a!104))))
; face down
(assert (<= (select x.gone 12) 3))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal fewer, denied
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 12 3))) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 12 3))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 12 3))) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 12 3))) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 12 3))) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 12 3))) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 12 3))) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 12 3))) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 12 3))) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 12 3))) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 12 3))) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 12 3))) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 12 3))) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 12 3))) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 12 3))) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 12 3))) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 12 3))) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 12 3))) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 12 3))) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 12 3))) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 12 3))) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 12 3))) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 12 3))) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 12 3))) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 12 3))) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 12 3))) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 12 3))) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 12 3))) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 12 3))) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 12 3))) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 12 3))) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 12 3))) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 12 3))) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 12 3))) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 12 3))) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 12 3))) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 12 3))) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 12 3))) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 12 3))) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 12 3))) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 12 3))) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 12 3))) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 12 3))) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 12 3))) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 12 3))) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 12 3))) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 12 3))) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 12 3))) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 12 3))) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 12 3))) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 12 3))) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 12 3))) 1 0)))
  (not (< (+ a!1
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
          4))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; a deck
(assert (let ((a!1 (+ (ite (= (rank 1 0) (rank 13 0)) 1 0)
              (ite (= (rank 1 1) (rank 13 0)) 1 0)
              (ite (= (rank 1 2) (rank 13 0)) 1 0)
              (ite (= (rank 1 3) (rank 13 0)) 1 0)
              (ite (= (rank 2 0) (rank 13 0)) 1 0)
              (ite (= (rank 2 1) (rank 13 0)) 1 0)
              (ite (= (rank 2 2) (rank 13 0)) 1 0)
              (ite (= (rank 2 3) (rank 13 0)) 1 0)
              (ite (= (rank 3 0) (rank 13 0)) 1 0)
              (ite (= (rank 3 1) (rank 13 0)) 1 0)
              (ite (= (rank 3 2) (rank 13 0)) 1 0)
              (ite (= (rank 3 3) (rank 13 0)) 1 0)
              (ite (= (rank 4 0) (rank 13 0)) 1 0)
              (ite (= (rank 4 1) (rank 13 0)) 1 0)
              (ite (= (rank 4 2) (rank 13 0)) 1 0)
              (ite (= (rank 4 3) (rank 13 0)) 1 0)
              (ite (= (rank 5 0) (rank 13 0)) 1 0)
              (ite (= (rank 5 1) (rank 13 0)) 1 0)
              (ite (= (rank 5 2) (rank 13 0)) 1 0)
              (ite (= (rank 5 3) (rank 13 0)) 1 0)
              (ite (= (rank 6 0) (rank 13 0)) 1 0)
              (ite (= (rank 6 1) (rank 13 0)) 1 0)
              (ite (= (rank 6 2) (rank 13 0)) 1 0)
              (ite (= (rank 6 3) (rank 13 0)) 1 0)
              (ite (= (rank 7 0) (rank 13 0)) 1 0)
              (ite (= (rank 7 1) (rank 13 0)) 1 0)
              (ite (= (rank 7 2) (rank 13 0)) 1 0)
              (ite (= (rank 7 3) (rank 13 0)) 1 0)
              (ite (= (rank 8 0) (rank 13 0)) 1 0)
              (ite (= (rank 8 1) (rank 13 0)) 1 0)
              (ite (= (rank 8 2) (rank 13 0)) 1 0)
              (ite (= (rank 8 3) (rank 13 0)) 1 0)
              (ite (= (rank 9 0) (rank 13 0)) 1 0)
              (ite (= (rank 9 1) (rank 13 0)) 1 0)
              (ite (= (rank 9 2) (rank 13 0)) 1 0)
              (ite (= (rank 9 3) (rank 13 0)) 1 0)
              (ite (= (rank 10 0) (rank 13 0)) 1 0)
              (ite (= (rank 10 1) (rank 13 0)) 1 0)
              (ite (= (rank 10 2) (rank 13 0)) 1 0)
              (ite (= (rank 10 3) (rank 13 0)) 1 0)
              (ite (= (rank 11 0) (rank 13 0)) 1 0)
              (ite (= (rank 11 1) (rank 13 0)) 1 0)
              (ite (= (rank 11 2) (rank 13 0)) 1 0)
              (ite (= (rank 11 3) (rank 13 0)) 1 0)
              (ite (= (rank 12 0) (rank 13 0)) 1 0)
              (ite (= (rank 12 1) (rank 13 0)) 1 0)
              (ite (= (rank 12 2) (rank 13 0)) 1 0)
              (ite (= (rank 12 3) (rank 13 0)) 1 0)
              (ite (= (rank 13 0) (rank 13 0)) 1 0)
              (ite (= (rank 13 1) (rank 13 0)) 1 0)
              (ite (= (rank 13 2) (rank 13 0)) 1 0)
              (ite (= (rank 13 3) (rank 13 0)) 1 0))))
  (= a!1 4)))
; turned cards are cards
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 13 0))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 13 0))) 1 0))
      (a!5 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 13 0))) 1 0))
      (a!7 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 13 0))) 1 0))
      (a!9 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 13 0))) 1 0))
      (a!11 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 13 0))) 1 0))
      (a!13 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 13 0))) 1 0))
      (a!15 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 13 0))) 1 0))
      (a!17 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 13 0))) 1 0))
      (a!19 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 13 0))) 1 0))
      (a!21 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 13 0))) 1 0))
      (a!23 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 13 0))) 1 0))
      (a!25 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 13 0))) 1 0))
      (a!27 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 13 0))) 1 0))
      (a!29 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 13 0))) 1 0))
      (a!31 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 13 0))) 1 0))
      (a!33 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 13 0))) 1 0))
      (a!35 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 13 0))) 1 0))
      (a!37 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 13 0))) 1 0))
      (a!39 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 13 0))) 1 0))
      (a!41 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 13 0))) 1 0))
      (a!43 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 13 0))) 1 0))
      (a!45 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 13 0))) 1 0))
      (a!47 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 13 0))) 1 0))
      (a!49 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 13 0))) 1 0))
      (a!51 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 13 0))) 1 0))
      (a!53 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 13 0))) 1 0))
      (a!55 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 13 0))) 1 0))
      (a!57 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 13 0))) 1 0))
      (a!59 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 13 0))) 1 0))
      (a!61 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 13 0))) 1 0))
      (a!63 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 13 0))) 1 0))
      (a!65 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 13 0))) 1 0))
      (a!67 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 13 0))) 1 0))
      (a!69 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 13 0))) 1 0))
      (a!71 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 13 0))) 1 0))
      (a!73 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 13 0))) 1 0))
      (a!75 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 13 0))) 1 0))
      (a!77 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 13 0))) 1 0))
      (a!79 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 13 0))) 1 0))
      (a!81 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 13 0))) 1 0))
      (a!83 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 13 0))) 1 0))
      (a!85 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 13 0))) 1 0))
      (a!87 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 13 0))) 1 0))
      (a!89 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 13 0))) 1 0))
      (a!91 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 13 0))) 1 0))
      (a!93 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 13 0))) 1 0))
      (a!95 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 13 0))) 1 0))
      (a!97 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 13 0))) 1 0))
      (a!99 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 13 0))) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 13 0)))
                  1
                  0))
      (a!103 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 13 0)))
                  1
                  0)))
(let ((a!2 (<= a!1 (ite (= (rank 1 0) (rank 13 0)) 1 0)))
      (a!4 (<= a!3 (ite (= (rank 1 1) (rank 13 0)) 1 0)))
      (a!6 (<= a!5 (ite (= (rank 1 2) (rank 13 0)) 1 0)))
      (a!8 (<= a!7 (ite (= (rank 1 3) (rank 13 0)) 1 0)))
      (a!10 (<= a!9 (ite (= (rank 2 0) (rank 13 0)) 1 0)))
      (a!12 (<= a!11 (ite (= (rank 2 1) (rank 13 0)) 1 0)))
      (a!14 (<= a!13 (ite (= (rank 2 2) (rank 13 0)) 1 0)))
      (a!16 (<= a!15 (ite (= (rank 2 3) (rank 13 0)) 1 0)))
      (a!18 (<= a!17 (ite (= (rank 3 0) (rank 13 0)) 1 0)))
      (a!20 (<= a!19 (ite (= (rank 3 1) (rank 13 0)) 1 0)))
      (a!22 (<= a!21 (ite (= (rank 3 2) (rank 13 0)) 1 0)))
      (a!24 (<= a!23 (ite (= (rank 3 3) (rank 13 0)) 1 0)))
      (a!26 (<= a!25 (ite (= (rank 4 0) (rank 13 0)) 1 0)))
      (a!28 (<= a!27 (ite (= (rank 4 1) (rank 13 0)) 1 0)))
      (a!30 (<= a!29 (ite (= (rank 4 2) (rank 13 0)) 1 0)))
      (a!32 (<= a!31 (ite (= (rank 4 3) (rank 13 0)) 1 0)))
      (a!34 (<= a!33 (ite (= (rank 5 0) (rank 13 0)) 1 0)))
      (a!36 (<= a!35 (ite (= (rank 5 1) (rank 13 0)) 1 0)))
      (a!38 (<= a!37 (ite (= (rank 5 2) (rank 13 0)) 1 0)))
      (a!40 (<= a!39 (ite (= (rank 5 3) (rank 13 0)) 1 0)))
      (a!42 (<= a!41 (ite (= (rank 6 0) (rank 13 0)) 1 0)))
      (a!44 (<= a!43 (ite (= (rank 6 1) (rank 13 0)) 1 0)))
      (a!46 (<= a!45 (ite (= (rank 6 2) (rank 13 0)) 1 0)))
      (a!48 (<= a!47 (ite (= (rank 6 3) (rank 13 0)) 1 0)))
      (a!50 (<= a!49 (ite (= (rank 7 0) (rank 13 0)) 1 0)))
      (a!52 (<= a!51 (ite (= (rank 7 1) (rank 13 0)) 1 0)))
      (a!54 (<= a!53 (ite (= (rank 7 2) (rank 13 0)) 1 0)))
      (a!56 (<= a!55 (ite (= (rank 7 3) (rank 13 0)) 1 0)))
      (a!58 (<= a!57 (ite (= (rank 8 0) (rank 13 0)) 1 0)))
      (a!60 (<= a!59 (ite (= (rank 8 1) (rank 13 0)) 1 0)))
      (a!62 (<= a!61 (ite (= (rank 8 2) (rank 13 0)) 1 0)))
      (a!64 (<= a!63 (ite (= (rank 8 3) (rank 13 0)) 1 0)))
      (a!66 (<= a!65 (ite (= (rank 9 0) (rank 13 0)) 1 0)))
      (a!68 (<= a!67 (ite (= (rank 9 1) (rank 13 0)) 1 0)))
      (a!70 (<= a!69 (ite (= (rank 9 2) (rank 13 0)) 1 0)))
      (a!72 (<= a!71 (ite (= (rank 9 3) (rank 13 0)) 1 0)))
      (a!74 (<= a!73 (ite (= (rank 10 0) (rank 13 0)) 1 0)))
      (a!76 (<= a!75 (ite (= (rank 10 1) (rank 13 0)) 1 0)))
      (a!78 (<= a!77 (ite (= (rank 10 2) (rank 13 0)) 1 0)))
      (a!80 (<= a!79 (ite (= (rank 10 3) (rank 13 0)) 1 0)))
      (a!82 (<= a!81 (ite (= (rank 11 0) (rank 13 0)) 1 0)))
      (a!84 (<= a!83 (ite (= (rank 11 1) (rank 13 0)) 1 0)))
      (a!86 (<= a!85 (ite (= (rank 11 2) (rank 13 0)) 1 0)))
      (a!88 (<= a!87 (ite (= (rank 11 3) (rank 13 0)) 1 0)))
      (a!90 (<= a!89 (ite (= (rank 12 0) (rank 13 0)) 1 0)))
      (a!92 (<= a!91 (ite (= (rank 12 1) (rank 13 0)) 1 0)))
      (a!94 (<= a!93 (ite (= (rank 12 2) (rank 13 0)) 1 0)))
      (a!96 (<= a!95 (ite (= (rank 12 3) (rank 13 0)) 1 0)))
      (a!98 (<= a!97 (ite (= (rank 13 0) (rank 13 0)) 1 0)))
      (a!100 (<= a!99 (ite (= (rank 13 1) (rank 13 0)) 1 0)))
      (a!102 (<= a!101 (ite (= (rank 13 2) (rank 13 0)) 1 0)))
      (a!104 (<= a!103 (ite (= (rank 13 3) (rank 13 0)) 1 0))))
  (and a!2
       a!4
       a!6
       a!8
       a!10
       a!12
       a!14
       a!16
       a!18
       a!20
       a!22
       a!24
       a!26
       a!28
       a!30
       a!32
       a!34
       a!36
       a!38
       a!40
       a!42
       a!44
       a!46
       a!48
       a!50
       a!52
       a!54
       a!56
       a!58
       a!60
       a!62
       a!64
       a!66
       a!68
       a!70
       a!72
       a!74
       a!76
       a!78
       a!80
       a!82
       a!84
       a!86
       a!88
       a!90
       a!92
       a!94
       a!96
       a!98
       a!100
       a!102
       a!104))))
; face down
(assert (<= (select x.gone 13) 0))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal fewer, denied
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 13 0))) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 13 0))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 13 0))) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 13 0))) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 13 0))) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 13 0))) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 13 0))) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 13 0))) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 13 0))) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 13 0))) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 13 0))) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 13 0))) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 13 0))) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 13 0))) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 13 0))) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 13 0))) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 13 0))) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 13 0))) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 13 0))) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 13 0))) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 13 0))) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 13 0))) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 13 0))) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 13 0))) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 13 0))) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 13 0))) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 13 0))) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 13 0))) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 13 0))) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 13 0))) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 13 0))) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 13 0))) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 13 0))) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 13 0))) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 13 0))) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 13 0))) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 13 0))) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 13 0))) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 13 0))) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 13 0))) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 13 0))) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 13 0))) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 13 0))) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 13 0))) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 13 0))) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 13 0))) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 13 0))) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 13 0))) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 13 0))) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 13 0))) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 13 0))) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 13 0))) 1 0)))
  (not (< (+ a!1
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
          4))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; a deck
(assert (let ((a!1 (+ (ite (= (rank 1 0) (rank 13 1)) 1 0)
              (ite (= (rank 1 1) (rank 13 1)) 1 0)
              (ite (= (rank 1 2) (rank 13 1)) 1 0)
              (ite (= (rank 1 3) (rank 13 1)) 1 0)
              (ite (= (rank 2 0) (rank 13 1)) 1 0)
              (ite (= (rank 2 1) (rank 13 1)) 1 0)
              (ite (= (rank 2 2) (rank 13 1)) 1 0)
              (ite (= (rank 2 3) (rank 13 1)) 1 0)
              (ite (= (rank 3 0) (rank 13 1)) 1 0)
              (ite (= (rank 3 1) (rank 13 1)) 1 0)
              (ite (= (rank 3 2) (rank 13 1)) 1 0)
              (ite (= (rank 3 3) (rank 13 1)) 1 0)
              (ite (= (rank 4 0) (rank 13 1)) 1 0)
              (ite (= (rank 4 1) (rank 13 1)) 1 0)
              (ite (= (rank 4 2) (rank 13 1)) 1 0)
              (ite (= (rank 4 3) (rank 13 1)) 1 0)
              (ite (= (rank 5 0) (rank 13 1)) 1 0)
              (ite (= (rank 5 1) (rank 13 1)) 1 0)
              (ite (= (rank 5 2) (rank 13 1)) 1 0)
              (ite (= (rank 5 3) (rank 13 1)) 1 0)
              (ite (= (rank 6 0) (rank 13 1)) 1 0)
              (ite (= (rank 6 1) (rank 13 1)) 1 0)
              (ite (= (rank 6 2) (rank 13 1)) 1 0)
              (ite (= (rank 6 3) (rank 13 1)) 1 0)
              (ite (= (rank 7 0) (rank 13 1)) 1 0)
              (ite (= (rank 7 1) (rank 13 1)) 1 0)
              (ite (= (rank 7 2) (rank 13 1)) 1 0)
              (ite (= (rank 7 3) (rank 13 1)) 1 0)
              (ite (= (rank 8 0) (rank 13 1)) 1 0)
              (ite (= (rank 8 1) (rank 13 1)) 1 0)
              (ite (= (rank 8 2) (rank 13 1)) 1 0)
              (ite (= (rank 8 3) (rank 13 1)) 1 0)
              (ite (= (rank 9 0) (rank 13 1)) 1 0)
              (ite (= (rank 9 1) (rank 13 1)) 1 0)
              (ite (= (rank 9 2) (rank 13 1)) 1 0)
              (ite (= (rank 9 3) (rank 13 1)) 1 0)
              (ite (= (rank 10 0) (rank 13 1)) 1 0)
              (ite (= (rank 10 1) (rank 13 1)) 1 0)
              (ite (= (rank 10 2) (rank 13 1)) 1 0)
              (ite (= (rank 10 3) (rank 13 1)) 1 0)
              (ite (= (rank 11 0) (rank 13 1)) 1 0)
              (ite (= (rank 11 1) (rank 13 1)) 1 0)
              (ite (= (rank 11 2) (rank 13 1)) 1 0)
              (ite (= (rank 11 3) (rank 13 1)) 1 0)
              (ite (= (rank 12 0) (rank 13 1)) 1 0)
              (ite (= (rank 12 1) (rank 13 1)) 1 0)
              (ite (= (rank 12 2) (rank 13 1)) 1 0)
              (ite (= (rank 12 3) (rank 13 1)) 1 0)
              (ite (= (rank 13 0) (rank 13 1)) 1 0)
              (ite (= (rank 13 1) (rank 13 1)) 1 0)
              (ite (= (rank 13 2) (rank 13 1)) 1 0)
              (ite (= (rank 13 3) (rank 13 1)) 1 0))))
  (= a!1 4)))
; turned cards are cards
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 13 1))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 13 1))) 1 0))
      (a!5 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 13 1))) 1 0))
      (a!7 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 13 1))) 1 0))
      (a!9 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 13 1))) 1 0))
      (a!11 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 13 1))) 1 0))
      (a!13 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 13 1))) 1 0))
      (a!15 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 13 1))) 1 0))
      (a!17 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 13 1))) 1 0))
      (a!19 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 13 1))) 1 0))
      (a!21 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 13 1))) 1 0))
      (a!23 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 13 1))) 1 0))
      (a!25 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 13 1))) 1 0))
      (a!27 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 13 1))) 1 0))
      (a!29 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 13 1))) 1 0))
      (a!31 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 13 1))) 1 0))
      (a!33 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 13 1))) 1 0))
      (a!35 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 13 1))) 1 0))
      (a!37 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 13 1))) 1 0))
      (a!39 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 13 1))) 1 0))
      (a!41 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 13 1))) 1 0))
      (a!43 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 13 1))) 1 0))
      (a!45 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 13 1))) 1 0))
      (a!47 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 13 1))) 1 0))
      (a!49 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 13 1))) 1 0))
      (a!51 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 13 1))) 1 0))
      (a!53 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 13 1))) 1 0))
      (a!55 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 13 1))) 1 0))
      (a!57 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 13 1))) 1 0))
      (a!59 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 13 1))) 1 0))
      (a!61 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 13 1))) 1 0))
      (a!63 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 13 1))) 1 0))
      (a!65 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 13 1))) 1 0))
      (a!67 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 13 1))) 1 0))
      (a!69 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 13 1))) 1 0))
      (a!71 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 13 1))) 1 0))
      (a!73 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 13 1))) 1 0))
      (a!75 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 13 1))) 1 0))
      (a!77 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 13 1))) 1 0))
      (a!79 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 13 1))) 1 0))
      (a!81 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 13 1))) 1 0))
      (a!83 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 13 1))) 1 0))
      (a!85 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 13 1))) 1 0))
      (a!87 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 13 1))) 1 0))
      (a!89 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 13 1))) 1 0))
      (a!91 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 13 1))) 1 0))
      (a!93 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 13 1))) 1 0))
      (a!95 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 13 1))) 1 0))
      (a!97 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 13 1))) 1 0))
      (a!99 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 13 1))) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 13 1)))
                  1
                  0))
      (a!103 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 13 1)))
                  1
                  0)))
(let ((a!2 (<= a!1 (ite (= (rank 1 0) (rank 13 1)) 1 0)))
      (a!4 (<= a!3 (ite (= (rank 1 1) (rank 13 1)) 1 0)))
      (a!6 (<= a!5 (ite (= (rank 1 2) (rank 13 1)) 1 0)))
      (a!8 (<= a!7 (ite (= (rank 1 3) (rank 13 1)) 1 0)))
      (a!10 (<= a!9 (ite (= (rank 2 0) (rank 13 1)) 1 0)))
      (a!12 (<= a!11 (ite (= (rank 2 1) (rank 13 1)) 1 0)))
      (a!14 (<= a!13 (ite (= (rank 2 2) (rank 13 1)) 1 0)))
      (a!16 (<= a!15 (ite (= (rank 2 3) (rank 13 1)) 1 0)))
      (a!18 (<= a!17 (ite (= (rank 3 0) (rank 13 1)) 1 0)))
      (a!20 (<= a!19 (ite (= (rank 3 1) (rank 13 1)) 1 0)))
      (a!22 (<= a!21 (ite (= (rank 3 2) (rank 13 1)) 1 0)))
      (a!24 (<= a!23 (ite (= (rank 3 3) (rank 13 1)) 1 0)))
      (a!26 (<= a!25 (ite (= (rank 4 0) (rank 13 1)) 1 0)))
      (a!28 (<= a!27 (ite (= (rank 4 1) (rank 13 1)) 1 0)))
      (a!30 (<= a!29 (ite (= (rank 4 2) (rank 13 1)) 1 0)))
      (a!32 (<= a!31 (ite (= (rank 4 3) (rank 13 1)) 1 0)))
      (a!34 (<= a!33 (ite (= (rank 5 0) (rank 13 1)) 1 0)))
      (a!36 (<= a!35 (ite (= (rank 5 1) (rank 13 1)) 1 0)))
      (a!38 (<= a!37 (ite (= (rank 5 2) (rank 13 1)) 1 0)))
      (a!40 (<= a!39 (ite (= (rank 5 3) (rank 13 1)) 1 0)))
      (a!42 (<= a!41 (ite (= (rank 6 0) (rank 13 1)) 1 0)))
      (a!44 (<= a!43 (ite (= (rank 6 1) (rank 13 1)) 1 0)))
      (a!46 (<= a!45 (ite (= (rank 6 2) (rank 13 1)) 1 0)))
      (a!48 (<= a!47 (ite (= (rank 6 3) (rank 13 1)) 1 0)))
      (a!50 (<= a!49 (ite (= (rank 7 0) (rank 13 1)) 1 0)))
      (a!52 (<= a!51 (ite (= (rank 7 1) (rank 13 1)) 1 0)))
      (a!54 (<= a!53 (ite (= (rank 7 2) (rank 13 1)) 1 0)))
      (a!56 (<= a!55 (ite (= (rank 7 3) (rank 13 1)) 1 0)))
      (a!58 (<= a!57 (ite (= (rank 8 0) (rank 13 1)) 1 0)))
      (a!60 (<= a!59 (ite (= (rank 8 1) (rank 13 1)) 1 0)))
      (a!62 (<= a!61 (ite (= (rank 8 2) (rank 13 1)) 1 0)))
      (a!64 (<= a!63 (ite (= (rank 8 3) (rank 13 1)) 1 0)))
      (a!66 (<= a!65 (ite (= (rank 9 0) (rank 13 1)) 1 0)))
      (a!68 (<= a!67 (ite (= (rank 9 1) (rank 13 1)) 1 0)))
      (a!70 (<= a!69 (ite (= (rank 9 2) (rank 13 1)) 1 0)))
      (a!72 (<= a!71 (ite (= (rank 9 3) (rank 13 1)) 1 0)))
      (a!74 (<= a!73 (ite (= (rank 10 0) (rank 13 1)) 1 0)))
      (a!76 (<= a!75 (ite (= (rank 10 1) (rank 13 1)) 1 0)))
      (a!78 (<= a!77 (ite (= (rank 10 2) (rank 13 1)) 1 0)))
      (a!80 (<= a!79 (ite (= (rank 10 3) (rank 13 1)) 1 0)))
      (a!82 (<= a!81 (ite (= (rank 11 0) (rank 13 1)) 1 0)))
      (a!84 (<= a!83 (ite (= (rank 11 1) (rank 13 1)) 1 0)))
      (a!86 (<= a!85 (ite (= (rank 11 2) (rank 13 1)) 1 0)))
      (a!88 (<= a!87 (ite (= (rank 11 3) (rank 13 1)) 1 0)))
      (a!90 (<= a!89 (ite (= (rank 12 0) (rank 13 1)) 1 0)))
      (a!92 (<= a!91 (ite (= (rank 12 1) (rank 13 1)) 1 0)))
      (a!94 (<= a!93 (ite (= (rank 12 2) (rank 13 1)) 1 0)))
      (a!96 (<= a!95 (ite (= (rank 12 3) (rank 13 1)) 1 0)))
      (a!98 (<= a!97 (ite (= (rank 13 0) (rank 13 1)) 1 0)))
      (a!100 (<= a!99 (ite (= (rank 13 1) (rank 13 1)) 1 0)))
      (a!102 (<= a!101 (ite (= (rank 13 2) (rank 13 1)) 1 0)))
      (a!104 (<= a!103 (ite (= (rank 13 3) (rank 13 1)) 1 0))))
  (and a!2
       a!4
       a!6
       a!8
       a!10
       a!12
       a!14
       a!16
       a!18
       a!20
       a!22
       a!24
       a!26
       a!28
       a!30
       a!32
       a!34
       a!36
       a!38
       a!40
       a!42
       a!44
       a!46
       a!48
       a!50
       a!52
       a!54
       a!56
       a!58
       a!60
       a!62
       a!64
       a!66
       a!68
       a!70
       a!72
       a!74
       a!76
       a!78
       a!80
       a!82
       a!84
       a!86
       a!88
       a!90
       a!92
       a!94
       a!96
       a!98
       a!100
       a!102
       a!104))))
; face down
(assert (<= (select x.gone 13) 1))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal fewer, denied
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 13 1))) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 13 1))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 13 1))) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 13 1))) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 13 1))) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 13 1))) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 13 1))) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 13 1))) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 13 1))) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 13 1))) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 13 1))) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 13 1))) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 13 1))) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 13 1))) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 13 1))) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 13 1))) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 13 1))) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 13 1))) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 13 1))) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 13 1))) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 13 1))) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 13 1))) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 13 1))) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 13 1))) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 13 1))) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 13 1))) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 13 1))) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 13 1))) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 13 1))) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 13 1))) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 13 1))) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 13 1))) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 13 1))) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 13 1))) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 13 1))) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 13 1))) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 13 1))) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 13 1))) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 13 1))) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 13 1))) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 13 1))) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 13 1))) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 13 1))) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 13 1))) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 13 1))) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 13 1))) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 13 1))) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 13 1))) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 13 1))) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 13 1))) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 13 1))) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 13 1))) 1 0)))
  (not (< (+ a!1
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
          4))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; a deck
(assert (let ((a!1 (+ (ite (= (rank 1 0) (rank 13 2)) 1 0)
              (ite (= (rank 1 1) (rank 13 2)) 1 0)
              (ite (= (rank 1 2) (rank 13 2)) 1 0)
              (ite (= (rank 1 3) (rank 13 2)) 1 0)
              (ite (= (rank 2 0) (rank 13 2)) 1 0)
              (ite (= (rank 2 1) (rank 13 2)) 1 0)
              (ite (= (rank 2 2) (rank 13 2)) 1 0)
              (ite (= (rank 2 3) (rank 13 2)) 1 0)
              (ite (= (rank 3 0) (rank 13 2)) 1 0)
              (ite (= (rank 3 1) (rank 13 2)) 1 0)
              (ite (= (rank 3 2) (rank 13 2)) 1 0)
              (ite (= (rank 3 3) (rank 13 2)) 1 0)
              (ite (= (rank 4 0) (rank 13 2)) 1 0)
              (ite (= (rank 4 1) (rank 13 2)) 1 0)
              (ite (= (rank 4 2) (rank 13 2)) 1 0)
              (ite (= (rank 4 3) (rank 13 2)) 1 0)
              (ite (= (rank 5 0) (rank 13 2)) 1 0)
              (ite (= (rank 5 1) (rank 13 2)) 1 0)
              (ite (= (rank 5 2) (rank 13 2)) 1 0)
              (ite (= (rank 5 3) (rank 13 2)) 1 0)
              (ite (= (rank 6 0) (rank 13 2)) 1 0)
              (ite (= (rank 6 1) (rank 13 2)) 1 0)
              (ite (= (rank 6 2) (rank 13 2)) 1 0)
              (ite (= (rank 6 3) (rank 13 2)) 1 0)
              (ite (= (rank 7 0) (rank 13 2)) 1 0)
              (ite (= (rank 7 1) (rank 13 2)) 1 0)
              (ite (= (rank 7 2) (rank 13 2)) 1 0)
              (ite (= (rank 7 3) (rank 13 2)) 1 0)
              (ite (= (rank 8 0) (rank 13 2)) 1 0)
              (ite (= (rank 8 1) (rank 13 2)) 1 0)
              (ite (= (rank 8 2) (rank 13 2)) 1 0)
              (ite (= (rank 8 3) (rank 13 2)) 1 0)
              (ite (= (rank 9 0) (rank 13 2)) 1 0)
              (ite (= (rank 9 1) (rank 13 2)) 1 0)
              (ite (= (rank 9 2) (rank 13 2)) 1 0)
              (ite (= (rank 9 3) (rank 13 2)) 1 0)
              (ite (= (rank 10 0) (rank 13 2)) 1 0)
              (ite (= (rank 10 1) (rank 13 2)) 1 0)
              (ite (= (rank 10 2) (rank 13 2)) 1 0)
              (ite (= (rank 10 3) (rank 13 2)) 1 0)
              (ite (= (rank 11 0) (rank 13 2)) 1 0)
              (ite (= (rank 11 1) (rank 13 2)) 1 0)
              (ite (= (rank 11 2) (rank 13 2)) 1 0)
              (ite (= (rank 11 3) (rank 13 2)) 1 0)
              (ite (= (rank 12 0) (rank 13 2)) 1 0)
              (ite (= (rank 12 1) (rank 13 2)) 1 0)
              (ite (= (rank 12 2) (rank 13 2)) 1 0)
              (ite (= (rank 12 3) (rank 13 2)) 1 0)
              (ite (= (rank 13 0) (rank 13 2)) 1 0)
              (ite (= (rank 13 1) (rank 13 2)) 1 0)
              (ite (= (rank 13 2) (rank 13 2)) 1 0)
              (ite (= (rank 13 3) (rank 13 2)) 1 0))))
  (= a!1 4)))
; turned cards are cards
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 13 2))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 13 2))) 1 0))
      (a!5 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 13 2))) 1 0))
      (a!7 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 13 2))) 1 0))
      (a!9 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 13 2))) 1 0))
      (a!11 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 13 2))) 1 0))
      (a!13 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 13 2))) 1 0))
      (a!15 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 13 2))) 1 0))
      (a!17 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 13 2))) 1 0))
      (a!19 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 13 2))) 1 0))
      (a!21 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 13 2))) 1 0))
      (a!23 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 13 2))) 1 0))
      (a!25 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 13 2))) 1 0))
      (a!27 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 13 2))) 1 0))
      (a!29 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 13 2))) 1 0))
      (a!31 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 13 2))) 1 0))
      (a!33 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 13 2))) 1 0))
      (a!35 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 13 2))) 1 0))
      (a!37 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 13 2))) 1 0))
      (a!39 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 13 2))) 1 0))
      (a!41 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 13 2))) 1 0))
      (a!43 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 13 2))) 1 0))
      (a!45 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 13 2))) 1 0))
      (a!47 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 13 2))) 1 0))
      (a!49 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 13 2))) 1 0))
      (a!51 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 13 2))) 1 0))
      (a!53 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 13 2))) 1 0))
      (a!55 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 13 2))) 1 0))
      (a!57 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 13 2))) 1 0))
      (a!59 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 13 2))) 1 0))
      (a!61 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 13 2))) 1 0))
      (a!63 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 13 2))) 1 0))
      (a!65 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 13 2))) 1 0))
      (a!67 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 13 2))) 1 0))
      (a!69 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 13 2))) 1 0))
      (a!71 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 13 2))) 1 0))
      (a!73 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 13 2))) 1 0))
      (a!75 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 13 2))) 1 0))
      (a!77 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 13 2))) 1 0))
      (a!79 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 13 2))) 1 0))
      (a!81 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 13 2))) 1 0))
      (a!83 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 13 2))) 1 0))
      (a!85 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 13 2))) 1 0))
      (a!87 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 13 2))) 1 0))
      (a!89 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 13 2))) 1 0))
      (a!91 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 13 2))) 1 0))
      (a!93 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 13 2))) 1 0))
      (a!95 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 13 2))) 1 0))
      (a!97 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 13 2))) 1 0))
      (a!99 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 13 2))) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 13 2)))
                  1
                  0))
      (a!103 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 13 2)))
                  1
                  0)))
(let ((a!2 (<= a!1 (ite (= (rank 1 0) (rank 13 2)) 1 0)))
      (a!4 (<= a!3 (ite (= (rank 1 1) (rank 13 2)) 1 0)))
      (a!6 (<= a!5 (ite (= (rank 1 2) (rank 13 2)) 1 0)))
      (a!8 (<= a!7 (ite (= (rank 1 3) (rank 13 2)) 1 0)))
      (a!10 (<= a!9 (ite (= (rank 2 0) (rank 13 2)) 1 0)))
      (a!12 (<= a!11 (ite (= (rank 2 1) (rank 13 2)) 1 0)))
      (a!14 (<= a!13 (ite (= (rank 2 2) (rank 13 2)) 1 0)))
      (a!16 (<= a!15 (ite (= (rank 2 3) (rank 13 2)) 1 0)))
      (a!18 (<= a!17 (ite (= (rank 3 0) (rank 13 2)) 1 0)))
      (a!20 (<= a!19 (ite (= (rank 3 1) (rank 13 2)) 1 0)))
      (a!22 (<= a!21 (ite (= (rank 3 2) (rank 13 2)) 1 0)))
      (a!24 (<= a!23 (ite (= (rank 3 3) (rank 13 2)) 1 0)))
      (a!26 (<= a!25 (ite (= (rank 4 0) (rank 13 2)) 1 0)))
      (a!28 (<= a!27 (ite (= (rank 4 1) (rank 13 2)) 1 0)))
      (a!30 (<= a!29 (ite (= (rank 4 2) (rank 13 2)) 1 0)))
      (a!32 (<= a!31 (ite (= (rank 4 3) (rank 13 2)) 1 0)))
      (a!34 (<= a!33 (ite (= (rank 5 0) (rank 13 2)) 1 0)))
      (a!36 (<= a!35 (ite (= (rank 5 1) (rank 13 2)) 1 0)))
      (a!38 (<= a!37 (ite (= (rank 5 2) (rank 13 2)) 1 0)))
      (a!40 (<= a!39 (ite (= (rank 5 3) (rank 13 2)) 1 0)))
      (a!42 (<= a!41 (ite (= (rank 6 0) (rank 13 2)) 1 0)))
      (a!44 (<= a!43 (ite (= (rank 6 1) (rank 13 2)) 1 0)))
      (a!46 (<= a!45 (ite (= (rank 6 2) (rank 13 2)) 1 0)))
      (a!48 (<= a!47 (ite (= (rank 6 3) (rank 13 2)) 1 0)))
      (a!50 (<= a!49 (ite (= (rank 7 0) (rank 13 2)) 1 0)))
      (a!52 (<= a!51 (ite (= (rank 7 1) (rank 13 2)) 1 0)))
      (a!54 (<= a!53 (ite (= (rank 7 2) (rank 13 2)) 1 0)))
      (a!56 (<= a!55 (ite (= (rank 7 3) (rank 13 2)) 1 0)))
      (a!58 (<= a!57 (ite (= (rank 8 0) (rank 13 2)) 1 0)))
      (a!60 (<= a!59 (ite (= (rank 8 1) (rank 13 2)) 1 0)))
      (a!62 (<= a!61 (ite (= (rank 8 2) (rank 13 2)) 1 0)))
      (a!64 (<= a!63 (ite (= (rank 8 3) (rank 13 2)) 1 0)))
      (a!66 (<= a!65 (ite (= (rank 9 0) (rank 13 2)) 1 0)))
      (a!68 (<= a!67 (ite (= (rank 9 1) (rank 13 2)) 1 0)))
      (a!70 (<= a!69 (ite (= (rank 9 2) (rank 13 2)) 1 0)))
      (a!72 (<= a!71 (ite (= (rank 9 3) (rank 13 2)) 1 0)))
      (a!74 (<= a!73 (ite (= (rank 10 0) (rank 13 2)) 1 0)))
      (a!76 (<= a!75 (ite (= (rank 10 1) (rank 13 2)) 1 0)))
      (a!78 (<= a!77 (ite (= (rank 10 2) (rank 13 2)) 1 0)))
      (a!80 (<= a!79 (ite (= (rank 10 3) (rank 13 2)) 1 0)))
      (a!82 (<= a!81 (ite (= (rank 11 0) (rank 13 2)) 1 0)))
      (a!84 (<= a!83 (ite (= (rank 11 1) (rank 13 2)) 1 0)))
      (a!86 (<= a!85 (ite (= (rank 11 2) (rank 13 2)) 1 0)))
      (a!88 (<= a!87 (ite (= (rank 11 3) (rank 13 2)) 1 0)))
      (a!90 (<= a!89 (ite (= (rank 12 0) (rank 13 2)) 1 0)))
      (a!92 (<= a!91 (ite (= (rank 12 1) (rank 13 2)) 1 0)))
      (a!94 (<= a!93 (ite (= (rank 12 2) (rank 13 2)) 1 0)))
      (a!96 (<= a!95 (ite (= (rank 12 3) (rank 13 2)) 1 0)))
      (a!98 (<= a!97 (ite (= (rank 13 0) (rank 13 2)) 1 0)))
      (a!100 (<= a!99 (ite (= (rank 13 1) (rank 13 2)) 1 0)))
      (a!102 (<= a!101 (ite (= (rank 13 2) (rank 13 2)) 1 0)))
      (a!104 (<= a!103 (ite (= (rank 13 3) (rank 13 2)) 1 0))))
  (and a!2
       a!4
       a!6
       a!8
       a!10
       a!12
       a!14
       a!16
       a!18
       a!20
       a!22
       a!24
       a!26
       a!28
       a!30
       a!32
       a!34
       a!36
       a!38
       a!40
       a!42
       a!44
       a!46
       a!48
       a!50
       a!52
       a!54
       a!56
       a!58
       a!60
       a!62
       a!64
       a!66
       a!68
       a!70
       a!72
       a!74
       a!76
       a!78
       a!80
       a!82
       a!84
       a!86
       a!88
       a!90
       a!92
       a!94
       a!96
       a!98
       a!100
       a!102
       a!104))))
; face down
(assert (<= (select x.gone 13) 2))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal fewer, denied
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 13 2))) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 13 2))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 13 2))) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 13 2))) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 13 2))) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 13 2))) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 13 2))) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 13 2))) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 13 2))) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 13 2))) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 13 2))) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 13 2))) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 13 2))) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 13 2))) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 13 2))) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 13 2))) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 13 2))) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 13 2))) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 13 2))) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 13 2))) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 13 2))) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 13 2))) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 13 2))) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 13 2))) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 13 2))) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 13 2))) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 13 2))) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 13 2))) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 13 2))) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 13 2))) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 13 2))) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 13 2))) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 13 2))) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 13 2))) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 13 2))) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 13 2))) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 13 2))) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 13 2))) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 13 2))) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 13 2))) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 13 2))) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 13 2))) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 13 2))) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 13 2))) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 13 2))) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 13 2))) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 13 2))) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 13 2))) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 13 2))) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 13 2))) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 13 2))) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 13 2))) 1 0)))
  (not (< (+ a!1
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
          4))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; a deck
(assert (let ((a!1 (+ (ite (= (rank 1 0) (rank 13 3)) 1 0)
              (ite (= (rank 1 1) (rank 13 3)) 1 0)
              (ite (= (rank 1 2) (rank 13 3)) 1 0)
              (ite (= (rank 1 3) (rank 13 3)) 1 0)
              (ite (= (rank 2 0) (rank 13 3)) 1 0)
              (ite (= (rank 2 1) (rank 13 3)) 1 0)
              (ite (= (rank 2 2) (rank 13 3)) 1 0)
              (ite (= (rank 2 3) (rank 13 3)) 1 0)
              (ite (= (rank 3 0) (rank 13 3)) 1 0)
              (ite (= (rank 3 1) (rank 13 3)) 1 0)
              (ite (= (rank 3 2) (rank 13 3)) 1 0)
              (ite (= (rank 3 3) (rank 13 3)) 1 0)
              (ite (= (rank 4 0) (rank 13 3)) 1 0)
              (ite (= (rank 4 1) (rank 13 3)) 1 0)
              (ite (= (rank 4 2) (rank 13 3)) 1 0)
              (ite (= (rank 4 3) (rank 13 3)) 1 0)
              (ite (= (rank 5 0) (rank 13 3)) 1 0)
              (ite (= (rank 5 1) (rank 13 3)) 1 0)
              (ite (= (rank 5 2) (rank 13 3)) 1 0)
              (ite (= (rank 5 3) (rank 13 3)) 1 0)
              (ite (= (rank 6 0) (rank 13 3)) 1 0)
              (ite (= (rank 6 1) (rank 13 3)) 1 0)
              (ite (= (rank 6 2) (rank 13 3)) 1 0)
              (ite (= (rank 6 3) (rank 13 3)) 1 0)
              (ite (= (rank 7 0) (rank 13 3)) 1 0)
              (ite (= (rank 7 1) (rank 13 3)) 1 0)
              (ite (= (rank 7 2) (rank 13 3)) 1 0)
              (ite (= (rank 7 3) (rank 13 3)) 1 0)
              (ite (= (rank 8 0) (rank 13 3)) 1 0)
              (ite (= (rank 8 1) (rank 13 3)) 1 0)
              (ite (= (rank 8 2) (rank 13 3)) 1 0)
              (ite (= (rank 8 3) (rank 13 3)) 1 0)
              (ite (= (rank 9 0) (rank 13 3)) 1 0)
              (ite (= (rank 9 1) (rank 13 3)) 1 0)
              (ite (= (rank 9 2) (rank 13 3)) 1 0)
              (ite (= (rank 9 3) (rank 13 3)) 1 0)
              (ite (= (rank 10 0) (rank 13 3)) 1 0)
              (ite (= (rank 10 1) (rank 13 3)) 1 0)
              (ite (= (rank 10 2) (rank 13 3)) 1 0)
              (ite (= (rank 10 3) (rank 13 3)) 1 0)
              (ite (= (rank 11 0) (rank 13 3)) 1 0)
              (ite (= (rank 11 1) (rank 13 3)) 1 0)
              (ite (= (rank 11 2) (rank 13 3)) 1 0)
              (ite (= (rank 11 3) (rank 13 3)) 1 0)
              (ite (= (rank 12 0) (rank 13 3)) 1 0)
              (ite (= (rank 12 1) (rank 13 3)) 1 0)
              (ite (= (rank 12 2) (rank 13 3)) 1 0)
              (ite (= (rank 12 3) (rank 13 3)) 1 0)
              (ite (= (rank 13 0) (rank 13 3)) 1 0)
              (ite (= (rank 13 1) (rank 13 3)) 1 0)
              (ite (= (rank 13 2) (rank 13 3)) 1 0)
              (ite (= (rank 13 3) (rank 13 3)) 1 0))))
  (= a!1 4)))
; turned cards are cards
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 13 3))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 13 3))) 1 0))
      (a!5 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 13 3))) 1 0))
      (a!7 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 13 3))) 1 0))
      (a!9 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 13 3))) 1 0))
      (a!11 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 13 3))) 1 0))
      (a!13 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 13 3))) 1 0))
      (a!15 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 13 3))) 1 0))
      (a!17 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 13 3))) 1 0))
      (a!19 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 13 3))) 1 0))
      (a!21 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 13 3))) 1 0))
      (a!23 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 13 3))) 1 0))
      (a!25 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 13 3))) 1 0))
      (a!27 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 13 3))) 1 0))
      (a!29 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 13 3))) 1 0))
      (a!31 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 13 3))) 1 0))
      (a!33 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 13 3))) 1 0))
      (a!35 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 13 3))) 1 0))
      (a!37 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 13 3))) 1 0))
      (a!39 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 13 3))) 1 0))
      (a!41 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 13 3))) 1 0))
      (a!43 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 13 3))) 1 0))
      (a!45 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 13 3))) 1 0))
      (a!47 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 13 3))) 1 0))
      (a!49 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 13 3))) 1 0))
      (a!51 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 13 3))) 1 0))
      (a!53 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 13 3))) 1 0))
      (a!55 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 13 3))) 1 0))
      (a!57 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 13 3))) 1 0))
      (a!59 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 13 3))) 1 0))
      (a!61 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 13 3))) 1 0))
      (a!63 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 13 3))) 1 0))
      (a!65 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 13 3))) 1 0))
      (a!67 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 13 3))) 1 0))
      (a!69 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 13 3))) 1 0))
      (a!71 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 13 3))) 1 0))
      (a!73 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 13 3))) 1 0))
      (a!75 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 13 3))) 1 0))
      (a!77 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 13 3))) 1 0))
      (a!79 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 13 3))) 1 0))
      (a!81 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 13 3))) 1 0))
      (a!83 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 13 3))) 1 0))
      (a!85 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 13 3))) 1 0))
      (a!87 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 13 3))) 1 0))
      (a!89 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 13 3))) 1 0))
      (a!91 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 13 3))) 1 0))
      (a!93 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 13 3))) 1 0))
      (a!95 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 13 3))) 1 0))
      (a!97 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 13 3))) 1 0))
      (a!99 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 13 3))) 1 0))
      (a!101 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 13 3)))
                  1
                  0))
      (a!103 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 13 3)))
                  1
                  0)))
(let ((a!2 (<= a!1 (ite (= (rank 1 0) (rank 13 3)) 1 0)))
      (a!4 (<= a!3 (ite (= (rank 1 1) (rank 13 3)) 1 0)))
      (a!6 (<= a!5 (ite (= (rank 1 2) (rank 13 3)) 1 0)))
      (a!8 (<= a!7 (ite (= (rank 1 3) (rank 13 3)) 1 0)))
      (a!10 (<= a!9 (ite (= (rank 2 0) (rank 13 3)) 1 0)))
      (a!12 (<= a!11 (ite (= (rank 2 1) (rank 13 3)) 1 0)))
      (a!14 (<= a!13 (ite (= (rank 2 2) (rank 13 3)) 1 0)))
      (a!16 (<= a!15 (ite (= (rank 2 3) (rank 13 3)) 1 0)))
      (a!18 (<= a!17 (ite (= (rank 3 0) (rank 13 3)) 1 0)))
      (a!20 (<= a!19 (ite (= (rank 3 1) (rank 13 3)) 1 0)))
      (a!22 (<= a!21 (ite (= (rank 3 2) (rank 13 3)) 1 0)))
      (a!24 (<= a!23 (ite (= (rank 3 3) (rank 13 3)) 1 0)))
      (a!26 (<= a!25 (ite (= (rank 4 0) (rank 13 3)) 1 0)))
      (a!28 (<= a!27 (ite (= (rank 4 1) (rank 13 3)) 1 0)))
      (a!30 (<= a!29 (ite (= (rank 4 2) (rank 13 3)) 1 0)))
      (a!32 (<= a!31 (ite (= (rank 4 3) (rank 13 3)) 1 0)))
      (a!34 (<= a!33 (ite (= (rank 5 0) (rank 13 3)) 1 0)))
      (a!36 (<= a!35 (ite (= (rank 5 1) (rank 13 3)) 1 0)))
      (a!38 (<= a!37 (ite (= (rank 5 2) (rank 13 3)) 1 0)))
      (a!40 (<= a!39 (ite (= (rank 5 3) (rank 13 3)) 1 0)))
      (a!42 (<= a!41 (ite (= (rank 6 0) (rank 13 3)) 1 0)))
      (a!44 (<= a!43 (ite (= (rank 6 1) (rank 13 3)) 1 0)))
      (a!46 (<= a!45 (ite (= (rank 6 2) (rank 13 3)) 1 0)))
      (a!48 (<= a!47 (ite (= (rank 6 3) (rank 13 3)) 1 0)))
      (a!50 (<= a!49 (ite (= (rank 7 0) (rank 13 3)) 1 0)))
      (a!52 (<= a!51 (ite (= (rank 7 1) (rank 13 3)) 1 0)))
      (a!54 (<= a!53 (ite (= (rank 7 2) (rank 13 3)) 1 0)))
      (a!56 (<= a!55 (ite (= (rank 7 3) (rank 13 3)) 1 0)))
      (a!58 (<= a!57 (ite (= (rank 8 0) (rank 13 3)) 1 0)))
      (a!60 (<= a!59 (ite (= (rank 8 1) (rank 13 3)) 1 0)))
      (a!62 (<= a!61 (ite (= (rank 8 2) (rank 13 3)) 1 0)))
      (a!64 (<= a!63 (ite (= (rank 8 3) (rank 13 3)) 1 0)))
      (a!66 (<= a!65 (ite (= (rank 9 0) (rank 13 3)) 1 0)))
      (a!68 (<= a!67 (ite (= (rank 9 1) (rank 13 3)) 1 0)))
      (a!70 (<= a!69 (ite (= (rank 9 2) (rank 13 3)) 1 0)))
      (a!72 (<= a!71 (ite (= (rank 9 3) (rank 13 3)) 1 0)))
      (a!74 (<= a!73 (ite (= (rank 10 0) (rank 13 3)) 1 0)))
      (a!76 (<= a!75 (ite (= (rank 10 1) (rank 13 3)) 1 0)))
      (a!78 (<= a!77 (ite (= (rank 10 2) (rank 13 3)) 1 0)))
      (a!80 (<= a!79 (ite (= (rank 10 3) (rank 13 3)) 1 0)))
      (a!82 (<= a!81 (ite (= (rank 11 0) (rank 13 3)) 1 0)))
      (a!84 (<= a!83 (ite (= (rank 11 1) (rank 13 3)) 1 0)))
      (a!86 (<= a!85 (ite (= (rank 11 2) (rank 13 3)) 1 0)))
      (a!88 (<= a!87 (ite (= (rank 11 3) (rank 13 3)) 1 0)))
      (a!90 (<= a!89 (ite (= (rank 12 0) (rank 13 3)) 1 0)))
      (a!92 (<= a!91 (ite (= (rank 12 1) (rank 13 3)) 1 0)))
      (a!94 (<= a!93 (ite (= (rank 12 2) (rank 13 3)) 1 0)))
      (a!96 (<= a!95 (ite (= (rank 12 3) (rank 13 3)) 1 0)))
      (a!98 (<= a!97 (ite (= (rank 13 0) (rank 13 3)) 1 0)))
      (a!100 (<= a!99 (ite (= (rank 13 1) (rank 13 3)) 1 0)))
      (a!102 (<= a!101 (ite (= (rank 13 2) (rank 13 3)) 1 0)))
      (a!104 (<= a!103 (ite (= (rank 13 3) (rank 13 3)) 1 0))))
  (and a!2
       a!4
       a!6
       a!8
       a!10
       a!12
       a!14
       a!16
       a!18
       a!20
       a!22
       a!24
       a!26
       a!28
       a!30
       a!32
       a!34
       a!36
       a!38
       a!40
       a!42
       a!44
       a!46
       a!48
       a!50
       a!52
       a!54
       a!56
       a!58
       a!60
       a!62
       a!64
       a!66
       a!68
       a!70
       a!72
       a!74
       a!76
       a!78
       a!80
       a!82
       a!84
       a!86
       a!88
       a!90
       a!92
       a!94
       a!96
       a!98
       a!100
       a!102
       a!104))))
; face down
(assert (<= (select x.gone 13) 3))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal fewer, denied
(assert (let ((a!1 (ite (and (> (select x.gone 1) 0) (= (rank 1 0) (rank 13 3))) 1 0))
      (a!2 (ite (and (> (select x.gone 1) 1) (= (rank 1 1) (rank 13 3))) 1 0))
      (a!3 (ite (and (> (select x.gone 1) 2) (= (rank 1 2) (rank 13 3))) 1 0))
      (a!4 (ite (and (> (select x.gone 1) 3) (= (rank 1 3) (rank 13 3))) 1 0))
      (a!5 (ite (and (> (select x.gone 2) 0) (= (rank 2 0) (rank 13 3))) 1 0))
      (a!6 (ite (and (> (select x.gone 2) 1) (= (rank 2 1) (rank 13 3))) 1 0))
      (a!7 (ite (and (> (select x.gone 2) 2) (= (rank 2 2) (rank 13 3))) 1 0))
      (a!8 (ite (and (> (select x.gone 2) 3) (= (rank 2 3) (rank 13 3))) 1 0))
      (a!9 (ite (and (> (select x.gone 3) 0) (= (rank 3 0) (rank 13 3))) 1 0))
      (a!10 (ite (and (> (select x.gone 3) 1) (= (rank 3 1) (rank 13 3))) 1 0))
      (a!11 (ite (and (> (select x.gone 3) 2) (= (rank 3 2) (rank 13 3))) 1 0))
      (a!12 (ite (and (> (select x.gone 3) 3) (= (rank 3 3) (rank 13 3))) 1 0))
      (a!13 (ite (and (> (select x.gone 4) 0) (= (rank 4 0) (rank 13 3))) 1 0))
      (a!14 (ite (and (> (select x.gone 4) 1) (= (rank 4 1) (rank 13 3))) 1 0))
      (a!15 (ite (and (> (select x.gone 4) 2) (= (rank 4 2) (rank 13 3))) 1 0))
      (a!16 (ite (and (> (select x.gone 4) 3) (= (rank 4 3) (rank 13 3))) 1 0))
      (a!17 (ite (and (> (select x.gone 5) 0) (= (rank 5 0) (rank 13 3))) 1 0))
      (a!18 (ite (and (> (select x.gone 5) 1) (= (rank 5 1) (rank 13 3))) 1 0))
      (a!19 (ite (and (> (select x.gone 5) 2) (= (rank 5 2) (rank 13 3))) 1 0))
      (a!20 (ite (and (> (select x.gone 5) 3) (= (rank 5 3) (rank 13 3))) 1 0))
      (a!21 (ite (and (> (select x.gone 6) 0) (= (rank 6 0) (rank 13 3))) 1 0))
      (a!22 (ite (and (> (select x.gone 6) 1) (= (rank 6 1) (rank 13 3))) 1 0))
      (a!23 (ite (and (> (select x.gone 6) 2) (= (rank 6 2) (rank 13 3))) 1 0))
      (a!24 (ite (and (> (select x.gone 6) 3) (= (rank 6 3) (rank 13 3))) 1 0))
      (a!25 (ite (and (> (select x.gone 7) 0) (= (rank 7 0) (rank 13 3))) 1 0))
      (a!26 (ite (and (> (select x.gone 7) 1) (= (rank 7 1) (rank 13 3))) 1 0))
      (a!27 (ite (and (> (select x.gone 7) 2) (= (rank 7 2) (rank 13 3))) 1 0))
      (a!28 (ite (and (> (select x.gone 7) 3) (= (rank 7 3) (rank 13 3))) 1 0))
      (a!29 (ite (and (> (select x.gone 8) 0) (= (rank 8 0) (rank 13 3))) 1 0))
      (a!30 (ite (and (> (select x.gone 8) 1) (= (rank 8 1) (rank 13 3))) 1 0))
      (a!31 (ite (and (> (select x.gone 8) 2) (= (rank 8 2) (rank 13 3))) 1 0))
      (a!32 (ite (and (> (select x.gone 8) 3) (= (rank 8 3) (rank 13 3))) 1 0))
      (a!33 (ite (and (> (select x.gone 9) 0) (= (rank 9 0) (rank 13 3))) 1 0))
      (a!34 (ite (and (> (select x.gone 9) 1) (= (rank 9 1) (rank 13 3))) 1 0))
      (a!35 (ite (and (> (select x.gone 9) 2) (= (rank 9 2) (rank 13 3))) 1 0))
      (a!36 (ite (and (> (select x.gone 9) 3) (= (rank 9 3) (rank 13 3))) 1 0))
      (a!37 (ite (and (> (select x.gone 10) 0) (= (rank 10 0) (rank 13 3))) 1 0))
      (a!38 (ite (and (> (select x.gone 10) 1) (= (rank 10 1) (rank 13 3))) 1 0))
      (a!39 (ite (and (> (select x.gone 10) 2) (= (rank 10 2) (rank 13 3))) 1 0))
      (a!40 (ite (and (> (select x.gone 10) 3) (= (rank 10 3) (rank 13 3))) 1 0))
      (a!41 (ite (and (> (select x.gone 11) 0) (= (rank 11 0) (rank 13 3))) 1 0))
      (a!42 (ite (and (> (select x.gone 11) 1) (= (rank 11 1) (rank 13 3))) 1 0))
      (a!43 (ite (and (> (select x.gone 11) 2) (= (rank 11 2) (rank 13 3))) 1 0))
      (a!44 (ite (and (> (select x.gone 11) 3) (= (rank 11 3) (rank 13 3))) 1 0))
      (a!45 (ite (and (> (select x.gone 12) 0) (= (rank 12 0) (rank 13 3))) 1 0))
      (a!46 (ite (and (> (select x.gone 12) 1) (= (rank 12 1) (rank 13 3))) 1 0))
      (a!47 (ite (and (> (select x.gone 12) 2) (= (rank 12 2) (rank 13 3))) 1 0))
      (a!48 (ite (and (> (select x.gone 12) 3) (= (rank 12 3) (rank 13 3))) 1 0))
      (a!49 (ite (and (> (select x.gone 13) 0) (= (rank 13 0) (rank 13 3))) 1 0))
      (a!50 (ite (and (> (select x.gone 13) 1) (= (rank 13 1) (rank 13 3))) 1 0))
      (a!51 (ite (and (> (select x.gone 13) 2) (= (rank 13 2) (rank 13 3))) 1 0))
      (a!52 (ite (and (> (select x.gone 13) 3) (= (rank 13 3) (rank 13 3))) 1 0)))
  (not (< (+ a!1
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
          4))))
(check-sat)
(pop 1)
(pop 1)
