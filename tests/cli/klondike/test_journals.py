"""Journals and tallies of ``verify check --game klondike`` that are not what they should be, and certificates that
there are not."""

from __future__ import annotations

from pathlib import Path

import pytest

from support.command import Verify

GAME = ("--game", "klondike")
SMALL = (*GAME, "--ranks", 3, "--suits", 2, "-o", "columns=2", "--rules", "draw-one")
MANY = (*SMALL, "--deal", "random:1:12")


def test_a_journal_is_for_the_rules_asked_for_and_no_others(verify: Verify, tmp_path: Path) -> None:
    """What a format settles of the rules is beaten by an option, though the option may say what the preset says."""
    journal, options = tmp_path / "journal", (*GAME, "--deal", "ms:2-3", "-o", "draw=1", "--positions", 50)
    assert verify("check", *options, "--journal", journal).code == 3
    again = verify("check", *options, "-o", "listing=top-first", "--journal", journal)
    assert again.complaint == f"{journal}: this is not the journal of this campaign: expected another file"


def test_a_lone_deal_is_kept_too(verify: Verify, tmp_path: Path) -> None:
    journal, options = tmp_path / "journal", (*SMALL, "--deal", "random:1:1")
    first = verify("check", *options, "--journal", journal)
    assert len(journal.read_text().splitlines()) == 2
    assert verify("check", *options, "--journal", journal).out == first.out  # with the same seconds


@pytest.mark.parametrize("kind", ["directory", "device"])
def test_a_journal_is_a_file(verify: Verify, tmp_path: Path, kind: str) -> None:
    place = tmp_path if kind == "directory" else Path("/dev/full")
    complaint = verify("check", *MANY, "--journal", place).complaint
    assert complaint == f"{place}: a directory or a device, expected a file of its own for the journal"


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("[" * 100_000, "3: not a unit of this campaign: expected what a campaign has written"),
        ('{"unit":0,"outcomes":[["NAME","winnable","",-5,0.1,"","","search",0,-1]]}', "3: not a unit of this campaign"),
        ('{"unit":0,"outcomes":[["NAME","winnable","",5,NaN,"","","search",0,-1]]}', "3: not a unit of this campaign"),
    ],
)
def test_a_damaged_journal_is_named(verify: Verify, tmp_path: Path, line: str, complaint: str) -> None:
    journal = tmp_path / "journal"
    assert verify("check", *SMALL, "--deal", "random:1:1", "--journal", journal).code == 0
    with journal.open("a") as file:
        file.write(line.replace("NAME", "random:1:#1") + "\n")
    assert complaint in verify("check", *SMALL, "--deal", "random:1:1", "--journal", journal).complaint


def test_moves_of_a_journal_are_moves(verify: Verify, tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    assert verify("check", *MANY, "--journal", journal).code == 0
    journal.write_text(journal.read_text().replace(' win, replayed by the rules"', '"').replace("AS>", "A$>"))
    ended = verify("check", *MANY, "--journal", journal)
    assert ended.code == 2
    assert ": the journal is damaged: move " in ended.err


@pytest.mark.parametrize("place", ["", "nowhere/tally.json"])
def test_a_tally_that_cannot_be_written_is_refused_before_anything_is_decided(
    verify: Verify, tmp_path: Path, place: str
) -> None:
    ended = verify("check", *MANY, "--tally", tmp_path / place)
    assert "the tally cannot be written there" in ended.complaint
    assert ended.out == ""


LOST_ONLY_WITHOUT_PARTS = "1: [3D 2H] 2C\n2: [AC 2D] AH\n3: [AS AD 2S 3H 3S] 3C\n"


def test_a_loss_that_no_closed_set_shows_is_told_without_certificate(verify: Verify, tmp_path: Path) -> None:
    """With parts of runs it can be won, so that a set of abstract positions would hold a win."""
    deal, rules = tmp_path / "deal.txt", (*GAME, "--ranks", 3)
    deal.write_text(LOST_ONLY_WITHOUT_PARTS)
    assert verify("check", *rules, deal, "--expect", "winnable").code == 0
    ended = verify("check", *rules, deal, "-o", "partial-runs=no", "--certificate", tmp_path / "evidence")
    assert (ended.code, ended.out.partition("\n")[0]) == (3, f"{deal}: unwinnable".replace(str(deal), f"{deal}:1"))
    assert "no certificate: " in ended.err


def test_what_the_checker_does_not_read_is_not_written(verify: Verify, tmp_path: Path) -> None:
    deal, suits = tmp_path / "deal.txt", range(1, 5)
    deal.write_text(" ".join(f"{rank}.{suit}" for rank in range(30, 0, -1) for suit in suits))
    rules = (*GAME, "--ranks", 30, "-o", "columns=1", "-o", "draw=1")
    ended = verify("check", *rules, deal, "--certificate", tmp_path / "evidence")
    assert ended.code == 3
    assert "no certificate: " in ended.err
    assert list((tmp_path / "evidence").iterdir()) == []
