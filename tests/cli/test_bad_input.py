"""Every kind of bad input ends with one line on standard error and exit code 2; nothing is half written."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from support.command import EXAMPLES, Verify, process
from support.published import contest_decks

COMMANDS = "check, show, deal, find, prove, count, claims, report, conform or vectors"

SAMPLE = contest_decks()[0].block
VERIFY = [sys.executable, "-m", "verify"]


def write(tmp_path: Path, text: str | bytes) -> Path:
    file = tmp_path / "deck.txt"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return file


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (SAMPLE.replace("3C", "", 1), "51 cards on lines 1 to 4, expected 52"),
        (
            SAMPLE.replace("3S 4C", "3S 9S 4C"),
            "53 cards on lines 1 to 4, expected 52; 9S is there twice, card 29 on line 3 and card 37",
        ),
        (SAMPLE.replace("KD", "KS"), "KS is there twice, card 12 on line 1 and card 44 on line 4; KD is missing"),
        (
            SAMPLE.replace("KD", "1X"),
            "deck.txt:4: card 44: '1X' is not a card: expected a rank A 2..9 T J Q K and a suit",
        ),
        (SAMPLE.replace("KD", "Joker"), "card 44: 'Joker' is a joker; the deck has none: take the jokers out"),
        (SAMPLE.replace("KD", "K"), "'K' (card 44 on line 4) has no suit"),
        (SAMPLE + SAMPLE, "104 cards on lines 1 to 8, expected 52 (2 decks run together?"),
        ("", "there is no deal in it: it is empty"),
        ("# only a comment\n", "no deal in it"),
        (SAMPLE.encode("utf-16"), "is not UTF-8 (it looks like UTF-16)"),
        (SAMPLE.replace("KD", "Kö").encode("latin-1"), "deck.txt:4: byte 0xf6 at offset"),
        (b"\x7fELF\x02\x01\x01\0\0\0\0", "this is a binary file"),
        (b"\x89PNG\r\n\x1a\n\0\0", "is not UTF-8"),
        ("[" * 100_000, "deck.txt:1:"),
        ('{"deck": ["TS", "QC"', "deck.txt:1:"),
        ('{"deck": 7}', "deck"),
    ],
)
def test_bad_files(verify: Verify, tmp_path: Path, text: str | bytes, message: str) -> None:
    complaint = verify("check", write(tmp_path, text), "--output", "uva170").complaint
    assert str(tmp_path / "deck.txt") in complaint
    assert message in complaint
    assert len(complaint) < 400 + len(str(tmp_path))


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["check"], "no deal is named: expected a file, - for standard input, or --deal such as ms:617"),
        (["check", "no-such-file"], "no-such-file: no such file"),
        (["check", "."], ".: a directory, expected a file"),
        (["check", "--colour", "x"], "No such option"),
        (["check", "--rules", "clasic", "x"], "there is no preset 'clasic' for clock: expected one of classic"),
        (["check", "--format", "csv", "x"], "Invalid value for '--format': 'csv' is not one of 'auto', 'deck'"),
        (["check", "--output", "xml", "x"], "Invalid value for '--output': 'xml' is not one of 'text'"),
        (["check", "--game", "chess", "x"], "Invalid value for '--game': 'chess' is not"),
        (["check", "-o", "deal", "x"], "-o deal: expected NAME=VALUE, such as deal=piles"),
        (["check", "-o", "deal=heap", "x"], "option deal is 'heap': expected one of rounds, piles, centre-last"),
        (["check", "-o", "luck=1", "x"], "there is no option 'luck' for clock: expected one of deal, first-pile"),
        (["check", "--ranks", "1", "x"], "--ranks 1: expected a whole number from 2 to "),
        (["check", "--ranks", "many", "x"], "--ranks many: expected a whole number from 2 to "),
        (["check", "--deal", "ms:0"], "ms:0"),
        (["check", "--deal", "ms:5-1"], "ms:5-1"),
        (["check", "--deal", "lotto:7"], "lotto:7"),
        (["check", "--deal", "ms:7", "--ranks", "4"], "ms:7"),
        (["check", "--deal", "ms:7", "-o", "within-pile=top-first"], "option within-pile does not apply"),
        (["check", "--deal", "ms:7", "-o", "first-pile=13"], "option first-pile is 13: expected a clock pile, 1 to 12"),
        (["check", "\x1b[31mred\n"], "\\x1b[31mred\\n: no such file"),
        (["play"], f"there is no command 'play': expected {COMMANDS}"),
        (
            ["verify/examples"],
            f"there is no command 'verify/examples': expected {COMMANDS} (verify check verify/examples?)",
        ),
        (["check", "--evidence", "trace", "--deal", "ms:1"], "--evidence says what to write with --certificate DIR"),
        (["check", "--json", "--output", "uva170", "--deal", "ms:1"], "--json and --output uva170 exclude each other"),
        (["check", "--deal", "ms:1", "-o", "win=sorted", "-o", "win=sorted"], "option win is given 2 times"),
        (
            ["show", "--step", "--json", "--deal", "ms:1"],
            "--step, --svg, --output, --as-seen and --json exclude each other",
        ),
        (["show", "--deal", "ms:1-2"], "there is more than one deal here, expected one: name it, as in decks.txt:3"),
        (["check", "ms:617"], "ms:617: no such file (for a deal by its number: --deal ms:617)"),
        (["show", "--deal", "ms:7", "--svg", ""], "cannot be written"),
        (["show", "deck.txt", "--svg", "deck.txt"], "deck.txt: no such file"),
        (["show", "--deal", "ms:7", "--at", "0"], "--at 0: expected a whole number from 1"),
        (["show", "--deal", "ms:1", "--at", "50"], "--at 50: this game ends after 49 cards have been turned"),
        (["show", "--deal", "ms:7", "--svg", "no/such/place.svg"], "no/such/place.svg: cannot be written"),
        (["check", "--deal", "ms:7", "--certificate", __file__], "no directory can be made here"),
    ],
)
def test_bad_usage(verify: Verify, arguments: list[str], message: str) -> None:
    ended = verify(*arguments)
    assert message in ended.complaint
    assert ended.out == ""


def test_a_file_of_a_gigabyte_is_refused_at_once(verify: Verify, tmp_path: Path) -> None:
    file = tmp_path / "huge.txt"
    with file.open("wb") as handle:
        handle.truncate(2**30)
    assert verify("check", file).complaint == f"{file}: larger than 32 MiB: split it into several files"


def test_an_endless_device_is_refused(verify: Verify) -> None:
    assert "larger than 32 MiB" in verify("check", "/dev/zero").complaint


def test_an_svg_that_cannot_be_written_leaves_nothing_behind(verify: Verify, tmp_path: Path) -> None:
    (tmp_path / "taken.svg").mkdir()
    assert "cannot be written" in verify("show", "--deal", "ms:7", "--svg", tmp_path / "taken.svg").complaint
    assert [path.name for path in tmp_path.iterdir()] == ["taken.svg"]


def test_a_closed_pipe_gives_one_line() -> None:
    command = subprocess.Popen(
        [*VERIFY, "check", "--deal", "ms:1-3000"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert command.stdout is not None
    assert command.stdout.readline().startswith("ms:1: lost")
    command.stdout.close()
    assert command.stderr is not None
    err = command.stderr.read()
    command.stderr.close()
    assert (command.wait(), err) == (2, "verify: standard output was closed before everything was written\n")


def test_a_full_disk_gives_one_line() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run([*VERIFY, "check", "--deal", "ms:1"], stdout=full, stderr=subprocess.PIPE, text=True)
    assert (done.returncode, done.stderr) == (2, "verify: standard output: No space left on device\n")


@pytest.mark.parametrize(
    ("redirection", "message"),
    [
        ("<&-", "verify: -: standard input is closed: give a file, or send the deals in\n"),
        (">&-", "verify: standard output is closed: there is nowhere to write the results\n"),
    ],
)
def test_closed_standard_streams(redirection: str, message: str) -> None:
    shell = f"{sys.executable} -m verify check - {redirection}"
    done = subprocess.run(["bash", "-c", shell], stderr=subprocess.PIPE, text=True, stdin=subprocess.DEVNULL)
    assert (done.returncode, done.stderr) == (2, message)


def test_an_interrupt_keeps_what_is_printed_and_ends_with_130() -> None:
    command = subprocess.Popen(
        [*VERIFY, "check", "--deal", "ms:1-1000000"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert command.stdout is not None
    assert command.stdout.readline().startswith("ms:1: lost")
    time.sleep(0.2)
    os.kill(command.pid, signal.SIGINT)
    out, err = command.communicate(timeout=30)
    assert (command.returncode, err) == (130, "verify: interrupted\n")
    assert all(line.startswith("ms:") for line in out.splitlines())


def test_the_main_job_loads_nothing_heavy() -> None:
    """One deal is answered without the libraries that take long to load, or that it has no use for."""
    program = (
        "import sys; from verify.cli.main import run; code = run(sys.argv[1:]);"
        "heavy = {'networkx', 'msgspec', 'jinja2', 'pysol_cards', 'numba', 'numpy', 'z3', 'hypothesis'};"
        "print(code, sorted(heavy & set(sys.modules)), file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, "check", str(EXAMPLES / "contest.txt")], capture_output=True, text=True
    )
    assert done.stderr == "0 []\n"
    lazy = subprocess.run(
        [sys.executable, "-c", "import sys, verify; print(sorted(m for m in sys.modules if m.startswith('verify')))"],
        capture_output=True,
        text=True,
    )
    assert lazy.stdout == "['verify']\n"


def test_it_runs_as_a_module() -> None:
    assert process("--version").out.startswith("verify, version ")
