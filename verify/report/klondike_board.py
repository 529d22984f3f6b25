"""A position of Klondike as a page draws it."""

from __future__ import annotations

from verify.cards import Card
from verify.deals.positions import Column, Position
from verify.report.boards import Board, Group, Lying, Pile

PLAYED = (
    "The columns are built down in alternating colours, the foundations up in suit from the ace. A face-up card may "
    "move to another column with all cards on it, if it goes there; only a king goes to an empty column. A face-down "
    "card that comes to lie open is turned. Cards are drawn from the stock to the waste, whose last card may be "
    "played. The game is won when every card is on the foundations. All cards are known here: those that lie face "
    "down, and the stock, are drawn with a dark back that names them."
)
"""How the game is played, in words."""

_SUITS = ("spades", "hearts", "diamonds", "clubs")


def klondike_board(position: Position) -> Board:
    """The table: foundations, stock and waste, columns.

    >>> board = klondike_board(Position((Column(up=(Card(2, 1),)),), (1,), stock=(Card(3, 1),)))
    >>> [(group.kind, len(group.piles)) for group in board]
    [('stack', 1), ('spread', 1), ('spread', 1), ('columns', 1)]
    """
    heights = enumerate(position.foundations, 1)
    stock = tuple(Lying(card, down=True) for card in position.stock)
    return (
        Group("stack", "Foundations", tuple(_foundation(suit, height, position) for suit, height in heights)),
        Group("spread", "Stock, the next card first", (Pile("the stock", stock),)),
        Group("spread", "Waste, the playable card last", (Pile("the waste", tuple(map(Lying, position.waste))),)),
        Group("columns", "", tuple(_column(number, each) for number, each in enumerate(position.columns, 1))),
    )


def _foundation(suit: int, height: int, position: Position) -> Pile:
    cards = tuple(Lying(Card(rank, suit)) for rank in range(1, height + 1))
    waiting = (*position.in_columns(), *position.stock, *position.waste)
    done = not any(card.suit == suit for card in waiting)
    return Pile(f"the foundation of {_SUITS[suit - 1]}", cards, suit=suit, done=done)


def _column(number: int, column: Column) -> Pile:
    down = tuple(Lying(card, down=True) for card in column.down)
    return Pile(f"column {number}", (*down, *map(Lying, column.up)), str(number))
