"""Deals for an engine, by what it says of itself."""

from __future__ import annotations

from hypothesis import strategies as st

from verify.conformance.engine import Hello, NewDeal
from verify.conformance.reference.options import Options
from verify.conformance.strategies.deals import dealt
from verify.conformance.strategies.decks import bad_decks, decks
from verify.conformance.strategies.positions import GAMES_WITH_TABLES, positions
from verify.conformance.strategies.tricky import tricky_decks
from verify.deals.deal import STANDARD, Shape

_SMALL = {
    "clock": [
        *[Shape(ranks, suits) for ranks in range(2, 7) for suits in range(1, 5)],
        *[Shape(13, suits) for suits in range(1, 4)],
    ],
    "klondike": [*[Shape(ranks, 4) for ranks in range(8, 13)], Shape(13, 3)],
    "grandfathers-clock": [Shape(ranks, suits) for suits in range(1, 5) for ranks in range(suits + 1, 14)],
}
"""Decks for engines that play any; those of Klondike fill seven columns. A fault about one rank may need thirteen."""


def deals_for(hello: Hello, game: str, preset: str, options: Options) -> st.SearchStrategy[NewDeal]:
    """Deals as ``good_deals_for`` draws them, and some with no deck at all."""
    return _of_its_shapes(hello, game, preset, options, bad=True)


def good_deals_for(hello: Hello, game: str, preset: str, options: Options) -> st.SearchStrategy[NewDeal]:
    """Deals of the game: half of the decks tricky; of small decks too, and with tables, if the engine plays those."""
    return _of_its_shapes(hello, game, preset, options, bad=False)


def simpler_shapes(hello: Hello, shape: Shape, game: str) -> list[Shape]:
    """The sizes of deck that the engine plays and that are not larger, the smallest first."""
    small = _SMALL[game] if hello.decks == "any" else []
    return sorted({shape, *(each for each in small if each.cards <= shape.cards)}, key=lambda each: (each.cards, each))


def _of_its_shapes(hello: Hello, game: str, preset: str, options: Options, bad: bool) -> st.SearchStrategy[NewDeal]:
    shapes = st.just(STANDARD)
    if hello.decks == "any":
        shapes = st.one_of(st.sampled_from(_SMALL[game]), shapes)

    def deals(shape: Shape) -> st.SearchStrategy[NewDeal]:
        from_decks = _from_decks(game, preset, options, shape, bad)
        if not hello.tables or game not in GAMES_WITH_TABLES:
            return from_decks
        return st.one_of(from_decks, from_decks, positions(game, preset, options, shape))

    return shapes.flatmap(deals)


def _from_decks(game: str, preset: str, options: Options, shape: Shape, bad: bool) -> st.SearchStrategy[NewDeal]:
    tricky = tricky_decks(game, options, shape)
    drawn = st.one_of(*[decks(shape)] * 7, *[tricky] * 8, *[bad_decks(shape)] * bad)
    return dealt(drawn, game, preset, options, shape)
