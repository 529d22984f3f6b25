"""``verify show``: the drawing, the steps, the SVG file, the deal in other formats."""

from __future__ import annotations

import json
import os
import pty
import select
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from support.command import EXAMPLES, Verify
from support.published import contest_decks
from verify.deals import FORMATS

SAMPLE = EXAMPLES / "contest.txt"
ESCAPE = "\x1b["


def test_the_end_of_the_game_with_trace_and_reason(verify: Verify) -> None:
    out = verify("show", SAMPLE).out
    assert "5H 5D 5S [5C]" in out  # by the explanation: the five at the bottom of pile 5 is never turned
    assert "27  AD KC AS" in out
    assert "why        the bottom card of 5 is a 5" in out
    assert ESCAPE not in out


def test_a_moment_of_the_game(verify: Verify) -> None:
    assert "turn 1: TS from K, goes to T" in verify("show", SAMPLE, "--at", 1).out
    assert "turn 44: KD from" in verify("show", SAMPLE, "--at", 44).out


def test_steps_without_a_terminal_are_all_positions(verify: Verify) -> None:
    out = verify("show", SAMPLE, "--step").out
    assert [f"turn {n}:" in out for n in (1, 20, 44)] == [True] * 3
    assert out.count("turn ") == 44 + 1
    assert "turn 41:" not in verify("show", SAMPLE, "--step", "--at", 42).out


def test_colours_can_be_asked_for_and_refused(verify: Verify) -> None:
    assert ESCAPE in verify("show", SAMPLE, "--colour").out
    assert ESCAPE not in verify("show", SAMPLE, "--no-colour").out


def on_a_terminal(keys: str, *arguments: str, **environment: str) -> str:
    """What the command writes to a terminal on which somebody presses a key at each prompt."""
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "verify", "show", *arguments, str(SAMPLE)]
    process = subprocess.Popen(
        command, stdin=theirs, stdout=theirs, stderr=theirs, env={**os.environ, "TERM": "xterm", **environment}
    )
    os.close(theirs)
    waiting, written = list(keys), b""
    while chunk := read(ours):
        written += chunk
        if waiting and written.endswith(b"quit: q\r\n"):
            time.sleep(0.1)  # the command discards what was typed before it listens
            os.write(ours, waiting.pop(0).encode())
    os.close(ours)
    assert process.wait(timeout=30) == 0
    return written.decode()


def read(terminal: int) -> bytes:
    """What there is to read; nothing when the command has ended or says nothing for long."""
    if not select.select([terminal], [], [], 30)[0]:
        return b""
    try:
        return os.read(terminal, 65536)
    except OSError:  # the other side has closed the terminal
        return b""


def test_stepping_by_keys_on_a_terminal() -> None:
    screens = on_a_terminal("nnbq", "--step")
    turns = [line.split(":")[0] for line in screens.replace("\r", "").split("\n") if line.startswith("turn ")]
    assert turns == ["turn 1", "turn 2", "turn 3", "turn 2"]
    assert "next" in screens
    assert "lost: the bottom card of 5 is a 5" not in screens
    assert "lost: the bottom card of 5 is a 5" in on_a_terminal("eq", "--step")


def test_colours_on_a_terminal_unless_unwanted() -> None:
    assert ESCAPE in on_a_terminal("")
    assert ESCAPE not in on_a_terminal("", NO_COLOR="1")
    assert ESCAPE not in on_a_terminal("", TERM="dumb")


def test_svg(verify: Verify, tmp_path: Path) -> None:
    file = tmp_path / "dial.svg"
    ended = verify("show", SAMPLE, "--svg", file)
    assert (ended.code, ended.out, ended.err) == (0, "", f"verify: wrote {file}\n")
    assert ET.parse(file).getroot().tag == "{http://www.w3.org/2000/svg}svg"


def test_svg_on_standard_output(verify: Verify, tmp_path: Path) -> None:
    verify("show", SAMPLE, "--svg", tmp_path / "dial.svg")
    assert verify("show", SAMPLE, "--svg", "-").out == (tmp_path / "dial.svg").read_text(encoding="utf-8")


def test_json_has_the_piles_and_the_trace(verify: Verify) -> None:
    record = json.loads(verify("show", SAMPLE, "--json").out)
    assert record["turned"] == len(record["trace"]) == 44
    assert record["trace"][0] == record["piles"][12][0] == "TS"
    assert sorted(card for pile in record["piles"] for card in pile) == sorted(contest_decks()[0].cards)


@pytest.mark.parametrize("name", [name for name in FORMATS if name != "codegolf"])
@pytest.mark.parametrize("deal", ["ms:12", "random:7"])
@pytest.mark.parametrize(
    "options", [[], ["--rules", "aisleriot"], ["-o", "deal=piles", "-o", "direction=anticlockwise"]]
)
def test_every_format_keeps_the_game(verify: Verify, name: str, deal: str, options: list[str]) -> None:
    original = json.loads(verify("show", "--deal", deal, "--json", *options).out)
    written = verify("show", "--deal", deal, "--output", name, *options).out
    dealing = options if FORMATS[name].layout != "piles" else [o for o in options if o.startswith(("--r", "aisle"))]
    again = json.loads(verify("show", "-", "--json", *dealing, stdin=written).out)
    assert again["format"] == name
    assert again["trace"] == original["trace"]
    assert again["piles"] == original["piles"]


def test_a_rank_deal_goes_through_code_golf(verify: Verify) -> None:
    ranks = "\n".join(" ".join(card[0] for card in line.split()) for line in contest_decks()[0].block.splitlines())
    written = verify("show", "-", "--output", "codegolf", stdin=ranks).out
    back = verify("show", "-", "--output", "deck", stdin=written).out
    assert back.split() == ranks.split()


def test_suits_are_not_dropped_silently(verify: Verify) -> None:
    assert "codegolf" in verify("show", SAMPLE, "--output", "codegolf").complaint
