"""Deals for an engine, by what it says of itself."""

from __future__ import annotations

from hypothesis import strategies as st

from verify.conformance.engine import Hello, NewDeal
from verify.conformance.reference.options import Options
from verify.conformance.strategies.decks import bad_decks, decks
from verify.conformance.strategies.positions import GAMES_WITH_TABLES, positions
from verify.conformance.strategies.tricky import tricky_decks
from verify.deals.deal import STANDARD, Shape

_ONE_BAD_IN = 16
_SMALL = {
    "clock": [Shape(ranks, suits) for ranks in range(2, 7) for suits in range(1, 5)],
    "klondike": [Shape(ranks, 4) for ranks in range(8, 13)],
    "grandfathers-clock": [Shape(ranks, suits) for suits in range(1, 5) for ranks in range(suits + 1, 13)],
}
"""Decks for engines that play any, the smallest first; those of Klondike fill seven columns."""


def deals_for(hello: Hello, game: str, preset: str, options: Options) -> st.SearchStrategy[NewDeal]:
    """Deals as ``good_deals_for`` draws them, and now and then of what is no deck."""
    good = good_deals_for(hello, game, preset, options)
    bad = bad_decks().map(lambda deck: NewDeal(game, preset, options, STANDARD.ranks, STANDARD.suits, deck))
    return st.integers(0, _ONE_BAD_IN - 1).flatmap(lambda draw: good if draw < _ONE_BAD_IN - 1 else bad)


def good_deals_for(hello: Hello, game: str, preset: str, options: Options) -> st.SearchStrategy[NewDeal]:
    """Deals of the game: half of the decks tricky; of small decks too, and with tables, if the engine plays those."""
    shapes = st.just(STANDARD)
    if hello.decks == "any":
        shapes = st.one_of(st.sampled_from(_SMALL[game]), shapes)
    tables = hello.tables and game in GAMES_WITH_TABLES
    return shapes.flatmap(lambda shape: _deals(game, preset, options, shape, tables))


def _deals(game: str, preset: str, options: Options, shape: Shape, tables: bool) -> st.SearchStrategy[NewDeal]:
    def dealt(deck: tuple[str, ...]) -> NewDeal:
        return NewDeal(game, preset, options, shape.ranks, shape.suits, deck)

    begun = st.one_of(decks(shape), tricky_decks(game, options, shape)).map(dealt)
    return st.one_of(begun, begun, positions(game, preset, options, shape)) if tables else begun
