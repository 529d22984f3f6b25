"""What is claimed, in words, and the obligations that prove it.

obligation.py     obligations and theorems as values
stating.py        the kinds of obligations
play.py           how a game goes and ends: C1 to C5
arcs.py           what the bottom map decides: C6 and C7
conventions.py    shuttles, deals and orders
variants.py       house rules: one king, Watch, other start piles
survey.py         surveys as values: laws that complete families of deals obey
families.py       small decks and all their deals
sights.py         what is seen of a deal
laws.py           the laws that surveys put to the test, and the same computed for the real deck
counts.py         how often things happen: C10 to C12, and surveys for C9 and the start piles
table.py          all of them, in order
klondike.py       the theorems about Klondike, in words
naming.py         theorems found by their names
"""
