"""Klondike as most people write it: lists of cards, and a table that is copied before each move.

Each method is one thing that engines get wrong; the wrong engines change one of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

from verify.conformance import NewDeal

RANKS, SUITS = "A23456789TJQK", "SHDC"


def rank(card: str) -> int:
    """The rank of a card, from 1."""
    return RANKS.index(card[0]) + 1


def is_red(card: str) -> bool:
    return card[1] in "HD"


@dataclass
class Column:
    """A column, each part from its lowest card."""

    down: list[str] = field(default_factory=list)
    up: list[str] = field(default_factory=list)


@dataclass
class Table:
    """What lies on the table; the stock with the card drawn next first, the waste with the playable card last."""

    columns: list[Column]
    up: list[list[str]]
    stock: list[str]
    waste: list[str] = field(default_factory=list)
    number: int = 1  # of the pass


class Klondike:
    """The engine."""

    table: Table
    rules: dict[str, Any]
    ranks: int

    def __init__(self) -> None:
        self.before: list[Table] = []

    def hello(self) -> dict[str, Any]:
        presets = ["classic", "draw-one", "three-passes", "under", "no-way-back", "vegas"]
        return {"protocol": 1, "engine": "lists", "games": {"klondike": presets}, "decks": "any"}

    # dealing

    def deal(self, new: NewDeal) -> None:
        self.check(new.deck, [rank + suit for rank in RANKS[: new.ranks] for suit in SUITS[: new.suits]])
        self.rules, self.ranks, self.before = dict(new.rules), new.ranks, []
        cards = self.dealt(list(new.deck))
        columns = [Column() for _ in range(self.rules["columns"])]
        for number in self.order(len(columns)):
            columns[number].down.append(cards.pop(0))
        for column in columns:
            self.turn_up(column)
        self.table = Table(columns, [[] for _ in range(new.suits)], cards)

    def check(self, deck: Sequence[str], whole: Sequence[str]) -> None:
        if sorted(deck) != sorted(whole):
            raise ValueError("this is no deck")

    def dealt(self, deck: list[str]) -> list[str]:
        return deck[::-1] if self.rules["listing"] == "bottom-first" else deck

    def order(self, columns: int) -> Iterator[int]:
        """The columns as they get a card each: rows from the left, each row a column shorter."""
        if self.rules["deal"] == "face-up-last":
            for first in range(1, columns):
                yield from range(first, columns)
            yield from range(columns)
        else:
            for first in range(columns):
                yield from range(first, columns)

    def turn_up(self, column: Column) -> None:
        if column.down and not column.up:
            column.up.append(column.down.pop())

    # what is legal

    def moves(self) -> list[str]:
        places = {self.named(number): number for number in range(len(self.table.columns))}
        onto = [
            f"{card}>{place}"
            for card in dict.fromkeys([*self.from_columns(), *self.from_waste(), *self.from_foundations()])
            for place, number in places.items()
            if self.goes_to(card, self.table.columns[number])
        ]
        return [*self.with_stock(), *[f"{card}>" for card in self.ends() if self.goes_up(card)], *onto]

    def named(self, number: int) -> str:
        """A column as moves name it: by its last card, or by its number from 1 if it is empty."""
        up = self.table.columns[number].up
        return up[-1] if up else str(number + 1)

    def with_stock(self) -> list[str]:
        if self.rules["recycle"] == "under":
            return ["draw"] if self.table.stock or self.table.waste else []
        if self.table.stock:
            return ["draw"]
        return ["redeal"] if self.table.waste and self.another_pass() else []

    def another_pass(self) -> bool:
        return self.rules["passes"] == "unlimited" or self.table.number < int(self.rules["passes"])

    def ends(self) -> list[str]:
        """The cards that may go up: the last of each column, and of the waste."""
        return [
            card for cards in [*[column.up for column in self.table.columns], self.table.waste] for card in cards[-1:]
        ]

    def from_columns(self) -> list[str]:
        whole = self.rules["partial-runs"] != "yes"
        return [card for column in self.table.columns for card in (column.up[:1] if whole else column.up)]

    def from_waste(self) -> list[str]:
        return self.table.waste[-1:]

    def from_foundations(self) -> list[str]:
        return [cards[-1] for cards in self.table.up if cards] if self.rules["worrying-back"] == "yes" else []

    def goes_up(self, card: str) -> bool:
        cards = self.table.up[SUITS.index(card[1])]
        return rank(card) == len(cards) + 1

    def goes_to(self, card: str, column: Column) -> bool:
        return self.goes_on(card, column.up[-1]) if column.up else self.goes_to_empty(card)

    def goes_on(self, card: str, below: str) -> bool:
        return rank(card) == rank(below) - 1 and self.colours_fit(card, below)

    def colours_fit(self, card: str, below: str) -> bool:
        return is_red(card) != is_red(below)

    def goes_to_empty(self, card: str) -> bool:
        return rank(card) == self.ranks

    # making moves

    def apply(self, move: str) -> None:
        if move not in self.moves():
            raise ValueError("this move is not legal")
        self.remember()
        card, carried, place = move.partition(">")
        if not carried:
            self.draw() if move == "draw" else self.redeal()
        elif place:
            self.to_column(card, next(n for n in range(len(self.table.columns)) if self.named(n) == place))
        else:
            self.to_foundation(card)

    def remember(self) -> None:
        self.before.append(deepcopy(self.table))

    def undo(self) -> None:
        if not self.before:
            raise ValueError("there is nothing to take back")
        self.table = self.before.pop()

    def draw(self) -> None:
        table, count = self.table, self.rules["draw"]
        if self.rules["recycle"] == "under":
            table.stock, table.waste = table.stock + table.waste, []
        table.waste += self.turned(table.stock[:count])
        table.stock = table.stock[count:]

    def turned(self, cards: list[str]) -> list[str]:
        """The cards as they come to lie on the waste, which are drawn in this order."""
        return cards

    def redeal(self) -> None:
        self.table.stock, self.table.waste = self.table.waste, []
        self.table.number += 1

    def to_column(self, card: str, number: int) -> None:
        target = self.table.columns[number]
        target.up += self.taken(card)

    def to_foundation(self, card: str) -> None:
        self.table.up[SUITS.index(card[1])] += self.taken(card)

    def taken(self, card: str) -> list[str]:
        """The card with all that lies on it, taken from wherever it lies."""
        for column in self.table.columns:
            if card in column.up:
                cards = self.run(column, column.up.index(card))
                self.uncover(column)
                return cards
        if card in self.table.waste:
            return self.from_the_waste(card)
        return [self.table.up[SUITS.index(card[1])].pop()]

    def from_the_waste(self, card: str) -> list[str]:
        return [self.table.waste.pop()]

    def run(self, column: Column, at: int) -> list[str]:
        cards, column.up = column.up[at:], column.up[:at]
        return cards

    def uncover(self, column: Column) -> None:
        self.turn_up(column)

    # what there is to say

    def state(self) -> dict[str, Any]:
        table = self.table
        return {
            "columns": [{"down": column.down, "up": column.up} for column in table.columns],
            "foundations": [len(cards) for cards in table.up],
            "stock": table.stock,
            "waste": table.waste,
            "pass": table.number,
        }

    def result(self) -> dict[str, Any]:
        return {"result": "won" if self.won() else "open"}

    def won(self) -> bool:
        return all(len(cards) == self.ranks for cards in self.table.up)
