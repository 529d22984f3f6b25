"""Whole numbers as words of bits, for a SAT solver.

No number wraps around: a sum, a difference and a product have all the bits they need, so a word is the whole number
that it stands for, in two's complement, the sign last. Formulas and numbers in which nothing is free are plain values.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn

from verify.proofs.model.gates import FALSE, TRUE, Gates, Literal
from verify.proofs.model.logic import Formula, Number


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
        added = units(other)
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


def units(number: Number) -> Sequence[Literal] | None:
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
