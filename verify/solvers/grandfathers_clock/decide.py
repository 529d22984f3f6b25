"""Deciding Grandfather's Clock: deadlocks first, then the search over positions; every win is replayed by the rules."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple

from verify.deals.deal import STANDARD, Shape, counted
from verify.deals.dials import DialPosition
from verify.deals.grandfathers_clock.formats import AnyDeal
from verify.errors import Disagreement
from verify.graph.deadlock_words import explain
from verify.graph.grandfathers_clock_deadlocks import shortest_deadlock
from verify.kernels.loading import load
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


def decide(
    deal: AnyDeal,
    choice: GrandfathersClockChoice,
    limits: Limits = WITHIN_LIMITS,
    *,
    fewest: bool = False,
    progress: Progress | None = None,
) -> GrandfathersClockResult:
    """Decide a deal under the rules chosen; ``fewest`` asks for a win with the fewest moves.

    ``progress`` is told now and then how many positions have been visited, and 0 before the search is compiled, where
    that was not done in an earlier run: it takes some ten seconds, which count nothing. Raises BadInput if the rules do
    not fit the deal, and Disagreement if two methods differ (a bug in verify).
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
    question = Question(start, rules, shape, limits, fewest, progress, time.monotonic())
    answer = _by_deadlock(question)
    if answer is None:
        question = question._replace(begun=question.begun + _made_ready(question))
        answer = _by_search(question)
    return replace(answer, seconds=time.monotonic() - question.begun, stuck=is_stuck(start, rules))


def _made_ready(question: Question) -> float:
    """Have the compiled programs loaded; the seconds that took."""
    begun = time.monotonic()
    ready = load("grandfathers_clock.ready")
    if question.progress and not ready.are_kept(fewest=question.fewest):
        question.progress(0)
    ready.make_ready(fewest=question.fewest)
    return time.monotonic() - begun


def _by_deadlock(question: Question) -> Decided[Move] | None:
    """Unwinnable, if there are cards of which none can be the first to move."""
    deadlock = shortest_deadlock(question.start, question.rules, question.shape)
    if not deadlock:
        return None
    return Decided(Verdict.UNWINNABLE, explain(deadlock), deadlock=tuple(deadlock), methods=("deadlock",))


def _by_search(question: Question) -> Decided[Move]:
    """What the search says, and the rules of its win."""
    found, method = _searched(question)
    if found.status == "stopped":
        reason = f"no win within {question.limits.in_words(found.why)}; visited so far: {found.positions:,}"
        return Decided(Verdict.UNKNOWN, reason, positions=found.positions, methods=(method,))
    if found.status == "exhausted":
        reason = f"a search of {counted(found.positions, 'position')} leaves no win"
        return Decided(Verdict.UNWINNABLE, reason, positions=found.positions, methods=(method,))
    answer = _won(question, found.moves, found.positions, (method, "replay"))
    return _with_fewest(question, answer) if question.fewest else answer


def _searched(question: Question) -> tuple[Found, str]:
    """The compiled search, or the plain one for a game whose positions the compiled one cannot hold."""
    games = load("grandfathers_clock.game")
    try:
        game = games.prepare(question.start, question.rules)
    except games.TooLarge:
        search = Search(question.start, question.rules, question.shape)
        return search_slowly(search, question.limits, question.progress), "plain search"
    found = load("grandfathers_clock.search").search(game, **_within(question))
    return Found(found.status, found.why, found.positions, tuple(found.line)), "search"


def _within(question: Question, visited: int = 0) -> dict[str, Any]:
    """The limits of a compiled search: what is left once so many positions have been visited."""
    limits, spent = question.limits, time.monotonic() - question.begun
    return {
        "most_positions": None if limits.positions is None else max(limits.positions - visited, 0),
        "most_bytes": None if limits.mebibytes is None else limits.mebibytes * 2**20,
        "seconds": None if limits.seconds is None else max(limits.seconds - spent, 0.0),
        "progress": question.progress,
    }


def _with_fewest(question: Question, answer: Decided[Move]) -> Decided[Move]:
    """A win with the fewest moves in place of another, if it is found; else what is known of their number.

    It has the time and the positions that the search for any win has left.
    """
    games = load("grandfathers_clock.game")
    try:
        game = games.prepare(question.start, question.rules)
    except games.TooLarge:
        return _added(answer, "the game is too large to look for the fewest moves")
    found = load("grandfathers_clock.shortest").shortest(game, **_within(question, answer.positions))
    answer = replace(answer, positions=answer.positions + found.positions)
    if found.status == "exhausted":
        raise Disagreement(f"a win is known, and none of the {found.positions:,} positions that can be on one is won")
    if found.status == "stopped":
        at_least = f"a win has at least {counted(found.at_least, 'move')}"
        return _added(answer, f"{question.limits.in_words(found.why)} were not enough to find the fewest: {at_least}")
    methods = (*answer.methods[:1], "fewest moves", "replay")
    shortest = _won(question, tuple(found.line), answer.positions, methods)
    reason = f"{counted(len(found.line), 'move')} win, replayed by the rules, and no fewer do"
    return replace(shortest, reason=reason, shortest=len(found.line))


def _added(answer: Decided[Move], remark: str) -> Decided[Move]:
    return replace(answer, reason=f"{answer.reason}; {remark}")


def _won(question: Question, moves: tuple[Move, ...], positions: int, methods: tuple[str, ...]) -> Decided[Move]:
    """Winnable, if the rules play these moves to a win. Raises Disagreement if they do not."""
    try:
        *_, end = play(question.start, moves, question.rules)
    except IllegalMove as error:
        raise Disagreement(f"a win was found that the rules do not play: {error}") from None
    if not is_won(end):
        raise Disagreement("a win was found that the rules do not play to the end")
    reason = f"{counted(len(moves), 'move')} win, replayed by the rules"
    return Decided(Verdict.WINNABLE, reason, moves, methods=methods, positions=positions)
