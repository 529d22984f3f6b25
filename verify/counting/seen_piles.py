"""What a player sees at a dead end: how many cards lie face down in each pile.

The cards face down are any of those of the other piles' ranks, all choices equally likely. Piles with equally many are
alike, so only how many piles have how many matters; that leaves few cases.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from math import comb, prod
from typing import NamedTuple

from verify.counting.face_down import Rest

MOST_CASES = 20_000
"""More are not gone through."""


class Seen(NamedTuple):
    """How many cards lie face down in each clock pile that has any, and in the centre."""

    clock: tuple[int, ...]
    centre: int

    @property
    def left(self) -> int:
        """How many cards are face down."""
        return sum(self.clock) + self.centre


def cases(rest: Rest) -> int:
    """How many cases there are, when any cards of these piles may be face down.

    >>> cases(Rest((4,) * 12, 0))
    1820
    """
    return prod(comb(piles + cards, cards) for cards, piles in Counter(rest.clock).items()) * (rest.centre + 1)


def seen_piles(rest: Rest) -> Iterator[tuple[Seen, int]]:
    """Every case with a card face down, and the choices of cards that make it.

    >>> for seen, ways in seen_piles(Rest((2, 2), 0)): print(seen, ways)
    Seen(clock=(1,), centre=0) 4
    Seen(clock=(1, 1), centre=0) 4
    Seen(clock=(2,), centre=0) 2
    Seen(clock=(1, 2), centre=0) 4
    Seen(clock=(2, 2), centre=0) 1
    """
    groups = [list(_alike(piles, cards, cards)) for cards, piles in Counter(rest.clock).items()]
    in_centre = [((cards,), comb(rest.centre, cards)) for cards in range(rest.centre + 1)]
    for *clock, ((centre,), ways) in product(*groups, in_centre):
        seen = Seen(tuple(sorted(cards for group, _ in clock for cards in group)), centre)
        if seen.left:
            yield seen, ways * prod(number for _, number in clock)


def _alike(piles: int, cards: int, most: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """What piles of so many cards each may have face down, at most so many in any of them, and in how many ways."""
    if not most:
        yield (), 1
        return
    for full in range(piles + 1):
        ways = comb(piles, full) * comb(cards, most) ** full
        for others, number in _alike(piles - full, cards, most - 1):
            yield (*others, *(most,) * full), ways * number
