"""Deciding Grandfather's Clock: the search over positions; every win is replayed by the rules."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from verify.deals.deal import STANDARD, Shape, counted
from verify.deals.dials import DialPosition
from verify.deals.grandfathers_clock.formats import AnyDeal
from verify.errors import Disagreement
from verify.quotient.grandfathers_clock.search import Search
from verify.rules.grandfathers_clock import IllegalMove, Move, is_stuck, is_won, play
from verify.rules.grandfathers_clock_choice import GrandfathersClockChoice
from verify.rules.grandfathers_clock_options import GrandfathersClockRules
from verify.solvers.answers import Decided, Limits
from verify.solvers.grandfathers_clock.certify import certify
from verify.solvers.grandfathers_clock.result import GrandfathersClockResult
from verify.solvers.grandfathers_clock.slowly import Found, search_slowly
from verify.verdict import Verdict

Progress = Callable[[int], None]

WITHIN_LIMITS = Limits()


class Question(NamedTuple):
    """A position to be decided, what that may cost in all, and when it began (``time.monotonic``)."""

    start: DialPosition
    rules: GrandfathersClockRules
    shape: Shape
    limits: Limits
    fewest: bool
    progress: Progress | None
    begun: float

    @property
    def search(self) -> Search:
        """What is searched."""
        return Search(self.start, self.rules, self.shape)


def decide(
    deal: AnyDeal,
    choice: GrandfathersClockChoice,
    limits: Limits = WITHIN_LIMITS,
    *,
    fewest: bool = False,
    progress: Progress | None = None,
) -> GrandfathersClockResult:
    """Decide a deal under the rules chosen; ``fewest`` asks for a win with the fewest moves.

    ``progress`` is told now and then how many positions have been visited. Raises BadInput if the rules do not fit the
    deal, and Disagreement if a win that was found is none (a bug in verify).
    """
    rules, start = choice.for_deal(deal), choice.start(deal)
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
    question = Question(start, rules, shape, limits, fewest, progress, time.monotonic())
    answer = _by_search(question)
    return replace(answer, seconds=time.monotonic() - question.begun, stuck=is_stuck(start, rules))


def _by_search(question: Question) -> Decided[Move]:
    """What the search says, and the rules of its win."""
    found, method = _searched(question)
    if found.status == "stopped":
        reason = f"no win within {question.limits.in_words(found.why)}; visited so far: {found.positions:,}"
        return Decided(Verdict.UNKNOWN, reason, positions=found.positions, methods=(method,))
    if found.status == "exhausted":
        reason = f"a search of {counted(found.positions, 'position')} leaves no win"
        return Decided(Verdict.UNWINNABLE, reason, positions=found.positions, methods=(method,))
    return _won(question, found, (method, "replay"))


def _searched(question: Question) -> tuple[Found, str]:
    """The search, and its name."""
    return search_slowly(question.search, question.limits, question.progress), "plain search"


def _won(question: Question, found: Found, methods: tuple[str, ...]) -> Decided[Move]:
    """Winnable, if the rules play these moves to a win. Raises Disagreement if they do not."""
    try:
        *_, end = play(question.start, found.moves, question.rules)
    except IllegalMove as error:
        raise Disagreement(f"a win was found that the rules do not play: {error}") from None
    if not is_won(end):
        raise Disagreement("a win was found that the rules do not play to the end")
    reason = f"{counted(len(found.moves), 'move')} win, replayed by the rules"
    return Decided(Verdict.WINNABLE, reason, found.moves, methods=methods, positions=found.positions)
