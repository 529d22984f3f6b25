"""Why a move of Grandfather's Clock is not possible, in the words of the rules.

``grandfathers_clock.py`` alone says whether it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from verify.cards import Card
from verify.deals.dials import DialPosition, preceding
from verify.rules import grandfathers_clock
from verify.rules.card_refusals import explained, goes_elsewhere, no_column, under
from verify.rules.grandfathers_clock import (
    IllegalMove,
    Move,
    goes_on,
    hour_for,
)
from verify.rules.grandfathers_clock_options import GrandfathersClockRules


def play(position: DialPosition, moves: Iterable[Move], rules: GrandfathersClockRules) -> Iterator[DialPosition]:
    """As ``play`` in the rules; what is raised says why the move is not possible, too."""
    listed = tuple(moves)
    played = grandfathers_clock.play(position, listed, rules)
    return explained(played, listed, lambda at, move: why_not(at, move, rules), IllegalMove)


def why_not(position: DialPosition, move: Move, rules: GrandfathersClockRules) -> str:
    """Why a move is not possible; empty if it is.

    >>> from verify.deals.dials import clock_cards
    >>> from verify.deals.deal import Shape
    >>> columns = (Card(1, 2), Card(4, 2)), (Card(2, 2), Card(3, 1), Card(1, 1))
    >>> position = DialPosition(columns, clock_cards(Shape(4, 2)))
    >>> why_not(position, Move("onto", Card(1, 1), Card(4, 2)), GrandfathersClockRules())
    'onto 4H goes 3S or 3H'
    """
    source = next((column for column in position.columns if move.card in column), None)
    if source is None:
        return f"{move.card} is on the dial, or not in this deck"
    if move.kind == "up":
        return _covered(move.card, source) or _no_foundation(position, move.card)
    return _not_movable(position, move.card, source, rules) or _no_place(position, source, move, rules)


def _covered(card: Card, column: Sequence[Card]) -> str:
    return "" if card == column[-1] else under(card, column)


def _no_foundation(position: DialPosition, card: Card) -> str:
    """Why the last card of a column cannot go up."""
    if hour_for(card, position):
        return ""
    lower = preceding(card, position.ranks)
    if lower in position.foundations:
        return f"the foundation of {lower} shows its hour"
    return f"it goes up on {lower}, which is not on top of a foundation"


def _not_movable(position: DialPosition, card: Card, column: Sequence[Card], rules: GrandfathersClockRules) -> str:
    """Why a card cannot move to any column."""
    if card == column[-1]:
        return ""
    if not rules.runs:
        return f"{under(card, column)} (runs is no)"
    cards = column[column.index(card) :]
    for below, above in pairwise(cards):
        if not goes_on(above, below, position.ranks, rules):
            return f"what lies on it is no run with it: {goes_elsewhere(below, _takes(position, below, rules))}"
    return ""


def _no_place(position: DialPosition, source: Sequence[Card], move: Move, rules: GrandfathersClockRules) -> str:
    """Why a card that can move cannot move to the place that is meant."""
    if move.target is None:
        no = no_column(position.columns, move.column)
        return no or ("" if rules.empty_column == "any" else "nothing goes to an empty column (empty-column is none)")
    column = next((column for column in position.columns if move.target in column), None)
    if column is None:
        return f"{move.target} is on the dial, or not in this deck"
    if column is source:
        return (
            f"{move.card} lies in the same column" if move.card != move.target else f"{move.card} cannot lie on itself"
        )
    covered = _covered(move.target, column)
    if covered or goes_on(move.card, move.target, position.ranks, rules):
        return covered
    return goes_elsewhere(move.target, _takes(position, move.target, rules))


def _takes(position: DialPosition, below: Card, rules: GrandfathersClockRules) -> list[Card]:
    """The cards of the deck that may lie on a card."""
    suits = {card.suit for card in position.foundations}
    deck = (Card(rank, suit) for suit in suits for rank in range(1, position.ranks + 1))
    return [card for card in deck if goes_on(card, below, position.ranks, rules)]
