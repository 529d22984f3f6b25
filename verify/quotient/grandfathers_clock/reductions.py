"""The moves of Grandfather's Clock that suffice, each reduction by its name and with its reason.

``whole-columns``. A whole column is not moved into an empty one: the columns after that are those before in another
order, so that the key is the same.

``safe-up``. If a card can go up, and no card that is left in the columns may lie on it there, it goes up at once and
nothing else is looked at. For an ace that is always so, unless kings go on aces; for a card of another rank it is so
when no card of the next lower rank is left, or with alternating colours none of the other colour.

Proof. Take any win from the position, and play its other moves after the card c has gone up; they stay possible. As
long as c has not gone up in the win, the two games differ in c alone: there it is the top card of some column or of
some run that moves, for nothing ever comes to lie on it, and here that column is without it. A card that goes up there
does not need c on a foundation, so it can go up here; it is a top card here too. A card or a run that moves there onto
a card, which is not c, or into an empty column, moves here, without c if c was its top; for a column that is empty
there is empty here, and what is a top card other than c there is one here. The moves of c alone are left out. When c
goes up in the win, the two games are the same.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from verify.cards import Card
from verify.deals.dials import DialPosition
from verify.rules.grandfathers_clock import Move, goes_on, hour_for, legal_moves
from verify.rules.grandfathers_clock_options import GrandfathersClockRules

REDUCTIONS = ("whole-columns", "safe-up")


def reduced_moves(
    position: DialPosition, rules: GrandfathersClockRules, reductions: Collection[str] = ()
) -> Iterator[Move]:
    """The moves that are looked at under the reductions named."""
    safe = next(safe_cards(position, rules), None) if "safe-up" in reductions else None
    if safe is not None:
        yield Move("up", safe)
        return
    whole = {column[0] for column in position.columns if column} if "whole-columns" in reductions else set()
    yield from (move for move in legal_moves(position, rules) if move.kind != "column" or move.card not in whole)


def safe_cards(position: DialPosition, rules: GrandfathersClockRules) -> Iterator[Card]:
    """The cards that can go up, and on which no card that is left may lie in a column.

    >>> columns = (Card(4, 2), Card(1, 2)), (Card(2, 2), Card(3, 1), Card(1, 1))
    >>> position = DialPosition(columns, (Card(4, 1), Card(3, 2), Card(2, 1)))
    >>> print(*safe_cards(position, GrandfathersClockRules()))
    AS
    """
    for column in position.columns:
        if column and hour_for(column[-1], position):
            others = position.in_columns()
            if not any(goes_on(card, column[-1], position.ranks, rules) for card in others):
                yield column[-1]
