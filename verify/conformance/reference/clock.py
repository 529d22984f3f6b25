"""Clock Patience as an engine plays it: a turn after a turn, and a choice only where a second chance is taken.

The moves are ``turn``, which brings the card in hand home and turns the next; and where the rules offer a second chance
``exchange 5S`` (the card in hand goes face down into the place of the five, which is turned) or ``open 5S`` (the card
in hand comes home, and the five, the top card of a pile, is turned).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from verify.cards import Card
from verify.conformance.engine import Json
from verify.rules.clock import Game, Position, begin, outcome, step
from verify.rules.clock_chance import Place, chances, go_on
from verify.rules.clock_options import ClockRules
from verify.rules.clock_table import Table
from verify.verdict import Verdict

TURN = "turn"
_WORDS = {"watch": "exchange", "extra-draw": "open"}


@dataclass(frozen=True)
class ClockPlay:
    """A game of Clock Patience so far: the position after each turn, and when its second chance was taken."""

    table: Table
    rules: ClockRules
    positions: tuple[Position, ...]
    second_chance: int | None = None

    @classmethod
    def begun(cls, table: Table, rules: ClockRules) -> ClockPlay:
        """The game after its first card has been turned."""
        return cls(table, rules, (begin(table, rules),))

    def state(self) -> Json:
        """The piles and the card in hand."""
        now = self.positions[-1]
        piles = [
            {"down": _written(now.face_down(pile)), "up": _written(self._came_home(pile))}
            for pile in range(1, len(now.piles) + 1)
        ]
        return {"piles": piles, "hand": None if now.hand is None else str(now.hand)}

    def _came_home(self, pile: int) -> tuple[Card, ...]:
        """The face-up cards of a pile, in the order in which they came there."""
        cards = self.positions[-1].face_up(pile)
        return cards[::-1] if self.rules.shuttle == "over-bottom" else cards

    @cached_property
    def legal(self) -> Mapping[str, Place | None]:
        """The moves, each with the place that a second chance takes."""
        if self.positions[-1].hand is None:
            return {}
        places = chances(self._stopped_here())
        if not places:
            return {TURN: None}
        word = _WORDS[self.rules.second_chance]
        return {f"{word} {self._lying(place)}": place for place in places}

    def after(self, move: str) -> ClockPlay:
        """The game after a move that is one of ``legal``."""
        place = self.legal[move]
        if place is None:
            return ClockPlay(self.table, self.rules, (*self.positions, self._next), self.second_chance)
        whole, turned = go_on(self._stopped_here(), place), len(self.positions)
        return ClockPlay(self.table, self.rules, whole.positions[: turned + 1], turned - 1)

    def result(self) -> Json:
        """Whether the game is won or lost; the cards turned, the last of them, and what the rules count."""
        if self.positions[-1].hand is not None:
            return {"result": "open"}
        came_to = outcome(self._game(self.positions))
        verdict = "won" if came_to.verdict is Verdict.WON else "lost"
        return {"result": verdict, "turned": came_to.turned, "last": str(came_to.last), "score": came_to.score}

    @cached_property
    def _next(self) -> Position:
        """The position after one turn; after a second chance the next dead end ends the game."""
        rules = self.rules if self.second_chance is None else self.rules._replace(dead_end="stop")
        return step(self.positions[-1], rules)

    def _game(self, positions: tuple[Position, ...]) -> Game:
        return Game(self.table, self.rules, positions, self.second_chance)

    def _stopped_here(self) -> Game:
        """The game, if the next turn should end it; else one that offers no second chance, as it is still open."""
        after = self._next
        if after.hand is not None:
            return Game(self.table, self.rules._replace(second_chance="none"), self.positions)
        return self._game((*self.positions, after))

    def _lying(self, place: Place) -> Card:
        """The face-down card in a place, which counts the cards that play would turn before it."""
        cards = self.positions[-1].face_down(place.pile)
        return cards[-1 - place.depth] if self.rules.shuttle == "over-bottom" else cards[place.depth]


def _written(cards: tuple[Card, ...]) -> list[str]:
    return [str(card) for card in cards]
