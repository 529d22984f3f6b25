"""Arrangements by number, against all of them made by the standard library and sorted."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from verify.deals.ranking import arrangements, rank, unrank

COUNTS = [[1], [3], [2, 1], [0, 2, 0, 1], [2, 2, 2], [1, 1, 1, 1, 1], [4, 3], [1, 3, 2]]


@pytest.mark.parametrize("counts", COUNTS)
def test_all_arrangements_in_order(counts: list[int]) -> None:
    symbols = [symbol for symbol, copies in enumerate(counts, 1) for _ in range(copies)]
    expected = sorted(set(permutations(symbols)))
    assert arrangements(counts) == len(expected)
    assert [unrank(number, counts) for number in range(len(expected))] == expected
    assert [rank(arrangement, counts) for arrangement in expected] == list(range(len(expected)))


@given(st.integers(0, arrangements([4] * 13) - 1))
def test_full_decks_there_and_back(number: int) -> None:
    assert rank(unrank(number, [4] * 13), [4] * 13) == number


@pytest.mark.parametrize("number", [-1, 3])
def test_a_number_without_an_arrangement(number: int) -> None:
    with pytest.raises(ValueError, match="expected 0 to 2"):
        unrank(number, [2, 1])


@pytest.mark.parametrize("wrong", [(), (1,), (1, 2), (1, 1, 3), (2, 2, 1), (1, 1, 2, 2)])
def test_what_is_not_an_arrangement(wrong: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="not the symbols"):
        rank(wrong, [2, 1])
