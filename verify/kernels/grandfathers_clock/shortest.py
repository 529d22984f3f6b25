"""A win with the fewest moves there are; every move counts one, where runs may move that of a run too.

Every card that is left takes a move to its foundation; the search goes through the rest, the *excess*, in rising order.
"""

from __future__ import annotations

from typing import ClassVar

import numpy as np

from verify.kernels.compiled import Numbers
from verify.kernels.grandfathers_clock.best_first import (
    ENTRY,
    FOUND_NONE,
    FOUND_WIN,
    LEVEL,
    NEEDS_ROOM,
    NEEDS_STACK,
    SEEN,
    SETTLED,
    begin,
    settle,
    way_to,
)
from verify.kernels.grandfathers_clock.choices import MOST_MOVES
from verify.kernels.grandfathers_clock.game import LEFT, WON, Game
from verify.kernels.grandfathers_clock.unpacking import moves_of
from verify.kernels.grandfathers_clock.visited import SMALLEST, copied
from verify.kernels.limits import Fewest, LimitedSearch, Limits, Progress, Status
from verify.kernels.visited import larger, room
from verify.rules.grandfathers_clock import Move

_LONGEST = 1 << 16


def shortest(
    game: Game,
    *,
    most_positions: int | None = None,
    most_bytes: int | None = None,
    seconds: float | None = None,
    progress: Progress | None = None,
) -> Fewest[Move]:
    """Look for a win with the fewest moves, until there is one or every position that can be on a win has been seen.

    ``progress`` is told now and then how many positions have been settled: no shorter way leads to them.
    """
    return BestFirst(game, Limits(most_positions, most_bytes, seconds), progress).found()


class BestFirst(LimitedSearch):
    """A search under way: the positions settled, those that wait, and how far it has come."""

    ENDS: ClassVar[dict[int, Status]] = {FOUND_WIN: "won", FOUND_NONE: "exhausted"}
    SLICE = 1 << 15  # some hundredths of a second

    def __init__(self, game: Game, limits: Limits, progress: Progress | None = None) -> None:
        super().__init__(limits, progress)
        self.game = game
        self.choices: Numbers = np.zeros((MOST_MOVES, 3), np.int64)
        self.seen: Numbers = np.zeros((SMALLEST, SEEN), np.int64)
        self.stacks: Numbers = np.zeros((3, 4 * MOST_MOVES, ENTRY), np.int64)
        self.reached: Numbers = np.zeros(5, np.int64)
        self.most_bytes = self.bytes
        begin(game.facts, game.cards, game.start.reshape(1, -1), self.stacks, self.reached)

    @property
    def positions(self) -> int:
        """How many positions have been settled."""
        return int(self.reached[SETTLED])

    @property
    def bytes(self) -> int:
        """How much memory the positions settled and those that wait take."""
        return self.seen.nbytes + self.stacks.nbytes

    def found(self) -> Fewest[Move]:
        """Go on to the end, or to a limit."""
        status, why = self.go_through()
        line = self._line() if status == "won" else []
        at_least = 0 if status == "exhausted" else int(self.game.start[LEFT]).bit_count() + int(self.reached[LEVEL])
        return Fewest(status, why, self.positions, self.most_bytes, line, at_least)

    def go_on(self, pause: int) -> int:
        """Settle positions until there are so many, or until something is needed."""
        return settle(
            self.game.facts, self.game.cards, self.choices, self.seen, self.stacks, self.reached, room(self.seen), pause
        )

    def provide(self, reason: int) -> None:
        """Make the table or the stacks larger, if they are full."""
        if reason == NEEDS_ROOM:
            self.allow(self.seen.itemsize * SEEN * larger(self.seen))
            self.seen = copied(self.seen, larger(self.seen))
        elif reason == NEEDS_STACK:
            self.allow(2 * self.stacks.nbytes)
            self.stacks = np.concatenate([self.stacks, np.zeros_like(self.stacks)], axis=1)

    def _line(self) -> list[Move]:
        """The moves to the position where every card has gone up."""
        way = np.zeros((_LONGEST, 2), np.int64)
        number = way_to(self.seen, *WON, way)
        return moves_of(self.game, way[:number][::-1].tolist())
