"""Every method that decides Klondike held against the rules, on families of small decks."""

from __future__ import annotations

from verify.deals.positions import Position
from verify.kernels.loading import load
from verify.quotient.comparing import Comparison, every_subset, single_and_all
from verify.quotient.klondike.comparing import QUOTIENT, QUOTIENT_IN_FULL, Method, by_line, compare
from verify.quotient.klondike.families import Family
from verify.rules.klondike_options import KlondikeRules
from verify.solvers.validation import Part
from verify.verdict import Verdict


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


def compare_part(part: Part[Family]) -> Comparison:
    """One part of a family, compared."""
    return compare(part.family, part.deals, methods(part.family))
