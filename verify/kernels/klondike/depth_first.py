"""Depth-first search over all positions: a program that stops when it needs something, and goes on from there.

The stack is an array: a row for each position on the way, with the moves not tried yet.
"""

from __future__ import annotations

from verify.kernels.compiled import Numbers, kernel, part
from verify.kernels.klondike.game import FREE, MODE, NEXT, WON, WORRYING_BACK
from verify.kernels.klondike.moves import BACK, REVEAL, TALON_DOWN, TALON_UP, UP, Moves, State, moved, possible
from verify.kernels.klondike.sets import lowest, safe
from verify.kernels.klondike.visited import add

ROW = 12
"""The numbers of a row: the seven of a position, and five sets of moves."""

SAFE_UP, SKIP_SAFE_BACK, SAFE_TALON = 1, 2, 4
FOUND_WIN, FOUND_NONE, NEEDS_ROOM, NEEDS_DEPTH, PAUSED = range(5)


@kernel
def explore(
    facts: Numbers, table: Numbers, reductions: int, stack: Numbers, seen: Numbers, depth: int, room: int, steps: int
) -> tuple[int, int, int, int]:
    """Go on: why it stopped, how many rows there are, how many keys may still be added, how many steps are left.

    ``room`` is how many keys may be added to ``seen``, ``steps`` how many moves are made at most.
    """
    while depth > 0:
        if room <= 0:
            return NEEDS_ROOM, depth, room, steps
        if depth == len(stack):
            return NEEDS_DEPTH, depth, room, steps
        if steps <= 0:
            return PAUSED, depth, room, steps
        row = stack[depth - 1]
        kind = next_kind(row)
        if kind < 0:
            depth -= 1
            continue
        card = lowest(row[7 + kind])
        row[7 + kind] &= row[7 + kind] - 1
        state = moved(facts, table, state_of(row), kind, card)
        steps -= 1
        if add(seen, state[0]):
            room -= 1
            write_row(facts, table, reductions, stack[depth], state)
            depth += 1
            if state[NEXT] == facts[WON]:
                return FOUND_WIN, depth, room, steps
    return FOUND_NONE, depth, room, steps


@kernel
def begin(facts: Numbers, table: Numbers, reductions: int, row: Numbers, start: Numbers) -> None:
    """Write the first row."""
    write_row(facts, table, reductions, row, state_of(start))


@part
def next_kind(row: Numbers) -> int:
    """The kind of move to try next; -1 if none is left."""
    for kind in (UP, REVEAL, TALON_UP, TALON_DOWN, BACK):
        if row[7 + kind] != 0:
            return kind
    return -1


@part
def state_of(row: Numbers) -> State:
    """The position of a row."""
    return row[0], row[1], row[2], row[3], row[4], row[5], row[6]


@part
def write_row(facts: Numbers, table: Numbers, reductions: int, row: Numbers, state: State) -> None:
    """A position with the moves that are to be tried."""
    row[0], row[1], row[2], row[3], row[4], row[5], row[6] = state
    row[7], row[8], row[9], row[10], row[11] = reduced(facts, state, possible(facts, table, state), reductions)


@part
def reduced(facts: Numbers, state: State, moves: Moves, reductions: int) -> Moves:
    """The moves that are left to be tried: one that is safe and forced, or all but those that are to be skipped."""
    up, reveal, talon_up, talon_down, back = moves
    if not reductions or not (up | back | talon_up):
        return moves
    harmless = safe(state[NEXT], facts[WORRYING_BACK])
    forced = up & harmless
    if reductions & SAFE_UP and forced:
        return forced & -forced, 0, 0, 0, 0
    forced = talon_up & harmless
    if reductions & SAFE_TALON and facts[MODE] == FREE and forced:
        return 0, 0, forced & -forced, 0, 0
    if reductions & SKIP_SAFE_BACK:
        back &= ~harmless
    return up, reveal, talon_up, talon_down, back
