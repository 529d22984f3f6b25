"""Means, variances and quantiles, against lists of values."""

from __future__ import annotations

from fractions import Fraction
from statistics import fmean, pstdev, pvariance

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from counting.games import law
from verify.counting import order
from verify.counting.moments import added, deviation, quantile, variance

values = st.lists(st.integers(-9, 60), min_size=1, max_size=30)
parts = st.fractions(Fraction(1, 100), 1, max_denominator=100)


@given(values)
def test_variance_and_deviation(numbers: list[int]) -> None:
    assert variance(law(numbers)) == pvariance(list(map(Fraction, numbers)))
    assert deviation(law(numbers)) == pytest.approx(pstdev(numbers), abs=1e-9)


@given(values, parts)
@example([1, 2], Fraction(1, 2))
@example([3], Fraction(1))
def test_quantiles(numbers: list[int], part: Fraction) -> None:
    """The value in this place of the sorted list, counted up."""
    place = -(-part.numerator * len(numbers) // part.denominator)
    assert quantile(law(numbers), part) == sorted(numbers)[place - 1]


@given(values)
def test_added(numbers: list[int]) -> None:
    assert added((number, Fraction(1, len(numbers))) for number in numbers) == law(numbers)
    assert fmean(numbers) == pytest.approx(float(sum(v * c for v, c in law(numbers).items())))


def test_no_such_quantile() -> None:
    for part in (Fraction(0), Fraction(3, 2)):
        with pytest.raises(ValueError, match="expected more than 0 and at most 1"):
            quantile({1: Fraction(1)}, part)
    with pytest.raises(ValueError, match="add up to 1/2, less than 3/4"):
        quantile({1: Fraction(1, 2)}, Fraction(3, 4))


def test_the_variance_of_the_last_place_of_some_cards() -> None:
    """Of the largest of k numbers out of n: k (n + 1) (n - k) / ((k + 1)^2 (k + 2)), as text books have it."""
    for ranks, suits in ((13, 4), (8, 4), (5, 1)):
        n, k = ranks * suits, suits
        expected = Fraction(k * (n + 1) * (n - k), (k + 1) ** 2 * (k + 2))
        assert variance(order.turned(ranks, suits)) == expected
