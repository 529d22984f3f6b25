"""Deals by number, against published results and a second way to make each.

The results of Microsoft deals (cards turned and the last one) stand in the cases; they were found by two
programs that share no code with this one. The game below is a third.
"""

from __future__ import annotations

import re
from itertools import islice
from pathlib import Path

import pytest

from verify.cards import Card
from verify.deals import NUMBERINGS, STANDARD, Deal, Shape, is_numbered, numbered
from verify.errors import BadInput

CASES = (Path(__file__).parents[1] / "cases" / "clock_decks.txt").read_text(encoding="utf-8")
FREECELL_1 = """
JD 2D 9H JC 5D 7H 7C 5H KD KC 9S 5S AD QC KH 3H 2S KS 9D QD JS AS AH 3C
4C 5C TS QH 4H AC 4D 7S 3S TD 4S TH 8H 2C JH 7D 6D 8S 8D QS 6C 3D 8C TC 6S 9C 2H 6H
"""


def the(spec: str, shape: Shape = STANDARD) -> Deal:
    (deal,) = numbered(spec, shape)
    return deal


def microsoft(number: int) -> list[str]:
    """Microsoft's shuffle as commonly described, for numbers below 2^31; the card dealt first comes first."""
    deck = [rank + suit for rank in "A23456789TJQK" for suit in "CDHS"]
    dealt, state = [], number
    while deck:
        state = (state * 214013 + 2531011) % 2**31
        chosen = (state >> 16) % len(deck)
        deck[chosen], deck[-1] = deck[-1], deck[chosen]
        dealt.append(deck.pop())
    return dealt


def played(deal: Deal) -> str:
    """Cards turned and the last of them: dealt in rounds, centre last, put under, the top taken."""
    assert deal.listing == "bottom-first"
    dealt = deal.cards[::-1]
    piles = [list(dealt[pile::13]) for pile in range(13)]
    turned, pile = [], 12
    while piles[pile]:
        turned.append(piles[pile].pop())
        pile = turned[-1].rank - 1
    return f"{len(turned):02},{turned[-1]}"


def test_microsoft_deal_1_is_the_well_known_one() -> None:
    assert [str(card) for card in the("ms:1").cards[::-1]] == FREECELL_1.split()


@pytest.mark.parametrize("number", [1, 2, 617, 11982, 32000, 32001, 10**6, 2**31 - 1])
def test_microsoft_deals_by_a_second_method(number: int) -> None:
    assert [str(card) for card in the(f"ms:{number}").cards[::-1]] == microsoft(number)


def test_published_results_of_microsoft_deals() -> None:
    results = dict(re.findall(r"(\d+) -> (\d\d,K[SHDC])", CASES))
    assert sorted(results, key=int) == ["1", "2", "3", "617", "11982"]
    assert {number: played(the(f"ms:{number}")) for number in results} == results


def test_published_winners_among_microsoft_deals() -> None:
    published = re.findall(r"Winners among Microsoft deals 1..200: ([\d ]+)\.", CASES)[0].split()
    assert [deal.name for deal in numbered("ms:1-200") if played(deal).startswith("52")] == [
        f"ms:{n}" for n in published
    ]


def test_kpat_and_low_pysol_numbers_are_microsofts() -> None:
    for number in (1, 617, 32000):
        assert the(f"ms:{number}") == the(f"kpat:{number}") == the(f"pysol:{number}")
    assert the("ms:32001") == the("kpat:32001") != the("pysol:32001")


def test_a_high_pysol_number_is_a_shuffle_by_the_standard_generator() -> None:
    """PySolFC's way, written out: from the last card down, change places with one below, by Python's generator."""
    from random import Random

    for seed in (32001, 12345678901234567890, 10**20 - 1):
        generator = Random(seed)
        cards = [Card(rank, suit) for suit in (4, 1, 2, 3) for rank in range(1, 14)]
        for last in range(51, 0, -1):
            other = int(generator.random() * (last + 1))
            cards[last], cards[other] = cards[other], cards[last]
        assert the(f"pysol:{seed}").cards == tuple(cards)


@pytest.mark.parametrize("spec", ["ms:8589934591", "ms:4294967296", "kpat:8589934591", "pysol:99999999999999999999"])
def test_the_largest_numbers_are_whole_decks(spec: str) -> None:
    deal = the(spec)
    assert len(set(deal.cards)) == 52
    assert (deal.name, deal.format, deal.layout) == (spec, spec.partition(":")[0], "deck")


def test_ranges_are_lazy_whatever_their_length() -> None:
    for spec in ("ms:1-8589934591", "pysol:1-99999999999999999999", "random:1:99999999999999999999"):
        assert len(list(islice(numbered(spec), 2))) == 2
    assert [deal.name for deal in numbered("ms:9-11")] == ["ms:9", "ms:10", "ms:11"]
    assert the("ms:0617").name == "ms:617"


@pytest.mark.parametrize(
    "spec",
    [
        *("ms:", "ms:0", "ms:x", "ms:-1", "ms:1-", "ms:-", "ms:1-2-3", "ms: 1", "ms:1\n", "ms:٣", "ms:1.5", "ms:0-5"),
        *("ms:1-0x", "ms:8589934592", "ms:1-99999999999999999999", "ms:" + "9" * 10**5, "kpat:0"),
        *(
            "pysol:0",
            "pysol:" + "9" * 21,
            "random:",
            "random:x",
            "random:1:",
            "random:1:0",
            "random:1:#",
            "random:1:#0",
        ),
        *("random:1:##1", "random:1:2:3", "random:-1", "random:" + "1" * 21, "random:1-2", "random:1:1-2"),
    ],
)
def test_no_such_number(spec: str) -> None:
    kind = spec.partition(":")[0]
    with pytest.raises(BadInput) as caught:
        numbered(spec)
    assert NUMBERINGS[kind].expected in str(caught.value)
    assert len(str(caught.value)) < 200
    assert str(caught.value).isprintable()


def test_a_range_that_ends_before_it_begins() -> None:
    with pytest.raises(BadInput, match=r"'ms:5-1' ends before it begins, expected ms:N or ms:FIRST-LAST"):
        numbered("ms:5-1")


@pytest.mark.parametrize("spec", ["", "617", "freecell:1", "MS:1", "decks.txt"])
def test_no_number_at_all(spec: str) -> None:
    assert not is_numbered(spec)
    with pytest.raises(BadInput, match=r"is no deal number, expected ms:N or .*; random:SEED"):
        numbered(spec)


@pytest.mark.parametrize("kind", ["ms", "kpat", "pysol"])
def test_only_random_deals_have_other_sizes(kind: str) -> None:
    with pytest.raises(
        BadInput, match=rf"'{kind}:1' is a deal of 13 ranks and 4 suits, not of 5 and 2: .* random:SEED"
    ):
        numbered(f"{kind}:1", Shape(5, 2))
    assert the("random:1", Shape(5, 2)).shape == Shape(5, 2)
