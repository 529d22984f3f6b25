"""Where things lie: nothing covers anything else, whatever the size of the deck."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from verify.report.dial_geometry import CARD_HEIGHT, Dial
from verify.report.geometry import Point
from verify.report.map_geometry import NODE, Map, spread


@pytest.mark.parametrize("ranks", [2, 3, 4, 5, 7, 12, 13, 20, 40])
@pytest.mark.parametrize("suits", [1, 2, 4, 13])
def test_piles_lie_apart_and_inside_the_rim(ranks: int, suits: int) -> None:
    dial = Dial(ranks, suits, 16.0)
    places = [dial.place(pile) for pile in range(1, ranks + 1)]
    for one, other in combinations(places, 2):
        gap = one - other
        assert abs(gap.x) > dial.pile_width or abs(gap.y) > CARD_HEIGHT
    assert all(abs(p.x) + dial.pile_width / 2 < dial.rim and abs(p.y) + CARD_HEIGHT / 2 < dial.rim for p in places)
    for source, home in [(1, ranks), (ranks, 1), (ranks, ranks), (1, ranks // 2 or 1)]:
        hand = dial.hand(source, home)
        assert all(abs((p - hand).x) > 20 or abs((p - hand).y) > CARD_HEIGHT for p in places), (source, home)


def curve(path: str) -> list[Point]:
    """Points along a quadratic curve."""
    x0, y0, x1, y1, x2, y2 = map(float, re.findall(r"-?[\d.]+", path))
    start, control, end = Point(x0, y0), Point(x1, y1), Point(x2, y2)
    steps = [i / 40 for i in range(41)]
    return [start * ((1 - t) ** 2) + control * (2 * t * (1 - t)) + end * (t * t) for t in steps]


@pytest.mark.parametrize("ranks", [3, 4, 5, 6, 7, 12, 13, 20])
@pytest.mark.parametrize("two_cycle", [False, True])
def test_arcs_pass_beside_other_nodes(ranks: int, two_cycle: bool) -> None:
    chart = Map(ranks)
    for source, target in combinations(range(1, ranks + 1), 2):
        opposed = {source: target, target: source} if two_cycle else {source: target}
        arrows = chart.arrows(opposed, dict.fromkeys(opposed, 11.0))
        others = [chart.place(pile) for pile in range(1, ranks + 1) if pile not in (source, target)]
        for arrow in arrows.values():
            assert all((point - node).length > NODE + 2 for point in curve(arrow.path) for node in others)
        if two_cycle:
            there, back = (curve(arrow.path)[20] for arrow in arrows.values())
            assert (there - back).length > 12


def test_meeting_arcs_are_moved_apart_only_as_far_as_needed() -> None:
    assert spread([-1.0, 0.0, 1.0], 0.5) == [-1.0, 0.0, 1.0]
    assert spread([0.0, 0.1, 0.2], 0.5) == pytest.approx([-0.4, 0.1, 0.6])
