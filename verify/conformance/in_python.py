"""An engine in Python, in this process: named as ``module:factory``, and believed no more than one at a pipe.

What it returns is written as JSON and read as strictly as a line from a program. So it cannot change an answer
afterwards, and the same fault is told in the same words.
"""

from __future__ import annotations

import contextlib
import sys
import traceback
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from verify.conformance.differences import Faulty
from verify.conformance.engine import Hello, Json, NewDeal, Refused
from verify.conformance.replies import hello_of, read_reply
from verify.errors import BadInput, shown

_NEEDED = ("hello", "deal")
_EXPECTED = "expected hello and deal, and of state, moves, apply, undo, result those that hello says it answers"
_LAST = 8  # lines of a traceback


class PythonEngine:
    """An engine that is an object: its ValueErrors are refusals, whatever else it raises is a fault.

    ``deal``, ``apply`` and ``undo`` have to return None, so that no refusal by ``return False`` is taken for consent.
    What the engine prints goes to standard error. Nothing can stop one that never returns, but an interrupt.
    """

    def __init__(self, engine: Any) -> None:
        self._engine = engine
        self._game = ""

    def hello(self) -> Hello:
        """What the engine says of itself: a ``Hello``, or a dict with the members that PROTOCOL.md lists."""
        return hello_of(_written("hello", _called(self._engine, "hello")))

    def deal(self, new: NewDeal, /) -> None:
        """Begin a game."""
        self._do("deal", new)
        self._game = new.game

    def state(self) -> Json:
        """The table as the engine says it lies."""
        return read_reply("state", _written("state", _called(self._engine, "state")), self._game)

    def moves(self) -> list[str]:
        """The moves that the engine finds legal."""
        moves: list[str] = read_reply("moves", _written("moves", {"moves": _called(self._engine, "moves")}))["moves"]
        return moves

    def apply(self, move: str, /) -> None:
        """Have a move made."""
        self._do("apply", move)

    def undo(self) -> None:
        """Have the last move taken back."""
        self._do("undo")

    def result(self) -> Json:
        """What the engine says the game has come to."""
        return read_reply("result", _written("result", _called(self._engine, "result")))

    def close(self) -> None:
        """End the engine, if it can be ended."""
        if hasattr(self._engine, "close"):
            _called(self._engine, "close")

    def _do(self, ask: str, *arguments: object) -> None:
        returned = _called(self._engine, ask, *arguments, refusing=True)
        if returned is not None:
            found = f"{ask} returned {shown(repr(returned), 100)}"
            raise Faulty("garbage", f"{found}: expected None, and a ValueError to refuse")


def python_engine(name: str) -> Callable[[], PythonEngine]:
    """What makes engines, by its name: ``module:factory``, a class or a function that needs no arguments.

    >>> python_engine("verify.conformance.reference.playing:Reference")().hello().engine
    'verify'

    The module is looked for in the current folder too. Raises BadInput if there is none, and so does what is returned
    if it makes no engine.
    """
    module, colon, path = name.partition(":")
    if not (module and colon and path):
        raise BadInput(f"'{shown(name)}': expected MODULE:FACTORY, such as my_engine:Engine")
    factory = _found(module, path)
    if not callable(factory):
        raise BadInput(f"{shown(name)} is {shown(repr(factory))}: expected a class or a function that makes an engine")

    def make() -> PythonEngine:
        try:
            engine = factory()
        except (Exception, SystemExit) as error:
            raise BadInput(f"{shown(name)} makes no engine: {_error(error)}") from None
        missing = [each for each in _NEEDED if not callable(getattr(engine, each, None))]
        if missing:
            found = f"an object of class {shown(type(engine).__name__)} without {' and '.join(missing)}"
            raise BadInput(f"what {shown(name)} makes is {found}: {_EXPECTED}")
        return PythonEngine(engine)

    return make


def _found(module: str, path: str) -> Any:
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found: Any = import_module(module)
    except (Exception, SystemExit) as error:
        raise BadInput(f"module '{shown(module)}' cannot be imported: {_error(error)}") from None
    for part in path.split("."):
        if not hasattr(found, part):
            raise BadInput(f"there is no '{shown(path)}' in module '{shown(module)}': expected what makes an engine")
        found = getattr(found, part)
    return found


def _called(engine: Any, ask: str, *arguments: object, refusing: bool = False) -> Any:
    """What the engine returns; raises Faulty for an exception, or Refused if it may refuse and that is a ValueError."""
    try:
        with contextlib.redirect_stdout(sys.stderr):
            return getattr(engine, ask)(*arguments)
    except (Exception, SystemExit) as error:
        if refusing and isinstance(error, ValueError):
            raise Refused(str(error)) from None
        lines = "".join(traceback.format_exception(error)).splitlines()
        details = tuple(shown(line, 200) for line in lines[-_LAST:])
        raise Faulty("exception", _error(error), details) from None


def _written(ask: str, reply: object) -> bytes:
    """What the engine returned, as a line of JSON."""
    try:
        return msgspec.json.encode(reply)
    except (TypeError, ValueError, RecursionError, msgspec.MsgspecError) as error:
        found = shown(repr(reply), 100)
        raise Faulty("garbage", f"no answer to {ask}: {found} cannot be written as JSON: {_error(error)}") from None


def _error(error: BaseException) -> str:
    return shown(f"{type(error).__name__}: {error}".rstrip(": "), 300)
