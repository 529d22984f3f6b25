"""``verify conform --batch``: programs of the contest, right and wrong, through the command.

What is expected is counted here once more, by a program in a few lines that shares nothing with the rules.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from support.command import Verify

RIGHT = """
import sys

def played(deck):
    piles = [deck[pile::13] for pile in range(13)]
    turned, at = 0, 12
    while piles[at]:
        card = piles[at].pop()  # dealt last, it lies on top
        turned, at = turned + 1, "A23456789TJQK".index(card[0])
    return f"{turned:02},{card}"

words = sys.stdin.read().split()
for first in range(0, len(words) - 1, 52):
    print(played(words[first:first + 52][::-1]))
"""


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def program(here: Path, old: str = "", new: str = "") -> tuple[str, ...]:
    assert old in RIGHT
    (here / "program.py").write_text(RIGHT.replace(old, new) if old else RIGHT)
    return ("--", sys.executable, "program.py")


def test_a_right_program_agrees(verify: Verify, here: Path) -> None:
    ended = verify("conform", "--batch", "--decks", 300, *program(here))
    assert (ended.code, ended.out, ended.err) == (0, "clock uva170: agrees on 300 decks, a line for each\n", "")
    assert [path.name for path in here.iterdir()] == ["program.py"]


@pytest.mark.parametrize(
    ("old", "new", "kind"),
    [
        ("{turned:02}", "{turned}", "format"),
        ('f"{turned:02},{card}"', "''", "format"),
        ("turned, at = 0, 12", "turned, at = 1, 12", "count"),
        ("[::-1]))", "))", "count"),
        ("{card}", "{deck[0]}", "card"),
        ("len(words) - 1", "52", "missing line"),
        ("print(", "print('x');print(", "garbage"),
        ("words = ", "sys.exit(4); words = ", "crash"),
    ],
)
def test_a_wrong_program_fails_on_the_input_that_is_written(
    verify: Verify, here: Path, old: str, new: str, kind: str
) -> None:
    ended = verify("conform", "--batch", *program(here, old, new))
    assert ended.code == 1
    lines = ended.out.splitlines()
    assert lines[0] == "clock uva170: differs"
    assert " ".join(lines[1].split()).startswith(f"what {kind}: ")
    given, expected = (here / f"conform-uva170.{end}" for end in ("in", "expected"))
    right = subprocess.run([sys.executable, "-c", RIGHT], input=given.read_bytes(), capture_output=True, check=True)
    wrong = subprocess.run([sys.executable, "program.py"], input=given.read_bytes(), capture_output=True, check=False)
    assert right.stdout == expected.read_bytes()
    assert wrong.stdout != right.stdout
    assert lines[-1].split()[1:] == [
        sys.executable, "program.py", "<", "conform-uva170.in", "|", "diff", "conform-uva170.expected", "-"
    ]  # fmt: skip
    assert verify("conform", "--batch", *program(here, old, new)).out == ended.out  # its own files are written again


def test_other_files_are_not_overwritten(verify: Verify, here: Path) -> None:
    for name in ("conform-uva170.in", "conform-uva170.expected"):
        (here / name).write_text("mine\n")
        complaint = verify("conform", "--batch", *program(here)).complaint
        assert complaint == f"{name}: would be overwritten: expected another --to DIR"
        assert (here / name).read_text() == "mine\n"
        (here / name).unlink()
