"""Play: until a dead end, and on from it where the rules allow that.

A game is two whole numbers, each with a field of ``width`` bits for every pile: how many cards have been ``taken``
from it, and how many have come ``home`` to it. A dead end is known by the pile that ran ``dry``, which is the rank of
the last card, and the ``source`` of that card.
"""

from __future__ import annotations

from verify.kernels.compiled import Ranks, card_at, part
from verify.kernels.variants import CLOCKWISE, EXCEPTION, SORTED, STOP

DeadEnd = tuple[int, int, int, int]  # dry, source, taken, home


@part
def field(word: int, pile: int, width: int) -> int:
    """What a number says of a pile."""
    return word >> pile * width & (1 << width) - 1


@part
def turn(table: Ranks, suits: int, width: int, pile: int, taken: int, home: int) -> DeadEnd:
    """Turn the next card of a pile and play until a dead end."""
    card = card_at(table, pile * suits + field(taken, pile, width))
    return bring_home(table, suits, width, card, pile, taken + (1 << pile * width), home)


@part
def bring_home(table: Ranks, suits: int, width: int, card: int, source: int, taken: int, home: int) -> DeadEnd:
    """Play with a card in hand until a dead end."""
    home += 1 << card * width
    cards = field(taken, card, width)
    while cards < suits:
        source = card
        card = card_at(table, source * suits + cards)
        taken += 1 << source * width
        home += 1 << card * width
        cards = field(taken, card, width)
    return card, source, taken, home


@part
def next_pile(suits: int, width: int, ranks: int, dry: int, taken: int) -> int:
    """The next pile clockwise, after the one that ran dry, that has a face-down card; -1 if none has."""
    for steps in range(1, ranks):
        pile = (dry + steps) % ranks
        if field(taken, pile, width) < suits:
            return pile
    return -1


@part
def go_on(
    table: Ranks, suits: int, width: int, dead_end: int, dry: int, source: int, taken: int, home: int
) -> tuple[int, int, int]:
    """From a dead end to the end of the game: the cards taken and at home, and how often play went on."""
    went_on, ranks = 0, len(table) // suits
    while _may_go_on(dead_end, dry, source, ranks - 1):
        pile = next_pile(suits, width, ranks, dry, taken)
        if pile < 0:
            break
        dry, source, taken, home = turn(table, suits, width, pile, taken, home)
        went_on += 1
    return taken, home, went_on


@part
def _may_go_on(dead_end: int, dry: int, source: int, centre: int) -> bool:
    if dead_end == STOP:
        return False
    if dead_end == CLOCKWISE:
        return True
    return source == dry and (dead_end != EXCEPTION or dry != centre)


@part
def is_won(table: Ranks, suits: int, width: int, win: int, taken: int) -> bool:
    """Whether every card is turned or, where that is enough, face down in its own pile."""
    for pile in range(len(table) // suits):
        cards = field(taken, pile, width)
        if win != SORTED and cards < suits:
            return False
        for place in range(pile * suits + cards, pile * suits + suits):
            if table[place] != pile:
                return False
    return True


@part
def outcome(table: Ranks, suits: int, width: int, win: int, taken: int, home: int, went_on: int) -> int:
    """What a game that is over came to, as one number (``tallies`` reads it); it is odd if the game is won.

    It is made of how often play went on, the cards turned, completed clock piles, whether the centre is complete, and
    whether the game is won. A pile is complete if all its own cards lie there and none lies face down.
    """
    turned, completed, complete, ranks = 0, 0, 0, len(table) // suits
    for pile in range(ranks):
        cards = field(taken, pile, width)
        turned += cards
        complete = 1 if cards == suits and field(home, pile, width) == suits else 0
        completed += complete
    number = (went_on * (len(table) + 1) + turned) * ranks + completed - complete  # the last pile is the centre
    return (number * 2 + complete) * 2 + (1 if is_won(table, suits, width, win, taken) else 0)
