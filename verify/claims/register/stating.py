"""How pieces of evidence are written down in the register."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import partial

from verify.claims.evidence import Figures, Seen, Side, Sight, Theorem, python
from verify.claims.stated import Stated, exactly
from verify.counting import order

THIRTEENTH = exactly(Fraction(1, 13))


def enumerated(sight: Callable[[], Sight], bears: Side = "for", *, bare: bool = False) -> Seen:
    """Something seen in all deals of small decks."""
    return Seen("enumeration", sight, _prints(sight), bears, bare)


def compared(sight: Callable[[], Sight], bears: Side = "for", *, bare: bool = False) -> Seen:
    """Something seen when exact laws are compared."""
    return Seen("figure", sight, _prints(sight), bears, bare)


def by_rules(sight: Callable[[], Sight], bears: Side = "for") -> Seen:
    """Something seen in the rules, with every number of cards where that matters."""
    return Seen("rules", sight, _prints(sight), bears)


def tallied(sight: Callable[[str, str], Sight], harder: str, easier: str) -> Seen:
    """Two tallies of random deals compared, deal by deal."""
    code = f"from {sight.__module__} import {sight.__name__}; print({sight.__name__}('{harder}', '{easier}'))"
    return Seen("tally", partial(sight, harder, easier), python(code))


def reckoned(sight: Callable[[], Sight]) -> Seen:
    """The arithmetic of a layout."""
    return Seen("arithmetic", sight, _prints(sight))


def chance_of_a_win(*stated: Stated, bare: bool = False) -> Figures:
    """What is said about the chance to win, beside the chance."""
    return Figures(
        "the chance of a win",
        stated,
        lambda: [order.win(13, 4)] * len(stated),
        "from verify.counting.order import win; print(win(13, 4))",
        bare,
    )


def against_one_in_13() -> Theorem:
    """The chance is exactly one in r, so no other."""
    return Theorem("C10", "of all deals exactly one in 13 is won", "against")


def _prints(sight: Callable[[], Sight]) -> str:
    return python(f"from {sight.__module__} import {sight.__name__}; print({sight.__name__}())")
