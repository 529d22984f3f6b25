"""What has to be shown, as formulas.

play.py           how a game goes and ends: the claims behind C1 to C5
arcs.py           what the bottom map decides: those behind C6 and C7
real_deck.py      the same for the real deck, card by card
counting.py       sums by induction over the piles
moments.py        the interesting cases
"""
