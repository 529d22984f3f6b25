"""The orders of different things by number, from 0, in lexicographic order.

These are the numbers of ``ranking`` for one copy of each; but as any two things can change places, one division for
each thing finds the order, in decks of thousands of cards too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


def permutation(number: int, things: Sequence[T]) -> list[T]:
    """The order of that number; order 0 is that in which the things are given.

    >>> [permutation(number, "abc") for number in (0, 1, 5)]
    [['a', 'b', 'c'], ['a', 'c', 'b'], ['c', 'b', 'a']]

    Raises ValueError if there is none.
    """
    digits = []
    rest = number
    for left in range(1, len(things) + 1):
        rest, digit = divmod(rest, left)
        digits.append(digit)
    if rest:
        raise ValueError(f"{len(things)} things have no order of number {number}")
    remaining = list(things)
    return [remaining.pop(digit) for digit in reversed(digits)]


def number_of(order: Sequence[T], things: Sequence[T]) -> int:
    """The number of an order: the inverse of ``permutation``.

    >>> number_of("cba", "abc")
    5

    Raises ValueError if it is not an order of these things.
    """
    if len(order) != len(things):
        raise ValueError(f"{len(order)} things, expected {len(things)}")
    remaining, number = list(things), 0
    for thing in order:
        digit = remaining.index(thing)
        number = number * len(remaining) + digit
        del remaining[digit]
    return number
