"""How hard a winnable deal of Grandfather's Clock is: random games, the solution and the choice on its way.

``verify.kernels.grandfathers_clock.playouts`` says how random games are played; the choice is that between all moves.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from verify.deals.dials import DialPosition
from verify.kernels.loading import load
from verify.making.levels import Grade
from verify.rules.grandfathers_clock import Move, legal_moves, play
from verify.rules.grandfathers_clock_options import GrandfathersClockRules

RANDOM_GAMES, SEED = 1000, 1


def grade(start: DialPosition, rules: GrandfathersClockRules, moves: Iterable[Move]) -> Grade:
    """How hard a deal is that these moves win.

    Raises VerifyError if numba is missing, or the game is too large for the programs that play it.
    """
    solution, programs = tuple(moves), load("grandfathers_clock.playouts")
    won = programs.playouts(load("grandfathers_clock.game").prepare(start, rules), RANDOM_GAMES, SEED)
    *positions, _ = play(start, solution, rules)
    choices = sum(len(list(legal_moves(position, rules))) for position in positions)
    return Grade(won, RANDOM_GAMES, len(solution), Fraction(choices, max(len(solution), 1)))
