"""Whether a condition holds of a game, by plain Python: nothing here knows the formulas that z3 is given."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from typing import NamedTuple, Protocol

from verify.cards import Card
from verify.finding import syntax
from verify.finding.syntax import Arithmetic, Compared, Condition, Number, Place
from verify.rules.clock import Position
from verify.solvers.clock import ClockResult
from verify.verdict import Verdict

_COMPARE: Mapping[str, Callable[[int, int], bool]] = {
    "==": operator.eq,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}
_CALCULATE: Mapping[str, Callable[[int, int], int]] = {"+": operator.add, "-": operator.sub, "*": operator.mul}


class Facts(Protocol):
    """What is so in a game, as far as a condition can ask."""

    def won(self) -> bool:
        """Whether it is won."""

    def figure(self, name: str) -> int:
        """The figure of that name."""

    def cycles_of(self, length: int) -> int:
        """How many cycles have this length."""

    def card(self, place: Place) -> Card | None:
        """The card in a place, if there is one."""

    def is_face_down(self, card: Card) -> bool:
        """Whether this card is face down at the end."""


def holds(condition: Condition, facts: Facts) -> bool:
    """Whether the condition holds where these are the facts."""
    match condition:
        case syntax.Won():
            return facts.won()
        case syntax.Every(parts):
            return all(holds(part, facts) for part in parts)
        case syntax.Some(parts):
            return any(holds(part, facts) for part in parts)
        case syntax.Opposite(part):
            return not holds(part, facts)
        case syntax.IsCard(place, card):
            return facts.card(place) == card
        case syntax.FaceDown(card):
            return facts.is_face_down(card)
        case Compared(sign, left, right):
            one, other = value(left, facts), value(right, facts)
            return one is not None and other is not None and _COMPARE[sign](one, other)


def value(number: Number, facts: Facts) -> int | None:
    """The number, or None if it is the rank of a card that is not there."""
    match number:
        case syntax.Constant(constant):
            return constant
        case syntax.Figure(name):
            return facts.figure(name)
        case syntax.CyclesOf(length):
            return facts.cycles_of(length)
        case syntax.RankOf(place):
            card = facts.card(place)
            return card.rank if card is not None else None
        case Arithmetic(sign, left, right):
            one, other = value(left, facts), value(right, facts)
            return None if one is None or other is None else _CALCULATE[sign](one, other)


class Played(NamedTuple):
    """The facts of a deal that the reference engine has played."""

    result: ClockResult

    def won(self) -> bool:
        """Whether it is won."""
        return self.result.verdict is Verdict.WON

    def figure(self, name: str) -> int:
        """The figure of that name."""
        done, bottom = self.result.outcome, self.result.bottom
        centre = self.result.game.table.centre
        return {
            "turned": done.turned,
            "face_down": done.face_down,
            "completed_clock_piles": done.completed_clock_piles,
            "completed_piles": len(done.completed),
            "cycles": len(bottom.cycles),
            "cyclic_piles": sum(map(len, bottom.cycles)),
            "not_reaching": len(bottom.not_reaching),
            "own_bottoms": sum(bottom.bottom_cards[pile - 1].rank == pile for pile in range(1, centre)),
        }[name]

    def cycles_of(self, length: int) -> int:
        """How many cycles have this length."""
        return sum(len(cycle) == length for cycle in self.result.bottom.cycles)

    def card(self, place: Place) -> Card | None:
        """The card in a place, if there is one."""
        game, deal = self.result.game, self.result.deal
        match place:
            case syntax.Turn(number):
                return game.turned[number - 1] if number <= len(game.turned) else None
            case syntax.LastTurned():
                return game.turned[-1]
            case syntax.OnlyHidden():
                left = face_down(game.positions[-1])
                return left[0] if len(left) == 1 else None
            case syntax.Lying(pile, depth):
                return game.table.pile(pile)[depth - 1]
            case syntax.Bottom(pile):
                return self.result.bottom.bottom_cards[pile - 1]
            case syntax.Listed(number):
                return deal.cards[number - 1]

    def is_face_down(self, card: Card) -> bool:
        """Whether this card is face down at the end."""
        return card in face_down(self.result.game.positions[-1])


def face_down(end: Position) -> list[Card]:
    """All cards that are face down."""
    return [card for pile in range(1, len(end.piles) + 1) for card in end.face_down(pile)]
