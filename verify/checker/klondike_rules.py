"""The rules of Klondike, said again on purpose: what a move makes of a table, and when a table is won."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from .cards import RED, Card
from .reading import Rejected

UNLIMITED = 0


class Rules(NamedTuple):
    """How the game is played; `passes` is 0 for unlimited."""

    draw: int
    passes: int
    recycle: str
    worrying_back: bool
    partial_runs: bool


class Column(NamedTuple):
    """A column: its face-down cards, then its face-up cards, the lowest first."""

    down: tuple[Card, ...]
    up: tuple[Card, ...]


class Table(NamedTuple):
    """Where every card lies: of the foundations the heights, the next card of the stock first, of the waste last."""

    columns: tuple[Column, ...]
    foundations: tuple[int, ...]
    stock: tuple[Card, ...]
    waste: tuple[Card, ...]
    pass_number: int


class Move(NamedTuple):
    """A move: `draw`, `redeal`, `up`, `onto` (the card `target`) or `column` (the empty column of that number)."""

    kind: str
    card: Card = Card(0, 0)
    target: Card = Card(0, 0)
    column: int = 0

    def __str__(self) -> str:
        place = {"up": "", "onto": str(self.target), "column": str(self.column)}
        return f"{self.card}>{place[self.kind]}" if self.kind in place else self.kind


# ---- Dealing ----------------------------------------------------------------------------------------------------


def dealing_order(columns: int, deal: str) -> Iterator[int]:
    """The column that each card goes to, from 0: row by row, or first the face-down cards of all rows."""
    first = 0 if deal == "rows" else 1
    for start in range(first, columns):
        yield from range(start, columns)
    if deal == "face-up-last":
        yield from range(columns)


def deal_out(deck: list[Card], suits: int, columns: int, deal: str) -> Table:
    """The table that a deck makes, its first card dealt first; there are enough cards. What is left is the stock."""
    piles: list[list[Card]] = [[] for _ in range(columns)]
    order = list(dealing_order(columns, deal))
    for card, column in zip(deck, order, strict=False):
        piles[column].append(card)
    laid = tuple(Column(tuple(pile[:-1]), tuple(pile[-1:])) for pile in piles)
    return Table(laid, (0,) * suits, tuple(deck[len(order) :]), (), 1)


# ---- Playing ----------------------------------------------------------------------------------------------------


def goes_on(card: Card, below: Card) -> bool:
    """Whether a card may lie on another in a column."""
    return card.rank + 1 == below.rank and (card.suit in RED) is not (below.suit in RED)


def is_won(table: Table) -> bool:
    """Whether every card is on the foundations."""
    return not (table.stock or table.waste or any(column.down or column.up for column in table.columns))


def after(table: Table, move: Move, rules: Rules, ranks: int) -> Table:
    """The table after the move. Raises Rejected if the rules do not allow it."""
    if move.kind == "draw":
        return drawn(table, rules)
    if move.kind == "redeal":
        return redealt(table, rules)
    if move.kind == "up":
        return gone_up(table, move.card)
    return laid_down(table, move, rules, ranks)


def drawn(table: Table, rules: Rules) -> Table:
    """The table with the next cards on the waste; if those drawn before go under the stock, they do so first."""
    stock, waste = (table.stock + table.waste, ()) if rules.recycle == "under" else (table.stock, table.waste)
    if not stock:
        raise Rejected("there is no card to draw")
    return table._replace(stock=stock[rules.draw :], waste=waste + stock[: rules.draw])


def redealt(table: Table, rules: Rules) -> Table:
    """The table with the waste turned over as the new stock."""
    if rules.recycle == "under" or table.stock or not table.waste:
        raise Rejected("there is nothing to redeal")
    if rules.passes != UNLIMITED and table.pass_number >= rules.passes:
        raise Rejected(f"this is pass {table.pass_number} of {rules.passes}")
    return table._replace(stock=table.waste, waste=(), pass_number=table.pass_number + 1)


def gone_up(table: Table, card: Card) -> Table:
    """The table with the card, which lies open, on its foundation."""
    height = table.foundations[card.suit - 1]
    if card.rank != height + 1:
        raise Rejected(f"its foundation holds {height}")
    if table.waste[-1:] == (card,):
        return raised(table._replace(waste=table.waste[:-1]), card, 1)
    for number, column in enumerate(table.columns):
        if column.up[-1:] == (card,):
            return raised(shortened(table, number, 1), card, 1)
    raise Rejected(f"{card} is neither the last card of a column nor of the waste")


def laid_down(table: Table, move: Move, rules: Rules, ranks: int) -> Table:
    """The table with the card, and what lies on it, on another card or in an empty column."""
    cards, rest = lifted(table, move.card, rules)
    target = receiving(table, move, ranks)
    column = rest.columns[target]
    return replaced(rest, target, column._replace(up=column.up + cards))


def receiving(table: Table, move: Move, ranks: int) -> int:
    """The number, from 0, of the column that the card goes to."""
    if move.kind == "onto":
        if not goes_on(move.card, move.target):
            raise Rejected(f"{move.card} does not go on {move.target}")
        for number, column in enumerate(table.columns):
            if column.up[-1:] == (move.target,):
                return number
        raise Rejected(f"{move.target} is not the last card of a column")
    if move.column > len(table.columns) or table.columns[move.column - 1].up:
        raise Rejected(f"there is no empty column {move.column}")
    if move.card.rank != ranks:
        raise Rejected("only a king goes to an empty column")
    return move.column - 1


def lifted(table: Table, card: Card, rules: Rules) -> tuple[tuple[Card, ...], Table]:
    """The card with those that lie on it, and the table without them."""
    for number, column in enumerate(table.columns):
        if card in column.up:
            place = column.up.index(card)
            if place and not rules.partial_runs:
                raise Rejected(f"{card} is not the lowest face-up card of its column")
            return column.up[place:], shortened(table, number, len(column.up) - place)
    if table.waste[-1:] == (card,):
        return (card,), table._replace(waste=table.waste[:-1])
    if rules.worrying_back and table.foundations[card.suit - 1] == card.rank:
        return (card,), raised(table, card, -1)
    raise Rejected(f"{card} is not to be had")


def shortened(table: Table, number: int, cards: int) -> Table:
    """The table without the last face-up cards of a column; a card that comes to lie open is turned."""
    down, up = table.columns[number]
    up = up[: len(up) - cards]
    return replaced(table, number, Column(down, up) if up else Column(down[:-1], down[-1:]))


def replaced(table: Table, number: int, column: Column) -> Table:
    """The table with another column of this number, from 0."""
    return table._replace(columns=(*table.columns[:number], column, *table.columns[number + 1 :]))


def raised(table: Table, card: Card, by: int) -> Table:
    """The table with the foundation of the card's suit so much higher."""
    heights = [height + by * (suit == card.suit) for suit, height in enumerate(table.foundations, 1)]
    return table._replace(foundations=tuple(heights))
