"""Which format the text of a deal of Grandfather's Clock is in, judged from how it begins."""

from __future__ import annotations

import re
from itertools import islice

from verify.deals.blocks import Line, blocks, content
from verify.deals.detection import detected
from verify.deals.grandfathers_clock.kpat import is_xml
from verify.deals.grandfathers_clock.lying import is_rest, rest_size
from verify.deals.grandfathers_clock.table import is_table_line
from verify.deals.reading import Reading
from verify.deals.table_rows import MOST_COLUMNS
from verify.errors import BadInput

_OBJECT = re.compile(r"\s*(?:\[\s*)?\{")


def detected_grandfathers_clock(text: str, how: Reading) -> str:
    """The name of the format; a text in none of them passes for ``deck``.

    >>> detected_grandfathers_clock("1: AS", Reading()), detected_grandfathers_clock("AS " * 40, Reading())
    ('table', 'rest')

    Raises BadInput for the formats of other games, and for 40 cards on several lines, which may mean two things.
    """
    if is_xml(text):
        return "kpat"
    if _OBJECT.match(text):
        return "json"
    lines = _first_lines(text)
    if lines and is_table_line(lines[0].text):
        return "table"
    found = detected(text, how)
    if found in ("piles", "codegolf", "solvitaire"):
        message = f"this looks like the format {found}, which is for other games: expected a deck, a table or JSON"
        raise BadInput(message, line=lines[0].number if lines else None)
    return _deck_or_rest(lines, how) if found == "deck" else found


def _first_lines(text: str) -> list[Line]:
    """The first lines of the first block that is not a heading only."""
    found = (list(islice(block.lines, MOST_COLUMNS + 1)) for block in blocks(content(text)))
    return next((lines for lines in found if lines[0].title is None), [])


def _deck_or_rest(lines: list[Line], how: Reading) -> str:
    most = how.shape.cards + 1
    counts = [line.word_count(most) for line in lines]
    if counts and is_rest(counts[0], how.shape):
        return "rest"
    if len(counts) > 1 and sum(counts) == rest_size(how.shape):
        message = f"{sum(counts)} cards on {len(counts)} lines: if these are columns, begin the lines with 1:, 2:, ..."
        raise BadInput(f"{message}; if they are dealt in rows, say --format rest", line=lines[0].number)
    return "rest" if is_rest(sum(counts), how.shape) else "deck"
