"""A report as it is stored: the theorems and the decks with their evidence, with a published schema.

The pages for people are made from this record alone.
"""

from __future__ import annotations

from dataclasses import dataclass

from verify.records.clock import ClockRecord
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
class ReportRecord:
    """All theorems and all decks of a report.

    ``version``, ``python`` and ``z3`` are the versions it was made with; ``commands`` make its parts again.
    """

    schema: str
    version: str
    python: str
    z3: str
    commands: dict[str, str]
    theorems: list[ProofRecord]
    decks: list[DeckRecord]
