"""Klondike as an engine plays it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from verify.conformance.engine import Json
from verify.deals.klondike.json_tables import table_members
from verify.deals.positions import Position
from verify.rules.klondike import Move, after, is_won, legal_moves
from verify.rules.klondike_moves import write_move
from verify.rules.klondike_options import KlondikeRules


@dataclass(frozen=True)
class KlondikePlay:
    """A position of Klondike, and the rules it is played by."""

    position: Position
    rules: KlondikeRules

    def state(self) -> Json:
        """Columns, foundations, stock, waste and pass, as deals in JSON have them."""
        return table_members(self.position)

    @cached_property
    def legal(self) -> Mapping[str, Move]:
        """The moves as they are written, and what they are."""
        return {write_move(move): move for move in legal_moves(self.position, self.rules)}

    def after(self, move: str) -> KlondikePlay:
        """The position after a move that is one of ``legal``."""
        return KlondikePlay(after(self.position, self.legal[move], self.rules), self.rules)

    def result(self) -> Json:
        """Whether the game is won."""
        return {"result": "won" if is_won(self.position) else "open"}
