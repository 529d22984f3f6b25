"""What is claimed, in words, and the obligations that prove it.

obligation.py     obligations and theorems as values
stating.py        the kinds of obligations
play.py           how a game goes and ends: C1 to C5
arcs.py           what the bottom map decides: C6 and C7
table.py          all of them, in order
"""
