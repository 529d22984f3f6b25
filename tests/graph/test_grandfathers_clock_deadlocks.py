"""Deadlocks of Grandfather's Clock: against all play of small decks by the second engine, and on real deals."""

from __future__ import annotations

import random
from itertools import combinations, permutations

import pytest

from support import literal_dial as literal
from support.grandfathers_clock_games import SMALL, WAYS, as_deal, game, random_deal
from verify.cards import Card
from verify.certificate.grandfathers_clock import claim, deadlock_certificate
from verify.checker import Rejected, check
from verify.deals.deal import Shape
from verify.deals.dials import DialPosition
from verify.deals.grandfathers_clock import numbered
from verify.deals.reading import only
from verify.graph.deadlock_words import explain
from verify.graph.grandfathers_clock_deadlocks import largest_deadlock, shortest_deadlock
from verify.rules.grandfathers_clock_choice import GrandfathersClockChoice
from verify.rules.grandfathers_clock_dealing import deal_out
from verify.rules.grandfathers_clock_options import GrandfathersClockRules
from verify.verdict import Verdict

FOUR_BY_TWO, DIAL = Shape(4, 2), (Card(4, 1), Card(3, 2), Card(2, 1))
STARTS = list(permutations([Card(1, 1), Card(3, 1), Card(1, 2), Card(2, 2), Card(4, 2)]))


def accepted(position: DialPosition, shape: Shape, rules: GrandfathersClockRules, cards: tuple[Card, ...]) -> bool:
    """Whether the checker, which states the conditions again, calls these cards a deadlock."""
    deal = as_deal(position, shape, rules)
    try:
        check(claim(deal, rules, Verdict.UNWINNABLE), deadlock_certificate(deal, rules, cards))
    except Rejected:
        return False
    return True


@pytest.mark.parametrize("rules", WAYS, ids=str)
def test_a_deal_with_a_deadlock_is_lost(rules: GrandfathersClockRules) -> None:
    options = literal.Options(rules.build == "alternating", rules.wrap, rules.runs, rules.empty_column == "any")
    for start in STARTS[::4]:
        position = DialPosition((start[:2], start[2:]), DIAL)
        if largest_deadlock(position, rules, FOUR_BY_TWO):
            columns = [[str(card) for card in column] for column in position.columns]
            assert not literal.explored(literal.laid_out(columns, 4, 2), options)[1]


@pytest.mark.parametrize("rules", [rules for rules in WAYS if rules.empty_column == "none"][::2], ids=str)
def test_the_largest_holds_every_set_that_the_checker_accepts(rules: GrandfathersClockRules) -> None:
    found = 0
    for start in STARTS[::17]:
        position = DialPosition((start[:3], start[3:]), DIAL)
        sets = [cards for size in range(1, 6) for cards in combinations(start, size)]
        union = {card for cards in sets if accepted(position, FOUR_BY_TWO, rules, cards) for card in cards}
        assert largest_deadlock(position, rules, FOUR_BY_TWO) == union
        found += bool(union)
    assert found


def test_nothing_can_be_left_out_of_the_shortest() -> None:
    """In the middle of games of all ways to play; the checker accepts it, and none of its parts."""
    chance, found = random.Random(2), 0
    for _ in range(150):
        deal, rules = random_deal(chance, *chance.choice(SMALL))
        position = deal_out(deal, rules)
        for _, later in game(position, rules, chance, chance.randint(0, 6)):
            position = later
        cards = tuple(shortest_deadlock(position, rules, deal.shape))
        assert bool(cards) is bool(largest_deadlock(position, rules, deal.shape))
        if cards:
            found += 1
            assert accepted(position, deal.shape, rules, cards)
            for size in range(1, len(cards)):
                assert not any(accepted(position, deal.shape, rules, part) for part in combinations(cards, size))
    assert found > 20


@pytest.mark.parametrize("number", [2, 78, 231, 317, 344])
def test_five_of_nine_lost_deals_have_one(number: int) -> None:
    """Another program calls them unwinnable; with empty columns that take any card each column must hold a card."""
    choice = GrandfathersClockChoice()
    position = choice.start(only(numbered(f"kpat:{number}"), "kpat"))
    found = shortest_deadlock(position, choice.rules)
    assert len(found) == 8
    assert accepted(position, Shape(13, 4), choice.rules, tuple(found))


def test_one_card_may_be_enough() -> None:
    """In deal 3 the king of spades lies on the jack, and kings go on nothing."""
    choice = GrandfathersClockChoice("classic", (("empty-column", "none"),))
    position = choice.start(only(numbered("kpat:3"), "kpat"))
    assert explain(shortest_deadlock(position, choice.rules)) == "KS cannot go up before JS (under it)"
