"""A condition as a formula about the order of the cards, some places on the table and the arcs of the bottom map."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping

import z3

from verify.finding import syntax
from verify.finding.encoding.arcs import Arcs
from verify.finding.encoding.logic import FALSE, TRUE, Formula, Term, count, every, no, some, total
from verify.finding.encoding.order import Order
from verify.finding.encoding.spots import Spots
from verify.finding.kinds import Kind
from verify.finding.syntax import Arithmetic, Compared, Condition, Number, Place

_COMPARE: Mapping[str, Callable[[Term, Term], Formula]] = {
    "==": operator.eq,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}


class Statement:
    """Says conditions in formulas; ``arcs`` may be left out where no condition asks for them."""

    def __init__(self, order: Order, spots: Spots, arcs: Arcs | None, *, sorted_wins: bool) -> None:
        self.order, self.spots, self.arcs, self.sorted_wins = order, spots, arcs, sorted_wins
        self.layout = order.layout

    def formula(self, condition: Condition) -> Formula:
        """That the condition holds."""
        match condition:
            case syntax.Won():
                return self._won()
            case syntax.Every(parts):
                return every(map(self.formula, parts))
            case syntax.Some(parts):
                return some(map(self.formula, parts))
            case syntax.Opposite(part):
                return no(self.formula(part))
            case syntax.IsCard(place, card):
                return every([self._is_there(place), self._is_kind(place, Kind(card.rank, card.suit))])
            case syntax.FaceDown(card):
                return self._is_left(Kind(card.rank, card.suit))
            case Compared(sign, left, right):
                there = [self._is_there(place) for place in sorted(_places(left) | _places(right), key=repr)]
                return every([*there, _COMPARE[sign](self.number(left), self.number(right))])

    def number(self, number: Number) -> Term:
        """The number, as a term."""
        match number:
            case syntax.Constant(value):
                return z3.IntVal(value)
            case syntax.Figure(name):
                return self._figure(name)
            case syntax.CyclesOf(length):
                return self._arcs.cycles_of(length)
            case syntax.RankOf(place):
                return total(z3.If(self._is_rank(place, q), z3.IntVal(q), z3.IntVal(0)) for q in self.layout.piles)
            case Arithmetic("*", left, right):
                return self._product(left, right)
            case Arithmetic(sign, left, right):
                one, other = self.number(left), self.number(right)
                return one + other if sign == "+" else one - other

    @property
    def _arcs(self) -> Arcs:
        if self.arcs is None:
            raise ValueError("the arcs are asked for, but were left out")
        return self.arcs

    def _won(self) -> Formula:
        if not self.sorted_wins:
            return self.order.won
        return every(some([self.spots.is_turned(s), self.spots.is_rank(s, s.pile)]) for s in self.spots.spots)

    def _figure(self, name: str) -> Term:
        piles, centre = self.layout.piles, self.layout.shape.ranks
        match name:
            case "turned":
                return self.order.turned
            case "face_down":
                return self.order.cards - self.order.turned
            case "completed_clock_piles":
                return count(self.order.complete(p) for p in piles if p != centre)
            case "completed_piles":
                return count(self.order.complete(p) for p in piles)
            case "own_bottoms":
                return count(self.spots.is_rank(self.layout.bottom(p), p) for p in piles if p != centre)
            case "cycles":
                return self._arcs.cycles
            case "cyclic_piles":
                return self._arcs.cyclic_piles
            case "not_reaching":
                return self._arcs.not_reaching
        raise ValueError(f"there is no figure {name}")

    def _product(self, left: Number, right: Number) -> Term:
        """A product, by cases of one factor, so that z3 need not multiply two unknowns."""
        factor, other = sorted((left, right), key=lambda number: len(self._values(number)))
        one, many = self.number(factor), self.number(other)
        values = self._values(factor)
        if len(values) == 1:
            return many * values[0]
        return total(z3.If(one == value, many * value, z3.IntVal(0)) for value in values)

    def _values(self, number: Number) -> range:
        """A range that the number is sure to be in."""
        match number:
            case syntax.Constant(value):
                return range(value, value + 1)
            case Arithmetic(sign, left, right):
                return _combined(sign, self._values(left), self._values(right))
            case syntax.Figure("turned" | "face_down"):
                return range(self.order.cards + 1)
        return range(self.layout.shape.ranks + 1)

    def _is_there(self, place: Place) -> Formula:
        match place:
            case syntax.Turn(t):
                return self.order.live(t)
            case syntax.OnlyHidden():
                return self.order.turned == self.order.cards - 1
        return TRUE

    def _is_kind(self, place: Place, kind: Kind) -> Formula:
        match place:
            case syntax.Turn(t):
                return self.order.is_kind(t, kind)
            case syntax.OnlyHidden():
                return self.order.is_kind(self.order.cards, kind)
            case syntax.LastTurned():
                if kind.rank != self.layout.start:
                    return FALSE
                return some(every([self.order.stops(t), self.order.is_kind(t, kind)]) for t in self.order.times)
        return self.spots.is_kind(self.layout.spot(place), kind)

    def _is_rank(self, place: Place, rank: int) -> Formula:
        match place:
            case syntax.Turn(t):
                return self.order.is_rank(t, rank)
            case syntax.OnlyHidden():
                return self.order.is_rank(self.order.cards, rank)
            case syntax.LastTurned():
                return TRUE if rank == self.layout.start else FALSE
        return self.spots.is_rank(self.layout.spot(place), rank)

    def _is_left(self, kind: Kind) -> Formula:
        """Whether this card is face down at the end."""
        return some(every([no(self.order.live(t)), self.order.is_kind(t, kind)]) for t in self.order.times)


def _places(number: Number) -> set[Place]:
    return {node for node in syntax.nodes(number) if isinstance(node, Place)}


def _combined(sign: str, one: range, other: range) -> range:
    """The range of a sum, a difference or a product of numbers in these ranges."""
    if sign == "+":
        return range(one[0] + other[0], one[-1] + other[-1] + 1)
    if sign == "-":
        return range(one[0] - other[-1], one[-1] - other[0] + 1)
    corners = [a * b for a in (one[0], one[-1]) for b in (other[0], other[-1])]
    return range(min(corners), max(corners) + 1)
