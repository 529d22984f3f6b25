"""Theorems about Clock Patience for any number of ranks and suits, proved in Coq without axioms.

Game.v       the cards, the deal, the game, the bottom map: what the theorems speak of, and nothing proved
Counting.v   how many cards of a rank there are, and where
Balance.v    the invariant of play; how a game goes and ends: C1 to C4
Win.v        when a game is won: C5
Graph.v      what the bottom map decides: C6 and C7
Examples.v   real deals that are won and lost; two readings that are false
Sizes.v      won and lost deals of every size
Broken.v     the same sentences, false of games that break a rule
Order.v      play that goes on: deals and orders are in one-to-one correspondence, C9
LastCard.v   won if and only if a king is the last card of the order; the one-king rule
table.py     which of these theorems stand for which of the suite
klondike/    the same for Klondike

The files build on one another in this order. Read Game.v and the theorems; Coq has read the rest.
"""
