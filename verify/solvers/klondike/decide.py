"""Deciding Klondike: deadlocks first, then the search over the quotient; every win is replayed by the rules.

A position of the quotient stands for many of the game. What the search exhausts is lost by any rules. What it wins is
turned into moves, and only when the reference rules have played them to the end the deal is winnable. Where only whole
runs may move a win of the quotient may be none of the game: then it also matters which card lies on which, and a search
that knows this decides.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from verify.cards import Card
from verify.deals.deal import Deal, counted
from verify.deals.positions import Position, PositionDeal
from verify.graph.deadlocks import Blocks, shortest_deadlock
from verify.kernels.limits import Fewest, Found
from verify.kernels.loading import load
from verify.quotient.klondike.abstraction import start_of
from verify.quotient.klondike.concrete import concrete_search
from verify.quotient.klondike.game import game_from
from verify.quotient.klondike.moves import steps
from verify.quotient.klondike.realising import convert, played_onto
from verify.rules.klondike import Move, is_won, play
from verify.rules.klondike_choice import KlondikeChoice
from verify.rules.klondike_options import KlondikeRules
from verify.solvers.answers import Decided, Limits
from verify.solvers.klondike.certify import certify
from verify.solvers.klondike.result import KlondikeResult
from verify.solvers.klondike.slowly import search_slowly
from verify.solvers.searched import WITHIN_LIMITS, Decision, Progress, added
from verify.verdict import Verdict

MOST_CONCRETE = 50_000
"""Positions of the rules themselves that are visited where only whole runs move in a game too large for the compiled
search, unless the limits say how many."""


def decide(
    deal: Deal | PositionDeal,
    choice: KlondikeChoice,
    limits: Limits = WITHIN_LIMITS,
    *,
    fewest: bool = False,
    progress: Progress | None = None,
) -> KlondikeResult:
    """Decide a deal under the rules chosen; ``fewest`` asks for a win with the fewest moves that get on: abstract ones.

    ``progress`` is told how far the search has come, as ``Decision`` says. Raises BadInput if the rules do not fit the
    deal, and Disagreement if two methods differ (a bug in verify).
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
    return KlondikeDecision(start, rules, limits, fewest, progress).answer()


class KlondikeDecision(Decision[Position, KlondikeRules, Move]):
    """A position of Klondike to be decided."""

    PROGRAMS = "klondike"
    COUNTED = " that get on"

    def deadlock(self) -> Mapping[Card, Blocks]:
        """Cards of which none can be the first to move."""
        return shortest_deadlock(self.start, self.rules)

    def is_stuck(self) -> bool:
        """Whether nothing can be placed any more, whatever is drawn, and the game is not won."""
        game = game_from(self.start, self.rules)
        return not is_won(self.start) and next(steps(game, start_of(game)), None) is None

    def play(self, moves: Iterable[Move]) -> Iterator[Position]:
        """The positions that moves lead through."""
        return play(self.start, moves, self.rules)

    def is_won(self, position: Position) -> bool:
        """Whether every card is on the foundations."""
        return is_won(position)

    def programs_needed(self) -> dict[str, bool]:
        """The search that knows which card lies on which too, where only whole runs move."""
        return {**super().programs_needed(), "whole_runs": not self.rules.partial_runs}

    def searched_slowly(self) -> Found[Any]:
        """What the plain search over the quotient says."""
        return search_slowly(game_from(self.start, self.rules), self.limits, self.progress)

    def by_line(self, found: Found[Any], method: str) -> Decided[Move]:
        """A win of the quotient played by the rules; where only whole runs move, what a search that knows this says."""
        if method == "search" and not self.rules.partial_runs:
            return self._by_whole_runs(found.positions)
        moves = convert(self.start, found.line, self.rules)
        if moves is None:
            return self._by_the_rules(found.positions)
        return self.won(moves, found.positions, (method, "replay"))

    def by_fewest(self, found: Fewest[Any], answer: Decided[Move]) -> Decided[Move]:
        """A win with the fewest abstract moves played by the rules, if they can be."""
        moves = convert(self.start, found.line, self.rules)
        if moves is None:
            unplayed = f"{self.at_least(found)}, and those cannot be played with whole runs alone"
            return added(answer, f"the fewest are not known: {unplayed}")
        shortest = self.won_in_fewest(moves, len(found.line), answer)
        fewest = f"{counted(len(found.line), 'move')} that get on are the fewest"
        reason = f"{fewest}; {counted(len(moves), 'move')} with draws, replayed by the rules"
        return replace(shortest, reason=reason)

    def _by_whole_runs(self, positions: int) -> Decided[Move]:
        """What the compiled search says that knows which card lies on which, within what the limits have left."""
        game = load("klondike.game").prepare(self.start, self.rules)
        found = load("klondike.whole_runs").search_whole_runs(game, self.start, **self.within(positions))
        visited, methods = positions + found.positions, ("search", "whole runs")
        if found.status == "won":
            moves = played_onto(self.start, found.steps, self.rules)
            return self.won(moves, visited, (*methods, "replay"))
        if found.status == "exhausted":
            why = f"none of the {found.positions:,} positions that can be reached with whole runs is won"
            return Decided(Verdict.UNWINNABLE, _only_in_parts(why), positions=visited, methods=methods)
        why = f"with whole runs no win within {self.limits.in_words(found.why)}; visited so far: {visited:,}"
        return Decided(Verdict.UNKNOWN, _only_in_parts(why), positions=visited, methods=methods)

    def _by_the_rules(self, positions: int) -> Decided[Move]:
        """The same for a game too large for it: what a search through the game's own positions says."""
        most = MOST_CONCRETE if self.limits.positions is None else self.limits.positions
        outcome = concrete_search(self.start, self.rules, most)
        visited, methods = positions + outcome.positions, ("positions of the rules",)
        if outcome.verdict is Verdict.WINNABLE:
            return self.won(outcome.moves, visited, (*methods, "replay"))
        if outcome.verdict is Verdict.UNWINNABLE:
            why = f"none of the {outcome.positions:,} positions of the rules that can be reached is won"
        else:
            why = f"{most:,} positions of the rules were not enough"
        return Decided(outcome.verdict, _only_in_parts(why), positions=visited, methods=methods)


def _only_in_parts(why: str) -> str:
    return f"it could be won if parts of runs moved; {why}"
