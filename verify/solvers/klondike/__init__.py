"""Deciding Klondike.

asked.py     ``verify.check(deal, game="klondike")``
decide.py    a deal or a position: deadlocks, the search over the quotient, wins replayed by the rules
slowly.py    the same search in plain Python, for games that the compiled programs cannot hold
certify.py   claim and certificate for what was decided
result.py    the answer, with all that it rests on, and the limits of a search
"""
