"""Klondike deals for the program Solvitaire: a JSON object with ``"tableau piles"``, ``"stock"`` and ``"waste"``.

The last card of every array is on top: of the stock it is drawn next, of the waste it can be played. A card of the
tableau in small letters lies face down. ``"foundations"`` are four arrays, the ace first.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import partial

from verify.cards import ENGLISH, Card, Notation
from verify.deals.deal import STANDARD, Placed, Shape
from verify.deals.json_values import JsonCards, deals_in, described, wrong
from verify.deals.klondike.lying import Lying, LyingColumn, position_of
from verify.deals.positions import PositionDeal
from verify.deals.reading import CardReader, Reading, listed
from verify.deals.solvitaire import PILES
from verify.errors import BadInput, shown

_ONE = re.compile(r"(?!\[)")  # never an array
_KEYS = (PILES, "stock", "waste", "foundations")


def read_solvitaire(text: str, source: str, how: Reading) -> Iterator[PositionDeal | BadInput]:
    """The deals of a text in the format ``solvitaire``.

    >>> text = '{"tableau piles": [["2s", "3S"]], "foundations": [["AS"]]}'
    >>> for deal in read_solvitaire(text, "-", Reading(Shape(3, 1))):
    ...     print(*deal.position.columns[0].down, deal.position.foundations)
    2S (1,)
    """
    return deals_in(text, source, _ONE, partial(_deal, reader=CardReader(ENGLISH), shape=how.shape))


def _deal(value: object, reader: CardReader, shape: Shape) -> PositionDeal:
    if not isinstance(value, dict) or PILES not in value:
        raise BadInput(f"expected an object with the key '{PILES}', found {described(value)}")
    for key in value:
        if key not in _KEYS:
            raise BadInput(f"unknown key '{shown(key)}', expected {listed(_KEYS)}")
    cards = JsonCards(reader, shape)
    lying = Lying(
        [_column(pile, number, cards) for number, pile in enumerate(_arrays(value[PILES], PILES), 1)],
        _foundations(value.get("foundations", []), cards),
        cards.of(value.get("stock", []), "stock")[::-1],
        cards.of(value.get("waste", []), "waste"),
    )
    return PositionDeal(position_of(lying, shape), shape, format="solvitaire")


def _arrays(value: object, what: str) -> list[object]:
    if not isinstance(value, list):
        raise wrong(what, "an array of arrays of cards", value)
    return value


def _column(value: object, number: int, cards: JsonCards) -> LyingColumn:
    placed = cards.of(value, f"pile {number}")
    names = value if isinstance(value, list) else []
    down = sum(_is_small(name) for name in names)
    if any(_is_small(name) for name in names[down:]):
        raise BadInput(f"pile {number}: a card in small letters lies face down, and one above must not be face up")
    return LyingColumn(placed[:down], placed[down:])


def _is_small(name: object) -> bool:
    return isinstance(name, str) and name == name.lower()


def _foundations(value: object, cards: JsonCards) -> list[Placed]:
    """The top card of each foundation; the cards under it must be there and fit."""
    piles = [cards.of(pile, f"foundation {number}") for number, pile in enumerate(_arrays(value, "foundations"), 1)]
    for number, pile in enumerate(piles, 1):
        suits = {placed.card.suit for placed in pile}
        if len(suits) > 1 or [placed.card.rank for placed in pile] != list(range(1, len(pile) + 1)):
            raise BadInput(f"foundation {number}: expected the cards of one suit, from the ace")
    return [pile[-1] for pile in piles if pile]


def write_solvitaire(deal: PositionDeal, notation: Notation) -> str:
    """The table as a JSON object on one line; title and pass are lost.

    Raises BadInput for decks beyond 13 ranks and 4 suits, and for a later pass than the first.
    """
    position = deal.position
    if deal.shape.ranks > STANDARD.ranks or deal.shape.suits > STANDARD.suits:
        raise BadInput("solvitaire has no names for cards beyond 13 ranks and 4 suits", deal.name)
    if position.pass_number > 1:
        raise BadInput("solvitaire cannot say which pass is under way: expected format table or json", deal.name)
    piles = [[*(_name(card).lower() for card in column.down), *map(_name, column.up)] for column in position.columns]
    foundations = [
        [_name(Card(rank, suit)) for rank in range(1, height + 1)]
        for suit, height in enumerate(position.foundations, 1)
    ]
    members = {PILES: piles, "stock": list(map(_name, position.stock[::-1])), "waste": list(map(_name, position.waste))}
    return json.dumps({**members, "foundations": foundations}) + "\n"


def _name(card: Card) -> str:
    rank = "10" if card.rank == 10 else ENGLISH.rank_label(card.rank)
    return rank + ENGLISH.suits[card.suit - 1]
