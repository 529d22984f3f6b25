"""Which format a text is in, judged from how it begins (and, for the contest form, from how it ends)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain, islice

from verify.deals.blocks import Line, blocks, content, lines
from verify.deals.integers import NUMBER_ARRAY, WHOLE_NUMBER
from verify.deals.reading import CardReader, Reading
from verify.errors import BadInput

_END_LINE = re.compile(r"^[ \t]*#[ \t]*$", re.MULTILINE)
_TABLEAU = re.compile(r'"tableau piles"\s*:')
_JSON_ARRAY = re.compile(r'\s*\[\s*(?:["\[{\]]|null\b)')
_RANK_ARRAYS = re.compile(r'\s*\[\s*\[\s*(?!["\s]|null\b)')


def detected(text: str, how: Reading) -> str:
    """The name of the format; a text in none of them passes for ``deck``, the form most people mean.

    >>> detected("A: 5H 9C 2S KD", Reading()), detected("TS QC 8S", Reading()), detected("[[11, 7", Reading())
    ('piles', 'deck', 'codegolf')
    """
    if NUMBER_ARRAY.match(text.lstrip()):
        return "integers"
    if _is_json(text):
        return _kind_of_json(text)
    if _is_contest(text):
        return "uva170"
    found = ((block, next(block.lines)) for block in blocks(content(text)))
    block, first = next((each for each in found if each[1].title is None), (None, None))
    if block is None or first is None:
        return "deck"
    if ":" in first.text:
        return "piles"
    if _are_integers(_words(first, block.lines, how.shape.cards), how):
        return "integers"
    _refuse_piles_without_names(text, how)
    return "deck"


def _refuse_piles_without_names(text: str, how: Reading) -> None:
    """Raise BadInput where a first block with a line for each pile may be piles and may be a deck."""
    ranks, suits = how.shape.ranks, how.shape.suits
    block = list(islice(next(blocks(content(text))).lines, ranks + 1))
    unlike = suits > 1 < ranks != suits  # where each line is a pile and no one would write a deck so
    if unlike and [line.word_count(suits + 1) for line in block] == [suits] * ranks:
        message = f"{ranks} lines of {suits} cards: if these are piles, begin the lines with A:, 2:, ..."
        raise BadInput(f"{message}; if it is a deck, say --format deck", line=block[0].number)


def _is_json(text: str) -> bool:
    """Whether the text begins like JSON and not with a heading, which may look like a short array."""
    opening = [line.text.strip() for line in islice((line for line in lines(text) if not line.is_blank), 2)]
    if not opening or opening[0].startswith("{"):
        return bool(opening)
    is_heading = opening[0].endswith("]") and len(opening) == 2 and opening[1][0] not in "[{,]"
    return not is_heading and _JSON_ARRAY.match(text) is not None


def _kind_of_json(text: str) -> str:
    if _TABLEAU.search(text):
        return "solvitaire"
    return "codegolf" if _RANK_ARRAYS.match(text) else "json"


def _is_contest(text: str) -> bool:
    """Whether the last line that is not blank is the only line ``#``, and something comes before it."""
    end = _END_LINE.search(text)
    if end is None or text[end.end() :].strip():
        return False
    return next(blocks(content(text[: end.start()])), None) is not None


def _are_integers(words: list[str], how: Reading) -> bool:
    """Whether the words are the numbers of cards: whole numbers, but not the ranks of a rank deal."""
    if not all(WHOLE_NUMBER.fullmatch(word) for word in words):
        return False
    if len(set(words)) == how.shape.cards and how.shape.suits > 1:
        return True  # in a rank deal of several suits a rank comes more than once
    ranks = CardReader(how.notation)
    return not all(1 <= ranks.rank(word) <= how.shape.ranks for word in words)


def _words(first: Line, others: Iterator[Line], most: int) -> list[str]:
    return list(islice((word for line in chain([first], others) for word in line.words()), most))
