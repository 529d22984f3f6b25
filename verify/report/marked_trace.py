"""A trace in lines with one moment marked: ``14  6C  2D [7C] QH``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

_PER_LINE = 13  # cards


class TraceLine(NamedTuple):
    """A line of a trace in three parts; ``marked`` is empty if the moment is not on it."""

    before: str
    marked: str
    after: str

    @property
    def text(self) -> str:
        """The whole line."""
        return self.before + self.marked + self.after


def marked_trace(trace: Sequence[str], turned: int) -> list[TraceLine]:
    """All cards in the order they were turned, the one turned as number ``turned`` in brackets (0: none is).

    >>> for line in marked_trace(["KD", "2S", "AC"], 2):
    ...     print(line.text)
    1  KD [2S] AC
    """
    number_width, width = len(str(len(trace))), max(map(len, trace), default=0) + 2
    lines = []
    for first in range(0, len(trace), _PER_LINE):
        cards, here = trace[first : first + _PER_LINE], turned - 1 - first
        cells = [(f"[{card}]" if i == here else f" {card} ").ljust(width) for i, card in enumerate(cards)]
        cells = [f"{first + 1:>{number_width}} ", *cells[:-1], cells[-1].rstrip()]
        place = here + 1 if 0 <= here < len(cards) else len(cells)
        lines.append(TraceLine("".join(cells[:place]), "".join(cells[place : place + 1]), "".join(cells[place + 1 :])))
    return lines
