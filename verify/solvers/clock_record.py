"""The result of a Clock deal as a record."""

from __future__ import annotations

from importlib.metadata import version

from verify.certificate.clock import label
from verify.certificate.files import Written, path_text
from verify.records.clock import SCHEMA, ClockRecord, WayRecord
from verify.rules.clock_chance import Continuation
from verify.rules.clock_table import Pile
from verify.solvers.clock import ClockResult


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
        claim=path_text(written.claim) if written else None,
        certificate=path_text(written.certificate) if written else None,
        methods=result.methods,
        version=version("patience-verify"),
        chance=str(result.chance),
        ways=[_way(way) for way in result.ways],
    )


def _way(way: Continuation) -> WayRecord:
    return WayRecord(
        pile=label(way.place.pile),
        place=way.place.depth + 1,
        card=str(way.turned[0]),
        chance=str(way.chance),
        verdict=str(way.outcome.verdict),
        turned=way.outcome.turned,
        face_down=way.outcome.face_down,
        trace=[str(card) for card in way.turned],
    )


def _labels(piles: tuple[Pile, ...]) -> list[str]:
    return [label(pile) for pile in piles]
