"""What a law is, and how counts become chances.

A law gives each value its chance, as a fraction; values that cannot happen are left out. Deals are counted as
whole numbers, and a count of all cases that does not come to the known total is refused.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from verify.errors import Disagreement

Law = dict[int, Fraction]


def check_deck(ranks: int, suits: int) -> int:
    """How many cards a deck has.

    >>> check_deck(13, 4)
    52

    Raises ValueError for a deck without a clock pile (fewer than two ranks) or without a suit.
    """
    if ranks < 2 or suits < 1:
        raise ValueError(f"{ranks} ranks and {suits} suits: expected at least two ranks and one suit")
    return ranks * suits


def law_of(counts: Mapping[int, int], total: int) -> Law:
    """The law that the counts of all cases make.

    >>> law_of({0: 2, 1: 4, 2: 0}, 6)
    {0: Fraction(1, 3), 1: Fraction(2, 3)}

    Raises Disagreement if they do not add up to the total.
    """
    if sum(counts.values()) != total:
        raise Disagreement(f"the cases add up to {sum(counts.values())}, expected {total}")
    return {value: Fraction(count, total) for value, count in sorted(counts.items()) if count}


def mean(law: Mapping[int, Fraction]) -> Fraction:
    """The mean value of a law.

    >>> mean({0: Fraction(1, 3), 3: Fraction(2, 3)})
    Fraction(2, 1)
    """
    return sum((value * chance for value, chance in law.items()), Fraction(0))
