"""Fixtures for all tests."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import settings

from support.command import Verify

settings.register_profile("verify", deadline=None, print_blob=True)
settings.load_profile("verify")


@pytest.fixture
def verify(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Verify:
    """The command ``verify``, run in this process."""
    return Verify(capsys, monkeypatch)


@pytest.fixture(scope="session")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A report written now, once for all tests that look at what is proved."""
    folder = tmp_path_factory.mktemp("report") / "reports"
    command = [sys.executable, "-m", "verify", "report", "--to", str(folder)]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=1800)
    assert (ended.returncode, ended.stdout) == (0, ""), ended.stderr
    return folder


COSTLY = {"test_coq.py", "test_register.py"}
"""Where something is made once for all tests of the file."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Where several processes share the tests, one of them does all that need the report, or the same costly thing."""
    for item in items:
        if "written" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.xdist_group("report"))
        elif item.path.name in COSTLY:
            item.add_marker(pytest.mark.xdist_group(item.path.name))
