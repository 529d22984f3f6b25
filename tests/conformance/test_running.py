"""Faults planted in the reference are found soon, and shown with a short script that repeats."""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Callable
from typing import Any

import pytest

from verify.conformance.engine import Engine, Hello, Json, NewDeal, Refused
from verify.conformance.near_misses import tempting
from verify.conformance.planning import Plan
from verify.conformance.reference.options import options_of
from verify.conformance.reference.playing import Reference
from verify.conformance.running import Outcome, confirm, conform
from verify.conformance.searching import search, trying
from verify.conformance.sorted_deck import sorted_deck
from verify.errors import BadInput


class Standard(Reference):
    """The reference with the real deck only and no tables, as most engines are."""

    def hello(self) -> Hello:
        return dataclasses.replace(super().hello(), decks="standard", tables=False)


class NotReversed(Standard):
    """Deals the last card of the list first."""

    def deal(self, new: NewDeal, /) -> None:
        super().deal(dataclasses.replace(new, deck=new.deck[::-1]))


class WonIsLost(Standard):
    """Has no word for a win."""

    def result(self) -> Json:
        found = super().result()
        return {**found, "result": "open"} if found["result"] == "won" else found


class WonTooEarly(Standard):
    """Takes a game of Klondike for won when one card has not gone up."""

    def result(self) -> Json:
        return {"result": "won"} if sum(self.state()["foundations"]) == 51 else super().result()


class ShortGamesMiscounted(Standard):
    """Wrong for games of fewer than ten cards: one random deck of two thousand."""

    def result(self) -> Json:
        found = super().result()
        return {**found, "turned": 10} if found.get("turned", 52) < 10 else found


class OneLeft(Standard):
    """Takes a game with one card left for a win: one random deck in some fifteen."""

    def result(self) -> Json:
        found = super().result()
        return {**found, "result": "won"} if found.get("turned") == 51 else found


class NothingOnEmpty(Standard):
    """Puts nothing into an empty column."""

    def moves(self) -> list[str]:
        return [move for move in super().moves() if not move[-1].isdigit()]


class NoWayBack(Standard):
    """Knows no worrying back."""

    def moves(self) -> list[str]:
        heights = zip("SHDC", self.state()["foundations"], strict=True)
        raised = {f"{'A23456789TJQK'[height - 1]}{suit}" for suit, height in heights if height}
        return [move for move in super().moves() if move.partition(">")[0] not in raised]


class RedealReversed(Standard):
    """Turns the waste over card by card, so that its order is reversed."""

    def state(self) -> Json:
        found = super().state()
        return {**found, "stock": found["stock"][::-1]} if found.get("pass", 1) > 1 else found


class UndoForgets(Standard):
    """Takes back two moves at once."""

    def undo(self) -> None:
        super().undo()
        if self.moves_made > 3:
            super().undo()


class RunsOfTheWaste(Standard):
    """Moves a covered card of the waste, with all that lies on it."""

    def apply(self, move: str, /) -> None:
        if move not in tempting(self.now):
            super().apply(move)


class ForgetsTheStock(Standard):
    """Says that the stock is empty after three draws."""

    def state(self) -> Json:
        found = super().state()
        return {**found, "stock": []} if len(found["waste"]) > 8 else found


class TakesAnything(Standard):
    """Says yes to any move."""

    def apply(self, move: str, /) -> None:
        if move in self.moves():
            super().apply(move)


class TakesACardTwice(Standard):
    """Looks only whether the deck has as many cards as it should."""

    def deal(self, new: NewDeal, /) -> None:
        whole = len(new.deck) == 52 and set(new.deck) <= set(sorted_deck())
        super().deal(dataclasses.replace(new, deck=sorted_deck()) if whole and len(set(new.deck)) < 52 else new)


class TakesAnyDeck(Standard):
    """Does not look whether the deck is one."""

    def deal(self, new: NewDeal, /) -> None:
        try:
            super().deal(new)
        except Refused:
            return


FAULTS: list[tuple[type[Reference], str, int]] = [
    (NotReversed, "clock", 2),
    (WonIsLost, "clock", 55),
    (ShortGamesMiscounted, "clock", 12),
    (OneLeft, "clock", 54),
    (UndoForgets, "clock", 8),
    (TakesAnything, "clock", 2),
    (TakesAnyDeck, "clock", 1),
    (WonIsLost, "klondike", 120),
    (WonTooEarly, "klondike", 130),
    (NothingOnEmpty, "klondike", 5),
    (NoWayBack, "klondike", 6),
    (RedealReversed, "klondike", 20),
    (UndoForgets, "klondike", 8),
    (TakesAnything, "klondike", 2),
    (TakesAnyDeck, "klondike", 1),
    (TakesACardTwice, "klondike", 1),
    (RunsOfTheWaste, "klondike", 12),
    (ForgetsTheStock, "klondike", 5),
    (NothingOnEmpty, "grandfathers-clock", 25),
    (WonIsLost, "grandfathers-clock", 60),
    (UndoForgets, "grandfathers-clock", 8),
]


def searched(factory: Callable[[], Engine], game: str, decks: int = 1000, preset: str = "classic") -> Outcome:
    return conform(factory, Plan(game, preset, options_of(game, preset), decks))


@pytest.mark.parametrize(("engine", "game", "most"), FAULTS, ids=[f"{e.__name__}-{game}" for e, game, _ in FAULTS])
def test_a_fault_is_found_and_shown_by_a_short_script(engine: type[Reference], game: str, most: int) -> None:
    found = searched(engine, game)
    assert found.difference is not None
    assert found.decks <= 1000
    assert len(found.difference.script) <= most
    again = confirm(engine, found.difference.script)
    assert again is not None
    assert (again.kind, again.actual) == (found.difference.kind, found.difference.actual)


@pytest.mark.parametrize("engine", [TakesACardTwice, TakesAnyDeck])
def test_a_deck_that_is_none_is_shown_in_order_but_for_what_is_wrong_with_it(engine: type[Reference]) -> None:
    found = searched(engine, "clock")
    assert found.difference is not None
    deck = found.difference.script[0]["deck"]
    assert sum(card != other for card, other in zip(deck, sorted_deck(), strict=False)) <= 2


@pytest.mark.parametrize("game", ["clock", "klondike", "grandfathers-clock"])
def test_the_reference_agrees_with_itself_on_decks_of_any_size(game: str) -> None:
    found = searched(Reference, game, 60)
    assert found.difference is None
    assert found.decks == 60
    assert found.asked["apply"] > 100


class QueensTooLate(Standard):
    """Lays a queen down as if it were still in hand."""

    def moves(self) -> list[str]:
        hand = self.state()["hand"]
        return [] if hand is not None and hand[0] == "Q" else super().moves()


def test_a_short_game_is_made_shorter_by_exchanging_two_cards() -> None:
    """The queen is the first card turned, in the place of the card that the sorted deck has there."""
    found = searched(QueensTooLate, "clock", preset="uva170")
    assert found.difference is not None
    deal, *others = found.difference.script
    assert others == [{"ask": "moves"}]
    assert sum(card != other for card, other in zip(deal["deck"], sorted_deck(), strict=True)) == 2


class NoWordForAWin(Reference):
    """Has no word for a win, and plays with any deck."""

    def result(self) -> Json:
        found = super().result()
        return {**found, "result": "lost"} if found["result"] == "won" else found


def test_the_smallest_deck_is_found_if_any_may_be_played() -> None:
    """Of two cards one order wins: the two, the king of this deck, lies on the ace's pile and the ace in the centre."""
    found = searched(NoWordForAWin, "clock")
    assert found.difference is not None
    deal, *others = found.difference.script
    assert (deal["ranks"], deal["suits"], deal["deck"]) == (2, 1, ["2S", "AS"])
    assert [request["ask"] for request in others] == ["apply", "apply", "result"]


class NoWaste(Standard):
    """Begins with tables, but for those with a waste."""

    def hello(self) -> Hello:
        return dataclasses.replace(super().hello(), tables=True)

    def deal(self, new: NewDeal, /) -> None:
        if new.state is not None and new.state["waste"]:
            raise Refused("no table with a waste")
        super().deal(new)


def test_games_begin_with_tables_if_the_engine_says_so() -> None:
    found = searched(NoWaste, "klondike")
    assert found.difference is not None
    assert found.difference.kind == "refusal"
    assert found.difference.script[0]["state"]["waste"]


class Remembers(Standard):
    """Plays a second game with the first deck."""

    def deal(self, new: NewDeal, /) -> None:
        if len(new.deck) == 52 and self._so_far:
            self._so_far = self._so_far[:1]
        else:
            super().deal(new)


def test_an_engine_that_remembers_is_shown_with_both_its_games() -> None:
    found = searched(Remembers, "clock")
    assert found.difference is not None
    assert [request["ask"] for request in found.difference.script].count("deal") == 2
    assert confirm(Remembers, found.difference.script) is not None


def test_what_does_not_repeat_is_said_not_to() -> None:
    asked = itertools.count()

    class Moody(Standard):
        def result(self) -> Json:
            return {"result": "won"} if next(asked) == 300 else super().result()

    found = searched(Moody, "clock", 100)
    assert found.difference is not None
    assert any("did not repeat" in detail for detail in found.difference.details)


def test_the_same_seed_finds_the_same() -> None:
    def told(seed: int) -> Any:
        found = conform(OneLeft, Plan("clock", "classic", options_of("clock"), 1000, seed))
        return found.decks, found.difference and found.difference.script

    assert told(3) == told(3)


def test_an_engine_is_not_asked_for_a_game_it_does_not_play() -> None:
    class Clock(Reference):
        def hello(self) -> Hello:
            return Hello(1, "clock", {"clock": ["classic"]})

    with pytest.raises(BadInput, match="does not play klondike"):
        searched(Clock, "klondike")
    with pytest.raises(BadInput, match="by uva170: the presets it names are classic"):
        searched(Clock, "clock", preset="uva170")


def test_another_protocol_is_a_difference() -> None:
    class Later(Reference):
        def hello(self) -> Hello:
            return Hello(2, "later", {"clock": ["classic"]})

    found = searched(Later, "clock")
    assert found.difference is not None
    assert found.difference.details == ("protocol: expected 1, found 2",)


def test_an_engine_is_replaced_after_many_games_and_decks_are_drawn_some_at_a_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """So that what is remembered of them stays small, however many decks there are."""
    monkeypatch.setattr(trying, "MOST_GAMES", 7)
    monkeypatch.setattr(search, "_AT_A_TIME", 20)
    made = itertools.count()

    class Numbered(Reference):
        def __init__(self) -> None:
            super().__init__()
            self.number, self.games = next(made), 0

        def deal(self, new: NewDeal, /) -> None:
            self.games += 1
            assert self.games <= 7
            super().deal(new)

    found = searched(Numbered, "clock", 150)
    assert (found.difference, found.decks) == (None, 150)
    assert next(made) == 22  # of seven games each
