"""A Clock deal decided, as one flat record: what ``check --json`` prints, with a published schema."""

from __future__ import annotations

from dataclasses import dataclass, field

from verify.records.deal import DealRecord

SCHEMA = "patience-verify/result/clock/1"


@dataclass(frozen=True, slots=True)
class WayRecord:
    """One way to go on after a second chance: the card taken, where it lay (place 1 is the next to be turned), how
    likely that is, and what the whole game comes to; ``trace`` are the cards turned from then on, this one first."""

    pile: str
    place: int
    card: str
    chance: str
    verdict: str
    turned: int
    face_down: int
    trace: list[str]


@dataclass(frozen=True, slots=True)
class ClockRecord(DealRecord):
    """One deal decided. Piles are named by rank (``A 2 .. 9 T J Q K``); cards as in ``KD``.

    ``rules`` has every option, null where the deal's format leaves nothing to decide; ``bottom_map`` the rank of
    the bottom card of each clock pile in order; ``arcs`` the home of the bottom card of every pile but the start
    pile; ``cycles`` the cycles of these arcs; ``not_reaching`` the piles from which they do not lead to the start
    pile; ``incomplete`` the piles that play left incomplete; ``evidence`` the kind of certificate, ``claim`` and
    ``certificate`` the files, if they were written; ``methods`` what gave the verdict: ``play``, and ``bottom map``
    where cycles decide.

    ``chance`` is the chance of a win as a fraction in lowest terms: ``1`` for won, ``0`` for lost, such as ``1/3`` for
    the verdict ``depends``. ``ways`` are the ways to go on after a second chance, none if it is not taken; the figures
    are those of the whole game if there is one way only, else those of play up to the second chance.
    """

    verdict: str
    reason: str
    turned: int
    last: str
    face_down: int
    completed_clock_piles: int
    completed_piles: int
    restarts: int
    exceptions: int
    score: int
    bottom_map: list[str]
    arcs: dict[str, str]
    cycles: list[list[str]]
    not_reaching: list[str]
    incomplete: list[str]
    evidence: str
    claim: str | None
    certificate: str | None
    methods: list[str]
    version: str
    chance: str = ""
    ways: list[WayRecord] = field(default_factory=list)
