"""The committed report is what ``verify report`` writes, but for seconds and versions."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from support.command import EXAMPLES
from verify.report.asking import ASKING
from verify.report.evidence import decode
from verify.report.report_html import report_html
from verify.report.report_markdown import report_markdown

COMMITTED = EXAMPLES.parent.parent / "reports"


VARYING = {"seconds", "checker_seconds", "version", "z3", "cvc5", "python", "coq", "coqchk"}


def lasting(value: Any) -> Any:
    """The evidence without what differs from run to run and from machine to machine."""
    if isinstance(value, dict):
        return {key: lasting(item) for key, item in value.items() if key not in VARYING or isinstance(item, dict)}
    if isinstance(value, list):
        return [lasting(item) for item in value]
    return re.sub(_VERSIONS, "", value) if isinstance(value, str) else value


_VERSIONS = r"(?<=z3 )[\d.]+|(?<=cvc5 )[\d.]+|(?<=python-sat )[\w.]+|\d+ (?=clauses, )|\d+ (?=steps of proof)"


def texts_in(folder: Path) -> dict[str, bytes]:
    texts = folder / "smt2"
    return {path.relative_to(texts).as_posix(): path.read_bytes() for path in texts.rglob("*") if path.is_file()}


def test_the_evidence_is_found_again(written: Path) -> None:
    old, new = (json.loads((folder / "clock.json").read_bytes()) for folder in (COMMITTED, written))
    assert len(new["theorems"]) == 19
    assert len(new["coq"]["entries"]) == 13
    assert len(new["claims"]) == 71
    assert len(new["decks"]) == 5
    assert lasting(old) == lasting(new)


def test_the_texts_are_those_of_the_obligations_now(written: Path) -> None:
    old, new = texts_in(COMMITTED), texts_in(written)
    assert sorted(new) == sorted(json.loads((written / "clock.json").read_bytes())["texts"])
    assert sorted(old) == sorted(new)
    assert [name for name in old if old[name] != new[name]] == []


def test_the_pages_are_those_of_the_committed_evidence() -> None:
    record = decode((COMMITTED / "clock.json").read_bytes())
    assert (COMMITTED / "clock.html").read_text(encoding="utf-8") == report_html(record)
    assert (COMMITTED / "clock.md").read_text(encoding="utf-8") == report_markdown(record)
    named = {"clock.json", "clock.html", "clock.md", "smt2", "enumerations", "klondike", "grandfathers_clock"}
    assert {path.name for path in COMMITTED.iterdir()} == named


def test_a_solver_can_be_asked_again_as_the_page_says() -> None:
    """The command of the page, in a shell, on the committed file that it names: all answers are as the file says."""
    path = Path(sys.executable).parent
    environment = os.environ | {"PATH": f"{path}{os.pathsep}{os.environ['PATH']}"}
    asked = subprocess.run(["bash", "-c", ASKING.python], cwd=COMMITTED.parent, env=environment, capture_output=True)
    named = COMMITTED.parent / ASKING.program.split()[-1]
    assert f"python - {ASKING.program.split()[-1]} " in ASKING.python
    assert asked.stdout.split() == [b"unsat"] * named.read_bytes().count(b"(check-sat)")
    assert b"; every answer must be: unsat\n" in named.read_bytes()
