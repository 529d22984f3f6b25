"""A count that is interrupted and taken up again comes to the same; a journal that is not its own is refused."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from subprocess import PIPE

import pytest

from verify.errors import BadInput
from verify.kernels import enumeration, simulation
from verify.kernels.enumeration import enumerate_deals
from verify.kernels.simulation import simulate
from verify.kernels.variants import Variant

CHOSEN = [Variant(), Variant(second_chance="watch")]


@pytest.fixture(autouse=True)
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(enumeration, "PART", 100)
    monkeypatch.setattr(simulation, "PART", 100)


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    """The journal of all 1,680 deals of 3x3 in 17 parts."""
    path = tmp_path / "journal.jsonl"
    enumerate_deals(3, 3, CHOSEN, journal=path)
    return path


def counted(journal: Path) -> list[int]:
    """The sizes of the parts that are counted, not read, when the count is taken up; it must come to the same."""
    told: list[int] = []
    again = enumerate_deals(3, 3, CHOSEN, journal=journal, workers=1, progress=told.append)
    assert again == enumerate_deals(3, 3, CHOSEN)
    assert sum(told) == 1680
    return told


def parts(journal: Path) -> list[list[int]]:
    return [json.loads(line)["part"] for line in journal.read_text().splitlines()[1:]]


def test_every_part_is_kept_once(journal: Path) -> None:
    assert sorted(parts(journal)) == [[first, min(100, 1680 - first)] for first in range(0, 1680, 100)]
    before = journal.read_bytes()
    counted(journal)
    assert journal.read_bytes() == before


@pytest.mark.parametrize("lines", [1, 2, 10, 17])
def test_what_is_missing_is_counted(journal: Path, lines: int) -> None:
    kept = journal.read_text().splitlines(keepends=True)[:lines]
    journal.write_text("".join(kept))
    counted(journal)
    assert len(parts(journal)) == 17
    assert journal.read_text().startswith("".join(kept))


def test_a_line_cut_off_is_counted_again(journal: Path) -> None:
    whole = journal.read_bytes()
    for cut in (1, 50, len(whole.splitlines()[-1])):
        journal.write_bytes(whole[:-cut])
        counted(journal)
        assert len(parts(journal)) == 17


def test_a_part_that_is_there_twice_counts_once(journal: Path) -> None:
    lines = journal.read_text().splitlines(keepends=True)
    journal.write_text("".join([*lines, lines[3], lines[3]]))
    counted(journal)


def test_an_interrupt_loses_no_part_that_is_done(tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"

    def interrupt(deals: int) -> None:
        if path.read_text().count("\n") > 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        enumerate_deals(3, 3, CHOSEN, journal=path, workers=2, progress=interrupt)
    assert 3 <= len(parts(path)) < 17
    counted(path)


def test_ctrl_c_stops_threads_that_are_at_work(tmp_path: Path) -> None:
    """A real interrupt of a count that would take minutes; what was done until then is in the journal."""
    path = tmp_path / "journal.jsonl"
    program = (
        "from pathlib import Path; from verify.kernels import enumeration\n"
        f"enumeration.PART, path = 50_000, Path({str(path)!r})\n"
        "enumeration.enumerate_deals(4, 4, workers=2, journal=path, progress=lambda deals: print(deals, flush=True))"
    )
    with subprocess.Popen([sys.executable, "-c", program], stdout=PIPE, stderr=PIPE, text=True) as run:
        assert run.stdout is not None
        while not (path.exists() and path.read_text().count("\n") > 2):
            assert run.stdout.readline()
        run.send_signal(signal.SIGINT)
        _, said = run.communicate(timeout=60)
    assert said.rstrip().endswith("KeyboardInterrupt")
    assert 2 <= len(parts(path)) < 1000


@pytest.mark.parametrize("text", ["hello\n", "{}\n", "", '{"format": "patience-verify/journal"}\n', "hello"])
def test_another_file_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "other"
    path.write_text(text)
    if not text:
        enumerate_deals(2, 2, journal=path)
        return
    with pytest.raises(BadInput, match="not the journal of this count"):
        enumerate_deals(2, 2, journal=path)
    assert path.read_text() == text


def test_two_runs_do_not_write_to_one_journal(tmp_path: Path) -> None:
    """The second, while the first counts; both would else have lost the parts of the other. Afterwards it may."""
    path = tmp_path / "journal.jsonl"
    refused: list[BadInput] = []

    def again(_: int) -> None:
        if not refused:
            with pytest.raises(BadInput, match=r"journal\.jsonl: another run is writing to it") as error:
                enumerate_deals(3, 3, CHOSEN, journal=path)
            refused.append(error.value)

    enumerate_deals(3, 3, CHOSEN, journal=path, workers=1, progress=again)
    assert refused
    assert sorted(parts(path)) == [[first, min(100, 1680 - first)] for first in range(0, 1680, 100)]
    counted(path)


def test_a_refused_journal_is_not_kept_locked(journal: Path) -> None:
    for _ in range(2):
        with pytest.raises(BadInput, match="not the journal of this count"):
            enumerate_deals(3, 2, CHOSEN, journal=journal)
    counted(journal)


def test_the_journal_of_another_count_is_refused(journal: Path, tmp_path: Path) -> None:
    for ranks, suits, chosen in ((3, 2, CHOSEN), (3, 3, CHOSEN[:1]), (3, 3, CHOSEN[::-1])):
        with pytest.raises(BadInput, match="not the journal of this count"):
            enumerate_deals(ranks, suits, chosen, journal=journal)
    with pytest.raises(BadInput, match="not the journal of this count"):
        simulate(3, 3, 100, 1, CHOSEN, journal=journal)
    with pytest.raises(BadInput, match=str(tmp_path)):
        enumerate_deals(3, 3, CHOSEN, journal=tmp_path)


def damaged(line: str) -> Iterator[str]:
    value = json.loads(line)
    yield "{}"
    yield "[" * 10
    yield line.replace('"deals":100', '"deals":99')
    yield json.dumps({**value, "part": [0, 99]})
    yield json.dumps({**value, "tallies": value["tallies"][:1]})
    value["tallies"][0]["outcomes"][0][-1] += 1
    yield json.dumps(value)


def test_a_damaged_line_is_named(journal: Path) -> None:
    lines = journal.read_text().splitlines()
    for wrong in damaged(lines[4]):
        journal.write_text("\n".join([*lines[:4], wrong, *lines[5:], ""]))
        with pytest.raises(BadInput, match=r"journal\.jsonl:5: not a part of this count"):
            enumerate_deals(3, 3, CHOSEN, journal=journal)


def test_a_simulation_is_taken_up_too(tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    whole = simulate(13, 4, 1050, 7, CHOSEN, first=30)
    assert simulate(13, 4, 1050, 7, CHOSEN, first=30, journal=path) == whole
    kept = path.read_text().splitlines(keepends=True)[:5]
    path.write_text("".join(kept))
    assert simulate(13, 4, 1050, 7, CHOSEN, first=30, journal=path) == whole
