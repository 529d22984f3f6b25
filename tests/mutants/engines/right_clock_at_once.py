"""Clock Patience played to its end as soon as it is dealt; what is asked later is looked up in its record."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any

from verify.conformance import NewDeal

ORDER = "A23456789TJQK"


class Clock:
    """The engine: ``record`` has the cards in the order in which they are turned, ``at`` is how many have been."""

    def __init__(self) -> None:
        self.piles: dict[str, str] = {}
        self.record: list[str] = []
        self.at = 0

    def hello(self) -> dict[str, Any]:
        return {"protocol": 1, "engine": "at once", "games": {"clock": ["classic", "uva170"]}}

    def deal(self, new: NewDeal) -> None:
        if not all(len(card) == 2 and card[0] in ORDER and card[1] in "SHDC" for card in new.deck):
            raise ValueError("there is what is no card")
        if len(new.deck) != 52 or len(set(new.deck)) != 52:
            raise ValueError(f"{len(set(new.deck))} different cards")
        self.piles = dict(_piles(new.deck if new.rules["listing"] == "top-first" else new.deck[::-1]))
        self.record, self.at = list(_turned(self.piles)), 1

    def apply(self, move: str) -> None:
        if move != "turn" or not self.moves():
            raise ValueError(move)
        self.at += 1

    def undo(self) -> None:
        if self.at == 1:
            raise ValueError("undo")
        self.at -= 1

    def moves(self) -> list[str]:
        return ["turn"] * (self.at <= len(self.record))

    def state(self) -> dict[str, Any]:
        open_now = bool(self.moves())
        gone, home = set(self.record[: self.at]), self.record[: self.at - 1]
        piles = [
            {
                "down": [card for card in _cards(self.piles[pile]) if card not in gone],
                "up": [card for card in home if card[0] == pile],
            }
            for pile in ORDER
        ]
        return {"piles": piles, "hand": self.record[self.at - 1] if open_now else None}

    def result(self) -> dict[str, Any]:
        if self.moves():
            return {"result": "open"}
        won = set(self.record) == set(_cards("".join(self.piles.values())))
        return {"result": "won" if won else "lost", "turned": len(self.record), "last": self.record[-1]}


def _piles(deck: Sequence[str]) -> Iterator[tuple[str, str]]:
    """The cards of each pile as one text, the top card first."""
    return ((pile, "".join(deck[ORDER.index(pile) :: 13][::-1])) for pile in ORDER)


def _cards(pile: str) -> list[str]:
    return [pile[at : at + 2] for at in range(0, len(pile), 2)]


def _turned(piles: dict[str, str]) -> Iterator[str]:
    left = {pile: iter(zip(cards[::2], cards[1::2], strict=True)) for pile, cards in piles.items()}
    pile = "K"
    while card := "".join(chain(next(left[pile], ()))):
        yield card
        pile = card[0]


def line(deck: Sequence[str]) -> str:
    """What the contest prints for a deck whose last card is dealt first, such as 44,KD."""
    record = list(_turned(dict(_piles(deck[::-1]))))
    return str(len(record)).zfill(2) + "," + record[-1]
