"""Results: reasons in words, evidence, and what happens when methods disagree."""

from __future__ import annotations

import pytest

from support.tables import table
from verify.cards import SWEDISH
from verify.deals.deal import Deal, Shape
from verify.errors import Disagreement
from verify.graph.bottom_map import BottomMap
from verify.rules.clock_choice import Choice
from verify.solvers import clock
from verify.solvers.clock import ClockResult, decide, explain


def result(ranks: list[int], suits: int, preset: str = "classic", *options: tuple[str, str]) -> ClockResult:
    """A rank deal, pile after pile, each from its top card down."""
    piles = table(ranks, suits).piles
    cards = tuple(card for pile in piles for card in pile)
    deal = Deal(cards, layout="piles", shape=Shape(len(piles), suits), within_pile="top-first", name="small:1")
    return decide(deal, Choice(preset, options))


@pytest.mark.parametrize(
    ("ranks", "suits", "preset", "options", "verdict", "reason", "evidence"),
    [
        ([1, 2, 1, 2], 2, "classic", [], "won", "all 4 cards are turned, the last is 2", "win"),
        (
            [1, 1, 2, 2], 2, "classic", [], "lost",
            "the bottom card of A is an A: the pile would have to be finished before its own last card is turned",
            "cycle",
        ),
        (
            [1, 1, 2, 2], 2, "shakki", [], "lost",
            "the bottom card of A is an A: the pile would have to be finished before its own last card is turned",
            "trace",
        ),
        ([1, 1, 2, 2], 2, "classic", [("win", "sorted")], "won",
         "the 2 cards still face down after 2 lie in their own piles", "win"),
        ([1, 1, 2, 2], 2, "one-king", [], "won",
         "all 4 cards are turned, the last is A, after going on once from the next pile", "win"),
        ([1, 2, 2, 1, 3, 3], 2, "classic", [("win", "sorted")], "lost",
         "play stops at 3, card 2 of 6: nothing is left to turn in its pile; not complete: A 2", "trace"),
        # By hand, 3x1: the 3 comes from the centre (go on with pile 1 = A, dry again: pile 2 = 2): all are home.
        ([1, 2, 3], 1, "classic", [("dead-end", "exception-centre")], "won",
         "all 3 cards are turned, the last is 2, after going on twice from the next pile", "win"),
    ],
)  # fmt: skip
def test_reasons_and_evidence(
    ranks: list[int], suits: int, preset: str, options: list[tuple[str, str]], verdict: str, reason: str, evidence: str
) -> None:
    found = result(ranks, suits, preset, *options)
    assert (found.verdict, found.reason, found.evidence().kind) == (verdict, reason, evidence)
    assert found.evidence("trace").kind == "trace"


def test_the_shortest_cycle_is_the_one_explained() -> None:
    # Bottom map, 6x1: 1 -> 2 -> 3 -> 1, and 4 -> 5 -> 4.
    found = result([2, 3, 1, 5, 4, 6], 1)
    assert found.bottom.cycles == ((1, 2, 3), (4, 5))
    assert found.reason == (
        "the bottom card of 4 is a 5 and the bottom card of 5 is a 4: neither pile can be finished before the other"
    )
    assert found.evidence().members == {"piles": ["4", "5"], "bottom_cards": ["5", "4"]}


def test_reasons_in_swedish_cards() -> None:
    assert "the bottom card of E is an E" in explain(result([1, 1, 2, 2], 2), SWEDISH)


def test_methods_that_disagree_are_a_bug_and_no_verdict(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bottom map that overlooks the cycle must not be believed, nor play instead of it."""
    blind = BottomMap(2, result([1, 1, 2, 2], 2).bottom.bottom_cards, (), ())
    monkeypatch.setattr(clock, "bottom_map", lambda *_: blind)
    with pytest.raises(Disagreement, match="small:1: lost by play but won by its bottom map"):
        result([1, 1, 2, 2], 2)


def test_networkx_must_find_the_same_cycles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "by_networkx", lambda *_: ((), ()))
    with pytest.raises(Disagreement, match="small:1: networkx finds other cycles"):
        result([1, 1, 2, 2], 2)


def test_methods_are_named() -> None:
    assert result([1, 1, 2, 2], 2).methods == ["play", "bottom map"]
    assert result([1, 1, 2, 2], 2, "one-king").methods == ["play"]


def test_a_result_is_short_to_look_at() -> None:
    assert repr(result([1, 2, 1, 2], 2)) == "<small:1: won, all 4 cards are turned, the last is 2>"
