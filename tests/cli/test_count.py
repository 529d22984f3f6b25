"""``verify count``: what it prints, draws and refuses."""

from __future__ import annotations

import csv
import io
import json
import subprocess
import sys
import xml.etree.ElementTree as ET
from fractions import Fraction
from pathlib import Path

import msgspec
import pytest

from support.command import Verify
from verify.counting.figures import SAYS
from verify.records.count import CountRecord
from verify.report.law_plot import law_plot
from verify.rules.clock_options import PRESETS


def records(verify: Verify, *arguments: object) -> list[CountRecord]:
    ended = verify("count", "--json", *arguments)
    assert (ended.code, ended.err) == (0, "")
    return [msgspec.json.decode(line, type=CountRecord) for line in ended.out.splitlines()]


def test_the_real_deck(verify: Verify) -> None:
    """C9, C11, C12: 1/13, uniform, and (s (n + 1)) / (s + 1) = 212/5."""
    ended = verify("count")
    assert (ended.code, ended.err) == (0, "")
    lines = ended.out.splitlines()
    assert lines[0] == "13 ranks, 4 suits, 52 cards; rules: classic"
    rows = {line.split()[0]: line.split() for line in lines[2:-1]}
    assert rows["won"][1:4] == ["1/13", "=", "0.076923"]
    assert rows["turned"][1:4] == ["212/5", "=", "42.4"]
    assert rows["turned"][-2:] == ["proved", "C12"]
    assert rows["completed_clock_piles"][1:] == ["6", "3.742", "0", "3", "6", "9", "12", "proved", "C11"]
    assert list(rows) == [name for name in SAYS if name not in ("restarts", "exceptions", "turned_and_completed")]
    assert "open" not in ended.out
    assert max(map(len, lines)) <= 100


def test_a_whole_law(verify: Verify) -> None:
    ended = verify("count", "completed_clock_piles", "--ranks", 3, "--suits", 2)
    lines = [line.split() for line in ended.out.splitlines()]
    assert ["proved", "C11,", "random", "order,", "backwards"] in lines
    assert [line[0] + " " + line[-1] for line in lines[-3:]] == ["0 1/3", "1 1/3", "2 1/3"]


def test_long_fractions_are_left_to_json(verify: Verify) -> None:
    assert "(in full with --json)" in verify("count", "won", "--rules", "watch").out
    (record,) = records(verify, "won", "--rules", "watch")
    assert Fraction(record.numbers["1"]) == Fraction(record.mean or "")
    assert float(Fraction(record.numbers["1"])) == pytest.approx(0.283498, abs=1e-6)


@pytest.mark.parametrize("preset", PRESETS)
def test_records(verify: Verify, preset: str) -> None:
    """By every preset: chances add up to 1, and the mean is theirs."""
    for record in records(verify, "--rules", preset, "--ranks", 6, "--suits", 3):
        assert record.preset == preset
        assert (record.ranks, record.cards, record.copies) == (6, 18, [3] * 6)
        assert record.status in ("proved", "exact")
        assert bool(record.theorems) == (record.status == "proved")
        if record.kind == "law":
            law = {int(value): Fraction(chance) for value, chance in record.numbers.items()}
            assert sum(law.values()) == 1
            assert Fraction(record.mean or "") == sum(value * chance for value, chance in law.items())
            assert record.deviation is not None
            assert Fraction(record.variance or "") == pytest.approx(record.deviation**2)
            assert list(record.quantiles) == ["1/20", "1/4", "1/2", "3/4", "19/20"]
            assert set(record.quantiles.values()) <= set(law)


def test_what_is_open_is_listed_without_numbers(verify: Verify) -> None:
    ended = verify("count", "--ranks", 4, "--jokers", 1, "--joker", "turn-again")
    assert "no exact method known: completed_clock_piles, completed_piles, cycles" in " ".join(ended.out.split())
    assert "4 ranks, 4 suits, 1 joker (turn-again), 17 cards" in ended.out
    found = {record.figure: record for record in records(verify, "--jokers", 1, "--joker", "turn-again")}
    assert found["won"].status == "exact"
    assert Fraction(found["won"].mean or "") == Fraction(4, 13 * 53)
    assert (found["cycles"].status, found["cycles"].numbers, found["cycles"].mean) == ("open", {}, None)
    assert (found["won"].jokers, found["won"].joker) == (1, "turn-again")


def test_other_decks(verify: Verify) -> None:
    for arguments, kings, cards in (
        (("--ranks", 8), 4, 32),
        (("--copies", "4,4,3"), 3, 11),
        (("--jokers", 2), 4, 54),
        (("--jokers", 2, "--joker", "king"), 6, 54),
    ):
        (record,) = records(verify, "won", *arguments)
        assert Fraction(record.mean or "") == Fraction(kings, cards)
        assert record.status == "proved"


def test_rows(verify: Verify) -> None:
    rows = list(csv.DictReader(io.StringIO(verify("count", "--csv", "won", "turned_and_completed", "--ranks", 3).out)))
    assert rows[:2] == [
        {"figure": "won", "value": "0", "chance": "2/3"},
        {"figure": "won", "value": "1", "chance": "1/3"},
    ]
    together = {row["value"]: Fraction(row["chance"]) for row in rows[2:]}
    assert sum(together.values()) == 1
    assert together["12 2"] == Fraction(1, 3)


def test_a_drawing(verify: Verify, tmp_path: Path) -> None:
    """The same bytes each time, without a date; every figure has its name in it as text."""
    for name in ("one.svg", "two.svg"):
        ended = verify("count", "won", "turned", "cycles_of_length", "--ranks", 5, "--plot", tmp_path / name)
        assert ended.code == 0
        assert ended.err == f"verify: wrote {tmp_path / name}\n"
    drawing = (tmp_path / "one.svg").read_bytes()
    assert drawing == (tmp_path / "two.svg").read_bytes()
    assert b"dc:date" not in drawing
    texts = ["".join(element.itertext()) for element in ET.fromstring(drawing).iter("{http://www.w3.org/2000/svg}text")]
    assert "5 ranks, 4 suits, 20 cards; rules: classic" in texts
    assert "won (proved): mean 0.2, sd 0.4" in texts
    assert "cycles_of_length (exact)" in texts


def test_two_values_together_can_be_drawn(verify: Verify) -> None:
    found = records(verify, "turned_and_completed", "--ranks", 3)
    texts = law_plot(found, "title").decode()
    assert "completed clock piles" in texts


def test_drawing_needs_matplotlib(verify: Verify, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("verify.report.law_plot.find_spec", lambda name: None)
    complaint = verify("count", "--plot", tmp_path / "x.svg").complaint
    assert complaint == "drawing needs matplotlib, which is not installed: pip install '.[plots]'"


def test_matplotlib_is_loaded_only_to_draw() -> None:
    program = "import sys; from verify.cli.main import run; run(['count', 'won']); print('matplotlib' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "False"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["won", "-o", "within-pile=top-first"], "option within-pile does not apply: decks are shuffled"),
        (["luck"], "there is no figure 'luck': expected won, turned"),
        (["restarts"], "figure restarts says nothing by these rules: expected dead-end clockwise"),
        (["winning_starts", "--rules", "watch"], "expected dead-end stop, win exposed and no second chance"),
        (["--ranks", "1000"], "--ranks 1000: expected a whole number from 2 to 20"),
        (["--ranks", "20", "--suits", "50"], "1000 cards of 20 ranks: expected at most 104 cards, 20 ranks"),
        (["--copies", "99999,1"], "100000 cards of 2 ranks: expected at most 104 cards"),
        (["--suits", "0"], "--suits 0: expected a whole number"),
        (["--copies", "4"], "--copies 4: expected two numbers or more, each at least 1, such as 4,4,3"),
        (["--copies", "4,x"], "--copies 4,x: expected two numbers or more"),
        (["--copies", "4,0"], "--copies 4,0: expected two numbers or more"),
        (["--copies", "4,4", "--suits", "4"], "expected no --ranks and no --suits beside it"),
        (["--joker", "king"], "--joker king says how jokers are played, and there are none: expected --jokers"),
        (["--jokers", "-1"], "--jokers -1: expected a whole number"),
        (["--json", "--csv"], "--json and --csv exclude each other"),
        (["--rules", "clever"], "there is no preset 'clever'"),
        (["-o", "dead-end"], "-o dead-end: expected NAME=VALUE"),
        (["-o", "dead-end=clockwise", "-o", "second-chance=watch"], "expected stop or exception"),
        (["-o", "start=14"], "option start is 14: expected centre or a pile, 1 to 13"),
        (["-o", "start=5", "--ranks", "4"], "option start is 5"),
        (["--plot", "."], "expected the name of a file that ends in .svg"),
        (["--plot", "laws.png"], "laws.png: a drawing is written as SVG"),
    ],
)
def test_bad_input(verify: Verify, arguments: list[str], message: str) -> None:
    ended = verify("count", *arguments)
    assert message in ended.complaint
    assert ended.out == ""


def test_a_drawing_goes_to_no_directory(verify: Verify, tmp_path: Path) -> None:
    (tmp_path / "folder.svg").mkdir()
    assert "ends in .svg" in verify("count", "won", "--plot", tmp_path / "folder.svg").complaint
    ended = verify("count", "won", "--plot", tmp_path / "none" / "x.svg")
    assert ended.code == 2
    assert "cannot be written: No such file or directory" in ended.err


def test_nothing_to_draw(verify: Verify, tmp_path: Path) -> None:
    ended = verify(
        "count", "turned", *["-o", "second-chance=watch", "-o", "watch-card=clairvoyant", "--plot"], tmp_path / "x.svg"
    )
    assert ended.code == 2
    assert "there is nothing to draw" in ended.err
    assert list(tmp_path.iterdir()) == []


def test_help_names_every_figure(verify: Verify) -> None:
    text = verify("count", "--help").out
    assert all(name in text for name in SAYS)
    assert json.loads(verify("count", "won", "--json").out)["schema"] == "patience-verify/count/1"


def test_a_figure_that_is_open_has_no_rows_and_says_so(verify: Verify) -> None:
    ended = verify("count", "--csv", "completed_piles", "--jokers", 2, "--joker", "turn-again")
    assert (ended.code, ended.out) == (0, "figure,value,chance\n")
    assert ended.err == "verify: completed_piles is open: there are no rows for it\n"
