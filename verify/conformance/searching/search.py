"""The search: games that tell much, then those that hypothesis draws; the first to show a fault is made small."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import count, islice
from time import perf_counter

from hypothesis import HealthCheck, Phase, Verbosity, given, seed, settings
from hypothesis import strategies as st
from hypothesis.errors import HypothesisException

from verify.conformance.differences import Difference
from verify.conformance.driving import MOST, drive
from verify.conformance.engine import PROTOCOL, Hello, NewDeal
from verify.conformance.planning import Plan, check_plays
from verify.conformance.replaying import new_deal
from verify.conformance.searching.openers import openers
from verify.conformance.searching.shrinking import shrunk, size
from verify.conformance.searching.simple_games import SimpleGame, simple_games
from verify.conformance.searching.trying import Bench, Script
from verify.conformance.strategies.for_engine import deals_for, simpler_shapes
from verify.deals.deal import Shape

MOST_ASKED, MOST_SECONDS = 30_000, 60.0  # to make a script short; seconds end that for slow engines only
_DRAWING, _SIMPLE = 0.1, 0.4  # the part of it after which hypothesis has done its share, and simple games theirs
_MOST_FLEETING = 3  # differences that do not repeat; then the engine is not worth more
_ENOUGH_SHOWN = 6  # simple games of one size that show a fault: the shortest of them is taken
_MOST_STEPS = 24
_MOST_SECONDS_WAITING = 10.0  # for what an engine does not answer: to try that again is to wait again
_AT_A_TIME, _SEEDS = (
    5000,
    10**19,
)  # decks that hypothesis draws, as it remembers them all; apart from seeds that are named
_SHORT = 2  # requests: a script that needs no simpler game with the same deck
_WHICH = 64  # moves to choose from, of each of the kinds that driving.py knows

DID_NOT_REPEAT = "did not repeat: a fresh engine, asked the same, answers as expected"


class Found(Exception):
    """A game that shows a fault, for hypothesis."""


class Enough(BaseException):
    """The search has found what it can, or takes too long; hypothesis lets this through."""


def _steps() -> st.SearchStrategy[list[int]]:
    """The steps of a game, few as likely as many, and each as likely as any other.

    Left to itself hypothesis draws short lists of small numbers: games in which hardly a move is taken back or refused.
    """
    step = st.builds(
        lambda kind, which: kind * _WHICH + which, st.integers(0, MOST // _WHICH), st.integers(0, _WHICH - 1)
    )
    return st.integers(0, _MOST_STEPS).flatmap(lambda count: st.lists(step, min_size=count, max_size=count))


class Search:
    """One search: ``decks`` counts those dealt until a fault is found, ``asked`` the answers compared."""

    def __init__(self, bench: Bench, plan: Plan, progress: Callable[[int], None]) -> None:
        self._bench, self._plan, self._progress = bench, plan, progress
        self.decks, self.shrunk_in = 0, 0
        self.asked: Counter[str] = Counter()
        self._best: Difference | None = None
        self._fleeting: list[Difference] = []
        self._remembers = False
        self._hello = Hello(PROTOCOL, "", {})
        self._began, self._asked_before = 0.0, 0

    def run(self) -> Difference | None:
        """The fault, with a short script; None if there is none.

        Raises BadInput if the engine says that it does not play this game.
        """
        try:
            self._hello = self._bench.match.hello
            check_plays(self._hello, self._plan)
            self._play_openers()
            self._draw_games()
        except Difference as difference:
            self._settle(difference)
        except (Found, Enough, HypothesisException):
            if self._best is None and not self._fleeting:
                raise
        if self._best is None:
            self.asked = self._bench.asked
            return _fleeting(self._fleeting[0]) if self._fleeting else None
        if not self._remembers:
            self._play_simple_games(self._best)
        return self._shrunk(self._best)

    def _shrunk(self, found: Difference) -> Difference:
        """The shortest that could be found before enough was tried."""
        try:
            return shrunk(found, self._try)
        except Enough:
            return self._best or found

    def _play_openers(self) -> None:
        plan = self._plan
        for game in islice(openers(plan.game, plan.preset, plan.options, plan.seed), plan.decks):
            self._play(game.new, game.steps, game.to_the_end)

    def _draw_games(self) -> None:
        """Draw games until there have been as many as there should be, or there are no others."""
        for number in count():
            before, wanted = self.decks, min(self._plan.decks - self.decks, _AT_A_TIME)
            if wanted:
                self._draw(wanted, self._plan.seed + number * _SEEDS)
            if self.decks < before + wanted or not wanted:
                return

    def _draw(self, decks: int, seeded: int) -> None:
        plan = self._plan

        @seed(seeded)
        @settings(
            max_examples=decks,
            phases=(Phase.generate, Phase.shrink),
            database=None,
            deadline=None,
            print_blob=False,
            report_multiple_bugs=False,
            verbosity=Verbosity.quiet,
            suppress_health_check=list(HealthCheck),
        )
        @given(deals_for(self._hello, plan.game, plan.preset, plan.options), _steps(), st.booleans())
        def play(new: NewDeal, steps: list[int], to_the_end: bool) -> None:
            self._play(new, steps, to_the_end)

        play()

    def _play(self, new: NewDeal, steps: Sequence[int], to_the_end: bool) -> None:
        self._count()
        try:
            drive(self._bench.match, new, steps, to_the_end)
        except Difference as difference:
            found = self._settle(difference)
        else:
            found = False
        if found:
            raise Found

    def _count(self) -> None:
        """Count a game: in search of a fault, or to make it small."""
        if self._best is None:
            self.decks += 1
            self._progress(self.decks)
        elif self._spent(_DRAWING):
            raise Enough
        else:
            self.shrunk_in += 1

    def _spent(self, part: float = 1) -> bool:
        """Whether enough has been asked to make a script short; by a seed always as much, if the engine is quick."""
        asked = self._bench.asked.total() - self._asked_before
        hangs = self._best is not None and self._best.kind == "time-out"
        seconds = _MOST_SECONDS_WAITING if hangs else MOST_SECONDS * part
        return asked > MOST_ASKED * part or perf_counter() - self._began > seconds

    def _play_simple_games(self, found: Difference) -> None:
        """Look for the fault in games that are simpler than what was found, until one shows it."""
        shown, deal = 0, next((request for request in found.script if request["ask"] == "deal"), None)
        if deal is None:
            return
        new = new_deal(deal)
        own = Shape(new.ranks, new.suits)
        for shape in simpler_shapes(self._hello, own, new.game):
            if shape == own and len(found.script) <= _SHORT:
                return
            for game in simple_games(new, shape, self._plan.seed):
                if self._spent(_SIMPLE):
                    return
                shown += self._shows(game, found)
                if shown == _ENOUGH_SHOWN:
                    return
            if shown:
                return

    def _shows(self, game: SimpleGame, found: Difference) -> bool:
        """Whether a simple game shows a fault with a shorter script."""
        self.shrunk_in += 1
        try:
            drive(self._bench.match, game.new, game.steps, game.to_the_end)
        except Difference as difference:
            return self._settle(difference) and self._best is not found
        return False

    def _settle(self, difference: Difference) -> bool:
        """Whether a fresh engine shows the difference too; remember the smallest that does."""
        games, first = self._bench.games, self._best is None
        if first:
            self.asked = self._bench.asked
            self._began, self._asked_before = perf_counter(), self.asked.total()
        again = self._bench.repeated(difference.script)
        if again is None and first:
            self._settle_with_games_before(difference, games)
        if again is None:
            return False
        if self._best is None or size(again.script) < size(self._best.script):
            self._best = again
        return True

    def _settle_with_games_before(self, difference: Difference, games: Sequence[Script]) -> None:
        """Look for the fault in all that the engine was asked: it may remember what it should forget."""
        again = self._bench.with_games_before(games)
        if again is None:
            self._fleeting.append(difference)
        else:
            self._best, self._remembers = again, True
        if again is not None or len(self._fleeting) == _MOST_FLEETING:
            raise Enough

    def _try(self, script: Script, watchful: bool) -> Difference | None:
        """The difference that a script shows, if any; remember the smallest. Raises Enough when enough was tried."""
        if self._spent():
            raise Enough
        self.shrunk_in += 1
        found = self._tried(script, watchful)
        if found and self._best and size(found.script) < size(self._best.script):
            self._best = found
        return found

    def _tried(self, script: Script, watchful: bool) -> Difference | None:
        if not self._remembers:
            return self._bench.tried(script, watchful)
        found = self._bench.repeated(script, watchful)
        return found and self._bench.repeated(found.script) if watchful else found


def _fleeting(difference: Difference) -> Difference:
    told = (*difference.details, DID_NOT_REPEAT)
    return Difference(difference.kind, difference.script, difference.expected, difference.actual, told)
