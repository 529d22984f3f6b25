"""The quotient of Klondike: positions with everything forgotten that never matters, plain and slow.

game.py        the game a claim is about: its start, its dealt columns, its talon
positions.py   abstract positions, and what of the table can be told from one
places.py      the talon: which cards can be played from a place, and the place after each
moves.py       the moves of an abstract position and what they make of it
keys.py        an abstract position as one integer
abstraction.py the abstract position of a concrete one
reductions.py  moves that may be forced or left out, each by its name and with its reason
search.py      every position that can be reached; whether one of them is won
realising.py   an abstract win in moves of the rules
concrete.py    the search that knows the rules and nothing else
families.py    small decks on which every method has to give the verdicts of the rules
comparing.py   methods compared deal by deal
"""
