"""verify deal for the games that are searched: what is the same for all of them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from support.command import Verify
from verify.checker import check

Arguments = tuple[str | int, ...]

KLONDIKE: Arguments = ("--game", "klondike")
DIAL: Arguments = ("--game", "grandfathers-clock")
SMALL_KLONDIKE: Arguments = (*KLONDIKE, "--ranks", 5, "--suits", 2, "-o", "columns=3")
SMALL_DIAL: Arguments = (*DIAL, "--ranks", 6, "--suits", 2, "-o", "columns=2")
NO_FILLING: Arguments = (*DIAL, "--ranks", 9, "--suits", 3, "-o", "columns=4", "-o", "empty-column=none")

NAMES = ["klondike", "grandfathers-clock"]
GAMES = pytest.mark.parametrize("game", [KLONDIKE, DIAL], ids=NAMES)


@pytest.mark.parametrize("asked", [(*KLONDIKE, "--count", 3, "--seed", 2), (*SMALL_DIAL, "--count", 2)], ids=NAMES)
def test_losing_deals_come_with_certificates_that_the_checker_accepts(
    verify: Verify, tmp_path: Path, asked: Arguments
) -> None:
    ended = verify("deal", *asked, "--losing", "--json", "--certificate", tmp_path)
    assert ended.code == 0
    records = [json.loads(line) for line in ended.out.splitlines()]
    assert len(records) == asked[asked.index("--count") + 1]
    for record in records:
        assert (record["verdict"], record["moves"], record["level"]) == ("unwinnable", "", None)
        said = check(Path(record["claim"]).read_bytes(), Path(record["certificate"]).read_bytes())
        assert "unwinnable" in said


@pytest.mark.parametrize(
    ("asked", "count", "level", "jobs"),
    [((*KLONDIKE, "--seed", 4), 8, "hard", 2), (NO_FILLING, 12, "medium", 1)],
    ids=NAMES,
)
def test_deals_of_a_level_are_those_among_the_winnable_ones_for_any_number_of_jobs(
    verify: Verify, asked: Arguments, count: int, level: str, jobs: int
) -> None:
    winnable = verify("deal", *asked, "--winnable", "--count", count, "--json").out.splitlines()
    expected = [line for line in winnable if json.loads(line)["level"] == level]
    assert 0 < len(expected) < len(winnable)
    found = verify("deal", *asked, "--level", level, "--count", len(expected), "--json", "--jobs", jobs)
    assert (found.code, found.out.splitlines()) == (0, expected)


@pytest.mark.parametrize(
    ("small", "size"), [(SMALL_KLONDIKE, "5 ranks and 2"), (SMALL_DIAL, "6 ranks and 2 suits")], ids=NAMES
)
def test_the_level_is_named_above_the_decks(verify: Verify, small: Arguments, size: str) -> None:
    assert verify("deal", *small, "--level", "easy").out.startswith(f"# easy winnable deals of {size}")


@pytest.mark.parametrize(
    ("asked", "output"),
    [
        *(((*KLONDIKE, "--count", 1), output) for output in ("table", "klondike-solver", "json", "solvitaire")),
        *(((*SMALL_DIAL, "--count", 2), output) for output in ("table", "rest", "json", "uva170")),
    ],
    ids=lambda each: each if isinstance(each, str) else str(each[1]),
)
def test_other_formats_are_read_back_too(verify: Verify, tmp_path: Path, asked: Arguments, output: str) -> None:
    file, game, count = tmp_path / "deals", asked[:-2], asked[-1]
    made = verify("deal", *asked, "--winnable", "--output", output, "--to", file)
    deals = "1 deal" if count == 1 else f"{count} deals"
    assert (made.code, made.err) == (0, f"verify: wrote {deals} to {file}\n")
    form = ("--format", "uva170") if output == "uva170" else ()  # it says nothing of what it is
    assert verify("check", *game, file, *form, "--expect", "winnable").code == 0


@pytest.mark.parametrize(("game", "limit"), [(KLONDIKE, "20 positions"), (DIAL, "1 position")], ids=NAMES)
def test_what_is_not_decided_is_counted(verify: Verify, game: Arguments, limit: str) -> None:
    ended = verify("deal", *game, "--count", 2, "--positions", limit.split()[0])
    assert (ended.code, ended.err) == (3, "verify: 2 deals unknown\n")
    assert ended.out.count(f"unknown, no win within {limit}") == 2


@GAMES
def test_fewer_deals_than_asked_for_end_otherwise(
    verify: Verify, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: Arguments
) -> None:
    """No deal is decided within one position, nor lost, as none of these waits for itself: so none is found."""
    monkeypatch.setattr("verify.making.levels.MOST_IN_VAIN", 2)
    file = tmp_path / "deals.txt"
    ended = verify("deal", *game, "--losing", "--positions", 1, "--count", 2, "--seed", 3, "--to", file)
    assert ended.code == 3
    left_out, fewer = ended.err.splitlines()
    assert left_out == "verify: 2 deals left out, as they were not decided within the limits"
    assert fewer == "verify: 0 of 2 deals made; random:3:#2: the last of 2 deals in a row of which none is unwinnable"
    assert not file.exists()
