"""Best-first search over positions: a program that stops when it needs something, and goes on from there.

The *level* of a position is the excess of the best way to it and the bound on what is still to come (bound.py). No move
leads to a lower level, and none rises by more than two. So levels are gone through from the lowest on, and three stacks
hold what waits: that of the current level and of the next two. A position that comes up at the current level has been
reached by as few moves as it can be, and is settled.

All prunings are in force. Of the shortest wins one keeps to both reductions (choices.py says why), and a position that
is lost is on no win.
"""

from __future__ import annotations

from verify.kernels.compiled import Numbers, inlined, kernel
from verify.kernels.grandfathers_clock.bound import excess
from verify.kernels.grandfathers_clock.choices import CHOSEN, DIGIT, LOWEST_STAYS, MOST_MOVES, SAFE_UP, gather
from verify.kernels.grandfathers_clock.deadlocks import deadlocked
from verify.kernels.grandfathers_clock.game import LEFT, UP
from verify.kernels.grandfathers_clock.moves import State, changed, digit_of, moved, state_of
from verify.kernels.grandfathers_clock.visited import slot_for

STEP = 4
ENTRY = 5
"""A position that waits: its four numbers, and the step that led to it."""

SEEN = 3
"""A position settled: its two words and its step: the card that moved last, by eight, and the digit it had before."""

NO_STEP = -1

LEVEL, SETTLED, WAITING = range(3)
"""How far a search has come, as an array: the current level; the positions settled; the heights of three stacks, that
of a level by its remainder."""

FOUND_WIN, FOUND_NONE, NEEDS_ROOM, NEEDS_STACK, PAUSED = range(5)


@kernel
def settle(
    facts: Numbers,
    table: Numbers,
    choices: Numbers,
    seen: Numbers,
    stacks: Numbers,
    reached: Numbers,
    room: int,
    most: int,
) -> int:
    """Go on, and say why it stopped. ``room`` is how many positions ``seen`` takes; at ``most`` of them it pauses."""
    while reached[WAITING] + reached[WAITING + 1] + reached[WAITING + 2]:
        if reached[SETTLED] >= most:
            return PAUSED
        if reached[SETTLED] >= room:
            return NEEDS_ROOM
        stack = reached[LEVEL] % 3
        if max(reached[WAITING], reached[WAITING + 1], reached[WAITING + 2]) + MOST_MOVES > stacks.shape[1]:
            return NEEDS_STACK
        if reached[WAITING + stack] == 0:
            reached[LEVEL] += 1
            continue
        reached[WAITING + stack] -= 1
        state = state_of(stacks[stack], reached[WAITING + stack])
        slot = slot_for(seen, state[0], state[1])
        if seen[slot, 0] != 0:
            continue
        seen[slot, 0], seen[slot, 1], seen[slot, 2] = state[0], state[1], stacks[stack, reached[WAITING + stack], STEP]
        reached[SETTLED] += 1
        if state[LEFT] == 0:
            return FOUND_WIN
        if not deadlocked(facts, table, state):
            _look_ahead(facts, table, choices, state, seen, stacks, reached)
    return FOUND_NONE


@inlined
def _look_ahead(
    facts: Numbers, table: Numbers, choices: Numbers, state: State, seen: Numbers, stacks: Numbers, reached: Numbers
) -> None:
    """Let wait what the moves of a position lead to, unless it is settled."""
    gone = reached[LEVEL] - excess(facts, table, state)
    for choice in range(gather(facts, table, SAFE_UP | LOWEST_STAYS, state, choices)):
        card, digit = choices[choice, CHOSEN], choices[choice, DIGIT]
        after = moved(table, state, card, digit)
        if seen[slot_for(seen, after[0], after[1]), 0] != 0:
            continue
        stack = (gone + (digit != UP) + excess(facts, table, after)) % 3
        at = reached[WAITING + stack]
        for field in range(4):
            stacks[stack, at, field] = after[field]
        stacks[stack, at, STEP] = card << 3 | digit_of(state, card)
        reached[WAITING + stack] += 1


@kernel
def begin(facts: Numbers, table: Numbers, start: Numbers, stacks: Numbers, reached: Numbers) -> None:
    """Let the start wait, at its level."""
    reached[LEVEL] = excess(facts, table, state_of(start, 0))
    stacks[reached[LEVEL] % 3, 0, :4] = start[0]
    stacks[reached[LEVEL] % 3, 0, STEP] = NO_STEP
    reached[WAITING + reached[LEVEL] % 3] = 1


@kernel
def way_to(seen: Numbers, low: int, high: int, way: Numbers) -> int:
    """Write down the cards and digits of the moves to a settled position, the last first; how many."""
    number = 0
    while True:
        step = seen[slot_for(seen, low, high), 2]
        if step == NO_STEP or number == len(way):
            return number
        card, before = step >> 3, step & 7
        state = low, high, 0, 0
        way[number, 0], way[number, 1] = card, digit_of(state, card)
        low, high = changed(state, card, before ^ way[number, 1])
        number += 1
