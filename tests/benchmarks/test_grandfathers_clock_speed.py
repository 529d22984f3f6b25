"""How fast Grandfather's Clock is decided: ``pytest -s --benchmark-only`` of this file.

KPat's deals, each timed by itself in CPU seconds from the dealt cards to the verdict with the moves of a win, by the
classic rules and with each other way to play. A line for each says the median, the time that 99 of 100 deals do not
exceed, the total, the positions, and the deals that were left undecided. Then, by the classic rules, what a deal takes
step by step: the plain search in Python and the compiled one, to the win or the loss; the whole decision, deadlocks
and replay included; claim and certificate; their files; the checker. Nothing here asserts a time.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TypeVar

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from verify.certificate.files import write_pair
from verify.checker import check
from verify.deals.grandfathers_clock import numbered
from verify.kernels.grandfathers_clock.game import prepare
from verify.kernels.grandfathers_clock.ready import make_ready
from verify.kernels.grandfathers_clock.search import search
from verify.kernels.grandfathers_clock.shortest import shortest
from verify.kernels.limits import Found
from verify.quotient.grandfathers_clock.search import Search
from verify.rules.grandfathers_clock import Move
from verify.rules.grandfathers_clock_choice import GrandfathersClockChoice
from verify.solvers.answers import Limits
from verify.solvers.grandfathers_clock.decide import decide
from verify.solvers.grandfathers_clock.slowly import search_slowly

T = TypeVar("T")
R = TypeVar("R")

DEALS = os.environ.get("GRANDFATHERS_CLOCK_DEALS", "kpat:1-1000")
CERTIFIED = os.environ.get("GRANDFATHERS_CLOCK_CERTIFIED", "kpat:1-400")
PLAIN_POSITIONS = 20_000
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


def timed(step: str, work: Callable[[T], R], items: Iterable[T], told: dict[str, str]) -> list[R]:
    """What the work makes of each; what it takes, in CPU seconds, is told."""
    made, seconds = [], []
    for item in items:
        begun = time.process_time()
        made.append(work(item))
        seconds.append(time.process_time() - begun)
    seconds.sort()
    median, p99 = seconds[len(seconds) // 2], seconds[len(seconds) * 99 // 100 - 1]
    told[step] = f"median {1000 * median:.2f} ms, p99 {1000 * p99:.2f} ms, total {sum(seconds):.2f} s"
    return made


def step_by_step(directory: Path) -> dict[str, str]:
    """What each step takes for a deal; the checker accepts all that is decided."""
    make_ready()
    choice, told = GrandfathersClockChoice(), dict[str, str]()
    deals = list(numbered(CERTIFIED))
    laid = [choice.laid(deal) for deal in deals]
    limits = Limits(positions=PLAIN_POSITIONS)
    plain = timed(
        "plain search", lambda each: search_slowly(Search(each[1], each[0], deals[0].shape), limits), laid, told
    )
    fast = timed("compiled search", lambda each: search(prepare(each[1], each[0])), laid, told)
    results = timed("decided", lambda deal: decide(deal, choice), deals, told)
    pairs = timed("certified", lambda result: result.certified(), results, told)
    timed("written", lambda each: write_pair(directory, str(each[0]), each[1]), enumerate(pairs), told)
    timed("checked", lambda pair: check(pair.claim, pair.certificate), pairs, told)
    verdicts = {"winnable": "won", "unwinnable": "exhausted"}
    assert [answer.status for answer in fast] == [verdicts[result.verdict] for result in results]
    assert all(one.status in (two.status, "stopped") for one, two in zip(plain, fast, strict=True))
    told["undecided by the plain search"] = str(sum(answer.status == "stopped" for answer in plain))
    return told


@pytest.mark.benchmark(group="from a deal to a checked certificate")
def test_step_by_step(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    told = benchmark.pedantic(step_by_step, [tmp_path], rounds=1)  # type: ignore[no-untyped-call]
    benchmark.extra_info.update(told)
    print("\n", *(f"{step}: {figures}\n" for step, figures in told.items()), sep="")
