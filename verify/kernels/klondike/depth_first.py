"""Depth-first search over positions: a program that stops when it needs something, and goes on from there.

The stack is an array with a row for each position: those on the way, and beside each the others that its moves lead to.

With ``components`` a row stands for all positions that are reached from it by moves there and back: an unpinned card
goes up, the top card of a foundation comes back. Only one of them is kept, one from which no unpinned card goes up; the
others, the *members*, are found again from it. All other moves lead on for good: each takes a card from the talon, or
from where it was dealt.
"""

from __future__ import annotations

from verify.kernels.bits import lowest, size
from verify.kernels.compiled import Numbers, bare_kernel, inlined, kernel
from verify.kernels.klondike.deadlocks import deadlocked
from verify.kernels.klondike.game import KEY, KINGS, NEXT, PINS, PLACE, VISIBLE, WON
from verify.kernels.klondike.members import COMPONENTS, DEADLOCKS, TO_TRY, TOO_MANY, gather, state_of
from verify.kernels.klondike.moves import BACK, REVEAL, TALON_DOWN, TALON_UP, UP, State, moved
from verify.kernels.klondike.places_seen import NEW, SEEN, add, key_kept
from verify.kernels.klondike.sets import free_ranks
from verify.kernels.visited import fetch, hash_of, met_lately, slot_of

EXPANDED, KIND, CARD, AT = 7, 8, 9, 10
ROW = 11
"""The numbers of a row: the seven of a position, whether its moves lie on the stack above it, and the move that led to
it: its kind, its card, and the cards that the foundations waited for then."""

DEPTH, VISITED, SLOTS = range(3)
"""How far a search has come, as an array: the rows of the stack, the positions visited, the slots of the table used."""

FOUND_WIN, FOUND_NONE, NEEDS_ROOM, NEEDS_DEPTH, NEEDS_MEMBERS, PAUSED = range(6)


@bare_kernel
def explore(
    facts: Numbers,
    table: Numbers,
    prunings: int,
    stack: Numbers,
    members: Numbers,
    seen: Numbers,
    reached: Numbers,
    recent: Numbers,
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
        if prunings & DEADLOCKS and deadlocked(facts, table, state_of(stack, top)):
            reached[DEPTH] -= 1
            continue
        number = gather(facts, table, prunings, state_of(stack, top), members)
        if number == TOO_MANY:
            return NEEDS_MEMBERS
        moves = 0
        for place in range(number):
            for kind in range(5):
                moves += size(members[place, TO_TRY + kind])
        if reached[SLOTS] + moves > room:
            return NEEDS_ROOM
        if reached[DEPTH] + moves > len(stack):
            return NEEDS_DEPTH
        stack[top, EXPANDED] = 1
        end = _write_all(facts, table, prunings, stack, members, number, reached[DEPTH], seen, recent)
        if _keep_new(facts, prunings, stack, end, seen, reached):
            return FOUND_WIN
    return FOUND_NONE


@kernel
def begin(facts: Numbers, table: Numbers, prunings: int, stack: Numbers, seen: Numbers, start: Numbers) -> None:
    """The first row and the first key."""
    state = state_of(start, 0)
    if prunings & COMPONENTS:
        state = top_of(facts, table, state)
    add(facts, prunings, seen, state[KEY], state[PLACE])
    _write(stack, 0, state)


@inlined
def top_of(facts: Numbers, table: Numbers, state: State) -> State:
    """The member of the same component that is reached when unpinned cards go up as long as one can."""
    ready = climbing(facts, state)
    while ready:
        state = moved(facts, table, state, UP, lowest(ready))
        ready = climbing(facts, state)
    return state


@inlined
def climbing(facts: Numbers, state: State) -> int:
    """The unpinned cards that can go up."""
    ready = state[VISIBLE] & ~state[PINS] & state[NEXT]
    return ready & free_ranks(state[VISIBLE], state[PINS], facts[KINGS]) if ready else 0


@inlined
def _write(stack: Numbers, at: int, state: State) -> None:
    for digit in range(7):
        stack[at, digit] = state[digit]
    stack[at, EXPANDED] = 0


@inlined
def _write_all(
    facts: Numbers,
    table: Numbers,
    prunings: int,
    stack: Numbers,
    members: Numbers,
    number: int,
    at: int,
    seen: Numbers,
    recent: Numbers,
) -> int:
    """Write what all moves lead to on the stack, the ones to be tried first last, and have their slots fetched."""
    for member in range(number - 1, -1, -1):
        state = state_of(members, member)
        for kind in (BACK, TALON_DOWN, TALON_UP, REVEAL, UP):
            cards = members[member, TO_TRY + kind]
            while cards:
                card = lowest(cards)
                cards &= cards - 1
                after = moved(facts, table, state, kind, card)
                if prunings & COMPONENTS:
                    after = top_of(facts, table, after)
                hashed = hash_of(key_kept(facts, prunings, after[KEY], after[PLACE]))
                if met_lately(recent, after[KEY], hashed + after[PLACE]):
                    continue
                fetch(seen, slot_of(hashed, len(seen)))
                _write(stack, at, after)
                stack[at, KIND], stack[at, CARD], stack[at, AT] = kind, card, state[NEXT]
                at += 1
    return at


@inlined
def _keep_new(facts: Numbers, prunings: int, stack: Numbers, end: int, seen: Numbers, reached: Numbers) -> bool:
    """Keep those positions on the stack, up to the row ``end``, that are new; whether one is won."""
    depth = reached[DEPTH]
    for at in range(depth, end):
        added = add(facts, prunings, seen, stack[at, KEY], stack[at, PLACE])
        if added != SEEN:
            reached[SLOTS] += added == NEW
            for digit in range(ROW):
                stack[depth, digit] = stack[at, digit]
            depth += 1
            if stack[depth - 1, NEXT] == facts[WON]:
                stack[depth - 1, EXPANDED] = 1
                break
    reached[VISITED] += depth - reached[DEPTH]
    reached[DEPTH] = depth
    return bool(depth > 0 and stack[depth - 1, NEXT] == facts[WON])
