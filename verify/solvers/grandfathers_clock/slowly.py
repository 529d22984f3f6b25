"""The search in plain Python, within limits: for games whose positions the compiled programs cannot hold."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

from verify.errors import VerifyError
from verify.quotient.grandfathers_clock.reductions import REDUCTIONS
from verify.quotient.grandfathers_clock.search import Search, concrete_search
from verify.rules.grandfathers_clock import Move
from verify.solvers.answers import Limits
from verify.verdict import Verdict

BYTES_A_POSITION = 600
"""About what a position takes here, with the way that led to it."""

REPORTED = 1_000
"""Positions between two words of progress."""

Progress = Callable[[int], None]


class Found(NamedTuple):
    """What a search came to: ``won`` with its moves, ``exhausted``, or ``stopped`` by ``time``, ``memory`` or
    ``positions``."""

    status: str
    why: str
    positions: int
    moves: tuple[Move, ...] = ()


class _Stopped(VerifyError):
    """A limit is reached; the message is its name."""


def search_slowly(search: Search, limits: Limits, progress: Progress | None = None) -> Found:
    """Look for a win until there is one, every position has been seen, or a limit is reached."""
    visited = 0
    check = _check(limits)

    def visit() -> None:
        nonlocal visited
        check(visited + 1)
        visited += 1
        if progress and visited % REPORTED == 0:
            progress(visited)

    try:
        outcome = concrete_search(search._replace(reductions=REDUCTIONS), visit=visit)
    except _Stopped as stop:
        return Found("stopped", str(stop), visited)
    status = "won" if outcome.verdict is Verdict.WINNABLE else "exhausted"
    return Found(status, "", visited, tuple(outcome.moves))


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
