"""Presets and options as they are asked for by name, in any game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from verify.errors import BadInput, shown


def check_names(game: str, presets: Mapping[str, object], preset: str, options: Iterable[tuple[str, str]]) -> None:
    """Raise BadInput for a preset that a game does not have, and for an option that is given twice.

    >>> check_names("clock", {"classic": 1}, "classic", [("start", "A"), ("start", "2")])
    Traceback (most recent call last):
    verify.errors.BadInput: option start is given 2 times: expected it once
    """
    if preset not in presets:
        raise BadInput(f"there is no preset '{shown(preset)}' for {game}: expected one of {', '.join(presets)}")
    names = [name for name, _ in options]
    for name in names:
        if names.count(name) > 1:
            raise BadInput(f"option {shown(name)} is given {names.count(name)} times: expected it once")
