"""The house is clean: types, style and layout, by the same tools a contributor would run."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("tool", [["mypy"], ["ruff", "check"], ["ruff", "format", "--check"]], ids=" ".join)
def test_tools_find_nothing(tool: list[str]) -> None:
    done = subprocess.run([sys.executable, "-m", *tool], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_continuous_integration_runs_the_command_of_the_readme() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    block = readme.partition("<!-- the tests -->\n```sh\n")[2].partition("\n```")[0]
    assert "pytest" in block
    assert "\n" not in block  # one line, as promised
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    program = script.partition("command=$(")[2].partition(")\n")[0]
    taken = subprocess.run(["bash", "-c", program], cwd=ROOT, capture_output=True, text=True, check=True)
    assert taken.stdout.strip() == block
