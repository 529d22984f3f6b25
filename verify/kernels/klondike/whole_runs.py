"""Whether a position can be won where only whole runs move: limits, progress, interrupts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise
from typing import ClassVar

import numpy as np

from verify.cards import Card
from verify.deals.positions import Position
from verify.kernels.compiled import Numbers
from verify.kernels.klondike.arrangements import (
    CARD,
    DEPTH,
    EXPANDED,
    FOUND_NONE,
    FOUND_WIN,
    KIND,
    NEEDS_DEPTH,
    NEEDS_ROOM,
    NOWHERE,
    ON,
    ROW,
    TARGET,
    VISITED,
    copy_arrangements,
    explore_arrangements,
)
from verify.kernels.klondike.game import KEY, Game, bit_of, card_of
from verify.kernels.klondike.moves import KINDS
from verify.kernels.limits import LimitedSearch, Limits, Status, Why
from verify.kernels.visited import SMALLEST, larger, room

Step = tuple[str, Card, Card | None]
"""An abstract move, and the card that the moved one is laid onto, if any."""


@dataclass(frozen=True)
class Arranged:
    """What a search came to: as ``limits.Found``, with steps for moves."""

    status: Status
    why: Why = ""
    positions: int = 0
    bytes: int = 0
    steps: list[Step] = field(default_factory=list)


def search_whole_runs(
    game: Game,
    start: Position,
    *,
    most_positions: int | None = None,
    most_bytes: int | None = None,
    seconds: float | None = None,
    progress: Callable[[int], None] | None = None,
) -> Arranged:
    """Look for a win by whole runs until there is one or every arrangement has been seen; ``start`` is the game's."""
    return _Walk(game, start, Limits(most_positions, most_bytes, seconds), progress).found()


class _Walk(LimitedSearch):
    ENDS: ClassVar[dict[int, Status]] = {FOUND_WIN: "won", FOUND_NONE: "exhausted"}
    SLICE = 1 << 16

    def __init__(self, game: Game, start: Position, limits: Limits, progress: Callable[[int], None] | None) -> None:
        super().__init__(limits, progress)
        self.game = game
        self.seen: Numbers = np.zeros((SMALLEST, 2), np.int64)
        self.stack: Numbers = np.zeros((SMALLEST, ROW), np.int64)
        self.stack[0, :ON], self.stack[0, ON] = game.start, _laid(start)
        copy_arrangements(self.seen, self.stack[:1, [KEY, ON]] + np.array([1, 0]))
        self.reached: Numbers = np.array([1, 1, 0])
        self.most_bytes = self.bytes

    @property
    def positions(self) -> int:
        """How many arrangements have been visited."""
        return int(self.reached[VISITED])

    @property
    def bytes(self) -> int:
        """How much memory the table and the stack take."""
        return self.seen.nbytes + self.stack.nbytes

    def found(self) -> Arranged:
        """Go on to the end, or to a limit."""
        status, why = self.go_through()
        return Arranged(status, why, self.positions, self.most_bytes, self._steps() if status == "won" else [])

    def go_on(self, pause: int) -> int:
        """Visit arrangements until there are so many, or until something is needed."""
        return explore_arrangements(
            self.game.facts, self.game.cards, self.stack, self.seen, self.reached, room(self.seen), pause
        )

    def provide(self, reason: int) -> None:
        """Make the table or the stack larger, if it is full."""
        if reason == NEEDS_ROOM:
            self.allow(16 * larger(self.seen))
            grown = np.zeros((larger(self.seen), 2), np.int64)
            copy_arrangements(grown, self.seen)
            self.seen = grown
        elif reason == NEEDS_DEPTH:
            self.allow(2 * self.stack.nbytes)
            self.stack = np.vstack([self.stack, np.zeros_like(self.stack)])

    def _steps(self) -> list[Step]:
        """The steps to the row that was reached last."""
        rows = self.stack[: self.reached[DEPTH]]
        way = rows[rows[:, EXPANDED] == 1][1:]
        return [
            (KINDS[row[KIND]], card_of(int(row[CARD])), None if row[TARGET] == NOWHERE else card_of(int(row[TARGET])))
            for row in way
        ]


def _laid(start: Position) -> int:
    """The cards that lie on the upper one of a pair, as a set."""
    return sum(
        1 << bit_of(card) for column in start.columns for below, card in pairwise(column.up) if bit_of(below) % 2
    )
