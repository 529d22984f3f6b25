"""The set of positions seen: exact keys in a table of 8-byte slots that grows.

A slot holds a key and one, so that 0 is an empty slot, and perhaps more in the bits above. A key lies in the slot that
its hash says or in the next ones, so nothing is ever lost or taken for another. The hash keeps its order when the table
grows: both are gone through from front to back.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from verify.kernels.compiled import Numbers, inlined, kernel

SMALLEST = 1 << 12
ALL_BITS = -1
LATELY = 1 << 13  # keys: these stay near the processor
_LARGE = 1 << 23  # slots from which a table grows by half
_MOST_SLOTS = 1 << 31


@intrinsic
def _fetch(typing_context: Any, table: Any, slot: Any) -> Any:

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        slots = context.make_array(signature.args[0])(context, builder, arguments[0]).data
        byte = ir.IntType(8).as_pointer()
        number = ir.IntType(32)
        prefetch = builder.module.declare_intrinsic(
            "llvm.prefetch", [byte], ir.FunctionType(ir.VoidType(), [byte, number, number, number])
        )
        place = builder.bitcast(builder.gep(slots, [arguments[1]]), byte)
        builder.call(prefetch, [place, number(1), number(3), number(1)])
        return context.get_dummy_value()

    return types.void(table, slot), code


fetch = cast(Callable[[Numbers, int], None], _fetch)
"""Have a slot brought nearer from memory, without waiting for it."""


@inlined
def hash_of(key: int) -> int:
    """Thirty-two bits that depend on all bits of a key."""
    mixed = (key ^ key >> 31) * 0x1E3779B97F4A7C15
    mixed = (mixed ^ mixed >> 29) * 0x3F58476D1CE4E5B9
    return mixed >> 32 & 0xFFFF_FFFF


@inlined
def slot_of(hashed: int, slots: int) -> int:
    """Where a key with this hash lies in a table of so many slots, if nothing else does."""
    return hashed * slots >> 32


@inlined
def met_lately(recent: Numbers, key: int, hashed: int) -> bool:
    """Whether this key lies in the small table of keys met before; it does so now, in place of another one.

    Half of the positions that are met again are met again so soon, and need not be looked for in the large table.
    """
    slot = hashed & LATELY - 1
    if recent[slot] == key + 1:
        return True
    recent[slot] = key + 1
    return False


@inlined
def found(table: Numbers, key: int, mask: int) -> int:
    """The slot of a key, or the empty one where it would lie; the mask is for what of a slot is the key and one."""
    slots = len(table)
    slot = slot_of(hash_of(key), slots)
    while table[slot] != 0 and table[slot] & mask != key + 1:
        slot += 1
        if slot == slots:
            slot = 0
    return slot


@kernel
def add_all(table: Numbers, entries: Numbers, mask: int = ALL_BITS) -> None:
    """Put every entry of another table into this one."""
    for entry in entries:
        if entry != 0:
            table[found(table, (entry & mask) - 1, mask)] = entry


def room(table: Numbers) -> int:
    """How many keys a table takes: three quarters of its slots."""
    return len(table) * 3 // 4


def larger(table: Numbers) -> int:
    """How many slots the next table has; raises MemoryError where there would be too many."""
    slots = len(table) * 2 if len(table) < _LARGE else len(table) * 3 // 2
    if slots > _MOST_SLOTS:
        raise MemoryError
    return slots


def copied(table: Numbers, slots: int, mask: int = ALL_BITS) -> Numbers:
    """A table of so many slots with the same keys; raises MemoryError if there is no room for it."""
    grown = np.zeros(slots, np.int64)
    add_all(grown, table, mask)
    return grown
