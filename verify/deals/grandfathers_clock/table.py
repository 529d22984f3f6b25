"""A table as text, at the start or in the middle of a game::

    [some title]
    Foundations: 3S 8H
    1: JD 5S 3C TD 8D
    2:

Columns are numbered from the left, the lowest card first; or they stand one a line without numbers. Of a foundation its
top card is named; those that are not named have their clock card only. The lines may stand in any order, and an empty
line ends the table.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial

from verify.cards import Notation
from verify.deals.blocks import Block, Line, blocks, content
from verify.deals.deal import Shape
from verify.deals.dials import DialDeal
from verify.deals.grandfathers_clock.lying import Lying, dial_deal
from verify.deals.reading import CardReader, Reading, attempt, heading_title
from verify.deals.table_rows import RowCards, Rows, column_numbers, require_new
from verify.errors import BadInput, shown

_FOUNDATIONS = "foundations"
_LINE = re.compile(r"\s*(foundations|[0-9]{1,4})\s*:(.*)", re.ASCII | re.DOTALL | re.IGNORECASE)
_EXPECTED = "expected a line such as '3: 4D 9S TC' or 'Foundations: 3S 8H'"


def is_table_line(text: str) -> bool:
    """Whether a line is one of a table with numbered columns.

    >>> is_table_line("Foundations: 3S"), is_table_line("2: 3D 8S"), is_table_line("A: 5H 9C 2S KD")
    (True, True, False)
    """
    return _LINE.fullmatch(text) is not None


def read_table(text: str, source: str, how: Reading) -> Iterator[DialDeal | BadInput]:
    """The deals of a text in the format ``table``.

    >>> for deal in read_table("1: 4H AH AS\\n2: 2H 3S", "-", Reading(Shape(4, 2))):
    ...     print(*deal.position.foundations)
    4S 3H 2S
    """
    reader = CardReader(how.notation)
    for block in blocks(content(text)):
        yield attempt(partial(_deal, block, reader, how.shape, source))


def _deal(block: Block, reader: CardReader, shape: Shape, source: str) -> DialDeal:
    rows = _rows(block, source)
    first = next(iter(rows.values())).number
    numbers = column_numbers(rows, "1: JD 5S 3C", source, first)
    cards = RowCards(reader, shape, source)
    found = {label: cards.of(line) for label, line in rows.items()}
    lying = Lying([found[str(number)] for number in numbers], found.get(_FOUNDATIONS, ()))
    return dial_deal(lying, shape, source, first, title=block.title)


def _rows(block: Block, source: str) -> Rows:
    rows: Rows = {}
    numbered: set[bool] = set()  # whether the columns are
    for line in block.lines:
        match = _LINE.fullmatch(line.text)
        label = match[1].lower().lstrip("0") or "0" if match else str(len(rows.keys() - {_FOUNDATIONS}) + 1)
        if label != _FOUNDATIONS:
            numbered.add(match is not None)
        if len(numbered) > 1 or (match is None and ":" in line.text):
            raise BadInput(f"'{shown(line.text.strip())}': {_EXPECTED}", source, line.number)
        require_new(rows, label, line, source)
        rows[label] = Line(line.number, match[2]) if match else line
    return rows


def write_table(deal: DialDeal, notation: Notation) -> str:
    """The table as text, under its title if it has one; the top cards in the order of the hours.

    >>> from verify.cards import ENGLISH, Card
    >>> from verify.deals.dials import DialPosition, clock_cards
    >>> columns = (Card(1, 2), Card(4, 2)), (Card(2, 2), Card(3, 1), Card(1, 1))
    >>> position = DialPosition(columns, clock_cards(Shape(4, 2)))
    >>> print(write_table(DialDeal(position, shape=Shape(4, 2)), ENGLISH), end="")
    Foundations: 4S 3H 2S
    1: AH 4H
    2: 2H 3S AS
    """
    position, title = deal.position, heading_title(deal.title)
    columns = {str(number): column for number, column in enumerate(position.columns, 1)}
    rows = {"Foundations": position.foundations, **columns}
    lines = [f"[{title}]"] * bool(title)
    lines += [f"{label}: {' '.join(map(notation.write, cards))}".rstrip() for label, cards in rows.items()]
    return "".join(f"{line}\n" for line in lines)
