"""Klondike as the proofs have it: ``Rules.v`` line by line, in Python, to be compared with the reference engine.

In every pile the card that can be taken first stands first. Columns are numbered from 0. A ``Breach`` breaks a rule on
purpose.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple, TypeVar

from verify.cards import Card
from verify.deals.positions import Position
from verify.rules.klondike import is_red
from verify.rules.klondike_options import UNLIMITED, KlondikeRules

T = TypeVar("T")

Breach = Literal["", "any card", "any colour", "over the pin"]
"""Nothing; any card may go to an empty column; colours do not matter; a face-down card stays so when uncovered."""


class Table(NamedTuple):
    """A position of ``Rules.v``: ``down``, ``up``, ``height``, and the hand: ``stock``, ``waste``, ``passing``."""

    down: tuple[tuple[Card, ...], ...]
    up: tuple[tuple[Card, ...], ...]
    height: tuple[int, ...]
    stock: tuple[Card, ...]
    waste: tuple[Card, ...]
    passing: int


class Game(NamedTuple):
    """The class ``rules`` of ``Rules.v``: how many ranks and suits; how it is played; what is broken."""

    ranks: int
    suits: int
    rules: KlondikeRules
    breach: Breach = ""


def seen(position: Position) -> Table:
    """A position of the engine as the proofs have it."""
    return Table(
        tuple(column.down[::-1] for column in position.columns),
        tuple(column.up[::-1] for column in position.columns),
        position.foundations,
        position.stock,
        position.waste[::-1],
        position.pass_number,
    )


def goes_on(card: Card, below: Card, game: Game) -> bool:
    """``goes_on``: one rank lower and of the other colour."""
    return card.rank + 1 == below.rank and (is_red(card) is not is_red(below) or game.breach == "any colour")


def takes(table: Table, column: int, card: Card, game: Game) -> bool:
    """``takes``: the column takes the card."""
    if table.up[column]:
        return goes_on(card, table.up[column][0], game)
    return not table.down[column] and (card.rank == game.ranks or game.breach == "any card")


def keep(table: Table, column: int, rest: tuple[Card, ...], game: Game) -> Table:
    """``keep``: these face-up cards are left; if none is, the next face-down card is turned."""
    down = table.down[column]
    if rest or not down:
        return table._replace(up=_with(table.up, column, rest))
    if game.breach == "over the pin":
        return table._replace(up=_with(table.up, column, rest))
    return table._replace(down=_with(table.down, column, down[1:]), up=_with(table.up, column, down[:1]))


def lay(table: Table, column: int, run: tuple[Card, ...]) -> Table:
    """``lay``: a run comes to a column."""
    return table._replace(up=_with(table.up, column, run + table.up[column]))


def moves(table: Table, game: Game) -> Iterator[Table]:
    """``move``: the positions that a move leads to, constructor by constructor."""
    yield from drawn(table, game.rules)
    for column, cards in enumerate(table.up):
        if cards and _is_next(table.height, cards[0]):
            yield keep(table, column, cards[1:], game)._replace(height=_set(table.height, cards[0], cards[0].rank))
    if table.waste and _is_next(table.height, table.waste[0]):
        card = table.waste[0]
        yield table._replace(waste=table.waste[1:], height=_set(table.height, card, card.rank))
    for source, cards in enumerate(table.up):
        for size in range(1, len(cards) + 1):
            run, rest = cards[:size], cards[size:]
            if game.rules.partial_runs or not rest:
                kept = keep(table, source, rest, game)
                yield from (lay(kept, to, run) for to in _takers(table, run[-1], game) if to != source)
    if table.waste:
        kept = table._replace(waste=table.waste[1:])
        yield from (lay(kept, to, table.waste[:1]) for to in _takers(table, table.waste[0], game))
    for suit, height in enumerate(table.height, 1):
        card = Card(height, suit)
        if game.rules.worrying_back and height:
            kept = table._replace(height=_set(table.height, card, height - 1))
            yield from (lay(kept, to, (card,)) for to in _takers(table, card, game))


def drawn(table: Table, rules: KlondikeRules) -> Iterator[Table]:
    """``turning`` and ``going_under`` of ``Talon.v``: a draw or a redeal."""
    draw, stock, waste = rules.draw, table.stock, table.waste
    if rules.recycle == "under":
        cards = stock + waste[::-1]
        if cards:
            yield table._replace(stock=cards[draw:], waste=cards[:draw][::-1])
    elif stock:
        yield table._replace(stock=stock[draw:], waste=stock[:draw][::-1] + waste)
    elif waste and (rules.passes == UNLIMITED or table.passing < rules.passes):
        yield table._replace(stock=waste[::-1], waste=(), passing=table.passing + 1)


def _takers(table: Table, card: Card, game: Game) -> Iterator[int]:
    return (column for column in range(len(table.up)) if takes(table, column, card, game))


def _is_next(height: tuple[int, ...], card: Card) -> bool:
    return card.rank == height[card.suit - 1] + 1


def _set(height: tuple[int, ...], card: Card, value: int) -> tuple[int, ...]:
    return _with(height, card.suit - 1, value)


def _with(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    return (*values[:at], value, *values[at + 1 :])
