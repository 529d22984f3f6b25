"""Where things lie on a drawn clock face: the piles, their cards, their numerals, the card in hand.

The middle of the dial is the origin, x runs to the right and y down. The drawing is scaled to its place afterwards,
so that any number of ranks and suits fits.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from verify.report.geometry import Point, box_exit, hours_clockwise, pile_place, ray
from verify.rules.clock_table import Pile

CARD_WIDTH, CARD_HEIGHT = 30.0, 42.0
HULL = 6.0  # from a pile to the outline round it

_NUMERAL = 14.0  # from the middle of a numeral to what is next to it
_GAP = 14.0  # free room round a pile
_LEAST_RADIUS = 188.0  # small decks are not blown up


@dataclass(frozen=True)
class Dial:
    """The measures of a dial: the ring its clock piles lie on, and how its cards overlap.

    ``step`` is how far each card of a pile lies to the right of the one before: as much as its corner needs.
    """

    ranks: int
    suits: int
    step: float
    card_width: float = CARD_WIDTH
    card_height: float = CARD_HEIGHT

    @property
    def pile_width(self) -> float:
        """The width of a full pile."""
        return self.card_width + (self.suits - 1) * self.step

    @cached_property
    def radius(self) -> float:
        """The smallest ring on which no two piles touch and the card in hand has room inside."""
        hours = self.ranks - 1
        places = [ray(hour, hours) for hour in range(1, hours + 1)]
        needs = [self._apart(p - q, self.pile_width) for i, p in enumerate(places) for q in places[:i]]
        needs += [2 * self._apart(place, (self.pile_width + self.card_width) / 2) for place in places]
        return max(_LEAST_RADIUS, *needs)

    def _apart(self, way: Point, width: float) -> float:
        """How far two things must be moved apart along ``way`` so that they do not touch."""
        across = (width + _GAP) / abs(way.x) if abs(way.x) > 1e-9 else math.inf
        down = (self.card_height + _GAP) / abs(way.y) if abs(way.y) > 1e-9 else math.inf
        return min(across, down)

    @cached_property
    def numeral_radius(self) -> float:
        """The ring of the numerals, just outside the outlines of full piles."""
        outline = (self.pile_width + 2 * HULL, self.card_height + 2 * HULL)
        rays = (ray(hour, self.ranks - 1) for hour in range(1, self.ranks))
        return self.radius + max(box_exit(direction, *outline) for direction in rays) + _NUMERAL

    @cached_property
    def rim(self) -> float:
        """The edge of the face: round the numerals and the corners of all piles."""
        half = Point(self.pile_width / 2 + HULL, self.card_height / 2 + HULL)
        places = (self.place(hour) for hour in range(1, self.ranks))
        farthest = max((Point(abs(place.x), abs(place.y)) + half).length for place in places)
        return max(self.numeral_radius + _NUMERAL + 3.0, farthest + _NUMERAL / 2)

    def place(self, pile: Pile) -> Point:
        """The middle of a pile."""
        return pile_place(pile, self.ranks, self.radius)

    def numeral(self, pile: Pile) -> Point:
        """Where the label of a pile stands: at the rim, or over the left of the centre, where no card comes by."""
        if pile == self.ranks:
            return Point(-max(self.pile_width / 2 - 4.0, 18.0), -self.card_height / 2 - 18.0)
        return ray(pile, self.ranks - 1) * self.numeral_radius

    def card_corners(self, pile: Pile, count: int) -> list[Point]:
        """The upper left corners of the cards of a pile, the pile being centred on its place."""
        width = self.card_width + (count - 1) * self.step
        corner = self.place(pile) - Point(width / 2, self.card_height / 2)
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


def index_step(labels: Iterable[str]) -> float:
    """How much of a card must show for the longest of these labels in its corner to be read.

    >>> index_step(["A", "10"]), index_step(["100"])
    (21.0, 30.0)
    """
    longest = max(map(len, labels))
    return max(16.0, 9.0 * longest + 3.0)
