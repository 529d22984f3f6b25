"""Which format the text of a Klondike deal is in, judged from how it begins."""

from __future__ import annotations

import re

from verify.deals.blocks import Line, blocks, content
from verify.deals.detection import detected
from verify.deals.klondike.digits import is_digits
from verify.deals.klondike.table import is_table_line
from verify.deals.reading import Reading
from verify.errors import BadInput

_TABLEAU = re.compile(r'"tableau piles"\s*:')
_OBJECT = re.compile(r"\s*(?:\[\s*)?\{")


def detected_klondike(text: str, how: Reading) -> str:
    """The name of the format; a text in none of them passes for ``deck``.

    >>> detected_klondike("Stock: AS", Reading()), detected_klondike("014" * 52, Reading())
    ('table', 'klondike-solver')

    Raises BadInput for the formats of other games.
    """
    if _OBJECT.match(text):
        return "solvitaire" if _TABLEAU.search(text) else "json"
    first = _first_line(text)
    if first is not None and is_table_line(first.text):
        return "table"
    if first is not None and is_digits("".join(first.words()), how.shape):
        return "klondike-solver"
    found = detected(text, how)
    if found in ("piles", "codegolf"):
        message = f"this looks like the format {found}, which is for clock: expected a deck, a table or JSON"
        raise BadInput(message, line=first.number if first else None)
    return found


def _first_line(text: str) -> Line | None:
    found = (next(block.lines) for block in blocks(content(text)))
    return next((line for line in found if line.title is None), None)
