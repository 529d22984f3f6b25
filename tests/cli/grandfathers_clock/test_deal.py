"""verify deal --game grandfathers-clock: what is made is what was asked for, by the reference rules and the checker."""

from __future__ import annotations

import json

import pytest

from support.command import Verify
from verify.cards import ENGLISH
from verify.deals.deal import STANDARD, Deal
from verify.deals.random_deals import random_deal
from verify.rules.grandfathers_clock import is_won, play
from verify.rules.grandfathers_clock_dealing import deal_out
from verify.rules.grandfathers_clock_moves import read_moves
from verify.rules.grandfathers_clock_options import GrandfathersClockRules

GAME = ("--game", "grandfathers-clock")
SMALL = (*GAME, "--ranks", 6, "--suits", 2, "-o", "columns=2")


def test_winnable_deals_come_with_solutions_that_win(verify: Verify) -> None:
    ended = verify("deal", *GAME, "--winnable", "--count", 1, "--json")
    assert ended.code == 0
    for number, record in enumerate(map(json.loads, ended.out.splitlines()), 1):
        assert record["deal"] == f"random:1:#{number}"
        deck = tuple(map(ENGLISH.read, record["deck"]))
        assert deck == random_deal(1, number, STANDARD).cards
        rules = GrandfathersClockRules()
        *_, end = play(deal_out(Deal(deck), rules), read_moves(record["moves"]), rules)
        assert is_won(end)
        assert record["move_count"] == len(read_moves(record["moves"]))
        share = record["random_wins"] / record["random_games"]
        assert record["level"] == ("easy" if share > 0.1 else "hard" if share < 0.01 else "medium")
        assert record["branching"] > 1


def test_the_kept_deals_are_all_of_that_verdict_in_order(verify: Verify) -> None:
    """Second method: each deal by its number, with verify check."""
    kept = [
        json.loads(line)["deal"]
        for line in verify("deal", *SMALL, "--losing", "--count", 4, "--json").out.split("\n")[:-1]
    ]
    last = int(kept[-1].partition("#")[2])
    lines = verify("check", *SMALL, "--deal", f"random:1:{last}", "--json").out.splitlines()
    records = [json.loads(line) for line in lines]
    assert kept == [record["deal"] for record in records if record["verdict"] == "unwinnable"]
    assert last > 4


@pytest.mark.parametrize("options", [(), ("-o", "listing=bottom-first"), ("--rules", "second-suits")], ids=str)
def test_a_list_and_records_are_read_back_as_the_same_deals(verify: Verify, options: tuple[str, ...]) -> None:
    made = verify("deal", *SMALL, *options, "--count", 5, "--seed", 3)
    records = [
        json.loads(line)
        for line in verify("deal", *SMALL, *options, "--count", 5, "--seed", 3, "--json").out.splitlines()
    ]
    assert made.out.startswith("# deals of 6 ranks and 2 suits; rules: ")
    again = [
        json.loads(line) for line in verify("check", *SMALL, *options, "-", "--json", stdin=made.out).out.splitlines()
    ]
    from_records = "\n".join(map(json.dumps, records))
    third = verify("check", *SMALL, *options, "-", "--json", stdin=from_records).out.splitlines()
    for record, one, other in zip(records, again, map(json.loads, third), strict=True):
        assert other["title"] == record["deal"]
        assert [one[key] for key in ("verdict", "moves", "rules")] == [
            record[key] for key in ("verdict", "moves", "rules")
        ]
        assert [other[key] for key in ("verdict", "moves")] == [record[key] for key in ("verdict", "moves")]
