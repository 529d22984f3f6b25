"""Engines in Python: refusals, faults and nonsense told apart, and names that are none."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from verify.conformance.differences import Difference, Faulty
from verify.conformance.engine import Hello, NewDeal, Refused
from verify.conformance.in_python import PythonEngine, python_engine
from verify.conformance.match import Match
from verify.conformance.reference.options import options_of
from verify.conformance.reference.playing import Reference
from verify.errors import BadInput

DECK = ("2S", "2H", "AS", "AH")  # of two ranks and two suits; the last card, an ace, is dealt to the centre's top pile
NEW = NewDeal("clock", "classic", options_of("clock"), 2, 2, DECK)


class Mine(Reference):
    """A right engine, to be spoilt."""


def wrong(method: str, does: Callable[..., Any]) -> PythonEngine:
    """A right engine but for one method."""
    return PythonEngine(type("Wrong", (Mine,), {method: does})())


def raising(error: BaseException) -> Callable[..., Any]:
    def fail(*_: object) -> None:
        raise error

    return fail


def played(engine: PythonEngine) -> None:
    """Everything that an engine can be asked, beside the reference."""
    match = Match(engine, engine.hello())
    match.deal(NEW)
    match.look()
    match.apply("turn")
    match.look()
    match.undo()


def test_a_right_engine_agrees() -> None:
    played(PythonEngine(Mine()))


def test_hello_may_be_a_dict() -> None:
    plays = {"protocol": 1, "engine": "mine", "games": {"clock": ["classic"]}, "asks": ["moves"]}
    assert wrong("hello", lambda self: plays).hello() == Hello(1, "mine", {"clock": ["classic"]}, ["moves"])


@pytest.mark.parametrize("said", [None, {}, {"protocol": "one"}, "mine", {"games": {}, "protocol": 1, "engin": "x"}])
def test_a_hello_that_says_too_little_is_no_answer(said: object) -> None:
    with pytest.raises(Faulty, match="no answer to hello") as fault:
        wrong("hello", lambda self: said).hello()
    assert fault.value.kind == "garbage"


def test_a_value_error_refuses() -> None:
    engine = wrong("apply", raising(ValueError("not now")))
    engine.deal(NEW)
    with pytest.raises(Refused, match="not now"):
        engine.apply("turn")


@pytest.mark.parametrize("error", [KeyError("7H"), RecursionError(), SystemExit(3), ZeroDivisionError("a\x1b[31m")])
@pytest.mark.parametrize("method", ["deal", "apply", "undo", "state", "moves", "result"])
def test_any_other_exception_is_a_fault(error: BaseException, method: str) -> None:
    with pytest.raises(Difference) as found:
        played(wrong(method, raising(error)))
    assert found.value.kind == "exception"
    assert found.value.script[-1]["ask"] == method
    assert type(error).__name__ in found.value.actual["exception"]
    assert any("in fail" in line for line in found.value.details)  # where it was raised
    assert all(line.isprintable() for line in found.value.details)


@pytest.mark.parametrize("method", ["state", "moves", "result"])
def test_a_look_has_nothing_to_refuse_so_a_value_error_there_is_a_fault(method: str) -> None:
    with pytest.raises(Difference) as found:
        played(wrong(method, raising(ValueError("7H is not in list"))))
    assert found.value.kind == "exception"


@pytest.mark.parametrize("returned", [False, True, {"refused": "no"}, 0, "ok"])
def test_whoever_does_something_returns_none(returned: object) -> None:
    with pytest.raises(Difference) as found:
        played(wrong("apply", lambda self, move: returned))
    assert found.value.kind == "garbage"
    assert "expected None" in found.value.actual["garbage"]


@pytest.mark.parametrize(
    ("method", "said"),
    [
        ("state", None),
        ("state", object()),
        ("state", {"piles": 13}),
        ("moves", "turn"),
        ("moves", None),
        ("result", {}),
    ],
)
def test_what_is_no_answer_is_garbage(method: str, said: object) -> None:
    with pytest.raises(Difference) as found:
        played(wrong(method, lambda self: said))
    assert found.value.kind == "garbage"
    assert found.value.script[-1]["ask"] == method


def test_an_engine_cannot_change_what_it_has_answered() -> None:
    table = Reference()
    table.deal(NEW)
    state = table.state()
    engine = wrong("state", lambda self: state)
    engine.deal(NEW)
    said = engine.state()
    state["hand"] = "KD"
    assert said["hand"] != "KD"


def test_what_it_prints_is_no_result(capsys: pytest.CaptureFixture[str]) -> None:
    def moves(_: object) -> list[str]:
        print("thinking")
        return ["turn"]

    wrong("moves", moves).moves()
    assert capsys.readouterr() == ("", "thinking\n")


def test_an_engine_is_ended_if_it_can_be() -> None:
    closed = []
    wrong("close", lambda self: closed.append(1)).close()
    PythonEngine(Mine()).close()
    assert closed == [1]


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str], None]:
    """Makes a module in the current folder, which is not on the path of this process."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])

    def make(name: str, text: str) -> None:
        (tmp_path / f"{name}.py").write_text(text, encoding="utf-8")

    return make


def test_an_engine_of_the_current_folder_by_name(module: Callable[[str, str], None]) -> None:
    module(
        "engine_here",
        "from verify.conformance.reference.playing import Reference\nclass Inner:\n    make = Reference\n",
    )
    played(python_engine("engine_here:Inner.make")())


@pytest.mark.parametrize(
    ("name", "text", "complaint"),
    [
        ("nothing", "", "expected MODULE:FACTORY"),
        (":Engine", "", "expected MODULE:FACTORY"),
        ("bad_a:", "", "expected MODULE:FACTORY"),
        ("no_such_module:Engine", "", "cannot be imported: ModuleNotFoundError"),
        ("..x:Engine", "", "cannot be imported"),
        ("bad_b:Engine", "import", "cannot be imported: SyntaxError"),
        ("bad_c:Engine", "import sys; sys.exit(7)", "cannot be imported: SystemExit: 7"),
        ("bad_d:Engine", "", "there is no 'Engine' in module 'bad_d'"),
        ("bad_e:engine", "engine = 3", "bad_e:engine is 3: expected a class or a function"),
        ("bad_f:Engine", "def Engine(game): ...", "makes no engine: TypeError"),
        ("bad_g:Engine", "def Engine(): ...", "an object of class NoneType without hello and deal: expected"),
        ("bad_h:Engine", "class Engine:\n    def deal(self): ...", "an object of class Engine without hello: expected"),
    ],
)
def test_names_that_are_none(module: Callable[[str, str], None], name: str, text: str, complaint: str) -> None:
    module(name.partition(":")[0] if text or name.startswith("bad") else "unused", text)
    with pytest.raises(BadInput) as error:
        python_engine(name)()
    assert complaint in str(error.value)
    assert "\n" not in str(error.value)
