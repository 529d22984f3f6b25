"""The relation as circuits: numbers are words of bits, formulas are literals of clauses, for a SAT solver.

No number wraps around: a sum, a difference and a product have all the bits they need, so a word is the whole number
that it stands for, in two's complement, the sign last. Formulas and numbers in which nothing is free are plain values.
Rows have places of their own; elsewhere they are 0 or false, as the rows of plain values are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NoReturn

from verify.proofs.model.gates import FALSE, TRUE, Gates, Literal
from verify.proofs.model.logic import Formula, Number, Row


class Truth:
    """A formula that may hold or not. Python must not ask whether it does."""

    def __init__(self, literal: Literal) -> None:
        self.literal = literal

    def __bool__(self) -> NoReturn:
        raise TypeError("whether this holds is not known")


class Word:
    """A whole number, as bits."""

    __hash__ = None  # type: ignore[assignment]

    def __init__(self, gates: Gates, bits: Sequence[Literal]) -> None:
        self.gates = gates
        self._bits = trimmed(bits)

    @property
    def bits(self) -> Sequence[Literal]:
        """In two's complement, the lowest first; the last is the sign."""
        return self._bits

    @property
    def range(self) -> tuple[int, int]:
        """The least and the greatest number of so many bits."""
        top = 1 << (len(self.bits) - 1)
        return (0 if self.bits[-1] == FALSE else -top), top - 1

    def at_least(self, number: int) -> Literal:
        """The literal that says so."""
        return -_below(self.gates, self.bits, constant(number))

    def __add__(self, other: Number) -> Number:
        return number_of(self.gates, _added(self.gates, self.bits, bits_of(other), FALSE))

    def __sub__(self, other: Number) -> Number:
        return number_of(self.gates, _subtracted(self.gates, self.bits, bits_of(other)))

    def __rsub__(self, other: Number) -> Number:
        return number_of(self.gates, _subtracted(self.gates, bits_of(other), self.bits))

    def __mul__(self, other: Number) -> Number:
        return number_of(self.gates, _multiplied(self.gates, self.bits, bits_of(other)))

    def __lt__(self, other: Number) -> Formula:
        return truth(below(self.gates, self, other))

    def __le__(self, other: Number) -> Formula:
        return truth(-below(self.gates, other, self))

    def __gt__(self, other: Number) -> Formula:
        return truth(below(self.gates, other, self))

    def __ge__(self, other: Number) -> Formula:
        return truth(-below(self.gates, self, other))

    def __eq__(self, other: object) -> NoReturn:
        raise TypeError("whether these are equal is not known: the logic has a formula for that")

    __radd__ = __add__
    __rmul__ = __mul__


class Count(Word):
    """How many of some literals hold: compared in unary, where a solver sees at once that more is more."""

    def __init__(self, gates: Gates, literals: Sequence[Literal]) -> None:
        self.gates, self.literals = gates, tuple(literals)

    @property
    def bits(self) -> Sequence[Literal]:
        """The same number in binary."""
        return trimmed(_tallied(self.gates, self.literals))

    @property
    def range(self) -> tuple[int, int]:
        """Those that hold anyhow, and all that may."""
        return self.literals.count(TRUE), len(self.literals) - self.literals.count(FALSE)

    def at_least(self, number: int) -> Literal:
        """The literal that says so."""
        return self.gates.reaches(self.literals, number)

    def __add__(self, other: Number) -> Number:
        added = _units(other)
        return super().__add__(other) if added is None else Count(self.gates, (*self.literals, *added))

    __radd__ = __add__


def truth(literal: Literal) -> Formula:
    """A formula; a plain truth if the literal is one."""
    return literal == TRUE if abs(literal) == TRUE else Truth(literal)


def literal_of(formula: Formula) -> Literal:
    """The literal of a formula."""
    if isinstance(formula, bool):
        return TRUE if formula else FALSE
    if isinstance(formula, Truth):
        return formula.literal
    raise TypeError(f"{formula!r} is no formula")


def constant(number: int) -> list[Literal]:
    """The bits of a plain number."""
    return [TRUE if number >> place & 1 else FALSE for place in range(number.bit_length() + 1)]


def bits_of(number: Number) -> Sequence[Literal]:
    """The bits of a number."""
    if isinstance(number, Word):
        return number.bits
    if isinstance(number, int) and not isinstance(number, bool):
        return constant(number)
    raise TypeError(f"{number!r} is no number")


def number_of(gates: Gates, bits: Sequence[Literal]) -> Number:
    """The number of these bits; a plain one if they are constants."""
    if any(abs(bit) != TRUE for bit in bits):
        return Word(gates, bits)
    return sum(1 << place for place, bit in enumerate(bits[:-1]) if bit == TRUE) - (bits[-1] == TRUE) * (
        1 << (len(bits) - 1)
    )


def trimmed(bits: Sequence[Literal]) -> Sequence[Literal]:
    """The same number without copies of its sign."""
    length = len(bits)
    while length > 1 and bits[length - 1] == bits[length - 2]:
        length -= 1
    return tuple(bits[:length])


def extended(bits: Sequence[Literal], length: int) -> list[Literal]:
    """The same number in so many bits."""
    return [*bits, *[bits[-1]] * (length - len(bits))]


def _added(gates: Gates, a: Sequence[Literal], b: Sequence[Literal], carry: Literal) -> list[Literal]:
    width = max(len(a), len(b)) + 1
    total = []
    for one, two in zip(extended(a, width), extended(b, width), strict=True):
        total.append(gates.differ(gates.differ(one, two), carry))
        carry = gates.majority(one, two, carry)
    return total


def _subtracted(gates: Gates, a: Sequence[Literal], b: Sequence[Literal]) -> list[Literal]:
    return _added(gates, a, [-bit for bit in b], TRUE)


def _multiplied(gates: Gates, a: Sequence[Literal], b: Sequence[Literal]) -> list[Literal]:
    """The sum of a, shifted, for each bit of b; what its sign stands for is subtracted."""
    total: list[Literal] = [FALSE]
    for place, bit in enumerate(b):
        part = [*[FALSE] * place, *(gates.both(bit, each) for each in a)]
        total = _subtracted(gates, total, part) if place == len(b) - 1 else _added(gates, total, part, FALSE)
    return total


def _below(gates: Gates, a: Sequence[Literal], b: Sequence[Literal]) -> Literal:
    """From the lowest bit up: the highest in which they differ decides; as a sign, the other way round."""
    width, less = max(len(a), len(b)), FALSE
    bits = list(zip(extended(a, width), extended(b, width), strict=True))
    for one, two in [*bits[:-1], bits[-1][::-1]]:
        less = gates.majority(-one, two, less)
    return less


def _equal(gates: Gates, a: Sequence[Literal], b: Sequence[Literal]) -> Literal:
    width = max(len(a), len(b))
    return gates.both(*(gates.same(*pair) for pair in zip(extended(a, width), extended(b, width), strict=True)))


def _tallied(gates: Gates, literals: Sequence[Literal]) -> Sequence[Literal]:
    if len(literals) < 2:
        return [*literals, FALSE]
    half = len(literals) // 2
    return _added(gates, _tallied(gates, literals[:half]), _tallied(gates, literals[half:]), FALSE)


def _units(number: Number) -> Sequence[Literal] | None:
    """The literals of a count; of a number that is 0 or 1, the one that says which; none of any other number."""
    if isinstance(number, Count):
        return number.literals
    bits = trimmed(bits_of(number))
    return bits[:1] if bits[-1] == FALSE and len(bits) <= 2 else None


def _range(number: Number) -> tuple[int, int]:
    return number.range if isinstance(number, Word) else (number, number)


def _at_least(number: Number, bound: int) -> Literal:
    return number.at_least(bound) if isinstance(number, Word) else literal_of(number >= bound)


def below(gates: Gates, a: Number, b: Number) -> Literal:
    """The first number is less than the second: with a count, if the second reaches what the first does not."""
    if not (isinstance(a, Count) or isinstance(b, Count)):
        return _below(gates, bits_of(a), bits_of(b))
    (a_least, a_most), (b_least, b_most) = _range(a), _range(b)
    if a_most < b_least:
        return TRUE
    bounds = range(max(b_least, a_least + 1), min(b_most, a_most + 1) + 1)
    return gates.either(*(gates.both(_at_least(b, bound), -_at_least(a, bound)) for bound in bounds))


def equal(gates: Gates, a: Number, b: Number) -> Literal:
    """The numbers are the same: with a count, if they reach the same bounds."""
    if not (isinstance(a, Count) or isinstance(b, Count)):
        return _equal(gates, bits_of(a), bits_of(b))
    (a_least, a_most), (b_least, b_most) = _range(a), _range(b)
    if max(a_least, b_least) > min(a_most, b_most):
        return FALSE
    bounds = range(max(a_least, b_least), min(a_most, b_most) + 2)
    return gates.both(*(gates.same(_at_least(a, bound), _at_least(b, bound)) for bound in bounds))


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
        units = [_units(number) for number in addends]
        if any(unit is None for unit in units):
            return self._sum(addends)
        return Count(self.gates, [literal for unit in units if unit is not None for literal in unit])

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
