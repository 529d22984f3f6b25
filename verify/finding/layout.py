"""Where the cards of a deal lie: the places of a pile in the order of play, those of a deck as it is listed.

The rules themselves deal and turn cards that bear the names of their places; nothing is said here a second time.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import NamedTuple

from verify.cards import Card
from verify.deals.deal import Deal, Shape
from verify.finding import syntax
from verify.rules.clock_options import ClockRules
from verify.rules.clock_table import Pile, Table, bottom_card, deal_out, gather, turn_order


class Spot(NamedTuple):
    """A place on the table by the order of play: the card of this pile that is turned as its first, second, ..."""

    pile: Pile
    number: int


class Layout:
    """The places of a deck under the rules that deal it and say in which order a pile is turned."""

    def __init__(self, shape: Shape, rules: ClockRules) -> None:
        self.shape, self.rules = shape, rules
        self.start = rules.start_in(shape.ranks)

    @property
    def spots(self) -> list[Spot]:
        """All places."""
        return [Spot(pile, number) for pile in self.piles for number in range(1, self.shape.suits + 1)]

    @property
    def piles(self) -> range:
        """All piles."""
        return range(1, self.shape.ranks + 1)

    @property
    def others(self) -> list[Pile]:
        """The piles that have an arc in the bottom map: all but the start pile."""
        return [pile for pile in self.piles if pile != self.start]

    def bottom(self, pile: Pile) -> Spot:
        """Where the bottom card of a pile lies."""
        named = bottom_card(self._named, pile, self.rules)
        return self._spot_by_depth[named.rank, named.suit]

    def spot(self, place: syntax.Lying | syntax.Bottom | syntax.Listed) -> Spot:
        """Where a condition means."""
        match place:
            case syntax.Lying(pile, depth):
                return self._spot_by_depth[pile, depth]
            case syntax.Bottom(pile):
                return self.bottom(pile)
            case syntax.Listed(number):
                return self._spot_by_number[number]

    def deck(self, cards: Mapping[Spot, Card]) -> tuple[Card, ...]:
        """The deck, as it is listed, that is dealt to these places."""
        depths = {spot: depth for (_, depth), spot in self._spot_by_depth.items()}
        piles = [sorted((spot for spot in cards if spot.pile == pile), key=depths.__getitem__) for pile in self.piles]
        return gather(Table(tuple(tuple(cards[spot] for spot in pile) for pile in piles)), self.rules)

    @cached_property
    def _named(self) -> Table:
        """A table on which each card bears the name of its place: its pile, and its depth from the top."""
        return Table(tuple(tuple(Card(pile, depth) for depth in range(1, self.shape.suits + 1)) for pile in self.piles))

    @cached_property
    def _spot_by_depth(self) -> dict[tuple[Pile, int], Spot]:
        return {
            (card.rank, card.suit): Spot(pile, number)
            for pile in self.piles
            for number, card in enumerate(turn_order(self._named, pile, self.rules), 1)
        }

    @cached_property
    def _spot_by_number(self) -> dict[int, Spot]:
        listed = tuple(Card(number) for number in range(1, self.shape.cards + 1))
        table = deal_out(Deal(listed, shape=self.shape), self.rules)
        return {
            card.rank: self._spot_by_depth[pile, depth]
            for pile in self.piles
            for depth, card in enumerate(table.pile(pile), 1)
        }
