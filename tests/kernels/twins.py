"""What the kernels are compared with: the reference engine and networkx, deal by deal; variants to compare."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import networkx as nx

from support.tables import table
from verify.graph.bottom_map import by_networkx
from verify.kernels.tallies import Outcome
from verify.kernels.variants import DEAD_ENDS, POLICIES, SECOND_CHANCES, WINS, Variant
from verify.rules import clock
from verify.rules.clock_chance import continuations
from verify.rules.clock_options import ClockRules
from verify.rules.clock_table import Table, start_pile


def variants(starts: Sequence[int] = (0,), wins: Sequence[str] = WINS) -> list[Variant]:
    """Every variant that starts at one of these piles."""
    return [*without_second_chance(starts, wins), *with_second_chance(starts, wins)]


def without_second_chance(starts: Sequence[int] = (0,), wins: Sequence[str] = WINS) -> list[Variant]:
    return [Variant(dead_end, win, start) for start in starts for dead_end in DEAD_ENDS for win in wins]


def with_second_chance(starts: Sequence[int] = (0,), wins: Sequence[str] = WINS) -> list[Variant]:
    return [
        Variant(dead_end, win, start, second_chance, policy)
        for start in starts
        for dead_end in ("stop", "exception")
        for second_chance in SECOND_CHANCES[1:]
        for win in wins
        for policy in POLICIES
        if win == "exposed" or not policy.startswith("best")
    ]


def rules_of(variant: Variant) -> ClockRules:
    values: dict[str, Any] = variant._asdict()
    return ClockRules(**values)


def games(deal: Sequence[int], suits: int, variant: Variant) -> dict[Outcome, Fraction]:
    """Everything the games of a deal may come to, with the chance of each, by the reference engine."""
    game = clock.play(table(list(deal), suits), rules_of(variant))
    ways = [(way.outcome, way.chance) for way in continuations(game)] or [(clock.outcome(game), Fraction(1))]
    found: Counter[Outcome] = Counter()
    for done, chance in ways:
        went_on = done.restarts + done.exceptions
        completed = done.completed_clock_piles, len(done.completed)
        found[Outcome(int(done.verdict == "won"), done.turned, *completed, went_on)] += chance  # type: ignore[assignment]
    return dict(found)  # type: ignore[arg-type]


def maps(deal: Sequence[int], suits: int, start: int) -> tuple[dict[str, int], Counter[int]]:
    """The figures of the bottom map by networkx and by playing from every pile; how many cycles have which length."""
    laid = table(list(deal), suits)
    first = start_pile(laid, ClockRules(start=start))
    bottoms = {pile: laid.pile(pile)[-1].rank for pile in range(1, laid.centre + 1)}
    astray = by_networkx({pile: home for pile, home in bottoms.items() if pile != first}, first)
    every_arc: nx.DiGraph[int] = nx.DiGraph(list(bottoms.items()))
    clock_piles = range(1, laid.centre)
    figures = {
        "cycles": len(astray.cycles),
        "cyclic_piles": sum(map(len, astray.cycles)),
        "not_reaching": len(astray.not_reaching),
        "own_bottoms": sum(bottoms[pile] == pile for pile in clock_piles),
        "king_bottoms": sum(bottoms[pile] == laid.centre for pile in clock_piles),
        "components": nx.number_weakly_connected_components(every_arc),
        "winning_starts": sum(_wins(laid, pile) for pile in bottoms),
    }
    return figures, Counter(map(len, astray.cycles))


def _wins(laid: Table, start: int) -> bool:
    return clock.outcome(clock.play(laid, ClockRules(start=start))).verdict == "won"
