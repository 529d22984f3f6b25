"""The one-king rule: play begins again after every dead end until all cards are turned. How often?

Order the ranks by their last cards in the turn order. A stretch of play that begins at a pile ends with the last card
of that rank, and each rank that finishes later has a card face down then. If the rules choose the next pile by its
place among those left (the next clockwise, the lowest), every one of them is equally likely to be the next to finish,
the second, ... the last. Two ways to the law: by ranks finished, where the number of suits does not matter, and card
by card, where nothing is used of this but what ``segments`` says.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from verify.counting.laws import Law, check_deck
from verify.counting.segments import Left, at_first, next_cards, next_piles


def restarts(ranks: int, suits: int) -> Law:
    """How often play begins again, by the ranks that finish.

    >>> restarts(3, 2)
    {0: Fraction(1, 3), 1: Fraction(1, 2), 2: Fraction(1, 6)}
    """
    check_deck(ranks, suits)
    stretches = [[Fraction(1)]]  # of 0, 1, 2, ... ranks: chance by the number of stretches of play
    for left in range(1, ranks + 1):
        chances = [Fraction(0)] * (left + 1)
        for rest in stretches:
            for number, chance in enumerate(rest, 1):
                chances[number] += chance / left
        stretches.append(chances)
    return {number - 1: chance for number, chance in enumerate(stretches[ranks]) if chance}


def restarts_card_by_card(ranks: int, suits: int) -> Law:
    """The same law, turning one card after the other.

    >>> restarts_card_by_card(3, 2) == restarts(3, 2)
    True
    """

    @cache
    def chances(left: Left, own: int) -> tuple[Fraction, ...]:
        """By the number of restarts still to come, with ``own`` cards of the present stretch's rank to come."""
        if not own:
            return _next_stretch(left)
        sums = [Fraction(0)] * (sum(left) + 1)
        ways = [(own, chances(left, own - 1)), *((number, chances(rest, own)) for number, rest in next_cards(left))]
        cards = sum(number for number, _ in ways)
        for number, later in ways:
            _add(sums, later, Fraction(number, cards))
        return tuple(sums)

    def _next_stretch(left: Left) -> tuple[Fraction, ...]:
        sums = [Fraction(0)] * (sum(left) + 1)
        if not sum(left):
            return (Fraction(1),)
        for chance, own, others in next_piles(left):
            _add(sums, (Fraction(0), *chances(others, own)), chance)
        return tuple(sums)

    law = chances(at_first(ranks, suits), suits)
    return {number: chance for number, chance in enumerate(law) if chance}


def _add(sums: list[Fraction], chances: tuple[Fraction, ...], weight: Fraction) -> None:
    for number, chance in enumerate(chances):
        sums[number] += weight * chance
