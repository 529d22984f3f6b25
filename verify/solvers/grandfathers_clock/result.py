"""What there is to say about a deal of Grandfather's Clock."""

from __future__ import annotations

from verify.deals.dials import DialPosition
from verify.deals.grandfathers_clock.formats import AnyDeal
from verify.rules.grandfathers_clock import Move
from verify.rules.grandfathers_clock_choice import GrandfathersClockChoice
from verify.rules.grandfathers_clock_options import GrandfathersClockRules
from verify.solvers.answers import SearchedResult


class GrandfathersClockResult(
    SearchedResult[AnyDeal, GrandfathersClockChoice, GrandfathersClockRules, DialPosition, Move]
):
    """The answer for one deal.

    ``shortest`` counts every move. ``stuck`` is a table where no move changes more than the order of the columns.
    ``positions`` whose columns differ in their order only are one.
    """
