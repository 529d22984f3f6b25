"""How many moves a win takes at least beside those of cards going up: the *excess*.

A card is *in the way* if a card below it in its column goes up before it on the same foundation: it has to move aside
first. Where one card moves at a time each card in the way takes a move of its own; where runs move, each run with such
a card does, whole runs of the position being counted.

No move lowers this by more than one, and a card that goes up changes nothing. A move to a column changes what lies
below those cards alone that move. Of runs, the one they leave may have been counted and not be so any more; the one
they join, or make, is counted after if it was before.
"""

from __future__ import annotations

from verify.kernels.bits import lowest, size
from verify.kernels.compiled import Numbers, inlined
from verify.kernels.grandfathers_clock.game import BUILT, LATER, RUNS
from verify.kernels.grandfathers_clock.moves import State, digit_of


@inlined
def excess(facts: Numbers, table: Numbers, state: State) -> int:
    """The excess that is needed at least."""
    number, tops = 0, state[2]
    while tops:
        card = lowest(tops)
        tops &= tops - 1
        number += _in_column(facts, table, state, card)
    return number


@inlined
def _in_column(facts: Numbers, table: Numbers, state: State, top: int) -> int:
    """The cards in the way in the column with this top card, or the runs with one."""
    above, blocked, card = 0, 0, top
    while card >= 0:
        blocked |= above & table[card, LATER]
        above |= 1 << card
        card = table[card, digit_of(state, card)]
    if not facts[RUNS]:
        return size(blocked)
    runs, run, card = 0, 0, top
    while card >= 0:
        run |= 1 << card
        digit = digit_of(state, card)
        if digit < BUILT:
            runs += blocked & run != 0
            run = 0
        card = table[card, digit]
    return runs
