"""Where the bottom map runs: nodes at the hours and in the centre, and the arcs between them.

Arcs between clock piles are bent into the ring: neighbours a little, far ones so that they pass beside the
centre. Opposite arcs are bent apart; an arc from a pile to itself is a loop outside the ring.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean

from verify.report.arrows import Arrow, bent_arrow, looped_arrow
from verify.report.geometry import Point, box_exit, hours_clockwise, pile_place, ray
from verify.rules.clock_table import Pile

NODE = 17.0  # the radius of a node
SMALL_HEIGHT = 19.0  # of the small card beside a node

_ROOM = 44.0  # between neighbouring nodes, along the ring
_LEAST_RADIUS = 176.0
_MARGIN = 65.0  # from a node to the rim: a loop
_HALO = 4.0  # from the start node to the ring round it
_LOOP_OUT, _LOOP_ASIDE = 63.0, 49.0  # from a node to the control points of its loop
_GAP = 2.5  # between a node and the tip of an arrow
_LABEL_GAP = 6.0  # between a node and its bottom card
_PORT_GAP, _PORT_ROOM = 0.55, 3.3  # between arcs that meet at a node, and for all of them: angles


@dataclass(frozen=True, slots=True)
class Map:
    """The measures of a bottom map: ``node`` is the radius of a node, ``small`` the height of the card beside it."""

    ranks: int
    node: float = NODE
    small: float = SMALL_HEIGHT

    @property
    def radius(self) -> float:
        """The ring of the nodes."""
        return max(_LEAST_RADIUS, (2 * self.node + _ROOM) * (self.ranks - 1) / (2 * math.pi))

    @property
    def rim(self) -> float:
        """The edge of the face."""
        return self.radius + self.node + _MARGIN

    @property
    def halo(self) -> float:
        """The radius of the ring round the start node."""
        return self.node + _HALO

    def place(self, pile: Pile) -> Point:
        """The middle of a node."""
        return pile_place(pile, self.ranks, self.radius)

    def outward(self, pile: Pile) -> Point:
        """The direction in which a node has free room: out of the ring; for the centre between two hours."""
        if pile == self.ranks:
            return ray((self.ranks - 1) // 2 + 0.5, self.ranks - 1)
        return ray(pile, self.ranks - 1)

    def label(self, pile: Pile, width: float) -> Point:
        """The middle of the small card, of this width, that shows a pile's bottom card."""
        out = self.outward(pile)
        return self.place(pile) + out * (self.node + _LABEL_GAP + box_exit(out, width, self.small))

    def arrows(self, arcs: Mapping[Pile, Pile], heads: Mapping[Pile, float]) -> dict[Pile, Arrow]:
        """The arc that leaves each pile; ``heads`` are the lengths of the arrow heads by the pile they leave."""
        between = {source: target for source, target in arcs.items() if source != target}
        controls = {
            source: self._control(source, target, opposed=between.get(target) == source)
            for source, target in between.items()
        }
        ports = self._ports(between, controls)
        arrows = {}
        for source, head in heads.items():
            if source in between:
                begin = self.place(source) + ports[source, source] * self.node
                tip = self.place(between[source]) + ports[source, between[source]] * (self.node + _GAP)
                arrows[source] = bent_arrow(begin, controls[source], tip, head)
            else:
                arrows[source] = self._loop(source, head)
        return arrows

    def _ports(self, arcs: Mapping[Pile, Pile], controls: Mapping[Pile, Point]) -> dict[tuple[Pile, Pile], Point]:
        """For each arc (by the pile it leaves) and each of its two nodes: the direction in which they meet.

        An arc would meet its node on the straight way to its control point. Where several meet at a clock pile
        they are moved apart, so that their arrow heads do not cover each other.
        """
        ports = {}
        for pile in range(1, self.ranks + 1):
            inward = self.outward(pile) * -1.0
            touching = [source for source, target in arcs.items() if pile in (source, target)]
            angles = {source: inward.angle_to(controls[source] - self.place(pile)) for source in touching}
            order = sorted(touching, key=lambda source: angles[source])
            meant = [angles[source] for source in order]
            if pile != self.ranks and len(meant) > 1:
                meant = spread(meant, min(_PORT_GAP, _PORT_ROOM / len(meant)))
            ports.update({(source, pile): inward.turned(angle) for source, angle in zip(order, meant, strict=True)})
        return ports

    def _control(self, source: Pile, target: Pile, opposed: bool) -> Point:
        """The control point of a quadratic curve."""
        start, end = self.place(source), self.place(target)
        halfway = (start + end) * 0.5
        if self.ranks in (source, target):
            return halfway + (end - start).unit.right * (34.0 if opposed else 0.0)
        return self._waypoint(source, target, opposed) * 2 - halfway

    def _waypoint(self, source: Pile, target: Pile, opposed: bool) -> Point:
        """Where a curve between clock piles is half way: the farther they lie apart, the nearer to the centre.

        Arcs from pole to pole pass the centre on their left, so opposite ones on different sides of it.
        """
        hours, clockwise = self.ranks - 1, hours_clockwise(source, target, self.ranks)
        way_round = clockwise if 2 * clockwise <= hours else clockwise - hours
        depth = 0.3 + 0.55 * (1 - abs(way_round) / (hours / 2))
        if opposed and 2 * clockwise != hours:
            depth += 0.09 if way_round > 0 else -0.09
        return ray(source + way_round / 2, hours) * (self.radius * depth)

    def _loop(self, pile: Pile, head: float) -> Arrow:
        """An arc from a pile to itself, round the small card outside it."""
        middle, out = self.place(pile), self.outward(pile)
        forward, aside = out * (self.node * 0.64), out.right * (self.node * 0.77)
        far_out, far_aside = out * (self.node + _LOOP_OUT), out.right * (self.node + _LOOP_ASIDE)
        first, second = middle + far_out - far_aside, middle + far_out + far_aside
        foot = middle + forward + aside
        tip = foot + (second - foot).unit * _GAP
        return looped_arrow(middle + forward - aside, first, second, tip, head)


def spread(angles: Sequence[float], gap: float) -> list[float]:
    """Ascending angles moved as little as possible (in squares) so that each is ``gap`` above the one before.

    >>> spread([0.0, 0.0, 5.0], 1.0)
    [-0.5, 0.5, 5.0]
    """
    blocks: list[list[float]] = []
    for i, angle in enumerate(angles):
        blocks.append([angle - i * gap])
        while len(blocks) > 1 and fmean(blocks[-2]) > fmean(blocks[-1]):
            blocks[-2:] = [blocks[-2] + blocks[-1]]
    level = [fmean(block) for block in blocks for _ in block]
    return [value + i * gap for i, value in enumerate(level)]
