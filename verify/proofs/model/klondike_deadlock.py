"""Deadlocks as ``Deadlock.v`` has them, line by line in Python, with the reach of ``Reach.v``."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cached_property
from math import gcd
from typing import Literal, NamedTuple

from verify.cards import Card
from verify.proofs.model.klondike import Game, Table, goes_on

Flaw = Literal["", "nothing to wait for", "up for good", "no columns", "no reach"]
"""A condition left out on purpose: none; a lower card of the suit; that cards come back; that kings want a column; that
cards of the hand leave it."""


class Last(NamedTuple):
    """``last_in``: the last card of the set in a column, its carriers, and the cards covered by them."""

    card: Card
    carriers: tuple[Card, ...]
    covered: tuple[Card, ...]


class Conditions:
    """What ``Deadlock.v`` says of a table and a set of cards that are not on the foundations."""

    def __init__(self, table: Table, inside: frozenset[Card], game: Game, flaw: Flaw = "") -> None:
        self.table, self.inside, self.game, self.flaw = table, inside, game, flaw
        self.hand = table.waste[::-1] + table.stock
        self.lasts = [self._last(up, down) for up, down in zip(table.up, table.down, strict=True)]
        self.beneath = {card for last in self.lasts if last for card in last.carriers + last.covered}

    def _last(self, up: tuple[Card, ...], down: tuple[Card, ...]) -> Last | None:
        for place, card in enumerate(up):
            if card in self.inside:
                return Last(card, up[place + 1 :], down)
        for place, card in enumerate(down):
            if card in self.inside:
                return Last(card, (), down[place + 1 :])
        return None

    @cached_property
    def away(self) -> set[Card]:
        """``away``: the cards on which nothing can be put; those of higher rank first."""
        found: set[Card] = set()
        for rank in range(self.game.ranks, 0, -1):
            cards = [Card(rank, suit) for suit in range(1, self.game.suits + 1)]
            found.update(card for card in cards if self._is_away(card, found))
        return found

    def _is_away(self, card: Card, higher: Collection[Card]) -> bool:
        up = card.rank <= self.table.height[card.suit - 1]
        if card in self.beneath or (card in self.inside and card in self.hand):
            return True
        if up and (not self.game.rules.worrying_back or self.flaw == "up for good"):
            return True
        return (up or card in self.hand) and self._goes_nowhere(card, higher) and self._no_column(card)

    def _goes_nowhere(self, card: Card, away: Collection[Card]) -> bool:
        above = (Card(card.rank + 1, suit) for suit in range(1, self.game.suits + 1))
        return all(each in away or each.rank > self.game.ranks or not goes_on(card, each, self.game) for each in above)

    def _no_column(self, card: Card) -> bool:
        return card.rank != self.game.ranks or all(self.lasts) or self.flaw == "no columns"

    def waits(self, card: Card) -> bool:
        """``waits``: a lower card of its suit is held."""
        lower = {Card(rank, card.suit) for rank in range(1, card.rank)}
        return not lower.isdisjoint(self.inside | self.beneath) or self.flaw == "nothing to wait for"

    def stays(self, card: Card, *, lowest: bool) -> bool:
        """``stays``: the card cannot be put elsewhere in the columns."""
        return self._goes_nowhere(card, self.away) and (lowest or self._no_column(card))

    def moving(self) -> Iterator[Card]:
        """Cards of the set that the conditions do not keep from being the first to move."""
        for last in filter(None, self.lasts):
            movers = (last.card, *last.carriers)
            whole = not self.game.rules.partial_runs
            each = ((card, not last.covered and card == movers[-1]) for card in (movers[-1:] if whole else movers))
            if not self.waits(last.card) or not all(self.stays(card, lowest=lowest) for card, lowest in each):
                yield last.card
        for card in self.inside.intersection(self.hand):
            if not self.is_out_of_reach(card) and not (self.waits(card) and self.stays(card, lowest=False)):
                yield card

    def is_out_of_reach(self, card: Card) -> bool:
        """``K6_reach_turn`` and ``K6_reach_under``: the arithmetic does not allow it before others have left."""
        number, cards, at, draw = self.hand.index(card) + 1, len(self.hand), len(self.table.waste), self.game.rules.draw
        if self.game.rules.recycle == "under":
            allowed = (number - at) % gcd(cards, min(draw, cards)) == 0
            others = self.hand
        else:
            allowed = number == cards or number % draw == 0 or (number >= at and (number - at) % draw == 0)
            others = self.hand[: number + 1]
        return not allowed and (self.inside.issuperset(others) or self.flaw == "no reach")


def is_deadlock(table: Table, inside: frozenset[Card], game: Game, flaw: Flaw = "") -> bool:
    """``deadlock``: there are such cards, none is on a foundation, and none of them can be the first to move."""
    off = all(card.rank > table.height[card.suit - 1] for card in inside)
    return bool(inside) and off and not any(Conditions(table, inside, game, flaw).moving())


def largest(table: Table, game: Game, flaw: Flaw = "") -> frozenset[Card]:
    """What is left of all cards when those that may be the first to move are taken out, again and again."""
    inside = frozenset(card for pile in (*table.up, *table.down, table.stock, table.waste) for card in pile)
    while moving := set(Conditions(table, inside, game, flaw).moving()):
        inside -= moving
    return inside
