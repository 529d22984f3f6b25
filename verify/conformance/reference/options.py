"""The rules of a deal: from the options of a request, and back."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from verify.errors import BadInput, shown
from verify.rules import clock_options, grandfathers_clock_options, klondike_options
from verify.rules.clock_choice import Choice
from verify.rules.grandfathers_clock_choice import GrandfathersClockChoice
from verify.rules.klondike_choice import KlondikeChoice

Options = Mapping[str, str | int | None]
"""Every option of a game by its name; None for one that says nothing beside the others."""

GAMES = ("clock", "klondike", "grandfathers-clock")

PRESETS: Mapping[str, tuple[str, ...]] = {
    "clock": tuple(clock_options.PRESETS),
    "klondike": tuple(klondike_options.PRESETS),
    "grandfathers-clock": tuple(grandfathers_clock_options.PRESETS),
}
"""The presets of each game."""

_AS_OPTIONS: Mapping[str, Callable[[str, tuple[tuple[str, str], ...]], Options]] = {
    "clock": lambda preset, named: Choice(preset, named).rules.as_options("deck"),
    "klondike": lambda preset, named: KlondikeChoice(preset, named).rules.as_options(),
    "grandfathers-clock": lambda preset, named: GrandfathersClockChoice(preset, named).rules.as_options(),
}


def options_of(game: str, preset: str = "classic", named: tuple[tuple[str, str], ...] = ()) -> Options:
    """Every option of a preset, with those that are named changed.

    >>> options_of("klondike", "draw-one")["draw"]
    1

    Raises BadInput for an unknown game, preset, option or value.
    """
    if game not in _AS_OPTIONS:
        raise BadInput(f"there is no game '{shown(game)}': expected one of {', '.join(GAMES)}")
    return _AS_OPTIONS[game](preset, named)


def named(options: Options) -> tuple[tuple[str, str], ...]:
    """The options as they are named explicitly, those that say nothing left out."""
    return tuple((name, str(value)) for name, value in options.items() if value is not None)
