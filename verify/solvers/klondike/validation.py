"""Every method that decides Klondike held against the rules, on families of small decks."""

from __future__ import annotations

from typing import NamedTuple

from verify.deals.positions import Position
from verify.kernels.loading import load
from verify.quotient.klondike.comparing import (
    QUOTIENT,
    QUOTIENT_IN_FULL,
    Comparison,
    Method,
    by_line,
    compare,
    every_subset,
    single_and_all,
)
from verify.quotient.klondike.families import Family
from verify.rules.klondike_options import KlondikeRules
from verify.verdict import Verdict

SIZE = 100
"""Deals in a part of a family, which one process compares at a time; an interrupt loses no more than these."""


class Part(NamedTuple):
    """Some deals of a family, by the number of the part, from 0."""

    family: Family
    number: int

    @property
    def name(self) -> str:
        """What it is called in messages."""
        return f"{self.family.name}, part {self.number}"

    @property
    def deals(self) -> range:
        """The numbers of its deals."""
        return range(self.number * SIZE, min((self.number + 1) * SIZE, self.family.deals))


def parts(family: Family) -> list[Part]:
    """All parts of a family."""
    return [Part(family, number) for number in range(-(-family.deals // SIZE))]


def by_kernel(position: Position, rules: KlondikeRules, prunings: frozenset[str]) -> Verdict:
    """The verdict of the compiled search, its win played by the rules."""
    game = load("klondike.game").prepare(position, rules)
    found = load("klondike.search").search(game, prunings=prunings)
    if found.status == "won":
        return by_line(position, rules, found.line)
    return Verdict.UNWINNABLE if found.status == "exhausted" else Verdict.UNKNOWN


def methods(family: Family) -> list[Method]:
    """What is compared: with every set of prunings, or with none, each one, and all."""
    names = load("klondike.search").PRUNINGS
    if family.every_subset:
        return [QUOTIENT_IN_FULL, Method("compiled search", by_kernel, every_subset(names))]
    return [QUOTIENT, Method("compiled search", by_kernel, single_and_all(names))]


def compare_part(part: Part) -> Comparison:
    """One part of a family, compared."""
    return compare(part.family, part.deals, methods(part.family))
