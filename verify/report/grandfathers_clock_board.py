"""A position of Grandfather's Clock as a page draws it: the dial with a foundation at each hour, and the columns."""

from __future__ import annotations

import math

from verify.cards import Card
from verify.deals.deal import STANDARD, Shape
from verify.deals.dials import ClockSuits, DialPosition, foundation_cards
from verify.report.boards import Board, Group, Lying, Pile
from verify.report.geometry import Point, ray

PLAYED = (
    "A clock card lies at each hour of the dial, the other cards lie face up in columns. The foundations on the dial "
    "are built up in suit, the ace on the king, until each shows its hour: an ace at one o'clock, a jack at eleven, a "
    "queen at twelve. Columns are built down in rank. The last card of a column may move to its foundation or to "
    "another column; what lies on a foundation stays there. The game is won when every foundation shows its hour."
)
"""How the game is played, in words."""

_MIDDLE = Point(50.0, 50.0)
_WIDEST = 14.0  # of a card, in hundredths of the dial
_APART = 1.8  # widths of a card from one hour to the next: a little more than its diagonal


def grandfathers_clock_board(
    position: DialPosition, shape: Shape = STANDARD, clock_suits: ClockSuits = "first"
) -> Board:
    """The table; a foundation lies on its clock card, and is done when it shows its hour.

    >>> from verify.deals.dials import clock_cards
    >>> board = grandfathers_clock_board(DialPosition(((Card(1, 1),), ()), clock_cards()))
    >>> [(group.kind, len(group.piles)) for group in board], board[0].piles[2].label, str(board[0].piles[2].base)
    ([('dial', 12), ('columns', 2)], 'the foundation at 3', 'QC')
    """
    built = foundation_cards(shape, clock_suits)
    hours = tuple(
        _hour(hour, cards[: cards.index(top) + 1], len(built))
        for hour, (cards, top) in enumerate(zip(built, position.foundations, strict=True), 1)
    )
    columns = tuple(
        Pile(f"column {number}", tuple(map(Lying, column)), str(number))
        for number, column in enumerate(position.columns, 1)
    )
    return Group("dial", "", hours, _width(len(built))), Group("columns", "", columns)


def _hour(hour: int, cards: tuple[Card, ...], hours: int) -> Pile:
    way, width = ray(hour, hours), _width(hours)
    place, aside = _MIDDLE + way * _radius(width), _MIDDLE + way * (_radius(width) - 1.4 * width)
    done = cards[-1].rank == hour
    return Pile(f"the foundation at {hour}", tuple(map(Lying, cards)), str(hour), cards[0], 0, done, place, aside)


def _width(hours: int) -> float:
    """The width of a card, so that neighbours do not touch."""
    sine = math.sin(math.pi / hours) if hours > 1 else 1.0
    return min(_WIDEST, 98 * sine / (_APART + 1.4 * sine))


def _radius(width: float) -> float:
    """That of the ring on which the middles of cards so wide lie, just inside the edge."""
    return 49 - 0.7 * width
