"""What ``verify find`` prints: the deals found, why there are none, a count, JSON."""

from __future__ import annotations

from importlib.metadata import version
from typing import TYPE_CHECKING

from verify.certificate.files import Written
from verify.cli import check_text
from verify.cli.converting import for_format
from verify.cli.options import Request
from verify.cli.wrapping import entry
from verify.deals.formats import write_all
from verify.errors import shown
from verify.finding.counting import Count
from verify.records.finding import SCHEMA, CountRecord, FindingRecord, FoundDeal
from verify.solvers.clock import ClockResult
from verify.solvers.clock_record import record

if TYPE_CHECKING:
    from verify.finding.finding import Finding

_COLUMN = 13


def deals(finding: Finding, request: Request, format_: str) -> str:
    """The deals found; as decks each below the line that ``verify check`` has for it, as a comment."""
    if format_ == "deck":
        return "\n".join(_deck(result, request) for result in finding.results)
    return _in(format_, finding.results, request)


def none(finding: Finding, request: Request) -> str:
    """That there is no such deal, what shows it, and what that rests on."""
    ranks, suits = request.reading.shape
    rows = {
        "condition": shown(finding.condition, 400),
        "rules": request.choice.describe(finding.rules, "deck"),
        "for": f"all deals of {ranks} ranks and {suits} suits",
        "by": f"{' and '.join(finding.solvers)}, which is given the text of the question alone",
        "rests on": f"{' '.join(finding.rests_on)} (verify prove {' '.join(finding.rests_on)})",
        "premises": "without the condition they are met by a deal that was played",
    }
    lines = [line for title, text in rows.items() for line in entry(2, title, text, _COLUMN)]
    return "\n".join(["none: no deal meets the condition", *lines])


def share(count: Count) -> str:
    """A count, as whole numbers and as a fraction."""
    about = f"about {float(count.share):.6g}" if count.share.denominator > 1 else "exactly"
    return f"{count.deals} of {count.of} deals: {count.share}, {about}"


def json_line(finding: Finding, request: Request, wanted: int, seed: int, written: list[Written | None]) -> str:
    """The record of a search as one line of JSON."""
    found = [_found(result, files) for result, files in zip(finding.results, written, strict=True)]
    proof = finding.settled == "none"
    return _encoded(
        FindingRecord(
            schema=SCHEMA,
            condition=finding.condition,
            ranks=request.reading.shape.ranks,
            suits=request.reading.shape.suits,
            preset=request.choice.preset,
            rules=finding.rules.as_options("deck"),
            status=finding.settled,
            reason=finding.reason,
            wanted=wanted,
            deals=found,
            count=None,
            methods=list(finding.solvers if proof else finding.solvers[:1]) + ["play"] * bool(found),
            rests_on=finding.rests_on if proof else [],
            witness=[str(card) for card in finding.witness.deal.cards] if proof and finding.witness else [],
            seed=seed,
            seconds=round(finding.seconds, 3),
            version=version("patience-verify"),
        )
    )


def json_count(condition: str, count: Count, request: Request) -> str:
    """The record of a count as one line of JSON."""
    part = f"{count.share.numerator}/{count.share.denominator}"
    return _encoded(
        FindingRecord(
            schema=SCHEMA,
            condition=condition,
            ranks=request.reading.shape.ranks,
            suits=request.reading.shape.suits,
            preset=request.choice.preset,
            rules=request.choice.rules.as_options("deck"),
            status="counted",
            reason="",
            wanted=0,
            deals=[],
            count=CountRecord(str(count.deals), str(count.of), part),
            methods=["turn order"],
            rests_on=[],
            witness=[],
            seed=0,
            seconds=0.0,
            version=version("patience-verify"),
        )
    )


def _encoded(record_: FindingRecord) -> str:
    import msgspec

    return msgspec.json.encode(record_).decode()


def _found(result: ClockResult, written: Written | None) -> FoundDeal:
    return FoundDeal(
        record(result, written), [str(card) for card in result.deal.cards], [str(card) for card in result.game.turned]
    )


def _deck(result: ClockResult, request: Request) -> str:
    return f"# {check_text.line(result, request.notation)}\n{_in('deck', (result,), request)}"


def _in(format_: str, results: tuple[ClockResult, ...], request: Request) -> str:
    """The deals in a format, so that they are the same when they are read under the rules asked for."""
    converted = [for_format(result.deal, result.game.table, result.rules, format_) for result in results]
    plain = request.choice.rules
    return "".join(write_all(converted, format_, request.notation, plain.listing, plain.within_pile))
