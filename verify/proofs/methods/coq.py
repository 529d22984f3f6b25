"""The general proofs: Coq compiles them, says what they rest on, and coqchk reads what was compiled once more.

A theorem is ``proved`` only if its file was accepted, Coq says that its proof takes nothing for granted, and coqchk
finds no axiom in any file. Whatever else happens is ``unknown``, with the reason.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from importlib.metadata import version
from importlib.resources import as_file, files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from verify.errors import shown
from verify.proofs.coq.table import FILES, THEOREMS, Claimed
from verify.proofs.methods.clock import Clock
from verify.records.coq import CLOSED, SCHEMA, CoqEntry, CoqFile, CoqRecord, CoqTheorem
from verify.verdict import Status

OLDEST = (8, 16)
"""The oldest Coq that the files are known to be read by."""

_SECONDS_FOR_A_VERSION = 60.0


class Development(NamedTuple):
    """Files to compile, in order, from a folder, and what is claimed of them."""

    folder: Path
    files: Sequence[str] = FILES
    theorems: Mapping[str, Claimed] = THEOREMS


class _Said(NamedTuple):
    """How a program ended: ``code`` is None if the time was up; its output, and its complaints."""

    code: int | None
    output: str
    complaint: str
    seconds: float


class _Answer(NamedTuple):
    """A theorem as Coq prints it: its statement, and what its proof takes for granted."""

    statement: str
    assumptions: str


class _Checked(NamedTuple):
    """What coqchk came to: why its word is no proof (empty if it is), its summary, seconds."""

    why_not: str
    summary: str
    seconds: float


def compiled(timeout: float, development: Development | None = None) -> CoqRecord:
    """Compile and check the proofs of this package, or of another development; ``timeout`` is for all of it.

    Nothing is raised when Coq is missing, too old or refuses: the record says so.
    """
    if development is not None:
        return _compiled(Clock(timeout), development)
    with as_file(files("verify.proofs.coq")) as folder:
        return _compiled(Clock(timeout), Development(folder))


def _compiled(clock: Clock, development: Development) -> CoqRecord:
    begun = time.monotonic()
    found = {program: _version(program) for program in ("coqc", "coqchk")}
    why_not = next(filter(None, (_unfit(program, number) for program, number in found.items())), "")
    with TemporaryDirectory(prefix="patience-") as name:
        folder = Path(name)
        rows = [] if why_not else list(_files(folder, development, clock))
        entries = _entries(folder, development, rows, why_not, clock)
        checked = _checked(folder, development, entries, clock)
    entries = [_settled(entry, checked.why_not) for entry in entries]
    reason = next((f"{entry.id}: {entry.reason}" for entry in entries if entry.status != Status.PROVED), "")
    return CoqRecord(
        schema=SCHEMA,
        status=Status.UNKNOWN if reason or not entries else Status.PROVED,
        reason=why_not or reason,
        coq=found["coqc"],
        coqchk=found["coqchk"],
        files=rows,
        entries=entries,
        checked=not checked.why_not,
        checker=checked.summary,
        checker_seconds=checked.seconds,
        seconds=round(time.monotonic() - begun, 3),
        version=version("patience-verify"),
    )


def _version(program: str) -> str:
    """The version of a program of Coq; empty if it is not found or does not say."""
    if shutil.which(program) is None:
        return ""
    said = _run([program, "--version"], Path.cwd(), Clock(_SECONDS_FOR_A_VERSION))
    number = re.search(r"version (\d+\.\d+[^\s]*)", said.output)
    return number[1] if number else ""


def _unfit(program: str, number: str) -> str:
    """Why nothing can be asked of this program; empty if it will do."""
    if shutil.which(program) is None:
        return f"{program} is not installed, or not in PATH"
    if not number:
        return f"{program} does not say which version it is"
    if tuple(int(part) for part in re.findall(r"\d+", number)[:2]) < OLDEST:
        return f"{program} is version {number}: needed is {'.'.join(map(str, OLDEST))} or later"
    return ""


def _run(command: list[str], folder: Path, clock: Clock) -> _Said:
    """Run a program of Coq in a folder; it sees no settings of the user."""
    kept = {name: value for name, value in os.environ.items() if name != "COQPATH"}
    begun = time.monotonic()
    try:
        done = subprocess.run(
            command,
            cwd=folder,
            env={**kept, "LC_ALL": "C.UTF-8"},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            timeout=clock.left(),
            check=False,
        )
    except subprocess.TimeoutExpired:
        return _Said(None, "", "the time was up", _since(begun))
    return _Said(done.returncode, done.stdout, done.stderr, _since(begun))


def _since(begun: float) -> float:
    return round(time.monotonic() - begun, 3)


def _coqc(file: str, folder: Path, clock: Clock) -> _Said:
    return _run(["coqc", "-q", "-Q", ".", "Patience", f"{file}.v"], folder, clock)


def _files(folder: Path, development: Development, clock: Clock) -> Iterator[CoqFile]:
    """The files compiled one after the other, up to the first that is refused."""
    for file in development.files:
        shutil.copyfile(development.folder / f"{file}.v", folder / f"{file}.v")
        said = _coqc(file, folder, clock)
        yield CoqFile(f"{file}.v", said.code == 0, "" if said.code == 0 else _error(said, f"{file}.v"), said.seconds)
        if said.code != 0:
            return


_ERROR = re.compile(r'File "[^"]*", line (?P<line>\d+), .*?:\nError:\s*(?P<text>.*)', re.DOTALL)


def _error(said: _Said, file: str) -> str:
    """An error of coqc in one line."""
    found = _ERROR.search(said.complaint)
    text = " ".join((found["text"] if found else said.complaint).split()) or f"coqc ended with code {said.code}"
    return shown(f"{file}, line {found['line']}: {text}" if found else f"{file}: {text}", 300)


def _entries(
    folder: Path, development: Development, rows: Sequence[CoqFile], why_not: str, clock: Clock
) -> list[CoqEntry]:
    """What Coq says of each theorem, before coqchk has been asked."""
    refused = next((row.reason for row in rows if not row.accepted), why_not)
    accepted = {row.name: row.seconds for row in rows if row.accepted}
    names = [name for claimed in development.theorems.values() for name in claimed.theorems]
    known = [name for name in names if _file(name) in accepted]
    files = [file for file in development.files if f"{file}.v" in accepted]
    answers = _answers(folder, files, known, clock) if known else {}
    entries = []
    for id_, claimed in development.theorems.items():
        theorems = [_theorem(name, answers, accepted, refused) for name in claimed.theorems]
        entries.append(CoqEntry(id_, claimed.shows, *_worst(theorems), theorems))
    return entries


def _file(name: str) -> str:
    return f"{name.partition('.')[0]}.v"


def _worst(theorems: Sequence[CoqTheorem]) -> tuple[str, str]:
    """The status of them all, and why: the first that is not proved decides."""
    reason = next((f"{each.name}: {each.reason}" for each in theorems if each.status != Status.PROVED), "")
    return (Status.UNKNOWN, reason) if reason or not theorems else (Status.PROVED, "")


def _theorem(name: str, answers: Mapping[str, _Answer], accepted: Mapping[str, float], refused: str) -> CoqTheorem:
    statement, assumptions = answers.get(name, _Answer("", ""))
    if _file(name) not in accepted:
        reason = refused
    elif not assumptions:
        reason = "Coq does not know it, or the time was up"
    elif assumptions != CLOSED:
        reason = shown(f"it is not proved from nothing: {' '.join(assumptions.split())}", 300)
    else:
        reason = ""
    status = Status.UNKNOWN if reason else Status.PROVED
    seconds = accepted.get(_file(name), 0.0)
    return CoqTheorem(name, _file(name), statement, assumptions, status, reason, seconds)


def _answers(folder: Path, files: Sequence[str], names: Sequence[str], clock: Clock) -> dict[str, _Answer]:
    """What Coq says of each theorem: of all together if they rest on nothing, or else of one at a time."""
    together = _asked(folder, files, names, clock)
    if together or len(names) < 2:
        return together
    return {key: answer for name in names for key, answer in _asked(folder, files, [name], clock).items()}


def _asked(folder: Path, files: Sequence[str], names: Sequence[str], clock: Clock) -> dict[str, _Answer]:
    """The answers, if all theorems are known, and none or the only one rests on something.

    To ask once what all of them rest on takes Coq a fraction of the time: it looks at what they share only once.
    """
    theorems = ", ".join(f"@Patience.{name}" for name in names)
    statements = [_STATEMENT.format(number=number, name=name) for number, name in enumerate(names, 1)]
    text = "".join([_QUESTION.format(files=" ".join(files), theorems=theorems), *statements])
    (folder / "Asked.v").write_text(text, encoding="utf-8")
    if _coqc("Asked", folder, clock).code != 0:
        return {}
    assumptions, *printed = ((folder / f"answer{n}.out").read_text("utf-8").strip() for n in range(len(names) + 1))
    if assumptions != CLOSED and len(names) > 1:
        return {}
    return {name: _Answer(_statement(text), assumptions) for name, text in zip(names, printed, strict=True)}


_QUESTION = """\
From Coq Require Import List Arith Permutation.
From Patience Require Import {files}.
Import ListNotations.
Set Printing Width 100.
Definition asked_about := ({theorems}).
Redirect "answer0" Print Assumptions asked_about.
"""

_STATEMENT = 'Redirect "answer{number}" Check @Patience.{name}.\n'


def _statement(text: str) -> str:
    """What stands after the name: its lines, moved to the margin."""
    lines = text.partition("\n")[2].splitlines()
    return "\n".join(line[7:] for line in lines).rstrip()


def _checked(folder: Path, development: Development, entries: Sequence[CoqEntry], clock: Clock) -> _Checked:
    """Ask coqchk about all files, and what they use of the library of Coq, if there is something left to check."""
    if any(entry.status != Status.PROVED for entry in entries):
        return _Checked("coqchk was not asked, as something else does not stand", "", 0.0)
    modules = [f"Patience.{file}" for file in development.files]
    said = _run(["coqchk", "-silent", "-o", "-Q", ".", "Patience", *modules], folder, clock)
    summary = (said.output + said.complaint).partition("CONTEXT SUMMARY")[2].strip("\n= ")
    return _Checked(_not_confirmed(said, summary), summary, said.seconds)


def _not_confirmed(said: _Said, summary: str) -> str:
    """Why the word of coqchk confirms nothing; empty if it does."""
    if said.code != 0:
        text = " ".join((said.complaint or said.output).split())
        return shown(f"coqchk does not accept it: {text or f'it ended with code {said.code}'}", 300)
    parts = {title.strip(): " ".join(text.split()) for title, text in re.findall(r"\* ([^:]*):([^*]*)", summary)}
    if list(parts) != list(_NOTHING_ASSUMED):
        return "coqchk does not say what it is asked"
    unlike = [title for title, text in parts.items() if text != _NOTHING_ASSUMED[title]]
    return shown(f"coqchk finds: {unlike[0]}: {parts[unlike[0]]}", 300) if unlike else ""


_NOTHING_ASSUMED = {
    "Theory": "Set is predicative",
    "Axioms": "<none>",
    "Constants/Inductives relying on type-in-type": "<none>",
    "Constants/Inductives relying on unsafe (co)fixpoints": "<none>",
    "Inductives whose positivity is assumed": "<none>",
}


def _settled(entry: CoqEntry, why_not: str) -> CoqEntry:
    """The entry when coqchk has been asked: what it does not confirm is not proved."""
    theorems = [_confirmed(theorem, why_not) for theorem in entry.theorems]
    return CoqEntry(entry.id, entry.shows, *_worst(theorems), theorems)


def _confirmed(theorem: CoqTheorem, why_not: str) -> CoqTheorem:
    if theorem.status != Status.PROVED or not why_not:
        return theorem
    return replace(theorem, status=Status.UNKNOWN, reason=why_not)
