"""What a report says at its top: whether everything came out as it should, and what did not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from verify.records.proof import ProofRecord
from verify.records.report import ReportRecord
from verify.report.sentences import counted

Kind = Literal["good", "bad", "open"]

SIGNS = {"proved": "✓", "refuted": "✗", "unknown": "?", "vacuous": "∅"}
"""What stands for the status of an obligation where colour must not speak alone."""

_SIGNS: dict[Kind, str] = {"good": "✓", "bad": "✗", "open": "?"}


class Standing(NamedTuple):
    """How a theorem stands: good, bad (not as expected) or open (unknown), as a sign and in words."""

    kind: Kind
    sign: str
    words: str


class Summary(NamedTuple):
    """The whole report in a few lines: how it stands, the lines that say so, and the theorems to look at."""

    standing: Kind
    headline: str
    lines: tuple[str, ...]
    troubles: tuple[ProofRecord, ...]

    @property
    def sign(self) -> str:
        """The standing without words or colour."""
        return _SIGNS[self.standing]


def standing(theorem: ProofRecord) -> Standing:
    """How a theorem stands."""
    status, expected = theorem.status, theorem.expected
    kind: Kind = "good" if status == expected else "open" if status == "unknown" else "bad"
    if kind != "good":
        return Standing(kind, _SIGNS[kind], f"{status}, expected {expected}")
    return Standing(kind, _SIGNS[kind], status if status == "proved" else f"{status}, as expected")


def summary(record: ReportRecord) -> Summary:
    """How the report stands: bad if a theorem is not as expected, open if something is unknown or there is nothing."""
    standings = [standing(theorem) for theorem in record.theorems]
    kinds = {each.kind for each in standings}
    unsettled = [deck.record.deal for deck in record.decks if deck.record.verdict not in ("won", "lost")]
    kind: Kind = "good"
    if "bad" in kinds:
        kind = "bad"
    elif "open" in kinds or unsettled or not record.theorems or not record.decks:
        kind = "open"
    troubles = tuple(theorem for theorem, each in zip(record.theorems, standings, strict=True) if each.kind != "good")
    lines = (_theorems(standings), _decks(record, unsettled))
    return Summary(kind, _HEADLINES[kind], lines, troubles)


_HEADLINES: dict[Kind, str] = {
    "good": "Everything came out as expected.",
    "bad": "Not everything came out as expected.",
    "open": "Not everything could be settled.",
}


def _theorems(standings: Sequence[Standing]) -> str:
    if not standings:
        return "No theorem was examined."
    good = sum(each.kind == "good" for each in standings)
    return f"{good} of {counted(len(standings), 'theorem')} as expected: {_count(each.words for each in standings)}."


def _decks(record: ReportRecord, unsettled: Sequence[str]) -> str:
    if not record.decks:
        return "No deck was examined."
    line = f"{counted(len(record.decks), 'deck')} examined: {_count(deck.record.verdict for deck in record.decks)}."
    return f"{line} Not settled: {', '.join(unsettled)}." if unsettled else line


def _count(words: Iterable[str]) -> str:
    """How often each occurs, in the order in which they first do."""
    return "; ".join(f"{number} {word}" for word, number in Counter(words).items())
