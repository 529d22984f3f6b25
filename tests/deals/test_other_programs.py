"""The formats codegolf and solvitaire."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from verify.cards import Card
from verify.deals import Deal, Reading, Shape, read_text, write
from verify.deals.reading import Outcome
from verify.errors import BadInput

CASES = Path(__file__).parents[1] / "cases" / "clock_decks.txt"
PUBLISHED = next(line for line in CASES.read_text(encoding="utf-8").splitlines() if line.startswith("[[11,"))
RANKS = json.loads(PUBLISHED)
TABLEAU = [
    [rank + suit for suit in "shdc"] for rank in ["a", "2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k"]
]


def outcomes(value: object, format_name: str = "auto") -> list[Outcome]:
    return list(read_text(value if isinstance(value, str) else json.dumps(value), "t", Reading(format=format_name)))


def deal_of(value: object, format_name: str = "auto") -> Deal:
    (deal,) = outcomes(value, format_name)
    assert isinstance(deal, Deal), str(deal)
    return deal


def fault(value: object, format_name: str) -> str:
    (error,) = outcomes(value, format_name)
    assert isinstance(error, BadInput)
    return str(error)


def test_codegolf_has_the_kings_pile_first_and_kings_are_nought() -> None:
    deal = deal_of(PUBLISHED)
    assert [str(card) for card in deal.piles[-1]] == ["J", "J", "7", "7"]
    assert [str(card) for card in deal.piles[0]] == ["8", "6", "5", "K"]
    assert (deal.layout, deal.within_pile, deal.format) == ("piles", "top-first", "codegolf")
    assert write(deal, "codegolf") == PUBLISHED + "\n"


@pytest.mark.parametrize(
    "text", [f"[{PUBLISHED},{PUBLISHED}]", f"{PUBLISHED}\n{PUBLISHED}\n", f"[[\n{PUBLISHED[2:]}" * 2]
)
def test_codegolf_many_deals(text: str) -> None:
    assert [deal.format for deal in outcomes(text) if isinstance(deal, Deal)] == ["codegolf", "codegolf"]


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (RANKS[:-1], "t:1: the deal: expected an array of 13 piles, found an array of 12"),
        ([1, 2], "t:1: the deal: expected an array of 13 piles, found an array of 2"),
        ({"deck": []}, "t:1: the deal: expected an array of 13 piles, found an object"),
        ([[1], *RANKS[1:]], "t:1: pile 0: expected an array of 4 cards, found an array of 1"),
        ([[13, 0, 0, 0], *RANKS[1:]], "t:1: card 1 of pile 0: expected a rank from 0 to 12, found the number 13"),
        ([*RANKS[:12], [1, -1, 0, 0]], "t:1: card 2 of pile 12: expected a rank from 0 to 12, found the number -1"),
        ([RANKS[0], [1, 1, True, 0], *RANKS[2:]], "t:1: card 3 of pile 1: expected a rank from 0 to 12, found true"),
        (
            [RANKS[0], [1, 1, 1.5, 0], *RANKS[2:]],
            "t:1: card 3 of pile 1: expected a rank from 0 to 12, found the number",
        ),
        ([RANKS[0], ["K", 1, 1, 0], *RANKS[2:]], "t:1: card 1 of pile 1: expected a rank from 0 to 12, found the text"),
        ([[11, 11, 11, 7], *RANKS[1:]], "t:1: J is there 5 times, expected 4"),
    ],
)
def test_codegolf_faults(value: object, expected: str) -> None:
    assert expected in fault(value, "codegolf")


def test_codegolf_refuses_to_lose_suits() -> None:
    deal = Deal((Card(1, 1), Card(2, 1)), "piles", Shape(2, 1), within_pile="top-first", name="x:1")
    with pytest.raises(BadInput, match=r"^x:1: codegolf has ranks only, and the suits of this deal would be lost"):
        write(deal, "codegolf")


@pytest.mark.parametrize("extra", [{}, {"stock": [], "waste": [], "foundations": [[], [], [], []], "hole": ""}])
@pytest.mark.parametrize("upper", [True, False])
def test_solvitaire_ignores_which_cards_lie_face_down(extra: dict[str, object], upper: bool) -> None:
    text = json.dumps({"tableau piles": TABLEAU})
    text = text.upper().replace("TABLEAU PILES", "tableau piles") if upper else text
    deal = deal_of(json.loads(text) | extra)
    assert [str(card) for card in deal.piles[9]] == ["TS", "TH", "TD", "TC"]
    assert (deal.layout, deal.within_pile, deal.format) == ("piles", "bottom-first", "solvitaire")
    assert json.loads(write(deal, "solvitaire")) == {"tableau piles": TABLEAU}


def test_solvitaire_many_deals() -> None:
    one = {"tableau piles": TABLEAU}
    assert len([deal for deal in outcomes([one, one]) if isinstance(deal, Deal)]) == 2


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ({"deck": []}, "t:1: expected an object with the key 'tableau piles', found an object"),
        (5, "t:1: expected an object with the key 'tableau piles', found the number 5"),
        ({"tableau piles": TABLEAU[:7]}, "t:1: tableau piles: expected an array of 13 piles, found an array of 7"),
        ({"tableau piles": [*TABLEAU[:12], ["ks"]]}, "t:1: pile K: expected an array of 4 cards, found an array of 1"),
        ({"tableau piles": TABLEAU, "stock": ["as"]}, "t:1: 'stock' is not empty, and this game has all its cards"),
        ({"tableau piles": TABLEAU, "cells": [[], ["as"]]}, "t:1: 'cells' is not empty"),
        ({"tableau piles": [[c[:-1] for c in pile] for pile in TABLEAU]}, "t:1: the deal has ranks only"),
    ],
)
def test_solvitaire_faults(value: object, expected: str) -> None:
    assert expected in fault(value, "solvitaire")


def test_solvitaire_cannot_hold_rank_deals_or_larger_decks() -> None:
    ranks = Deal((Card(1), Card(2)), "piles", Shape(2, 1), within_pile="top-first")
    larger = Deal(tuple(Card(1, suit) for suit in range(1, 6)), "piles", Shape(1, 5), within_pile="top-first")
    with pytest.raises(BadInput, match=r"the deal has ranks only"):
        write(ranks, "solvitaire")
    with pytest.raises(BadInput, match=r"no names for cards beyond 13 ranks and 4 suits"):
        write(larger, "solvitaire")
