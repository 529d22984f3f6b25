"""Which abstract moves a position has, as sets of cards, and what a move makes of it."""

from __future__ import annotations

from verify.kernels.bits import size
from verify.kernels.compiled import Numbers, inlined
from verify.kernels.klondike.game import (
    COLUMNS,
    DECK,
    KINGS,
    LEFT_WEIGHT,
    PASS_BITS,
    PASS_WEIGHT,
    PINNED,
    PLACE_WEIGHT,
    TALON_BIT,
    TALON_WEIGHT,
    UNCOVERED,
    UP_WEIGHT,
    WORRYING_BACK,
)
from verify.kernels.klondike.sets import free_ranks, placeable
from verify.kernels.klondike.talon import number_of, place_without, within_reach

State = tuple[int, int, int, int, int, int, int]
"""A position: key, visible, pins, next, stock, talon, place, as ``game`` describes them."""

Moves = tuple[int, int, int, int, int]
"""The cards that each kind of move is possible with, in the order of ``KINDS``."""

UP, REVEAL, TALON_UP, TALON_DOWN, BACK = range(5)
KINDS = ("up", "reveal", "talon-up", "talon-down", "back")

_WASTE = (1 << PASS_BITS) - 1


@inlined
def possible(facts: Numbers, table: Numbers, state: State) -> Moves:
    """Every move of a position."""
    _, visible, pins, following, stock, talon, place = state
    free = free_ranks(visible, pins, facts[KINGS])
    can = placeable(free, visible, pins, facts[KINGS], facts[COLUMNS])
    turned = within_reach(facts, table, talon, place, stock & (following | can))
    back = following >> 4 & facts[DECK] & can if facts[WORRYING_BACK] else 0
    return visible & free & following, pins & can, turned & following, turned & can, back


@inlined
def moved(facts: Numbers, table: Numbers, state: State, kind: int, card: int) -> State:
    """The position after a move that is possible."""
    if kind == UP:
        return _left_column(table, _gone_up(table, state, card), card)
    if kind == REVEAL:
        return _left_column(table, state, card)
    if kind == BACK:
        return _come_back(table, state, card)
    taken = _taken(facts, table, state, card)
    return _gone_up(table, taken, card) if kind == TALON_UP else taken


@inlined
def _gone_up(table: Numbers, state: State, card: int) -> State:
    key, visible, pins, following, stock, talon, place = state
    bit = 1 << card
    return key + table[card, UP_WEIGHT], visible & ~bit, pins, following ^ (bit | bit << 4), stock, talon, place


@inlined
def _come_back(table: Numbers, state: State, card: int) -> State:
    key, visible, pins, following, stock, talon, place = state
    bit = 1 << card
    return key - table[card, UP_WEIGHT], visible | bit, pins, following ^ (bit | bit << 4), stock, talon, place


@inlined
def _left_column(table: Numbers, state: State, card: int) -> State:
    """A card that is a pin has left its column, and what lay under it is turned up."""
    key, visible, pins, following, stock, talon, place = state
    bit = 1 << card
    if not pins & bit:
        return state
    pins = pins & ~bit | table[card, PINNED]
    return key + table[card, LEFT_WEIGHT], visible | table[card, UNCOVERED], pins, following, stock, talon, place


@inlined
def _taken(facts: Numbers, table: Numbers, state: State, card: int) -> State:
    """A card of the talon is turned up and lies in the tableau."""
    key, visible, pins, following, stock, talon, place = state
    left = place_without(facts, place, number_of(table, talon, card), size(talon))
    key += table[card, TALON_WEIGHT] + ((left & _WASTE) - (place & _WASTE)) * facts[PLACE_WEIGHT]
    key += ((left >> PASS_BITS) - (place >> PASS_BITS)) * facts[PASS_WEIGHT]
    bit = 1 << card
    return key, visible | bit, pins, following, stock ^ bit, talon ^ table[card, TALON_BIT], left
