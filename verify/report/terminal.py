"""Words with a terminal style, set in columns and lines.

Lines are laid out in plain words first and painted last, so that colour never moves anything.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

Cell = tuple[int, Sequence["Word"]]
"""Words and the column where they begin."""


class Style(StrEnum):
    """How a word looks, as the parameters of its escape code."""

    PLAIN = ""
    RED = "31"
    DIM = "2"
    BOLD = "1"
    BOLD_RED = "1;31"
    UNDERLINED = "1;4"


@dataclass(frozen=True, slots=True)
class Word:
    """Text without spaces, and its style."""

    text: str
    style: Style = Style.PLAIN

    def painted(self, colour: bool) -> str:
        """The text, with escape codes if ``colour``.

        >>> Word("9D", Style.RED).painted(True), Word("9D", Style.RED).painted(False)
        ('\\x1b[31m9D\\x1b[0m', '9D')
        """
        return f"\x1b[{self.style}m{self.text}\x1b[0m" if colour and self.style else self.text


def plain_words(text: str) -> list[Word]:
    """Ordinary text as words."""
    return [Word(word) for word in text.split()]


def length(words: Sequence[Word]) -> int:
    """The columns that words take on one line, a space between each two."""
    return sum(len(word.text) for word in words) + max(len(words) - 1, 0)


def set_line(cells: Iterable[Cell], colour: bool) -> str:
    """One line of text with words at given columns, from left to right.

    >>> set_line([(2, [Word("5H"), Word("5S")]), (10, [Word("K")])], colour=False)
    '  5H 5S   K'
    """
    line, end = "", 0
    for column, words in cells:
        line += " " * (column - end) + " ".join(word.painted(colour) for word in words)
        end = column + length(words)
    return line


def wrap(words: Iterable[Word], width: int) -> list[list[Word]]:
    """Words in lines no longer than ``width``; a longer word gets a line of its own.

    >>> [length(line) for line in wrap(plain_words("the game stops here"), 10)]
    [8, 10]
    """
    lines: list[list[Word]] = [[]]
    for word in words:
        if lines[-1] and length([*lines[-1], word]) > width:
            lines.append([])
        lines[-1].append(word)
    return lines
