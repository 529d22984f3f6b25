"""Random deals by seed and index, the same on every platform, made at the speed at which they can be decided.

The words of a seed are those of SplitMix64 (Steele, Lea and Flood, Fast splittable pseudorandom number generators,
OOPSLA 2014) begun at mix(seed): word k, from 0, is mix(mix(seed) + (k + 1) * GOLDEN), modulo 2**64 throughout. So any
word can be had without those before it. Deal ``index``, from 0, has the 256 words from number 256 * index on.

A number below k is made of the upper half h of the next word, 0 <= h < 2**32: it is h * k // 2**32, unless h * k
modulo 2**32 is less than 2**32 modulo k; then the word is passed over. Exactly 2**32 // k halves lead to each number,
so if the halves are uniform, so are the numbers (Lemire, Fast random integer generation in an interval, 2019).

A deal begins with the ranks in order, all cards of rank 0 first; for i = n-1 down to 1 the cards in places i and
(number below i+1) change places. Each of the n! sequences of numbers leads to a different order of the cards.
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
def shuffle(table: Ranks, suits: int, state: Word) -> Word:
    """Lay a deal; the state after it is that from which anything else may be drawn for the same deal."""
    for place in range(len(table)):
        table[place] = place // suits
    for i in range(len(table) - 1, 0, -1):
        number, state = below(np.uint64(i + 1), state)
        j = np.int64(number)
        table[i], table[j] = table[j], table[i]
    return state


@kernel
def deal_many(seed: Word, first: Word, suits: int, tables: Ranks) -> None:
    """Fill the rows of an array with the deals from ``first`` on."""
    for row in range(len(tables)):
        shuffle(tables[row], suits, before_deal(seed, first + np.uint64(row)))
