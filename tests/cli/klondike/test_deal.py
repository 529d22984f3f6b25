"""verify deal --game klondike: what is made is what was asked for, by the reference rules and by the checker."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from support.command import Verify
from verify.cards import ENGLISH
from verify.deals.deal import STANDARD, Deal
from verify.deals.random_deals import random_deal
from verify.rules.klondike import is_won, play
from verify.rules.klondike_dealing import deal_out
from verify.rules.klondike_moves import read_moves
from verify.rules.klondike_options import KlondikeRules

GAME = ("--game", "klondike")


def test_winnable_deals_come_with_solutions_that_win(verify: Verify) -> None:
    ended = verify("deal", *GAME, "--winnable", "--count", 6, "--seed", 4, "--json")
    assert ended.code == 0
    made = [json.loads(line) for line in ended.out.splitlines()]
    assert len(made) == 6
    for record in made:
        seed, index = record["deal"].removeprefix("random:").split(":#")
        deck = tuple(map(ENGLISH.read, record["deck"]))
        assert deck == random_deal(int(seed), int(index), STANDARD).cards
        moves = read_moves(record["moves"])
        *_, end = play(deal_out(Deal(deck), KlondikeRules()), moves, KlondikeRules())
        assert is_won(end)
        assert record["move_count"] == len(moves)
        share = record["random_wins"] / record["random_games"]
        assert record["level"] == ("easy" if share > 0.1 else "hard" if share < 0.01 else "medium")
        assert record["branching"] > 1
    indices = [int(record["deal"].partition("#")[2]) for record in made]
    assert indices == sorted(indices)
    left = sorted(set(range(1, indices[-1])) - set(indices))
    assert left
    for index in left:  # each was passed over with reason
        assert "unwinnable" in verify("check", *GAME, "--deal", f"random:4:#{index}").out


def test_a_list_is_read_back_as_the_same_deals(verify: Verify, tmp_path: Path) -> None:
    arguments = ("deal", *GAME, "--rules", "draw-one", "--winnable", "--count", 3, "--seed", 5)
    ended = verify(*arguments)
    heading, *lines = ended.out.splitlines()
    assert heading == "# winnable deals; rules: draw-one"
    assert all(" of random games win)" in line.partition("#")[2] for line in lines)
    written = verify(*arguments, "--to", tmp_path / "list.txt")
    assert (written.out, written.err) == ("", f"verify: wrote 3 deals to {tmp_path}/list.txt\n")
    assert (tmp_path / "list.txt").read_text() == ended.out
    checked = verify("check", *GAME, "--rules", "draw-one", tmp_path / "list.txt", "--expect", "winnable")
    assert checked.code == 0
    assert "3 deals: 3 winnable" in checked.out


@pytest.mark.parametrize("options", [(), ("--rules", "draw-one", "-o", "listing=bottom-first")])
def test_records_are_read_back_as_the_same_deals(verify: Verify, options: tuple[str, ...]) -> None:
    made = verify("deal", *GAME, "--count", 8, "--seed", 7, "--json", *options)
    playing = tuple(option for option in options if "listing" not in option and option != "-o")
    checked = verify("check", *GAME, *playing, "--json", "-", stdin=made.out)
    assert (checked.code, checked.err) == (0, "")
    pairs = zip(made.out.splitlines(), checked.out.splitlines(), strict=True)
    for record, result in [(json.loads(one), json.loads(other)) for one, other in pairs]:
        assert result["title"] == record["deal"]
        assert {key: result[key] for key in ("verdict", "moves", "deadlock", "rules")} == {
            key: record[key] for key in ("verdict", "moves", "deadlock", "rules")
        }


def test_what_is_not_decided_is_left_out_where_a_verdict_is_asked_for(verify: Verify) -> None:
    kept = verify("deal", *GAME, "--winnable", "--count", 1, "--positions", 150)
    assert kept.code == 0
    assert kept.err.endswith(" left out, as they were not decided within the limits\n")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--winnable", "--losing"), "--winnable and --losing exclude each other"),
        (
            ("--level", "easy", "--losing"),
            "--level and --losing exclude each other: a level is that of a deal that can",
        ),
        (("--json", "--output", "table"), "--output and --json exclude each other"),
        (("--ranks", "4"), "7 columns take 28 cards, and the deck has 16: expected fewer columns"),
        (("--count", "0"), "--count 0: expected a whole number from 1 to"),
        (("--to", "/no/such/place"), "/no/such/place: cannot be written"),
    ],
)
def test_what_makes_no_sense_is_refused(verify: Verify, arguments: tuple[str, ...], message: str) -> None:
    assert message in verify("deal", *GAME, *arguments).complaint
