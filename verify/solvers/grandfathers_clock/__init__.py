"""Deciding Grandfather's Clock.

decide.py      a deal or a position: deadlocks, the search, wins replayed by the rules
slowly.py      the search in plain Python, within limits
result.py      the answer for a deal, with its proof
asked.py       ``verify.check`` for this game
certify.py     claim and certificate for what was decided
validation.py  every method held against the rules on families of small decks
"""
