"""Claims and certificates of Grandfather's Clock (searched.py says of which kinds)."""

from __future__ import annotations

from typing import Any

from verify.certificate.searched import Certifying, names
from verify.deals.deal import Deal
from verify.deals.dials import DialDeal
from verify.deals.grandfathers_clock.formats import AnyDeal
from verify.rules.grandfathers_clock import Move
from verify.rules.grandfathers_clock_moves import write_moves
from verify.rules.grandfathers_clock_options import GrandfathersClockRules

MOST_CARDS = 104
"""The largest deck of which the checker reads claims."""

_OF_A_DECK = ("columns", "listing")


def _stated(deal: AnyDeal, rules: GrandfathersClockRules) -> dict[str, Any]:
    """Every option; those that say how a deck is dealt say nothing of a table."""
    options: dict[str, Any] = rules.as_options()
    return {**options, **dict.fromkeys(_OF_A_DECK)} if isinstance(deal, DialDeal) else options


def _dealt(deal: AnyDeal) -> dict[str, Any]:
    if isinstance(deal, DialDeal):
        columns, foundations = deal.position
        return {"columns": [names(column) for column in columns], "foundations": names(foundations)}
    return {"deck" if isinstance(deal, Deal) else "rest": names(deal.cards)}


GRANDFATHERS_CLOCK = Certifying[AnyDeal, GrandfathersClockRules, Move](
    "grandfathers-clock", _stated, _dealt, write_moves
)
"""How they are written."""

claim = GRANDFATHERS_CLOCK.claim
moves_certificate = GRANDFATHERS_CLOCK.moves_certificate
deadlock_certificate = GRANDFATHERS_CLOCK.deadlock_certificate
closed_set_certificate = GRANDFATHERS_CLOCK.closed_set_certificate
