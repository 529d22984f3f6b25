"""Second chances on the command line: what check prints and writes, what show draws, and what is refused."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from support.command import EXAMPLES, Verify
from verify import checker

DECKS = EXAMPLES / "decks.txt"
FIVE_AND_NINE = f"{DECKS}:1"  # lost at KH with six cards face down; the only cycle is 5, 9
TINY = "2S AS 3S AH 2H 3H"  # 3x2, worked by hand in tests/certificates/README.md: A: AH 2S, 2: 2H AS; 3H 3S and stop
SMALL = ("--ranks", 3, "--suits", 2, "--rules", "watch", "-")


def test_a_line_a_deal_and_a_summary(verify: Verify) -> None:
    ended = verify("check", "--rules", "watch", DECKS)
    lines = [line.removeprefix(f"{DECKS}:") for line in ended.out.splitlines()]
    assert lines == [
        "1 [five and nine]: depends 46 turned, last KH, 6 face down, chance 1/3: 2 of 6 exchanges win",
        "2 [one card left]: won  52 turned, last KH, the exchange wins",
        "3 [won to the last card]: won  52 turned, last KD",
        "4 [ten piles in a circle]: depends 40 turned, last KH, 12 face down, chance 5/6: 10 of 12 exchanges win",
        "4 deals: 2 won, 0 lost, 2 depends (rules: watch)",
    ]
    assert ended.code == 0


def test_a_deal_explained(verify: Verify) -> None:
    out = verify("check", "--rules", "watch", FIVE_AND_NINE).out
    assert out.startswith(f"{FIVE_AND_NINE} [five and nine]: depends\n")
    assert "  chance     1/3 (about 33.3 %); 2 of 6 exchanges win\n" in out
    assert "  turned     46 of 52 cards, the last KH; 6 face down, then a second chance\n" in out
    assert "  why        KH comes as card 46 of 52; 2 of 6 exchanges win, with " in out
    only = verify("check", *SMALL, "-o", "watch-card=next-top", stdin=TINY).out
    assert "  chance     0; the exchange does not win\n" in only
    assert "  turned     3 of 6 cards, the last 3S; 3 face down; a second chance after 2\n" in only


def test_expecting_that_it_depends(verify: Verify) -> None:
    assert verify("check", "--rules", "watch", "--expect", "depends", FIVE_AND_NINE).code == 0
    assert verify("check", "--rules", "watch", "--expect", "lost", FIVE_AND_NINE).code == 1
    assert verify("check", "--expect", "depends", FIVE_AND_NINE).code == 1


def test_the_contest_line_is_about_play_up_to_a_choice(verify: Verify) -> None:
    assert verify("check", *SMALL, "--output", "uva170", stdin=TINY).out == "02,3S\n"
    only = ("-o", "watch-card=next-bottom", "--output", "uva170")
    assert verify("check", *SMALL, *only, stdin=TINY).out == "06,3S\n"


def test_json(verify: Verify) -> None:
    record = json.loads(verify("check", *SMALL, "--json", stdin=TINY).out)
    assert (record["verdict"], record["chance"], record["turned"], record["last"]) == ("depends", "1/2", 2, "3S")
    assert [(way["pile"], way["place"], way["card"], way["verdict"]) for way in record["ways"]] == [
        ("A", 1, "AH", "lost"), ("A", 2, "2S", "won"), ("2", 1, "2H", "lost"), ("2", 2, "AS", "won"),
    ]  # fmt: skip
    assert record["rules"]["second-chance"] == "watch"
    assert json.loads(verify("check", "--json", "--deal", "ms:12").out)["rules"]["watch-card"] is None


@pytest.mark.parametrize("evidence", ["shortest", "trace"])
@pytest.mark.parametrize("options", [(), ("-o", "watch-card=best-any"), ("-o", "second-chance=extra-draw")], ids=str)
def test_what_is_written_is_accepted(verify: Verify, tmp_path: Path, options: tuple[str, ...], evidence: str) -> None:
    place = ("--certificate", tmp_path, "--evidence", evidence)
    assert verify("check", "--rules", "watch", *options, *place, DECKS).code == 0
    for number in range(1, 5):
        files = (tmp_path / f"decks.txt-{number}.{kind}.json" for kind in ("claim", "certificate"))
        sentence = checker.check(*(file.read_bytes() for file in files))
        assert ("by its games" in sentence) is (number != 3)


def test_show_draws_play_up_to_the_choice_and_the_game_of_a_card(verify: Verify) -> None:
    stopped = verify("show", *SMALL, stdin=TINY).out
    assert "the game stops after turn 2: " in stopped
    assert "4 cards are still face down, and a second chance is taken" in " ".join(stopped.split())
    for wanted in ("AS", "as", "2:2"):
        won = verify("show", *SMALL, "--choose", wanted, stdin=TINY).out
        assert "the game stops after turn 7: every card has been turned\n" in won
        assert " 1  3H 3S/AS AH 2S 2H 3S\n".strip() in won
        assert "the exchange with AS in 2 wins" in " ".join(won.split())
    at = verify("show", *SMALL, "--choose", "AS", "--at", 2, stdin=TINY).out
    assert "turn 2: 3S from 3, is exchanged with a card of 2\n" in at
    at = verify("show", *SMALL, "--choose", "AS", "--at", 3, stdin=TINY).out
    assert "turn 3: AS from 2, goes to A; 3S lies face down in its place\n" in at
    assert "[2H 3S]" in at


def test_show_steps_through_an_extra_draw(verify: Verify) -> None:
    """By hand: 3H 3S, and from pile 2 2H AS AH 2S."""
    out = verify("show", *SMALL, "-o", "second-chance=extra-draw", "--choose", "2H", "--step", stdin=TINY).out
    assert "turn 2: 3S from 3, goes to 3\n" in out
    assert "turn 3: 2H from 2, goes to 2; after the dead end at 3 play went on from 2\n" in out
    assert "turn 6: 2S from A, goes to 2\n" in out
    assert out.rstrip().endswith(
        "won: 3S comes as card 2 of 6; the draw of 2H from 2 wins: it is from a pile on the only cycle"
    )


def test_the_drawing_of_a_game_chosen(verify: Verify, tmp_path: Path) -> None:
    file = tmp_path / "game.svg"
    assert verify("show", *SMALL, "--choose", "AS", "--svg", file, stdin=TINY).code == 0
    assert "the exchange with AS in 2 wins" in " ".join(" ".join(ET.parse(file).getroot().itertext()).split())


def test_what_show_refuses(verify: Verify) -> None:
    expected = "expected one of AH, 2S, 2H, AS, or a place such as A:1"
    assert verify("show", *SMALL, "--choose", "3S", stdin=TINY).complaint == f"--choose 3S: {expected}"
    assert verify("show", *SMALL, "--choose", "3:1", stdin=TINY).complaint == f"--choose 3:1: {expected}"
    plain = ("--ranks", 3, "--suits", 2, "-")
    none = "--choose AS: no second chance is taken in this game"
    assert verify("show", *plain, "--choose", "AS", stdin=TINY).complaint == none
    several = "--choose 2: expected one of these places: A:2, 2:1"
    assert verify("show", *SMALL, "--choose", "2", stdin="2 A 3 A 2 3").complaint == several
    by_rule = (*SMALL, "-o", "watch-card=next-top", "--as-seen")
    assert verify("show", *by_rule, stdin=TINY).complaint.startswith("--as-seen after the second chance: expected --at")
    other = "--choose says which game is drawn: expected none of --output, --as-seen and --json with it"
    assert verify("show", *SMALL, "--choose", "AS", "--json", stdin=TINY).complaint == other


def test_rules_that_do_not_go_together(verify: Verify) -> None:
    refused = verify("check", "-o", "second-chance=watch", "-o", "dead-end=clockwise", DECKS).complaint
    assert refused == "second-chance watch with dead-end clockwise: expected stop or exception"
    refused = verify("check", "-o", "watch-card=random", DECKS).complaint
    assert refused == "option watch-card says nothing while second-chance is none: expected watch or extra-draw"
    refused = verify("check", "--rules", "watch", "--ranks", 300, "--suits", 4, "--deal", "random:1:1").complaint
    assert refused == "second-chance watch with 1200 cards: expected 1000 at most"


def test_the_help_explains_them(verify: Verify) -> None:
    out = verify("check", "--help-rules").out
    assert "pysolfc-relaxed" in out
    assert all(f"    {policy} " in out for policy in ("next-bottom", "best-any", "clairvoyant", "extra-draw"))
