"""Deciding Grandfather's Clock: deadlocks first, then the search over positions; every win is replayed by the rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from verify.cards import Card
from verify.deals.deal import STANDARD, Shape
from verify.deals.dials import DialPosition
from verify.deals.grandfathers_clock.formats import AnyDeal
from verify.graph.deadlocks import Blocks
from verify.graph.grandfathers_clock_deadlocks import shortest_deadlock
from verify.kernels.limits import Fewest, Found
from verify.quotient.grandfathers_clock.search import Search
from verify.rules.grandfathers_clock import Move, is_stuck, is_won, play
from verify.rules.grandfathers_clock_choice import GrandfathersClockChoice
from verify.rules.grandfathers_clock_options import GrandfathersClockRules
from verify.solvers.answers import Decided, Limits
from verify.solvers.grandfathers_clock.certify import certify
from verify.solvers.grandfathers_clock.result import GrandfathersClockResult
from verify.solvers.grandfathers_clock.slowly import search_slowly
from verify.solvers.searched import WITHIN_LIMITS, Decision, Progress


def decide(
    deal: AnyDeal,
    choice: GrandfathersClockChoice,
    limits: Limits = WITHIN_LIMITS,
    *,
    fewest: bool = False,
    progress: Progress | None = None,
) -> GrandfathersClockResult:
    """Decide a deal under the rules chosen; ``fewest`` asks for a win with the fewest moves.

    ``progress`` is told how far the search has come, as ``Decision`` says. Raises BadInput if the rules do not fit the
    deal, and Disagreement if two methods differ (a bug in verify).
    """
    rules, start = choice.laid(deal)
    answer = decide_position(start, rules, deal.shape, limits, fewest=fewest, progress=progress)
    return GrandfathersClockResult(deal, choice, rules, start, answer, certify)


def decide_position(
    start: DialPosition,
    rules: GrandfathersClockRules,
    shape: Shape = STANDARD,
    limits: Limits = WITHIN_LIMITS,
    *,
    fewest: bool = False,
    progress: Progress | None = None,
) -> Decided[Move]:
    """Whether the game can be won from a position on. Raises as ``decide`` does."""
    return GrandfathersClockDecision(start, rules, limits, fewest, progress, shape).answer()


@dataclass
class GrandfathersClockDecision(Decision[DialPosition, GrandfathersClockRules, Move]):
    """A position of Grandfather's Clock to be decided, and the shape of its deck."""

    shape: Shape = STANDARD

    PROGRAMS = "grandfathers_clock"

    def deadlock(self) -> Mapping[Card, Blocks]:
        """Cards of which none can be the first to move."""
        return shortest_deadlock(self.start, self.rules, self.shape)

    def is_stuck(self) -> bool:
        """Whether the game is not won and no move does more than exchange a column with an empty one."""
        return is_stuck(self.start, self.rules)

    def play(self, moves: Iterable[Move]) -> Iterator[DialPosition]:
        """The positions that moves lead through."""
        return play(self.start, moves, self.rules)

    def is_won(self, position: DialPosition) -> bool:
        """Whether every foundation shows its hour."""
        return is_won(position)

    def searched_slowly(self) -> Found[Move]:
        """What the plain search says."""
        return search_slowly(Search(self.start, self.rules, self.shape), self.limits, self.progress)

    def by_line(self, found: Found[Move], method: str) -> Decided[Move]:
        """A win as the search found it, played by the rules."""
        return self.won(found.line, found.positions, (method, "replay"))

    def by_fewest(self, found: Fewest[Move], answer: Decided[Move]) -> Decided[Move]:
        """A win with the fewest moves, played by the rules."""
        shortest = self.won_in_fewest(found.line, len(found.line), answer)
        return replace(shortest, reason=f"{shortest.reason}, and no fewer do")
