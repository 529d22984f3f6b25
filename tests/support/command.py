"""Running the command ``verify`` in tests: inside this process, or as a process of its own."""

from __future__ import annotations

import io
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from verify.cli.main import run


@dataclass(frozen=True)
class Ended:
    """How a command ended."""

    code: int
    out: str
    err: str

    @property
    def complaint(self) -> str:
        """The only line on standard error of a command that failed with exit code 2 and printed nothing else."""
        assert self.code == 2, self
        assert self.err.count("\n") == 1, self.err
        assert self.err.startswith("verify: ")
        assert "Traceback" not in self.err
        return self.err.removeprefix("verify: ").rstrip("\n")


class Verify:
    """The command, run in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self._capsys, self._monkeypatch = capsys, monkeypatch

    def __call__(self, *arguments: object, stdin: str = "") -> Ended:
        """Run ``verify ARGUMENTS`` with that text on standard input."""
        self._monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin.encode()), encoding="utf-8"))
        self._capsys.readouterr()
        code = run([str(argument) for argument in arguments])
        out, err = self._capsys.readouterr()
        return Ended(code, out, err)


def process(*arguments: object, **options: Any) -> Ended:
    """Run ``python -m verify ARGUMENTS`` as a process of its own."""
    command = [sys.executable, "-m", "verify", *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False, **options)
    return Ended(done.returncode, done.stdout, done.stderr)


EXAMPLES = Path(__file__).parent.parent.parent / "verify" / "examples"
