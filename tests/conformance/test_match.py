"""A match ends with the first difference, and its script is what was asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from verify.conformance.differences import Difference, Faulty
from verify.conformance.engine import Hello, Json, NewDeal, Refused
from verify.conformance.match import Match
from verify.conformance.reference.options import options_of
from verify.conformance.reference.playing import Reference

THREE = NewDeal("clock", "", options_of("clock"), 3, 1, ("2S", "3S", "AS"))
TWO = NewDeal("klondike", "", options_of("klondike", "draw-one", (("columns", "1"),)), 2, 1, ("2S", "AS"))
NONE = NewDeal("clock", "", options_of("clock"), 3, 1, ("2S", "3S", "2S"))


class Wrong(Reference):
    """The reference with one method changed."""

    def __init__(self, **methods: Callable[..., Any]) -> None:
        super().__init__()
        for name, method in methods.items():
            setattr(self, name, method)


def match(**methods: Callable[..., Any]) -> Match:
    engine = Wrong(**methods)
    return Match(engine, engine.hello())


def differs(play: Match, *steps: Callable[[Match], object]) -> Difference:
    try:
        for step in steps:
            step(play)
    except Difference as found:
        return found
    pytest.fail("no difference was found")


def test_the_reference_agrees_with_itself_and_all_is_counted() -> None:
    play = match()
    assert play.deal(THREE)
    play.look()
    assert play.apply("turn")
    assert not play.apply("draw")
    assert play.undo()
    assert not play.undo()
    play.look()
    assert dict(play.asked) == {"deal": 1, "state": 4, "moves": 2, "result": 2, "apply": 2, "undo": 2}
    assert [request["ask"] for request in play.script] == ["deal", "apply", "undo"]
    assert not play.deal(NONE)


def test_a_wrong_answer_ends_the_script() -> None:
    play = match(result=lambda: {"result": "lost"})
    found = differs(play, lambda m: m.deal(THREE), lambda m: m.look(), lambda m: m.apply("turn"), lambda m: m.look())
    assert found.kind == "answer"
    assert [request["ask"] for request in found.script] == ["deal", "result"]
    assert found.expected == {"result": "open"}


def test_a_missing_move_and_one_too_many_are_named() -> None:
    found = differs(match(moves=lambda: ["AS>", "redeal"]), lambda m: m.deal(TWO), lambda m: m.look())
    assert found.details == ("moves: draw is missing", "moves: AS> is not legal", "moves: redeal is not legal")


def test_an_accepted_bad_deck_and_a_refused_good_one() -> None:
    found = differs(match(deal=lambda new: None), lambda m: m.deal(NONE))
    assert (found.kind, found.actual) == ("refusal", {"ok": True})
    assert "2S is there twice" in found.expected["refused"]

    def refuse(new: NewDeal) -> None:
        raise Refused("I do not play this")

    found = differs(match(deal=refuse), lambda m: m.deal(THREE))
    assert (found.expected, found.actual) == ({"ok": True}, {"refused": "I do not play this"})


def test_an_illegal_move_accepted_and_a_legal_one_refused() -> None:
    found = differs(match(apply=lambda move: None), lambda m: m.deal(THREE), lambda m: m.apply("redeal"))
    assert (found.kind, found.script[-1]) == ("refusal", {"ask": "apply", "move": "redeal"})

    def refuse(move: str) -> None:
        raise Refused("no")

    found = differs(match(apply=refuse), lambda m: m.deal(THREE), lambda m: m.apply("turn"))
    assert found.actual == {"refused": "no"}


def test_a_refused_move_that_changes_something_is_found_and_stays_in_the_script() -> None:
    engine = Wrong()

    def half(move: str) -> None:
        if move != "turn":
            Reference.apply(engine, "turn")
            raise Refused("no, but too late")
        Reference.apply(engine, move)

    engine.apply = half  # type: ignore[method-assign]
    play = Match(engine, engine.hello())
    found = differs(play, lambda m: m.deal(THREE), lambda m: m.apply("draw"))
    assert [request["ask"] for request in found.script] == ["deal", "apply", "state"]
    assert found.details == (
        "piles 1.down: expected 2S, found none",
        "piles 1.up: expected none, found AS",
        "hand: expected AS, found 2S",
    )


def test_a_refused_look_is_a_difference_and_a_faulty_engine_keeps_its_kind() -> None:
    def refuse() -> Json:
        raise Refused("not now")

    assert differs(match(state=refuse), lambda m: m.deal(THREE), lambda m: m.look()).actual == {"refused": "not now"}

    def hang() -> Json:
        raise Faulty("time-out", "no answer within 5 s", ("asked: state",))

    found = differs(match(state=hang), lambda m: m.deal(THREE), lambda m: m.look())
    assert (found.kind, found.actual) == ("time-out", {"time-out": "no answer within 5 s"})


def test_only_what_the_engine_answers_is_asked() -> None:
    engine = Wrong(state=dict, moves=list)
    play = Match(engine, Hello(1, "few words", {"clock": ["classic"]}, ["apply", "result"]))
    play.deal(THREE)
    play.look()
    play.apply("redeal")
    assert set(play.asked) == {"deal", "apply", "result"}
