"""``verify report``: all files or none, what they say, and how the command ends."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

import verify.cli.claims  # loaded, and with it all that it uses, before anything takes the place of some of it
import verify.proofs.suite  # noqa: F401
from report.samples import LARGE, ON_TOP, SMALL, counterexample, report, theorem, theorems
from report.samples_beside import COQ, NO_COQ, claim, seen
from support.command import EXAMPLES, Verify
from verify.atomic import write_whole
from verify.cli import report_files
from verify.errors import BadInput
from verify.proofs.methods.engine_relation import WAYS, EngineRun
from verify.records.proof import ProofRecord
from verify.report.contents import contents
from verify.report.evidence import decode
from verify.report.report_html import report_html
from verify.report.report_markdown import report_markdown
from verify.verdict import Status

FILES = {"clock.json", "clock.html", "clock.md"}
ROOT = EXAMPLES.parent.parent
Proving = Callable[[Sequence[ProofRecord | type[BaseException]]], None]


TEXTS = {"C1/step.integers.smt2": "(check-sat)\n", "C1/step.premises.smt2": "; nothing\n"}


@pytest.fixture(autouse=True)
def methods(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What Coq, the engine and the claims come to; a test may put something else here."""
    said: dict[str, Any] = {
        "coq": COQ,
        "engine": EngineRun(Status.PROVED, "", "2x2; aside", 12, 345, 6.78),
        "claims": [claim()],
    }

    def shared(work: object, arguments: Sequence[tuple[bool]], workers: int) -> Iterator[object]:
        assert (arguments, workers) == ([(False,), (True,)], 1)
        yield from (None, said["engine"])

    monkeypatch.setattr("verify.proofs.methods.sharing.shared", shared)
    monkeypatch.setattr("verify.proofs.methods.coq.compiled", lambda timeout: said["coq"])
    monkeypatch.setattr("verify.claims.settle.settle_all", lambda theorems: iter(said["claims"]))
    return said


@pytest.fixture
def proving(monkeypatch: pytest.MonkeyPatch, methods: dict[str, Any]) -> Proving:
    """Makes these theorems the whole suite; an exception among them is raised when its turn comes."""

    def suite(found: Sequence[ProofRecord | type[BaseException]]) -> None:
        def prove_all(
            ids: Sequence[str],
            timeout: float,
            progress: Callable[[str], None],
            processes: int,
            texts: Callable[[str, str], None],
        ) -> Iterator[ProofRecord]:
            for each in found:
                if isinstance(each, type):
                    raise each
                progress(f"{each.id} ...")
                for name, text in TEXTS.items():
                    texts(name, text)
                yield each

        monkeypatch.setattr("verify.proofs.suite.prove_all", prove_all)
        methods["claims"] = [claim(evidence=[seen()])]

    suite([theorem()])
    return suite


def files_in(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


def texts_in(folder: Path) -> dict[str, str]:
    texts = folder / "smt2"
    return {str(path.relative_to(texts)): path.read_text() for path in texts.rglob("*") if path.is_file()}


def test_all_files_from_one_evidence(verify: Verify, proving: Proving, tmp_path: Path) -> None:
    proving(theorems())
    ended = verify("report", "--to", tmp_path / "new" / "reports")
    assert (ended.code, ended.out) == (0, "")
    assert "C1: proved, 4.7 s\n" in ended.err
    assert "Coq: proved, 2.5 s\n" in ended.err
    assert "the engine: proved, 6.8 s\n" in ended.err
    assert ended.err.endswith(f"clock.json, clock.html, clock.md and smt2 to {tmp_path}/new/reports\n")
    written = files_in(tmp_path / "new" / "reports")
    assert set(written) == FILES
    record = decode(written["clock.json"])
    assert record.theorems == theorems()
    assert (record.coq, record.claims) == (COQ, [claim(evidence=[seen()])])
    assert (record.engine.status, record.engine.scope, record.engine.paths) == ("proved", "2x2; aside", 12)
    assert [way.way for way in record.engine.ways] == [way.way for way in WAYS]
    assert texts_in(tmp_path / "new" / "reports") == TEXTS
    assert record.texts == list(TEXTS)
    assert written["clock.html"].decode() == report_html(record)
    assert written["clock.md"].decode() == report_markdown(record)


def test_the_decks_that_come_with_verify(verify: Verify, proving: Proving, tmp_path: Path) -> None:
    assert verify("report", "--to", tmp_path).code == 0
    decks = decode((tmp_path / "clock.json").read_bytes()).decks
    assert [(each.record.deal, each.record.preset, each.record.verdict) for each in decks] == [
        ("verify/examples/decks.txt:1", "classic", "lost"),
        ("verify/examples/decks.txt:2", "classic", "lost"),
        ("verify/examples/decks.txt:3", "classic", "won"),
        ("verify/examples/decks.txt:4", "classic", "lost"),
        ("verify/examples/contest.txt:1", "uva170", "lost"),
    ]
    for each in decks:
        file, _, number = each.record.deal.rpartition(":")
        place = f"{EXAMPLES / Path(file).name}:{number}"
        shown = json.loads(verify("show", place, "--json", "--rules", each.record.preset).out)
        assert (shown["piles"], shown["trace"]) == (each.piles, each.trace)
        assert shown["reason"] == each.record.reason


def test_no_place_of_this_machine_is_named(
    verify: Verify, proving: Proving, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert verify("report").code == 0
    here = files_in(tmp_path / "reports")
    assert verify("report", "--to", tmp_path / "elsewhere").code == 0
    assert files_in(tmp_path / "elsewhere") == here
    for data in here.values():
        assert not [place for place in (tmp_path, ROOT, Path.home(), Path(sys.prefix)) if str(place).encode() in data]


def test_the_commands_named_do_what_they_should(
    verify: Verify, proving: Proving, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert verify("report", "--to", tmp_path).code == 0
    record = decode((tmp_path / "clock.json").read_bytes())
    named = [line for each in record.decks for line in each.commands.values()]
    named += [line for line in record.commands.values() if line.startswith("verify check")]
    assert len(named) == 5 * 3 + 2
    assert record.commands["the claims"] == "verify claims --details"
    (tmp_path / "verify").symlink_to(ROOT / "verify")
    monkeypatch.chdir(tmp_path)
    for line in named:
        assert verify(*shlex.split(line)[1:]).code == 0, line


@pytest.mark.parametrize("result", [SMALL, ON_TOP, LARGE], ids=["small", "on top", "large"])
def test_a_counterexample_can_be_played_by_its_command(verify: Verify, result: object) -> None:
    example = counterexample(result)  # type: ignore[arg-type]
    part = contents(report([theorem(counterexample=example)])).theorems[0].counterexample
    assert part is not None
    lay, show = part.command.split(" | ")
    laid = subprocess.run(["bash", "-c", lay], capture_output=True, text=True, check=True).stdout
    shown = json.loads(verify(*shlex.split(show)[1:], "--json", stdin=laid).out)
    assert shown["trace"] == example.trace


@pytest.mark.parametrize(
    ("suite", "code", "says"),
    [
        ([theorem(), theorem("no", "refuted", "refuted")], 0, "Everything came out as expected."),
        ([theorem("no", "refuted"), theorem()], 1, "Not everything came out as expected."),
        ([theorem("no", "proved", "refuted")], 1, "Not everything came out as expected."),
        ([theorem("no", "vacuous")], 1, "Not everything came out as expected."),
        ([theorem(), theorem("no", "unknown")], 3, "Not everything could be settled."),
        ([theorem("a", "unknown"), theorem("no", "refuted")], 1, "Not everything came out as expected."),
        ([], 3, "Not everything could be settled."),
    ],
)
def test_the_exit_code_and_the_files_say_how_it_stands(
    verify: Verify, proving: Proving, tmp_path: Path, suite: list[ProofRecord], code: int, says: str
) -> None:
    proving(suite)
    ended = verify("report", "--to", tmp_path)
    assert (ended.code, ended.out) == (code, "")
    assert says in ended.err
    written = files_in(tmp_path)
    assert set(written) == FILES
    assert says in written["clock.html"].decode().partition("<main")[0]
    assert says in written["clock.md"].decode().partition("## Theorems")[0]


@pytest.mark.parametrize(
    ("part", "found", "code", "says"),
    [
        ("coq", NO_COQ, 3, "Coq: unknown, expected proved: coqc is not installed, or not in PATH."),
        ("engine", EngineRun(Status.UNKNOWN, "time", "2x2", 0, 0, 0.1), 3, "in small decks: unknown, expected proved."),
        ("engine", EngineRun(Status.REFUTED, "a game", "2x2", 1, 1, 0.1), 1, "small decks: refuted, expected proved."),
        ("claims", [claim("S1", "unknown", "proved")], 3, "0 of 1 claim as expected: 1 unknown, expected proved."),
        ("claims", [claim("S1", evidence=[seen("neither")])], 1, "0 of 1 claim as expected: 1 overstated."),
        ("claims", [], 3, "No claim was examined."),
    ],
)
def test_it_says_what_is_not_settled_beside_the_theorems(
    verify: Verify,
    proving: Proving,
    tmp_path: Path,
    methods: dict[str, Any],
    part: str,
    found: object,
    code: int,
    says: str,
) -> None:
    methods[part] = found
    ended = verify("report", "--to", tmp_path)
    assert (ended.code, ended.out) == (code, "")
    assert says in ended.err
    assert says in files_in(tmp_path)["clock.md"].decode().partition("## Theorems")[0].replace("\\", "")


def test_texts_no_longer_written_do_not_linger(verify: Verify, proving: Proving, tmp_path: Path) -> None:
    for name in ("C0/old.smt2", "C1/deep/old.smt2", "C1/step.integers.smt2", "old.smt2", "C2/mine.txt"):
        (tmp_path / "smt2" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "smt2" / name).write_text("old")
    assert verify("report", "--to", tmp_path).code == 0
    assert texts_in(tmp_path) == {**TEXTS, "C2/mine.txt": "old"}
    assert {path.name for path in (tmp_path / "smt2").rglob("*") if path.is_dir()} == {"C1", "C2"}


def test_a_file_in_the_way_of_the_texts(verify: Verify, proving: Proving, tmp_path: Path) -> None:
    proving([AssertionError])
    (tmp_path / "smt2").write_text("old")
    assert "smt2: a file stands here, expected a folder" in verify("report", "--to", tmp_path).complaint
    assert files_in(tmp_path) == {"smt2": b"old"}


def test_a_folder_in_the_way_of_a_text(verify: Verify, proving: Proving, tmp_path: Path) -> None:
    (tmp_path / "smt2" / "C1" / "step.premises.smt2").mkdir(parents=True)
    (tmp_path / "clock.json").write_text("old")
    ended = verify("report", "--to", tmp_path)
    assert (ended.code, ended.out) == (2, "")
    assert ended.err.endswith("step.premises.smt2: a folder stands here, expected a file or nothing\n")
    assert files_in(tmp_path) == {"clock.json": b"old"}
    assert texts_in(tmp_path) == {}


def test_older_files_are_replaced(verify: Verify, proving: Proving, tmp_path: Path) -> None:
    for name in [*FILES, "mine.txt"]:
        (tmp_path / name).write_text("old")
    assert verify("report", "--to", tmp_path).code == 0
    assert {name for name, data in files_in(tmp_path).items() if data == b"old"} == {"mine.txt"}


@pytest.mark.parametrize("place", ["file", "file/below", "file/deeper/still", "long" * 100])
def test_places_that_cannot_be_written_are_refused_at_once(
    verify: Verify, proving: Proving, tmp_path: Path, place: str
) -> None:
    proving([AssertionError])  # nothing is proved for nothing
    (tmp_path / "file").write_text("old")
    complaint = verify("report", "--to", tmp_path / place).complaint
    assert str(tmp_path / place)[:100] in complaint
    assert files_in(tmp_path) == {"file": b"old"}


def test_a_folder_that_takes_no_files_is_refused_at_once(
    verify: Verify, proving: Proving, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(**_: object) -> None:
        raise PermissionError(13, "Permission denied")

    proving([AssertionError])
    monkeypatch.setattr(report_files, "TemporaryDirectory", refuse)
    place = tmp_path / "closed"
    assert verify("report", "--to", place).complaint == f"{place}: cannot be written: Permission denied"
    assert not place.exists()


def test_a_folder_in_the_way_of_a_file(verify: Verify, proving: Proving, tmp_path: Path) -> None:
    proving([AssertionError])
    (tmp_path / "clock.md").mkdir()
    (tmp_path / "clock.json").write_text("old")
    assert "a folder stands here" in verify("report", "--to", tmp_path).complaint
    assert {path.name for path in tmp_path.iterdir()} == {"clock.md", "clock.json"}
    assert (tmp_path / "clock.json").read_text() == "old"


@pytest.mark.parametrize("fresh", [True, False])
@pytest.mark.parametrize(("error", "code"), [(KeyboardInterrupt, 130), (MemoryError, 2)])
def test_what_is_broken_off_leaves_nothing(
    verify: Verify, proving: Proving, tmp_path: Path, fresh: bool, error: type[BaseException], code: int
) -> None:
    place = tmp_path / "reports"
    if not fresh:
        place.mkdir()
        (place / "clock.json").write_text("old")
    proving([theorem(), error])
    ended = verify("report", "--to", place)
    assert (ended.code, ended.out) == (code, "")
    assert "Traceback" not in ended.err
    assert not place.exists() if fresh else files_in(place) == {"clock.json": b"old"}


def test_the_process_beside_ends_with_the_proofs(
    verify: Verify, proving: Proving, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended: list[str] = []

    def shared(work: object, arguments: object, workers: int) -> Iterator[None]:
        try:
            yield None
            yield None  # not asked for
        finally:
            ended.append("ended")

    monkeypatch.setattr("verify.proofs.methods.sharing.shared", shared)
    proving([theorem(), KeyboardInterrupt])
    assert verify("report", "--to", tmp_path / "reports").code == 130
    assert ended == ["ended"]


def test_a_full_disk_leaves_the_old_report_whole(
    verify: Verify, proving: Proving, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in FILES:
        (tmp_path / name).write_text("old")

    def fail_at_the_last(path: Path, data: bytes) -> None:
        if path.name == "clock.md":
            raise BadInput("cannot be written: No space left on device", path.name)
        write_whole(path, data)

    monkeypatch.setattr(report_files, "write_whole", fail_at_the_last)
    ended = verify("report", "--to", tmp_path)
    assert ended.code == 2
    assert ended.err.endswith("verify: clock.md: cannot be written: No space left on device\n")
    assert files_in(tmp_path) == dict.fromkeys(FILES, b"old")


def test_without_z3_it_says_what_is_missing(
    verify: Verify, proving: Proving, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("verify.cli.proving.find_spec", lambda name: None)
    assert "not installed: pip install z3-solver" in verify("report", "--to", tmp_path).complaint


def test_it_is_listed_and_explained(verify: Verify) -> None:
    assert "write the report" in verify("--help").out
    assert "Exit codes: 0 everything as expected" in verify("report", "--help").out
    assert "unexpected extra argument" in verify("report", "deck.txt").complaint


def test_one_deal_does_not_pay_for_reports() -> None:
    program = (
        "import sys; from verify.cli.main import run; run(['check', sys.argv[1]]);"
        "print({'jinja2', 'msgspec', 'z3', 'verify.report.contents'} & set(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", program, EXAMPLES / "contest.txt"], capture_output=True, text=True)
    assert done.stdout.endswith("set()\n")
