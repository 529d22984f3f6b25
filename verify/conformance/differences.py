"""Where an engine's answer differs from that of the reference, or is no answer at all."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

from verify.conformance.engine import Json
from verify.errors import VerifyError

Kind = Literal["answer", "refusal", "time-out", "crash", "silent exit", "garbage", "flood", "exception"]
"""What is wrong: another answer than the reference's; refused what is legal, or not refused what is not; no answer in
time; ended by a signal or with an error; ended without a word; said what is no answer; said far too much; raised an
exception that is no refusal (engines in Python only)."""


class Faulty(VerifyError):
    """The engine has not answered: it is too slow, has ended, or says what is no answer. ``details`` has more lines."""

    def __init__(self, kind: Kind, message: str, details: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.kind: Kind = kind
        self.message = message
        self.details = details


@dataclass(eq=False)
class Difference(VerifyError):
    """The engine differs from the reference.

    ``script`` are the requests, from the deal on, of which the last was answered otherwise than ``expected``, with
    ``actual``; ``details`` says where the two differ, a line each.
    """

    kind: Kind
    script: tuple[Json, ...]
    expected: Json
    actual: Json
    details: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.script[-1]['ask']}: expected {self.expected}, found {self.actual}"


def compared(ask: str, expected: Json, actual: Json) -> tuple[str, ...]:
    """Where two answers differ, a line each; nothing if they say the same.

    >>> compared("moves", {"moves": ["draw", "AS>"]}, {"moves": ["AS>", "KD>4", "AS>"]})
    ('moves: draw is missing', 'moves: KD>4 is not legal', 'moves: AS> is there 2 times')
    """
    if ask == "moves":
        return tuple(_moves(expected["moves"], actual["moves"]))
    return tuple(_values("", expected, actual))


def _moves(expected: list[str], actual: list[str]) -> Iterator[str]:
    yield from (f"moves: {move} is missing" for move in expected if move not in actual)
    yield from (f"moves: {move} is not legal" for move in dict.fromkeys(actual) if move not in expected)
    yield from (f"moves: {move} is there {n} times" for move, n in Counter(actual).items() if n > 1)


def _values(place: str, expected: Any, actual: Any) -> Iterator[str]:
    """Where two values of JSON differ: in a member, an element, or as a whole."""
    if isinstance(expected, dict) and isinstance(actual, dict):
        yield from _members(place, expected, actual)
    elif isinstance(expected, list) and any(isinstance(each, dict | list) for each in expected):
        yield from _elements(place, expected, actual)
    elif type(expected) is not type(actual) or expected != actual:
        found = _shown(actual)
        found = found if found != _shown(expected) else json.dumps(actual)  # 1 is not "1", nor "KS" a list with it
        yield f"{place or 'answer'}: expected {_shown(expected)}, found {found}"


def _members(place: str, expected: Json, actual: Json) -> Iterator[str]:
    """Members that the reference does not have are the engine's own business."""
    before = f"{place}." if place else ""
    for name, value in expected.items():
        if name in actual:
            yield from _values(before + name, value, actual[name])
        elif name != "score":  # which an engine need not count
            yield f"{before}{name}: expected {_shown(value)}, found nothing"


def _elements(place: str, expected: list[Any], actual: Any) -> Iterator[str]:
    if not isinstance(actual, list) or len(expected) != len(actual):
        yield f"{place}: expected {len(expected)}, found {len(actual) if isinstance(actual, list) else 'none'}"
        return
    for number, (one, other) in enumerate(zip(expected, actual, strict=True), 1):
        yield from _values(f"{place} {number}", one, other)


def _shown(value: Any) -> str:
    """A value for a line of text.

    >>> _shown(["AS", "2S"]), _shown([]), _shown(None), _shown("KD")
    ('AS 2S', 'none', 'none', 'KD')
    """
    if isinstance(value, list):
        return " ".join(map(str, value)) or "none"
    return "none" if value is None else str(value)
