"""Invariants hold at every moment of random games, and each is broken by a table changed to break it."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable

import pytest

from verify.conformance.differences import Difference
from verify.conformance.engine import Json, NewDeal
from verify.conformance.invariants import INVARIANTS, broken
from verify.conformance.match import Match
from verify.conformance.reference.options import GAMES, PRESETS, options_of
from verify.conformance.reference.playing import Reference
from verify.conformance.sorted_deck import sorted_deck
from verify.deals.deal import STANDARD, Shape

ALL = [(game, preset) for game in GAMES for preset in PRESETS[game]]
GAMES_PLAYED, MOVES = 6, 80


def shuffled(game: str, preset: str, seed: int, shape: Shape = STANDARD) -> NewDeal:
    deck = list(sorted_deck(shape))
    random.Random(seed).shuffle(deck)
    return NewDeal(game, preset, options_of(game, preset), shape.ranks, shape.suits, tuple(deck))


@pytest.mark.parametrize(("game", "preset"), ALL)
def test_they_hold_in_random_games(game: str, preset: str) -> None:
    choose = random.Random(7)
    for seed in range(GAMES_PLAYED):
        new = shuffled(game, preset, seed)
        engine = Reference()
        engine.deal(new)
        assert broken(engine.state(), new) == ()
        for _ in range(MOVES):
            moves = engine.moves()
            if not moves:
                break
            engine.apply(choose.choice(moves))
            assert broken(engine.state(), new) == ()


@pytest.mark.parametrize("game", ["klondike", "grandfathers-clock"])
def test_they_hold_in_games_that_begin_with_a_table(game: str) -> None:
    engine, choose = Reference(), random.Random(3)
    engine.deal(shuffled(game, "classic", 1))
    for _ in range(30):
        engine.apply(choose.choice(engine.moves()))
    new = NewDeal(game, "classic", options_of(game), 13, 4, state=engine.state())
    engine.deal(new)
    for _ in range(30):
        engine.apply(choose.choice(engine.moves()))
        assert broken(engine.state(), new) == ()


def test_they_hold_for_small_decks() -> None:
    for ranks, suits in [(2, 1), (3, 2), (6, 4)]:
        new = shuffled("clock", "classic", 5, Shape(ranks, suits))
        engine = Reference()
        engine.deal(new)
        while engine.moves():
            assert broken(engine.state(), new) == ()
            engine.apply("turn")
        assert broken(engine.state(), new) == ()


def lost_card(state: Json) -> None:
    state["columns"][6]["down"].pop()


def twice(state: Json) -> None:
    state["columns"][0]["up"][0] = state["stock"][0]


def other_card(state: Json) -> None:
    state["stock"][0] = "1X"


def column_lost(state: Json) -> None:
    state["columns"][1]["up"] += state["columns"].pop(0)["up"]


def suit_lost(state: Json) -> None:
    state["foundations"].pop()


def too_high(state: Json) -> None:
    state["foundations"][0] = 14


def run_broken(state: Json) -> None:
    state["columns"][1]["up"] += state["columns"][0]["up"][:]
    state["columns"][0]["up"].clear()


def not_turned(state: Json) -> None:
    column = state["columns"][6]
    column["down"] += column["up"]
    column["up"] = []


def back_to_the_stock(state: Json) -> None:
    state["waste"].append(state["columns"][0]["up"].pop())


def pass_too_many(state: Json) -> None:
    state["pass"] = 4


def wrong_hour(state: Json) -> None:
    state["foundations"][0], state["foundations"][1] = state["foundations"][1], state["foundations"][0]


def hour_lost(state: Json) -> None:
    state["foundations"].pop()


def dial_column_lost(state: Json) -> None:
    state["columns"][0] += state["columns"].pop()


def hidden_on_the_dial(state: Json) -> None:
    state["columns"][0].pop()


def hand_lost(state: Json) -> None:
    state["hand"] = None


def pile_lost(state: Json) -> None:
    state["piles"][0]["down"] += state["piles"].pop()["down"]


def not_at_home(state: Json) -> None:
    pile = next(pile for pile in state["piles"] if pile["down"] and int("A23456789TJQK".index(pile["down"][0][0])) != 0)
    state["piles"][0]["up"].append(pile["down"].pop(0))


def piles_uneven(state: Json) -> None:
    state["piles"][0]["down"].append(state["piles"][1]["down"].pop())


WAYS: list[tuple[str, str, Callable[[Json], None]]] = [
    ("clock", "every card once", hand_lost),
    ("clock", "a pile for each rank", pile_lost),
    ("clock", "face-up cards at home", not_at_home),
    ("clock", "full piles", piles_uneven),
    ("klondike", "every card once", lost_card),
    ("klondike", "every card once", twice),
    ("klondike", "every card once", other_card),
    ("klondike", "number of columns", column_lost),
    ("klondike", "a foundation for each suit", suit_lost),
    ("klondike", "heights of foundations", too_high),
    ("klondike", "face-up cards built down", run_broken),
    ("klondike", "last card of a column face up", not_turned),
    ("klondike", "nothing added to stock and waste", back_to_the_stock),
    ("klondike", "passes", pass_too_many),
    ("grandfathers-clock", "every card once", hidden_on_the_dial),
    ("grandfathers-clock", "number of columns", dial_column_lost),
    ("grandfathers-clock", "a foundation at each hour", hour_lost),
    ("grandfathers-clock", "foundations of their hour", wrong_hour),
]


@pytest.mark.parametrize(("game", "name", "change"), WAYS, ids=[f"{game}-{way.__name__}" for game, _, way in WAYS])
def test_a_table_that_cannot_be_breaks_them(game: str, name: str, change: Callable[[Json], None]) -> None:
    new = shuffled(game, "three-passes" if game == "klondike" else "classic", 1)
    engine = Reference()
    engine.deal(new)
    state = copy.deepcopy(engine.state())
    change(state)
    assert any(line.startswith(f"invariant {name}: ") for line in broken(state, new))


def test_each_of_them_can_be_broken() -> None:
    known = {(game, name) for game, checks in INVARIANTS.items() for name in checks}
    assert {(game, name) for game, name, _ in WAYS} == known


def test_a_difference_says_which_is_broken() -> None:
    class Loses(Reference):
        def state(self) -> Json:
            state: Json = copy.deepcopy(super().state())
            state["stock"] = state["stock"][1:]
            return state

    match = Match(Loses(), Reference().hello())
    match.deal(shuffled("klondike", "classic", 2))
    with pytest.raises(Difference) as found:
        match.look(("state",))
    missing = match.reference.state()["stock"][0]
    assert found.value.details[-1] == f"invariant every card once: {missing} is missing"


def test_a_difference_that_could_be_breaks_none() -> None:
    class SecondPass(Reference):
        def state(self) -> Json:
            return {**super().state(), "pass": 2}

    match = Match(SecondPass(), Reference().hello())
    match.deal(shuffled("klondike", "classic", 2))
    with pytest.raises(Difference) as found:
        match.look(("state",))
    assert found.value.details == ("pass: expected 1, found 2",)
