"""A search for deals with a property, or a count of them, as one record: what ``find --json`` prints."""

from __future__ import annotations

from dataclasses import dataclass

from verify.records.clock import ClockRecord

SCHEMA = "patience-verify/finding/1"


@dataclass(frozen=True, slots=True)
class FoundDeal:
    """A deal found, decided by the reference engine.

    ``cards`` are its cards as listed, in the order of the rules; ``trace`` the cards in the order they are turned.
    """

    record: ClockRecord
    cards: list[str]
    trace: list[str]


@dataclass(frozen=True, slots=True)
class CountRecord:
    """How many deals meet a condition: ``deals`` of all ``of``, told apart card by card, as whole numbers in digits;
    ``share`` is the part of all, as ``p/q``."""

    deals: str
    of: str
    share: str


@dataclass(frozen=True, slots=True)
class FindingRecord:
    """What became of a search for deals that meet a condition.

    ``status`` is ``found``, ``none`` (there is no such deal: a proof), ``unknown`` (``reason`` says why) or
    ``counted``; ``methods`` is what settled it. ``deals`` are those found; if they are fewer than ``wanted``,
    ``reason`` says why. ``rests_on`` are the theorems, by their names in ``verify prove``, that ``none`` rests on;
    ``witness`` is a deal that meets all premises but the condition, its cards as listed, so that ``none`` is not due
    to premises that nothing meets.
    """

    schema: str
    condition: str
    ranks: int
    suits: int
    preset: str
    rules: dict[str, str | int | None]
    status: str
    reason: str
    wanted: int
    deals: list[FoundDeal]
    count: CountRecord | None
    methods: list[str]
    rests_on: list[str]
    witness: list[str]
    seed: int
    seconds: float
    version: str
