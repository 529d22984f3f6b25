"""The example of an engine in Python with tests of its own: they pass, and fail when the engine is wrong."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import verify
from support.pytest_runs import pytest_run

ENGINES = Path(verify.__file__).parent / "examples" / "engines"


TESTS = [
    "TestMine::runTest",
    "test_going_through_the_stock_brings_back_the_table",
    "test_the_sorted_deck_is_drawn_to_its_end",
]

QUICK = """
from hypothesis import Phase, settings

settings.register_profile("quick", derandomize=True, database=None, phases=[Phase.generate])
settings.load_profile("quick")
"""


def outcomes(folder: Path, *arguments: str) -> dict[str, str]:
    """What became of each test in this folder, with no time spent on making failures small."""
    (folder / "conftest.py").write_text(QUICK, encoding="utf-8")
    done = pytest_run(folder, "-rA", "--tb=line", *arguments)
    lines = (line.split() for line in done.out.splitlines() if line.startswith(("PASSED ", "FAILED ")))
    return {name.partition("::")[2]: word for word, name, *_ in lines}


def test_it_passes_its_tests_and_agrees_with_the_rules(tmp_path: Path) -> None:
    for name in ("my_klondike.py", "test_my_klondike.py"):
        shutil.copy(ENGINES / name, tmp_path)
    arguments = ("--patience-engine=my_klondike:Klondike", "--patience-decks=10")
    assert outcomes(tmp_path, *arguments) == dict.fromkeys([*TESTS, "klondike-draw-one"], "PASSED")


@pytest.mark.parametrize(
    ("right", "wrong", "failing"),
    [
        ('now["stock"].pop(0)', 'now["stock"].pop()', TESTS),
        ('= now["waste"], [], now', '= now["waste"][::-1], [], now', TESTS[1:2]),
    ],
    ids=["drawn from below", "waste reversed"],
)
def test_its_tests_find_faults(right: str, wrong: str, failing: list[str], tmp_path: Path) -> None:
    shutil.copy(ENGINES / "test_my_klondike.py", tmp_path)
    text = (ENGINES / "my_klondike.py").read_text(encoding="utf-8")
    assert text.count(right) == 1
    (tmp_path / "my_klondike.py").write_text(text.replace(right, wrong), encoding="utf-8")
    found = outcomes(tmp_path)
    assert set(found) == set(TESTS)
    assert {name for name, outcome in found.items() if outcome == "FAILED"} >= set(failing)
