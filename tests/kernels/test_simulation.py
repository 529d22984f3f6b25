"""Simulations: the same everywhere, the same as playing each deal by the rules, and near the exact laws."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import numpy as np
import pytest

from kernels.laws import WINS
from kernels.twins import games
from verify.errors import BadInput
from verify.kernels import simulation
from verify.kernels.dealing import deal_many
from verify.kernels.simulation import simulate
from verify.kernels.tallies import Outcome, Tallies
from verify.kernels.variants import Variant

FORCED = [Variant(), Variant(dead_end="clockwise"), Variant(dead_end="exception-centre", win="sorted", start=3)]
FORCED += [Variant(second_chance="watch", watch_card="next-bottom")]


def test_the_same_games_as_the_engine_plays() -> None:
    rows = np.zeros((300, 52), np.uint8)
    deal_many(np.uint64(9), np.uint64(17), 4, rows)
    for tallies in simulate(13, 4, 300, 9, FORCED, first=17):
        expected: Counter[Outcome] = Counter()
        for row in rows:
            (outcome,) = games([int(card) + 1 for card in row], 4, tallies.variant)
            expected[outcome] += 1
        assert tallies.outcomes == expected
        assert tallies.weight == 1
        assert tallies.verdicts == {}


def test_a_drawn_card_is_one_that_the_rules_allow() -> None:
    """One deal at a time, so that its games are known."""
    chosen = [Variant(second_chance="watch"), Variant(second_chance="extra-draw")]
    rows = np.zeros((60, 12), np.uint8)
    deal_many(np.uint64(3), np.uint64(0), 3, rows)
    for index, row in enumerate(rows):
        for tallies in simulate(4, 3, 1, 3, chosen, first=index):
            assert set(tallies.outcomes) <= set(games([int(card) + 1 for card in row], 3, tallies.variant))


def test_parts_and_workers_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = [Variant(), Variant(second_chance="watch")]
    whole = simulate(13, 4, 5000, 1, chosen, workers=1)
    first, rest = simulate(13, 4, 2000, 1, chosen), simulate(13, 4, 3000, 1, chosen, first=2000)
    assert tuple(a + b for a, b in zip(first, rest, strict=True)) == whole
    monkeypatch.setattr(simulation, "PART", 333)
    assert simulate(13, 4, 5000, 1, chosen, workers=3) == whole
    assert simulate(13, 4, 5000, 1, chosen[1:]) == whole[1:]


def test_near_the_exact_laws_at_full_size() -> None:
    """Every chance of a win, from 200,000 deals of a fixed seed: within four standard deviations."""
    for tallies in simulate(13, 4, 200_000, 2026, list(WINS)):
        chance = WINS[tallies.variant](13, 4)
        wins = tallies.law("won").get(1, Fraction(0))
        assert (wins - chance) ** 2 <= 16 * chance * (1 - chance) / tallies.deals, tallies.variant


def test_counts_of_verdicts_are_those_of_games() -> None:
    (tallies,) = simulate(13, 4, 1000, 1)
    assert isinstance(tallies, Tallies)
    assert sum(tallies.counts("won").values()) == 1000


@pytest.mark.parametrize(("deals", "seed", "first"), [(0, 1, 0), (1, -1, 0), (1, 2**64, 0), (1, 0, -1), (2**48, 0, 1)])
def test_bad_input(deals: int, seed: int, first: int) -> None:
    with pytest.raises(BadInput, match="expected at most"):
        simulate(13, 4, deals, seed, first=first)
