"""The deck in order: what every deck that shows a fault is made like, as far as that goes."""

from __future__ import annotations

from verify.cards import Card
from verify.deals.deal import STANDARD, Shape


def sorted_deck(shape: Shape = STANDARD) -> tuple[str, ...]:
    """The deck in order, suit after suit.

    >>> sorted_deck(Shape(3, 2))
    ('AS', '2S', '3S', 'AH', '2H', '3H')
    """
    return tuple(str(Card(rank, suit)) for suit in range(1, shape.suits + 1) for rank in range(1, shape.ranks + 1))
