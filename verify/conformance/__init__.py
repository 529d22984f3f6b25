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
"""
