"""How moves of Grandfather's Clock are written: ``5H>6C 5H> KD>4``.

``5H>6C`` puts the five, with what lies on it where runs may move, on the six; ``5H>`` puts it on its foundation;
``KD>4`` puts the king into column 4, which is empty. Each card is there once, so that a move need not say where it
comes from.
"""

from __future__ import annotations

from collections.abc import Iterable

from verify.cards import ENGLISH, CardError, Notation
from verify.errors import BadInput
from verify.rules.card_moves import read_card_move, write_card_move
from verify.rules.grandfathers_clock import Move

_EXPECTED = "expected a move such as 5H>6C, 5H> or KD>4"


def write_moves(moves: Iterable[Move], notation: Notation = ENGLISH) -> str:
    """The moves as text.

    >>> from verify.cards import Card
    >>> write_moves([Move("onto", Card(5, 2), Card(6, 4)), Move("column", Card(13, 3), None, 4)])
    '5H>6C KD>4'
    """
    return " ".join(write_card_move(move.card, move.target or move.column or None, notation) for move in moves)


def read_moves(text: str, notation: Notation = ENGLISH) -> tuple[Move, ...]:
    """The moves that a text names, separated by blanks or commas.

    >>> read_moves("3S>, KD>4")[1:]
    (Move(kind='column', card=Card(rank=13, suit=3), target=None, column=4),)

    Raises BadInput for a word that is no move, with its number.
    """
    words = text.replace(",", " ").split()
    return tuple(_move(word, number, notation) for number, word in enumerate(words, 1))


def _move(word: str, number: int, notation: Notation) -> Move:
    try:
        card, target = read_card_move(word, notation)
    except CardError as error:
        raise BadInput(f"move {number}: {error}: {_EXPECTED}") from None
    if target is None:
        return Move("up", card)
    return Move("column", card, column=target) if isinstance(target, int) else Move("onto", card, target)
