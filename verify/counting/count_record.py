"""A figure counted as a record."""

from __future__ import annotations

from importlib.metadata import version

from verify.counting.decks import Jokers
from verify.counting.figures import Figure, Value
from verify.counting.laws import mean
from verify.counting.moments import QUANTILES, deviation, quantile, variance
from verify.counting.variants import Variant
from verify.records.count import SCHEMA, CountRecord


def record(of: Variant, figure: Figure, preset: str, jokers: Jokers, seconds: float) -> CountRecord:
    """The record of a figure of a variant, counted in so many seconds."""
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
        numbers={text(value): str(number) for value, number in figure.numbers.items()},
        games=figure.games,
        interval=[str(end) for end in figure.interval] if figure.interval else None,
        seconds=round(seconds, 3),
        version=version("patience-verify"),
    )


def text(value: Value) -> str:
    """A value as it is written: one number, or two with a comma between them."""
    return ",".join(map(str, value))
