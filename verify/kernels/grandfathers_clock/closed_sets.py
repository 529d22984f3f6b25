"""Closed sets of positions: what a losing certificate consists of.

A closed set holds the start, and with each position every one that a move leads to; no position of it is won. With
``safe-up`` a position where a safe card can go up needs only the one that this leads to.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from verify.deals.dials import DialPosition
from verify.errors import BadInput
from verify.kernels.compiled import Numbers
from verify.kernels.grandfathers_clock.game import Game
from verify.kernels.grandfathers_clock.search import Walk
from verify.kernels.grandfathers_clock.unpacking import position_of
from verify.kernels.limits import Limits, Progress, Status, Why

_SEARCH_ONLY = frozenset({"deadlocks", "lowest-stays"})


@dataclass(frozen=True)
class ClosedSet:
    """The two words of each position of a closed set, if the status is "exhausted"; else a win was met, or a limit.

    ``bytes`` is the most that the search took.
    """

    game: Game
    status: Status
    why: Why
    words: Numbers
    bytes: int

    def positions(self) -> Iterator[DialPosition]:
        """The positions as the rules have them, in no order."""
        return (position_of(self.game, low, high) for low, high in self.words.tolist())


def closed_set(
    game: Game,
    *,
    reductions: frozenset[str] = frozenset(),
    most_positions: int | None = None,
    most_bytes: int | None = None,
    seconds: float | None = None,
    progress: Progress | None = None,
) -> ClosedSet:
    """The smallest closed set there is from the start on, or one with the reductions named.

    Raises BadInput for a reduction that there is not.
    """
    if reductions & _SEARCH_ONLY:
        raise BadInput(f"no closed set is made with {' or '.join(sorted(reductions & _SEARCH_ONLY))}")
    walk = Walk(game, reductions, Limits(most_positions, most_bytes, seconds), progress)
    found = walk.found()
    whole = found.status == "exhausted"
    return ClosedSet(
        game, found.status, found.why, walk.seen[walk.seen[:, 0] != 0][: None if whole else 0], found.bytes
    )
