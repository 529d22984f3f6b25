; cards and places belong together one to one (a lemma for each order of dealing and each direction, from any pile)
; integers; 13x4, any deal
; every answer must be: unsat
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
(assert (and (>= first 1) (< first 13)))
; before
(assert (let ((a!1 (=> false (<= (select before 0) (- (select before 0) 4))))
      (a!2 (=> true (<= (select before 0) (- (select before 1) 4))))
      (a!3 (=> true (<= (select before 0) (- (select before 2) 4))))
      (a!4 (=> true (<= (select before 0) (- (select before 3) 4))))
      (a!5 (=> true (<= (select before 0) (- (select before 4) 4))))
      (a!6 (=> true (<= (select before 0) (- (select before 5) 4))))
      (a!7 (=> true (<= (select before 0) (- (select before 6) 4))))
      (a!8 (=> true (<= (select before 0) (- (select before 7) 4))))
      (a!9 (=> true (<= (select before 0) (- (select before 8) 4))))
      (a!10 (=> true (<= (select before 0) (- (select before 9) 4))))
      (a!11 (=> true (<= (select before 0) (- (select before 10) 4))))
      (a!12 (=> true (<= (select before 0) (- (select before 11) 4))))
      (a!13 (=> true (<= (select before 0) (- (select before 12) 4))))
      (a!14 (=> true (<= (select before 0) (- (select before 13) 4))))
      (a!15 (=> false (<= (select before 1) (- (select before 0) 4))))
      (a!16 (=> false (<= (select before 1) (- (select before 1) 4))))
      (a!17 (=> true (<= (select before 1) (- (select before 2) 4))))
      (a!18 (=> true (<= (select before 1) (- (select before 3) 4))))
      (a!19 (=> true (<= (select before 1) (- (select before 4) 4))))
      (a!20 (=> true (<= (select before 1) (- (select before 5) 4))))
      (a!21 (=> true (<= (select before 1) (- (select before 6) 4))))
      (a!22 (=> true (<= (select before 1) (- (select before 7) 4))))
      (a!23 (=> true (<= (select before 1) (- (select before 8) 4))))
      (a!24 (=> true (<= (select before 1) (- (select before 9) 4))))
      (a!25 (=> true (<= (select before 1) (- (select before 10) 4))))
      (a!26 (=> true (<= (select before 1) (- (select before 11) 4))))
      (a!27 (=> true (<= (select before 1) (- (select before 12) 4))))
      (a!28 (=> true (<= (select before 1) (- (select before 13) 4))))
      (a!29 (=> false (<= (select before 2) (- (select before 0) 4))))
      (a!30 (=> false (<= (select before 2) (- (select before 1) 4))))
      (a!31 (=> false (<= (select before 2) (- (select before 2) 4))))
      (a!32 (=> true (<= (select before 2) (- (select before 3) 4))))
      (a!33 (=> true (<= (select before 2) (- (select before 4) 4))))
      (a!34 (=> true (<= (select before 2) (- (select before 5) 4))))
      (a!35 (=> true (<= (select before 2) (- (select before 6) 4))))
      (a!36 (=> true (<= (select before 2) (- (select before 7) 4))))
      (a!37 (=> true (<= (select before 2) (- (select before 8) 4))))
      (a!38 (=> true (<= (select before 2) (- (select before 9) 4))))
      (a!39 (=> true (<= (select before 2) (- (select before 10) 4))))
      (a!40 (=> true (<= (select before 2) (- (select before 11) 4))))
      (a!41 (=> true (<= (select before 2) (- (select before 12) 4))))
      (a!42 (=> true (<= (select before 2) (- (select before 13) 4))))
      (a!43 (=> false (<= (select before 3) (- (select before 0) 4))))
      (a!44 (=> false (<= (select before 3) (- (select before 1) 4))))
      (a!45 (=> false (<= (select before 3) (- (select before 2) 4))))
      (a!46 (=> false (<= (select before 3) (- (select before 3) 4))))
      (a!47 (=> true (<= (select before 3) (- (select before 4) 4))))
      (a!48 (=> true (<= (select before 3) (- (select before 5) 4))))
      (a!49 (=> true (<= (select before 3) (- (select before 6) 4))))
      (a!50 (=> true (<= (select before 3) (- (select before 7) 4))))
      (a!51 (=> true (<= (select before 3) (- (select before 8) 4))))
      (a!52 (=> true (<= (select before 3) (- (select before 9) 4))))
      (a!53 (=> true (<= (select before 3) (- (select before 10) 4))))
      (a!54 (=> true (<= (select before 3) (- (select before 11) 4))))
      (a!55 (=> true (<= (select before 3) (- (select before 12) 4))))
      (a!56 (=> true (<= (select before 3) (- (select before 13) 4))))
      (a!57 (=> false (<= (select before 4) (- (select before 0) 4))))
      (a!58 (=> false (<= (select before 4) (- (select before 1) 4))))
      (a!59 (=> false (<= (select before 4) (- (select before 2) 4))))
      (a!60 (=> false (<= (select before 4) (- (select before 3) 4))))
      (a!61 (=> false (<= (select before 4) (- (select before 4) 4))))
      (a!62 (=> true (<= (select before 4) (- (select before 5) 4))))
      (a!63 (=> true (<= (select before 4) (- (select before 6) 4))))
      (a!64 (=> true (<= (select before 4) (- (select before 7) 4))))
      (a!65 (=> true (<= (select before 4) (- (select before 8) 4))))
      (a!66 (=> true (<= (select before 4) (- (select before 9) 4))))
      (a!67 (=> true (<= (select before 4) (- (select before 10) 4))))
      (a!68 (=> true (<= (select before 4) (- (select before 11) 4))))
      (a!69 (=> true (<= (select before 4) (- (select before 12) 4))))
      (a!70 (=> true (<= (select before 4) (- (select before 13) 4))))
      (a!71 (=> false (<= (select before 5) (- (select before 0) 4))))
      (a!72 (=> false (<= (select before 5) (- (select before 1) 4))))
      (a!73 (=> false (<= (select before 5) (- (select before 2) 4))))
      (a!74 (=> false (<= (select before 5) (- (select before 3) 4))))
      (a!75 (=> false (<= (select before 5) (- (select before 4) 4))))
      (a!76 (=> false (<= (select before 5) (- (select before 5) 4))))
      (a!77 (=> true (<= (select before 5) (- (select before 6) 4))))
      (a!78 (=> true (<= (select before 5) (- (select before 7) 4))))
      (a!79 (=> true (<= (select before 5) (- (select before 8) 4))))
      (a!80 (=> true (<= (select before 5) (- (select before 9) 4))))
      (a!81 (=> true (<= (select before 5) (- (select before 10) 4))))
      (a!82 (=> true (<= (select before 5) (- (select before 11) 4))))
      (a!83 (=> true (<= (select before 5) (- (select before 12) 4))))
      (a!84 (=> true (<= (select before 5) (- (select before 13) 4))))
      (a!85 (=> false (<= (select before 6) (- (select before 0) 4))))
      (a!86 (=> false (<= (select before 6) (- (select before 1) 4))))
      (a!87 (=> false (<= (select before 6) (- (select before 2) 4))))
      (a!88 (=> false (<= (select before 6) (- (select before 3) 4))))
      (a!89 (=> false (<= (select before 6) (- (select before 4) 4))))
      (a!90 (=> false (<= (select before 6) (- (select before 5) 4))))
      (a!91 (=> false (<= (select before 6) (- (select before 6) 4))))
      (a!92 (=> true (<= (select before 6) (- (select before 7) 4))))
      (a!93 (=> true (<= (select before 6) (- (select before 8) 4))))
      (a!94 (=> true (<= (select before 6) (- (select before 9) 4))))
      (a!95 (=> true (<= (select before 6) (- (select before 10) 4))))
      (a!96 (=> true (<= (select before 6) (- (select before 11) 4))))
      (a!97 (=> true (<= (select before 6) (- (select before 12) 4))))
      (a!98 (=> true (<= (select before 6) (- (select before 13) 4))))
      (a!99 (=> false (<= (select before 7) (- (select before 0) 4))))
      (a!100 (=> false (<= (select before 7) (- (select before 1) 4))))
      (a!101 (=> false (<= (select before 7) (- (select before 2) 4))))
      (a!102 (=> false (<= (select before 7) (- (select before 3) 4))))
      (a!103 (=> false (<= (select before 7) (- (select before 4) 4))))
      (a!104 (=> false (<= (select before 7) (- (select before 5) 4))))
      (a!105 (=> false (<= (select before 7) (- (select before 6) 4))))
      (a!106 (=> false (<= (select before 7) (- (select before 7) 4))))
      (a!107 (=> true (<= (select before 7) (- (select before 8) 4))))
      (a!108 (=> true (<= (select before 7) (- (select before 9) 4))))
      (a!109 (=> true (<= (select before 7) (- (select before 10) 4))))
      (a!110 (=> true (<= (select before 7) (- (select before 11) 4))))
      (a!111 (=> true (<= (select before 7) (- (select before 12) 4))))
      (a!112 (=> true (<= (select before 7) (- (select before 13) 4))))
      (a!113 (=> false (<= (select before 8) (- (select before 0) 4))))
      (a!114 (=> false (<= (select before 8) (- (select before 1) 4))))
      (a!115 (=> false (<= (select before 8) (- (select before 2) 4))))
      (a!116 (=> false (<= (select before 8) (- (select before 3) 4))))
      (a!117 (=> false (<= (select before 8) (- (select before 4) 4))))
      (a!118 (=> false (<= (select before 8) (- (select before 5) 4))))
      (a!119 (=> false (<= (select before 8) (- (select before 6) 4))))
      (a!120 (=> false (<= (select before 8) (- (select before 7) 4))))
      (a!121 (=> false (<= (select before 8) (- (select before 8) 4))))
      (a!122 (=> true (<= (select before 8) (- (select before 9) 4))))
      (a!123 (=> true (<= (select before 8) (- (select before 10) 4))))
      (a!124 (=> true (<= (select before 8) (- (select before 11) 4))))
      (a!125 (=> true (<= (select before 8) (- (select before 12) 4))))
      (a!126 (=> true (<= (select before 8) (- (select before 13) 4))))
      (a!127 (=> false (<= (select before 9) (- (select before 0) 4))))
      (a!128 (=> false (<= (select before 9) (- (select before 1) 4))))
      (a!129 (=> false (<= (select before 9) (- (select before 2) 4))))
      (a!130 (=> false (<= (select before 9) (- (select before 3) 4))))
      (a!131 (=> false (<= (select before 9) (- (select before 4) 4))))
      (a!132 (=> false (<= (select before 9) (- (select before 5) 4))))
      (a!133 (=> false (<= (select before 9) (- (select before 6) 4))))
      (a!134 (=> false (<= (select before 9) (- (select before 7) 4))))
      (a!135 (=> false (<= (select before 9) (- (select before 8) 4))))
      (a!136 (=> false (<= (select before 9) (- (select before 9) 4))))
      (a!137 (=> true (<= (select before 9) (- (select before 10) 4))))
      (a!138 (=> true (<= (select before 9) (- (select before 11) 4))))
      (a!139 (=> true (<= (select before 9) (- (select before 12) 4))))
      (a!140 (=> true (<= (select before 9) (- (select before 13) 4))))
      (a!141 (=> false (<= (select before 10) (- (select before 0) 4))))
      (a!142 (=> false (<= (select before 10) (- (select before 1) 4))))
      (a!143 (=> false (<= (select before 10) (- (select before 2) 4))))
      (a!144 (=> false (<= (select before 10) (- (select before 3) 4))))
      (a!145 (=> false (<= (select before 10) (- (select before 4) 4))))
      (a!146 (=> false (<= (select before 10) (- (select before 5) 4))))
      (a!147 (=> false (<= (select before 10) (- (select before 6) 4))))
      (a!148 (=> false (<= (select before 10) (- (select before 7) 4))))
      (a!149 (=> false (<= (select before 10) (- (select before 8) 4))))
      (a!150 (=> false (<= (select before 10) (- (select before 9) 4))))
      (a!151 (=> false (<= (select before 10) (- (select before 10) 4))))
      (a!152 (=> true (<= (select before 10) (- (select before 11) 4))))
      (a!153 (=> true (<= (select before 10) (- (select before 12) 4))))
      (a!154 (=> true (<= (select before 10) (- (select before 13) 4))))
      (a!155 (=> false (<= (select before 11) (- (select before 0) 4))))
      (a!156 (=> false (<= (select before 11) (- (select before 1) 4))))
      (a!157 (=> false (<= (select before 11) (- (select before 2) 4))))
      (a!158 (=> false (<= (select before 11) (- (select before 3) 4))))
      (a!159 (=> false (<= (select before 11) (- (select before 4) 4))))
      (a!160 (=> false (<= (select before 11) (- (select before 5) 4))))
      (a!161 (=> false (<= (select before 11) (- (select before 6) 4))))
      (a!162 (=> false (<= (select before 11) (- (select before 7) 4))))
      (a!163 (=> false (<= (select before 11) (- (select before 8) 4))))
      (a!164 (=> false (<= (select before 11) (- (select before 9) 4))))
      (a!165 (=> false (<= (select before 11) (- (select before 10) 4))))
      (a!166 (=> false (<= (select before 11) (- (select before 11) 4))))
      (a!167 (=> true (<= (select before 11) (- (select before 12) 4))))
      (a!168 (=> true (<= (select before 11) (- (select before 13) 4))))
      (a!169 (=> false (<= (select before 12) (- (select before 0) 4))))
      (a!170 (=> false (<= (select before 12) (- (select before 1) 4))))
      (a!171 (=> false (<= (select before 12) (- (select before 2) 4))))
      (a!172 (=> false (<= (select before 12) (- (select before 3) 4))))
      (a!173 (=> false (<= (select before 12) (- (select before 4) 4))))
      (a!174 (=> false (<= (select before 12) (- (select before 5) 4))))
      (a!175 (=> false (<= (select before 12) (- (select before 6) 4))))
      (a!176 (=> false (<= (select before 12) (- (select before 7) 4))))
      (a!177 (=> false (<= (select before 12) (- (select before 8) 4))))
      (a!178 (=> false (<= (select before 12) (- (select before 9) 4))))
      (a!179 (=> false (<= (select before 12) (- (select before 10) 4))))
      (a!180 (=> false (<= (select before 12) (- (select before 11) 4))))
      (a!181 (=> false (<= (select before 12) (- (select before 12) 4))))
      (a!182 (=> true (<= (select before 12) (- (select before 13) 4)))))
  (and (>= n 0)
       (= (select before 0) 0)
       (>= (select before 13) 0)
       (= (select before 13) (- n 0))
       (= (select before 1) (+ (select before 0) 4))
       (>= (select before 0) 0)
       (<= (select before 0) (- n 4))
       (= (select before 2) (+ (select before 1) 4))
       (>= (select before 1) 0)
       (<= (select before 1) (- n 4))
       (= (select before 3) (+ (select before 2) 4))
       (>= (select before 2) 0)
       (<= (select before 2) (- n 4))
       (= (select before 4) (+ (select before 3) 4))
       (>= (select before 3) 0)
       (<= (select before 3) (- n 4))
       (= (select before 5) (+ (select before 4) 4))
       (>= (select before 4) 0)
       (<= (select before 4) (- n 4))
       (= (select before 6) (+ (select before 5) 4))
       (>= (select before 5) 0)
       (<= (select before 5) (- n 4))
       (= (select before 7) (+ (select before 6) 4))
       (>= (select before 6) 0)
       (<= (select before 6) (- n 4))
       (= (select before 8) (+ (select before 7) 4))
       (>= (select before 7) 0)
       (<= (select before 7) (- n 4))
       (= (select before 9) (+ (select before 8) 4))
       (>= (select before 8) 0)
       (<= (select before 8) (- n 4))
       (= (select before 10) (+ (select before 9) 4))
       (>= (select before 9) 0)
       (<= (select before 9) (- n 4))
       (= (select before 11) (+ (select before 10) 4))
       (>= (select before 10) 0)
       (<= (select before 10) (- n 4))
       (= (select before 12) (+ (select before 11) 4))
       (>= (select before 11) 0)
       (<= (select before 11) (- n 4))
       (= (select before 13) (+ (select before 12) 4))
       (>= (select before 12) 0)
       (<= (select before 12) (- n 4))
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
       a!53
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
       a!105
       a!106
       a!107
       a!108
       a!109
       a!110
       a!111
       a!112
       a!113
       a!114
       a!115
       a!116
       a!117
       a!118
       a!119
       a!120
       a!121
       a!122
       a!123
       a!124
       a!125
       a!126
       a!127
       a!128
       a!129
       a!130
       a!131
       a!132
       a!133
       a!134
       a!135
       a!136
       a!137
       a!138
       a!139
       a!140
       a!141
       a!142
       a!143
       a!144
       a!145
       a!146
       a!147
       a!148
       a!149
       a!150
       a!151
       a!152
       a!153
       a!154
       a!155
       a!156
       a!157
       a!158
       a!159
       a!160
       a!161
       a!162
       a!163
       a!164
       a!165
       a!166
       a!167
       a!168
       a!169
       a!170
       a!171
       a!172
       a!173
       a!174
       a!175
       a!176
       a!177
       a!178
       a!179
       a!180
       a!181
       a!182)))
; p
(assert (and (>= p 1) (<= p 13) (>= d 0) (< d 4)))
; q
(assert (and (>= q 1) (<= q 13) (>= |depth of q| 0) (< |depth of q| 4)))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal in the deck, denied
(assert (let ((a!1 (ite (= p 13)
                12
                (ite (< (- p first) 0) (+ (- p first) 12) (- p first)))))
(let ((a!2 (and (>= (+ (select before a!1) (- 3 d)) 0)
                (< (+ (select before a!1) (- 3 d)) n))))
  (not a!2))))
(check-sat)
(pop 1)
(push 1)
; goal once, denied
(assert (let ((a!1 (ite (= p 13)
                12
                (ite (< (- p first) 0) (+ (- p first) 12) (- p first))))
      (a!2 (ite (= q 13)
                12
                (ite (< (- q first) 0) (+ (- q first) 12) (- q first)))))
(let ((a!3 (=> (= (+ (select before a!1) (- 3 d))
                  (+ (select before a!2) (- 3 |depth of q|)))
               (and (= p q) (= d |depth of q|)))))
  (not a!3))))
(check-sat)
(pop 1)
(push 1)
; goal first, denied
(assert (let ((a!1 (ite (> (+ first 0) 12) (- (+ first 0) 12) (+ first 0))))
(let ((a!2 (ite (= a!1 13)
                12
                (ite (< (- a!1 first) 0) (+ (- a!1 first) 12) (- a!1 first)))))
  (not (= (+ (select before a!2) 0) 0)))))
(check-sat)
(pop 1)
(push 1)
; goal next, denied
(assert (let ((a!1 (ite (= p 13)
                12
                (ite (< (- p first) 0) (+ (- p first) 12) (- p first))))
      (a!4 (- 3 (ite (= (- 3 d) 3) 0 (+ (- 3 d) 1)))))
(let ((a!2 (ite (= (- 3 d) 3) (+ a!1 1) a!1)))
(let ((a!3 (ite (= a!2 12)
                13
                (ite (> (+ first a!2) 12) (- (+ first a!2) 12) (+ first a!2)))))
(let ((a!5 (ite (= a!3 13)
                12
                (ite (< (- a!3 first) 0) (+ (- a!3 first) 12) (- a!3 first)))))
(let ((a!6 (and (>= a!3 1)
                (<= a!3 13)
                (>= a!4 0)
                (< a!4 4)
                (= (+ (select before a!5) (- 3 a!4))
                   (+ (select before a!1) (- 3 d) 1)))))
(let ((a!7 (=> (< (+ (select before a!1) (- 3 d) 1) n) a!6)))
  (not a!7))))))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; first
(assert (and (>= first 1) (< first 13)))
; before
(assert (let ((a!1 (=> false (<= (select before 0) (- (select before 0) 4))))
      (a!2 (=> true (<= (select before 0) (- (select before 1) 4))))
      (a!3 (=> true (<= (select before 0) (- (select before 2) 4))))
      (a!4 (=> true (<= (select before 0) (- (select before 3) 4))))
      (a!5 (=> true (<= (select before 0) (- (select before 4) 4))))
      (a!6 (=> true (<= (select before 0) (- (select before 5) 4))))
      (a!7 (=> true (<= (select before 0) (- (select before 6) 4))))
      (a!8 (=> true (<= (select before 0) (- (select before 7) 4))))
      (a!9 (=> true (<= (select before 0) (- (select before 8) 4))))
      (a!10 (=> true (<= (select before 0) (- (select before 9) 4))))
      (a!11 (=> true (<= (select before 0) (- (select before 10) 4))))
      (a!12 (=> true (<= (select before 0) (- (select before 11) 4))))
      (a!13 (=> true (<= (select before 0) (- (select before 12) 4))))
      (a!14 (=> true (<= (select before 0) (- (select before 13) 4))))
      (a!15 (=> false (<= (select before 1) (- (select before 0) 4))))
      (a!16 (=> false (<= (select before 1) (- (select before 1) 4))))
      (a!17 (=> true (<= (select before 1) (- (select before 2) 4))))
      (a!18 (=> true (<= (select before 1) (- (select before 3) 4))))
      (a!19 (=> true (<= (select before 1) (- (select before 4) 4))))
      (a!20 (=> true (<= (select before 1) (- (select before 5) 4))))
      (a!21 (=> true (<= (select before 1) (- (select before 6) 4))))
      (a!22 (=> true (<= (select before 1) (- (select before 7) 4))))
      (a!23 (=> true (<= (select before 1) (- (select before 8) 4))))
      (a!24 (=> true (<= (select before 1) (- (select before 9) 4))))
      (a!25 (=> true (<= (select before 1) (- (select before 10) 4))))
      (a!26 (=> true (<= (select before 1) (- (select before 11) 4))))
      (a!27 (=> true (<= (select before 1) (- (select before 12) 4))))
      (a!28 (=> true (<= (select before 1) (- (select before 13) 4))))
      (a!29 (=> false (<= (select before 2) (- (select before 0) 4))))
      (a!30 (=> false (<= (select before 2) (- (select before 1) 4))))
      (a!31 (=> false (<= (select before 2) (- (select before 2) 4))))
      (a!32 (=> true (<= (select before 2) (- (select before 3) 4))))
      (a!33 (=> true (<= (select before 2) (- (select before 4) 4))))
      (a!34 (=> true (<= (select before 2) (- (select before 5) 4))))
      (a!35 (=> true (<= (select before 2) (- (select before 6) 4))))
      (a!36 (=> true (<= (select before 2) (- (select before 7) 4))))
      (a!37 (=> true (<= (select before 2) (- (select before 8) 4))))
      (a!38 (=> true (<= (select before 2) (- (select before 9) 4))))
      (a!39 (=> true (<= (select before 2) (- (select before 10) 4))))
      (a!40 (=> true (<= (select before 2) (- (select before 11) 4))))
      (a!41 (=> true (<= (select before 2) (- (select before 12) 4))))
      (a!42 (=> true (<= (select before 2) (- (select before 13) 4))))
      (a!43 (=> false (<= (select before 3) (- (select before 0) 4))))
      (a!44 (=> false (<= (select before 3) (- (select before 1) 4))))
      (a!45 (=> false (<= (select before 3) (- (select before 2) 4))))
      (a!46 (=> false (<= (select before 3) (- (select before 3) 4))))
      (a!47 (=> true (<= (select before 3) (- (select before 4) 4))))
      (a!48 (=> true (<= (select before 3) (- (select before 5) 4))))
      (a!49 (=> true (<= (select before 3) (- (select before 6) 4))))
      (a!50 (=> true (<= (select before 3) (- (select before 7) 4))))
      (a!51 (=> true (<= (select before 3) (- (select before 8) 4))))
      (a!52 (=> true (<= (select before 3) (- (select before 9) 4))))
      (a!53 (=> true (<= (select before 3) (- (select before 10) 4))))
      (a!54 (=> true (<= (select before 3) (- (select before 11) 4))))
      (a!55 (=> true (<= (select before 3) (- (select before 12) 4))))
      (a!56 (=> true (<= (select before 3) (- (select before 13) 4))))
      (a!57 (=> false (<= (select before 4) (- (select before 0) 4))))
      (a!58 (=> false (<= (select before 4) (- (select before 1) 4))))
      (a!59 (=> false (<= (select before 4) (- (select before 2) 4))))
      (a!60 (=> false (<= (select before 4) (- (select before 3) 4))))
      (a!61 (=> false (<= (select before 4) (- (select before 4) 4))))
      (a!62 (=> true (<= (select before 4) (- (select before 5) 4))))
      (a!63 (=> true (<= (select before 4) (- (select before 6) 4))))
      (a!64 (=> true (<= (select before 4) (- (select before 7) 4))))
      (a!65 (=> true (<= (select before 4) (- (select before 8) 4))))
      (a!66 (=> true (<= (select before 4) (- (select before 9) 4))))
      (a!67 (=> true (<= (select before 4) (- (select before 10) 4))))
      (a!68 (=> true (<= (select before 4) (- (select before 11) 4))))
      (a!69 (=> true (<= (select before 4) (- (select before 12) 4))))
      (a!70 (=> true (<= (select before 4) (- (select before 13) 4))))
      (a!71 (=> false (<= (select before 5) (- (select before 0) 4))))
      (a!72 (=> false (<= (select before 5) (- (select before 1) 4))))
      (a!73 (=> false (<= (select before 5) (- (select before 2) 4))))
      (a!74 (=> false (<= (select before 5) (- (select before 3) 4))))
      (a!75 (=> false (<= (select before 5) (- (select before 4) 4))))
      (a!76 (=> false (<= (select before 5) (- (select before 5) 4))))
      (a!77 (=> true (<= (select before 5) (- (select before 6) 4))))
      (a!78 (=> true (<= (select before 5) (- (select before 7) 4))))
      (a!79 (=> true (<= (select before 5) (- (select before 8) 4))))
      (a!80 (=> true (<= (select before 5) (- (select before 9) 4))))
      (a!81 (=> true (<= (select before 5) (- (select before 10) 4))))
      (a!82 (=> true (<= (select before 5) (- (select before 11) 4))))
      (a!83 (=> true (<= (select before 5) (- (select before 12) 4))))
      (a!84 (=> true (<= (select before 5) (- (select before 13) 4))))
      (a!85 (=> false (<= (select before 6) (- (select before 0) 4))))
      (a!86 (=> false (<= (select before 6) (- (select before 1) 4))))
      (a!87 (=> false (<= (select before 6) (- (select before 2) 4))))
      (a!88 (=> false (<= (select before 6) (- (select before 3) 4))))
      (a!89 (=> false (<= (select before 6) (- (select before 4) 4))))
      (a!90 (=> false (<= (select before 6) (- (select before 5) 4))))
      (a!91 (=> false (<= (select before 6) (- (select before 6) 4))))
      (a!92 (=> true (<= (select before 6) (- (select before 7) 4))))
      (a!93 (=> true (<= (select before 6) (- (select before 8) 4))))
      (a!94 (=> true (<= (select before 6) (- (select before 9) 4))))
      (a!95 (=> true (<= (select before 6) (- (select before 10) 4))))
      (a!96 (=> true (<= (select before 6) (- (select before 11) 4))))
      (a!97 (=> true (<= (select before 6) (- (select before 12) 4))))
      (a!98 (=> true (<= (select before 6) (- (select before 13) 4))))
      (a!99 (=> false (<= (select before 7) (- (select before 0) 4))))
      (a!100 (=> false (<= (select before 7) (- (select before 1) 4))))
      (a!101 (=> false (<= (select before 7) (- (select before 2) 4))))
      (a!102 (=> false (<= (select before 7) (- (select before 3) 4))))
      (a!103 (=> false (<= (select before 7) (- (select before 4) 4))))
      (a!104 (=> false (<= (select before 7) (- (select before 5) 4))))
      (a!105 (=> false (<= (select before 7) (- (select before 6) 4))))
      (a!106 (=> false (<= (select before 7) (- (select before 7) 4))))
      (a!107 (=> true (<= (select before 7) (- (select before 8) 4))))
      (a!108 (=> true (<= (select before 7) (- (select before 9) 4))))
      (a!109 (=> true (<= (select before 7) (- (select before 10) 4))))
      (a!110 (=> true (<= (select before 7) (- (select before 11) 4))))
      (a!111 (=> true (<= (select before 7) (- (select before 12) 4))))
      (a!112 (=> true (<= (select before 7) (- (select before 13) 4))))
      (a!113 (=> false (<= (select before 8) (- (select before 0) 4))))
      (a!114 (=> false (<= (select before 8) (- (select before 1) 4))))
      (a!115 (=> false (<= (select before 8) (- (select before 2) 4))))
      (a!116 (=> false (<= (select before 8) (- (select before 3) 4))))
      (a!117 (=> false (<= (select before 8) (- (select before 4) 4))))
      (a!118 (=> false (<= (select before 8) (- (select before 5) 4))))
      (a!119 (=> false (<= (select before 8) (- (select before 6) 4))))
      (a!120 (=> false (<= (select before 8) (- (select before 7) 4))))
      (a!121 (=> false (<= (select before 8) (- (select before 8) 4))))
      (a!122 (=> true (<= (select before 8) (- (select before 9) 4))))
      (a!123 (=> true (<= (select before 8) (- (select before 10) 4))))
      (a!124 (=> true (<= (select before 8) (- (select before 11) 4))))
      (a!125 (=> true (<= (select before 8) (- (select before 12) 4))))
      (a!126 (=> true (<= (select before 8) (- (select before 13) 4))))
      (a!127 (=> false (<= (select before 9) (- (select before 0) 4))))
      (a!128 (=> false (<= (select before 9) (- (select before 1) 4))))
      (a!129 (=> false (<= (select before 9) (- (select before 2) 4))))
      (a!130 (=> false (<= (select before 9) (- (select before 3) 4))))
      (a!131 (=> false (<= (select before 9) (- (select before 4) 4))))
      (a!132 (=> false (<= (select before 9) (- (select before 5) 4))))
      (a!133 (=> false (<= (select before 9) (- (select before 6) 4))))
      (a!134 (=> false (<= (select before 9) (- (select before 7) 4))))
      (a!135 (=> false (<= (select before 9) (- (select before 8) 4))))
      (a!136 (=> false (<= (select before 9) (- (select before 9) 4))))
      (a!137 (=> true (<= (select before 9) (- (select before 10) 4))))
      (a!138 (=> true (<= (select before 9) (- (select before 11) 4))))
      (a!139 (=> true (<= (select before 9) (- (select before 12) 4))))
      (a!140 (=> true (<= (select before 9) (- (select before 13) 4))))
      (a!141 (=> false (<= (select before 10) (- (select before 0) 4))))
      (a!142 (=> false (<= (select before 10) (- (select before 1) 4))))
      (a!143 (=> false (<= (select before 10) (- (select before 2) 4))))
      (a!144 (=> false (<= (select before 10) (- (select before 3) 4))))
      (a!145 (=> false (<= (select before 10) (- (select before 4) 4))))
      (a!146 (=> false (<= (select before 10) (- (select before 5) 4))))
      (a!147 (=> false (<= (select before 10) (- (select before 6) 4))))
      (a!148 (=> false (<= (select before 10) (- (select before 7) 4))))
      (a!149 (=> false (<= (select before 10) (- (select before 8) 4))))
      (a!150 (=> false (<= (select before 10) (- (select before 9) 4))))
      (a!151 (=> false (<= (select before 10) (- (select before 10) 4))))
      (a!152 (=> true (<= (select before 10) (- (select before 11) 4))))
      (a!153 (=> true (<= (select before 10) (- (select before 12) 4))))
      (a!154 (=> true (<= (select before 10) (- (select before 13) 4))))
      (a!155 (=> false (<= (select before 11) (- (select before 0) 4))))
      (a!156 (=> false (<= (select before 11) (- (select before 1) 4))))
      (a!157 (=> false (<= (select before 11) (- (select before 2) 4))))
      (a!158 (=> false (<= (select before 11) (- (select before 3) 4))))
      (a!159 (=> false (<= (select before 11) (- (select before 4) 4))))
      (a!160 (=> false (<= (select before 11) (- (select before 5) 4))))
      (a!161 (=> false (<= (select before 11) (- (select before 6) 4))))
      (a!162 (=> false (<= (select before 11) (- (select before 7) 4))))
      (a!163 (=> false (<= (select before 11) (- (select before 8) 4))))
      (a!164 (=> false (<= (select before 11) (- (select before 9) 4))))
      (a!165 (=> false (<= (select before 11) (- (select before 10) 4))))
      (a!166 (=> false (<= (select before 11) (- (select before 11) 4))))
      (a!167 (=> true (<= (select before 11) (- (select before 12) 4))))
      (a!168 (=> true (<= (select before 11) (- (select before 13) 4))))
      (a!169 (=> false (<= (select before 12) (- (select before 0) 4))))
      (a!170 (=> false (<= (select before 12) (- (select before 1) 4))))
      (a!171 (=> false (<= (select before 12) (- (select before 2) 4))))
      (a!172 (=> false (<= (select before 12) (- (select before 3) 4))))
      (a!173 (=> false (<= (select before 12) (- (select before 4) 4))))
      (a!174 (=> false (<= (select before 12) (- (select before 5) 4))))
      (a!175 (=> false (<= (select before 12) (- (select before 6) 4))))
      (a!176 (=> false (<= (select before 12) (- (select before 7) 4))))
      (a!177 (=> false (<= (select before 12) (- (select before 8) 4))))
      (a!178 (=> false (<= (select before 12) (- (select before 9) 4))))
      (a!179 (=> false (<= (select before 12) (- (select before 10) 4))))
      (a!180 (=> false (<= (select before 12) (- (select before 11) 4))))
      (a!181 (=> false (<= (select before 12) (- (select before 12) 4))))
      (a!182 (=> true (<= (select before 12) (- (select before 13) 4)))))
  (and (>= n 0)
       (= (select before 0) 0)
       (>= (select before 13) 0)
       (= (select before 13) (- n 0))
       (= (select before 1) (+ (select before 0) 4))
       (>= (select before 0) 0)
       (<= (select before 0) (- n 4))
       (= (select before 2) (+ (select before 1) 4))
       (>= (select before 1) 0)
       (<= (select before 1) (- n 4))
       (= (select before 3) (+ (select before 2) 4))
       (>= (select before 2) 0)
       (<= (select before 2) (- n 4))
       (= (select before 4) (+ (select before 3) 4))
       (>= (select before 3) 0)
       (<= (select before 3) (- n 4))
       (= (select before 5) (+ (select before 4) 4))
       (>= (select before 4) 0)
       (<= (select before 4) (- n 4))
       (= (select before 6) (+ (select before 5) 4))
       (>= (select before 5) 0)
       (<= (select before 5) (- n 4))
       (= (select before 7) (+ (select before 6) 4))
       (>= (select before 6) 0)
       (<= (select before 6) (- n 4))
       (= (select before 8) (+ (select before 7) 4))
       (>= (select before 7) 0)
       (<= (select before 7) (- n 4))
       (= (select before 9) (+ (select before 8) 4))
       (>= (select before 8) 0)
       (<= (select before 8) (- n 4))
       (= (select before 10) (+ (select before 9) 4))
       (>= (select before 9) 0)
       (<= (select before 9) (- n 4))
       (= (select before 11) (+ (select before 10) 4))
       (>= (select before 10) 0)
       (<= (select before 10) (- n 4))
       (= (select before 12) (+ (select before 11) 4))
       (>= (select before 11) 0)
       (<= (select before 11) (- n 4))
       (= (select before 13) (+ (select before 12) 4))
       (>= (select before 12) 0)
       (<= (select before 12) (- n 4))
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
       a!53
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
       a!105
       a!106
       a!107
       a!108
       a!109
       a!110
       a!111
       a!112
       a!113
       a!114
       a!115
       a!116
       a!117
       a!118
       a!119
       a!120
       a!121
       a!122
       a!123
       a!124
       a!125
       a!126
       a!127
       a!128
       a!129
       a!130
       a!131
       a!132
       a!133
       a!134
       a!135
       a!136
       a!137
       a!138
       a!139
       a!140
       a!141
       a!142
       a!143
       a!144
       a!145
       a!146
       a!147
       a!148
       a!149
       a!150
       a!151
       a!152
       a!153
       a!154
       a!155
       a!156
       a!157
       a!158
       a!159
       a!160
       a!161
       a!162
       a!163
       a!164
       a!165
       a!166
       a!167
       a!168
       a!169
       a!170
       a!171
       a!172
       a!173
       a!174
       a!175
       a!176
       a!177
       a!178
       a!179
       a!180
       a!181
       a!182)))
; p
(assert (and (>= p 1) (<= p 13) (>= d 0) (< d 4)))
; q
(assert (and (>= q 1) (<= q 13) (>= |depth of q| 0) (< |depth of q| 4)))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal in the deck, denied
(assert (let ((a!1 (ite (= p 13)
                12
                (ite (< (- first p) 0) (+ (- first p) 12) (- first p)))))
(let ((a!2 (and (>= (+ (select before a!1) (- 3 d)) 0)
                (< (+ (select before a!1) (- 3 d)) n))))
  (not a!2))))
(check-sat)
(pop 1)
(push 1)
; goal once, denied
(assert (let ((a!1 (ite (= p 13)
                12
                (ite (< (- first p) 0) (+ (- first p) 12) (- first p))))
      (a!2 (ite (= q 13)
                12
                (ite (< (- first q) 0) (+ (- first q) 12) (- first q)))))
(let ((a!3 (=> (= (+ (select before a!1) (- 3 d))
                  (+ (select before a!2) (- 3 |depth of q|)))
               (and (= p q) (= d |depth of q|)))))
  (not a!3))))
(check-sat)
(pop 1)
(push 1)
; goal first, denied
(assert (let ((a!1 (ite (< (- first 0) 1) (+ (- first 0) 12) (- first 0))))
(let ((a!2 (ite (= a!1 13)
                12
                (ite (< (- first a!1) 0) (+ (- first a!1) 12) (- first a!1)))))
  (not (= (+ (select before a!2) 0) 0)))))
(check-sat)
(pop 1)
(push 1)
; goal next, denied
(assert (let ((a!1 (ite (= p 13)
                12
                (ite (< (- first p) 0) (+ (- first p) 12) (- first p))))
      (a!4 (- 3 (ite (= (- 3 d) 3) 0 (+ (- 3 d) 1)))))
(let ((a!2 (ite (= (- 3 d) 3) (+ a!1 1) a!1)))
(let ((a!3 (ite (= a!2 12)
                13
                (ite (< (- first a!2) 1) (+ (- first a!2) 12) (- first a!2)))))
(let ((a!5 (ite (= a!3 13)
                12
                (ite (< (- first a!3) 0) (+ (- first a!3) 12) (- first a!3)))))
(let ((a!6 (and (>= a!3 1)
                (<= a!3 13)
                (>= a!4 0)
                (< a!4 4)
                (= (+ (select before a!5) (- 3 a!4))
                   (+ (select before a!1) (- 3 d) 1)))))
(let ((a!7 (=> (< (+ (select before a!1) (- 3 d) 1) n) a!6)))
  (not a!7))))))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; first
(assert (and (>= first 1) (< first 13)))
; before
(assert (let ((a!1 (=> false (<= (select before 0) (- (select before 0) 13))))
      (a!2 (=> true (<= (select before 0) (- (select before 1) 13))))
      (a!3 (=> true (<= (select before 0) (- (select before 2) 13))))
      (a!4 (=> true (<= (select before 0) (- (select before 3) 13))))
      (a!5 (=> true (<= (select before 0) (- (select before 4) 13))))
      (a!6 (=> false (<= (select before 1) (- (select before 0) 13))))
      (a!7 (=> false (<= (select before 1) (- (select before 1) 13))))
      (a!8 (=> true (<= (select before 1) (- (select before 2) 13))))
      (a!9 (=> true (<= (select before 1) (- (select before 3) 13))))
      (a!10 (=> true (<= (select before 1) (- (select before 4) 13))))
      (a!11 (=> false (<= (select before 2) (- (select before 0) 13))))
      (a!12 (=> false (<= (select before 2) (- (select before 1) 13))))
      (a!13 (=> false (<= (select before 2) (- (select before 2) 13))))
      (a!14 (=> true (<= (select before 2) (- (select before 3) 13))))
      (a!15 (=> true (<= (select before 2) (- (select before 4) 13))))
      (a!16 (=> false (<= (select before 3) (- (select before 0) 13))))
      (a!17 (=> false (<= (select before 3) (- (select before 1) 13))))
      (a!18 (=> false (<= (select before 3) (- (select before 2) 13))))
      (a!19 (=> false (<= (select before 3) (- (select before 3) 13))))
      (a!20 (=> true (<= (select before 3) (- (select before 4) 13)))))
  (and (>= n 0)
       (= (select before 0) 0)
       (>= (select before 4) 0)
       (= (select before 4) (- n 0))
       (= (select before 1) (+ (select before 0) 13))
       (>= (select before 0) 0)
       (<= (select before 0) (- n 13))
       (= (select before 2) (+ (select before 1) 13))
       (>= (select before 1) 0)
       (<= (select before 1) (- n 13))
       (= (select before 3) (+ (select before 2) 13))
       (>= (select before 2) 0)
       (<= (select before 2) (- n 13))
       (= (select before 4) (+ (select before 3) 13))
       (>= (select before 3) 0)
       (<= (select before 3) (- n 13))
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
       a!12
       a!13
       a!14
       a!15
       a!16
       a!17
       a!18
       a!19
       a!20)))
; p
(assert (and (>= p 1) (<= p 13) (>= d 0) (< d 4)))
; q
(assert (and (>= q 1) (<= q 13) (>= |depth of q| 0) (< |depth of q| 4)))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal in the deck, denied
(assert (let ((a!1 (ite (= p 13)
                12
                (ite (< (- p first) 0) (+ (- p first) 12) (- p first)))))
(let ((a!2 (>= (+ (select before (- 3 d)) a!1) 0))
      (a!3 (< (+ (select before (- 3 d)) a!1) n)))
  (not (and a!2 a!3)))))
(check-sat)
(pop 1)
(push 1)
; goal once, denied
(assert (let ((a!1 (ite (= p 13)
                12
                (ite (< (- p first) 0) (+ (- p first) 12) (- p first))))
      (a!2 (ite (= q 13)
                12
                (ite (< (- q first) 0) (+ (- q first) 12) (- q first)))))
(let ((a!3 (= (+ (select before (- 3 d)) a!1)
              (+ (select before (- 3 |depth of q|)) a!2))))
  (not (=> a!3 (and (= p q) (= d |depth of q|)))))))
(check-sat)
(pop 1)
(push 1)
; goal first, denied
(assert (let ((a!1 (ite (> (+ first 0) 12) (- (+ first 0) 12) (+ first 0))))
(let ((a!2 (ite (= a!1 13)
                12
                (ite (< (- a!1 first) 0) (+ (- a!1 first) 12) (- a!1 first)))))
  (not (= (+ (select before 0) a!2) 0)))))
(check-sat)
(pop 1)
(push 1)
; goal next, denied
(assert (let ((a!1 (ite (= p 13)
                12
                (ite (< (- p first) 0) (+ (- p first) 12) (- p first)))))
(let ((a!2 (< (+ (select before (- 3 d)) a!1 1) n))
      (a!3 (+ first (ite (= a!1 12) 0 (+ a!1 1))))
      (a!5 (- 3 (ite (= a!1 12) (+ (- 3 d) 1) (- 3 d)))))
(let ((a!4 (ite (= (ite (= a!1 12) 0 (+ a!1 1)) 12)
                13
                (ite (> a!3 12) (- a!3 12) a!3))))
(let ((a!6 (ite (= a!4 13)
                12
                (ite (< (- a!4 first) 0) (+ (- a!4 first) 12) (- a!4 first)))))
(let ((a!7 (= (+ (select before (- 3 a!5)) a!6)
              (+ (select before (- 3 d)) a!1 1))))
  (not (=> a!2 (and (>= a!4 1) (<= a!4 13) (>= a!5 0) (< a!5 4) a!7)))))))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; first
(assert (and (>= first 1) (< first 13)))
; before
(assert (let ((a!1 (=> false (<= (select before 0) (- (select before 0) 13))))
      (a!2 (=> true (<= (select before 0) (- (select before 1) 13))))
      (a!3 (=> true (<= (select before 0) (- (select before 2) 13))))
      (a!4 (=> true (<= (select before 0) (- (select before 3) 13))))
      (a!5 (=> true (<= (select before 0) (- (select before 4) 13))))
      (a!6 (=> false (<= (select before 1) (- (select before 0) 13))))
      (a!7 (=> false (<= (select before 1) (- (select before 1) 13))))
      (a!8 (=> true (<= (select before 1) (- (select before 2) 13))))
      (a!9 (=> true (<= (select before 1) (- (select before 3) 13))))
      (a!10 (=> true (<= (select before 1) (- (select before 4) 13))))
      (a!11 (=> false (<= (select before 2) (- (select before 0) 13))))
      (a!12 (=> false (<= (select before 2) (- (select before 1) 13))))
      (a!13 (=> false (<= (select before 2) (- (select before 2) 13))))
      (a!14 (=> true (<= (select before 2) (- (select before 3) 13))))
      (a!15 (=> true (<= (select before 2) (- (select before 4) 13))))
      (a!16 (=> false (<= (select before 3) (- (select before 0) 13))))
      (a!17 (=> false (<= (select before 3) (- (select before 1) 13))))
      (a!18 (=> false (<= (select before 3) (- (select before 2) 13))))
      (a!19 (=> false (<= (select before 3) (- (select before 3) 13))))
      (a!20 (=> true (<= (select before 3) (- (select before 4) 13)))))
  (and (>= n 0)
       (= (select before 0) 0)
       (>= (select before 4) 0)
       (= (select before 4) (- n 0))
       (= (select before 1) (+ (select before 0) 13))
       (>= (select before 0) 0)
       (<= (select before 0) (- n 13))
       (= (select before 2) (+ (select before 1) 13))
       (>= (select before 1) 0)
       (<= (select before 1) (- n 13))
       (= (select before 3) (+ (select before 2) 13))
       (>= (select before 2) 0)
       (<= (select before 2) (- n 13))
       (= (select before 4) (+ (select before 3) 13))
       (>= (select before 3) 0)
       (<= (select before 3) (- n 13))
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
       a!12
       a!13
       a!14
       a!15
       a!16
       a!17
       a!18
       a!19
       a!20)))
; p
(assert (and (>= p 1) (<= p 13) (>= d 0) (< d 4)))
; q
(assert (and (>= q 1) (<= q 13) (>= |depth of q| 0) (< |depth of q| 4)))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal in the deck, denied
(assert (let ((a!1 (ite (= p 13)
                12
                (ite (< (- first p) 0) (+ (- first p) 12) (- first p)))))
(let ((a!2 (>= (+ (select before (- 3 d)) a!1) 0))
      (a!3 (< (+ (select before (- 3 d)) a!1) n)))
  (not (and a!2 a!3)))))
(check-sat)
(pop 1)
(push 1)
; goal once, denied
(assert (let ((a!1 (ite (= p 13)
                12
                (ite (< (- first p) 0) (+ (- first p) 12) (- first p))))
      (a!2 (ite (= q 13)
                12
                (ite (< (- first q) 0) (+ (- first q) 12) (- first q)))))
(let ((a!3 (= (+ (select before (- 3 d)) a!1)
              (+ (select before (- 3 |depth of q|)) a!2))))
  (not (=> a!3 (and (= p q) (= d |depth of q|)))))))
(check-sat)
(pop 1)
(push 1)
; goal first, denied
(assert (let ((a!1 (ite (< (- first 0) 1) (+ (- first 0) 12) (- first 0))))
(let ((a!2 (ite (= a!1 13)
                12
                (ite (< (- first a!1) 0) (+ (- first a!1) 12) (- first a!1)))))
  (not (= (+ (select before 0) a!2) 0)))))
(check-sat)
(pop 1)
(push 1)
; goal next, denied
(assert (let ((a!1 (ite (= p 13)
                12
                (ite (< (- first p) 0) (+ (- first p) 12) (- first p)))))
(let ((a!2 (< (+ (select before (- 3 d)) a!1 1) n))
      (a!3 (- first (ite (= a!1 12) 0 (+ a!1 1))))
      (a!5 (- 3 (ite (= a!1 12) (+ (- 3 d) 1) (- 3 d)))))
(let ((a!4 (ite (= (ite (= a!1 12) 0 (+ a!1 1)) 12)
                13
                (ite (< a!3 1) (+ a!3 12) a!3))))
(let ((a!6 (ite (= a!4 13)
                12
                (ite (< (- first a!4) 0) (+ (- first a!4) 12) (- first a!4)))))
(let ((a!7 (= (+ (select before (- 3 a!5)) a!6)
              (+ (select before (- 3 d)) a!1 1))))
  (not (=> a!2 (and (>= a!4 1) (<= a!4 13) (>= a!5 0) (< a!5 4) a!7)))))))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; first
(assert (and (>= first 1) (< first 13)))
; before
(assert (let ((a!1 (=> false (<= (select before 0) (- (select before 0) 12))))
      (a!2 (=> true (<= (select before 0) (- (select before 1) 12))))
      (a!3 (=> true (<= (select before 0) (- (select before 2) 12))))
      (a!4 (=> true (<= (select before 0) (- (select before 3) 12))))
      (a!5 (=> true (<= (select before 0) (- (select before 4) 12))))
      (a!6 (=> false (<= (select before 1) (- (select before 0) 12))))
      (a!7 (=> false (<= (select before 1) (- (select before 1) 12))))
      (a!8 (=> true (<= (select before 1) (- (select before 2) 12))))
      (a!9 (=> true (<= (select before 1) (- (select before 3) 12))))
      (a!10 (=> true (<= (select before 1) (- (select before 4) 12))))
      (a!11 (=> false (<= (select before 2) (- (select before 0) 12))))
      (a!12 (=> false (<= (select before 2) (- (select before 1) 12))))
      (a!13 (=> false (<= (select before 2) (- (select before 2) 12))))
      (a!14 (=> true (<= (select before 2) (- (select before 3) 12))))
      (a!15 (=> true (<= (select before 2) (- (select before 4) 12))))
      (a!16 (=> false (<= (select before 3) (- (select before 0) 12))))
      (a!17 (=> false (<= (select before 3) (- (select before 1) 12))))
      (a!18 (=> false (<= (select before 3) (- (select before 2) 12))))
      (a!19 (=> false (<= (select before 3) (- (select before 3) 12))))
      (a!20 (=> true (<= (select before 3) (- (select before 4) 12)))))
  (and (>= n 0)
       (= (select before 0) 0)
       (>= (select before 4) 0)
       (= (select before 4) (- n 4))
       (= (select before 1) (+ (select before 0) 12))
       (>= (select before 0) 0)
       (<= (select before 0) (- n 12))
       (= (select before 2) (+ (select before 1) 12))
       (>= (select before 1) 0)
       (<= (select before 1) (- n 12))
       (= (select before 3) (+ (select before 2) 12))
       (>= (select before 2) 0)
       (<= (select before 2) (- n 12))
       (= (select before 4) (+ (select before 3) 12))
       (>= (select before 3) 0)
       (<= (select before 3) (- n 12))
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
       a!12
       a!13
       a!14
       a!15
       a!16
       a!17
       a!18
       a!19
       a!20)))
; p
(assert (and (>= p 1) (<= p 13) (>= d 0) (< d 4)))
; q
(assert (and (>= q 1) (<= q 13) (>= |depth of q| 0) (< |depth of q| 4)))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal in the deck, denied
(assert (let ((a!1 (ite (= p 13)
                12
                (ite (< (- p first) 0) (+ (- p first) 12) (- p first)))))
(let ((a!2 (+ (select before (ite (= a!1 12) d (- 3 d))) a!1)))
(let ((a!3 (ite (= a!1 12) (+ (select before 4) (ite (= a!1 12) d (- 3 d))) a!2)))
  (not (and (>= a!3 0) (< a!3 n)))))))
(check-sat)
(pop 1)
(push 1)
; goal once, denied
(assert (let ((a!1 (ite (= p 13)
                12
                (ite (< (- p first) 0) (+ (- p first) 12) (- p first))))
      (a!4 (ite (= q 13)
                12
                (ite (< (- q first) 0) (+ (- q first) 12) (- q first)))))
(let ((a!2 (+ (select before (ite (= a!1 12) d (- 3 d))) a!1))
      (a!5 (+ (select before (ite (= a!4 12) |depth of q| (- 3 |depth of q|)))
              a!4)))
(let ((a!3 (ite (= a!1 12) (+ (select before 4) (ite (= a!1 12) d (- 3 d))) a!2))
      (a!6 (ite (= a!4 12)
                (+ (select before 4)
                   (ite (= a!4 12) |depth of q| (- 3 |depth of q|)))
                a!5)))
  (not (=> (= a!3 a!6) (and (= p q) (= d |depth of q|))))))))
(check-sat)
(pop 1)
(push 1)
; goal first, denied
(assert (let ((a!1 (ite (> (+ first 0) 12) (- (+ first 0) 12) (+ first 0))))
(let ((a!2 (ite (= a!1 13)
                12
                (ite (< (- a!1 first) 0) (+ (- a!1 first) 12) (- a!1 first)))))
(let ((a!3 (+ (select before (ite (= a!2 12) 3 0)) a!2)))
(let ((a!4 (ite (= a!2 12) (+ (select before 4) (ite (= a!2 12) 3 0)) a!3)))
  (not (= a!4 0)))))))
(check-sat)
(pop 1)
(push 1)
; goal next, denied
(assert (let ((a!1 (ite (= p 13)
                12
                (ite (< (- p first) 0) (+ (- p first) 12) (- p first)))))
(let ((a!2 (+ (select before (ite (= a!1 12) d (- 3 d))) a!1))
      (a!4 (= (ite (= a!1 12) d (- 3 d)) 3))
      (a!7 (+ (ite (= a!1 12) d (- 3 d)) 1)))
(let ((a!3 (ite (= a!1 12) (+ (select before 4) (ite (= a!1 12) d (- 3 d))) a!2))
      (a!5 (ite (= a!1 12) a!1 (ite (= a!1 11) (ite a!4 12 0) (+ a!1 1))))
      (a!8 (ite (= a!1 12)
                a!7
                (ite (= a!1 11) (ite a!4 0 a!7) (ite (= a!1 12) d (- 3 d))))))
(let ((a!6 (ite (= a!5 12)
                13
                (ite (> (+ first a!5) 12) (- (+ first a!5) 12) (+ first a!5)))))
(let ((a!9 (ite (= a!6 13)
                12
                (ite (< (- a!6 first) 0) (+ (- a!6 first) 12) (- a!6 first)))))
(let ((a!10 (ite (= a!9 12)
                 (ite (= a!5 12) a!8 (- 3 a!8))
                 (- 3 (ite (= a!5 12) a!8 (- 3 a!8))))))
(let ((a!11 (= (ite (= a!9 12)
                    (+ (select before 4) a!10)
                    (+ (select before a!10) a!9))
               (+ a!3 1))))
(let ((a!12 (and (>= a!6 1)
                 (<= a!6 13)
                 (>= (ite (= a!5 12) a!8 (- 3 a!8)) 0)
                 (< (ite (= a!5 12) a!8 (- 3 a!8)) 4)
                 a!11)))
  (not (=> (< (+ a!3 1) n) a!12)))))))))))
(check-sat)
(pop 1)
(pop 1)
(push 1)
; first
(assert (and (>= first 1) (< first 13)))
; before
(assert (let ((a!1 (=> false (<= (select before 0) (- (select before 0) 12))))
      (a!2 (=> true (<= (select before 0) (- (select before 1) 12))))
      (a!3 (=> true (<= (select before 0) (- (select before 2) 12))))
      (a!4 (=> true (<= (select before 0) (- (select before 3) 12))))
      (a!5 (=> true (<= (select before 0) (- (select before 4) 12))))
      (a!6 (=> false (<= (select before 1) (- (select before 0) 12))))
      (a!7 (=> false (<= (select before 1) (- (select before 1) 12))))
      (a!8 (=> true (<= (select before 1) (- (select before 2) 12))))
      (a!9 (=> true (<= (select before 1) (- (select before 3) 12))))
      (a!10 (=> true (<= (select before 1) (- (select before 4) 12))))
      (a!11 (=> false (<= (select before 2) (- (select before 0) 12))))
      (a!12 (=> false (<= (select before 2) (- (select before 1) 12))))
      (a!13 (=> false (<= (select before 2) (- (select before 2) 12))))
      (a!14 (=> true (<= (select before 2) (- (select before 3) 12))))
      (a!15 (=> true (<= (select before 2) (- (select before 4) 12))))
      (a!16 (=> false (<= (select before 3) (- (select before 0) 12))))
      (a!17 (=> false (<= (select before 3) (- (select before 1) 12))))
      (a!18 (=> false (<= (select before 3) (- (select before 2) 12))))
      (a!19 (=> false (<= (select before 3) (- (select before 3) 12))))
      (a!20 (=> true (<= (select before 3) (- (select before 4) 12)))))
  (and (>= n 0)
       (= (select before 0) 0)
       (>= (select before 4) 0)
       (= (select before 4) (- n 4))
       (= (select before 1) (+ (select before 0) 12))
       (>= (select before 0) 0)
       (<= (select before 0) (- n 12))
       (= (select before 2) (+ (select before 1) 12))
       (>= (select before 1) 0)
       (<= (select before 1) (- n 12))
       (= (select before 3) (+ (select before 2) 12))
       (>= (select before 2) 0)
       (<= (select before 2) (- n 12))
       (= (select before 4) (+ (select before 3) 12))
       (>= (select before 3) 0)
       (<= (select before 3) (- n 12))
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
       a!12
       a!13
       a!14
       a!15
       a!16
       a!17
       a!18
       a!19
       a!20)))
; p
(assert (and (>= p 1) (<= p 13) (>= d 0) (< d 4)))
; q
(assert (and (>= q 1) (<= q 13) (>= |depth of q| 0) (< |depth of q| 4)))
; limit of the size, r
(assert (>= 13 2))
; limit of the size, s
(assert (>= 4 1))
(push 1)
; goal in the deck, denied
(assert (let ((a!1 (ite (= p 13)
                12
                (ite (< (- first p) 0) (+ (- first p) 12) (- first p)))))
(let ((a!2 (+ (select before (ite (= a!1 12) d (- 3 d))) a!1)))
(let ((a!3 (ite (= a!1 12) (+ (select before 4) (ite (= a!1 12) d (- 3 d))) a!2)))
  (not (and (>= a!3 0) (< a!3 n)))))))
(check-sat)
(pop 1)
(push 1)
; goal once, denied
(assert (let ((a!1 (ite (= p 13)
                12
                (ite (< (- first p) 0) (+ (- first p) 12) (- first p))))
      (a!4 (ite (= q 13)
                12
                (ite (< (- first q) 0) (+ (- first q) 12) (- first q)))))
(let ((a!2 (+ (select before (ite (= a!1 12) d (- 3 d))) a!1))
      (a!5 (+ (select before (ite (= a!4 12) |depth of q| (- 3 |depth of q|)))
              a!4)))
(let ((a!3 (ite (= a!1 12) (+ (select before 4) (ite (= a!1 12) d (- 3 d))) a!2))
      (a!6 (ite (= a!4 12)
                (+ (select before 4)
                   (ite (= a!4 12) |depth of q| (- 3 |depth of q|)))
                a!5)))
  (not (=> (= a!3 a!6) (and (= p q) (= d |depth of q|))))))))
(check-sat)
(pop 1)
(push 1)
; goal first, denied
(assert (let ((a!1 (ite (< (- first 0) 1) (+ (- first 0) 12) (- first 0))))
(let ((a!2 (ite (= a!1 13)
                12
                (ite (< (- first a!1) 0) (+ (- first a!1) 12) (- first a!1)))))
(let ((a!3 (+ (select before (ite (= a!2 12) 3 0)) a!2)))
(let ((a!4 (ite (= a!2 12) (+ (select before 4) (ite (= a!2 12) 3 0)) a!3)))
  (not (= a!4 0)))))))
(check-sat)
(pop 1)
(push 1)
; goal next, denied
(assert (let ((a!1 (ite (= p 13)
                12
                (ite (< (- first p) 0) (+ (- first p) 12) (- first p)))))
(let ((a!2 (+ (select before (ite (= a!1 12) d (- 3 d))) a!1))
      (a!4 (= (ite (= a!1 12) d (- 3 d)) 3))
      (a!7 (+ (ite (= a!1 12) d (- 3 d)) 1)))
(let ((a!3 (ite (= a!1 12) (+ (select before 4) (ite (= a!1 12) d (- 3 d))) a!2))
      (a!5 (ite (= a!1 12) a!1 (ite (= a!1 11) (ite a!4 12 0) (+ a!1 1))))
      (a!8 (ite (= a!1 12)
                a!7
                (ite (= a!1 11) (ite a!4 0 a!7) (ite (= a!1 12) d (- 3 d))))))
(let ((a!6 (ite (= a!5 12)
                13
                (ite (< (- first a!5) 1) (+ (- first a!5) 12) (- first a!5)))))
(let ((a!9 (ite (= a!6 13)
                12
                (ite (< (- first a!6) 0) (+ (- first a!6) 12) (- first a!6)))))
(let ((a!10 (ite (= a!9 12)
                 (ite (= a!5 12) a!8 (- 3 a!8))
                 (- 3 (ite (= a!5 12) a!8 (- 3 a!8))))))
(let ((a!11 (= (ite (= a!9 12)
                    (+ (select before 4) a!10)
                    (+ (select before a!10) a!9))
               (+ a!3 1))))
(let ((a!12 (and (>= a!6 1)
                 (<= a!6 13)
                 (>= (ite (= a!5 12) a!8 (- 3 a!8)) 0)
                 (< (ite (= a!5 12) a!8 (- 3 a!8)) 4)
                 a!11)))
  (not (=> (< (+ a!3 1) n) a!12)))))))))))
(check-sat)
(pop 1)
(pop 1)
