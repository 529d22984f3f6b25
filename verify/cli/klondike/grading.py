"""Deals of Klondike decided and graded."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from functools import partial

from verify.campaign.outcomes import Outcome
from verify.cli.klondike.many import outcome, result
from verify.cli.searching import grading
from verify.deals.deal import Deal
from verify.making.klondike import grade
from verify.making.levels import Graded
from verify.rules.klondike_choice import KlondikeChoice
from verify.solvers.answers import Limits
from verify.solvers.klondike.result import KlondikeResult
from verify.verdict import Verdict


def graded(
    deals: Iterable[Deal], choice: KlondikeChoice, limits: Limits, jobs: int
) -> Generator[Graded[KlondikeResult], None, None]:
    """The answer for each deal and, if it can be won, how hard it is, in order."""
    deciding = partial(graded_outcome, choice=choice, limits=limits)
    return grading.graded(deals, deciding, lambda deal, told: result(deal, choice, told), jobs)


def graded_outcome(deal: Deal, choice: KlondikeChoice, limits: Limits) -> Outcome:
    """A deal decided and, if it can be won, graded, as plain values."""
    told = outcome(deal, choice, limits, fewest=False)
    if told.verdict != Verdict.WINNABLE:
        return told
    found = result(deal, choice, told)
    return grading.with_grade(told, grade(found.start, found.rules, found.moves))
