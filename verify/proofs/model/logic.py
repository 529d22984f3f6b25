"""One text, several readings: formulas that z3 proves for all sizes, that z3 expands for one size, or that Python
evaluates on the states of a real game.

The relation and the theorems are written once, against ``Logic``. Sums, comparisons and ``row[index]`` are the
operators of Python, which z3's terms share with plain numbers; the rest is here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol

Number = Any  # an int, or a z3 term of the sort that the logic reasons about
Formula = Any  # a bool, or a z3 formula
Row = Any  # numbers or truths by pile: a ``Values``, or a z3 array


class Logic(Protocol):
    """What formulas are made of, beside the operators of their terms."""

    def all_of(self, *parts: Formula) -> Formula:
        """All of these hold."""

    def no(self, part: Formula) -> Formula:
        """This does not hold."""

    def follows(self, premise: Formula, conclusion: Formula) -> Formula:
        """If the premise holds, so does the conclusion."""

    def same(self, left: Any, right: Any) -> Formula:
        """These two, numbers, rows or formulas, are equal."""

    def choose(self, condition: Formula, then: Any, otherwise: Any) -> Any:
        """The one or the other, by the condition."""

    def total(self, numbers: Iterable[Number]) -> Number:
        """The sum of these."""

    def distinct(self, numbers: Sequence[Number]) -> Formula:
        """No two of these are equal."""

    def stored(self, row: Row, index: Number, value: Number) -> Row:
        """The row with another value at one index."""

    def everywhere(self, lowest: Number, highest: Number, body: Callable[[Number], Formula]) -> Formula:
        """The body holds for all numbers from the lowest to the highest."""


class Values(dict[int, Any]):
    """A row of plain values by pile; 0 where there is no pile."""

    def __missing__(self, index: int) -> int:
        return 0


class Concrete:
    """Plain values; a formula is a bool, known at once."""

    def all_of(self, *parts: Formula) -> Formula:
        """All of these hold."""
        return all(parts)

    def no(self, part: Formula) -> Formula:
        """This does not hold."""
        return not part

    def follows(self, premise: Formula, conclusion: Formula) -> Formula:
        """If the premise holds, so does the conclusion."""
        return not premise or conclusion

    def same(self, left: Any, right: Any) -> Formula:
        """These two, numbers, rows or formulas, are equal."""
        return left == right

    def choose(self, condition: Formula, then: Any, otherwise: Any) -> Any:
        """The one or the other, by the condition."""
        return then if condition else otherwise

    def total(self, numbers: Iterable[Number]) -> Number:
        """The sum of these."""
        return sum(numbers)

    def distinct(self, numbers: Sequence[Number]) -> Formula:
        """No two of these are equal."""
        return len(set(numbers)) == len(numbers)

    def stored(self, row: Row, index: Number, value: Number) -> Row:
        """The row with another value at one index."""
        return Values({**row, index: value})

    def everywhere(self, lowest: Number, highest: Number, body: Callable[[Number], Formula]) -> Formula:
        """The body holds for all numbers from the lowest to the highest."""
        return all(body(number) for number in range(lowest, highest + 1))
