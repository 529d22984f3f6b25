"""What a move makes of a position of Grandfather's Clock: it changes the digit of one card."""

from __future__ import annotations

from verify.kernels.compiled import Numbers, inlined
from verify.kernels.grandfathers_clock.game import BEFORE, BUILT, IN_A_WORD, UP

State = tuple[int, int, int, int]


@inlined
def state_of(rows: Numbers, at: int) -> State:
    """The position that a row begins with."""
    return rows[at, 0], rows[at, 1], rows[at, 2], rows[at, 3]


@inlined
def digit_of(state: State, card: int) -> int:
    """What the card lies on."""
    low, high, _, _ = state
    return low >> 3 * card & 7 if card < IN_A_WORD else high >> 3 * (card - IN_A_WORD) & 7


@inlined
def goes_up(table: Numbers, state: State, card: int) -> bool:
    """Whether the cards that go to its foundation before this one are there."""
    return bool(table[card, BEFORE] & state[3] == 0)


@inlined
def changed(state: State, card: int, bits: int) -> tuple[int, int]:
    """The two words with these bits of the digit of a card changed."""
    low, high, _, _ = state
    if card < IN_A_WORD:
        return low ^ bits << 3 * card, high
    return low, high ^ bits << 3 * (card - IN_A_WORD)


@inlined
def moved(table: Numbers, state: State, card: int, digit: int) -> State:
    """The position when this card, with those that lie on it, has gone where the digit says."""
    _, _, tops, left = state
    before = digit_of(state, card)
    low, high = changed(state, card, before ^ digit)
    if table[card, before] >= 0:
        tops |= 1 << table[card, before]
    if digit == UP:
        tops &= ~(1 << card)
        left &= ~(1 << card)
    elif digit >= BUILT:
        tops &= ~(1 << table[card, digit])
    return low, high, tops, left
