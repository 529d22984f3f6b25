"""A game of Clock Patience and its bottom map as one SVG file: a page with two clock faces side by side.

This module sets the page: what stands where, and all that is said in words. The faces come from
``verify.report.shapes``, the markup is in ``templates/clock.svg.j2``.
"""

from __future__ import annotations

import textwrap
from dataclasses import dataclass

from verify.cards import ENGLISH, Notation
from verify.graph import BottomMap
from verify.report.dial_text import turn_line
from verify.report.map_geometry import Map
from verify.report.shapes import arc_shapes, dial_of, hand_shape, node_shapes, pile_shapes
from verify.report.table_view import moment_number, pile_views
from verify.report.templating import printable, render
from verify.rules.clock import Game, Position
from verify.rules.clock_table import Pile

_WIDTH, _MARGIN, _FACE = 1200, 48, 528  # of the page, at its edges, of a clock face
_LEFT, _RIGHT = _MARGIN + _FACE / 2, _WIDTH - _MARGIN - _FACE / 2  # the middles of the faces
_TITLE_LINE, _VERDICT_LINE, _CAPTION_LINE, _LEGEND_LINE = 36, 24, 20, 26
_TITLE_CHARACTERS, _VERDICT_CHARACTERS, _CAPTION_CHARACTERS = 60, 116, 70  # that surely fit on a line
_CAPTION_LINES = 4


@dataclass(frozen=True, slots=True)
class Line:
    """A line of text, or an entry of a legend, at its height on the page."""

    y: float
    text: str
    sample: str = ""


@dataclass(frozen=True, slots=True)
class Page:
    """Where things stand on the page."""

    height: float
    title: tuple[Line, ...]
    verdict: tuple[Line, ...]
    heading_y: float
    face_y: float
    captions: tuple[tuple[Line, ...], tuple[Line, ...]]
    legends: tuple[tuple[Line, ...], tuple[Line, ...]]
    width: int = _WIDTH
    margin: int = _MARGIN
    right_margin: float = _RIGHT - _FACE / 2
    left: float = _LEFT
    right: float = _RIGHT


def svg(game: Game, bottom: BottomMap, moment: int, title: str, verdict_line: str, notation: Notation = ENGLISH) -> str:
    """The position ``game.positions[moment]`` beside the bottom map of the deal, as the text of an SVG file.

    The drawing needs nothing but itself: no script, font or style sheet. ``title`` and ``verdict_line`` are
    plain text from anywhere. Cards carry their code as ``data-card``, arcs their piles as ``data-from`` and
    ``data-to`` and their kind as class ``cycle``, ``stray`` (runs into a cycle) or ``reach``.

    Raises IndexError if the game has no such moment; a negative one counts from the end.
    """
    moment = moment_number(game, moment)
    position, title, verdict_line = game.positions[moment], printable(title), printable(verdict_line)
    dial, chart = dial_of(game, notation), Map(game.table.centre)
    piles = pile_shapes(dial, game, position, bottom, notation)
    captions = (_sentence(turn_line(game, moment, notation)), _sentence(cycles_line(bottom, notation)))
    return render(
        "clock.svg.j2",
        page=_page(title, verdict_line, captions, (_dial_legend(position), _map_legend(bottom))),
        title=title,
        description=f"{verdict_line}\n{_description(game, position, bottom, captions, notation)}",
        heading=_heading(game, moment),
        dial=dial,
        dial_scale=_FACE / 2 / dial.rim,
        piles=piles,
        hand=hand_shape(dial, piles, position, notation),
        chart=chart,
        chart_scale=_FACE / 2 / chart.rim,
        arcs=arc_shapes(chart, bottom, notation),
        nodes=node_shapes(chart, bottom, notation),
    )


def cycles_line(bottom: BottomMap, notation: Notation = ENGLISH) -> str:
    """The cycles of the map in one line.

    >>> from verify.cards import Card
    >>> cycles_line(BottomMap(4, (Card(2), Card(1), Card(3), Card(4)), ((1, 2), (3,)), (1, 2, 3)))
    '2 cycles: A → 2 → A, 3 → 3'
    """
    if not bottom.cycles:
        return f"no cycle: every pile leads to {notation.rank_label(bottom.start)}, where play starts"
    count = "1 cycle" if len(bottom.cycles) == 1 else f"{len(bottom.cycles)} cycles"
    return f"{count}: {', '.join(_walk(cycle, notation) for cycle in bottom.cycles)}"


def _walk(cycle: tuple[Pile, ...], notation: Notation) -> str:
    return " → ".join(notation.rank_label(pile) for pile in (*cycle, cycle[0]))


def _sentence(text: str) -> str:
    return text[0].upper() + text[1:]


def _heading(game: Game, moment: int) -> str:
    turns = len(game.turned)
    return f"The end, after turn {turns}" if moment == turns else f"Turn {moment + 1} of {turns}"


def _page(
    title: str, verdict: str, captions: tuple[str, str], legends: tuple[list[tuple[str, str]], list[tuple[str, str]]]
) -> Page:
    title_lines = _lines(textwrap.wrap(title, _TITLE_CHARACTERS), 62, _TITLE_LINE)
    y = title_lines[-1].y if title_lines else 30
    verdict_lines = _lines(textwrap.wrap(verdict, _VERDICT_CHARACTERS), y + 32, _VERDICT_LINE)
    heading_y = (verdict_lines[-1].y if verdict_lines else y) + 54
    face_y = heading_y + 22 + _FACE / 2
    caption_y = face_y + _FACE / 2 + 38
    under_left, under_right = (_lines(_caption(text), caption_y, _CAPTION_LINE) for text in captions)
    legend_y = caption_y + (max(len(under_left), len(under_right)) - 1) * _CAPTION_LINE + 44
    left, right = (
        tuple(Line(legend_y + i * _LEGEND_LINE, text, sample) for i, (sample, text) in enumerate(legend))
        for legend in legends
    )
    bottom = legend_y + (max(len(left), len(right)) - 1) * _LEGEND_LINE + 44
    return Page(bottom, title_lines, verdict_lines, heading_y, face_y, (under_left, under_right), (left, right))


def _lines(texts: list[str], y: float, pitch: float) -> tuple[Line, ...]:
    return tuple(Line(y + i * pitch, text) for i, text in enumerate(texts))


def _caption(text: str) -> list[str]:
    if all(len(part) <= _CAPTION_CHARACTERS / 2 for part in text.split(", ")):
        text = text.replace(" → ", "\u00a0→\u00a0")  # keep short cycles in one piece
    return textwrap.wrap(text, _CAPTION_CHARACTERS, max_lines=_CAPTION_LINES, placeholder=" …")


def _dial_legend(position: Position) -> list[tuple[str, str]]:
    legend = [
        ("up", "turned and come home"),
        ("down", "face down; the next to be turned lies leftmost"),
        ("bottom", "bottom card, turned last; the bar has the colour of its arc"),
    ]
    if position.hand is not None:
        legend.append(("hand", "the card just turned, and its way home"))
    return legend


def _map_legend(bottom: BottomMap) -> list[tuple[str, str]]:
    kinds = {
        "reach": "leads to the start",
        "cycle": "on a cycle: each pile waits for the next, in a circle",
        "stray": "leads into a cycle and never to the start",
    }
    present = {kind: text for kind, text in kinds.items() if kind in _kinds(bottom)}
    return [("start", "the pile where play starts"), *present.items()]


def _kinds(bottom: BottomMap) -> set[str]:
    on_cycles = {pile for cycle in bottom.cycles for pile in cycle}
    kinds = {"cycle"} if on_cycles else set()
    if on_cycles < set(bottom.not_reaching):
        kinds.add("stray")
    if len(bottom.not_reaching) < len(bottom.bottom_cards) - 1:
        kinds.add("reach")
    return kinds


def _description(
    game: Game, position: Position, bottom: BottomMap, captions: tuple[str, str], notation: Notation
) -> str:
    """The drawing in words, for those who do not see it."""
    sentences = [f"{captions[0]}."]
    for view in pile_views(position, game.rules):
        home = " ".join(map(notation.write, view.home)) or "nothing"
        waiting = " ".join(map(notation.write, view.waiting)) or "nothing"
        sentences.append(f"Pile {notation.rank_label(view.pile)}: face up {home}, face down {waiting}.")
    arcs = [f"{notation.rank_label(a)} → {notation.rank_label(b)}" for a, b in bottom.arcs.items()]
    return "\n".join([*sentences, f"Bottom map: {', '.join(arcs)}. {captions[1]}."])
