"""Laws drawn as bars, one small picture each, in one SVG file; the only place that knows matplotlib.

The same records give the same bytes. Grey text and blue bars on no ground can be read on white and on black.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from fractions import Fraction
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from verify.errors import BadInput
from verify.records.count import CountRecord

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_GREY, _BLUE, _RED = "#767676", "#3b82c4", "#c9573f"
_WIDTH, _HEIGHT, _ACROSS = 4.0, 2.6, 3  # inches of one picture; pictures in a row
_STYLE: Any = {
    "svg.hashsalt": "verify",
    "svg.fonttype": "none",
    "font.family": ["sans-serif"],
    "font.size": 9,
    "text.color": _GREY,
    "axes.edgecolor": _GREY,
    "axes.labelcolor": _GREY,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "xtick.color": _GREY,
    "ytick.color": _GREY,
}


def check_drawing(file: Path) -> None:
    """Raise BadInput, before anything is counted, if there is no matplotlib or no SVG file can be written there."""
    if file.suffix.lower() != ".svg" or file.is_dir():
        raise BadInput("a drawing is written as SVG: expected the name of a file that ends in .svg", str(file))
    if find_spec("matplotlib") is None:
        raise BadInput("drawing needs matplotlib, which is not installed: pip install '.[plots]'")


def law_plot(records: Sequence[CountRecord], title: str) -> bytes:
    """The figures that have numbers as an SVG file. Raises BadInput if none has any."""
    drawn = [record for record in records if record.numbers]
    if not drawn:
        raise BadInput("there is nothing to draw: no exact method is known for what was asked")
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    across = min(len(drawn), _ACROSS)
    down = -(-len(drawn) // across)
    with rc_context(_STYLE):
        page = Figure(figsize=(_WIDTH * across, _HEIGHT * down + 0.5), layout="constrained")
        page.suptitle(title, fontsize=10)
        axes = page.subplots(down, across, squeeze=False).flat
        for place, record in zip(axes, drawn, strict=False):
            _draw(place, record)
        for place in list(axes)[len(drawn) :]:
            place.set_axis_off()
        written = io.BytesIO()
        page.savefig(written, format="svg", metadata={"Date": None, "Title": title}, transparent=True)
    return written.getvalue()


def _draw(place: Axes, record: CountRecord) -> None:
    from matplotlib.ticker import MaxNLocator

    place.set_title(_title(record), fontsize=9, loc="left")
    place.set_facecolor("none")
    place.set_xlabel(record.says if record.kind != "means" else "length")
    if record.kind == "joint":
        _draw_pairs(place, record)
        return
    values = [int(value) for value in record.numbers]
    heights = [float(Fraction(number)) for number in record.numbers.values()]
    if record.kind == "law":
        heights = [100 * height for height in heights]
        place.set_ylabel("%")
    place.bar(values, heights, color=_BLUE, width=0.8)
    if record.figure == "won":
        place.set_xticks(values, ["yes" if value else "no" for value in values])
        place.set_xlabel("whether the game is won")
        return
    place.xaxis.set_major_locator(MaxNLocator(integer=True))
    if record.mean is not None:
        place.axvline(float(Fraction(record.mean)), color=_RED, linewidth=1, linestyle=(0, (3, 2)))


def _draw_pairs(place: Axes, record: CountRecord) -> None:
    """Two values together: the larger a square, the greater its chance."""
    pairs = [tuple(map(int, value.split(","))) for value in record.numbers]
    chances = [float(Fraction(number)) for number in record.numbers.values()]
    sizes = [60 * chance / max(chances) for chance in chances]
    place.scatter([x for x, _ in pairs], [y for _, y in pairs], s=sizes, marker="s", color=_BLUE, linewidths=0)
    place.set_xlabel("cards turned")
    place.set_ylabel("completed clock piles")


def _title(record: CountRecord) -> str:
    """The name of a figure, with what it comes to."""
    name = f"{record.figure} ({record.status})"
    if record.mean is None or record.deviation is None:
        return name
    return f"{name}: mean {float(Fraction(record.mean)):.4g}, sd {record.deviation:.3g}"
