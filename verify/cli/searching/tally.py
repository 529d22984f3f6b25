"""What very many deals came to, in one file: a letter a deal, the counts, the winnability."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from heapq import nlargest
from importlib.metadata import version
from statistics import median
from typing import Any, NamedTuple, TypeVar

from verify.campaign.outcomes import Counts
from verify.cli.searching.campaign import winnability
from verify.records.searched import IntervalRecord
from verify.solvers.answers import Decided, Limits
from verify.verdict import Verdict

R = TypeVar("R")

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


def line(name: str, answer: Decided[Any]) -> Line:
    """What is kept of a deal that was decided."""
    return Line(LETTERS[answer.verdict], name, answer.positions, answer.seconds, bool(answer.deadlock))


def tally(record: Callable[..., R], lines: Sequence[Line], limits: Limits, confidence: float) -> R:
    """The record of deals decided; ``record`` has what was asked for, and takes what came of it by name."""
    letters = Counter(each.letter for each in lines)
    counts = Counts(letters["W"], letters["L"], letters["?"], letters[BAD])
    seconds = [each.seconds for each in lines if each.letter != BAD]
    return record(
        limits=dict(limits._asdict()),
        **counts._asdict(),
        deadlocks=sum(each.deadlock for each in lines),
        winnability=IntervalRecord(confidence, *winnability(counts, confidence)) if counts.deals else None,
        positions=sum(each.positions for each in lines),
        median_seconds=round(median(seconds), 4) if seconds else 0.0,
        slowest_seconds=round(max(seconds, default=0.0), 4),
        within_minute=sum(each.letter in "WL" and each.seconds <= _MINUTE for each in lines),
        hardest=[each.name for each in nlargest(_HARDEST, lines, key=lambda each: each.positions)],
        verdicts="".join(each.letter for each in lines),
        version=version("patience-verify"),
    )
