"""Deals for a game and its rules."""

from __future__ import annotations

from hypothesis import strategies as st

from verify.conformance.engine import NewDeal
from verify.conformance.reference.options import Options, options_of
from verify.conformance.strategies.decks import Deck, decks
from verify.deals.deal import STANDARD, Shape


def deals(
    game: str, preset: str = "classic", options: Options | None = None, shape: Shape = STANDARD
) -> st.SearchStrategy[NewDeal]:
    """A deal of a deck of this shape; ``options`` are all options of the game, if they are not those of the preset."""
    rules = options_of(game, preset) if options is None else options

    def dealt(deck: Deck) -> NewDeal:
        return NewDeal(game, preset, rules, shape.ranks, shape.suits, deck)

    return decks(shape).map(dealt)
