"""What another program says of KPat's deals of Grandfather's Clock (tests/cases/grandfathers_clock_deals.txt)."""

from __future__ import annotations

import re
from pathlib import Path

_TEXT = (Path(__file__).parents[1] / "cases" / "grandfathers_clock_deals.txt").read_text(encoding="utf-8")
_SAID = re.search(r"verdicts for deals 1\.\.(\d+): unwinnable ([\d ]+);", _TEXT)
if _SAID is None:
    raise AssertionError("the file has no verdicts")

DECIDED = range(1, int(_SAID[1]) + 1)
"""The numbers of the deals that have a verdict there."""

LOST = tuple(map(int, _SAID[2].split()))
"""Those that are called unwinnable; all others can be won."""
