"""Gates and their clauses: formulas of truths, for a SAT solver.

A literal is the number of a variable, negative if it is denied, as in DIMACS. Variable 1 is always true: ``TRUE`` and
``FALSE`` are constants, and no gate is made where they leave nothing to compute. Gates with the same inputs are one.
A variable is either free or the output of a gate, and the clauses of the gate leave it no choice: for all values of
the free variables there is exactly one way to satisfy the clauses of the gates. Inputs have lower numbers than outputs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Literal as OneOf
from typing import NamedTuple

Literal = int
Clause = Sequence[Literal]
Kind = OneOf["both", "differ", "pick", "majority", "reaches"]

TRUE, FALSE = 1, -1


class Gate(NamedTuple):
    """What a gate computes, of which inputs; ``number`` is the bound that a count has to reach."""

    kind: Kind
    inputs: tuple[Literal, ...]
    number: int = 0


class Gates:
    """Variables; ``made`` is the gate whose output a variable is, if it is not free.

    ``newest`` is, for each variable, the free variable made last of those on which it depends; 0 if there is none.
    """

    def __init__(self) -> None:
        self.last: Literal = TRUE
        self.made: dict[Literal, Gate] = {}
        self.newest: dict[Literal, Literal] = {TRUE: 0}
        self._outputs: dict[Gate, Literal] = {}
        self._clauses: dict[Literal, list[Clause]] = {TRUE: [[TRUE]]}

    def free(self) -> Literal:
        """A new variable that is the output of no gate."""
        self.last += 1
        self.newest[self.last] = self.last
        self._clauses[self.last] = []
        return self.last

    def both(self, *inputs: Literal) -> Literal:
        """All of these hold."""
        needed = set(inputs) - {TRUE}
        if FALSE in needed or any(-literal in needed for literal in needed):
            return FALSE
        if len(needed) < 2:
            return needed.pop() if needed else TRUE
        gate = Gate("both", tuple(sorted(needed)))
        return self._output(gate, lambda out: _both(out, gate.inputs))

    def either(self, *inputs: Literal) -> Literal:
        """One of these holds, or several."""
        return -self.both(*(-literal for literal in inputs))

    def differ(self, a: Literal, b: Literal) -> Literal:
        """One of these holds and the other does not."""
        first, second = sorted((a, b), key=abs)
        if abs(first) == abs(second):
            return FALSE if first == second else TRUE
        if abs(first) == TRUE:
            return -second if first == TRUE else second
        gate = Gate("differ", (abs(first), abs(second)))
        out = self._output(gate, lambda out: _differ(out, *gate.inputs))
        return out if (first > 0) == (second > 0) else -out

    def same(self, a: Literal, b: Literal) -> Literal:
        """Both of these hold, or neither does."""
        return -self.differ(a, b)

    def pick(self, condition: Literal, then: Literal, otherwise: Literal) -> Literal:
        """The one or the other, by the condition."""
        if condition < 0:
            return self.pick(-condition, otherwise, then)
        if then == otherwise or condition == TRUE:
            return then
        if {abs(then), abs(otherwise)} & {TRUE, condition}:
            return self.both(self.either(-condition, then), self.either(condition, otherwise))
        if then == -otherwise:
            return self.same(condition, then)
        gate = Gate("pick", (condition, then, otherwise))
        return self._output(gate, lambda out: _pick(out, *gate.inputs))

    def majority(self, a: Literal, b: Literal, c: Literal) -> Literal:
        """At least two of these hold."""
        low, middle, high = sorted((a, b, c), key=abs)
        for one, two, other in ((low, middle, high), (middle, high, low)):
            if abs(one) == abs(two):
                return one if one == two else other
        if abs(low) == TRUE:
            return self.either(middle, high) if low == TRUE else self.both(middle, high)
        gate = Gate("majority", (low, middle, high))
        return self._output(gate, lambda out: _majority(out, *gate.inputs))

    def reaches(self, literals: Sequence[Literal], number: int) -> Literal:
        """At least so many of these hold, each counted as often as it is there; they are counted one after another."""
        counted = tuple(literal for literal in literals if abs(literal) != TRUE)
        needed = number - sum(literal == TRUE for literal in literals)
        if needed <= 0 or needed > len(counted):
            return TRUE if needed <= 0 else FALSE
        if len(counted) == 1:
            return counted[0]
        return self._output(Gate("reaches", counted, needed), lambda out: self._one_more(out, counted, needed))

    def _one_more(self, out: Literal, literals: tuple[Literal, ...], number: int) -> list[Clause]:
        """The first ones reach the number without the last one; or they lack one, and it holds."""
        *first, last = literals
        enough, one_less = self.reaches(first, number), self.reaches(first, number - 1)
        clauses = [[-enough, out], [-one_less, -last, out], [one_less, -out], [enough, last, -out]]
        return [[literal for literal in each if literal != FALSE] for each in clauses if TRUE not in each]

    def again(self, gate: Gate, inputs: Sequence[Literal]) -> Literal:
        """The output of a like gate of other inputs."""
        match gate.kind:
            case "both":
                return self.both(*inputs)
            case "differ":
                return self.differ(*inputs)
            case "pick":
                return self.pick(*inputs)
            case "majority":
                return self.majority(*inputs)
            case "reaches":
                return self.reaches(inputs, gate.number)

    def _output(self, gate: Gate, clauses: Callable[[Literal], list[Clause]]) -> Literal:
        out = self._outputs.get(gate)
        if out is None:
            out = self.free()
            self._outputs[gate], self.made[out] = out, gate
            self.newest[out] = max(self.newest[abs(literal)] for literal in gate.inputs)
            self._clauses[out] = clauses(out)
        return out

    def needed(self, literals: Iterable[Literal]) -> list[Literal]:
        """The variables of these literals and all on which they depend, inputs first."""
        return _closure(literals, lambda out: self.made[out].inputs if out in self.made else ())

    def clauses(self, literals: Iterable[Literal]) -> list[Clause]:
        """The clauses of all gates on which these literals depend, inputs first."""
        variables = _closure(literals, lambda out: [each for clause in self._clauses[out] for each in clause])
        return [clause for variable in variables for clause in self._clauses[variable]]


def _closure(literals: Iterable[Literal], inputs: Callable[[Literal], Iterable[Literal]]) -> list[Literal]:
    found: set[Literal] = set()
    waiting = {abs(literal) for literal in literals}
    while waiting:
        variable = waiting.pop()
        found.add(variable)
        waiting.update({abs(literal) for literal in inputs(variable)} - found)
    return sorted(found)


def _both(out: Literal, inputs: Sequence[Literal]) -> list[Clause]:
    return [*([-out, each] for each in inputs), [out, *(-each for each in inputs)]]


def _differ(out: Literal, a: Literal, b: Literal) -> list[Clause]:
    return [[-out, a, b], [-out, -a, -b], [out, -a, b], [out, a, -b]]


def _pick(out: Literal, condition: Literal, then: Literal, otherwise: Literal) -> list[Clause]:
    by_condition = [[-condition, -then, out], [-condition, then, -out], [condition, -otherwise, out]]
    return [*by_condition, [condition, otherwise, -out], [-then, -otherwise, out], [then, otherwise, -out]]


def _majority(out: Literal, a: Literal, b: Literal, c: Literal) -> list[Clause]:
    pairs = ((a, b), (a, c), (b, c))
    return [clause for one, two in pairs for clause in ([-one, -two, out], [one, two, -out])]
