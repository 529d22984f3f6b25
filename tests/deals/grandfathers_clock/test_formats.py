"""Deals of Grandfather's Clock as text and JSON: what each format means, what is wrong with a text, and back again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from verify.cards import ENGLISH, FINNISH, Card
from verify.deals import Deal, Reading, Shape
from verify.deals.dials import DialDeal, DialPosition, RestDeal, clock_cards
from verify.deals.grandfathers_clock import FORMATS, numbered, read_file, read_text, write_all
from verify.deals.grandfathers_clock.detection import detected_grandfathers_clock
from verify.deals.reading import only
from verify.errors import BadInput
from verify.rules.grandfathers_clock_choice import GrandfathersClockChoice

SMALL = Reading(Shape(4, 2))  # clock cards 2S 3H 4S, or 2H 3S 4H
COLUMNS = (
    "JD 5S 3C TD 8D / 2D AD 5C 4S QS / 9H KH QH TH 6C / JC KS 4H 8H 3D / 7C QD AC 2C TC / 5H JS 4D 7D 9C / "
    "KC AS 7S 6D 2H / 9S AH 3S 8S 6H"
)
"""KPat's deal 1, as the program shows it."""

TABLE = """\
[the one]  # a remark
Foundations: AS 4H
1: 2H AH
2: 3S
"""
POSITION = DialPosition(
    ((Card(2, 2), Card(1, 2)), (Card(3, 1),)),
    (Card(1, 1), Card(4, 2), Card(2, 1)),
)


def outcomes(text: str, how: Reading = SMALL) -> list[Any]:
    return list(read_text(text, "t", how))


def fault(text: str, how: Reading = SMALL) -> str:
    (error,) = outcomes(text, how)
    assert isinstance(error, BadInput)
    return str(error)


def dial(text: str, how: Reading = SMALL) -> DialDeal:
    (deal,) = outcomes(text, how)
    assert isinstance(deal, DialDeal), str(deal)
    return deal


def rest_of_kpat_1() -> list[str]:
    """Its forty cards in the order in which they are dealt."""
    columns = [column.split() for column in COLUMNS.split("/")]
    return [column[row] for row in range(5) for column in columns]


def test_a_deck_without_its_clock_cards_is_the_same_deal() -> None:
    """KPat's deal 1 by its number, as forty cards on a line, and as the columns it shows."""
    cards = " ".join(rest_of_kpat_1())
    (rest,) = outcomes(cards, Reading())
    assert isinstance(rest, RestDeal)
    assert (rest.format, rest.clock_suits, rest.listing) == ("rest", "first", None)
    table = dial("\n".join(f"{n}: {column}" for n, column in enumerate(COLUMNS.split(" / "), 1)), Reading())
    choice = GrandfathersClockChoice()
    starts = [choice.start(deal) for deal in (only(numbered("kpat:1"), "kpat"), rest, table)]
    assert starts[0] == starts[1] == starts[2]
    assert starts[0].foundations == clock_cards()


@pytest.mark.parametrize("spec", ["pysol:1", "pysol:32001", "pysol:123456789", "ms:617"])
def test_pysolfc_deals_as_its_source_does(spec: str) -> None:
    """By its grandfathersclock.py: the clock cards are put under the talon, five rows are dealt from its top."""
    deal = only(numbered(spec), spec)
    talon = [str(card) for card in deal.cards]
    clock = ["2S", "3H", "4C", "5D", "6S", "7H", "8C", "9D", "TS", "JH", "QC", "KD"]
    talon = [card for card in talon if card in clock] + [card for card in talon if card not in clock]
    rows = [[talon.pop() for _ in range(8)] for _ in range(5)]
    start = GrandfathersClockChoice().start(deal)
    assert [[str(card) for card in column] for column in start.columns] == [list(column) for column in zip(*rows)]  # noqa: B905


def test_every_line_of_a_table_means_what_the_format_says() -> None:
    """The expected position was written down by hand from the description of the format."""
    deal = dial(TABLE.replace("  # a remark", ""))
    assert (deal.position, deal.clock_suits) == (POSITION, "first")
    assert (deal.title, deal.format, deal.name, deal.shape) == ("the one", "table", "t:1", Shape(4, 2))


@pytest.mark.parametrize(
    "text",
    [
        "2: 3S\n1: 2H, AH\nFOUNDATIONS: 4H AS",
        "foundations: AS 4h 2S\r\n01: 2♥ ah # lowest first\r\n02: 3S -\r\n",
        '{"columns": [["2H", "AH"], ["3S"]], "foundations": ["4H", "AS"]}',
        '{"game": "grandfathers-clock", "ranks": 4, "columns": [["2H", "AH"], ["3S"]], "foundations": ["AS", "4H"]}',
    ],
)
def test_other_ways_to_write_it(text: str) -> None:
    assert dial(text).position == POSITION


def test_columns_without_numbers_have_to_be_called_a_table() -> None:
    text = COLUMNS.replace(" / ", "\n")
    assert dial(text, Reading(format="table")).position == GrandfathersClockChoice().start(only(numbered("kpat:1"), ""))
    with pytest.raises(BadInput, match="t:1: 40 cards on 8 lines: if these are columns, begin the lines with 1:, 2:"):
        outcomes(text, Reading())
    (rest,) = outcomes(text, Reading(format="rest"))
    assert [str(card) for card in rest.cards] == text.split()


@pytest.mark.parametrize(
    ("suits", "dealt"), [("first", "AS 2H AH 4H 3S"), ("second", "AH 2S AS 4S 3H")], ids=["first", "second"]
)
def test_which_clock_cards_are_on_the_dial_follows_from_the_columns(suits: str, dealt: str) -> None:
    """4 ranks, 2 suits: at one o'clock one card goes up, at two 4, A and 2, at three one; everything up to the win."""
    cards = dealt.split()
    two, one = cards[1:4][::-1], [cards[0], cards[4]]
    for ups in range(4):
        for others in ([], one[:1], one[1:], one):
            gone = [*two[:ups], *others]
            left = " ".join(card for card in cards if card not in gone) or "-"
            assert dial(f"Foundations: {' '.join([*two[:ups][-1:], *others])}\n1: {left}").clock_suits == suits


@pytest.mark.parametrize("form", ["table", "json"])
def test_tables_are_written_and_read_again(form: str) -> None:
    text = "".join(write_all([DialDeal(POSITION, shape=Shape(4, 2), title="x")] * 2, form))
    assert [(deal.position, deal.title) for deal in outcomes(text)] == [(POSITION, "x")] * 2


@pytest.mark.parametrize("form", ["rest", "json"])
def test_decks_without_clock_cards_are_written_and_read_again(form: str) -> None:
    deals = [RestDeal(tuple(map(ENGLISH.read, rest_of_kpat_1())), title="x")] * 2
    found = outcomes("".join(write_all(deals, form)), Reading())
    assert found == deals
    assert [deal.title for deal in found] == ["x", "x"]
    second = RestDeal(
        tuple(ENGLISH.read(card) for card in ["AH", "2S", "AS", "4S", "3H"]), "second", Shape(4, 2), "top-first"
    )
    (again,) = outcomes("".join(write_all([second], "json")))
    assert again == second


@pytest.mark.parametrize("form", ["deck", "json", "uva170", "integers"])
def test_whole_decks_are_written_and_read_again(form: str) -> None:
    decks = [only(numbered(f"random:5:#{index}"), "") for index in (1, 2)]
    found = outcomes("".join(write_all(decks, form)), Reading())
    assert [(deal.format, deal.layout) for deal in found] == [(form, "deck")] * 2
    assert [deal.cards for deal in found] == [deck.cards for deck in decks]


def test_formats_that_cannot_hold_a_deal() -> None:
    table, rest = DialDeal(POSITION, shape=Shape(4, 2)), RestDeal((Card(1, 1),), shape=Shape(2, 1))
    for deal, form, message in (
        (table, "deck", "deck holds whole decks, and this deal is a table"),
        (rest, "table", "table holds tables, and this deal is a deck without its clock cards"),
        (table, "kpat", "kpat holds games of that program, which it alone writes, and this deal is a table"),
    ):
        with pytest.raises(BadInput, match=message):
            "".join(write_all([deal], form))
    assert all(form.help for form in FORMATS.values())


def test_cards_in_other_languages() -> None:
    how = Reading(Shape(4, 2), FINNISH)
    text = "".join(write_all([DialDeal(POSITION, shape=Shape(4, 2))], "table", FINNISH))
    assert "1: 2He AHe" in text
    assert dial(text, how).position == POSITION


BASE = "Foundations: AS 4H\n1: 2H AH\n2: 3S"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("3S", "3X", "t:3: card 5: '3X' is not a card: expected a rank A 2..9 T J Q K and a suit"),
        ("3S", "3", "t:3: '3' (card 5 on line 3) has no suit, though other cards have"),
        ("3S", "??", "t:3: card 5: '??' is an unknown card"),
        ("3S", "5S", "t:3: 5S (card 5 on line 3) is not in a deck of 4 ranks and 2 suits"),
        ("3S", "", "t:1: 7 cards on lines 1 to 2, expected 8; 3S is missing"),
        (
            "3S",
            "3S 3S",
            "t:1: 9 cards on lines 1 to 3, expected 8; 3S is there twice, card 5 on line 3 and card 6 on line 3",
        ),
        ("3S", "2S", "t:1: 2S is there twice, on the dial and card 5 on line 3; 3S is missing"),
        ("AS", "", "t:1: 7 cards on lines 1 to 3, expected 8; AS is missing"),
        ("AS", "3S", "t:1: 3S is there twice, card 1 on line 1 and card 5 on line 3; AS is missing"),
        ("AS", "AS 4S", "t:1: 4S (card 2 on line 1) lies on the same foundation as AS: expected its top card only"),
        ("AS", "AD", "t:1: AD (card 1 on line 1) is on the foundations: expected a card with a suit of this deck"),
        ("Found", "Fund", "t:1: 'Fundations: AS 4H': expected a line such as '3: 4D 9S TC' or 'Foundations: 3S 8H'"),
        ("2: 3S", "3S", "t:3: '3S': expected a line such as '3: 4D 9S TC'"),
        ("2:", "3:", "t:3: column 2 is missing: for an empty one write '2:'"),
        ("2:", "1:", "t:3: '1:' is there twice, on line 2 and line 3 (part deals by an empty line)"),
        ("2:", "99:", "t:3: column 99: expected 1 to 50"),
        ("2:", "0:", "t:3: column 0: expected 1 to 50"),
        ("\n1: 2H AH\n2: 3S", "", "t:1: there are no columns, expected lines such as '1: JD 5S 3C'"),
    ],
)
def test_what_is_wrong_with_a_table_is_said_with_its_line(old: str, new: str, message: str) -> None:
    assert BASE.count(old) >= 1
    assert message in fault(BASE.replace(old, new, 1), Reading(Shape(4, 2), format="table"))


@pytest.mark.parametrize(
    ("members", "message"),
    [
        ({"game": "klondike"}, "t:1: game: expected the text 'grandfathers-clock', found the text 'klondike'"),
        ({"suits": 4}, "t:1: the deal has 4 suits, expected 2: add --suits 4"),
        ({"stock": []}, "t:1: unknown key 'stock', expected format, version"),
        ({"deck": []}, "t:1: expected either a key 'deck' or a key 'columns'"),
        ({"columns": 7}, "t:1: columns: expected an array, found the number 7"),
        ({"columns": []}, "t:1: 0 columns, expected 1 to 50"),
        ({"columns": [{"up": []}]}, "t:1: column 1: expected an array of cards, found an object"),
        ({"columns": [[None]]}, "t:1: card 1 (column 1): expected a text such as 'TS', found null"),
        ({"columns": [["3X"]]}, "t:1: card 1: '3X' is not a card"),
        ({"columns": [["2H"] * 99]}, "t:1: column 1: more than 16 cards"),
        ({"foundations": ["AS"]}, "t:1: 7 cards, expected 8; 4H is missing"),
        ({"foundations": "AS"}, "t:1: foundations: expected an array of cards, found the text 'AS'"),
    ],
)
def test_json_that_is_wrong(members: dict[str, object], message: str) -> None:
    base = {"columns": [["2H", "AH"], ["3S"]], "foundations": ["AS", "4H"]}
    assert message in fault(json.dumps(base | members))


def test_decks_without_clock_cards_that_are_none() -> None:
    cards = rest_of_kpat_1()
    line = " ".join(cards)
    assert fault(line.replace("JD", "5S", 1), Reading()) == (
        "t:1: 5S is there twice, card 1 on line 1 and card 9 on line 1; JD is missing"
    )
    assert (
        fault(line.replace("JD", "2S", 1), Reading())
        == "t:1: 2S is there twice, on the dial and card 1 on line 1; JD is missing"
    )
    assert fault(line.removeprefix("JD"), Reading()) == (
        "t:1: 39 cards to deal, expected 40, for 12 lie on the dial: 51 cards, expected 52; JD is missing"
    )
    second = fault("AH 2S AS 4S 4S", Reading(Shape(4, 2)))  # of the set of which fewer cards are dealt
    assert second == "t:1: 4S is there twice, card 4 on line 1 and card 5 on line 1; 3H is missing"
    assert "card 1: 'XX' is not a card" in fault(line.replace("JD", "XX", 1), Reading())
    assert "card 1: '??' is an unknown card" in fault(line.replace("JD", "??", 1), Reading())
    found = outcomes(f"{line}\n{line[3:]}\n{line}", Reading())
    assert [each.name for each in found if isinstance(each, RestDeal)] == ["t:1", "t:3"]
    assert str(found[1]).startswith("t:2: deal 2: 39 cards to deal, expected 40")


@pytest.mark.parametrize(
    ("text", "form"),
    [
        ("AS 2S", "deck"),
        ("AS " * 52, "deck"),
        ("AS " * 40, "rest"),
        ("[a title]\n" + "AS " * 39, "rest"),
        (("AS " * 13 + "\n") * 4, "deck"),
        ("[a title]\n# remark\nFoundations: AS", "table"),
        ("1: AS 2S", "table"),
        ('{"deck": []}', "json"),
        ('["AS", "2S"]', "json"),
        ('[{"columns": []}]', "json"),
        ('<?xml version="1.0"?>', "kpat"),
        (" ".join(map(str, range(1, 53))), "integers"),
        ("AS 2S\n#\n", "uva170"),
    ],
)
def test_formats_are_told_apart(text: str, form: str) -> None:
    assert detected_grandfathers_clock(text, Reading()) == form


def test_formats_of_other_games_are_refused() -> None:
    for text, name in (("A: 5H 9C 2S KD", "piles"), ("[[11, 7]]", "codegolf")):
        with pytest.raises(BadInput, match=f"this looks like the format {name}, which is for other games"):
            detected_grandfathers_clock(text, Reading())


def test_files_that_are_none(tmp_path: Path) -> None:
    empty, binary, large = tmp_path / "empty", tmp_path / "binary", tmp_path / "large"
    empty.write_text("\n")
    binary.write_bytes(b"\x00\xff\x13")
    with large.open("wb") as file:
        file.truncate(1 << 30)
    for path, message in (
        (tmp_path, "a directory, expected a file"),
        (tmp_path / "none", "no such file"),
        (empty, "there is no deal in it: it is empty"),
        (binary, "is not UTF-8"),
        (large, "larger than 32 MiB"),
    ):
        with pytest.raises(BadInput, match=message):
            list(read_file(str(path), Reading()))
    with pytest.raises(BadInput, match="unknown format 'piles', expected deck, rest, table, json, kpat"):
        outcomes("AS", Reading(format="piles"))


def test_unknown_cards_of_a_whole_deck_are_refused_without_talk_of_chances() -> None:
    deck = only(numbered("random:5"), "")
    assert isinstance(deck, Deal)
    text = " ".join(map(str, deck.cards)).replace(str(deck.cards[4]), "??")
    assert fault(text, Reading()) == "t:1: card 5 on line 1 is unknown: expected a whole deal here"
