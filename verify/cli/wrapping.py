"""Help texts and results set in lines: a name with its explanation beside it."""

from __future__ import annotations

import textwrap

WIDTH = 100
_COLUMN = 22


def entry(indent: int, name: str, text: str, column: int = _COLUMN) -> list[str]:
    """A name with its explanation beside it.

    >>> entry(2, "deck", "cards, one after the other", 8)
    ['  deck  cards, one after the other']
    """
    head = f"{' ' * indent}{name:<{column - indent}}"
    return textwrap.wrap(
        text, WIDTH, initial_indent=head, subsequent_indent=" " * column, break_on_hyphens=False, break_long_words=False
    )


def paragraph(text: str) -> list[str]:
    """A text in lines."""
    return textwrap.wrap(text, WIDTH, break_on_hyphens=False)
