"""An engine beside the reference: both are asked the same, and the first difference ends the match.

A match keeps the script of what was asked, as the lines that an engine at the end of a pipe was sent. So any difference
can be shown again, to the engine or to a person.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from verify.conformance.differences import Difference, Faulty, compared
from verify.conformance.engine import Ask, Engine, Hello, Json, NewDeal, Refused
from verify.conformance.invariants import broken
from verify.conformance.reference.playing import Reference
from verify.errors import VerifyError

T = TypeVar("T")


class Match:
    """An engine and the reference, playing the same game.

    ``script`` has the requests since the last deal, which is the first of them; ``asked`` counts what has been
    compared; ``dealt`` is what the game began with. Every method raises Difference as soon as the engine answers
    otherwise than the reference; a state that can be at no time in the game is said to be so.
    """

    def __init__(self, engine: Engine, hello: Hello) -> None:
        self.engine, self.hello = engine, hello
        self.reference = Reference()
        self.script: list[Json] = []
        self.asked: Counter[str] = Counter()
        self.dealt: NewDeal | None = None

    def answers(self, ask: Ask) -> bool:
        """Whether the engine says that it can be asked this."""
        return ask in self.hello.asks

    def deal(self, new: NewDeal) -> bool:
        """Begin a game; whether the deck was one. The engine must refuse what the reference refuses."""
        self.script = []
        begun = self._both(new.as_request(), lambda engine: engine.deal(new))
        self.dealt = new if begun else self.dealt
        return begun

    def apply(self, move: str) -> bool:
        """Make a move; whether it was legal."""
        return self._both({"ask": "apply", "move": move}, lambda engine: engine.apply(move))

    def undo(self) -> bool:
        """Take a move back; whether there was one."""
        return self._both({"ask": "undo"}, lambda engine: engine.undo())

    def look(self, asks: Sequence[Ask] = ("state", "moves", "result")) -> None:
        """Compare what the engine says of the game now, as far as it answers these questions."""
        looks: Mapping[Ask, Callable[[Engine], Json]] = {
            "state": lambda engine: engine.state(),
            "moves": lambda engine: {"moves": engine.moves()},
            "result": lambda engine: engine.result(),
        }
        for ask in asks:
            if self.answers(ask):
                self._look({"ask": ask}, looks[ask])

    def _look(self, request: Json, look: Callable[[Engine], Json]) -> None:
        self.script.append(request)
        expected = look(self.reference)
        actual = self._answer(request, expected, look)
        details = compared(str(request["ask"]), expected, actual)
        if details:
            reasons = broken(actual, self.dealt) if request["ask"] == "state" and self.dealt else ()
            raise Difference("answer", tuple(self.script), expected, actual, (*details, *reasons))
        self.script.pop()  # a look changes nothing: only the one that fails belongs to the story

    def _both(self, request: Json, do: Callable[[Engine], None]) -> bool:
        """Have both do something that either may refuse; whether the rules allow it."""
        self.script.append(request)
        reason = _refusal(self.reference, do)
        expected: Json = {"ok": True} if reason is None else {"refused": reason}
        said = self._answer(request, expected, lambda engine: _refusal(engine, do))
        actual: Json = {"ok": True} if said is None else {"refused": said}
        if (reason is None) is not (said is None):
            raise Difference("refusal", tuple(self.script), expected, actual, ())
        if reason is not None and request["ask"] != "deal":
            self._stays()
        return reason is None

    def _stays(self) -> None:
        """After a refusal nothing has changed; only if something has does what was refused belong to the story."""
        self.look(("state",) if self.answers("state") else ("moves", "result"))
        self.script.pop()

    def _answer(self, request: Json, expected: Json, answer: Callable[[Engine], T]) -> T:
        """What the engine answers; a Faulty one has crashed, hung or said what is no answer."""
        self.asked[str(request["ask"])] += 1
        try:
            return answer(self.engine)
        except Faulty as fault:
            actual: Json = {fault.kind: fault.message}
            raise Difference(fault.kind, tuple(self.script), expected, actual, fault.details) from None
        except VerifyError as error:
            raise Difference("refusal", tuple(self.script), expected, {"refused": str(error)}, ()) from None


def _refusal(engine: Engine, do: Callable[[Engine], None]) -> str | None:
    """Why an engine refuses to do something; None if it does it."""
    try:
        do(engine)
    except Refused as refusal:
        return str(refusal)
    return None
