"""A deal in the layout of another format, so that it is the same deal when it is read under the rules asked for."""

from __future__ import annotations

from dataclasses import replace

from verify.deals import FORMATS
from verify.deals.deal import Deal
from verify.rules.clock_options import ClockRules
from verify.rules.clock_table import Table, gather


def for_format(deal: Deal, table: Table, rules: ClockRules, format_: str) -> Deal:
    """The deal, which makes this table under its own rules, as a deck or as piles, as the format has it."""
    wanted = FORMATS[format_].layout or deal.layout
    if wanted == deal.layout == "deck":
        return replace(deal, listing=rules.listing)
    if wanted == deal.layout:
        return replace(deal, within_pile=rules.within_pile)
    if wanted == "piles":
        upwards = tuple(card for pile in table.piles for card in reversed(pile))
        return replace(deal, cards=upwards, layout="piles", listing=None, within_pile="bottom-first")
    return replace(deal, cards=gather(table, rules), layout="deck", listing=rules.listing, within_pile=None)
