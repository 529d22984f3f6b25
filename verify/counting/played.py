"""A figure as games show it, beside what is known of its law or in the place of that.

All deals by rank make a law, and it must be the one that was counted. Random games only estimate it: they must show
nothing that the law rules out, and the rest is for an interval to say.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple

from verify.counting.figures import Figure, Kind, Standing, Value, text
from verify.counting.laws import mean
from verify.errors import Disagreement

Interval = tuple[float, float]


class Played(NamedTuple):
    """What games show of a figure: all deals by rank (``enumerated``), or random ones of a seed (``simulated``).

    ``numbers`` are the shares of its values in so many games (or means, by length), without zeros. Only of simulated
    games there are intervals, made by ``method``: ``interval`` for the mean, ``intervals`` for the chance of a value.
    """

    standing: Standing
    games: int
    numbers: Mapping[Value, Fraction]
    seed: int | None = None
    interval: Interval | None = None
    intervals: Mapping[Value, Interval] = {}
    method: str | None = None


def settled(figure: Figure, played: Played) -> Figure:
    """The figure, now that games were played: one that is open is known from all deals, or estimated.

    Raises Disagreement if the games contradict its law.
    """
    if figure.standing != Standing.OPEN:
        _check(figure, played)
        return figure
    if played.standing == Standing.ENUMERATED:
        return figure._replace(standing=played.standing, method="all deals by rank", numbers=played.numbers)
    return figure._replace(standing=played.standing)


def agrees(figure: Figure, played: Played) -> bool | None:
    """Whether games agree with an exact mean: it is theirs, or lies in their interval. None if that is not known."""
    if figure.standing in (Standing.OPEN, Standing.ENUMERATED, Standing.SIMULATED):
        return None
    certain = len(figure.numbers) == 1 and figure.kind != Kind.MEANS
    if played.standing == Standing.ENUMERATED or certain:
        return True  # or there would have been a Disagreement
    if played.interval is None:
        return None
    low, high = played.interval
    return low <= mean(figure.law) <= high


def _check(figure: Figure, played: Played) -> None:
    """Raise Disagreement for a share of all deals that is not the chance, and for a value that cannot be."""
    exact = {value: number for value, number in figure.numbers.items() if number}
    every = played.standing == Standing.ENUMERATED
    for value in sorted({*exact, *played.numbers}):
        law, share = exact.get(value, Fraction(0)), played.numbers.get(value, Fraction(0))
        if share != law and (every or not law):
            games = f"{played.games} {'deals' if every else 'random deals'}"
            raise Disagreement(f"{figure.name} {text(value)}: {share} in {games} played, {law} by its law")
