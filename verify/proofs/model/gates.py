"""Gates and their clauses: formulas of truths, for a SAT solver.

A literal is the number of a variable, negative if it is denied, as in DIMACS. Variable 1 is always true: ``TRUE`` and
``FALSE`` are constants, and no gate is made where they leave nothing to compute. Gates with the same inputs are one.
A variable is either free or the output of a gate, and the clauses of the gate leave it no choice: for all values of
the free variables there is exactly one way to satisfy the clauses of the gates.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

Literal = int
Clause = Sequence[Literal]

TRUE, FALSE = 1, -1


class Gates:
    """Variables, and the clauses of each that is the output of a gate."""

    def __init__(self) -> None:
        self.last: Literal = TRUE
        self._outputs: dict[Sequence[object], Literal] = {}
        self._clauses: dict[Literal, Sequence[Clause]] = {}

    def free(self) -> Literal:
        """A new variable that is the output of no gate."""
        self.last += 1
        return self.last

    def both(self, *inputs: Literal) -> Literal:
        """All of these hold."""
        needed = sorted(set(inputs) - {TRUE})
        if FALSE in needed or any(-literal in needed for literal in needed if literal > 0):
            return FALSE
        if len(needed) < 2:
            return needed[0] if needed else TRUE
        return self._gate(("both", *needed), lambda out: [*([-out, each] for each in needed), [out, *_denied(needed)]])

    def either(self, *inputs: Literal) -> Literal:
        """One of these holds, or several."""
        return -self.both(*_denied(inputs))

    def differ(self, a: Literal, b: Literal) -> Literal:
        """One of these holds and the other does not."""
        if abs(a) == TRUE or abs(b) == TRUE:
            return self._against(*sorted((a, b), key=abs))
        if abs(a) == abs(b):
            return FALSE if a == b else TRUE
        first, second = sorted((abs(a), abs(b)))
        gate = self._gate(("differ", first, second), lambda out: _differ(out, first, second))
        return gate if (a > 0) == (b > 0) else -gate

    @staticmethod
    def _against(constant: Literal, other: Literal) -> Literal:
        return -other if constant == TRUE else other

    def same(self, a: Literal, b: Literal) -> Literal:
        """Both of these hold, or neither does."""
        return -self.differ(a, b)

    def pick(self, condition: Literal, then: Literal, otherwise: Literal) -> Literal:
        """The one or the other, by the condition."""
        if then == otherwise or condition == TRUE:
            return then
        if condition == FALSE:
            return otherwise
        if {then, otherwise} & {TRUE, FALSE, condition, -condition}:
            return self.both(self.either(-condition, then), self.either(condition, otherwise))
        if condition < 0:
            return self.pick(-condition, otherwise, then)
        if then == -otherwise:
            return self.same(condition, then)
        return self._gate(("pick", condition, then, otherwise), lambda out: _pick(out, condition, then, otherwise))

    def majority(self, a: Literal, b: Literal, c: Literal) -> Literal:
        """At least two of these hold."""
        low, middle, high = sorted((a, b, c), key=abs)
        for one, two, other in ((low, middle, high), (middle, high, low), (low, high, middle)):
            if one == two:
                return one
            if one == -two:
                return other
        if abs(low) == TRUE:
            return self.either(middle, high) if low == TRUE else self.both(middle, high)
        return self._gate(("majority", low, middle, high), lambda out: _majority(out, low, middle, high))

    def defined(self, name: Sequence[object], clauses: Callable[[Literal], Sequence[Clause]]) -> Literal:
        """The output of a gate of another kind, known by its name, whose clauses may hold constants."""
        if name in self._outputs:
            return self._outputs[name]
        out = self.last + 1
        simple = [literals for clause in clauses(out) if TRUE not in (literals := [a for a in clause if a != FALSE])]
        constant = next((abs(clause[0]) // clause[0] for clause in simple if len(clause) == 1), None)
        if constant is None:
            return self._gate(name, lambda _: simple)
        self._outputs[name] = constant
        return constant

    def _gate(self, name: Sequence[object], clauses: Callable[[Literal], Sequence[Clause]]) -> Literal:
        out = self._outputs.get(name)
        if out is None:
            out = self._outputs[name] = self.free()
            self._clauses[out] = clauses(out)
        return out

    def clauses_for(self, literals: Iterable[Literal]) -> list[Clause]:
        """The clauses of all gates on which these literals depend, inputs first."""
        needed = {TRUE}
        waiting = [abs(literal) for literal in literals]
        while waiting:
            variable = waiting.pop()
            if variable not in needed:
                needed.add(variable)
                waiting.extend({abs(literal) for clause in self._clauses.get(variable, ()) for literal in clause})
        return [[TRUE], *(clause for variable in sorted(needed) for clause in self._clauses.get(variable, ()))]


def _denied(literals: Iterable[Literal]) -> list[Literal]:
    return [-literal for literal in literals]


def _differ(out: Literal, a: Literal, b: Literal) -> list[Clause]:
    return [[-out, a, b], [-out, -a, -b], [out, -a, b], [out, a, -b]]


def _pick(out: Literal, condition: Literal, then: Literal, otherwise: Literal) -> list[Clause]:
    by_condition = [[-condition, -then, out], [-condition, then, -out], [condition, -otherwise, out]]
    return [*by_condition, [condition, otherwise, -out], [-then, -otherwise, out], [then, otherwise, -out]]


def _majority(out: Literal, a: Literal, b: Literal, c: Literal) -> list[Clause]:
    pairs = ((a, b), (a, c), (b, c))
    return [clause for one, two in pairs for clause in ([-one, -two, out], [one, two, -out])]


class Tally:
    """How many of some literals hold, in unary: a tree of sums, of which only the parts asked for are made."""

    def __init__(self, gates: Gates, parts: tuple[Tally, Tally] | Literal) -> None:
        self.gates, self.parts = gates, parts
        self.most: int = 1 if isinstance(parts, int) else sum(part.most for part in parts)
        self.name: object = parts if isinstance(parts, int) else (parts[0].name, parts[1].name)

    @classmethod
    def of(cls, gates: Gates, literals: Sequence[Literal]) -> Tally:
        """How many of these hold, one at least; halved and halved again, so that like lists make like trees."""
        if len(literals) == 1:
            return cls(gates, literals[0])
        half = (len(literals) + 1) // 2
        return cls(gates, (cls.of(gates, literals[:half]), cls.of(gates, literals[half:])))

    def at_least(self, number: int) -> Literal:
        """So many hold, or more."""
        if number <= 0 or number > self.most:
            return TRUE if number <= 0 else FALSE
        if isinstance(self.parts, int):
            return self.parts
        left, right = self.parts
        parts = _sum_clauses(left, right, number)
        return self.gates.defined((self.name, number), lambda out: [[*clause, sign * out] for clause, sign in parts])


def _sum_clauses(left: Tally, right: Tally, number: int) -> list[tuple[Clause, int]]:
    """What makes a sum reach a number, each with 1, and what keeps it below, with -1."""
    reached = [
        ([-left.at_least(some), -right.at_least(number - some)], 1)
        for some in range(max(0, number - right.most), min(left.most, number) + 1)
    ]
    missed = [
        ([left.at_least(some + 1), right.at_least(number - some)], -1)
        for some in range(max(0, number - 1 - right.most), min(left.most, number - 1) + 1)
    ]
    return [*reached, *missed]
