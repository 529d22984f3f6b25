"""Whether a position can be won: searched through, with limits, progress and interrupts.

A search that is cut short says so, and never that there is no win.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

import numpy as np

from verify.cards import Card
from verify.errors import BadInput
from verify.kernels.compiled import Numbers
from verify.kernels.klondike.depth_first import (
    FOUND_NONE,
    FOUND_WIN,
    NEEDS_DEPTH,
    NEEDS_ROOM,
    ROW,
    SAFE_TALON,
    SAFE_UP,
    SKIP_SAFE_BACK,
    begin,
    explore,
)
from verify.kernels.klondike.game import NEXT, WON, Game
from verify.kernels.klondike.lines import line_through
from verify.kernels.klondike.visited import SMALLEST, add_all, larger, room

Status = Literal["won", "exhausted", "stopped"]
Why = Literal["", "time", "memory", "positions"]

REDUCTIONS = {"safe-up": SAFE_UP, "skip-safe-back": SKIP_SAFE_BACK, "safe-talon": SAFE_TALON}
"""What may be left out so that the positions visited are still a closed set, with that move forced or left out."""

ALL = frozenset(REDUCTIONS)
"""Every pruning that a search uses unless told otherwise."""

_STEPS = 1 << 19  # moves between two looks at the clock: some tens of milliseconds
_FIRST_DEPTH = 256


@dataclass(frozen=True)
class Limits:
    """How far a search may go; None is no limit. ``most_bytes`` holds for the table of positions seen and the stack."""

    most_positions: int | None = None
    most_bytes: int | None = None
    seconds: float | None = None


@dataclass(frozen=True)
class Found:
    """What a search came to.

    ``line`` is the win as abstract moves from the start, ``positions`` how many were visited, ``bytes`` the most memory
    that the table of them and the stack took. ``why`` says which limit stopped it.
    """

    status: Status
    why: Why = ""
    positions: int = 0
    bytes: int = 0
    line: list[tuple[str, Card]] = field(default_factory=list)


def search(
    game: Game,
    *,
    prunings: frozenset[str] = ALL,
    most_positions: int | None = None,
    most_bytes: int | None = None,
    seconds: float | None = None,
    progress: Callable[[int], None] | None = None,
) -> Found:
    """Look for a win until there is one or every position has been seen.

    ``progress`` is told now and then how many positions have been visited. Raises BadInput for a pruning that there is
    not.
    """
    walk = Walk(game, prunings, Limits(most_positions, most_bytes, seconds), progress)
    return walk.found()


class Walk:
    """A search under way: its stack, its table, and how far it has come."""

    def __init__(
        self, game: Game, reductions: frozenset[str], limits: Limits, progress: Callable[[int], None] | None
    ) -> None:
        unknown = reductions - set(REDUCTIONS)
        if unknown:
            raise BadInput(f"no such pruning: {', '.join(sorted(unknown))}; expected some of {', '.join(REDUCTIONS)}")
        self.game, self.limits, self.progress = game, limits, progress
        self.reductions = sum(REDUCTIONS[name] for name in reductions)
        self.seen: Numbers = np.zeros(SMALLEST, np.int64)
        self.stack: Numbers = np.zeros((_FIRST_DEPTH, ROW), np.int64)
        self.depth, self.positions = 1, 1
        self.most_bytes = 0
        self._note_bytes()
        add_all(self.seen, game.start[:1] + 1)
        begin(game.facts, game.cards, self.reductions, self.stack[0], game.start)

    def found(self) -> Found:
        """Go on to the end, or to a limit."""
        status, why = self._walk()
        line = line_through(self.game, self.stack[: self.depth, : len(self.game.start)]) if status == "won" else []
        return Found(status, why, self.positions, self.most_bytes, line)

    def _walk(self) -> tuple[Status, Why]:
        if self.game.start[NEXT] == self.game.facts[WON]:
            return "won", ""
        end = None if self.limits.seconds is None else time.monotonic() + self.limits.seconds
        while True:
            reason = self._go_on()
            if reason == FOUND_WIN:
                return "won", ""
            if reason == FOUND_NONE:
                return "exhausted", ""
            if self._left() <= 0:
                return "stopped", "positions"
            if reason == NEEDS_ROOM and not self._more_room():
                return "stopped", "memory"
            if reason == NEEDS_DEPTH and not self._more_depth():
                return "stopped", "memory"
            if end is not None and time.monotonic() >= end:
                return "stopped", "time"
            if self.progress:
                self.progress(self.positions)

    def _go_on(self) -> int:
        game, left = self.game, min(room(self.seen) - self.positions, self._left())
        reason, self.depth, still, _ = explore(
            game.facts, game.cards, self.reductions, self.stack, self.seen, self.depth, left, _STEPS
        )
        self.positions += left - still
        return reason

    def _left(self) -> int:
        """How many more positions may be visited."""
        return 2**62 if self.limits.most_positions is None else self.limits.most_positions - self.positions

    def _more_room(self) -> bool:
        if self.positions < room(self.seen):
            return True
        most = self.limits.most_bytes
        grown = larger(self.seen, None if most is None else most - self.stack.nbytes)
        if grown is None:
            return False
        self._note_bytes(grown.nbytes)
        self.seen = grown
        return True

    def _more_depth(self) -> bool:
        most = self.limits.most_bytes
        if most is not None and self.seen.nbytes + 3 * self.stack.nbytes > most:
            return False
        try:
            grown = np.zeros((2 * len(self.stack), ROW), np.int64)
        except MemoryError:
            return False
        grown[: len(self.stack)] = self.stack
        self._note_bytes(grown.nbytes)
        self.stack = grown
        return True

    def _note_bytes(self, more: int = 0) -> None:
        self.most_bytes = max(self.most_bytes, self.seen.nbytes + self.stack.nbytes + more)
