"""Anybody's engine, in any language, tested against the rules.

PROTOCOL.md     how an engine is asked, for its author
engine.py       what an engine is asked and what it answers, in Python
reference/      the rules as an engine
differences.py  where two answers differ
match.py        an engine beside the reference: the first difference ends the match
strategies/     decks and deals to test engines with, as hypothesis draws them
driving.py      a game steered by small integers
furthest.py     legal moves, those first that lead furthest
near_misses.py  moves that are nearly legal
sorted_deck.py  the deck that every deck is made like
running.py      what to test an engine with, and what came of it
search.py       the search for a fault
trying.py       the engine in use, and fresh ones in its place
replaying.py    a script of requests, played again
shrinking.py    a script made shorter
process.py      an engine at the end of a pipe
child.py        a program, asked a line and answering a line, each in time
replies.py      replies read strictly
reporting.py    what came of a test as a record, and reproducers
vectors/        games with all answers, written as files
perft.py        how many games and positions there are, move by move
"""
