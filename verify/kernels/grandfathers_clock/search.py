"""Whether a position can be won: searched through, with limits, progress and interrupts.

A search that is cut short says so, and never that there is no win.
"""

from __future__ import annotations

from typing import ClassVar

import numpy as np

from verify.errors import BadInput
from verify.kernels.compiled import Numbers
from verify.kernels.grandfathers_clock.choices import LOWEST_STAYS, MOST_MOVES, SAFE_UP
from verify.kernels.grandfathers_clock.deadlocks import DEADLOCKS
from verify.kernels.grandfathers_clock.depth_first import (
    DEPTH,
    EXPANDED,
    FOUND_NONE,
    FOUND_WIN,
    MOVED,
    NEEDS_DEPTH,
    NEEDS_ROOM,
    ROW,
    TO,
    VISITED,
    explore,
)
from verify.kernels.grandfathers_clock.game import STATE, Game
from verify.kernels.grandfathers_clock.unpacking import moves_of
from verify.kernels.grandfathers_clock.visited import SMALLEST, begin, copied
from verify.kernels.limits import Found, LimitedSearch, Limits, Progress, Status
from verify.kernels.visited import larger, room
from verify.rules.grandfathers_clock import Move

PRUNINGS = {"safe-up": SAFE_UP, "deadlocks": DEADLOCKS, "lowest-stays": LOWEST_STAYS}
"""Every pruning by its name.

safe-up       a card that can go up, and on which no card that is left may lie, goes up at once (choices.py)
deadlocks     nothing is tried at a position where cards wait for each other, so that some never go up (deadlocks.py)
lowest-stays  the lowest card of a column does not go on another where nothing goes into empty columns (choices.py)
"""

ALL = frozenset(PRUNINGS)
"""The prunings that a search uses unless told otherwise."""


def search(
    game: Game,
    *,
    prunings: frozenset[str] = ALL,
    most_positions: int | None = None,
    most_bytes: int | None = None,
    seconds: float | None = None,
    progress: Progress | None = None,
) -> Found[Move]:
    """Look for a win until there is one or every position has been seen.

    ``progress`` is told now and then how many positions have been visited. Raises BadInput for a pruning that there is
    not.
    """
    return Walk(game, prunings, Limits(most_positions, most_bytes, seconds), progress).found()


class Walk(LimitedSearch):
    """A search under way: its stack, its table, and how far it has come."""

    ENDS: ClassVar[dict[int, Status]] = {FOUND_WIN: "won", FOUND_NONE: "exhausted"}
    SLICE = 1 << 16  # some hundredths of a second

    def __init__(self, game: Game, prunings: frozenset[str], limits: Limits, progress: Progress | None) -> None:
        unknown = prunings - set(PRUNINGS)
        if unknown:
            raise BadInput(f"no such pruning: {', '.join(sorted(unknown))}; expected some of {', '.join(PRUNINGS)}")
        super().__init__(limits, progress)
        self.game = game
        self.prunings = sum(PRUNINGS[name] for name in prunings)
        self.seen: Numbers = np.zeros((SMALLEST, 2), np.int64)
        self.stack: Numbers = np.zeros((2 * MOST_MOVES, ROW), np.int64)
        self.choices: Numbers = np.zeros((MOST_MOVES, 3), np.int64)
        self.reached: Numbers = np.ones(2, np.int64)
        self.most_bytes = self.bytes
        self.stack[0, :STATE] = game.start
        begin(self.seen, game.start)

    @property
    def positions(self) -> int:
        """How many positions have been visited."""
        return int(self.reached[VISITED])

    @property
    def bytes(self) -> int:
        """How much memory the table and the stack take."""
        return self.seen.nbytes + self.stack.nbytes

    def found(self) -> Found[Move]:
        """Go on to the end, or to a limit."""
        if self.game.is_won:
            return Found("won", positions=1, bytes=self.most_bytes)
        status, why = self.go_through()
        return Found(status, why, self.positions, self.most_bytes, self._line() if status == "won" else [])

    def _line(self) -> list[Move]:
        """The moves on the way to the position that was written last."""
        rows = self.stack[1 : self.reached[DEPTH]]
        steps = rows[rows[:, EXPANDED] == 1][:, MOVED : TO + 1]
        return moves_of(self.game, steps.tolist())

    def go_on(self, pause: int) -> int:
        """Visit positions until there are so many, or until something is needed."""
        return explore(
            self.game.facts, self.game.cards, self.prunings, self.stack, self.choices, self.seen, self.reached,
            room(self.seen), pause,
        )  # fmt: skip

    def provide(self, reason: int) -> None:
        """Make the table or the stack larger, if it is full."""
        if reason == NEEDS_ROOM:
            self.allow(16 * larger(self.seen))
            self.seen = copied(self.seen, larger(self.seen))
        elif reason == NEEDS_DEPTH:
            self.allow(2 * self.stack.nbytes)
            self.stack = np.vstack([self.stack, np.zeros_like(self.stack)])
