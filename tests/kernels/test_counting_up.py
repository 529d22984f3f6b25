"""Counting by threads, interrupted: no lock stays taken for ever."""

from __future__ import annotations

from support.interrupts import interrupted_at
from verify.kernels.enumeration import enumerate_deals
from verify.kernels.variants import Variant

TWO = (Variant(), Variant(dead_end="clockwise"))


def test_an_interrupt_at_any_step_ends_the_count() -> None:
    """At lines, calls and returns of the main thread, the library's too; the next count always comes out whole."""
    (expected, _) = enumerate_deals(2, 2, TWO, workers=2)
    step, found = 0, [expected]

    def count() -> None:
        found.append(enumerate_deals(2, 2, TWO, workers=2)[0])

    while interrupted_at(step, count):
        step += 7
    assert step > 300
    assert len(found) == 2
    assert found[0] == found[1]
