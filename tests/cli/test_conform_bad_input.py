"""``verify conform`` asked for what cannot be: one line that says so, and exit code 2."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from support.command import EXAMPLES, Verify
from verify.conformance.reference.options import options_of

RIGHT = (sys.executable, EXAMPLES / "engines" / "clock_engine.py")
REFERENCE = "verify.conformance.reference.playing:Reference"
DEAL = {
    "ask": "deal", "game": "clock", "preset": "classic", "rules": dict(options_of("clock")),
    "ranks": 2, "suits": 1, "deck": ["AS", "2S"],
}  # fmt: skip


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ((), "there is no command: expected one after --"),
        (("--", "no-such-program"), "'no-such-program' cannot be started: No such file or directory"),
        (("--", "."), "'.' cannot be started"),
        (("--", ""), "cannot be started"),
        (("--decks", "0", "--", *RIGHT), "--decks 0: expected a whole number from 1"),
        (("--decks", "many", "--", *RIGHT), "--decks many: expected a whole number from 1"),
        (("--seed", "-1", "--", *RIGHT), "--seed -1: expected a whole number from 0"),
        (("--timeout", "0", "--", *RIGHT), "--timeout 0: expected a whole number from 1"),
        (("--timeout", "nan", "--", *RIGHT), "--timeout nan: expected a whole number"),
        (("--game", "chess", "--", *RIGHT), "'chess' is not one of"),
        (("--game", "klondike", "--", *RIGHT), "the engine does not play klondike: expected one that it plays, clock"),
        (
            ("--rules", "watch", "--", *RIGHT),
            "the engine does not play by watch: expected one of those it plays by, classic",
        ),
        (("--rules", "nonsense", "--", *RIGHT), "there is no preset nonsense: expected one of those it plays by"),
        (("-o", "shuttle=over-bottom", "--", *RIGHT), "expected --game beside it"),
        (("--game", "clock", "-o", "nonsense", "--", *RIGHT), "-o nonsense: expected NAME=VALUE"),
        (("--game", "clock", "-o", "draw=1", "--", *RIGHT), "draw"),
        (
            ("--game", "klondike", "-o", "columns=10", "--python", REFERENCE),
            "10 columns take 55 cards, and the deck has 52",
        ),
        (("--game", "clock", "-o", "shuttle=sideways", "--", *RIGHT), "sideways"),
        (("--python", "no_such_module:Engine"), "'no_such_module' cannot be imported"),
        (("--python", "json"), "expected module:factory"),
        (("--python", "json:loads", "--", *RIGHT), "--python and a command exclude each other"),
        (("--python", "json:loads", "--timeout", "9"), "--timeout is not for --python: expected a command"),
        (("--junit", "verify", "--", *RIGHT), "verify: a directory: expected a file for --junit"),
        (("--junit", "conform-clock-classic.json", "--", *RIGHT), "named twice: expected another file for --junit"),
        (("--junit", "a", "--replay", "a", "--", *RIGHT), "a: named twice: expected another file for --junit"),
        (("--batch",), "there is no command: expected one after --"),
        (("--batch", "--", "no-such-program"), "'no-such-program' cannot be started"),
        (("--batch", "--game", "klondike", "--", "cat"), "--game klondike is not for --batch: expected clock"),
        (("--batch", "--rules", "watch", "--", "cat"), "preset 'watch' has a second chance"),
        (("--batch", "--rules", "nonsense", "--", "cat"), "preset 'nonsense' is unknown"),
        (("--batch", "--junit", "a.xml", "--", "cat"), "--junit is not for --batch"),
        (("--batch", "--json", "--", "cat"), "--json is not for --batch"),
        (("--batch", "-o", "win=exposed", "--", "cat"), "-o is not for --batch"),
        (("--batch", "--python", "a:b"), "--python is not for --batch"),
        (("--batch", "--decks", "0", "--", "cat"), "--decks 0: expected a whole number from 1"),
    ],
)
def test_one_line_says_what_is_wrong(verify: Verify, arguments: tuple[str, ...], complaint: str) -> None:
    assert complaint in verify("conform", *arguments).complaint


def test_the_program_may_be_no_program(verify: Verify, tmp_path: Path) -> None:
    (tmp_path / "engine").write_text("not executable")
    assert "Permission denied" in verify("conform", "--", tmp_path / "engine").complaint


def damaged(tmp_path: Path, text: str | bytes) -> Path:
    file = tmp_path / "reproducer.json"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return file


def record(**changed: Any) -> str:
    members: dict[str, Any] = {
        "schema": "patience-verify/conformance/1", "engine": "", "game": "clock", "preset": "classic", "rules": {},
        "verdict": "differs", "kind": "answer", "decks": 1, "seed": 1, "asked": {}, "not_asked": [],
        "script": [DEAL], "expected": {}, "actual": {}, "details": [], "shrunk_in": 0,
        "seconds": 0.0, "version": "0",
    }  # fmt: skip
    return json.dumps(members | changed)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "is no reproducer"),
        (b"\xff\xfe", "is no reproducer"),
        ("[]", "is no reproducer"),
        ("{}", "is no reproducer"),
        ("[" * 100_000, "is no reproducer"),
        (record(schema="patience-verify/deal/1"), "expected patience-verify/conformance/1"),
        (record(script=[]), "its script is empty"),
        (record(script=["deal"]), "is no reproducer"),
        (record(script=[{"ask": "undo"}]), "begins with undo: expected a deal"),
        (record(script=[{"ask": 1}]), "expected one that PROTOCOL.md explains"),
        (record(script=[{"move": "turn"}]), "expected one that PROTOCOL.md explains"),
        (record(script=[{"ask": "deal"}]), "expected one that PROTOCOL.md explains"),
        (record(script=[{"ask": "deal", "game": 1, "preset": 2, "rules": 3, "ranks": 4, "suits": 5}]), "expected"),
        (record(script=[DEAL | {"deck": 7}]), "expected"),
        (record(script=[DEAL | {"deck": [7]}]), "expected"),
        (record(script=[DEAL | {"rules": {"a": []}}]), "expected"),
        (record(script=[DEAL | {"ranks": 10**9}]), "expected"),
        (record(script=[DEAL, {"ask": "fly"}]), "expected one that PROTOCOL.md"),
        (record(script=[DEAL, {"ask": "apply", "move": 7}]), "expected one that"),
        (
            record(script=[DEAL | {"deck": ["AS"]}, {"ask": "undo"}]),
            "reproducer.json: 'undo' is asked before a deck has",
        ),
        (record(decks="many"), "is no reproducer"),
    ],
)
def test_damaged_reproducers(verify: Verify, tmp_path: Path, text: str | bytes, complaint: str) -> None:
    assert complaint in verify("conform", "--replay", damaged(tmp_path, text), "--", *RIGHT).complaint


def test_reproducers_that_are_no_files(verify: Verify, tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none"):
        assert "expected a reproducer" in verify("conform", "--replay", path, "--", *RIGHT).complaint


def test_reproducers_go_into_a_directory(verify: Verify, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("mine")
    silent = (sys.executable, "-c", "")
    assert "no directory can be made here" in verify("conform", "--to", file, "--", *silent).complaint
    assert file.read_text() == "mine"
