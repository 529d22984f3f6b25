"""A position from its key alone: the digits of the key, and the sets of cards that they stand for."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from verify.kernels.bits import lowest
from verify.kernels.compiled import Numbers, inlined
from verify.kernels.klondike.game import (
    DECK,
    KINGS,
    LEFT_WEIGHT,
    PASS_BITS,
    PINS,
    PLACE_WEIGHT,
    TALON_WEIGHT,
    UNCOVERED,
    UP_WEIGHT,
    Game,
    signed,
)
from verify.kernels.klondike.moves import State

WEIGHT, INDEX, SIZE, CARDS = 0, 1, 2, 3
"""A column as an array: what a card in place counts in the key, and what in the number that the bound goes by; how many
cards are dealt to it; their bits, the lowest card first."""

RADIX, TALON, TALON_SIZE, TALON_CARDS = 0, 1, 2, 3
"""The rest of the key: the radix of heights; what the first card of the talon counts; how many cards there are; their
bits."""

_MOST_CARDS = 60
_UNSIGNED = np.uint64


@dataclass(frozen=True)
class Layout:
    """What the digits of a key say: the columns that have cards in place at the start, and the rest."""

    columns: Numbers
    rest: Numbers


def layout_of(game: Game) -> Layout:
    """The digits of the game's keys, told from what the cards count in them."""
    pins = [bit for bit in range(_MOST_CARDS) if int(game.start[PINS]) >> bit & 1]
    columns = np.zeros((len(pins), CARDS + _MOST_CARDS), np.int64)
    for column, pin in zip(columns, pins, strict=True):
        cards = [pin]
        while under := int(game.cards[cards[0], UNCOVERED]):
            cards.insert(0, under.bit_length() - 1)
        column[:CARDS] = signed(-int(game.cards[cards[0], LEFT_WEIGHT])), 0, len(cards)
        column[CARDS : CARDS + len(cards)] = cards
    talon = [int(bit) for bit in np.flatnonzero(game.cards[:, TALON_WEIGHT])]
    talon.sort(key=lambda bit: -int(game.cards[bit, TALON_WEIGHT]) % 2**64)
    rest = np.zeros(TALON_CARDS + _MOST_CARDS, np.int64)
    rest[:TALON_CARDS] = _radix(game), signed(-int(game.cards[talon[0], TALON_WEIGHT])) if talon else 1, len(talon)
    rest[TALON_CARDS : TALON_CARDS + len(talon)] = talon
    return Layout(columns, rest)


def _radix(game: Game) -> int:
    return int(game.facts[KINGS]).bit_length() // 4 + 1


@inlined
def _over(key: int, weight: int) -> int:
    """How often a weight goes into a key, both as numbers without a sign."""
    return np.int64(_UNSIGNED(key) // _UNSIGNED(weight))  # type: ignore[return-value]


@inlined
def _digit(key: int, weight: int, radix: int) -> int:
    return np.int64(_UNSIGNED(key) // _UNSIGNED(weight) % _UNSIGNED(radix))  # type: ignore[return-value]


@inlined
def unpacked(facts: Numbers, table: Numbers, columns: Numbers, rest: Numbers, key: int) -> tuple[State, int]:
    """The position that a key stands for, and the number of its cards in place, by which the bound goes."""
    following = 0
    for ace in range(4):
        height = rest[RADIX] - 1
        if facts[DECK] >> ace & 1:
            height = _digit(key, table[ace, UP_WEIGHT], rest[RADIX])
        following |= 1 << ace + 4 * height
    covered, pins, index = 0, 0, 0
    for column in columns:
        count = _digit(key, column[WEIGHT], column[SIZE] + 1)
        index += count * column[INDEX]
        for place in range(count - 1):
            covered |= 1 << column[CARDS + place]
        if count:
            pins |= 1 << column[CARDS + count - 1]
    talon = _digit(key, rest[TALON], 1 << rest[TALON_SIZE])
    stock, left = 0, talon
    while left:
        stock |= 1 << rest[TALON_CARDS + lowest(left)]
        left &= left - 1
    waste = _digit(key, facts[PLACE_WEIGHT], rest[TALON_SIZE] + 1)
    passes = _over(key, facts[PLACE_WEIGHT]) // (rest[TALON_SIZE] + 1)
    visible = facts[DECK] & ~(foundations(facts, following) | covered | stock)
    return (key, visible, pins, following, stock, talon, waste + (passes << PASS_BITS)), index


@inlined
def foundations(facts: Numbers, following: int) -> int:
    """The cards on the foundations, by those that these wait for."""
    up, deck = following >> 4, int(facts[DECK])
    up |= up >> 4
    up |= up >> 8
    up |= up >> 16
    up |= up >> 32
    return up & deck
