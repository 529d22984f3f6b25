"""What ``verify claims`` prints: a line a claim, all its evidence, the summary, JSON."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from verify.cli.wrapping import entry
from verify.records.claim import ClaimRecord, EvidenceRecord

_COLUMN, _BRIEF_COLUMN = 15, 19


def json_line(claim: ClaimRecord) -> str:
    """The record as one line of JSON."""
    import msgspec

    return msgspec.json.encode(claim).decode()


def text(claim: ClaimRecord, *, whole: bool) -> str:
    """A claim on one line, or with all its evidence."""
    if not whole:
        return f"{claim.id:<5}{_status(claim):<{_BRIEF_COLUMN - 5}}{claim.claim}"
    return "\n".join(_whole(claim))


def summary(claims: Sequence[ClaimRecord]) -> str:
    """How many have which status, and whether that is right."""
    statuses = list(dict.fromkeys(claim.status for claim in claims))
    counts = ", ".join(f"{sum(claim.status == status for claim in claims)} {status}" for status in statuses)
    unexpected = [claim.id for claim in claims if claim.status != claim.expected]
    verdict = f"not as expected: {' '.join(unexpected)}" if unexpected else "all as expected"
    return f"{len(claims)} claims: {counts}; {verdict}"


def _status(claim: ClaimRecord) -> str:
    return claim.status if claim.status == claim.expected else f"{claim.status}!"


def _whole(claim: ClaimRecord) -> Iterator[str]:
    yield f"{claim.id} {_status(claim)}, in {claim.seconds:.1f} s"
    yield from _row("claim", claim.claim)
    yield from _row("source", f"[{claim.source}]" if claim.source.isdigit() else claim.source)
    yield from _row("formal", claim.formal or "no")
    if claim.status != claim.expected:
        yield from _row("expected", claim.expected)
    for condition in claim.conditions:
        yield from _row("only if", condition)
    if claim.contradicts:
        yield from _row("contradicts", ", ".join(claim.contradicts))
    yield from _row("because", claim.reason)
    for piece in claim.evidence:
        yield from _evidence(piece)


def _evidence(piece: EvidenceRecord) -> Iterator[str]:
    way = f"{piece.bears}, without the conditions" if piece.bare else piece.bears
    yield from _row(piece.kind, f"{way}: {piece.says}")
    yield f"{' ' * _COLUMN}{piece.command}"


def _row(title: str, text: str) -> list[str]:
    return entry(2, title, text, _COLUMN)
