"""How many moves a win takes at least, beyond one for every card that is not on its foundation yet.

A win makes one ``up`` or ``talon-up`` more than it makes ``back`` for every such card. What it makes beyond that is its
*excess*: one for each ``reveal`` and each ``talon-down``, two for each ``back``, which has to be undone. Two parts of
the excess can be told before; they count different moves, so they add up.

*Reveals.* A dealt card leaves its place by ``up`` only if no lower card of its suit is still where it was dealt to, and
by ``reveal`` only if a card that it could be laid on is not covered (a king: if a column is empty). Forget all else:
then a position is the number of dealt cards in place in each column, and how many reveals these need is computed once
for all such numbers. Each move of the game is one of this easier game and costs no less, or changes nothing in it.

*Cards that must come.* A dealt card with a lower card of its suit under it in its column must be revealed. Some card
that it could be laid on, of the next rank and other colour and not under it in its column, must lie in the tableau
then. If all of these are in the talon or on foundations, one must come: for one move from the talon, for two from a
foundation. It is then laid on a card of the rank above itself, of which the same is true. Each rank and colour is
counted once. Such a need ends only when a card of that rank and colour comes, which pays for it: a card of the talon
that goes up makes it dearer.

So no move lowers the bound by more than it costs: the bound is *consistent*.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from verify.kernels.bits import size
from verify.kernels.compiled import Numbers, inlined, kernel
from verify.kernels.klondike.game import COLUMNS, DECK, KINGS, NEXT, STOCK, WORRYING_BACK, Game
from verify.kernels.klondike.moves import State
from verify.kernels.klondike.sets import PAIRS, exchanged
from verify.kernels.klondike.unpacking import CARDS, INDEX, SIZE, foundations

NEVER = 1 << 10
"""More than any excess: there is no win from here."""

REVEALS, LONE, PAIRED = range(3)
"""What is known of numbers of cards in place: the reveals they need at least; the cards of which each, and the ranks
and colours of which one, must be in the tableau at some time, as sets (of a pair the lower bit)."""

_MOST_NUMBERS = 1 << 20  # a deal of seven columns has 8! numbers of cards in place
_SUIT = 0x0111_1111_1111_1111


@dataclass(frozen=True)
class Needs:
    """What is known of all numbers of cards in place, a row for each; and, for each card, what its leaving the column
    that it was dealt to takes from the index of the row."""

    rows: Numbers
    leaves: Numbers


def needs_of(game: Game, columns: Numbers) -> Needs:
    """The same for a game. Columns, which get their index here, are left out of account where they are too many."""
    numbers, leaves = 1, np.zeros(len(game.cards), np.int64)
    for column in columns:
        if numbers * (column[SIZE] + 1) <= _MOST_NUMBERS:
            column[INDEX] = numbers
            numbers *= int(column[SIZE]) + 1
        cards = column[CARDS : CARDS + column[SIZE]]
        leaves[cards] = column[INDEX]
        if 1 << int(cards[0]) & int(game.facts[KINGS]):
            leaves[cards[1:2]] *= 2  # a king left alone counts as gone
    return Needs(needs_of_all(game.facts, columns, leaves, numbers), leaves)


@kernel
def needs_of_all(facts: Numbers, columns: Numbers, leaves: Numbers, numbers: int) -> Numbers:
    """The same, once it is settled which columns count."""
    needs = np.zeros((numbers, 3), np.int64)
    for index in range(numbers):
        _write_what_must_come(facts, columns, needs, index)
        if index:
            needs[index, REVEALS] = _fewest_reveals(facts, columns, leaves, needs, index)
    return needs


@inlined
def _count(column: Numbers, index: int) -> int:
    """How many cards of a column are in place; none, where it is left out of account."""
    return index // column[INDEX] % (column[SIZE] + 1) if column[INDEX] else 0


@inlined
def _fewest_reveals(facts: Numbers, columns: Numbers, leaves: Numbers, needs: Numbers, index: int) -> int:
    there, pins, empty = 0, 0, facts[COLUMNS] - len(columns)
    for column in columns:
        count = _count(column, index)
        for place in range(count):
            there |= 1 << column[CARDS + place]
        if count:
            pins |= 1 << column[CARDS + count - 1]
        else:
            empty += 1
    fewest = NEVER
    for column in columns:
        count = _count(column, index)
        if count:
            pin = column[CARDS + count - 1]
            left = needs[index - leaves[pin], REVEALS]
            if there & _lower_of_suit(pin) == 0:
                fewest = min(fewest, left)
            elif empty if 1 << pin & facts[KINGS] else _parents(facts, pin) & ~(there & ~pins):
                fewest = min(fewest, left + 1)
    return fewest


@inlined
def _lower_of_suit(card: int) -> int:
    return _SUIT << (card & 3) & (1 << card) - 1


@inlined
def _parents(facts: Numbers, card: int) -> int:
    """The cards that a card can be laid on: next rank, other colour."""
    pair = 3 << (card & ~1)
    return exchanged(pair) << 4 & int(facts[DECK])


@inlined
def _write_what_must_come(facts: Numbers, columns: Numbers, needs: Numbers, index: int) -> None:
    for column in columns:
        under = 0
        for place in range(_count(column, index)):
            card = column[CARDS + place]
            wanted = _parents(facts, card) & ~under
            if under & _lower_of_suit(card) and wanted:
                if wanted & wanted - 1:
                    needs[index, PAIRED] |= wanted & PAIRS
                else:
                    needs[index, LONE] |= wanted
            under |= 1 << card


@inlined
def excess(facts: Numbers, needs: Numbers, index: int, state: State) -> int:
    """The excess that is needed at least from a position; NEVER or more if there is no win."""
    stock = state[STOCK]
    away = foundations(facts, state[NEXT]) | stock
    lone = needs[index, LONE] & away
    away |= ~facts[DECK]
    marked = (lone | lone >> 1) & PAIRS
    none_there = away & away >> 1 & PAIRS & ~marked
    pairs, wanted = 0, needs[index, PAIRED] & none_there
    while wanted != pairs:
        pairs = wanted
        wanted |= exchanged(pairs | marked) << 4 & none_there & facts[DECK]
    return int(needs[index, REVEALS]) + _price(facts, stock, lone, wanted)


@inlined
def _price(facts: Numbers, stock: int, lone: int, pairs: int) -> int:
    """What it costs that each of some cards and one of each of some pairs come."""
    in_talon = size(lone & stock) + size(pairs & (stock | stock >> 1))
    from_foundations = size(lone) + size(pairs) - in_talon
    if from_foundations and not facts[WORRYING_BACK]:
        return NEVER
    return in_talon + 2 * from_foundations
