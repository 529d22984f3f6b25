"""Grandfather's Clock by hours: each foundation knows which cards are still to come, in their order.

Each method is one thing that engines get wrong; the wrong engines change one of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from verify.conformance import NewDeal

RANKS = "A23456789TJQK"
CLOCK = {"first": "SHCD", "second": "HSDC"}
"""The suits of the clock cards 2, 3, 4, 5 and so on round."""

Table = tuple[tuple[tuple[str, ...], ...], tuple[tuple[str, ...], ...]]
"""The columns from their lowest card, and the cards on the foundations from one o'clock on."""


class GrandfathersClock:
    """The engine: ``tables`` are those from the deal to now, none of which ever changes."""

    columns_number = 8

    def __init__(self) -> None:
        self.tables: list[Table] = []
        self.rules: dict[str, Any] = {}

    def hello(self) -> dict[str, Any]:
        games = {"grandfathers-clock": ["classic", "second-suits"]}
        return {"protocol": 1, "engine": "hours", "games": games}

    # dealing

    def deal(self, new: NewDeal) -> None:
        self.check(new.deck, [rank + suit for rank in RANKS for suit in "SHDC"])
        self.rules = dict(new.rules)
        clock = self.clock_cards()
        cards = [card for card in self.dealt(new) if card not in clock]
        self.tables = [(self.columns_of(cards), tuple((card,) for card in clock))]

    def check(self, deck: Sequence[str], whole: Sequence[str]) -> None:
        if sorted(deck) != sorted(whole):
            raise ValueError("this is no deck")

    def dealt(self, new: NewDeal) -> Sequence[str]:
        return new.deck[::-1] if new.rules["listing"] == "bottom-first" else new.deck

    def clock_cards(self) -> list[str]:
        """The card at one o'clock, at two o'clock, and so on: the ten at one, the jack at two, ..., the two at five."""
        suits = CLOCK[str(self.rules["clock-suits"])]
        cards = {rank: RANKS[rank - 1] + suits[(rank - 2) % 4] for rank in range(2, 14)}
        return [cards[self.clock_rank(hour)] for hour in range(1, 13)]

    def clock_rank(self, hour: int) -> int:
        """The rank of the clock card at an hour."""
        return hour + 9 if hour < 5 else hour - 3

    def columns_of(self, cards: Sequence[str]) -> tuple[tuple[str, ...], ...]:
        return tuple(tuple(cards[column :: self.columns_number]) for column in range(self.columns_number))

    # what is legal

    @property
    def columns(self) -> tuple[tuple[str, ...], ...]:
        return self.tables[-1][0]

    @property
    def hours(self) -> tuple[tuple[str, ...], ...]:
        return self.tables[-1][1]

    def moves(self) -> list[str]:
        return [f"{card}>{place}" for card in self.movable() for place in [*self.up(card), *self.across(card)]]

    def movable(self) -> list[str]:
        return [card for column in self.columns for card in column[-1:]]

    def up(self, card: str) -> list[str]:
        """An empty text if the card may go up."""
        return [""] if self.hour_of(card) is not None else []

    def hour_of(self, card: str) -> int | None:
        """The hour, from 0, at which the card may go up now."""
        return next((hour for hour, cards in enumerate(self.hours) if self.continues(cards, hour, card)), None)

    def continues(self, cards: tuple[str, ...], hour: int, card: str) -> bool:
        return not self.complete(cards, hour) and card == self.following(cards[-1])

    def complete(self, cards: tuple[str, ...], hour: int) -> bool:
        """Whether the hour shows its number."""
        return RANKS.index(cards[-1][0]) == hour

    def following(self, card: str) -> str:
        return RANKS[(RANKS.index(card[0]) + 1) % 13] + card[1]

    def across(self, card: str) -> list[str]:
        """Where the card may go among the columns."""
        places = []
        for number, column in enumerate(self.columns, 1):
            if not column and self.goes_to_empty(card):
                places.append(str(number))
            if column and column[-1] != card and self.goes_on(card, column[-1]):
                places.append(column[-1])
        return places

    def goes_to_empty(self, card: str) -> bool:
        return True

    def goes_on(self, card: str, below: str) -> bool:
        return RANKS.index(card[0]) + 1 == RANKS.index(below[0])

    # making moves

    def apply(self, move: str) -> None:
        if move not in self.moves():
            raise ValueError("this move is not legal")
        card, _, place = move.partition(">")
        left = tuple(tuple(other for other in column if other != card) for column in self.columns)
        if place:
            at = next(n for n, column in enumerate(self.columns, 1) if place in (str(n) if not column else column[-1],))
            moved = tuple((*column, card) if number == at else column for number, column in enumerate(left, 1))
            self.tables.append((moved, self.hours))
        else:
            hour = self.hour_of(card)
            hours = tuple((*cards, card) if number == hour else cards for number, cards in enumerate(self.hours))
            self.tables.append((left, hours))

    def undo(self) -> None:
        if len(self.tables) < 2:
            raise ValueError("there is nothing to take back")
        self.tables.pop()

    # what there is to say

    def state(self) -> dict[str, Any]:
        return {
            "columns": [list(column) for column in self.columns],
            "foundations": [cards[-1] for cards in self.hours],
        }

    def result(self) -> dict[str, Any]:
        return {"result": "won" if self.won() else "open"}

    def won(self) -> bool:
        return all(self.complete(cards, hour) for hour, cards in enumerate(self.hours))
