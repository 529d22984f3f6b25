"""Deals of which some cards are unknown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hypothesis import strategies as st

from verify.cards import Card
from verify.deals.deal import STANDARD, Layout, Shape
from verify.deals.partial_deals import PartialDeal
from verify.deals.random_deals import new_deck


def partial_deals(shape: Shape = STANDARD, layout: Layout = "deck") -> st.SearchStrategy[PartialDeal]:
    """A deal with one unknown card at least, of some of which the rank is known.

    Shrinks towards the sorted deck with its first card unknown.
    """
    deck = new_deck(shape)
    hidden = st.dictionaries(st.integers(0, shape.cards - 1), st.booleans(), min_size=1)
    return st.builds(lambda cards, places: _without(cards, places, shape, layout), st.permutations(deck), hidden)


def _without(cards: Sequence[Card], places: Mapping[int, bool], shape: Shape, layout: Layout) -> PartialDeal:
    """The deal without the cards in these places, or without their suits only."""
    known: list[Card | None] = list(cards)
    for place, by_rank in places.items():
        known[place] = Card(cards[place].rank) if by_rank else None
    return PartialDeal(tuple(known), layout, shape)
