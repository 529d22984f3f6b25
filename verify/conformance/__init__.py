"""Anybody's engine, in any language, tested against the rules.

PROTOCOL.md     how an engine is asked, for its author
engine.py       what an engine is asked and what it answers, in Python
reference/      the rules as an engine
differences.py  where two answers differ
replies.py      what engines reply, read strictly
child.py        a program at the end of a pipe
process.py      an engine at the end of a pipe
in_python.py    an engine in Python
batch/          programs that read decks and print a line for each
invariants.py   what is true of every table of a game
match.py        an engine beside the reference: the first difference ends the match
strategies/     decks and deals to test engines with, as hypothesis draws them
driving.py      a game steered by small integers
furthest.py     legal moves, those first that lead furthest
near_misses.py  moves that are nearly legal
sorted_deck.py  the deck that every deck is made like
openers.py      the games that every search begins with
running.py      what to test an engine with, and what came of it
search.py       the search for a fault
trying.py       the engine in use, and fresh ones in its place
replaying.py    a script of requests, played again
simple_games.py games nearly in order, for a fault that is known to be there
shrinking.py    a script made shorter
machines.py     a game move by move, for tests of engines in Python
planning.py     which games and presets an engine is tested with
reporting.py    what came of a test as a record, and reproducers
scripts.py      scripts from files, read strictly
junit.py        what came of tests in the XML of JUnit
telling.py      what came of a test in words, expected and found side by side
plugin.py       the pytest plugin: options, and a fixture
as_tests.py     an engine as tests of a run of pytest
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
    from verify.conformance.running import Outcome, Plan, confirm, conform

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
    "Plan": "running",
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
