"""Text on a drawing: how large it is, where its baseline runs, how it is broken into lines.

Fonts are the reader's, so widths are an estimate, on the generous side: that of DejaVu Sans, which is wider
than the others named in the style sheet. One em is the size of the font.
"""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_left

SIZES = {
    "headline": 30,
    "line": 17,
    "heading": 14,
    "aside": 14,
    "caption": 15,
    "legend": 14,
    "numeral": 17,
    "index": 13,
    "large": 17,
    "name": 15,
}
"""The font size of each kind of text."""

_DROP = 0.36  # ems from the middle of capitals and figures to their baseline: half their height
_NARROW, _WIDE = set(" ,.:;'|!/-()[]fijlrtI"), set("mwMW@%→…—")


def baseline(middle: float, kind: str) -> float:
    """The height of the baseline of a text of this kind whose capitals are to have their middle there.

    The baseline is the one line on which all programs agree; ``dominant-baseline`` is not.

    >>> round(baseline(10.0, "name"), 1)
    15.4
    """
    return middle + _DROP * SIZES[kind]


def ems(text: str) -> float:
    """About how wide a text is, in ems.

    >>> round(ems("five and nine"), 2)
    6.81
    """
    return sum(map(_ems, text))


def _ems(character: str) -> float:
    if character in _NARROW:
        return 0.37
    if unicodedata.east_asian_width(character) in "WF":
        return 1.0
    if character in _WIDE:
        return 0.9
    return 0.72 if character.isupper() else 0.62


def balanced(text: str, room: float) -> list[str]:
    """The text in as few lines of ``room`` ems as it needs, and those as even as they can be.

    >>> balanced("none of these piles can be finished before the next", 25)
    ['none of these piles can be', 'finished before the next']
    """
    fewest = len(wrapped(text, room))
    widths = [room * part / 100 for part in range(1, 101)]
    enough = bisect_left(widths, True, hi=99, key=lambda width: len(wrapped(text, width)) <= fewest)
    return wrapped(text, widths[enough])


def wrapped(text: str, room: float) -> list[str]:
    """The text in lines of at most ``room`` ems, broken at spaces; in longer words after arrows, else anywhere.

    >>> wrapped("1 cycle: A→2→7→8→3→A", 5)
    ['1 cycle:', 'A→2→7→', '8→3→A']
    """
    lines: list[str] = []
    for piece in _pieces(text, room):
        if lines and ems((lines[-1] + piece).rstrip()) <= room:
            lines[-1] += piece
        else:
            lines.append(piece)
    return [line.rstrip() for line in lines]


def _pieces(text: str, room: float) -> list[str]:
    """What a line is made of: words with the spaces after them, and parts of words that are too long."""
    pieces: list[str] = []
    for word in re.findall(r"\S+\s*", text):
        for part in [word] if ems(word.rstrip()) <= room else re.findall(r"[^→]*→\s*|[^→]+", word):
            pieces += [part] if ems(part.rstrip()) <= room else re.findall(r"\S\s*", part)
    return pieces
