"""A position of Klondike as text, the columns side by side; cards that lie face down in brackets."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable
from itertools import zip_longest

from verify.cards import Card, Notation
from verify.deals.positions import Column, Position

_WIDTH = 100
_TITLE = 13


def table_text(position: Position, notation: Notation) -> list[str]:
    """The table in lines.

    >>> from verify.cards import ENGLISH
    >>> position = Position((Column((Card(2, 1),), (Card(4, 1),)), Column()), (1,), stock=(Card(3, 1),))
    >>> print("\\n".join(table_text(position, ENGLISH)))
    foundations  AS
    waste        -
    stock        3S
    <BLANKLINE>
       1    2
     [2S]
      4S
    """
    tops = (
        notation.write(Card(height, suit)) if height else "--" for suit, height in enumerate(position.foundations, 1)
    )
    lines = [
        f"{'foundations':<{_TITLE}}{' '.join(tops)}",
        *_row("waste", position.waste, notation),
        *_row("stock", position.stock, notation),
    ]
    if position.pass_number > 1:
        lines.append(f"{'pass':<{_TITLE}}{position.pass_number}")
    return [*lines, "", *_columns(position.columns, notation)]


def _row(title: str, cards: Iterable[Card], notation: Notation) -> list[str]:
    text = " ".join(map(notation.write, cards)) or "-"
    return textwrap.wrap(text, _WIDTH, initial_indent=f"{title:<{_TITLE}}", subsequent_indent=" " * _TITLE)


def _columns(columns: Iterable[Column], notation: Notation) -> list[str]:
    cells = [
        [
            f" {number} ",
            *(f"[{notation.write(card)}]" for card in column.down),
            *(f" {notation.write(card)} " for card in column.up),
        ]
        for number, column in enumerate(columns, 1)
    ]
    width = max(len(cell) for column in cells for cell in column) + 1
    return ["".join(f"{cell:>{width}}" for cell in row).rstrip() for row in zip_longest(*cells, fillvalue="")]
