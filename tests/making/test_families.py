"""Families of deals: the engine says which deals are won, formulas that play nothing say how many there are."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from math import factorial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from verify.cards import Card
from verify.counting import order as order_laws
from verify.counting import sorted_win
from verify.deals.deal import Deal, Shape
from verify.deals.random_deals import new_deck
from verify.errors import BadInput
from verify.making.families import Kind, Orders, family
from verify.making.sorted_tail import SortedTail
from verify.making.turn_order import order_of, table_with
from verify.rules.clock import outcome, play
from verify.rules.clock_options import PRESETS, ClockRules
from verify.rules.clock_table import deal_out
from verify.verdict import Verdict

STANDARD = Shape(13, 4)
KINDS: list[Kind] = ["all", "winning", "losing"]
SMALL = [Shape(2, 1), Shape(2, 2), Shape(3, 1), Shape(3, 2), Shape(4, 1), Shape(2, 3), Shape(5, 1)]
TOLD_BY_THE_ORDER = ("classic", "shakki", "uva170", "knuth", "aisleriot", "aisleriot-2010", "blocks")
RULES = {
    **{name: PRESETS[name].rules for name in TOLD_BY_THE_ORDER},
    "from pile 1": ClockRules(start=1),
    "from pile 2, sorted": ClockRules(start=2, win="sorted", shuttle="over-bottom"),
    "sorted": ClockRules(win="sorted"),
    "sorted with the exception": ClockRules(win="sorted", dead_end="exception"),
    "from pile 1, turned from the bottom": ClockRules(start=1, shuttle="over-bottom", deal="piles"),
}


def orders_by_verdict(shape: Shape, rules: ClockRules) -> dict[Kind, set[tuple[Card, ...]]]:
    """The turn orders of all deals, by what the engine says of the deal."""
    found: dict[Kind, set[tuple[Card, ...]]] = {"all": set(), "winning": set(), "losing": set()}
    for deck in permutations(new_deck(shape)):
        table = deal_out(Deal(deck, shape=shape), rules)
        kind: Kind = "winning" if outcome(play(table, rules)).verdict is Verdict.WON else "losing"
        found[kind].add(order_of(table, rules))
        found["all"].add(order_of(table, rules))
    return found


def members(orders: Orders) -> Iterator[tuple[Card, ...]]:
    return (orders.order(number) for number in range(orders.size))


@pytest.mark.parametrize("name", RULES)
def test_every_deal_of_small_decks_is_in_its_family_exactly_once(name: str) -> None:
    rules = RULES[name]
    for shape in SMALL:
        if rules.start > shape.ranks:
            continue
        for kind, expected in orders_by_verdict(shape, rules).items():
            if not expected:
                with pytest.raises(BadInput, match=r"no deal of . ranks and . suits is lost under these rules"):
                    family(kind, shape, rules)
                continue
            orders = family(kind, shape, rules)
            found = list(members(orders))
            assert len(found) == len(expected) == orders.size
            assert set(found) == expected
            assert [orders.number(order) for order in found] == list(range(orders.size))
            for other in permutations(new_deck(shape)):
                assert (orders.number(other) is not None) == (other in expected)


@pytest.mark.parametrize("shape", [STANDARD, Shape(2, 1), Shape(5, 3), Shape(20, 2)], ids=str)
def test_sizes_are_those_of_the_exact_laws(shape: Shape) -> None:
    """One way to count is by the row of kings, and for sorted wins by pile; neither knows these numbers."""
    for rules, chance in ((ClockRules(), order_laws.win(*shape)), (ClockRules(win="sorted"), sorted_win.win(*shape))):
        won = factorial(shape.cards) * chance
        assert family("winning", shape, rules).size == won
        if won != factorial(shape.cards):
            assert family("losing", shape, rules).size == factorial(shape.cards) - won
    assert family("all", shape, ClockRules()).size == factorial(shape.cards)


@given(st.sampled_from(KINDS), st.sampled_from(sorted(RULES)), st.data())
def test_numbers_of_full_decks_there_and_back(kind: Kind, name: str, data: st.DataObject) -> None:
    orders = family(kind, STANDARD, RULES[name])
    number = data.draw(st.integers(0, orders.size - 1))
    order = orders.order(number)
    assert sorted(order) == sorted(new_deck(STANDARD))
    assert orders.number(order) == number
    verdict = outcome(play(table_with(order, STANDARD, RULES[name]), RULES[name])).verdict
    assert kind == "all" or verdict == {"winning": "won", "losing": "lost"}[kind]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("rules", [ClockRules(), ClockRules(win="sorted")], ids=["exposed", "sorted"])
def test_the_ends_of_the_numbers(kind: Kind, rules: ClockRules) -> None:
    orders = family(kind, STANDARD, rules)
    for number in (0, orders.size - 1):
        assert orders.number(orders.order(number)) == number
    for number in (-1, orders.size):
        with pytest.raises(ValueError, match="no order of that number"):
            orders.order(number)


@pytest.mark.parametrize("start", [1, 2, 3])
@pytest.mark.parametrize("won", [True, False])
def test_the_numbers_of_sorted_tails_go_by_length_tail_last_card_and_the_rest(start: int, won: bool) -> None:
    """Against all orders of the family sorted by what the docstring says, by the standard library."""
    shape = Shape(3, 2)
    orders = SortedTail(shape, start, won)
    deck = new_deck(shape)

    def place(order: tuple[Card, ...]) -> tuple[object, ...]:
        length = next(back for back, card in enumerate(reversed(order)) if card.rank == start)
        tail = [((card.rank - start) % 3, card.suit) for card in order[6 - length :]]
        return length, tail, order[5 - length].suit, [deck.index(card) for card in order[: 5 - length]]

    found = list(members(orders))
    assert found == sorted(found, key=place)


def test_where_play_always_goes_on_all_deals_are_won() -> None:
    rules = PRESETS["one-king"].rules
    assert family("winning", STANDARD, rules).size == factorial(52)
    with pytest.raises(BadInput, match="no deal of 13 ranks and 4 suits is lost under these rules"):
        family("losing", STANDARD, rules)


@pytest.mark.parametrize(
    "rules",
    [
        *(preset.rules for name, preset in PRESETS.items() if name not in (*TOLD_BY_THE_ORDER, "one-king")),
        ClockRules(dead_end="exception", start=1),
        ClockRules(dead_end="exception-centre", win="sorted"),
        ClockRules(dead_end="exception", start=1, win="sorted"),
    ],
    ids=str,
)
def test_rules_under_which_the_order_alone_does_not_tell(rules: ClockRules) -> None:
    assert family("all", STANDARD, rules).size == factorial(52)
    with pytest.raises(BadInput, match="it takes play to tell which deals are won"):
        family("winning", STANDARD, rules)


def test_sorted_wins_of_very_large_decks_are_not_counted() -> None:
    with pytest.raises(BadInput, match="at most 500 cards"):
        family("winning", Shape(501, 1), ClockRules(win="sorted"))
