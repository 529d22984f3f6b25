"""Deals for the program Solvitaire: a JSON object with ``"tableau piles"``, the last card of a pile on its top.

Pile by pile from the ace's to the kings'. Small letters mean a card face down there, and are written so.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import partial

from verify.cards import ENGLISH, Card, Notation
from verify.deals.deal import STANDARD, Deal, Shape
from verify.deals.json_values import cards_in_piles, deals_in, described
from verify.deals.partial_deals import whole
from verify.deals.reading import CardReader, Outcome, Reading
from verify.errors import BadInput, shown

PILES = "tableau piles"

_ONE = re.compile(r"(?!\[)")  # never an array


def read_solvitaire(text: str, source: str, how: Reading) -> Iterator[Outcome]:
    """The deals of a text in the format ``solvitaire``.

    >>> for deal in read_solvitaire('{"tableau piles": [["2s"], ["as"]], "stock": []}', "-", Reading(Shape(2, 1))):
    ...     print(*deal.cards)
    2S AS
    """
    return deals_in(text, source, _ONE, partial(_deal, reader=CardReader(ENGLISH), shape=how.shape))


def _deal(value: object, reader: CardReader, shape: Shape) -> Deal:
    if not isinstance(value, dict) or PILES not in value:
        raise BadInput(f"expected an object with the key '{PILES}', found {described(value)}")
    _nothing_elsewhere(value)
    found = cards_in_piles(value[PILES], PILES, reader.placed, shape)
    deal = whole(found, shape, layout="piles", within_pile="bottom-first", format="solvitaire")
    _expressible(deal)
    return deal


def _nothing_elsewhere(members: dict[str, object]) -> None:
    for key, value in members.items():
        if key != PILES and not _is_empty(value):
            raise BadInput(f"'{shown(key)}' is not empty, and this game has all its cards in '{PILES}'")


def _is_empty(value: object) -> bool:
    if isinstance(value, list):
        return all(element == [] for element in value)
    return value is None or value == {} or value == ""


def _expressible(deal: Deal) -> None:
    if not deal.cards[0].suit:
        raise BadInput("the deal has ranks only, and solvitaire has cards with suits", deal.name)
    if deal.shape.ranks > STANDARD.ranks or deal.shape.suits > STANDARD.suits:
        raise BadInput("solvitaire has no names for cards beyond 13 ranks and 4 suits", deal.name)


def write_solvitaire(deal: Deal, notation: Notation) -> str:
    """The deal as a JSON object on one line, all cards face down; a title is lost.

    Raises BadInput for a rank deal, and for decks beyond 13 ranks and 4 suits.
    """
    _expressible(deal)
    return json.dumps({PILES: [[_name(card) for card in pile] for pile in deal.piles]}) + "\n"


def _name(card: Card) -> str:
    rank = "10" if card.rank == 10 else ENGLISH.rank_label(card.rank)
    return (rank + ENGLISH.suits[card.suit - 1]).lower()
