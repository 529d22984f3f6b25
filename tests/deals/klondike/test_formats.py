"""Klondike deals in the formats of other programs, told apart, read and written."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from pysol_cards.cards import CardRenderer
from pysol_cards.deal_game import Game
from pysol_cards.random_base import RandomBase

from verify.cards import ENGLISH, Card
from verify.deals import Deal, Reading, Shape, numbered, read_text
from verify.deals import klondike as deals
from verify.deals.klondike.detection import detected_klondike
from verify.deals.klondike.formats import FORMATS
from verify.deals.positions import PositionDeal
from verify.errors import BadInput
from verify.rules.klondike_choice import KlondikeChoice

DIGITS = (
    "011061012013133132131021051014053042134023043033032062031034022052024041054064063044121122123124111112113114"
    "101102103104091092093094081082083084071072073074"
)
DECKS = [next(numbered(f"random:5:#{index}")) for index in range(1, 6)]


def outcomes(text: str, format_: str = "auto", shape: Shape = Shape()) -> list[Any]:  # noqa: B008
    return list(deals.read_text(text, "t", Reading(shape, ENGLISH, format_)))


def fault(text: str, format_: str = "auto", shape: Shape = Shape()) -> str:  # noqa: B008
    (error,) = outcomes(text, format_, shape)
    assert isinstance(error, BadInput)
    return str(error)


def names(cards: Any) -> str:
    return " ".join(map(str, cards))


def test_the_digits_of_klondike_solver() -> None:
    """Rank in two digits, then 1 clubs, 2 diamonds, 3 hearts, 4 spades, by the README of Klondike-Solver."""
    (deal,) = outcomes(DIGITS)
    assert names(deal.cards[:9]) == "AC 6C AD AH KH KD KC 2C 5C"
    assert names(deal.cards[-4:]) == "7C 7D 7H 7S"
    assert (deal.format, deal.listing) == ("klondike-solver", "top-first")
    start = KlondikeChoice("classic", (("deal", "rows"),)).start(deal)
    assert names(start.columns[1].cards) == "6C 2C"  # by its own dealing: card 2, and the first card of the second row
    assert names(start.stock[:3]) == "QC QD QH"  # it puts the cards from the last to the 29th on the stock


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (DIGITS[:-3], "t:1: 153 digits, expected 156: three a card"),
        (
            DIGITS.replace("074", "073"),
            "t:1: 7H is there twice, card 51 on line 1 and card 52 on line 1; 7S is missing",
        ),
        (DIGITS.replace("074", "075"), "t:1: card 52: '075' is not a card: expected a rank 01 to 13 and a suit 1 to 4"),
        (DIGITS.replace("074", "004"), "t:1: card 52: '004' is not a card"),
        (DIGITS.replace("074", "144"), "t:1: 14.1 (card 52 on line 1) is not in a deck of 13 ranks and 4 suits"),
    ],
)
def test_digits_that_are_no_deck(text: str, message: str) -> None:
    assert message in fault(text)
    assert message in fault(text, "klondike-solver")


def test_a_letter_among_the_digits() -> None:
    message = "t:1: 'x' is no digit: expected three digits a card, such as 014 for the ace of spades"
    assert fault(DIGITS.replace("074", "x74"), "klondike-solver") == message


@pytest.mark.parametrize("form", ["deck", "json", "klondike-solver", "uva170", "integers"])
def test_decks_are_written_and_read_again(form: str) -> None:
    text = "".join(deals.write_all(DECKS, form))
    found = outcomes(text)
    assert [(deal.format, deal.layout) for deal in found] == [(form, "deck")] * len(DECKS)
    assert [deal.cards for deal in found] == [deal.cards for deal in DECKS]


@pytest.mark.parametrize("form", ["table", "solvitaire"])
def test_a_deck_is_no_table(form: str) -> None:
    with pytest.raises(BadInput, match=f"{form} holds tables, and this deal is a deck"):
        "".join(deals.write_all(DECKS, form))


SOLVITAIRE = {
    "tableau piles": [["3S"], ["2h", "AH"], []],
    "stock": ["4S", "2S"],
    "waste": ["3H", "4H"],
    "foundations": [["AS"], [], [], []],
}


def test_solvitaire_has_the_top_card_last() -> None:
    """Its parser places the cards of every array one on the other; small letters lie face down."""
    (deal,) = outcomes(json.dumps(SOLVITAIRE), shape=Shape(4, 2))
    position = deal.position
    assert [(names(column.down), names(column.up)) for column in position.columns] == [
        ("", "3S"),
        ("2H", "AH"),
        ("", ""),
    ]
    assert (names(position.stock), names(position.waste), position.foundations) == ("2S 4S", "3H 4H", (1, 0))
    assert json.loads("".join(deals.write_all([deal], "solvitaire"))) == {
        **SOLVITAIRE,
        "foundations": [["AS"], []],
    }


@pytest.mark.parametrize(
    ("members", "message"),
    [
        ({"tableau piles": {}}, "tableau piles: expected an array of arrays of cards, found an object"),
        ({"tableau piles": [7]}, "pile 1: expected an array of cards, found the number 7"),
        ({"tableau piles": [["3S", "2h", "AH"]]}, "pile 1: a card in small letters lies face down, and one above must"),
        ({"reserve": []}, "unknown key 'reserve', expected tableau piles, stock, waste and foundations"),
        ({"foundations": [["2S"]]}, "foundation 1: expected the cards of one suit, from the ace"),
        ({"foundations": [["AS", "2H"]]}, "foundation 1: expected the cards of one suit, from the ace"),
        ({"stock": ["4S"]}, "7 cards, expected 8; 2S is missing"),
        ({"stock": ["4S", "2X"]}, "card 6: '2X' is not a card"),
    ],
)
def test_solvitaire_that_is_wrong(members: dict[str, object], message: str) -> None:
    assert message in fault(json.dumps(SOLVITAIRE | members), shape=Shape(4, 2))


@pytest.mark.parametrize("number", [1, 2, 617, 31999, 32000, 32001, 123456789, 10**19])
def test_pysolfc_deals_as_its_own_library_prints_it(number: int) -> None:
    """Second method: the board that pysol_cards prints for the game klondike."""
    board = Game("klondike", number, RandomBase.DEALS_PYSOLFC).calc_layout_string(CardRenderer(True))
    (deal,) = deals.numbered(f"pysol:{number}")
    assert isinstance(deal, PositionDeal)
    rows = [" ".join([*(f"<{card}>" for card in column.down), names(column.up)]) for column in deal.position.columns]
    assert board.splitlines() == [f"Talon: {names(deal.position.stock)}", *rows]


@pytest.mark.parametrize("number", [1, 17, 11982])
def test_kpat_deals_as_its_source_does(number: int) -> None:
    """By its klondike.cpp: row by row from the end of the list; the rest is the stock, its last card on top."""
    (deal,) = deals.numbered(f"kpat:{number}")
    assert isinstance(deal, Deal)
    left, columns = list(deal.cards), [list[Card]() for _ in range(7)]
    for row in range(7):
        for column in range(row, 7):
            columns[column].append(left.pop())
    start = KlondikeChoice().start(deal)
    assert [list(column.cards) for column in start.columns] == columns
    assert list(start.stock) == left[::-1]


@pytest.mark.parametrize(
    ("text", "form"),
    [
        ("AS 2S", "deck"),
        ("[a title]\nAS 2S", "deck"),
        ("[a title]\n# remark\nStock: AS", "table"),
        ("1: [AS] 2S", "table"),
        ("A: AS", "deck"),
        ('{"deck": []}', "json"),
        ('["AS", "2S"]', "json"),
        ('[{"columns": []}]', "json"),
        ('{"stock": [], "tableau piles": []}', "solvitaire"),
        (f"[a title]\n{DIGITS}", "klondike-solver"),
        (" ".join(map(str, range(1, 53))), "integers"),
        ("AS 2S\n#\n", "uva170"),
    ],
)
def test_formats_are_told_apart(text: str, form: str) -> None:
    if form == "deck" and ":" in text:
        with pytest.raises(BadInput, match="the format piles, which is for clock"):
            detected_klondike(text, Reading())
        return
    assert detected_klondike(text, Reading()) == form


def test_unknown_cards_are_refused_without_talk_of_chances() -> None:
    text = names(DECKS[0].cards).replace(str(DECKS[0].cards[4]), "??")
    assert fault(text) == "t:1: card 5 on line 1 is unknown: expected a whole deal here"


def test_bad_decks_are_counted_among_the_others() -> None:
    first, second = (names(deck.cards) for deck in DECKS[:2])
    found = outcomes(f"{first}\n{second[3:]}\n{second}")
    assert [each.name for each in found if isinstance(each, Deal)] == ["t:1", "t:3"]
    assert str(found[1]).startswith("t:2: deal 2: 51 cards, expected 52; ")


def test_every_format_can_write_something_and_is_explained() -> None:
    assert all(form.writers and form.help for form in FORMATS.values())
    with pytest.raises(BadInput, match="unknown format 'piles', expected deck, table, json, solvitaire"):
        outcomes("AS", "piles")


def test_clock_says_of_a_klondike_file_what_it_said() -> None:
    (error,) = read_text(json.dumps({**SOLVITAIRE, "tableau piles": []}), "t", Reading())
    assert str(error) == "t:1: 'stock' is not empty, and this game has all its cards in 'tableau piles'"


def test_the_examples_are_good() -> None:
    folder = Path(deals.__file__).parents[2] / "examples"
    for name, count in (("klondike.txt", 2), ("klondike_digits.txt", 1)):
        found = list(deals.read_file(str(folder / name), Reading()))
        assert [isinstance(deal, Deal) for deal in found] == [True] * count
