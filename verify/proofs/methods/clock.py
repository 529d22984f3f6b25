"""The time that is left for a proof."""

from __future__ import annotations

import time


class Clock:
    """The time that is left for a proof."""

    def __init__(self, seconds: float) -> None:
        self._end = time.monotonic() + seconds

    def left(self) -> float:
        """Seconds until the time is up; never negative."""
        return max(0.0, self._end - time.monotonic())
