"""The command in odd surroundings: file names that are no text, narrow encodings, early signals, little memory."""

from __future__ import annotations

import json
import os
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from support.command import EXAMPLES, process

SAMPLE = (EXAMPLES / "contest.txt").read_bytes()


def test_file_names_that_are_no_text(tmp_path: Path) -> None:
    name = os.fsencode(tmp_path) + b"/bad\xff\x1b[31m\n.txt"
    Path(os.fsdecode(name)).write_bytes(SAMPLE)
    command: list[str | bytes] = [sys.executable, "-m", "verify", "check", name, "--certificate", name + b".d"]
    done = subprocess.run([*command, "--json"], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    record = json.loads(done.stdout)
    assert record["deal"].endswith(r"bad\udcff\x1b[31m\n.txt:1")
    text = subprocess.run(command, capture_output=True, check=False)
    assert (text.returncode, text.stderr) == (0, b"")
    assert b"\x1b" not in text.stdout
    assert b"evidence" in text.stdout


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp437", "utf-8"])
def test_encodings_that_lack_the_arrows(encoding: str) -> None:
    environment = {**os.environ, "PYTHONIOENCODING": encoding, "LC_ALL": "C"}
    for command in ("check", "show"):
        done = process(command, EXAMPLES / "contest.txt", env=environment)
        assert (done.code, done.err) == (0, "")
        assert "44 of 52 cards" in done.out


def test_too_little_memory_gives_one_line() -> None:
    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_AS, (300 * 2**20, 300 * 2**20))

    done = process("check", "--deal", "random:1", "--ranks", 1000, "--suits", 100, preexec_fn=limit)
    assert (done.code, done.out, done.err) == (2, "", "verify: there is not enough memory for this\n")


@pytest.mark.parametrize("delay", [0.005, 0.02, 0.05, 0.1, 0.2])
def test_an_early_interrupt_gives_no_traceback(delay: float) -> None:
    program = "from verify.__main__ import main; print('up', flush=True); main()"
    command = [sys.executable, "-c", program, "check", "--deal", "ms:1-100000"]
    started = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert started.stdout is not None
    assert started.stdout.readline() == "up\n"
    time.sleep(delay)  # most of this time goes into importing
    started.send_signal(signal.SIGINT)
    _, err = started.communicate(timeout=30)
    assert (started.returncode, err) == (130, "verify: interrupted\n")


def test_a_termination_leaves_no_temporary_files(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "verify", "check", "--certificate", str(tmp_path), "--deal", "ms:1-100000"]
    started = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    while len(list(tmp_path.iterdir())) < 20:
        time.sleep(0.02)
    started.terminate()
    started.communicate(timeout=30)
    assert started.returncode == 128 + signal.SIGTERM
    assert all(path.name.endswith((".claim.json", ".certificate.json")) for path in tmp_path.iterdir())
    assert not any(path.name.startswith(".") for path in tmp_path.iterdir())
