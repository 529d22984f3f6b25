"""Depth-first search over positions: a program that stops when it needs something, and goes on from there.

The stack is an array with a row for each position: those on the way, and beside each the others that its moves lead to.
"""

from __future__ import annotations

from verify.kernels.compiled import Numbers, bare_kernel, inlined
from verify.kernels.grandfathers_clock.choices import CHOSEN, DIGIT, MOST_MOVES, gather
from verify.kernels.grandfathers_clock.deadlocks import DEADLOCKS, deadlocked
from verify.kernels.grandfathers_clock.game import LEFT
from verify.kernels.grandfathers_clock.moves import State, moved, state_of
from verify.kernels.grandfathers_clock.visited import is_new

MOVED, TO, EXPANDED = 4, 5, 6
ROW = 7
"""The numbers of a row: the four of a position, the move that led to it as card and digit, and whether its moves lie on
the stack above it."""

DEPTH, VISITED = range(2)
"""How far a search has come, as an array: the rows of the stack, the positions visited."""

FOUND_WIN, FOUND_NONE, NEEDS_ROOM, NEEDS_DEPTH, PAUSED = range(5)


@bare_kernel
def explore(
    facts: Numbers,
    table: Numbers,
    prunings: int,
    stack: Numbers,
    choices: Numbers,
    seen: Numbers,
    reached: Numbers,
    room: int,
    most: int,
) -> int:
    """Go on, and say why it stopped.

    ``room`` is how many slots of ``seen`` may be used; where ``most`` positions have been visited the search pauses.
    """
    while reached[DEPTH] > 0:
        top = reached[DEPTH] - 1
        if stack[top, EXPANDED]:
            reached[DEPTH] -= 1
            continue
        if reached[VISITED] >= most:
            return PAUSED
        if reached[VISITED] + MOST_MOVES > room:
            return NEEDS_ROOM
        if reached[DEPTH] + MOST_MOVES > len(stack):
            return NEEDS_DEPTH
        state = state_of(stack, top)
        if prunings & DEADLOCKS and deadlocked(facts, table, state):
            reached[DEPTH] -= 1
            continue
        stack[top, EXPANDED] = 1
        if _write_new(table, state, choices, gather(facts, table, prunings, state, choices), stack, seen, reached):
            return FOUND_WIN
    return FOUND_NONE


@inlined
def _write_new(
    table: Numbers, state: State, choices: Numbers, number: int, stack: Numbers, seen: Numbers, reached: Numbers
) -> bool:
    """Write those positions on the stack that moves lead to and that are new; whether the last one is won."""
    for choice in range(number):
        card, digit = choices[choice, CHOSEN], choices[choice, DIGIT]
        after = moved(table, state, card, digit)
        if not is_new(seen, after[0], after[1]):
            continue
        at = reached[DEPTH]
        for field in range(4):
            stack[at, field] = after[field]
        stack[at, MOVED], stack[at, TO] = card, digit
        stack[at, EXPANDED] = after[LEFT] == 0
        reached[DEPTH] += 1
        reached[VISITED] += 1
        if after[LEFT] == 0:
            return True
    return False
