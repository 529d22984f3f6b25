"""The search over the quotient in plain Python, for games whose positions the compiled programs cannot hold."""

from __future__ import annotations

from verify.kernels.limits import Found
from verify.quotient.klondike.game import Game
from verify.quotient.klondike.moves import AbstractMove
from verify.quotient.klondike.search import winning_line
from verify.solvers.answers import Limits
from verify.solvers.slowly import Progress, within

BYTES_A_POSITION = 2_000
"""About what a position takes here, with the way that led to it."""


def search_slowly(game: Game, limits: Limits, progress: Progress | None = None) -> Found[AbstractMove]:
    """Look for a win until there is one, every position has been seen, or a limit is reached."""
    return within(limits, BYTES_A_POSITION, lambda visit: winning_line(game, ("safe-up",), visit), progress)
