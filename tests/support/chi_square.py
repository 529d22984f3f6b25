"""Pearson's chi-square test, with the exact probability of a value so large."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import erfc, exp, lgamma, log, sqrt
from typing import TypeVar

T = TypeVar("T")

_FEWEST = 5  # expected in a cell; smaller cells are put together


def p_value(counts: Mapping[T, int], chances: Mapping[T, Fraction]) -> float:
    """How likely counts of independent cases are to be as far from these chances, or farther.

    A value without a chance must not be counted, and the chances must add up to 1.
    """
    assert sum(chances.values()) == 1
    assert set(counts) <= {value for value, chance in chances.items() if chance}
    cases = sum(counts.values())
    cells, small = [], [0.0, 0]
    for value, chance in chances.items():
        expected = float(chance * cases)
        if expected < _FEWEST:
            small = [small[0] + expected, small[1] + counts.get(value, 0)]
        elif chance:
            cells.append((expected, counts.get(value, 0)))
    if small[0]:
        cells.append((small[0], int(small[1])))
    statistic = sum((seen - expected) ** 2 / expected for expected, seen in cells)
    return tail(statistic, len(cells) - 1)


def tail(statistic: float, freedom: int) -> float:
    """The chance that a chi-square variable with so many degrees of freedom is larger (a finite sum)."""
    half = statistic / 2
    if not half:
        return 1.0
    first = erfc(sqrt(half)) if freedom % 2 else 0.0
    steps = range(freedom // 2)
    shift = 0.5 if freedom % 2 else 0.0
    return first + sum(exp((k + shift) * log(half) - half - lgamma(k + shift + 1)) for k in steps)
