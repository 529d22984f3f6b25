"""How hard a deal of Grandfather's Clock is: random games, against the reference rules and chances counted exactly."""

from __future__ import annotations

from fractions import Fraction
from math import sqrt

import pytest

from verify.deals.deal import Deal, Shape
from verify.deals.dials import DialPosition
from verify.deals.grandfathers_clock import numbered
from verify.deals.random_deals import random_deal
from verify.making.grandfathers_clock import RANDOM_GAMES, grade, playouts
from verify.quotient.grandfathers_clock.search import Search, concrete_search
from verify.rules.grandfathers_clock import after, hour_for, is_won, legal_moves
from verify.rules.grandfathers_clock_choice import GrandfathersClockChoice
from verify.rules.grandfathers_clock_dealing import deal_out
from verify.rules.grandfathers_clock_options import GrandfathersClockRules
from verify.verdict import Verdict


def chance(position: DialPosition, rules: GrandfathersClockRules, seen: frozenset[frozenset[object]]) -> Fraction:
    """The chance of a random game, by going through all of them with the reference rules."""
    if is_won(position):
        return Fraction(1)
    for move in legal_moves(position, rules):
        if move.kind == "up" and hour_for(move.card, position):
            return chance(after(position, move), rules, seen)
    seen |= {frozenset(position.columns)}
    there = [after(position, move) for move in legal_moves(position, rules)]
    new = [each for each in there if frozenset(each.columns) not in seen]
    return sum((chance(each, rules, seen) for each in new), Fraction(0)) / max(len(new), 1)


@pytest.mark.parametrize(
    ("shape", "index", "rules"),
    [
        (Shape(7, 3), 4, GrandfathersClockRules(columns=3)),
        (Shape(7, 3), 11, GrandfathersClockRules(columns=3)),
        (Shape(7, 3), 8, GrandfathersClockRules(columns=3, runs=True)),
        (Shape(5, 4), 10, GrandfathersClockRules(columns=3, runs=True)),
        (Shape(5, 4), 5, GrandfathersClockRules(columns=3, runs=True, wrap=True, empty_column="none")),
        (Shape(6, 4), 5, GrandfathersClockRules(columns=4, build="alternating")),
        (Shape(6, 4), 9, GrandfathersClockRules(columns=4)),
        (Shape(6, 4), 3, GrandfathersClockRules(columns=4, clock_suits="second", empty_column="none")),
    ],
    ids=str,
)
def test_the_share_of_wins_is_the_exact_chance(shape: Shape, index: int, rules: GrandfathersClockRules) -> None:
    """Within four standard deviations, on deals of which the chance is neither 0 nor 1."""
    start, games = deal_out(random_deal(1, index, shape), rules), 400
    exact = chance(start, rules, frozenset())
    assert 0 < exact < 1
    won = playouts(start, rules, shape, games, seed=1)
    assert abs(won - games * exact) <= 4 * sqrt(games * exact * (1 - exact))


def test_the_grade_of_a_real_deal() -> None:
    """The choice along the solution by the reference rules; deal 2 of KPat is lost, so that no random game wins."""
    (deal,) = numbered("kpat:1")
    (lost,) = numbered("kpat:2")
    assert isinstance(deal, Deal)
    assert isinstance(lost, Deal)
    choice = GrandfathersClockChoice()
    start, rules = choice.start(deal), choice.for_deal(deal)
    found = concrete_search(Search(start, rules))
    assert found.verdict is Verdict.WINNABLE
    told = grade(start, rules, deal.shape, found.moves)
    assert (told.played, told.moves) == (RANDOM_GAMES, len(found.moves))
    assert 0 < told.won < told.played
    choices, position = 0, start
    for move in found.moves:
        choices += len(list(legal_moves(position, rules)))
        position = after(position, move)
    assert told.branching == Fraction(choices, len(found.moves))
    assert playouts(choice.start(lost), choice.for_deal(lost), lost.shape, 50, 1) == 0
    assert playouts(start, rules, deal.shape, RANDOM_GAMES, 1) == told.won
