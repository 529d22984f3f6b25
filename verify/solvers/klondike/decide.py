"""Deciding Klondike: deadlocks first, then the search over the quotient; every win is replayed by the rules.

A position of the quotient stands for many of the game. What the search exhausts is lost by any rules. What it wins is
turned into moves, and only when the reference rules have played them to the end the deal is winnable. Where only whole
runs may move a win of the quotient may be none of the game: then it also matters which card lies on which, and a search
that knows this decides.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, NamedTuple

from verify.deals.deal import Deal, counted
from verify.deals.positions import Position, PositionDeal
from verify.errors import Disagreement
from verify.graph.deadlock_words import explain
from verify.graph.deadlocks import shortest_deadlock
from verify.kernels.loading import load
from verify.quotient.klondike.abstraction import start_of
from verify.quotient.klondike.concrete import concrete_search
from verify.quotient.klondike.game import game_from
from verify.quotient.klondike.moves import steps
from verify.quotient.klondike.realising import convert, played_onto
from verify.rules.klondike import IllegalMove, Move, is_won, play
from verify.rules.klondike_choice import KlondikeChoice
from verify.rules.klondike_options import KlondikeRules
from verify.solvers.answers import Decided, Limits
from verify.solvers.klondike.certify import certify
from verify.solvers.klondike.result import KlondikeResult
from verify.solvers.klondike.slowly import Found, search_slowly
from verify.verdict import Verdict

Progress = Callable[[int], None]

MOST_CONCRETE = 50_000
"""Positions of the rules themselves that are visited where only whole runs move in a game too large for the compiled
search, unless the limits say how many."""

WITHIN_LIMITS = Limits()


class Question(NamedTuple):
    """A position to be decided, what that may cost in all, and when it began (``time.monotonic``)."""

    start: Position
    rules: KlondikeRules
    limits: Limits
    fewest: bool
    progress: Progress | None
    begun: float


def decide(
    deal: Deal | PositionDeal,
    choice: KlondikeChoice,
    limits: Limits = WITHIN_LIMITS,
    *,
    fewest: bool = False,
    progress: Progress | None = None,
) -> KlondikeResult:
    """Decide a deal under the rules chosen; ``fewest`` asks for a win with the fewest moves that get on: abstract ones.

    ``progress`` is told now and then how many positions have been visited, and 0 before the search is compiled, where
    that was not done in an earlier run: it takes some ten seconds, which count nothing. Raises BadInput if the rules do
    not fit the deal, and Disagreement if two methods differ (a bug in verify).
    """
    rules, start = choice.laid(deal)
    answer = decide_position(start, rules, limits, fewest=fewest, progress=progress)
    return KlondikeResult(deal, choice, rules, start, answer, certify)


def decide_position(
    start: Position,
    rules: KlondikeRules,
    limits: Limits = WITHIN_LIMITS,
    *,
    fewest: bool = False,
    progress: Progress | None = None,
) -> Decided[Move]:
    """Whether the game can be won from a position on. Raises as ``decide`` does."""
    question = Question(start, rules, limits, fewest, progress, time.monotonic())
    answer = _by_deadlock(question)
    if answer is None:
        question = question._replace(begun=question.begun + _made_ready(question))
        answer = _by_search(question)
    return replace(answer, seconds=time.monotonic() - question.begun, stuck=_is_stuck(question))


def _made_ready(question: Question) -> float:
    """Have the compiled programs loaded; the seconds that took."""
    begun = time.monotonic()
    ready = load("klondike.ready")
    needed = {"fewest": question.fewest, "whole_runs": not question.rules.partial_runs}
    if question.progress and not ready.are_kept(**needed):
        question.progress(0)
    ready.make_ready(**needed)
    return time.monotonic() - begun


def _is_stuck(question: Question) -> bool:
    """Whether nothing can be placed any more, whatever is drawn, and the game is not won."""
    game = game_from(question.start, question.rules)
    return not is_won(question.start) and next(steps(game, start_of(game)), None) is None


def _by_deadlock(question: Question) -> Decided[Move] | None:
    """Unwinnable, if there are cards of which none can be the first to move."""
    deadlock = shortest_deadlock(question.start, question.rules)
    if not deadlock:
        return None
    return Decided(Verdict.UNWINNABLE, explain(deadlock), deadlock=tuple(deadlock), methods=("deadlock",))


def _by_search(question: Question) -> Decided[Move]:
    """What the search over the quotient says, and the reference rules of its win."""
    found, method = _searched(question)
    if found.status == "stopped":
        reason = _limit(found, question.limits)
        return Decided(Verdict.UNKNOWN, reason, positions=found.positions, methods=(method,))
    if found.status == "exhausted":
        reason = f"a search of {counted(found.positions, 'position')} leaves no win"
        return Decided(Verdict.UNWINNABLE, reason, positions=found.positions, methods=(method,))
    answer = _by_line(question, found, method)
    return _with_fewest(question, answer) if question.fewest and answer.verdict is Verdict.WINNABLE else answer


def _by_line(question: Question, found: Found, method: str) -> Decided[Move]:
    """A win of the quotient played by the rules; where only whole runs move, what a search that knows this says."""
    if method == "search" and not question.rules.partial_runs:
        return _by_whole_runs(question, found.positions)
    moves = convert(question.start, found.line, question.rules)
    if moves is None:
        return _by_the_rules(question, found.positions)
    return _won(question, moves, found.positions, (method, "replay"))


def _searched(question: Question) -> tuple[Found, str]:
    """The compiled search, or the plain one for a game whose positions the compiled one cannot hold."""
    games = load("klondike.game")
    try:
        game = games.prepare(question.start, question.rules)
    except games.TooLarge:
        return search_slowly(game_from(question.start, question.rules), question.limits), "plain search"
    found = load("klondike.search").search(game, **_within(question))
    return Found(found.status, found.why, found.positions, found.line), "search"


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
    """A win with the fewest moves that get on in place of another, if it is found; else what is known of their number.

    It has the time and the positions that the search for any win has left.
    """
    games = load("klondike.game")
    try:
        game = games.prepare(question.start, question.rules)
    except games.TooLarge:
        return _added(answer, "the game is too large to look for the fewest moves")
    found = load("klondike.shortest").shortest(game, **_within(question, answer.positions))
    answer = replace(answer, positions=answer.positions + found.positions)
    if found.status == "exhausted":
        raise Disagreement(f"a win is known, and none of the {found.positions:,} positions that can be on one is won")
    at_least = f"a win has at least {counted(found.at_least, 'move')} that get on"
    if found.status == "stopped":
        return _added(answer, f"{question.limits.in_words(found.why)} were not enough to find the fewest: {at_least}")
    moves = convert(question.start, found.line, question.rules)
    if moves is None:
        return _added(answer, f"the fewest are not known: {at_least}, and those cannot be played with whole runs alone")
    return _won(question, moves, answer.positions, (*answer.methods[:1], "fewest moves", "replay"), len(found.line))


def _added(answer: Decided[Move], remark: str) -> Decided[Move]:
    return replace(answer, reason=f"{answer.reason}; {remark}")


def _won(
    question: Question,
    moves: Iterable[Move],
    positions: int,
    methods: tuple[str, ...],
    fewest: int | None = None,
) -> Decided[Move]:
    """Winnable, if the rules play these moves to a win. Raises Disagreement if they do not."""
    played = tuple(moves)
    try:
        *_, end = play(question.start, played, question.rules)
    except IllegalMove as error:
        raise Disagreement(f"a win was found that the rules do not play: {error}") from None
    if not is_won(end):
        raise Disagreement("a win was found that the rules do not play to the end")
    count = counted(len(played), "move")
    reason = f"{count} win, replayed by the rules"
    if fewest is not None:
        reason = f"{counted(fewest, 'move')} that get on are the fewest; {count} with draws, replayed by the rules"
    return Decided(Verdict.WINNABLE, reason, played, methods=methods, positions=positions, shortest=fewest)


def _by_whole_runs(question: Question, positions: int) -> Decided[Move]:
    """What the compiled search says that knows which card lies on which, within what the limits have left."""
    game = load("klondike.game").prepare(question.start, question.rules)
    found = load("klondike.whole_runs").search_whole_runs(game, question.start, **_within(question, positions))
    visited, methods = positions + found.positions, ("search", "whole runs")
    if found.status == "won":
        moves = played_onto(question.start, found.steps, question.rules)
        return _won(question, moves, visited, (*methods, "replay"))
    if found.status == "exhausted":
        why = f"none of the {found.positions:,} positions that can be reached with whole runs is won"
        return Decided(Verdict.UNWINNABLE, _only_in_parts(why), positions=visited, methods=methods)
    why = f"with whole runs no win within {question.limits.in_words(found.why)}; visited so far: {visited:,}"
    return Decided(Verdict.UNKNOWN, _only_in_parts(why), positions=visited, methods=methods)


def _by_the_rules(question: Question, positions: int) -> Decided[Move]:
    """The same for a game too large for it: what a search through the game's own positions says."""
    most = MOST_CONCRETE if question.limits.positions is None else question.limits.positions
    outcome = concrete_search(question.start, question.rules, most)
    visited, methods = positions + outcome.positions, ("positions of the rules",)
    if outcome.verdict is Verdict.WINNABLE:
        return _won(question, outcome.moves, visited, (*methods, "replay"))
    if outcome.verdict is Verdict.UNWINNABLE:
        why = f"none of the {outcome.positions:,} positions of the rules that can be reached is won"
    else:
        why = f"{most:,} positions of the rules were not enough"
    return Decided(outcome.verdict, _only_in_parts(why), positions=visited, methods=methods)


def _only_in_parts(why: str) -> str:
    return f"it could be won if parts of runs moved; {why}"


def _limit(found: Found, limits: Limits) -> str:
    """Why a search gave up, in one sentence."""
    return f"no win within {limits.in_words(found.why)}; visited so far: {found.positions:,}"
