"""Deals decided and graded, on one process or several, and a grade as a journal would have it."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from contextlib import closing
from fractions import Fraction
from functools import partial
from typing import Any

from verify.campaign.outcomes import Outcome
from verify.campaign.stream import decided_in_order
from verify.cli.searching.game import M, P, R, SearchedGame
from verify.cli.searching.many import outcome, result
from verify.deals.deal import Deal
from verify.making.levels import Grade, Graded
from verify.solvers.answers import Limits
from verify.verdict import Verdict


def graded(
    game: SearchedGame[Any, P, M, R],
    deals: Iterable[Deal],
    choice: Any,
    limits: Limits,
    jobs: int,
    *,
    with_grades: bool = True,
) -> Generator[Graded[R], None, None]:
    """The answer for each deal and, if that is wanted and it can be won, how hard it is, in order."""
    deciding = partial(graded_outcome if with_grades else outcome, game=game, choice=choice, limits=limits)
    with closing(decided_in_order(deciding, deals, jobs)) as decided:
        for deal, told in decided:
            yield Graded(result(game, deal, choice, told), read_grade(told))


def graded_outcome(deal: Deal, game: SearchedGame[Any, P, M, R], choice: Any, limits: Limits) -> Outcome:
    """A deal decided and, if it can be won, graded, as plain values."""
    told = outcome(deal, game, choice, limits)
    if told.verdict != Verdict.WINNABLE:
        return told
    found = result(game, deal, choice, told)
    return with_grade(told, game.grade(found.start, found.rules, found.moves))


def with_grade(told: Outcome, grade: Grade) -> Outcome:
    """The same with a grade."""
    return told._replace(grade=f"{grade.won} {grade.played} {grade.moves} {grade.branching}")


def read_grade(told: Outcome) -> Grade | None:
    """The grade that is told; None of a deal that has none.

    >>> read_grade(with_grade(Outcome("a", "winnable"), Grade(126, 1000, 134, Fraction(37, 9)))).branching
    Fraction(37, 9)
    """
    if not told.grade:
        return None
    won, played, moves, branching = told.grade.split()
    return Grade(int(won), int(played), int(moves), Fraction(branching))
