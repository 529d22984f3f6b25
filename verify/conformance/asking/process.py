"""An engine at the end of a pipe: asked in lines of JSON, as PROTOCOL.md says."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic

import msgspec

from verify.conformance.asking.child import Child
from verify.conformance.asking.replies import hello_of, read_reply, start_of
from verify.conformance.differences import Faulty
from verify.conformance.engine import PROTOCOL, Hello, Json, NewDeal
from verify.errors import shown

_MORE = 0.05  # seconds to wait for a second line after one that is no answer


class ProcessEngine:
    """A program that is started and asked, one request after the other.

    ``timeout`` is the longest time for an answer, in seconds; ``most`` the longest line, in bytes. ``hello`` and the
    others raise Refused for what the program refuses, and Faulty if it does not answer; then it is ended, and whatever
    it is asked next raises the same. ``slowest`` is the longest time that an answer has taken, in seconds, without the
    one to ``hello``, which takes the start of the program too.

    Raises BadInput if the program cannot be started. It runs until ``close``.
    """

    def __init__(self, command: Sequence[str], timeout: float = 5.0, most: int = 1 << 20) -> None:
        self._child = Child(command, most)
        self._timeout = timeout
        self._game = ""
        self._fault: Faulty | None = None
        self.slowest = 0.0

    def hello(self) -> Hello:
        """What the program says of itself."""
        request: Json = {"ask": "hello", "protocol": PROTOCOL}
        line = self._line(request)
        try:
            return hello_of(line)
        except Faulty as fault:
            raise self._no_answer(fault, line) from None

    def deal(self, new: NewDeal, /) -> None:
        """Begin a game."""
        self._asked(new.as_request())
        self._game = new.game

    def state(self) -> Json:
        """The table as the program says it lies."""
        return self._asked({"ask": "state"})

    def moves(self) -> list[str]:
        """The moves that the program finds legal."""
        moves: list[str] = self._asked({"ask": "moves"})["moves"]
        return moves

    def apply(self, move: str, /) -> None:
        """Have a move made."""
        self._asked({"ask": "apply", "move": move})

    def undo(self) -> None:
        """Have the last move taken back."""
        self._asked({"ask": "undo"})

    def result(self) -> Json:
        """What the program says the game has come to."""
        return self._asked({"ask": "result"})

    def close(self) -> None:
        """End the program: its input ends, and if it is still there a moment later it is killed, with its children."""
        self._child.close()
        self._fault = self._fault or Faulty("silent exit", "the engine was ended before it was asked")

    def _asked(self, request: Json) -> Json:
        began = monotonic()
        line = self._line(request)
        self.slowest = max(self.slowest, monotonic() - began)
        try:
            return read_reply(str(request["ask"]), line, self._game)
        except Faulty as fault:
            raise self._no_answer(fault, line) from None

    def _line(self, request: Json) -> bytes:
        """The line that the program says to a request."""
        if self._fault is not None:
            raise Faulty(self._fault.kind, self._fault.message, self._fault.details)
        try:
            line = self._said_to(msgspec.json.encode(request) + b"\n")
        except Faulty as fault:
            raise self._ends_with(fault) from None
        return line

    def _said_to(self, request: bytes) -> bytes:
        deadline = monotonic() + self._timeout
        self._child.send(request)
        line = self._child.line_by(deadline)
        if line is None:
            raise self._late(request)
        return line

    def _late(self, request: bytes) -> Faulty:
        half = self._child.half_a_line
        so_far = f"half a line had come: {start_of(half)}" if half else "nothing had come; is each line flushed?"
        details = (f"asked: {shown(request.decode().strip(), 1000)}", so_far, *self._child.last_words())
        return Faulty("time-out", f"no answer within {self._timeout:g} s", details)

    def _no_answer(self, fault: Faulty, line: bytes) -> Faulty:
        """What is wrong with a line that is no answer: itself, or that it is one of several."""
        try:
            more = self._child.line_by(monotonic() + _MORE)
        except Faulty:
            more = None
        if more is not None:
            message = f"more than one line to a request: {start_of(line)}, then {start_of(more)}"
            fault = Faulty("flood", message, (fault.message,))
        return self._ends_with(Faulty(fault.kind, fault.message, (*fault.details, *self._child.last_words())))

    def _ends_with(self, fault: Faulty) -> Faulty:
        """Have no more to do with the program."""
        self._child.kill()
        self._fault = fault
        return fault
