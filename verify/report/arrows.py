"""Curves with a head, in the path language of SVG."""

from __future__ import annotations

from dataclasses import dataclass

from verify.report.geometry import Point, short

_SHAFT_END = 0.8  # how deep the curve reaches into the head, measured from its tip
_HALF_WIDTH = 0.46  # of a head


@dataclass(frozen=True, slots=True)
class Arrow:
    """A curve and its head: ``path`` and ``head`` in SVG's path language."""

    path: str
    head: str


def straight_arrow(start: Point, end: Point, head: float) -> Arrow:
    """A straight line from point to point; ``head`` is the length of its head."""
    back = (start - end).unit
    return Arrow(f"M{_pair(start)}L{_pair(end + back * (head * _SHAFT_END))}", _head(end, back, head))


def bent_arrow(begin: Point, control: Point, tip: Point, head: float) -> Arrow:
    """A quadratic curve, pulled towards ``control``."""
    back = (control - tip).unit
    path = f"M{_pair(begin)}Q{_pair(control)} {_pair(tip + back * (head * _SHAFT_END))}"
    return Arrow(path, _head(tip, back, head))


def looped_arrow(begin: Point, first: Point, second: Point, tip: Point, head: float) -> Arrow:
    """A cubic curve that leaves towards ``first`` and comes in from ``second``."""
    back = (second - tip).unit
    path = f"M{_pair(begin)}C{_pair(first)} {_pair(second)} {_pair(tip + back * (head * _SHAFT_END))}"
    return Arrow(path, _head(tip, back, head))


def _head(tip: Point, back: Point, length: float) -> str:
    """An arrow head as a triangle; ``back`` points from the tip to its base."""
    base = tip + back * length
    half = back.right * (length * _HALF_WIDTH)
    return f"M{_pair(tip)}L{_pair(base + half)} {_pair(base - half)}Z"


def _pair(point: Point) -> str:
    return f"{short(point.x)} {short(point.y)}"
