"""The result of a Clock deal with unknown cards as a record."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.metadata import version

from verify.certificate.clock import label
from verify.certificate.files import Written, path_text
from verify.records.partial import SCHEMA, PartialPlace, PartialRecord, TellingRecord
from verify.solvers.clock import ClockResult
from verify.solvers.partial import PartialResult, Telling


def partial_record(result: PartialResult, written: Sequence[Written] = ()) -> PartialRecord:
    """The record of a result, and of the certificates of its completions if they were written."""
    deal, known = result.deal, result.known
    others = [pile for pile in range(1, deal.shape.ranks + 1) if pile != known.start]
    return PartialRecord(
        schema=SCHEMA,
        deal=deal.name,
        title=deal.title,
        game="clock",
        format=deal.format,
        ranks=deal.shape.ranks,
        suits=deal.shape.suits,
        preset=result.choice.preset,
        rules=result.rules.as_options(deal.layout),
        verdict=str(result.verdict),
        chance=None if result.chance is None else str(result.chance),
        reason=result.reason,
        unknown=len(deal.unknown),
        missing={label(rank): number for rank, number in enumerate(deal.missing, 1) if number},
        arcs={label(pile): label(known.bottoms[pile]) if pile in known.bottoms else None for pile in others},
        leading=[label(pile) for pile in sorted(known.pieces[known.start])],
        cycle=[label(pile) for pile in known.cycle],
        won_with=_cards(result, result.winning),
        lost_with=_cards(result, result.losing),
        tells=_telling(result.tells),
        claims=[path_text(each.claim) for each in written],
        certificates=[path_text(each.certificate) for each in written],
        methods=list(result.methods),
        version=version("patience-verify"),
    )


def _cards(result: PartialResult, completion: ClockResult | None) -> list[str] | None:
    return None if completion is None else [str(card) for card in result.completing(completion)]


def _telling(tells: Telling | None) -> TellingRecord | None:
    if tells is None:
        return None
    return TellingRecord(
        places=[PartialPlace(place.number, label(place.pile), place.turn) for place in tells.places],
        spread=str(tells.spread),
        chances={label(rank): str(chance) for rank, chance in tells.chances.items()},
    )
