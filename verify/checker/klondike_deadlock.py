"""Deadlocks of Klondike: cards none of which can be the first of them to move, so that the deal is unwinnable.

A card moves when it leaves its column, alone or with others, or leaves the talon (waste and stock). For a win all
cards of columns and talon must move, so a set D of such cards, not empty, proves a loss if the first move of one of
its cards is impossible. Until that move the cards of D are where they were at the start, and so are those beneath one
of D in its column: these cards are *held*. Nothing can be put on a card beneath one of D, on a card of D in the
talon, or on a card that has gone up where cards are not worried back: these are *away*. So is another card of the
talon or of a foundation if all cards are away that it could be laid on and, for a king, each column holds a card of D:
the first of such cards to be laid would be laid on one that is not away, or into an empty column. (A whole column that
moves to an empty one only changes the numbers of the columns; such moves are not counted, and a win without them is a
win.)

The first move of a card x of D can be one of these, each with what rules it out:

* x goes up. Then all lower cards of its suit are up: not so if one of them is held.
* x is laid on a card of the next rank and other colour, by itself or carried by a face-up card beneath it. Not so if
  for x and each such carrier all cards of the next rank and the other colour are away. The carriers are those of the
  start: a card beneath x is not turned before x has moved. Where runs move only as a whole, only the lowest counts.
* x or a carrier is a king and goes to an empty column. Not so if each column holds a card of D; and the king that is
  the first card of its column need not be looked at, as said.

If x lies in a column beneath another card of D, a move of x moves that one, too; or it is under it and cannot move.
So in each column only the last card of D has to be looked at.

A card of the talon may also be out of reach before a card of D has moved. Let it be the i-th of N from the bottom of
the waste, with q in the waste at the start, d drawn at a time. `turn`: while none of the i - 1 before it has left, a
draw ends with it on the waste only if i is N, a multiple of d, or i >= q and i = q mod d; otherwise it comes to lie
open only when the card after it leaves. So it is out of reach if i is none of these, and all those cards are in D.
`under`: while no other card has left, only the i = q mod gcd(N, min(d, N)) are reached.
"""

from __future__ import annotations

from math import gcd

from .cards import Card
from .klondike_rules import Rules, Table, goes_on
from .reading import Rejected


class Deadlock:
    """Cards of a table that are to be a deadlock."""

    def __init__(self, cards: list[Card], table: Table, rules: Rules, deck: list[Card]) -> None:
        self.cards, self.listed = set(cards), len(cards)
        self.table, self.rules, self.deck = table, rules, deck
        self.talon = table.waste + table.stock
        self.columns = [column.down + column.up for column in table.columns]
        places = [[place for place, card in enumerate(column) if card in self.cards] for column in self.columns]
        self.lasts = [max(those, default=-1) for those in places]  # of each column, where its last card of D lies
        covered = [column[: max(last, 0)] for column, last in zip(self.columns, self.lasts, strict=True)]
        self.beneath = {card for cards in covered for card in cards}
        self.held = self.cards | self.beneath
        self.ranks = max(deck).rank
        self.away: set[Card] = set()
        for card in sorted(deck, reverse=True):  # what a card could be laid on before the card
            if self.is_away(card):
                self.away.add(card)

    def require(self) -> None:
        """Raise Rejected unless there are such cards, and none of them can be the first to move."""
        if len(self.cards) < self.listed:
            raise Rejected("the deadlock lists a card twice")
        if not self.cards:
            raise Rejected("the deadlock is empty")
        for card in sorted(self.cards):
            if card.rank <= self.table.foundations[card.suit - 1]:
                raise Rejected(f"{card} is in the deadlock and on its foundation")
        for number, last in enumerate(self.lasts):
            if last >= 0:
                self.require_stays(self.columns[number][last], self.movers(number, last), self.columns[number][0])
        for place, card in enumerate(self.talon, 1):
            if card in self.cards and self.is_reached(place):
                self.require_stays(card, (card,), None)

    def require_stays(self, card: Card, movers: tuple[Card, ...], first: Card | None) -> None:
        """Raise Rejected if the card could move first, alone or with the movers; `first` is that of its column."""
        lower = [Card(rank, card.suit) for rank in range(self.table.foundations[card.suit - 1] + 1, card.rank)]
        if self.held.isdisjoint(lower):
            raise Rejected(f"no deadlock: nothing of it keeps {card} from going up first")
        for mover in movers:
            self.require_not_laid(mover, mover == first)

    def require_not_laid(self, mover: Card, is_first: bool) -> None:
        """Raise Rejected if there may be a place in another column for the card, which may be the first of its own."""
        for target in self.deck:
            if goes_on(mover, target) and target not in self.away:
                raise Rejected(f"no deadlock: nothing of it keeps {mover} from going on {target} first")
        if mover.rank == self.ranks and not is_first and min(self.lasts) < 0:
            raise Rejected(f"no deadlock: nothing of it keeps {mover} from going to column {self.lasts.index(-1) + 1}")

    def is_away(self, card: Card) -> bool:
        """Whether nothing can be put on a card before one of the deadlock has moved; known for those of higher rank."""
        if any(card in column for column in self.columns):
            return card in self.beneath
        if card in self.talon and card in self.cards:
            return True
        if card not in self.talon and not self.rules.worrying_back:
            return True
        if card.rank == self.ranks and min(self.lasts) < 0:
            return False
        return all(target in self.away for target in self.deck if goes_on(card, target))

    def movers(self, number: int, last: int) -> tuple[Card, ...]:
        """What would be laid on another column to move the card at this place: itself, or what carries it."""
        down, up = self.table.columns[number]
        if last < len(down):
            return (down[last],)
        return up[: last - len(down) + 1] if self.rules.partial_runs else up[:1]

    def is_reached(self, place: int) -> bool:
        """Whether the talon card at this place, from 1, may be the last of the waste before a card of D has left."""
        draw, number, waste = self.rules.draw, len(self.talon), len(self.table.waste)
        if self.rules.recycle == "under":
            at_once = (place - waste) % gcd(number, min(draw, number)) == 0
            others = self.talon[: place - 1] + self.talon[place:]
        else:
            at_once = place == number or place % draw == 0 or (place >= waste and (place - waste) % draw == 0)
            others = self.talon[: place - 1] + self.talon[place : place + 1]
        return at_once or not self.cards.issuperset(others)
