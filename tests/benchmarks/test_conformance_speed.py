"""How long it takes to test an engine: ``pytest tests/benchmarks/test_conformance_speed.py --benchmark-only``.

Beside the search stands what else an author would write with hypothesis: the state machine of the game alone.
"""

from __future__ import annotations

import shutil
import sys

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test
from pytest_benchmark.fixture import BenchmarkFixture

from support.command import EXAMPLES
from verify.conformance import ClockMachine, GrandfathersClockMachine, KlondikeMachine, Plan, conform
from verify.conformance.asking.process import ProcessEngine
from verify.conformance.batch.testing import conform_batch
from verify.conformance.reference.options import GAMES, options_of
from verify.conformance.reference.playing import Reference

DECKS = 100
MACHINES = {"clock": ClockMachine, "klondike": KlondikeMachine, "grandfathers-clock": GrandfathersClockMachine}


@pytest.mark.benchmark(group="100 decks, the reference as the engine")
@pytest.mark.parametrize("game", GAMES)
def test_search(benchmark: BenchmarkFixture, game: str) -> None:
    plan = Plan(game, "classic", options_of(game), DECKS)
    found = benchmark.pedantic(conform, (Reference, plan), rounds=3)  # type: ignore[no-untyped-call]
    assert (found.difference, found.decks) == (None, DECKS)


@pytest.mark.benchmark(group="100 decks, the reference as the engine")
@pytest.mark.parametrize("game", GAMES)
def test_machine(benchmark: BenchmarkFixture, game: str) -> None:
    machine = type("Machine", (MACHINES[game],), {"factory": Reference})
    often = settings(
        max_examples=DECKS,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate],
    )
    benchmark.pedantic(run_state_machine_as_test, (machine,), {"settings": often}, rounds=3)  # type: ignore[no-untyped-call]


@pytest.mark.benchmark(group="an engine at the end of a pipe")
@pytest.mark.parametrize("language", ["py", "js"])
def test_pipe(benchmark: BenchmarkFixture, language: str) -> None:
    program = sys.executable if language == "py" else shutil.which("node") or "node"
    command = (program, str(EXAMPLES / "engines" / f"clock_engine.{language}"))
    plan = Plan("clock", "classic", options_of("clock"), DECKS)
    found = benchmark.pedantic(conform, (lambda: ProcessEngine(command, 5), plan), rounds=3)  # type: ignore[no-untyped-call]
    assert found.difference is None


@pytest.mark.benchmark(group="an engine at the end of a pipe")
def test_batch(benchmark: BenchmarkFixture) -> None:
    command = ("node", str(EXAMPLES / "engines" / "contest_engine.js"))
    found = benchmark.pedantic(conform_batch, (command, 1000), rounds=3)  # type: ignore[no-untyped-call]
    assert (found.failure, found.decks) == (None, 1000)
