"""Tables in the middle of a game, reached by legal moves from a deal; for the games that may begin with one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from hypothesis import strategies as st

from verify.conformance.engine import NewDeal
from verify.conformance.furthest import one_of_the_best
from verify.conformance.reference.options import Options, options_of
from verify.conformance.reference.playing import Reference
from verify.conformance.strategies.decks import Deck, decks
from verify.conformance.strategies.tricky import tricky_decks
from verify.deals.deal import STANDARD, Shape
from verify.errors import BadInput

GAMES_WITH_TABLES = ("klondike", "grandfathers-clock")
_MOST_MOVES = 40
_WHICH = 64


def positions(
    game: str, preset: str = "classic", options: Options | None = None, shape: Shape = STANDARD
) -> st.SearchStrategy[NewDeal]:
    """A game that begins with a table; shrinks towards few moves from the sorted deck.

    Raises BadInput for Clock Patience, which begins with a deck.
    """
    if game not in GAMES_WITH_TABLES:
        raise BadInput(f"{game} begins with a deck: expected {' or '.join(GAMES_WITH_TABLES)}")
    rules = options_of(game, preset) if options is None else options

    def reached(deck: Deck, steps: Sequence[int]) -> NewDeal:
        return _reached(NewDeal(game, preset, rules, shape.ranks, shape.suits, deck), steps)

    steps = st.integers(0, _MOST_MOVES).flatmap(
        lambda count: st.lists(st.integers(0, _WHICH - 1), min_size=count, max_size=count)
    )
    return st.builds(reached, st.one_of(decks(shape), tricky_decks(game, rules, shape)), steps)


def _reached(new: NewDeal, steps: Sequence[int]) -> NewDeal:
    """The game that begins where these steps lead."""
    engine = Reference()
    engine.deal(new)
    for step in steps:
        move = one_of_the_best(engine.now, step)
        if move is None or engine.result()["result"] != "open":
            break
        engine.apply(move)
    return replace(new, deck=(), state=engine.state())
