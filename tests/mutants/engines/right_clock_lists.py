"""Clock Patience as most people write it: piles are lists, and a game is what has been asked of it so far.

Each method is one thing that engines get wrong; the wrong engines change one of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

from verify.conformance import NewDeal

RANKS, SUITS = "A23456789TJQK", "SHDC"


class Clock:
    """The engine: ``down`` and ``up`` are the piles, the next card of each last."""

    def __init__(self) -> None:
        self.down: list[list[str]] = []
        self.up: list[list[str]] = []
        self.hand: str | None = None
        self.turned: list[str] = []
        self.before: list[Any] = []
        self.new: NewDeal | None = None

    def hello(self) -> dict[str, Any]:
        return {"protocol": 1, "engine": "lists", "games": {"clock": ["classic", "uva170"]}, "decks": "any"}

    # dealing

    def deal(self, new: NewDeal) -> None:
        self.check(new.deck, [rank + suit for rank in RANKS[: new.ranks] for suit in SUITS[: new.suits]])
        self.new = new
        self.down = [[] for _ in range(new.ranks)]
        self.up = [[] for _ in range(new.ranks)]
        for number, card in enumerate(self.dealt(new)):
            self.down[self.pile_of(number, new)].append(card)
        self.turned, self.before = [], []
        self.hand = self.turn_over(self.down[self.start()])

    def check(self, deck: Sequence[str], whole: Sequence[str]) -> None:
        if sorted(deck) != sorted(whole):
            raise ValueError("this is no deck")

    def dealt(self, new: NewDeal) -> Sequence[str]:
        """The cards in the order in which they are dealt."""
        return new.deck[::-1] if new.rules["listing"] == "bottom-first" else new.deck

    def pile_of(self, number: int, new: NewDeal) -> int:
        """The pile that a card comes to, each counted from 0."""
        return number % new.ranks

    def start(self) -> int:
        """The pile whose card is turned first."""
        return len(self.down) - 1

    # playing

    def turn_over(self, pile: list[str]) -> str | None:
        """The next card of a pile, which is in hand then; None if there is none."""
        card = self.taken(pile) if pile else None
        if card is not None:
            self.turned.append(card)
        return card

    def taken(self, pile: list[str]) -> str:
        return pile.pop()

    def home(self, card: str) -> int:
        """The pile that a card belongs to."""
        return RANKS.index(card[0])

    def apply(self, move: str) -> None:
        if move not in self.moves():
            raise ValueError("this move is not legal")
        self.remember()
        self.go_on()

    def go_on(self) -> None:
        assert self.hand is not None
        home = self.home(self.hand)
        self.come_home(self.hand, home)
        self.hand = self.next_card(home)

    def come_home(self, card: str, home: int) -> None:
        self.up[home].append(card)

    def next_card(self, home: int) -> str | None:
        return self.turn_over(self.down[home])

    def remember(self) -> None:
        self.before.append(deepcopy((self.down, self.up, self.hand, self.turned)))

    def undo(self) -> None:
        if not self.before:
            raise ValueError("there is nothing to take back")
        self.down, self.up, self.hand, self.turned = self.before.pop()

    # what there is to say

    def moves(self) -> list[str]:
        return ["turn"] if self.hand else []

    def state(self) -> dict[str, Any]:
        piles = [{"down": down[::-1], "up": list(up)} for down, up in zip(self.down, self.up, strict=True)]
        return {"piles": piles, "hand": self.hand}

    def result(self) -> dict[str, Any]:
        if self.hand:
            return {"result": "open"}
        return {"result": "won" if self.won() else "lost", "turned": self.count(), "last": self.last()}

    def won(self) -> bool:
        return not any(self.down)

    def count(self) -> int:
        return len(self.turned)

    def last(self) -> str:
        return self.turned[-1]


def line(deck: Sequence[str]) -> str:
    """What the contest prints for a deck whose last card is dealt first, such as 44,KD."""
    game = Clock()
    game.down = [[] for _ in RANKS]
    for number, card in enumerate(reversed(deck)):
        game.down[number % len(RANKS)].append(card)
    turned = game.turn_over(game.down[game.start()])
    while turned:
        turned = game.next_card(game.home(turned))
    return f"{game.count():02},{game.last()}"
