"""A figure counted as a record."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from importlib.metadata import version

from verify.counting.decks import Jokers
from verify.counting.figures import Figure, Value, text
from verify.counting.laws import mean
from verify.counting.moments import QUANTILES, deviation, quantile, variance
from verify.counting.played import Played, agrees
from verify.counting.variants import Variant
from verify.records.count import SCHEMA, CountRecord


def record(
    of: Variant, figure: Figure, preset: str, jokers: Jokers, seconds: float, played: Played | None = None
) -> CountRecord:
    """The record of a figure of a variant, counted in so many seconds, and beside it what games show, if there are."""
    law = figure.law
    return CountRecord(
        schema=SCHEMA,
        figure=figure.name,
        says=figure.says,
        preset=preset,
        rules=of.rules.as_options("deck"),
        ranks=of.deck.ranks,
        cards=of.deck.cards,
        copies=list(of.deck.copies),
        jokers=jokers.number,
        joker=jokers.rule if jokers.number else None,
        status=figure.standing,
        method=figure.method,
        theorems=list(figure.theorems),
        kind=figure.kind,
        mean=str(mean(law)) if law else None,
        variance=str(variance(law)) if law else None,
        deviation=deviation(law) if law else None,
        quantiles={str(part): quantile(law, part) for part in QUANTILES} if law else {},
        numbers=_texts(figure.numbers),
        games=played.games if played else 0,
        seed=played.seed if played else None,
        played=_texts(played.numbers) if played else {},
        interval=list(played.interval) if played and played.interval else None,
        intervals={text(value): list(ends) for value, ends in played.intervals.items()} if played else {},
        interval_method=played.method if played else None,
        agrees=agrees(figure, played) if played else None,
        seconds=round(seconds, 3),
        version=version("patience-verify"),
    )


def _texts(numbers: Mapping[Value, Fraction]) -> dict[str, str]:
    return {text(value): str(number) for value, number in numbers.items()}
