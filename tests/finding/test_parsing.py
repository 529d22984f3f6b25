"""Conditions are read as the grammar has it, and each mistake is named in one line with its column."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from verify.cards import FINNISH, SWEDISH, Card
from verify.deals.deal import Shape
from verify.errors import BadInput
from verify.finding.parsing import parse
from verify.finding.syntax import (
    Arithmetic,
    Bottom,
    Compared,
    Constant,
    CyclesOf,
    Every,
    FaceDown,
    Figure,
    IsCard,
    LastTurned,
    Listed,
    Lying,
    OnlyHidden,
    Opposite,
    RankOf,
    Some,
    Turn,
    Won,
)

TURNED = Figure("turned")


@pytest.mark.parametrize(
    ("text", "tree"),
    [
        ("won", Won()),
        ("lost", Opposite(Won())),
        ("NOT Won", Opposite(Won())),
        ("won or lost and not won", Some((Won(), Every((Opposite(Won()), Opposite(Won())))))),
        ("(won or lost) and won", Every((Some((Won(), Opposite(Won()))), Won()))),
        ("turned == 3", Compared("==", TURNED, Constant(3))),
        ("turned != 3", Opposite(Compared("==", TURNED, Constant(3)))),
        ("3<=turned", Compared("<=", Constant(3), TURNED)),
        ("completed == 2", Compared("==", Figure("completed_clock_piles"), Constant(2))),
        (
            "turned - 2 - 1 > 2 * face_down",
            Compared(
                ">",
                Arithmetic("-", Arithmetic("-", TURNED, Constant(2)), Constant(1)),
                Arithmetic("*", Constant(2), Figure("face_down")),
            ),
        ),
        ("-turned < -3", Compared("<", Arithmetic("-", Constant(0), TURNED), Constant(-3))),
        ("(turned) == (3)", Compared("==", TURNED, Constant(3))),
        ("last == KH", IsCard(LastTurned(), Card(13, 2))),
        ("10♠ == turn(4)", IsCard(Turn(4), Card(10, 1))),
        ("last != kh", Opposite(IsCard(LastTurned(), Card(13, 2)))),
        ("hidden == QH", IsCard(OnlyHidden(), Card(12, 2))),
        ("hidden(QH)", FaceDown(Card(12, 2))),
        ("hidden == Q", Compared("==", RankOf(OnlyHidden()), Constant(12))),
        ("pile(5, 1) == KD", IsCard(Lying(5, 1), Card(13, 3))),
        ("pile(K,4) == A", Compared("==", RankOf(Lying(13, 4)), Constant(1))),
        ("bottom(5) == 5H", IsCard(Bottom(5), Card(5, 2))),
        ("bottom(5) == 5", Compared("==", RankOf(Bottom(5)), Constant(5))),
        ("deck(52) == AS", IsCard(Listed(52), Card(1, 1))),
        ("cycle(3) > 1", Compared(">", CyclesOf(3), Constant(1))),
        ("rank(last) == rank(turn(1))", Compared("==", RankOf(LastTurned()), RankOf(Turn(1)))),
        ("turn(1) + 1 < last", Compared("<", Arithmetic("+", RankOf(Turn(1)), Constant(1)), RankOf(LastTurned()))),
    ],
)
def test_what_is_read(text: str, tree: object) -> None:
    assert parse(text) == tree


def test_other_decks_and_names_of_cards() -> None:
    assert parse("last == 14.5", Shape(14, 5)) == IsCard(LastTurned(), Card(14, 5))
    assert parse("last == HjKn", notation=SWEDISH) == IsCard(LastTurned(), Card(11, 2))
    assert parse("hidden(10Ru)", notation=FINNISH) == FaceDown(Card(10, 3))
    with pytest.raises(BadInput, match="column 9: '4S' is not in a deck of 3 ranks and 2 suits"):
        parse("last == 4S", Shape(3, 2))
    with pytest.raises(BadInput, match="column 6: 4 is no pile: expected 1 to 3"):
        parse("pile(4, 1) == 2S", Shape(3, 2))


@pytest.mark.parametrize(
    ("text", "column", "message"),
    [
        ("", 1, "found the end, expected a figure such as turned, a number, a place or a card"),
        ("   ", 1, "found the end, expected a figure"),
        ("turned", 1, "expected a condition, found a number: compare it, as in turned == 20"),
        ("last", 1, "expected a condition, found a place"),
        ("won and KH", 9, "expected a condition, found a card: say where it is, as in last == KH"),
        ("not turned", 5, "expected a condition, found a number"),
        ("won == lost", 1, "expected a number, found a condition"),
        ("turned == KH", 11, "expected a number, found a card"),
        ("turned ==", 10, "found the end, expected a figure"),
        ("turned == == 3", 11, "found '==', expected a figure"),
        ("turned = 3", 8, "'=' is no comparison: expected == != < <= > or >="),
        ("turned ! 3", 8, "'!' is no comparison"),
        ("1 < turned < 5", 12, "found '<', expected and, or, or the end; comparisons do not chain"),
        ("won lost", 5, "found 'lost', expected and, or, or the end"),
        ("won && lost", 5, "found '&&', expected and, or, or the end (and?)"),
        ("(won or lost", 13, "found the end, expected ) for the ( at column 1"),
        ("won)", 4, "found ')', expected and, or, or the end"),
        ("last < KH", 6, "a card is not more or less than another: expected == or !=, found '<'"),
        ("last == turn(1)", 6, "two places hold two cards: to compare their ranks, write rank(...) on either side"),
        ("KH == KS", 1, "expected a number, found a card"),
        ("face_dwn == 1", 1, "there is no name 'face_dwn': did you mean face_down?"),
        ("luckiness == 1", 1, "there is no name 'luckiness': expected one of won, lost, turned"),
        ("last == 1X", 9, "'1X' is not a card: expected a rank A 2..9 T J Q K and a suit"),
        ("last == joker", 9, "is a joker; the deck has none"),
        ("won(3)", 1, "'won' takes nothing in brackets"),
        ("turn == 3", 6, "found '==', expected ( after 'turn'"),
        ("turn() == 3", 6, "found ')', expected a number, a rank or a card in the arguments of 'turn'"),
        ("turn(0) == 3", 6, "0 is no card number: expected 1 to 52"),
        ("turn(53) == 3", 6, "53 is no card number: expected 1 to 52"),
        ("pile(5) == KD", 1, "'pile' has 1 argument: expected pile(pile, depth)"),
        ("pile(5, 5) == KD", 9, "5 is no depth: expected 1 to 4"),
        ("pile(5 1) == KD", 8, "found '1', expected , or ) in the arguments of 'pile'"),
        ("pile(KH, 1) == KD", 6, "found 'KH', expected a pile, 1 to 13"),
        ("cycle(13) == 1", 7, "13 is no length: expected 1 to 12"),
        ("hidden(last)", 8, "found 'last', expected a card such as QH"),
        ("rank(5) == 5", 6, "found '5', expected a place such as last or bottom(5)"),
        ("turned == 12345678901", 11, "expected a number of at most 9 digits"),
        ("turned == ٣", 11, "is not a card"),
        ("(" * 200 + "won" + ")" * 200, 27, "nested more than 25 deep"),
        ("not " * 200 + "won", 105, "nested more than 25 deep"),
        ("turned == " + "1 + " * 300 + "1", 1007, "603 words and signs: expected at most 500"),
        ("\x1b[31m", 1, "'\\x1b[31m' is not a card"),
    ],
)
def test_each_mistake_is_named_with_its_column(text: str, column: int, message: str) -> None:
    with pytest.raises(BadInput) as refused:
        parse(text)
    complaint = str(refused.value)
    assert complaint.startswith(f"condition: column {column}: "), complaint
    assert message in complaint
    assert "\n" not in complaint
    assert len(complaint) < 320


def test_the_longest_sum_is_one() -> None:
    assert isinstance(parse("turned == " + "1 + " * 248 + "1"), Compared)


def test_a_book_is_no_condition() -> None:
    with pytest.raises(BadInput, match="20003 characters long: expected at most 10000"):
        parse("won" + " " * 20_000)


WORDS = ["won", "lost", "turned", "and", "or", "not", "(", ")", "==", "<", "+", "-", "*", "3", "KH", "K", "last",
         "hidden", "pile", "turn", "cycle", ",", "rank", "bottom", "=", "é", "face_down"]  # fmt: skip


@given(st.lists(st.sampled_from(WORDS), max_size=12).map(" ".join))
def test_nothing_else_ever_happens(text: str) -> None:
    """Any words are a condition or one line that says why not."""
    assert said(text) in {"a condition", "condition: column "}


def said(text: str) -> str:
    try:
        parse(text)
    except BadInput as error:
        return str(error)[:18]
    return "a condition"
