"""Fixtures for all tests."""

from __future__ import annotations

import fcntl
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from support.command import Verify

settings.register_profile("verify", deadline=None, print_blob=True)
settings.load_profile("verify")

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell has the background ignore it, children too

os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # or each program that a test starts compiles the house anew

LONGEST = ["test_readme.py", "test_engine_and_checker.py", "test_real_deck.py", "test_prove.py", "test_coq.py"]
"""Files that take longest: those that share the tests begin with them, so that none is left alone with one.

The first waits for the report, which takes the longest of all; the last needs it, and should find it there.
"""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest files first, the others in their order."""
    items.sort(key=lambda item: LONGEST.index(item.path.name) if item.path.name in LONGEST else len(LONGEST))


@pytest.fixture
def verify(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Verify:
    """The command ``verify``, run in this process."""
    return Verify(capsys, monkeypatch)


@pytest.fixture(scope="session")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A report written now, once for all tests that look at what is proved, whichever process runs them."""
    place = tmp_path_factory.getbasetemp()
    place = place.parent if "PYTEST_XDIST_WORKER" in os.environ else place
    folder = place / "report" / "reports"
    with (place / "report.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "clock.json").exists():
            command = [sys.executable, "-m", "verify", "report", "--to", str(folder)]
            ended = subprocess.run(command, capture_output=True, text=True, timeout=1800)
            assert (ended.returncode, ended.stdout) == (0, ""), ended.stderr
    return folder


@cache
def _settled(settle: Callable[..., Any], *arguments: Any) -> Any:
    return settle(*arguments)


@pytest.fixture
def settled_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What proves theorems does so in this process, and settles a step only once, for all tests that ask for it."""

    def shared(settle: Callable[..., Any], steps: Sequence[tuple[Any, ...]], workers: int) -> Iterator[Any]:
        return (_settled(settle, *step) for step in steps)

    monkeypatch.setattr("verify.proofs.suite.shared", shared)
