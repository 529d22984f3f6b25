"""Decks drawn are decks, bad ones are none, and tricky ones are what they are made to be."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import HealthCheck, Phase, find, given, settings
from hypothesis import strategies as st

from verify.conformance.engine import NewDeal, Refused
from verify.conformance.furthest import furthest_first
from verify.conformance.reference.options import GAMES, PRESETS, options_of
from verify.conformance.reference.playing import Reference
from verify.conformance.sorted_deck import sorted_deck
from verify.conformance.strategies import bad_decks, cards, deals, decks, partial_deals, positions, tricky_decks
from verify.deals.deal import STANDARD, Shape
from verify.deals.partial_deals import PartialDeal
from verify.errors import BadInput

FEW = settings(max_examples=60, deadline=None, database=None, derandomize=True)
ALL = [(game, preset) for game in GAMES for preset in PRESETS[game]]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_no_deck_is_refused_by_the_reference(game: str) -> None:
    @FEW
    @given(bad_decks())
    def refused(deck: tuple[str, ...]) -> None:
        with pytest.raises(Refused):
            Reference().deal(NewDeal(game, "classic", options_of(game), 13, 4, deck))

    refused()


@pytest.mark.parametrize(("game", "preset"), ALL)
def test_deals_begin_games(game: str, preset: str) -> None:
    @settings(FEW, max_examples=15)
    @given(st.one_of(deals(game, preset), tricky_decks(game, options_of(game, preset), STANDARD)))
    def begins(drawn: NewDeal | tuple[str, ...]) -> None:
        new = drawn if isinstance(drawn, NewDeal) else NewDeal(game, preset, options_of(game, preset), 13, 4, drawn)
        assert sorted(new.deck) == sorted(sorted_deck())
        Reference().deal(new)

    begins()


def test_tricky_decks_are_decks_where_the_columns_need_more_cards_than_there_are() -> None:
    @settings(FEW, max_examples=20)
    @given(tricky_decks("klondike", options_of("klondike", "classic", (("columns", "12"),)), STANDARD))
    def whole(deck: tuple[str, ...]) -> None:
        assert sorted(deck) == sorted(sorted_deck())

    whole()


@pytest.mark.parametrize("preset", PRESETS["clock"])
def test_tricky_decks_of_the_clock_end_where_they_should(preset: str) -> None:
    """The last card, one, two or three left, or fewer than ten turned: each is drawn often, counted by playing."""
    options, turned = options_of("clock", preset), Counter[str]()

    @settings(FEW, max_examples=150)
    @given(tricky_decks("clock", options, STANDARD))
    def plays(deck: tuple[str, ...]) -> None:
        engine = Reference()
        engine.deal(NewDeal("clock", preset, options, 13, 4, deck))
        hands = 1
        while engine.moves() == ["turn"]:
            engine.apply("turn")
            hands += engine.state()["hand"] is not None
        turned["won" if hands == 52 else "one left" if hands == 51 else "early" if hands < 10 else "other"] += 1

    plays()
    if preset == "one-king":
        assert turned["won"] > 100  # play goes on after the last king
    else:
        assert turned["won"] > 5
        assert turned["one left"] > 5
        assert turned["early"] > 20 or preset == "spade"  # which goes on from the centre


@pytest.mark.parametrize(("game", "preset"), [each for each in ALL if each[0] != "clock"])
def test_tricky_decks_of_the_other_games_are_often_soon_won(game: str, preset: str) -> None:
    options, won = options_of(game, preset), Counter[bool]()

    @settings(FEW, max_examples=20)
    @given(tricky_decks(game, options, STANDARD))
    def plays(deck: tuple[str, ...]) -> None:
        engine = Reference()
        engine.deal(NewDeal(game, preset, options, 13, 4, deck))
        for _ in range(150):
            moves = furthest_first(engine.now)
            if not moves or engine.result()["result"] == "won":
                break
            engine.apply(moves[0])
        won[engine.result()["result"] == "won"] += 1

    plays()
    assert won[True] >= 4


def test_decks_and_cards_shrink_towards_the_sorted_deck() -> None:
    phases, quiet = (Phase.generate, Phase.shrink), list(HealthCheck)
    quickly = settings(database=None, max_examples=2000, phases=phases, suppress_health_check=quiet)
    assert find(decks(), lambda deck: True, settings=quickly, random=random.Random(1)) == sorted_deck()
    assert find(cards(), lambda card: card[0] == "K", settings=quickly, random=random.Random(1)) == "KS"
    deck = find(decks(), lambda deck: deck[0] != "AS", settings=quickly, random=random.Random(1))
    assert sum(card != other for card, other in zip(deck, sorted_deck(), strict=True)) <= 3


@pytest.mark.parametrize(("game", "preset"), [each for each in ALL if each[0] != "clock"])
def test_tables_begin_games_and_lie_as_they_say(game: str, preset: str) -> None:
    """Half of them at least have been played on: not every column is as it was dealt."""
    begun = Counter[bool]()

    @settings(FEW, max_examples=30)
    @given(positions(game, preset))
    def begins(new: NewDeal) -> None:
        engine = Reference()
        engine.deal(new)
        assert engine.state() == new.state
        sizes = [len(column) if isinstance(column, list) else len(column["up"]) for column in engine.state()["columns"]]
        begun[len(set(sizes)) > 1] += 1

    begins()
    assert begun[True] >= 15


def test_no_table_is_drawn_for_the_clock() -> None:
    with pytest.raises(BadInput, match="clock begins with a deck"):
        positions("clock")


@pytest.mark.parametrize("shape", [STANDARD, Shape(4, 2)])
def test_partial_deals_lack_some_cards_and_can_be_completed(shape: Shape) -> None:
    seen = Counter[str]()

    @FEW
    @given(partial_deals(shape))
    def lacks(deal: PartialDeal) -> None:
        unknown = [card for card in deal.cards if card is None or not card.suit]
        assert unknown
        seen.update("rank" if card else "nothing" for card in unknown)
        ranks = [rank for rank, count in enumerate(deal.missing, 1) for _ in range(count)]
        assert sorted(map(str, deal.completed(ranks).cards)) == sorted(sorted_deck(shape))

    lacks()
    assert seen["rank"]
    assert seen["nothing"]


def test_partial_deals_shrink_to_one_unknown_card() -> None:
    phases, quiet = (Phase.generate, Phase.shrink), list(HealthCheck)
    quickly = settings(database=None, max_examples=500, phases=phases, suppress_health_check=quiet)
    deal = find(partial_deals(Shape(4, 2)), lambda deal: True, settings=quickly, random=random.Random(1))
    assert [place for place, card in enumerate(deal.cards) if card is None or not card.suit] == [0]
