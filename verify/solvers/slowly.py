"""A search in plain Python held to its limits, for games whose positions the compiled programs cannot hold."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

from verify.errors import VerifyError
from verify.kernels.limits import Found, Why
from verify.solvers.answers import Limits

M = TypeVar("M")
Progress = Callable[[int], None]
Visit = Callable[[], None]
"""What a search calls for each position; it ends the search by an exception."""

REPORTED = 1_000
"""Positions between two words of progress."""


class _Stopped(VerifyError):
    """A limit is reached."""

    def __init__(self, why: Why) -> None:
        super().__init__(why)
        self.why = why


def within(
    limits: Limits,
    bytes_a_position: int,
    search: Callable[[Visit], list[M] | None],
    progress: Progress | None = None,
) -> Found[M]:
    """What a search says that gives the moves of a win, or None once it has seen every position.

    >>> def endless(visit):
    ...     while True:
    ...         visit()
    >>> found = within(Limits(positions=7), 100, endless)
    >>> found.status, found.why, found.positions
    ('stopped', 'positions', 7)
    """
    visited = 0
    require_room = _limited(limits, bytes_a_position)

    def visit() -> None:
        nonlocal visited
        require_room(visited + 1)
        visited += 1
        if progress and visited % REPORTED == 0:
            progress(visited)

    try:
        line = search(visit)
    except _Stopped as stop:
        return Found("stopped", stop.why, visited)
    return Found("exhausted", "", visited) if line is None else Found("won", "", visited, line=line)


def _limited(limits: Limits, bytes_a_position: int) -> Callable[[int], None]:
    """What raises _Stopped unless so many positions are within the limits."""
    end = None if limits.seconds is None else time.monotonic() + limits.seconds
    most = None if limits.mebibytes is None else limits.mebibytes * 2**20 // bytes_a_position

    def require_room(visited: int) -> None:
        if limits.positions is not None and visited > limits.positions:
            raise _Stopped("positions")
        if most is not None and visited > most:
            raise _Stopped("memory")
        if end is not None and time.monotonic() >= end:
            raise _Stopped("time")

    return require_room
