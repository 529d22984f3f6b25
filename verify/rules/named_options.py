"""Presets and options as they are asked for by name, in any game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from verify.errors import BadInput, shown


class Option(NamedTuple):
    """A rule option: what it settles, and its values with their meaning; a range where they are numbers."""

    help: str
    values: Mapping[str, str]
    numbers: range = range(0)


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


def as_text(value: object) -> str:
    """The value of an option, as Python has it, as it is written.

    >>> as_text(True), as_text(3)
    ('yes', '3')
    """
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def value_of(game: str, options: Mapping[str, Option], name: str, value: str) -> str | int | bool:
    """The value of a game's option given as text: a number, True or False for yes and no, or one of its names.

    >>> value_of("klondike", {"draw": Option("cards at a time", {}, range(1, 25))}, "draw", "3")
    3

    Raises BadInput for an unknown option or value, naming those that exist.
    """
    option = options.get(name)
    if option is None:
        raise BadInput(f"there is no option '{shown(name)}' for {game}: expected one of {', '.join(options)}")
    if value in option.values:
        return {"yes": True, "no": False}.get(value, value)
    if value.isascii() and value.isdigit() and len(value) <= 6 and int(value) in option.numbers:
        return int(value)
    raise BadInput(f"option {name} is '{shown(value)}': expected {_expected(option)}")


def _expected(option: Option) -> str:
    numbers = f"a whole number from {option.numbers[0]} to {option.numbers[-1]}" if option.numbers else ""
    names = f"one of {', '.join(option.values)}" if len(option.values) > 1 else "".join(option.values)
    return " or ".join(part for part in (names, numbers) if part)
