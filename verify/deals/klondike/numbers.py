"""Klondike's deals by number.

KPat deals row by row, the last card of its shuffled deck first; so are Microsoft's numbers dealt here, which are
FreeCell's: the two shuffles are the same. PySolFC deals in its own way: from the right to the left, the face-down cards
first (one to each of columns 7 to 2, then 7 to 3, and so on), at last one card face up to each of columns 7 to 1. What
its numbers name is therefore a table. (It also draws once before the player does anything, as any player would.)
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from verify.cards import Card
from verify.deals import numbers
from verify.deals.deal import STANDARD, Deal, Shape
from verify.deals.positions import Column, Position, PositionDeal

_COLUMNS = 7
DEALT_IN_ROWS = ("kpat",)
"""The numbers that settle that the deck is dealt row by row."""


def numbered(spec: str, shape: Shape = STANDARD) -> Iterator[Deal | PositionDeal]:
    """The deals that ``spec`` asks for, made one by one as they are taken.

    >>> for deal in numbered("pysol:1"):
    ...     print(*deal.position.columns[1].cards, *deal.position.stock[:3])
    7H TS 4H AC 4D

    Raises BadInput at once if there are no such deals.
    """
    return (_by_pysolfc(deal) if deal.format == "pysol" else deal for deal in numbers.numbered(spec, shape))


def _by_pysolfc(deal: Deal) -> PositionDeal:
    deck = iter(deal.cards[::-1])
    down: list[list[Card]] = [[] for _ in range(_COLUMNS)]
    for column in chain.from_iterable(range(_COLUMNS - 1, first - 1, -1) for first in range(1, _COLUMNS)):
        down[column].append(next(deck))
    up = [next(deck) for _ in range(_COLUMNS)][::-1]
    columns = tuple(Column(tuple(cards), (card,)) for cards, card in zip(down, up, strict=True))
    position = Position(columns, (0,) * deal.shape.suits, tuple(deck))
    return PositionDeal(position, deal.shape, deal.name, deal.title, deal.format)
