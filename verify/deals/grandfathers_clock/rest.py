"""The format ``rest``: a deck without its clock cards, which lie on the dial; one block or one line a deal."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from verify.cards import Notation
from verify.deals.blocks import Line, blocks, content
from verify.deals.deal import Shape
from verify.deals.dials import RestDeal
from verify.deals.grandfathers_clock.lying import rest_deal, rest_size
from verify.deals.reading import CardReader, Reading, attempt, heading_title
from verify.deals.text import decks_of, words_of
from verify.errors import BadInput


def read_rest(text: str, source: str, how: Reading) -> Iterator[RestDeal | BadInput]:
    """The deals of a text in the format ``rest``.

    >>> for deal in read_rest("[one] \\nAH 4H 2H AS 3S", "-", Reading(Shape(4, 2))):
    ...     print(deal.title, deal.clock_suits, *deal.cards)
    one first AH 4H 2H AS 3S
    """
    reader = CardReader(how.notation)
    for title, deck in decks_of(blocks(content(text)), rest_shape(how.shape)):
        yield attempt(partial(_deal, title, deck, reader, how.shape, source))


def rest_shape(shape: Shape) -> Shape:
    """A shape that has as many cards as are left without the clock cards, for counting words only."""
    return Shape(rest_size(shape), 1)


def _deal(title: str, deck: list[Line] | Iterator[Line], reader: CardReader, shape: Shape, source: str) -> RestDeal:
    words = words_of(deck, rest_shape(shape), source)
    found = [reader.placed(word, number, source, line.number) for number, (line, word) in enumerate(words, 1)]
    return rest_deal(found, shape, source, words[0][0].number, title=title)


def write_rest(deal: RestDeal, notation: Notation) -> str:
    """The cards on one line, under the title of the deal if it has one: on several they might be columns."""
    title = heading_title(deal.title)
    return (f"[{title}]\n" if title else "") + " ".join(map(notation.write, deal.cards)) + "\n"
