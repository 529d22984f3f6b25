"""Engines that others have published, beside the rules: what agrees agrees, and what is wrong is found.

The two in Python are of the extra ``dev``; the one of npm is installed here, where that can be done.
"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from verify.conformance import Engine, NewDeal, Outcome, Plan, confirm, conform
from verify.conformance.asking.in_python import python_engine
from verify.conformance.asking.process import ProcessEngine
from verify.conformance.reference.options import options_of
from verify.conformance.sorted_deck import sorted_deck

NPM = "klondike-solitaire@0.1.0-1"
ADAPTER = Path(__file__).parent / "real" / "klondike_solitaire.mjs"


def played(factory: Callable[[], Engine], preset: str, decks: int) -> Outcome:
    return conform(factory, Plan("klondike", preset, options_of("klondike", preset), decks))


@pytest.mark.parametrize("preset", ["classic", "draw-one", "vegas"])
def test_soliterm_agrees(preset: str) -> None:
    pytest.importorskip("soliterm")
    found = played(python_engine("conformance.real.soliterm_engine:Soliterm"), preset, 60)
    assert (found.difference, found.decks) == (None, 60)
    assert found.asked["undo"] > 20


def test_magmacrunch_agrees() -> None:
    pytest.importorskip("klondike.rules")
    found = played(python_engine("conformance.real.magmacrunch_engine:Magmacrunch"), "classic", 60)
    assert (found.difference, found.decks) == (None, 60)
    assert found.asked["apply"] > 1000


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package of npm; without npm, or without a way to it, nothing is tested."""
    folder, npm = tmp_path_factory.mktemp("npm"), shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        pytest.skip("there is no npm")
    command = [npm, "install", "--prefix", str(folder), "--no-audit", "--no-fund", "--fetch-retries=0", NPM]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    except subprocess.TimeoutExpired:
        pytest.skip("npm does not answer")
    if done.returncode != 0:
        pytest.skip(f"npm cannot install it: {done.stderr.strip().splitlines()[:1]}")
    return folder


def klondike_solitaire(folder: Path) -> Callable[[], Engine]:
    return lambda: ProcessEngine(("node", str(ADAPTER), str(folder)), 10)


def a_run_in_the_waste(preset: str) -> NewDeal:
    """The sorted deck with three cards exchanged: 9S alone in the first column, 8D and 7C drawn second and third."""
    deck = list(sorted_deck())
    for place, card in ((0, "9S"), (29, "8D"), (30, "7C")):
        other = deck.index(card)
        deck[place], deck[other] = deck[other], deck[place]
    return NewDeal.of("klondike", preset, deck)


@pytest.mark.parametrize(("preset", "draws"), [("classic", 1), ("draw-one", 3)])
def test_klondike_solitaire_moves_several_cards_of_the_waste(installed: Path, preset: str, draws: int) -> None:
    """The rule text has one card of the waste to play, the last."""
    new = a_run_in_the_waste(preset)
    moves = [*["draw"] * draws, "8D>9S"]
    script = [new.as_request(), *[{"ask": "apply", "move": move} for move in moves]]
    found = confirm(klondike_solitaire(installed), script)
    assert found is not None
    assert (found.kind, found.actual, len(found.script)) == ("refusal", {"ok": True}, len(script))
    engine = klondike_solitaire(installed)()
    assert isinstance(engine, ProcessEngine)
    engine.deal(new)
    for move in moves:
        engine.apply(move)
    assert engine.state()["columns"][0]["up"] == ["9S", "8D", "7C"]
    engine.close()


def test_the_kit_finds_that(installed: Path) -> None:
    found = played(klondike_solitaire(installed), "classic", 1000)
    assert found.difference is not None
    assert (found.difference.kind, found.difference.actual) == ("refusal", {"ok": True})
    assert len(found.difference.script) <= 20
    *before, last = [request["move"] for request in found.difference.script[1:]]
    assert set(before) == {"draw"}
    assert last.partition(">")[0] in found.difference.script[0]["deck"]
