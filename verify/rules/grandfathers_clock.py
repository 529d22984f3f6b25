"""Grandfather's Clock as a plain reference engine: which moves a position allows, and what a move makes of it.

The rules, as the rule text has them. Twelve clock cards lie on the dial, the other forty face up in eight columns of
five. Foundations are built up in suit, the ace on the king, until each shows its hour; columns are built down in rank,
whatever the suit. The top card of a column may move to its foundation or to another column, and any to an empty one.
What lies on a foundation stays there. The game is won when every foundation shows its hour: no card is left in the
columns.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Literal, NamedTuple

from verify.cards import Card
from verify.deals.dials import DialPosition, preceding
from verify.errors import VerifyError
from verify.rules.grandfathers_clock_dealing import ColumnNumber
from verify.rules.grandfathers_clock_options import GrandfathersClockRules
from verify.rules.klondike import is_red

Hour = int  # from 1; the foundation of hour 1 is complete when it shows an ace, that of hour 12 when it shows a queen


class IllegalMove(VerifyError):
    """A move that the rules do not allow here; the message says which."""


class Move(NamedTuple):
    """One move.

    ``up`` puts a card on its foundation, ``onto`` puts a card (with those that lie on it, where runs may move) on the
    card ``target``, ``column`` puts it into the empty column of that number.
    """

    kind: Literal["up", "onto", "column"]
    card: Card
    target: Card | None = None
    column: ColumnNumber = 0


def goes_on(card: Card, below: Card, ranks: int, rules: GrandfathersClockRules) -> bool:
    """Whether a card may lie on another in a column of a deck with so many ranks.

    >>> king, ace = Card(13, 1), Card(1, 1)
    >>> [goes_on(king, ace, 13, GrandfathersClockRules(wrap=wrap)) for wrap in (False, True)]
    [False, True]
    """
    if rules.build == "alternating" and is_red(card) is is_red(below):
        return False
    return card.rank == below.rank - 1 or (rules.wrap and below.rank == 1 and card.rank == ranks)


def hour_for(card: Card, position: DialPosition) -> Hour | None:
    """The hour at which a card can go up: its foundation does not show its hour, and the card follows its top card."""
    lower = preceding(card, position.ranks)
    if lower not in position.foundations:
        return None
    hour = position.foundations.index(lower) + 1
    return hour if lower.rank != hour else None


def is_won(position: DialPosition) -> bool:
    """Whether every foundation shows its hour."""
    return all(top.rank == hour for hour, top in enumerate(position.foundations, 1))


def is_stuck(position: DialPosition, rules: GrandfathersClockRules) -> bool:
    """Whether the game is not won and no move does more than exchange a column with an empty one."""
    if is_won(position):
        return False
    here = Counter(position.columns)
    return all(Counter(after(position, move).columns) == here for move in legal_moves(position, rules))


def legal_moves(position: DialPosition, rules: GrandfathersClockRules) -> Iterator[Move]:
    """Every move that the rules allow."""
    for column in position.columns:
        if column:
            yield from _to_foundation(position, column[-1])
    for card, source in movable(position, rules):
        yield from _to_columns(position, card, source, rules)


def moves_of(position: DialPosition, card: Card, rules: GrandfathersClockRules) -> Iterator[Move]:
    """Those of ``legal_moves`` that move this card."""
    if (card,) in [column[-1:] for column in position.columns]:
        yield from _to_foundation(position, card)
    for other, source in movable(position, rules):
        if other == card:
            yield from _to_columns(position, card, source, rules)


def _to_foundation(position: DialPosition, card: Card) -> Iterator[Move]:
    """The move of a top card to its foundation, if that takes it."""
    if hour_for(card, position):
        yield Move("up", card)


def _to_columns(
    position: DialPosition, card: Card, source: ColumnNumber, rules: GrandfathersClockRules
) -> Iterator[Move]:
    """The moves of a card that may move to the columns that take it."""
    ranks = position.ranks
    for number, column in enumerate(position.columns, 1):
        if number == source:
            continue
        if not column and rules.empty_column == "any":
            yield Move("column", card, column=number)
        if column and goes_on(card, column[-1], ranks, rules):
            yield Move("onto", card, column[-1])


def movable(position: DialPosition, rules: GrandfathersClockRules) -> Iterator[tuple[Card, ColumnNumber]]:
    """The cards that may move to another column, with the number of theirs: the top cards; with runs their bases."""
    for number, column in enumerate(position.columns, 1):
        yield from ((card, number) for card in column[-1:])
        if not rules.runs:
            continue
        for below, card in zip(column[-2::-1], column[:0:-1], strict=True):
            if not goes_on(card, below, position.ranks, rules):
                break
            yield below, number


def apply(position: DialPosition, move: Move, rules: GrandfathersClockRules) -> DialPosition:
    """The position after a move.

    Raises IllegalMove unless it is one of ``legal_moves``.
    """
    if move not in moves_of(position, move.card, rules):
        raise IllegalMove(f"{describe(move)} is not possible here")
    return after(position, move)


def after(position: DialPosition, move: Move) -> DialPosition:
    """The position after a move that is known to be one of ``legal_moves``; for others this says nothing."""
    columns = list(position.columns)
    source = next(place for place, column in enumerate(columns) if move.card in column)
    at = columns[source].index(move.card)
    columns[source], moved = columns[source][:at], columns[source][at:]
    if move.kind == "up":
        return DialPosition(tuple(columns), _built(position, move.card))
    columns[_place(position, move)] += moved
    return DialPosition(tuple(columns), position.foundations)


def _place(position: DialPosition, move: Move) -> int:
    """Which column, the first being 0, a move puts cards into."""
    if move.kind == "column":
        return move.column - 1
    return next(place for place, column in enumerate(position.columns) if column[-1:] == (move.target,))


def _built(position: DialPosition, card: Card) -> tuple[Card, ...]:
    """The top cards when a card has gone up."""
    hour, tops = hour_for(card, position), list(position.foundations)
    if hour:
        tops[hour - 1] = card
    return tuple(tops)


def play(position: DialPosition, moves: Iterable[Move], rules: GrandfathersClockRules) -> Iterator[DialPosition]:
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
        case "up":
            return f"{move.card} to its foundation"
        case "onto":
            return f"{move.card} onto {move.target}"
        case "column":
            return f"{move.card} to the empty column {move.column}"
