"""The game as formulas, written once and read in several ways.

logic.py          what formulas are made of, and their reading as plain values
relation.py       Clock Patience as a transition relation, and its invariants
settings.py       the relation for a deck and the rules of a variant
broken.py         the rules, and the ways in which they are broken on purpose
broken_engine.py  the reference engine broken alike, where no option breaks it
scene.py          what a claim speaks of
observe.py        games of the reference engine as states of the relation

symbolic.py       the reading in z3: numbers of one sort, names for all that is arbitrary
reading.py        which numbers, and which decks

gates.py          the reading for a SAT solver: clauses made of gates
words.py          whole numbers as words of bits, made of gates
circuits.py       formulas as circuits
wiring.py         scenes of circuits, and what values make of them
equations.py      premises solved for what they determine
klondike.py       Klondike's positions and moves, as the Coq files have them
klondike_abstract.py its abstract positions and their steps
klondike_deadlock.py its deadlocks
"""
