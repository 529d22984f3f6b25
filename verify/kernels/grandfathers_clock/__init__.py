"""Grandfather's Clock searched through: positions as two exact 64-bit words, moves that change one digit, compiled.

game.py         a start position and the rules as tables; what a digit of a position means
moves.py        what a move makes of a position, and which cards can go up
visited.py      the positions seen: pairs of words in a table that grows
choices.py      the moves that are to be tried, in their order; the reduction safe-up
deadlocks.py    positions that are lost because cards wait for each other
depth_first.py  depth-first search that can stop anywhere and go on
search.py       won, exhausted or stopped
unpacking.py    positions and moves of the rules from words and digits
closed_sets.py  all positions from a start on, for losing certificates
bound.py        how many moves a win takes at least
best_first.py   best-first search that can stop anywhere and go on
shortest.py     a win with the fewest moves
playouts.py     random playouts
ready.py        all of these compiled before a clock starts

A position says of each card what it lies on, so that the order of the columns is forgotten and nothing else.
"""
