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
    return dealt(decks(shape), game, preset, options_of(game, preset) if options is None else options, shape)


def dealt(
    drawn: st.SearchStrategy[Deck], game: str, preset: str, options: Options, shape: Shape
) -> st.SearchStrategy[NewDeal]:
    """Deals of the decks that are drawn, of this shape."""
    return drawn.map(lambda deck: NewDeal(game, preset, options, shape.ranks, shape.suits, deck))
