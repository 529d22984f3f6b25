"""Every order of the cards is the turn order of exactly one deal (C9), and this finds it, both ways.

The *turn order* of a deal is the order in which its cards are turned if play goes on after every dead end, from the
next pile clockwise that has a face-down card (after the centre comes pile 1). A game that stops earlier turns the
beginning of it.

Why it is a bijection: the pile that gives the next card is the home of the card just turned or, if that has given
all its cards, the next one clockwise that has not; so it depends on the cards turned before, not on the deal. Hence
an order alone says which pile gives each of its cards. Laid down so that each pile gives just these, the cards make
a deal: every card but the first finds a pile with a card left, so each pile gets exactly as many cards as there are
suits. That deal has this turn order, and no other deal has it, for the first card in which two deals differ in turn
comes from the same place in both.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from verify.cards import Card
from verify.deals.deal import Shape
from verify.rules.clock_options import ClockRules
from verify.rules.clock_table import Pile, Table, turn_order


def table_with(order: Iterable[Card], shape: Shape, rules: ClockRules) -> Table:
    """The table from which the cards are turned in this order; they must be those of a deck of this shape.

    >>> two = Shape(2, 1)
    >>> [table_with(order, two, ClockRules()).piles for order in ((Card(1), Card(2)), (Card(2), Card(1)))]
    [((Card(rank=2, suit=0),), (Card(rank=1, suit=0),)), ((Card(rank=1, suit=0),), (Card(rank=2, suit=0),))]
    """
    given: list[list[Card]] = [[] for _ in range(shape.ranks)]
    left = [shape.suits] * shape.ranks
    pile = rules.start_in(shape.ranks)
    for card in order:
        pile = _that_can_give(pile, left)
        given[pile - 1].append(card)
        left[pile - 1] -= 1
        pile = card.rank
    return _laid(given, rules)


def with_last_at(order: Sequence[Card], rank: int, place: int) -> tuple[Card, ...]:
    """The order, changed so that the last card of a rank stands at this place, from the number of such cards on.

    The others keep their order, but for those of the rank, which all come before.

    >>> print(*with_last_at([Card(3, 1), Card(1, 1), Card(2, 1), Card(3, 2)], 3, 2))
    3S 3H AS 2S
    """
    *earlier, last = (card for card in order if card.rank == rank)
    others = [card for card in order if card.rank != rank]
    between = place - len(earlier) - 1
    before = {*earlier, *others[:between]}
    return (*(card for card in order if card in before), last, *others[between:])


def order_of(table: Table, rules: ClockRules) -> tuple[Card, ...]:
    """The turn order of a table: the inverse of ``table_with``.

    >>> order_of(Table(((Card(1),), (Card(2),))), ClockRules())
    (Card(rank=2, suit=0), Card(rank=1, suit=0))
    """
    shape = table.shape
    in_turn = [turn_order(table, pile, rules) for pile in range(1, shape.ranks + 1)]
    left = [shape.suits] * shape.ranks
    pile, order = rules.start_in(shape.ranks), []
    for _ in range(shape.cards):
        pile = _that_can_give(pile, left)
        order.append(in_turn[pile - 1][-left[pile - 1]])
        left[pile - 1] -= 1
        pile = order[-1].rank
    return tuple(order)


def _that_can_give(pile: Pile, left: Sequence[int]) -> Pile:
    """The pile, or if it has given all its cards the next one clockwise that has not."""
    while not left[pile - 1]:
        pile = pile % len(left) + 1
    return pile


def _laid(given: Sequence[Sequence[Card]], rules: ClockRules) -> Table:
    """The table on which each pile gives these cards in turn.

    The passage from a pile's cards, top first, to those in turn is its own inverse under every shuttle.
    """
    heaps = Table(tuple(tuple(cards) for cards in given))
    return Table(tuple(turn_order(heaps, pile, rules) for pile in range(1, len(given) + 1)))
