"""Every published deck gives its stated result through the command line."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from support.command import Verify
from support.published import CASES, Published, contest_decks, dealt_decks, figures

PILE_LETTERS = "A23456789TJQ"


def test_the_file_has_the_decks_that_these_tests_are_about() -> None:
    assert len(contest_decks()) == 4
    assert len(dealt_decks()) == 7
    assert all(len(set(deck.cards)) == 52 for deck in contest_decks() + dealt_decks())


def result(verify: Verify, deck: str, *options: str) -> dict[str, Any]:
    ended = verify("check", "-", "--json", *options, stdin=deck)
    assert (ended.code, ended.err) == (0, "")
    record: dict[str, Any] = json.loads(ended.out)
    return record


@pytest.mark.parametrize("deck", contest_decks(), ids=lambda deck: deck.name)
def test_contest_decks(verify: Verify, deck: Published) -> None:
    by_preset = verify("check", "--rules", "uva170", "--output", "uva170", "-", stdin=deck.block)
    by_format = verify("check", "--output", "uva170", "-", stdin=deck.block + "#\n")
    assert by_preset.out == by_format.out == deck.results["expected"] + "\n"
    assert (by_preset.code, by_preset.err) == (0, "")


def test_a_contest_file_of_all_decks(verify: Verify, tmp_path: Path) -> None:
    file = tmp_path / "contest.txt"
    file.write_text("".join(deck.block for deck in contest_decks()) + "#\n")
    ended = verify("check", "--rules", "uva170", "--output", "uva170", file)
    assert ended.out.split() == [deck.results["expected"] for deck in contest_decks()]


@pytest.mark.parametrize("deck", dealt_decks(), ids=lambda deck: deck.name)
@pytest.mark.parametrize("deal", ["rounds", "piles"])
def test_dealt_decks(verify: Verify, deck: Published, deal: str) -> None:
    expected = figures(deck.results[deal])
    record = result(verify, deck.block, "-o", f"deal={deal}")
    assert record["verdict"] == expected.verdict
    assert record["turned"] == expected.turned
    assert record["face_down"] == 52 - expected.turned == sum(expected.left.values())
    assert record["completed_clock_piles"] == expected.completed
    assert record["bottom_map"] == expected.bottom_map
    assert record["incomplete"] == sorted(expected.left, key=PILE_LETTERS.index)
    one_king = result(verify, deck.block, "-o", f"deal={deal}", "--rules", "one-king")
    assert (one_king["verdict"], one_king["restarts"], one_king["score"]) == ("won", *[expected.restarts] * 2)


def integers() -> str:
    line = next(line for line in CASES.read_text().splitlines() if line.startswith("8 1 5 2 "))
    assert len(line.split()) == 52
    return line


def test_whole_numbers(verify: Verify) -> None:
    """Published: the line is won with 52 turned; 1..52 in order lost with 33, 52..1 with 31."""
    in_order = " ".join(map(str, range(1, 53)))
    backwards = " ".join(map(str, range(52, 0, -1)))
    results = [result(verify, text) for text in (integers(), in_order, backwards)]
    assert [(r["format"], r["verdict"], r["turned"]) for r in results] == [
        ("integers", "won", 52),
        ("integers", "lost", 33),
        ("integers", "lost", 31),
    ]


def test_code_golf_arrays(verify: Verify) -> None:
    text = next(line for line in CASES.read_text().splitlines() if line.startswith("[["))
    record = result(verify, text)
    assert (record["format"], record["verdict"], record["last"]) == ("codegolf", "won", "K")


def test_microsoft_deal_numbers(verify: Verify) -> None:
    stated = re.findall(r"(\d+) -> (\d+,K[SHDC])", CASES.read_text())
    assert len(stated) == 5
    for number, line in stated:
        assert verify("check", "--deal", f"ms:{number}", "--output", "uva170").out == line + "\n"


def test_winners_among_microsoft_deals(verify: Verify) -> None:
    stated = re.search(r"Winners among Microsoft deals 1..200: ([\d ]+)", CASES.read_text())
    assert stated is not None
    ended = verify("check", "--deal", "ms:1-200", "--json")
    records = [json.loads(line) for line in ended.out.splitlines()]
    assert len(records) == 200
    assert [r["deal"] for r in records if r["verdict"] == "won"] == [f"ms:{n}" for n in stated[1].split()]
