"""Grandfather's Clock as a Python program asks for it: one deal in, one result out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from verify.deals.deal import Deal
from verify.deals.dials import DialDeal, RestDeal, check_shape
from verify.deals.grandfathers_clock import numbered, read_file, read_text
from verify.deals.grandfathers_clock.formats import AnyDeal
from verify.deals.reading import Reading
from verify.rules.grandfathers_clock_choice import GrandfathersClockChoice
from verify.solvers.grandfathers_clock.decide import decide
from verify.solvers.grandfathers_clock.result import GrandfathersClockResult
from verify.solvers.named import the_one


def check_grandfathers_clock(
    deal: object, how: Reading, rules: str, options: Mapping[str, str | int]
) -> GrandfathersClockResult:
    """Decide one deal; raises BadInput for anything that is not exactly one good deal, and for unknown rules."""
    choice = GrandfathersClockChoice.named(rules, options)
    if isinstance(deal, Deal | RestDeal | DialDeal):
        return decide(deal, choice)
    check_shape(how.shape)
    one = the_one(deal, how, read_file, read_text, numbered)
    return decide(cast(AnyDeal, one), choice)
