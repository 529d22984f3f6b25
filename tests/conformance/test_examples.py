"""The example engines agree with the rules; with a fault planted, the smallest deck that shows it is found."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import verify
from verify.conformance.asking.process import ProcessEngine
from verify.conformance.planning import Plan
from verify.conformance.reference.options import options_of
from verify.conformance.running import Outcome, conform

ENGINES = Path(verify.__file__).parent / "examples" / "engines"
STARTED_BY = {".py": sys.executable, ".js": "node"}


def searched(engine: Path, preset: str, decks: int) -> Outcome:
    def factory() -> ProcessEngine:
        return ProcessEngine([STARTED_BY[engine.suffix], str(engine)])

    return conform(factory, Plan("clock", preset, options_of("clock", preset), decks))


@pytest.mark.parametrize("preset", ["classic", "uva170"])
@pytest.mark.parametrize("name", ["clock_engine.py", "clock_engine.js"])
def test_an_example_is_short_and_agrees(name: str, preset: str) -> None:
    engine = ENGINES / name
    assert len(engine.read_text(encoding="utf-8").splitlines()) <= 42
    outcome = searched(engine, preset, 150)
    assert outcome.difference is None
    assert outcome.decks == 150
    assert min(outcome.asked[ask] for ask in ("deal", "state", "moves", "apply", "result", "undo")) > 10


PLANTED: list[tuple[str, str, str, Callable[[Outcome], bool]]] = [
    ("clock_engine.js", "unshift(card)", "push(card)", lambda found: found.asked["deal"] < 20),
    ("clock_engine.js", "i % ranks", "(i + 1) % ranks", lambda found: found.asked["deal"] < 20),
    ("clock_engine.js", "turned: game.length - 1", "turned: game.length", lambda found: found.asked["deal"] < 60),
    ("clock_engine.js", '"won" : "lost"', '"lost" : "won"', lambda found: found.asked["deal"] < 60),
    ("clock_engine.py", "if len(game) == 1", "if len(game) == 2", lambda found: found.asked["deal"] < 200),
]


@pytest.mark.parametrize(("name", "right", "wrong", "soon"), PLANTED, ids=[wrong for _, _, wrong, _ in PLANTED])
def test_a_planted_fault_is_found_with_the_smallest_deck(
    name: str, right: str, wrong: str, soon: Callable[[Outcome], bool], tmp_path: Path
) -> None:
    """Two ranks are the fewest; what needs no second suit is shown with one."""
    text = (ENGINES / name).read_text(encoding="utf-8")
    assert text.count(right) == 1
    engine = tmp_path / name
    engine.write_text(text.replace(right, wrong), encoding="utf-8")
    found = searched(engine, "classic", 1000)
    assert found.difference is not None
    assert soon(found)
    deal = found.difference.script[0]
    assert deal["ranks"] * deal["suits"] <= 4
    assert len(found.difference.script) <= 5
