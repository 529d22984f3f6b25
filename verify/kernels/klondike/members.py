"""What is to be tried at a position: its moves but for those that are forced or skipped, or those of a whole component.

A component is what moves there and back connect: an unpinned card goes up, the top card of a foundation comes back.
"""

from __future__ import annotations

from verify.kernels.bits import lowest
from verify.kernels.compiled import Numbers, inlined
from verify.kernels.klondike.game import DECK, FREE, KINGS, MODE, NEXT, PINS, WORRYING_BACK
from verify.kernels.klondike.moves import BACK, UP, Moves, State, moved, possible
from verify.kernels.klondike.sets import PAIRS, exchanged, free_ranks, safe

SAFE_UP, SKIP_SAFE_BACK, SAFE_TALON, COMPONENTS, WHEN_NEEDED, EARLIER_PLACE, DEADLOCKS = 1, 2, 4, 8, 16, 32, 64
"""The prunings, as bits of one number."""

TO_TRY, POSSIBLE, MEMBER = 7, 12, 17
"""A member as an array: the seven numbers of a position, five sets of moves to be tried, the same of all there are."""

TOO_MANY = -1


@inlined
def gather(facts: Numbers, table: Numbers, prunings: int, state: State, members: Numbers) -> int:
    """Write down a position, or all of its component, with the moves to be tried; how many, or TOO_MANY."""
    moves = _allowed(facts, table, prunings, state)
    if prunings & COMPONENTS:
        return _component(facts, table, prunings, state, moves, members)
    _write(members, 0, state, _reduced(facts, state, moves, prunings), moves)
    return 1


@inlined
def state_of(rows: Numbers, at: int) -> State:
    """The position that a row begins with."""
    return rows[at, 0], rows[at, 1], rows[at, 2], rows[at, 3], rows[at, 4], rows[at, 5], rows[at, 6]


@inlined
def _allowed(facts: Numbers, table: Numbers, prunings: int, state: State) -> Moves:
    """Every move, but cards of the talon go down only when they are needed, if that is asked for."""
    up, reveal, talon_up, talon_down, back = possible(facts, table, state)
    if talon_down and prunings & WHEN_NEEDED and facts[MODE] == FREE:
        talon_down &= _needed(facts, state)
    return up, reveal, talon_up, talon_down, back


@inlined
def _needed(facts: Numbers, state: State) -> int:
    """The cards whose kind, rank and colour, has no free place and is wanted.

    Wanted by a card of the rank below and the other colour that might be put on it: a pin, one of the talon, the top of
    a foundation; or by the twin that could go up, if what lies on it went elsewhere. A card of the talon that can be
    had at any time can wait for that: what it would lie on stays free, and it goes up from the talon as well.
    """
    _, visible, pins, following, stock, _, _ = state
    tops = following >> 4 & facts[DECK] if facts[WORRYING_BACK] else 0
    wanted = exchanged(pins | stock | tops) << 4 | visible & following
    pairs = (wanted | wanted >> 1) & PAIRS
    return (pairs | pairs << 1) & ~free_ranks(visible, pins, facts[KINGS])


@inlined
def _reduced(facts: Numbers, state: State, moves: Moves, prunings: int) -> Moves:
    """The moves but for those that may be skipped; one alone where it is safe and forced."""
    up, reveal, talon_up, talon_down, back = moves
    forced_up, forced_talon = _forced(facts, prunings, state, up, talon_up)
    if forced_up | forced_talon:
        return forced_up, 0, forced_talon, 0, 0
    return up, reveal, talon_up, talon_down, _worth_back(facts, prunings, state, back)


@inlined
def _forced(facts: Numbers, prunings: int, state: State, up: int, talon_up: int) -> tuple[int, int]:
    """One card of those that can go up that is safe and so is to go up now, from the tableau or from the talon."""
    if not (prunings & SAFE_UP and up) and not (prunings & SAFE_TALON and talon_up):
        return 0, 0
    harmless = safe(state[NEXT], facts[WORRYING_BACK])
    forced = up & harmless if prunings & SAFE_UP else 0
    if forced:
        return forced & -forced, 0
    forced = talon_up & harmless if prunings & SAFE_TALON and facts[MODE] == FREE else 0
    return 0, forced & -forced


@inlined
def _worth_back(facts: Numbers, prunings: int, state: State, back: int) -> int:
    """Those cards that could come back which would not be safe to go up again."""
    if back and prunings & SKIP_SAFE_BACK:
        return back & ~safe(state[NEXT], facts[WORRYING_BACK])
    return back


@inlined
def _component(facts: Numbers, table: Numbers, prunings: int, state: State, moves: Moves, members: Numbers) -> int:
    """The same for a component: a forced move of one member is the only one that the whole component needs.

    A move possible at the member that another was found from is left out there: it leads to the same component.
    """
    up, reveal, talon_up, talon_down, _ = moves
    _write(members, 0, state, (up & state[PINS], reveal, talon_up, talon_down, 0), moves)
    number, at = 1, 0
    while at < number:
        state = state_of(members, at)
        up, reveal, talon_up, talon_down, back = _possible_at(members, at)
        forced_up, forced_talon = _forced(facts, prunings, state, up & state[PINS], talon_up)
        if forced_up | forced_talon:
            _write(members, 0, state, (forced_up, 0, forced_talon, 0, 0), moves)
            return 1
        linked = up & ~state[PINS] | _worth_back(facts, prunings, state, back)
        number = _add_neighbours(facts, table, prunings, members, at, number, linked)
        if number == TOO_MANY:
            return TOO_MANY
        at += 1
    return number


@inlined
def _add_neighbours(
    facts: Numbers, table: Numbers, prunings: int, members: Numbers, at: int, number: int, linked: int
) -> int:
    """List the members that moves of some cards there and back lead to; how many there are now, or TOO_MANY."""
    state = state_of(members, at)
    while linked:
        card = lowest(linked)
        linked &= linked - 1
        after = moved(facts, table, state, UP if state[NEXT] >> card & 1 else BACK, card)
        if _is_listed(members, number, after[NEXT]):
            continue
        if number == len(members):
            return TOO_MANY
        up, reveal, talon_up, talon_down, back = _allowed(facts, table, prunings, after)
        before = _possible_at(members, at)
        fresh = up & ~before[0] & after[PINS], reveal & ~before[1], talon_up & ~before[2], talon_down & ~before[3], 0
        _write(members, number, after, fresh, (up, reveal, talon_up, talon_down, back))
        number += 1
    return number


@inlined
def _is_listed(members: Numbers, number: int, following: int) -> bool:
    place = 0
    while place < number and members[place, NEXT] != following:
        place += 1
    return place < number


@inlined
def _possible_at(members: Numbers, at: int) -> Moves:
    return members[at, 12], members[at, 13], members[at, 14], members[at, 15], members[at, 16]


@inlined
def _write(members: Numbers, at: int, state: State, to_try: Moves, moves: Moves) -> None:
    for digit in range(7):
        members[at, digit] = state[digit]
    for kind in range(5):
        members[at, TO_TRY + kind] = to_try[kind]
        members[at, POSSIBLE + kind] = moves[kind]
