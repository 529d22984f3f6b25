"""A position of a game with columns, foundations, stock and waste, as Klondike has; it knows no rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from verify.cards import Card
from verify.deals.deal import STANDARD, Shape


class Column(NamedTuple):
    """One column of the tableau: its face-down cards and its face-up cards, the lowest card first."""

    down: tuple[Card, ...] = ()
    up: tuple[Card, ...] = ()

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards of the column, the lowest first."""
        return self.down + self.up


class Position(NamedTuple):
    """Where every card lies.

    ``foundations[s - 1]`` is how many cards of suit s have gone up, from the ace. ``stock`` has the card that is drawn
    next first, ``waste`` the playable card last. ``pass_number`` says which pass through the stock is under way, from
    1.

    >>> Position((Column(up=(Card(1, 1),)),), (0,), (), ()).cards
    (Card(rank=1, suit=1),)
    """

    columns: tuple[Column, ...]
    foundations: tuple[int, ...]
    stock: tuple[Card, ...] = ()
    waste: tuple[Card, ...] = ()
    pass_number: int = 1

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card, those of the foundations first, then columns, waste and stock."""
        up = (Card(rank, suit) for suit, height in enumerate(self.foundations, 1) for rank in range(1, height + 1))
        return (*up, *self.in_columns(), *self.waste, *self.stock)

    def in_columns(self) -> Iterator[Card]:
        """The cards of the tableau, column after column."""
        for column in self.columns:
            yield from column.cards


@dataclass(frozen=True, order=True, slots=True)
class PositionDeal:
    """A deal given as a position, at the start or in the middle of a game.

    ``name`` says where it came from (``FILE:NUMBER``), ``title`` what its heading calls it, ``format`` how it was
    written.
    """

    position: Position
    shape: Shape = STANDARD
    name: str = field(default="", compare=False)
    title: str = field(default="", compare=False)
    format: str = field(default="table", compare=False)
