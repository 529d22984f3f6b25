"""The relation in z3: formulas over one sort of numbers, and names for all that is arbitrary."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import z3

from verify.proofs.model.logic import Formula, Number, Row
from verify.proofs.model.relation import Deal, Setting, State
from verify.proofs.model.scene import Kind, Scene

PILE = "pile"
POSITIONS = {"rank": (PILE, "depth"), "copy": (PILE, "depth"), "pile_of": (PILE, "copy"), "depth_of": (PILE, "copy")}
"""What the arguments of the functions of a deal are; ranks and piles are one. An index of a row is a pile."""


class Symbolic:
    """z3 terms over one sort of numbers. Between bounds that are plain numbers, ``everywhere`` is written out."""

    def __init__(self, sort: z3.SortRef) -> None:
        self.sort = sort
        self._bound = 0

    def all_of(self, *parts: Formula) -> Formula:
        """All of these hold."""
        return z3.And(*parts) if parts else z3.BoolVal(True)  # an empty conjunction has no SMT-LIB text

    def no(self, part: Formula) -> Formula:
        """This does not hold."""
        return z3.Not(part)

    def follows(self, premise: Formula, conclusion: Formula) -> Formula:
        """If the premise holds, so does the conclusion."""
        return z3.Implies(premise, conclusion)

    def same(self, left: Any, right: Any) -> Formula:
        """These two, numbers, rows or formulas, are equal."""
        return left == right

    def choose(self, condition: Formula, then: Any, otherwise: Any) -> Any:
        """The one or the other, by the condition."""
        if isinstance(condition, bool):
            return then if condition else otherwise
        return z3.If(condition, self._term(then), self._term(otherwise))

    def total(self, numbers: Iterable[Number]) -> Number:
        """The sum of these."""
        return z3.Sum(*numbers)

    def distinct(self, numbers: Sequence[Number]) -> Formula:
        """No two of these are equal."""
        return z3.Distinct(*numbers)

    def stored(self, row: Row, index: Number, value: Number) -> Row:
        """The row with another value at one index."""
        return z3.Store(row, index, value)

    def everywhere(self, lowest: Number, highest: Number, body: Callable[[Number], Formula]) -> Formula:
        """The body holds for all numbers from the lowest to the highest."""
        if isinstance(lowest, int) and isinstance(highest, int):
            return self.all_of(*(body(number) for number in range(lowest, highest + 1)))
        self._bound += 1
        number = z3.Const(f"any{self._bound}", self.sort)
        return z3.ForAll([number], z3.Implies(z3.And(lowest <= number, number <= highest), body(number)))

    def _term(self, value: Any) -> Any:
        return self.sort.cast(value) if isinstance(value, int) and not isinstance(value, bool) else value


class Symbols:
    """z3's names for a deal, its states and what else is arbitrary; ``used`` collects the latter by name."""

    def __init__(self, logic: Symbolic) -> None:
        self.logic = logic
        self.used: dict[str, Any] = {}

    def deal(self) -> Deal:
        """An arbitrary deal."""
        sort = self.logic.sort
        rank, copy, pile_of, depth_of = (z3.Function(name, sort, sort, sort) for name in POSITIONS)
        return Deal(rank, copy, lambda q, n: (pile_of(q, n), depth_of(q, n)))

    def state(self, name: str) -> State:
        """An arbitrary state."""
        number, row = self._number, self._row
        return State(
            number(f"{name}.count"),
            number(f"{name}.here"),
            row(f"{name}.gone"),
            row(f"{name}.seen"),
            row(f"{name}.finished"),
        )

    def arbitrary(self, kind: Kind, name: str) -> Any:
        """Something arbitrary of this kind, the same whenever the name is."""
        make = {"pile": self._number, "number": self._number, "row": self._row, "piles": self._piles}[kind]
        return self.used.setdefault(name, make(name))

    def scene(self, at: Setting, x: State | None = None, y: State | None = None) -> Scene:
        """A scene with these states, arbitrary ones unless given."""
        return Scene(at, x or self.state("x"), y or self.state("y"), self.arbitrary)

    def _number(self, name: str) -> Number:
        return z3.Const(name, self.logic.sort)

    def _row(self, name: str) -> Row:
        return z3.Const(name, z3.ArraySort(self.logic.sort, self.logic.sort))

    def _piles(self, name: str) -> Row:
        return z3.Const(name, z3.ArraySort(self.logic.sort, z3.BoolSort()))


def integers() -> Symbolic:
    """Formulas over all whole numbers."""
    return Symbolic(z3.IntSort())


def bit_vectors(width: int) -> Symbolic:
    """Formulas over signed machine words of ``width`` bits, where too large a number wraps around."""
    return Symbolic(z3.BitVecSort(width))
