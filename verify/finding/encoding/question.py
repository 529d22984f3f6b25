"""The question whether a deal meets a condition, with all that it rests on, and a deal read off an answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import z3

from verify.cards import Card
from verify.deals.deal import Shape
from verify.finding import syntax
from verify.finding.encoding.arcs import Arcs
from verify.finding.encoding.logic import Formula, every, no
from verify.finding.encoding.order import Order
from verify.finding.encoding.spots import Spots
from verify.finding.encoding.statement import Statement
from verify.finding.kinds import Kind, dealt, kinds
from verify.finding.layout import Layout, Spot
from verify.finding.syntax import Condition, Lying
from verify.graph.bottom_map import decides
from verify.rules.clock_options import ClockRules

TOLD_APART = 12
"""Decks of up to so many cards are told apart card by card and place by place."""

_OF_ARCS = {"cycle", "cycles", "cyclic_piles", "not_reaching"}


class Question:
    """Which deals there are (``premises``), and that one meets the condition (``formula``).

    A small deck is told apart card by card and place by place; of a larger one only what the condition speaks of.
    """

    def __init__(self, condition: Condition, shape: Shape, rules: ClockRules) -> None:
        self.layout = Layout(shape, rules)
        self.order = Order(self.layout, kinds(_told_apart(condition, shape), shape))
        self.spots = Spots(self.order, _spots(condition, self.layout))
        arcs = Arcs(self.spots) if syntax.figures(condition) & _OF_ARCS else None
        self.premises: dict[str, Formula] = self.order.premises() | self.spots.premises()
        if arcs is not None:
            self.premises |= arcs.premises() | (arcs.theorems() if decides(rules) else {})
        self.statement = Statement(self.order, self.spots, arcs, sorted_wins=rules.win == "sorted")
        self.formula = self.statement.formula(condition)

    def another(self, model: Any) -> Formula:
        """That the cards turned, or those in the places asked for, are not those of this answer."""
        turned = self._turned(model)
        same = [self.order.is_kind(t, self._kind_at(model, t)) for t in range(1, turned + 1)]
        same += [self.spots.is_kind(spot, self._kind_in(model, spot)) for spot in self.spots.spots]
        return no(every(same))

    def deck(self, model: Any, shuffled: Sequence[Card]) -> tuple[Card, ...]:
        """The deck of an answer; what it leaves open comes in the order of a shuffled deck."""
        order = dealt([self._kind_at(model, t) for t in self.order.times], shuffled)
        lying = self._by_play(order[: self._turned(model)])
        times = {
            spot: t for spot in self.spots.spots for t in self.order.times if _is(model, self.spots.is_time(spot, t))
        }
        lying |= {spot: order[t - 1] for spot, t in times.items()}
        left = [card for card in shuffled if card not in set(lying.values())]
        lying |= dict(zip([spot for spot in self.layout.spots if spot not in lying], left, strict=True))
        return self.layout.deck(lying)

    def _by_play(self, turned: Sequence[Card]) -> dict[Spot, Card]:
        """Where the cards lay that were turned in this order."""
        given = dict.fromkeys(self.layout.piles, 0)
        lying: dict[Spot, Card] = {}
        pile = self.layout.start
        for card in turned:
            given[pile] += 1
            lying[Spot(pile, given[pile])] = card
            pile = card.rank
        return lying

    def _turned(self, model: Any) -> int:
        return int(model.eval(self.order.turned, model_completion=True).as_long())

    def _kind_at(self, model: Any, t: int) -> Kind:
        return next(kind for kind in self.order.kinds if _is(model, self.order.is_kind(t, kind)))

    def _kind_in(self, model: Any, spot: Spot) -> Kind:
        return next(kind for kind in self.order.kinds if _is(model, self.spots.is_kind(spot, kind)))


def _is(model: Any, formula: Formula) -> bool:
    return bool(z3.is_true(model.eval(formula, model_completion=True)))


def _told_apart(condition: Condition, shape: Shape) -> set[Card]:
    if shape.cards <= TOLD_APART:
        return {Card(rank, suit) for rank in range(1, shape.ranks + 1) for suit in range(1, shape.suits + 1)}
    return syntax.cards(condition)


def _spots(condition: Condition, layout: Layout) -> set[Spot]:
    """The places on the table whose cards matter."""
    named, centre = syntax.figures(condition), layout.shape.ranks
    if layout.shape.cards <= TOLD_APART or ("won" in named and layout.rules.win == "sorted"):
        return set(layout.spots)
    asked = {
        layout.spot(place)
        for place in syntax.places(condition)
        if isinstance(place, Lying | syntax.Bottom | syntax.Listed)
    }
    if named & _OF_ARCS:
        asked |= {layout.bottom(pile) for pile in layout.others}
    if "own_bottoms" in named:
        asked |= {layout.bottom(pile) for pile in layout.piles if pile != centre}
    return asked
