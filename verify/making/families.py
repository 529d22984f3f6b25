"""Families of deals under given rules: all deals, those that are won, those that are lost; each deal by its number.

Numbers belong to turn orders (``verify.making.turn_order``), so that deal 1 of a family is the same game whatever the
way to deal. Which orders are won:

* Where every dead end lets play go on from the next pile clockwise, all of them.
* Where play stops at its first dead end and every card must be turned, those whose last card has the rank of the pile
  that play starts in, the kings in most games. A pile has given as many cards as cards of its rank have been turned;
  but the start pile has given one more, and the pile about to give one less (C1, with the start pile for the centre).
  So only the start pile can run dry, at the last card of its rank (C2, C4), and the game has turned all cards exactly
  if that one is the last of the order.
* Where a card face down in its own pile counts as home, see ``verify.making.sorted_tail``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol

from verify.cards import Card
from verify.deals.deal import Shape
from verify.deals.random_deals import new_deck
from verify.errors import BadInput
from verify.graph.bottom_map import decides
from verify.making.last_card import LastCard
from verify.making.sorted_tail import SortedTail
from verify.rules.clock_options import ClockRules

Kind = Literal["all", "winning", "losing"]

MOST_SORTED = 500
"""The largest deck, in cards, for which deals won with cards face down are counted."""


class Orders(Protocol):
    """Some of the orders of a deck, numbered from 0."""

    @property
    def size(self) -> int:
        """How many there are."""

    def order(self, number: int) -> tuple[Card, ...]:
        """The order of that number; raises ValueError if there is none."""

    def number(self, order: Sequence[Card]) -> int | None:
        """The number of an order; None if it is not among them."""


def family(kind: Kind, shape: Shape, rules: ClockRules) -> Orders:
    """The turn orders of all deals of this kind under these rules.

    >>> [family(kind, Shape(13, 4), ClockRules()).size * 13 // family("all", Shape(13, 4), ClockRules()).size
    ...  for kind in ("winning", "losing")]
    [1, 12]

    Raises BadInput if there are no such deals, and for rules under which they are not known without playing.
    """
    cards = tuple(new_deck(shape))
    if kind == "all":
        return LastCard(cards, cards)
    orders = _decided(kind == "winning", shape, rules)
    if not orders.size:
        raise BadInput(f"no deal of {shape.ranks} ranks and {shape.suits} suits is {_WORDS[kind]} under these rules")
    return orders


_WORDS = {"winning": "won", "losing": "lost"}


def _decided(won: bool, shape: Shape, rules: ClockRules) -> Orders:
    cards, start = tuple(new_deck(shape)), rules.start_in(shape.ranks)
    if rules.dead_end == "clockwise":
        return LastCard(cards, cards if won else ())
    if decides(rules):
        return LastCard(cards, tuple(card for card in cards if (card.rank == start) == won))
    if rules.win == "sorted" and decides(rules._replace(win="exposed")):
        if shape.cards > MOST_SORTED:
            raise BadInput(f"with win=sorted, winning and losing deals are made of at most {MOST_SORTED} cards")
        return SortedTail(shape, start, won)
    raise BadInput("under these rules it takes play to tell which deals are won: make any, and let verify check choose")
