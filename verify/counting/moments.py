"""What a law comes to: mean, variance, quantiles; exact, but for a standard deviation to show."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from math import isqrt

from verify.counting.laws import Law, mean

QUANTILES = (Fraction(5, 100), Fraction(25, 100), Fraction(50, 100), Fraction(75, 100), Fraction(95, 100))
"""Those that are given where nothing else is asked for."""

_DIGITS: int = 10**12


def variance(law: Mapping[int, Fraction]) -> Fraction:
    """The mean square of the distance from the mean.

    >>> variance({0: Fraction(1, 2), 2: Fraction(1, 2)})
    Fraction(1, 1)
    """
    middle = mean(law)
    return sum(((value - middle) ** 2 * chance for value, chance in law.items()), Fraction(0))


def deviation(law: Mapping[int, Fraction]) -> float:
    """The standard deviation, to show: the root of the variance, good to twelve decimals.

    >>> deviation({0: Fraction(1, 2), 2: Fraction(1, 2)})
    1.0
    """
    spread = variance(law)
    return isqrt(spread.numerator * _DIGITS**2 // spread.denominator) / _DIGITS


def quantile(law: Mapping[int, Fraction], part: Fraction) -> int:
    """The smallest value that has at least this chance not to be exceeded.

    >>> quantile({1: Fraction(1, 4), 2: Fraction(1, 4), 7: Fraction(1, 2)}, Fraction(1, 2))
    2

    Raises ValueError unless 0 < part <= 1, and for a law whose chances do not add up to that.
    """
    if not 0 < part <= 1:
        raise ValueError(f"a quantile of {part}: expected more than 0 and at most 1")
    so_far = Fraction(0)
    for value, chance in sorted(law.items()):
        so_far += chance
        if so_far >= part:
            return value
    raise ValueError(f"the chances add up to {so_far}, less than {part}")


def added(cases: Iterable[tuple[int, Fraction]]) -> Law:
    """The law of a value from the chances of all cases, in order; what cannot happen is left out.

    >>> added([(2, Fraction(1, 4)), (1, Fraction(1, 2)), (2, Fraction(1, 4)), (0, Fraction(0))])
    {1: Fraction(1, 2), 2: Fraction(1, 2)}
    """
    law: Law = {}
    for value, chance in cases:
        if chance:
            law[value] = law.get(value, Fraction(0)) + chance
    return dict(sorted(law.items()))
