"""What is kept of a deal that was decided, and how many there are of each verdict."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

BAD = "bad"
"""What stands in the place of a verdict for a deal that these rules cannot be played with."""


class Outcome(NamedTuple):
    """A deal decided: its name, the verdict and the reason for it.

    ``positions`` is how many were searched, ``seconds`` how long that took. As text, empty where there is none:
    ``moves`` the solution, ``deadlock`` cards that wait for each other, ``methods`` what gave the verdict. ``stuck`` is
    1 where nothing can be placed from the start on, else 0. ``shortest`` is how many moves that get on a win has at
    least, -1 where that was not asked for or not found; ``grade`` how hard the deal is, as text, if that was asked for.
    """

    deal: str
    verdict: str
    reason: str = ""
    positions: int = 0
    seconds: float = 0.0
    moves: str = ""
    deadlock: str = ""
    methods: str = ""
    stuck: int = 0
    shortest: int = -1
    grade: str = ""


class Counts(NamedTuple):
    """How many deals are winnable, unwinnable and unknown, and how many are bad and count for nothing.

    >>> counts = Counts.of([Outcome("a:1", "winnable"), Outcome("a:2", "unknown"), Outcome("a:3", "bad")])
    >>> counts.decided, counts.unknown, counts.bad
    (1, 1, 1)
    """

    winnable: int = 0
    unwinnable: int = 0
    unknown: int = 0
    bad: int = 0

    @staticmethod
    def of(outcomes: Iterable[Outcome]) -> Counts:
        """The counts of these."""
        counts = Counts()
        for outcome in outcomes:
            counts = counts.with_one(outcome.verdict)
        return counts

    def with_one(self, verdict: str) -> Counts:
        """The counts with one deal more of this verdict."""
        return self._replace(**{verdict: getattr(self, verdict) + 1})

    @property
    def deals(self) -> int:
        """All deals that have a verdict."""
        return self.winnable + self.unwinnable + self.unknown

    @property
    def decided(self) -> int:
        """Those that are winnable or unwinnable for sure."""
        return self.winnable + self.unwinnable
