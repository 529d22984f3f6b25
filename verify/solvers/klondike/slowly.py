"""The search over the quotient in plain Python, for games whose positions the compiled programs cannot hold."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

from verify.errors import VerifyError
from verify.quotient.klondike.game import Game
from verify.quotient.klondike.realising import Line
from verify.quotient.klondike.search import winning_line
from verify.solvers.answers import Limits

BYTES_A_POSITION = 2_000
"""About what a position takes here, with the way that led to it."""


class Found(NamedTuple):
    """What a search came to: ``won`` with its line, ``exhausted``, or ``stopped`` by ``time``, ``memory`` or
    ``positions``."""

    status: str
    why: str
    positions: int
    line: Line = ()


class _Stopped(VerifyError):
    """A limit is reached; the message is its name."""


def search_slowly(game: Game, limits: Limits) -> Found:
    """Look for a win until there is one, every position has been seen, or a limit is reached."""
    visited = 0

    def visit() -> None:
        nonlocal visited
        visited += 1
        check(visited)

    check = _check(limits)
    try:
        line = winning_line(game, ("safe-up",), visit)
    except _Stopped as stop:
        return Found("stopped", str(stop), visited)
    return Found("exhausted", "", visited) if line is None else Found("won", "", visited, line)


def _check(limits: Limits) -> Callable[[int], None]:
    end = None if limits.seconds is None else time.monotonic() + limits.seconds
    most = None if limits.mebibytes is None else limits.mebibytes * 2**20 // BYTES_A_POSITION

    def check(visited: int) -> None:
        if limits.positions is not None and visited > limits.positions:
            raise _Stopped("positions")
        if most is not None and visited > most:
            raise _Stopped("memory")
        if end is not None and time.monotonic() >= end:
            raise _Stopped("time")

    return check
