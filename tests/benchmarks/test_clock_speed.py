"""How long things take: ``pytest tests/benchmarks --benchmark-only``. Nothing here asserts a time.

The whole process is timed beside the interpreter alone and the interpreter with networkx, which is what anyone
pays who finds cycles with that library.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from support.command import EXAMPLES
from verify import checker
from verify.deals import numbered
from verify.deals.deal import STANDARD
from verify.graph.bottom_map import Arcs, Astray, bottom_map, by_networkx, by_walking
from verify.rules.clock import outcome, play
from verify.rules.clock_choice import Choice
from verify.rules.clock_options import ClockRules
from verify.rules.clock_table import Pile, deal_out
from verify.solvers.clock import decide

DEALS = list(numbered("ms:1-200", STANDARD))
TABLES = [deal_out(deal, Choice().for_deal(deal)) for deal in DEALS]


@pytest.mark.benchmark(group="one deal as a whole process")
@pytest.mark.parametrize(
    "command",
    [
        ["-m", "verify", "check", str(EXAMPLES / "contest.txt")],
        ["-m", "verify", "check", "--json", str(EXAMPLES / "contest.txt")],
        ["-c", "import networkx"],
        ["-c", "pass"],
    ],
    ids=["verify check", "verify check --json", "python with networkx", "python alone"],
)
def test_process(benchmark: BenchmarkFixture, command: list[str]) -> None:
    done = benchmark(subprocess.run, [sys.executable, *command], capture_output=True, check=True)
    assert done.stderr == b""


@pytest.mark.benchmark(group="200 deals in one process")
def test_play(benchmark: BenchmarkFixture) -> None:
    outcomes = benchmark(lambda: [outcome(play(table, ClockRules())) for table in TABLES])
    assert sum(done.verdict == "won" for done in outcomes) == 9  # published: nine winners among the first 200


@pytest.mark.benchmark(group="200 deals in one process")
@pytest.mark.parametrize("find", [by_walking, by_networkx], ids=["walking", "networkx"])
def test_graph(benchmark: BenchmarkFixture, find: Callable[[Arcs, Pile], Astray]) -> None:
    maps = benchmark(lambda: [bottom_map(table, ClockRules(), find) for table in TABLES])
    assert sum(not bottom.cycles for bottom in maps) == 9


@pytest.mark.benchmark(group="200 deals in one process")
def test_decide_and_check(benchmark: BenchmarkFixture) -> None:
    results = [decide(deal, Choice()) for deal in DEALS]
    pairs = [result.certified() for result in results]
    accepted = benchmark(lambda: [checker.check(pair.claim, pair.certificate) for pair in pairs])
    assert len(accepted) == 200
