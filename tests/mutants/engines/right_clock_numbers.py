"""Clock Patience with numbers alone: a card is a number, and of a pile only how many cards have been turned is kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from verify.conformance import NewDeal

_CARDS = {rank + suit: 4 * number + n for number, rank in enumerate("A23456789TJQK") for n, suit in enumerate("SHDC")}
_NAMES = list(_CARDS)


class Clock:
    """The engine: ``cards`` are those dealt, first to last, and ``path`` the piles from which cards were turned."""

    def __init__(self) -> None:
        self.cards: list[int] = []
        self.piles = 13
        self.path: list[int] = []
        self.drawn: list[int] = []
        self.ended = False

    def hello(self) -> dict[str, Any]:
        return {"protocol": 1, "engine": "numbers", "games": {"clock": ["classic", "uva170"]}, "decks": "any"}

    def deal(self, new: NewDeal) -> None:
        cards = [_CARDS.get(card, 99) for card in new.deck]
        wanted = {4 * rank + suit for rank in range(new.ranks) for suit in range(new.suits)}
        if len(cards) != new.ranks * new.suits or set(cards) != wanted:
            raise ValueError("a deck has each card once")
        if new.rules["listing"] == "bottom-first":
            cards.reverse()
        self.cards, self.piles = cards, new.ranks
        self.path, self.drawn, self.ended = [new.ranks - 1], [0] * new.ranks, False
        self.drawn[-1] = 1

    def lying(self, pile: int, depth: int) -> int:
        """The card of a pile with so many on it at the start."""
        return self.cards[len(self.cards) - self.piles * (depth + 1) + pile]

    def whole(self) -> int:
        return len(self.cards) // self.piles

    def hand(self) -> int:
        pile = self.path[-1]
        return self.lying(pile, self.drawn[pile] - 1)

    def apply(self, move: str) -> None:
        if move != "turn" or self.ended:
            raise ValueError("nothing can be turned")
        pile = self.hand() >> 2
        if self.drawn[pile] == self.whole():
            self.ended = True
        else:
            self.path.append(pile)
            self.drawn[pile] += 1

    def undo(self) -> None:
        if self.ended:
            self.ended = False
        elif len(self.path) == 1:
            raise ValueError("this is the start")
        else:
            self.drawn[self.path.pop()] -= 1

    def moves(self) -> list[str]:
        return [] if self.ended else ["turn"]

    def turned(self) -> list[int]:
        """Every card turned so far, found again pile by pile."""
        seen, cards = [0] * self.piles, []
        for pile in self.path:
            cards.append(self.lying(pile, seen[pile]))
            seen[pile] += 1
        return cards

    def state(self) -> dict[str, Any]:
        turned = self.turned()
        home = turned if self.ended else turned[:-1]
        piles = [
            {
                "down": [_NAMES[self.lying(pile, depth)] for depth in range(self.drawn[pile], self.whole())],
                "up": [_NAMES[card] for card in home if card >> 2 == pile],
            }
            for pile in range(self.piles)
        ]
        return {"piles": piles, "hand": None if self.ended else _NAMES[turned[-1]]}

    def result(self) -> dict[str, Any]:
        if not self.ended:
            return {"result": "open"}
        all_of_them = sum(self.drawn) == len(self.cards)
        last = _NAMES[self.hand()]
        return {"result": "won" if all_of_them else "lost", "turned": len(self.path), "last": last}


def line(deck: Sequence[str]) -> str:
    """What the contest prints for a deck whose last card is dealt first, such as 44,KD."""
    cards = [_CARDS[card] for card in deck]  # card i of pile p, from the top, is that of index 12 - p + 13 i
    next_of = list(range(12, -1, -1))
    at, count, card = 12, 0, 0
    while next_of[at] < 52:
        card = cards[next_of[at]]
        next_of[at] += 13
        count += 1
        at = card >> 2
    return f"{count // 10}{count % 10},{_NAMES[card]}"
