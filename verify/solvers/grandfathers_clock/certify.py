"""Claim and certificate for a deal of Grandfather's Clock that was decided.

A win is shown by its moves, a deadlock by its cards. Any other loss needs a closed set of positions, which is made
here, apart from the search: first that of all positions that can be reached, which rests on nothing; if it is large, a
smaller one by the reduction that the checker knows.
"""

from __future__ import annotations

from verify.certificate import grandfathers_clock
from verify.certificate.files import Pair
from verify.errors import Disagreement, VerifyError
from verify.kernels.loading import load
from verify.quotient.grandfathers_clock.keys import pack
from verify.quotient.grandfathers_clock.search import Search, closed_set
from verify.solvers.certified import ClosedSet, certified
from verify.solvers.grandfathers_clock.result import GrandfathersClockResult
from verify.solvers.searched import prepared

MOST_PLAIN = 100_000
"""Positions in a closed set without reductions; where there would be more, one is used."""

MOST = 10_000_000
"""Positions in a closed set."""

REDUCTIONS = frozenset({"safe-up"})

WON = 0
"""The key of the won position."""


def certify(result: GrandfathersClockResult) -> Pair:
    """Claim and certificate of a result that is winnable or unwinnable.

    Raises VerifyError if there is no such certificate: the closed set is too large, or the checker does not read decks
    of that size.
    """
    deal = result.deal
    if deal.shape.cards > grandfathers_clock.MOST_CARDS:
        raise VerifyError(f"{deal.name}: certificates are for {grandfathers_clock.MOST_CARDS} cards at most")
    return certified(grandfathers_clock.GRANDFATHERS_CLOCK, result, lambda: _closed_set(result))


def _closed_set(result: GrandfathersClockResult) -> ClosedSet:
    """The keys of a closed set and the reductions that it rests on."""
    for reductions, most in ((frozenset[str](), MOST_PLAIN), (REDUCTIONS, MOST)):
        keys = _keys(result, reductions, most)
        if keys is None:
            continue
        if WON in keys:
            raise Disagreement(f"{result.deal.name}: the search says unwinnable, and its closed set holds a win")
        return keys, reductions
    raise VerifyError(f"{result.deal.name}: the closed set has more than {MOST:,} positions")


def _keys(result: GrandfathersClockResult, reductions: frozenset[str], most: int) -> set[int] | None:
    """The keys of the closed set with these reductions; None if there are more than so many."""
    shape, game = result.deal.shape, prepared("grandfathers_clock", result.start, result.rules)
    if game is None:
        return closed_set(Search(result.start, result.rules, shape, reductions), most)
    found = load("grandfathers_clock.closed_sets").closed_set(game, reductions=reductions, most_positions=most)
    if found.status == "won":
        return {WON}
    return None if found.status == "stopped" else {pack(position, shape) for position in found.positions()}
