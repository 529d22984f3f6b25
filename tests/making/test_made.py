"""Deals made to order: fixed for ever, named, and read back to the same table in every way to write them."""

from __future__ import annotations

from pathlib import Path

import pytest

from making import by_the_book
from verify.cards import ENGLISH
from verify.deals.deal import Deal, Shape
from verify.deals.numbers import numbered
from verify.deals.random_deals import below
from verify.errors import BadInput
from verify.making.families import Kind
from verify.making.made import number_of, numbered_deals, random_deals, written
from verify.rules.clock import play
from verify.rules.clock_options import PRESETS, ClockRules
from verify.rules.clock_table import deal_out

STANDARD = Shape(13, 4)
VECTORS = [
    line.split() for line in (Path(__file__).parent / "made_deals.txt").read_text().splitlines() if line[0] != "#"
]


def text(deal: Deal) -> list[str]:
    return [str(card) for card in deal.cards]


def made(name: str, shape: Shape) -> Deal:
    kind, seed, index = name.split(":")
    number = int(index.removeprefix("#"))
    assert kind in ("winning", "losing")
    (deal,) = random_deals("winning" if kind == "winning" else "losing", int(seed), [number], shape, ClockRules())
    assert deal.name == name
    return deal


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: f"{vector[0]} {vector[1]}")
def test_these_deals_never_change(vector: list[str]) -> None:
    """Computed once by a second program that imports nothing of ours."""
    name, size, *cards = vector
    ranks, suits = map(int, size.split("x"))
    assert text(made(name, Shape(ranks, suits))) == cards


@pytest.mark.parametrize("shape", [STANDARD, Shape(2, 1), Shape(4, 3), Shape(16, 5)], ids=str)
@pytest.mark.parametrize("kind", ["winning", "losing"])
def test_the_definition_by_a_second_program(kind: Kind, shape: Shape) -> None:
    for seed in (0, 3):
        for index, deal in enumerate(random_deals(kind, seed, range(1, 16), shape, ClockRules()), 1):
            assert text(deal) == by_the_book.deck(kind, seed, index, *shape)


def test_the_words_of_large_numbers_are_joined_and_those_that_would_favour_some_passed_over() -> None:
    k = 2**64 + 1  # 2^128 mod k = 1: of all pairs of words only the topmost must go
    assert below(k, iter([2**64 - 1, 2**64 - 1, 5, 7])) == (5 * 2**64 + 7) % k
    assert below(k, iter([2**64 - 1, 2**64 - 2])) == (2**128 - 2) % k
    assert below(2**64, iter([2**64 - 1, 5])) == 2**64 - 1
    assert below(1, iter([9])) == 0


def test_any_deals_are_the_random_deals_of_old() -> None:
    assert list(random_deals("all", 7, range(1, 4), STANDARD, PRESETS["uva170"].rules)) == list(numbered("random:7:3"))


@pytest.mark.parametrize("preset", ["uva170", "knuth", "aisleriot", "blocks", "shakki"])
@pytest.mark.parametrize("kind", ["winning", "losing"])
def test_a_deal_is_the_same_game_whichever_way_it_is_dealt(preset: str, kind: Kind) -> None:
    rules = PRESETS[preset].rules
    classic = random_deals(kind, 5, range(1, 4), STANDARD, ClockRules())
    for deal, other in zip(random_deals(kind, 5, range(1, 4), STANDARD, rules), classic, strict=True):
        assert (deal.name, deal.listing) == (other.name, rules.listing)
        assert play(deal_out(deal, rules), rules).turned == play(deal_out(other, ClockRules()), ClockRules()).turned


@pytest.mark.parametrize("kind", ["all", "winning", "losing"])
def test_every_number_names_a_deal_and_the_deal_its_number(kind: Kind) -> None:
    for rules in (ClockRules(), PRESETS["aisleriot-2010"].rules, PRESETS["uva170"].rules):
        for deal in numbered_deals(kind, range(10**40, 10**40 + 5), STANDARD, rules):
            assert f"{kind}:#{number_of(deal, kind, rules)}" == deal.name


def test_the_first_and_the_last_deal() -> None:
    """52! and its 13th part, by hand: 80658175170943878571660636856403766975289505440883277824 * 10^12."""
    every = 80658175170943878571660636856403766975289505440883277824000000000000
    sizes: dict[Kind, int] = {"all": every, "winning": every // 13, "losing": every // 13 * 12}
    for kind, last in sizes.items():
        (deal,) = numbered_deals(kind, range(last, last + 1), STANDARD, ClockRules())
        assert deal.name == f"{kind}:#{last}"
        with pytest.raises(BadInput, match=rf"there is no .*deal {last + 1}: expected 1 to {last}$"):
            numbered_deals(kind, range(last + 1, last + 2), STANDARD, ClockRules())


def test_a_deal_that_is_not_of_the_kind_has_no_number() -> None:
    (deal,) = random_deals("losing", 1, [1], STANDARD, ClockRules())
    assert number_of(deal, "losing", ClockRules()) > 0
    with pytest.raises(BadInput, match=r"^losing:1:#1: this is no winning deal, so it has no number among them"):
        number_of(deal, "winning", ClockRules())
    ranks_only = Deal(tuple(card._replace(suit=0) for card in deal.cards), name="plain")
    with pytest.raises(BadInput, match=r"^plain: the deal has ranks only"):
        number_of(ranks_only, "all", ClockRules())


def test_numbers_too_long_to_be_read_are_not_written() -> None:
    assert len(written(10**2000)) == 2001
    with pytest.raises(BadInput, match="at most 1,000 cards"):
        written(10**4000)


def test_cards_of_other_decks() -> None:
    (deal,) = random_deals("winning", 1, [1], Shape(40, 7), ClockRules())
    assert len(set(deal.cards)) == 280
    assert all(ENGLISH.read(str(card)) == card for card in deal.cards)
