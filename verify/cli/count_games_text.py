"""What ``verify count`` prints of games that were played: equal or not, estimates with their intervals."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from math import floor, log10

from verify.counting.laws import mean
from verify.counting.moments import QUANTILES, deviation, quantile
from verify.records.count import CountRecord

_IN = {True: "in ", False: "not in ", None: ""}


def is_simulated(record: CountRecord) -> bool:
    """Whether random deals were played."""
    return record.seed is not None


def equal(record: CountRecord) -> str:
    """What all deals say beside a law: nothing else, for if they differed that would be an error."""
    beside = record.games and not is_simulated(record) and record.status != "enumerated"
    return "; enumerated: equal" if beside else ""


def games(record: CountRecord) -> str:
    """Which games were played."""
    deals = f"{record.games:,} {'deal' if record.games == 1 else 'deals'}"
    return f"{deals}, random by seed {record.seed}" if is_simulated(record) else f"all {deals} by rank"


def columns(record: CountRecord) -> tuple[str, str, str, str, str]:
    """A law in random games: mean, deviation, quantiles; status; whether the exact mean is in the interval."""
    law = _law(record)
    quantiles = " ".join(str(quantile(law, part)) for part in QUANTILES)
    interval = f"{_IN[record.agrees]}{_ends(record.interval)}" if record.interval else _without(record)
    return f"{float(mean(law)):.5g}", f"{deviation(law):.4g}", quantiles, "simulated", interval


def entries(record: CountRecord) -> Iterator[tuple[str, str]]:
    """The same in full, each with its name."""
    if not is_simulated(record):
        yield "enumerated", games(record) + (": equal in every number" if equal(record) else "")
        return
    if record.kind != "law":
        yield "simulated", games(record)
        return
    law = _law(record)
    yield "simulated", f"{games(record)}: mean {float(mean(law)):.8g}, standard deviation {deviation(law):.6g}"
    if record.interval is None:
        yield "interval", _without(record)
        return
    says = {True: "; the exact mean lies in it", False: "; the exact mean does not lie in it", None: ""}[record.agrees]
    yield "interval", f"mean {_ends(record.interval)} (95 %, {record.interval_method}){says}"


def table(record: CountRecord) -> Iterator[str]:
    """Every value with its share of random games and the interval for its chance, and the exact chance beside it."""
    title, number = ("length", "mean") if record.kind == "means" else ("value", "chance")
    exact = f"exact {number}"
    yield f"  {title:>7}  {'simulated':<12} {'95 % interval':<24}{exact if record.numbers else ''}".rstrip()
    for value in _values(record):
        share = f"{float(Fraction(record.played.get(value, '0'))):.6g}"
        ends = _ends(record.intervals[value]) if value in record.intervals else "-"
        known = f"{float(Fraction(record.numbers[value])):.6g}" if value in record.numbers else ""
        yield f"  {value.replace(',', ' '):>7}  {share:<12} {ends:<24}{known}".rstrip()


def csv_rows(record: CountRecord) -> Iterator[str]:
    """A row for each value: its exact chance, empty if that is not known, its share of the games, the interval."""
    for value in _values(record):
        ends = record.intervals.get(value, ["", ""]) if is_simulated(record) else []
        exact = record.numbers.get(value, "")
        cells = [record.figure, value.replace(",", " "), exact, record.played.get(value, "0"), *map(str, ends)]
        yield ",".join(cells)


def note(record: CountRecord) -> str:
    """What was played, and how the intervals are to be read."""
    if not is_simulated(record):
        return f"enumerated: {games(record)} were played"
    meant = "whether the exact mean is in the interval of 95 %, which by chance one in twenty is not"
    return f"simulated: {games(record)}; {meant} (Wilson's for won, normal for means)"


def _law(record: CountRecord) -> dict[int, Fraction]:
    return {int(value): Fraction(share) for value, share in record.played.items()}


def _values(record: CountRecord) -> list[str]:
    """All values, those that came and those that might have."""
    return sorted({*record.numbers, *record.played}, key=lambda value: tuple(map(int, value.split(","))))


def _ends(interval: list[float]) -> str:
    """Both ends, with two digits of what is between them.

    >>> _ends([0.42821313, 0.43435215])
    '0.4282 to 0.4344'
    """
    low, high = interval
    decimals = max(0, 1 - floor(log10(high - low)))
    return f"{low:.{decimals}f} to {high:.{decimals}f}"


def _without(record: CountRecord) -> str:
    """Why there is no interval."""
    alike = "the same in every game" if len(record.played) == 1 else "no interval: too few games"
    return f"{alike}, as it must be" if record.agrees else alike
