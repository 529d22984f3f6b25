"""What the bottom cards of the clock piles say when something is known of them, and how they hang together."""

from __future__ import annotations

from fractions import Fraction
from math import comb

from verify.counting.laws import Law, check_deck, law_of
from verify.counting.trees import forests
from verify.counting.whole_numbers import falling


def king_bottoms(ranks: int, suits: int) -> Law:
    """How many clock piles have a king at the bottom.

    >>> king_bottoms(2, 2)
    {0: Fraction(1, 2), 1: Fraction(1, 2)}
    """
    cards, clock = check_deck(ranks, suits), ranks - 1
    counts = {kings: comb(clock, kings) * comb(cards - clock, suits - kings) for kings in range(suits + 1)}
    return law_of(counts, comb(cards, suits))


def win_if_kings_lie(ranks: int, suits: int, bottoms: int) -> Fraction:
    """The chance of a win when it is known where all kings lie, ``bottoms`` of them at the bottom of clock piles.

    Those piles lead to the centre. The others get cards that are no kings, and must make a forest that leads to
    them. Where the kings lie otherwise tells nothing.

    >>> win_if_kings_lie(13, 4, 0), win_if_kings_lie(13, 4, 1), win_if_kings_lie(13, 4, 4)
    (Fraction(0, 1), Fraction(1, 12), Fraction(1, 3))

    Raises ValueError if kings cannot lie so.
    """
    clock = check_deck(ranks, suits) // suits - 1
    if not 0 <= bottoms <= min(clock, suits):
        raise ValueError(f"{suits} kings cannot be at the bottom of {bottoms} of {clock} clock piles")
    good = forests([suits] * bottoms, [suits] * (clock - bottoms))
    return Fraction(good, falling(suits * clock, clock - bottoms))


def alike(ranks: int, suits: int) -> Fraction:
    """The chance that the bottom cards of two given piles are of one rank; 1/ranks if they were independent.

    >>> alike(13, 4), alike(2, 1)
    (Fraction(1, 17), Fraction(0, 1))
    """
    cards = check_deck(ranks, suits)
    return Fraction(ranks * falling(suits, 2), falling(cards, 2))
