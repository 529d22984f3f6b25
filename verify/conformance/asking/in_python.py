"""An engine in Python: any object that is asked by methods, made by a factory that is named ``module:factory``.

It needs ``deal(new)`` and at least one of ``state``, ``moves``, ``apply``, ``undo``, ``result``. They return what the
replies of PROTOCOL.md have: ``moves`` a list, ``state`` and ``result`` a dict; ``deal``, ``apply`` and ``undo`` return
nothing and raise Refused, or any ValueError, for what is not allowed. An engine without ``hello`` is taken to play
whatever game it is dealt, with the standard deck, and to answer what it has methods for; a ``hello`` must say all that
the protocol asks of it, but for ``asks``: those are its methods.
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable
from contextlib import redirect_stdout
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from verify.conformance.asking.replies import hello_of, read_reply
from verify.conformance.differences import Faulty
from verify.conformance.engine import ASKS, PROTOCOL, Engine, Hello, Json, NewDeal, Refused
from verify.conformance.reference.options import PRESETS
from verify.errors import BadInput, shown

_TRACE = 6
"""How many of the last lines of a traceback are shown."""


def python_engine(name: str) -> Callable[[], Engine]:
    """What makes engines, by its name ``module:factory``; modules are looked for in the current folder too.

    Each of them raises Refused where the object that it asks raises a ValueError, and Faulty for any other exception
    and for what is no answer.

    >>> python_engine("verify.conformance.reference.playing:Reference")().hello().engine
    'verify'

    Raises BadInput if there is no such thing, or if it cannot be called. So does the call, if what it makes cannot be
    asked.
    """
    module, colon, path = name.partition(":")
    if not (module and colon and path):
        raise BadInput(f"'{shown(name)}' names no engine in Python: expected module:factory")
    factory = _found(_imported(module), path, name)
    if not callable(factory):
        kind = type(factory).__name__
        raise BadInput(f"'{shown(name)}' is a {kind}: expected a class or a function that makes an engine")
    return lambda: InPython(_made(factory, name), name)


class InPython:
    """An engine that asks an object by its methods.

    Raises BadInput for an object that has no ``deal`` or answers nothing.
    """

    def __init__(self, engine: object, name: str) -> None:
        self._engine, self._name, self._game = engine, name, ""
        self._asks = [ask for ask in ASKS if callable(getattr(engine, ask, None))]
        if not callable(getattr(engine, "deal", None)):
            raise BadInput(f"'{shown(name)}' makes a {type(engine).__name__} without a method deal")
        if not self._asks:
            expected = f"expected one at least of {', '.join(ASKS)}"
            raise BadInput(f"'{shown(name)}' makes a {type(engine).__name__} that answers nothing: {expected}")

    def hello(self) -> Hello:
        """What the object says of itself; without a ``hello`` it plays everything that it is asked to."""
        if not hasattr(self._engine, "hello"):
            return Hello(PROTOCOL, self._name, {game: list(known) for game, known in PRESETS.items()}, self._asks)
        answer = self._called("hello")
        if isinstance(answer, dict):
            answer = {"asks": self._asks, **answer}
        return hello_of(_as_line("hello", answer))

    def deal(self, new: NewDeal, /) -> None:
        """Begin a game."""
        self._do("deal", new)
        self._game = new.game

    def state(self) -> Json:
        """The table as the object says it lies."""
        return read_reply("state", _as_line("state", self._called("state")), self._game)

    def moves(self) -> list[str]:
        """The moves that the object finds legal."""
        answer = self._called("moves")
        said: list[str] = read_reply("moves", _as_line("moves", _in_member("moves", answer)))["moves"]
        return said

    def apply(self, move: str, /) -> None:
        """Have a move made."""
        self._do("apply", move)

    def undo(self) -> None:
        """Have the last move taken back."""
        self._do("undo")

    def result(self) -> Json:
        """What the object says the game has come to."""
        return read_reply("result", _as_line("result", self._called("result")))

    def close(self) -> None:
        """Let the object close what it has opened, if it has a method for that."""
        if callable(getattr(self._engine, "close", None)):
            self._called("close")

    def _do(self, ask: str, *arguments: object) -> None:
        """Have something done that returns nothing; the reply of the protocol is as good."""
        answer = self._called(ask, *arguments)
        if isinstance(answer, dict):
            read_reply(ask, _as_line(ask, answer))
        elif answer is not None:
            found = f"{ask} returned {_described(answer)}"
            raise Faulty("garbage", f"{found}: expected None, and to refuse an exception: Refused or a ValueError")

    def _called(self, method: str, *arguments: object) -> Any:
        try:
            with redirect_stdout(sys.stderr):  # where results go, nothing else may
                return getattr(self._engine, method)(*arguments)
        except ValueError as error:
            raise Refused(str(error)) from None
        except (Exception, SystemExit) as error:
            raise Faulty("exception", _in_words(error), _last_lines(error)) from None


def _imported(module: str) -> object:
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)  # as ``python -m`` has it, for the command ``verify`` too
    try:
        return import_module(module)
    except (Exception, SystemExit) as error:
        raise BadInput(f"'{shown(module)}' cannot be imported: {_in_words(error)}") from None


def _found(thing: Any, path: str, name: str) -> Any:
    for part in path.split("."):
        try:
            thing = getattr(thing, part)
        except AttributeError:
            raise BadInput(f"'{shown(name)}': there is no '{shown(part)}'") from None
    return thing


def _made(factory: Callable[[], object], name: str) -> object:
    try:
        return factory()
    except (Exception, SystemExit) as error:
        raise BadInput(f"'{shown(name)}' makes no engine: {_in_words(error)}") from None


def _in_member(name: str, answer: Any) -> Any:
    return {name: answer} if isinstance(answer, list | tuple | set | frozenset) else answer


def _as_line(ask: str, answer: Any) -> bytes:
    """The answer as a program would say it, so that both are read in one way, and nothing of it can change later."""
    try:
        return msgspec.json.encode(answer)
    except (TypeError, ValueError, OverflowError, RecursionError) as error:
        message = f"{ask} returned {_described(answer)}: expected lists, dicts, strings and numbers"
        raise Faulty("garbage", message, (_in_words(error),)) from None


def _described(answer: object) -> str:
    """A value for a message, even one that cannot be shown.

    >>> _described(False), _described([])
    ('False, a bool', '[], a list')
    """
    try:
        words = repr(answer)
    except Exception:
        words = "what has no repr"
    return f"{shown(words)}, a {type(answer).__name__}"


def _in_words(error: BaseException) -> str:
    """An exception in one line.

    >>> _in_words(KeyError("5S"))
    "KeyError: '5S'"
    """
    return shown("".join(traceback.format_exception_only(error)).strip().splitlines()[-1], 200)


def _last_lines(error: BaseException) -> tuple[str, ...]:
    lines = "".join(traceback.format_exception(error)).rstrip().splitlines()
    return tuple(shown(line, 200) for line in lines[-_TRACE:])
