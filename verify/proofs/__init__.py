"""Theorems about all deals, proved by z3; and each proof put to the test.

The relation, written once and read three ways:

    logic.py          what formulas are made of, and their reading as plain values
    symbolic.py       their reading in z3: numbers of one sort, names for all that is arbitrary
    relation.py       Clock Patience as a transition relation, and its invariants
    broken.py         the rules, and the ways in which they are broken on purpose
    settings.py       the relation for a deck and the rules of a variant
    observe.py        games of the reference engine as states of the relation

What is claimed:

    scene.py          what a claim speaks of
    play.py           how a game goes and ends: the claims behind C1 to C5
    arcs.py           what the bottom map decides: those behind C6 and C7
    real_deck.py      the same for the real deck, card by card
    counting.py       sums by induction over the piles
    moments.py        the interesting cases
    obligation.py     obligations and theorems as values
    stating.py        the kinds of obligations
    theorems_play.py  C1 to C5 in words
    theorems_arcs.py  C6 and C7 in words
    theorems.py       all of them

How it is settled:

    reading.py        which numbers, and which decks
    instances.py      quantifiers replaced by instances, so that z3 decides
    discharge.py      every goal asked of z3, and what the answers come to
    cases.py          real deals where the premises hold and the case happens
    unrolled.py       games found by z3 where a claim fails, played again by the engine
    sharing.py        work shared by processes; interrupts
    suite.py          every theorem settled, as a record
"""
