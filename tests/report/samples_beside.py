"""Evidence beside the theorems, made up: what Coq, the engine and the claims come to."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from verify.records.claim import SCHEMA as CLAIM_SCHEMA
from verify.records.claim import ClaimRecord, EvidenceRecord
from verify.records.coq import SCHEMA as COQ_SCHEMA
from verify.records.coq import CoqEntry, CoqFile, CoqRecord, CoqTheorem
from verify.records.report import EngineRecord, Way

CLOSED = "Closed under the global context"


def in_coq(name: str = "Balance.C1", status: str = "proved", **changes: Any) -> CoqTheorem:
    """A theorem in Coq."""
    whole = CoqTheorem(
        name=name,
        file=f"{name.partition('.')[0]}.v",
        statement="forall deal : Deal,\n  legal deal ->\n  balanced (start deal)",
        assumptions=CLOSED if status == "proved" else "",
        status=status,
        reason="" if status == "proved" else "the time was up",
        seconds=0.61,
    )
    return replace(whole, **changes)


def entry(id_: str = "C1", status: str = "proved", shows: str = "proved", **changes: Any) -> CoqEntry:
    """What stands for a theorem of the suite in Coq."""
    reason = "" if status == "proved" else "Balance.C1: the time was up"
    return replace(CoqEntry(id_, shows, status, reason, [in_coq(status=status)]), **changes)


COQ = CoqRecord(
    schema=COQ_SCHEMA,
    status="proved",
    reason="",
    coq="8.16.1",
    coqchk="8.16.1",
    files=[CoqFile("Game.v", True, "", 0.21), CoqFile("Balance.v", True, "", 0.61)],
    entries=[entry("C1"), entry("C5-literal", shows="refuted"), entry("deals", shows="examples")],
    checked=True,
    checker="* Theory: Set is predicative\n  \n* Axioms: <none>",
    checker_seconds=1.5,
    seconds=2.5,
    version="0.1.0",
)
NO_COQ = replace(
    COQ,
    status="unknown",
    reason="coqc is not installed, or not in PATH",
    coq="",
    coqchk="",
    files=[],
    entries=[entry("C1", "unknown"), entry("C5-literal", "unknown", shows="refuted")],
    checked=False,
    checker="",
    checker_seconds=0.0,
)
ENGINE = EngineRecord(
    status="proved",
    reason="",
    scope="2x2; aside",
    paths=12,
    queries=345,
    seconds=6.78,
    ways=[
        Way("(a) games", "every turn of small decks", "larger decks"),
        Way("none of the two", "", "that Python does what it says"),
    ],
)


def claim(id_: str = "S06", status: str = "proved", expected: str = "", **changes: Any) -> ClaimRecord:
    """A claim; unless said otherwise its status is the right one."""
    bears = "unknown" if status == "unknown" else "for"
    whole = ClaimRecord(
        schema=CLAIM_SCHEMA,
        id=id_,
        source="001",
        claim="the game ends with the last king",
        formal="the last card turned is the s-th king",
        status=status,
        expected=expected or status,
        reason="the theorem says just that",
        conditions=[],
        contradicts=[],
        scope=["13x4"],
        methods=["theorems of the suite"],
        evidence=[EvidenceRecord("theorem", bears, False, "C4 is proved: so it is", "verify prove C4")],
        seconds=0.1,
        version="0.1.0",
    )
    return replace(whole, **changes)


def seen(bears: str = "for", **changes: Any) -> EvidenceRecord:
    """A piece of evidence that rests on no theorem."""
    whole = EvidenceRecord("game", bears, False, "ms:1 ends so", "verify show ms:1")
    return replace(whole, **changes)


def claims() -> list[ClaimRecord]:
    """Claims of every kind, all as they should be."""
    return [
        claim(),
        claim("S07", "refuted", source="Knuth", evidence=[seen("against")]),
        claim("S08", "only-if", conditions=["a king is the last card"], evidence=[seen(), seen("against", bare=True)]),
        claim("S09", "contradicts", contradicts=["S06"]),
        claim("S10", "not formal", formal="", evidence=[]),
    ]
