"""The rule that a card still face down in its own pile counts as home.

When the game stops, each clock pile has as many face-down cards as there are cards of its rank to come (C1). The
places are known and the cards are in a random order, so exactly one arrangement of their ranks is a win.
"""

from __future__ import annotations

from fractions import Fraction
from math import factorial

from verify.counting.laws import Law, check_deck
from verify.counting.whole_numbers import falling, power


def win_by_face_down(ranks: int, suits: int) -> Law:
    """The chance to win with 0, 1, 2, ... cards face down; together they are the chance of a win.

    With k cards of a rank face down there are falling(s, k) ways to choose and arrange them in their pile.

    >>> win_by_face_down(2, 2)
    {0: Fraction(1, 2), 1: Fraction(1, 3), 2: Fraction(1, 6)}
    """
    cards = check_deck(ranks, suits)
    at_home = power([falling(suits, k) for k in range(suits + 1)], ranks - 1)
    return {
        left: Fraction(ways * suits * factorial(cards - left - 1), factorial(cards))
        for left, ways in enumerate(at_home)
    }


def win(ranks: int, suits: int) -> Fraction:
    """The chance that the game ends with every card at home, turned or not.

    >>> win(2, 1), win(2, 2)
    (Fraction(1, 1), Fraction(1, 1))
    """
    return sum(win_by_face_down(ranks, suits).values(), Fraction(0))
