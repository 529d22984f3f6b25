"""An engine as tests of a run of pytest: one for each game and preset, such as ``patience::klondike-draw-one``.

A test that fails says what a person needs to see the fault, and shows no traceback.
"""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from verify.conformance.asking.in_python import python_engine
from verify.conformance.differences import Difference
from verify.conformance.outcomes.telling import entry, fault, shows
from verify.conformance.planning import Plan, plans_for
from verify.conformance.replaying import Factory, fresh
from verify.conformance.running import Outcome, conform
from verify.errors import BadInput, VerifyError, shown

_DECKS, _SEED = 1000, 1


class EngineTests:
    """The plugin that adds the tests; ``chosen`` may have ``game``, ``rules``, ``decks``, ``seed``.

    Raises UsageError if there is no such engine, or if it plays nothing of that.
    """

    def __init__(self, name: str, chosen: Mapping[str, Any]) -> None:
        self._name, self._chosen = name, chosen
        try:
            self._factory = python_engine(name)
            self._plans = self._planned()
        except VerifyError as error:
            raise pytest.UsageError(str(error)) from None

    def _planned(self) -> list[Plan]:
        """What to test; of an engine that does not say what it is, that it does not."""
        decks, seed = self._chosen.get("decks", _DECKS), self._chosen.get("seed", _SEED)
        if decks < 1 or seed < 0:
            raise BadInput(f"{decks} decks of the seed {seed}: expected 1 deck at least, and no seed below 0")
        try:
            with fresh(self._factory) as match:
                hello = match.hello
        except Difference:
            return [Plan("", "", {}, decks, seed)]
        return plans_for(hello, self._chosen.get("game"), self._chosen.get("rules"), decks, seed)

    def pytest_report_header(self) -> str:
        """Say what is tested, and how to draw the same decks again."""
        decks, seed = self._plans[0].decks, self._plans[0].seed
        return f"patience: {shown(self._name)}, {decks:,} decks for each preset, seed {seed}"

    @pytest.hookimpl(tryfirst=True)  # others, such as ``-k``, choose among all tests
    def pytest_collection_modifyitems(self, session: pytest.Session, items: list[pytest.Item]) -> None:
        """Add the tests after all others, whichever files are named."""
        place = session.config.rootpath / "patience"
        tests = _Tests.from_parent(session, name="patience", nodeid="patience", path=place, engine=self)
        items.extend(session.genitems(tests))

    def under(self, parent: pytest.Collector) -> list[pytest.Item]:
        """The tests, as children of a node."""
        return [_Test.from_parent(parent, engine=self._name, factory=self._factory, plan=plan) for plan in self._plans]


class _Tests(pytest.Collector):
    """The tests of an engine; there is no file that has them."""

    def __init__(self, *, engine: EngineTests, **place: Any) -> None:
        super().__init__(**place)
        self._engine = engine

    def collect(self) -> list[pytest.Item]:
        return self._engine.under(self)


class _Differs(Exception):
    """What came of a test that found a fault."""

    def __init__(self, outcome: Outcome, difference: Difference) -> None:
        super().__init__(str(difference))
        self.outcome, self.difference = outcome, difference


class _Test(pytest.Item):
    """An engine tested by one preset of one game."""

    def __init__(self, *, engine: str, factory: Factory, plan: Plan, **place: Any) -> None:
        name = "-".join(part for part in (plan.game, plan.preset) if part)
        super().__init__(name=name or "hello", **place)
        self._engine, self._factory, self._plan = engine, factory, plan

    def runtest(self) -> None:
        outcome = conform(self._factory, self._plan)
        if outcome.difference is not None:
            raise _Differs(outcome, outcome.difference)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        if isinstance(excinfo.value, _Differs):
            return "\n".join(self._lines(excinfo.value))
        if isinstance(excinfo.value, VerifyError):
            return str(excinfo.value)
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, None, str]:
        return self.path, None, self.name

    def _lines(self, found: _Differs) -> Iterator[str]:
        plan = self._plan
        yield f"{' '.join((plan.game, plan.preset)).strip() or 'engine'}: {fault(found.difference)}"
        yield from shows(found.difference)
        if plan.game:
            yield from entry("found", f"on deck {found.outcome.decks:,} of {plan.decks:,}, seed {plan.seed}")
        yield from entry("again", shlex.join(self._again()))

    def _again(self) -> Iterator[str]:
        """The command that tests this alone."""
        plan = self._plan
        yield from ("pytest", f"--patience-engine={self._engine}")
        yield from (f"--patience-game={plan.game}", f"--patience-rules={plan.preset}") if plan.game else ()
        yield from (f"--patience-decks={plan.decks}",) if plan.decks != _DECKS else ()
        yield from (f"--patience-seed={plan.seed}",) if plan.seed != _SEED else ()
