"""Engines in Python: asked by their methods, and whatever they raise or return is put in the words of a match."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from verify.conformance.asking.in_python import InPython, python_engine
from verify.conformance.differences import Difference, Faulty
from verify.conformance.engine import ASKS, NewDeal, Refused
from verify.conformance.match import Match
from verify.conformance.reference.options import PRESETS, options_of
from verify.conformance.reference.playing import Reference
from verify.errors import BadInput

DEAL = NewDeal("clock", "classic", options_of("clock"), 3, 1, ("2S", "3S", "AS"))


class Plain:
    """An engine with two methods and no hello: one move, whatever is dealt."""

    def deal(self, new: NewDeal) -> None:
        if not new.deck:
            raise ValueError("no cards")

    def moves(self) -> Any:
        return ("turn",)


class Cycle:
    """What refers to itself."""

    def __repr__(self) -> str:
        raise RuntimeError


def made(**methods: Callable[..., Any]) -> InPython:
    """A plain engine with other methods."""
    engine = Plain()
    for name, method in methods.items():
        setattr(engine, name, method)
    return InPython(engine, "mine:Plain")


def raises(error: BaseException) -> Callable[..., Any]:
    def method(*_: Any) -> Any:
        raise error

    return method


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The current folder, with no module from it left behind."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    before = set(sys.modules)
    yield tmp_path
    for name in set(sys.modules) - before:
        del sys.modules[name]


def test_an_engine_is_found_by_its_name_in_the_current_folder_too(folder: Path) -> None:
    source = (
        "class Inner:\n    class Mine:\n        def deal(self, new): pass\n        def moves(self): return ['turn']\n"
    )
    (folder / "an_engine_of_mine.py").write_text(source, encoding="utf-8")
    factory = python_engine("an_engine_of_mine:Inner.Mine")
    engine = factory()
    assert engine.moves() == ["turn"]
    assert factory() is not engine


def test_the_reference_itself_passes_by_this_way() -> None:
    engine = python_engine("verify.conformance.reference.playing:Reference")()
    hello = engine.hello()
    assert hello == Reference().hello()
    play = Match(engine, hello)
    for deal in (
        DEAL,
        NewDeal("klondike", "", options_of("klondike", "draw-one", (("columns", "1"),)), 2, 1, ("2S", "AS")),
        NewDeal("grandfathers-clock", "classic", options_of("grandfathers-clock"), 13, 4, sorted_deck()),
    ):
        assert play.deal(deal)
        play.look()
        assert play.apply(play.reference.moves()[0])
        assert not play.apply("nonsense")
        play.look()
        assert play.undo()
        assert not play.undo()
        play.look()


def sorted_deck() -> tuple[str, ...]:
    return tuple(rank + suit for suit in "SHDC" for rank in "A23456789TJQK")


def test_without_a_hello_the_methods_say_what_is_answered() -> None:
    hello = made().hello()
    assert (hello.engine, hello.asks, hello.decks, hello.tables) == ("mine:Plain", ["moves"], "standard", False)
    assert hello.games == {game: list(presets) for game, presets in PRESETS.items()}
    assert made(**{ask: raises(KeyError()) for ask in ASKS}).hello().asks == list(ASKS)


def test_a_hello_says_all_or_is_no_answer() -> None:
    whole = {"protocol": 1, "engine": "mine", "games": {"clock": ("classic",)}}
    assert made(hello=lambda: whole).hello().games == {"clock": ["classic"]}
    assert made(hello=lambda: whole).hello().asks == ["moves"]  # what it has methods for
    for answer in (None, {}, {**whole, "asks": ["hello"]}, {name: whole[name] for name in ("protocol", "engine")}):
        with pytest.raises(Faulty, match=r"^no answer to hello: "):
            made(hello=lambda answer=answer: answer).hello()
    with pytest.raises(Faulty, match=r"^no answer to hello: object missing required field games$"):
        made(hello=lambda: {"protocol": 1, "engine": "mine"}).hello()


def test_value_errors_are_refusals_and_other_exceptions_are_none() -> None:
    with pytest.raises(Refused, match=r"^no cards$"):
        made().deal(NewDeal("clock", "classic", options_of("clock"), 3, 1))
    for refusal in (Refused("not now"), ValueError("not now")):
        with pytest.raises(Refused, match=r"^not now$"):
            made(apply=raises(refusal)).apply("turn")
    for error, words in (
        (KeyError("5S"), "KeyError: '5S'"),
        (SystemExit(3), "SystemExit: 3"),
        (AttributeError("a\nb"), "b"),
        (RecursionError(), "RecursionError"),
    ):
        with pytest.raises(Faulty) as found:
            made(state=raises(error)).state()
        assert (found.value.kind, found.value.message) == ("exception", words)
        assert any("raise error" in line for line in found.value.details)
    with pytest.raises(Faulty, match="no attribute 'undo'"):
        made().undo()


def test_an_interrupt_is_no_answer_of_the_engine() -> None:
    with pytest.raises(KeyboardInterrupt):
        made(undo=raises(KeyboardInterrupt())).undo()


def test_a_wrong_answer_ends_a_match_by_its_kind() -> None:
    for methods, kind in (
        ({"moves": raises(IndexError("pop from empty list"))}, "exception"),
        ({"moves": lambda: "turn"}, "garbage"),
        ({"moves": lambda: ["draw"]}, "answer"),
        ({"moves": raises(ValueError("what?"))}, "refusal"),
    ):
        engine = made(**methods)
        play = Match(engine, engine.hello())
        assert play.deal(DEAL)
        with pytest.raises(Difference) as found:
            play.look()
        assert found.value.kind == kind


@pytest.mark.parametrize("answer", [["turn"], ("turn",), {"turn"}, {"moves": ["turn"]}, frozenset(["turn"])])
def test_moves_are_any_plain_collection(answer: object) -> None:
    assert made(moves=lambda: answer).moves() == ["turn"]


def test_a_table_cannot_change_after_it_was_shown() -> None:
    table: dict[str, Any] = {"piles": [{"down": ("AS",), "up": []}], "hand": None}
    engine = made(state=lambda: table)
    engine.deal(DEAL)
    said = engine.state()
    table["piles"][0]["down"] = []
    assert said == {"piles": [{"down": ["AS"], "up": []}], "hand": None}


def around() -> list[Any]:
    loop: list[Any] = []
    loop.append(loop)
    return loop


@pytest.mark.parametrize(
    ("ask", "answer", "message"),
    [
        ("moves", None, "no answer to moves: expected an object of JSON, found 'null'"),
        ("moves", "turn", "no answer to moves: expected an object of JSON, found '\"turn\"'"),
        ("moves", [1], "no answer to moves: expected str, found int, at moves[0]"),
        ("moves", [object], "moves returned {'moves': [<class 'object'>]}, a dict: expected lists, dicts, strings"),
        ("moves", Cycle(), "moves returned what has no repr, a Cycle: expected lists, dicts, strings and numbers"),
        ("moves", around(), "moves returned {'moves': [[...]]}, a dict: expected lists, dicts, strings and numbers"),
        ("moves", ["\ud800"], "moves returned {'moves': ['\\ud800']}, a dict: expected lists, dicts, strings"),
        ("result", "won", "no answer to result: expected an object of JSON, found '\"won\"'"),
        ("result", {"result": "won", "turned": 5.0}, "no answer to result: expected int, found float, at turned"),
        ("undo", False, "undo returned False, a bool: expected None, and to refuse an exception: Refused or a Value"),
        ("undo", {"ok": False}, "no answer to undo: expected true, found false, at ok"),
    ],
)
def test_other_types_are_no_answer(ask: str, answer: object, message: str) -> None:
    engine = made(**{ask: lambda: answer})
    with pytest.raises(Faulty) as found:
        getattr(engine, ask)()
    assert found.value.kind == "garbage"
    assert found.value.message.startswith(message)


def test_the_replies_of_the_protocol_are_understood() -> None:
    made(undo=lambda: {"ok": True}).undo()
    with pytest.raises(Refused, match=r"^nothing to undo$"):
        made(undo=lambda: {"refused": "nothing to undo"}).undo()


def test_an_engine_is_closed_if_it_can_be() -> None:
    closed: list[bool] = []
    made(close=lambda: closed.append(True)).close()
    made().close()
    assert closed == [True]


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("mine", "'mine' names no engine in Python: expected module:factory"),
        (":Mine", "':Mine' names no engine in Python: expected module:factory"),
        ("no_such_module:Mine", "'no_such_module' cannot be imported: ModuleNotFoundError: No module named"),
        (".mine:Mine", "'.mine' cannot be imported: TypeError: the 'package' argument is required"),
        ("broken_engine:Mine", "'broken_engine' cannot be imported: SyntaxError: "),
        ("leaving_engine:Mine", "'leaving_engine' cannot be imported: SystemExit: 5"),
        ("json:no.thing", "'json:no.thing': there is no 'no'"),
        ("json:__name__", "'json:__name__' is a str: expected a class or a function that makes an engine"),
        ("json:loads", "'json:loads' makes no engine: TypeError: loads() missing 1 required positional argument: 's'"),
        ("builtins:dict", "'builtins:dict' makes a dict without a method deal"),
        ("half_engine:Half", "'half_engine:Half' makes a Half that answers nothing: expected one at least of state, "),
    ],
)
def test_what_is_no_engine_is_bad_input(name: str, message: str, folder: Path) -> None:
    (folder / "broken_engine.py").write_text("def Mine(:\n", encoding="utf-8")
    (folder / "leaving_engine.py").write_text("raise SystemExit(5)\n", encoding="utf-8")
    (folder / "half_engine.py").write_text("class Half:\n    def deal(self, new): pass\n", encoding="utf-8")
    with pytest.raises(BadInput) as found:
        python_engine(name)()
    assert str(found.value).startswith(message)
    assert "\n" not in str(found.value)
