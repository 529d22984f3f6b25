"""soliterm's Klondike, asked as an engine: the deck is put into its pack, everything else it does and says itself."""

from __future__ import annotations

from typing import Any

from soliterm.engine.cards import Card
from soliterm.engine.core import Solitaire
from soliterm.engine.games import GAMES

from conformance.real.stacking import pack_for
from verify.conformance import NewDeal

RANKS, SUITS = "A23456789TJQK", "SHDC"
OPTIONS = {
    "classic": {"draw": 3, "redeals": "unlimited"},
    "draw-one": {"draw": 1, "redeals": "unlimited"},
    "vegas": {"draw": 1, "redeals": "none"},
}
"""The presets as soliterm has them."""


def written(card: Card) -> str:
    return RANKS[card.rank - 1] + str(card.suit)


class Stacked(Solitaire):
    """A game that is dealt the pack it is given."""

    def __init__(self, pack: list[str], options: dict[str, Any]) -> None:
        self.pack = pack
        super().__init__(GAMES["klondike"](), 1, options)

    def shuffle(self) -> None:
        own = {written(card): card for card in self.deck}
        if sorted(own) != sorted(self.pack):
            raise ValueError("soliterm's pack has other cards")
        self.deck = [own[card] for card in self.pack]


class Soliterm:
    """The engine."""

    game: Stacked

    def hello(self) -> dict[str, Any]:
        return {"protocol": 1, "engine": "soliterm", "games": {"klondike": list(OPTIONS)}}

    def deal(self, new: NewDeal) -> None:
        if len(new.deck) != 52:
            raise ValueError("soliterm's pack has 52 cards")
        self.game = Stacked(pack_for(new.deck), OPTIONS[new.preset])

    def state(self) -> dict[str, Any]:
        columns, tops = [], {slot.top.suit: slot.top.rank for slot in self.game.slots_of("foundation") if slot.top}
        for slot in self.game.slots_of("tableau"):
            down = [written(card) for card in slot.cards if not card.face_up]
            columns.append({"down": down, "up": [written(card) for card in slot.cards if card.face_up]})
        stock, waste = ([written(card) for card in self.game.slots_of(kind)[0].cards] for kind in ("stock", "waste"))
        foundations = [tops.get(suit, 0) for suit in SUITS]
        return {
            "columns": columns, "foundations": foundations, "stock": stock[::-1], "waste": waste,
            "pass": self.game.redeals_done + 1,
        }  # fmt: skip

    def moves(self) -> list[str]:
        from_stock = [self.stock_move()] if self.game.gamedef.can_deal(self.game) else []
        moves = [f"{written(self.game.cards(src)[-n])}>{self.place(dst)}" for src, dst, n in self.game.legal_moves()]
        return [*from_stock, *dict.fromkeys(moves)]  # an ace may go to each empty foundation

    def stock_move(self) -> str:
        return "draw" if self.game.slots_of("stock")[0].cards else "redeal"

    def place(self, slot: int) -> str:
        """A foundation or column as moves name it."""
        if self.game.kind(slot) == "foundation":
            return ""
        top = self.game.top(slot)
        return written(top) if top else str(1 + self.game.ids_of("tableau").index(slot))

    def apply(self, move: str) -> None:
        if move in ("draw", "redeal"):
            done = move == self.stock_move() and self.game.deal()
        else:
            card, _, place = move.partition(">")
            targets = self.game.ids_of("foundation") + self.game.ids_of("tableau")
            done = any(self.tried(card, target) for target in targets if self.place(target) == place)
        if not done:
            raise ValueError("soliterm does not do this")

    def tried(self, card: str, target: int) -> bool:
        """Whether soliterm moves the card, with all that lies on it, to this slot."""
        for slot in self.game.slots:
            for at, other in enumerate(slot.cards):
                if written(other) == card:
                    return bool(self.game.attempt_move(slot.sid, target, len(slot.cards) - at))
        return False

    def undo(self) -> None:
        if not self.game.undo():
            raise ValueError("soliterm has nothing to take back")

    def result(self) -> dict[str, str]:
        return {"result": "won" if self.game.is_won() else "open"}
