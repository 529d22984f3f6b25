"""The format ``klondike-solver``: a deck as one word of digits, in the order in which it is dealt, row by row.

Three digits a card, as the programs Klondike-Solver and KSolve have it: 01 to 13 for the rank, then 1 clubs,
2 diamonds, 3 hearts, 4 spades. A deck a line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial

from verify.cards import Card, Notation
from verify.deals.blocks import Line, blocks, content
from verify.deals.deal import Deal, Placed, Shape, complete
from verify.deals.reading import Reading, attempt
from verify.errors import BadInput, shown

_DIGITS = re.compile(r"[0-9]+", re.ASCII)
_CARD = 3  # digits
_LAST_SUIT = 4
_LARGEST_RANK = 99


def is_digits(word: str, shape: Shape) -> bool:
    """Whether a word is a deck in this format, or nearly one.

    >>> is_digits("014024", Shape(2, 1)), is_digits("52", Shape(13, 4))
    (True, False)
    """
    return _DIGITS.fullmatch(word) is not None and len(word) >= max(2, shape.cards - 2) * _CARD


def read_digits(text: str, source: str, how: Reading) -> Iterator[Deal | BadInput]:
    """The decks of a text in the format ``klondike-solver``.

    >>> for deal in read_digits("024 014", "-", Reading(Shape(2, 1))):
    ...     print(*deal.cards)
    2S AS
    """
    for block in blocks(content(text)):
        for number, line in enumerate(block.lines):
            yield attempt(partial(_deck, line, "" if number else block.title, how.shape, source))


def _deck(line: Line, title: str, shape: Shape, source: str) -> Deal:
    digits = "".join(line.words())
    if not _DIGITS.fullmatch(digits):
        odd = next((char for char in digits if not _DIGITS.fullmatch(char)), "")
        message = f"'{shown(odd)}' is no digit: expected three digits a card, such as 014 for the ace of spades"
        raise BadInput(message, source, line.number)
    if len(digits) != shape.cards * _CARD:
        raise BadInput(f"{len(digits)} digits, expected {shape.cards * _CARD}: three a card", source, line.number)
    cards = [digits[start : start + _CARD] for start in range(0, len(digits), _CARD)]
    found = [_placed(card, number, line.number, source) for number, card in enumerate(cards, 1)]
    return Deal(
        complete(found, shape, source, line.number),
        shape=shape,
        listing="top-first",
        title=title,
        format="klondike-solver",
    )


def _placed(digits: str, number: int, line: int, source: str) -> Placed:
    rank, suit = int(digits[:2]), int(digits[2])
    if rank < 1 or not 1 <= suit <= _LAST_SUIT:
        message = f"card {number}: '{digits}' is not a card: expected a rank 01 to 13 and a suit 1 to 4, such as 014"
        raise BadInput(message, source, line)
    return Placed(Card(rank, _LAST_SUIT + 1 - suit), number, line)


def write_digits(deal: Deal, notation: Notation) -> str:
    """The deck as one line of digits, the same in every notation; a title is lost.

    Raises BadInput for a rank deal and for a deck too large.
    """
    if not deal.cards[0].suit or deal.shape.suits > _LAST_SUIT or deal.shape.ranks > _LARGEST_RANK:
        message = f"klondike-solver has cards of {_LAST_SUIT} suits and {_LARGEST_RANK} ranks at most"
        raise BadInput(message, deal.name)
    return "".join(f"{card.rank:02}{_LAST_SUIT + 1 - card.suit}" for card in deal.cards) + "\n"
