"""Deals as plain text, pile by pile: ``A: 5H 9C 2S KD``, one pile a line, the last card of a pile on its top."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial

from verify.cards import Notation
from verify.deals.blocks import Block, Line, blocks, content
from verify.deals.deal import Deal, Shape, counted
from verify.deals.partial_deals import Found, whole
from verify.deals.reading import CardReader, Outcome, Reading, attempt, listed
from verify.deals.text import heading
from verify.errors import BadInput, shown

_NUMBER = re.compile(r"[1-9][0-9]{0,5}", re.ASCII)
_NAMED = 4  # missing piles named in a message


def read_piles(text: str, source: str, how: Reading) -> Iterator[Outcome]:
    """The deals of a text in the format ``piles``; the piles of a deal may stand in any order.

    >>> for deal in read_piles("2: AS AH\\n1: 2S 2H", "-", Reading(Shape(2, 2))):
    ...     print(*deal.cards)
    2S 2H AS AH
    """
    reader = CardReader(how.notation)
    for block in blocks(content(text)):
        yield attempt(partial(_deal, block, reader, how, source))


def _deal(block: Block, reader: CardReader, how: Reading, source: str) -> Deal:
    piles: dict[int, Found] = {}
    places: dict[int, Line] = {}
    count = 0
    for line in block.lines:
        pile, cards = _pile(line, reader, how, source)
        label = how.notation.rank_label(pile)
        if pile in places:
            message = f"pile {label} is there twice, on line {places[pile].number} and line {line.number}"
            raise BadInput(f"{message} (separate deals by an empty line)", source, line.number)
        places[pile] = line
        piles[pile] = _cards(label, cards, count, reader, how.shape, source)
        count += how.shape.suits
    first = next(iter(places.values())).number
    _no_pile_missing(piles, how, source, first)
    found = [placed for pile in sorted(piles) for placed in piles[pile]]
    return whole(
        found, how.shape, source, first, layout="piles", within_pile="bottom-first", title=block.title, format="piles"
    )


def _pile(line: Line, reader: CardReader, how: Reading, source: str) -> tuple[int, Line]:
    """The pile that a line is about, and what comes after its name."""
    label, colon, cards = line.text.partition(":")
    label = label.strip()
    if not colon:
        message = f"'{shown(label)}' does not begin with a pile, expected a line such as 'A: 5H 9C 2S KD'"
        raise BadInput(message, source, line.number)
    pile = reader.rank(label) or (int(label) if _NUMBER.fullmatch(label) else 0)
    if not 1 <= pile <= how.shape.ranks:
        ends = f"{how.notation.rank_label(1)} to {how.notation.rank_label(how.shape.ranks)}"
        message = f"'{shown(label)}' is not a pile, expected a rank from {ends} or a number from 1 to {how.shape.ranks}"
        raise BadInput(message, source, line.number)
    return pile, Line(line.number, cards)


def _cards(label: str, cards: Line, before: int, reader: CardReader, shape: Shape, source: str) -> Found:
    count = cards.word_count(shape.cards + 1)
    if count != shape.suits:
        number = f"more than {shape.cards} cards" if count > shape.cards else counted(count, "card")
        raise BadInput(f"pile {label} has {number}, expected {shape.suits}", source, cards.number)
    words = enumerate(cards.words(), before + 1)
    return [reader.known_or_not(word, number, source, cards.number) for number, word in words]


def _no_pile_missing(piles: dict[int, Found], how: Reading, source: str, line: int) -> None:
    missing = [how.notation.rank_label(pile) for pile in range(1, how.shape.ranks + 1) if pile not in piles]
    if missing:
        names = listed(missing) if len(missing) <= _NAMED else " ".join(missing[:_NAMED]) + " ..."
        subject = f"pile {names} is" if len(missing) == 1 else f"piles {names} are"
        raise BadInput(f"{subject} missing: expected {how.shape.ranks} piles, one a line", source, line)


def write_piles(deal: Deal, notation: Notation) -> str:
    """The piles, one a line, the last (the kings' pile) at the end.

    >>> from verify.cards import ENGLISH, Card
    >>> print(write_piles(Deal((Card(2, 1), Card(1, 1)), "piles", Shape(2, 1)), ENGLISH), end="")
    A: 2S
    2: AS
    """
    rows = (
        f"{notation.rank_label(pile)}: {' '.join(notation.write(card) for card in cards)}\n"
        for pile, cards in enumerate(deal.piles, 1)
    )
    return heading(deal) + "".join(rows)
