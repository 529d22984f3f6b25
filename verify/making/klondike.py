"""How hard a winnable deal of Klondike is: random games, the solution and the choice on its way.

``verify.kernels.klondike.playouts`` says how random games are played; the choice is that between useful moves.
"""

from __future__ import annotations

from collections.abc import Iterable

from verify.deals.positions import Position
from verify.kernels.loading import load
from verify.making.levels import Grade
from verify.rules.klondike import Move
from verify.rules.klondike_options import KlondikeRules

RANDOM_GAMES, SEED = 1000, 1


def grade(start: Position, rules: KlondikeRules, moves: Iterable[Move]) -> Grade:
    """How hard a deal is that these moves win.

    Raises VerifyError if numba is missing, or the game is too large for the programs that play it.
    """
    solution, programs = tuple(moves), load("klondike.playouts")
    game = load("klondike.game").prepare(start, rules)
    line = load("klondike.lines").line_of(game, solution)
    won = programs.playouts(game, RANDOM_GAMES, SEED)
    return Grade(won, RANDOM_GAMES, len(solution), programs.branching(game, line))
