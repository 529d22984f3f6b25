"""Random deals by seed and index, the same on every platform, made at the speed at which they can be decided.

The words of a seed are those of SplitMix64 (Steele, Lea and Flood, Fast splittable pseudorandom number generators,
OOPSLA 2014) begun at mix(seed): word k, from 0, is mix(mix(seed) + (k + 1) * GOLDEN), modulo 2**64 throughout. So any
word can be had without those before it. Deal ``index``, from 0, has the 256 words from number 256 * index on.

A number below k is made of the upper half h of the next word, 0 <= h < 2**32: it is h * k // 2**32, unless h * k
modulo 2**32 is less than 2**32 modulo k; then the word is passed over. Exactly 2**32 // k halves lead to each number,
so if the halves are uniform, so are the numbers (Lemire, Fast random integer generation in an interval, 2019).

A deal begins with the ranks in order, all cards of rank 0 first. For i = n-1, n-3, ... down to 1, or to 2 if n is odd,
a number below (i + 1) * i is drawn. Its quotient by i is uniform below i + 1, its remainder below i, and neither says
anything about the other. The cards in places i and quotient change places, then those in i - 1 and remainder. Each of
the n! sequences of such numbers leads to a different order of the cards.
"""

from __future__ import annotations

import numpy as np

from verify.kernels.compiled import Ranks, Word, kernel, part

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
WORDS_A_DEAL = 256

_FIRST, _SECOND = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
_27, _30, _31, _32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)
_LOWER_HALF = np.uint64(0xFFFFFFFF)


@part
def mix(word: Word) -> Word:
    """The finalizer of SplitMix64: a bijection of the words of 64 bits."""
    word = (word ^ (word >> _30)) * _FIRST
    word = (word ^ (word >> _27)) * _SECOND
    return word ^ (word >> _31)


@part
def before_deal(seed: Word, index: Word) -> Word:
    """The state of the generator just before the first word of a deal."""
    return mix(seed) + index * np.uint64(WORDS_A_DEAL) * GOLDEN


@part
def below(bound: Word, state: Word) -> tuple[Word, Word]:
    """A number below a bound, and the state after it; ``bound`` is from 1 to 2**32 - 1."""
    while True:
        state += GOLDEN
        scaled = (mix(state) >> _32) * bound
        low = scaled & _LOWER_HALF
        if low >= bound or low >= (_LOWER_HALF - bound + np.uint64(1)) % bound:
            return scaled >> _32, state


@part
def below_two(bound: Word, other: Word, state: Word) -> tuple[Word, Word, Word]:
    """Two numbers of one word, each below its bound, and the state after it: quotient and remainder without a division.

    The bits below the first number are a half again, of which the second is made.
    """
    both = bound * other
    while True:
        state += GOLDEN
        first = (mix(state) >> _32) * bound
        second = (first & _LOWER_HALF) * other
        low = second & _LOWER_HALF
        if low >= both or low >= (_LOWER_HALF - both + np.uint64(1)) % both:
            return first >> _32, second >> _32, state


@part
def shuffle(table: Ranks, suits: int, state: Word) -> Word:
    """Lay a deal; the state after it is that from which anything else may be drawn for the same deal."""
    for rank in range(len(table) // suits):
        for place in range(rank * suits, rank * suits + suits):
            table[place] = rank
    for i in range(len(table) - 1, 0, -2):
        j, k, state = below_two(np.uint64(i + 1), np.uint64(i), state)
        table[i], table[j] = table[j], table[i]
        table[i - 1], table[k] = table[k], table[i - 1]
    return state


@kernel
def deal_many(seed: Word, first: Word, suits: int, tables: Ranks) -> None:
    """Fill the rows of an array with the deals from ``first`` on."""
    for row in range(len(tables)):
        shuffle(tables[row], suits, before_deal(seed, first + np.uint64(row)))
