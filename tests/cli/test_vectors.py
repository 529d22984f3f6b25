"""``verify vectors``: what is written where, the same in every process; counts of a deal; and what is bad usage."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from support.command import Verify, process
from verify.records.perft import PerftRecord
from verify.records.vectors import VectorsRecord


def test_one_game_and_preset_to_standard_output_the_same_in_every_process(verify: Verify) -> None:
    done = verify("vectors", "--game", "klondike", "--rules", "vegas")
    assert (done.code, done.err) == (0, "")
    assert msgspec.json.decode(done.out, type=VectorsRecord).preset == "vegas"
    again = process("vectors", "--game", "klondike", "--rules", "vegas", env=os.environ | {"PYTHONHASHSEED": "5"})
    assert again.out == done.out


def test_numba_is_not_needed() -> None:
    """Nothing of it, nor of numpy, is loaded."""
    program = (
        "import sys; from verify.conformance.vectors.files import settings, vectors_of;"
        "[vectors_of(one) for one in settings('grandfathers-clock')];"
        "print(sorted({'numba', 'numpy', 'z3', 'hypothesis'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_a_file_for_each_preset_of_a_game(verify: Verify, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "vectors"
    done = verify("vectors", "--game", "grandfathers-clock", "--to", folder)
    assert (done.code, done.err) == (0, "")
    names = ["grandfathers-clock-classic.json", "grandfathers-clock-second-suits.json"]
    assert sorted(path.name for path in folder.iterdir()) == names
    sizes = [(folder / name).stat().st_size for name in names]
    assert [line.rpartition(", ")[2] for line in done.out.splitlines()] == [f"{size:,} bytes" for size in sizes]
    assert all(str(folder / name) in done.out for name in names)
    alone = verify("vectors", "--game", "grandfathers-clock", "--rules", "classic")
    assert alone.out == (folder / names[0]).read_text(encoding="utf-8")


def test_a_preset_of_several_games(verify: Verify, tmp_path: Path) -> None:
    done = verify("vectors", "--rules", "second-suits", "--to", tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["grandfathers-clock-second-suits.json"]
    assert done.code == 0


def test_options_are_changed_and_named_in_the_file(verify: Verify, tmp_path: Path) -> None:
    options = ("--game", "grandfathers-clock", "-o", "runs=yes", "-o", "wrap=yes")
    done = verify("vectors", *options, "--to", tmp_path)
    assert done.code == 0
    record = json.loads((tmp_path / "grandfathers-clock-classic-runs=yes-wrap=yes.json").read_text())
    assert (record["rules"]["runs"], record["rules"]["wrap"], record["preset"]) == ("yes", "yes", "")


def test_the_counts_of_a_deal(verify: Verify) -> None:
    named = ("vectors", "--game", "klondike", "--rules", "draw-one", "--deal", "random:1:#1")
    printed, as_json = verify(*named, "--perft", 3), verify(*named, "--perft", 3, "--json")
    assert (printed.code, as_json.code) == (0, 0)
    record = msgspec.json.decode(as_json.out, type=PerftRecord)
    assert (record.deal, record.rules["draw"], len(record.depths)) == ("random:1:#1", 1, 3)
    last = record.depths[-1]
    assert sum(count.sequences for count in last.first.values()) == last.sequences
    table = [line.replace(",", "").split() for line in printed.out.splitlines()]
    assert [str(last.depth), str(last.sequences), str(last.positions)] in table
    for move, count in last.first.items():
        assert [move, str(count.sequences), str(count.positions)] in table


def test_the_way_to_a_difference_goes_on_from_a_table(verify: Verify, tmp_path: Path) -> None:
    """The counts after a first move are those of the table that it leads to, as a deal of its own."""
    deep = verify("vectors", "--game", "grandfathers-clock", "--perft", 3, "--deal", "random:1:#1", "--json")
    first = msgspec.json.decode(deep.out, type=PerftRecord).depths[-1].first
    move, count = next(iter(first.items()))
    table = tmp_path / "table.json"
    at_move = ("--at", move, "--output", "json")
    table.write_text(verify("show", "--game", "grandfathers-clock", "--deal", "random:1:#1", *at_move).out)
    after = verify("vectors", "--game", "grandfathers-clock", "--perft", 2, table, "--json")
    second = msgspec.json.decode(after.out, type=PerftRecord).depths[-1]
    assert (second.sequences, second.positions) == (count.sequences, count.positions)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ((), "vectors for 19 games and presets are 19 files: expected --to DIR, or --game and --rules for one"),
        (("--game", "klondike"), "6 games and presets are 6 files: expected --to DIR"),
        (("--game", "chess"), "'chess' is not one of"),
        (("--game", "klondike", "--rules", "blocks"), "no preset 'blocks': expected one of classic, draw-one"),
        (("--rules", "harder"), "no preset 'harder': expected one of classic, shakki"),
        (("-o", "draw=1"), "-o draw=1: expected --game beside it"),
        (("--game", "klondike", "-o", "draw"), "-o draw: expected NAME=VALUE"),
        (("--game", "klondike", "-o", "draw=0"), "option draw is '0'"),
        (("--game", "klondike", "-o", "columns=10"), "10 columns take 55 cards"),
        (("--game", "clock", "-o", "start=14"), "option start is 14"),
        (("--json",), "--json says nothing of vectors: expected --perft DEPTH beside it"),
        (("--game", "klondike", "--deal", "ms:1"), "a deal says nothing of vectors"),
        (("--perft", "2", "--deal", "ms:1"), "expected --game klondike or grandfathers-clock"),
        (("--game", "clock", "--perft", "2", "--deal", "ms:1"), "--perft counts where there is a choice"),
        (("--game", "klondike", "--perft", "2"), "no deal is named"),
        (("--game", "klondike", "--perft", "0", "--deal", "ms:1"), "--perft 0: expected a whole number from 1 to 200"),
        (("--game", "klondike", "--perft", "2", "--deal", "ms:1-2"), "name it"),
        (("--game", "klondike", "--perft", "2", "--deal", "ms:0"), "expected ms:N"),
        (("--game", "klondike", "--perft", "2", "nowhere.txt"), "nowhere.txt: no such file"),
        (("--game", "klondike", "--perft", "2", "--to", "x", "--deal", "ms:1"), "expected one of them"),
        (("--game", "klondike", "--rules", "odd", "--perft", "2", "--deal", "ms:1"), "no preset 'odd'"),
    ],
)
def test_bad_usage_is_one_line(verify: Verify, arguments: tuple[str, ...], says: str) -> None:
    done = verify("vectors", *arguments)
    assert says in done.complaint
    assert done.out == ""


def test_where_nothing_can_be_written_nothing_is(verify: Verify, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("kept")
    options = ("vectors", "--game", "clock", "--rules", "classic", "--to")
    assert "no directory can be made here" in verify(*options, file).complaint
    assert file.read_text() == "kept"
    folder = tmp_path / "folder"
    (folder / "clock-classic.json").mkdir(parents=True)
    assert "cannot be written" in verify(*options, folder).complaint
    assert [path.name for path in folder.iterdir()] == ["clock-classic.json"]


def test_bad_options_leave_no_folder(verify: Verify, tmp_path: Path) -> None:
    done = verify("vectors", "--game", "klondike", "-o", "columns=10", "--to", tmp_path / "new")
    assert "10 columns" in done.complaint
    assert list(tmp_path.iterdir()) == []


def test_the_help_of_all_commands_names_it(verify: Verify) -> None:
    assert "vectors" in verify("--help").out
    assert "--perft DEPTH" in verify("vectors", "--help").out
