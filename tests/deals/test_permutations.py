"""Orders by number, against the standard library's, and against arrangements of one copy each."""

from __future__ import annotations

from itertools import permutations
from math import factorial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from verify.deals.permutations import number_of, permutation
from verify.deals.ranking import rank, unrank


@pytest.mark.parametrize("things", ["", "a", "ab", "cab", "edcba"])
def test_all_orders_in_lexicographic_order(things: str) -> None:
    expected = [list(order) for order in permutations(things)]
    assert [permutation(number, things) for number in range(len(expected))] == expected
    assert [number_of(order, things) for order in expected] == list(range(len(expected)))


@given(st.integers(0, factorial(52) - 1))
def test_these_are_the_arrangements_of_one_copy_each(number: int) -> None:
    order = permutation(number, range(1, 53))
    assert tuple(order) == unrank(number, [1] * 52)
    assert number_of(order, range(1, 53)) == rank(order, [1] * 52) == number


def test_a_thousand_things_and_more() -> None:
    assert permutation(factorial(2000) - 1, range(2000)) == list(reversed(range(2000)))
    assert number_of(list(reversed(range(2000))), range(2000)) == factorial(2000) - 1


@pytest.mark.parametrize("number", [-1, 6, 10**30])
def test_numbers_without_an_order(number: int) -> None:
    with pytest.raises(ValueError, match="3 things have no order"):
        permutation(number, "abc")


@pytest.mark.parametrize("wrong", ["", "ab", "abd", "aab", "abca"])
def test_what_is_not_an_order(wrong: str) -> None:
    with pytest.raises(ValueError, match=r"expected|not in list"):
        number_of(wrong, "abc")
