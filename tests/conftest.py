"""Fixtures for all tests."""

from __future__ import annotations

import pytest
from hypothesis import settings

from support.command import Verify

settings.register_profile("verify", deadline=None, print_blob=True)
settings.load_profile("verify")


@pytest.fixture
def verify(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Verify:
    """The command ``verify``, run in this process."""
    return Verify(capsys, monkeypatch)
