"""Closed sets of positions: what a losing certificate consists of.

A closed set holds the start, and with each position every one that a move leads to; no position of it is won. With
reductions, a position with a safe card needs only the one that this card's going up leads to (``safe-up`` from the
tableau, ``safe-talon`` from the talon), and a card that would be safe need not come back (``skip-safe-back``).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from verify.errors import BadInput
from verify.kernels.klondike.game import FREE, MODE, Game
from verify.kernels.klondike.search import Walk
from verify.kernels.limits import Limits, Status, Why

_SEARCH_ONLY = frozenset({"components", "when-needed", "earlier-place", "deadlocks"})


@dataclass(frozen=True)
class ClosedSet:
    """The keys of a closed set in rising order, if the status is "exhausted"; else a win was met, or a limit.

    ``reductions`` are those that can have made the set smaller; ``bytes`` is what the search took, to which the keys
    come when they are sorted.
    """

    status: Status
    why: Why
    keys: npt.NDArray[np.uint64]
    reductions: frozenset[str]
    positions: int
    bytes: int


def closed_set(
    game: Game,
    *,
    reductions: frozenset[str] = frozenset(),
    most_positions: int | None = None,
    most_bytes: int | None = None,
    seconds: float | None = None,
    progress: Callable[[int], None] | None = None,
) -> ClosedSet:
    """The smallest closed set there is from the start on, or one with the reductions named.

    ``safe-talon`` is left aside where the talon is not played card by card without end. Raises BadInput for a reduction
    that there is not.
    """
    if reductions & _SEARCH_ONLY:
        raise BadInput(f"no closed set is made with {' or '.join(sorted(reductions & _SEARCH_ONLY))}")
    if game.facts[MODE] != FREE:
        reductions -= {"safe-talon"}
    walk = Walk(game, reductions, Limits(most_positions, most_bytes, seconds), progress)
    found = walk.found()
    keys = np.zeros(0, np.uint64)
    if found.status == "exhausted":
        keys = np.sort(walk.seen[walk.seen != 0].view(np.uint64) - np.uint64(1))
    return ClosedSet(found.status, found.why, keys, reductions, found.positions, found.bytes)
