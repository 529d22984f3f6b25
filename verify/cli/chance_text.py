"""What ``verify check`` prints of a second chance: the chance of a win, and how many ways to go on there are."""

from __future__ import annotations

from fractions import Fraction

from verify.solvers.clock import ClockResult
from verify.verdict import Verdict

_ACTS = {"watch": "exchange", "extra-draw": "draw"}


def chance_text(result: ClockResult) -> str:
    """The chance of a win, exact and about in percent; nothing where no second chance is taken."""
    if not result.ways:
        return ""
    return f"{written(result.chance)}; {_wins(result)}"


def chance_line(result: ClockResult) -> str:
    """The same for a line among others."""
    return f"chance {result.chance}: {_wins(result)}" if result.verdict is Verdict.DEPENDS else _wins(result)


def written(chance: Fraction) -> str:
    """A chance, and about how many percent that are where it is no whole number of them.

    >>> written(Fraction(7, 25)), written(Fraction(1, 3)), written(Fraction(1))
    ('7/25 (28 %)', '1/3 (about 33.3 %)', '1')
    """
    percent = 100 * chance
    if chance in (0, 1):
        return str(chance)
    exact = percent.denominator == 1
    return f"{chance} ({percent} %)" if exact else f"{chance} (about {float(percent):.1f} %)"


def _wins(result: ClockResult) -> str:
    ways, act = len(result.ways), _ACTS[result.rules.second_chance]
    wins = sum(way.outcome.verdict is Verdict.WON for way in result.ways)
    if ways == 1:
        return f"the {act} {'wins' if wins else 'does not win'}"
    return f"{wins or 'none'} of {ways} {act}s {'win' if wins > 1 else 'wins'}"
