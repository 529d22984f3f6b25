"""Enumerations kept as files: what was counted, by which command, with which versions, in how many seconds."""

from __future__ import annotations

import json
import platform
import time
from collections.abc import Mapping, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple

from verify.atomic import write_whole
from verify.errors import BadInput, Disagreement
from verify.kernels.counting_up import Progress
from verify.kernels.enumeration import enumerate_deals
from verify.kernels.tallies import Tallies, from_json
from verify.kernels.variants import DEAD_ENDS, POLICIES, Variant

FORMAT = "patience-verify/enumeration"
TWICE = ("next-bottom", "best-any")  # with extra-draw the same as next-top and best-top

KEPT: tuple[Variant, ...] = (
    *(Variant(dead_end=dead_end) for dead_end in DEAD_ENDS),
    Variant(win="sorted"),
    Variant(start=1),
    Variant(dead_end="exception", start=1),
    *(Variant(second_chance="watch", watch_card=card) for card in POLICIES),
    *(Variant(second_chance="extra-draw", watch_card=card) for card in POLICIES if card not in TWICE),
)
"""Every dead end, sorted, play from a clock pile, every second chance."""


class Stored(NamedTuple):
    """An enumeration read back; ``made`` is everything in the file but the tallies."""

    made: Mapping[str, Any]
    tallies: tuple[Tallies, ...]


def store(
    ranks: int,
    suits: int,
    path: Path,
    variants: Sequence[Variant] = KEPT,
    *,
    workers: int | None = None,
    journal: Path | None = None,
    progress: Progress = lambda deals: None,
) -> None:
    """Count all deals by rank of a deck and write a file of it; everything as in ``enumerate_deals``."""
    began = time.monotonic()
    tallies = enumerate_deals(ranks, suits, variants, workers=workers, journal=journal, progress=progress)
    made = {
        "format": FORMAT,
        "version": 1,
        "command": f"python -c 'from pathlib import Path; from verify.kernels.stored import store; "
        f'store({ranks}, {suits}, Path("{ranks}x{suits}.json"))\'',
        "made_with": {name: version(name) for name in ("patience-verify", "numba", "numpy")}
        | {"python": platform.python_version()},
        "seconds": round(time.monotonic() - began, 1),
        "workers": workers,
        "ranks": ranks,
        "suits": suits,
        "deals": tallies[0].deals,
    }
    head = json.dumps(made, indent=1)[:-2]
    rows = ",\n  ".join(json.dumps(each.as_json()) for each in tallies)
    write_whole(path, f'{head},\n "tallies": [\n  {rows}\n ]\n}}\n'.encode())


def read_stored(path: Path) -> Stored:
    """An enumeration read from its file.

    Raises BadInput if it is none, or if its counts do not add up.
    """
    try:
        made = json.loads(path.read_bytes())
        tallies = tuple(map(from_json, made.pop("tallies")))
        if made["format"] != FORMAT or any(each.deals != made["deals"] for each in tallies):
            raise ValueError("not the format")
    except (OSError, KeyError, TypeError, ValueError, AttributeError, Disagreement):
        raise BadInput("not an enumeration: expected a file that an enumeration wrote", str(path)) from None
    return Stored(made, tallies)
