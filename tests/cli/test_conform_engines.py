"""``verify conform`` at engines that are right, wrong, and in disorder.

Wrong engines are the right one of the examples with one line changed. Whether a difference is one is asked of both by
hand: the script is piped to them, without anything of the room that is tested here.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from support.command import EXAMPLES, Ended, Verify
from verify.records.conformance import ConformanceRecord

RIGHT = EXAMPLES / "engines" / "clock_engine.py"
LOOP = "        print(json.dumps(answer("
PILES = "[pile::ranks][::-1]", "[pile::ranks]"  # dealt upside down
WRONG = {
    "deal": (
        "sorted(deck) != sorted(rank + suit for rank in RANKS[:ranks] for suit in SUITS[:suits])",
        "len(deck) != ranks * suits",
    ),
    "state": ('home["up"].append(now["hand"])', 'home["up"].insert(0, now["hand"])'),
    "moves": ('["turn"] if game[-1]["hand"] else []', '["turn"]'),
    "apply": ('move != "turn" or not game[-1]["hand"]', 'not game[-1]["hand"]'),
    "undo": ('return {"refused": "there is no move to take back"}', 'return {"ok": True}'),
    "result": ('"result": {"result": "open"}', '"result": {"result": "won"}'),
}
Spoilt = Callable[..., Path]


@pytest.fixture
def spoilt(tmp_path: Path) -> Spoilt:
    """Makes engines that are right but for one line."""

    def make(old: str, new: str, name: str = "engine.py") -> Path:
        text = RIGHT.read_text(encoding="utf-8")
        assert text.count(old) == 1
        (tmp_path / name).write_text(text.replace(old, new), encoding="utf-8")
        return tmp_path / name

    return make


@pytest.fixture
def conform(verify: Verify, tmp_path: Path) -> Callable[..., Ended]:
    """Runs ``verify conform`` at an engine in Python, by the rules of classic."""

    def run(engine: Path, *options: object) -> Ended:
        to = ("--to", tmp_path / "found")
        return verify("conform", "--rules", "classic", "--decks", 100, *to, *options, "--", sys.executable, engine)

    return run


def piped(engine: Path, script: list[dict[str, Any]]) -> Any:
    """What an engine says to the last request of a script, after all the others."""
    lines = "".join(json.dumps(request) + "\n" for request in script)
    done = subprocess.run([sys.executable, engine], input=lines, capture_output=True, text=True, timeout=60)
    return json.loads(done.stdout.splitlines()[len(script) - 1])


def reproducer(tmp_path: Path) -> dict[str, Any]:
    """The one that was written."""
    [file] = (tmp_path / "found").iterdir()
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def test_a_right_engine_agrees_in_all_it_plays(verify: Verify, tmp_path: Path) -> None:
    ended = verify("conform", "--decks", 20, "--to", tmp_path / "found", "--", sys.executable, RIGHT)
    assert (ended.code, ended.err) == (0, "")
    lines = ended.out.splitlines()
    assert [line.partition(":")[0] for line in lines] == ["clock classic", "clock uva170"]
    assert all("agrees" in line and "20 decks" in line for line in lines)
    assert not (tmp_path / "found").exists()


def test_what_an_engine_does_not_answer_is_named(conform: Callable[..., Ended], spoilt: Spoilt) -> None:
    engine = spoilt('"decks": "any"}', '"decks": "any", "asks": ["apply", "result"]}')
    ended = conform(engine)
    assert ended.code == 0
    assert all(ask in ended.out.partition("not asked")[2] for ask in ("state", "moves", "undo"))
    [record] = conform(engine, "--json").out.splitlines()
    assert json.loads(record)["not_asked"] == ["state", "moves", "undo"]
    assert set(json.loads(record)["asked"]) == {"deal", "apply", "result"}


@pytest.mark.parametrize("ask", WRONG)
def test_a_wrong_engine_differs_as_its_reproducer_says(
    ask: str, conform: Callable[..., Ended], spoilt: Spoilt, tmp_path: Path
) -> None:
    engine = spoilt(*WRONG[ask])
    ended = conform(engine)
    assert ended.code == 1, ended
    assert "clock classic" in ended.out.splitlines()[0]
    assert all(len(line) <= 100 for line in ended.out.splitlines() if "--replay" not in line)
    found = reproducer(tmp_path)
    script = found["script"]
    assert script[-1]["ask"] == ask
    said, ought = piped(engine, script), piped(RIGHT, script)
    assert said != ought
    if "refused" in found["expected"]:
        assert "refused" in ought
        assert said == {"ok": True}
    else:
        shared = found["expected"].keys() & ought.keys()  # the example counts no score
        assert {key: found["expected"][key] for key in shared} == {key: ought[key] for key in shared}
        assert said == found["actual"]


def test_a_difference_is_told_in_full(conform: Callable[..., Ended], spoilt: Spoilt, tmp_path: Path) -> None:
    """Upside down it shows first on two cards of each of two ranks, sorted: the aces lie in the wrong order."""
    engine = spoilt(*PILES)
    out = conform(engine).out
    assert "AS 2S\n" in out
    assert "AH 2H\n" in out
    rows = [line.split() for line in out.splitlines()]
    assert ["expected", "found"] in rows
    assert ["piles", "1", "down", "AH", "AS", "AS", "AH"] in rows
    again = f"verify conform --replay {tmp_path / 'found' / 'conform-clock-classic.json'} -- {sys.executable} {engine}"
    assert again in out  # on one line, however long


def test_the_same_seed_finds_the_same(conform: Callable[..., Ended], spoilt: Spoilt) -> None:
    engine = spoilt(*PILES)
    one, other = (json.loads(conform(engine, "--json", "--seed", 7).out) for _ in range(2))
    assert one["script"] == other["script"]
    assert (one["seed"], one["decks"]) == (other["seed"], other["decks"])


def test_the_records_are_of_their_schema(conform: Callable[..., Ended], spoilt: Spoilt) -> None:
    for engine, verdict in ((RIGHT, "agrees"), (spoilt(*PILES), "differs")):
        [line] = conform(engine, "--json").out.splitlines()
        assert msgspec.json.decode(line, type=ConformanceRecord).verdict == verdict


def test_a_reproducer_fails_until_the_engine_is_mended(
    verify: Verify, conform: Callable[..., Ended], spoilt: Spoilt, tmp_path: Path
) -> None:
    engine = spoilt(*PILES)
    first = conform(engine).out
    [file] = (tmp_path / "found").iterdir()
    before = file.read_bytes()
    again = verify("conform", "--replay", file, "--", sys.executable, engine)
    assert again.code == 1
    assert again.out == first
    assert file.read_bytes() == before
    assert verify("conform", "--replay", file, "--", sys.executable, RIGHT).code == 0


@pytest.mark.parametrize(
    ("kind", "does", "words"),
    [
        ("crash", "sys.exit('my last words')", "my last words"),
        ("crash", "import os; os.abort()", "SIGABRT"),
        ("silent exit", "sys.exit(0)", "exit status 0"),
        ("garbage", "print('hello, world', flush=True)", "hello, world"),
        ("garbage", "print('[1]', flush=True)", "object"),
        ("garbage", "sys.stdout.buffer.write(bytes([255, 10])); sys.stdout.flush()", "UTF-8"),
        ("flood", "print('{}' * 10**6, flush=True)", "bytes"),
    ],
)
@pytest.mark.parametrize("ask", ["deal", "result"])
def test_each_misbehaviour_is_reported_as_what_it_is(
    kind: str, does: str, words: str, ask: str, conform: Callable[..., Ended], spoilt: Spoilt, tmp_path: Path
) -> None:
    guarded = f'        if json.loads(line)["ask"] == "{ask}":\n            {does}; continue\n'
    ended = conform(spoilt(LOOP, guarded + LOOP), "--timeout", 1, "--decks", 5)
    assert ended.code == 1, ended
    assert ended.err == ""
    found = reproducer(tmp_path)
    assert (found["kind"], found["script"][-1]["ask"]) == (kind, ask)
    assert words in ended.out
    assert all(line.isprintable() for line in ended.out.splitlines())


def test_a_command_has_options_of_its_own(verify: Verify, tmp_path: Path) -> None:
    check = "import runpy, sys; assert sys.argv[1:] == ['--json', '-o', 'x']"
    program = f"{check}; runpy.run_path({str(RIGHT)!r}, run_name='__main__')"
    command = (sys.executable, "-c", program, "--json", "-o", "x")
    ended = verify("conform", "--rules", "classic", "--decks", 2, "--to", tmp_path, "--", *command)
    assert (ended.code, ended.out.count("agrees")) == (0, 1)


def test_an_engine_in_python(verify: Verify, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    text = "from verify.conformance.reference.playing import Reference\nclass Mine(Reference):\n"
    (tmp_path / "mine_right.py").write_text(
        text + "    def moves(self):\n        print('hm')\n        return super().moves()\n"
    )
    (tmp_path / "mine_wrong.py").write_text(text + "    def moves(self):\n        return [][0]\n")
    options = ("--game", "klondike", "--rules", "draw-one", "--decks", 3)
    right = verify("conform", *options, "--python", "mine_right:Mine")
    assert (right.code, right.out) == (0, "klondike draw-one: agrees on 3 decks\n")  # not what the engine prints
    wrong = verify("conform", *options, "--python", "mine_wrong:Mine")
    assert wrong.code == 1
    assert "IndexError: list index out of range" in wrong.out
    assert "return [][0]" in wrong.out
    again = "verify conform --replay conform-klondike-draw-one.json --python mine_wrong:Mine"
    assert wrong.out.splitlines()[-1].strip() == f"again             {again}"
    assert verify(*again.split()[1:]).out == wrong.out
    assert verify(*again.replace("wrong", "right").split()[1:]).code == 0


def test_the_file_of_junit_has_a_suite_for_each_set_of_rules(
    verify: Verify, conform: Callable[..., Ended], spoilt: Spoilt, tmp_path: Path
) -> None:
    file = tmp_path / "report.xml"
    assert verify("conform", "--decks", 3, "--junit", file, "--", sys.executable, RIGHT).code == 0
    right = ElementTree.parse(file).getroot()
    assert [suite.get("name") for suite in right] == ["clock classic", "clock uva170"]
    assert right.get("failures") == right.get("errors") == "0"
    assert conform(spoilt(*PILES), "--junit", file).code == 1
    [wrong] = ElementTree.parse(file).getroot().iterfind(".//testcase[failure]")
    assert wrong.get("name") == "state"
    [reproducer] = (tmp_path / "found").iterdir()
    conform(RIGHT, "--junit", file, "--replay", reproducer)
    assert ElementTree.parse(file).getroot().get("failures") == "0"


def test_no_file_that_is_no_reproducer_is_overwritten(
    conform: Callable[..., Ended], spoilt: Spoilt, tmp_path: Path
) -> None:
    engine = spoilt(*PILES)
    assert conform(engine).code == conform(engine).code == 1  # one that is, is
    [file] = (tmp_path / "found").iterdir()
    file.write_text('{"mine": 1}')
    assert "would be overwritten: expected another --to DIR" in conform(engine).complaint
    assert file.read_text() == '{"mine": 1}'


def test_an_interrupt_leaves_no_engine_behind(tmp_path: Path) -> None:
    number = tmp_path / "pid"
    program = f"import os, time; open({str(number)!r}, 'w').write(str(os.getpid())); time.sleep(300)"
    command = [sys.executable, "-m", "verify", "conform", "--timeout", "300", "--", sys.executable, "-c", program]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, cwd=tmp_path) as running:
        while not (number.exists() and number.read_text()):
            time.sleep(0.02)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=60)
    assert (running.returncode, out, err) == (130, "", "verify: interrupted\n")
    with pytest.raises(ProcessLookupError):
        os.kill(int(number.read_text()), 0)
