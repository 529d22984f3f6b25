"""Cards as they were found to lie on a table, with their places in the text; and whether they make a position."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import NamedTuple

from verify.cards import Card
from verify.deals.deal import Placed, Shape, complete
from verify.deals.positions import Column, Position
from verify.deals.table_rows import MOST_COLUMNS
from verify.errors import BadInput


class Built(Placed):
    """A card that lies on a foundation, under one that was found there."""

    @property
    def place(self) -> str:
        """Where the card lies, for a message."""
        return "on the foundations" + (f" on line {self.line}" if self.line is not None else "")


class LyingColumn(NamedTuple):
    """The cards of a column, the lowest first."""

    down: Sequence[Placed] = ()
    up: Sequence[Placed] = ()


class Lying(NamedTuple):
    """Where every card was found; of the foundations the top cards."""

    columns: Sequence[LyingColumn]
    foundations: Sequence[Placed] = ()
    stock: Sequence[Placed] = ()
    waste: Sequence[Placed] = ()
    pass_number: int = 1

    @property
    def found(self) -> list[Placed]:
        """All cards, those under the top cards of foundations too."""
        up = [
            Built(Card(rank, top.card.suit), *top[1:]) for top in self.foundations for rank in range(1, top.card.rank)
        ]
        columns = chain.from_iterable(chain(column.down, column.up) for column in self.columns)
        return [*self.foundations, *up, *columns, *self.waste, *self.stock]


def position_of(lying: Lying, shape: Shape, source: str = "", line: int | None = None) -> Position:
    """The position that the cards make; ``source`` and ``line`` say where it begins.

    >>> ace, two = Placed(Card(1, 1), 1), Placed(Card(2, 1), 2)
    >>> position_of(Lying([LyingColumn([two], [ace])]), Shape(2, 1)).columns
    (Column(down=(Card(rank=2, suit=1),), up=(Card(rank=1, suit=1),)),)

    Raises BadInput unless they are exactly one deck with suits, there are columns, and no foundation is there twice.
    """
    if not 1 <= len(lying.columns) <= MOST_COLUMNS:
        raise BadInput(f"{len(lying.columns)} columns, expected 1 to {MOST_COLUMNS}", source, line)
    heights = _heights(lying, shape, source, line)
    if not complete(lying.found, shape, source, line)[0].suit:
        raise BadInput("the cards have ranks only, and Klondike is played with suits", source, line)
    columns = tuple(Column(_cards(column.down), _cards(column.up)) for column in lying.columns)
    return Position(columns, heights, _cards(lying.stock), _cards(lying.waste), lying.pass_number)


def _heights(lying: Lying, shape: Shape, source: str, line: int | None) -> tuple[int, ...]:
    """How many cards lie on each foundation."""
    heights = [0] * shape.suits
    for top in lying.foundations:
        if not 1 <= top.card.suit <= shape.suits or top.card.rank > shape.ranks:
            message = f"{top.card} ({top.place}) is on the foundations: expected a card with a suit of this deck"
            raise BadInput(message, source, top.line or line)
        if heights[top.card.suit - 1]:
            message = f"{top.card} ({top.place}): its foundation is there already, expected the top card of each suit"
            raise BadInput(message, source, top.line or line)
        heights[top.card.suit - 1] = top.card.rank
    return tuple(heights)


def _cards(found: Sequence[Placed]) -> tuple[Card, ...]:
    return tuple(placed.card for placed in found)


def top_cards(position: Position) -> list[Card]:
    """The top card of each foundation that has one."""
    return [Card(height, suit) for suit, height in enumerate(position.foundations, 1) if height]
