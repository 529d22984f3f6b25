"""Exact laws of Clock Patience for any number of ranks and suits: whole numbers and fractions, nothing rounded.

    laws.py              what a law is; whole numbers that must add up to a known total become chances
    moments.py           what a law comes to: mean, variance, quantiles
    whole_numbers.py     falling factorials, products of polynomials, permutations by their cycles
    decks.py             decks of every kind: piles of different sizes, jokers by three rules
    order.py             what follows from the turn order alone: win, length, completed piles, the chance on the way
    trees.py             deals by their bottom map: trees, cycles, piles that do not reach the centre
    partial.py           the chance of a win where some cards are known, and what one card more would tell
    unequal.py           the same laws for piles of different sizes
    components.py        the graph with an arc from every pile: its parts, the piles from which play would win
    bottoms.py           what the bottom cards say: kings among them, their own numbers, how they depend on each other
    sorted_win.py        a card still face down in its own pile counts as home
    segments.py          play between two dead ends, card by card
    restarts.py          the one-king rule: how often play has to begin again
    exception_centre.py  a card that closes the very pile it came from lets play go on, even at the centre
    watch.py             the early last king is exchanged with a face-down card
    extra_draw.py        one card more after the early last king
    face_down.py         which piles still have cards face down, if nothing is known but how many cards are
    endings.py           how a game can end, with the chances of all its endings
    dead_ends.py         the endings by every rule about dead ends, from any pile, for piles of any sizes
    seen_piles.py        what a player sees at a dead end
    second_chances.py    the endings with a second chance, by every way to choose the place
    jokers.py            jokers without a home

What is known of every figure by every set of rules:

    figures.py           what the figures are, and how well one is known
    variants.py          a deck and the rules it is played by
    covered.py           which variants a method covers
    ways.py              a way to a law
    table.py             for every figure the ways to its law
    count_record.py      a figure as a record
    played.py            the same figure as games show it

Ranks are 1..r, the highest at home in the centre; a deck has s cards of each. Chances are those of a well shuffled
deck. Nothing here plays a game or looks at a graph: the tests compare every law with the reference engine.
"""
