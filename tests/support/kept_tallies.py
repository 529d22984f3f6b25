"""Tallies that are kept in ``reports``, held against their letters, the binomial sum and the rows of the README."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, fsum, lgamma, log
from pathlib import Path

import pytest

from verify.records.grandfathers_clock_tally import GrandfathersClockTallyRecord
from verify.records.klondike_tally import KlondikeTallyRecord

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")

Told = KlondikeTallyRecord | GrandfathersClockTallyRecord
Options = tuple[tuple[str, str], ...]


def chance(hits: range, trials: int, share: float) -> float:
    """The chance of a number of hits that is among these, term by term: what is kept was found by the beta function."""
    hit, missed = log(share), log(1 - share)
    ways = lgamma(trials + 1)
    return fsum(exp(ways - lgamma(k + 1) - lgamma(trials - k + 1) + k * hit + (trials - k) * missed) for k in hits)


def require_counts_and_interval(told: Told, deals: int) -> None:
    """Counts by counting letters; the interval by its definition, with the unknown counted both ways."""
    letters = told.verdicts
    assert len(letters) == deals == told.winnable + told.unwinnable + told.unknown
    assert letters.count("W") == told.winnable
    assert letters.count("L") == told.unwinnable >= told.deadlocks
    interval, perhaps = told.winnability, told.winnable + told.unknown
    assert interval is not None
    left = (100 - interval.confidence) / 200
    assert chance(range(told.winnable, deals + 1), deals, interval.low) == pytest.approx(left, rel=1e-6)
    assert chance(range(perhaps + 1), deals, interval.high) == pytest.approx(left, rel=1e-6)


def options_of(told: Told, base: Mapping[str, str | int]) -> Options:
    """The options in which the rules of a tally differ from those of its preset."""
    return tuple((name, str(value)) for name, value in told.rules.items() if value != base[name])


def readme_row(told: Told, options: Options) -> str:
    """The row of the README that has the rules and the figures of a tally."""
    name = " ".join(f"-o {option}={value}" for option, value in options) or told.preset
    assert told.winnability is not None
    low, high = (f"{100 * end:.2f} %" for end in (told.winnability.low, told.winnability.high))
    counts = f"{told.winnable:,} | {told.unwinnable:,} | {told.unknown:,}"
    figures = f"| {len(told.verdicts):,} | {counts} | {low} to {high} |"
    rows = [line for line in README.splitlines() if line.startswith(f"| `{name}`") and figures in line]
    assert len(rows) == 1, f"{name}: {figures}"
    return rows[0]
