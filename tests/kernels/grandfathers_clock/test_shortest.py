"""The fewest moves of a win against breadth-first search by the rules."""

from __future__ import annotations

import pytest

from kernels.grandfathers_clock.small_games import kpat, random_starts, starts, ways_to_play
from verify.deals.deal import Shape
from verify.deals.dials import DialPosition
from verify.kernels.grandfathers_clock.game import prepare
from verify.kernels.grandfathers_clock.search import search
from verify.kernels.grandfathers_clock.shortest import shortest
from verify.rules.grandfathers_clock import after, is_won, legal_moves, play
from verify.rules.grandfathers_clock_options import GrandfathersClockRules

CLASSIC = GrandfathersClockRules()


def fewest_moves(start: DialPosition, rules: GrandfathersClockRules) -> int | None:
    """Level after level, every move of the rules; columns in another order are the same."""
    level, seen, moves = [start], {frozenset(start.columns)}, 0
    while level:
        there = []
        for position in level:
            if is_won(position):
                return moves
            for move in legal_moves(position, rules):
                found = after(position, move)
                if frozenset(found.columns) not in seen:
                    seen.add(frozenset(found.columns))
                    there.append(found)
        level, moves = there, moves + 1
    return None


@pytest.mark.parametrize("rules", ways_to_play(), ids=str)
def test_small_deals(rules: GrandfathersClockRules) -> None:
    """Every seventh deal of 4 ranks and 2 suits in two columns; the moves are played by the rules."""
    for start in starts(step=7):
        found = shortest(prepare(start, rules))
        expected = fewest_moves(start, rules)
        assert found.status == ("exhausted" if expected is None else "won")
        assert expected is None or len(found.line) == found.at_least == expected
        assert expected is None or is_won(list(play(start, found.line, rules))[-1])


@pytest.mark.parametrize("rules", ways_to_play(3)[8:], ids=str)
def test_deals_of_three_suits(rules: GrandfathersClockRules) -> None:
    """Three random deals of 4 ranks and 3 suits, nine cards, in three columns; empty ones stay so."""
    for start in random_starts(Shape(4, 3), 3, 3, seed=5 + rules.wrap):
        expected = fewest_moves(start, rules)
        assert (len(shortest(prepare(start, rules)).line) or None) == expected


def test_real_deals() -> None:
    """Played by the rules; no longer than what the other search finds, and no shorter than a move for each card."""
    for number in range(1, 9):
        start = kpat(number)
        found, any_win = shortest(prepare(start, CLASSIC)), search(prepare(start, CLASSIC))
        assert found.status == any_win.status
        if found.status == "won":
            assert is_won(list(play(start, found.line, CLASSIC))[-1])
            assert 40 <= len(found.line) == found.at_least <= len(any_win.line)


def test_limits_give_a_bound() -> None:
    """KPat deal 9 takes 46 moves, as the search says that goes on to the end."""
    game = prepare(kpat(9), CLASSIC)
    whole = shortest(game)
    few = shortest(game, most_positions=1000)
    assert (few.status, few.why, few.positions, few.line) == ("stopped", "positions", 1000, [])
    assert 40 <= few.at_least <= len(whole.line) == 46
    told: list[int] = []
    small = shortest(game, most_bytes=2 << 20, progress=told.append)
    assert (small.status, small.why) == ("stopped", "memory")
    assert small.bytes <= 2 << 20
    assert told == sorted(told) != []
