"""The lines that say what happened, in the words that every drawing shares."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given

from support.tables import full_deck, game_of, moments, notations
from verify import report
from verify.cards import ENGLISH, FINNISH, SWEDISH, Card, Notation
from verify.deals.deal import Deal, Shape
from verify.graph.bottom_map import bottom_map
from verify.report.sentences import arcs_line, cycle_line, cycles_line, turn_line
from verify.rules.clock import Game, play
from verify.rules.clock_options import PRESETS, ClockRules
from verify.rules.clock_table import deal_out


@pytest.mark.parametrize(
    ("notation", "line"),
    [
        (ENGLISH, "turn 1: JH from K, goes to J"),
        (FINNISH, "turn 1: JHe from K, goes to J"),
        (SWEDISH, "turn 1: KnHj from K, goes to Kn"),
    ],
)
def test_the_line_for_a_turn(notation: Notation, line: str) -> None:
    jack, shape = Card(11, 2), Shape(13, 2)
    rest = [card for card in full_deck(shape) if card != jack]
    game = play(deal_out(Deal((*rest, jack), shape=shape), ClockRules()), ClockRules())
    assert turn_line(game, 0, notation) == line


def test_the_line_says_when_play_went_on_and_when_it_stops() -> None:
    game = game_of("AS 2S 3S", Shape(3, 1), PRESETS["one-king"].rules)
    assert [turn_line(game, moment) for moment in range(4)] == [
        "turn 1: 3S from 3, goes to 3",
        "turn 2: AS from A, goes to A; after the dead end at 3 play went on from A",
        "turn 3: 2S from 2, goes to 2; after the dead end at A play went on from 2",
        "the game stops after turn 3: every card has been turned",
    ]


@pytest.mark.parametrize(("deck", "left"), [("AS 2S", "1 card is"), ("AS 2S 3S", "2 cards are")])
def test_the_line_counts_what_is_left(deck: str, left: str) -> None:
    stops = "the game stops after turn 1: the last card has come home to a pile with nothing left to turn"
    assert turn_line(game_of(deck, Shape(len(deck.split()), 1)), -1) == f"{stops}; {left} still face down"


@pytest.mark.parametrize("moment", [3, -4])
def test_a_moment_that_does_not_exist(moment: int) -> None:
    with pytest.raises(IndexError):
        turn_line(game_of("2S AS", Shape(2, 1)), moment)


def test_cycles_are_walked_in_the_notation() -> None:
    assert cycle_line((1, 10, 11), SWEDISH) == "E→10→Kn→E"
    assert cycle_line((7,)) == "7→7"


@given(moments(), notations)
def test_the_words_of_the_map_name_its_arcs_and_cycles(at: tuple[Game, int], notation: Notation) -> None:
    bottom = bottom_map(at[0].table, at[0].rules)
    labels = {notation.rank_label(pile): pile for pile in range(1, at[0].table.centre + 1)}
    arcs = [tuple(labels[label] for label in arc.split("→")) for arc in arcs_line(bottom, notation).split(", ")]
    assert arcs == list(bottom.arcs.items())
    count, _, walks = cycles_line(bottom, notation).partition(": ")
    if bottom.cycles:
        read = [tuple(labels[label] for label in walk.split("→")) for walk in walks.split(", ")]
        assert read == [(*cycle, cycle[0]) for cycle in bottom.cycles]
        assert count == f"{len(read)} cycle{'s' if len(read) > 1 else ''}"
    else:
        assert count == "no cycle"


def test_one_event_has_one_name() -> None:
    """Play goes on after a dead end; nothing in the drawings calls it otherwise."""
    files = [file for file in Path(report.__path__[0]).rglob("*") if file.suffix in {".py", ".j2"}]
    assert len(files) > 10
    texts = {file.name: file.read_text(encoding="utf-8").replace("_", " ") for file in files}
    assert [name for name, text in texts.items() if "taken up" in text] == []


def test_the_drawing_does_not_know_the_terminal() -> None:
    folder = Path(report.__path__[0])
    for name in ("dial_svg", "sentences", "shapes", "page", "legends"):
        text = (folder / f"{name}.py").read_text(encoding="utf-8")
        assert "report.terminal" not in text
        assert "report.dial_text" not in text
