"""The set of positions seen: exact keys in a table of 8-byte slots that grows.

A slot holds a key and one, so that 0 is an empty slot. A key lies in the slot that its hash says or in the next ones,
so nothing is ever lost or taken for another. The hash keeps its order when the table grows: both are gone through from
front to back.
"""

from __future__ import annotations

import numpy as np

from verify.kernels.compiled import Numbers, kernel, part

SMALLEST = 1 << 12
_LARGE = 1 << 23  # slots from which a table grows by half
_MOST_SLOTS = 1 << 31


@part
def slot_of(key: int, slots: int) -> int:
    """Where a key lies in a table of so many slots, if nothing else does."""
    mixed = (key ^ key >> 31) * 0x1E3779B97F4A7C15
    mixed = (mixed ^ mixed >> 29) * 0x3F58476D1CE4E5B9
    return (mixed >> 32 & 0xFFFF_FFFF) * slots >> 32


@part
def add(table: Numbers, key: int) -> bool:
    """Put a key into the table; whether it was new."""
    slots = len(table)
    slot = slot_of(key, slots)
    while table[slot] != 0:
        if table[slot] == key + 1:
            return False
        slot += 1
        if slot == slots:
            slot = 0
    table[slot] = key + 1
    return True


@kernel
def add_all(table: Numbers, entries: Numbers) -> None:
    """Put every key of another table into this one."""
    for entry in entries:
        if entry != 0:
            add(table, entry - 1)


def room(table: Numbers) -> int:
    """How many keys a table takes: three quarters of its slots."""
    return len(table) * 3 // 4


def larger(table: Numbers, most_bytes: int | None) -> Numbers | None:
    """A larger table with the same keys; None if memory or its limit does not allow one beside the old one."""
    slots = len(table) * 2 if len(table) < _LARGE else len(table) * 3 // 2
    if slots > _MOST_SLOTS or (most_bytes is not None and 8 * (slots + len(table)) > most_bytes):
        return None
    try:
        grown = np.zeros(slots, np.int64)
    except MemoryError:
        return None
    add_all(grown, table)
    return grown
