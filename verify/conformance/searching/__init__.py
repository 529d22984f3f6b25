"""The search for a fault.

search.py        the search: games that tell much, games that are drawn, and what is found made small
openers.py       the games that every search begins with
trying.py        the engine in use, and fresh ones in its place
simple_games.py  games nearly in order, for a fault that is known to be there
shrinking.py     a script made shorter
"""
