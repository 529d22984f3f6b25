"""What cycles say about a second chance, against a second way of playing: all deals by rank of small decks."""

from __future__ import annotations

from collections import Counter

import pytest

from counting import games as second
from verify.graph.bottom_map import bottom_map
from verify.graph.second_chance import decides_after, wins
from verify.rules.clock_options import ClockRules

WATCH, DRAW = ClockRules(second_chance="watch"), ClockRules(second_chance="extra-draw")


@pytest.mark.parametrize(("ranks", "suits"), second.FEWER)
def test_the_cycles_tell_which_places_win(ranks: int, suits: int) -> None:
    """tests/counting/games.py plays the deal with the two cards changed over from its start, or on bare lists."""
    seen: Counter[bool] = Counter()
    for stop in second.lost_games(ranks, suits):
        bottom = bottom_map(stop.laid, WATCH)
        for pile, depth in stop.face_down:
            by_cycles = wins(bottom, pile, is_bottom=depth == suits - 1, rules=WATCH)
            assert by_cycles is second.exchanged(stop, (pile, depth))
            assert wins(bottom, pile, is_bottom=False, rules=DRAW) is second.drawn(stop, pile)
            seen[by_cycles] += 1
    assert seen[True]
    assert seen[False] or ranks * suits <= 2  # a single card is left, and wins


def test_where_cycles_decide_after_a_second_chance() -> None:
    assert decides_after(WATCH)
    assert decides_after(DRAW._replace(dead_end="exception"))
    assert decides_after(ClockRules())
    assert not decides_after(WATCH._replace(win="sorted"))
    assert not decides_after(WATCH._replace(dead_end="exception", start=2))
