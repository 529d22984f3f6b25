"""The format ``table``: what it means, what is wrong with a text, and that what is written is read again."""

from __future__ import annotations

import json
from typing import Any

import pytest

from verify.cards import ENGLISH, FINNISH, Card
from verify.deals import Reading, Shape
from verify.deals.klondike import read_text, write_all
from verify.deals.positions import Column, Position, PositionDeal
from verify.errors import BadInput

SMALL = Reading(Shape(4, 2))
TABLE = """\
[the one]  # a remark
Foundations: AS
Waste: 4S 2H
Stock: 3S AH
Pass: 2
1: [4H 2S] 3H
2:
"""


def cards(names: str) -> tuple[Card, ...]:
    return tuple(ENGLISH.read(name) for name in names.split())


POSITION = Position(
    (Column(cards("4H 2S"), cards("3H")), Column()), (1, 0), cards("3S AH"), cards("4S 2H"), pass_number=2
)


def outcomes(text: str, how: Reading = SMALL) -> list[Any]:
    return list(read_text(text, "t", how))


def table(text: str, how: Reading = SMALL) -> PositionDeal:
    (deal,) = outcomes(text, how)
    assert isinstance(deal, PositionDeal), str(deal)
    return deal


def fault(text: str, how: Reading = SMALL) -> str:
    (error,) = outcomes(text, how)
    assert isinstance(error, BadInput)
    return str(error)


def test_every_line_means_what_the_format_says() -> None:
    """The expected position was written down by hand from the description of the format."""
    deal = table(TABLE.replace("  # a remark", ""))
    assert deal.position == POSITION
    assert (deal.title, deal.format, deal.name, deal.shape) == ("the one", "table", "t:1", Shape(4, 2))


@pytest.mark.parametrize(
    "text",
    [
        "2:\n1: [4H, 2S] 3H\nstock: 3S AH\nWASTE: 4S 2H\npass: 2\nfoundations: AS",
        "Foundations: AS -\r\nWaste: 4s 2♥\r\nStock: 3S aH # top first\r\nPass: 2\r\n01: [4H 2S]3H\r\n02: -\r\n",
    ],
)
def test_order_case_and_line_ends_do_not_matter(text: str) -> None:
    assert table(text).position == POSITION


def test_several_tables_are_parted_by_empty_lines_and_headings() -> None:
    plain = TABLE.replace("  # a remark", "")
    found = outcomes(f"{plain}\n{plain}[other]\n{plain.partition(chr(10))[2]}")
    assert [(deal.title, deal.name) for deal in found] == [("the one", "t:1"), ("the one", "t:2"), ("other", "t:3")]


@pytest.mark.parametrize("form", ["table", "json", "solvitaire"])
@pytest.mark.parametrize("pass_number", [1, 2])
def test_what_is_written_is_read_again(form: str, pass_number: int) -> None:
    deal = PositionDeal(POSITION._replace(pass_number=pass_number), Shape(4, 2))
    if form == "solvitaire" and pass_number > 1:
        with pytest.raises(BadInput, match="cannot say which pass"):
            "".join(write_all([deal], form))
        return
    text = "".join(write_all([deal, deal], form))
    assert [read.position for read in outcomes(text)] == [deal.position] * 2


def test_cards_in_other_languages() -> None:
    how = Reading(Shape(4, 2), FINNISH)
    text = "".join(write_all([PositionDeal(POSITION, Shape(4, 2))], "table", FINNISH))
    assert "1: [4He 2Pa] 3He" in text
    assert table(text, how).position == POSITION


BASE = "Foundations: AS\nWaste: 4S 2H\nStock: 3S AH\n1: [4H 2S] 3H\n2:"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("3H", "3X", "t:4: card 8: '3X' is not a card: expected a rank A 2..9 T J Q K and a suit"),
        ("3H", "3", "t:4: '3' (card 8 on line 4) has no suit, though other cards have"),
        ("3H", "??", "t:4: card 8: '??' is an unknown card"),
        ("3H", "5H", "t:4: 5H (card 8 on line 4) is not in a deck of 4 ranks and 2 suits"),
        ("3H", "", "t:1: 7 cards on lines 1 to 4, expected 8; 3H is missing"),
        (
            "3H",
            "3H 3H",
            "t:1: 9 cards on lines 1 to 4, expected 8; 3H is there twice, card 8 on line 4 and card 9 on line 4",
        ),
        ("4S", "3H", "t:1: 3H is there twice, card 8 on line 4 and card 2 on line 2; 4S is missing"),
        (
            "AS",
            "3S",
            "t:1: 10 cards on lines 1 to 4, expected 8; 3S is there twice, card 1 on line 1 and card 4 on line 3",
        ),
        (
            "AS",
            "AS AH",
            "t:1: 9 cards on lines 1 to 4, expected 8; AH is there twice, card 2 on line 1 and card 6 on line 3",
        ),
        ("AS", "AS 2S", "t:1: 2S (card 2 on line 1): its foundation is there already, expected the top card of each"),
        ("AS", "A", "t:1: A (card 1 on line 1) is on the foundations: expected a card with a suit of this deck"),
        ("AS", "AD", "t:1: AD (card 1 on line 1) is on the foundations: expected a card with a suit of this deck"),
        ("[4H 2S]", "[4H 2S", "t:4: expected the face-down cards in one pair of brackets, before the others"),
        ("[4H 2S] 3H", "3H [4H 2S]", "t:4: expected the face-down cards in one pair of brackets, before the others"),
        ("3S AH", "[3S] AH", "t:3: 'stock:' has brackets, which are for cards face down in columns"),
        ("Waste", "Weste", "t:2: 'Weste: 4S 2H': expected a line such as 'Stock: 7H 2C'"),
        ("Waste:", "", "t:2: '4S 2H': expected a line such as"),
        ("2:", "3:", "t:5: column 2 is missing: for an empty one write '2:'"),
        ("2:", "1:", "t:5: '1:' is there twice, on line 4 and line 5 (part deals by an empty line)"),
        ("2:", "Pass: 0", "t:5: pass is '0': expected the number of the pass under way"),
        ("2:", "99:", "t:5: column 99: expected 1 to 50"),
        ("2:", "0:", "t:5: column 0: expected 1 to 50"),
        ("\n1: [4H 2S] 3H\n2:", "", "t:1: there are no columns, expected lines such as '1: [3D 5C] 8S 7H'"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(old: str, new: str, message: str) -> None:
    assert BASE.count(old) >= 1
    assert message in fault(BASE.replace(old, new, 1))


def test_a_card_under_a_foundation_is_there() -> None:
    text = "Foundations: 2S\nStock: AS 3S 4S\n1: AH 2H 3H 4H"
    assert "AS is there twice, on the foundations on line 1 and card 2 on line 2" in fault(text)


def test_cards_without_suits_are_refused() -> None:
    assert "t:1: the cards have ranks only, and Klondike is played with suits" in fault("1: A 2", Reading(Shape(2, 1)))


def test_very_many_cards_are_not_all_read() -> None:
    assert fault("1: " + "AS " * 100_000) == "t:1: more than 16 cards without an empty line"


JSON = {
    "game": "klondike",
    "columns": [{"down": ["4H", "2S"], "up": ["3H"]}, {}],
    "foundations": [1, 0],
    "stock": ["3S", "AH"],
    "waste": ["4S", "2H"],
    "pass": 2,
}


def test_json_means_the_same() -> None:
    deal = table(json.dumps(JSON))
    assert (deal.position, deal.format) == (POSITION, "json")


@pytest.mark.parametrize(
    ("members", "message"),
    [
        ({"game": "clock"}, "t:1: game: expected the text 'klondike', found the text 'clock'"),
        ({"ranks": 13}, "t:1: the deal has 13 ranks, expected 4: add --ranks 13"),
        ({"stok": []}, "t:1: unknown key 'stok', expected format, version"),
        ({"deck": []}, "t:1: expected either a key 'deck' or a key 'columns'"),
        ({"columns": 7}, "t:1: columns: expected an array, found the number 7"),
        ({"columns": []}, "t:1: 0 columns, expected 1 to 50"),
        ({"columns": [7]}, "t:1: column 1: expected an object with the keys 'down' and 'up', found the number 7"),
        ({"columns": [{"top": []}]}, "t:1: column 1: unknown key 'top', expected down and up"),
        ({"columns": [{"up": [None]}]}, "t:1: card 1 ('up' of column 1): expected a text such as 'TS', found null"),
        ({"columns": [{"up": ["3X"]}]}, "t:1: card 1: '3X' is not a card"),
        ({"stock": "AS"}, "t:1: stock: expected an array of cards, found the text 'AS'"),
        ({"stock": ["AS"] * 99}, "t:1: stock: more than 16 cards"),
        ({"foundations": [1]}, "t:1: foundations: expected an array of 2 numbers of cards, found an array of 1"),
        ({"foundations": [1, 5]}, "t:1: foundations: expected a whole number from 0 to 4, found the number 5"),
        ({"foundations": [True, 0]}, "t:1: foundations: expected a whole number from 0 to 4, found true"),
        ({"pass": 0}, "t:1: pass: expected a whole number from 1 to 9999, found the number 0"),
        ({"waste": []}, "t:1: 6 cards, expected 8; 4S 2H are missing"),
        ({"foundations": [3, 0]}, "t:1: 10 cards, expected 8; 3S is there twice"),
    ],
)
def test_json_that_is_wrong(members: dict[str, object], message: str) -> None:
    assert message in fault(json.dumps(JSON | members))
