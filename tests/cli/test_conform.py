"""``verify conform``: what it says, what it writes, and how it ends."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import msgspec
import pytest

import verify as package
from support.command import Verify
from verify.conformance.reference.options import PRESETS
from verify.records.conformance import ConformanceRecord

ENGINE = Path(package.__file__).parent / "examples" / "engines" / "clock_engine.py"
RIGHT = ("--", sys.executable, str(ENGINE))


@pytest.fixture
def wrong(tmp_path: Path) -> Path:
    """The example with its piles upside down."""
    engine = tmp_path / "wrong.py"
    engine.write_text(ENGINE.read_text(encoding="utf-8").replace("[pile::ranks][::-1]", "[pile::ranks]"))
    return engine


def test_an_engine_that_agrees(verify: Verify) -> None:
    done = verify("conform", "--decks", "30", *RIGHT)
    assert (done.code, done.err) == (0, "")
    assert done.out == "clock classic: agrees on 30 decks\nclock uva170: agrees on 30 decks\n"


def test_a_difference_is_shown_written_and_replayed(verify: Verify, wrong: Path, tmp_path: Path) -> None:
    """The smallest deck on which the order in a pile tells: two ranks of two suits, as it is sorted."""
    only = ("--game", "clock", "--rules", "classic", "--to", str(tmp_path))
    done = verify("conform", *only, "--", sys.executable, str(wrong))
    assert done.code == 1
    lines = done.out.splitlines()
    assert lines[0] == "clock classic: differs"
    assert [line.split() for line in lines[2:4]] == [["deck", "AS", "2S"], ["AH", "2H"]]
    assert ["expected", "found"] in [line.split() for line in lines]
    assert ["piles", "1", "down", "AH", "AS", "AS", "AH"] in [line.split() for line in lines]
    reproducer = tmp_path / "conform-clock-classic.json"
    assert "".join(done.out.split()).endswith(f"--replay{reproducer}--{sys.executable}{wrong}")
    known = msgspec.json.decode(reproducer.read_bytes(), type=ConformanceRecord)
    assert (known.verdict, known.kind) == ("differs", "answer")
    assert [request["ask"] for request in known.script] == ["deal", "state"]

    again = verify("conform", "--replay", str(reproducer), "--", sys.executable, str(wrong))
    assert again.code == 1
    assert again.out == done.out
    only_what_was_asked_again = verify("conform", "--json", "--replay", str(reproducer), *RIGHT)
    replayed = msgspec.json.decode(only_what_was_asked_again.out, type=ConformanceRecord)
    assert (replayed.verdict, replayed.decks, replayed.asked) == ("agrees", 1, {"deal": 1, "state": 1})
    mended = verify("conform", "--replay", str(reproducer), *RIGHT)
    assert (mended.code, mended.out) == (0, f"{reproducer}: the engine answers as expected\n")


def test_the_page_for_authors_names_every_game_and_preset(verify: Verify) -> None:
    rows = re.findall(
        r"^\| `([a-z-]+)` \| (`[a-z0-9-]+`(?:, `[a-z0-9-]+`)*) \|$", verify("conform", "--help-protocol").out, re.M
    )
    assert {game: tuple(presets.replace("`", "").split(", ")) for game, presets in rows} == PRESETS


def test_json_is_one_record_for_each_set_of_rules(verify: Verify) -> None:
    done = verify("conform", "--json", "--decks", "10", *RIGHT)
    records = [msgspec.json.decode(line, type=ConformanceRecord) for line in done.out.splitlines()]
    assert [(each.preset, each.verdict, each.decks, each.engine) for each in records] == [
        ("classic", "agrees", 10, "clock"),
        ("uva170", "agrees", 10, "clock"),
    ]
    assert records[1].rules["listing"] == "bottom-first"


@pytest.mark.parametrize(
    ("program", "says"),
    [
        ("pass", "silent exit"),
        ("import sys; sys.exit(9)", "ended with exit status 9"),
        ("input(); print('hello')", "not JSON"),
        ("import time; time.sleep(60)", "no answer within 1 s"),
        ("input(); print('x' * (1 << 21))", "a line of more than 1,048,576 bytes"),
        ('input(); print(\'{"protocol": 2, "engine": "e", "games": {}}\')', "protocol: expected 1, found 2"),
    ],
)
def test_what_an_engine_does_instead_of_answering(verify: Verify, program: str, says: str, tmp_path: Path) -> None:
    done = verify("conform", "--timeout", "1", "--to", str(tmp_path), "--", sys.executable, "-c", program)
    assert done.code == 1
    assert says in " ".join(done.out.split())


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ((), "expected one after --"),
        (("--", "no-such-engine"), "'no-such-engine' cannot be started"),
        (("--decks", "0", *RIGHT), "--decks 0: expected a whole number"),
        (("--game", "klondike", *RIGHT), "the engine does not play klondike: expected one that it plays, clock"),
        (("--rules", "blocks", *RIGHT), "does not play by blocks: expected one of those it plays by, classic, uva170"),
        (("-o", "win=sorted", *RIGHT), "expected --game beside it"),
        (("--game", "clock", "-o", "win", *RIGHT), "expected NAME=VALUE"),
        (("--game", "clock", "-o", "win=never", *RIGHT), "option win is 'never'"),
        (("--replay", "nowhere.json", *RIGHT), "nowhere.json: cannot be read"),
        (("--replay", ".", *RIGHT), "cannot be read"),
    ],
)
def test_bad_usage_is_one_line(verify: Verify, arguments: tuple[str, ...], says: str) -> None:
    done = verify("conform", *arguments)
    assert (done.code, done.out) == (2, "")
    assert says in done.err
    assert done.err.count("\n") == 1


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"schema": "patience-verify/conformance/9"}, "its schema is"),
        ({"script": []}, "its script is empty"),
        ({"script": [{"ask": "undo"}]}, "begins with undo: expected a deal"),
        ({"script": [{"ask": 7}]}, "request 1 of its script"),
        ({"script": [{"ask": "deal"}]}, "required field game"),
        ({"script": "deal"}, "is no reproducer"),
        ({"verdict": "perhaps"}, "is no reproducer"),
    ],
)
def test_a_damaged_reproducer_is_one_line(verify: Verify, change: dict[str, object], says: str, tmp_path: Path) -> None:
    whole = verify("conform", "--json", "--decks", "1", "--rules", "classic", *RIGHT).out
    file = tmp_path / "damaged.json"
    file.write_text(json.dumps({**json.loads(whole), **change}))
    done = verify("conform", "--replay", str(file), *RIGHT)
    assert (done.code, done.out) == (2, "")
    assert says in done.err


def test_the_protocol_is_a_page_that_can_be_printed(verify: Verify) -> None:
    done = verify("conform", "--help-protocol")
    assert done.code == 0
    assert done.out.startswith("# How an engine is asked")
    assert len(done.out.splitlines()) < 90


def test_an_invariant_that_is_broken_is_named(verify: Verify, tmp_path: Path) -> None:
    """An engine that loses the card it turns: of the smallest deck, AS 2S, the two is the centre's and turned first."""
    engine = tmp_path / "loses.py"
    text = ENGINE.read_text(encoding="utf-8")
    lost = text.replace(
        '"hand": piles[-1]["down"].pop(0), "last": None', '"hand": None, "last": piles[-1]["down"].pop(0)'
    )
    assert lost != text
    engine.write_text(lost, encoding="utf-8")
    done = verify("conform", "--rules", "classic", "--to", str(tmp_path), "--", sys.executable, str(engine))
    assert done.code == 1
    assert "invariant every card once: 2S is missing" in " ".join(done.out.split())
