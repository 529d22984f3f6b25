"""Deals for an engine, by what it says of itself."""

from __future__ import annotations

from hypothesis import strategies as st

from verify.conformance.engine import Hello, NewDeal
from verify.conformance.reference.options import Options
from verify.conformance.strategies.decks import bad_decks, decks
from verify.conformance.strategies.tricky import tricky_decks
from verify.deals.deal import STANDARD, Shape

_SMALL = {
    "clock": [Shape(ranks, suits) for ranks in range(2, 7) for suits in range(1, 5)],
    "klondike": [Shape(ranks, 4) for ranks in range(8, 13)],
    "grandfathers-clock": [Shape(ranks, suits) for suits in range(1, 5) for ranks in range(suits + 1, 13)],
}
"""Decks for engines that play any, the smallest first; those of Klondike fill seven columns."""


def deals_for(hello: Hello, game: str, preset: str, options: Options) -> st.SearchStrategy[NewDeal]:
    """Deals of the game: half of them tricky, some with no deck at all; of small decks too, if any are played."""
    shapes = st.just(STANDARD)
    if hello.decks == "any":
        shapes = st.one_of(st.sampled_from(_SMALL[game]), shapes)
    return shapes.flatmap(lambda shape: _deals(game, preset, options, shape))


def _deals(game: str, preset: str, options: Options, shape: Shape) -> st.SearchStrategy[NewDeal]:
    def dealt(deck: tuple[str, ...]) -> NewDeal:
        return NewDeal(game, preset, options, shape.ranks, shape.suits, deck)

    tricky = tricky_decks(game, options, shape)
    return st.one_of(*[decks(shape)] * 7, *[tricky] * 8, bad_decks(shape)).map(dealt)
