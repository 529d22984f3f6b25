"""What ``verify prove`` prints: a line a theorem, the whole proof, the summary, JSON."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from verify.cli.wrapping import entry
from verify.records.proof import Counterexample, Obligation, ProofRecord, Run

_COLUMN = 15


def json_line(theorem: ProofRecord) -> str:
    """The record as one line of JSON."""
    import msgspec

    return msgspec.json.encode(theorem).decode()


def text(theorem: ProofRecord, *, whole: bool) -> str:
    """A theorem on one line, or with its whole proof."""
    if not whole:
        return f"{theorem.id:<12} {_status(theorem):<9} {theorem.title:<32} {'; '.join(theorem.scope)}"
    return "\n".join(_whole(theorem))


def summary(theorems: Sequence[ProofRecord]) -> str:
    """How many have which status, and whether that is right."""
    statuses = {
        status: sum(t.status == status for t in theorems) for status in dict.fromkeys(t.status for t in theorems)
    }
    counts = ", ".join(f"{count} {status}" for status, count in statuses.items())
    unexpected = [theorem.id for theorem in theorems if theorem.status != theorem.expected]
    verdict = f"not as expected: {' '.join(unexpected)}" if unexpected else "all as expected"
    return f"{len(theorems)} theorems: {counts}; {verdict}"


def _status(theorem: ProofRecord) -> str:
    return theorem.status if theorem.status == theorem.expected else f"{theorem.status}!"


def _whole(theorem: ProofRecord) -> Iterator[str]:
    yield f"{theorem.id} {theorem.title}: {theorem.status}, in {theorem.seconds:.1f} s"
    if theorem.status != theorem.expected:
        yield from _row("expected", f"{theorem.expected}: {theorem.reason}")
    yield from _row("statement", theorem.statement.en)
    yield from _row("for", "; ".join(theorem.scope))
    yield from _row("by", "; ".join(theorem.methods))
    if theorem.depends_on:
        yield from _row("builds on", ", ".join(theorem.depends_on))
    if theorem.counterexample:
        yield from _game("refuted by", theorem.counterexample)
    for obligation in theorem.obligations:
        yield ""
        yield from _obligation(obligation)


def _obligation(obligation: Obligation) -> Iterator[str]:
    yield from entry(2, f"{obligation.id}:", obligation.statement, len(obligation.id) + 4)
    if obligation.part != obligation.id:
        yield from _row("part", obligation.part)
    for run in obligation.runs:
        yield from _row(run.status, _run(run))
    if obligation.reason and obligation.control:
        yield from _row(obligation.status, obligation.reason)
    if obligation.case:
        yield from _row(
            "in play" if obligation.control else "and by",
            f"{obligation.case.deal}, {_after(obligation.case.turned)}: {obligation.case.says}",
        )
    if obligation.control:
        yield from _row("rules broken", obligation.control.broken)
        if obligation.control.counterexample:
            yield from _game("it fails", obligation.control.counterexample)


def _run(run: Run) -> str:
    plural = "" if run.queries == 1 else "s"
    return f"{run.method}, {run.scope}: {run.queries} goal{plural}, premises {run.premises}, in {run.seconds:.2f} s"


def _game(title: str, example: Counterexample) -> Iterator[str]:
    rules = "".join(f", {name}={value}" for name, value in example.rules.items())
    yield from _row(
        title, f"{_after(example.turned)} ({example.ranks} ranks, {example.suits} suits{rules}): {example.says}"
    )
    yield from _row("", "; ".join(f"{pile}: {' '.join(cards) or '-'}" for pile, cards in example.piles.items()))
    yield from _row("", f"turned: {' '.join(example.trace)}")


def _after(turned: int) -> str:
    return "before the first turn" if turned == 0 else f"after turn {turned}"


def _row(title: str, text: str) -> list[str]:
    return entry(2, title, text, _COLUMN)
