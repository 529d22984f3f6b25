"""Why a move of Klondike is not possible, in the words of the rules; ``klondike.py`` alone says whether it is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from verify.cards import ENGLISH, Card
from verify.deals.positions import Position
from verify.rules import klondike
from verify.rules.card_refusals import explained, goes_elsewhere, no_column, under
from verify.rules.klondike import (
    IllegalMove,
    Move,
    can_draw,
    can_redeal,
    goes_on,
    highest_rank,
)
from verify.rules.klondike_options import KlondikeRules


def play(position: Position, moves: Iterable[Move], rules: KlondikeRules) -> Iterator[Position]:
    """As ``play`` in the rules; what is raised says why the move is not possible, too."""
    listed = tuple(moves)
    played = klondike.play(position, listed, rules)
    return explained(played, listed, lambda at, move: why_not(at, move, rules), IllegalMove)


def why_not(position: Position, move: Move, rules: KlondikeRules) -> str:
    """Why a move is not possible; empty if it is.

    >>> from verify.deals.positions import Column
    >>> eight, nine = Card(8, 1), Card(9, 3)
    >>> position = Position((Column((), (nine,)), Column((), (eight,))), (7, 7, 8, 0))
    >>> why_not(position, Move("onto", nine, eight), KlondikeRules())
    'onto 8S goes 7H or 7D'
    """
    if move.kind == "draw":
        return "" if can_draw(position, rules) else "there is no card to draw"
    if move.kind == "redeal":
        return "" if can_redeal(position, rules) else _no_redeal(position, rules)
    if move.card is None or move.card not in position.cards:
        return f"there is no {move.card} in this deck"
    if move.kind == "up":
        return _not_open(position, move.card) or _not_next(position, move.card)
    return _not_movable(position, move.card, rules) or _no_place(position, move.card, move)


def _no_redeal(position: Position, rules: KlondikeRules) -> str:
    if rules.recycle == "under":
        return "unused cards go under the stock as one draws (recycle is under)"
    if position.stock:
        return "the stock is not used up"
    if not position.waste:
        return "there is no waste to turn over"
    return f"this is pass {position.pass_number} of {rules.passes}"


def _lies(position: Position, card: Card) -> str:
    """Where a card lies that is not to be had there; empty if it lies face up in a column or can be played."""
    if card in position.stock:
        return f"{card} lies in the stock"
    if card in position.waste[:-1]:
        return f"{under(card, position.waste)} in the waste"
    for number, column in enumerate(position.columns, 1):
        if card in column.down:
            return f"{card} lies face down in column {number}"
    if card.rank < position.foundations[card.suit - 1]:
        return f"{card} lies under {Card(card.rank + 1, card.suit)} on its foundation"
    return ""


def _is_up(position: Position, card: Card) -> bool:
    return card.rank <= position.foundations[card.suit - 1]


def _not_open(position: Position, card: Card) -> str:
    """Why a card does not lie open in a column or on the waste."""
    if _is_up(position, card):
        return f"{card} is on its foundation"
    covered = [column.up for column in position.columns if card in column.up[:-1]]
    return _lies(position, card) or (under(card, covered[0]) if covered else "")


def _not_next(position: Position, card: Card) -> str:
    """Why an open card is not the next of its foundation."""
    needed = Card(position.foundations[card.suit - 1] + 1, card.suit)
    return "" if card == needed else f"its foundation waits for {needed}"


def _not_movable(position: Position, card: Card, rules: KlondikeRules) -> str:
    """Why a card cannot move to any column."""
    if _is_up(position, card) and not rules.worrying_back:
        return f"{card} is on its foundation, and nothing comes back (worrying-back is no)"
    part = [column.up for column in position.columns if card in column.up[1:]]
    if part and not rules.partial_runs:
        return f"{card} lies on {part[0][part[0].index(card) - 1]}, and runs move whole (partial-runs is no)"
    return _lies(position, card)


def _no_place(position: Position, card: Card, move: Move) -> str:
    """Why a card that can move cannot move to the place that is meant."""
    if move.target is None:
        return _no_empty_column(position, card, move.column)
    return _not_last(position, card, move.target) or _does_not_go_on(position, card, move.target)


def _no_empty_column(position: Position, card: Card, number: int) -> str:
    king = highest_rank(position)
    if no := no_column([column.cards for column in position.columns], number):
        return no
    return "" if card.rank == king else f"only a {ENGLISH.rank_label(king)} goes to an empty column"


def _not_last(position: Position, card: Card, target: Card) -> str:
    """Why nothing, or not this card, can be laid on a card."""
    if target not in position.cards:
        return f"there is no {target} in this deck"
    for number, column in enumerate(position.columns, 1):
        if target in column.up[:-1]:
            return under(target, column.up)
        if target in column.up and card in column.up:
            return f"{card} lies in column {number} with it" if card != target else f"{card} cannot lie on itself"
    if target in position.waste:
        return f"{target} lies in the waste"
    return _lies(position, target) or (f"{target} is on its foundation" if _is_up(position, target) else "")


def _does_not_go_on(position: Position, card: Card, target: Card) -> str:
    if goes_on(card, target):
        return ""
    return goes_elsewhere(target, [other for other in position.cards if goes_on(other, target)])
