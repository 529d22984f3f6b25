"""Exact laws of Clock Patience for any number of ranks and suits: whole numbers and fractions, nothing rounded.

    laws.py              what a law is; whole numbers that must add up to a known total become chances
    whole_numbers.py     falling factorials, products of polynomials, permutations by their cycles
    order.py             what follows from the turn order alone: win, length, completed piles, the chance on the way
    trees.py             deals by their bottom map: trees, cycles, piles that do not reach the centre
    partial.py           the chance of a win where some cards are known, and what one card more would tell
    bottoms.py           what the bottom cards say: kings among them, their own numbers, how they depend on each other
    sorted_win.py        a card still face down in its own pile counts as home
    segments.py          play between two dead ends, card by card
    restarts.py          the one-king rule: how often play has to begin again
    exception_centre.py  a card that closes the very pile it came from lets play go on, even at the centre
    watch.py             the early last king is exchanged with a face-down card
    extra_draw.py        one card more after the early last king

Ranks are 1..r, the highest at home in the centre; a deck has s cards of each. Chances are those of a well shuffled
deck. Nothing here plays a game or looks at a graph: the tests compare every law with the reference engine.
"""
