"""``verify find``: what it prints, and how it ends."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from support.command import Verify, process
from verify import checker
from verify.cards import ENGLISH
from verify.records.finding import FindingRecord

SMALL = ["--ranks", "3", "--suits", "2"]


def test_what_is_found_can_be_checked() -> None:
    found = process("find", "lost and face_down == 1 and hidden == QH")
    assert (found.code, found.err) == (0, "")
    head, *deck = found.out.splitlines()
    assert re.fullmatch(r"# found:1:#1: lost 51 turned, last K[SHDC], 1 face down, cycle Q→Q", head)
    assert len(deck) == 4
    checked = process("check", "--expect", "lost", "--json", "-", input=found.out)
    assert checked.code == 0
    record = json.loads(checked.out)
    assert (record["turned"], record["cycles"]) == (51, [["Q"]])


def test_several_deals_and_their_certificates(tmp_path: Path) -> None:
    ended = process("find", "won and turn(1) == 2S", *SMALL, "--number", 3, "--certificate", tmp_path / "new")
    assert ended.code == 0
    assert ended.err == f"verify: wrote 6 files, claims and certificates, to {tmp_path / 'new'}\n"
    assert ended.out.count("# found:1:#") == 3
    checked = process("check", "--expect", "won", *SMALL, "-", input=ended.out)
    assert (checked.code, checked.out.count(": won ")) == (0, 3)
    claims = sorted((tmp_path / "new").glob("*.claim.json"))
    assert len(claims) == 3
    for claim in claims:
        certificate = claim.with_name(claim.name.replace(".claim.", ".certificate."))
        assert checker.check(claim.read_bytes(), certificate.read_bytes()).startswith("this clock deal of 3 ranks")


def test_there_is_none(tmp_path: Path) -> None:
    ended = process("find", "won and cycles > 0", *SMALL, "--certificate", tmp_path, "--expect", "none")
    assert (ended.code, ended.err.count("\n")) == (0, 1)
    for part in (
        "none: no deal meets the condition",
        "  condition  won and cycles > 0",
        "  for        all deals of 3 ranks and 2 suits",
        "  rests on   C1 C2 C4 C5 C6 C7 (verify prove C1 C2 C4 C5 C6 C7)",
        "  premises   without the condition they are met by a deal that was played",
    ):
        assert part in ended.out
    text = (tmp_path / "none.smt2").read_text()
    assert text.count("(check-sat)") == 1
    assert "C6: won if and only if there is no cycle" in text


@pytest.mark.parametrize(("condition", "expect", "code"), [("won", "none", 1), ("turned > 6", "found", 1)])
def test_not_as_expected(condition: str, expect: str, code: int) -> None:
    assert process("find", condition, *SMALL, "--expect", expect).code == code


def test_as_json() -> None:
    ended = process("find", "last == 3H and turned == 4", *SMALL, "--json", "--number", 2, "--seed", 9)
    assert (ended.code, ended.err) == (0, "")
    record = msgspec.json.decode(ended.out, type=FindingRecord)
    assert (record.status, record.wanted, record.seed, record.count) == ("found", 2, 9, None)
    assert len({tuple(deal.cards) for deal in record.deals}) == 2
    for deal in record.deals:
        assert (deal.trace[3:], deal.record.turned, deal.record.verdict) == (["3H"], 4, "lost")
    none = msgspec.json.decode(process("find", "turned > 6", *SMALL, "--json").out, type=FindingRecord)
    assert (none.status, none.deals) == ("none", [])
    assert [method.split()[0] for method in none.methods] == ["z3", "cvc5"]
    assert sorted(none.witness) == sorted(["AS", "2S", "3S", "AH", "2H", "3H"])


def test_fewer_than_wanted() -> None:
    ended = process("find", "won", "--ranks", 2, "--suits", 2, "--number", 100)
    assert (ended.code, ended.out.count("# found")) == (0, 12)
    assert ended.err == "verify: 12 of 100 deals: there are no others\n"


def test_the_centre_by_its_number_is_the_centre(verify: Verify) -> None:
    assert verify("find", "won", "--count", "-o", "start=13") == verify("find", "won", "--count")


def test_out_of_time_is_unknown() -> None:
    ended = process("find", "won and cycles > 0 and own_bottoms < 1", "--timeout", 1)
    assert (ended.code, ended.out) == (3, "")
    assert re.fullmatch("verify: unknown: .*(out of time|says unknown).*\n", ended.err)


@pytest.mark.parametrize("format_", ["piles", "json", "uva170", "deck"])
def test_every_format_reads_back_to_the_same_deal(format_: str) -> None:
    """Under rules in which a deck lists its last card first."""
    rules = ["--rules", "uva170"]
    found = process("find", "turn(1) == 3S and pile(1, 2) == 2H and won", *SMALL, *rules, "--output", format_)
    assert (found.code, found.err) == (0, "")
    again = process("show", *SMALL, *rules, "--format", format_, "--json", "-", input=found.out)
    record = json.loads(again.out)
    assert (record["trace"][0], record["piles"][0][1], record["verdict"]) == ("3S", "2H", "won")


def test_names_of_cards() -> None:
    ended = process("find", "last == 3Hj and won", *SMALL, "--cards", "sv")
    assert "last 3Hj" in ended.out
    assert "ESp" in ended.out


@pytest.mark.parametrize(
    ("condition", "options", "count"),
    [
        ("won", [], "1/13, about 0.0769231"),
        ("lost and completed == 11", [], "1/13, about"),
        ("turned == 4", [], "1/270725, about 3.69379e-06"),
        ("turned >= 4", [], "1, exactly"),
        ("turned < 4", [], "0, exactly"),
        ("won", ["--ranks", "2", "--suits", "2"], "12 of 24 deals: 1/2"),
    ],
)
def test_counts(verify: Verify, condition: str, options: list[str], count: str) -> None:
    """One in 13; completed piles are uniform (C11); four kings at once are one choice of four in 52."""
    ended = verify("find", "--count", condition, *options)
    assert (ended.code, ended.err) == (0, "")
    assert count in ended.out


def test_a_count_as_json(verify: Verify) -> None:
    record = msgspec.json.decode(verify("find", "won", "--count", "--json").out, type=FindingRecord)
    assert record.status == "counted"
    assert record.count is not None
    assert int(record.count.deals) * 13 == int(record.count.of)
    assert record.count.share == "1/13"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "Missing argument 'CONDITION'"),
        (["won", "lost"], "Got unexpected extra argument (lost)"),
        (["turned"], "condition: column 1: expected a condition, found a number"),
        (["won", "--count", "--number", "2"], "--count only counts"),
        (["won", "--json", "--output", "piles"], "--json and --output exclude each other"),
        (["cycles == 1", "--count"], "condition: it speaks of cycles: deals are counted by won"),
        (["last == KH", "--count"], "condition: it speaks of cards in their places"),
        (["won", "--count", "-o", "start=3"], "deals are counted under start=centre win=exposed only"),
        (["won", "-o", "within-pile=top-first"], "option within-pile does not apply: decks are shuffled"),
        (["turned * 999999999 * 999999999 > 1"], "condition: column 20: expected a number of at most 10^15"),
        (["won", "--rules", "one-king"], "expected dead-end=stop"),
        (["won", "--rules", "mine"], "there is no preset 'mine'"),
        (["won", "--number", "0"], "--number 0: expected a whole number from 1 to"),
        (["won", "--timeout", "0"], "--timeout 0: expected a whole number from 1 to"),
        (["won", "--seed", "-1"], "--seed -1: expected a whole number from 0 to"),
        (["won", "--output", "xml"], "Invalid value for '--output'"),
        (["won", "--ranks", "500"], "a deck of 2000 cards: deals are found in decks of at most 104"),
        (["won", "--certificate", __file__], "no directory can be made here"),
    ],
)
def test_bad_usage(verify: Verify, arguments: list[str], message: str) -> None:
    ended = verify("find", *arguments)
    assert message in ended.complaint
    assert ended.out == ""


def test_the_help_names_all_that_a_condition_may_say(verify: Verify) -> None:
    from verify.finding.names import NAMES

    text = verify("find", "--help-conditions").out
    assert all(f"\n  {name}" in text for name in NAMES)
    assert ENGLISH.write(ENGLISH.read("QH")) in text


def test_an_interrupt_while_z3_is_thinking() -> None:
    command = [sys.executable, "-m", "verify", "find", "won and cycles > 0", "--ranks", "26", "--suits", "4"]
    started = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    time.sleep(6)
    started.send_signal(signal.SIGINT)
    begun = time.monotonic()
    out, err = started.communicate(timeout=30)
    assert (started.returncode, out, err) == (130, "", "verify: interrupted\n")
    assert time.monotonic() - begun < 25
