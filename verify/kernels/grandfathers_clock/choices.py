"""The moves of a position of Grandfather's Clock that are to be tried, the most promising last.

``safe-up``: if a card can go up, and no card that is left may lie on it, it goes up at once and nothing else is tried;
``verify.quotient.grandfathers_clock.reductions`` has the proof. A whole column that goes to an empty one makes the same
position, and so no move.

``lowest-stays``: where nothing goes into empty columns, the lowest card of a column does not go on another, alone or
with those on it. Proof. Take any win that begins so, the card c going on t, and leave that move out. Until c leaves t
in the win, the games differ in one thing: c, with what lies on it, lies on t there and on nothing here. So every card
that is a top card there is one here, and whatever goes on one there can do so here; a run that moves there with c in
its midst moves here as far as t. When c goes up in the win, or on another card, it does so here too, and the games are
the same. So the win is shorter by a move. Since a safe card that goes up at once makes no win longer, there is among
the shortest wins from any position one that keeps to both reductions.
"""

from __future__ import annotations

from verify.kernels.bits import lowest, size
from verify.kernels.compiled import Numbers, inlined
from verify.kernels.grandfathers_clock.game import (
    BOTTOM,
    BUILT,
    COLUMNS,
    DEALT,
    DIGITS,
    FILL,
    RUNS,
    TAKES,
    UP,
)
from verify.kernels.grandfathers_clock.moves import State, digit_of, goes_up

SAFE_UP, LOWEST_STAYS = 1, 4
"""The reductions as bits of ``prunings``."""

SCORE, CHOSEN, DIGIT = range(3)
"""A move to be tried, as a row: how promising it is, which card, where to."""

MOST_MOVES = 256
"""More than a position has: six for each of 42 cards."""


@inlined
def safe_up(table: Numbers, state: State) -> int:
    """A card that can go up and on which no card that is left may lie, or -1."""
    tops = state[2]
    while tops:
        card = lowest(tops)
        tops &= tops - 1
        if table[card, TAKES] & state[3] == 0 and goes_up(table, state, card):
            return card
    return -1


@inlined
def gather(facts: Numbers, table: Numbers, prunings: int, state: State, choices: Numbers) -> int:
    """Write down the moves to be tried, in rising order of promise; how many there are."""
    if prunings & SAFE_UP:
        card = safe_up(table, state)
        if card >= 0:
            choices[0, CHOSEN], choices[0, DIGIT] = card, UP
            return 1
    number, tops = 0, state[2]
    while tops:
        top = lowest(tops)
        tops &= tops - 1
        if goes_up(table, state, top):
            number = _put(choices, number, 100, top, UP)
        card = top
        while card >= 0:
            digit = digit_of(state, card)
            if digit != BOTTOM or facts[FILL] or not prunings & LOWEST_STAYS:
                number = _moves_of(facts, table, state, top, card, choices, number)
            card = table[card, digit] if facts[RUNS] and digit >= BUILT else -1
    return number


@inlined
def _moves_of(facts: Numbers, table: Numbers, state: State, top: int, card: int, choices: Numbers, number: int) -> int:
    """Write down where a card may go in the columns, with those on it up to ``top``; how many moves there are now."""
    before, tops = digit_of(state, card), state[2]
    worth = _worth(table, state, card, before)
    for digit in range(BUILT, DIGITS):
        below = table[card, digit]
        if below >= 0 and below != top and tops >> below & 1:
            number = _put(choices, number, worth, card, digit)
    if before != BOTTOM and facts[FILL] and size(tops) < facts[COLUMNS]:
        number = _put(choices, number, worth - 40, card, BOTTOM)
    return number


@inlined
def _worth(table: Numbers, state: State, card: int, before: int) -> int:
    """How promising it is to move a card away: what it lies on could go up, is not built upon, or is nothing."""
    if before == BOTTOM:
        return 40
    ready = 30 if goes_up(table, state, table[card, before]) else 0
    return ready + 20 if before == DEALT else ready


@inlined
def _put(choices: Numbers, number: int, score: int, card: int, digit: int) -> int:
    """Write a move down after those that are less promising; how many there are now."""
    at = number
    while at > 0 and choices[at - 1, SCORE] > score:
        for field in range(3):
            choices[at, field] = choices[at - 1, field]
        at -= 1
    choices[at, SCORE], choices[at, CHOSEN], choices[at, DIGIT] = score, card, digit
    return number + 1
