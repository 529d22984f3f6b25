"""Deals decided and graded, on one process or several, and a grade as a journal would have it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from fractions import Fraction
from typing import TypeVar

from verify.campaign.outcomes import Outcome
from verify.campaign.stream import decided_in_order
from verify.deals.deal import Deal
from verify.making.levels import Grade, Graded, HasVerdict

R = TypeVar("R", bound=HasVerdict)


def graded(
    deals: Iterable[Deal], deciding: Callable[[Deal], Outcome], result: Callable[[Deal, Outcome], R], jobs: int
) -> Generator[Graded[R], None, None]:
    """The answer for each deal and, if it can be won, how hard it is, in order.

    ``deciding`` tells both as plain values, and a process must be able to import it; ``result`` reads the answer.
    """
    with closing(decided_in_order(deciding, deals, jobs)) as decided:
        for deal, told in decided:
            yield Graded(result(deal, told), read_grade(told))


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
