"""Which theorem rests on which, as a drawing: theorems in columns, each to the right of all that it rests on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from verify.graph.dependencies import without_detours
from verify.report.arrows import Arrow, straight_arrow
from verify.report.contents import TheoremPart
from verify.report.geometry import Point, short
from verify.report.lettering import wrapped
from verify.report.standings import Standing
from verify.report.templating import render

WIDTH, HEIGHT = 184, 50  # of a theorem
_ACROSS, _DOWN = 260, 74  # from column to column, from row to row
_MARGIN = 4
_STUB, _HEAD = 14, 9  # the straight end of an arrow, and its head
_LETTERS = 9.5  # ems that fit on a line of a theorem
_SWEEPS = 4  # times that the rows are put in order

Edge = tuple[int, int]  # from a theorem to one that rests on it, by their numbers
Slot = tuple[int, Edge | int]  # a place in a column: for a theorem, or for an arrow that passes by


@dataclass(frozen=True, slots=True)
class NodeShape:
    """A theorem as drawn; its middle is ``place``."""

    place: Point
    anchor: str
    label: str
    standing: Standing
    status: str
    tip: str


@dataclass(frozen=True, slots=True)
class EdgeShape:
    """An arrow between two theorems."""

    source: str
    target: str
    path: str
    arrow: Arrow


def lemma_graph(theorems: Sequence[TheoremPart]) -> str:
    """The drawing as the text of an SVG element; every theorem in it is a link to its place in the report.

    An arrow that follows from others is left out.
    """
    number = {part.theorem.id: i for i, part in enumerate(theorems)}
    rests_on = {part.theorem.id: [link.id for link in part.rests_on if link.id in number] for part in theorems}
    wanted = [(number[base], number[id_]) for id_, bases in without_detours(rests_on).items() for base in bases]
    edges = [edge for edge in dict.fromkeys(wanted) if edge[0] != edge[1]]
    columns = _columns(len(theorems), edges)
    places = _places(columns, edges)
    return render(
        "lemma_graph.svg.j2",
        nodes=[_node(part, places[columns[i], i]) for i, part in enumerate(theorems)],
        edges=[_edge(edge, columns, places, theorems) for edge in edges],
        width=WIDTH,
        height=HEIGHT,
        right=max((place.x for place in places.values()), default=0) + WIDTH / 2 + _MARGIN,
        bottom=max((place.y for place in places.values()), default=0) + HEIGHT / 2 + _MARGIN,
    )


def _columns(count: int, edges: Sequence[Edge]) -> list[int]:
    """The column of each theorem: one more than that of any it rests on, as far as they do not rest on themselves."""
    columns = [0] * count
    for _ in range(count):
        for source, target in edges:
            if columns[source] + 1 < count:
                columns[target] = max(columns[target], columns[source] + 1)
    return columns


def _places(columns: Sequence[int], edges: Sequence[Edge]) -> dict[Slot, Point]:
    """Where theorems and passing arrows lie: in each column in the order of what they are joined to."""
    slots: list[list[Slot]] = [[] for _ in range(max(columns, default=-1) + 1)]
    for theorem, column in enumerate(columns):
        slots[column].append((column, theorem))
    for edge in edges:
        for slot in _way(edge, columns)[1:-1]:
            slots[slot[0]].append(slot)
    links = [link for edge in edges for link in pairwise(_way(edge, columns))]
    for _ in range(_SWEEPS):
        for column in [*range(len(slots)), *reversed(range(len(slots)))]:
            heights = {slot: _height(row, of) for of in slots for row, slot in enumerate(of)}
            slots[column].sort(key=lambda slot: _mean_height(slot, links, heights))
    tallest = max(map(len, slots), default=0) / 2
    return {
        slot: Point(
            _MARGIN + WIDTH / 2 + slot[0] * _ACROSS, _MARGIN + HEIGHT / 2 + (tallest - 0.5 + _height(row, of)) * _DOWN
        )
        for of in slots
        for row, slot in enumerate(of)
    }


def _way(edge: Edge, columns: Sequence[int]) -> list[Slot]:
    """The slots an arrow touches: that of its source, those it passes in the columns between, that of its target."""
    source, target = edge
    between: list[Slot] = [(column, edge) for column in range(columns[source] + 1, columns[target])]
    return [(columns[source], source), *between, (columns[target], target)]


def _height(row: int, column: Sequence[Slot]) -> float:
    """How far under the middle of its column a row lies, in rows."""
    return row - (len(column) - 1) / 2


def _mean_height(slot: Slot, links: Sequence[tuple[Slot, Slot]], heights: dict[Slot, float]) -> float:
    joined = [heights[b if a == slot else a] for a, b in links if slot in (a, b)]
    return sum(joined) / len(joined) if joined else heights[slot]


def _node(part: TheoremPart, place: Point) -> NodeShape:
    label, *more = wrapped(part.theorem.id, _LETTERS) or [""]
    tip = f"{part.theorem.id} {part.theorem.title}: {part.standing.words}"
    return NodeShape(place, part.anchor, label + ("…" if more else ""), part.standing, part.theorem.status, tip)


def _edge(edge: Edge, columns: Sequence[int], places: dict[Slot, Point], theorems: Sequence[TheoremPart]) -> EdgeShape:
    begin, *passing, end = (places[slot] for slot in _way(edge, columns))
    tip = end - Point(WIDTH / 2, 0)
    points = [begin + Point(WIDTH / 2, 0)]
    for place in passing:
        points += [place - Point(WIDTH / 2, 0), place + Point(WIDTH / 2, 0)]
    points.append(tip - Point(_STUB, 0))
    source, target = (theorems[number].theorem.id for number in edge)
    return EdgeShape(source, target, _flowing(points), straight_arrow(points[-1], tip, _HEAD))


def _flowing(points: Sequence[Point]) -> str:
    """A line through the points that runs level at each of them."""
    path = f"M{short(points[0].x)} {short(points[0].y)}"
    for here, there in pairwise(points):
        middle = short((here.x + there.x) / 2)
        path += f"C{middle} {short(here.y)} {middle} {short(there.y)} {short(there.x)} {short(there.y)}"
    return path
