"""Where cards lie, and what a player has seen of them."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from support.tables import games
from verify.cards import Card
from verify.deals import numbered
from verify.deals.deal import Deal, Shape
from verify.deals.partial_deals import PartialDeal, all_known
from verify.rules.clock import Game, play
from verify.rules.clock_options import PRESETS, ClockRules
from verify.rules.clock_sight import as_seen, places
from verify.rules.clock_table import deal_out, turn_order


@pytest.mark.parametrize("preset", PRESETS)
def test_each_card_lies_where_it_is_dealt(preset: str) -> None:
    """Card by card, on the table that the rules deal."""
    (deal,) = numbered("ms:617", Shape())
    assert isinstance(deal, Deal)
    rules = PRESETS[preset].rules._replace(listing="bottom-first")
    table = deal_out(deal, rules)
    for card, place in zip(deal.cards, places(all_known(deal), rules), strict=True):
        assert turn_order(table, place.pile, rules)[place.turn - 1] == card


def test_places_of_listed_piles() -> None:
    deal = PartialDeal((None,) * 4, "piles", Shape(2, 2), within_pile="top-first")
    assert [place.turn for place in places(deal, ClockRules(within_pile="top-first"))] == [1, 2, 1, 2]
    assert [place.turn for place in places(deal, ClockRules())] == [2, 1, 2, 1]


@given(games(), st.data())
def test_a_player_has_seen_the_cards_turned_and_no_others(game: Game, data: st.DataObject) -> None:
    """What is known are exactly the cards turned; and any deal that agrees with it goes the same way so far."""
    turned = data.draw(st.integers(0, len(game.turned)))
    seen = as_seen(game, turned)
    known = [card for card in seen.cards if card is not None]
    assert sorted(known) == sorted(game.turned[:turned])
    missing = [rank for rank, number in enumerate(seen.missing, 1) for _ in range(number)]
    if not seen.suited:
        other = seen.completed(data.draw(st.permutations(missing)))
        rules = game.rules._replace(within_pile="bottom-first")
        again = play(deal_out(other, rules), rules)
        assert again.turned[:turned] == game.turned[:turned]
    dealt = tuple(card for pile in game.table.piles for card in reversed(pile))
    assert all(card in (None, there) for card, there in zip(seen.cards, dealt, strict=True))


def test_one_more_turn_shows_one_more_card() -> None:
    (deal,) = numbered("ms:617", Shape())
    assert isinstance(deal, Deal)
    game = play(deal_out(deal, ClockRules()), ClockRules())
    before, after = as_seen(game, 10), as_seen(game, 11)
    assert [(a, b) for a, b in zip(before.cards, after.cards, strict=True) if a != b] == [(None, game.turned[10])]
    assert replace(before, cards=after.cards) == after


@pytest.mark.parametrize("turned", [-1, 5])
def test_a_game_has_no_such_moment(turned: int) -> None:
    laid = deal_out(Deal((Card(1), Card(2), Card(1), Card(2)), shape=Shape(2, 2)), ClockRules())
    with pytest.raises(ValueError, match=f"{turned} turns"):
        as_seen(play(laid, ClockRules()), turned)
