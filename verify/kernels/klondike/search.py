"""Whether a position can be won: searched through, with limits, progress and interrupts.

A search that is cut short says so, and never that there is no win.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

import numpy as np

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
from verify.kernels.klondike.lines import AbstractMove, line_through
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
from verify.kernels.limits import Found, LimitedSearch, Limits, Status, Why
from verify.kernels.visited import ALL_BITS, LATELY, SMALLEST, copied, larger, room

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

_FIRST_ROWS = 512
_FIRST_MEMBERS = 64


def search(
    game: Game,
    *,
    prunings: frozenset[str] = ALL,
    most_positions: int | None = None,
    most_bytes: int | None = None,
    seconds: float | None = None,
    progress: Callable[[int], None] | None = None,
) -> Found[AbstractMove]:
    """Look for a win until there is one or every position has been seen.

    ``progress`` is told now and then how many positions have been visited. Raises BadInput for a pruning that there is
    not.
    """
    walk = Walk(game, prunings, Limits(most_positions, most_bytes, seconds), progress)
    return walk.found()


class Walk(LimitedSearch):
    """A search under way: its stack, its table, and how far it has come."""

    ENDS: ClassVar[dict[int, Status]] = {FOUND_WIN: "won", FOUND_NONE: "exhausted"}
    SLICE = 1 << 17  # some tens of milliseconds

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
        super().__init__(limits, progress)
        self.game = game
        self.prunings = sum(PRUNINGS[name] for name in prunings)
        self.mask = (1 << int(game.facts[KEY_BITS])) - 1 if self.prunings & EARLIER_PLACE else ALL_BITS
        self.seen: Numbers = np.zeros(SMALLEST, np.int64)
        self.stack: Numbers = np.zeros((_FIRST_ROWS, ROW), np.int64)
        self.members: Numbers = np.zeros((_FIRST_MEMBERS, MEMBER), np.int64)
        self.recent: Numbers = np.zeros(LATELY, np.int64)
        self.reached: Numbers = np.ones(3, np.int64)
        self.most_bytes = self.bytes
        begin(game.facts, game.cards, self.prunings, self.stack, self.seen, game.start.reshape(1, -1))

    @property
    def positions(self) -> int:
        """How many positions have been visited."""
        return int(self.reached[VISITED])

    @property
    def bytes(self) -> int:
        """How much memory the table and the stack take."""
        return self.seen.nbytes + self.stack.nbytes + self.members.nbytes

    def found(self) -> Found[AbstractMove]:
        """Go on to the end, or to a limit."""
        status, why = self._won_at_once() or self.go_through()
        line = line_through(self.game, self._way()) if status == "won" else []
        return Found(status, why, self.positions, self.most_bytes, line)

    def _won_at_once(self) -> tuple[Status, Why] | None:
        """A start that is won: the program looks only at what comes after it."""
        if self.stack[0, NEXT] != self.game.facts[WON]:
            return None
        self.stack[0, EXPANDED] = 1
        return "won", ""

    def _way(self) -> Numbers:
        """The rows on the way to the one that was written last."""
        rows: Numbers = self.stack[: self.reached[DEPTH]]
        way: Numbers = rows[rows[:, EXPANDED] == 1]
        return way

    def go_on(self, pause: int) -> int:
        """Visit positions until there are so many, or until something is needed."""
        return explore(
            self.game.facts, self.game.cards, self.prunings, self.stack, self.members, self.seen, self.reached,
            self.recent, room(self.seen), pause,
        )  # fmt: skip

    def provide(self, reason: int) -> None:
        """Make the table, the stack or the list of members larger, if it is full."""
        if reason == NEEDS_ROOM:
            self.allow(8 * larger(self.seen))
            self.seen = copied(self.seen, larger(self.seen), self.mask)
        elif reason == NEEDS_DEPTH:
            self.allow(2 * self.stack.nbytes)
            self.stack = np.vstack([self.stack, np.zeros_like(self.stack)])
        elif reason == NEEDS_MEMBERS:
            self.allow(2 * self.members.nbytes)
            self.members = np.zeros((2 * len(self.members), MEMBER), np.int64)
