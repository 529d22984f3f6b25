"""How fast Grandfather's Clock is decided: ``pytest -s --benchmark-only`` of this file.

KPat's deals, each timed by itself in CPU seconds from the dealt cards to the verdict with the moves of a win, by the
classic rules and with each other way to play. A line for each says the median, the time that 99 of 100 deals do not
exceed, the total, the positions, and the deals that were left undecided. Nothing here asserts a time.
"""

from __future__ import annotations

import os
import time

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from verify.deals.grandfathers_clock import numbered
from verify.kernels.grandfathers_clock.game import prepare
from verify.kernels.grandfathers_clock.ready import make_ready
from verify.kernels.grandfathers_clock.search import search
from verify.kernels.grandfathers_clock.shortest import shortest
from verify.kernels.limits import Found
from verify.rules.grandfathers_clock import Move
from verify.rules.grandfathers_clock_choice import GrandfathersClockChoice

DEALS = os.environ.get("GRANDFATHERS_CLOCK_DEALS", "kpat:1-1000")
POSITIONS = 1_000_000
OPTIONS = [(), ("wrap", "yes"), ("runs", "yes"), ("build", "alternating"), ("empty-column", "none")]


def decide_all(options: tuple[str, ...], *, fewest: bool) -> list[tuple[float, Found[Move]]]:
    choice = GrandfathersClockChoice(options=(options,) if options else ())  # type: ignore[arg-type]
    decide, found = shortest if fewest else search, []
    for deal in numbered(DEALS):
        start, rules = choice.start(deal), choice.for_deal(deal)
        begun = time.process_time()
        answer = decide(prepare(start, rules), most_positions=POSITIONS)
        found.append((time.process_time() - begun, answer))
    return found


def figures(found: list[tuple[float, Found[Move]]]) -> dict[str, str]:
    """The figures of the line."""
    seconds = sorted(taken for taken, _ in found)
    ended = [answer.status for _, answer in found]
    positions = sorted(answer.positions for _, answer in found)
    return {
        "median": f"{1000 * seconds[len(seconds) // 2]:.2f} ms",
        "p99": f"{1000 * seconds[len(seconds) * 99 // 100 - 1]:.2f} ms",
        "total": f"{sum(seconds):.2f} s",
        **{status: str(ended.count(status)) for status in ("won", "exhausted", "stopped")},
        "positions": f"{sum(positions):,}",
        "at most": f"{positions[-1]:,}",
    }


@pytest.mark.benchmark(group="deals of Grandfather's Clock decided")
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "=".join(options) or "classic")
def test_deals(benchmark: BenchmarkFixture, options: tuple[str, ...]) -> None:
    make_ready()
    found = benchmark.pedantic(decide_all, [options], {"fewest": False}, rounds=1)  # type: ignore[no-untyped-call]
    told = figures(found)
    benchmark.extra_info.update(told)
    print(f"\n{'='.join(options) or 'classic'}:", ", ".join(f"{name} {value}" for name, value in told.items()))


@pytest.mark.benchmark(group="the fewest moves")
def test_fewest_moves(benchmark: BenchmarkFixture) -> None:
    make_ready(fewest=True)
    found = benchmark.pedantic(decide_all, [()], {"fewest": True}, rounds=1)  # type: ignore[no-untyped-call]
    told = figures(found)
    lengths = sorted(len(answer.line) for _, answer in found if answer.status == "won")
    told |= {"moves": f"{lengths[0]} to {lengths[-1]}, median {lengths[len(lengths) // 2]}"}
    benchmark.extra_info.update(told)
    print("\nfewest moves:", ", ".join(f"{name} {value}" for name, value in told.items()))
