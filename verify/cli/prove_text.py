"""What ``verify prove`` prints: a line a theorem, the whole proof, the summary, JSON."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from verify.cli.wrapping import entry
from verify.records.proof import Control, Counterexample, Obligation, ProofRecord, Run
from verify.report.columns import SAID_BY, controls, said

_COLUMN = 15
_TITLES = ("theorem", "status", *SAID_BY, "controls", "seconds")
_WIDTHS = ("<16", "<8", "<7", "<7", "<9", "<7", ">8", ">8")


def json_line(theorem: ProofRecord) -> str:
    """The record as one line of JSON."""
    import msgspec

    return msgspec.json.encode(theorem).decode()


def text(theorem: ProofRecord, *, whole: bool) -> str:
    """A theorem on one line, or with its whole proof."""
    if not whole:
        words = said(theorem).values()
        columns = [theorem.id, _status(theorem), *words, str(controls(theorem)), f"{theorem.seconds:.1f} s"]
        return f"{_columns(columns)}  {theorem.title}: {_brief(theorem)}"
    return "\n".join(_whole(theorem))


def heading() -> str:
    """What stands above the lines of theorems."""
    return f"{_columns(_TITLES)}  for"


def _columns(texts: Sequence[str]) -> str:
    return " ".join(f"{text:{width}}" for text, width in zip(texts, _WIDTHS, strict=True))


def _brief(theorem: ProofRecord) -> str:
    """What it was proved for, and the decks in which it was counted."""
    runs = [run for row in theorem.obligations for run in row.runs]
    counted = dict.fromkeys(_first_and_last(run.scope) for run in runs if run.solver in SAID_BY["counted"])
    scopes = dict.fromkeys(run.scope for run in runs if run.solver not in SAID_BY["counted"])
    return "; ".join([*scopes, *([f"counted in {', '.join(counted)}"] if counted else [])])


def _first_and_last(scope: str) -> str:
    """Of a list of decks the first and the last.

    >>> _first_and_last("2x1, 2x2, 3x1")
    '3 decks from 2x1 to 3x1'
    """
    decks = scope.split(", ")
    return f"{len(decks)} decks from {decks[0]} to {decks[-1]}" if len(decks) > 2 else scope


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
    if obligation.reason and obligation.controls:
        yield from _row(obligation.status, obligation.reason)
    if obligation.case:
        yield from _row(
            "in play" if obligation.controls else "and by",
            f"{obligation.case.deal}, {_after(obligation.case.turned)}: {obligation.case.says}",
        )
    for control in obligation.controls:
        yield from _control(control)


def _control(control: Control) -> Iterator[str]:
    yield from _row("rules broken", control.broken)
    if control.counts:
        yield from _row("it fails" if control.killed == "yes" else "it holds", control.counts)
    found = list(control.counterexamples.items())
    for solver, example in found[:1]:
        others = f", and by {found[1][0]} in another" if len(found) > 1 else ""
        yield from _game(f"found by {solver}", example, others)


def _run(run: Run) -> str:
    plural = "" if run.queries == 1 else "s"
    premises = f", premises {run.premises}" if run.premises else ""
    details = f", {run.details}" if run.details else ""
    asked = f"{run.queries} question{plural}{premises}{details}"
    return f"by {run.solver}, {run.method}, {run.scope}: {asked}, {run.seconds:.2f} s"


def _game(title: str, example: Counterexample, also: str = "") -> Iterator[str]:
    rules = "".join(f", {name}={value}" for name, value in example.rules.items())
    yield from _row(title, f"{_after(example.turned)} ({example.ranks}x{example.suits}{rules}){also}: {example.says}")
    yield from _row("", "; ".join(f"{pile}: {' '.join(cards) or '-'}" for pile, cards in example.piles.items()))
    yield from _row("", f"turned: {' '.join(example.trace)}")


def _after(turned: int) -> str:
    return "before the first turn" if turned == 0 else f"after turn {turned}"


def _row(title: str, text: str) -> list[str]:
    return entry(2, title, text, _COLUMN)
