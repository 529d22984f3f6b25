"""A deck stacked for an engine that deals by itself, column after column, from the last card of its pack."""

from __future__ import annotations

from collections.abc import Sequence

COLUMNS = 7


def pack_for(deck: Sequence[str]) -> list[str]:
    """The pack that such an engine must hold, so that the table lies as the rules have it.

    The deck lists rows: a card to each of the columns 1 to 7, then to 2 to 7, and so on; the rest is drawn in order.
    """
    columns: list[list[str]] = [[] for _ in range(COLUMNS)]
    left = iter(deck)
    for row in range(COLUMNS):
        for column in columns[row:]:
            column.append(next(left))
    stock = list(left)
    dealt = [card for column in columns for card in column] + stock[::-1]  # the last one put there is drawn first
    return dealt[::-1]
