"""The Klondike of magmacrunch-solitaire, played by clicks as its screen plays it. It draws three cards."""

from __future__ import annotations

from typing import Any

from klondike.rules import FOUNDATION, TABLEAU, WASTE, Card, Game

from conformance.real.stacking import pack_for
from verify.conformance import NewDeal

SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
PACK = [f"{rank[-1].replace('0', 'T')}{suit}" for suit in "HDCS" for rank in [*"A23456789", "10", *"JQK"]]
"""The pack as the game has it before it shuffles."""

Spot = tuple[str, int, int]


def written(card: Card) -> str:
    return f"{card.rank[-1].replace('0', 'T')}{card.suit[0].upper()}"


def shuffling(pack: list[str]) -> list[float]:
    """The random numbers with which the game's own shuffle makes this pack of its new one."""
    now, numbers = list(PACK), []
    for i in range(len(now) - 1, 0, -1):
        j = now.index(pack[i])
        now[i], now[j] = now[j], now[i]
        numbers.append((j + 0.5) / (i + 1))
    return numbers


class Magmacrunch:
    """The engine. It can say neither which moves are legal nor take one back."""

    game: Game

    def hello(self) -> dict[str, Any]:
        games, asks = {"klondike": ["classic"]}, ["state", "apply", "result"]
        return {"protocol": 1, "engine": "magmacrunch-solitaire", "games": games, "asks": asks}

    def deal(self, new: NewDeal) -> None:
        if sorted(new.deck) != sorted(PACK):
            raise ValueError("the game's pack has other cards")
        self.game, self.passes = Game(iter(shuffling(pack_for(new.deck))).__next__), 1
        self.game.init()

    def state(self) -> dict[str, Any]:
        game = self.game
        columns = [
            {"down": [written(card) for card in column if not card.face_up],
             "up": [written(card) for card in column if card.face_up]}
            for column in game.tableau
        ]  # fmt: skip
        heights = {pile[-1].suit: len(pile) for pile in game.foundation if pile}
        return {
            "columns": columns, "foundations": [heights.get(suit, 0) for suit in SUITS.values()],
            "stock": [written(card) for card in game.stock[::-1]], "waste": [written(card) for card in game.waste],
            "pass": self.passes,
        }  # fmt: skip

    def apply(self, move: str) -> None:
        if move in ("draw", "redeal"):
            done = self.stock_clicked(move)
        else:
            card, _, place = move.partition(">")
            done = self.carried(card, place)
        if not done:
            raise ValueError("the game does not do this")

    def stock_clicked(self, move: str) -> bool:
        if move != ("draw" if self.game.stock else "redeal") or not self.game.stock + self.game.waste:
            return False
        self.game.draw_from_stock()
        self.passes += move == "redeal"
        return True

    def carried(self, card: str, place: str) -> bool:
        """Whether clicks on the card and then on the place move it."""
        spot, before = self.spot_of(card), self.game.moves
        if spot is None:
            return False
        kind, pile, at = spot
        self.game.advance(1000)  # or two clicks are a double click
        self.game.handle_card_click(self.lying(kind, pile)[at], kind, pile, at)
        for target in self.targets(place, card) if self.game.selected_card else []:
            self.game.try_move(*target)
        self.game.deselect()
        return bool(self.game.moves > before)

    def lying(self, kind: str, pile: int) -> list[Card]:
        piles = {TABLEAU: self.game.tableau, FOUNDATION: self.game.foundation, WASTE: [self.game.waste]}
        return list(piles[kind][pile])

    def spot_of(self, card: str) -> Spot | None:
        """Where the screen shows the card; of the waste and the foundations it shows the last one."""
        for kind, piles in ((TABLEAU, range(7)), (FOUNDATION, range(4)), (WASTE, range(1))):
            for pile in piles:
                cards = self.lying(kind, pile)
                for at in range(len(cards)) if kind == TABLEAU else range(len(cards))[-1:]:
                    if written(cards[at]) == card:
                        return kind, pile, at
        return None

    def targets(self, place: str, card: str) -> list[tuple[str, int]]:
        """What to click then: the pile of the suit or the first empty one, a column by its last card or its number."""
        if not place:
            piles = self.game.foundation
            own = [index for index, pile in enumerate(piles) if pile and pile[-1].suit == SUITS[card[1]]]
            return [(FOUNDATION, index) for index in (own or [piles.index([])])[:1]]
        ends = [written(column[-1]) if column else str(number) for number, column in enumerate(self.game.tableau, 1)]
        return [(TABLEAU, index) for index, end in enumerate(ends) if end == place]

    def result(self) -> dict[str, str]:
        return {"result": "won" if self.game.game_won else "open"}
