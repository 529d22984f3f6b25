"""How moves of Klondike are written: ``draw 7H>8S AS> KD>4 redeal``.

``7H>8S`` puts the seven, with all that lies on it, on the eight; ``AS>`` puts the ace on its foundation; ``KD>4`` puts
the king into column 4, which is empty; ``draw`` and ``redeal`` speak for themselves, and ``draw*5`` is five draws. Each
card is there once, so that a move need not say where it comes from.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import groupby

from verify.cards import ENGLISH, CardError, Notation
from verify.errors import BadInput
from verify.rules.card_moves import read_card_move, write_card_move
from verify.rules.klondike import DRAW, REDEAL, Move

_REPEATED = re.compile(r"(draw|redeal)(?:\*([1-9][0-9]{0,3}))?", re.IGNORECASE | re.ASCII)
_EXPECTED = "expected draw, redeal, or a move such as 7H>8S, AS> or KD>4"


def write_moves(moves: Iterable[Move], notation: Notation = ENGLISH) -> str:
    """The moves as text, equal ones that follow each other as one word.

    >>> from verify.cards import Card
    >>> write_moves([DRAW, DRAW, Move("onto", Card(7, 2), Card(8, 1)), Move("up", Card(1, 1))])
    'draw*2 7H>8S AS>'
    """
    runs = ((move, len(list(same))) for move, same in groupby(moves))
    return " ".join(write_move(move, notation) + (f"*{count}" if count > 1 else "") for move, count in runs)


def write_move(move: Move, notation: Notation = ENGLISH) -> str:
    """One move as text."""
    if move.card is None:
        return move.kind
    return write_card_move(move.card, move.target or move.column or None, notation)


def read_moves(text: str, notation: Notation = ENGLISH) -> tuple[Move, ...]:
    """The moves that a text names, separated by blanks or commas.

    >>> read_moves("draw*2, KD>4")[1:]
    (Move(kind='draw', card=None, target=None, column=0), Move(kind='column', card=Card(rank=13, suit=3), ...column=4))

    Raises BadInput for a word that is no move, with its number.
    """
    words = text.replace(",", " ").split()
    return tuple(move for number, word in enumerate(words, 1) for move in _moves(word, number, notation))


def _moves(word: str, number: int, notation: Notation) -> Iterator[Move]:
    repeated = _REPEATED.fullmatch(word)
    if repeated:
        move = DRAW if repeated[1].lower() == "draw" else REDEAL
        yield from [move] * int(repeated[2] or 1)
        return
    try:
        card, target = read_card_move(word, notation)
    except CardError as error:
        raise BadInput(f"move {number}: {error}: {_EXPECTED}") from None
    if target is None:
        yield Move("up", card)
    else:
        yield Move("column", card, column=target) if isinstance(target, int) else Move("onto", card, target)
