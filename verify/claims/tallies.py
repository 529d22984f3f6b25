"""The tallies of very many random Klondike deals, read; and which shares they exclude, in whole numbers.

They take hours and are kept, in ``reports/klondike/winnability`` of the repository and with the package where it is
installed.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import msgspec

from verify.claims.stated import Stated
from verify.errors import VerifyError
from verify.records.klondike_tally import IntervalRecord, KlondikeTallyRecord
from verify.rules.klondike_options import PRESETS

_HOMES = (
    Path(str(files("verify"))) / "claims" / "winnability",
    Path(str(files("verify"))).parent / "reports" / "klondike" / "winnability",
)


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
        left = (1 - Fraction(str(self.interval.confidence)) / 100) / 2
        too_low = at_least(self.winnable, len(self.letters), stated.high) < left
        return too_low or 1 - at_least(self.perhaps + 1, len(self.letters), stated.low) < left

    def __str__(self) -> str:
        low, high = (f"{100 * end:.2f} %" for end in (self.interval.low, self.interval.high))
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
    counts = (told.winnable, told.unwinnable, told.unknown, 0)
    if told.rules != PRESETS[preset].rules.as_options() or tuple(map(told.verdicts.count, "WL?-")) != counts:
        raise ValueError("its rules or counts are not those of its deals")
    if told.winnability is None or len(told.deals) != 1 or sum(counts) != len(told.verdicts):
        raise ValueError("it is not of a row of random deals")
    return Tally(preset, told.deals[0], told.verdicts, told.winnability)


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
