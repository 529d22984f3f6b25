"""Whole numbers that the laws are made of: falling factorials, polynomials, permutations by their cycles.

A polynomial is the list of its coefficients, the constant one first.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb, perm


def falling(base: int, steps: int) -> int:
    """base * (base - 1) * ..., ``steps`` factors: ways to hand out different cards one after the other.

    >>> falling(52, 2), falling(4, 0), falling(1, 2)
    (2652, 1, 0)
    """
    return perm(base, steps)


def choices(cards: int) -> list[int]:
    """The polynomial (1 + z)**cards: ways to choose 0, 1, 2, ... of the cards.

    >>> choices(4)
    [1, 4, 6, 4, 1]
    """
    return [comb(cards, chosen) for chosen in range(cards + 1)]


def product(left: Sequence[int], right: Sequence[int]) -> list[int]:
    """The product of two polynomials.

    >>> product([1, 1], [1, 1])
    [1, 2, 1]
    """
    result = [0] * (len(left) + len(right) - 1)
    for i, a in enumerate(left):
        for j, b in enumerate(right):
            result[i + j] += a * b
    return result


def power(polynomial: Sequence[int], exponent: int) -> list[int]:
    """A polynomial multiplied by itself.

    >>> power([1, 1], 3)
    [1, 3, 3, 1]
    """
    result = [1]
    for _ in range(exponent):
        result = product(result, polynomial)
    return result


def permutations_by_cycles(size: int) -> list[int]:
    """How many permutations of ``size`` things have 0, 1, 2, ... cycles (Stirling numbers of the first kind).

    The last thing makes a cycle of its own or follows any of the others.

    >>> permutations_by_cycles(4)
    [0, 6, 11, 6, 1]
    """
    counts = [1]
    for others in range(size):
        counts = [a + others * b for a, b in zip([0, *counts], [*counts, 0], strict=True)]
    return counts
