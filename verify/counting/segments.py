"""Play between two dead ends, card by card.

When play begins at a pile and all other piles have as many face-down cards as there are cards of their rank to come,
it can only end there, and ends when the last card of that rank is turned (the centre and the kings at first, then
whatever pile play begins again at). After that the same holds of the piles that are left. So all that matters is how
many cards of each rank are still to come. And which rank has how many does not matter either, as long as the rules
choose the next pile by its place on the dial among those left: all ranks stand alike in a random order.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from verify.counting.laws import check_deck

Left = tuple[int, ...]
"""``left[k - 1]`` ranks have k cards still to come; the rank that play began at is not among them."""


def at_first(ranks: int, suits: int) -> Left:
    """All cards of all ranks but the kings are still to come.

    >>> at_first(13, 4)
    (0, 0, 0, 12)
    """
    check_deck(ranks, suits)
    return (*(0,) * (suits - 1), ranks - 1)


def cards_left(left: Left) -> int:
    """How many cards of these ranks are still to come.

    >>> cards_left((2, 0, 1))
    5
    """
    return sum(k * ranks for k, ranks in enumerate(left, 1))


def next_cards(left: Left) -> Iterator[tuple[int, Left]]:
    """What the next card may be, if it is of one of these ranks: for how many cards, and what is left then.

    >>> list(next_cards((0, 0, 12)))
    [(36, (0, 1, 11))]
    """
    for k, ranks in enumerate(left, 1):
        if ranks:
            yield k * ranks, _fewer(left, k)


def next_piles(left: Left) -> Iterator[tuple[Fraction, int, Left]]:
    """At which pile play may begin again: the chance, how many cards of its rank are to come, the other ranks.

    >>> list(next_piles((2, 1)))
    [(Fraction(2, 3), 1, (1, 1)), (Fraction(1, 3), 2, (2, 0))]
    """
    piles = sum(left)
    for k, ranks in enumerate(left, 1):
        if ranks:
            yield Fraction(ranks, piles), k, without(left, k)


def without(left: Left, cards: int) -> Left:
    """The other ranks, when one with so many cards to come is taken out.

    >>> without((2, 1), 1)
    (1, 1)
    """
    return (*left[: cards - 1], left[cards - 1] - 1, *left[cards:])


def _fewer(left: Left, cards: int) -> Left:
    """One rank with ``cards`` cards to come has one fewer."""
    fewer = list(without(left, cards))
    if cards > 1:
        fewer[cards - 2] += 1
    return tuple(fewer)
