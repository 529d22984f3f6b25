"""Points, directions and the places of a clock face, the middle being the origin; x runs to the right, y down."""

from __future__ import annotations

import math
from dataclasses import dataclass

from verify.rules.clock_table import Pile


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
    """How many hours it is from one clock pile clockwise to another.

    >>> hours_clockwise(11, 2, 13)
    3
    """
    return (target - source) % (ranks - 1)


def box_exit(direction: Point, width: float, height: float) -> float:
    """How far it is from the middle of a box to its edge in a direction one long.

    >>> box_exit(Point(1.0, 0.0), 30.0, 42.0), box_exit(Point(0.0, -1.0), 30.0, 42.0)
    (15.0, 21.0)
    """
    across = width / 2 / abs(direction.x) if abs(direction.x) > 1e-9 else math.inf
    down = height / 2 / abs(direction.y) if abs(direction.y) > 1e-9 else math.inf
    return min(across, down)


def short(number: float) -> str:
    """A coordinate without needless digits.

    >>> short(12.04), short(-0.01), short(7.25)
    ('12', '0', '7.2')
    """
    text = f"{number:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text
