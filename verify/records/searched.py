"""The fields of the records of every game that is searched through; each game's own record says what they mean.

Only those of the games are printed, and only they have a schema.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from verify.records.deal import DealRecord


@dataclass(frozen=True, slots=True)
class IntervalRecord:
    """The winnability of all deals like these, with that confidence in percent: exact (Clopper-Pearson), with the deals
    that are unknown counted both ways."""

    confidence: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class SearchedRecord(DealRecord):
    """One deal decided. Each game's own record says what its rules, its moves and a stuck position are."""

    verdict: str
    reason: str
    stuck: bool
    moves: str
    move_count: int
    shortest: int | None
    positions: int
    seconds: float
    deadlock: list[str]
    evidence: str | None
    claim: str | None
    certificate: str | None
    methods: list[str]
    version: str


@dataclass(frozen=True, slots=True)
class SearchedMadeRecord:
    """One deal made to order."""

    schema: str
    deal: str
    game: str
    ranks: int
    suits: int
    preset: str
    rules: dict[str, str | int]
    deck: list[str]
    verdict: str
    reason: str
    moves: str
    move_count: int
    deadlock: list[str]
    level: str | None
    random_games: int | None
    random_wins: int | None
    branching: float | None
    claim: str | None
    certificate: str | None
    version: str


@dataclass(frozen=True, slots=True)
class SearchedShownRecord(DealRecord):
    """The position of a deal after the moves ``after``."""

    after: str
    table: dict[str, Any]
    legal_moves: list[str]
    verdict: str
    reason: str
    stuck: bool
    moves: str
    move_count: int
    lost_by: int | None
    deal_verdict: str
    positions: int
    seconds: float
    deadlock: list[str]
    methods: list[str]
    version: str


@dataclass(frozen=True, slots=True)
class SearchedTallyRecord:
    """Very many deals decided under the same rules."""

    schema: str
    deals: list[str]
    ranks: int
    suits: int
    preset: str
    rules: dict[str, str | int]
    limits: dict[str, float | None]
    winnable: int
    unwinnable: int
    unknown: int
    bad: int
    deadlocks: int
    winnability: IntervalRecord | None
    positions: int
    median_seconds: float
    slowest_seconds: float
    within_minute: int
    hardest: list[str]
    verdicts: str
    version: str
