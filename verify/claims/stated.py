"""Figures as they are stated: a number means all numbers that are rounded to it."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple


class Stated(NamedTuple):
    """A figure in words, and the lowest and the highest number that it may stand for."""

    text: str
    low: Fraction
    high: Fraction

    def holds(self, value: Fraction) -> bool:
        """Whether the figure may stand for this number."""
        return self.low <= value <= self.high


def decimal(text: str) -> Stated:
    """A decimal fraction, right to half a unit of its last place.

    >>> decimal(".076").holds(Fraction(1, 13)), decimal(".077").holds(Fraction(1, 13))
    (False, True)
    """
    value = Fraction(text)
    half = Fraction(1, 2 * 10 ** len(text.partition(".")[2]))
    return Stated(text, value - half, value + half)


def percent(text: str) -> Stated:
    """A percentage, right to half a unit of its last place.

    >>> percent("7.69").holds(Fraction(1, 13)), percent("7.70").holds(Fraction(1, 13))
    (True, False)
    """
    _, low, high = decimal(text)
    return Stated(f"{text} %", low / 100, high / 100)


def one_in(text: str) -> Stated:
    """One in so many, that number right to half a unit of its last place.

    >>> one_in("13").holds(Fraction(1, 13)), one_in("50").holds(Fraction(1, 13))
    (True, False)
    """
    _, low, high = decimal(text)
    return Stated(f"1 in {text}", 1 / high, 1 / low)


def exactly(value: Fraction) -> Stated:
    """This very number.

    >>> exactly(Fraction(1, 13)).text
    'exactly 1/13'
    """
    return Stated(f"exactly {value}", value, value)


def between(low: Fraction, high: Fraction, text: str) -> Stated:
    """Any number from ``low`` to ``high``."""
    return Stated(text, low, high)


def written(value: Fraction) -> str:
    """A chance with as many digits as people read: the fraction if it is short, and per cent.

    >>> written(Fraction(1, 13)), written(Fraction(13801, 1380100001))
    ('1/13 = 7.6923 %', '0.0010 %')
    """
    whole, decimals = divmod(round(value * 1_000_000), 10_000)
    per_cent = f"{whole}.{decimals:04} %"
    return f"{value} = {per_cent}" if value.denominator < 10_000 else per_cent
