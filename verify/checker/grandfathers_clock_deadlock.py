"""Deadlocks of Grandfather's Clock: cards none of which can be the first to move, so that the deal is unwinnable.

For a win all cards of the columns must go up, so a set D of them, not empty, proves a loss if the first move of one of
its cards is impossible. Until that move the cards of D are where they were at the start, and so are those beneath one
of D in its column: these cards are *held*. Nothing can be put on a card beneath one of D, nor on one that has gone up.
The first move of a card x of D can be one of these, each with what rules it out:

* x goes up. Not so if a card that comes before it on its foundation is held.
* x is laid on a card that it goes on, by itself or, where runs move, carried by a card beneath it. Not so if for x and
  each such carrier all cards that it goes on are beneath one of D, or had gone up at the start. The carriers are those
  of the start: x and what lies beneath it have not moved.
* x or a carrier goes to an empty column. Not so if nothing does, or if each column holds a card of D. The first card
  of its column need not be looked at: a whole column that moves to an empty one only changes the order of the columns,
  which matters to nothing, so that a win without such moves is a win.

If x lies beneath another card of D, a move of x moves that one, too; so in each column only the last card of D has to
be looked at.
"""

from __future__ import annotations

from .cards import Card
from .grandfathers_clock_rules import Columns, Game
from .reading import Rejected


def require_deadlock(cards: list[Card], columns: Columns, game: Game) -> None:
    """Raise Rejected unless there are such cards, and none of them can be the first to move."""
    if len(set(cards)) < len(cards):
        raise Rejected("the deadlock lists a card twice")
    if not cards:
        raise Rejected("the deadlock is empty")
    for card in cards:
        if not any(card in column for column in columns):
            raise Rejected(f"{card} is in the deadlock and on its foundation")
    Deadlock(set(cards), columns, game).require()


class Deadlock:
    """Cards of columns that are to be a deadlock."""

    def __init__(self, cards: set[Card], columns: Columns, game: Game) -> None:
        self.columns, self.game = columns, game
        places = [[place for place, card in enumerate(column) if card in cards] for column in columns]
        self.lasts = [max(those, default=-1) for those in places]  # of each column, where its last card of D lies
        self.held = {card for column, last in zip(columns, self.lasts, strict=True) for card in column[: last + 1]}
        covered = {card for column, last in zip(columns, self.lasts, strict=True) for card in column[: max(last, 0)]}
        self.open = {card for column in columns for card in column} - covered  # one day something may be put on these

    def require(self) -> None:
        """Raise Rejected if one of the cards can be the first to move."""
        for column, last in zip(self.columns, self.lasts, strict=True):
            if last >= 0:
                self.require_stays(column[: last + 1])

    def require_stays(self, cards: tuple[Card, ...]) -> None:
        """Raise Rejected if the last of these cards, which lie on each other in a column, could move first."""
        if self.held.isdisjoint(self.game.lower[cards[-1]]):
            raise Rejected(f"no deadlock: nothing of it keeps {cards[-1]} from going up first")
        self.require_not_laid(cards[-1], len(cards) == 1)
        for place in range(len(cards) - 1, 0, -1):
            if not self.game.rules.runs or not self.game.goes_on(cards[place], cards[place - 1]):
                break
            self.require_not_laid(cards[place - 1], place == 1)

    def require_not_laid(self, mover: Card, is_first: bool) -> None:
        """Raise Rejected if there may be a place in another column for the card, which may be the first of its own."""
        for target in sorted(self.open):
            if self.game.goes_on(mover, target):
                raise Rejected(f"no deadlock: nothing of it keeps {mover} from going on {target} first")
        if self.game.rules.empty_column == "any" and not is_first and min(self.lasts) < 0:
            raise Rejected(f"no deadlock: nothing of it keeps {mover} from going to column {self.lasts.index(-1) + 1}")
