"""How a deck becomes the table of Klondike: columns of 1, 2, 3, ... cards, the last one face up, the rest the stock."""

from __future__ import annotations

from collections.abc import Iterator

from verify.cards import Card
from verify.deals.deal import Deal
from verify.deals.positions import Column, Position
from verify.errors import BadInput
from verify.rules.klondike_options import KlondikeRules

ColumnNumber = int  # from 1, left to right


def deal_out(deal: Deal, rules: KlondikeRules) -> Position:
    """The table that a deck makes.

    >>> from verify.cards import ENGLISH
    >>> from verify.deals.deal import Shape
    >>> deck = tuple(ENGLISH.read(card) for card in "AS 2S 3S AH 2H 3H".split())
    >>> position = deal_out(Deal(deck, shape=Shape(3, 2)), KlondikeRules(columns=2))
    >>> [[str(card) for card in column.cards] for column in position.columns], [str(card) for card in position.stock]
    ([['AS'], ['2S', '3S']], ['AH', '2H', '3H'])

    Raises BadInput for a deck that does not fill the columns, and for cards without suits.
    """
    if not deal.cards[0].suit:
        raise BadInput("the deal has ranks only, and Klondike is played with suits", deal.name)
    order = list(dealing_order(rules))
    if len(order) > len(deal.cards):
        message = f"{rules.columns} columns take {len(order)} cards, and the deck has {len(deal.cards)}"
        raise BadInput(f"{message}: expected fewer columns", deal.name)
    deck = deal.cards if rules.listing == "top-first" else deal.cards[::-1]
    columns: list[list[Card]] = [[] for _ in range(rules.columns)]
    for column, card in zip(order, deck, strict=False):
        columns[column - 1].append(card)
    laid = tuple(Column(tuple(cards[:-1]), tuple(cards[-1:])) for cards in columns)
    return Position(laid, (0,) * deal.shape.suits, deck[len(order) :])


def gather(position: Position, rules: KlondikeRules) -> tuple[Card, ...]:
    """The deck, as it is listed, that these rules deal to this table: the inverse of ``deal_out``."""
    columns = [list(column.cards) for column in position.columns]
    dealt = [columns[column - 1].pop(0) for column in dealing_order(rules)]
    deck = (*dealt, *position.stock)
    return deck if rules.listing == "top-first" else deck[::-1]


def dealing_order(rules: KlondikeRules) -> Iterator[ColumnNumber]:
    """The column that the first card dealt goes to, the column of the second, and so on.

    >>> list(dealing_order(KlondikeRules(columns=3)))
    [1, 2, 3, 2, 3, 3]
    >>> list(dealing_order(KlondikeRules(columns=3, deal="face-up-last")))
    [2, 3, 3, 1, 2, 3]
    """
    first = 1 if rules.deal == "rows" else 2
    for start in range(first, rules.columns + 1):
        yield from range(start, rules.columns + 1)
    if rules.deal == "face-up-last":
        yield from range(1, rules.columns + 1)
