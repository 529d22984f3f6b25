"""The rules of Grandfather's Clock, said again on purpose: the foundations, and what a move makes of the columns.

Every card belongs to one foundation, so that the columns say where all cards lie: what is in no column has gone up.
"""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from .cards import RED, Card
from .reading import Rejected

ROUND = {"first": (1, 2, 4, 3), "second": (2, 1, 3, 4)}  # the suits of the clock cards from the 2 on, again and again

Columns = tuple[tuple[Card, ...], ...]  # of each column the lowest card first


class Rules(NamedTuple):
    """How the game is played."""

    clock_suits: str
    build: str
    wrap: bool
    runs: bool
    empty_column: str


class Move(NamedTuple):
    """A move: `up`, `onto` (the card `target`) or `column` (the empty column of that number)."""

    kind: str
    card: Card
    target: Card = Card(0, 0)
    column: int = 0

    def __str__(self) -> str:
        return f"{self.card}>" + {"up": "", "onto": str(self.target), "column": str(self.column)}[self.kind]


def clock_cards(ranks: int, suits: int, clock_suits: str) -> list[Card]:
    """The cards on the dial before the deal, one of each rank but the ace."""
    turns = [suit for suit in ROUND[clock_suits] if suit <= suits]
    return [Card(rank, turns[(rank - 2) % len(turns)]) for rank in range(2, ranks + 1)]


def foundations(ranks: int, suits: int, clock_suits: str) -> list[list[Card]]:
    """The cards of each foundation, its clock card first; the foundation that shows an ace in the end comes first."""
    clock = clock_cards(ranks, suits, clock_suits)
    piles = []
    for card in clock:
        pile = [card]
        while (card := Card(card.rank % ranks + 1, card.suit)) not in clock:
            pile.append(card)
        piles.append(pile)
    return sorted(piles, key=lambda pile: pile[-1].rank)


class Game:
    """The rules for a deck of so many ranks and suits."""

    def __init__(self, ranks: int, suits: int, rules: Rules) -> None:
        self.ranks, self.rules = ranks, rules
        self.foundations = foundations(ranks, suits, rules.clock_suits)
        self.deck = [Card(rank, suit) for rank in range(1, ranks + 1) for suit in range(1, suits + 1)]
        self.lower = {card: pile[:place] for pile in self.foundations for place, card in enumerate(pile)}

    def goes_on(self, card: Card, below: Card) -> bool:
        """Whether a card may lie on another in a column."""
        if self.rules.build == "alternating" and (card.suit in RED) is (below.suit in RED):
            return False
        return card.rank + 1 == below.rank or (self.rules.wrap and card.rank == self.ranks and below.rank == 1)

    def deal_out(self, rest: list[Card], columns: int) -> Columns:
        """The columns that the rest of a deck makes, its first card dealt first, in rows."""
        return tuple(tuple(rest[first::columns]) for first in range(columns))

    def after(self, columns: Columns, move: Move) -> Columns:
        """The columns after the move. Raises Rejected if the rules do not allow it."""
        cards = self.lifted(columns, move)
        rest = tuple(column[: -len(cards)] if column[-1:] == cards[-1:] else column for column in columns)
        if move.kind == "up":
            left = {card for column in columns for card in column}
            if lacking := [card for card in self.lower[move.card] if card in left]:
                raise Rejected(f"its foundation lacks {lacking[0]}")
            return rest
        at = self.receiving(columns, move)
        if move.target in cards:
            raise Rejected(f"{move.target} lies on {move.card}")
        return tuple(column + cards if number == at else column for number, column in enumerate(rest))

    def lifted(self, columns: Columns, move: Move) -> tuple[Card, ...]:
        """The card with those that lie on it, which must be none unless runs move."""
        for column in columns:
            if move.card in column:
                cards = column[column.index(move.card) :]
                if len(cards) > 1 and (move.kind == "up" or not self.rules.runs):
                    raise Rejected(f"{move.card} is not the last card of a column")
                for below, card in pairwise(cards):
                    if not self.goes_on(card, below):
                        raise Rejected(f"{card} on {below} does not move with it")
                return cards
        raise Rejected(f"{move.card} is on a foundation")

    def receiving(self, columns: Columns, move: Move) -> int:
        """The number, from 0, of the column that the card goes to."""
        if move.kind == "column":
            if move.column > len(columns) or columns[move.column - 1]:
                raise Rejected(f"there is no empty column {move.column}")
            if self.rules.empty_column == "none":
                raise Rejected("nothing goes to an empty column")
            return move.column - 1
        if not self.goes_on(move.card, move.target):
            raise Rejected(f"{move.card} does not go on {move.target}")
        for number, column in enumerate(columns):
            if column[-1:] == (move.target,):
                return number
        raise Rejected(f"{move.target} is not the last card of a column")
