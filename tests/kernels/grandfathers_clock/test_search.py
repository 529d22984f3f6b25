"""The compiled search of Grandfather's Clock against the plain one by the rules, on small decks and KPat's deals."""

from __future__ import annotations

from itertools import combinations

import pytest

from kernels.grandfathers_clock.small_games import SMALL, kpat, random_starts, starts, ways_to_play
from verify.deals.deal import Shape
from verify.deals.dials import DialPosition
from verify.errors import BadInput
from verify.kernels.grandfathers_clock.closed_sets import closed_set
from verify.kernels.grandfathers_clock.game import TooLarge, prepare
from verify.kernels.grandfathers_clock.search import ALL, PRUNINGS, search
from verify.quotient.grandfathers_clock.keys import pack, unpack
from verify.quotient.grandfathers_clock.reductions import safe_cards
from verify.quotient.grandfathers_clock.search import Search, concrete_search, reachable
from verify.rules.grandfathers_clock import Move, after, is_won, legal_moves, play
from verify.rules.grandfathers_clock_options import GrandfathersClockRules
from verify.verdict import Verdict

CLASSIC = GrandfathersClockRules()
NONE: frozenset[str] = frozenset()
SETS = [frozenset(names) for number in range(4) for names in combinations(PRUNINGS, number)]
LOST = {2: 3, 25: 18, 78: 6, 169: 20, 231: 24, 317: 690, 335: 10, 344: 22, 396: 168}
"""KPat's deals 1..400 that another program calls unwinnable; the positions of each, counted by a program outside this
project (C++, the columns as sorted words)."""


def verdict(start: DialPosition, rules: GrandfathersClockRules, prunings: frozenset[str]) -> str:
    """How the search ends; the moves of a win are played by the rules."""
    found = search(prepare(start, rules), prunings=prunings)
    if found.status == "won":
        assert is_won(list(play(start, found.line, rules))[-1])
    return found.status


@pytest.mark.parametrize("rules", ways_to_play(), ids=str)
def test_small_deals_as_the_rules_have_them(rules: GrandfathersClockRules) -> None:
    """Every fourth of the 120 deals of 4 ranks and 2 suits in two columns: verdicts, and all positions of lost ones."""
    ended = set()
    for start in starts(step=4):
        plain = reachable(Search(start, rules, SMALL))
        expected = "won" if 0 in plain else "exhausted"  # the key of the won position, whose columns are empty
        assert [verdict(start, rules, prunings) for prunings in SETS] == [expected] * len(SETS)
        if expected == "exhausted":
            closed = closed_set(prepare(start, rules))
            assert sorted(pack(position, SMALL) for position in closed.positions()) == sorted(plain)
        ended.add(expected)
    assert "won" in ended
    assert "exhausted" in ended or (rules.runs and rules.empty_column == "any")  # where nearly every deal is won


@pytest.mark.parametrize("rules", ways_to_play(3), ids=str)
def test_prunings_change_no_verdict(rules: GrandfathersClockRules) -> None:
    """Four random deals of 4 ranks and 3 suits, nine cards, in three columns."""
    for start in random_starts(Shape(4, 3), 3, 4, seed=rules.runs + 2 * rules.wrap):
        won = concrete_search(Search(start, rules, Shape(4, 3))).verdict == Verdict.WINNABLE
        assert [verdict(start, rules, prunings) for prunings in SETS] == ["won" if won else "exhausted"] * len(SETS)


@pytest.mark.parametrize("rules", ways_to_play(), ids=str)
def test_deadlocks_are_lost(rules: GrandfathersClockRules) -> None:
    """At every position of some small deals: with deadlocks alone nothing is tried only where there is no win."""
    cut = lost = 0
    for start in starts(step=29, first=4):
        for key in reachable(Search(start, rules, SMALL)):
            position = unpack(key, 2, SMALL)
            found = search(prepare(position, rules), prunings=frozenset({"deadlocks"}))
            if found.status == "exhausted":
                lost += 1
                cut += found.positions == 1
                assert 0 not in reachable(Search(position, rules, SMALL))
    assert cut > lost // 2 or rules.empty_column == "any"  # where few are cut, for a column is soon emptied


@pytest.mark.parametrize("number", LOST)
def test_lost_deals_of_kpat(number: int) -> None:
    """The positions, but for the largest set, are those by the rules, one by one."""
    start = kpat(number)
    game = prepare(start, CLASSIC)
    found = search(game, prunings=NONE)
    assert (found.status, found.positions) == ("exhausted", LOST[number])
    assert {verdict(start, CLASSIC, prunings) for prunings in SETS} == {"exhausted"}
    if LOST[number] <= 168:
        assert {pack(position) for position in closed_set(game).positions()} == reachable(Search(start))


def test_other_deals_of_kpat_are_won() -> None:
    """Another program calls all but nine of the deals 1..400 winnable; the moves found are played by the rules."""
    ended = {number: verdict(kpat(number), CLASSIC, ALL) for number in range(1, 81)}
    assert {number for number, status in ended.items() if status != "won"} == {2, 25, 78}


@pytest.mark.parametrize("rules", ways_to_play(8)[8:], ids=str)
def test_real_deals_where_nothing_goes_into_empty_columns(rules: GrandfathersClockRules) -> None:
    """With each set of prunings the same, as far as 20,000 positions say anything; wins are played by the rules."""
    for number in range(1, 5):
        game = prepare(kpat(number), rules)
        ended = {search(game, prunings=prunings, most_positions=20_000).status for prunings in SETS}
        assert len(ended - {"stopped"}) <= 1


def test_a_position_in_the_middle_of_a_game() -> None:
    """What lies on what at the start of a search is where it was dealt; the positions from there on are the same."""
    start = kpat(317)
    middle = list(play(start, [next(iter(legal_moves(start, CLASSIC)))], CLASSIC))[-1]
    closed = closed_set(prepare(middle, CLASSIC))
    assert {pack(position) for position in closed.positions()} == reachable(Search(middle))


def test_closed_sets_with_safe_up_are_closed() -> None:
    """Each position that the plain reduction leads to from one of the set is in it, or the one of another safe card."""
    game = prepare(kpat(317), CLASSIC)
    closed = {pack(position): position for position in closed_set(game, reductions=frozenset({"safe-up"})).positions()}
    assert pack(kpat(317)) in closed
    assert len(closed) < LOST[317]
    for position in closed.values():
        safe = [Move("up", card) for card in safe_cards(position, CLASSIC)]
        there = [pack(after(position, move)) in closed for move in safe or legal_moves(position, CLASSIC)]
        assert any(there) if safe else all(there)


def test_limits_give_no_verdict() -> None:
    game = prepare(kpat(27), CLASSIC._replace(empty_column="none"))
    few = search(game, most_positions=5000)
    assert (few.status, few.why, few.line) == ("stopped", "positions", [])
    assert few.positions >= 5000
    told: list[int] = []
    small = search(game, most_bytes=1 << 20, progress=told.append)
    assert (small.status, small.why) == ("stopped", "memory")
    assert small.bytes <= 1 << 20
    assert told == sorted(told) != []
    assert search(game, seconds=0).why == "time"
    assert closed_set(game, most_positions=100).words.tolist() == []


def test_what_does_not_fit_is_refused() -> None:
    with pytest.raises(BadInput, match="no such pruning: bold; expected some of safe-up, deadlocks, lowest-stays"):
        search(prepare(kpat(1), CLASSIC), prunings=frozenset({"bold"}))
    with pytest.raises(BadInput, match="no closed set is made with deadlocks or lowest-stays"):
        closed_set(prepare(kpat(1), CLASSIC), reductions=ALL)
    with pytest.raises(TooLarge, match="a deck of 14 ranks and 4 suits: at most 42 cards to deal are possible"):
        prepare(next(random_starts(Shape(14, 4), 8, 1, seed=1)), CLASSIC)
    start = kpat(1)
    with pytest.raises(BadInput, match="the position does not have every card once"):
        prepare(start._replace(columns=start.columns[1:]), CLASSIC)


def test_a_start_that_is_won() -> None:
    start = kpat(1)
    end = list(play(start, search(prepare(start, CLASSIC)).line, CLASSIC))[-1]
    found = search(prepare(end, CLASSIC))
    assert (found.status, found.positions, found.line) == ("won", 1, [])


def test_other_decks() -> None:
    """As many cards as there is room for: 41 ranks of 2 suits, and few ranks of one suit; the wins are played."""
    for shape, columns in ((Shape(41, 2), 12), (Shape(13, 1), 3), (Shape(5, 4), 5), (Shape(10, 3), 50)):
        rules = CLASSIC._replace(columns=columns, runs=True)
        ended = [verdict(start, rules, ALL) for start in random_starts(shape, columns, 3, seed=shape.ranks)]
        assert "won" in ended
