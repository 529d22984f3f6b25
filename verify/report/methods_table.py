"""Which obligation was settled by which method: obligations in rows, methods in columns, and what each run came to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from verify.records.proof import Run
from verify.report.columns import least
from verify.report.contents import ObligationPart, TheoremPart
from verify.report.standings import SIGNS

_MOST = 3  # columns of one solver; with more methods than that it has only one


class Column(NamedTuple):
    """A method: who was asked, and about what (empty if that differs from run to run)."""

    solver: str
    label: str


class Mark(NamedTuple):
    """What a method came to: status, its sign, and all of it in words."""

    status: str
    sign: str
    says: str


class Row(NamedTuple):
    """An obligation: a mark, or none, in each column; then each control, whether it failed as it must, in words."""

    part: ObligationPart
    marks: list[Mark | None]
    controls: list[tuple[bool, str]]

    @property
    def killed(self) -> str:
        """How many of its controls failed as they must."""
        return f"{sum(yes for yes, _ in self.controls)}/{len(self.controls)}" if self.controls else "-"


class Group(NamedTuple):
    """A theorem with its obligations."""

    part: TheoremPart
    rows: list[Row]


class MethodsTable(NamedTuple):
    """All theorems against all methods."""

    columns: list[Column]
    groups: list[Group]


def methods_table(theorems: Sequence[TheoremPart]) -> MethodsTable:
    """The table of these theorems; columns in the order in which methods first occur, those of a solver together."""
    runs = [run for part in theorems for row in part.obligations for run in row.obligation.runs]
    several = {solver: len({_about(run) for run in runs if run.solver == solver}) for solver in _solvers(runs)}
    detailed = {solver for solver, count in several.items() if 1 < count <= _MOST}
    wanted = (_column(run, detailed) for solver in several for run in runs if run.solver == solver)
    columns = list(dict.fromkeys(wanted))
    groups = [Group(part, [_row(each, columns, detailed) for each in part.obligations]) for part in theorems]
    return MethodsTable(columns, groups)


def _solvers(runs: Sequence[Run]) -> list[str]:
    return list(dict.fromkeys(run.solver for run in runs))


def _about(run: Run) -> str:
    return f"{run.method}, {run.scope}"


def _column(run: Run, detailed: set[str]) -> Column:
    return Column(run.solver, _about(run) if run.solver in detailed else "")


def _row(part: ObligationPart, columns: Sequence[Column], detailed: set[str]) -> Row:
    runs = part.obligation.runs
    marks = [_mark([run for run in runs if _column(run, detailed) == column]) for column in columns]
    controls = [
        (each.control.killed == "yes", f"{each.control.variant}: {each.control.broken}") for each in part.controls
    ]
    return Row(part, marks, controls)


def _mark(runs: Sequence[Run]) -> Mark | None:
    """The worst that was said, if anything was."""
    if not runs:
        return None
    status = least({run.status for run in runs}, "unknown")
    return Mark(status, SIGNS[status], "; ".join(f"{run.status} by {run.solver}, {_about(run)}" for run in runs))
