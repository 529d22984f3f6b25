"""Figures of a game: what each is called, what it says, and what is known of it.

A figure is ``proved`` where a theorem of the suite states its law for every deck and deal, ``exact`` where the law is
computed by a method that the tests compare with every deal of small decks, ``open`` where no exact method is known, or
it would take too long. Where games are played too (``verify.counting.played``), one that is open becomes
``enumerated``, found in all deals, or ``simulated``, estimated from random ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from fractions import Fraction
from typing import NamedTuple


class Standing(StrEnum):
    """How well a figure is known."""

    PROVED = "proved"
    EXACT = "exact"
    OPEN = "open"
    ENUMERATED = "enumerated"
    SIMULATED = "simulated"


class Kind(StrEnum):
    """What the numbers of a figure are: chances of a value, of two values together, or means by length."""

    LAW = "law"
    JOINT = "joint"
    MEANS = "means"


Value = tuple[int, ...]
"""One number, or two together."""


def text(value: Value) -> str:
    """A value as it is written: one number, or two with a comma between them."""
    return ",".join(map(str, value))


class Figure(NamedTuple):
    """What is known of a figure; ``numbers`` are its chances (or means), none if it is open or simulated."""

    name: str
    says: str
    kind: Kind
    standing: Standing
    method: str
    theorems: tuple[str, ...] = ()
    numbers: Mapping[Value, Fraction] = {}

    @property
    def law(self) -> dict[int, Fraction]:
        """The law of a figure that is one number; empty for others."""
        return {value[0]: chance for value, chance in self.numbers.items()} if self.kind == Kind.LAW else {}


SAYS: Mapping[str, str] = {
    "won": "whether the game is won (1) or not (0)",
    "turned": "cards turned",
    "face_down": "cards face down at the end",
    "completed_clock_piles": "completed clock piles",
    "completed_piles": "completed piles, the centre among them",
    "restarts": "how often the one-king rule let play go on",
    "exceptions": "how often the exception let play go on",
    "turned_and_completed": "cards turned and completed clock piles, together",
    "cycles": "cycles of the bottom map without the start pile's arc",
    "cyclic_piles": "piles on these cycles",
    "not_reaching": "piles from which the arcs do not lead to the start pile",
    "own_bottoms": "clock piles with a card of their own rank at the bottom",
    "components": "parts of the graph with an arc from every pile",
    "winning_starts": "piles from which play would win",
    "cycles_of_length": "how many cycles of each length there are on average",
}
"""Every figure by its name, in the order in which they are given."""
