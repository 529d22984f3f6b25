"""How well a share is known from a count: confidence intervals, for display only.

``wilson`` is short and about right on average; ``clopper_pearson`` covers the true share at least as often as it says.
Both as in R. G. Newcombe, Two-sided confidence intervals for the single proportion, Statistics in Medicine 17, 1998.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, lgamma, log, sqrt
from statistics import NormalDist

Interval = tuple[float, float]

_TINY = 1e-300


def wilson(hits: int, trials: int, confidence: float = 0.95) -> Interval:
    """The interval in which a share lies that was hit so often in so many independent trials.

    >>> [round(end, 4) for end in wilson(81, 263)]
    [0.2553, 0.3662]

    Raises ValueError for counts or a confidence that cannot be.
    """
    _check(hits, trials, confidence)
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    share, whole = hits / trials, 1 + z * z / trials
    middle = (share + z * z / (2 * trials)) / whole
    reach = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials)) / whole
    return (middle - reach if hits else 0.0), (middle + reach if hits < trials else 1.0)


def clopper_pearson(hits: int, trials: int, confidence: float = 0.95) -> Interval:
    """The same by the exact chances: at each end so many hits, or more extreme ones, have half the chance left.

    >>> [round(end, 4) for end in clopper_pearson(81, 263)]
    [0.2527, 0.3676]

    Raises ValueError as ``wilson`` does.
    """
    _check(hits, trials, confidence)
    tail = (1 - confidence) / 2
    low = _where(lambda share: at_least(hits, trials, share) < tail) if hits else 0.0
    high = _where(lambda share: at_least(hits + 1, trials, share) < 1 - tail) if hits < trials else 1.0
    return low, high


def at_least(hits: int, trials: int, share: float) -> float:
    """The chance of so many hits or more in so many trials: the incomplete beta function of that share.

    >>> round(at_least(2, 3, 0.5), 12)
    0.5
    """
    a, b = hits, trials - hits + 1
    if share > (a + 1) / (a + b + 2):  # where its continued fraction would be slow
        return 1 - _beta(b, a, 1 - share)
    return _beta(a, b, share)


def _beta(a: int, b: int, x: float) -> float:
    """The regularized incomplete beta function by its continued fraction (Lentz's method)."""
    if x <= 0:
        return 0.0
    value, numerator, denominator, m = 1.0, 1.0, 0.0, 0
    while True:
        for step in (_even(a, b, x, m), _odd(a, b, x, m)) if m else (_odd(a, b, x, 0),):
            denominator = 1 / ((1 + step * denominator) or _TINY)
            numerator = (1 + step / numerator) or _TINY
            value *= numerator * denominator
        if m and abs(numerator * denominator - 1) < 1e-15:
            break
        m += 1
    return exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log(1 - x)) / (a * value)


def _even(a: int, b: int, x: float, m: int) -> float:
    return m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))


def _odd(a: int, b: int, x: float, m: int) -> float:
    return -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))


def _where(below: Callable[[float], bool]) -> float:
    """The share up to which this holds, by halving; as near as a float comes."""
    low, high = 0.0, 1.0
    while low < (middle := (low + high) / 2) < high:
        low, high = (middle, high) if below(middle) else (low, middle)
    return middle


def _check(hits: int, trials: int, confidence: float) -> None:
    if trials < 1 or not 0 <= hits <= trials or not 0 < confidence < 1:
        raise ValueError(
            f"{hits} of {trials} with confidence {confidence}: expected hits up to a positive number of trials"
        )
