"""The suite: every theorem proved or refuted, with all that its status rests on."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib.metadata import version

import z3

from verify.errors import BadInput, shown
from verify.proofs.methods.cases import find_case, find_contradiction
from verify.proofs.methods.discharge import Clock, Discharged, discharge
from verify.proofs.methods.sharing import shared
from verify.proofs.methods.unrolled import counterexample, find_failure
from verify.proofs.theorems.obligation import Obligation, Theorem
from verify.proofs.theorems.table import THEOREMS
from verify.records.proof import SCHEMA, Case, Control, Counterexample, ProofRecord
from verify.records.proof import Obligation as ObligationRecord
from verify.verdict import Status

TIMEOUT = 300.0
"""Seconds for one theorem, unless said otherwise."""


def prove_all(
    ids: Sequence[str] = (),
    timeout: float = TIMEOUT,
    progress: Callable[[str], None] = lambda line: None,
    processes: int = 0,
) -> Iterator[ProofRecord]:
    """Settle the theorems named, or all, in the order of the suite; ``timeout`` is in seconds for each.

    ``processes`` is how many share the work; with 0 this one does it. ``progress`` is told which theorem is waited
    for. Raises BadInput if there is no such theorem, and VerifyError if
    a process is lost.
    """
    theorems = named(ids)
    workers = min(processes, len(theorems))
    settled = shared(_prove, [(theorem.id, timeout) for theorem in theorems], workers)
    for theorem in theorems:
        progress(f"{theorem.id}: {theorem.title}")
        yield next(settled)


def named(ids: Sequence[str]) -> list[Theorem]:
    """The theorems of these names, in the order of the suite; all if none is named."""
    known = {theorem.id.casefold(): theorem for theorem in THEOREMS}
    for id_ in ids:
        if id_.casefold() not in known:
            raise BadInput(f"there is no theorem '{shown(id_)}': expected {', '.join(t.id for t in THEOREMS)}")
    wanted = {id_.casefold() for id_ in ids}
    return [theorem for key, theorem in known.items() if key in wanted or not ids]


def _prove(id_: str, timeout: float) -> ProofRecord:
    (theorem,) = named([id_])
    return prove(theorem, timeout)


def prove(theorem: Theorem, timeout: float = TIMEOUT) -> ProofRecord:
    """Settle one theorem: discharge its obligations, find their cases in real deals, and break the rules."""
    begun, clock = time.monotonic(), Clock(timeout)
    settle = _to_be_proved if theorem.expected == "proved" else _to_be_refuted
    settled = [settle(obligation, clock) for obligation in theorem.obligations]
    rows = [row for row, _ in settled]
    status, reason = _worst([(Status(row.status), f"{row.id}: {row.reason}") for row in rows])
    return ProofRecord(
        schema=SCHEMA,
        id=theorem.id,
        title=theorem.title,
        statement=theorem.statement,
        status=status,
        expected=theorem.expected,
        reason=reason,
        scope=_each_once(run.scope for row in rows for run in row.runs),
        methods=_each_once(f"z3 {z3.get_version_string()}, {run.method}" for row in rows for run in row.runs),
        depends_on=list(theorem.depends_on),
        seconds=round(time.monotonic() - begun, 3),
        obligations=rows,
        counterexample=next((example for _, example in settled if example), None),
        version=version("patience-verify"),
    )


Settled = tuple[ObligationRecord, Counterexample | None]


def _to_be_proved(obligation: Obligation, clock: Clock) -> Settled:
    """Proved only if every reading is, a real deal shows the case, and the broken rules make it fail."""
    runs = [discharge(obligation, reading, clock) for reading in obligation.readings]
    case, control = find_case(obligation, clock), _control(obligation, clock)
    findings = [(Status(run.run.status), f"{run.run.method}: {run.reason}") for run in runs]
    if case is None:
        findings.append((Status.UNKNOWN, _why_nothing(clock, "the case was found in no real deal")))
    if control.counterexample is None:
        findings.append(
            (Status.UNKNOWN, _why_nothing(clock, f"nothing fails under the broken rules: {control.variant}"))
        )
    return _row(obligation, runs, findings, case, control), None


def _to_be_refuted(obligation: Obligation, clock: Clock) -> Settled:
    """Refuted only if a game by the rules contradicts it; a state that no game was found to reach does not."""
    runs = [discharge(obligation, reading, clock) for reading in obligation.readings]
    found = find_failure(obligation, obligation.failure.variant, obligation.failure.size, clock)
    if found is not None:
        findings = [(Status.REFUTED, obligation.failure.says)]
    else:
        findings = [(Status(run.run.status), run.reason) for run in runs if run.run.status != Status.REFUTED]
        findings = findings or [(Status.UNKNOWN, _why_nothing(clock, "no game was found that contradicts it"))]
    row = _row(obligation, runs, findings, find_contradiction(obligation, clock), None)
    return row, counterexample(found, obligation.failure) if found else None


def _control(obligation: Obligation, clock: Clock) -> Control:
    variant, size, _ = obligation.failure
    found = find_failure(obligation, variant, size, clock)
    example = counterexample(found, obligation.failure) if found else None
    return Control(variant=variant.name, broken=variant.says, counterexample=example)


def _row(
    obligation: Obligation,
    runs: Sequence[Discharged],
    findings: Sequence[tuple[Status, str]],
    case: Case | None,
    control: Control | None,
) -> ObligationRecord:
    status, reason = _worst(findings)
    return ObligationRecord(
        id=obligation.id,
        part=obligation.part,
        statement=obligation.says,
        status=status,
        reason=reason,
        runs=[run.run for run in runs],
        case=case,
        control=control,
    )


def _worst(findings: Sequence[tuple[Status, str]]) -> tuple[Status, str]:
    """The status that all findings together come to, and the reason if that is not a proof."""
    for status in (Status.REFUTED, Status.VACUOUS, Status.UNKNOWN):
        reasons = [reason for found, reason in findings if found is status]
        if reasons:
            return status, "; ".join(dict.fromkeys(reasons))
    return Status.PROVED, ""


def _why_nothing(clock: Clock, reason: str) -> str:
    return reason if clock.left() else "out of time"


def _each_once(names: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(names))
