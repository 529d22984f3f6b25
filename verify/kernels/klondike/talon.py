"""The talon: which of its cards can be turned up by drawing alone, and the place after one of them is taken.

Its n cards are numbered from 1 in the order in which they lie, waste before stock; q of them are in the waste.
"""

from __future__ import annotations

from verify.kernels.bits import lowest, size
from verify.kernels.compiled import Numbers, inlined
from verify.kernels.klondike.game import (
    DRAW,
    FREE,
    LAST_PASS,
    MODE,
    PASS_BITS,
    PASSES,
    TALON_BIT,
    TURN,
)

OUT_OF_REACH = -1
_WASTE = (1 << PASS_BITS) - 1


@inlined
def within_reach(facts: Numbers, table: Numbers, talon: int, place: int, cards: int) -> int:
    """Those of some cards of the talon that can be turned up."""
    if facts[MODE] == FREE:
        return cards
    reached, total = 0, size(talon)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if place_without(facts, place, number_of(table, talon, card), total) != OUT_OF_REACH:
            reached |= 1 << card
    return reached


@inlined
def number_of(table: Numbers, talon: int, card: int) -> int:
    """The number of a card among those of the talon."""
    return size(talon & table[card, TALON_BIT] - 1) + 1


@inlined
def place_without(facts: Numbers, place: int, number: int, total: int) -> int:
    """The place after the card of this number is taken, or OUT_OF_REACH."""
    mode, draw = facts[MODE], facts[DRAW]
    if mode == FREE:
        return 0
    if mode == TURN:
        return _turned_over(draw, place, number, total)
    if mode == PASSES:
        return _in_passes(draw, facts[LAST_PASS], place, number, total)
    return _under(draw, place, number, total)


@inlined
def _turned_over(draw: int, waste: int, number: int, total: int) -> int:
    at_the_end = number == total
    if not (at_the_end or number % draw == 0 or (number >= waste and (number - waste) % draw == 0)):
        return OUT_OF_REACH
    return 0 if at_the_end or (number - 1) % draw == 0 else number - 1


@inlined
def _in_passes(draw: int, last_pass: int, place: int, number: int, total: int) -> int:
    waste, gone_through = place & _WASTE, place >> PASS_BITS
    if number == total or (number >= waste and (number - waste) % draw == 0):
        return number - 1 | gone_through << PASS_BITS
    if number % draw == 0 and gone_through < last_pass:
        return number - 1 | gone_through + 1 << PASS_BITS
    return OUT_OF_REACH


@inlined
def _under(draw: int, place: int, number: int, total: int) -> int:
    if number % _common_divisor(total, draw) != place:
        return OUT_OF_REACH
    return (number - 1) % _common_divisor(total - 1, draw) if total > 1 else 0


@inlined
def _common_divisor(total: int, draw: int) -> int:
    """The greatest one of n and of how many are drawn, which is n itself where draws are larger."""
    a, b = total, draw if draw < total else total
    while b:
        a, b = b, a % b
    return a
