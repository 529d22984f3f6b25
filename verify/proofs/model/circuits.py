"""The relation as circuits: formulas are literals of clauses, numbers are words of bits, for a SAT solver.

Rows have places of their own; elsewhere they are 0 or false, as the rows of plain values are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from verify.proofs.model.gates import FALSE, Gates, Literal
from verify.proofs.model.logic import Formula, Number, Row
from verify.proofs.model.words import Count, Truth, bits_of, equal, extended, literal_of, number_of, truth, units


class Wires:
    """A row: numbers or formulas by index. ``strays`` says that something was stored where the row has no place."""

    def __init__(self, gates: Gates, items: Mapping[int, Any], strays: Literal = FALSE) -> None:
        self.gates, self.items, self.strays = gates, dict(items), strays

    def __getitem__(self, index: Number) -> Any:
        if self.strays != FALSE:
            raise ValueError("what was stored where there is no place is not kept")
        if isinstance(index, int):
            return self.items.get(index, self.nothing)
        return chosen(self.gates, [(self.at(place, index), item) for place, item in self.items.items()], self.nothing)

    @property
    def nothing(self) -> Any:
        """What is elsewhere."""
        return False if any(isinstance(item, bool | Truth) for item in self.items.values()) else 0

    def at(self, place: int, index: Number) -> Literal:
        """The index is this place."""
        return equal(self.gates, index, place)


def chosen(gates: Gates, cases: Sequence[tuple[Literal, Any]], nothing: Any = 0) -> Any:
    """The number or formula whose literal holds, of which at most one does; nothing, 0 or false, if none."""
    possible = [(literal, item) for literal, item in cases if literal != FALSE]
    if isinstance(nothing, bool):
        return truth(gates.either(*(gates.both(literal, literal_of(item)) for literal, item in possible)))
    words = [(literal, bits_of(item)) for literal, item in possible]
    width = max((len(bits) for _, bits in words), default=1)
    wide = [(literal, extended(bits, width)) for literal, bits in words]
    return number_of(
        gates, [gates.either(*(gates.both(literal, bits[place]) for literal, bits in wide)) for place in range(width)]
    )


class Circuits:
    """Formulas as literals, with the gates that they need."""

    def __init__(self) -> None:
        self.gates = Gates()

    def all_of(self, *parts: Formula) -> Formula:
        """All of these hold."""
        return truth(self.gates.both(*map(literal_of, parts)))

    def no(self, part: Formula) -> Formula:
        """This does not hold."""
        return truth(-literal_of(part))

    def follows(self, premise: Formula, conclusion: Formula) -> Formula:
        """If the premise holds, so does the conclusion."""
        return truth(self.gates.either(-literal_of(premise), literal_of(conclusion)))

    def same(self, left: Any, right: Any) -> Formula:
        """These two, numbers, rows or formulas, are equal."""
        if isinstance(left, Wires) and isinstance(right, Wires):
            return self._same_rows(left, right)
        if isinstance(left, bool | Truth):
            return truth(self.gates.same(literal_of(left), literal_of(right)))
        return truth(equal(self.gates, left, right))

    def choose(self, condition: Formula, then: Any, otherwise: Any) -> Any:
        """The one or the other, by the condition."""
        if isinstance(condition, bool):
            return then if condition else otherwise
        if isinstance(then, Wires):
            return self._chosen_row(condition, then, otherwise)
        if isinstance(then, bool | Truth):
            return truth(self.gates.pick(literal_of(condition), literal_of(then), literal_of(otherwise)))
        return self._chosen_number(literal_of(condition), bits_of(then), bits_of(otherwise))

    def total(self, numbers: Iterable[Number]) -> Number:
        """The sum of these."""
        addends = list(numbers)
        if all(isinstance(number, int) for number in addends):
            return sum(addends)
        ones = [units(number) for number in addends]
        if any(one is None for one in ones):
            return self._sum(addends)
        return Count(self.gates, [literal for one in ones if one is not None for literal in one])

    def _sum(self, numbers: Sequence[Number]) -> Number:
        half = len(numbers) // 2
        return self._sum(numbers[:half]) + self._sum(numbers[half:]) if half else numbers[0]

    def distinct(self, numbers: Sequence[Number]) -> Formula:
        """No two of these are equal."""
        pairs = ((one, two) for place, one in enumerate(numbers) for two in numbers[:place])
        return truth(self.gates.both(*(-equal(self.gates, one, two) for one, two in pairs)))

    def stored(self, row: Row, index: Number, value: Any) -> Row:
        """The row with another value at one index."""
        places = {place: row.at(place, index) for place in row.items}
        items = {place: self.choose(truth(literal), value, row.items[place]) for place, literal in places.items()}
        return Wires(self.gates, items, self.gates.either(row.strays, -self.gates.either(*places.values())))

    def everywhere(self, lowest: Number, highest: Number, body: Callable[[Number], Formula]) -> Formula:
        """The body holds for all numbers from the lowest to the highest, which must be plain."""
        return self.all_of(*(body(number) for number in range(lowest, highest + 1)))

    def _same_rows(self, left: Wires, right: Wires) -> Formula:
        """A row in which something is stored where it has no place equals no row where there is nothing."""
        if FALSE not in {left.strays, right.strays}:
            raise ValueError("what was stored where there is no place is not kept")
        items = (self.same(item, right.items[place]) for place, item in left.items.items())
        return self.all_of(truth(-left.strays), truth(-right.strays), *items)

    def _chosen_row(self, condition: Formula, then: Wires, otherwise: Wires) -> Wires:
        items = {place: self.choose(condition, item, otherwise.items[place]) for place, item in then.items.items()}
        return Wires(self.gates, items, self.gates.pick(literal_of(condition), then.strays, otherwise.strays))

    def _chosen_number(self, condition: Literal, then: Sequence[Literal], otherwise: Sequence[Literal]) -> Number:
        width = max(len(then), len(otherwise))
        pairs = zip(extended(then, width), extended(otherwise, width), strict=True)
        return number_of(self.gates, [self.gates.pick(condition, *pair) for pair in pairs])
