"""Positions of Grandfather's Clock that are lost because cards wait for each other.

Three sets of cards are made as small as these rules allow. *Bared*: a card on which none lies, or on which one lies
that is moving. *Moving*: a card that rises; or one that may go on a bared card, or into an empty column where one is
there or the lowest card of a column is moving, and that is bared or, where runs may move, the base of a run up to a
bared card. *Rising*: a bared card, if the one before it on its foundation has gone up or is rising.

Proof that a position is lost where a card is left that is not rising. Take any play from there, and say that a card
moves when what it lies on changes: so of a run the base alone. As long as a card has not moved, it lies on what it lay
on. By induction over the play, every top card is bared: none lay on it, or the one that did has moved. Every card that
goes up is rising: it is a top card, and the one before it has gone up. Every card that moves is moving: a card that
goes to a column goes on a top card or into an empty column, and one that is empty was so or its lowest card has moved;
if it is not bared itself, the card that lay on it at first lies there still, is of the run, and the same holds of it,
and so on up to a card that is bared. A win puts up every card.
"""

from __future__ import annotations

from verify.kernels.bits import lowest, size
from verify.kernels.compiled import Numbers, inlined
from verify.kernels.grandfathers_clock.game import BEFORE, BUILT, COLUMNS, FILL, ONTO, RUNS
from verify.kernels.grandfathers_clock.moves import State, digit_of

DEADLOCKS = 2
"""The pruning as a bit of ``prunings``."""


@inlined
def deadlocked(facts: Numbers, table: Numbers, state: State) -> bool:
    """Whether some card that is left is not rising."""
    _, _, bared, left = state
    held = _bases(facts, table, state, bared)
    moving = rising = 0
    empty, more = facts[FILL] != 0 and size(bared) < facts[COLUMNS], True
    while more and rising != left:
        more = False
        cards = held & ~rising
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            bit = 1 << card
            if bared & bit and table[card, BEFORE] & left & ~rising == 0:
                rising |= bit
            elif moving & bit or not (empty or table[card, ONTO] & bared):
                continue
            more = True
            if moving & bit:
                continue
            moving |= bit
            under = table[card, digit_of(state, card)]
            if under >= 0:
                bared |= 1 << under
                held |= _bases(facts, table, state, 1 << under)
            elif facts[FILL]:
                empty = True
    return rising != left


@inlined
def _bases(facts: Numbers, table: Numbers, state: State, bared: int) -> int:
    """These cards, and the cards below that may move with one of them on top."""
    bases = bared
    while facts[RUNS] and bared:
        card = lowest(bared)
        bared &= bared - 1
        while digit_of(state, card) >= BUILT:
            card = table[card, digit_of(state, card)]
            bases |= 1 << card
    return bases
