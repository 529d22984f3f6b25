"""What has to be shown, as formulas.

play.py           how a game goes and ends: the claims behind C1 to C5
arcs.py           what the bottom map decides: those behind C6 and C7
real_deck.py      the same for the real deck, card by card
conventions.py    where a turned card goes, and which card is turned next
dealing.py        how decks become piles
order.py          the order in which cards are turned, when play goes on after a stop
one_king.py       play that goes on after every dead end
watch.py          the last king exchanged with a face-down card
start_piles.py    play from any pile
counting.py       sums by induction over the piles
moments.py        the interesting cases
"""
