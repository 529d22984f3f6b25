"""Grandfather's Clock as an engine plays it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from verify.conformance.engine import Json
from verify.deals.dials import DialPosition
from verify.deals.grandfathers_clock.json_tables import table_members
from verify.rules.grandfathers_clock import Move, after, is_won, legal_moves
from verify.rules.grandfathers_clock_moves import write_moves
from verify.rules.grandfathers_clock_options import GrandfathersClockRules


@dataclass(frozen=True)
class DialPlay:
    """A position of Grandfather's Clock, and the rules it is played by."""

    position: DialPosition
    rules: GrandfathersClockRules

    def state(self) -> Json:
        """Columns and the top cards of the foundations, as deals in JSON have them."""
        return table_members(self.position)

    @cached_property
    def legal(self) -> Mapping[str, Move]:
        """The moves as they are written, and what they are."""
        return {write_moves([move]): move for move in legal_moves(self.position, self.rules)}

    def after(self, move: str) -> DialPlay:
        """The position after a move that is one of ``legal``."""
        return DialPlay(after(self.position, self.legal[move]), self.rules)

    def result(self) -> Json:
        """Whether the game is won."""
        return {"result": "won" if is_won(self.position) else "open"}
