"""Counting by induction over the piles: sums that z3 cannot write down for every r, step by step."""

from __future__ import annotations

from collections.abc import Callable

from verify.proofs.model.logic import Formula, Number, Row
from verify.proofs.model.relation import Conjuncts, Setting


def sums(at: Setting, row: Row, cards: Callable[[Number], Number], pile: Number) -> Formula:
    """``row[i]`` is the number of these cards in piles 1..i: said for i = 0 and for the step to i = pile + 1."""
    step = at.logic.same(row[pile + 1], row[pile] + cards(pile + 1))
    return at.logic.all_of(at.logic.same(row[0], 0), at.logic.follows(_has_next(at, pile), step))


def induction(at: Setting, pile: Number, holds: Callable[[Number], Formula], then: Formula) -> Conjuncts:
    """``holds(i)`` for i = 0; from each pile to the next; and what follows once it holds for i = r."""
    step = at.logic.all_of(_has_next(at, pile), holds(pile))
    return {
        "no pile": holds(0),
        "one pile more": at.logic.follows(step, holds(pile + 1)),
        "all piles": at.logic.follows(holds(at.r), then),
    }


def _has_next(at: Setting, pile: Number) -> Formula:
    return at.logic.all_of(pile >= 0, pile < at.r)
