"""Deals decided and graded, on one process or several."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from contextlib import closing
from fractions import Fraction
from functools import partial

from verify.campaign.outcomes import Outcome
from verify.campaign.stream import decided_in_order
from verify.cli.klondike.many import outcome, result
from verify.deals.deal import Deal
from verify.making.klondike import grade
from verify.making.levels import Grade, Graded
from verify.rules.klondike_choice import KlondikeChoice
from verify.solvers.answers import Limits
from verify.solvers.klondike.result import KlondikeResult
from verify.verdict import Verdict


def graded(
    deals: Iterable[Deal], choice: KlondikeChoice, limits: Limits, jobs: int
) -> Generator[Graded[KlondikeResult], None, None]:
    """The answer for each deal and, if it can be won, how hard it is, in order."""
    deciding = partial(graded_outcome, choice=choice, limits=limits)
    with closing(decided_in_order(deciding, deals, jobs)) as decided:
        for deal, told in decided:
            yield Graded(result(deal, choice, told), read_grade(told))


def graded_outcome(deal: Deal, choice: KlondikeChoice, limits: Limits) -> Outcome:
    """A deal decided and, if it can be won, graded, as plain values."""
    told = outcome(deal, choice, limits, fewest=False)
    if told.verdict != Verdict.WINNABLE:
        return told
    found = result(deal, choice, told)
    how_hard = grade(found.start, found.rules, found.moves)
    return told._replace(grade=f"{how_hard.won} {how_hard.played} {how_hard.moves} {how_hard.branching}")


def read_grade(told: Outcome) -> Grade | None:
    """The grade that is told; None of a deal that has none.

    >>> read_grade(Outcome("a", "winnable", grade="126 1000 134 37/9")).branching
    Fraction(37, 9)
    """
    if not told.grade:
        return None
    won, played, moves, branching = told.grade.split()
    return Grade(int(won), int(played), int(moves), Fraction(branching))
