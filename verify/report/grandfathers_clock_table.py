"""A position of Grandfather's Clock as text: the foundations round a clock face, and the columns side by side."""

from __future__ import annotations

import math
import textwrap
from collections.abc import Sequence
from itertools import zip_longest

from verify.cards import Card, Notation
from verify.deals.dials import DialPosition

_WIDTH = 100
_TIED = "\0"  # a blank at which no line ends
_GAP = 3  # columns of text between two hours on a line


def table_text(position: DialPosition, notation: Notation) -> list[str]:
    """The table in lines; a foundation that shows its hour has a star.

    >>> from verify.cards import ENGLISH
    >>> columns = (Card(2, 1), Card(4, 1)), ()
    >>> position = DialPosition(columns, (Card(1, 1), Card(3, 2), Card(3, 1)))
    >>> print("\\n".join(table_text(position, ENGLISH)))
          3: 3S*
     2: 3H     1: AS*
    <BLANKLINE>
       1   2
      2S
      4S
    """
    width = max(len(notation.write(card)) for card in (*position.foundations, *position.in_columns()))
    return [*_dial(position.foundations, notation), "", *_columns(position.columns, notation, width + 2)]


def _dial(foundations: Sequence[Card], notation: Notation) -> list[str]:
    hours = [
        f"{hour}: {notation.write(top)}{'*' if top.rank == hour else ''}" for hour, top in enumerate(foundations, 1)
    ]
    room = max(len(f"{hour.rstrip('*')}*") for hour in hours) + _GAP  # the face stays as it is while stars appear
    radius = _radius(len(hours), room)
    if 2 * radius + room > _WIDTH:
        lines = textwrap.wrap("   ".join(hour.replace(" ", _TIED) for hour in hours), _WIDTH)
        return [line.replace(_TIED, " ") for line in lines]
    return _ring(hours, radius)


def _radius(hours: int, room: int) -> int:
    """The smallest radius at which the two hours of a line have ``room`` each; a face is wider than high."""
    sines = [math.sin(2 * math.pi * hour / hours) for hour in range(1, (hours + 1) // 2)]
    return max([room // 2, *(math.ceil(room / (2 * sine)) for sine in sines)])


def _ring(hours: Sequence[str], radius: int) -> list[str]:
    """The hours on a ring, the last one on top: a line for each pair that stands at the same height."""
    lines = [[" "] * (2 * radius + max(map(len, hours))) for _ in range(len(hours) // 2 + 1)]
    for hour, text in enumerate(hours, 1):
        aside = round(radius * math.sin(2 * math.pi * hour / len(hours)), 6)  # the same on both sides
        left = radius + round(aside)
        lines[min(hour, len(hours) - hour)][left : left + len(text)] = text
    return ["".join(line).rstrip() for line in lines]


def _columns(columns: Sequence[Sequence[Card]], notation: Notation, width: int) -> list[str]:
    cells = [[str(number), *map(notation.write, column)] for number, column in enumerate(columns, 1)]
    return ["".join(f"{cell:>{width}}" for cell in row).rstrip() for row in zip_longest(*cells, fillvalue="")]
