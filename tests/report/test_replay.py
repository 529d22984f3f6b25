"""Stored games are drawn only if they come out as stored."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from report.samples import BROKEN, LARGE, ON_TOP, SMALL, counterexample, deck, decks
from support.tables import decks as any_deck
from support.tables import shapes
from verify.deals.deal import Deal
from verify.report.replay import replayed_deck, replayed_example
from verify.rules.clock_choice import Choice
from verify.rules.clock_options import PRESETS
from verify.solvers.clock import decide

PLAYED = sorted({preset.rules.shuttle: name for name, preset in PRESETS.items()}.values())


@given(any_deck(shapes), st.sampled_from(sorted(PRESETS)))
def test_a_deck_gives_the_game_it_was(dealt: Deal, preset: str) -> None:
    result = decide(dealt, Choice(preset))
    again = replayed_deck(deck(result))
    assert again is not None
    assert again.bottom == result.bottom
    assert again.game.positions == result.game.positions


@given(any_deck(shapes), st.sampled_from(PLAYED), st.data())
def test_a_counterexample_gives_the_game_it_was(dealt: Deal, preset: str, data: st.DataObject) -> None:
    start = data.draw(st.integers(1, dealt.shape.ranks))
    result = decide(dealt, Choice(preset, (("start", str(start)),)))
    again = replayed_example(counterexample(result))
    assert again is not None
    assert again.game.table == result.game.table
    assert again.game.turned == result.game.turned


def test_the_samples_can_be_drawn() -> None:
    assert all(replayed_deck(each) for each in decks())
    assert all(replayed_example(counterexample(result)) for result in (SMALL, ON_TOP, LARGE))


WHOLE = counterexample(SMALL)
CHANGES: list[dict[str, Any]] = [
    {"trace": WHOLE.trace[:-1]},
    {"trace": []},
    {"piles": {}},
    {"piles": dict(reversed(WHOLE.piles.items()))},
    {"piles": {**WHOLE.piles, "A": ["??", "AS"]}},
    {"piles": {**WHOLE.piles, "A": WHOLE.piles["2"]}},
    {"piles": {"A": [*WHOLE.piles["A"], *WHOLE.piles["2"]], "2": [], "3": WHOLE.piles["3"]}},
    {"rules": {"start": 99}},
    {"rules": {"kings": "two"}},
    {"ranks": 4},
    {"suits": 10**9},
]


@pytest.mark.parametrize("changes", CHANGES)
def test_what_does_not_come_out_as_stored_is_not_drawn(changes: dict[str, Any]) -> None:
    assert replayed_example(WHOLE) is not None
    assert replayed_example(replace(WHOLE, **changes)) is None


def test_broken_decks_are_not_drawn() -> None:
    assert replayed_example(BROKEN) is None
    whole = deck(SMALL)
    assert replayed_deck(replace(whole, trace=whole.trace[1:])) is None
    assert replayed_deck(replace(whole, piles=[])) is None
    assert replayed_deck(replace(whole, record=replace(whole.record, preset="none"))) is None
