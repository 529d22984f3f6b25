"""The names that a condition may use, what they take in brackets, and what they mean."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Literal, NamedTuple

from verify.cards import Card
from verify.deals.deal import Shape, counted
from verify.finding.syntax import (
    FIGURES,
    Bottom,
    Condition,
    Constant,
    CyclesOf,
    FaceDown,
    Figure,
    LastTurned,
    Listed,
    Lying,
    Number,
    OnlyHidden,
    Opposite,
    Place,
    RankOf,
    Turn,
    Won,
)
from verify.finding.words import Word, fault

ALIASES = {"completed": "completed_clock_piles"}


class Given(NamedTuple):
    """An argument and the word that it begins with."""

    value: Any
    word: Word


class Name(NamedTuple):
    """What a name means: without brackets, and with so many arguments in brackets; None where it cannot stand so.

    ``takes`` says what each argument is; ``help`` explains the name.
    """

    help: str
    alone: Callable[[], Condition | Number | Place] | None = None
    takes: tuple[str, ...] = ()
    applied: Callable[..., Condition | Number | Place] | None = None


def _figure(name: str) -> Name:
    return Name(FIGURES[name], lambda: Figure(name))


NAMES: Mapping[str, Name] = {
    "won": Name("the deal is won", Won),
    "lost": Name("the deal is lost", lambda: Opposite(Won())),
    **{name: _figure(name) for name in FIGURES},
    **{alias: _figure(name) for alias, name in ALIASES.items()},
    "cycle": Name("how many cycles of the bottom map have this length", None, ("length",), CyclesOf),
    "last": Name("the last card turned", LastTurned),
    "hidden": Name(
        "the only card face down at the end; with a card: that card is face down", OnlyHidden, ("card",), FaceDown
    ),
    "turn": Name("the card turned in this turn", None, ("card number",), Turn),
    "pile": Name("the card of a pile at this depth from its top, as dealt", None, ("pile", "depth"), Lying),
    "bottom": Name("the card of a pile that play would turn last", None, ("pile",), Bottom),
    "deck": Name("the card of the deck with this number, as it is listed", None, ("card number",), Listed),
    "rank": Name("the rank of the card in a place", None, ("place",), RankOf),
}
"""Every name."""


def takes_arguments(text: str) -> Literal["always", "maybe", "never"] | None:
    """Whether a name is followed by brackets; None if it is no name.

    >>> takes_arguments("turn"), takes_arguments("hidden"), takes_arguments("won"), takes_arguments("KH")
    ('always', 'maybe', 'never', None)
    """
    name = NAMES.get(text.lower())
    if name is None:
        return None
    if name.alone is None:
        return "always"
    return "maybe" if name.takes else "never"


def meaning(word: Word, given: Sequence[Given], shape: Shape) -> Condition | Number | Place:
    """What a name means with these arguments.

    Raises BadInput if it takes others, or if the deck has no such pile, card or turn.
    """
    name = NAMES[word.text.lower()]
    if not given and name.alone is not None:
        return name.alone()
    if name.applied is None:
        raise fault(word.column, f"{word} takes nothing in brackets")
    if len(given) != len(name.takes):
        wanted = f"{word.text}({', '.join(name.takes)})"
        raise fault(word.column, f"{word} has {counted(len(given), 'argument')}: expected {wanted}")
    return name.applied(*(_checked(what, each, shape) for what, each in zip(name.takes, given, strict=True)))


def _checked(what: str, given: Given, shape: Shape) -> Any:
    """The argument as the name takes it."""
    if what == "card":
        return _of_type(Card, given, "a card such as QH")
    if what == "place":
        return _of_type(Place, given, "a place such as last or bottom(5)")
    most = {"pile": shape.ranks, "depth": shape.suits, "card number": shape.cards, "length": shape.ranks - 1}[what]
    number = _of_type(Constant, given, f"a {what}, 1 to {most}").value
    if not 1 <= number <= most:
        raise fault(given.word.column, f"{number} is no {what}: expected 1 to {most}")
    return number


def _of_type(wanted: Any, given: Given, expected: str) -> Any:
    if not isinstance(given.value, wanted):
        raise fault(given.word.column, f"found {given.word}, expected {expected}")
    return given.value


def unknown(word: Word, not_a_card: str) -> str:
    """What to say of a word that is neither a name nor a card: what may have been meant, or why it is no card."""
    close = get_close_matches(word.text.lower(), NAMES, 1, 0.7)
    if close:
        return f"there is no name {word}: did you mean {close[0]}?"
    if word.text.isidentifier() and len(word.text) > 3 and "joker" not in not_a_card:
        return f"there is no name {word}: expected one of {', '.join(NAMES)}, or a card such as KH"
    return not_a_card
