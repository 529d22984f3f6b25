"""Our own JSON format, and what JSON itself can do to a reader."""

from __future__ import annotations

import json

import pytest

from verify.cards import FINNISH
from verify.deals import Deal, Reading, Shape, read_text, write
from verify.deals.reading import Outcome
from verify.errors import BadInput

DECK = [rank + suit for suit in "SHDC" for rank in "A23456789TJQK"]
PILES = [[rank + suit for suit in "SHDC"] for rank in "A23456789TJQK"]
AUTO, JSON = Reading(), Reading(format="json")
FULL = {"format": "patience-verify/deal", "version": 1, "game": "clock", "ranks": 13, "suits": 4}


def outcomes(text: str, how: Reading = AUTO) -> list[Outcome]:
    return list(read_text(text, "t", how))


def deal_of(value: object) -> Deal:
    (deal,) = outcomes(json.dumps(value, indent=1))
    assert isinstance(deal, Deal), str(deal)
    return deal


def fault(text: str, how: Reading = JSON) -> str:
    (error,) = outcomes(text, how)
    assert isinstance(error, BadInput)
    assert len(str(error)) < 250
    assert str(error).isprintable()
    return str(error)


@pytest.mark.parametrize(
    "value", [DECK, {"deck": DECK}, FULL | {"deck": DECK}, {"deck": DECK, "title": "x"}, [{"deck": DECK}]]
)
def test_a_deck(value: object) -> None:
    deal = deal_of(value)
    assert [str(card) for card in deal.cards] == DECK
    assert (deal.name, deal.format, deal.layout, deal.listing) == ("t:1", "json", "deck", None)


@pytest.mark.parametrize("listing", ["top-first", "bottom-first"])
def test_the_listing_is_kept(listing: str) -> None:
    assert deal_of({"deck": DECK, "listing": listing}).listing == listing


def test_piles_are_bottom_first_unless_they_say_otherwise() -> None:
    deal = deal_of({"piles": PILES, "title": "by rank"})
    assert [[str(card) for card in pile] for pile in deal.piles] == PILES
    assert (deal.layout, deal.within_pile, deal.title) == ("piles", "bottom-first", "by rank")
    assert deal_of({"piles": PILES, "within-pile": "top-first"}).within_pile == "top-first"


def test_json_is_english_in_every_notation() -> None:
    (deal,) = outcomes(json.dumps(DECK), Reading(notation=FINNISH))
    assert isinstance(deal, Deal)
    assert '"TS"' in write(deal, "json", FINNISH)


@pytest.mark.parametrize("text", ["[{0},\n{0},\n{0}]", "{0}\n{0}\n\n{0}\n", "{0}{0} {0}", "[{0}\n,{0}]\n[{0}]"])
def test_many_deals(text: str) -> None:
    one = json.dumps({"deck": DECK})
    found = outcomes(text.replace("{0}", one))
    assert [deal.name for deal in found if isinstance(deal, Deal)] == ["t:1", "t:2", "t:3"]


def test_bare_decks_in_an_array() -> None:
    assert len([deal for deal in outcomes(json.dumps([DECK, DECK])) if isinstance(deal, Deal)]) == 2


@pytest.mark.parametrize("bad", [0, 1, 2])
def test_a_broken_line_does_not_stop_the_others(bad: int) -> None:
    lines = [json.dumps({"deck": DECK})] * 3
    lines[bad] = lines[bad][:100]
    found = outcomes("\n".join(lines))
    assert [str(o) for o in found if isinstance(o, BadInput)] == [
        f"t:{bad + 1}: deal {bad + 1}: not valid JSON: it ends too early (the file is cut short?)"
    ]
    assert len(found) == 3


def test_a_bad_deal_in_an_array_is_named_by_number_and_line() -> None:
    one, short = json.dumps({"deck": DECK}), json.dumps({"deck": DECK[:-1]})
    found = outcomes(f"[{one},\n{short},\n{one}]")
    assert str(found[1]) == "t:2: deal 2: 51 cards, expected 52; KC is missing"
    assert isinstance(found[2], Deal)


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ({}, "expected either a key 'deck' or a key 'piles'"),
        ({"deck": DECK, "piles": PILES}, "expected either a key 'deck' or a key 'piles'"),
        ({"deck": DECK, "within-pile": "top-first"}, "the key 'within-pile' goes with 'piles', which is not there"),
        ({"piles": PILES, "listing": "top-first"}, "the key 'listing' goes with 'deck', which is not there"),
        ({"deck": DECK, "dek": 1}, "unknown key 'dek', expected format, version, game, ranks, suits, title, deck,"),
        ({"deck": DECK, "k" * 10**5: 1}, "unknown key 'kkkkkkk"),
        ({"deck": DECK, "format": "x"}, "format: expected the text 'patience-verify/deal', found the text 'x'"),
        ({"deck": DECK, "version": 2}, "version: expected the number 1, found the number 2"),
        ({"deck": DECK, "version": True}, "version: expected the number 1, found true"),
        ({"deck": DECK, "version": 1.0}, "version: expected the number 1, found the number 1.0"),
        ({"deck": DECK, "version": None}, "version: expected the number 1, found null"),
        ({"deck": DECK, "game": "klondike"}, "game: expected the text 'clock', found the text 'klondike'"),
        ({"deck": DECK, "ranks": 20}, "the deal has 20 ranks, expected 13: add --ranks 20"),
        ({"deck": DECK, "suits": 5}, "the deal has 5 suits, expected 4: add --suits 5"),
        ({"deck": DECK, "suits": True}, "suits: expected a whole number from 1, found true"),
        ({"deck": DECK, "ranks": 13.0}, "ranks: expected a whole number from 1, found the number 13.0"),
        ({"deck": DECK, "ranks": "13"}, "ranks: expected a whole number from 1, found the text '13'"),
        ({"deck": DECK, "title": 5}, "title: expected a text, found the number 5"),
        ({"deck": DECK, "listing": "up"}, "listing: expected 'top-first' or 'bottom-first', found the text 'up'"),
        ({"deck": DECK, "listing": None}, "listing: expected 'top-first' or 'bottom-first', found null"),
        ({"deck": "AS"}, "deck: expected an array of cards, found the text 'AS'"),
        ({"deck": None}, "deck: expected an array of cards, found null"),
        ({"deck": [*DECK[:-1], 5]}, "card 52: expected a text such as 'TS', found the number 5"),
        ({"deck": [*DECK[:-1], ["KC"]]}, "card 52: expected a text such as 'TS', found an array of 1"),
        ({"deck": [*DECK[:-1], "XX"]}, "card 52: 'XX' is not a card"),
        ({"deck": [*DECK[:-1], "JOKER"]}, "card 52: 'JOKER' is a joker"),
        ({"deck": [*DECK[:-1], "AS"]}, "AS is there twice, card 1 and card 52; KC is missing"),
        ({"deck": DECK + DECK}, "104 cards, expected 52 (2 decks run together?"),
        ({"deck": ["AS"] * 10**5}, "deck: 100000 cards, expected 52"),
        ({"piles": PILES[:-1]}, "piles: expected an array of 13 piles, found an array of 12"),
        ({"piles": {}}, "piles: expected an array of 13 piles, found an object"),
        ({"piles": [*PILES[:-1], PILES[-1][:3]]}, "pile K: expected an array of 4 cards, found an array of 3"),
        ({"piles": [*PILES[:-1], None]}, "pile K: expected an array of 4 cards, found null"),
        ({"piles": [*PILES[:-1], ["KS", "KH", "KD", 1]]}, "card 52: expected a text such as 'TS', found the number 1"),
        (5, "expected an object or an array of cards, found the number 5"),
        (None, "expected an object or an array of cards, found null"),
        ([1, 2], "card 1: expected a text such as 'TS', found the number 1"),
    ],
)
def test_faults_of_a_value(value: object, expected: str) -> None:
    assert f"t:1: {expected}" in fault(json.dumps(value))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('{"deck": ["AS"', "not valid JSON: it ends too early"),
        ('{"deck": "AS', "not valid JSON: it ends too early"),
        ('{"deck": [,]}', "not valid JSON: Expecting value (column 11)"),
        ("TS QC", "not valid JSON: Expecting value (column 1)"),
        ('[{"deck": []} {"deck": []}]', "not valid JSON: Expecting ',' delimiter (column 15)"),
        ('{"deck": ["A\x01"]}', "not valid JSON: Invalid control character at"),
        ('{"deck": [], "deck": []}', "found an object with the key 'deck' twice"),
        ('{"deck": NaN}', "deck: expected an array of cards, found the number NaN"),
        ('{"deck": -Infinity}', "deck: expected an array of cards, found the number -Infinity"),
        ('{"deck": 1e999}', "deck: expected an array of cards, found the number 1e999"),
        ('{"ranks": ' + "9" * 10**5 + "}", "ranks: expected a whole number from 1, found a number of 100000 digits"),
        ("9" * 10**5, "found a number of 100000 digits"),
        ("[" * 10**5, "brackets nested too deep"),
        ('{"deck":' * 10**5, "brackets nested too deep"),
        ('{"deck": ' + "[" * 10**5 + "]" * 10**5 + "}", "brackets nested too deep"),
        (r'{"deck": ["\ud800"]}', r"card 1: '\ud800' is not a card"),
    ],
)
def test_faults_of_the_text(text: str, expected: str) -> None:
    found = outcomes(text, Reading(format="json"))
    assert isinstance(found[-1], BadInput)
    assert expected in str(found[-1])
    assert len(str(found[-1])) < 250


def test_the_place_of_a_fault_is_its_line() -> None:
    assert fault('\n\n{"deck":\n [,]}').startswith("t:4: not valid JSON: Expecting value (column 3)")
    assert fault('\r\n\r{\n"deck": []}').startswith("t:3: 0 cards, expected 52")


@pytest.mark.parametrize("text", ["[]", "[ ]\n", "[]\n[]"])
def test_no_deal_in_it(text: str) -> None:
    with pytest.raises(BadInput, match=r"no deal in it"):
        outcomes(text)


def test_deep_nesting_under_every_format() -> None:
    for format_name in ("auto", "json", "codegolf", "solvitaire"):
        assert "nested too deep" in fault("[" * 10**5, Reading(format=format_name))


def test_an_object_for_another_deck() -> None:
    (deal,) = outcomes('{"ranks": 2, "suits": 1, "deck": ["2S", "AS"]}', Reading(Shape(2, 1)))
    assert isinstance(deal, Deal)
