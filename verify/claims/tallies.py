"""The tallies of very many deals, read; and which shares they exclude, in whole numbers.

They take up to hours and are kept, in ``reports/GAME/winnability`` of the repository and with the package where it is
installed. Of what a file says only the letters are taken on trust: the counts and the interval must follow from them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import msgspec

from verify.claims.stated import Stated
from verify.deals.deal import STANDARD
from verify.errors import VerifyError
from verify.records import grandfathers_clock_tally, klondike_tally
from verify.records.grandfathers_clock_tally import GrandfathersClockTallyRecord
from verify.records.klondike_tally import KlondikeTallyRecord
from verify.records.searched import IntervalRecord
from verify.rules import grandfathers_clock_options, klondike_options
from verify.rules.grandfathers_clock_options import GrandfathersClockRules
from verify.rules.klondike_options import KlondikeRules

Told = KlondikeTallyRecord | GrandfathersClockTallyRecord

LEAST_CONFIDENCE = 50
"""Percent that the confidence of an interval must be more than, to say anything."""

RANDOM = "-random"
"""What a name of a tally ends with that is of random deals, where others are of numbered ones."""

_ROW = re.compile(r"(?:random:[0-9]{1,20}:|kpat:1-)([1-9][0-9]*)")


class _Game(NamedTuple):
    """Where the tallies of a game are kept, and what they must be like."""

    folder: str
    record: type[Told]
    schema: str
    rules: Mapping[str, KlondikeRules | GrandfathersClockRules]


_GAMES = {
    "klondike": _Game(
        "klondike",
        KlondikeTallyRecord,
        klondike_tally.SCHEMA,
        {name: preset.rules for name, preset in klondike_options.PRESETS.items()},
    ),
    "grandfathers-clock": _Game(
        "grandfathers_clock",
        GrandfathersClockTallyRecord,
        grandfathers_clock_tally.SCHEMA,
        {name: preset.rules for name, preset in grandfathers_clock_options.PRESETS.items()},
    ),
}


class NoTally(VerifyError):
    """There is no tally of these rules that can be read."""


class Tally(NamedTuple):
    """What so many deals came to under a preset: a letter for each, and the interval that these give."""

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
        too_low = _tail(self.winnable, len(self.letters), stated.high).is_below(self._left)
        return too_low or _tail(self.perhaps + 1, len(self.letters), stated.low).is_above(1 - self._left)

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
        numbered = not self.deals.startswith("random")
        kind, proviso = ("numbered", "if these are random ones, ") if numbered else ("random", "")
        return (
            f"{self.winnable:,} of {len(self.letters):,} {kind} deals ({self.deals}, rules {self.preset}) are winnable"
            f"{f' and {unknown:,} unknown' if unknown else ''}; {proviso}of all deals {low} to {high} "
            f"({self.interval.confidence:g} % confidence, Clopper-Pearson)"
        )


@cache
def tally(name: str, game: str = "klondike") -> Tally:
    """The tally of that name that is kept of a game: a preset, or one with ``-random``.

    Raises NoTally if there is none, or one that is of something else.
    """
    path = next((home / f"{name}.json" for home in _homes(game) if (home / f"{name}.json").is_file()), None)
    if path is None:
        where = f"reports/{_GAMES[game].folder}/winnability of the repository"
        raise NoTally(f"the tally {name}.json is not there: it is in {where}")
    try:
        return _tally(name, _GAMES[game], msgspec.json.decode(path.read_bytes(), type=_GAMES[game].record))
    except (OSError, ValueError) as error:
        raise NoTally(f"the tally {name}.json cannot be read: {error}") from None


def _homes(game: str) -> tuple[Path, ...]:
    """The directories where the tallies of a game may be: in the package, in the repository."""
    package, folder = Path(str(files("verify"))), _GAMES[game].folder
    return package / "claims" / "winnability" / folder, package.parent / "reports" / folder / "winnability"


def _tally(name: str, game: _Game, told: Told) -> Tally:
    fault = next(_faults(name, game, told), None)
    if fault or told.winnability is None:
        raise ValueError(fault)
    kept = Tally(told.preset, told.deals[0], told.verdicts, told.winnability)
    if not kept.has_its_interval:
        raise ValueError("its interval is not that of its letters")
    return kept


def _faults(name: str, game: _Game, told: Told) -> Iterator[str]:
    """What keeps a record from being that of a row of deals under the preset that its name has."""
    preset = name.removesuffix(RANDOM)
    if told.schema != game.schema:
        yield f"its schema is not {game.schema}"
    if told.preset != preset or told.rules != game.rules[preset].as_options():
        yield f"its rules are not those of {preset}"
    if (told.ranks, told.suits) != STANDARD:
        yield f"its deals are not of {STANDARD.ranks} ranks and {STANDARD.suits} suits"
    counts = (told.winnable, told.unwinnable, told.unknown, told.bad)
    if tuple(map(told.verdicts.count, "WL?-")) != counts or sum(counts) != len(told.verdicts):
        yield "its counts are not those of its letters"
    row = _ROW.fullmatch(told.deals[0]) if len(told.deals) == 1 else None
    if told.bad or row is None or row[1] != str(len(told.verdicts)):
        yield "it is not of one row of deals, with a verdict for each"
    elif row[0].startswith("kpat") and (name.endswith(RANDOM) or game.folder == "klondike"):
        yield "its deals are not random ones"
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
    return not _tail(hits, trials, least).is_above(chance) and not _tail(hits, trials, most).is_below(chance)


class _Chance(NamedTuple):
    """A fraction that is not in its lowest terms: with a million of digits these would take longer than all else."""

    part: int
    whole: int

    def is_below(self, chance: Fraction) -> bool:
        """Whether it is less than a chance."""
        return self.part * chance.denominator < chance.numerator * self.whole

    def is_above(self, chance: Fraction) -> bool:
        """Whether it is more than a chance."""
        return self.part * chance.denominator > chance.numerator * self.whole


def at_least(hits: int, trials: int, share: Fraction) -> Fraction:
    """The chance of so many hits or more in so many independent trials, each a hit with that chance.

    >>> at_least(2, 3, Fraction(1, 2))
    Fraction(1, 2)
    """
    return Fraction(*_tail(hits, trials, share))


@lru_cache(maxsize=64)
def _tail(hits: int, trials: int, share: Fraction) -> _Chance:
    """The same, as it comes out."""
    if hits > trials or share in (0, 1):
        return _Chance(int(hits <= trials * share), 1)
    hit, miss = share.numerator, share.denominator - share.numerator
    ways = total = hit ** (trials - hits)
    for missed in range(1, trials - hits + 1):
        ways = ways * ((trials - missed + 1) * miss) // (missed * hit)
        total += ways
    return _Chance(total * hit**hits, share.denominator**trials)
