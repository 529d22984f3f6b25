"""The suite for Klondike: each theorem by Coq, looked at in play, and put to the test by broken rules."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.metadata import version
from importlib.resources import as_file, files
from typing import NamedTuple

from verify.proofs.coq.klondike.table import FILES, WITHOUT
from verify.proofs.coq.klondike.table import THEOREMS as IN_COQ
from verify.proofs.methods import klondike_controls, klondike_deadlocks, klondike_safe, klondike_steps, klondike_talon
from verify.proofs.methods.clock import Clock
from verify.proofs.methods.coq import Development, compiled
from verify.proofs.methods.klondike_controls import MOST
from verify.proofs.methods.settling import killing, worst
from verify.proofs.theorems.klondike import THEOREMS, KlondikeTheorem
from verify.proofs.theorems.naming import by_name
from verify.records.coq import CoqEntry, CoqRecord
from verify.records.proof import SCHEMA, Control, Obligation, ProofRecord, Run
from verify.verdict import Status


class Effort(NamedTuple):
    """How much is looked at in play: deals of each family for each way to play, positions of each deal, cards of
    stock and waste, deals in which safe cards go up, deals for each way to play that are asked for deadlocks.
    """

    deals: int
    positions: int
    cards: int
    forced: int
    stuck: int


EFFORT = Effort(1, 40, MOST, 10, 60)


def prove_klondike(
    ids: Sequence[str] = (),
    timeout: float = 300.0,
    progress: Callable[[str], None] = lambda line: None,
    effort: Effort = EFFORT,
) -> Iterator[ProofRecord]:
    """Settle the theorems named, or all; ``timeout`` is in seconds for each way of settling them.

    ``progress`` is told what is waited for. A theorem is proved only if Coq and coqchk accept its proof without any
    axiom, what was looked at in play agrees with it, and broken rules break it. Raises BadInput if there is no such
    theorem.
    """
    wanted = by_name(ids, THEOREMS)
    progress("Coq compiles the proofs and checks them again")
    record = in_coq(timeout)
    progress("positions of play are looked at")
    runs = in_play({theorem.id for theorem in wanted}, timeout, effort)
    for theorem in wanted:
        progress(f"{theorem.id}: {theorem.title}")
        begun = time.monotonic()
        controls = [*klondike_controls.controls(theorem.id, Clock(timeout)), *_without(theorem.id, record)]
        yield _record(theorem, record, runs.get(theorem.id, []), controls, time.monotonic() - begun)


def in_coq(timeout: float) -> CoqRecord:
    """What Coq says of all theorems; ``timeout`` is in seconds."""
    with as_file(files("verify.proofs.coq.klondike")) as folder:
        return compiled(timeout, Development(folder, FILES, IN_COQ))


def in_play(ids: set[str], timeout: float, effort: Effort) -> dict[str, list[Run]]:
    """What was looked at in play, by theorem."""
    runs: dict[str, list[Run]] = {}
    if "K1" in ids:
        runs["K1"] = [_of_talon(Clock(timeout), effort.cards)]
    if ids & {"K2", "K3"}:
        begun = time.monotonic()
        looked = klondike_steps.look(Clock(timeout), effort.deals, effort.positions)
        seconds = round(time.monotonic() - begun, 3)
        for id_, sentence in (("K2", "K2"), ("K3", "moves"), ("K3", "K3")):
            runs.setdefault(id_, []).append(_of_steps(sentence, looked, seconds))
    if "K5" in ids:
        runs["K5"] = [_of_safe_cards(Clock(timeout), effort.forced)]
    if "K6" in ids:
        runs["K6"] = [_of_deadlocks(Clock(timeout), effort.stuck)]
    if "K7" in ids:
        runs["K7"] = [_of_safe_cards(Clock(timeout), effort.forced, of_talon=True)]
    return runs


def _of_safe_cards(clock: Clock, deals: int, *, of_talon: bool = False) -> Run:
    begun = time.monotonic()
    forced = klondike_safe.force_talon(clock, deals) if of_talon else klondike_safe.force(clock, deals)
    families = ", ".join(map(str, klondike_safe.TALON_FAMILIES if of_talon else klondike_safe.FAMILIES))
    details = f"safe cards that went up{' from stock and waste' * of_talon} in positions of play, without exception"
    return _run(
        f"all positions of {deals} deals of each of {families}",
        forced.cards,
        forced.failure,
        details,
        time.monotonic() - begun,
    )


def _of_deadlocks(clock: Clock, deals: int) -> Run:
    begun = time.monotonic()
    found = klondike_deadlocks.look(clock, deals)
    families = ", ".join(map(str, (*klondike_deadlocks.FAMILIES, klondike_deadlocks.REAL)))
    details = f"deadlocks in whose positions the engine finds no win; the checker agrees on {found.compared} sets"
    scope = f"a position of {deals} deals of each of {families}, each way to play"
    return _run(scope, found.deadlocks, found.failure, details, time.monotonic() - begun)


def _without(id_: str, coq: CoqRecord) -> Iterator[Control]:
    """What Coq shows to be false when a premise of the theorem is left out."""
    for entry in coq.entries:
        if entry.id == f"{id_} without":
            for each in entry.theorems:
                killed = "yes" if each.status == Status.PROVED else "unknown"
                yield Control(each.name, WITHOUT[each.name], "", killed, {}, f"{each.name}, in Coq: it is false then")


def _of_talon(clock: Clock, cards: int) -> Run:
    begun = time.monotonic()
    found = klondike_talon.compare(clock, cards)
    return _run(
        f"every place of up to {cards} cards: any number drawn, unlimited and 1 to 3 passes, under",
        found.places,
        found.difference,
        "places of the engine, without exception",
        time.monotonic() - begun,
    )


def _of_steps(sentence: str, looked: klondike_steps.Looked, seconds: float) -> Run:
    what = {"moves": "the engine's moves are those of the proofs"}.get(sentence, "the sentence in play by the engine")
    failure = looked.failures.get(sentence, looked.failures.get("time", ""))
    families = ", ".join(map(str, klondike_steps.FAMILIES))
    return _run(
        f"{looked.positions} positions of {families}", looked.moves, failure, f"{what}: {looked.moves} moves", seconds
    )


def _run(scope: str, queries: int, failure: str, details: str, seconds: float) -> Run:
    if not queries:
        status = Status.VACUOUS
    elif failure:
        status = Status.UNKNOWN if failure == "out of time" else Status.REFUTED
    else:
        status = Status.PROVED
    note = f"{details}; {failure}" if failure else details
    return Run("enumeration", "engine", scope, status, "", queries, round(seconds, 3), note)


def _record(
    theorem: KlondikeTheorem, coq: CoqRecord, runs: Sequence[Run], controls: Sequence[Control], seconds: float
) -> ProofRecord:
    entries: Mapping[str, CoqEntry] = {entry.id: entry for entry in coq.entries}
    proved = _in_coq(theorem, entries.get(theorem.id), coq)
    rests_on = [id_ for id_ in theorem.depends_on if id_ not in entries or entries[id_].status != Status.PROVED]
    findings = [(Status(run.status), f"{run.solver}: {run.details}") for run in (proved, *runs)]
    findings += [killing(control) for control in controls]
    if not controls:
        findings.append((Status.VACUOUS, "no control is named"))
    if rests_on:
        findings.append((Status.UNKNOWN, f"it rests on {', '.join(rests_on)}"))
    status, reason = worst(findings)
    whole = round(seconds + sum(run.seconds for run in (proved, *runs)), 3)
    row = Obligation(
        theorem.id, "induction", theorem.title, status, reason, [proved, *runs], None, list(controls), whole
    )
    return ProofRecord(
        schema=SCHEMA,
        id=theorem.id,
        title=theorem.title,
        statement=theorem.statement,
        status=status,
        expected="proved",
        reason=reason,
        scope=[run.scope for run in (proved, *runs)],
        methods=[f"Coq {coq.coq}, without axioms", *(["the reference engine, position by position"] if runs else [])],
        depends_on=list(theorem.depends_on),
        seconds=whole,
        obligations=[row],
        counterexample=None,
        version=version("patience-verify"),
    )


def _in_coq(theorem: KlondikeTheorem, entry: CoqEntry | None, coq: CoqRecord) -> Run:
    """Coq's word as a run; the time is that of the files in which its theorems stand."""
    if entry is None:
        return Run("coq", "proof", theorem.scope, Status.UNKNOWN, "", 0, 0.0, coq.reason or "Coq was not asked")
    seconds = {each.file: each.seconds for each in entry.theorems}
    names = ", ".join(each.name for each in entry.theorems)
    details = names if entry.status == Status.PROVED else entry.reason
    return Run("coq", "proof", theorem.scope, entry.status, "", len(entry.theorems), sum(seconds.values()), details)
