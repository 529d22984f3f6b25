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
from verify.deals.deal import Placed, Shape
from verify.deals.dials import DialDeal
from verify.deals.grandfathers_clock.lying import MOST_COLUMNS, Lying, dial_deal
from verify.deals.reading import CardReader, Reading, attempt, heading_title
from verify.errors import BadInput, shown

_FOUNDATIONS = "foundations"
_LINE = re.compile(r"\s*(foundations|[0-9]{1,4})\s*:(.*)", re.ASCII | re.DOTALL | re.IGNORECASE)
_EXPECTED = "expected a line such as '3: 4D 9S TC' or 'Foundations: 3S 8H'"

Rows = dict[str, Line]
"""What follows each label."""


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
    numbers = _columns(rows, source, first)
    cards = _Cards(reader, shape, source)
    found = {label: cards.in_row(line) for label, line in rows.items()}
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
        if label in rows:
            message = f"'{label}:' is there twice, on line {rows[label].number} and line {line.number}"
            raise BadInput(f"{message} (part deals by an empty line)", source, line.number)
        rows[label] = Line(line.number, match[2]) if match else line
    return rows


def _columns(rows: Rows, source: str, first: int) -> list[int]:
    """The numbers of the columns from the left; each must be there, for a forgotten one is not an empty one."""
    numbers = sorted(int(label) for label in rows if label != _FOUNDATIONS)
    if not numbers:
        message = "there are no columns, expected lines such as '1: JD 5S 3C' (an empty line ends a table)"
        raise BadInput(message, source, first)
    for number in numbers:
        if not 1 <= number <= MOST_COLUMNS:
            raise BadInput(f"column {number}: expected 1 to {MOST_COLUMNS}", source, rows[str(number)].number)
    for number in range(1, numbers[-1]):
        if str(number) not in rows:
            message = f"column {number} is missing: for an empty one write '{number}:'"
            raise BadInput(message, source, rows[str(numbers[-1])].number)
    return numbers


class _Cards:
    """Reads cards and numbers them as they come."""

    def __init__(self, reader: CardReader, shape: Shape, source: str) -> None:
        self._reader, self._most, self._source = reader, 2 * shape.cards, source
        self._count = 0

    def in_row(self, line: Line) -> list[Placed]:
        """The cards of a line; ``-`` stands for none."""
        return [self._placed(word, line.number) for word in line.words() if word != "-"]

    def _placed(self, word: str, line: int) -> Placed:
        self._count += 1
        if self._count > self._most:
            raise BadInput(f"more than {self._most} cards without an empty line", self._source, line)
        return self._reader.placed(word, self._count, self._source, line)


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
