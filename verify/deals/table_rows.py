"""The lines of a table as text: each with a label, columns by their numbers, the cards counted as they come."""

from __future__ import annotations

from verify.deals.blocks import Line
from verify.deals.deal import Placed, Shape
from verify.deals.reading import CardReader
from verify.errors import BadInput

MOST_COLUMNS = 50

Rows = dict[str, Line]
"""What follows each label."""


def require_new(rows: Rows, label: str, line: Line, source: str) -> None:
    """Raise BadInput for a label that is there already."""
    if label in rows:
        message = f"'{label}:' is there twice, on line {rows[label].number} and line {line.number}"
        raise BadInput(f"{message} (part deals by an empty line)", source, line.number)


def column_numbers(rows: Rows, example: str, source: str, first: int) -> list[int]:
    """The numbers of the columns from the left; each must be there, for a forgotten one is not an empty one.

    Raises BadInput with an ``example``, at the ``first`` line, if there is none.
    """
    numbers = sorted(int(label) for label in rows if label.isdigit())
    if not numbers:
        message = f"there are no columns, expected lines such as '{example}' (an empty line ends a table)"
        raise BadInput(message, source, first)
    for number in numbers:
        if not 1 <= number <= MOST_COLUMNS:
            raise BadInput(f"column {number}: expected 1 to {MOST_COLUMNS}", source, rows[str(number)].number)
    for number in range(1, numbers[-1]):
        if str(number) not in rows:
            message = f"column {number} is missing: for an empty one write '{number}:'"
            raise BadInput(message, source, rows[str(numbers[-1])].number)
    return numbers


class RowCards:
    """Reads cards and numbers them as they come."""

    def __init__(self, reader: CardReader, shape: Shape, source: str) -> None:
        self._reader, self._most, self.source = reader, 2 * shape.cards, source
        self._count = 0

    def of(self, line: Line) -> list[Placed]:
        """The cards of a line; ``-`` stands for none."""
        return [self._placed(word, line.number) for word in line.words() if word != "-"]

    def _placed(self, word: str, line: int) -> Placed:
        self._count += 1
        if self._count > self._most:
            raise BadInput(f"more than {self._most} cards without an empty line", self.source, line)
        return self._reader.placed(word, self._count, self.source, line)
