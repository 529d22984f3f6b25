"""Decks as plain text: ``deck`` (one block or one line a deck) and ``uva170`` (the contest form, ended by ``#``)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import chain, islice, takewhile

from verify.cards import Notation
from verify.deals.blocks import Block, Line, blocks, content, lines
from verify.deals.deal import Deal, Placed, Shape, complete, counted
from verify.deals.partial_deals import whole
from verify.deals.reading import MOST_DECKS, CardReader, Outcome, Reading, attempt, heading_title
from verify.errors import BadInput

Deck = tuple[str, list[Line] | Iterator[Line]]
"""The title of a deck and the lines it stands on."""


def read_decks(text: str, source: str, how: Reading) -> Iterator[Outcome]:
    """The decks of a text in the format ``deck``.

    >>> for deal in read_decks("[one]\\nAS 2H\\n2S AH", "-", Reading(Shape(2, 2))):
    ...     print(deal.title, *deal.cards)
    one AS 2H 2S AH
    """
    reader = CardReader(how.notation)
    for title, deck in decks_of(blocks(content(text)), how.shape):
        yield attempt(partial(_deck, title, deck, reader, how.shape, source))


def decks_of(found: Iterator[Block], shape: Shape) -> Iterator[Deck]:
    """The decks of the blocks: each block is one, unless its lines are decks of their own."""
    for block in found:
        opening = list(islice(block.lines, 2))
        block_lines = chain(opening, block.lines)
        if _lines_are_decks(opening, shape):
            for number, line in enumerate(block_lines):
                yield "" if number else block.title, [line]
        else:
            yield block.title, block_lines


def _lines_are_decks(opening: list[Line], shape: Shape) -> bool:
    """Whether a block that opens with these (at most two) lines has a deck on each line.

    So it is if one of them holds a whole deck, or all hold more than half of one: a faulty line among
    many is then still a line, and a deck broken in two uneven lines is still one deck.
    """
    counts = [line.word_count(shape.cards) for line in opening]
    return max(counts) == shape.cards or min(counts) * 2 > shape.cards


def words_of(deck: list[Line] | Iterator[Line], shape: Shape, source: str) -> list[tuple[Line, str]]:
    """The words of a deck, each with its line.

    Raises BadInput if there are so many that no reader should try to name them all.
    """
    most = MOST_DECKS * shape.cards
    found = list(islice(((line, word) for line in deck for word in line.words()), most + 1))
    if len(found) > most:
        message = f"more than {most} cards without an empty line, expected {shape.cards} a deck"
        raise BadInput(message, source, found[0][0].number)
    return found


def _deck(title: str, deck: list[Line] | Iterator[Line], reader: CardReader, shape: Shape, source: str) -> Deal:
    words = words_of(deck, shape, source)
    found = [reader.known_or_not(word, number, source, line.number) for number, (line, word) in enumerate(words, 1)]
    return whole(found, shape, source, words[0][0].number, title=title)


def read_contest(text: str, source: str, how: Reading) -> Iterator[Outcome]:
    """The decks of a text in the format ``uva170``: ``suits`` lines of ``ranks`` cards each, up to a line ``#``.

    A line with too many or too few cards spoils its own deck only; a missing line is made good by the next
    empty line or heading.
    """
    reader = CardReader(how.notation)
    for block in blocks(_before_the_end(text)):
        title = block.title
        while deck := list(islice(block.lines, how.shape.suits)):
            yield attempt(partial(_contest_deck, title, deck, reader, how.shape, source))
            title = ""


def _before_the_end(text: str) -> Iterator[Line]:
    before = takewhile(lambda line: line.text.strip() != "#", lines(text))
    return (line for line in before if not line.is_comment)


def _contest_deck(title: str, deck: list[Line], reader: CardReader, shape: Shape, source: str) -> Deal:
    found: list[Placed] = []
    for line in deck:
        words = line.word_count(shape.cards + 1)
        if words != shape.ranks:
            raise BadInput(_wrong_line(words, shape), source, line.number)
        found += [
            reader.placed(word, number, source, line.number) for number, word in enumerate(line.words(), len(found) + 1)
        ]
    if len(deck) < shape.suits:
        message = f"a deck of {counted(len(deck), 'line')}, expected {shape.suits}"
        raise BadInput(f"{message} of {shape.ranks} cards", source, deck[0].number)
    cards = complete(found, shape, source, deck[0].number)
    return Deal(cards, shape=shape, listing="bottom-first", title=title, format="uva170")


def _wrong_line(words: int, shape: Shape) -> str:
    number = f"more than {shape.cards} cards" if words > shape.cards else counted(words, "card")
    return f"{number} on one line, expected {shape.ranks} (uva170 has {shape.suits} such lines a deck)"


def write_deck(deal: Deal, notation: Notation) -> str:
    """The deck as ``suits`` lines of ``ranks`` cards, under its title if it has one.

    >>> from verify.cards import ENGLISH, Card
    >>> write_deck(Deal((Card(1, 1), Card(2, 1)), shape=Shape(2, 1), title="two"), ENGLISH)
    '[two]\\nAS 2S\\n'
    """
    return heading(deal) + _rows(deal, notation)


def write_contest(deal: Deal, notation: Notation) -> str:
    """The deck in contest form; the line ``#`` that ends the file is not part of it."""
    return _rows(deal, notation)


def heading(deal: Deal) -> str:
    """The heading line of a deal, if it has a title."""
    title = heading_title(deal.title)
    return f"[{title}]\n" if title else ""


def _rows(deal: Deal, notation: Notation) -> str:
    width = deal.shape.ranks
    rows = (deal.cards[start : start + width] for start in range(0, len(deal.cards), width))
    return "".join(" ".join(notation.write(card) for card in row) + "\n" for row in rows)
