"""Second chances: which cards may be taken at a dead end, and the game that follows from each.

A place is a card's place in the table: pile * suits + cards turned there before it. Where a policy leaves several
places they are equally likely; a game is played from each.
"""

from __future__ import annotations

from verify.kernels.compiled import Numbers, Ranks, card_at, part
from verify.kernels.playing import bring_home, field, next_pile, outcome
from verify.kernels.variants import (
    BEST_ANY,
    BEST_TOP,
    CLAIRVOYANT,
    NEXT_BOTTOM,
    NEXT_TOP,
    RANDOM,
    WATCH,
)


@part
def places(
    suits: int, width: int, ranks: int, second_chance: int, policy: int, dry: int, taken: int, found: Numbers
) -> int:
    """Write down the places that a policy admits by what lies face up; how many there are.

    For the clairvoyant these are all: which of them win is another matter. An extra draw takes the top card always.
    """
    watch, lottery = second_chance == WATCH, policy in (RANDOM, CLAIRVOYANT)
    bottom = watch and policy in (NEXT_BOTTOM, BEST_ANY)
    following = policy in (NEXT_TOP, NEXT_BOTTOM)
    only = next_pile(suits, width, ranks, dry, taken) if following else -1
    fewest, most = 1, suits
    if not lottery and not following:
        least, fullest = _face_down(suits, width, ranks, taken)
        if watch and policy == BEST_TOP:
            most = 1 if least == 1 else suits
        else:
            fewest = fullest
    number = 0
    for pile in range(ranks):
        left = suits - field(taken, pile, width)
        if fewest <= left <= most and (only < 0 or pile == only):
            cards = left if watch and lottery else 1
            first = pile * suits + suits - (1 if bottom else left)
            for place in range(first, first + cards):
                found[number] = place
                number += 1
    return number


@part
def _face_down(suits: int, width: int, ranks: int, taken: int) -> tuple[int, int]:
    """The fewest and the most face-down cards of a pile that has any."""
    fewest, most = suits, 0
    for pile in range(ranks):
        left = suits - field(taken, pile, width)
        most = max(most, left)
        if left:
            fewest = min(fewest, left)
    return fewest, most


@part
def played_from(
    table: Ranks, suits: int, width: int, win: int, second_chance: int, place: int, dry: int, taken: int, home: int,
    known: Numbers,
) -> int:  # fmt: skip
    """What the game comes to in which the card of a place is taken, up to the next dead end.

    With watch the card in hand, which is of the rank of the pile that ran dry, stays in that place. ``known`` are the
    outcomes of this deal that have been asked for before, or -1.
    """
    if known[place] < 0:
        card, pile = card_at(table, place), place // suits
        if second_chance == WATCH:
            table[place] = dry
            home -= 1 << dry * width
        else:
            taken += 1 << pile * width
        _, _, taken, home = bring_home(table, suits, width, card, pile, taken, home)
        known[place] = outcome(table, suits, width, win, taken, home, 0)
        table[place] = card
    return int(known[place])


@part
def only_winning(
    table: Ranks, suits: int, width: int, win: int, second_chance: int, dry: int, taken: int, home: int,
    found: Numbers, number: int, known: Numbers,
) -> int:  # fmt: skip
    """Bring those of the places found from which the game is won to the front; how many, or all if there is none."""
    winning = 0
    for i in range(number):
        place = found[i]
        if played_from(table, suits, width, win, second_chance, place, dry, taken, home, known) & 1:
            found[i], found[winning] = found[winning], place
            winning += 1
    return winning if winning else number
