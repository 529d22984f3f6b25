"""Theorems about Klondike for any number of ranks, suits, columns and cards drawn, proved in Coq without axioms.

Rules.v         the cards, the moves, the abstract positions and their steps: nothing proved
Sums.v          cards counted in lists and over all columns
Structure.v     how columns lie; how many open ends and empty columns there are: K2
Moves.v         what the parts of a move do to columns and foundations
Simulation.v    every move keeps the abstract position or is one of its steps: K3
Once.v          no card lies twice
Better.v        positions that are better, as low cards have gone up: what can still be played
Rising.v        all low cards that lie face up can go up
SafeUp.v        a safe card may go up: the better position wins too
Certificates.v  sets that play cannot leave: K4; the same where safe cards go up: K5
Talon.v         stock and waste: which cards can be drawn, by arithmetic: K1
Passes.v        the same for a limited number of passes
Under.v         the same when unused cards go back under the stock
SafeTalon.v     one by one without limit a safe card may go up from stock and waste too: K7
Examples.v      every deal of one open card a column; a lost deal; what K4 needs
Deadlock.v      cards none of which can be the first of them to move; cards that rest where they are
Held.v          as long as none has moved, what they hold stays, and nothing is put on it
First.v         none is the first to move, so no play wins: K6
Reach.v         cards of stock and waste that cannot be taken first, by arithmetic
Stuck.v         the two on its ace; what K6 needs
table.py        which of these theorems stand for which of the suite

The files build on one another in this order. Read Rules.v and the theorems; Coq has read the rest.
"""
