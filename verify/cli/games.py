"""The games that ``verify count`` plays, and what they show of each figure."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from fractions import Fraction
from math import sqrt
from statistics import NormalDist

import click

from verify.cli.games_options import Games
from verify.counting import variants
from verify.counting.figures import Standing, Value
from verify.counting.laws import mean
from verify.counting.moments import variance
from verify.counting.played import Interval, Played
from verify.deals.ranking import arrangements
from verify.errors import BadInput
from verify.kernels.enumeration import enumerate_deals
from verify.kernels.simulation import simulate
from verify.kernels.tallies import Tallies
from verify.kernels.variants import Variant
from verify.report.intervals import wilson

MOST_DEALS = 10**9
ENOUGH = 30  # games, for a mean to be about normal
_Z = NormalDist().inv_cdf(0.975)


def check_games(games: Games, of: variants.Variant) -> None:
    """Raise BadInput, before anything is counted, for a deck whose deals cannot be played, or not all of them."""
    if not of.deck.suits:
        message = "--brute and --simulate play decks with as many cards of every rank"
        raise BadInput(f"{message}: expected --ranks and --suits, and no joker that breaks this")
    deals = arrangements(of.deck.copies)
    if games.every and deals > MOST_DEALS:
        digits, power = f"{deals:.1e}".split("e+")
        number = f"{deals:,}" if deals < 10**15 else f"about {digits} * 10**{power}"
        message = f"--brute plays all deals by rank, and this deck has {number}"
        raise BadInput(f"{message}: expected at most {MOST_DEALS:,} (a smaller deck, or --simulate)")


def play(games: Games, of: variants.Variant) -> Tallies:
    """Play them, with their progress on a terminal. Raises VerifyError if numba is missing."""
    ranks, suits, variant = of.deck.ranks, of.deck.suits, Variant.of(of.rules)
    with _Progress(arrangements(of.deck.copies) if games.every else games.random) as progress:
        if games.every:
            (tallies,) = enumerate_deals(ranks, suits, [variant], journal=games.journal, progress=progress)
        else:
            asked = games.random, games.seed
            (tallies,) = simulate(ranks, suits, *asked, [variant], journal=games.journal, progress=progress)
    return tallies


def shown_by(tallies: Tallies, games: Games, figure: str) -> Played:
    """What the games show of a figure.

    >>> from verify.counting.decks import Deck
    >>> from verify.rules.clock_options import ClockRules
    >>> every = Games(every=True)
    >>> shown_by(play(every, variants.Variant(Deck((2, 2, 2)), ClockRules())), every, "won").numbers
    {(0,): Fraction(2, 3), (1,): Fraction(1, 3)}
    """
    numbers = _numbers(tallies, figure)
    if games.every:
        return Played(Standing.ENUMERATED, tallies.deals, numbers)
    seen = Played(Standing.SIMULATED, tallies.deals, numbers, games.seed)
    if figure == "cycles_of_length":  # a deal has several: their means say nothing of how far they vary
        return seen
    intervals = {value: wilson(int(share * tallies.deals), tallies.deals) for value, share in numbers.items()}
    if figure == "turned_and_completed":
        return seen._replace(intervals=intervals, method="Wilson")
    law = {value: share for (value,), share in numbers.items()}
    if figure == "won":
        interval, method = wilson(int(mean(law) * tallies.deals), tallies.deals), "Wilson"
        return seen._replace(interval=interval, intervals=intervals, method=method)
    method = "normal for the mean, Wilson for a chance"
    return seen._replace(interval=_normal(law, tallies.deals), intervals=intervals, method=method)


def _numbers(tallies: Tallies, figure: str) -> Mapping[Value, Fraction]:
    if figure == "cycles_of_length":
        return {(length,): Fraction(n, tallies.deals) for length, n in sorted(tallies.cycles_of_length.items())}
    if figure == "turned_and_completed":
        together = tallies.together("turned", "completed_clock_piles")
        return {value: Fraction(n, tallies.deals * tallies.weight) for value, n in together.items()}
    return {(value,): share for value, share in tallies.law(figure).items()}


def _normal(law: Mapping[int, Fraction], games: int) -> Interval | None:
    """The interval for a mean; none of too few games, or of games that were all the same."""
    if games < ENOUGH or len(law) == 1:
        return None
    middle, reach = float(mean(law)), _Z * sqrt(variance(law) / (games - 1))
    return middle - reach, middle + reach


class _Progress:
    """Says on a terminal how many deals have been played; to be used in a ``with`` statement, which ends the line."""

    def __init__(self, of: int) -> None:
        self._done, self._of = 0, of
        self._seen, self._said = sys.stderr is not None and sys.stderr.isatty(), False

    def __enter__(self) -> _Progress:
        return self

    def __call__(self, deals: int) -> None:
        self._done, self._said = self._done + deals, True
        self._say(f"\rverify: {self._done:,} of {self._of:,} deals played")

    def __exit__(self, *_: object) -> None:
        if self._said:
            self._say("\n")

    def _say(self, text: str) -> None:
        if self._seen:
            click.echo(text, nl=False, err=True)
