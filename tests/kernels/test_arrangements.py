"""Arrangements by number: the kernels against ``verify.deals.ranking``, which is written for numbers of any size."""

from __future__ import annotations

from itertools import permutations
from random import Random

import numpy as np
import pytest

from verify.deals import ranking
from verify.kernels.arrangements import advance, rank, unrank
from verify.kernels.compiled import Numbers, Ranks

COUNTS = [[1], [2, 1], [0, 2, 0, 1], [2, 2, 2], [1, 1, 1, 1, 1], [4, 3], [1, 3, 2]]
LARGE = [[4] * 4, [3] * 5, [2] * 8, [1] * 16, [5, 0, 7, 4]]


def left(counts: list[int]) -> Numbers:
    return np.array(counts, np.int64)


def of_number(number: int, counts: list[int]) -> Ranks:
    arrangement = np.zeros(sum(counts), np.uint8)
    unrank(number, ranking.arrangements(counts), left(counts), arrangement)
    return arrangement


def symbols(arrangement: Ranks) -> tuple[int, ...]:
    return tuple(int(symbol) + 1 for symbol in arrangement)


@pytest.mark.parametrize("counts", COUNTS)
def test_all_arrangements_each_from_the_one_before(counts: list[int]) -> None:
    """In the order in which the standard library makes and sorts them."""
    every = sorted(set(permutations(symbol for symbol, copies in enumerate(counts, 1) for _ in range(copies))))
    arrangement = of_number(0, counts)
    for number, expected in enumerate(every):
        assert symbols(arrangement) == expected == symbols(of_number(number, counts))
        assert rank(arrangement, len(every), left(counts)) == number
        assert advance(arrangement) == (number + 1 < len(every))
    assert symbols(arrangement) == every[-1]  # there is none after the last, and nothing is changed


@pytest.mark.parametrize("counts", LARGE)
def test_numbers_far_apart(counts: list[int]) -> None:
    total, random = ranking.arrangements(counts), Random(1)
    for number in [0, 1, total - 2, total - 1, *(random.randrange(total) for _ in range(300))]:
        arrangement = of_number(number, counts)
        assert symbols(arrangement) == ranking.unrank(number, counts)
        assert rank(arrangement, total, left(counts)) == number == ranking.rank(symbols(arrangement), counts)
        if advance(arrangement):
            assert symbols(arrangement) == ranking.unrank(number + 1, counts)
