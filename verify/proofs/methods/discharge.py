"""Discharging an obligation: each goal, asked of z3, and what the answers come to."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import z3

from verify.proofs.methods.instances import without_quantifiers
from verify.proofs.methods.sharing import interrupts_wait
from verify.proofs.model.reading import SMALL_SIZES, Reading, Size
from verify.proofs.model.scene import Claim
from verify.proofs.theorems.obligation import Obligation
from verify.records.proof import Run
from verify.verdict import Status


class Clock:
    """The time that is left for a proof."""

    def __init__(self, seconds: float) -> None:
        self._end = time.monotonic() + seconds

    def left(self) -> float:
        """Seconds until the time is up; never negative."""
        return max(0.0, self._end - time.monotonic())

    def check(self, solver: z3.Solver, *assumptions: Any) -> str:
        """What the solver says in the time left; an interrupt waits: z3 would take it for itself and lose it."""
        solver.set("timeout", max(1, int(self.left() * 1000)))
        with interrupts_wait():
            return str(solver.check(*assumptions))


class Discharged(NamedTuple):
    """How an obligation fared in one reading; ``reason`` says why it is not proved."""

    run: Run
    reason: str


class Answer(NamedTuple):
    """What z3 said: ``sat``, ``unsat`` or ``unknown`` with the reason."""

    said: str
    reason: str = ""


def discharge(obligation: Obligation, reading: Reading, clock: Clock, dropped: str = "") -> Discharged:
    """Ask z3 for every goal of an obligation; only if all are proved and the premises are satisfiable, so is it."""
    begun = time.monotonic()
    if not clock.left():
        return Discharged(Run(reading.method, reading.scope, Status.UNKNOWN, "unknown", 0, 0.0), "out of time")
    claims = _claims(obligation, reading, None, dropped)
    examples = [claims] if reading.size else [_claims(obligation, reading, size, dropped) for size in SMALL_SIZES]
    premises = _premises(examples, clock)
    status, reason = _settled(claims, examples, premises, reading, clock)
    run = Run(
        method=reading.method,
        scope=reading.scope,
        status=status,
        premises={"sat": "satisfiable", "unsat": "unsatisfiable"}.get(premises.said, "unknown"),
        queries=sum(len(claim.goals) for claim in claims),
        seconds=round(time.monotonic() - begun, 3),
    )
    return Discharged(run, reason)


def _claims(obligation: Obligation, reading: Reading, size: Size | None, dropped: str) -> list[Claim]:
    """The claims, with the limits of the reading among the premises."""
    scene, limits = reading.scene(size, dropped)
    return [
        claim._replace(premises={**claim.premises, "limits": z3.And(*limits)}) for claim in obligation.claims(scene)
    ]


def _premises(examples: Sequence[Sequence[Claim]], clock: Clock) -> Answer:
    """Whether in some deck of known size a state satisfies the premises: of every lemma, if there are several."""
    answer = Answer("unsat")
    for claims in examples:
        for claim in claims:
            answer = ask(claim.premises.values(), clock)
            if answer.said != "sat":
                break
        else:
            return answer
    return answer


def _settled(
    claims: Sequence[Claim], examples: Sequence[Sequence[Claim]], premises: Answer, reading: Reading, clock: Clock
) -> tuple[Status, str]:
    if premises.said == "unsat":
        return Status.VACUOUS, "no state satisfies the premises"
    if premises.said == "unknown":
        return Status.UNKNOWN, f"premises: {premises.reason}"
    for index, claim in enumerate(claims):
        for name, goal in claim.goals.items():
            denied = [*claim.premises.values(), z3.Not(goal)]
            answer = ask(denied if reading.size else without_quantifiers(denied), clock)
            if answer.said != "unsat":
                return _not_proved(examples, index, name, answer, clock)
    return Status.PROVED, ""


def _not_proved(
    examples: Sequence[Sequence[Claim]], index: int, name: str, answer: Answer, clock: Clock
) -> tuple[Status, str]:
    """Refuted if a deck of known size has a counterexample; without quantifiers an answer may be due to that."""
    for claims in examples:
        claim = claims[index]
        if ask([*claim.premises.values(), z3.Not(claim.goals[name])], clock).said == "sat":
            return Status.REFUTED, f"{name}: some state satisfies the premises and not the goal"
    return Status.UNKNOWN, f"{name}: {answer.reason or 'neither a proof nor a counterexample was found'}"


def ask(formulas: Iterable[Any], clock: Clock) -> Answer:
    """z3's answer to whether the formulas can all hold, within the time that is left."""
    if not clock.left():
        return Answer("unknown", "out of time")
    solver = z3.Then("simplify", "solve-eqs", "smt").solver()
    solver.add(*formulas)
    said = clock.check(solver)
    if said != "unknown":
        return Answer(said)
    reason = solver.reason_unknown()
    return Answer(said, "out of time" if reason in {"timeout", "canceled"} else reason)
