"""An engine tested by the rules of one game, as one record: what ``conform --json`` prints, and what a reproducer is.

A reproducer is the record of a test that found a difference: ``conform --replay`` reads its ``script``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

SCHEMA = "patience-verify/conformance/1"


@dataclass(frozen=True, slots=True)
class ConformanceRecord:
    """An engine beside the reference.

    ``verdict`` is ``agrees`` or ``differs``; ``kind`` says what is wrong (``answer``, ``refusal``, ``time-out``,
    ``crash``, ``silent exit``, ``garbage``, ``flood``, ``exception``; empty if nothing is). ``decks`` were dealt, of
    the ``seed``; ``asked`` counts the answers compared, by ask, and ``not_asked`` are those that the engine says it
    does not give. ``script`` are the requests, line by line, that show the difference: the last is answered with
    ``actual`` instead of ``expected``; ``details`` says where they differ. ``shrunk_in`` games made the script short.
    """

    schema: str
    engine: str
    game: str
    preset: str
    rules: dict[str, str | int | None]
    verdict: Literal["agrees", "differs"]
    kind: str
    decks: int
    seed: int
    asked: dict[str, int]
    not_asked: list[str]
    script: list[dict[str, Any]]
    expected: dict[str, Any]
    actual: dict[str, Any]
    details: list[str]
    shrunk_in: int
    seconds: float
    version: str
