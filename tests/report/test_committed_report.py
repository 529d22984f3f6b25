"""The committed report is what ``verify report`` writes, but for seconds and versions."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from support.command import EXAMPLES, process
from verify.report.evidence import decode
from verify.report.report_html import report_html
from verify.report.report_markdown import report_markdown

COMMITTED = EXAMPLES.parent.parent / "reports"


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A report written now, by the command that the report itself names."""
    folder = tmp_path_factory.mktemp("report")
    ended = process("report", "--to", folder / "reports")
    assert (ended.code, ended.out) == (0, "")
    return folder / "reports"


def lasting(value: Any) -> Any:
    """The evidence without what differs from run to run and from machine to machine."""
    if isinstance(value, dict):
        return {
            key: lasting(item)
            for key, item in value.items()
            if key not in {"seconds", "version", "z3", "cvc5", "python"}
        }
    if isinstance(value, list):
        return [lasting(item) for item in value]
    return re.sub(r"(z3|cvc5) [\d.]+", r"\1", value) if isinstance(value, str) else value


def test_the_evidence_is_found_again(written: Path) -> None:
    old, new = (json.loads((folder / "clock.json").read_bytes()) for folder in (COMMITTED, written))
    assert len(new["theorems"]) == 10
    assert len(new["decks"]) == 5
    assert lasting(old) == lasting(new)


def test_the_pages_are_those_of_the_committed_evidence() -> None:
    record = decode((COMMITTED / "clock.json").read_bytes())
    assert (COMMITTED / "clock.html").read_text(encoding="utf-8") == report_html(record)
    assert (COMMITTED / "clock.md").read_text(encoding="utf-8") == report_markdown(record)
    assert {path.name for path in COMMITTED.iterdir()} == {"clock.json", "clock.html", "clock.md"}
