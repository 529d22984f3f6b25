"""The clock face of text: small faces drawn by hand, and what holds at every moment of every game."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from verify.cards import ENGLISH, FINNISH, NOTATIONS, SWEDISH, Card, Notation
from verify.deals.deal import Deal, Shape
from verify.report.dial_text import MIN_WIDTH, dial, trace_lines, turn_line
from verify.rules.clock import Game, play
from verify.rules.clock_options import PRESETS, ClockRules
from verify.rules.clock_table import deal_out

ESCAPES = re.compile(r"\x1b\[[0-9;]*m")
IN_HAND = re.compile(r"^turn \d+: (\S+) from", re.MULTILINE)


def game_of(text: str, shape: Shape, rules: ClockRules | None = None) -> Game:
    rules = rules or ClockRules()
    return play(deal_out(Deal(tuple(map(ENGLISH.read, text.split())), shape=shape), rules), rules)


@st.composite
def games(draw: st.DrawFn) -> Game:
    ranks, suits = draw(st.integers(2, 13)), draw(st.integers(1, 5))
    with_suits = draw(st.booleans())
    deck = [Card(rank, suit if with_suits else 0) for suit in range(1, suits + 1) for rank in range(1, ranks + 1)]
    rules = draw(st.sampled_from(sorted(PRESETS)).map(lambda name: PRESETS[name].rules))
    cards = tuple(draw(st.permutations(deck)))
    return play(deal_out(Deal(cards, shape=Shape(ranks, suits)), rules), rules)


@st.composite
def moments(draw: st.DrawFn) -> tuple[Game, int]:
    game = draw(games())
    return game, draw(st.integers(0, len(game.positions) - 1))


any_notation = st.sampled_from([NOTATIONS[name] for name in sorted(NOTATIONS)])


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


@pytest.mark.parametrize(
    ("notation", "line"),
    [
        (ENGLISH, "turn 1: JH from K, goes to J"),
        (FINNISH, "turn 1: JHe from K, goes to J"),
        (SWEDISH, "turn 1: KnHj from K, goes to Kn"),
    ],
)
def test_the_line_for_a_turn(notation: Notation, line: str) -> None:
    rest = [Card(rank, suit) for suit in (1, 2) for rank in range(1, 14) if (rank, suit) != (11, 2)]
    game = play(deal_out(Deal((*rest, Card(11, 2)), shape=Shape(13, 2)), ClockRules()), ClockRules())
    assert turn_line(game, 0, notation) == line


def test_the_line_says_when_play_was_taken_up_again_and_when_it_stops() -> None:
    game = game_of("AS 2S 3S", Shape(3, 1), PRESETS["one-king"].rules)
    assert [turn_line(game, moment) for moment in range(4)] == [
        "turn 1: 3S from 3, goes to 3",
        "turn 2: AS from A, goes to A; after the dead end at 3 play was taken up again from A",
        "turn 3: 2S from 2, goes to 2; after the dead end at A play was taken up again from 2",
        "the game stops after turn 3: the last card has come home to a pile with nothing left to turn; "
        "every card has been turned",
    ]
    assert trace_lines(game) == ("1  3S/AS/2S",)


def test_the_line_counts_what_is_left() -> None:
    assert turn_line(game_of("AS 2S", Shape(2, 1)), -1).endswith("; 1 card is still face down")
    assert turn_line(game_of("AS 2S 3S", Shape(3, 1)), -1).endswith("; 2 cards are still face down")


def test_the_trace_in_numbered_lines() -> None:
    game = game_of("2S 3S 4S 5S AS 2H 3H 4H 5H AH", Shape(5, 2))
    assert trace_lines(game, per_line=4) == (" 1  AH 2H 3H 4H", " 5  5H AS 2S 3S", " 9  4S 5S")


@pytest.mark.parametrize("moment", [3, -4])
def test_a_moment_that_does_not_exist(moment: int) -> None:
    game = game_of("2S AS", Shape(2, 1))
    with pytest.raises(IndexError):
        dial(game, moment)
    with pytest.raises(IndexError):
        turn_line(game, moment)


@settings(deadline=None)
@given(moments(), any_notation, st.integers(0, 100))
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


@settings(deadline=None)
@given(moments(), any_notation, st.integers(0, 100))
def test_colour_moves_nothing_and_nothing_is_too_wide(at: tuple[Game, int], notation: Notation, width: int) -> None:
    game, moment = at
    plain = dial(game, moment, notation, width=width)
    assert "\x1b" not in plain
    assert ESCAPES.sub("", dial(game, moment, notation, colour=True, width=width)) == plain
    assert all(len(line) <= max(width, MIN_WIDTH) and line == line.rstrip() for line in plain.splitlines())


@settings(deadline=None)
@given(games(), any_notation, st.integers(1, 20))
def test_the_trace_is_the_game(game: Game, notation: Notation, per_line: int) -> None:
    cards = [card for line in trace_lines(game, notation, per_line) for card in line.lstrip().partition(" ")[2].split()]
    cards = [card for part in cards for card in part.split("/") if card]
    assert cards == [notation.write(card) for card in game.turned]


@pytest.mark.parametrize("notation", list(NOTATIONS.values()), ids=list(NOTATIONS))
def test_the_standard_deck_fits_a_terminal_as_a_clock(notation: Notation) -> None:
    deck = tuple(Card(rank, suit) for suit in range(1, 5) for rank in range(1, 14))
    lines = dial(play(deal_out(Deal(deck), ClockRules()), ClockRules()), 0, notation).splitlines()
    labels = [lines[row].split() for row in (0, 3, 6, 9, 12, 15, 18)]
    at = [
        [notation.rank_label(pile) for pile in row] for row in ([12], [11, 1], [10, 2], [9, 13, 3], [8, 4], [7, 5], [6])
    ]
    assert labels == at
