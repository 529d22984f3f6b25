"""The page of the SVG file: title and lines on top, two clock faces side by side, captions and legends below."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from verify.report.legends import Entry
from verify.report.lettering import SIZES, balanced

_WIDTH, _MARGIN, _FACE = 1200, 48, 528  # of the page, at its edges, of a clock face
_LEFT, _RIGHT = _MARGIN + _FACE / 2, _WIDTH - _MARGIN - _FACE / 2  # the middles of the faces
_TITLE_PITCH, _LINE_PITCH, _ASIDE_PITCH, _CAPTION_PITCH = 36, 24, 20, 20  # from line to line
_ENTRY_PITCH, _ENTRY_LINE_PITCH = 26, 18  # from entry to entry of a legend, and between the lines of one
_SAMPLE = 62  # from the edge of a legend to its words
_BOLD = 1.15  # how much wider than others the letters of the title are


@dataclass(frozen=True, slots=True)
class Line:
    """A line of text, or a sample (if any) with the text beside it, at its height on the page."""

    y: float
    text: str
    sample: str = ""


@dataclass(frozen=True, slots=True)
class Page:
    """Where things stand on the page; what there is twice belongs to the left and to the right face."""

    height: float
    title: tuple[Line, ...]
    lines: tuple[Line, ...]
    heading_y: float
    aside_y: float
    face_y: float
    captions: tuple[tuple[Line, ...], tuple[Line, ...]]
    legends: tuple[tuple[Line, ...], tuple[Line, ...]]
    width: int = _WIDTH
    margin: int = _MARGIN
    right_margin: float = _RIGHT - _FACE / 2
    left: float = _LEFT
    right: float = _RIGHT
    face: int = _FACE
    sample: int = _SAMPLE


def page(
    title: str, lines: Sequence[str], captions: tuple[str, str], legends: tuple[Sequence[Entry], Sequence[Entry]]
) -> Page:
    """The page with these words on it, as high as they need."""
    wide = _WIDTH - 2 * _MARGIN
    title_lines = _set([title], 62, _TITLE_PITCH, wide / _BOLD / SIZES["headline"])
    top = _end(title_lines, 30)
    under_title = _set(lines, top + 32, _LINE_PITCH, wide / SIZES["line"])
    heading_y = _end(under_title, top) + 54
    aside_y = heading_y + _ASIDE_PITCH
    face_y = aside_y + 22 + _FACE / 2
    caption_y = face_y + _FACE / 2 + 38
    left, right = (_set([text], caption_y, _CAPTION_PITCH, _FACE / SIZES["caption"]) for text in captions)
    legend_y = max(_end(left, caption_y), _end(right, caption_y)) + 44
    under_left, under_right = (_legend(entries, legend_y) for entries in legends)
    height = max(_end(under_left, legend_y), _end(under_right, legend_y)) + 44
    return Page(height, title_lines, under_title, heading_y, aside_y, face_y, (left, right), (under_left, under_right))


def _set(texts: Sequence[str], y: float, pitch: float, room: float) -> tuple[Line, ...]:
    """Texts one under the other, each in lines of ``room`` ems."""
    broken = [line for text in texts for line in balanced(text, room)]
    return tuple(Line(y + i * pitch, line) for i, line in enumerate(broken))


def _legend(entries: Sequence[Entry], y: float) -> tuple[Line, ...]:
    lines: list[Line] = []
    for entry in entries:
        first, *more = balanced(entry.text, (_FACE - _SAMPLE) / SIZES["legend"])
        lines.append(Line(y, first, entry.sample))
        for text in more:
            y += _ENTRY_LINE_PITCH
            lines.append(Line(y, text))
        y += _ENTRY_PITCH
    return tuple(lines)


def _end(lines: Sequence[Line], otherwise: float) -> float:
    """The height of the last line, if there is one."""
    return lines[-1].y if lines else otherwise
