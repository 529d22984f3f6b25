"""What follows from the turn order alone.

Go on after the end of a game by any rule that looks only at cards already turned: then every deal has one order in
which all its cards are turned, every order belongs to one deal (C9), and a shuffled deck makes all orders equally
likely. The game itself is this order as far as the last king (C4). So all that matters is where the kings stand in
a row of cards of which every arrangement is equally likely, and which other ranks stand behind the last of them.
The row is built up card by card; no formula is assumed.
"""

from __future__ import annotations

from fractions import Fraction
from math import comb

from verify.counting.laws import Law, check_deck, law_of


def last_is_king(cards: int, kings: int) -> Fraction:
    """The chance that the last of ``cards`` shuffled cards is one of ``kings`` kings, by laying them one by one.

    >>> last_is_king(52, 4), last_is_king(3, 3), last_is_king(3, 0)
    (Fraction(1, 13), Fraction(1, 1), Fraction(0, 1))

    Raises ValueError for no card or more kings than cards.
    """
    if cards < 1 or not 0 <= kings <= cards:
        raise ValueError(f"{kings} kings among {cards} cards: expected at least one card and no more kings than cards")
    row = [Fraction(k) for k in range(min(kings, 1) + 1)]  # of one card: chance by the number of kings in it
    for size in range(2, cards + 1):
        row = [_by_next_card(row, size, k) for k in range(min(kings, size) + 1)]
    return row[kings]


def _by_next_card(row: list[Fraction], size: int, kings: int) -> Fraction:
    """The chance with one card more, from those with ``size - 1`` cards: the first card is a king or it is not."""
    king = row[kings - 1] if kings else Fraction(0)
    other = row[kings] if kings < size else Fraction(0)
    return (kings * king + (size - kings) * other) / size


def win(ranks: int, suits: int) -> Fraction:
    """The chance that the whole deck is turned (C9): the last card of the order is a king.

    >>> win(13, 4)
    Fraction(1, 13)
    """
    return last_is_king(check_deck(ranks, suits), suits)


def turned(ranks: int, suits: int) -> Law:
    """How many cards are turned in a game (C12): where the last king stands in the order.

    >>> turned(2, 2)
    {2: Fraction(1, 6), 3: Fraction(1, 3), 4: Fraction(1, 2)}
    """
    cards = check_deck(ranks, suits)
    going = [1] + [0] * suits  # rows laid so far, by the number of kings in them
    ended: dict[int, int] = {}
    for turn in range(1, cards + 1):
        ended[turn] = going[suits - 1]
        going = [going[0], *(going[k] + going[k - 1] for k in range(1, suits)), going[suits] + going[suits - 1]]
    return law_of(ended, going[suits])


def face_down(ranks: int, suits: int) -> Law:
    """How many cards stay face down.

    >>> face_down(2, 2)
    {0: Fraction(1, 2), 1: Fraction(1, 3), 2: Fraction(1, 6)}
    """
    cards = check_deck(ranks, suits)
    return dict(sorted((cards - turn, chance) for turn, chance in turned(ranks, suits).items()))


def face_down_if_lost(ranks: int, suits: int) -> Law:
    """How many cards stay face down in a game that is lost; empty if none can be.

    >>> face_down_if_lost(2, 2)
    {1: Fraction(2, 3), 2: Fraction(1, 3)}
    """
    law = face_down(ranks, suits)
    lost = 1 - law[0]
    return {left: chance / lost for left, chance in law.items() if left}


def turned_and_completed(ranks: int, suits: int) -> dict[tuple[int, int], Fraction]:
    """How many cards are turned and how many clock piles are complete at the end, together.

    A pile is complete if no card of its rank stands behind the last king. Read from its end, the order shows the
    other ranks until the first king comes up: those seen by then are incomplete.

    >>> turned_and_completed(2, 2)
    {(2, 0): Fraction(1, 6), (3, 0): Fraction(1, 3), (4, 1): Fraction(1, 2)}
    """
    cards, clock = check_deck(ranks, suits), ranks - 1
    reading = {0: Fraction(1)}  # no king yet: chance by the number of ranks seen
    law: dict[tuple[int, int], Fraction] = {}
    for read in range(clock * suits + 1):
        left, onward = cards - read, dict.fromkeys(range(clock + 1), Fraction(0))
        for seen, chance in reading.items():
            law[left, clock - seen] = chance * suits / left
            onward[seen] += chance * (seen * suits - read) / left
            if seen < clock:
                onward[seen + 1] += chance * (clock - seen) * suits / left
        reading = {seen: chance for seen, chance in onward.items() if chance}
    return dict(sorted(law.items()))


def completed_clock_piles(ranks: int, suits: int) -> Law:
    """How many clock piles are complete at the end (C11).

    >>> completed_clock_piles(3, 2)
    {0: Fraction(1, 3), 1: Fraction(1, 3), 2: Fraction(1, 3)}
    """
    law: Law = {}
    for (_, completed), chance in turned_and_completed(ranks, suits).items():
        law[completed] = law.get(completed, Fraction(0)) + chance
    return dict(sorted(law.items()))


def win_given(ranks: int, suits: int, turned: int, kings: int) -> Fraction:
    """The chance of a win in a game still going, after ``turned`` cards with ``kings`` kings among them.

    What else has been turned tells nothing: the cards still to come are in a random order.

    >>> win_given(13, 4, 0, 0), win_given(13, 4, 40, 3), win_given(13, 4, 51, 3)
    (Fraction(1, 13), Fraction(1, 12), Fraction(1, 1))

    Raises ValueError for a moment that no game still going has.
    """
    cards = check_deck(ranks, suits)
    if not (0 <= kings < suits and kings <= turned and turned - kings <= cards - suits):
        raise ValueError(f"no game still going has turned {turned} cards with {kings} kings among them")
    return last_is_king(cards - turned, suits - kings)


def win_while_going(ranks: int, suits: int) -> Law:
    """The chance of a win in a game known only to be going after 0, 1, 2, ... turns.

    >>> win_while_going(2, 2)
    {0: Fraction(1, 2), 1: Fraction(1, 2), 2: Fraction(3, 5), 3: Fraction(1, 1)}
    """
    length, ended = turned(ranks, suits), Fraction(0)
    chances: Law = {}
    for turn in range(check_deck(ranks, suits)):
        ended += length.get(turn, Fraction(0))
        chances[turn] = win(ranks, suits) / (1 - ended)
    return chances


def no_win(ranks: int, suits: int, games: int) -> Fraction:
    """The chance that none of so many games is won.

    >>> no_win(2, 2, 3)
    Fraction(1, 8)
    """
    return (1 - win(ranks, suits)) ** games


def unbroken_pile(ranks: int, suits: int) -> Fraction:
    """The chance that a given clock pile is turned from top to bottom without a card of another pile in between.

    A pile gives a card after each card of its rank, so these must stand side by side, and before the last king.

    >>> unbroken_pile(13, 4) == Fraction(4, 5) * Fraction(49, 270725)
    True
    """
    cards = check_deck(ranks, suits)
    side_by_side = Fraction(cards - suits + 1, comb(cards, suits))
    before_the_last_king = Fraction(suits, suits + 1)  # a block and the kings, in any order
    return side_by_side * before_the_last_king
