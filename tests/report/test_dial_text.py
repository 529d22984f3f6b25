"""The clock face of text: small faces drawn by hand, and what holds at every moment of every game."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from support.tables import full_deck, game_of, games, moments, notations
from verify.cards import NOTATIONS, Notation
from verify.deals.deal import Deal, Shape
from verify.report.dial_text import MIN_WIDTH, dial, trace_lines
from verify.rules.clock import Game, play
from verify.rules.clock_options import PRESETS, ClockRules
from verify.rules.clock_table import deal_out

ESCAPES = re.compile(r"\x1b\[[0-9;]*m")
IN_HAND = re.compile(r"^turn \d+: (\S+) from", re.MULTILINE)


def test_a_face_of_five_piles() -> None:
    game = game_of("2S 3S 4S 5S AS 2H 3H 4H 5H AH", Shape(5, 2))
    # Dealt in rounds, the second round on top; play starts at the 5, whose top is AH, over AS.
    assert dial(game, 0) == "\n".join(
        [
            "          4",
            "          [5H 5S]",
            "",
            "3         5         A",
            "[4H 4S]   [AS]      [2H 2S]",
            "",
            "          2",
            "          [3H 3S]",
            "",
            "turn 1: AH from 5, goes to A",
        ]
    )
    assert dial(game, 2).splitlines()[3:8] == [
        "3         5         A",
        "[4H 4S]   [AS]      AH [2S]",
        "",
        "          2",
        "          2H [3S]",
    ]


def test_the_smallest_face() -> None:
    game = game_of("2S AS", Shape(2, 1))
    assert dial(game, 0) == "A\n[2S]\n\n2\n\n\nturn 1: AS from 2, goes to A"
    assert dial(game, -1).startswith("A\nAS\n\n2\n2S\n\nthe game stops after turn 2: ")


def test_cards_without_suits_need_no_lower_case() -> None:
    game = game_of("2 3 A 2 3 A", Shape(3, 2))
    assert "[2 2]" in dial(game, 0)
    assert "A [2]" in dial(game, 1)


def test_a_narrow_terminal_gets_a_list() -> None:
    game = game_of("2S 3S 4S 5S AS 2H 3H 4H 5H AH", Shape(5, 2))
    assert dial(game, 2, width=24).splitlines() == [
        "A  AH [2S]",
        "2  2H [3S]",
        "3  [4H 4S]",
        "4  [5H 5S]",
        "5  [AS]",
        "",
        "turn 3: 3H from 2, goes",
        "to 3",
    ]


def test_colour_marks_suits_what_waits_and_the_card_in_hand() -> None:
    game = game_of("2S 3S 4S 5S AS 2H 3H 4H 5H AH", Shape(5, 2))
    text = dial(game, 2, colour=True)
    assert "\x1b[31mAH\x1b[0m \x1b[2m[2S]\x1b[0m" in text
    assert "turn 3: \x1b[1;31m3H\x1b[0m from 2" in text
    assert "\x1b[1m2\x1b[0m" in text  # where it came from
    assert "\x1b[1;4m3\x1b[0m" in text  # where it goes


def test_putting_on_top_reads_the_same_way() -> None:
    rules = PRESETS["aisleriot"].rules
    game = game_of("2S AS 2H AH", Shape(2, 2), rules)
    # The centre is dealt last, its first card on top: 2H, over AH. A pile is turned from the bottom: 2S, then AS.
    assert dial(game, 0).splitlines() == [
        "A",
        "[2S AS]",
        "",
        "2",
        "[AH]",
        "",
        "turn 1: 2H from 2, goes to 2",
    ]


def test_the_trace_in_numbered_lines() -> None:
    game = game_of("2S 3S 4S 5S AS 2H 3H 4H 5H AH 2D 3D 4D 5D AD", Shape(5, 3))
    assert trace_lines(game) == (" 1  AD 2D 3D 4D 5D AH 2H 3H 4H 5H AS 2S 3S", "14  4S 5S")


def test_a_slash_in_the_trace_says_that_play_went_on() -> None:
    assert trace_lines(game_of("AS 2S 3S", Shape(3, 1), PRESETS["one-king"].rules)) == ("1  3S/AS/2S",)


@pytest.mark.parametrize("moment", [3, -4])
def test_a_moment_that_does_not_exist(moment: int) -> None:
    game = game_of("2S AS", Shape(2, 1))
    with pytest.raises(IndexError):
        dial(game, moment)


@given(moments(), notations, st.integers(0, 100))
def test_every_card_is_drawn_exactly_once(at: tuple[Game, int], notation: Notation, width: int) -> None:
    game, moment = at
    drawing = dial(game, moment, notation, width=width)
    face, _, turn = drawing.rpartition("\n\n")
    bracketed = re.findall(r"\[[^]]*\]", face)
    in_hand = IN_HAND.findall(turn)
    shown = Counter(re.findall(r"[^\s\[\]]+", face)) + Counter(in_hand)
    table = [notation.write(card) for pile in game.table.piles for card in pile]
    labels = [notation.rank_label(rank) for rank in range(1, game.table.centre + 1)]
    assert shown == Counter(table) + Counter(labels)
    waiting = Counter(word for part in bracketed for word in part.strip("[]").split())
    assert waiting == Counter(table) - Counter(map(notation.write, game.turned[: moment + 1]))


@given(moments(), notations, st.integers(0, 100))
def test_colour_moves_nothing_and_nothing_is_too_wide(at: tuple[Game, int], notation: Notation, width: int) -> None:
    game, moment = at
    plain = dial(game, moment, notation, width=width)
    assert "\x1b" not in plain
    assert ESCAPES.sub("", dial(game, moment, notation, colour=True, width=width)) == plain
    assert all(len(line) <= max(width, MIN_WIDTH) and line == line.rstrip() for line in plain.splitlines())


@given(games(), notations)
def test_the_trace_is_the_game(game: Game, notation: Notation) -> None:
    cards = [card for line in trace_lines(game, notation) for card in line.lstrip().partition(" ")[2].split()]
    cards = [card for part in cards for card in part.split("/") if card]
    assert cards == [notation.write(card) for card in game.turned]


@pytest.mark.parametrize("notation", list(NOTATIONS.values()), ids=list(NOTATIONS))
def test_the_standard_deck_fits_a_terminal_as_a_clock(notation: Notation) -> None:
    deck = Deal(tuple(full_deck(Shape())))
    lines = dial(play(deal_out(deck, ClockRules()), ClockRules()), 0, notation).splitlines()
    labels = [lines[row].split() for row in (0, 3, 6, 9, 12, 15, 18)]
    at = [
        [notation.rank_label(pile) for pile in row] for row in ([12], [11, 1], [10, 2], [9, 13, 3], [8, 4], [7, 5], [6])
    ]
    assert labels == at
