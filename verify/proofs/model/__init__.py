"""The game as formulas, written once and read in several ways.

logic.py          what formulas are made of, and their reading as plain values
symbolic.py       their reading in z3: numbers of one sort, names for all that is arbitrary
relation.py       Clock Patience as a transition relation, and its invariants
broken.py         the rules, and the ways in which they are broken on purpose
broken_engine.py  the reference engine broken alike, where no option breaks it

gates.py          clauses made of gates
circuits.py       the reading of formulas as circuits: words of bits made of gates
wiring.py         scenes of circuits, and what values make of them
equations.py      premises solved for what they determine
settings.py       the relation for a deck and the rules of a variant
observe.py        games of the reference engine as states of the relation
scene.py          what a claim speaks of
reading.py        which numbers, and which decks
"""
