"""The engine in use, and fresh ones in its place: which of its games it has played, and whether a fault repeats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import chain

from verify.conformance.differences import Difference
from verify.conformance.engine import Engine, Hello, Json, NewDeal
from verify.conformance.match import Match
from verify.conformance.replaying import Factory, NoGame, close, greeted, replay

Script = Sequence[Json]

MOST_GAMES = 2000
"""Games of one engine."""


class Recorded:
    """An engine, and everything it has been asked: ``games`` has the requests of each, its deal first."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.games: list[list[Json]] = []

    def hello(self) -> Hello:
        """What the engine plays and answers."""
        return self.engine.hello()

    def deal(self, new: NewDeal, /) -> None:
        """Begin a game."""
        self.games.append([new.as_request()])
        self.engine.deal(new)

    def state(self) -> Json:
        """The table as it lies."""
        self._note({"ask": "state"})
        return self.engine.state()

    def moves(self) -> list[str]:
        """Every legal move."""
        self._note({"ask": "moves"})
        return self.engine.moves()

    def apply(self, move: str, /) -> None:
        """Make a move."""
        self._note({"ask": "apply", "move": move})
        self.engine.apply(move)

    def undo(self) -> None:
        """Take the last move back."""
        self._note({"ask": "undo"})
        self.engine.undo()

    def result(self) -> Json:
        """What the game has come to."""
        self._note({"ask": "result"})
        return self.engine.result()

    def close(self) -> None:
        """End the engine."""
        close(self.engine)

    def _note(self, request: Json) -> None:
        self.games[-1].append(request)


class Bench:
    """Where engines are tried: one at a time, replaced after each difference, as it may have been left in disorder.

    ``asked`` counts the answers compared, by ask, of all of them.
    """

    def __init__(self, factory: Factory) -> None:
        self._factory = factory
        self._engine: Recorded | None = None
        self._match: Match | None = None
        self._asked: Counter[str] = Counter()

    @property
    def match(self) -> Match:
        """The engine in use beside the reference; raises Difference if a fresh one does not say what it is.

        After many games a fresh one takes its place, so that all that was asked of one can be kept and asked again.
        """
        if self._engine is not None and len(self._engine.games) >= MOST_GAMES:
            self.close()
        if self._match is None:
            self._engine = Recorded(self._factory())
            self._match = Match(self._engine, greeted(self._engine))
        return self._match

    @property
    def asked(self) -> Counter[str]:
        """How many answers have been compared, by ask."""
        return self._asked + (self._match.asked if self._match else Counter())

    @property
    def games(self) -> list[list[Json]]:
        """What the engine in use has been asked, game after game, the last one first."""
        return self._engine.games[::-1] if self._engine else []

    def close(self) -> None:
        """End the engine in use; the next one will be fresh."""
        self._asked = self.asked
        engine, self._engine, self._match = self._engine, None, None
        if engine is not None:
            engine.close()

    def tried(self, script: Script, watchful: bool = False) -> Difference | None:
        """The difference that the engine in use shows, if it is asked all this, and a fresh one after it."""
        found = self._played(script, watchful)
        return None if found is None else self.repeated(found.script)

    def repeated(self, script: Script, watchful: bool = False) -> Difference | None:
        """The difference that a fresh engine shows, if it is asked all this."""
        self.close()
        return self._played(script, watchful)

    def with_games_before(self, games: Sequence[Script]) -> Difference | None:
        """The difference that a fresh engine shows after some of the games that came before, the last one first."""
        count = 1
        while True:
            found = self.repeated(list(chain.from_iterable(games[:count][::-1])))
            if found is not None or count >= len(games):
                return found
            count *= 2

    def _played(self, script: Script, watchful: bool) -> Difference | None:
        try:
            replay(self.match, script, watchful)
        except Difference as difference:
            self.close()
            return difference
        except NoGame:
            return None
        return None
