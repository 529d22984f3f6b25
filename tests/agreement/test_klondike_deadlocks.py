"""The checker accepts every deadlock that is found, and none with a card too few: it has its own conditions."""

from __future__ import annotations

import random

import pytest

from verify.certificate.klondike import claim, deadlock_certificate
from verify.checker import Rejected, check
from verify.deals.deal import Deal, Shape
from verify.deals.positions import PositionDeal
from verify.deals.random_deals import random_deal
from verify.graph.deadlocks import largest_deadlock, shortest_deadlock
from verify.rules.klondike import apply, legal_moves
from verify.rules.klondike_dealing import deal_out
from verify.rules.klondike_options import KlondikeRules
from verify.verdict import Verdict


def established(deal: Deal | PositionDeal, rules: KlondikeRules, cards: object) -> bool:
    """Whether these cards are a deadlock for the checker."""
    certificate = deadlock_certificate(deal, rules, cards)  # type: ignore[arg-type]
    try:
        return "unwinnable" in check(claim(deal, rules, Verdict.UNWINNABLE), certificate)
    except Rejected as rejected:
        if "deadlock" not in str(rejected):
            raise
        return False


@pytest.mark.parametrize(("draw", "deals"), [(1, 160), (3, 80)])
def test_of_full_decks(draw: int, deals: int) -> None:
    rules, seen = KlondikeRules(draw=draw), 0
    for index in range(1, deals + 1):
        deal = random_deal(2026, index, Shape(13, 4))
        if shortest := shortest_deadlock(deal_out(deal, rules), rules):
            seen += 1
            assert established(deal, rules, shortest)
            assert not any(established(deal, rules, set(shortest) - {card}) for card in shortest)
    assert seen >= 2


def test_of_small_decks_and_in_the_middle_of_a_game() -> None:
    draws, seen = random.Random(4), 0
    for index in range(1, 601):
        rules = KlondikeRules(
            draw=draws.randint(1, 4),
            passes=draws.choice([0, 1, 2]),
            worrying_back=draws.random() < 0.5,
            partial_runs=draws.random() < 0.5,
            columns=3,
        )
        if draws.random() < 0.3:
            rules = rules._replace(recycle="under", passes=0)
        position = deal_out(random_deal(8, index, Shape(4, 3)), rules)
        for _ in range(draws.choice([0, 5, 15])):
            if moves := list(legal_moves(position, rules)):
                position = apply(position, draws.choice(moves), rules)
        deal = PositionDeal(position, Shape(4, 3), "small")
        if largest := largest_deadlock(position, rules):
            seen += 1
            assert established(deal, rules, largest)
            assert established(deal, rules, shortest_deadlock(position, rules))
    assert seen > 40
