"""Confidence intervals against Newcombe's published table, and against sums of exact binomial chances."""

from __future__ import annotations

from fractions import Fraction
from math import comb

import pytest

from verify.report.intervals import at_least, clopper_pearson, wilson

PUBLISHED = [
    # Newcombe 1998, table I, methods 3 (score) and 5 (exact): hits, trials, ends
    (81, 263, (0.2553, 0.3662), (0.2527, 0.3676)),
    (15, 148, (0.0624, 0.1605), (0.0578, 0.1617)),
    (0, 20, (0.0000, 0.1611), (0.0000, 0.1684)),
    (1, 29, (0.0061, 0.1718), (0.0009, 0.1776)),
]


@pytest.mark.parametrize(("hits", "trials", "score", "exact"), PUBLISHED)
def test_published(hits: int, trials: int, score: tuple[float, float], exact: tuple[float, float]) -> None:
    assert wilson(hits, trials) == pytest.approx(score, abs=0.00005)
    assert clopper_pearson(hits, trials) == pytest.approx(exact, abs=0.00005)


def binomial(hits: int, trials: int, share: Fraction) -> Fraction:
    return sum((comb(trials, k) * share**k * (1 - share) ** (trials - k) for k in range(hits, trials + 1)), Fraction(0))


@pytest.mark.parametrize("trials", [1, 2, 7, 60, 400])
def test_the_chance_of_at_least_so_many(trials: int) -> None:
    for hits in {1, (trials + 1) // 2, trials}:
        for share in (Fraction(1, 13), Fraction(1, 2), Fraction(97, 100)):
            assert at_least(hits, trials, float(share)) == pytest.approx(float(binomial(hits, trials, share)), rel=1e-9)


@pytest.mark.parametrize(("hits", "trials"), [(3, 40), (40, 40), (0, 40), (39, 40)])
def test_half_of_what_is_left_lies_beyond_each_end(hits: int, trials: int) -> None:
    low, high = (Fraction(end) for end in clopper_pearson(hits, trials, 0.99))
    if hits:
        assert float(binomial(hits, trials, low)) == pytest.approx(0.005)
    if hits < trials:
        assert float(1 - binomial(hits + 1, trials, high)) == pytest.approx(0.005)


def test_a_thousand_million_deals() -> None:
    """Close to the normal approximation there: 1.96 standard deviations."""
    reach = 1.959964 * (1 / 13 * 12 / 13 / 10**9) ** 0.5
    for interval in (wilson, clopper_pearson):
        assert interval(76_923_077, 10**9) == pytest.approx((1 / 13 - reach, 1 / 13 + reach), abs=3e-9)


def test_mirrored() -> None:
    for interval in (wilson, clopper_pearson):
        low, high = interval(7, 50)
        assert interval(43, 50) == pytest.approx((1 - high, 1 - low))
        assert interval(5, 5)[1] == 1.0
        assert interval(0, 5)[0] == 0.0


@pytest.mark.parametrize(("hits", "trials", "confidence"), [(0, 0, 0.95), (-1, 5, 0.95), (6, 5, 0.95), (1, 5, 1.0)])
def test_what_cannot_be(hits: int, trials: int, confidence: float) -> None:
    for interval in (wilson, clopper_pearson):
        with pytest.raises(ValueError, match="expected hits up to"):
            interval(hits, trials, confidence)
