"""A report as it is stored: theorems, Coq, engine, claims and decks with their evidence, with a published schema.

The pages for people are made from this record alone.
"""

from __future__ import annotations

from dataclasses import dataclass

from verify.records.claim import ClaimRecord
from verify.records.clock import ClockRecord
from verify.records.coq import CoqRecord
from verify.records.proof import ProofRecord

SCHEMA = "patience-verify/report/1"


@dataclass(frozen=True, slots=True)
class DeckRecord:
    """A deck decided, with its game.

    ``piles`` are the cards as dealt, from pile A on, the top card of a pile first; ``trace`` all cards in the order
    they were turned. ``commands`` give the same again: what each shows, and how it is typed.
    """

    record: ClockRecord
    piles: list[list[str]]
    trace: list[str]
    commands: dict[str, str]


@dataclass(frozen=True, slots=True)
class Way:
    """A way in which the formulas are tied to the engine that plays the games: what it covers and what it does not."""

    way: str
    covers: str
    does_not_cover: str


@dataclass(frozen=True, slots=True)
class EngineRecord:
    """The engine's own code compared with the formulas that the theorems speak of, and C1 to C7 proved about it.

    ``status`` and ``reason`` as of a theorem. ``scope`` are the decks and rules, ``paths`` the ways through the code
    that were followed, ``queries`` the questions asked. ``ways`` says what ties the two together and what nothing does.
    """

    status: str
    reason: str
    scope: str
    paths: int
    queries: int
    seconds: float
    ways: list[Way]


@dataclass(frozen=True, slots=True)
class ReportRecord:
    """All theorems, all claims and all decks of a report.

    ``version``, ``python``, ``z3`` and ``cvc5`` are the versions it was made with; ``commands`` make its parts again.
    ``texts`` are the files of obligations as SMT-LIB text, as they lie beside the report.
    """

    schema: str
    version: str
    python: str
    z3: str
    cvc5: str
    commands: dict[str, str]
    theorems: list[ProofRecord]
    texts: list[str]
    coq: CoqRecord
    engine: EngineRecord
    claims: list[ClaimRecord]
    decks: list[DeckRecord]
