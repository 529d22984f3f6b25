"""Verdicts by the bottom cards against the game played by the rules, and against the counts of a simulation."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from support.tables import table
from verify.cards import Card
from verify.deals.deal import Deal, Shape
from verify.kernels.bottoms import count_wins, verdicts
from verify.kernels.dealing import deal_many
from verify.kernels.simulation import simulate
from verify.rules.clock import outcome, play
from verify.rules.clock_options import ClockRules
from verify.rules.clock_table import Table, deal_out


def random_rows(number: int, ranks: int, suits: int, seed: int) -> np.ndarray:
    rows = np.zeros((number, ranks * suits), np.uint8)
    deal_many(np.uint64(seed), np.uint64(0), suits, rows)
    return rows


def found(rows: np.ndarray, bottoms: Sequence[int]) -> list[bool]:
    won = np.zeros(len(rows), np.uint8)
    verdicts(rows, np.array(bottoms, np.int64), won)
    return [bool(each) for each in won]


def played(laid: Table, rules: ClockRules) -> bool:
    return outcome(play(laid, rules)).verdict == "won"


@pytest.mark.parametrize(
    ("ranks", "suits", "number"), [(13, 4, 1000), (3, 2, 300), (2, 1, 10), (20, 1, 50), (60, 4, 20)]
)
def test_tables(ranks: int, suits: int, number: int) -> None:
    rows = random_rows(number, ranks, suits, 11)
    bottoms = range(suits - 1, ranks * suits, suits)
    expected = [played(table([int(card) + 1 for card in row], suits), ClockRules()) for row in rows]
    assert found(rows, bottoms) == expected
    assert ranks == 60 or len(set(expected)) == 2


@pytest.mark.parametrize("rules", [ClockRules(), ClockRules(deal="piles"), ClockRules(shuttle="over-bottom")], ids=str)
def test_decks_as_they_are_dealt(rules: ClockRules) -> None:
    """Where the bottom cards of a dealt deck are is asked of the rules once, for all decks."""
    shape = Shape(13, 4)
    numbered = Deal(tuple(Card(place + 1) for place in range(52)), shape=shape)
    laid = deal_out(numbered, rules)
    lowest = 0 if rules.shuttle == "over-bottom" else -1
    bottoms = [laid.pile(pile)[lowest].rank - 1 for pile in range(1, 14)]
    rows = random_rows(400, 13, 4, 12)
    decks = [Deal(tuple(Card(int(card) + 1) for card in row), shape=shape) for row in rows]
    assert found(rows, bottoms) == [played(deal_out(deck, rules), rules) for deck in decks]


def test_deal_and_decide_counts_what_a_simulation_counts() -> None:
    (tallies,) = simulate(13, 4, 50_000, seed=5, first=1000)
    assert tallies.counts("won")[1] == count_wins(np.uint64(5), np.uint64(1000), 50_000, 13, 4)
