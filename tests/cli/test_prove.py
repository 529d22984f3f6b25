"""``verify prove``: what it prints, and how it ends."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from report.samples import theorem
from support.command import Verify, process
from verify import rup
from verify.proofs.methods.clock import Clock
from verify.proofs.methods.second import opinion
from verify.records.proof import ProofRecord
from verify.verdict import Status

IDS = (
    "C1, C2, C2-exception, C3, C4, C5, C5-literal, C6, C7, C7-converse, C8, C2-exception-any, C9, C10, C11, C12, "
    "watch, start-piles, one-king"
)


@pytest.mark.usefixtures("settled_once")
def test_theorems_as_json_lines(verify: Verify) -> None:
    ended = verify("prove", "--json", "c4", "C5-literal", "C2")
    assert (ended.code, ended.err) == (0, "")
    rows = [json.loads(line) for line in ended.out.splitlines()]
    assert [row["id"] for row in rows] == ["C2", "C4", "C5-literal"]
    assert [row["status"] for row in rows] == ["proved", "proved", "refuted"]
    for row in rows:
        assert row["status"] == row["expected"]
        assert row["seconds"] > 0
        assert row["methods"]
        assert msgspec.convert(row, ProofRecord).id == row["id"]


@pytest.mark.usefixtures("settled_once")
def test_a_named_theorem_is_shown_with_its_whole_proof(verify: Verify) -> None:
    ended = verify("prove", "c2")
    assert (ended.code, ended.err) == (0, "")
    for part in (
        "C2 no dead end on the dial: proved",
        "by z3, integers, all r >= 2, s >= 1: 1 question, premises satisfiable",
        "by cvc5, bit-vectors of 12, all r, s <= 40: 1 question",
        "ms:1, after turn 49: play has stopped with cards face down",
        "found by z3  after turn 2 (3x2), and by cvc5 in another: play stops at the pile of the aces",
    ):
        assert part in ended.out


@pytest.mark.usefixtures("settled_once")
def test_the_literal_reading_is_refuted_by_a_game(verify: Verify) -> None:
    ended = verify("prove", "C5-literal")
    assert ended.code == 0
    assert "C5-literal win, read literally: refuted" in ended.out
    assert "the last card turned is the last king, and cards are face down" in " ".join(ended.out.split())


@pytest.mark.usefixtures("settled_once")
def test_brief_and_details(verify: Verify) -> None:
    assert len(verify("prove", "C2", "C2-exception", "--brief").out.splitlines()) == 4
    assert verify("prove", "C2", "C2", "--brief").out.count("\n") == 2


def test_out_of_time_is_unknown_and_exit_code_3() -> None:
    ended = process("prove", "C5", "--timeout", "1")
    assert ended.code == 3
    assert "C5 win: unknown" in ended.out
    assert "out of time" in ended.out


@pytest.mark.parametrize(
    ("statuses", "code"),
    [
        ([Status.PROVED, Status.PROVED], 0),
        ([Status.PROVED, Status.UNKNOWN], 3),
        ([Status.UNKNOWN, Status.REFUTED], 1),
        ([Status.PROVED, Status.VACUOUS], 1),
    ],
)
def test_exit_codes(verify: Verify, monkeypatch: pytest.MonkeyPatch, statuses: Sequence[Status], code: int) -> None:
    def prove_all(
        ids: Sequence[str],
        timeout: float,
        progress: Callable[[str], None],
        processes: int,
        texts: Callable[[str, str], None],
    ) -> Iterator[ProofRecord]:
        return (replace(theorem(f"T{n}", status), reason="why not") for n, status in enumerate(statuses))

    monkeypatch.setattr("verify.proofs.suite.prove_all", prove_all)
    ended = verify("prove")
    assert ended.code == code
    assert ("all as expected" in ended.out) == (code == 0)
    assert verify("prove", "--json").code == code
    assert ("expected     proved: why not" in verify("prove", "--details").out) == (code != 0)


@pytest.mark.usefixtures("settled_once")
def test_the_questions_as_text_for_any_solver(verify: Verify, tmp_path: Path) -> None:
    """Every file says at its top what the answers must be; cvc5 reads no more than the file."""
    assert verify("prove", "C2", "--smt2", tmp_path / "deep" / "folder").code == 0
    files = sorted((tmp_path / "deep" / "folder" / "C2").iterdir())
    assert [file.name for file in files] == [
        "safety.bit-vectors-of-12.smt2",
        "safety.ends-early-centre.smt2",
        "safety.integers.smt2",
        "safety.premises.smt2",
        "safety.short-pile.smt2",
    ]
    for file in files:
        text = file.read_text(encoding="utf-8")
        expected = "unsat" if "every answer must be: unsat" in text else "sat"
        assert f"must be: {expected}" in text
        assert set(opinion(text, Clock(60)).answers) == {expected}


def test_clauses_and_proofs_for_whoever_trusts_no_solver(
    verify: Verify, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("verify.proofs.suite.prove_all", lambda *_: iter([theorem("C8", Status.PROVED)]))
    assert verify("prove", "C8", "--sat", tmp_path).code == 0
    formulas = sorted((tmp_path / "C8").glob("*.cnf"))
    assert len(formulas) == 36 == len(list((tmp_path / "C8").iterdir())) / 2
    for formula in formulas:
        assert rup.check(formula.read_bytes(), formula.with_suffix(".drup").read_bytes()) >= 1


@pytest.mark.usefixtures("settled_once")
def test_where_no_step_is_about_the_real_deck_it_says_so(verify: Verify, tmp_path: Path) -> None:
    ended = verify("prove", "C2", "--sat", tmp_path)
    assert ended.code == 0
    assert ended.err == "verify: no step of C2 is about the real deck, so there are no clauses to write\n"


@pytest.mark.parametrize("module", ["z3", "cvc5"])
def test_a_solver_that_is_no_solver(tmp_path: Path, module: str) -> None:
    (tmp_path / f"{module}.py").write_text("x = 1", encoding="utf-8")
    ended = process("prove", "C2", env=os.environ | {"PYTHONPATH": str(tmp_path)})
    assert ended.complaint.startswith("a solver cannot be loaded: module")


@pytest.mark.parametrize("option", ["--smt2", "--sat"])
def test_a_file_where_a_folder_should_be(verify: Verify, tmp_path: Path, option: str) -> None:
    (tmp_path / "file").touch()
    assert "no directory can be made here" in verify("prove", "C2", option, tmp_path / "file").complaint


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("C13",), f"there is no theorem 'C13': expected {IDS}"),
        (("",), f"there is no theorem '': expected {IDS}"),
        (("--timeout", "0"), "--timeout 0: expected a whole number from 1 to 86,400"),
        (("--timeout", "nan"), "--timeout nan: expected a whole number from 1 to 86,400"),
        (("--game", "clock"), "No such option '--game'."),
    ],
)
def test_bad_requests_get_one_line(verify: Verify, arguments: tuple[str, ...], message: str) -> None:
    assert verify("prove", *arguments).complaint.startswith(message)


def test_with_a_broken_z3_it_says_so(tmp_path: Path) -> None:
    (tmp_path / "z3.py").write_text("raise ImportError('libz3 is not there')", encoding="utf-8")
    ended = process("prove", env=os.environ | {"PYTHONPATH": str(tmp_path)})
    assert ended.complaint == (
        "a solver cannot be loaded: libz3 is not there; try pip install z3-solver cvc5 python-sat"
    )


def test_without_z3_it_says_what_is_missing(verify: Verify, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("verify.cli.proving.find_spec", lambda name: None)
    assert verify("prove").complaint == (
        "this needs solvers that are not installed: pip install z3-solver cvc5 python-sat"
    )


@pytest.mark.parametrize("ids", [["C5"], []], ids=["alone", "in parallel"])
@pytest.mark.parametrize("after", [0.7, 2.5])
def test_an_interrupt_ends_with_130_and_one_line(ids: list[str], after: float) -> None:
    """Whether z3, Python or the processes that share the work get it; a terminal sends it to all of them."""
    command = subprocess.Popen(
        [sys.executable, "-m", "verify", "prove", "--brief", *ids],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
    )  # fmt: skip
    time.sleep(after)
    os.killpg(command.pid, signal.SIGINT)
    _, err = command.communicate(timeout=30)
    assert (command.returncode, err) == (130, "verify: interrupted\n")


def test_a_closed_pipe_is_one_line() -> None:
    """The first line comes before anything is settled, the others afterwards, whatever comes of so little time."""
    command = f"{sys.executable} -m verify prove --brief C2 C2-exception --timeout 1 | head -1"
    done = subprocess.run(["bash", "-o", "pipefail", "-c", command], capture_output=True, text=True, timeout=300)
    assert done.stdout.startswith("theorem ")
    assert "Traceback" not in done.stderr
