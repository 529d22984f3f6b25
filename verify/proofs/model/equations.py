"""Premises solved for what they determine, before a SAT solver sees them.

Where a premise says that a free variable equals something made of older free variables only, that takes its place
everywhere, and the premise says nothing more: what is left can be satisfied if and only if all could, and by the same
values of the variables that are left. What several counts have in common is counted first, so that they share it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from verify.proofs.model.gates import FALSE, TRUE, Gates, Literal

Replaced = Mapping[Literal, Literal]  # free variables, and what takes their place


class Equations:
    """Premises and goals in terms of the variables that are not ``solved``."""

    def __init__(self, gates: Gates, premises: Iterable[Literal], goals: Iterable[Literal]) -> None:
        self.gates = gates
        self.solved: dict[Literal, Literal] = {}
        self.premises, self.goals = list(parts(gates, premises)), list(goals)
        while found := self._found():
            self.solved |= found
            self._rewrite(self.solved, {})
        self._rewrite({}, _sharing(gates, [*self.premises, *self.goals]))

    def values(self, true: Iterable[Literal]) -> set[Literal]:
        """The free variables that are true, if these are of those that are not solved."""
        free = set(range(TRUE + 1, self.gates.last + 1)) - self.gates.made.keys()
        constants = dict.fromkeys(free, FALSE) | dict.fromkeys(free & set(true), TRUE)
        new = _Rewriting(self.gates, constants | self.solved, {}).new
        return {variable for variable in free if new[variable] == TRUE}

    def _rewrite(self, replaced: Replaced, sharing: Mapping[Literal, int]) -> None:
        rewriting = _Rewriting(self.gates, replaced, sharing)
        self.premises = list(parts(self.gates, map(rewriting.of, self.premises)))
        self.goals = [rewriting.of(goal) for goal in self.goals]

    def _found(self) -> dict[Literal, Literal]:
        """Free variables that premises give, and what they equal: each is newer than all that is in it."""
        found: dict[Literal, Literal] = {}
        for premise in self.premises:
            for variable, value in self._readings(premise):
                if variable not in found and self.gates.newest[abs(value)] < variable:
                    found[variable] = value
                    break
        return found

    def _readings(self, literal: Literal) -> Iterator[tuple[Literal, Literal]]:
        """The ways to read a literal as an equation for a free variable."""
        gate = self.gates.made.get(abs(literal))
        if gate is None and abs(literal) != TRUE:
            yield abs(literal), TRUE if literal > 0 else FALSE
        if gate is not None and gate.kind == "differ":
            a, b = gate.inputs
            for one, other in ((a, b), (b, a)):
                if one not in self.gates.made:
                    yield one, -other if literal > 0 else other


class _Rewriting:
    """Gates made again, of other inputs; the literals of a count in order of how many counts share them."""

    def __init__(self, gates: Gates, replaced: Replaced, sharing: Mapping[Literal, int]) -> None:
        self.gates, self.sharing = gates, sharing
        self.new: dict[Literal, Literal] = {TRUE: TRUE}
        for variable in sorted(replaced):
            self.new[variable] = self.of(replaced[variable])

    def of(self, literal: Literal) -> Literal:
        """The literal, rewritten."""
        waiting = [abs(literal)]
        while waiting:
            gate = self.gates.made.get(waiting[-1])
            inputs = [] if gate is None else [each for each in gate.inputs if abs(each) not in self.new]
            if inputs and waiting[-1] not in self.new:
                waiting.extend(map(abs, inputs))
            else:
                variable = waiting.pop()
                self.new.setdefault(variable, variable if gate is None else self._again(variable))
        return self._signed(literal)

    def _again(self, variable: Literal) -> Literal:
        gate = self.gates.made[variable]
        inputs = [self._signed(each) for each in gate.inputs]
        if gate.kind == "reaches":
            inputs.sort(key=lambda each: -self.sharing.get(each, 0))
        return self.gates.again(gate, inputs)

    def _signed(self, literal: Literal) -> Literal:
        return self.new[literal] if literal > 0 else -self.new[-literal]


def parts(gates: Gates, literals: Iterable[Literal]) -> Iterator[Literal]:
    """What holds if these do, conjunctions taken apart, each once."""
    waiting, met = list(literals)[::-1], {TRUE}
    while waiting:
        literal = waiting.pop()
        if literal in met:
            continue
        met.add(literal)
        gate = gates.made.get(literal)
        if gate is not None and gate.kind == "both":
            waiting.extend(gate.inputs[::-1])
        else:
            yield literal


def _sharing(gates: Gates, literals: Iterable[Literal]) -> Counter[Literal]:
    """In how many different counts a literal is counted."""
    made = (gates.made[variable] for variable in gates.needed(literals) if variable in gates.made)
    counts = {tuple(sorted(gate.inputs)) for gate in made if gate.kind == "reaches"}
    return Counter(literal for count in counts for literal in set(count))
