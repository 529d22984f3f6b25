"""Random winning and losing deals are uniform: 20,000 of each against exact laws, by chi-square tests.

The seeds are fixed, so the tests always end alike. Each of the tests below would fail a truly uniform maker with
a chance of less than one in a million; the laws come from ``verify.counting``, which counts and makes nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction

import pytest

from support.chi_square import p_value, tail
from verify.cards import Card
from verify.counting import bottoms, order, sorted_win, trees
from verify.counting.laws import Law
from verify.deals.deal import Shape
from verify.deals.random_deals import below, new_deck, words
from verify.graph.bottom_map import BottomMap, bottom_map
from verify.making.families import Kind, family
from verify.making.made import random_deals
from verify.making.turn_order import order_of
from verify.rules.clock_options import ClockRules
from verify.rules.clock_table import Table, deal_out

STANDARD = Shape(13, 4)
CLASSIC = ClockRules()
DEALS = 20_000
SEEDS: Mapping[Kind, int] = {"winning": 2026, "losing": 2027}
MILLIONTH = 1e-6
KING = 13

Orders = dict[Kind, list[tuple[Card, ...]]]


@pytest.fixture(scope="module")
def tables() -> dict[Kind, list[Table]]:
    return {
        kind: [deal_out(deal, CLASSIC) for deal in random_deals(kind, seed, range(1, DEALS + 1), STANDARD, CLASSIC)]
        for kind, seed in SEEDS.items()
    }


@pytest.fixture(scope="module")
def orders(tables: dict[Kind, list[Table]]) -> Orders:
    return {kind: [order_of(table, CLASSIC) for table in made] for kind, made in tables.items()}


@pytest.fixture(scope="module")
def lost_maps(tables: dict[Kind, list[Table]]) -> list[BottomMap]:
    return [bottom_map(table, CLASSIC) for table in tables["losing"]]


def at_place(kind: Kind, place: int) -> dict[Card, Fraction]:
    """The chance of each card at a place of the order, from 0: the last card is of the kind, the rest is shuffled."""
    lasts = [card for card in new_deck(STANDARD) if (card.rank == KING) == (kind == "winning")]
    last = {card: Fraction(card in lasts, len(lasts)) for card in new_deck(STANDARD)}
    return last if place == 51 else {card: (1 - chance) / 51 for card, chance in last.items()}


def if_lost(law: Law) -> Law:
    """A law of something that is 0 in deals that are won and never in others."""
    return {value: chance / (1 - law[0]) for value, chance in law.items() if value}


@pytest.mark.parametrize("kind", SEEDS)
def test_cards_at_places(orders: Orders, kind: Kind) -> None:
    """52 places, each tested on its own; all tests together fail with less than a millionth."""
    for place in range(52):
        counts = Counter(made[place] for made in orders[kind])
        assert p_value(counts, at_place(kind, place)) > MILLIONTH / 52


@pytest.mark.parametrize("kind", SEEDS)
def test_neighbours(orders: Orders, kind: Kind) -> None:
    """Two cards in a row in the midst of the order: before the last card are twelve ranks of four and one of three."""
    counts = Counter(made[24].rank == made[25].rank for made in orders[kind])
    alike = Fraction(12 * 4 * 3 + 3 * 2, 51 * 50)
    assert p_value(counts, {True: alike, False: 1 - alike}) > MILLIONTH


def test_cards_face_down_in_lost_games(orders: Orders) -> None:
    counts = Counter(next(left for left in range(52) if made[51 - left].rank == KING) for made in orders["losing"])
    assert p_value(counts, order.face_down_if_lost(13, 4)) > MILLIONTH


def test_kings_at_the_bottom_of_clock_piles_in_won_deals(tables: dict[Kind, list[Table]]) -> None:
    counts = Counter(sum(pile[-1].rank == KING for pile in table.piles[:12]) for table in tables["winning"])
    law = {
        kings: chance * bottoms.win_if_kings_lie(13, 4, kings) / order.win(13, 4)
        for kings, chance in bottoms.king_bottoms(13, 4).items()
    }
    assert p_value(counts, law) > MILLIONTH


def test_won_deals_have_no_cycle(tables: dict[Kind, list[Table]]) -> None:
    assert not any(bottom_map(table, CLASSIC).cycles for table in tables["winning"][::10])


def test_cycles_of_lost_deals(lost_maps: list[BottomMap]) -> None:
    cycles = Counter(len(found.cycles) for found in lost_maps)
    assert p_value(cycles, if_lost(trees.cycles(13, 4))) > MILLIONTH
    on_cycles = Counter(sum(map(len, found.cycles)) for found in lost_maps)
    assert p_value(on_cycles, if_lost(trees.cyclic_piles(13, 4))) > MILLIONTH
    not_reaching = Counter(len(found.not_reaching) for found in lost_maps)
    assert p_value(not_reaching, if_lost(trees.not_reaching(13, 4))) > MILLIONTH


def test_a_maker_that_is_wrong_is_found_out(orders: Orders) -> None:
    """Losing deals of which one in fifty has an ace at the end for certain."""
    counts = Counter(Card(1, 1) if index % 50 == 0 else made[51] for index, made in enumerate(orders["losing"]))
    assert p_value(counts, at_place("losing", 51)) < MILLIONTH


def test_wins_with_cards_face_down() -> None:
    """Where these count as home: how many there are, in 3,000 deals."""
    rules = ClockRules(win="sorted")
    orders = family("winning", STANDARD, rules)
    drawn = (orders.order(below(orders.size, words("winning", 2026, index))) for index in range(1, 3_001))
    counts = Counter(next(left for left in range(52) if made[51 - left].rank == KING) for made in drawn)
    won = sorted_win.win(13, 4)
    law = {left: chance / won for left, chance in sorted_win.win_by_face_down(13, 4).items()}
    assert p_value(counts, law) > MILLIONTH


@pytest.mark.parametrize("kind", SEEDS)
@pytest.mark.parametrize("rules", [CLASSIC, ClockRules(win="sorted")], ids=["exposed", "sorted"])
def test_all_deals_of_a_small_deck_turn_up_equally_often(kind: Kind, rules: ClockRules) -> None:
    shape = Shape(3, 2)
    size = family(kind, shape, rules).size
    counts = Counter(deal.cards for deal in random_deals(kind, 2026, range(1, 30 * size + 1), shape, rules))
    assert len(counts) == size
    assert p_value(counts, dict.fromkeys(counts, Fraction(1, size))) > MILLIONTH


@pytest.mark.parametrize(
    ("statistic", "freedom", "chance"),
    [(3.841, 1, 0.05), (5.991, 2, 0.05), (18.307, 10, 0.05), (27.688, 13, 0.01), (124.342, 100, 0.05), (0, 5, 1)],
)
def test_the_tail_of_chi_square(statistic: float, freedom: int, chance: float) -> None:
    """Against printed tables."""
    assert tail(statistic, freedom) == pytest.approx(chance, rel=2e-3)
