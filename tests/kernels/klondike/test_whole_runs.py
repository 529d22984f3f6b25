"""The search where only whole runs move, held against searches through the positions of the rules themselves."""

from __future__ import annotations

from kernels.klondike.small_games import Game, random_games
from support.quotient import small_deal
from verify.deals.deal import STANDARD, Shape
from verify.deals.positions import Column, Position
from verify.deals.random_deals import random_deal
from verify.kernels.klondike.game import prepare
from verify.kernels.klondike.search import search
from verify.kernels.klondike.whole_runs import Arranged, search_whole_runs
from verify.quotient.klondike.concrete import concrete_search
from verify.quotient.klondike.families import FAMILIES
from verify.quotient.klondike.realising import played_onto
from verify.rules.klondike import after, is_won, legal_moves, play
from verify.rules.klondike_dealing import deal_out
from verify.rules.klondike_options import KlondikeRules
from verify.verdict import Verdict

WHOLE = KlondikeRules(partial_runs=False)
MOST = 1_500  # positions that the rules' own search visits of a game
VERDICTS = {"won": Verdict.WINNABLE, "exhausted": Verdict.UNWINNABLE}


def searched(start: Position, rules: KlondikeRules) -> Arranged:
    """What the search finds; a win is played by the rules."""
    found = search_whole_runs(prepare(start, rules), start)
    if found.status == "won":
        *_, end = play(start, played_onto(start, found.steps, rules), rules)
        assert is_won(end)
    return found


def small_deals(count: int) -> list[Game]:
    """Deals of families of small decks, by one rule after the other."""
    return [
        (family.deal(number), family.rules[number % len(family.rules)]._replace(partial_runs=False))
        for family in FAMILIES[1:9]
        for number in range(count)
    ]


def games_under_way(count: int) -> list[Game]:
    """Small games in which cards lie on others already."""
    return [(start, rules._replace(partial_runs=False)) for (start, rules), *_ in random_games(77, count)]


def test_the_verdicts_are_those_of_the_rules() -> None:
    seen = list[str]()
    for start, rules in small_deals(12) + games_under_way(40):
        expected = concrete_search(start, rules, MOST).verdict
        if expected is not Verdict.UNKNOWN:
            seen.append(searched(start, rules).status)
            assert VERDICTS[seen[-1]] is expected
    assert (seen.count("won") > 30, seen.count("exhausted") > 30) == (True, True)


def test_a_deal_that_is_won_by_parts_of_runs_alone() -> None:
    start, rules = small_deal(127, Shape(4, 3), (2, 3, 4)), WHOLE._replace(draw=1)
    assert concrete_search(start, rules).verdict is Verdict.UNWINNABLE
    assert search(prepare(start, rules)).status == "won"
    assert searched(start, rules).status == "exhausted"


def test_as_many_arrangements_are_met_as_there_are() -> None:
    """Where any card of the talon can be had at any time, positions that differ in the waste alone are one."""
    rules = WHOLE._replace(draw=1)
    games = [start for start, _ in games_under_way(10)] + [FAMILIES[8].deal(0), *map(FAMILIES[6].deal, range(8))]
    lost = [start for start in games if concrete_search(start, rules, MOST).verdict is Verdict.UNWINNABLE]
    counts = [(searched(start, rules).positions, len(tables_from(start, rules))) for start in lost]
    assert [met for met, _ in counts] == [there for _, there in counts]
    assert sorted(there for _, there in counts)[-2:] == [54, 116]


def tables_from(start: Position, rules: KlondikeRules) -> set[tuple[tuple[int, ...], tuple[Column, ...]]]:
    """What lies on foundations and in columns, in whatever order, in all positions that can be reached."""
    seen, pending = {start}, [start]
    while pending:
        position = pending.pop()
        for move in legal_moves(position, rules):
            there = after(position, move, rules)._replace(pass_number=1)
            if there not in seen:
                seen.add(there)
                pending.append(there)
    return {(each.foundations, tuple(sorted(each.columns))) for each in seen}


def test_real_deals_are_decided() -> None:
    """Of the first thirty random deals these lead plain searches astray; wins are played by the rules."""
    statuses = {7: "won", 16: "won", 22: "won", 29: "exhausted"}
    for index, status in statuses.items():
        assert searched(deal_out(random_deal(1, index, STANDARD), WHOLE), WHOLE).status == status


def test_limits_stop_it_and_are_told() -> None:
    start = deal_out(random_deal(1, 29, STANDARD), WHOLE)
    game = prepare(start, WHOLE)
    assert search_whole_runs(game, start, most_positions=1000).why == "positions"
    assert search_whole_runs(game, start, most_bytes=2**22).why == "memory"
    assert search_whole_runs(game, start, seconds=0).why == "time"
    told = list[int]()
    assert search_whole_runs(game, start, progress=told.append).status == "exhausted"
    assert told == sorted(told)
    assert len(told) > 3
