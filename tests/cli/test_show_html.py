"""``verify show --html``: the page says what the command says, of winnable, lost and undecided deals; what fails."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from report.drawing import of_class
from report.pages import page, words
from support.command import Verify

KLONDIKE = ("show", "--game", "klondike")
DIAL = ("show", "--game", "grandfathers-clock")
SUIT = (*KLONDIKE, "--ranks", 4, "--suits", 1, "--rules", "vegas")
# one card at a time, one pass: the ace must go up before the two is drawn onto it; the three waits in the column
TABLE = '[<script>&"once only"]\n1: 3S\n2: 4S\nStock: AS 2S\n'
TITLE = '<script>&"once only"'


@pytest.fixture
def deal(tmp_path: Path) -> Path:
    file = tmp_path / "deal.txt"
    file.write_text(TABLE)
    return file


def headings(root: ET.Element) -> list[str]:
    return [words(heading) for banner in of_class(root, "banner") for heading in banner.iter("h2")]


def facts(root: ET.Element) -> list[str]:
    return [words(row) for found in of_class(root, "facts") for row in found.iter("div")]


def listed(root: ET.Element) -> list[str]:
    return [words(code) for moves in of_class(root, "moves") for code in moves.iter("code")]


def captions(root: ET.Element) -> list[str]:
    return [words(each) for each in root.iter("figcaption")]


def tops(board: ET.Element) -> list[str]:
    """The last card of every pile."""
    piles = [[card.get("data-card", "") for card in of_class(pile, "card")] for pile in of_class(board, "pile")]
    return [cards[-1] if cards else "-" for cards in piles]


def test_a_real_deal_and_its_solution(verify: Verify, tmp_path: Path) -> None:
    """The page has what the command says on a terminal, and ends with every foundation at its hour."""
    file = tmp_path / "page.html"
    ended = verify(*DIAL, "--deal", "kpat:1", "--html", file)
    assert (ended.code, ended.out, ended.err) == (0, "", f"verify: wrote {file}\n")
    root, said = page(file.read_text(encoding="utf-8")), verify(*DIAL, "--deal", "kpat:1").out
    assert headings(root) == ["✓ The deal: winnable"]
    assert listed(root) == said.partition("  solution   ")[2].split()
    start, end = of_class(root, "board")
    assert tops(start)[:12] == ["TS", "JH", "QC", "KD", "2S", "3H", "4C", "5D", "6S", "7H", "8C", "9D"]
    assert tops(start)[12:] == ["8D", "QS", "6C", "3D", "TC", "9C", "2H", "6H"]  # as the program KPat deals its deal 1
    assert [top[0] for top in tops(end)] == [*"A23456789TJQ", *"-" * 8]
    assert len(of_class(end, "pile", "done")) == 12
    command = next(words(pre) for pre in root.iter("pre"))
    assert command == "verify check --game grandfathers-clock --certificate evidence --deal kpat:1"


def test_a_deadlock_is_told_and_marked(verify: Verify) -> None:
    ended = verify(*DIAL, "--deal", "kpat:2", "--html", "-")
    root, said = page(ended.out), verify(*DIAL, "--deal", "kpat:2").out
    (board,) = of_class(root, "board")
    cards = re.search(r"  deadlock   (.*)", said)
    assert cards
    assert (ended.code, ended.err, headings(root)) == (0, "", ["✗ The deal: unwinnable"])
    assert {card.get("data-card") for card in of_class(board, "waits")} == set(cards[1].split())
    assert f"Deadlock{cards[1]}" in facts(root)
    assert "None of 8 cards can be the first to move: AS 3D" in words(root)


def test_a_real_game_that_was_lost_on_the_way(verify: Verify) -> None:
    at = "6S>7H 5D>6S 7D>8S 8S>9D AH> draw*2 6C>7D draw*6 9C>TD redeal draw"
    root = page(verify(*KLONDIKE, "--deal", "random:1", "--at", at, "--html", "-").out)
    assert headings(root) == ["✓ The deal: winnable", "✗ After 17 moves: unwinnable"]
    assert "Lost bymove 15, 9C>TD: until then the game could be won" in facts(root)
    assert captions(root) == ["The start", "Move 17 of 17: cards are drawn"]
    assert [each.get("value") for each in of_class(root, "lost")] == ["15"]
    assert len(listed(root)) == 17


def test_foreign_text_does_no_harm(verify: Verify, deal: Path) -> None:
    text = verify(*SUIT, deal, "--html", "-").out
    root = page(text)
    assert text.count("<script") == 2
    assert [words(each) for each in root.iter("h1")] == [TITLE]
    assert captions(root) == ["The start", "Move 6 of 6: 4S to its foundation"]
    assert listed(root) == ["draw", "AS>", "draw", "2S>", "3S>", "4S>"]


def test_it_opens_after_the_moves_given_and_goes_on_to_win(verify: Verify, deal: Path) -> None:
    root = page(verify(*SUIT, deal, "--at", "draw, AS>", "--html", "-").out)
    assert headings(root) == ["✓ The deal: winnable", "✓ After 2 moves: winnable"]
    assert [len(moves) for moves in of_class(root, "moves")] == [2, 4]
    assert captions(root)[1] == "Move 2 of 6: AS to its foundation"
    assert '"first":2,' in verify(*SUIT, deal, "--at", "draw, AS>", "--html", "-").out


def test_a_number_opens_the_solution_there(verify: Verify, deal: Path) -> None:
    for at in (0, 2, 6):
        text = verify(*SUIT, deal, "--at", at, "--html", "-").out
        assert f'"first":{at},' in text
        root = page(text)
        assert headings(root) == ["✓ The deal: winnable"]
        assert [len(moves) for moves in of_class(root, "moves")] == [6]


def test_a_stuck_position_and_the_move_that_led_there(verify: Verify, deal: Path) -> None:
    """Once 2S lies on AS, in the only pass, nothing can be placed."""
    root = page(verify(*SUIT, deal, "--at", "draw*2", "--html", "-").out)
    assert "Stucknothing more can be placed, however the stock is gone through" in facts(root)
    assert "Lost bymove 2, draw: until then the game could be won" in facts(root)


def test_an_undecided_deal_is_unknown(verify: Verify) -> None:
    ended = verify(*KLONDIKE, "--deal", "random:1", "--positions", 1, "--html", "-")
    assert (ended.code, headings(page(ended.out))) == (3, ["? The deal: unknown"])


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--html", "{folder}"), "{folder}: the page cannot be written there: expected a file in a directory"),
        (
            ("--html", "{folder}/none/p.html"),
            "p.html: the page cannot be written there: expected a file in a directory",
        ),
        (("--html", "{deal}"), "{deal}: the page would take the place of the deal: expected another file"),
        (("--html", "-", "--json"), "--step, --output, --html and --json exclude each other: expected one of them"),
        (("--html", "-", "--at", "hop"), "--at hop: move 1: 'hop' is no move"),
        (("--html", "-", "--at", "7"), "--at 7: the solution has 6 moves"),
        (("--html", "-", "--at", "AS>"), "move 1: AS to its foundation is not possible here"),
    ],
)
def test_what_cannot_be_written(verify: Verify, deal: Path, arguments: tuple[str, ...], message: str) -> None:
    places = {"folder": str(deal.parent), "deal": str(deal)}
    given = [argument.format(**places) for argument in arguments]
    assert message.format(**places) in verify(*SUIT, deal, *given).complaint
    assert message.format(**places) in verify(*SUIT, f"{deal}:1", *given).complaint
    assert deal.read_text() == TABLE
