"""The games that a search begins with are what they are meant to be, played here by the reference."""

from __future__ import annotations

from collections import Counter

import pytest

from verify.conformance.engine import Refused
from verify.conformance.furthest import furthest_first
from verify.conformance.reference.options import GAMES, PRESETS, options_of
from verify.conformance.reference.playing import Reference
from verify.conformance.searching.openers import openers
from verify.conformance.searching.simple_games import SimpleGame
from verify.conformance.sorted_deck import sorted_deck
from verify.deals.deal import Shape

ALL = [(game, preset) for game in GAMES for preset in PRESETS[game]]


def begun_with(game: str, preset: str = "classic", seed: int = 1) -> list[SimpleGame]:
    return list(openers(game, preset, options_of(game, preset), seed))


def played(game: SimpleGame) -> Reference:
    engine = Reference()
    engine.deal(game.new)
    for _ in range(150):
        moves = furthest_first(engine.now)
        if not moves or engine.result()["result"] != "open":
            break
        engine.apply(moves[0])
    return engine


@pytest.mark.parametrize(("game", "preset"), ALL)
def test_every_kind_of_bad_deck_is_among_them_and_the_others_are_decks(game: str, preset: str) -> None:
    sizes = Counter[int]()
    for opener in begun_with(game, preset):
        if sorted(opener.new.deck) == sorted(sorted_deck()):
            Reference().deal(opener.new)
            continue
        sizes[len(opener.new.deck)] += 1
        with pytest.raises(Refused):
            Reference().deal(opener.new)
    assert sizes == {51: 1, 53: 1, 0: 1, 52: 2}  # one missing, one more, none, one twice, one unknown


@pytest.mark.parametrize("game", GAMES)
def test_they_are_the_same_for_the_same_seed_only(game: str) -> None:
    assert begun_with(game) == begun_with(game)
    assert begun_with(game) != begun_with(game, seed=2)


@pytest.mark.parametrize("seed", range(1, 6))
def test_the_clock_ends_once_with_each_card_that_can_be_the_last_and_twice_it_is_won(seed: int) -> None:
    ends = Counter(played(game).result()["turned"] for game in begun_with("clock", seed=seed) if game.to_the_end)
    assert ends == dict.fromkeys(range(4, 52), 1) | {52: 2}


@pytest.mark.parametrize(("game", "preset"), [each for each in ALL if each[0] != "clock"])
def test_some_of_the_other_games_are_won(game: str, preset: str) -> None:
    results = Counter(played(each).result()["result"] for each in begun_with(game, preset) if each.to_the_end)
    assert results["won"] >= 2


@pytest.mark.parametrize("game", GAMES)
def test_mixed_games_are_as_many_and_have_steps(game: str) -> None:
    assert sum(bool(each.steps) for each in begun_with(game)) == 16


def test_they_have_decks_of_the_size_that_is_asked_for() -> None:
    decks = [each.new.deck for each in openers("clock", "classic", options_of("clock"), 1, Shape(3, 2))]
    assert sum(sorted(deck) == sorted(sorted_deck(Shape(3, 2))) for deck in decks) >= 16
