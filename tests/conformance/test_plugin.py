"""The pytest plugin, in runs of pytest of its own: what it adds, what it says of a fault, and that it does no more.

What is expected of the smallest games of Clock Patience is worked out by hand from the rules.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from support.pytest_runs import pytest_run
from verify.conformance.as_tests import EngineTests

ENGINES = """
from verify.conformance.engine import Hello
from verify.conformance.reference.playing import Reference


class Right(Reference):
    def hello(self):
        return Hello(1, "right", {"klondike": ["vegas"], "clock": ["classic", "uva170", "house"]}, decks="any")


class Stuck(Right):
    def moves(self):
        return []


class Unkind(Right):
    def hello(self):
        raise KeyError("hello")
"""

OWN_TESTS = """
from some_engines import Right, Stuck
from verify.conformance import NewDeal
from verify.conformance.reference.options import options_of

NEW = NewDeal("clock", "classic", options_of("clock"), 2, 1, ("AS", "2S"))


def test_right(patience_match):
    match = patience_match(Right)
    assert match.deal(NEW)
    match.look()


def test_stuck(patience_match):
    match = patience_match(Stuck)
    match.deal(NEW)
    match.look()


def test_two():
    from verify.conformance.differences import Difference

    def difference(kind):
        return Difference(kind, ({"ask": "hello"},), {}, {}, ())

    raise ExceptionGroup("both", [difference("crash"), ExceptionGroup("one", [difference("flood")])])
"""

LISTS = """
import sys


def test_what_is_loaded():
    loaded = sorted(name for name in sys.modules if name.partition(".")[0] == "verify")
    assert loaded == ["verify", "verify.conformance", "verify.conformance.plugin"]
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with engines, and without any tests."""
    (tmp_path / "some_engines.py").write_text(ENGINES, encoding="utf-8")
    return tmp_path


def test_each_preset_that_is_known_is_a_test_by_the_side_of_others(folder: Path) -> None:
    """A preset that nobody here knows is none; the tests that others choose from include these."""
    (folder / "test_mine.py").write_text("def test_mine():\n    pass\n", encoding="utf-8")
    engine = ("--patience-engine=some_engines:Right", "--patience-decks=5", "--patience-seed=7")
    done = pytest_run(folder, *engine, "-v", "-rA", "-k", "not uva170", "test_mine.py")
    assert done.code == 0, done.out
    assert "patience: some_engines:Right, 5 decks for each preset, seed 7" in done.out
    assert "collected 4 items / 1 deselected / 3 selected" in done.out
    passed = [line.removeprefix("PASSED ") for line in done.out.splitlines() if line.startswith("PASSED ")]
    assert passed == ["test_mine.py::test_mine", "patience::clock-classic", "patience::klondike-vegas"]


@pytest.mark.parametrize("distributed", [("-n0",), ("-n2", "--dist=load")], ids=" ".join)
def test_a_fault_is_all_that_is_said(distributed: tuple[str, ...], folder: Path) -> None:
    """The smallest deck has two cards, of which the two is on the centre pile, in hand at once, and may be turned."""
    engine = ("--patience-engine=some_engines:Stuck", "--patience-game=clock", "--patience-rules=uva170")
    done = pytest_run(folder, *engine, "--patience-decks=200", *distributed)
    assert done.code == 1
    said = done.out.partition("\nclock uva170: ")[2].partition("\n====")[0]
    found, again = said.split("  found             ")
    assert found == (
        "the answer to moves is not that of the rules\n"
        "  deck              AS 2S\n"
        "                    (the last card listed is dealt first)\n"
        "  moves             none\n"
        "  asked             moves\n"
        "                    expected                            found\n"
        "  moves             turn                                none\n"
        "                    moves: turn is missing\n"
    )
    assert again.split() == [
        *("on", "deck", "1", "of", "200,", "seed", "1", "again", "pytest", "--patience-engine=some_engines:Stuck"),
        *("--patience-game=clock", "--patience-rules=uva170", "--patience-decks=200"),
    ]
    assert "FAILED patience::clock-uva170 - clock uva170: the answer to moves is" in done.out
    assert "Traceback" not in done.out


def test_an_engine_that_does_not_say_what_it_is_fails(folder: Path) -> None:
    done = pytest_run(folder, "--patience-engine=some_engines:Unkind")
    assert done.code == 1
    assert "FAILED patience::hello - engine: the engine raised an exception at hello" in done.out
    assert "KeyError: 'hello'" in done.out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--patience-engine=",), "'' names no engine in Python: expected module:factory"),
        (
            ("--patience-engine=some_engines:Right", "--patience-game=chess", "-n2"),
            "the engine does not play chess: expected one that it plays, klondike, clock",
        ),
        (("--patience-decks=5",), "--patience-decks without --patience-engine: expected both"),
    ],
    ids=["no name", "no such game", "no engine"],
)
def test_what_cannot_be_tested_is_a_usage_error_of_one_line(
    arguments: tuple[str, ...], complaint: str, folder: Path
) -> None:
    done = pytest_run(folder, *arguments)
    assert done.code == 4
    assert (done.out + done.err).split("\n") == [f"ERROR: {complaint}", "", ""]


@pytest.mark.parametrize(
    ("name", "chosen", "complaint"),
    [
        ("Left", {}, "'verify.conformance.reference.playing:Le…': there is no 'Left'"),
        ("Reference", {"rules": "chess"}, r"there is no preset chess: expected one of those it plays by, classic, .*"),
        (
            "Reference",
            {"game": "klondike", "rules": "watch"},
            r"there is no preset watch: expected one of those it plays by, classic, .*",
        ),
        ("Reference", {"decks": 0}, "0 decks of the seed 1: expected 1 deck at least, and no seed below 0"),
        ("Reference", {"seed": -1}, "1000 decks of the seed -1: expected 1 deck at least, and no seed below 0"),
    ],
)
def test_so_is_any_name_or_number_that_is_wrong(name: str, chosen: dict[str, Any], complaint: str) -> None:
    with pytest.raises(pytest.UsageError, match=f"^{complaint}$"):
        EngineTests(f"verify.conformance.reference.playing:{name}", chosen)


def test_without_the_option_nothing_is_added_and_nothing_loaded(folder: Path) -> None:
    assert pytest_run(folder).code == 5
    (folder / "test_lists.py").write_text(LISTS, encoding="utf-8")
    done = pytest_run(folder, "-q")
    assert done.code == 0, done.out
    assert "1 passed" in done.out


def test_it_can_be_left_out(folder: Path) -> None:
    done = pytest_run(folder, "-p", "no:patience", "--patience-engine=some_engines:Right")
    assert done.code == 4
    assert "unrecognized arguments: --patience-engine" in done.err


def test_differences_of_own_tests_are_shown_side_by_side(folder: Path) -> None:
    (folder / "test_mine.py").write_text(OWN_TESTS, encoding="utf-8")
    done = pytest_run(folder)
    assert "2 failed, 1 passed" in done.out
    titles = [line.strip("- ") for line in done.out.splitlines() if line.startswith("---") and "patience: " in line]
    assert titles == [
        "patience: the answer to moves is not that of the rules",
        "patience: the engine crashed when it was asked hello",
        "patience: the engine said more than it was asked, at hello",
    ]
    assert "\n  moves             turn                                none\n" in done.out
