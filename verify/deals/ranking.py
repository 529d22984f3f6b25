"""The arrangements of a multiset by number, in lexicographic order: so a family of deals splits into ranges.

``counts[k]`` says how many copies there are of symbol k + 1; an arrangement lists all of them. Numbers begin at 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import factorial


def arrangements(counts: Sequence[int]) -> int:
    """How many arrangements there are.

    >>> arrangements([1, 2]), arrangements([4] * 4)
    (3, 63063000)
    """
    number = factorial(sum(counts))
    for copies in counts:
        number //= factorial(copies)
    return number


def unrank(number: int, counts: Sequence[int]) -> tuple[int, ...]:
    """The arrangement of that number.

    >>> [unrank(number, [1, 2]) for number in range(3)]
    [(1, 2, 2), (2, 1, 2), (2, 2, 1)]

    Raises ValueError if there is none.
    """
    left, total = list(counts), arrangements(counts)
    if not 0 <= number < total:
        raise ValueError(f"arrangement {number}: expected 0 to {total - 1}")
    arrangement: list[int] = []
    while len(arrangement) < sum(counts):
        symbol = 0
        while number >= (beginning := _beginning_with(symbol, left, total)):
            number -= beginning
            symbol += 1
        arrangement.append(symbol + 1)
        left[symbol], total = left[symbol] - 1, beginning
    return tuple(arrangement)


def rank(arrangement: Sequence[int], counts: Sequence[int]) -> int:
    """The number of an arrangement: the inverse of ``unrank``.

    >>> rank((2, 1, 2), [1, 2])
    1

    Raises ValueError if it is not an arrangement of these copies.
    """
    if sorted(arrangement) != [symbol for symbol, copies in enumerate(counts, 1) for _ in range(copies)]:
        raise ValueError("these are not the symbols to arrange")
    left, total, number = list(counts), arrangements(counts), 0
    for chosen in arrangement:
        number += sum(_beginning_with(symbol, left, total) for symbol in range(chosen - 1))
        total = _beginning_with(chosen - 1, left, total)
        left[chosen - 1] -= 1
    return number


def _beginning_with(symbol: int, left: Sequence[int], total: int) -> int:
    """How many of the ``total`` arrangements of what is left begin with a symbol, counted from 0."""
    return total * left[symbol] // sum(left)
