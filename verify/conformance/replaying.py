"""A script of requests, played again: to an engine that is fresh, beside the reference."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager

from verify.conformance.differences import Difference, Faulty
from verify.conformance.engine import PROTOCOL, Engine, Hello, Json, NewDeal
from verify.conformance.match import Match
from verify.errors import BadInput, VerifyError

Factory = Callable[[], Engine]
"""What makes a fresh engine: a new process, or a new object."""

HELLO: Json = {"ask": "hello", "protocol": PROTOCOL}
LOOKS = ("state", "moves", "result")


class NoGame(BadInput):
    """A script that asks for something before anything has been dealt."""


def confirm(factory: Factory, script: Sequence[Json]) -> Difference | None:
    """The first difference that a fresh engine shows when it is asked all this; None if it shows none.

    Raises BadInput for a request that is none.
    """
    try:
        with fresh(factory) as match:
            replay(match, script)
    except Difference as difference:
        return difference
    return None


@contextmanager
def fresh(factory: Factory) -> Iterator[Match]:
    """A match with a fresh engine, closed at the end; raises Difference if it does not say what it is."""
    engine = factory()
    try:
        yield Match(engine, greeted(engine))
    finally:
        close(engine)


def greeted(engine: Engine) -> Hello:
    """What the engine says of itself; raises Difference if that is no answer, or another protocol."""
    expected: Json = {"protocol": PROTOCOL}
    try:
        hello = engine.hello()
    except Faulty as fault:
        raise Difference(fault.kind, (HELLO,), expected, {fault.kind: fault.message}, fault.details) from None
    except VerifyError as error:
        raise Difference("refusal", (HELLO,), expected, {"refused": str(error)}, ()) from None
    if hello.protocol != PROTOCOL:
        found = f"protocol: expected {PROTOCOL}, found {hello.protocol}"
        raise Difference("answer", (HELLO,), expected, {"protocol": hello.protocol}, (found,))
    return hello


def close(engine: Engine) -> None:
    """End an engine that can be ended."""
    end = getattr(engine, "close", None)
    if end is not None:
        end()


def replay(match: Match, script: Iterable[Json], watchful: bool = False) -> None:
    """Ask all this; a watchful replay looks at everything after each request.

    Raises Difference, whose script begins where this one does, and BadInput for a request that is none.
    """
    asked: list[Json] = []
    for request in script:
        asked.append(request)
        with told_from_the_start(asked):
            _ask(match, request)
            if watchful and request["ask"] not in LOOKS and match.reference.moves_made >= 0:
                match.look()


@contextmanager
def told_from_the_start(asked: Sequence[Json]) -> Iterator[None]:
    """Give a difference that arises now the whole script, that of the games before included."""
    try:
        yield
    except Difference as difference:
        last = difference.script[-1]
        difference.script = tuple(asked) if last == asked[-1] else (*asked, last)
        raise


def _ask(match: Match, request: Json) -> None:
    if request.get("ask") not in ("hello", "deal") and match.reference.moves_made < 0:
        raise NoGame(f"'{request.get('ask')}' is asked before a deck has been dealt: expected a deal first")
    match request:
        case {"ask": "hello"}:
            greeted(match.engine)
        case {"ask": "deal"}:
            match.deal(new_deal(request))
        case {"ask": "apply", "move": str(move)}:
            match.apply(move)
        case {"ask": "undo"}:
            match.undo()
        case {"ask": ("state" | "moves" | "result") as ask}:
            match.look((ask,))
        case _:
            raise BadInput(f"a request with the keys {', '.join(request)}: expected one that PROTOCOL.md explains")


def new_deal(request: Json) -> NewDeal:
    """The deal that a request asks for: the inverse of ``NewDeal.as_request``.

    >>> new = NewDeal("clock", "classic", {"win": "exposed"}, 2, 1, ("AS", "2S"))
    >>> new_deal(new.as_request()) == new
    True

    Raises BadInput if it does not say all that it should.
    """
    try:
        deck, state = tuple(request.get("deck", ())), request.get("state")
        named = {key: request[key] for key in ("game", "preset", "rules", "ranks", "suits")}
    except (KeyError, TypeError) as error:
        raise BadInput(f"a deal without {error}: expected one that PROTOCOL.md explains") from None
    return NewDeal(deck=deck, state=state, **named)
