"""All deals of small decks, card by card: a deal is found if and only if the engine, playing all, sees one."""

from __future__ import annotations

from functools import cache
from itertools import permutations

import pytest

from support.tables import full_deck
from verify.deals.deal import Deal, Shape
from verify.errors import BadInput
from verify.finding.counting import count
from verify.finding.evaluation import Played, holds
from verify.finding.finding import find
from verify.finding.parsing import parse
from verify.rules.clock_choice import Choice
from verify.solvers.clock import ClockResult, decide

SMALL = [Shape(2, 2), Shape(3, 2)]
FIGURES = [
    "won", "lost", "won and cycles > 0", "lost and cycles == 0", "turned == 2", "turned == 3", "turned < 2",
    "turned == 5 and lost", "face_down == 1", "face_down == 3", "face_down * turned == 8", "completed == 0",
    "completed == 1 and turned > 3", "completed == 2 and lost", "completed_piles == 1", "completed_piles == 0",
    "completed + 1 != completed_piles", "cycles == 1", "cycles == 2", "cycle(1) == 2", "cycle(1) == 1 and cycles == 1",
    "cyclic_piles == 2 and cycles == 1", "not_reaching == 2 and cycles == 1", "not_reaching == 1 and completed == 1",
    "own_bottoms == 1 and turned == 4", "own_bottoms == 2", "own_bottoms > cycles", "turned * turned == 16",
    "turned * cycles == 3", "2 * turned - 3 * face_down > 7 or completed == 0",
]  # fmt: skip
PLACES = [
    "last == 2S", "last == AS", "turn(1) == AH and turn(2) == AS", "turn(4) == 2H", "turn(3) != AH and lost",
    "hidden == AS", "hidden == 2S", "hidden(AS) and hidden(AH)", "not hidden == A and face_down == 1",
    "bottom(1) == AS and won", "bottom(1) == 2 and lost", "bottom(2) == 2S and bottom(1) == AS",
    "pile(1, 1) == AS and pile(2, 1) == AH", "deck(1) == AS and deck(2) == AH", "deck(1) == AS and won",
    "rank(turn(1)) == rank(turn(2)) and rank(turn(2)) == rank(turn(3))", "turn(1) + turn(2) == 2", "last < 2",
]  # fmt: skip
OF_THREE = [
    "cycle(2) == 1", "cycle(2) == 1 and turned == 4", "hidden == 3S", "last == 3H and turned == 4 and hidden(2S)",
    "bottom(1) == 2 and bottom(2) == 1 and won", "bottom(1) == 2S and bottom(2) == 3S and turn(1) == AH",
]  # fmt: skip
OTHERS = [
    ("won and turn(1) == AS", "aisleriot", ()), ("bottom(1) == pile(1, 1) + 0 and cycles == 0", "aisleriot", ()),
    ("won and cycles > 0", "aisleriot-2010", ()), ("lost and face_down == 1", "aisleriot-2010", ()),
    ("deck(1) == AS and pile(1, 2) == 2S", "uva170", ()), ("deck(2) == AS and bottom(1) == A", "blocks", ()),
    ("completed == 1 and completed_piles == 1", "classic", (("start", "1"),)),
    ("last == 1 and cycles == 1", "classic", (("start", "1"),)), ("last == 2", "classic", (("start", "1"),)),
    ("own_bottoms == 1 and won", "classic", (("start", "1"),)), ("turn(1) == 2S and won", "knuth", ()),
    ("completed == 0 and turned == 3", "shakki", ()),
]  # fmt: skip

OF_BOTTOMS = ("cyc", "own_bottoms", "not_reaching")


@cache
def all_deals(shape: Shape, choice: Choice) -> list[ClockResult]:
    decks = permutations(full_deck(shape))
    return [decide(Deal(deck, shape=shape), choice, thorough=False) for deck in decks]


def meeting(text: str, shape: Shape, choice: Choice) -> set[Deal]:
    condition = parse(text, shape)
    return {result.deal for result in all_deals(shape, choice) if holds(condition, Played(result))}


def agrees(text: str, shape: Shape, choice: Choice) -> None:
    """A deal is found, one that meets the condition, or it is proved that there is none, as it is."""
    there, finding = meeting(text, shape, choice), find(text, choice, shape)
    assert finding.settled == ("found" if there else "none")
    assert {result.deal.cards for result in finding.results} <= {deal.cards for deal in there}
    assert len(finding.results) == bool(there)


@pytest.mark.parametrize("shape", SMALL, ids=str)
@pytest.mark.parametrize("text", FIGURES + PLACES)
def test_found_if_and_only_if_there_is_one(text: str, shape: Shape) -> None:
    try:
        parse(text, shape)
    except BadInput:
        assert shape == Shape(2, 2)  # it has no such cycle
        return
    agrees(text, shape, Choice())


@pytest.mark.parametrize("text", OF_THREE)
def test_what_only_three_ranks_have(text: str) -> None:
    agrees(text, Shape(3, 2), Choice())


@pytest.mark.parametrize(("text", "preset", "options"), OTHERS)
@pytest.mark.parametrize("shape", SMALL, ids=str)
def test_other_rules(text: str, preset: str, options: tuple[tuple[str, str], ...], shape: Shape) -> None:
    agrees(text, shape, Choice(preset, options))


@pytest.mark.parametrize(
    ("text", "shape"),
    [
        ("won", Shape(2, 2)),
        ("turned == 3", Shape(2, 2)),
        ("turned == 2", Shape(3, 2)),
        ("hidden == AS", Shape(3, 2)),
        ("cycle(2) == 1 and last == 3H and turn(1) == AS", Shape(3, 2)),
        ("cycles == 2 and face_down == 2", Shape(3, 2)),
    ],
)
def test_all_deals_are_found_and_no_other(text: str, shape: Shape) -> None:
    there = meeting(text, shape, Choice())
    assert 5 < len(there) < 200
    finding = find(text, Choice(), shape, number=1000)
    assert finding.reason == "there are no others"
    assert not finding.out_of_time
    assert sorted(result.deal.cards for result in finding.results) == sorted(deal.cards for deal in there)


@pytest.mark.parametrize("shape", SMALL, ids=str)
@pytest.mark.parametrize("text", [text for text in FIGURES if not any(word in text for word in OF_BOTTOMS)])
def test_counts_are_those_of_playing_all(text: str, shape: Shape) -> None:
    """The count is a law; here every deal is played."""
    counted = count(parse(text, shape), shape, Choice().rules)
    assert (counted.deals, counted.of) == (len(meeting(text, shape, Choice())), len(all_deals(shape, Choice())))


@pytest.mark.parametrize("text", ["cycles == 1", "last == AS", "own_bottoms == 1", "not_reaching == 1 and won"])
def test_what_no_law_counts_is_not_counted(text: str) -> None:
    with pytest.raises(BadInput, match="deals are counted by won"):
        count(parse(text, Shape(3, 2)), Shape(3, 2), Choice().rules)
