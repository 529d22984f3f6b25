"""Which obligation was settled by which method, as a drawing: a dot for each run, the controls at the right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from verify.report.contents import TheoremPart
from verify.report.geometry import Point
from verify.report.lettering import ems
from verify.report.methods_table import Column, Group, Mark, MethodsTable, Row, methods_table
from verify.report.templating import render

ROW, HEAD = 24, 40  # the height of an obligation, and of the name of a theorem
_COLUMN = 46  # the width of a method
_NAMES = 330  # the room for the names of obligations
_TOP = 200  # the room for the names of methods
_PIP = 13  # from control to control
_MARGIN = 8
_LETTERS = 24.0  # ems that fit in the room for a name
_METHOD_LETTERS = 20.0


@dataclass(frozen=True, slots=True)
class Dot:
    """A run as drawn."""

    place: Point
    mark: Mark


@dataclass(frozen=True, slots=True)
class Pip:
    """A control as drawn: whether it failed as it must."""

    place: Point
    killed: bool
    says: str


@dataclass(frozen=True, slots=True)
class RowShape:
    """An obligation as drawn, at its height."""

    y: float
    row: Row
    label: str
    dots: list[Dot]
    pips: list[Pip]


@dataclass(frozen=True, slots=True)
class GroupShape:
    """A theorem as drawn: from its top to the end of its last obligation."""

    y: float
    height: float
    part: TheoremPart
    label: str
    coq: Dot | None
    rows: list[RowShape]


@dataclass(frozen=True, slots=True)
class ColumnShape:
    """A method as drawn, at its distance from the left: who is asked, and about what."""

    x: float
    solver: str
    label: str
    says: str


def evidence_map(theorems: Sequence[TheoremPart]) -> str:
    """The drawing as the text of an SVG element; every theorem and obligation is a link to its place in the report."""
    table = methods_table(theorems)
    groups = list(_groups(table))
    controls = _x(len(table.columns) + 1)
    most = max((len(row.controls) for group in table.groups for row in group.rows), default=0)
    return render(
        "evidence_map.svg.j2",
        groups=groups,
        columns=[_column(number, column) for number, column in enumerate(table.columns)],
        coq=_x(len(table.columns)),
        controls=controls,
        count=controls + most * _PIP + 10,
        left=_MARGIN,
        row=ROW,
        head=HEAD,
        top=_TOP,
        right=controls + most * _PIP + 60,
        bottom=max((group.y + group.height for group in groups), default=_TOP) + _MARGIN,
    )


def _x(column: int) -> float:
    """The middle of a column."""
    return _MARGIN + _NAMES + (column + 0.5) * _COLUMN


def _column(number: int, column: Column) -> ColumnShape:
    says = f"{column.solver}, {column.label}" if column.label else column.solver
    solver = _cut(column.solver, _METHOD_LETTERS / 2)
    return ColumnShape(_x(number), solver, _cut(column.label, _METHOD_LETTERS - ems(solver)), says)


def _groups(table: MethodsTable) -> list[GroupShape]:
    shapes, y = [], float(_TOP)
    for group in table.groups:
        shapes.append(_group(group, y, len(table.columns)))
        y += shapes[-1].height
    return shapes


def _group(group: Group, y: float, columns: int) -> GroupShape:
    part = group.part
    place = Point(_x(columns), y + HEAD / 2)
    coq = Dot(place, Mark(part.coq.entry.status, part.coq.standing.sign, f"Coq: {part.coq.said}")) if part.coq else None
    rows = [_row(row, y + HEAD + (number + 0.5) * ROW, columns) for number, row in enumerate(group.rows)]
    label = f"{part.theorem.id} {part.theorem.title}"
    return GroupShape(y, HEAD + len(rows) * ROW, part, _cut(label, _LETTERS), coq, rows)


def _row(row: Row, y: float, columns: int) -> RowShape:
    dots = [Dot(Point(_x(number), y), mark) for number, mark in enumerate(row.marks) if mark]
    first = _x(columns + 1)
    pips = [Pip(Point(first + number * _PIP, y), *control) for number, control in enumerate(row.controls)]
    return RowShape(y, row, _cut(row.part.obligation.id, _LETTERS), dots, pips)


def _cut(text: str, room: float) -> str:
    """The text, or as much of it as there is room for.

    >>> _cut("initiation", 5.0), _cut("initiation", 4.0)
    ('initiation', 'initiat…')
    """
    if ems(text) <= room:
        return text
    kept = next(end for end in range(len(text), -1, -1) if ems(text[:end]) + 0.9 <= room)
    return f"{text[:kept].rstrip()}…"
