"""Short reasons why a position of Klondike is lost: cards that wait for each other.

A *deadlock* is a set of cards, of the columns and of the talon (waste and stock), none of which can be the first of
them to move. A card moves when it leaves the column it lies in, alone or with a run, or when it leaves the talon. As
every card must move for a win, unless it is on its foundation already, a position with a deadlock is unwinnable.

That none can be the first is seen from where the cards lie at the start, by conditions on each card x of the set D.
Until the first of D moves, the cards of D, and all that lie beneath one of them in a column, stay where they are:
call these *held*. A card beneath one of D is covered until then, and *away*, as nothing can be put on it; so are
cards of D in the talon and, where cards do not come back from there, those on foundations. Other cards of the talon
and the foundations are away, too, if there is no place in the columns for them until then: if all cards that they
could be put on are away, and, for a king, each column holds a card of D. (The first of these to come into a column
would be laid on a card that lay in one from the start, and is not covered, or would be a king in an empty column.) A
first move would be one of three, and the conditions rule out each:

* x goes up. Then all lower cards of its suit have gone up: not so if one of them is held.
* x, or a face-up card beneath it in its run that carries it along, is put on a card of the next rank and the other
  colour: not so if for x and for each face-up card beneath it all those are away. (If x was face down, nothing
  beneath it can be face up while it lies there.)
* x, or a card beneath it that carries it, is a king and is put into an empty column: not so if each column holds a
  card of D. Nor need it be considered if that king is the first card of its column: to move a whole column to an
  empty one changes nothing but the numbers of the columns, so there is a win without such moves if there is one.

A card of the talon may also be out of reach (``_is_reached``): cards of the talon keep their order, and while none
before it has left, a draw ends where it would have ended at the start.

The conditions hold for every number of cards drawn, of passes, either way to recycle, with and without worrying back
and partial runs, and in the middle of a game. What they leave out makes deadlocks rarer, never wrong: the order in
which other cards become free, and that two cards may need the same place. The union of two deadlocks is one, so there
is a largest: what is left when cards that fail the conditions are taken out of the set of all cards, again and again.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from itertools import chain
from math import gcd
from typing import TYPE_CHECKING, Any, NamedTuple

from verify.cards import Card
from verify.deals.positions import Position
from verify.rules.klondike import goes_on, highest_rank
from verify.rules.klondike_options import KlondikeRules

if TYPE_CHECKING:
    import networkx as nx

Cards = Collection[Card]


class Spot(NamedTuple):
    """A place in a column: its number from 0, and how many cards lie beneath."""

    column: int
    height: int


class Layout:
    """Where the cards of a position lie, as the conditions ask for it."""

    def __init__(self, position: Position, rules: KlondikeRules) -> None:
        self.position, self.rules, self.king = position, rules, highest_rank(position)
        self.spots: Mapping[Card, Spot] = {
            card: Spot(number, height)
            for number, column in enumerate(position.columns)
            for height, card in enumerate(column.cards)
        }
        self.talon = position.waste + position.stock
        self.places: Mapping[Card, int] = {card: place for place, card in enumerate(self.talon, 1)}
        deck = position.cards
        of_rank = {rank: [card for card in deck if card.rank == rank] for rank in range(1, self.king + 2)}
        self.parents = {card: tuple(self._parents(card, of_rank[card.rank + 1])) for card in deck}
        self.carriers = {card: tuple(self._carriers(card)) for card in self.spots}
        self.lower = {card: tuple(self._lower(card)) for card in chain(self.spots, self.places)}

    def _parents(self, card: Card, higher: Cards) -> Iterator[Card]:
        """The cards that it may be put on at some time; what has gone up for good is none of them."""
        back = self.rules.worrying_back
        lie = (each for each in higher if back or each in self.spots or each in self.places)
        return (each for each in lie if goes_on(card, each))

    def _carriers(self, card: Card) -> Iterator[Card]:
        """The card, and those that take it along when they move: the face-up cards beneath it in its run."""
        yield card
        up = self.position.columns[self.spots[card].column].up
        if card in up:
            yield from reversed(up[: up.index(card)])

    def _lower(self, card: Card) -> Iterator[Card]:
        """The cards that must go up before it, the nearest first."""
        height = self.position.foundations[card.suit - 1]
        return (Card(rank, card.suit) for rank in range(card.rank - 1, height, -1))

    def is_in_talon(self, card: Card) -> tuple[bool, int]:
        """For sorting: cards of the talon first, from its end."""
        return card not in self.places, -self.places.get(card, 0)

    def above(self, card: Card) -> tuple[Card, ...]:
        """What lies on a card in its column, from it upwards."""
        column, height = self.spots[card]
        return self.position.columns[column].cards[height + 1 :]


class Blocks(NamedTuple):
    """What keeps a card of a deadlock from moving first: the cards of the deadlock it waits for, way by way.

    ``up`` is a lower card of its suit and the one that holds it, the same if it is of the deadlock itself; ``onto``
    each card that it, or one that carries it, could be put on, with the one that covers it (itself in the talon);
    ``laid`` are cards that it could be put on if they were laid first, and ``further`` what these could be put on.
    ``columns`` is one card in each column, if a king waits for an empty one. In the talon ``reach`` is what would have
    to leave before it can be reached, and then there is nothing else to say.
    """

    up: tuple[Card, Card] | None = None
    onto: tuple[tuple[Card, Card], ...] = ()
    laid: tuple[Card, ...] = ()
    further: tuple[tuple[Card, Card], ...] = ()
    columns: tuple[Card, ...] = ()
    reach: tuple[Card, ...] = ()

    def cards(self) -> set[Card]:
        """All cards that it waits for."""
        up = self.up[1:] if self.up else ()
        return {*up, *(by for _, by in self.onto + self.further), *self.columns, *self.reach}


def largest_deadlock(position: Position, rules: KlondikeRules, among: Cards | None = None) -> frozenset[Card]:
    """The largest deadlock, or the largest among some cards; empty if there is none.

    >>> from verify.deals.positions import Column
    >>> on_its_ace = Position((Column((Card(1, 1),), (Card(2, 1),)),), (0,))
    >>> largest_deadlock(on_its_ace, KlondikeRules())
    frozenset({Card(rank=2, suit=1)})
    """
    return _largest(Layout(position, rules), among)


def shortest_deadlock(position: Position, rules: KlondikeRules) -> dict[Card, Blocks]:
    """A small deadlock, with what each of its cards waits for; empty if none is found.

    No card can be left out of it, though there may be another one with fewer cards.
    """
    layout = Layout(position, rules)
    largest = _largest(layout, None)
    if not largest:
        return {}
    parts = [tuple(sorted(largest)), *_closed_parts(layout, largest)]
    orders: tuple[Callable[[Card], Any], ...] = (tuple, lambda card: (-card.rank, card.suit), layout.is_in_talon)
    candidates = {_without_needless(layout, part, order) for part in parts for order in orders}
    best = min(candidates, key=lambda cards: (len(cards), cards))
    return {card: blocks for card in best if (blocks := blocked_by(layout, card, best))}


def waiting(layout: Layout, deadlock: Cards) -> nx.DiGraph[Card]:
    """The cards of a deadlock, with an arc from each to those that it waits for."""
    import networkx as nx

    graph: nx.DiGraph[Card] = nx.DiGraph()
    graph.add_nodes_from(sorted(deadlock))
    for card in sorted(deadlock):
        blocks = blocked_by(layout, card, deadlock)
        graph.add_edges_from((card, other) for other in sorted(blocks.cards() if blocks else ()))
    return graph


def _largest(layout: Layout, among: Cards | None) -> frozenset[Card]:
    found = set(chain(layout.spots, layout.places) if among is None else among)
    while moving := [card for card in found if blocked_by(layout, card, found) is None]:
        found.difference_update(moving)
    return frozenset(found)


def _closed_parts(layout: Layout, deadlock: Cards) -> list[tuple[Card, ...]]:
    """Parts that wait for nothing outside of themselves, so that each is a deadlock."""
    import networkx as nx

    return sorted(tuple(sorted(part)) for part in nx.attracting_components(waiting(layout, deadlock)))


def _without_needless(layout: Layout, deadlock: Cards, order: Callable[[Card], Any]) -> tuple[Card, ...]:
    """A deadlock among these cards from which none can be left out; those first in some order are tried first."""
    kept, left = frozenset(deadlock), sorted(deadlock, key=order)
    for card in left:
        if card in kept:
            kept = _largest(layout, kept - {card}) or kept
    return tuple(sorted(kept))


def blocked_by(layout: Layout, card: Card, deadlock: Cards) -> Blocks | None:
    """What keeps a card from being the first of a set of cards to move; None if nothing does."""
    if card in layout.places and not _is_reached(layout, card, deadlock):
        return Blocks(reach=_awaited(layout, card))
    up = next(((low, by) for low in layout.lower[card] if (by := _holder(layout, low, deadlock, card))), None)
    if up is None:
        return None
    carriers = layout.carriers.get(card, (card,))
    laid = _to_be_laid(layout, carriers, deadlock)
    onto = _covered(layout, carriers, laid, deadlock, card)
    further = None if onto is None else _covered(layout, laid, laid, deadlock, card)
    if onto is None or further is None:
        return None
    needs_column = any(each.rank == layout.king and not _is_first(layout, each) for each in (*carriers, *laid))
    columns = _one_a_column(layout, deadlock, card) if needs_column else ()
    if needs_column and not columns:
        return None
    return Blocks(up, onto, laid, further, columns)


def _to_be_laid(layout: Layout, carriers: Cards, deadlock: Cards) -> tuple[Card, ...]:
    """The cards of talon and foundations, not of the set, that would have to be laid before a card is put on them.

    Those too that these would be put on in turn.
    """
    found = list(carriers)
    for card in found:  # it grows
        first = (each for each in layout.parents[card] if each not in layout.spots and each not in deadlock)
        found += [each for each in first if each not in found]
    return tuple(found[len(carriers) :])


def _covered(
    layout: Layout, movers: Cards, laid: Cards, deadlock: Cards, first: Card
) -> tuple[tuple[Card, Card], ...] | None:
    """What the movers could be put on, but for cards to be laid first, with what covers it; None if nothing does."""
    covered: dict[Card, Card] = {}
    for parent in (each for mover in movers for each in layout.parents[mover] if each not in laid):
        by = _cover(layout, parent, deadlock, first)
        if by is None:
            return None
        covered[parent] = by
    return tuple(covered.items())


def _holder(layout: Layout, low: Card, deadlock: Cards, first: Card) -> Card | None:
    """A card of the set without which a lower card cannot leave, the card itself if it is one."""
    return low if low in deadlock else _above(layout, low, deadlock, first)


def _cover(layout: Layout, parent: Card, deadlock: Cards, first: Card) -> Card | None:
    """A card of the set because of which nothing can be put on a card: one on it, or itself in the talon."""
    if parent in layout.places:
        return parent if parent in deadlock else None
    return _above(layout, parent, deadlock, first)


def _above(layout: Layout, card: Card, deadlock: Cards, first: Card) -> Card | None:
    """A card of the set that lies on a card in its column; ``first`` if that is one, else the nearest."""
    if card not in layout.spots:
        return None
    found = [other for other in layout.above(card) if other in deadlock]
    return first if first in found else next(iter(found), None)


def _is_first(layout: Layout, card: Card) -> bool:
    """Whether nothing lies beneath a card in its column."""
    return card in layout.spots and layout.spots[card].height == 0


def _one_a_column(layout: Layout, deadlock: Cards, first: Card) -> tuple[Card, ...]:
    """A card of the set in each column; none if a column has none."""
    cards = (column.cards for column in layout.position.columns)
    held = [first if first in column else next((card for card in column if card in deadlock), None) for column in cards]
    found = tuple(card for card in held if card)
    return found if len(found) == len(held) else ()


def _is_reached(layout: Layout, card: Card, deadlock: Cards) -> bool:
    """Whether a card of the talon may come to be playable before any card of the set has left.

    It is the last card of the waste at once, after some draws, or when the card after it has left; after fewer or
    more draws if a card before it has left. Under ``under`` any card that leaves may change what is reached.
    """
    place, drawn, start = layout.places[card], layout.rules.draw, len(layout.position.waste)
    size = len(layout.talon)
    if layout.rules.recycle == "under":
        step = gcd(size, min(drawn, size))
        at_once = (place - start) % step == 0
    else:
        at_once = place == size or place % drawn == 0 or (place >= start and (place - start) % drawn == 0)
    return at_once or not all(other in deadlock for other in _awaited(layout, card))


def _awaited(layout: Layout, card: Card) -> tuple[Card, ...]:
    """The cards of the talon one of which must leave before a card is reached that is not reached at once."""
    if layout.rules.recycle == "under":
        return tuple(other for other in layout.talon if other != card)
    place = layout.places[card]
    return layout.talon[: place - 1] + layout.talon[place : place + 1]
