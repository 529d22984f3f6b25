"""Random deals: fixed for ever, and uniform."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from itertools import islice, permutations

import pytest

from verify.cards import Card
from verify.deals import Deal, Shape, numbered
from verify.deals.random_deals import below

VECTORS = {
    "random:0:#1": (
        "9S KC QD 4S 6H 5H 4D QS KH 8H 9D JC 2D 6S JH KD 4C TS 4H 8D 5S 7C 9C 3D 5C 2C "
        "AD JS JD TH QC 7D 8S QH 8C 7S 3S 7H TC AC 5D 2S 6C AS KS 2H TD 3C 6D AH 9H 3H"
    ),
    "random:1:#2": (
        "TC QH 8D TH 5S KS KD 2H AD TD 7D QC 7C 6D 3D 4D 6S 2S 2D KH 3H 7H 6C 9C 4H 5C "
        "5H 2C TS 8S 9D 9H 9S JC AH 8H 7S KC 3S AS 3C JS 4S AC 5D JH 6H JD 8C QD 4C QS"
    ),
    "random:99999999999999999999:#1000000": (
        "7S 4C TH 3H QC TD QS 7D 7H JC 9C TC 6C 8S 9S 6D 6H 4S 8H 2H KH KD JH QH 5C 2C "
        "AC 3S 7C 2S KC 6S 4D 8C 5D QD 8D 5H 9D AD JD JS KS 5S 3C 9H 2D AH AS 3D TS 4H"
    ),
}


def by_the_book(seed: int, index: int, ranks: int, suits: int) -> list[str]:
    """The definition in other words: one long number from all blocks, cut from the front."""
    stream = b"".join(
        sha256(b"patience-verify/random/1/%d/%d/%d" % (seed, index, block)).digest() for block in range(ranks * suits)
    )
    words = [int(stream[at : at + 8].hex(), 16) for at in range(0, len(stream), 8)]
    deck = [str(Card(rank, suit)) for suit in range(1, suits + 1) for rank in range(1, ranks + 1)]
    for size in range(len(deck), 1, -1):
        while words[0] >= (2**64 // size) * size:
            words.pop(0)
        drawn = words.pop(0) % size
        deck[size - 1], deck[drawn] = deck[drawn], deck[size - 1]
    return deck


def text(deal: Deal) -> str:
    return " ".join(str(card) for card in deal.cards)


@pytest.mark.parametrize(("spec", "expected"), VECTORS.items())
def test_these_deals_never_change(spec: str, expected: str) -> None:
    """Computed once, when the generator was written."""
    (deal,) = numbered(spec)
    assert text(deal) == expected


@pytest.mark.parametrize("shape", [Shape(13, 4), Shape(2, 1), Shape(5, 3), Shape(20, 6)])
@pytest.mark.parametrize("seed", [0, 1, 10**20 - 1])
def test_the_definition_by_a_second_method(shape: Shape, seed: int) -> None:
    for index, deal in enumerate(numbered(f"random:{seed}:3", shape), 1):
        assert text(deal).split() == by_the_book(seed, index, shape.ranks, shape.suits)


def test_every_deal_can_be_asked_for_by_its_name() -> None:
    deals = list(numbered("random:7:5"))
    assert [deal.name for deal in deals] == [f"random:7:#{index}" for index in range(1, 6)]
    for deal in deals:
        assert list(numbered(deal.name)) == [deal]
    assert list(numbered("random:7")) == deals[:1]
    assert (deals[0].listing, deals[0].layout, deals[0].format) == ("top-first", "deck", "random")


def test_words_that_would_favour_some_numbers_are_passed_over() -> None:
    """2^64 mod 3 = 1: of all words only the topmost must go; for a power of two none."""
    assert below(3, iter([2**64 - 1, 2**64 - 2])) == (2**64 - 2) % 3
    assert below(4, iter([2**64 - 1])) == 3


def test_all_orders_of_a_small_deck_turn_up_about_equally_often() -> None:
    """6 orders in 6,000 deals: 1,000 each, standard deviation 29; six of them away would be a fault."""
    counts = Counter(text(deal) for deal in islice(numbered("random:2026:6000", Shape(3, 1)), 6000))
    assert set(counts) == {" ".join(order) for order in permutations(["AS", "2S", "3S"])}
    assert all(abs(count - 1000) < 6 * 29 for count in counts.values())


def test_deals_of_one_seed_and_of_many_differ() -> None:
    decks = {deal.cards for seed in range(20) for deal in numbered(f"random:{seed}:20")}
    assert len(decks) == 400
