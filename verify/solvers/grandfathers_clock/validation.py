"""Every method that decides Grandfather's Clock held against the rules, on families of small decks."""

from __future__ import annotations

from collections.abc import Iterator

from verify.certificate import grandfathers_clock
from verify.checker import Rejected, check
from verify.deals.dials import DialDeal, DialPosition
from verify.errors import Disagreement
from verify.graph.grandfathers_clock_deadlocks import shortest_deadlock
from verify.kernels.loading import load
from verify.quotient.comparing import Comparison, every_subset, single_and_all
from verify.quotient.grandfathers_clock.comparing import Method, by_moves, compare, plain_search, shape_of
from verify.quotient.grandfathers_clock.concrete import fewest_moves
from verify.quotient.grandfathers_clock.families import Family
from verify.quotient.grandfathers_clock.keys import pack
from verify.rules.grandfathers_clock_choice import GrandfathersClockChoice
from verify.rules.grandfathers_clock_options import PLAY, GrandfathersClockRules
from verify.solvers.grandfathers_clock.certify import REDUCTIONS
from verify.solvers.grandfathers_clock.decide import decide
from verify.solvers.grandfathers_clock.result import GrandfathersClockResult
from verify.solvers.validation import Part
from verify.verdict import Verdict

MOST_SEARCHED, MOST_LISTED = 300_000, 10_000
"""Where a compiled search ends; and how many positions a closed set has at most that the checker is asked to accept."""


def by_kernel(position: DialPosition, rules: GrandfathersClockRules, prunings: frozenset[str]) -> Verdict:
    """The verdict of the compiled search, its win played by the rules."""
    game = load("grandfathers_clock.game").prepare(position, rules)
    found = load("grandfathers_clock.search").search(game, prunings=prunings, most_positions=MOST_SEARCHED)
    if found.status == "won":
        return by_moves(position, rules, found.line)
    return Verdict.UNWINNABLE if found.status == "exhausted" else Verdict.UNKNOWN


def by_deadlock(position: DialPosition, rules: GrandfathersClockRules, _: frozenset[str]) -> Verdict | None:
    """Unwinnable, if cards wait for each other at the start; they say nothing otherwise."""
    return Verdict.UNWINNABLE if shortest_deadlock(position, rules, shape_of(position)) else None


def by_closed_set(position: DialPosition, rules: GrandfathersClockRules, reductions: frozenset[str]) -> Verdict | None:
    """Unwinnable, if the checker accepts a closed set with these reductions; where there is none nothing is said."""
    positions = closed_positions(position, rules, reductions)
    if positions is None:
        return None
    deal = _as_deal(position, rules)
    keys = [pack(there, deal.shape) for there in positions]
    claim = grandfathers_clock.claim(deal, rules, Verdict.UNWINNABLE)
    _accepted(claim, grandfathers_clock.closed_set_certificate(deal, rules, keys, reductions))
    return Verdict.UNWINNABLE


def by_decision(position: DialPosition, rules: GrandfathersClockRules, _: frozenset[str]) -> Verdict:
    """The verdict of ``decide``."""
    return _decided(position, rules).verdict


def by_certificate(position: DialPosition, rules: GrandfathersClockRules, _: frozenset[str]) -> Verdict | None:
    """The verdict that the checker accepts; nothing is said where that would take a closed set too large to list."""
    result = _decided(position, rules)
    is_searched = result.verdict == Verdict.UNWINNABLE and not result.deadlock
    if is_searched and closed_positions(position, rules) is None:
        return None
    _accepted(result.claim, result.certificate)
    return result.verdict


def by_fewest_moves(position: DialPosition, rules: GrandfathersClockRules, _: frozenset[str]) -> Verdict:
    """The verdict of the search for the fewest moves; raises Disagreement if the rules find another number."""
    game = load("grandfathers_clock.game").prepare(position, rules)
    found, expected = load("grandfathers_clock.shortest").shortest(game), fewest_moves(position, rules)
    if found.status == "exhausted" and expected is None:
        return Verdict.UNWINNABLE
    if found.status == "won" and len(found.line) == found.at_least == expected:
        return by_moves(position, rules, found.line)
    raise Disagreement(f"{found.status}, {len(found.line)} moves, and by the rules {expected}")


def _accepted(claim: bytes, certificate: bytes) -> None:
    """Raise Disagreement unless the checker accepts."""
    try:
        check(claim, certificate)
    except Rejected as reason:
        raise Disagreement(f"the checker says: {reason}") from None


def _decided(position: DialPosition, rules: GrandfathersClockRules) -> GrandfathersClockResult:
    options = rules.as_options()
    choice = GrandfathersClockChoice("classic", tuple((name, str(options[name])) for name in PLAY))
    return decide(_as_deal(position, rules), choice)


def closed_positions(
    position: DialPosition, rules: GrandfathersClockRules, reductions: frozenset[str] = frozenset()
) -> Iterator[DialPosition] | None:
    """The positions of a closed set; None if there is none, or if it is too large to list."""
    game = load("grandfathers_clock.game").prepare(position, rules)
    found = load("grandfathers_clock.closed_sets").closed_set(game, reductions=reductions, most_positions=MOST_LISTED)
    return found.positions() if found.status == "exhausted" else None


def _as_deal(position: DialPosition, rules: GrandfathersClockRules) -> DialDeal:
    return DialDeal(position, rules.clock_suits, shape_of(position))


def methods(family: Family) -> list[Method]:
    """What is compared, with every set of prunings, or with none, each one, and all where there are some."""
    names = load("grandfathers_clock.search").PRUNINGS
    return [
        plain_search(family),
        Method("compiled search", by_kernel, (every_subset if family.every_subset else single_and_all)(names)),
        Method("deadlock", by_deadlock),
        Method("accepted closed set", by_closed_set, single_and_all(REDUCTIONS)),
        Method("decided", by_decision),
        Method("accepted certificate", by_certificate),
        *([Method("fewest moves", by_fewest_moves)] if family.most_positions is None else []),
    ]


def compare_part(part: Part[Family]) -> Comparison:
    """One part of a family, compared."""
    return compare(part.family, part.deals, methods(part.family))
