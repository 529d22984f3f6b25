"""Claim and certificate for a deal of Klondike that was decided.

A win is shown by its moves, a deadlock by its cards. Any other loss needs a closed set of positions, which is made
here, apart from the search: first the plain one, which rests on the least; if it is large, a smaller one by reductions,
each of which the certificate names and the checker tests.
"""

from __future__ import annotations

from verify.certificate import klondike
from verify.certificate.files import Pair
from verify.errors import Disagreement, VerifyError
from verify.kernels.loading import load
from verify.quotient.klondike.game import game_from
from verify.quotient.klondike.search import explore
from verify.solvers.certified import ClosedSet, certified
from verify.solvers.klondike.result import KlondikeResult
from verify.solvers.searched import prepared

MOST_PLAIN = 1_000_000
"""Positions in a closed set without reductions; where there would be more, reductions are used."""

REDUCTIONS = frozenset({"safe-up", "skip-safe-back", "safe-talon"})


def certify(result: KlondikeResult) -> Pair:
    """Claim and certificate of a result that is winnable or unwinnable.

    Raises VerifyError if there is no such certificate: the closed set does not fit into memory, the deal is lost only
    because parts of runs may not move, or the checker does not read decks of that size.
    """
    deal = result.deal
    if deal.shape.cards > klondike.MOST_CARDS or result.start.pass_number > klondike.MOST_PASSES:
        limits = f"{klondike.MOST_CARDS} cards and {klondike.MOST_PASSES} passes"
        raise VerifyError(f"{deal.name}: certificates are for {limits} at most")
    return certified(klondike.KLONDIKE, result, lambda: _closed_set(result))


def _closed_set(result: KlondikeResult) -> ClosedSet:
    """The keys of a closed set and the reductions that it rests on."""
    game = prepared("klondike", result.start, result.rules)
    if game is None:
        return explore(game_from(result.start, result.rules)), frozenset()
    sets = load("klondike.closed_sets")
    found = sets.closed_set(game, most_positions=MOST_PLAIN)
    if found.status == "stopped":
        found = sets.closed_set(game, reductions=REDUCTIONS)
    if found.status == "won" and not result.rules.partial_runs:
        raise VerifyError(f"{result.deal.name}: it could be won if parts of runs moved, so that no closed set shows it")
    if found.status == "won":
        raise Disagreement(f"{result.deal.name}: the search says unwinnable, and its closed set holds a win")
    if found.status == "stopped":
        raise VerifyError(f"{result.deal.name}: the closed set needs more {found.why} than there is")
    return found.keys.tolist(), found.reductions
