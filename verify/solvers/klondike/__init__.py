"""Deciding Klondike.

asked.py       ``verify.check(deal, game="klondike")``
decide.py      a deal or a position: deadlocks, the search over the quotient, wins replayed by the rules
slowly.py      the same search in plain Python, for games that the compiled programs cannot hold
certify.py     claim and certificate for what was decided
result.py      the answer for a deal, with its proof
validation.py  every method held against the rules on families of small decks
"""
