"""What a report says at its top: whether everything came out as it should, and what did not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from verify.records.report import ReportRecord
from verify.report.anchors import anchors_of
from verify.report.sentences import counted
from verify.report.standings import KIND_SIGNS, OVERSTATED, Kind, Standing, Standings, standings


class Trouble(NamedTuple):
    """Something that does not stand as it should: what it is called, where it is, how it stands and why."""

    name: str
    anchor: str
    words: str
    why: str


class Summary(NamedTuple):
    """The whole report in a few lines: how it stands, the lines that say so, and what to look at."""

    standing: Kind
    headline: str
    lines: tuple[str, ...]
    troubles: tuple[Trouble, ...]

    @property
    def sign(self) -> str:
        """The standing without words or colour."""
        return KIND_SIGNS[self.standing]


def summary(record: ReportRecord) -> Summary:
    """How the report stands: bad if anything is not as expected, open if something is unknown or there is nothing."""
    stand = standings(record)
    kinds = {each.kind for each in (*stand.theorems, stand.coq, *stand.entries, stand.engine, *stand.claims)}
    unsettled = [deck.record.deal for deck in record.decks if deck.record.verdict not in ("won", "lost")]
    kind: Kind = "good"
    if "bad" in kinds:
        kind = "bad"
    elif "open" in kinds or unsettled or not (record.theorems and record.claims and record.decks):
        kind = "open"
    lines = (
        _theorems(stand.theorems),
        _coq(record, stand),
        f"The engine's own code and the formulas, in small decks: {stand.engine.words}.",
        _claims(stand.claims),
        _decks(record, unsettled),
    )
    return Summary(kind, _HEADLINES[kind], lines, tuple(_troubles(record, stand)))


_HEADLINES: dict[Kind, str] = {
    "good": "Everything came out as expected.",
    "bad": "Not everything came out as expected.",
    "open": "Not everything could be settled.",
}


def _troubles(record: ReportRecord, stand: Standings) -> Iterable[Trouble]:
    anchors = anchors_of("theorem", (theorem.id for theorem in record.theorems))
    for theorem, anchor, each in zip(record.theorems, anchors, stand.theorems, strict=True):
        if each.kind != "good":
            yield _trouble(f"{theorem.id} {theorem.title}", anchor, each, theorem.reason)
    if stand.coq.kind != "good":
        yield _trouble("Coq", "coq", stand.coq, record.coq.reason)
    for entry, each in zip(record.coq.entries, stand.entries, strict=True):
        if each.kind == "bad":
            yield _trouble(f"{entry.id} in Coq", "coq", each, entry.reason)
    if stand.engine.kind != "good":
        yield _trouble("the engine", "engine", stand.engine, record.engine.reason)
    anchors = anchors_of("claim", (claim.id for claim in record.claims))
    for claim, anchor, each in zip(record.claims, anchors, stand.claims, strict=True):
        if each.kind != "good":
            yield _trouble(f"claim {claim.id}", anchor, each, claim.reason)


def _trouble(name: str, anchor: str, each: Standing, reason: str) -> Trouble:
    """The reason is that of the status: of one that is overstated it explains nothing."""
    return Trouble(name, anchor, each.words, "" if each.status == OVERSTATED else reason)


def _theorems(stand: Sequence[Standing]) -> str:
    if not stand:
        return "No theorem was examined."
    good = sum(each.kind == "good" for each in stand)
    return f"{good} of {counted(len(stand), 'theorem')} as expected: {_count(each.short for each in stand)}."


def _coq(record: ReportRecord, stand: Standings) -> str:
    coq = record.coq
    if not coq.entries or not coq.coq:
        return f"Coq: {stand.coq.words}: {coq.reason}."
    proved = sum(each.kind == "good" for each in stand.entries)
    axioms = "coqchk finds no axiom" if coq.checked else "not confirmed by coqchk"
    return f"Coq {coq.coq}: {proved} of {len(coq.entries)} entries proved; {axioms}."


def _claims(stand: Sequence[Standing]) -> str:
    if not stand:
        return "No claim was examined."
    good = sum(each.kind == "good" for each in stand)
    return f"{good} of {counted(len(stand), 'claim')} as expected: {_count(each.short for each in stand)}."


def _decks(record: ReportRecord, unsettled: Sequence[str]) -> str:
    if not record.decks:
        return "No deck was examined."
    line = f"{counted(len(record.decks), 'deck')} examined: {_count(deck.record.verdict for deck in record.decks)}."
    return f"{line} Not settled: {', '.join(unsettled)}." if unsettled else line


def _count(words: Iterable[str]) -> str:
    """How often each occurs, in the order in which they first do."""
    return "; ".join(f"{number} {word}" for word, number in Counter(words).items())
