"""Anybody's engine, in any language, tested against the rules.

PROTOCOL.md     how an engine is asked, for its author
engine.py       what an engine is asked and what it answers, in Python
reference/      the rules as an engine
differences.py  where two answers differ
replies.py      what engines reply, read strictly
child.py        a program at the end of a pipe
process.py      an engine at the end of a pipe
in_python.py    an engine in Python
batch/          programs that read decks and print a line for each
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
reporting.py    what came of a test as a record, and reproducers
scripts.py      scripts from files, read strictly
junit.py        what came of tests in the XML of JUnit
"""
