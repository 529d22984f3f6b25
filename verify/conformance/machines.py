"""State machines for authors of engines in Python: hypothesis plays a game move by move, in a test of their own.

    class Mine(KlondikeMachine):
        factory = MyKlondike
        preset = "draw-one"

    TestMine = Mine.TestCase

After each step the engine must say of the table what the rules say; where it does not, the invariants of the game that
its table breaks are named. What ``factory`` makes is asked as ``in_python.py`` says.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from verify.conformance.asking.in_python import InPython
from verify.conformance.engine import NewDeal
from verify.conformance.furthest import one_of_the_best
from verify.conformance.match import Match
from verify.conformance.near_misses import near_misses
from verify.conformance.reference.options import Options, options_of
from verify.conformance.replaying import greeted
from verify.conformance.strategies.decks import bad_decks
from verify.conformance.strategies.for_engine import good_deals_for
from verify.errors import BadInput

_WHICH = st.integers(0, 63)


class GameMachine(RuleBasedStateMachine):
    """One game of an engine, beside the reference.

    ``factory`` makes the engine; ``preset`` names the rules, ``options`` are all of them if they have no name. Any step
    raises Difference as soon as the engine differs.
    """

    game: ClassVar[str]
    factory: ClassVar[Callable[[], object]]
    preset: ClassVar[str] = "classic"
    options: ClassVar[Options | None] = None

    def __init__(self) -> None:
        super().__init__()
        if not hasattr(type(self), "factory"):
            raise BadInput(f"{type(self).__name__} names no engine: expected factory = MyEngine in the class")
        self._engine = InPython(type(self).factory(), type(self).__name__)
        self.match = Match(self._engine, greeted(self._engine))
        self._rules = options_of(self.game, self.preset) if self.options is None else self.options

    def deals(self) -> st.SearchStrategy[NewDeal]:
        """What the game may begin with, by what the engine says that it plays."""
        return good_deals_for(self.match.hello, self.game, self.preset, self._rules)

    @initialize(none=bad_decks(), new=st.runner().flatmap(lambda machine: machine.deals()))
    def deal(self, none: tuple[str, ...], new: NewDeal) -> None:
        """Have what is no deck refused, and begin a game."""
        self.match.deal(NewDeal(self.game, self.preset, self._rules, 13, 4, none))
        self.match.deal(new)

    @rule(which=_WHICH)
    def move(self, which: int) -> None:
        """Make a legal move, as likely as not the one that leads furthest."""
        move = one_of_the_best(self.match.reference.now, which)
        if move is not None and self.match.answers("apply"):
            self.match.apply(move)

    @rule(which=_WHICH)
    def illegal_move(self, which: int) -> None:
        """Have a move refused that is nearly legal."""
        wrong = near_misses(self.match.reference.now)
        if wrong and self.match.answers("apply"):
            self.match.apply(wrong[which % len(wrong)])

    @rule()
    def undo(self) -> None:
        """Take a move back, or have that refused at the start of the game."""
        if self.match.answers("undo"):
            self.match.undo()

    @rule()
    def look(self) -> None:
        """Look at the table, the moves and the result, which changes nothing."""
        self.match.look()

    @invariant()
    def agrees(self) -> None:
        """The engine says of the game what the rules say."""
        self.match.look()

    def teardown(self) -> None:
        """Let the engine close what it has opened."""
        self._engine.close()


class ClockMachine(GameMachine):
    """A game of Clock Patience."""

    game = "clock"


class KlondikeMachine(GameMachine):
    """A game of Klondike."""

    game = "klondike"


class GrandfathersClockMachine(GameMachine):
    """A game of Grandfather's Clock."""

    game = "grandfathers-clock"
