"""Unknown cards in texts: what they mean, where they may stand, and what cannot be part of a deck."""

from __future__ import annotations

import json

import pytest
from hypothesis import given

from support.partial import partial_deals
from verify.cards import ENGLISH, FINNISH, NOTATIONS, Card
from verify.deals import Deal, Incomplete, PartialDeal, Reading, read_text
from verify.deals.deal import Shape
from verify.deals.partial_deals import all_known, write_partial
from verify.errors import BadInput

SMALL = Reading(Shape(3, 2))


def only(text: str, how: Reading = SMALL) -> PartialDeal:
    (found,) = read_text(text, "t", how)
    assert isinstance(found, Incomplete), found
    return found.deal


KNOWN = (Card(1, 1), None, Card(2), Card(3, 2), None, None)


@pytest.mark.parametrize(
    ("text", "format_"),
    [
        ("AS ?? 2? 3H ?? ??", "deck"),
        ("as, ?, 2?\n3♥ ?? ?  # three of them", "deck"),
        ("2: 2? 3H\nA: AS ?\n3: ?? ??", "piles"),
        ('{"deck": ["AS", null, "2?", "3H", "??", "?"]}', "json"),
        ('["AS", null, "2?", "3H", null, null]', "json"),
        ('[["AS", null, "2?", "3H", null, null]]', "json"),
        ('{"piles": [["AS", null], ["2?", "3H"], [null, null]]}', "json"),
    ],
)
def test_unknown_cards_are_read(text: str, format_: str) -> None:
    deal = only(text)
    assert (deal.cards, deal.format, deal.suited, deal.name) == (KNOWN, format_, True, "t:1")
    assert deal.unknown == (1, 4, 5)
    assert deal.missing == (1, 1, 1)


def test_arrays_that_begin_with_an_unknown_card() -> None:
    for text in ("[null, null, null, null, null, null]", "[[null, null, null, null, null, null]]"):
        assert only(text).cards == (None,) * 6


def test_a_rank_deal_and_one_of_which_no_suit_is_known() -> None:
    assert only("A ?? 2 3 ?? ??") == PartialDeal(
        (Card(1), None, Card(2), Card(3), None, None), shape=Shape(3, 2), suited=False
    )
    assert only("A? ?? 2? 3? ?? ??").suited
    assert only("?? " * 6).suited


def test_names_of_other_languages() -> None:
    how = Reading(Shape(13, 4), FINNISH)
    assert only("10Ru ?? 10? " + "? " * 49, how).cards[:3] == (Card(10, 3), None, Card(10))


def test_titles_and_other_deals_are_kept() -> None:
    text = "[one]\nAS ?? 2? 3H ?? ??\n\n[two]\nAS 2S 3S AH 2H 3H\n\n[three]\nAS AS ? ? ? ?"
    one, two, three = read_text(text, "t", SMALL)
    assert isinstance(one, Incomplete)
    assert (one.deal.title, one.deal.name, str(one).partition(":")[0]) == ("one", "t:1", "t")
    assert str(one).startswith("t:2: deal 1: card 2 on line 2 is unknown, and 3 more: expected a whole deal")
    assert isinstance(two, Deal)
    assert isinstance(three, BadInput)
    assert not isinstance(three, Incomplete)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("AS ?? ?? 3H ??", "t:1: 5 cards, expected 6"),
        ("AS ?? ?? AS ?? ??", "t:1: AS is there twice, card 1 on line 1 and card 4 on line 1"),
        ("AS AH A? ?? ?? ??", "t:1: A is there 3 times, expected 2; the last is card 3 on line 1"),
        ("A? A? A? ?? ?? ??", "t:1: A is there 3 times, expected 2; the last is card 3 on line 1"),
        ("A A A ? ? ?", "t:1: A is there 3 times, expected 2; the last is card 3 on line 1"),
        ("AS 2 ?? ?? ?? ??", "t:1: '2' (card 2 on line 1) has no suit, though other cards have"),
        ("4? ?? ?? ?? ?? ??", "t:1: 4 (card 1 on line 1) is not in a deck of 3 ranks and 2 suits"),
        ("AD ?? ?? ?? ?? ??", "t:1: AD (card 1 on line 1) is not in a deck of 3 ranks and 2 suits"),
        ("AS? ?? ?? ?? ?? ??", "t:1: card 1: 'AS?': expected a rank before the '?', such as 5?"),
        ("X? ?? ?? ?? ?? ??", "t:1: card 1: 'X' is not a card: expected a rank"),
        ("AS ??? ?? ?? ?? ??", "t:1: card 2: '???' is not a card: expected a rank"),
        ("A: AS ??\n2: ?? ??\n3: ??", "t:3: pile 3 has 1 card, expected 2"),
        (
            '{"deck": ["AS", null, 7, null, null, null]}',
            "t:1: card 3: expected a text such as 'TS', found the number 7",
        ),
        ("AS ?? ??\n3H ?? ??\n#", "t:1: card 2: '??' is an unknown card: expected format deck, piles or json"),
        ('{"tableau piles": [["as", null], ["2s", "??"], ["3h", "3s"]]}', "card 2: '??' is an unknown card"),
        ("[[1, null], [0, 2], [2, 0]]", "null"),
        ("1 2 3 4 5 ??", "t:1: 4 (card 4 on line 1) is not in a deck"),
    ],
)
def test_what_cannot_be_part_of_a_deck(text: str, message: str) -> None:
    (found,) = read_text(text, "t", SMALL)
    assert isinstance(found, BadInput)
    assert not isinstance(found, Incomplete)
    assert message in str(found)


def test_51_cards_and_an_unknown_one_too_many() -> None:
    for number in (51, 53):
        (found,) = read_text("?? " * number, "t", Reading())
        assert str(found) == f"t:1: {number} cards, expected 52"


@given(partial_deals())
def test_a_completion_is_a_deck_and_agrees_with_what_is_known(deal: PartialDeal) -> None:
    ranks = [rank for rank, number in enumerate(deal.missing, 1) for _ in range(number)]
    found = deal.completed(ranks).cards
    assert len(set(found)) == 52
    assert all(
        card is None or card == there or card == Card(there.rank) for card, there in zip(deal.cards, found, strict=True)
    )
    assert [found[place].rank for place in deal.unknown] == ranks


def test_other_ranks_are_no_completion() -> None:
    with pytest.raises(ValueError, match="not the ranks of the missing cards"):
        PartialDeal((None, Card(1, 1)), shape=Shape(2, 1)).completed([1])


def test_a_whole_deal_has_no_unknown_card() -> None:
    deal = Deal((Card(1), Card(2)), shape=Shape(2, 1), name="t:1")
    assert (all_known(deal).unknown, all_known(deal).suited, all_known(deal).name) == ((), False, "t:1")


@given(partial_deals())
def test_what_is_written_is_read_again(deal: PartialDeal) -> None:
    piles = PartialDeal(deal.cards, "piles", within_pile="bottom-first")
    for notation in NOTATIONS.values():
        assert only(write_partial(piles, notation), Reading(notation=notation)) == piles


def test_json_of_many_deals_is_read_one_by_one() -> None:
    lines = [json.dumps({"deck": ["AS", None, "2?", "3H", None, None]}), json.dumps({"deck": ["AS"]})]
    found = list(read_text("\n".join(lines), "t", SMALL))
    assert [type(each) for each in found] == [Incomplete, BadInput]
    assert str(found[0]).startswith("t:1: deal 1: card 2 is unknown")


def test_english_names_are_those_of_the_cards() -> None:
    deal = PartialDeal(KNOWN, "piles", Shape(3, 2))
    assert write_partial(deal, ENGLISH) == "A: AS ??\n2: 2? 3H\n3: ?? ??\n"
