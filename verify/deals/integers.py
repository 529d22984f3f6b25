"""Deals as the whole numbers 1 to 52, pile by pile, the first card of a pile on its top.

The rank of x is (x - 1) mod 13 + 1; the suits follow each other as clubs, diamonds, hearts, spades. In
general: ``ranks`` in place of 13, and the suits from the last of ours to the first.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from verify.cards import Card, Notation
from verify.deals.blocks import Line, blocks, content
from verify.deals.deal import Deal, Shape, counted
from verify.deals.reading import Outcome, Reading, attempt
from verify.deals.text import decks_of, words_of
from verify.errors import BadInput, shown

WHOLE_NUMBER = re.compile(r"[0-9]+", re.ASCII)
NUMBER_ARRAY = re.compile(r"\[\s*[0-9]+\s*(?:,\s*[0-9]+\s*)+\]", re.ASCII)
_NO_BRACKETS = str.maketrans("[]", "  ")
_MOST_DIGITS = 9


def read_integers(text: str, source: str, how: Reading) -> Iterator[Outcome]:
    """The deals of a text in the format ``integers``; blocks and lines are deals as in the format ``deck``.

    Brackets around numbers (a JSON array) mean nothing more than white space.

    >>> for deal in read_integers("4 2 1 3", "-", Reading(Shape(2, 2))):
    ...     print(*deal.cards)
    2S 2H AH AS
    """
    plain = NUMBER_ARRAY.sub(lambda array: array[0].translate(_NO_BRACKETS), text)
    for title, lines in decks_of(blocks(content(plain)), how.shape):
        yield attempt(partial(_deal, title, lines, how.shape, source))


def read_decks_of_integers(text: str, source: str, how: Reading) -> Iterator[Outcome]:
    """The same numbers as decks, for games in which nothing is dealt in piles."""
    for outcome in read_integers(text, source, how):
        yield replace(outcome, layout="deck", within_pile=None) if isinstance(outcome, Deal) else outcome


def _deal(title: str, lines: list[Line] | Iterator[Line], shape: Shape, source: str) -> Deal:
    words = words_of(lines, shape, source)
    first = words[0][0].number
    if len(words) != shape.cards:
        raise BadInput(f"{counted(len(words), 'number')}, expected {shape.cards}", source, first)
    numbers: dict[int, tuple[int, Line]] = {}
    for place, (line, word) in enumerate(words, 1):
        number = _number(word, place, line, shape, source)
        if number in numbers:
            before, where = numbers[number]
            message = f"{number} is there twice, number {before} on line {where.number} and number {place} on line"
            message = f"{message} {line.number}: expected each of 1 to {shape.cards} once"
            raise BadInput(message, source, line.number)
        numbers[number] = (place, line)
    cards = tuple(_card(number, shape) for number in numbers)
    return Deal(cards, "piles", shape, within_pile="top-first", title=title, format="integers")


def _number(word: str, place: int, line: Line, shape: Shape, source: str) -> int:
    if WHOLE_NUMBER.fullmatch(word) and len(word) <= _MOST_DIGITS and 1 <= int(word) <= shape.cards:
        return int(word)
    message = f"number {place}: '{shown(word)}' is not a card, expected a whole number from 1 to {shape.cards}"
    raise BadInput(message, source, line.number)


def _card(number: int, shape: Shape) -> Card:
    suit, rank = divmod(number - 1, shape.ranks)
    return Card(rank + 1, shape.suits - suit)


def write_integers(deal: Deal, notation: Notation) -> str:
    """The deal as one line of numbers, the same in every notation; a title is lost.

    Raises BadInput for a rank deal: the numbers stand for suits, too.
    """
    if not deal.cards[0].suit:
        message = "the deal has ranks only, and integers stand for cards with suits: write it in another format"
        raise BadInput(message, deal.name)
    ranks, suits = deal.shape.ranks, deal.shape.suits
    return " ".join(str((suits - card.suit) * ranks + card.rank) for card in deal.cards) + "\n"
