"""Deciding Klondike: deadlocks first, then the search over the quotient; every win is replayed by the rules.

A position of the quotient stands for many of the game. What the search exhausts is lost by any rules. What it wins is
turned into moves, and only when the reference rules have played them to the end the deal is winnable. Where only whole
runs may move a win of the quotient may be none of the game: then the positions of the rules themselves are searched.
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
from verify.quotient.abstraction import start_of
from verify.quotient.concrete import concrete_search
from verify.quotient.game import game_from
from verify.quotient.moves import steps
from verify.quotient.realising import convert
from verify.rules.klondike import IllegalMove, Move, is_won, play
from verify.rules.klondike_choice import KlondikeChoice
from verify.rules.klondike_options import KlondikeRules
from verify.solvers.klondike.certify import certify
from verify.solvers.klondike.result import Decided, KlondikeResult, Limits
from verify.solvers.klondike.slowly import Found, search_slowly
from verify.verdict import Verdict

Progress = Callable[[int], None]

MOST_CONCRETE = 50_000
"""Positions of the rules themselves that are visited where a win of the quotient is none of the game."""

WITHIN_LIMITS = Limits()


class Question(NamedTuple):
    """A position to be decided, and what that may cost."""

    start: Position
    rules: KlondikeRules
    limits: Limits
    fewest: bool
    progress: Progress | None


def decide(
    deal: Deal | PositionDeal,
    choice: KlondikeChoice,
    limits: Limits = WITHIN_LIMITS,
    *,
    fewest: bool = False,
    progress: Progress | None = None,
) -> KlondikeResult:
    """Decide a deal under the rules chosen; ``fewest`` asks for a win with the fewest moves that get on: abstract ones.

    ``progress`` is told now and then how many positions have been visited. Raises BadInput if the rules do not fit the
    deal, and Disagreement if two methods differ (a bug in verify).
    """
    rules = choice.for_deal(deal)
    start = choice.start(deal)
    answer = decide_position(start, rules, limits, fewest=fewest, progress=progress)
    return KlondikeResult(deal, choice, rules, start, answer, certify)


def decide_position(
    start: Position,
    rules: KlondikeRules,
    limits: Limits = WITHIN_LIMITS,
    *,
    fewest: bool = False,
    progress: Progress | None = None,
) -> Decided:
    """Whether the game can be won from a position on. Raises as ``decide`` does."""
    begun = time.monotonic()
    question = Question(start, rules, limits, fewest, progress)
    answer = _by_deadlock(question) or _by_search(question)
    return replace(answer, seconds=time.monotonic() - begun, stuck=_is_stuck(question))


def _is_stuck(question: Question) -> bool:
    """Whether nothing can be placed any more, whatever is drawn, and the game is not won."""
    game = game_from(question.start, question.rules)
    return not is_won(question.start) and next(steps(game, start_of(game)), None) is None


def _by_deadlock(question: Question) -> Decided | None:
    """Unwinnable, if there are cards of which none can be the first to move."""
    deadlock = shortest_deadlock(question.start, question.rules)
    if not deadlock:
        return None
    return Decided(Verdict.UNWINNABLE, explain(deadlock), deadlock=tuple(deadlock), methods=("deadlock",))


def _by_search(question: Question) -> Decided:
    """What the search over the quotient says, and the reference rules of its win."""
    found, method = _searched(question)
    if found.status == "stopped":
        reason = _limit(found, question.limits)
        return Decided(Verdict.UNKNOWN, reason, positions=found.positions, methods=(method,))
    if found.status == "exhausted":
        reason = f"a search of {counted_of(found.positions, 'position')} leaves no win"
        return Decided(Verdict.UNWINNABLE, reason, positions=found.positions, methods=(method,))
    moves = convert(question.start, found.line, question.rules)
    if moves is None:
        answer = _by_the_rules(question, found.positions)
    else:
        answer = _won(question, moves, found.positions, (method, "replay"))
    return _with_fewest(question, answer) if question.fewest and answer.verdict is Verdict.WINNABLE else answer


def _searched(question: Question) -> tuple[Found, str]:
    """The compiled search, or the plain one for a game whose positions the compiled one cannot hold."""
    games = load("klondike.game")
    try:
        game = games.prepare(question.start, question.rules)
    except games.TooLarge:
        return search_slowly(game_from(question.start, question.rules), question.limits), "plain search"
    found = load("klondike.search").search(game, **_within(question))
    return Found(found.status, found.why, found.positions, found.line), "search"


def _within(question: Question) -> dict[str, Any]:
    """The limits of a compiled search."""
    limits = question.limits
    return {
        "most_positions": limits.positions,
        "most_bytes": None if limits.mebibytes is None else limits.mebibytes * 2**20,
        "seconds": limits.seconds,
        "progress": question.progress,
    }


def _with_fewest(question: Question, answer: Decided) -> Decided:
    """A win with the fewest moves that get on in place of another, if it is found; else what is known of their number.

    The limits count anew: that the deal can be won is known already.
    """
    games = load("klondike.game")
    try:
        game = games.prepare(question.start, question.rules)
    except games.TooLarge:
        return _added(answer, "the game is too large to look for the fewest moves")
    found = load("klondike.shortest").shortest(game, **_within(question))
    answer = replace(answer, positions=answer.positions + found.positions)
    if found.status == "exhausted":
        raise Disagreement(f"a win is known, and none of the {found.positions:,} positions that can be on one is won")
    at_least = f"a win has at least {counted(found.at_least, 'move')} that get on"
    if found.status == "stopped":
        return _added(answer, f"{_allowed(found.why, question.limits)} were not enough to find the fewest: {at_least}")
    moves = convert(question.start, found.line, question.rules)
    if moves is None:
        return _added(answer, f"the fewest are not known: {at_least}, and those cannot be played with whole runs alone")
    return _won(question, moves, answer.positions, (*answer.methods[:1], "fewest moves", "replay"), len(found.line))


def _added(answer: Decided, remark: str) -> Decided:
    return replace(answer, reason=f"{answer.reason}; {remark}")


def _won(
    question: Question,
    moves: Iterable[Move],
    positions: int,
    methods: tuple[str, ...],
    fewest: int | None = None,
) -> Decided:
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


def _by_the_rules(question: Question, positions: int) -> Decided:
    """Where the quotient wins and the game may not: what a search through the game's own positions says."""
    outcome = concrete_search(question.start, question.rules, MOST_CONCRETE)
    visited = positions + outcome.positions
    if outcome.verdict is Verdict.WINNABLE:
        return _won(question, outcome.moves, visited, ("positions of the rules", "replay"))
    if outcome.verdict is Verdict.UNWINNABLE:
        reason = f"none of the {outcome.positions:,} positions of the rules that can be reached is won"
        return Decided(outcome.verdict, reason, positions=visited, methods=("positions of the rules",))
    reason = f"it could be won if parts of runs moved, and {MOST_CONCRETE:,} positions of the rules were not enough"
    return Decided(Verdict.UNKNOWN, reason, positions=visited, methods=("positions of the rules",))


def counted_of(limit: float | None, noun: str) -> str:
    """A limit in words.

    >>> counted_of(1, "position"), counted_of(0.5, "second")
    ('1 position', '0.5 seconds')
    """
    return f"{limit or 0:,} {noun}{'' if limit == 1 else 's'}"


def _limit(found: Found, limits: Limits) -> str:
    """Why a search gave up, in one sentence."""
    return f"no win within {_allowed(found.why, limits)}; visited so far: {found.positions:,}"


def _allowed(why: str, limits: Limits) -> str:
    """The limit that was reached."""
    return {
        "time": counted_of(limits.seconds, "second"),
        "memory": f"{limits.mebibytes or 0:,} MiB of memory",
        "positions": counted_of(limits.positions, "position"),
    }[why]
