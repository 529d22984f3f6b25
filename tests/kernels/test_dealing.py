"""Random deals: the generator against published words, and against the same definition in plain Python.

The words of SplitMix64 begun at 1234567 are those that its own public implementations print first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest

from verify.kernels.compiled import Numbers, Word, kernel
from verify.kernels.dealing import GOLDEN, before_deal, below, deal_many, mix

PUBLISHED = [
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
]
MASK = 2**64 - 1


@kernel
def first_words(state: Word, words: Numbers) -> None:
    for i in range(len(words)):
        state += GOLDEN
        words[i] = mix(state)


@kernel
def first_numbers(bound: Word, seed: Word, index: Word, numbers: Numbers) -> None:
    state = before_deal(seed, index)
    for i in range(len(numbers)):
        numbers[i], state = below(bound, state)


def mixed(word: int) -> int:
    word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9 & MASK
    word = (word ^ (word >> 27)) * 0x94D049BB133111EB & MASK
    return word ^ (word >> 31)


def halves(seed: int, index: int) -> Iterator[int]:
    """The upper halves of the words of a deal."""
    number = 256 * index + 1
    while True:
        yield mixed((mixed(seed) + number * 0x9E3779B97F4A7C15) & MASK) >> 32
        number += 1


def number_below(bound: int, words: Iterator[int]) -> int:
    return next(half * bound >> 32 for half in words if half * bound % 2**32 >= 2**32 % bound)


def dealt(seed: int, index: int, ranks: int, suits: int) -> list[int]:
    words = halves(seed, index)
    deal = [rank for rank in range(ranks) for _ in range(suits)]
    for i in range(ranks * suits - 1, 0, -2):
        quotient, remainder = divmod(number_below((i + 1) * i, words), i)
        for place, other in ((i, quotient), (i - 1, remainder)):
            deal[place], deal[other] = deal[other], deal[place]
    return deal


def deals(seed: int, first: int, number: int, ranks: int, suits: int) -> list[list[int]]:
    tables = np.zeros((number, ranks * suits), np.uint8)
    deal_many(np.uint64(seed), np.uint64(first), suits, tables)
    return [[int(card) for card in row] for row in tables]


def test_published_words() -> None:
    words = np.zeros(5, np.int64)
    first_words(np.uint64(1234567), words)
    assert [int(word) & MASK for word in words] == PUBLISHED
    assert [mixed(1234567 + k * int(GOLDEN) & MASK) for k in range(1, 6)] == PUBLISHED


@pytest.mark.parametrize(("ranks", "suits"), [(13, 4), (2, 1), (4, 4), (60, 4), (3, 2)])
@pytest.mark.parametrize(("seed", "first"), [(0, 0), (1, 5), (2**64 - 1, 2**48 - 30), (2**63, 123456789)])
def test_deals_by_definition(ranks: int, suits: int, seed: int, first: int) -> None:
    expected = [dealt(seed, index, ranks, suits) for index in range(first, first + 30)]
    assert deals(seed, first, 30, ranks, suits) == expected


def test_vectors_for_ever() -> None:
    """Made by the definition in this file, written down so that neither may change."""
    assert "".join("A23456789TJQK"[card] for card in dealt(7, 0, 13, 4)) == VECTORS[0]
    assert ["".join("A23456789TJQK"[card] for card in deal) for deal in deals(7, 0, 2, 13, 4)] == VECTORS


VECTORS = [
    "4A5Q33J389Q67AT26657K5987JTKAK299AQJT6TK54388J2Q2447",
    "49JJT7Q54JQ326J8AT568237K85KQA2K8996AA373K9T5Q27T644",
]


@pytest.mark.parametrize("bound", [2**32 - 1, 3 * 2**30, 2**31 + 1, 3])
def test_words_that_would_favour_a_number_are_passed_over(bound: int) -> None:
    """With large bounds up to half of the words are."""
    numbers = np.zeros(2000, np.int64)
    first_numbers(np.uint64(bound), np.uint64(3), np.uint64(4), numbers)
    words = halves(3, 4)
    assert [int(number) for number in numbers] == [number_below(bound, words) for _ in range(2000)]


def test_every_order_is_as_likely() -> None:
    """All 24 orders of 4x1 in 240,000 deals: chi-square with 23 degrees of freedom exceeds 49.7 once in 1,000 times.

    The seed is fixed, so this cannot fail by chance.
    """
    orders = Counter(map(tuple, deals(2026, 0, 240_000, 4, 1)))
    assert len(orders) == 24
    assert sum((count - 10_000) ** 2 for count in orders.values()) / 10_000 < 49.7


def test_every_card_in_every_place() -> None:
    """13x4: 52 places and 13 ranks make 624 degrees of freedom; 739 is exceeded once in 1,000 times."""
    tables = np.zeros((100_000, 52), np.uint8)
    deal_many(np.uint64(2026), np.uint64(0), 4, tables)
    expected = 100_000 / 13
    counts = [np.bincount(tables[:, place], minlength=13) for place in range(52)]
    assert sum(float(((count - expected) ** 2).sum()) for count in counts) / expected < 739
