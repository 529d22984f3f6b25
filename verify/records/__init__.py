"""What is stored and printed: plain records, each with a published JSON schema.

They say what was found and judge nothing. Records of several games are made of shared fields:

deal.py     what the record of a deal begins with
searched.py the records of games that are searched through

clock.py    a Clock deal decided                clock.schema.json
klondike.py a Klondike deal decided             klondike.schema.json
klondike_shown.py a position of one shown       klondike_shown.schema.json
klondike_tally.py very many of them            klondike_tally.schema.json
grandfathers_clock.py a deal of Grandfather's Clock decided, grandfathers_clock.schema.json
grandfathers_clock_shown.py a position of one   grandfathers_clock_shown.schema.json
grandfathers_clock_made.py one made to order    grandfathers_clock_made.schema.json
grandfathers_clock_tally.py very many of them   grandfathers_clock_tally.schema.json
partial.py  a Clock deal with unknown cards     partial.schema.json
made.py     a deal made to order                made.schema.json
klondike_made.py  one of Klondike               klondike_made.schema.json
finding.py  deals with a property found         finding.schema.json
count.py    a figure counted                    count.schema.json
proof.py    a theorem and its obligations       proof.schema.json
claim.py    a claim settled                     claim.schema.json
coq.py      the theorems that Coq has read      coq.schema.json
conformance.py  an engine tested by a game      conformance.schema.json
report.py   the evidence of a whole report      report.schema.json
vectors.py  games with all answers for engines  vectors.schema.json
perft.py    games and positions counted         perft.schema.json
"""
