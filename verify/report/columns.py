"""What each method and the controls say of a theorem, in a word: the columns of its row in a table."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from verify.records.proof import COUNTING, ProofRecord, Run

SAID_BY = {"z3": ("z3",), "cvc5": ("cvc5",), "SAT proof": ("sat",), "counted": COUNTING}
"""The columns, and whose word stands in each."""

_FROM_BAD_TO_GOOD = ("unknown", "vacuous", "refuted", "proved")


class Controls(NamedTuple):
    """How many controls a theorem names, and how many of these break it as they must."""

    killed: int
    named: int

    def __str__(self) -> str:
        return f"{self.killed}/{self.named}" if self.named else "-"


def said(theorem: ProofRecord) -> dict[str, str]:
    """What stands in each column: the least that is said of any step asked about; ``-`` if of none."""
    return {column: _said_by(theorem, solvers) for column, solvers in SAID_BY.items()}


def least(statuses: Collection[str], otherwise: str) -> str:
    """The least of these that is said of anything; something else if none of them is a status.

    >>> least({"proved", "unknown"}, "-"), least([], "-")
    ('unknown', '-')
    """
    return next((status for status in _FROM_BAD_TO_GOOD if status in statuses), otherwise)


def controls(theorem: ProofRecord) -> Controls:
    """The controls of all steps."""
    killed = [control.killed == "yes" for row in theorem.obligations for control in row.controls]
    return Controls(sum(killed), len(killed))


def queries(theorem: ProofRecord) -> int:
    """How many questions were asked in all."""
    return sum(run.queries for run in _runs(theorem))


def _said_by(theorem: ProofRecord, solvers: Collection[str]) -> str:
    return least({run.status for run in _runs(theorem) if run.solver in solvers}, "-")


def _runs(theorem: ProofRecord) -> list[Run]:
    return [run for row in theorem.obligations for run in row.runs]
