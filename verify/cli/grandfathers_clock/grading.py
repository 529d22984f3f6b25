"""Deals of Grandfather's Clock decided and graded."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from functools import partial

from verify.campaign.outcomes import Outcome
from verify.cli.grandfathers_clock.many import outcome, result
from verify.cli.searching import grading
from verify.deals.deal import Deal
from verify.making.grandfathers_clock import grade
from verify.making.levels import Graded
from verify.rules.grandfathers_clock_choice import GrandfathersClockChoice
from verify.solvers.answers import Limits
from verify.solvers.grandfathers_clock.result import GrandfathersClockResult
from verify.verdict import Verdict


def graded(
    deals: Iterable[Deal], choice: GrandfathersClockChoice, limits: Limits, jobs: int, *, with_grades: bool
) -> Generator[Graded[GrandfathersClockResult], None, None]:
    """The answer for each deal and, if that is wanted and it can be won, how hard it is, in order."""
    grading_too = partial(graded_outcome, choice=choice, limits=limits)
    deciding = grading_too if with_grades else partial(outcome, choice=choice, limits=limits, fewest=False)
    return grading.graded(deals, deciding, lambda deal, told: result(deal, choice, told), jobs)


def graded_outcome(deal: Deal, choice: GrandfathersClockChoice, limits: Limits) -> Outcome:
    """A deal decided and, if it can be won, graded, as plain values."""
    told = outcome(deal, choice, limits, fewest=False)
    if told.verdict != Verdict.WINNABLE:
        return told
    found = result(deal, choice, told)
    return grading.with_grade(told, grade(found.start, found.rules, found.moves))
