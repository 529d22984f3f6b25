"""A position of Grandfather's Clock as one integer, the same for any order of its columns.

The columns are all there is to know: every card has one foundation to go to, and lies there if it lies in no column.
Columns are told apart by nothing but their cards, so that the moves from a position and from one with the columns in
another order lead to such pairs again: one can be won if the other can.

The digits of the key are the columns in order, the largest first, each the numbers of its cards from the lowest and
then 0; a card's number is its rank plus, for each suit before its own, the number of ranks. The radix is one more than
the deck has cards. (Forty cards in eight columns take 48 digits of 5.7 bits: less than 35 bytes.)
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, takewhile

from verify.cards import Card
from verify.deals.deal import STANDARD, Shape
from verify.deals.dials import ClockSuits, DialPosition, foundation_cards


def pack(position: DialPosition, shape: Shape = STANDARD) -> int:
    """The key of a position.

    >>> shape, columns = Shape(4, 2), ((), (Card(2, 2),), (Card(1, 2), Card(4, 2)))  # cards 6, and 5 and 8
    >>> pack(DialPosition(columns, (Card(1, 1), Card(3, 2), Card(3, 1))), shape) == int("605800", 9)
    True
    """
    key, radix = 0, shape.cards + 1
    for column in sorted(position.columns, key=lambda cards: [_number(card, shape) for card in cards], reverse=True):
        for card in column:
            key = key * radix + _number(card, shape)
        key *= radix
    return key


def unpack(key: int, columns: int, shape: Shape = STANDARD, clock_suits: ClockSuits = "first") -> DialPosition:
    """The position with that key, of a game with so many columns.

    >>> position = unpack(int("605800", 9), 3, Shape(4, 2))
    >>> [" ".join(map(str, column)) for column in position.columns], " ".join(map(str, position.foundations))
    (['2H', 'AH 4H', ''], 'AS 3H 3S')

    Raises ValueError for a number that is no such key.
    """
    found = tuple(_columns(key, shape)) or ((),) * columns
    position = DialPosition(found, tuple(_tops(set(chain(*found)), shape, clock_suits)))
    if len(found) != columns or not is_whole(position, shape, clock_suits) or pack(position, shape) != key:
        raise ValueError("this is not the key of a position of this game")
    return position


def is_whole(position: DialPosition, shape: Shape, clock_suits: ClockSuits) -> bool:
    """Whether the cards in the columns and on the foundations are each card of the deck, once."""
    foundations = zip(position.foundations, foundation_cards(shape, clock_suits), strict=True)
    on_dial = [card for top, cards in foundations for card in cards[: cards.index(top) + 1]]
    return sorted([*on_dial, *position.in_columns()]) == sorted(chain(*foundation_cards(shape, clock_suits)))


def _number(card: Card, shape: Shape) -> int:
    return (card.suit - 1) * shape.ranks + card.rank


def _columns(key: int, shape: Shape) -> Iterator[tuple[Card, ...]]:
    column: list[Card] = []
    for digit in _digits(key, shape.cards + 1):
        if digit:
            column.append(Card((digit - 1) % shape.ranks + 1, (digit - 1) // shape.ranks + 1))
        else:
            yield tuple(column)
            column = []


def _digits(key: int, radix: int) -> list[int]:
    """The digits of a number, the first one first; none of 0."""
    digits = []
    while key:
        key, digit = divmod(key, radix)
        digits.append(digit)
    return digits[::-1]


def _tops(dealt: set[Card], shape: Shape, clock_suits: ClockSuits) -> Iterator[Card]:
    """The top card of each foundation: the last before one that lies in a column."""
    for clock, *others in foundation_cards(shape, clock_suits):
        yield [clock, *takewhile(lambda card: card not in dealt, others)][-1]
