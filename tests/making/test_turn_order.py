"""Deals and turn orders belong together one to one; the reference engine turns the cards in just that order."""

from __future__ import annotations

from itertools import permutations, product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from verify.cards import Card
from verify.deals.deal import Deal, Shape
from verify.deals.random_deals import new_deck
from verify.making.turn_order import order_of, table_with
from verify.rules.clock import play
from verify.rules.clock_options import ClockRules
from verify.rules.clock_table import Table, deal_out, gather

STANDARD = Shape(13, 4)
CONVENTIONS: dict[str, tuple[Any, ...]] = {
    "deal": ("rounds", "piles", "centre-last"),
    "first_pile": (1, 2),
    "direction": ("clockwise", "anticlockwise"),
    "listing": ("top-first", "bottom-first"),
    "shuttle": ("under-top", "over-bottom", "aside"),
    "start": (0, 1, 2),
}
ALL_RULES = [
    ClockRules()._replace(**dict(zip(CONVENTIONS, values, strict=True))) for values in product(*CONVENTIONS.values())
]
SOME_RULES = ALL_RULES[::31]


def by_the_engine(table: Table, rules: ClockRules) -> tuple[Card, ...]:
    """Every card in the order in which the reference engine turns it, going on clockwise at every dead end."""
    return play(table, rules._replace(dead_end="clockwise")).turned


def every_order_and_deal(shape: Shape, rules: ClockRules) -> None:
    orders = set(permutations(new_deck(shape)))
    tables = set()
    for order in orders:
        table = table_with(order, shape, rules)
        assert order_of(table, rules) == order == by_the_engine(table, rules)
        assert deal_out(Deal(gather(table, rules), shape=shape), rules) == table
        tables.add(table)
    assert tables == {deal_out(Deal(deck, shape=shape), rules) for deck in orders}


@pytest.mark.parametrize("shape", [Shape(2, 1), Shape(2, 2), Shape(3, 1), Shape(4, 1)])
def test_every_deal_of_tiny_decks_by_all_conventions(shape: Shape) -> None:
    for rules in ALL_RULES:
        if rules.first_pile < shape.ranks:
            every_order_and_deal(shape, rules)


@pytest.mark.parametrize("rules", SOME_RULES, ids=str)
def test_every_deal_of_three_ranks_and_two_suits(rules: ClockRules) -> None:
    every_order_and_deal(Shape(3, 2), rules)


@given(st.permutations(new_deck(STANDARD)), st.sampled_from(ALL_RULES), st.integers(0, 13))
def test_full_decks(order: list[Card], rules: ClockRules, start: int) -> None:
    rules = rules._replace(start=start)
    table = table_with(order, STANDARD, rules)
    assert order_of(table, rules) == tuple(order) == by_the_engine(table, rules)


@given(st.permutations(new_deck(STANDARD)), st.sampled_from(ALL_RULES), st.integers(0, 13))
def test_full_decks_from_the_deal(deck: list[Card], rules: ClockRules, start: int) -> None:
    rules = rules._replace(start=start)
    table = deal_out(Deal(tuple(deck)), rules)
    assert table_with(order_of(table, rules), STANDARD, rules) == table


def test_a_game_that_stops_turns_the_beginning_of_the_order() -> None:
    for deck in permutations(new_deck(Shape(3, 2))):
        table = deal_out(Deal(deck, shape=Shape(3, 2)), ClockRules())
        turned = play(table, ClockRules()).turned
        assert order_of(table, ClockRules())[: len(turned)] == turned
