"""What ``verify count`` prints: a line a figure, whole laws, CSV, JSON."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from verify.cli.wrapping import entry, paragraph
from verify.counting.variants import CHANGE_NOTHING, Variant
from verify.records.count import CountRecord
from verify.rules.clock_choice import Choice

_COLUMNS = (22, 19, 8, 17, 8)
_COLUMN = 13
_LONGEST = 40  # letters of a fraction that is shown; longer ones are in --json and --csv
_BAR = 30


def json_line(record: CountRecord) -> str:
    """The record as one line of JSON."""
    import msgspec

    return msgspec.json.encode(record).decode()


def csv_heading() -> list[str]:
    """What stands above the rows."""
    return ["figure,value,chance"]


def csv(record: CountRecord) -> str:
    """A row for each value of the figure; two values together have a space between them."""
    rows = [f"{record.figure},{value.replace(',', ' ')},{number}" for value, number in record.numbers.items()]
    return "\n".join(rows)


def heading(choice: Choice, of: Variant, *, whole: bool) -> Iterator[str]:
    """What is counted, and the titles of the columns."""
    yield f"{_sizes(of.deck.copies, of.deck.jokers)}; rules: {choice.describe(of.rules, 'deck')}"
    if not whole:
        yield _row("figure", "mean", "sd", "5 25 50 75 95 %", "status", "by")


def deck(record: CountRecord) -> str:
    """The deck in words."""
    return _sizes(record.copies, record.jokers)


def _sizes(copies: Sequence[int], jokers: int) -> str:
    alike = len(set(copies)) == 1
    sizes = f"{len(copies)} ranks, {copies[0]} suits" if alike else f"copies {','.join(map(str, copies))}"
    homeless = f" and {jokers} joker{'s' * (jokers > 1)}" if jokers else ""
    return f"{sizes}{homeless}, {sum(copies) + jokers} cards"


def text(record: CountRecord, whole: bool) -> str:
    """A figure on one line, or with its whole law."""
    return "\n".join(_whole(record)) if whole else _line(record)


def notes(records: Sequence[CountRecord]) -> str:
    """What the rules do not change."""
    without = [record.figure for record in records if record.status == "open"]
    lines = paragraph(f"{', '.join(CHANGE_NOTHING)} change none of this: a shuffled deck stays one (C8)")
    return "\n".join([*lines, *(paragraph(f"no exact method is known for {', '.join(without)}") if without else [])])


def _line(record: CountRecord) -> str:
    by = ", ".join(record.theorems) or record.method
    if record.status == "open":
        return _row(record.figure, "-", "-", "-", record.status, by)
    if record.mean is None or record.deviation is None:
        head = ", ".join(f"{value}: {_decimal(number, 3)}" for value, number in list(record.numbers.items())[:3])
        return f"{record.figure:<{_COLUMNS[0]}}{head + ', ...':<{sum(_COLUMNS[1:4])}}{record.status:<8}{by}"
    quantiles = " ".join(map(str, record.quantiles.values()))
    return _row(record.figure, _mean(record.mean), f"{record.deviation:.4g}", quantiles, record.status, by)


def _mean(mean: str) -> str:
    if "/" not in mean:
        return mean
    return f"{mean} = {_decimal(mean, 5)}" if len(mean) <= 7 else _decimal(mean, 9)


def _row(*texts: str) -> str:
    *columns, last = texts
    return "".join(f"{text:<{width}}" for text, width in zip(columns, _COLUMNS, strict=True)) + last


def _decimal(number: str, digits: int) -> str:
    return f"{float(Fraction(number)):.{digits}g}"


def _whole(record: CountRecord) -> Iterator[str]:
    yield ""
    yield f"{record.figure}: {record.says}"
    yield from entry(2, record.status, ", ".join([*record.theorems, record.method]), _COLUMN)
    if record.mean is not None and record.variance is not None:
        yield from entry(2, "mean", _both(record.mean), _COLUMN)
        yield from entry(2, "variance", f"{_both(record.variance)}; standard deviation {record.deviation:.8g}", _COLUMN)
        parts = [f"{100 * Fraction(part)} %: {value}" for part, value in record.quantiles.items()]
        yield from entry(2, "quantiles", ", ".join(parts), _COLUMN)
    if record.numbers:
        yield from _table(record)


def _both(number: str) -> str:
    """A number as a fraction, if it is not too long, and in decimals."""
    if "/" not in number:
        return number
    return f"{number} = {_decimal(number, 10)}" if len(number) <= _LONGEST else _decimal(number, 10)


def _table(record: CountRecord) -> Iterator[str]:
    """Every value with its chance: a bar, decimals, the fraction."""
    title = "length" if record.kind == "means" else "value"
    yield f"  {title:>7}  {'mean' if record.kind == 'means' else 'chance'}"
    most = max(Fraction(number) for number in record.numbers.values())
    for value, number in record.numbers.items():
        exact = Fraction(number)
        bar = "█" * round(_BAR * exact / most)
        fraction = number if len(number) <= _LONGEST else "(in full with --json)"
        yield f"  {value.replace(',', ' '):>7}  {float(exact):<12.6g} {bar:<{_BAR}}  {fraction}".rstrip()
