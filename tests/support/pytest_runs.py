"""Running pytest as its users do: a process of its own, in a folder of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from support.command import Ended


def pytest_run(folder: Path, *arguments: str) -> Ended:
    """How pytest ends in this folder; warnings are errors, and nothing is left of the run that has started this one."""
    (folder / "pytest.ini").write_text("[pytest]\nfilterwarnings = error\n", encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "no:benchmark", "-p", "no:cacheprovider", *arguments]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    ended = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=300)
    return Ended(ended.returncode, ended.stdout, ended.stderr)
