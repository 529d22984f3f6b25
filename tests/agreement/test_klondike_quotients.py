"""Three programs know the quotient of Klondike, and none knows another: the plain one, the compiled one, the checker.

The numbers of positions and the moves between them must be the same, since certificates are made by one and judged by
another.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from support.quotient import after_play, full_deal, small_deal
from verify.checker import cards as checker_cards
from verify.checker import klondike_quotient, klondike_rules
from verify.checker.klondike_steps import Steps
from verify.deals.deal import Shape
from verify.deals.positions import Position
from verify.kernels.loading import load
from verify.quotient.klondike.abstraction import start_of
from verify.quotient.klondike.families import ALL_RULES
from verify.quotient.klondike.game import Game, game_from
from verify.quotient.klondike.keys import pack, unpack
from verify.quotient.klondike.moves import steps
from verify.quotient.klondike.reductions import SKIP_SAFE_BACK
from verify.quotient.klondike.search import explore, winning_line
from verify.rules.klondike_options import KlondikeRules

FAMILIES = ((Shape(5, 2), (2, 3)), (Shape(4, 3), (3, 3)), (Shape(5, 2), (1, 2, 3)))


def games() -> Iterator[Game]:
    """Small games, as dealt and from the middle, by all rules and three passes."""
    for number, rules in enumerate([*ALL_RULES, KlondikeRules(draw=2, passes=3), KlondikeRules(draw=4, passes=3)]):
        start = small_deal(number, *FAMILIES[number % len(FAMILIES)])
        yield game_from(after_play(start, rules, 5 * (number % 3), number), rules)


def in_checker(game: Game) -> klondike_quotient.Quotient:
    start, rules = game.start, game.rules
    table = klondike_rules.Table(
        tuple(klondike_rules.Column(cards(column.down), cards(column.up)) for column in start.columns),
        start.foundations, cards(start.stock), cards(start.waste), start.pass_number,
    )  # fmt: skip
    options = (rules.draw, rules.passes, rules.recycle, rules.worrying_back, rules.partial_runs)
    return klondike_quotient.Quotient(table, klondike_rules.Rules(*options), game.ranks)


def cards(there: tuple[tuple[int, int], ...]) -> tuple[checker_cards.Card, ...]:
    return tuple(checker_cards.Card(*card) for card in there)


def plain_steps(game: Game, key: int) -> set[tuple[str, str, int]]:
    return {(move.kind, str(move.card), pack(game, after)) for move, after in steps(game, unpack(game, key))}


def test_the_checker_has_the_same_numbers_and_moves() -> None:
    seen = 0
    for game in games():
        quotient = in_checker(game)
        checked = Steps(quotient)
        assert quotient.start == pack(game, start_of(game))
        for key in sorted(explore(game))[:60]:
            moves = {(kind, quotient.names[card], after) for kind, card, after in checked.of(key)}
            assert moves == plain_steps(game, key)
            seen += len(moves)
    assert seen > 1000


@pytest.mark.parametrize("rules", [KlondikeRules(), KlondikeRules(passes=3), KlondikeRules(recycle="under")], ids=str)
def test_they_have_the_same_moves_on_real_deals(rules: KlondikeRules) -> None:
    for first in (0, 70):
        game = game_from(after_play(full_deal(4, rules), rules, first, seed=3), rules)
        quotient, at = in_checker(game), start_of(game)
        checked = Steps(quotient)
        for number in range(40):
            key = pack(game, at)
            moves = {(kind, quotient.names[card], after) for kind, card, after in checked.of(key)}
            assert moves == plain_steps(game, key)
            there = [after for _, after in steps(game, at)]
            at = there[number % len(there)] if there else at


def test_the_compiled_closed_sets_are_the_same() -> None:
    """Where no position is won, all that can be reached is a closed set: the plain one, and one without safe cards."""
    compiled, lost = load("klondike.closed_sets"), 0
    for game in games():
        if winning_line(game) is None:
            lost += 1
            prepared = load("klondike.game").prepare(game.start, game.rules)
            assert [int(key) for key in compiled.closed_set(prepared).keys] == sorted(explore(game))
            if game.rules.worrying_back:
                names = frozenset([SKIP_SAFE_BACK])
                found = compiled.closed_set(prepared, reductions=names)
                assert [int(key) for key in found.keys] == sorted(explore(game, names))
    assert lost > 12


@pytest.mark.parametrize("rules", [KlondikeRules(), KlondikeRules(draw=2, passes=2)], ids=str)
def test_a_real_deal_is_found_lost_in_the_same_positions(rules: KlondikeRules) -> None:
    start = _lost(rules)
    game = game_from(start, rules)
    found = load("klondike.closed_sets").closed_set(load("klondike.game").prepare(start, rules))
    assert found.status == "exhausted"
    assert {int(key) for key in found.keys} == explore(game)


def _lost(rules: KlondikeRules) -> Position:
    """The first real deal that the compiled search finds lost among few positions."""
    for index in range(1, 200):
        start = full_deal(index, rules)
        prepared = load("klondike.game").prepare(start, rules)
        if load("klondike.closed_sets").closed_set(prepared, most_positions=5000).status == "exhausted":
            return start
    raise AssertionError("no such deal")
