"""Which piles still have cards face down, when nothing is known of these cards but how many they are.

At a dead end each pile has as many cards face down as there are cards of its rank to come. Which cards these are is a
matter of chance: of the piles that may have any (``Rest``), every choice of so many cards is equally likely, and so is
every way to lay them in the places that are left.
"""

from __future__ import annotations

from functools import cache
from math import comb, factorial
from typing import NamedTuple

from verify.counting.whole_numbers import choices

Alive = tuple[int, int]
"""How many clock piles have cards face down, and whether the centre has (1 or 0)."""


class Rest(NamedTuple):
    """Piles that may have cards face down: how many cards of each clock pile's rank and of the centre's (0: not it)."""

    clock: tuple[int, ...]
    centre: int

    @property
    def cards(self) -> int:
        """How many cards may be face down."""
        return sum(self.clock) + self.centre


def rest_of(clock: tuple[int, ...], centre: int) -> Rest:
    """The same in a fixed order: what is asked about them does not depend on it."""
    return Rest(tuple(sorted(clock)), centre)


@cache
def chosen(rest: Rest, cards: int) -> dict[Alive, int]:
    """In how many ways so many of the cards can be chosen, by which piles these belong to.

    >>> chosen(Rest((2, 2), 0), 2)
    {(1, 0): 2, (2, 0): 4}
    """
    return _with_centre(rest, cards, arranged=False)


@cache
def at_home(rest: Rest, cards: int) -> dict[Alive, int]:
    """In how many ways they can be chosen and laid face down so that each lies in its own pile.

    >>> at_home(Rest((2, 2), 0), 2)
    {(1, 0): 4, (2, 0): 4}
    """
    return _with_centre(rest, cards, arranged=True)


def all_chosen(rest: Rest, cards: int) -> int:
    """In how many ways so many of the cards can be chosen."""
    return comb(rest.cards, cards)


def _with_centre(rest: Rest, cards: int, *, arranged: bool) -> dict[Alive, int]:
    ways: dict[Alive, int] = {}
    for of_centre, factor in enumerate(_of_one(rest.centre, arranged)[: cards + 1]):
        for alive, row in enumerate(_clock(rest.clock, arranged)):
            number = row[cards - of_centre] if cards - of_centre < len(row) else 0
            if number:
                here = (alive, int(of_centre > 0))
                ways[here] = ways.get(here, 0) + factor * number
    return dict(sorted(ways.items()))


def _of_one(cards: int, arranged: bool) -> list[int]:
    """The ways for 0, 1, 2, ... cards of one pile."""
    return [number * (factorial(n) if arranged else 1) for n, number in enumerate(choices(cards))]


@cache
def _clock(piles: tuple[int, ...], arranged: bool) -> list[list[int]]:
    """The ways by the number of piles that have cards, and by the number of cards."""
    if not piles:
        return [[1]]
    fewer, ways = _clock(piles[:-1], arranged), _of_one(piles[-1], arranged)
    table = [[0] * (sum(piles) + 1) for _ in range(len(piles) + 1)]
    for alive, row in enumerate(fewer):
        for cards, number in enumerate(row):
            if number:
                table[alive][cards] += number
                for more in range(1, len(ways)):
                    table[alive + 1][cards + more] += number * ways[more]
    return table
