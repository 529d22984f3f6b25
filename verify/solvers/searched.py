"""Deciding a position of a game that is searched through, whatever the game.

Deadlocks come first, then the search: compiled, or plain where the compiled programs cannot hold the game. A deal is
winnable only when the reference rules have played the moves to the end.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Generic, TypeVar

from verify.cards import Card
from verify.deals.deal import counted
from verify.errors import Disagreement, VerifyError
from verify.graph.deadlock_words import explain
from verify.graph.deadlocks import Blocks
from verify.kernels.limits import Fewest, Found
from verify.kernels.loading import load
from verify.solvers.answers import Decided, Limits
from verify.verdict import Verdict

P = TypeVar("P")
R = TypeVar("R")
M = TypeVar("M")
Progress = Callable[[int], None]

WITHIN_LIMITS = Limits()


@dataclass
class Decision(ABC, Generic[P, R, M]):
    """A position to be decided, and what that may cost in all; a game has a class of its own, with what is its own.

    ``fewest`` asks for a win with the fewest moves. ``progress`` is told now and then how many positions have been
    visited, and 0 before the search is compiled, where that was not done in an earlier run: it takes some ten seconds,
    which count nothing.
    """

    start: P
    rules: R
    limits: Limits = WITHIN_LIMITS
    fewest: bool = False
    progress: Progress | None = None
    begun: float = field(init=False)

    PROGRAMS: ClassVar[str]
    """The directory of the game's compiled programs."""

    COUNTED: ClassVar[str] = ""
    """Which moves count where the fewest are wanted, in words that follow their number; every one, if empty."""

    @abstractmethod
    def deadlock(self) -> Mapping[Card, Blocks]:
        """Cards of which none can be the first to move, with what they wait for; empty if there are none."""

    @abstractmethod
    def is_stuck(self) -> bool:
        """Whether the game is not won and no move gets on."""

    @abstractmethod
    def searched_slowly(self) -> Found[Any]:
        """What the plain search says."""

    @abstractmethod
    def by_line(self, found: Found[Any], method: str) -> Decided[M]:
        """What a win says that the search of this name found."""

    @abstractmethod
    def by_fewest(self, found: Fewest[Any], answer: Decided[M]) -> Decided[M]:
        """What a win with the fewest moves says, where ``answer`` was known before; the game has words for why."""

    @abstractmethod
    def play(self, moves: Iterable[M]) -> Iterator[P]:
        """The positions that moves lead through, by the reference rules; raises VerifyError for one not allowed."""

    @abstractmethod
    def is_won(self, position: P) -> bool:
        """Whether the game is won there, by the reference rules."""

    def programs_needed(self) -> dict[str, bool]:
        """What ``make_ready`` is asked to compile beside the search itself."""
        return {"fewest": self.fewest}

    def answer(self) -> Decided[M]:
        """Whether the game can be won. Raises Disagreement if two methods differ (a bug in verify)."""
        self.begun = time.monotonic()
        answer = self._by_deadlock()
        if answer is None:
            self.begun += self._made_ready()
            answer = self._by_search()
        return replace(answer, seconds=time.monotonic() - self.begun, stuck=self.is_stuck())

    def within(self, visited: int = 0) -> dict[str, Any]:
        """The limits of a compiled search: what is left once so many positions have been visited."""
        limits, spent = self.limits, time.monotonic() - self.begun
        return {
            "most_positions": None if limits.positions is None else max(limits.positions - visited, 0),
            "most_bytes": None if limits.mebibytes is None else limits.mebibytes * 2**20,
            "seconds": None if limits.seconds is None else max(limits.seconds - spent, 0.0),
            "progress": self.progress,
        }

    def won(self, moves: Iterable[M], positions: int, methods: tuple[str, ...]) -> Decided[M]:
        """Winnable, if the rules play these moves to a win. Raises Disagreement if they do not."""
        played = tuple(moves)
        try:
            *_, end = self.play(played)
        except VerifyError as error:
            raise Disagreement(f"a win was found that the rules do not play: {error}") from None
        if not self.is_won(end):
            raise Disagreement("a win was found that the rules do not play to the end")
        reason = f"{counted(len(played), 'move')} win, replayed by the rules"
        return Decided(Verdict.WINNABLE, reason, played, methods=methods, positions=positions)

    def won_in_fewest(self, moves: Iterable[M], fewest: int, answer: Decided[M]) -> Decided[M]:
        """Winnable in the fewest moves that count, which are so many; ``answer`` is what was known before."""
        shortest = self.won(moves, answer.positions, (*answer.methods[:1], "fewest moves", "replay"))
        return replace(shortest, shortest=fewest)

    def at_least(self, found: Fewest[Any]) -> str:
        """How many moves any win has, as far as is known."""
        return f"a win has at least {counted(found.at_least, 'move')}{self.COUNTED}"

    def _by_deadlock(self) -> Decided[M] | None:
        """Unwinnable, if there are cards of which none can be the first to move."""
        deadlock = self.deadlock()
        if not deadlock:
            return None
        return Decided(Verdict.UNWINNABLE, explain(deadlock), deadlock=tuple(deadlock), methods=("deadlock",))

    def _made_ready(self) -> float:
        """Have the compiled programs loaded; the seconds that took."""
        begun = time.monotonic()
        ready, needed = load(f"{self.PROGRAMS}.ready"), self.programs_needed()
        if self.progress and not ready.are_kept(**needed):
            self.progress(0)
        ready.make_ready(**needed)
        return time.monotonic() - begun

    def _by_search(self) -> Decided[M]:
        """What the search says, and the reference rules of its win."""
        found, method = self._searched()
        if found.status == "stopped":
            reason = f"no win within {self.limits.in_words(found.why)}; visited so far: {found.positions:,}"
            return Decided(Verdict.UNKNOWN, reason, positions=found.positions, methods=(method,))
        if found.status == "exhausted":
            reason = f"a search of {counted(found.positions, 'position')} leaves no win"
            return Decided(Verdict.UNWINNABLE, reason, positions=found.positions, methods=(method,))
        answer = self.by_line(found, method)
        return self._with_fewest(answer) if self.fewest and answer.verdict is Verdict.WINNABLE else answer

    def _searched(self) -> tuple[Found[Any], str]:
        """What the search says, and what it is called."""
        game = prepared(self.PROGRAMS, self.start, self.rules)
        if game is None:
            return self.searched_slowly(), "plain search"
        return load(f"{self.PROGRAMS}.search").search(game, **self.within()), "search"

    def _with_fewest(self, answer: Decided[M]) -> Decided[M]:
        """A win with the fewest moves in place of another, if it is found; else what is known of their number.

        It has the time and the positions that the search for any win has left.
        """
        game = prepared(self.PROGRAMS, self.start, self.rules)
        if game is None:
            return added(answer, "the game is too large to look for the fewest moves")
        found = load(f"{self.PROGRAMS}.shortest").shortest(game, **self.within(answer.positions))
        answer = replace(answer, positions=answer.positions + found.positions)
        if found.status == "exhausted":
            none = f"none of the {found.positions:,} positions that can be on one is won"
            raise Disagreement(f"a win is known, and {none}")
        if found.status == "stopped":
            spent = f"{self.limits.in_words(found.why)} were not enough to find the fewest"
            return added(answer, f"{spent}: {self.at_least(found)}")
        return self.by_fewest(found, answer)


def prepared(programs: str, start: object, rules: object) -> Any | None:
    """The game from a position on as the compiled programs have it; None if it is too large for them."""
    games = load(f"{programs}.game")
    try:
        return games.prepare(start, rules)
    except games.TooLarge:
        return None


def added(answer: Decided[M], remark: str) -> Decided[M]:
    """The answer with a remark after its reason."""
    return replace(answer, reason=f"{answer.reason}; {remark}")
