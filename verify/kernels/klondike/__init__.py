"""Klondike searched through: positions as 64-bit keys of the quotient, moves on sets of cards, compiled.

game.py         a start position and the rules as arrays: keys, sets of cards, the place in the talon
sets.py         sets of cards as whole numbers: free places, safe cards
talon.py        which cards of the talon can be turned up, and the place after one is taken
moves.py        the abstract moves of a position, and what a move makes of it
places_seen.py  the positions seen, where a place that allows less than one seen is passed over
members.py      which of the moves are to be tried: prunings, components
deadlocks.py    positions that are lost because cards wait for each other
depth_first.py  depth-first search that can stop anywhere and go on
lines.py        the moves of a win, put together
search.py       won, exhausted or stopped
unpacking.py    a position from its key alone
bound.py        how many moves a win takes at least
best_first.py   best-first search that can stop anywhere and go on
shortest.py     a win with the fewest moves
arrangements.py depth-first search where it matters on which card a card lies
whole_runs.py   won, exhausted or stopped where only whole runs move
ready.py        all of these compiled before a clock starts
closed_sets.py  all positions from a start on, for losing certificates
playouts.py     random playouts, and how many moves there are to choose from

A position forgets where the face-up runs lie, a move that changes nothing else is no move, and drawing is part of
taking a card from the talon. Won here is won by the rules where parts of runs may move; exhausted is lost always.
"""
