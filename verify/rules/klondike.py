"""Klondike as a plain reference engine: which moves a position allows, and what a move makes of it.

The rules, as the rule text has them. Columns are built down in alternating colours, foundations up in suit from the
ace. A face-up card may move to another column with all cards on it, if it goes there; only a king, or a sequence that
begins with one, goes to an empty column. A face-down card that comes to lie open is turned. Cards are drawn from the
stock to the waste, whose last card may be played. The game is won when every card is on the foundations.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Literal, NamedTuple

from verify.cards import Card
from verify.deals.positions import Column, Position
from verify.errors import VerifyError
from verify.rules.klondike_dealing import ColumnNumber
from verify.rules.klondike_options import UNLIMITED, KlondikeRules

RED = (2, 3)  # hearts and diamonds; further suits go on alternating in pairs, as 1 black, 2 and 3 red, 4 black


class IllegalMove(VerifyError):
    """A move that the rules do not allow here; the message says which."""


class Move(NamedTuple):
    """One move.

    ``draw`` turns the next cards of the stock, ``redeal`` makes a new stock of the waste. ``up`` puts a card on its
    foundation, ``onto`` puts a card (from a column with those that lie on it) on the card ``target``, ``column`` puts
    it into the empty column of that number.
    """

    kind: Literal["draw", "redeal", "up", "onto", "column"]
    card: Card | None = None
    target: Card | None = None
    column: ColumnNumber = 0


DRAW, REDEAL = Move("draw"), Move("redeal")


def is_red(card: Card) -> bool:
    """Whether the card is red.

    >>> [is_red(Card(1, suit)) for suit in (1, 2, 3, 4)]
    [False, True, True, False]
    """
    return (card.suit - 1) % 4 + 1 in RED


def goes_on(card: Card, below: Card) -> bool:
    """Whether a card may lie on another in a column: one rank lower, of the other colour."""
    return card.rank == below.rank - 1 and is_red(card) is not is_red(below)


def is_won(position: Position) -> bool:
    """Whether every card is on the foundations."""
    return not any(column.cards for column in position.columns) and not position.stock and not position.waste


def highest_rank(position: Position) -> int:
    """The rank of the kings: that of the highest cards of the deck."""
    lying = chain(position.in_columns(), position.waste, position.stock)
    return max(chain(position.foundations, (card.rank for card in lying)))


def legal_moves(position: Position, rules: KlondikeRules) -> Iterator[Move]:
    """Every move that the rules allow."""
    yield from _with_the_stock(position, rules)
    for card in movable_to_foundations(position):
        yield from _to_foundation(position, card)
    king = highest_rank(position)
    for card, source in movable_to_columns(position, rules):
        yield from _to_columns(position, card, source, king)


def moves_of(position: Position, card: Card | None, rules: KlondikeRules) -> Iterator[Move]:
    """Those of ``legal_moves`` that move this card; None stands for those that draw or redeal."""
    if card is None:
        yield from _with_the_stock(position, rules)
        return
    if card in movable_to_foundations(position):
        yield from _to_foundation(position, card)
    king = highest_rank(position)
    for other, source in movable_to_columns(position, rules):
        if other == card:
            yield from _to_columns(position, card, source, king)


def _with_the_stock(position: Position, rules: KlondikeRules) -> Iterator[Move]:
    """The moves that draw or redeal."""
    if can_draw(position, rules):
        yield DRAW
    if can_redeal(position, rules):
        yield REDEAL


def _to_foundation(position: Position, card: Card) -> Iterator[Move]:
    """The move of an open card to its foundation, if that takes it."""
    if position.foundations[card.suit - 1] == card.rank - 1:
        yield Move("up", card)


def _to_columns(position: Position, card: Card, source: ColumnNumber, king: int) -> Iterator[Move]:
    """The moves of a card that may move to the columns that take it; ``king`` is the rank of the kings."""
    for number, column in enumerate(position.columns, 1):
        if number == source:
            continue
        if not (column.up or column.down) and card.rank == king:
            yield Move("column", card, column=number)
        if column.up and goes_on(card, column.up[-1]):
            yield Move("onto", card, column.up[-1])


def movable_to_foundations(position: Position) -> Iterator[Card]:
    """The cards that lie open: the last one of each column, and of the waste."""
    yield from (column.up[-1] for column in position.columns if column.up)
    yield from position.waste[-1:]


def movable_to_columns(position: Position, rules: KlondikeRules) -> Iterator[tuple[Card, ColumnNumber]]:
    """The cards that may move to a column, with the number of the column they lie in: 0 for waste and foundations."""
    for number, column in enumerate(position.columns, 1):
        cards = column.up if rules.partial_runs else column.up[:1]
        yield from ((card, number) for card in cards)
    yield from ((card, 0) for card in position.waste[-1:])
    if rules.worrying_back:
        yield from ((Card(height, suit), 0) for suit, height in enumerate(position.foundations, 1) if height)


def can_draw(position: Position, rules: KlondikeRules) -> bool:
    """Whether there is a card to draw; with recycle ``under`` those drawn before go under the stock first."""
    return bool(position.stock or (rules.recycle == "under" and position.waste))


def can_redeal(position: Position, rules: KlondikeRules) -> bool:
    """Whether the waste may be turned over: the stock is used up, and another pass is allowed."""
    if rules.recycle == "under" or position.stock or not position.waste:
        return False
    return rules.passes == UNLIMITED or position.pass_number < rules.passes


def apply(position: Position, move: Move, rules: KlondikeRules) -> Position:
    """The position after a move.

    Raises IllegalMove unless it is one of ``legal_moves``.
    """
    if move not in moves_of(position, move.card, rules):
        raise IllegalMove(f"{describe(move)} is not possible here")
    return after(position, move, rules)


def after(position: Position, move: Move, rules: KlondikeRules) -> Position:
    """The position after a move that is known to be one of ``legal_moves``; for others this says nothing."""
    match move.kind:
        case "draw":
            return _drawn(position, rules)
        case "redeal":
            return position._replace(stock=position.waste, waste=(), pass_number=position.pass_number + 1)
        case _:
            return _moved(position, move)


def play(position: Position, moves: Iterable[Move], rules: KlondikeRules) -> Iterator[Position]:
    """The positions that moves lead through, the first one included.

    Raises IllegalMove, with the number of the move, at the first that is not possible.
    """
    yield position
    for number, move in enumerate(moves, 1):
        try:
            position = apply(position, move, rules)
        except IllegalMove as error:
            raise IllegalMove(f"move {number}: {error}") from None
        yield position


def describe(move: Move) -> str:
    """The move for a message."""
    match move.kind:
        case "draw" | "redeal":
            return move.kind
        case "up":
            return f"{move.card} to its foundation"
        case "onto":
            return f"{move.card} onto {move.target}"
        case "column":
            return f"{move.card} to the empty column {move.column}"


def _drawn(position: Position, rules: KlondikeRules) -> Position:
    stock, waste = position.stock, position.waste
    if rules.recycle == "under":
        stock, waste = stock + waste, ()
    return position._replace(stock=stock[rules.draw :], waste=waste + stock[: rules.draw])


def _moved(position: Position, move: Move) -> Position:
    cards, left = _taken(position, move.card)
    if move.kind == "up":
        return left._replace(foundations=_changed(left.foundations, cards[0].suit, +1))
    columns = tuple(
        column._replace(up=column.up + cards) if _receives(column, number, move) else column
        for number, column in enumerate(left.columns, 1)
    )
    return left._replace(columns=columns)


def _receives(column: Column, number: ColumnNumber, move: Move) -> bool:
    if move.kind == "column":
        return number == move.column
    return column.up[-1:] == (move.target,)


def _taken(position: Position, card: Card | None) -> tuple[tuple[Card, ...], Position]:
    """The card with those that lie on it, and the position without them; an uncovered card is turned."""
    for number, column in enumerate(position.columns):
        if card in column.up:
            at = column.up.index(card)
            rest = _turned(column._replace(up=column.up[:at]))
            return column.up[at:], position._replace(columns=_with(position.columns, number, rest))
    if position.waste[-1:] == (card,):
        return position.waste[-1:], position._replace(waste=position.waste[:-1])
    if card is None:
        raise IllegalMove("there is no card to move")
    return (card,), position._replace(foundations=_changed(position.foundations, card.suit, -1))


def _turned(column: Column) -> Column:
    """The column with its last card face up."""
    return column if column.up or not column.down else Column(column.down[:-1], column.down[-1:])


def _with(columns: Sequence[Column], at: int, column: Column) -> tuple[Column, ...]:
    return (*columns[:at], column, *columns[at + 1 :])


def _changed(foundations: tuple[int, ...], suit: int, by: int) -> tuple[int, ...]:
    return tuple(height + by * (number == suit) for number, height in enumerate(foundations, 1))
