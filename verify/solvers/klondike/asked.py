"""Klondike as a Python program asks for it: one deal in, one result out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from verify.deals.deal import Deal
from verify.deals.klondike import numbered, read_file, read_text
from verify.deals.positions import PositionDeal
from verify.deals.reading import Reading
from verify.rules.klondike_choice import KlondikeChoice
from verify.solvers.klondike.decide import decide
from verify.solvers.klondike.result import KlondikeResult
from verify.solvers.named import the_one


def check_klondike(deal: object, how: Reading, rules: str, options: Mapping[str, str | int]) -> KlondikeResult:
    """Decide one deal; raises BadInput for anything that is not exactly one good deal, and for unknown rules."""
    choice = KlondikeChoice.named(rules, options)
    if isinstance(deal, Deal | PositionDeal):
        return decide(deal, choice)
    one = the_one(deal, how, read_file, read_text, numbered)
    return decide(cast(Deal | PositionDeal, one), choice)
