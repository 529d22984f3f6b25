"""How fast Klondike is decided, beside pyksolve: ``pytest tests/benchmarks/test_klondike_speed.py --benchmark-only``.

The same 100 random deals at draw 1, 2 and 3, unlimited passes, cards may come back, each deal timed by itself in CPU
seconds. A line for each solver says the median, the time that 99 of 100 deals do not exceed, and the total; then the
positions a second and the bytes a position, and the deals that were left undecided. pyksolve looks for a win in its
fast mode, up to the number of positions in ``PYKSOLVE_POSITIONS`` a deal. Compiling is timed by itself, once with
nothing kept from before and once as every later run finds it. Nothing here asserts a time.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from verify.deals.numbers import numbered
from verify.deals.positions import Position
from verify.kernels.klondike.game import prepare
from verify.kernels.klondike.search import search
from verify.rules.klondike_dealing import deal_out, gather
from verify.rules.klondike_options import KlondikeRules

DEALS = os.environ.get("KLONDIKE_DEALS", "random:1:100")
PYKSOLVE_POSITIONS = 50_000

_THEIR_SUITS = {1: 4, 2: 3, 3: 2, 4: 1}  # clubs, diamonds, hearts, spades


class Decided(NamedTuple):
    """What a solver came to: won, exhausted or stopped, and for ours how much it took."""

    status: str
    seconds: float
    positions: int = 0
    bytes: int = 0


Decide = Callable[[Position, KlondikeRules], tuple[str, int, int]]


def by_kernel(start: Position, rules: KlondikeRules) -> tuple[str, int, int]:
    found = search(prepare(start, rules), most_bytes=4 << 30)
    return found.status, found.positions, found.bytes


def by_pyksolve(start: Position, rules: KlondikeRules) -> tuple[str, int, int]:
    from pyksolve.solver import Solitaire, SolveResult

    game = Solitaire()
    game.draw_count = rules.draw
    game.load_solitaire("".join(f"{card.rank:02}{_THEIR_SUITS[card.suit]}" for card in gather(start, rules)))
    game.reset_game()
    found = game.solve_fast(max_closed_count=PYKSOLVE_POSITIONS)
    solved = found in (SolveResult.SolvedMinimal, SolveResult.SolvedMayNotBeMinimal)
    return "won" if solved else "exhausted" if found == SolveResult.Impossible else "stopped", 0, 0


def decide_all(decide: Decide, draw: int) -> list[Decided]:
    rules = KlondikeRules(draw=draw)
    found = []
    for deal in numbered(DEALS):
        start = deal_out(deal, rules)
        begun = time.process_time()
        status, positions, taken = decide(start, rules)
        found.append(Decided(status, time.process_time() - begun, positions, taken))
    return found


def figures(found: list[Decided]) -> dict[str, str]:
    """The figures of the line."""
    seconds = sorted(decided.seconds for decided in found)
    total, positions = sum(seconds), sum(decided.positions for decided in found)
    largest = max(found, key=lambda decided: decided.positions)
    told = {
        "median": f"{1000 * seconds[len(seconds) // 2]:.2f} ms",
        "p99": f"{seconds[len(seconds) * 99 // 100 - 1]:.3f} s",
        "total": f"{total:.2f} s",
        "won": str(sum(decided.status == "won" for decided in found)),
        "undecided": str(sum(decided.status == "stopped" for decided in found)),
    }
    if positions:
        told |= {"positions": f"{positions:,}", "a second": f"{positions / total / 1e6:.2f} million"}
        told |= {"bytes a position, largest deal": f"{largest.bytes / largest.positions:.1f}"}
    return told


@pytest.mark.benchmark(group="100 deals of Klondike decided")
@pytest.mark.parametrize("draw", [1, 2, 3])
@pytest.mark.parametrize("decide", [by_kernel, by_pyksolve])
def test_hundred_deals(benchmark: BenchmarkFixture, decide: Decide, draw: int) -> None:
    """Where pyksolve finds a win there is one."""
    if decide is by_kernel:
        search(prepare(deal_out(next(numbered(DEALS)), KlondikeRules(draw=draw)), KlondikeRules(draw=draw)))
    found = benchmark.pedantic(decide_all, [decide, draw], rounds=1)  # type: ignore[no-untyped-call]
    told = figures(found)
    benchmark.extra_info.update(told)
    print(f"\ndraw {draw} {decide.__name__}:", ", ".join(f"{name} {value}" for name, value in told.items()))
    if decide is by_pyksolve:
        ours = decide_all(by_kernel, draw)
        assert all(mine.status == "won" for mine, other in zip(ours, found, strict=True) if other.status == "won")


FIRST = """
import time
from verify.deals.numbers import numbered
from verify.kernels.klondike.game import prepare
from verify.kernels.klondike.search import search
from verify.rules.klondike_dealing import deal_out
from verify.rules.klondike_options import KlondikeRules
game = prepare(deal_out(next(numbered("random:1")), KlondikeRules()), KlondikeRules())
begun = time.process_time()
search(game, most_positions=2)
print(time.process_time() - begun)
"""


@pytest.mark.benchmark(group="compiling")
def test_first_call(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    """From a copy of the package, so that nothing is found compiled the first time."""
    house = Path(__file__).parent.parent.parent / "verify"
    skip = "--exclude=__pycache__"
    subprocess.run(f"tar -c {skip} -C {house.parent} verify | tar -x -C {tmp_path}", shell=True, check=True)

    def first() -> float:
        done = subprocess.run([sys.executable, "-c", FIRST], cwd=tmp_path, capture_output=True, text=True, check=True)
        return float(done.stdout)

    cold, kept = first(), benchmark.pedantic(first, rounds=1)  # type: ignore[no-untyped-call]
    benchmark.extra_info.update(cold=f"{cold:.1f} s", kept=f"{kept:.2f} s")
    print(f"\nthe first search: {cold:.1f} s with nothing compiled before, {kept:.2f} s from what was kept")
