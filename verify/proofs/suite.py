"""The suite: every theorem proved or refuted, with all that its status rests on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib.metadata import version

import z3

from verify.graph.dependencies import unsettled, with_all_they_rest_on
from verify.proofs.methods import sat, second, surveys
from verify.proofs.methods.clock import Clock
from verify.proofs.methods.settling import Settled, file_name, settle, worst
from verify.proofs.methods.sharing import shared
from verify.proofs.model.reading import REAL_DECK
from verify.proofs.theorems.naming import by_name
from verify.proofs.theorems.obligation import Obligation, Theorem
from verify.proofs.theorems.survey import Survey
from verify.proofs.theorems.table import THEOREMS
from verify.records.proof import SCHEMA, ProofRecord, Run
from verify.verdict import Status

TIMEOUT = 300.0
"""Seconds for one step of a proof, unless said otherwise."""

Texts = Callable[[str, str], None]  # told the name of a file and its text


def prove_all(
    ids: Sequence[str] = (),
    timeout: float = TIMEOUT,
    progress: Callable[[str], None] = lambda line: None,
    processes: int = 0,
    texts: Texts = lambda name, text: None,
) -> Iterator[ProofRecord]:
    """Settle the theorems named, or all, in the order of the suite; ``timeout`` is in seconds for each step of a proof.

    What they build on is settled too. ``processes`` is how many share the work; with 0 this one does it. ``progress``
    is told which theorem is waited for, ``texts`` each obligation as SMT-LIB text. Raises BadInput if there is no such
    theorem, and VerifyError if a process is lost.
    """
    wanted = {theorem.id for theorem in named(ids)}
    needed = _needed(wanted)
    steps = [(theorem.id, number, timeout) for theorem in needed for number in range(len(theorem.obligations))]
    settled = shared(_settle, steps, min(processes, len(steps)))
    statuses: dict[str, str] = {}
    for theorem in needed:
        progress(f"{theorem.id}: {theorem.title}")
        rows = [next(settled) for _ in theorem.obligations]
        record = _record(theorem, rows, _not_settled(theorem, needed, statuses))
        statuses[theorem.id] = record.status
        if theorem.id in wanted:
            _tell(theorem, rows, texts)
            yield record


def named(ids: Sequence[str]) -> list[Theorem]:
    """The theorems of these names, in the order of the suite; all if none is named."""
    return by_name(ids, THEOREMS)


def clauses(id_: str) -> Iterator[tuple[str, str]]:
    """What the SAT solver was asked of a theorem, and its proofs: names of files, and texts in DIMACS and in DRUP."""
    (theorem,) = named([id_])
    for obligation in theorem.steps:
        if REAL_DECK in obligation.readings:
            for goal, formula, proof in sat.exported(obligation):
                yield file_name(obligation.id, goal, "cnf"), formula
                yield file_name(obligation.id, goal, "drup"), proof


def prove(theorem: Theorem, timeout: float = TIMEOUT) -> ProofRecord:
    """Settle one theorem, taking what it builds on for granted."""
    rows = [_settled(obligation, theorem.expected, timeout) for obligation in theorem.obligations]
    return _record(theorem, rows, ())


def _needed(wanted: set[str]) -> list[Theorem]:
    """These theorems and all that they rest on, in the order of the suite."""
    needed = with_all_they_rest_on(wanted, {theorem.id: theorem.depends_on for theorem in THEOREMS})
    return [theorem for theorem in THEOREMS if theorem.id in needed]


def _settle(id_: str, number: int, timeout: float) -> Settled:
    (theorem,) = named([id_])
    return _settled(theorem.obligations[number], theorem.expected, timeout)


def _settled(obligation: Obligation | Survey, expected: str, timeout: float) -> Settled:
    if isinstance(obligation, Survey):
        return Settled(surveys.settle(obligation, Clock(timeout)), None, {})
    return settle(obligation, expected, timeout)


def _not_settled(theorem: Theorem, needed: Iterable[Theorem], statuses: dict[str, str]) -> tuple[str, ...]:
    """What the theorem rests on that does not have the status that is right for it."""
    builds_on = {other.id: other.depends_on for other in needed}
    as_expected = [other.id for other in needed if statuses.get(other.id) == other.expected]
    return unsettled(builds_on, as_expected)[theorem.id]


def _record(theorem: Theorem, settled: Sequence[Settled], not_settled: Sequence[str]) -> ProofRecord:
    """The theorem as a record: settled only if all that it rests on is."""
    rows = [each.row for each in settled]
    findings = [(Status(row.status), f"{row.id}: {row.reason}") for row in rows]
    if not rows:
        findings = [(Status.VACUOUS, "it has no obligations")]
    if not_settled:
        findings = [(Status.UNKNOWN, f"it rests on {', '.join(not_settled)}")]
    status, reason = worst(findings)
    return ProofRecord(
        schema=SCHEMA,
        id=theorem.id,
        title=theorem.title,
        statement=theorem.statement,
        status=status,
        expected=theorem.expected,
        reason=reason,
        scope=_each_once(run.scope for row in rows for run in row.runs),
        methods=_each_once(_method(run) for row in rows for run in row.runs),
        depends_on=list(theorem.depends_on),
        seconds=round(sum(row.seconds for row in rows), 3),
        obligations=rows,
        counterexample=next((each.game for each in settled if each.game), None),
        version=version("patience-verify"),
    )


def _method(run: Run) -> str:
    return f"{solvers().get(run.solver, run.solver)}, {run.method}"


def solvers() -> dict[str, str]:
    """The solvers, with their versions."""
    return {"z3": f"z3 {z3.get_version_string()}", "cvc5": f"cvc5 {second.version()}", "sat": sat.version()}


def _tell(theorem: Theorem, settled: Sequence[Settled], texts: Texts) -> None:
    for each in settled:
        for name, text in each.texts.items():
            texts(f"{theorem.id}/{name}", text)


def _each_once(names: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(names))
