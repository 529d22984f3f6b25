"""What very many deals came to, in one file: a letter a deal, the counts, the winnability."""

from __future__ import annotations

from collections import Counter
from heapq import nlargest
from importlib.metadata import version
from statistics import median
from typing import NamedTuple

from verify.campaign.outcomes import Counts
from verify.cli.klondike.campaign import winnability
from verify.cli.klondike.options import KlondikeRequest
from verify.records.klondike_tally import SCHEMA, IntervalRecord, KlondikeTallyRecord
from verify.solvers.klondike.result import KlondikeResult, Limits
from verify.verdict import Verdict

LETTERS = {Verdict.WINNABLE: "W", Verdict.UNWINNABLE: "L", Verdict.UNKNOWN: "?"}
BAD = "-"

_HARDEST = 10
_MINUTE = 60.0


class Line(NamedTuple):
    """What is kept of a deal."""

    letter: str
    name: str = ""
    positions: int = 0
    seconds: float = 0.0
    deadlock: bool = False


def line(result: KlondikeResult) -> Line:
    """What is kept of a deal that was decided."""
    letter = LETTERS[result.verdict]
    return Line(letter, result.deal.name, result.positions, result.seconds, bool(result.deadlock))


def tally(lines: list[Line], request: KlondikeRequest, limits: Limits, confidence: float) -> KlondikeTallyRecord:
    """The record of deals decided."""
    letters = Counter(each.letter for each in lines)
    counts = Counts(letters["W"], letters["L"], letters["?"], letters[BAD])
    interval = IntervalRecord(confidence, *winnability(counts, confidence)) if counts.deals else None
    seconds = [each.seconds for each in lines if each.letter != BAD]
    return KlondikeTallyRecord(
        schema=SCHEMA,
        deals=[*request.files, *request.numbers],
        ranks=request.reading.shape.ranks,
        suits=request.reading.shape.suits,
        preset=request.choice.preset,
        rules=request.choice.rules.as_options(),
        limits=dict(limits._asdict()),
        winnable=counts.winnable,
        unwinnable=counts.unwinnable,
        unknown=counts.unknown,
        bad=counts.bad,
        deadlocks=sum(each.deadlock for each in lines),
        winnability=interval,
        positions=sum(each.positions for each in lines),
        median_seconds=round(median(seconds), 4) if seconds else 0.0,
        slowest_seconds=round(max(seconds, default=0.0), 4),
        within_minute=sum(each.letter in "WL" and each.seconds <= _MINUTE for each in lines),
        hardest=[each.name for each in nlargest(_HARDEST, lines, key=lambda each: each.positions)],
        verdicts="".join(each.letter for each in lines),
        version=version("patience-verify"),
    )
