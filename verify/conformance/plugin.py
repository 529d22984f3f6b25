"""The pytest plugin: ``pytest --patience-engine=module:factory`` adds tests of an engine in Python to a run.

Pytest finds it by itself once the package is installed. Without the option it adds nothing and loads nothing. A test of
your own that raises a Difference, such as that of a state machine, gets a section that shows it side by side.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from verify.conformance.differences import Difference
    from verify.conformance.match import Match

_OTHERS = ("game", "rules", "decks", "seed")
"""Options that say how the engine is tested."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options of this plugin."""
    group = parser.getgroup("patience", "an engine in Python, tested against the rules of patience games")
    group.addoption("--patience-engine", metavar="MODULE:FACTORY", help="Test the engine that this makes.")
    group.addoption("--patience-game", metavar="GAME", help="Test this game only.  [default: all it plays]")
    group.addoption("--patience-rules", metavar="PRESET", help="Test this preset only.  [default: all it knows]")
    group.addoption("--patience-decks", metavar="N", type=int, help="Decks for each preset.  [default: 1000]")
    group.addoption("--patience-seed", metavar="N", type=int, help="Another seed, other decks.  [default: 1]")


def pytest_configure(config: pytest.Config) -> None:
    """Find the engine, before anything runs; raises UsageError, in one line, if there is none."""
    engine = config.getoption("patience_engine")
    chosen = {name: config.getoption(f"patience_{name}") for name in _OTHERS}
    given = {name: value for name, value in chosen.items() if value is not None}
    if engine is not None:
        from verify.conformance.as_tests import EngineTests

        config.pluginmanager.register(EngineTests(engine, given), "patience-engine-tests")
    elif given:
        raise pytest.UsageError(f"--patience-{next(iter(given))} without --patience-engine: expected both")


@pytest.fixture
def patience_match() -> Iterator[Callable[[Callable[[], object]], Match]]:
    """A match of your engine with the reference: ``patience_match(MyEngine)``.

    It raises Difference as soon as the engine answers otherwise. The engine is closed at the end of the test.
    """
    from verify.conformance.asking.in_python import InPython
    from verify.conformance.match import Match
    from verify.conformance.replaying import greeted

    with ExitStack() as engines:

        def begin(factory: Callable[[], object]) -> Match:
            engine = InPython(factory(), getattr(factory, "__qualname__", "the engine"))
            engines.callback(engine.close)
            return Match(engine, greeted(engine))

        yield begin


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(call: pytest.CallInfo[None]) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Add to the report of a test a section for each Difference that it raised."""
    report = yield
    if call.excinfo is not None and "verify.conformance.differences" in sys.modules:
        for difference in _differences(call.excinfo.value):
            from verify.conformance.outcomes.telling import fault, shows

            report.sections.append((f"patience: {fault(difference)}", "\n".join(shows(difference))))
    return report


def _differences(error: BaseException) -> Iterator[Difference]:
    """The differences that an exception is, or is a group of."""
    from verify.conformance.differences import Difference

    if isinstance(error, Difference):
        yield error
    elif isinstance(error, BaseExceptionGroup):
        for each in error.exceptions:
            yield from _differences(each)
