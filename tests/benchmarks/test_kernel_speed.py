"""How fast very many deals are: ``pytest tests/benchmarks --benchmark-only``. Nothing here asserts a time.

Verdicts of full decks by the compiled program, by numpy written plainly, and by the reference engine, on the same
decks; beside them numpy adding up the same array, which is what reading it from memory takes. On a machine that does
other things too look at the column Min, with ``--benchmark-timer=time.process_time``. A processor learns the way
through the same few decks by heart; what new ones take is seen where there are many.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import numpy as np
import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from support.tables import table
from verify.deals.ranking import arrangements
from verify.kernels.bottoms import count_wins, verdicts
from verify.kernels.compiled import Numbers, Ranks
from verify.kernels.dealing import deal_many
from verify.kernels.enumeration import begin_at
from verify.kernels.plan import Plan
from verify.kernels.simulation import simulate
from verify.kernels.stored import KEPT
from verify.kernels.variants import Variant
from verify.rules.clock import outcome, play
from verify.rules.clock_options import ClockRules

BOTTOMS: Numbers = np.arange(3, 52, 4)
FEW, SOME, MANY = 200, 100_000, 1_000_000
Decide = Callable[[Ranks], int]


@cache
def decks(number: int) -> Ranks:
    rows = np.zeros((number, 52), np.uint8)
    deal_many(np.uint64(1), np.uint64(0), 4, rows)
    return rows


def by_kernel(rows: Ranks) -> int:
    won = np.zeros(len(rows), np.uint8)
    verdicts(rows, BOTTOMS, won)
    return int(won.sum())


def by_numpy(rows: Ranks) -> int:
    """From every pile 16 arcs on, by doubling; the centre leads to itself."""
    ahead = rows[:, BOTTOMS]
    ahead[:, 12] = 12
    for _ in range(4):
        ahead = np.take_along_axis(ahead, ahead, axis=1)
    return int((ahead == 12).all(axis=1).sum())


def by_engine(rows: Ranks) -> int:
    tables = [table([int(card) + 1 for card in row], 4) for row in rows]
    return sum(outcome(play(laid, ClockRules())).verdict == "won" for laid in tables)


def by_reading(rows: Ranks) -> int:
    return int(rows.reshape(-1).view(np.uint64).sum())


@pytest.mark.benchmark(group="200 decks decided")
@pytest.mark.parametrize("decide", [by_kernel, by_numpy, by_engine])
def test_few(benchmark: BenchmarkFixture, decide: Decide) -> None:
    decide(decks(10))
    assert benchmark(decide, decks(FEW)) == by_numpy(decks(FEW))


@pytest.mark.benchmark(group="1,000,000 decks decided, and only read")
@pytest.mark.parametrize("decide", [by_kernel, by_numpy, by_reading])
def test_many(benchmark: BenchmarkFixture, decide: Decide) -> None:
    decide(decks(10))
    found = benchmark.pedantic(decide, [decks(MANY)], rounds=7)  # type: ignore[no-untyped-call]
    assert decide is by_reading or found == by_numpy(decks(MANY))


def deal_and_decide() -> int:
    return count_wins(np.uint64(1), np.uint64(0), SOME, 13, 4)


def deal_only() -> int:
    deal_many(np.uint64(1), np.uint64(0), 4, decks(SOME))
    return 0


def simulate_classic() -> int:
    return simulate(13, 4, SOME, 1, workers=1)[0].counts("won")[1]


@pytest.mark.benchmark(group="100,000 decks dealt")
@pytest.mark.parametrize("run", [deal_only, deal_and_decide, simulate_classic])
def test_deal(benchmark: BenchmarkFixture, run: Callable[[], int]) -> None:
    run()
    benchmark.pedantic(run, rounds=7)  # type: ignore[no-untyped-call]


@pytest.mark.benchmark(group="100,000 of the deals of 4x4, one after the other")
@pytest.mark.parametrize("variants", [KEPT[:1], KEPT], ids=["classic", "every variant that is stored"])
def test_enumerate(benchmark: BenchmarkFixture, variants: tuple[Variant, ...]) -> None:
    plan = Plan(4, 4, variants, arrangements([4] * 4), every_game=True)
    _, _, maps, games, _ = plan.arrays()
    go_on = begin_at(plan, plan.deals // 3)
    go_on(10, maps, games)
    benchmark.pedantic(go_on, [100_000, maps, games], rounds=7)  # type: ignore[no-untyped-call]
