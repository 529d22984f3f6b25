"""Short reasons why a position of Grandfather's Clock is lost: cards that wait for each other.

A *deadlock* is a set of cards of the columns none of which can be the first of them to move. As every card of the
columns must go up for a win, a position with a deadlock is unwinnable.

That none can be the first is seen from where the cards lie at the start. Until the first of the set D moves, the cards
of D, and all that lie beneath one of them in a column, stay where they are: call these *held*. Those beneath one of D
are covered until then. What lies on a foundation does not come back. A first move of a card x of D would be one of
three, and the conditions rule out each:

* x goes up. Then those that its foundation lacks before it have gone up: not so if one of them is held.
* x, or where runs move a card beneath it that carries it along, is put on a card that it may lie on: not so if for x
  and each carrier all those are covered or on foundations.
* x or a carrier is put into an empty column: not so if nothing goes there, or each column holds a card of D. Nor need
  it be considered if that card is the first of its column: to move a whole column to an empty one changes nothing but
  the order of the columns, so there is a win without such moves if there is one.

A card beneath another of D cannot move before it, and the conditions ask only what lies at or beneath the last card of
D in each column. So a deadlock is said by that card alone, or by how many cards of each column are held; and there is
a largest, that of the most cards held: what is left when cards that fail the conditions are let go, again and again.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from verify.cards import Card
from verify.deals.deal import STANDARD, Shape
from verify.deals.dials import DialPosition, foundation_cards
from verify.graph.deadlocks import Blocks
from verify.rules.grandfathers_clock import goes_on
from verify.rules.grandfathers_clock_options import GrandfathersClockRules

Held = list[int]
"""How many cards of each column are held; the last of them is the one that waits."""


class Ways(NamedTuple):
    """What a card needs to go up, the nearest first, and which cards it may lie on."""

    lower: tuple[Card, ...]
    places: tuple[Card, ...]


@lru_cache(maxsize=16)
def _ways(shape: Shape, rules: GrandfathersClockRules) -> Mapping[Card, Ways]:
    foundations = foundation_cards(shape, rules.clock_suits)
    deck = [card for cards in foundations for card in cards]
    return {
        card: Ways(cards[:place][::-1], tuple(other for other in deck if goes_on(card, other, shape.ranks, rules)))
        for cards in foundations
        for place, card in enumerate(cards)
    }


class Layout:
    """Where the cards of a position lie, as the conditions ask for it."""

    def __init__(self, position: DialPosition, rules: GrandfathersClockRules, shape: Shape) -> None:
        self.columns, self.runs, self.rules = position.columns, rules.runs, rules
        self.ways = _ways(shape, rules)
        self.spots = {
            card: (number, height) for number, column in enumerate(self.columns) for height, card in enumerate(column)
        }

    def is_held(self, card: Card, held: Held, beneath: int = 0) -> bool:
        """Whether a card lies in a column, and is held there, beneath so many others that are."""
        number, height = self.spots.get(card, (0, -1))
        return 0 <= height < held[number] - beneath

    def is_covered(self, card: Card, held: Held) -> bool:
        """Whether nothing can be put on a card: it is covered, or on its foundation."""
        return card not in self.spots or self.is_held(card, held, 1)

    def movers(self, number: int, held: Held) -> list[Card]:
        """The card of a column that waits and, where runs move, those that carry it along."""
        column, height = self.columns[number], held[number] - 1
        found = [column[height]]
        while self.runs and height and column[height - 1] in self.ways[column[height]].places:
            height -= 1
            found.append(column[height])
        return found

    def places(self, movers: list[Card]) -> Iterator[Card]:
        """The cards that one of the movers may lie on."""
        for mover in movers:
            yield from self.ways[mover].places

    def need_column(self, movers: list[Card]) -> bool:
        """Whether it matters if a column is empty."""
        return self.rules.empty_column == "any" and any(self.spots[mover][1] for mover in movers)

    def can_move(self, number: int, held: Held) -> bool:
        """Whether nothing that is held keeps the card of a column that waits from moving first."""
        movers = self.movers(number, held)
        if not any(self.is_held(low, held) for low in self.ways[movers[0]].lower):
            return True
        if not all(self.is_covered(place, held) for place in self.places(movers)):
            return True
        return not all(held) and self.need_column(movers)


def largest_deadlock(position: DialPosition, rules: GrandfathersClockRules, shape: Shape = STANDARD) -> frozenset[Card]:
    """The largest deadlock; empty if there is none.

    >>> from verify.cards import ENGLISH
    >>> from verify.deals.dials import clock_cards
    >>> position = DialPosition((tuple(map(ENGLISH.read, "3S 4H AH AS 2H".split())),), clock_cards(Shape(4, 2)))
    >>> print(*sorted(largest_deadlock(position, GrandfathersClockRules(), Shape(4, 2))))
    AS AH 2H 3S 4H
    """
    layout = Layout(position, rules, shape)
    held = _let_go(layout, [len(column) for column in layout.columns])
    return frozenset(card for column, cards in zip(layout.columns, held, strict=True) for card in column[:cards])


def shortest_deadlock(
    position: DialPosition, rules: GrandfathersClockRules, shape: Shape = STANDARD
) -> dict[Card, Blocks]:
    """A small deadlock, with what each of its cards waits for; empty if there is none.

    No card can be left out of it, though there may be another one with fewer cards.
    """
    layout = Layout(position, rules, shape)
    held = _let_go(layout, [len(column) for column in layout.columns])
    if not any(held):
        return {}
    size = len(held)
    orders = [[(first + step) % size for step in range(size)] for first in range(size)]
    best = min((_without_needless(layout, held, order) for order in orders), key=lambda found: sum(map(bool, found)))
    waiting = [number for number, cards in enumerate(best) if cards]
    return dict(sorted((layout.columns[number][best[number] - 1], _blocks(layout, number, best)) for number in waiting))


def _let_go(layout: Layout, held: Held) -> Held:
    """The largest deadlock among these cards."""
    held, before = list(held), list[int]()
    while held != before:
        before = list(held)
        for number in range(len(held)):
            while held[number] and layout.can_move(number, held):
                held[number] -= 1
    return held


def _without_needless(layout: Layout, held: Held, order: list[int]) -> Held:
    """A deadlock among these cards that needs each of its columns; those first in the order are left out first."""
    for number in order:
        fewer = _let_go(layout, [0 if other == number else cards for other, cards in enumerate(held)])
        held = fewer if any(fewer) else held
    return held


def _blocks(layout: Layout, number: int, held: Held) -> Blocks:
    """What the card of a column that waits waits for."""
    movers = layout.movers(number, held)
    lasts = [column[cards - 1] if cards else None for column, cards in zip(layout.columns, held, strict=True)]
    by = {card: last for card, (column, _) in layout.spots.items() if (last := lasts[column])}
    low = next(low for low in layout.ways[movers[0]].lower if layout.is_held(low, held))
    places = dict.fromkeys(place for place in layout.places(movers) if place in layout.spots)
    columns = tuple(last for last in lasts if last) if layout.need_column(movers) else ()
    return Blocks((low, by[low]), tuple((place, by[place]) for place in places), columns=columns)
