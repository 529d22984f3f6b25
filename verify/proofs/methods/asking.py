"""Asking z3, within the time that is left."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import z3

from verify.proofs.methods.clock import Clock
from verify.proofs.methods.sharing import interrupts_wait


class Answer(NamedTuple):
    """What z3 said: ``sat``, ``unsat`` or ``unknown`` with the reason."""

    said: str
    reason: str = ""


def ask(formulas: Iterable[Any], clock: Clock) -> Answer:
    """z3's answer to whether the formulas can all hold, within the time that is left."""
    solver = z3.Then("simplify", "solve-eqs", "smt").solver()
    solver.add(*formulas)
    return check(solver, clock)


def check(solver: z3.Solver, clock: Clock, *assumptions: Any) -> Answer:
    """What the solver says in the time left; an interrupt waits: z3 would take it for itself and lose it."""
    if not clock.left():
        return Answer("unknown", "out of time")
    solver.set("timeout", max(1, int(clock.left() * 1000)))
    with interrupts_wait():
        said = str(solver.check(*assumptions))
    if said != "unknown":
        return Answer(said)
    reason = solver.reason_unknown()
    return Answer(said, "out of time" if reason in {"timeout", "canceled"} else reason)
