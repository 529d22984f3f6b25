"""The search in plain Python, within limits: for games whose positions the compiled programs cannot hold."""

from __future__ import annotations

from verify.kernels.limits import Found
from verify.quotient.grandfathers_clock.reductions import REDUCTIONS
from verify.quotient.grandfathers_clock.search import Search, concrete_search
from verify.rules.grandfathers_clock import Move
from verify.solvers.answers import Limits
from verify.solvers.slowly import Progress, Visit, within
from verify.verdict import Verdict

BYTES_A_POSITION = 600
"""About what a position takes here, with the way that led to it."""


def search_slowly(search: Search, limits: Limits, progress: Progress | None = None) -> Found[Move]:
    """Look for a win until there is one, every position has been seen, or a limit is reached."""

    def winning_moves(visit: Visit) -> list[Move] | None:
        outcome = concrete_search(search._replace(reductions=REDUCTIONS), visit=visit)
        return outcome.moves if outcome.verdict is Verdict.WINNABLE else None

    return within(limits, BYTES_A_POSITION, winning_moves, progress)
