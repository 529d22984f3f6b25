"""Conditions on a deal as trees: what can be said, and nothing about how it is written or settled.

Places are where a card can be asked for, numbers are whole numbers, conditions hold or do not. A card may be missing
from its place: a turn that the game does not have, the only card face down where there are several. A comparison with
a card that is not there does not hold; ``!=`` is the opposite of ``==``.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass

from verify.cards import Card

FIGURES = {
    "turned": "cards turned",
    "face_down": "cards left face down",
    "completed_clock_piles": "completed clock piles",
    "completed_piles": "completed piles, the centre among them",
    "cycles": "cycles of the bottom map",
    "cyclic_piles": "piles on these cycles",
    "not_reaching": "piles whose arcs do not lead to the start pile",
    "own_bottoms": "clock piles whose bottom card is of their own rank",
}
"""The figures of a game, each a number, and what it counts."""


# ---- Places ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Turn:
    """The card turned in this turn, from 1."""

    number: int


@dataclass(frozen=True, slots=True)
class LastTurned:
    """The last card turned."""


@dataclass(frozen=True, slots=True)
class OnlyHidden:
    """The only card face down at the end."""


@dataclass(frozen=True, slots=True)
class Lying:
    """The card of a pile at this depth from its top, from 1, as dealt."""

    pile: int
    depth: int


@dataclass(frozen=True, slots=True)
class Bottom:
    """The card of a pile that play would turn last."""

    pile: int


@dataclass(frozen=True, slots=True)
class Listed:
    """The card of the deck with this number, from 1, as it is listed."""

    number: int


Place = Turn | LastTurned | OnlyHidden | Lying | Bottom | Listed


# ---- Numbers -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Constant:
    """A whole number."""

    value: int


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure of the game, by its name in ``FIGURES``."""

    name: str


@dataclass(frozen=True, slots=True)
class CyclesOf:
    """How many cycles of the bottom map have this length."""

    length: int


@dataclass(frozen=True, slots=True)
class RankOf:
    """The rank of the card in a place."""

    place: Place


@dataclass(frozen=True, slots=True)
class Arithmetic:
    """A sum, a difference or a product; ``sign`` is ``+``, ``-`` or ``*``."""

    sign: str
    left: Number
    right: Number


Number = Constant | Figure | CyclesOf | RankOf | Arithmetic


# ---- Conditions --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Won:
    """The deal is won."""


@dataclass(frozen=True, slots=True)
class Compared:
    """Two numbers compared; ``sign`` is ``==``, ``<``, ``<=``, ``>`` or ``>=``."""

    sign: str
    left: Number
    right: Number


@dataclass(frozen=True, slots=True)
class IsCard:
    """This very card is in a place."""

    place: Place
    card: Card


@dataclass(frozen=True, slots=True)
class FaceDown:
    """This very card is face down at the end."""

    card: Card


@dataclass(frozen=True, slots=True)
class Every:
    """All parts hold."""

    parts: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class Some:
    """At least one part holds."""

    parts: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class Opposite:
    """The part does not hold."""

    part: Condition


Condition = Won | Compared | IsCard | FaceDown | Every | Some | Opposite

ANYTHING = Every(())
"""The condition that every deal meets."""


def nodes(tree: object) -> Iterator[object]:
    """The tree and everything in it.

    >>> [type(node).__name__ for node in nodes(Opposite(Won()))]
    ['Opposite', 'Won']
    """
    yield tree
    if isinstance(tree, Every | Some):
        for part in tree.parts:
            yield from nodes(part)
    elif is_dataclass(tree):
        for field in fields(tree):
            yield from nodes(getattr(tree, field.name))


def places(tree: Condition) -> set[Place]:
    """All places that a condition speaks of."""
    return {node for node in nodes(tree) if isinstance(node, Place)}


def cards(tree: Condition) -> set[Card]:
    """All cards that a condition names, each with its suit."""
    return {node.card for node in nodes(tree) if isinstance(node, IsCard | FaceDown)}


def figures(tree: Condition) -> set[str]:
    """The names of all figures that a condition speaks of; ``won`` and ``cycle`` among them."""
    named = {node.name for node in nodes(tree) if isinstance(node, Figure)}
    named |= {"won" for node in nodes(tree) if isinstance(node, Won)}
    return named | {"cycle" for node in nodes(tree) if isinstance(node, CyclesOf)}
