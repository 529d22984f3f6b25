"""Conformance vectors: games with every answer that an engine must give, for authors who test on their own.

files.py      a file for each game and preset, a vector on each line
setting.py    what a file of vectors is for: a game, its rules, its decks
telling.py    a game told step by step, with what the reference answers
clock.py      vectors for Clock Patience
games.py      games played by simple players, and the moments in them that show something
column_games.py vectors for the games with columns, as far as they are alike
klondike.py   vectors for Klondike
klondike_moments.py what may happen in it that an engine may get wrong
grandfathers_clock.py vectors for Grandfather's Clock
grandfathers_clock_moments.py the same for it
refused.py    decks that must be refused
"""
