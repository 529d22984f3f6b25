"""A win with the fewest moves there are, each abstract move counted as one; draws and runs laid elsewhere do not count.

Every card takes a move to its foundation; the search goes through the rest, the *excess*, in rising order.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

import numpy as np

from verify.errors import Disagreement
from verify.kernels.compiled import Numbers
from verify.kernels.klondike.best_first import (
    DEPTH,
    ENTRY,
    FOUND_NONE,
    FOUND_WIN,
    FREE,
    LEVEL,
    LISTS,
    MOST_MOVES,
    NEEDS_ENTRIES,
    NEEDS_ROOM,
    NEEDS_STACK,
    OPEN,
    SETTLED,
    USED,
    copy_all,
    excess_of,
    settle,
    way_to,
)
from verify.kernels.klondike.bound import NEVER, needs_of
from verify.kernels.klondike.game import DECK, KEY, NEXT, Game
from verify.kernels.klondike.lines import AbstractMove, Line, moves_from
from verify.kernels.klondike.unpacking import layout_of
from verify.kernels.limits import Fewest, LimitedSearch, Limits, Status
from verify.kernels.visited import SMALLEST, larger

_LONGEST = 1 << 16


def shortest(
    game: Game,
    *,
    most_positions: int | None = None,
    most_bytes: int | None = None,
    seconds: float | None = None,
    progress: Callable[[int], None] | None = None,
) -> Fewest[AbstractMove]:
    """Look for a win with the fewest moves, until there is one or every position that can be on a win has been seen.

    ``progress`` is told now and then how many positions have been settled: no shorter way leads to them.
    """
    return BestFirst(game, Limits(most_positions, most_bytes, seconds), progress).found()


class BestFirst(LimitedSearch):
    """A search under way: the positions settled, those that wait, and how far it has come."""

    ENDS: ClassVar[dict[int, Status]] = {FOUND_WIN: "won", FOUND_NONE: "exhausted"}
    SLICE = 1 << 15  # some hundredths of a second

    def __init__(self, game: Game, limits: Limits, progress: Callable[[int], None] | None = None) -> None:
        super().__init__(limits, progress)
        self.game = game
        self.layout = layout_of(game)
        self.needs = needs_of(game, self.layout.columns)
        self.scratch: Numbers = np.zeros((MOST_MOVES, 2), np.int64)
        self.seen: Numbers = np.zeros(2 * SMALLEST, np.int64)
        self.stack: Numbers = np.zeros(4 * MOST_MOVES, np.int64)
        self.entries: Numbers = np.zeros((4 * MOST_MOVES, ENTRY), np.int64)
        self.heads: Numbers = np.full(LISTS, -1, np.int64)
        self.reached: Numbers = np.zeros(6, np.int64)
        self._begin()
        self.most_bytes = self.bytes

    def _begin(self) -> None:
        start = int(self.game.start[KEY])
        level = self.bound(start)
        self.reached[FREE] = -1
        if level < NEVER:
            self.entries[0] = start, start, -1
            self.heads[level % LISTS] = 0
            self.reached[LEVEL], self.reached[OPEN], self.reached[USED] = level, 1, 1

    def bound(self, key: int) -> int:
        """The excess that is needed at least from a position on."""
        return excess_of(self.game.facts, self.game.cards, self.layout.columns, self.layout.rest, self.needs.rows, key)

    @property
    def positions(self) -> int:
        """How many positions have been settled."""
        return int(self.reached[SETTLED])

    @property
    def bytes(self) -> int:
        """How much memory the positions settled and those that wait take."""
        return self.seen.nbytes + self.stack.nbytes + self.entries.nbytes + self.needs.rows.nbytes

    def found(self) -> Fewest[AbstractMove]:
        """Go on to the end, or to a limit."""
        status, why = self.go_through()
        line = self._line() if status == "won" else []
        at_least = 0 if status == "exhausted" else _cards_to_go(self.game) + int(self.reached[LEVEL])
        return Fewest(status, why, self.positions, self.most_bytes, line, at_least)

    def go_on(self, pause: int) -> int:
        """Settle positions until there are so many, or until something is needed."""
        return settle(
            self.game.facts, self.game.cards, self.layout.columns, self.layout.rest, self.needs.rows, self.needs.leaves,
            self.scratch, self.seen, self.stack, self.entries, self.heads, self.reached,
            len(self.seen) // 2 * 3 // 4, pause,
        )  # fmt: skip

    def provide(self, reason: int) -> None:
        """Make the table, the stack or the entries more, if they are full."""
        if reason == NEEDS_ROOM:
            slots = larger(self.seen[::2])
            self.allow(16 * slots)
            grown = np.zeros(2 * slots, np.int64)
            copy_all(grown, self.seen)
            self.seen = grown
        elif reason == NEEDS_STACK:
            self.allow(2 * self.stack.nbytes)
            self.stack = np.concatenate([self.stack, np.zeros_like(self.stack)])
        elif reason == NEEDS_ENTRIES:
            self.allow(self.entries.nbytes * 3 // 2)
            self.entries = np.concatenate([self.entries, np.zeros_like(self.entries[::2])])

    def _line(self) -> Line:
        """The moves to the position on top of the stack, from key to key."""
        way = np.zeros(_LONGEST, np.int64)
        start, last = int(self.game.start[KEY]), int(self.stack[self.reached[DEPTH] - 1])
        number = way_to(self.seen, start, last, way)
        state, line = self.game.start, Line()
        for key in way[:number][::-1]:
            step = next((move for move in moves_from(self.game, state) if move[2][KEY] == key), None)
            if step is None:
                raise Disagreement("two positions that a search passed through are not connected by a move")
            kind, card, state = step
            line.append((kind, card))
        return line


def _cards_to_go(game: Game) -> int:
    """How many cards are not on foundations."""
    deck, following = int(game.facts[DECK]), int(game.start[NEXT])
    return sum(any(following >> low & 1 for low in range(bit % 4, bit + 1, 4)) for bit in range(60) if deck >> bit & 1)
