"""Grandfather's Clock with the order of its columns forgotten, which never matters, and back again.

keys.py        a position as one integer, the same for any order of the columns
reductions.py  the moves that suffice, with proofs
search.py      every position that can be reached, and the search for a win; plain and slow
concrete.py    the searches that know the rules and nothing else
families.py    small decks on which every method has to give the verdicts of the rules
comparing.py   methods compared deal by deal
"""
