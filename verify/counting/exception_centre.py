"""The rule that a card which closes the very pile it came from lets play go on at the next pile, even at the centre.

Play that begins at a pile can only end there (see ``segments``), and ends with the last card of that rank. It goes on
if that card came from its own pile: the card before it was of the same rank, or play has just begun there.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from verify.counting.segments import Left, at_first, next_cards, next_piles


def win(ranks: int, suits: int) -> Fraction:
    """The chance that all cards are turned.

    >>> win(2, 1), win(2, 2)
    (Fraction(1, 1), Fraction(5, 6))
    """

    @cache
    def chance(left: Left, own: int, from_own: bool) -> Fraction:
        """With ``own`` cards of the pile's rank to come; does the next card (or the last, if none) come from it?"""
        if not own:
            return _after_dead_end(left, from_own)
        ways = [(own, chance(left, own - 1, from_own if own == 1 else True))]
        ways += [(number, chance(rest, own, False)) for number, rest in next_cards(left)]
        return sum((number * later for number, later in ways), Fraction(0)) / sum(number for number, _ in ways)

    def _after_dead_end(left: Left, from_own: bool) -> Fraction:
        if not sum(left):
            return Fraction(1)
        if not from_own:
            return Fraction(0)
        return sum((share * chance(others, own, True) for share, own, others in next_piles(left)), Fraction(0))

    return chance(at_first(ranks, suits), suits, True)
