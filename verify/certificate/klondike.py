"""Claims and certificates of Klondike (searched.py says of which kinds)."""

from __future__ import annotations

from typing import Any

from verify.certificate.searched import Certifying, names
from verify.deals.deal import Deal
from verify.deals.positions import Column, Position, PositionDeal
from verify.rules.klondike import Move
from verify.rules.klondike_moves import write_moves
from verify.rules.klondike_options import KlondikeRules

KlondikeDeal = Deal | PositionDeal

MOST_CARDS, MOST_PASSES = 104, 1000
"""The largest deck, and the last pass under way, of which the checker reads claims."""

_OF_A_DECK = ("columns", "deal", "listing")


def _stated(deal: KlondikeDeal, rules: KlondikeRules) -> dict[str, Any]:
    """Every option; those that say how a deck is dealt say nothing of a table."""
    options: dict[str, Any] = rules.as_options()
    return {**options, **dict.fromkeys(_OF_A_DECK)} if isinstance(deal, PositionDeal) else options


def _dealt(deal: KlondikeDeal) -> dict[str, Any]:
    return _table(deal.position) if isinstance(deal, PositionDeal) else {"deck": names(deal.cards)}


def _table(position: Position) -> dict[str, Any]:
    return {
        "columns": [_column(column) for column in position.columns],
        "foundations": list(position.foundations),
        "stock": names(position.stock),
        "waste": names(position.waste),
        "pass": position.pass_number,
    }


def _column(column: Column) -> dict[str, Any]:
    return {"down": names(column.down), "up": names(column.up)}


KLONDIKE = Certifying[KlondikeDeal, KlondikeRules, Move]("klondike", _stated, _dealt, write_moves)
"""How they are written."""

claim = KLONDIKE.claim
moves_certificate = KLONDIKE.moves_certificate
deadlock_certificate = KLONDIKE.deadlock_certificate
closed_set_certificate = KLONDIKE.closed_set_certificate
