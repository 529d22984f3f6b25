"""From text to lines, headings, blocks and the words on them; knows nothing of cards.

Line ends are ``\\n``, ``\\r\\n`` and ``\\r`` only: other Unicode line separators are white space within a line.
Anything from ``#`` to the end of a line is a comment. A heading ``[some title]`` names what follows. Everything is
lazy, so that a file of any number of decks takes no more memory than its text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from verify.deals.reading import heading_title

_WORD = re.compile(r"[^\s,]+")
_LINE_END = re.compile(r"\r\n?")


class Line(NamedTuple):
    """A line of text and its number (from 1), without its end."""

    number: int
    text: str

    def words(self) -> Iterator[str]:
        """The words, parted by white space and commas.

        >>> list(Line(1, "TS, QC 8S").words())
        ['TS', 'QC', '8S']
        """
        return (match.group() for match in _WORD.finditer(self.text))

    def word_count(self, most: int) -> int:
        """How many words there are, but no more than ``most``."""
        return sum(1 for _ in islice(self.words(), most))

    @property
    def is_blank(self) -> bool:
        """Whether there is no word on it."""
        return _WORD.search(self.text) is None

    @property
    def is_comment(self) -> bool:
        """Whether it begins with ``#``."""
        return self.text.lstrip().startswith("#")

    def without_comment(self) -> Line:
        """The line up to ``#``; a heading stays whole.

        >>> Line(1, "KD 3C # the last two").without_comment().text
        'KD 3C '
        """
        if "#" not in self.text or self.title is not None:
            return self
        return Line(self.number, self.text.partition("#")[0])

    @property
    def title(self) -> str | None:
        """The title, if the line is a heading.

        >>> Line(1, "[some title]").title
        'some title'
        """
        text = self.text.strip()
        return heading_title(text[1:-1]) if len(text) > 1 and text[0] == "[" and text[-1] == "]" else None


class Block(NamedTuple):
    """Lines that stand together, under a title or none; ``lines`` can be gone through once."""

    title: str
    lines: Iterator[Line]


def one_line_end(text: str) -> str:
    """The text with ``\\n`` as its only line end, and without a byte order mark."""
    text = text.removeprefix("\ufeff")
    return _LINE_END.sub("\n", text) if "\r" in text else text


def lines(text: str) -> Iterator[Line]:
    """The lines of a text whose only line end is ``\\n``."""
    number, start = 1, 0
    while start < len(text):
        end = text.find("\n", start)
        end = len(text) if end < 0 else end
        yield Line(number, text[start:end])
        number, start = number + 1, end + 1


def content(text: str) -> Iterator[Line]:
    """The lines that are not comments, without the comments behind them; empty ones too, for they part the blocks."""
    return (line.without_comment() for line in lines(text) if not line.is_comment)


def blocks(source: Iterator[Line]) -> Iterator[Block]:
    """The blocks of non-blank lines, parted by empty lines and headings; a heading of nothing is a block of its own.

    >>> [(b.title, [line.text for line in b.lines]) for b in blocks(content("a\\nb\\n\\n# c\\n[d]\\ne\\n[f]"))]
    [('', ['a', 'b']), ('d', ['e']), ('', ['[f]'])]
    """
    heading: Line | None = None
    for line in source:
        if line.title is not None:
            if heading is not None:
                yield Block("", iter([heading]))
            heading = line
        elif not line.is_blank:
            ended: list[Line] = []
            block = Block((heading.title if heading else "") or "", _until_end(line, source, ended))
            yield block
            for _ in block.lines:  # whatever the reader left
                pass
            heading = ended[0] if ended and ended[0].title is not None else None
    if heading is not None:
        yield Block("", iter([heading]))


def _until_end(first: Line, source: Iterator[Line], ended: list[Line]) -> Iterator[Line]:
    """The lines of a block; the line that ended it is left in ``ended``."""
    yield first
    for line in source:
        if line.is_blank or line.title is not None:
            ended.append(line)
            return
        yield line
