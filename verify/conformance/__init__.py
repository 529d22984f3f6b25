"""Anybody's engine, in any language, tested against the rules.

PROTOCOL.md     how an engine is asked, for its author
engine.py       what an engine is asked and what it answers, in Python
asking/         engines at the end of a pipe and in Python, and how their replies are read
reference/      the rules as an engine
differences.py  where two answers differ
invariants.py   what is true of every table of a game
match.py        an engine beside the reference: the first difference ends the match
replaying.py    a script of requests, played again
strategies/     decks and deals to test engines with, as hypothesis draws them
sorted_deck.py  the deck that every deck is made like
furthest.py     legal moves, those first that lead furthest
near_misses.py  moves that are nearly legal
driving.py      a game steered by small integers
searching/      the search for a fault, and what is found made small
planning.py     what an engine is tested with
running.py      a test of an engine from its start to its outcome
outcomes/       what came of it: in words, as records, reproducers and JUnit's XML
machines.py     a game move by move, for tests of engines in Python
plugin.py       the pytest plugin: options, and a fixture
as_tests.py     an engine as tests of a run of pytest
batch/          programs that read decks and print a line for each
vectors/        games with all answers, written as files
perft.py        how many games and positions there are, move by move

Nothing is loaded until it is asked for.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from verify.conformance import strategies
    from verify.conformance.engine import Engine, Hello, NewDeal, Refused
    from verify.conformance.invariants import INVARIANTS
    from verify.conformance.machines import ClockMachine, GrandfathersClockMachine, KlondikeMachine
    from verify.conformance.match import Match
    from verify.conformance.planning import Plan
    from verify.conformance.running import Outcome, confirm, conform

__all__ = [
    "INVARIANTS",
    "ClockMachine",
    "Engine",
    "GrandfathersClockMachine",
    "Hello",
    "KlondikeMachine",
    "Match",
    "NewDeal",
    "Outcome",
    "Plan",
    "Refused",
    "confirm",
    "conform",
    "strategies",
]

_HOMES = {
    "ClockMachine": "machines",
    "Engine": "engine",
    "GrandfathersClockMachine": "machines",
    "Hello": "engine",
    "INVARIANTS": "invariants",
    "KlondikeMachine": "machines",
    "Match": "match",
    "NewDeal": "engine",
    "Outcome": "running",
    "Plan": "planning",
    "Refused": "engine",
    "confirm": "running",
    "conform": "running",
}


def __getattr__(name: str) -> Any:
    if name == "strategies":
        return import_module("verify.conformance.strategies")
    if name not in _HOMES:
        raise AttributeError(f"module 'verify.conformance' has no attribute '{name}'")
    return getattr(import_module(f"verify.conformance.{_HOMES[name]}"), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
