"""The format integers, against the published deal in the cases and a second way to number the cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from verify.cards import Card
from verify.deals import Deal, Reading, Shape, read_text, write
from verify.errors import BadInput

CASES = Path(__file__).parents[1] / "cases" / "clock_decks.txt"
PUBLISHED = next(line for line in CASES.read_text(encoding="utf-8").splitlines() if line.startswith("8 1 5 2 "))
AUTO = Reading()
NUMBERS = [str(number) for number in range(1, 53)]


def outcome(text: str, how: Reading = AUTO) -> Deal | BadInput:
    (found,) = read_text(text, "t", how)
    return found


@pytest.mark.parametrize("separator", [" ", "\n", ",", ", "])
def test_numbers_are_clubs_diamonds_hearts_spades(separator: str) -> None:
    deal = outcome(separator.join(NUMBERS))
    assert isinstance(deal, Deal)
    assert [str(card) for card in deal.cards] == [rank + suit for suit in "CDHS" for rank in "A23456789TJQK"]
    assert (deal.layout, deal.within_pile, deal.format) == ("piles", "top-first", "integers")


def test_the_published_deal() -> None:
    """Its last pile is 19 10 41 52; by hand 19 = 13+6 is 6D, 10 is TC, 41 = 39+2 is 2S, 52 = 39+13 is KS."""
    deal = outcome(PUBLISHED)
    assert isinstance(deal, Deal)
    assert [str(card) for card in deal.piles[-1]] == ["6D", "TC", "2S", "KS"]
    assert write(deal, "integers") == PUBLISHED + "\n"


def test_other_decks_number_their_last_suit_first() -> None:
    deal = outcome("1 2 3 4", Reading(Shape(2, 2)))
    assert isinstance(deal, Deal)
    assert deal.cards == (Card(1, 2), Card(2, 2), Card(1, 1), Card(2, 1))


def test_a_json_array_of_numbers_is_integers_too() -> None:
    plain = outcome(" ".join(NUMBERS))
    assert outcome(f"[{', '.join(NUMBERS)}]") == plain
    assert outcome("[\n" + ",\n".join(NUMBERS) + "\n]\n", Reading(format="integers")) == plain


def test_many_lines_are_many_deals() -> None:
    text = "\n".join([PUBLISHED, " ".join(NUMBERS[:-1]), PUBLISHED])
    assert [isinstance(found, Deal) for found in read_text(text, "t", Reading())] == [True, False, True]


@pytest.mark.parametrize(
    ("numbers", "expected"),
    [
        (NUMBERS[:-1], "t:1: 51 numbers, expected 52"),
        ([*NUMBERS[:-1], "53"], "t:1: number 52: '53' is not a card, expected a whole number from 1 to 52"),
        ([*NUMBERS[:-1], "0"], "t:1: number 52: '0' is not a card, expected a whole number from 1 to 52"),
        ([*NUMBERS[:-1], "9" * 10**5], "…' is not a card, expected a whole number from 1 to 52"),
        (
            [*NUMBERS[:-1], "7"],
            "t:1: 7 is there twice, number 7 on line 1 and number 52 on line 1: expected each of 1 to 52 once",
        ),
    ],
)
def test_faults(numbers: list[str], expected: str) -> None:
    error = outcome(" ".join(numbers))
    assert isinstance(error, BadInput)
    assert expected in str(error)
    assert len(str(error)) < 200


@pytest.mark.parametrize("word", ["-1", "1.5", "KS", "٣", "1e3"])
def test_words_that_are_no_whole_numbers(word: str) -> None:
    error = outcome(" ".join([*NUMBERS[:-1], word]), Reading(format="integers"))
    assert isinstance(error, BadInput)
    assert f"number 52: '{word}' is not a card" in str(error)


def test_bare_ranks_are_no_integers() -> None:
    deal = outcome("1 2 2 1", Reading(Shape(2, 2)))
    assert isinstance(deal, Deal)
    assert deal.format == "deck"


def test_a_rank_deal_cannot_be_written() -> None:
    rank_deal = Deal((Card(1), Card(2)), "piles", Shape(2, 1), within_pile="top-first", name="x:1")
    with pytest.raises(BadInput, match=r"^x:1: the deal has ranks only"):
        write(rank_deal, "integers")
