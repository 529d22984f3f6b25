"""A search that goes on to its end or to a limit, whichever comes first, and tells how far it has come."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import ClassVar, Generic, Literal, TypeVar

Status = Literal["won", "exhausted", "stopped"]
Why = Literal["", "time", "memory", "positions"]
Progress = Callable[[int], None]
Move = TypeVar("Move")


@dataclass(frozen=True)
class Limits:
    """How far a search may go; None is no limit. ``most_bytes`` holds for all its arrays together."""

    most_positions: int | None = None
    most_bytes: int | None = None
    seconds: float | None = None


@dataclass(frozen=True)
class Found(Generic[Move]):
    """What a search came to.

    ``line`` is the win from the start, ``positions`` how many were visited, ``bytes`` the most memory that its arrays
    took. ``why`` says which limit stopped it.
    """

    status: Status
    why: Why = ""
    positions: int = 0
    bytes: int = 0
    line: list[Move] = field(default_factory=list)


@dataclass(frozen=True)
class Fewest(Found[Move]):
    """What a search for the shortest win came to; ``at_least`` is how many moves any win has, as far as it came."""

    at_least: int = 0


class LimitedSearch(ABC):
    """A search under way: a compiled program that stops when it needs something, and goes on from there."""

    ENDS: ClassVar[Mapping[int, Status]]
    """What it means where the program stops for good, by what it then returns."""

    SLICE: ClassVar[int]
    """How many positions it visits between two looks at the clock."""

    def __init__(self, limits: Limits, progress: Progress | None) -> None:
        self.limits, self.progress = limits, progress
        self.most_bytes = 0

    @property
    @abstractmethod
    def positions(self) -> int:
        """How many positions have been visited."""

    @property
    @abstractmethod
    def bytes(self) -> int:
        """How much memory its arrays take now."""

    @abstractmethod
    def go_on(self, pause: int) -> int:
        """Go on until so many positions have been visited, or until something is needed; return why it stopped."""

    @abstractmethod
    def provide(self, reason: int) -> None:
        """Give the program what it stopped for, if it needs anything; raises MemoryError if there is no room."""

    def go_through(self) -> tuple[Status, Why]:
        """Go on to the end or to a limit, and say which."""
        end = None if self.limits.seconds is None else time.monotonic() + self.limits.seconds
        most = self.limits.most_positions
        while True:
            pause = self.positions + self.SLICE
            reason = self.go_on(pause if most is None else min(pause, most))
            if reason in self.ENDS:
                return self.ENDS[reason], ""
            if most is not None and self.positions >= most:
                return "stopped", "positions"
            try:
                self.provide(reason)
            except MemoryError:
                return "stopped", "memory"
            if end is not None and time.monotonic() >= end:
                return "stopped", "time"
            if self.progress:
                self.progress(self.positions)

    def allow(self, more: int) -> None:
        """Note that so many bytes are taken beside the others; raises MemoryError if they are too many."""
        taken = self.bytes + more
        if self.limits.most_bytes is not None and taken > self.limits.most_bytes:
            raise MemoryError
        self.most_bytes = max(self.most_bytes, taken)
