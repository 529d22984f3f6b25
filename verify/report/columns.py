"""What each solver and the controls say of a theorem, in a word: the columns of its row in a table."""

from __future__ import annotations

from typing import NamedTuple

from verify.records.proof import ProofRecord, Run

SOLVERS = ("z3", "cvc5", "sat")

_FROM_BAD_TO_GOOD = ("unknown", "vacuous", "refuted", "proved")


class Controls(NamedTuple):
    """How many controls a theorem names, and how many of these break it as they must."""

    killed: int
    named: int

    def __str__(self) -> str:
        return f"{self.killed}/{self.named}" if self.named else "-"


def said_by(theorem: ProofRecord, solver: str) -> str:
    """What a solver says of all steps that it was asked about: the least that it says of any; ``-`` if of none."""
    said = {run.status for run in _runs(theorem) if run.solver == solver}
    return next((status for status in _FROM_BAD_TO_GOOD if status in said), "-")


def controls(theorem: ProofRecord) -> Controls:
    """The controls of all steps."""
    killed = [control.killed == "yes" for row in theorem.obligations for control in row.controls]
    return Controls(sum(killed), len(killed))


def queries(theorem: ProofRecord) -> int:
    """How many questions were asked in all."""
    return sum(run.queries for run in _runs(theorem))


def _runs(theorem: ProofRecord) -> list[Run]:
    return [run for row in theorem.obligations for run in row.runs]
