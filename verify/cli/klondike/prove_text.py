"""What ``verify prove --game klondike`` prints: a line a theorem, or the whole proof."""

from __future__ import annotations

from collections.abc import Sequence

from verify.cli import prove_text
from verify.records.proof import ProofRecord
from verify.report.columns import controls, least

SAID_BY = {"Coq": ("coq",), "in play": ("enumeration",)}
"""The columns, and whose word stands in each."""

_TITLES = ("theorem", "status", *SAID_BY, "controls", "seconds")
_WIDTHS = ("<8", "<8", "<7", "<8", ">8", ">8")


def heading() -> str:
    """What stands above the lines of theorems."""
    return f"{_columns(_TITLES)}  for"


def text(theorem: ProofRecord, *, whole: bool) -> str:
    """A theorem on one line, or with its whole proof."""
    if whole:
        return prove_text.text(theorem, whole=True)
    runs = [run for row in theorem.obligations for run in row.runs]
    said = [least({run.status for run in runs if run.solver in solvers}, "-") for solvers in SAID_BY.values()]
    mark = "" if theorem.status == theorem.expected else "!"
    columns = [theorem.id, f"{theorem.status}{mark}", *said, str(controls(theorem)), f"{theorem.seconds:.1f} s"]
    return f"{_columns(columns)}  {theorem.title}: {theorem.scope[0]}"


def _columns(texts: Sequence[str]) -> str:
    return " ".join(f"{text:{width}}" for text, width in zip(texts, _WIDTHS, strict=True))
