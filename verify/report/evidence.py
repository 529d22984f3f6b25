"""The evidence of a report as it is stored: from record to JSON and back, and its texts made fit to be shown."""

from __future__ import annotations

from collections.abc import Set
from typing import Any

from verify.errors import BadInput, shown
from verify.records.report import SCHEMA, ReportRecord
from verify.report.templating import printable, printable_lines


def encode(record: ReportRecord) -> bytes:
    """The record as a JSON document, one value a line, so that versions of it can be compared.

    Raises UnicodeEncodeError for texts with half characters, which JSON cannot hold.
    """
    import msgspec

    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def decode(data: bytes) -> ReportRecord:
    """The record in a JSON document.

    >>> decode(b"[]")
    Traceback (most recent call last):
    verify.errors.BadInput: this is not the evidence of a report: Expected `object`, got `array`

    Raises BadInput if it is not one, with the place where it differs from the schema.
    """
    import msgspec

    try:
        record = msgspec.json.decode(data, type=ReportRecord)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadInput(f"this is not the evidence of a report: {error}") from None
    if record.schema != SCHEMA:
        raise BadInput(f"the evidence has the schema '{shown(record.schema)}': expected {SCHEMA}")
    return record


def fit_to_show(record: ReportRecord) -> ReportRecord:
    """The same record with every text on one line and without characters that a page cannot hold.

    What Coq prints keeps its lines.
    """
    import msgspec

    values = {
        name: _made_fit(value, _IN_LINES if name == "coq" else frozenset())
        for name, value in msgspec.to_builtins(record).items()
    }
    return msgspec.convert(values, ReportRecord)


_IN_LINES = frozenset({"statement", "assumptions", "checker"})  # of what Coq prints


def _made_fit(value: Any, in_lines: Set[str]) -> Any:
    match value:
        case str():
            return printable(value)
        case list():
            return [_made_fit(item, in_lines) for item in value]
        case dict():
            return {
                printable(name): printable_lines(item) if name in in_lines else _made_fit(item, in_lines)
                for name, item in value.items()
            }
        case _:
            return value
