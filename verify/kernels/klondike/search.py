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
    DEPTH,
    EXPANDED,
    FOUND_NONE,
    FOUND_WIN,
    NEEDS_DEPTH,
    NEEDS_MEMBERS,
    NEEDS_ROOM,
    ROW,
    VISITED,
    begin,
    explore,
)
from verify.kernels.klondike.game import KEY_BITS, NEXT, PLACE_BITS, WON, WORRYING_BACK, Game
from verify.kernels.klondike.lines import line_through
from verify.kernels.klondike.members import (
    COMPONENTS,
    DEADLOCKS,
    EARLIER_PLACE,
    MEMBER,
    SAFE_TALON,
    SAFE_UP,
    SKIP_SAFE_BACK,
    WHEN_NEEDED,
)
from verify.kernels.klondike.visited import ALL_BITS, LATELY, SMALLEST, copied, larger, room

Status = Literal["won", "exhausted", "stopped"]
Why = Literal["", "time", "memory", "positions"]

PRUNINGS = {
    "safe-up": SAFE_UP,
    "skip-safe-back": SKIP_SAFE_BACK,
    "safe-talon": SAFE_TALON,
    "components": COMPONENTS,
    "when-needed": WHEN_NEEDED,
    "earlier-place": EARLIER_PLACE,
    "deadlocks": DEADLOCKS,
}
"""Every pruning by its name.

safe-up         a safe card of the tableau that can go up is the only move
skip-safe-back  a card that would be safe does not come back
safe-talon      a safe card of the talon that can go up is the only move, where any card of it can be had at any time
components      one position stands for all that are reached by moves there and back
when-needed     a card of the talon goes down only if its kind has no free place and is wanted, where any can be had
earlier-place   of positions that differ in their place alone, one is left out if one that allows all it does was seen,
                where the talon is turned over without end and several cards are drawn
deadlocks       nothing is tried at a position where cards wait for each other, so that none can be the first to move
"""

ALL = frozenset(PRUNINGS)
"""The prunings that a search uses unless told otherwise."""

_SLICE = 1 << 17  # positions between two looks at the clock: some tens of milliseconds
_FIRST_ROWS = 512
_FIRST_MEMBERS = 64


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
        self, game: Game, prunings: frozenset[str], limits: Limits, progress: Callable[[int], None] | None
    ) -> None:
        unknown = prunings - set(PRUNINGS)
        if unknown:
            raise BadInput(f"no such pruning: {', '.join(sorted(unknown))}; expected some of {', '.join(PRUNINGS)}")
        if not game.facts[WORRYING_BACK]:
            prunings -= {"components"}  # what goes up stays there
        if not game.facts[PLACE_BITS]:
            prunings -= {"earlier-place"}
        self.game, self.limits, self.progress = game, limits, progress
        self.prunings = sum(PRUNINGS[name] for name in prunings)
        self.mask = (1 << int(game.facts[KEY_BITS])) - 1 if self.prunings & EARLIER_PLACE else ALL_BITS
        self.seen: Numbers = np.zeros(SMALLEST, np.int64)
        self.stack: Numbers = np.zeros((_FIRST_ROWS, ROW), np.int64)
        self.members: Numbers = np.zeros((_FIRST_MEMBERS, MEMBER), np.int64)
        self.recent: Numbers = np.zeros(LATELY, np.int64)
        self.reached: Numbers = np.ones(3, np.int64)
        self.most_bytes = self._bytes()
        begin(game.facts, game.cards, self.prunings, self.stack, self.seen, game.start.reshape(1, -1))

    @property
    def positions(self) -> int:
        """How many positions have been visited."""
        return int(self.reached[VISITED])

    def found(self) -> Found:
        """Go on to the end, or to a limit."""
        status, why = self._walk()
        line = line_through(self.game, self._way()) if status == "won" else []
        return Found(status, why, self.positions, self.most_bytes, line)

    def _way(self) -> Numbers:
        """The rows on the way to the one that was written last."""
        rows: Numbers = self.stack[: self.reached[DEPTH]]
        way: Numbers = rows[rows[:, EXPANDED] == 1]
        return way

    def _walk(self) -> tuple[Status, Why]:
        if self.stack[0, NEXT] == self.game.facts[WON]:
            self.stack[0, EXPANDED] = 1
            return "won", ""
        end = None if self.limits.seconds is None else time.monotonic() + self.limits.seconds
        most = self.limits.most_positions
        while True:
            reason = self._go_on(most)
            if reason == FOUND_WIN:
                return "won", ""
            if reason == FOUND_NONE:
                return "exhausted", ""
            if most is not None and self.positions >= most:
                return "stopped", "positions"
            if not self._provided(reason):
                return "stopped", "memory"
            if end is not None and time.monotonic() >= end:
                return "stopped", "time"
            if self.progress:
                self.progress(self.positions)

    def _go_on(self, most: int | None) -> int:
        pause = self.positions + _SLICE
        return explore(
            self.game.facts, self.game.cards, self.prunings, self.stack, self.members, self.seen, self.reached,
            self.recent, room(self.seen), pause if most is None else min(pause, most),
        )  # fmt: skip

    def _provided(self, reason: int) -> bool:
        """Give the search what it needs, if memory allows."""
        try:
            if reason == NEEDS_ROOM:
                self._allow(8 * larger(self.seen))
                self.seen = copied(self.seen, larger(self.seen), self.mask)
            elif reason == NEEDS_DEPTH:
                self._allow(2 * self.stack.nbytes)
                self.stack = np.vstack([self.stack, np.zeros_like(self.stack)])
            elif reason == NEEDS_MEMBERS:
                self._allow(2 * self.members.nbytes)
                self.members = np.zeros((2 * len(self.members), MEMBER), np.int64)
        except MemoryError:
            return False
        return True

    def _allow(self, more: int) -> None:
        """Note that so many bytes are taken beside the others; raises MemoryError if they are too many."""
        taken = self._bytes() + more
        if self.limits.most_bytes is not None and taken > self.limits.most_bytes:
            raise MemoryError
        self.most_bytes = max(self.most_bytes, taken)

    def _bytes(self) -> int:
        return self.seen.nbytes + self.stack.nbytes + self.members.nbytes
