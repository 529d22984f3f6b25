"""Positions that differ in their place alone: one that allows less than another one seen need not be looked at.

Where the talon is turned over without end and d > 1 are drawn, card i of n can be had at any place if i = n or d
divides i, and at the place q also if i >= q and d divides i - q; what it leads to does not depend on q. So all that
can be done at q can be done at the places q - d, q - 2d, .. too, and what can be done at the place 0 can be done
everywhere, with the same moves: the position after a move of the talon is the very same, the one after another move
differs in its place alone, as before. If one at q can be won, those with the other places can, in as many moves.

So the search may pass over a position if one that allows as much has been seen. When it ends without a win, every
move from a position seen leads to one that is seen or that allows no more than one that is; with each move for good
fewer cards are left in the talon or where they were dealt, and such positions do not differ in that. From one that
can be won there would be a way to a win by way of positions seen.

A slot of the table then holds, beside the key without its place, the first place seen of each remainder by d but 0.
"""

from __future__ import annotations

from verify.kernels.compiled import Numbers, inlined
from verify.kernels.klondike.game import DRAW, KEY_BITS, PLACE_BITS, PLACE_WEIGHT
from verify.kernels.klondike.members import EARLIER_PLACE
from verify.kernels.visited import ALL_BITS, found

SEEN, NEW_PLACE, NEW = range(3)


@inlined
def key_kept(facts: Numbers, prunings: int, key: int, place: int) -> int:
    """The key that is looked for in the table."""
    return key - place * facts[PLACE_WEIGHT] if prunings & EARLIER_PLACE else key


@inlined
def add(facts: Numbers, prunings: int, table: Numbers, key: int, place: int) -> int:
    """Put a position into the table: whether one that allows as much was there, or the same with other places."""
    key = key_kept(facts, prunings, key, place)
    mask = mask_of(facts, prunings)
    slot = found(table, key, mask)
    entry = table[slot]
    remainder = place % facts[DRAW] if prunings & EARLIER_PLACE else 0
    if not remainder:
        if entry == 0:
            table[slot] = key + 1
        return SEEN if entry else NEW
    number = place // facts[DRAW] + 1
    shift = facts[KEY_BITS] + (remainder - 1) * facts[PLACE_BITS]
    ones = (1 << facts[PLACE_BITS]) - 1
    first = entry >> shift & ones
    if first != 0 and first <= number:
        return SEEN
    table[slot] = (entry if entry else key + 1) & ~(ones << shift) | number << shift
    return NEW_PLACE if entry else NEW


@inlined
def mask_of(facts: Numbers, prunings: int) -> int:
    """What of a slot is the key and one."""
    return (1 << facts[KEY_BITS]) - 1 if prunings & EARLIER_PLACE else ALL_BITS
