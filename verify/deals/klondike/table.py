"""A table as text, at the start or in the middle of a game::

    [some title]
    Foundations: AS 2H
    Waste: 4C 9D
    Stock: 7H 2C
    1: [3D 5C] 8S 7H
    2:

Columns are numbered from the left, face-down cards stand in brackets, the lowest card first. Of a foundation its top
card is named. The last card of the waste can be played, the first card of the stock is drawn next. ``Pass: 2`` is for
rules with a limited number of passes. The lines may stand in any order, and an empty line ends the table.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial

from verify.cards import Notation
from verify.deals.blocks import Block, Line, blocks, content
from verify.deals.deal import Shape
from verify.deals.klondike.lying import Lying, LyingColumn, position_of, top_cards
from verify.deals.positions import Column, PositionDeal
from verify.deals.reading import CardReader, Reading, attempt, heading_title
from verify.deals.table_rows import RowCards, Rows, column_numbers, require_new
from verify.errors import BadInput, shown

_LABELS = ("foundations", "waste", "stock", "pass")
_LINE = re.compile(r"\s*([A-Za-z]+|[0-9]{1,4})\s*:(.*)", re.ASCII | re.DOTALL)
_CARDS = re.compile(r"\s*(?:\[(?P<down>[^\[\]]*)\])?(?P<up>[^\[\]]*)", re.DOTALL)
_PASS = re.compile(r"\s*([1-9][0-9]{0,3})\s*", re.ASCII)
_NOTHING = LyingColumn()
_EXPECTED = "expected a line such as 'Stock: 7H 2C', 'Waste:', 'Foundations: AS', 'Pass: 1' or '3: [4D 9S] TC'"


def is_table_line(text: str) -> bool:
    """Whether a line is one of a table.

    >>> is_table_line("Stock: 7H 2C"), is_table_line("2: [3D] 8S"), is_table_line("A: 5H 9C 2S KD")
    (True, True, False)
    """
    match = _LINE.fullmatch(text)
    return match is not None and (match[1].isdigit() or match[1].lower() in _LABELS)


def read_table(text: str, source: str, how: Reading) -> Iterator[PositionDeal | BadInput]:
    """The deals of a text in the format ``table``.

    >>> for deal in read_table("Stock: AS\\n1: [2S] 3S", "-", Reading(Shape(3, 1))):
    ...     print(*deal.position.cards)
    2S 3S AS
    """
    reader = CardReader(how.notation)
    for block in blocks(content(text)):
        yield attempt(partial(_deal, block, reader, how.shape, source))


def _deal(block: Block, reader: CardReader, shape: Shape, source: str) -> PositionDeal:
    rows = _rows(block, source)
    first = next(iter(rows.values())).number
    columns = column_numbers(rows, "1: [3D 5C] 8S 7H", source, first)
    cards = RowCards(reader, shape, source)
    found = {label: _cards_in_row(line, cards) for label, line in rows.items() if label != "pass"}
    lying = Lying(
        [found[str(number)] for number in columns],
        found.get("foundations", _NOTHING).up,
        found.get("stock", _NOTHING).up,
        found.get("waste", _NOTHING).up,
        _pass(rows.get("pass"), source),
    )
    return PositionDeal(position_of(lying, shape, source, first), shape, title=block.title)


def _rows(block: Block, source: str) -> Rows:
    """What follows each label."""
    rows: Rows = {}
    for line in block.lines:
        if not is_table_line(line.text):
            raise BadInput(f"'{shown(line.text.strip())}': {_EXPECTED}", source, line.number)
        label, _, rest = line.text.partition(":")
        label = label.strip().lower().lstrip("0") or "0"
        require_new(rows, label, line, source)
        if not label.isdigit() and "[" in rest:
            raise BadInput(f"'{label}:' has brackets, which are for cards face down in columns", source, line.number)
        rows[label] = Line(line.number, rest)
    return rows


def _cards_in_row(line: Line, cards: RowCards) -> LyingColumn:
    """The cards of a line, those in brackets face down."""
    match = _CARDS.fullmatch(line.text)
    if match is None:
        message = "expected the face-down cards in one pair of brackets, before the others, such as '3: [4D 9S] TC'"
        raise BadInput(message, cards.source, line.number)
    down, up = (cards.of(Line(line.number, match[part] or "")) for part in ("down", "up"))
    return LyingColumn(down, up)


def _pass(line: Line | None, source: str) -> int:
    if line is None:
        return 1
    match = _PASS.fullmatch(line.text)
    if match is None:
        message = f"pass is '{shown(line.text.strip())}': expected the number of the pass under way, 1 to 9999"
        raise BadInput(message, source, line.number)
    return int(match[1])


def write_table(deal: PositionDeal, notation: Notation) -> str:
    """The table as text, under its title if it has one.

    >>> from verify.cards import ENGLISH, Card
    >>> from verify.deals.positions import Position
    >>> position = Position((Column((Card(2, 1),), (Card(3, 1),)),), (1,))
    >>> print(write_table(PositionDeal(position, Shape(3, 1)), ENGLISH), end="")
    Foundations: AS
    Waste:
    Stock:
    1: [2S] 3S
    """
    position = deal.position
    rows = {"Foundations": top_cards(position), "Waste": position.waste, "Stock": position.stock}
    lines = [f"{label}: {' '.join(map(notation.write, cards))}".rstrip() for label, cards in rows.items()]
    lines += [f"Pass: {position.pass_number}"] * (position.pass_number > 1)
    lines += [
        f"{number}: {column_text(column, notation)}".rstrip() for number, column in enumerate(position.columns, 1)
    ]
    title = heading_title(deal.title)
    return "".join(f"{line}\n" for line in ([f"[{title}]"] if title else []) + lines)


def column_text(column: Column, notation: Notation) -> str:
    """The cards of a column, those that lie face down in brackets."""
    down, up = (" ".join(map(notation.write, cards)) for cards in column)
    return f"[{down}] {up}" if down else up
