"""The machines pass right engines and fail wrong ones, as tests of their authors."""

from __future__ import annotations

import dataclasses
import unittest
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings

import verify.conformance
from verify.conformance import ClockMachine, GrandfathersClockMachine, KlondikeMachine
from verify.conformance.engine import Hello, Json
from verify.conformance.machines import GameMachine
from verify.conformance.reference.options import options_of
from verify.conformance.reference.playing import Reference

MACHINES: list[type[GameMachine]] = [ClockMachine, KlondikeMachine, GrandfathersClockMachine]
FEW = settings(
    max_examples=12,
    stateful_step_count=12,
    deadline=None,
    database=None,
    derandomize=True,
    phases=(Phase.generate,),
    suppress_health_check=list(HealthCheck),
)


def run(machine: type[GameMachine], **attributes: Any) -> unittest.TestResult:
    """The test that an author would write, and how it went."""
    mine = type("Mine", (machine,), attributes)
    mine.TestCase.settings = FEW  # type: ignore[attr-defined]
    return unittest.defaultTestLoader.loadTestsFromTestCase(mine.TestCase).run(unittest.TestResult())  # type: ignore[attr-defined]


@pytest.mark.parametrize("machine", MACHINES)
def test_the_reference_passes(machine: type[GameMachine]) -> None:
    found = run(machine, factory=Reference)
    assert found.testsRun == 1
    assert found.wasSuccessful()


def test_rules_may_be_a_preset_or_options() -> None:
    assert run(KlondikeMachine, factory=Reference, preset="vegas").wasSuccessful()
    options = options_of("klondike", "classic", (("columns", "5"),))
    assert run(KlondikeMachine, factory=Reference, preset="", options=options).wasSuccessful()


class ForgetsUndo(Reference):
    """Says that it takes a move back."""

    def undo(self) -> None:
        if self.moves_made < 1:
            super().undo()


class TakesAnything(Reference):
    """Says yes to any move."""

    def apply(self, move: str, /) -> None:
        if move in self.moves():
            super().apply(move)


class OneMoveLess(Reference):
    """Finds no more than the first legal move."""

    def moves(self) -> list[str]:
        return super().moves()[:1]


class Stuck(Reference):
    """Makes no move."""

    def apply(self, move: str, /) -> None:
        if move not in self.moves():
            super().apply(move)


class Breaks(Reference):
    """Ends with an exception of its own."""

    def moves(self) -> list[str]:
        raise KeyError("5S")


@pytest.mark.parametrize(
    ("machine", "engine"),
    [
        *[(machine, engine) for machine in MACHINES for engine in (ForgetsUndo, TakesAnything, Stuck, Breaks)],
        (KlondikeMachine, OneMoveLess),
        (GrandfathersClockMachine, OneMoveLess),
    ],
)
def test_a_wrong_engine_fails(machine: type[GameMachine], engine: type[Reference]) -> None:
    found = run(machine, factory=engine)
    assert len(found.errors) == 1
    assert "Difference" in found.errors[0][1]


def test_what_an_engine_does_not_answer_is_not_asked() -> None:
    class MovesOnly:
        """An engine that only lists moves and makes them."""

        def __init__(self) -> None:
            self._engine = Reference()
            self.deal, self.moves, self.apply = self._engine.deal, self._engine.moves, self._engine.apply

        def hello(self) -> Json:
            said = dataclasses.asdict(self._engine.hello())
            return {**said, "asks": ["moves", "apply"]}

    assert run(KlondikeMachine, factory=MovesOnly).wasSuccessful()


def test_a_machine_that_names_no_engine_is_told_how() -> None:
    assert "Mine names no engine: expected factory = MyEngine in the class" in run(ClockMachine).errors[0][1]


def test_another_protocol_fails_at_once() -> None:
    class Later(Reference):
        def hello(self) -> Hello:
            return dataclasses.replace(super().hello(), protocol=2)

    assert "expected {'protocol': 1}" in run(ClockMachine, factory=Later).errors[0][1]


def test_public_names_are_found_and_others_are_not() -> None:
    for name in verify.conformance.__all__:
        assert getattr(verify.conformance, name) is not None
    assert set(verify.conformance.__all__) <= set(dir(verify.conformance))
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = verify.conformance.nothing
