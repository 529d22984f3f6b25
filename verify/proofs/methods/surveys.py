"""Settling a survey: deals are gone through and counted, and the counts must be those of the law, to the last deal."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple

from verify.proofs.methods.clock import Clock
from verify.proofs.methods.settling import Finding, killing, worst
from verify.proofs.model.broken import Variant
from verify.proofs.theorems.families import REAL, Deck, broken
from verify.proofs.theorems.survey import Broken, Shares, Sight, Survey, Value
from verify.records.proof import Control, Obligation, Run
from verify.verdict import Status


class Surveyed(NamedTuple):
    """One way of counting, and why it does not prove the law if it does not."""

    run: Run
    reason: str


class Tally(NamedTuple):
    """How many deals were seen, and how often each value; ``complete`` unless time ran out."""

    deals: int
    counts: Counter[Value]
    complete: bool


def settle(survey: Survey, clock: Clock) -> Obligation:
    """Go through all deals of small decks, ask the second count about the real deck, and try every broken game.

    Proved only if all counts are those of the law and no broken game obeys it; refuted by the first count that is
    another, vacuous if a broken game obeys the law (or none is named, or there are no deals), unknown if time runs out.
    """
    begun = time.monotonic()
    surveyed = [_enumerated(survey, clock)]
    if survey.exact is not None:
        surveyed.append(_computed(survey.law(REAL), survey.exact, clock))
    controls = [_control(survey, each, clock) for each in survey.controls]
    status, reason = worst(_findings(surveyed, controls))
    return Obligation(
        id=survey.id,
        part=survey.part,
        statement=survey.says,
        status=status,
        reason=reason,
        runs=[each.run for each in surveyed],
        case=None,
        controls=controls,
        seconds=round(time.monotonic() - begun, 3),
    )


def _findings(surveyed: Sequence[Surveyed], controls: Sequence[Control]) -> Iterator[Finding]:
    yield from ((Status(each.run.status), f"{each.run.solver}: {each.reason}") for each in surveyed)
    if not controls:
        yield Status.VACUOUS, "no control is named"
    yield from map(killing, controls)


def _enumerated(survey: Survey, clock: Clock) -> Surveyed:
    """Every deal of every small deck, played and counted."""
    begun, deals = time.monotonic(), 0
    finding: Finding = (Status.PROVED, "")
    for deck in survey.decks:
        tally = _tally(survey, deck, survey.rules, survey.see, clock)
        deals += tally.deals
        finding = _judged(survey, deck, tally)
        if finding[0] is not Status.PROVED:
            break
    if not deals and finding[0] is Status.PROVED:
        finding = (Status.VACUOUS, "there are no deals")
    run = Run(
        solver="enumeration",
        method=survey.family.name,
        scope=", ".join(map(str, survey.decks)),
        status=finding[0],
        premises="",
        queries=deals,
        seconds=round(time.monotonic() - begun, 3),
    )
    return Surveyed(run, finding[1])


def _judged(survey: Survey, deck: Deck, tally: Tally) -> Finding:
    if not tally.complete:
        return Status.UNKNOWN, f"{deck}: out of time after {tally.deals} deals"
    differs = _difference(survey.law(deck), tally)
    return (Status.REFUTED, f"{deck}, {differs}") if differs else (Status.PROVED, "")


def _computed(law: Shares, exact: Callable[[int, int], Shares], clock: Clock) -> Surveyed:
    """The law of the real deck, and the same shares computed in another way."""
    begun, shares = time.monotonic(), exact(REAL.ranks, REAL.kings) if clock.left() else None
    finding = (Status.UNKNOWN, "out of time") if shares is None else _compared(law, shares)
    run = Run(
        solver="counting",
        method="exact integers",
        scope=str(REAL),
        status=finding[0],
        premises="",
        queries=len(shares or {}),
        seconds=round(time.monotonic() - begun, 3),
    )
    return Surveyed(run, finding[1])


def _compared(law: Shares, shares: Shares) -> Finding:
    for value in dict.fromkeys([*law, *shares]):
        expected, computed = law.get(value, Fraction(0)), shares.get(value, Fraction(0))
        if expected != computed:
            return Status.REFUTED, f"{REAL}, {value}: the law says {expected} of all deals, computed {computed}"
    return Status.PROVED, ""


def _control(survey: Survey, each: Broken, clock: Clock) -> Control:
    """The same survey in a broken game: it is killed if the law is not obeyed there."""
    deck = broken(each.of, each.variant)
    tally = _tally(survey, deck, each.variant, each.see or survey.see, clock)
    differs = _difference(survey.law(each.of), tally)
    return Control(
        variant=each.variant.name,
        broken=each.variant.says,
        goal=survey.id,
        killed=("yes" if differs else "no") if tally.complete else "unknown",
        counterexamples={},
        counts=f"{each.of}, {differs}" if differs and tally.complete else "",
    )


def _tally(survey: Survey, deck: Deck, variant: Variant, see: Sight, clock: Clock) -> Tally:
    counts: Counter[Value] = Counter()
    for table in survey.family.deals(deck):
        if not clock.left():
            return Tally(counts.total(), counts, complete=False)
        counts[see(table, variant)] += 1
    return Tally(counts.total(), counts, complete=True)


def _difference(law: Shares, tally: Tally) -> str:
    """The first value that was not seen as often as the law says; empty if there is none."""
    for value in (*law, *(value for value in tally.counts if value not in law)):
        expected, counted = law.get(value, Fraction(0)) * tally.deals, tally.counts[value]
        if expected != counted:
            return f"{value}: the law says {expected} of {tally.deals} deals, counted {counted}"
    return ""
