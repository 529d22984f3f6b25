"""Jokers without a home: the next card of the same pile is turned instead, and play stops if there is none.

Whatever comes up, the cards turned so far say which pile is next. So all orders of the cards are equally likely (C9),
and play goes on as long as it has asked no pile for more cards than it holds. A pile is asked once for each card of
its rank, once for each joker that it gave, and the start pile once at first. The jokers that a pile gives stand in the
order right after a card of its rank (or the start, or another joker there).
"""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from math import comb, factorial

from verify.counting.decks import Deck
from verify.counting.laws import Law
from verify.counting.whole_numbers import falling

Rows = dict[tuple[int, int], int]
"""How many ways there are, by the numbers of other cards and of jokers."""


def turned(deck: Deck, start: int = 0) -> Law:
    """How many cards are turned in a game that starts at this pile (0: the centre).

    >>> turned(Deck((1, 1), jokers=1))
    {1: Fraction(2, 3), 2: Fraction(1, 6), 3: Fraction(1, 6)}
    """
    rows = _rows(deck, start or deck.ranks)
    at_least = [_asked_so_often(deck, rows, asked) for asked in range(1, deck.cards + 1)] + [Fraction(0)]
    law = {number: at_least[number - 1] - at_least[number] for number in range(1, deck.cards + 1)}
    return {number: chance for number, chance in law.items() if chance}


def face_down(deck: Deck, start: int = 0) -> Law:
    """How many cards stay face down.

    >>> face_down(Deck((1, 1), jokers=1))
    {0: Fraction(1, 6), 1: Fraction(1, 6), 2: Fraction(2, 3)}
    """
    return dict(sorted((deck.cards - number, chance) for number, chance in turned(deck, start).items()))


def win(deck: Deck, start: int = 0) -> Fraction:
    """The chance that all cards are turned.

    The piles must then have been asked for just as many cards as they hold. What the last card is decides how many
    jokers each must have given before.

    >>> win(Deck((1, 1), jokers=1)), win(Deck((4,) * 13, jokers=1))
    (Fraction(1, 6), Fraction(4, 689))
    """
    first, extra = start or deck.ranks, [pile - own for pile, own in zip(deck.piles, deck.copies, strict=True)]
    ways = 0
    for last in range(deck.ranks + 1):  # 0: a joker
        of_rank = deck.copies[last - 1] if last else deck.jokers
        ways += of_rank * _orders_before(deck, first, last, extra)
    return Fraction(ways, factorial(deck.cards))


def _orders_before(deck: Deck, first: int, last: int, extra: list[int]) -> int:
    """The orders of all cards but the last in which every pile gives the jokers that it must."""
    others, jokers = sum(deck.copies) - (last > 0), deck.jokers - (not last)
    ways: int = factorial(others) * factorial(max(jokers, 0))
    for pile, (own, more) in enumerate(zip(deck.copies, extra, strict=True), 1):
        given, gaps = more + (pile == last) - (pile == first), own - (pile == last) + (pile == first)
        ways *= _in_gaps(given, gaps)
    return ways


def _asked_so_often(deck: Deck, rows: Rows, asked: int) -> Fraction:
    """The chance that so many cards are asked for and there: one at first, and one for each card before the last."""
    before, others = asked - 1, sum(deck.copies)
    ways = 0
    for jokers in range(min(deck.jokers, before) + 1):
        if before - jokers <= others:
            ways += factorial(before - jokers) * falling(deck.jokers, jokers) * rows.get((before - jokers, jokers), 0)
    return Fraction(ways, falling(deck.cards, before))


def _rows(deck: Deck, first: int) -> Rows:
    """The ways to choose other cards and to place jokers after them so that no pile is asked for too many."""
    rows: Rows = {(0, 0): 1}
    for pile, (own, holds) in enumerate(zip(deck.copies, deck.piles, strict=True), 1):
        longer: Rows = defaultdict(int)
        for (cards, jokers), ways in rows.items():
            for more in range(own + 1):
                for given in range(min(deck.jokers - jokers, holds - (pile == first) - more) + 1):
                    number = comb(own, more) * _in_gaps(given, more + (pile == first))
                    longer[cards + more, jokers + given] += ways * number
        rows = longer
    return rows


def _in_gaps(jokers: int, gaps: int) -> int:
    """The ways to share out jokers, alike, among the places after so many cards."""
    if jokers < 0 or gaps < 0:
        return 0
    return comb(jokers + gaps - 1, jokers) if gaps else int(not jokers)
