"""Deals for an engine, by what it says of itself."""

from __future__ import annotations

from hypothesis import strategies as st

from verify.conformance.engine import Hello, NewDeal
from verify.conformance.reference.options import Options
from verify.conformance.strategies.deals import deals
from verify.conformance.strategies.decks import bad_decks
from verify.deals.deal import STANDARD


def deals_for(hello: Hello, game: str, preset: str, options: Options) -> st.SearchStrategy[NewDeal]:
    """Deals of the game, now and then of what is no deck."""
    good = deals(game, preset, options)
    bad = bad_decks().map(lambda deck: NewDeal(game, preset, options, STANDARD.ranks, STANDARD.suits, deck))
    return st.integers(0, 31).flatmap(lambda draw: bad if draw == 31 else good)
