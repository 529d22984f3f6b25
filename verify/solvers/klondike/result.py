"""What there is to say about a deal of Klondike."""

from __future__ import annotations

from verify.deals.deal import Deal
from verify.deals.positions import Position, PositionDeal
from verify.rules.klondike import Move
from verify.rules.klondike_choice import KlondikeChoice
from verify.rules.klondike_options import KlondikeRules
from verify.solvers.answers import SearchedResult


class KlondikeResult(SearchedResult[Deal | PositionDeal, KlondikeChoice, KlondikeRules, Position, Move]):
    """The answer for one deal.

    ``shortest`` counts abstract moves: draws, redeals and runs laid elsewhere count nothing. ``stuck`` is a table where
    nothing can be placed any more, whatever is drawn. ``positions`` are abstract ones.
    """
