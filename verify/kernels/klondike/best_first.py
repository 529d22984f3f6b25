"""Best-first search over positions: a program that stops when it needs something, and goes on from there.

The *level* of a position is the excess of the best way to it and the bound on what is still to come. The bound is
consistent: no move leads to a lower level. So levels are gone through from the lowest on; a position that comes up at
the current level has been reached by as few moves as it can be, and is settled.

Settled positions of the current level wait on a stack. Those of higher levels wait in a list for each level, settled or
not, and perhaps more than once; all lists lie in one array. No move rises by as many levels as there are lists, so they
are used in turn.

Three prunings are in force, since none lengthens the best win. A safe card that goes up now makes it one move shorter
(``verify.quotient.klondike.reductions`` says why), so it is forced, in the tableau and in a talon of which any card can
be had. A card that is taken back though it is safe goes up again at once, so that the two moves lead nowhere.
"""

from __future__ import annotations

from verify.kernels.bits import lowest
from verify.kernels.compiled import Numbers, inlined, kernel
from verify.kernels.klondike.bound import NEVER, excess
from verify.kernels.klondike.game import FREE as ANY_CARD
from verify.kernels.klondike.game import MODE, NEXT, PINS, WON, WORRYING_BACK
from verify.kernels.klondike.moves import BACK, REVEAL, TALON_DOWN, Moves, State, moved, possible
from verify.kernels.klondike.sets import safe
from verify.kernels.klondike.unpacking import unpacked
from verify.kernels.visited import fetch, hash_of, slot_of

LEVEL, DEPTH, SETTLED, OPEN, USED, FREE = range(6)
"""How far a search has come, as an array: the current level; the keys on its stack; the positions settled; the entries
that wait, how many have been used for that in all, and the first of those that are free again."""

FOUND_WIN, FOUND_NONE, NEEDS_ROOM, NEEDS_STACK, NEEDS_ENTRIES, PAUSED = range(6)

LISTS = 256
MOST_MOVES = 256
"""More than a position has, and what must be free before one is looked at."""

ENTRY = 3
"""An entry that waits: the key, the one before it, the next entry."""

_NO_ENTRY = -1


@kernel
def settle(
    facts: Numbers,
    table: Numbers,
    columns: Numbers,
    rest: Numbers,
    needs: Numbers,
    leaves: Numbers,
    scratch: Numbers,
    seen: Numbers,
    stack: Numbers,
    entries: Numbers,
    heads: Numbers,
    reached: Numbers,
    room: int,
    most: int,
) -> int:
    """Go on, and say why it stopped. ``room`` is how many keys ``seen`` can take; at ``most`` of them it pauses.

    After a win its key is on top of the stack.
    """
    while reached[DEPTH] or reached[OPEN]:
        if reached[SETTLED] >= most:
            return PAUSED
        if reached[SETTLED] + MOST_MOVES > room:
            return NEEDS_ROOM
        if reached[DEPTH] + MOST_MOVES > len(stack):
            return NEEDS_STACK
        if reached[OPEN] + MOST_MOVES > len(entries):
            return NEEDS_ENTRIES
        if reached[DEPTH] == 0:
            _next_waiting(seen, stack, entries, heads, reached)
            continue
        reached[DEPTH] -= 1
        state, index = unpacked(facts, table, columns, rest, stack[reached[DEPTH]])
        if state[NEXT] == facts[WON]:
            reached[DEPTH] += 1
            return FOUND_WIN
        moves = _worth_trying(facts, table, state)
        _look_ahead(facts, table, needs, leaves, scratch, state, moves, index, seen, stack, entries, heads, reached)
    return FOUND_NONE


@inlined
def _next_waiting(seen: Numbers, stack: Numbers, entries: Numbers, heads: Numbers, reached: Numbers) -> None:
    """Settle the next entry that waits, unless that was done before; entries there are."""
    while heads[reached[LEVEL] % LISTS] == _NO_ENTRY:
        reached[LEVEL] += 1
    at = heads[reached[LEVEL] % LISTS]
    heads[reached[LEVEL] % LISTS] = entries[at, 2]
    entries[at, 2], reached[FREE] = reached[FREE], at
    reached[OPEN] -= 1
    _settle_one(seen, stack, reached, entries[at, 0], entries[at, 1])


@inlined
def _settle_one(seen: Numbers, stack: Numbers, reached: Numbers, key: int, before: int) -> None:
    slot = _slot_for(seen, key)
    if seen[slot] == 0:
        seen[slot], seen[slot + 1] = key + 1, before
        stack[reached[DEPTH]] = key
        reached[DEPTH] += 1
        reached[SETTLED] += 1


@inlined
def _slot_for(seen: Numbers, key: int) -> int:
    """Where a key is among the settled ones, or would be."""
    slot = 2 * slot_of(hash_of(key), len(seen) // 2)
    while seen[slot] != 0 and seen[slot] != key + 1:
        slot += 2
        if slot == len(seen):
            slot = 0
    return slot


@inlined
def _look_ahead(
    facts: Numbers,
    table: Numbers,
    needs: Numbers,
    leaves: Numbers,
    scratch: Numbers,
    state: State,
    moves: Moves,
    index: int,
    seen: Numbers,
    stack: Numbers,
    entries: Numbers,
    heads: Numbers,
    reached: Numbers,
) -> None:
    """Settle what the moves of a position lead to, if it is of the same level; let it wait, if it is not."""
    gone = reached[LEVEL] - excess(facts, needs, index, state)
    number = 0
    for kind in range(BACK, -1, -1):  # what is settled last is looked at first
        cards = moves[kind]
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            after = moved(facts, table, state, kind, card)
            there = index - leaves[card] if (state[PINS] & ~after[PINS]) >> card & 1 else index
            level = gone + _cost(kind) + excess(facts, needs, there, after)
            if level < gone + NEVER:
                fetch(seen, 2 * slot_of(hash_of(after[0]), len(seen) // 2))
                scratch[number, 0], scratch[number, 1] = after[0], level
                number += 1
    for child in range(number):
        key, level = scratch[child, 0], scratch[child, 1]
        if level == reached[LEVEL]:
            _settle_one(seen, stack, reached, key, state[0])
        elif seen[_slot_for(seen, key)] == 0:
            _let_wait(entries, heads, reached, level, key, state[0])


@inlined
def _worth_trying(facts: Numbers, table: Numbers, state: State) -> Moves:
    """The moves of a position, but for what is forced or leads nowhere."""
    up, reveal, talon_up, talon_down, back = possible(facts, table, state)
    harmless = safe(state[NEXT], facts[WORRYING_BACK])
    if up & harmless:
        return up & harmless & -(up & harmless), 0, 0, 0, 0
    if talon_up & harmless and facts[MODE] == ANY_CARD:
        return 0, 0, talon_up & harmless & -(talon_up & harmless), 0, 0
    return up, reveal, talon_up, talon_down, back & ~harmless


@inlined
def _cost(kind: int) -> int:
    """The excess of a move."""
    if kind == BACK:
        return 2
    return 1 if kind in (REVEAL, TALON_DOWN) else 0


@inlined
def _let_wait(entries: Numbers, heads: Numbers, reached: Numbers, level: int, key: int, before: int) -> None:
    at = reached[FREE]
    if at == _NO_ENTRY:
        at = reached[USED]
        reached[USED] += 1
    else:
        reached[FREE] = entries[at, 2]
    entries[at, 0], entries[at, 1], entries[at, 2] = key, before, heads[level % LISTS]
    heads[level % LISTS] = at
    reached[OPEN] += 1


@kernel
def copy_all(grown: Numbers, seen: Numbers) -> None:
    """Put every settled key, with the one before it, into a larger table."""
    for slot in range(0, len(seen), 2):
        if seen[slot] != 0:
            there = _slot_for(grown, seen[slot] - 1)
            grown[there], grown[there + 1] = seen[slot], seen[slot + 1]


@kernel
def way_to(seen: Numbers, start: int, key: int, way: Numbers) -> int:
    """Write down the keys on the way to a settled one, the last first, without that of the start; how many."""
    number = 0
    while key != start and number < len(way):
        way[number] = key
        number += 1
        key = seen[_slot_for(seen, key) + 1]
    return number


@kernel
def excess_of(facts: Numbers, table: Numbers, columns: Numbers, rest: Numbers, needs: Numbers, key: int) -> int:
    """The excess that is needed at least from the position that a key stands for."""
    state, index = unpacked(facts, table, columns, rest, key)
    return excess(facts, needs, index, state)
