"""Where things lie on a drawn clock face: the piles, their cards, their numerals, the card in hand.

The middle of the dial is the origin, x runs to the right and y down, and a card is 30 by 42. The drawing is
scaled to its place afterwards, so that any number of ranks and suits fits.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from verify.rules.clock_table import Pile

CARD_WIDTH, CARD_HEIGHT = 30.0, 42.0
HULL = 6.0  # from a pile to the outline round it

_NUMERAL = 14.0  # from the middle of a numeral to what is next to it
_GAP = 14.0  # free room round a pile
_LEAST_RADIUS = 188.0  # small decks are not blown up


@dataclass(frozen=True, slots=True)
class Point:
    """A point, or the way to it from the origin."""

    x: float
    y: float

    def __add__(self, other: Point) -> Point:
        return Point(self.x + other.x, self.y + other.y)

    def __sub__(self, other: Point) -> Point:
        return Point(self.x - other.x, self.y - other.y)

    def __mul__(self, factor: float) -> Point:
        return Point(self.x * factor, self.y * factor)

    @property
    def length(self) -> float:
        """How far it is from the origin."""
        return math.hypot(self.x, self.y)

    @property
    def unit(self) -> Point:
        """The same direction, one long; up for the origin itself."""
        return self * (1 / self.length) if self.length > 1e-9 else Point(0.0, -1.0)

    @property
    def right(self) -> Point:
        """The way turned a quarter clockwise."""
        return Point(-self.y, self.x)

    def turned(self, angle: float) -> Point:
        """The way turned clockwise."""
        return self * math.cos(angle) + self.right * math.sin(angle)

    def angle_to(self, other: Point) -> float:
        """The angle by which this way must be turned clockwise to point like the other, from -π to π."""
        return math.atan2(self.x * other.y - self.y * other.x, self.x * other.x + self.y * other.y)


ORIGIN = Point(0.0, 0.0)


def ray(hour: float, hours: int) -> Point:
    """The direction of an hour, one long; the last hour points up."""
    angle = 2 * math.pi * hour / hours
    return Point(math.sin(angle), -math.cos(angle))


def pile_place(pile: Pile, ranks: int, radius: float) -> Point:
    """The middle of a pile: on the ring, or the origin for the highest rank.

    >>> pile_place(13, 13, 200.0)
    Point(x=0.0, y=0.0)
    """
    return ORIGIN if pile == ranks else ray(pile, ranks - 1) * radius


def hours_clockwise(source: Pile, target: Pile, ranks: int) -> int:
    """How many hours it is from one clock pile clockwise to another."""
    return (target - source) % (ranks - 1)


@dataclass(frozen=True)
class Dial:
    """The measures of a dial: the ring its clock piles lie on, and how its cards overlap.

    ``step`` is how far each card of a pile lies to the right of the one before: as much as its corner needs.
    """

    ranks: int
    suits: int
    step: float

    @property
    def pile_width(self) -> float:
        """The width of a full pile."""
        return CARD_WIDTH + (self.suits - 1) * self.step

    @cached_property
    def radius(self) -> float:
        """The smallest ring on which no two piles touch and the card in hand has room inside."""
        hours = self.ranks - 1
        places = [ray(hour, hours) for hour in range(1, hours + 1)]
        needs = [self._apart(p - q, self.pile_width) for i, p in enumerate(places) for q in places[:i]]
        needs += [2 * self._apart(place, (self.pile_width + CARD_WIDTH) / 2) for place in places]
        return max(_LEAST_RADIUS, *needs)

    def _apart(self, way: Point, width: float) -> float:
        """How far two things must be moved apart along ``way`` so that they do not touch."""
        across = (width + _GAP) / abs(way.x) if abs(way.x) > 1e-9 else math.inf
        down = (CARD_HEIGHT + _GAP) / abs(way.y) if abs(way.y) > 1e-9 else math.inf
        return min(across, down)

    @cached_property
    def numeral_radius(self) -> float:
        """The ring of the numerals, just outside the outlines of full piles."""
        outline = (self.pile_width + 2 * HULL, CARD_HEIGHT + 2 * HULL)
        rays = (ray(hour, self.ranks - 1) for hour in range(1, self.ranks))
        return self.radius + max(box_exit(direction, *outline) for direction in rays) + _NUMERAL

    @cached_property
    def rim(self) -> float:
        """The edge of the face: round the numerals and the corners of all piles."""
        half = Point(self.pile_width / 2 + HULL, CARD_HEIGHT / 2 + HULL)
        places = (self.place(hour) for hour in range(1, self.ranks))
        farthest = max((Point(abs(place.x), abs(place.y)) + half).length for place in places)
        return max(self.numeral_radius + _NUMERAL + 3.0, farthest + _NUMERAL / 2)

    def place(self, pile: Pile) -> Point:
        """The middle of a pile."""
        return pile_place(pile, self.ranks, self.radius)

    def numeral(self, pile: Pile) -> Point:
        """Where the label of a pile stands: at the rim, or over the left of the centre, where no card comes by."""
        if pile == self.ranks:
            return Point(-max(self.pile_width / 2 - 4.0, 18.0), -CARD_HEIGHT / 2 - 18.0)
        return ray(pile, self.ranks - 1) * self.numeral_radius

    def card_corners(self, pile: Pile, count: int) -> list[Point]:
        """The upper left corners of the cards of a pile, the pile being centred on its place."""
        width = CARD_WIDTH + (count - 1) * self.step
        corner = self.place(pile) - Point(width / 2, CARD_HEIGHT / 2)
        return [corner + Point(i * self.step, 0.0) for i in range(count)]

    def hand(self, source: Pile, home: Pile) -> Point:
        """The middle of the card in hand: half way in, between the pile it came from and its home."""
        clock_piles = [pile for pile in (source, home) if pile != self.ranks]
        if not clock_piles:
            return ray((self.ranks - 1) // 2 or 1, self.ranks - 1) * (self.radius / 2)
        hours = hours_clockwise(clock_piles[0], clock_piles[-1], self.ranks)
        if 2 * hours > self.ranks - 1:
            hours -= self.ranks - 1
        return ray(clock_piles[0] + hours / 2, self.ranks - 1) * (self.radius / 2)


def box_exit(direction: Point, width: float, height: float) -> float:
    """How far it is from the middle of a box to its edge in a direction one long."""
    across = width / 2 / abs(direction.x) if abs(direction.x) > 1e-9 else math.inf
    down = height / 2 / abs(direction.y) if abs(direction.y) > 1e-9 else math.inf
    return min(across, down)


def index_step(labels: Iterable[str]) -> float:
    """How much of a card must show for the longest of these labels in its corner to be read.

    >>> index_step(["A", "10"]), index_step(["100"])
    (21.0, 30.0)
    """
    longest = max(map(len, labels))
    return max(16.0, 9.0 * longest + 3.0)
