"""The tallies of very many random Klondike deals, read; and which shares they exclude, in whole numbers.

They take hours and are kept, in ``reports/klondike/winnability`` of the repository and with the package where it is
installed. Of what a file says only the letters are taken on trust: the counts and the interval must follow from them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import msgspec

from verify.claims.stated import Stated
from verify.deals.deal import STANDARD
from verify.errors import VerifyError
from verify.records.klondike_tally import SCHEMA, KlondikeTallyRecord
from verify.records.searched import IntervalRecord
from verify.rules.klondike_options import PRESETS

_HOMES = (
    Path(str(files("verify"))) / "claims" / "winnability",
    Path(str(files("verify"))).parent / "reports" / "klondike" / "winnability",
)

LEAST_CONFIDENCE = 50
"""Percent that the confidence of an interval must be more than, to say anything."""

_ROW = re.compile(r"random:[0-9]{1,20}:([1-9][0-9]*)")


class NoTally(VerifyError):
    """There is no tally of these rules that can be read."""


class Tally(NamedTuple):
    """What so many random deals came to under a preset: a letter for each, and the interval that these give."""

    preset: str
    deals: str
    letters: str
    interval: IntervalRecord

    @property
    def winnable(self) -> int:
        """How many can be won."""
        return self.letters.count("W")

    @property
    def perhaps(self) -> int:
        """How many can be won if all that are unknown can."""
        return len(self.letters) - self.letters.count("L")

    def excludes(self, stated: Stated) -> bool:
        """Whether its interval (Clopper-Pearson) has none of the shares that a stated figure may stand for.

        It has a share exactly if neither so many deals or more, nor so few or fewer, have less than half of the chance
        that the confidence leaves.
        """
        too_low = at_least(self.winnable, len(self.letters), stated.high) < self._left
        return too_low or 1 - at_least(self.perhaps + 1, len(self.letters), stated.low) < self._left

    @property
    def has_its_interval(self) -> bool:
        """Whether the interval that is told is that of the letters, as far as it is printed."""
        deals = len(self.letters)
        low_is_right = _is_where(_printed(self.interval.low), self.winnable, deals, self._left)
        return low_is_right and _is_where(_printed(self.interval.high), self.perhaps + 1, deals, 1 - self._left)

    @property
    def _left(self) -> Fraction:
        """Half of the chance that the confidence leaves."""
        return (1 - Fraction(str(self.interval.confidence)) / 100) / 2

    def __str__(self) -> str:
        low, high = (f"{float(100 * _printed(end)):.2f} %" for end in (self.interval.low, self.interval.high))
        unknown = self.perhaps - self.winnable
        return (
            f"{self.winnable:,} of {len(self.letters):,} random deals ({self.deals}, rules {self.preset}) are winnable"
            f"{f' and {unknown:,} unknown' if unknown else ''}; of all deals {low} to {high} "
            f"({self.interval.confidence:g} % confidence, Clopper-Pearson)"
        )


@cache
def tally(preset: str) -> Tally:
    """The tally that is kept of a preset. Raises NoTally if there is none, or one that is of something else."""
    path = next((home / f"{preset}.json" for home in _HOMES if (home / f"{preset}.json").is_file()), None)
    if path is None:
        raise NoTally(f"the tally {preset}.json is not there: it is in reports/klondike/winnability of the repository")
    try:
        return _tally(preset, msgspec.json.decode(path.read_bytes(), type=KlondikeTallyRecord))
    except (OSError, ValueError) as error:
        raise NoTally(f"the tally {preset}.json cannot be read: {error}") from None


def _tally(preset: str, told: KlondikeTallyRecord) -> Tally:
    fault = next(_faults(preset, told), None)
    if fault or told.winnability is None:
        raise ValueError(fault)
    kept = Tally(preset, told.deals[0], told.verdicts, told.winnability)
    if not kept.has_its_interval:
        raise ValueError("its interval is not that of its letters")
    return kept


def _faults(preset: str, told: KlondikeTallyRecord) -> Iterator[str]:
    """What keeps a record from being that of a row of random deals under the preset."""
    if told.schema != SCHEMA:
        yield f"its schema is not {SCHEMA}"
    if told.preset != preset or told.rules != PRESETS[preset].rules.as_options():
        yield f"its rules are not those of {preset}"
    if (told.ranks, told.suits) != STANDARD:
        yield f"its deals are not of {STANDARD.ranks} ranks and {STANDARD.suits} suits"
    counts = (told.winnable, told.unwinnable, told.unknown, told.bad)
    if tuple(map(told.verdicts.count, "WL?-")) != counts or sum(counts) != len(told.verdicts):
        yield "its counts are not those of its letters"
    row = _ROW.fullmatch(told.deals[0]) if len(told.deals) == 1 else None
    if told.bad or row is None or row[1] != str(len(told.verdicts)):
        yield "it is not of one row of random deals, with a verdict for each"
    if told.winnability is None or not LEAST_CONFIDENCE < told.winnability.confidence < 100:
        yield f"it has no interval with a confidence between {LEAST_CONFIDENCE} and 100 %"
    elif not 0 <= told.winnability.low <= told.winnability.high <= 1:
        yield "its interval is none of shares"


def _printed(end: float) -> Fraction:
    """The end of an interval as it is printed: to a hundredth of a percent."""
    return Fraction(f"{end:.4f}")


def _is_where(end: Fraction, hits: int, trials: int, chance: Fraction) -> bool:
    """Whether the share of which so many hits or more have that chance is printed as this one."""
    if not 0 < hits <= trials:  # they are certain, or impossible, whatever the share
        return end == int(hits > 0)
    half = Fraction(1, 20_000)
    least, most = max(end - half, Fraction(0)), min(end + half, Fraction(1))
    return at_least(hits, trials, least) <= chance <= at_least(hits, trials, most)


@cache
def at_least(hits: int, trials: int, share: Fraction) -> Fraction:
    """The chance of so many hits or more in so many independent trials, each a hit with that chance.

    >>> at_least(2, 3, Fraction(1, 2))
    Fraction(1, 2)
    """
    if share in (0, 1):
        return Fraction(int(share == 1 or hits == 0))
    hit, miss = share.numerator, share.denominator - share.numerator
    ways = total = hit**trials
    for missed in range(1, trials - hits + 1):
        ways = ways * (trials - missed + 1) * miss // (missed * hit)
        total += ways
    return Fraction(total * (hits <= trials), share.denominator**trials)
