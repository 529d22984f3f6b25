"""What ``verify count`` prints: a line a figure, whole laws, CSV, JSON."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from verify.cli import count_games_text as played
from verify.cli.games_options import Games
from verify.cli.wrapping import entry, paragraph
from verify.counting.decks import Deck, Jokers
from verify.counting.variants import CHANGE_NOTHING
from verify.records.count import CountRecord

_COLUMNS = (22, 17, 8, 19, 10)  # a text that fills its column has a space after it
_COLUMN = 13
_LONGEST = 40  # letters of a fraction that is shown; longer ones are in --json and --csv
_BAR = 30


def json_line(record: CountRecord) -> str:
    """The record as one line of JSON."""
    import msgspec

    return msgspec.json.encode(record).decode()


def csv_heading(games: Games | None) -> list[str]:
    """What stands above the rows."""
    return ["figure,value,chance" + ((",played" if games.every else ",played,low,high") if games else "")]


def csv(record: CountRecord) -> str:
    """A row for each value of the figure; two values together have a space between them."""
    if record.games:
        return "\n".join(played.csv_rows(record))
    rows = [f"{record.figure},{value.replace(',', ' ')},{number}" for value, number in record.numbers.items()]
    return "\n".join(rows)


def heading(title: str, *, whole: bool) -> Iterator[str]:
    """What is counted, and the titles of the columns."""
    yield title
    if not whole:
        yield _row("figure", "mean", "sd", "5 25 50 75 95 %", "status", "by")


def deck(of: Deck, jokers: Jokers) -> str:
    """A deck in words, with the jokers it was made with.

    >>> from verify.counting.decks import deck_of
    >>> print(deck(deck_of((4,) * 13, Jokers(2, "king")), Jokers(2, "king")))
    13 ranks, 4 suits, 2 jokers (king), 54 cards
    """
    *clock, centre = of.copies
    if jokers.number and jokers.rule == "own-pile":
        clock.pop()
    copies = [*clock, centre - jokers.number * (jokers.rule == "king")]
    alike = len(set(copies)) == 1
    suits = f"{copies[0]} suit{'s' * (copies[0] > 1)}"
    parts = [f"{len(copies)} ranks", suits] if alike else [f"copies {','.join(map(str, copies))}"]
    if jokers.number:
        parts.append(f"{jokers.number} joker{'s' * (jokers.number > 1)} ({jokers.rule})")
    return ", ".join([*parts, f"{of.cards} cards"])


def text(record: CountRecord, whole: bool) -> str:
    """A figure on one line, or with its whole law."""
    return "\n".join(_whole(record) if whole else _lines(record))


def notes(records: Sequence[CountRecord]) -> str:
    """What the rules do not change."""
    lines = paragraph(f"{', '.join(CHANGE_NOTHING)} change none of this: a shuffled deck stays one (C8)")
    unknown = [record for record in records if record.status in ("open", "simulated")]
    for reason in dict.fromkeys(record.method for record in unknown):
        without = [record.figure for record in unknown if record.method == reason]
        lines += paragraph(f"{reason}: {', '.join(without)}")
    if records and records[0].games:
        lines += paragraph(played.note(records[0]))
    return "\n".join(lines)


def _lines(record: CountRecord) -> Iterator[str]:
    """What is known, and what random games show."""
    if record.status != "simulated":
        yield _line(record)
    if played.is_simulated(record):
        name = record.figure if record.status == "simulated" else ""
        row = _row(name, *played.columns(record)) if record.kind == "law" else ""
        yield row or _beginning(name, record.played, "simulated", "no interval")


def _line(record: CountRecord) -> str:
    by = (", ".join(record.theorems) or record.method) + played.equal(record)
    if record.status == "open":
        return _row(record.figure, "-", "-", "-", record.status, by)
    if record.mean is None or record.deviation is None:
        return _beginning(record.figure, record.numbers, record.status, by)
    quantiles = " ".join(map(str, record.quantiles.values()))
    return _row(record.figure, _mean(record.mean), f"{record.deviation:.4g}", quantiles, record.status, by)


def _beginning(name: str, numbers: Mapping[str, str], status: str, by: str) -> str:
    """The first numbers of a figure that has no mean."""
    head = ", ".join(f"{value}: {_decimal(number, 3)}" for value, number in list(numbers.items())[:3])
    return f"{name:<{_COLUMNS[0]}}{head + ', ...':<{sum(_COLUMNS[1:4])}}{status:<{_COLUMNS[4]}}{by}"


def _mean(mean: str) -> str:
    if "/" not in mean:
        return mean
    return f"{mean} = {_decimal(mean, 5)}" if len(mean) <= 6 else _decimal(mean, 9)


def _row(*texts: str) -> str:
    *columns, last = texts
    return "".join(f"{text + ' ':<{width}}" for text, width in zip(columns, _COLUMNS, strict=True)) + last


def _decimal(number: str, digits: int) -> str:
    return f"{float(Fraction(number)):.{digits}g}"


def _whole(record: CountRecord) -> Iterator[str]:
    yield ""
    yield f"{record.figure}: {record.says}"
    if record.status != "enumerated":
        status = "open" if record.status == "simulated" else record.status
        yield from entry(2, status, ", ".join([*record.theorems, record.method]), _COLUMN)
    if record.mean is not None and record.variance is not None:
        yield from entry(2, "mean", _both(record.mean), _COLUMN)
        yield from entry(2, "variance", f"{_both(record.variance)}; standard deviation {record.deviation:.8g}", _COLUMN)
        parts = [f"{100 * Fraction(part)} %: {value}" for part, value in record.quantiles.items()]
        yield from entry(2, "quantiles", ", ".join(parts), _COLUMN)
    if record.games:
        for name, text in played.entries(record):
            yield from entry(2, name, text, _COLUMN)
    if played.is_simulated(record):
        yield from played.table(record)
    elif record.numbers:
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
