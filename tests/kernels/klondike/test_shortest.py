"""The shortest wins against breadth-first search over the slow twin's positions, and real deals against the rules."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import pytest

from kernels.klondike.small_games import random_games
from kernels.klondike.twin import Abstract, Twin
from verify.cards import Card
from verify.deals.numbers import numbered
from verify.deals.positions import Position
from verify.kernels.klondike import shortest as best_first
from verify.kernels.klondike.bound import NEVER
from verify.kernels.klondike.game import prepare
from verify.kernels.klondike.search import search
from verify.kernels.klondike.shortest import BestFirst, shortest
from verify.kernels.limits import Limits
from verify.quotient.klondike.realising import Line, convert
from verify.rules.klondike import is_won, play
from verify.rules.klondike_dealing import deal_out
from verify.rules.klondike_options import KlondikeRules

COST = {"up": 0, "talon-up": 0, "reveal": 1, "talon-down": 1, "back": 2}
GAMES = 40


class Small(NamedTuple):
    """A small game seen through: the moves of all positions, and how many a win takes from those that have one."""

    start: Position
    rules: KlondikeRules
    twin: Twin
    moves: dict[Abstract, list[tuple[str, Card, Abstract]]]
    away: dict[Abstract, int]


@cache
def small_games() -> list[Small]:
    """Games of all kinds, many of them under way."""
    return [
        Small(start, rules, twin, moves, distances(twin, moves))
        for (start, rules), twin, positions, _ in random_games(21, GAMES, 150)
        for moves in [{position: list(twin.moves(position)) for position in positions}]
    ]


def distances(twin: Twin, moves: dict[Abstract, list[tuple[str, Card, Abstract]]]) -> dict[Abstract, int]:
    """By breadth-first search from the wins back."""
    before: dict[Abstract, list[Abstract]] = {position: [] for position in moves}
    for position, there in moves.items():
        for _, _, after in there:
            before[after].append(position)
    met = {position: 0 for position in moves if twin.won(position)}
    order = list(met)
    for position in order:
        for other in before[position]:
            if other not in met:
                met[other] = met[position] + 1
                order.append(other)
    return met


def wins(start: Position, line: Line, rules: KlondikeRules) -> bool:
    """Whether the rules play the line to a win."""
    moves = convert(start, line, rules)
    return moves is not None and is_won([start, *play(start, moves, rules)][-1])


def test_small_games_have_no_shorter_win() -> None:
    longer_than_the_cards = 0
    for game in small_games():
        found = shortest(prepare(game.start, game.rules))
        fewest = game.away.get(game.twin.first)
        assert found.status == ("exhausted" if fewest is None else "won")
        if fewest is not None:
            assert len(found.line) == found.at_least == fewest
            assert wins(game.start, found.line, game.rules)
            longer_than_the_cards += fewest > to_go(game.twin, game.twin.first)
    assert longer_than_the_cards > 5


def to_go(twin: Twin, position: Abstract) -> int:
    """The cards that are not on foundations."""
    return twin.king * len(position.heights) - sum(position.heights)


def test_the_bound_holds_and_no_move_lowers_it_by_more_than_it_costs() -> None:
    told = impossible = 0
    for game in small_games():
        seeking = BestFirst(prepare(game.start, game.rules), Limits())
        bounds = {position: seeking.bound(game.twin.key(position)) for position in game.moves}
        for position, bound in bounds.items():
            if position in game.away:
                assert bound <= game.away[position] - to_go(game.twin, position)
                told += bound > 0
            impossible += bound >= NEVER
            for kind, _, after in game.moves[position]:
                assert bounds[after] >= NEVER or bound <= COST[kind] + bounds[after]
    assert told > 100
    assert impossible > 10


def test_what_is_forced_or_left_out_makes_no_win_longer() -> None:
    forced = left_out = 0
    for _, rules, twin, moves, away in small_games():
        any_card = rules.draw == 1 and not twin.passes
        for position in away:
            for kind, card, after in moves[position]:
                if (kind == "up" or (kind == "talon-up" and any_card)) and twin.safe(position, card):
                    assert away[after] == away[position] - 1
                    forced += 1
                if kind == "back" and twin.safe(after, card):
                    assert away[after] == away[position] + 1
                    left_out += 1
    assert forced > 200
    assert left_out > 20


@pytest.mark.parametrize("draw", [1, 3])
def test_real_deals(draw: int) -> None:
    """Played by the rules to a win, and no longer than what the search for any win finds."""
    rules, shorter = KlondikeRules(draw=draw), 0
    for deal in numbered("random:1:6"):
        start = deal_out(deal, rules)
        game = prepare(start, rules)
        best = shortest(game, most_positions=100_000)
        if best.status == "won":
            some = search(game)
            assert wins(start, best.line, rules)
            assert 52 < len(best.line) == best.at_least <= len(some.line)
            shorter += len(best.line) < len(some.line)
    assert shorter >= 2


def full_deal() -> tuple[Position, KlondikeRules]:
    """A full deal that takes a quarter of a million positions."""
    rules = KlondikeRules(draw=1)
    return deal_out(next(numbered("random:1:#4")), rules), rules


@pytest.mark.parametrize(
    ("limit", "why"),
    [({"most_positions": 5000}, "positions"), ({"most_bytes": 2 * 10**6}, "memory"), ({"seconds": 0.0}, "time")],
)
def test_each_limit_stops_it(limit: dict[str, int], why: str) -> None:
    found = shortest(prepare(*full_deal()), **limit)  # type: ignore[arg-type]
    assert (found.status, found.why, found.line) == ("stopped", why, [])
    assert found.bytes <= limit.get("most_bytes", found.bytes)
    assert found.positions <= limit.get("most_positions", found.positions) + 256
    assert 52 < found.at_least <= 71


def test_memory_that_is_not_there_stops_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise MemoryError

    monkeypatch.setattr(best_first, "copy_all", fails)
    assert shortest(prepare(*full_deal())).why == "memory"


def test_progress_is_told_and_an_interrupt_gets_through() -> None:
    told: list[int] = []

    def interrupt(positions: int) -> None:
        told.append(positions)
        if positions > 50_000:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        shortest(prepare(*full_deal()), progress=interrupt)
    assert told == sorted(told)


def test_a_game_that_is_won_at_once() -> None:
    found = shortest(prepare(Position((), (13,) * 4), KlondikeRules()))
    assert (found.status, found.line, found.at_least) == ("won", [], 0)
