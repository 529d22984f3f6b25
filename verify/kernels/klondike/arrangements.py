"""Depth-first search over arrangements, where only whole runs move: what lies on what matters there.

A position of the quotient forgets on which of two cards of a rank and colour another one lies. Where part of a run may
move that does not matter; where it may not, a card can go up only if nothing lies on it. So here an arrangement is a
position and, for every card that was laid onto another one, which of the two that is: in pairs of cards as ``game``
numbers them, the lower or the upper one. In which order the columns stand matters no more than elsewhere.

Nothing is pruned: what is exhausted is lost, and what is won is won.
"""

from __future__ import annotations

from verify.kernels.bits import lowest
from verify.kernels.compiled import Numbers, inlined, kernel
from verify.kernels.klondike.game import KINGS, NEXT, PINS, VISIBLE, WON
from verify.kernels.klondike.members import state_of
from verify.kernels.klondike.moves import BACK, REVEAL, TALON_DOWN, TALON_UP, UP, Moves, State, moved, possible
from verify.kernels.klondike.sets import PAIRS, exchanged
from verify.kernels.visited import hash_of, slot_of

ON, EXPANDED, KIND, CARD, TARGET = 7, 8, 9, 10, 11
ROW = 12
"""The numbers of a row: the seven of a position, which cards lie on the upper one of a pair, whether its moves lie on
the stack above it, and the move that led to it: kind, card, and the card that it was laid onto, if any."""

NOWHERE = -1

DEPTH, MET, VISITED = range(3)
"""How far a search has come, as an array: the rows of the stack, the arrangements met, those visited."""

FOUND_WIN, FOUND_NONE, NEEDS_ROOM, NEEDS_DEPTH, PAUSED = range(5)

MOST_MOVES = 256


@kernel
def explore_arrangements(
    facts: Numbers, table: Numbers, stack: Numbers, seen: Numbers, reached: Numbers, room: int, most: int
) -> int:
    """Go on, and say why it stopped. ``room`` is how many arrangements ``seen`` takes, ``most`` may be visited."""
    while reached[DEPTH] > 0:
        top = reached[DEPTH] - 1
        if stack[top, EXPANDED]:
            reached[DEPTH] -= 1
            continue
        if stack[top, NEXT] == facts[WON]:
            stack[top, EXPANDED] = 1
            return FOUND_WIN
        if reached[VISITED] >= most:
            return PAUSED
        if reached[MET] + MOST_MOVES > room:
            return NEEDS_ROOM
        if reached[DEPTH] + MOST_MOVES > len(stack):
            return NEEDS_DEPTH
        stack[top, EXPANDED] = 1
        reached[VISITED] += 1
        state, on = state_of(stack, top), stack[top, ON]
        moves = allowed(facts, table, state, on)
        for kind in (BACK, TALON_DOWN, TALON_UP, REVEAL, UP):
            cards = moves[kind]
            while cards:
                card = lowest(cards)
                cards &= cards - 1
                _lay(facts, table, stack, seen, reached, state, on, kind, card)
    return FOUND_NONE


@inlined
def covered(facts: Numbers, state: State, on: int) -> int:
    """The cards that another one lies on."""
    laid = state[VISIBLE] & ~state[PINS] & ~facts[KINGS]
    lower, upper = laid & ~on, laid & on
    pairs = (lower | lower >> 1) & PAIRS | ((upper | upper >> 1) & PAIRS) << 1
    return exchanged(pairs) << 4


@inlined
def allowed(facts: Numbers, table: Numbers, state: State, on: int) -> Moves:
    """The moves of a position that this arrangement allows: of the cards that can go up those that lie open."""
    up, reveal, talon_up, talon_down, back = possible(facts, table, state)
    return up & ~covered(facts, state, on), reveal, talon_up, talon_down, back


@inlined
def _lay(
    facts: Numbers,
    table: Numbers,
    stack: Numbers,
    seen: Numbers,
    reached: Numbers,
    state: State,
    on: int,
    kind: int,
    card: int,
) -> None:
    """Put what a move makes of an arrangement on the stack, once for every card that the moved one can be laid onto."""
    after, bit = moved(facts, table, state, kind, card), 1 << card
    if kind in (UP, TALON_UP) or facts[KINGS] & bit:
        _keep(stack, seen, reached, after, on & ~bit, kind, card, NOWHERE)
        return
    places = exchanged(1 << card | 1 << (card ^ 1)) << 4 & state[VISIBLE] & ~covered(facts, state, on)
    while places:
        target = lowest(places)
        places &= places - 1
        _keep(stack, seen, reached, after, on | bit if target & 1 else on & ~bit, kind, card, target)


@inlined
def _keep(
    stack: Numbers, seen: Numbers, reached: Numbers, state: State, on: int, kind: int, card: int, target: int
) -> None:
    """Put an arrangement on the stack if it is new."""
    slot = place_of(seen, state[0], on)
    if seen[slot, 0] != 0:
        return
    seen[slot, 0], seen[slot, 1] = state[0] + 1, on
    at = reached[DEPTH]
    for digit in range(7):
        stack[at, digit] = state[digit]
    stack[at, ON], stack[at, EXPANDED] = on, 0
    stack[at, KIND], stack[at, CARD], stack[at, TARGET] = kind, card, target
    reached[DEPTH] += 1
    reached[MET] += 1


@inlined
def place_of(seen: Numbers, key: int, on: int) -> int:
    """Where an arrangement is among those met, or would be."""
    slot = slot_of(hash_of(key ^ hash_of(on) << 20), len(seen))
    while seen[slot, 0] != 0 and (seen[slot, 0] != key + 1 or seen[slot, 1] != on):
        slot += 1
        if slot == len(seen):
            slot = 0
    return slot


@kernel
def copy_arrangements(grown: Numbers, seen: Numbers) -> None:
    """Put all that were met into a larger table."""
    for row in range(len(seen)):
        if seen[row, 0] != 0:
            slot = place_of(grown, seen[row, 0] - 1, seen[row, 1])
            grown[slot, 0], grown[slot, 1] = seen[row, 0], seen[row, 1]
