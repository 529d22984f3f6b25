"""The format piles."""

from __future__ import annotations

import pytest

from verify.cards import ENGLISH, FINNISH, SWEDISH, Notation
from verify.deals import Deal, Reading, Shape, read_text, write
from verify.errors import BadInput

RANKS = "A23456789TJQK"
LINES = [f"{rank}: {rank}S {rank}H {rank}D {rank}C" for rank in RANKS]
PILES = Reading(format="piles")
CARDS = [rank + suit for rank in RANKS for suit in "SHDC"]


def outcome(text: str, how: Reading = PILES) -> Deal | BadInput:
    (found,) = read_text(text, "t", how)
    return found


@pytest.mark.parametrize(
    "lines",
    [
        LINES,
        LINES[::-1],
        [f"{number}:{line.partition(':')[2]}" for number, line in enumerate(LINES, 1)],
        [line.replace(":", " :").replace("T", "10").lower() for line in LINES],
    ],
)
def test_piles_in_any_order_under_any_label(lines: list[str]) -> None:
    deal = outcome("\n".join(lines), Reading())
    assert isinstance(deal, Deal)
    assert [str(card) for card in deal.cards] == CARDS
    assert (deal.layout, deal.within_pile, deal.format) == ("piles", "bottom-first", "piles")


def test_several_deals() -> None:
    text = "[one]\n" + "\n".join(LINES) + "\n\n" + "\n".join(LINES[:-1]) + "\n[three]\n" + "\n".join(LINES)
    deals = list(read_text(text, "t", Reading()))
    assert [deal.title if isinstance(deal, Deal) else str(deal) for deal in deals] == [
        "one",
        "t:16: deal 2: pile K is missing: expected 13 piles, one a line",
        "three",
    ]


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        (LINES[:-2], "t:1: piles Q and K are missing: expected 13 piles, one a line"),
        (LINES[:2], "t:1: piles 3 4 5 6 ... are missing: expected 13 piles, one a line"),
        ([*LINES, LINES[4]], "t:14: pile 5 is there twice, on line 5 and line 14 (separate deals by an empty line)"),
        ([*LINES[:10], "J: JS JH JD", *LINES[11:]], "t:11: pile J has 3 cards, expected 4"),
        ([*LINES[:10], "J:", *LINES[11:]], "t:11: pile J has 0 cards, expected 4"),
        (["A: " + "AS " * 10**5, *LINES[1:]], "t:1: pile A has more than 52 cards, expected 4"),
        (["X: AS", *LINES[1:]], "t:1: 'X' is not a pile, expected a rank from A to K or a number from 1 to 13"),
        (["14: AS", *LINES[1:]], "t:1: '14' is not a pile, expected a rank from A to K or a number from 1 to 13"),
        (["0: AS", *LINES[1:]], "t:1: '0' is not a pile"),
        (["9" * 5000 + ": AS", *LINES[1:]], "…' is not a pile"),
        (
            [LINES[0], "2S 2H 2D 2C", *LINES[2:]],
            "t:2: '2S 2H 2D 2C' does not begin with a pile, expected a line such as",
        ),
        (["A: AS AH AD XX", *LINES[1:]], "t:1: card 4: 'XX' is not a card"),
        (
            ["A: AS AH AD 2C", *LINES[1:]],
            "t:1: 2C is there twice, card 4 on line 1 and card 8 on line 2; AC is missing",
        ),
    ],
)
def test_faults(lines: list[str], expected: str) -> None:
    error = outcome("\n".join(lines))
    assert isinstance(error, BadInput)
    assert expected in str(error)
    assert len(str(error)) < 250


@pytest.mark.parametrize(
    ("notation", "labels"),
    [
        (ENGLISH, "A 2 3 4 5 6 7 8 9 T J Q K"),
        (FINNISH, "A 2 3 4 5 6 7 8 9 10 J Q K"),
        (SWEDISH, "E 2 3 4 5 6 7 8 9 10 Kn D K"),
    ],
)
def test_labels_are_written_in_the_notation_kings_last(notation: Notation, labels: str) -> None:
    deal = outcome("\n".join(LINES))
    assert isinstance(deal, Deal)
    written = write(deal, "piles", notation)
    assert [line.partition(":")[0] for line in written.splitlines()] == labels.split()


def test_other_decks_go_on_with_numbers() -> None:
    lines = [f"{pile}: " + " ".join(f"{pile}.{suit}" for suit in range(1, 6)) for pile in range(1, 16)]
    deal = outcome("\n".join(lines), Reading(Shape(15, 5)))
    assert isinstance(deal, Deal)
    assert write(deal, "piles").splitlines()[-1] == "15: 15.1 15.2 15.3 15.4 15.5"
