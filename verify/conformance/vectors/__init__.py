"""Conformance vectors: games with every answer that an engine must give, for authors who test on their own.

setting.py    what a file of vectors is for: a game, its rules, its decks
telling.py    a game told step by step, with what the reference answers
clock.py      vectors for Clock Patience
"""
