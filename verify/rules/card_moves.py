"""How moves of cards are written in any game: ``7H>8S`` onto a card, ``AS>`` to a foundation, ``KD>4`` to a column."""

from __future__ import annotations

import re

from verify.cards import Card, CardError, Notation
from verify.errors import shown

_COLUMN = re.compile(r"[1-9][0-9]?", re.ASCII)


def write_card_move(card: Card, target: Card | int | None, notation: Notation) -> str:
    """The move of a card onto a card, into the column of a number, or to its foundation.

    >>> from verify.cards import ENGLISH
    >>> [write_card_move(Card(7, 2), target, ENGLISH) for target in (Card(8, 1), 4, None)]
    ['7H>8S', '7H>4', '7H>']
    """
    written = notation.write(target) if isinstance(target, Card) else str(target or "")
    return f"{notation.write(card)}>{written}"


def read_card_move(word: str, notation: Notation) -> tuple[Card, Card | int | None]:
    """The card that moves and what it moves to, as ``write_card_move`` has them.

    >>> from verify.cards import ENGLISH
    >>> read_card_move("KD>4", ENGLISH)
    (Card(rank=13, suit=3), 4)

    Raises CardError for a word that is no such move.
    """
    name, arrow, target = word.partition(">")
    if not arrow:
        raise CardError(f"'{shown(word)}' is no move")
    card = notation.read(name)
    if not card.suit:
        raise CardError(f"'{shown(name)}' has no suit")
    if not target:
        return card, None
    return card, int(target) if _COLUMN.fullmatch(target) else notation.read(target)
