"""The deck in order: what every deck that shows a fault is made like, as far as that goes."""

from __future__ import annotations

from verify.deals.deal import STANDARD, Shape
from verify.deals.random_deals import new_deck


def sorted_deck(shape: Shape = STANDARD) -> tuple[str, ...]:
    """The deck in order, suit after suit, each card as it is written.

    >>> sorted_deck(Shape(3, 2))
    ('AS', '2S', '3S', 'AH', '2H', '3H')
    """
    return tuple(map(str, new_deck(shape)))
