"""Theorems about all deals, proved; and each proof put to the test.

model/            the game as formulas, written once and read in several ways
lemmas/           what has to be shown, as formulas
theorems/         what is claimed, in words, and the obligations that prove it
methods/          the ways of settling an obligation
coq/              the theorems again, at the level of deals, for Coq
suite.py          every theorem settled, as a record
klondike.py       the same of the theorems about Klondike
"""
