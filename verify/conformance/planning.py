"""What an engine is tested with: every game and preset that it says it plays, or those that somebody names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from verify.conformance.engine import Hello, NewDeal
from verify.conformance.reference.options import PRESETS, options_of
from verify.conformance.reference.playing import begun
from verify.conformance.sorted_deck import sorted_deck
from verify.deals.deal import STANDARD
from verify.errors import BadInput, shown


@dataclass(frozen=True, slots=True)
class Plan:
    """What to test an engine with.

    ``options`` are all options of the game by name, as ``reference.options.options_of`` gives them; ``preset`` is the
    name they go by, or empty.
    """

    game: str
    preset: str
    options: Mapping[str, str | int | None]
    decks: int = 1000
    seed: int = 1


def plans_for(
    hello: Hello, game: str | None = None, preset: str | None = None, decks: int = 1000, seed: int = 1
) -> list[Plan]:
    """A plan for each game and preset, in the order in which they are listed here.

    >>> hello = Hello(1, "mine", {"klondike": ["draw-one", "vegas"]})
    >>> [plan.preset for plan in plans_for(hello)]
    ['draw-one', 'vegas']

    Raises BadInput if the engine plays nothing of what is asked for.
    """
    games = games_for(hello, game)
    plans = [
        Plan(each, name, dict(options_of(each, name)), decks, seed)
        for each in games
        for name in PRESETS[each]
        if name in hello.games[each] and preset in (None, name)
    ]
    if not plans:
        known = _listed(name for each in games for name in hello.games[each])
        if preset is None:
            raise BadInput(
                f"the engine plays by {known}: expected {_listed(name for each in games for name in PRESETS[each])}"
            )
        none = all(preset not in PRESETS[each] for each in games)
        what = "there is no preset" if none else "the engine does not play by"
        raise BadInput(f"{what} {shown(preset)}: expected one of those it plays by, {known}")
    return plans


def check_plays(hello: Hello, plan: Plan) -> None:
    """Raise BadInput if the engine says that it does not play this, or if the rules take more cards than there are."""
    if plan.game not in hello.games:
        games = _listed(hello.games, "none")
        raise BadInput(f"the engine does not play {plan.game}: the games it names are {games}")
    presets = hello.games[plan.game]
    if plan.preset and plan.preset not in presets:
        names = _listed(presets, "none")
        raise BadInput(f"the engine does not play {plan.game} by {plan.preset}: the presets it names are {names}")
    begun(NewDeal(plan.game, plan.preset, plan.options, STANDARD.ranks, STANDARD.suits, sorted_deck()))


def games_for(hello: Hello, game: str | None = None) -> list[str]:
    """The games of this house that the engine plays, or the one that is named; raises BadInput if there are none."""
    games = [each for each in PRESETS if each in hello.games and game in (None, each)]
    if not games:
        if game is None:
            raise BadInput(f"the engine plays {_listed(hello.games)}: expected {' or '.join(PRESETS)}")
        raise BadInput(f"the engine does not play {shown(game)}: expected one that it plays, {_listed(hello.games)}")
    return games


def _listed(names: Iterable[str], none: str = "nothing") -> str:
    return ", ".join(map(shown, names)) or none
