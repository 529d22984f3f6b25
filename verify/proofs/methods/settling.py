"""Settling an obligation: by every method, with its case in a real deal and its controls."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from verify.certificate.clock import label
from verify.proofs.methods import sat, smtlib
from verify.proofs.methods.cases import find_case, find_contradiction
from verify.proofs.methods.clock import Clock
from verify.proofs.methods.discharge import Discharged, discharge, discharge_again
from verify.proofs.methods.unrolled import Found, Search, search
from verify.proofs.model.reading import REAL_DECK, Reading
from verify.proofs.theorems.obligation import Failure, Obligation
from verify.records.proof import Case, Control, Counterexample, Run
from verify.records.proof import Obligation as ObligationRecord
from verify.rules.clock_options import ClockRules
from verify.verdict import Status

Finding = tuple[Status, str]  # what something comes to, and the reason if that is not a proof


class Settled(NamedTuple):
    """An obligation settled; ``game`` refutes it, if one does; ``texts`` are what cvc5 was asked, by file name."""

    row: ObligationRecord
    game: Counterexample | None
    texts: dict[str, str]


class Sought(NamedTuple):
    """A failure looked for: of one goal, or of any if that is empty."""

    failure: Failure
    goal: str
    search: Search


def settle(obligation: Obligation, expected: str, timeout: float) -> Settled:
    """Settle an obligation that should be proved or refuted, within ``timeout`` seconds."""
    begun, clock = time.monotonic(), Clock(timeout)
    runs = [run for reading in obligation.readings for run in _asked(obligation, reading, clock)]
    sought = [
        Sought(failure, goal, search(obligation, failure, goal, clock))
        for failure in obligation.failures
        for goal in failure.goals or ("",)
    ]
    case = find_case(obligation, clock) if expected == "proved" else find_contradiction(obligation, clock)
    controls = [_control(each) for each in sought] if expected == "proved" else []
    findings = _proof(runs, case, controls, clock) if expected == "proved" else _refutation(runs, sought, clock)
    status, reason = worst(findings)
    row = ObligationRecord(
        id=obligation.id,
        part=obligation.part,
        statement=obligation.says,
        status=status,
        reason=reason,
        runs=[run.run for run in runs],
        case=case,
        controls=controls,
        seconds=round(time.monotonic() - begun, 3),
    )
    games = [_counterexample(found, each.failure) for each in sought for found in each.search.found.values()]
    return Settled(row, games[0] if games and expected == "refuted" else None, dict(_texts(obligation, runs, sought)))


def _asked(obligation: Obligation, reading: Reading, clock: Clock) -> Iterator[Discharged]:
    """Every solver asked; of the real deck also one that proves what it says."""
    yield discharge(obligation, reading, clock)
    yield discharge_again(obligation, reading, clock)
    if reading == REAL_DECK:
        yield _with_checked_proofs(obligation, clock)


def _with_checked_proofs(obligation: Obligation, clock: Clock) -> Discharged:
    found = sat.settle(obligation, clock.left())
    run = Run(
        solver="sat",
        method="clauses",
        scope=REAL_DECK.scope,
        status=found.status,
        premises=found.premises,
        queries=found.queries,
        seconds=found.seconds,
        details=f"{found.clauses} clauses, {found.steps} steps of proof checked",
    )
    return Discharged(run, found.reason)


def _proof(
    runs: Sequence[Discharged], case: Case | None, controls: Sequence[Control], clock: Clock
) -> Iterator[Finding]:
    """Proved only if every run is, a real deal shows the case, and every control kills it."""
    yield from ((Status(run.run.status), f"{run.run.solver}, {run.run.method}: {run.reason}") for run in runs)
    if case is None:
        yield Status.UNKNOWN, _why_nothing(clock, "the case was found in no real deal")
    if not controls:
        yield Status.VACUOUS, "no control is named"
    yield from (killing(control) for control in controls)


def killing(control: Control) -> Finding:
    """What a control comes to: what broken rules do not break says nothing of the rules."""
    about = f"{control.goal}: " if control.goal else ""
    if control.killed == "no":
        return Status.VACUOUS, f"{about}it holds under the broken rules too: {control.variant}"
    if control.killed == "unknown":
        return Status.UNKNOWN, f"{about}out of time under the broken rules: {control.variant}"
    return Status.PROVED, ""


def _refutation(runs: Sequence[Discharged], sought: Sequence[Sought], clock: Clock) -> Iterator[Finding]:
    """Refuted only if games by the rules contradict it; a state that no game was found to reach does not."""
    if all(each.search.killed == "yes" for each in sought):
        yield from ((Status.REFUTED, each.failure.says) for each in sought)
        return
    open_runs = [run for run in runs if run.run.status != Status.REFUTED]
    yield from ((Status(run.run.status), f"{run.run.solver}: {run.reason}") for run in open_runs)
    if not open_runs:
        yield Status.UNKNOWN, _why_nothing(clock, "no game was found that contradicts it")


def worst(findings: Iterator[Finding] | Sequence[Finding]) -> Finding:
    """The status that all findings together come to, and the reason if that is not a proof."""
    kept = list(findings)
    for status in (Status.REFUTED, Status.VACUOUS, Status.UNKNOWN):
        reasons = [reason for found, reason in kept if found is status]
        if reasons:
            return status, "; ".join(dict.fromkeys(reasons))
    return Status.PROVED, ""


def _why_nothing(clock: Clock, reason: str) -> str:
    return reason if clock.left() else "out of time"


def _control(sought: Sought) -> Control:
    failure, goal, found = sought
    return Control(
        variant=failure.variant.name,
        broken=failure.variant.says,
        goal=goal,
        killed=found.killed,
        counterexamples={solver: _counterexample(game, failure) for solver, game in found.found.items()},
    )


def _counterexample(found: Found, failure: Failure) -> Counterexample:
    """The game as a record."""
    table, rules = found.game.table, failure.variant.options
    plain = ClockRules().as_options("piles")
    return Counterexample(
        rules={
            name: value
            for name, value in rules.as_options("piles").items()
            if value is not None and value != plain[name]
        },
        ranks=failure.size.r,
        suits=failure.size.s,
        piles={label(pile): [str(card) for card in table.pile(pile)] for pile in range(1, table.centre + 1)},
        trace=[str(card) for card in found.game.turned],
        turned=found.turned,
        says=failure.says,
    )


def _texts(obligation: Obligation, runs: Sequence[Discharged], sought: Sequence[Sought]) -> Iterator[tuple[str, str]]:
    """All that cvc5 was asked, for whoever wants to ask another solver."""
    yield file_name(obligation.id, "premises", "smt2"), smtlib.premises_text(obligation)
    asked = [run.text for run in runs if run.run.solver == "cvc5"]
    for reading, text in zip(obligation.readings, asked, strict=True):
        yield file_name(obligation.id, reading.method, "smt2"), text or smtlib.proof_text(obligation, reading)
    for failure, goal, found in sought:
        if found.text:
            yield file_name(obligation.id, f"{failure.variant.name} {goal}", "smt2"), found.text


def file_name(*parts: str) -> str:
    """A file's name made of these parts, the last of which is its ending.

    >>> file_name("cycle loses, pile by pile", "bit-vectors of 12", "smt2")
    'cycle-loses-pile-by-pile.bit-vectors-of-12.smt2'
    """
    return ".".join(re.sub(r"\W+", "-", part).strip("-") for part in parts)
