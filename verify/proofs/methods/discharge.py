"""Discharging an obligation: each goal, asked of z3 and of cvc5, and what the answers come to."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import NamedTuple

import z3

from verify.proofs.methods import second, smtlib
from verify.proofs.methods.asking import Answer, ask
from verify.proofs.methods.clock import Clock
from verify.proofs.methods.instances import without_quantifiers
from verify.proofs.model.reading import SMALL_SIZES, Reading, Size
from verify.proofs.model.scene import Claim
from verify.proofs.theorems.obligation import Obligation
from verify.records.proof import Run
from verify.verdict import Status

_WORDS = {"sat": "satisfiable", "unsat": "unsatisfiable"}


class Discharged(NamedTuple):
    """How an obligation fared in one reading; ``reason`` says why it is not proved, ``text`` is what cvc5 was asked."""

    run: Run
    reason: str
    text: str = ""


def discharge(obligation: Obligation, reading: Reading, clock: Clock, dropped: str = "") -> Discharged:
    """Ask z3 for every goal of an obligation; only if all are proved and the premises are satisfiable, so is it."""
    begun = time.monotonic()
    if not clock.left():
        return _out_of_time("z3", reading)
    claims = _claims(obligation, reading, None, dropped)
    examples = [claims] if reading.size else [_claims(obligation, reading, size, dropped) for size in SMALL_SIZES]
    premises = _premises(examples, clock)
    status, reason = _settled(claims, examples, premises, reading, clock)
    run = Run(
        solver="z3",
        method=reading.method,
        scope=reading.scope,
        status=status,
        premises=_WORDS.get(premises.said, "unknown"),
        queries=sum(len(claim.goals) for claim in claims),
        seconds=round(time.monotonic() - begun, 3),
    )
    return Discharged(run, reason)


def discharge_again(obligation: Obligation, reading: Reading, clock: Clock, dropped: str = "") -> Discharged:
    """Ask cvc5 the same, from SMT-LIB text alone."""
    begun = time.monotonic()
    if not clock.left():
        return _out_of_time("cvc5", reading)
    premises = second.opinion(smtlib.premises_text(obligation, dropped=dropped), clock)
    text = smtlib.proof_text(obligation, reading, dropped)
    proof = second.opinion(text, clock, second.OF_A_KNOWN_DECK if reading.size else {})
    if "unsat" in premises.answers:
        status, reason = Status.VACUOUS, "no state satisfies the premises"
    elif set(premises.answers) != {"sat"}:
        status, reason = Status.UNKNOWN, f"premises: {_why(clock)}"
    else:
        status, reason = _came_to(proof.answers, obligation, reading, clock, dropped)
    run = Run(
        solver="cvc5",
        method=reading.method,
        scope=reading.scope,
        status=status,
        premises=next((_WORDS[said] for said in ("unsat", "sat") if said in premises.answers), "unknown"),
        queries=len(proof.answers),
        seconds=round(time.monotonic() - begun, 3),
    )
    return Discharged(run, reason, text)


def _came_to(
    answers: Sequence[str], obligation: Obligation, reading: Reading, clock: Clock, dropped: str
) -> tuple[Status, str]:
    """What cvc5's answers to the denied goals come to: proved only if it says of each that it cannot be."""
    goals = _goals(obligation, reading)
    if len(answers) != len(goals):
        return Status.UNKNOWN, f"{len(goals)} questions and {len(answers)} answers"
    left = [goal for goal, answer in zip(goals, answers, strict=True) if answer != "unsat"]
    if not left:
        return Status.PROVED, ""
    for size in SMALL_SIZES:
        small = reading._replace(size=size)
        found = second.opinion(smtlib.proof_text(obligation, small, dropped), clock).answers
        if "sat" in found:
            goal = _goals(obligation, small)[found.index("sat")]
            return Status.REFUTED, f"{goal}: some state satisfies the premises and not the goal"
    return Status.UNKNOWN, f"{left[0]}: {_why(clock)}"


def _goals(obligation: Obligation, reading: Reading) -> list[str]:
    scene, _ = reading.scene()
    return [name for claim in obligation.claims(scene) for name in claim.goals]


def _why(clock: Clock) -> str:
    return "neither a proof nor a counterexample was found" if clock.left() else "out of time"


def _out_of_time(solver: str, reading: Reading) -> Discharged:
    return Discharged(Run(solver, reading.method, reading.scope, Status.UNKNOWN, "unknown", 0, 0.0), "out of time")


def _claims(obligation: Obligation, reading: Reading, size: Size | None, dropped: str) -> list[Claim]:
    """The claims, with the limits of the size among the premises."""
    scene, limits = reading.scene(size, dropped)
    within = {"limits": z3.And(*limits.values())}
    return [claim._replace(premises={**claim.premises, **within}) for claim in obligation.claims(scene)]


def _premises(examples: Sequence[Sequence[Claim]], clock: Clock) -> Answer:
    """Whether in some deck of known size a state satisfies the premises: of every lemma, if there are several.

    If there is no such state that is known of each size; else it is unknown.
    """
    answers: dict[str, Answer] = {}
    for claims in examples:
        answer = _all_satisfiable(claims, clock)
        if answer.said == "sat":
            return answer
        answers.setdefault(answer.said, answer)
    return answers.get("unknown") or answers["unsat"]


def _all_satisfiable(claims: Sequence[Claim], clock: Clock) -> Answer:
    """The first answer about the premises of a claim that is not ``sat``, or the last."""
    answer = Answer("unknown", "nothing is claimed")
    for claim in claims:
        answer = ask(claim.premises.values(), clock)
        if answer.said != "sat":
            break
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
