"""The result of a Clock deal as one flat record: what ``--json`` prints, with a published schema."""

from __future__ import annotations

import os
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

from verify.certificate import Written, label
from verify.rules.clock_table import Pile
from verify.solvers.clock import ClockResult

SCHEMA = "patience-verify/result/clock/1"


@dataclass(frozen=True, slots=True)
class ClockRecord:
    """One deal decided. Piles are named by rank (``A 2 .. 9 T J Q K``); cards as in ``KD``.

    ``rules`` has every option, null where the deal's format leaves nothing to decide; ``bottom_map`` the rank of
    the bottom card of each clock pile in order; ``arcs`` the home of the bottom card of every pile but the start
    pile; ``cycles`` the cycles of these arcs; ``not_reaching`` the piles from which they do not lead to the start
    pile; ``incomplete`` the piles that play left incomplete; ``evidence`` the kind of certificate, ``claim`` and
    ``certificate`` the files, if they were written; ``methods`` what gave the verdict: ``play``, and ``bottom map``
    where cycles decide.
    """

    schema: str
    deal: str
    title: str
    game: str
    format: str
    ranks: int
    suits: int
    preset: str
    rules: dict[str, str | int | None]
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


def record(result: ClockResult, written: Written | None = None) -> ClockRecord:
    """The record of a result, and of the certificate if one was written."""
    done, bottom = result.outcome, result.bottom
    return ClockRecord(
        schema=SCHEMA,
        deal=result.deal.name,
        title=result.deal.title,
        game="clock",
        format=result.deal.format,
        ranks=result.deal.shape.ranks,
        suits=result.deal.shape.suits,
        preset=result.choice.preset,
        rules=result.rules.as_options(result.deal.layout),
        verdict=str(result.verdict),
        reason=result.reason,
        turned=done.turned,
        last=str(done.last),
        face_down=done.face_down,
        completed_clock_piles=done.completed_clock_piles,
        completed_piles=len(done.completed),
        restarts=done.restarts,
        exceptions=done.exceptions,
        score=done.score,
        bottom_map=[label(card.rank) for card in bottom.bottom_cards[:-1]],
        arcs={label(pile): label(home) for pile, home in bottom.arcs.items()},
        cycles=[_labels(cycle) for cycle in bottom.cycles],
        not_reaching=_labels(bottom.not_reaching),
        incomplete=_labels(done.incomplete),
        evidence=written.kind if written else result.evidence().kind,
        claim=_path(written.claim) if written else None,
        certificate=_path(written.certificate) if written else None,
        methods=result.methods,
        version=version("patience-verify"),
    )


def _path(path: Path) -> str:
    """The path as text that JSON can hold, whatever bytes are in it."""
    return os.fsencode(path).decode("utf-8", "backslashreplace")


def _labels(piles: tuple[Pile, ...]) -> list[str]:
    return [label(pile) for pile in piles]
