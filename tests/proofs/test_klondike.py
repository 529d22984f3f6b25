"""The theorems about Klondike: compiled by Coq, compared with the engine, and broken on purpose.

That they stand is said by Coq; that they speak of the game is seen by comparing the moves of ``Rules.v``, read in
Python, with the reference engine, which shares no code with that. ``coqchk`` takes a minute and is asked by the command
only.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from verify.cards import Card
from verify.cli import prove_text as shared_text
from verify.cli.klondike import prove_text
from verify.cli.klondike.prove import prove
from verify.deals.deal import Deal
from verify.errors import BadInput
from verify.proofs import klondike
from verify.proofs.coq import klondike as sources
from verify.proofs.coq.klondike.table import FILES, THEOREMS, WITHOUT
from verify.proofs.klondike import Effort, prove_klondike
from verify.proofs.methods import klondike_controls, klondike_deadlocks, klondike_safe, klondike_steps, klondike_talon
from verify.proofs.methods.clock import Clock
from verify.proofs.model.klondike import seen
from verify.records.coq import CLOSED, SCHEMA, CoqEntry, CoqRecord, CoqTheorem
from verify.rules.klondike_dealing import deal_out
from verify.rules.klondike_options import KlondikeRules

SOURCES = Path(str(files("verify.proofs.coq.klondike")))
NAMES = [name for claimed in THEOREMS.values() for name in claimed.theorems]
README = Path(__file__).parents[2] / "README.md"
_SECONDS = re.compile(r" *\b\d+\.\d+(?= s\b)")
LITTLE = Effort(deals=1, positions=3, cards=4, forced=1, stuck=1)
LONG = 600.0


def text(file: str) -> str:
    return (SOURCES / f"{file}.v").read_text("utf-8")


def compiles(folder: Path, file: str) -> subprocess.CompletedProcess[str]:
    command = ["coqc", "-q", "-Q", ".", "Patience", f"{file}.v"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("klondike")
    for file in FILES:
        shutil.copy(SOURCES / f"{file}.v", folder)
        done = compiles(folder, file)
        assert done.returncode == 0, done.stderr
    return folder


# Coq


def test_every_theorem_is_proved_from_nothing(built: Path) -> None:
    together = ", ".join(f"@{name}" for name in NAMES)
    lines = [f"From Patience Require Import {' '.join(FILES)}.", f"Definition together := ({together})."]
    (built / "Asked.v").write_text("\n".join([*lines, "Print Assumptions together."]), encoding="utf-8")
    done = compiles(built, "Asked")
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == CLOSED


def test_every_theorem_of_the_files_is_in_the_table() -> None:
    found = [f"{file}.{name}" for file in FILES for name in re.findall(r"^Theorem (\w+)", text(file), re.MULTILINE)]
    assert sorted(found) == sorted(NAMES)
    assert set(WITHOUT) == {*THEOREMS["K4 without"].theorems, *THEOREMS["K6 without"].theorems}


def test_nothing_is_left_open() -> None:
    assert {file.name for file in SOURCES.glob("*.v")} == {f"{file}.v" for file in FILES}
    assert all(f"{file}.v " in (sources.__doc__ or "") for file in FILES)
    for file in FILES:
        assert re.search(r"\b(Admitted|admit|Axiom|Parameter|Conjecture)\b", text(file)) is None


BROKEN = {
    "any card may go to an empty column": (r" /\ rank c = ranks)).", "))."),
    "a card may lie on one of its own colour": (r" /\ is_red c <> is_red b.", "."),
}


@pytest.mark.parametrize("rule", BROKEN)
def test_the_proofs_do_not_survive_a_broken_rule(built: Path, tmp_path: Path, rule: str) -> None:
    """The first files up to the simulation, with one rule of ``Rules.v`` changed."""
    was, becomes = BROKEN[rule]
    assert text("Rules").count(was) == 1
    (tmp_path / "Rules.v").write_text(text("Rules").replace(was, becomes), "utf-8")
    assert compiles(tmp_path, "Rules").returncode == 0
    refused = []
    for file in ("Sums", "Structure", "Moves", "Simulation"):
        shutil.copy(SOURCES / f"{file}.v", tmp_path)
        refused.append(compiles(tmp_path, file).returncode != 0)
        if refused[-1]:
            break
    assert refused[-1]
    assert not refused[0]


def test_the_real_deal_in_coq_is_one_that_the_engine_deals() -> None:
    """The deck shuffled by Python's random numbers from seed 1, dealt by the reference rules."""
    deck = [Card(rank, suit) for suit in range(1, 5) for rank in range(1, 14)]
    Random(1).shuffle(deck)
    table = seen(deal_out(Deal(tuple(deck)), KlondikeRules()))
    written = text("Examples").partition("Definition real_deal")[2].partition("Theorem")[0]
    cards = [Card(int(rank), int(suit)) for rank, suit in re.findall(r"\((\d+),\s+(\d+)\)", written)]
    assert cards == [card for pile in (*table.down, *table.up, table.stock) for card in pile]


# Play


def test_the_engine_plays_as_the_proofs_say() -> None:
    looked = klondike_steps.look(Clock(LONG), deals=1, most=12)
    assert looked.failures == {}
    assert looked.positions > 500
    assert looked.moves > 1500


def test_places_are_those_of_the_engine() -> None:
    assert klondike_talon.compare(Clock(LONG), 7) == (1960, "")


def test_safe_cards_lose_nothing() -> None:
    forced = klondike_safe.force(Clock(LONG), 1)
    assert forced.failure == ""
    assert forced.cards > 1000


def test_safe_cards_of_stock_and_waste_lose_nothing_one_by_one() -> None:
    forced = klondike_safe.force_talon(Clock(LONG), 1)
    assert forced.failure == ""
    assert forced.cards > 1000


def test_two_at_a_time_a_safe_card_of_the_stock_loses(monkeypatch: pytest.MonkeyPatch) -> None:
    """The smallest deal that is known, and one by one it is not lost: that is what makes it a control."""
    assert klondike_safe.force_by_two() == "3H goes up from the stock, by two"
    monkeypatch.setattr(klondike_safe, "BY_TWO", KlondikeRules(draw=1))
    assert klondike_safe.force_by_two() == ""


def test_deadlocks_are_lost_and_the_checker_s_own() -> None:
    """The engine goes through all play of small decks; the checker shares no code with the conditions."""
    found = klondike_deadlocks.look(Clock(LONG), 12)
    assert found.failure == ""
    assert found.deadlocks > 40
    assert found.compared > 2000


def test_another_word_by_the_checker_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(klondike_deadlocks, "is_deadlock", lambda table, inside, game: bool(inside))
    assert klondike_deadlocks.look(Clock(LONG), 1).failure.startswith("another word by the checker, in 3x2")


@pytest.mark.parametrize("id_", klondike_controls.CONTROLS)
def test_broken_rules_break_the_sentences(id_: str) -> None:
    controls = klondike_controls.controls(id_, Clock(LONG))
    assert controls
    assert [(control.variant, control.killed) for control in controls] == [(c.variant, "yes") for c in controls]
    assert all(control.counts for control in controls)


def test_out_of_time_is_said() -> None:
    assert klondike_steps.look(Clock(0), 1, 1).failures == {"time": "out of time"}
    assert klondike_talon.compare(Clock(0), 3).difference == "out of time"
    assert klondike_safe.force(Clock(0), 1).failure == "out of time"
    assert klondike_safe.force_talon(Clock(0), 1).failure == "out of time"
    assert klondike_deadlocks.look(Clock(0), 1).failure == "out of time"


# The suite


def said(status: str) -> CoqRecord:
    """A record as Coq would have it, with this status for everything."""
    reason = "" if status == "proved" else "it is not installed"

    def theorem(name: str) -> CoqTheorem:
        return CoqTheorem(name, f"{name.partition('.')[0]}.v", "", CLOSED, status, reason, 0.1)

    entries = [
        CoqEntry(id_, claimed.shows, status, reason, [theorem(name) for name in claimed.theorems])
        for id_, claimed in THEOREMS.items()
    ]
    return CoqRecord(SCHEMA, status, reason, "8.16.1", "8.16.1", [], entries, True, "", 0.1, 0.1, "0")


@pytest.fixture
def coq_agrees(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(klondike, "in_coq", lambda timeout: said("proved"))


@pytest.mark.usefixtures("coq_agrees")
def test_what_coq_proves_and_play_shows_is_proved() -> None:
    """And the table of the README is what the command prints, but for the seconds; Coq itself is asked above."""
    records = list(prove_klondike(effort=LITTLE))
    lines = [prove_text.heading(), *(prove_text.text(record, whole=False) for record in records)]
    printed = "\n".join([*lines, shared_text.summary(records)])
    assert _SECONDS.sub("0.0", f"```\n{printed}\n```") in _SECONDS.sub("0.0", README.read_text("utf-8"))
    assert [(record.id, record.status, record.reason) for record in records] == [
        (f"K{number}", "proved", "") for number in range(1, len(records) + 1)
    ]
    assert all(record.obligations[0].controls for record in records)
    assert all(record.statement.en and record.statement.fi and record.statement.sv for record in records)


def test_what_coq_does_not_prove_is_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(klondike, "in_coq", lambda timeout: said("unknown"))
    records = list(prove_klondike(["k1", "K4"], effort=LITTLE))
    assert [(record.id, record.status) for record in records] == [("K1", "unknown"), ("K4", "unknown")]
    assert all("it is not installed" in record.reason for record in records)


def test_without_coq_nothing_is_proved(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    record = klondike.in_coq(LONG)
    assert (record.status, record.reason) == ("unknown", "coqc is not installed, or not in PATH")


@pytest.mark.usefixtures("coq_agrees")
def test_a_sentence_that_fails_in_play_is_refuted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(klondike_steps.SENTENCES, "K2", lambda *_: False)
    (record,) = prove_klondike(["K2"], effort=LITTLE)
    assert record.status == "refuted"


def test_an_unknown_theorem_is_named() -> None:
    with pytest.raises(BadInput, match=r"^there is no theorem 'C1': expected K1, K2, K3"):
        list(prove_klondike(["C1"]))


@pytest.mark.usefixtures("coq_agrees")
def test_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prove_klondike, "__defaults__", (*(prove_klondike.__defaults__ or ())[:-1], LITTLE))
    lines = CliRunner().invoke(prove, ["--game", "klondike", "--brief", "K1", "K4"]).output.splitlines()
    assert lines[0].split() == ["theorem", "status", "Coq", "in", "play", "controls", "seconds", "for"]
    assert lines[1].split()[:5] == ["K1", "proved", "proved", "proved", "2/2"]
    assert lines[2].split()[:5] == ["K4", "proved", "proved", "-", "3/3"]
    assert lines[3] == "2 theorems: 2 proved; all as expected"
    whole = CliRunner().invoke(prove, ["--game", "klondike", "K4"]).output
    assert "a step may lead out of the set" in whole
    row = json.loads(CliRunner().invoke(prove, ["--game", "klondike", "K4", "--json"]).output)
    assert (row["id"], row["status"]) == ("K4", "proved")
