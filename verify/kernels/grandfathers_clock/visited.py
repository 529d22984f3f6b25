"""The set of positions seen: pairs of words, exactly, in a table of 16-byte slots that grows.

A pair lies in the slot that its hash says or in the next ones. Its first word is never 0, which is an empty slot.
"""

from __future__ import annotations

import numpy as np

from verify.kernels.compiled import Numbers, inlined, kernel
from verify.kernels.visited import hash_of, slot_of

SMALLEST = 1 << 11


@inlined
def slot_for(table: Numbers, low: int, high: int) -> int:
    """The slot of a position, or the empty one where it would lie."""
    slots = len(table)
    slot = slot_of(hash_of(low + high * 0x1E3779B97F4A7C15), slots)
    while table[slot, 0] != 0 and (table[slot, 0] != low or table[slot, 1] != high):
        slot += 1
        if slot == slots:
            slot = 0
    return slot


@inlined
def is_new(table: Numbers, low: int, high: int) -> bool:
    """Put a position into the table, if it is not there; whether it was not."""
    slot = slot_for(table, low, high)
    if table[slot, 0] != 0:
        return False
    table[slot, 0], table[slot, 1] = low, high
    return True


@kernel
def begin(table: Numbers, start: Numbers) -> None:
    """Put the start into an empty table."""
    is_new(table, start[0], start[1])


@kernel
def copy_all(grown: Numbers, table: Numbers) -> None:
    """Put every row of a table into a larger one."""
    for row in table:
        if row[0] != 0:
            grown[slot_for(grown, row[0], row[1])] = row


def copied(table: Numbers, slots: int) -> Numbers:
    """A table of so many slots with the same rows; raises MemoryError if there is no room for it."""
    grown = np.zeros((slots, table.shape[1]), np.int64)
    copy_all(grown, table)
    return grown
