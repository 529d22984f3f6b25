"""Play and bottom map must give the same verdict: on every deal of small decks and on random full decks.

(The classic rules on every deal of still more decks are in test_engine_and_checker.py, where all three methods meet.)

The controls at the end show that the comparison can fail: wrong readings of the bottom map disagree with play.
"""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from support.tables import decks, rank_orders, shapes, table
from verify.deals.deal import Deal
from verify.graph.bottom_map import bottom_map, decides
from verify.rules.clock import outcome, play
from verify.rules.clock_options import PRESETS, ClockRules
from verify.rules.clock_table import Table, deal_out

DECIDED = [name for name, preset in PRESETS.items() if decides(preset.rules)]


def agree(laid: Table, rules: ClockRules) -> bool:
    return outcome(play(laid, rules)).verdict is bottom_map(laid, rules).verdict


@pytest.mark.parametrize(("ranks", "suits"), [(2, 4), (3, 2), (3, 3), (4, 2)])
@pytest.mark.parametrize("shuttle", ["under-top", "over-bottom", "aside"])
@pytest.mark.parametrize("start", [0, 1, 2])
def test_every_rank_deal_with_every_shuttle_from_several_starts(
    ranks: int, suits: int, shuttle: str, start: int
) -> None:
    rules = ClockRules(shuttle=shuttle, start=start)  # type: ignore[arg-type]
    assert all(agree(table(order, suits), rules) for order in rank_orders(ranks, suits))


@given(decks(), st.sampled_from(DECIDED))
def test_random_full_decks_under_every_preset_that_cycles_decide(deal: Deal, preset: str) -> None:
    rules = PRESETS[preset].rules
    assert agree(deal_out(deal, rules), rules)


@given(decks(shapes), st.integers(0, 2))
def test_random_decks_of_any_size_from_any_start(deal: Deal, start: int) -> None:
    rules = ClockRules(start=start)
    assert agree(deal_out(deal, rules), rules)


def test_control_reading_the_top_cards_instead_disagrees() -> None:
    """The same comparison with the wrong end of each pile must fail somewhere, or it would prove nothing."""
    orders = [table(order, 2) for order in rank_orders(3, 2)]
    upside_down = [Table(tuple(tuple(reversed(pile)) for pile in laid.piles)) for laid in orders]
    pairs = zip(orders, upside_down, strict=True)
    assert any(
        outcome(play(laid, ClockRules())).verdict is not bottom_map(wrong, ClockRules()).verdict
        for laid, wrong in pairs
    )


@pytest.mark.parametrize("rules", [ClockRules(win="sorted"), ClockRules(dead_end="clockwise")])
def test_control_where_cycles_do_not_decide_they_do_disagree(rules: ClockRules) -> None:
    assert not decides(rules)
    assert not all(agree(table(order, 2), rules) for order in rank_orders(3, 2))
