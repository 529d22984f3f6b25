"""The proofs in Coq, compiled for real; and files that prove nothing, which must not pass.

That a theorem stands is said by Coq and by coqchk, which share no code with this package. Coq must be installed:
without it these tests fail.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from importlib.resources import files
from pathlib import Path

import pytest

from verify import check
from verify.deals.numbers import numbered
from verify.proofs import coq
from verify.proofs.coq.table import FILES, THEOREMS, Claimed
from verify.proofs.methods.coq import Development, compiled
from verify.records.coq import CLOSED, SCHEMA, CoqEntry, CoqRecord
from verify.report.evidence import decode
from verify.rules.clock_options import ClockRules
from verify.rules.clock_table import deal_out

SECONDS = 1200.0
SOURCES = Path(str(files("verify.proofs.coq")))
NAMES = [name for claimed in THEOREMS.values() for name in claimed.theorems]


@pytest.fixture(scope="module")
def record(written: Path) -> CoqRecord:
    """All files compiled and checked, as a report written now has it."""
    return decode((written / "clock.json").read_bytes()).coq


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("built")
    for file in FILES:
        shutil.copy(SOURCES / f"{file}.v", folder)
        coqc(folder, file)
    return folder


def coqc(folder: Path, file: str) -> str:
    command = ["coqc", "-q", "-Q", ".", "Patience", f"{file}.v"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def source(name: str) -> str:
    """The statement of a theorem as its file has it."""
    file, _, theorem = name.partition(".")
    text = (SOURCES / f"{file}.v").read_text(encoding="utf-8")
    found = re.search(rf"^(?:Theorem|Example) {theorem} :\s(.*?)\.\nProof\.", text, re.DOTALL | re.MULTILINE)
    assert found, name
    return found[1]


# The theorems


def test_every_theorem_stands(record: CoqRecord) -> None:
    assert (record.status, record.reason, record.schema) == ("proved", "", SCHEMA)
    assert [(entry.id, entry.shows) for entry in record.entries] == [(k, v.shows) for k, v in THEOREMS.items()]
    assert [theorem.name for entry in record.entries for theorem in entry.theorems] == NAMES
    for entry in record.entries:
        assert (entry.status, entry.reason) == ("proved", "")
        assert all((each.status, each.assumptions) == ("proved", CLOSED) for each in entry.theorems)


def test_coqchk_finds_no_axiom_in_all_that_is_used(record: CoqRecord) -> None:
    assert record.checked
    assert "* Axioms: <none>" in record.checker
    assert record.checker_seconds > 0
    assert record.coq == record.coqchk != ""


def test_every_file_is_compiled_and_listed(record: CoqRecord) -> None:
    assert [file.name for file in record.files] == [f"{file}.v" for file in FILES]
    assert all(file.accepted and file.seconds > 0 for file in record.files)
    assert {file.name for file in SOURCES.glob("*.v")} == {f"{file}.v" for file in FILES}
    assert all(f"{file}.v " in (coq.__doc__ or "") for file in FILES)


def test_every_theorem_of_the_files_is_in_the_table() -> None:
    pattern = re.compile(r"^Theorem (\w+)", re.MULTILINE)
    found = {f"{f}.{name}" for f in FILES for name in pattern.findall((SOURCES / f"{f}.v").read_text("utf-8"))}
    assert len(found) >= 20
    assert found <= set(NAMES)
    assert len(NAMES) == len(set(NAMES))


def test_the_statements_shown_are_those_of_the_files(record: CoqRecord, built: Path) -> None:
    """Read back by Coq, both are the same proposition, and the theorem proves it."""
    lines = [f"From Patience Require Import {' '.join(FILES)}.", "From Coq Require Import List Permutation."]
    lines.append("Import ListNotations.")
    for theorem in (theorem for entry in record.entries for theorem in entry.theorems):
        lines.append(f"Check (eq_refl : ({theorem.statement}) = ({source(theorem.name)})).")
        lines.append(f"Check ({theorem.name} : {theorem.statement}).")
    (built / "Shown.v").write_text("\n".join(lines), encoding="utf-8")
    assert coqc(built, "Shown").count("eq_refl") >= len(NAMES)


def test_a_statement_reads_as_in_the_file(record: CoqRecord) -> None:
    shown = next(entry for entry in record.entries if entry.id == "C4").theorems[0].statement
    without_types = re.sub(r"\(([a-z ]+) : [a-z ]+\)", r"\1", " ".join(shown.split()))
    assert without_types == " ".join(source("Balance.C4_last_card").split())


# The deals of Examples.v


@pytest.mark.parametrize(("name", "turned", "verdict"), [("ms:12", 52, "won"), ("ms:617", 34, "lost")])
def test_real_deals_are_those_of_the_engine_and_end_as_there(
    record: CoqRecord, name: str, turned: int, verdict: str
) -> None:
    number = name.replace(":", "_")
    text = (SOURCES / "Examples.v").read_text(encoding="utf-8")
    rows = text.partition(f"Definition {number} : deal := piles [")[2].partition("\n].")[0].split("\n  [")[1:]
    written = [[(int(r), int(s)) for r, s in re.findall(r"\((\d+), (\d+)\)", row)] for row in rows]
    (deal,) = numbered(name)
    table = deal_out(deal, ClockRules(listing="bottom-first"))
    assert written == [[(card.rank, card.suit) for card in pile] for pile in table.piles]
    result = check(name, game="clock")
    assert (str(result.verdict), result.outcome.turned) == (verdict, turned)
    shown = {theorem.name: theorem.statement for entry in record.entries for theorem in entry.theorems}
    statement = shown[f"Examples.{number}_is_{verdict}"]
    assert statement.startswith("won" if verdict == "won" else "~ won")
    assert f"length (turned_in {number}) = {turned}" in " ".join(statement.split())


# Files that prove nothing

SOUND = "Theorem two : 1 + 1 = 2.\nProof. reflexivity. Qed.\n"


def tiny(folder: Path, text: str, theorem: str = "two") -> CoqEntry:
    """What becomes of a file with one theorem."""
    (folder / "Tiny.v").write_text(text, encoding="utf-8")
    record = compiled(SECONDS, Development(folder, ["Tiny"], {"T": Claimed("proved", [f"Tiny.{theorem}"])}))
    (entry,) = record.entries
    assert record.status == entry.status == entry.theorems[0].status
    assert entry.reason == (f"Tiny.{theorem}: {entry.theorems[0].reason}" if entry.theorems[0].reason else "")
    return entry


def test_a_sound_file_passes(tmp_path: Path) -> None:
    entry = tiny(tmp_path, SOUND)
    assert (entry.status, entry.reason, entry.theorems[0].statement) == ("proved", "", "1 + 1 = 2")


FAULTS = {
    "admitted": (
        "Theorem two : 1 + 1 = 2.\nProof. Admitted.\n",
        "it is not proved from nothing: Axioms: two : 1 + 1 = 2",
    ),
    "axiom for the theorem": (
        "Axiom two : 1 + 1 = 2.\n",
        "it is not proved from nothing: Axioms: two : 1 + 1 = 2",
    ),
    "axiom used": (
        "Axiom magic : False.\nTheorem two : 1 + 1 = 2.\nProof. destruct magic. Qed.\n",
        "it is not proved from nothing: Axioms: magic : False",
    ),
    "parameter used": (
        "Parameter magic : False.\nTheorem two : 1 + 1 = 2.\nProof. destruct magic. Qed.\n",
        "it is not proved from nothing: Axioms: magic : False",
    ),
    "admitted without the word": (
        "Ltac give_up := admit.\nTheorem two : 1 + 1 = 3.\nProof. give_up. Admitted.\n",
        "it is not proved from nothing: Axioms: two : 1 + 1 = 3",
    ),
    "axiom nobody uses": (
        SOUND + "Axiom magic : False.\n",
        "coqchk finds: Axioms: Patience.Tiny.magic",
    ),
    "false": (
        "Theorem two : 1 + 1 = 3.\nProof. reflexivity. Qed.\n",
        'Tiny.v, line 2: Unable to unify "3" with "1 + 1".',
    ),
    "hole": (
        "Theorem two : 1 + 1 = 2 /\\ 1 + 1 = 3.\nProof. split. reflexivity. Qed.\n",
        "Tiny.v, line 2: (in proof two): Attempt to save an incomplete proof",
    ),
    "circular": (
        "Unset Guard Checking.\nFixpoint magic (n : nat) : False := magic n.\nSet Guard Checking.\n"
        "Theorem two : 1 + 1 = 2.\nProof. destruct (magic 0). Qed.\n",
        "it is not proved from nothing: Axioms: magic is assumed to be guarded.",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_file_that_proves_nothing_is_not_proved(fault: str, tmp_path: Path) -> None:
    text, reason = FAULTS[fault]
    entry = tiny(tmp_path, text)
    assert (entry.status, entry.theorems[0].reason) == ("unknown", reason)


def test_a_theorem_that_is_not_there_is_not_proved(tmp_path: Path) -> None:
    entry = tiny(tmp_path, SOUND, "three")
    assert (entry.status, entry.theorems[0].reason) == ("unknown", "Coq does not know it, or the time was up")


def test_what_rests_on_a_lemma_without_proof_falls_with_it(tmp_path: Path) -> None:
    for file in ("Game", "Counting", "Balance", "Win"):
        shutil.copy(SOURCES / f"{file}.v", tmp_path)
    text = (tmp_path / "Balance.v").read_text(encoding="utf-8")
    before, theorem, after = text.partition("Theorem C4_last_card")
    statement, proof, _ = after.partition("\nProof.")
    (tmp_path / "Balance.v").write_text(f"{before}{theorem}{statement}{proof} Admitted.\n", encoding="utf-8")
    claims = {id_: THEOREMS[id_] for id_ in ("C1", "C4", "C5")}
    record = compiled(SECONDS, Development(tmp_path, ["Game", "Counting", "Balance", "Win"], claims))
    reasons = {entry.id: entry.reason for entry in record.entries}
    assert all(entry.status == "unknown" for entry in record.entries)
    assert reasons["C1"].endswith("coqchk was not asked, as something else does not stand")
    for id_, name in (("C4", "Balance.C4_last_card"), ("C5", "Win.C5_win")):
        assert reasons[id_].startswith(f"{name}: it is not proved from nothing: Axioms: ")
        assert "C4_last_card : forall" in reasons[id_]


def test_after_a_refused_file_nothing_is_proved_by_those_that_build_on_it(tmp_path: Path) -> None:
    (tmp_path / "One.v").write_text(SOUND, encoding="utf-8")
    (tmp_path / "Two.v").write_text("Theorem three : 1 = 2.\nProof. lia. Qed.\n", encoding="utf-8")
    (tmp_path / "Three.v").write_text(SOUND, encoding="utf-8")
    claims = {name: Claimed("proved", [f"{name}.two"]) for name in ("One", "Three")}
    record = compiled(SECONDS, Development(tmp_path, ["One", "Two", "Three"], claims))
    assert [(file.name, file.accepted) for file in record.files] == [("One.v", True), ("Two.v", False)]
    assert {entry.id: entry.status for entry in record.entries} == {"One": "unknown", "Three": "unknown"}
    assert record.entries[1].reason.startswith("Three.two: Two.v, line 2: ")


# Programs that are missing, old, slow or not to be trusted


@pytest.mark.parametrize(("there", "missing"), [((), "coqc"), (("coqc",), "coqchk")])
def test_a_missing_program_is_unknown(
    there: tuple[str, ...], missing: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for program in there:
        (tmp_path / program).symlink_to(str(shutil.which(program)))
    monkeypatch.setenv("PATH", str(tmp_path))
    record = compiled(SECONDS)
    assert (record.status, record.reason) == ("unknown", f"{missing} is not installed, or not in PATH")
    assert [entry.status for entry in record.entries] == ["unknown"] * len(THEOREMS)
    assert record.files == []
    assert not record.checked


def impostor(program: str, script: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A program of this name that comes first."""
    places = folder / "bin"
    places.mkdir()
    (places / program).write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    (places / program).chmod(0o755)
    monkeypatch.setenv("PATH", f"{places}{os.pathsep}{os.environ['PATH']}")


@pytest.mark.parametrize(
    ("version", "reason"),
    [
        ("The Coq Proof Assistant, version 8.4pl6", "coqc is version 8.4pl6: needed is 8.16 or later"),
        ("hello", "coqc does not say which version it is"),
    ],
)
def test_an_unfit_coqc_is_unknown(version: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    impostor("coqc", f"echo '{version}'", tmp_path, monkeypatch)
    record = compiled(SECONDS)
    assert (record.status, record.reason) == ("unknown", reason)


SUMMARY = """\
CONTEXT SUMMARY
===============

* Theory: Set is predicative

* Axioms: {axioms}

* Constants/Inductives relying on type-in-type: {loose}

* Constants/Inductives relying on unsafe (co)fixpoints: <none>

* Inductives whose positivity is assumed: <none>
"""


@pytest.mark.parametrize(
    ("answer", "code", "reason"),
    [
        (SUMMARY.format(axioms="<none>", loose="<none>"), 0, ""),
        (SUMMARY.format(axioms="<none>", loose="<none>"), 1, "coqchk does not accept it: CONTEXT SUMMARY"),
        (SUMMARY.format(axioms="A.b", loose="<none>"), 0, "coqchk finds: Axioms: A.b"),
        (
            SUMMARY.format(axioms="<none>", loose="A.c"),
            0,
            "coqchk finds: Constants/Inductives relying on type-in-type: A.c",
        ),
        ("", 0, "coqchk does not say what it is asked"),
        ("CONTEXT SUMMARY\n* Axioms: <none>\n", 0, "coqchk does not say what it is asked"),
    ],
)
def test_the_word_of_coqchk_is_read_closely(
    answer: str, code: int, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "answer").write_text(answer, encoding="utf-8")
    version = '[ "$1" = --version ] && echo "The Coq Proof Checker, version 8.16.1" && exit'
    impostor("coqchk", f"{version}\ncat {tmp_path}/answer\nexit {code}", tmp_path, monkeypatch)
    entry = tiny(tmp_path, SOUND)
    assert entry.status == ("unknown" if reason else "proved")
    assert entry.theorems[0].reason.startswith(reason) if reason else entry.reason == ""


def test_when_the_time_is_up_nothing_is_proved() -> None:
    record = compiled(0.0)
    assert record.status == "unknown"
    assert record.files[0].reason == "Game.v: the time was up"
    assert {entry.status for entry in record.entries} == {"unknown"}
