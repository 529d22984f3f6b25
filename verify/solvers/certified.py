"""Claim and certificate for a deal that was decided by search, whatever the game.

A win is shown by its moves, a deadlock by its cards. Any other loss needs a closed set of positions, which is made
apart from the search.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from verify.certificate.files import Pair
from verify.certificate.searched import Certified, Certifying
from verify.solvers.answers import SearchedResult
from verify.verdict import Verdict

D = TypeVar("D", bound=Certified)
R = TypeVar("R")
M = TypeVar("M")

ClosedSet = tuple[Iterable[int], frozenset[str]]
"""The keys of its positions, and the reductions that it rests on."""


def certified(
    game: Certifying[D, R, M], result: SearchedResult[D, Any, R, Any, M], closed_set: Callable[[], ClosedSet]
) -> Pair:
    """Claim and certificate of a result that is winnable or unwinnable; ``closed_set`` is made only if it is needed."""
    deal, rules = result.deal, result.rules
    claim = game.claim(deal, rules, result.verdict)
    if result.verdict is Verdict.WINNABLE:
        return Pair(claim, game.moves_certificate(deal, rules, result.moves), "moves")
    if result.deadlock:
        return Pair(claim, game.deadlock_certificate(deal, rules, result.deadlock), "deadlock")
    keys, reductions = closed_set()
    return Pair(claim, game.closed_set_certificate(deal, rules, keys, reductions), "closed-set")
