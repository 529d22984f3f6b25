"""How hard a game of Grandfather's Clock is to play: random playouts.

A playout sends a safe card up whenever there is one; otherwise it makes one of the moves, all equally likely. Cards can
go back and forth, so that it is given up after eight moves for each card that was left at the start.
"""

from __future__ import annotations

import numpy as np

from verify.kernels.bits import size
from verify.kernels.compiled import Numbers, Word, kernel
from verify.kernels.dealing import before_deal, below
from verify.kernels.grandfathers_clock.choices import CHOSEN, DIGIT, MOST_MOVES, SAFE_UP, gather
from verify.kernels.grandfathers_clock.game import LEFT, Game
from verify.kernels.grandfathers_clock.moves import moved, state_of

MOVES_A_CARD = 8


def playouts(game: Game, count: int, seed: int) -> int:
    """How many of ``count`` random playouts are won; the same seed gives the same playouts everywhere."""
    choices = np.zeros((MOST_MOVES, 3), np.int64)
    return won_playouts(game.facts, game.cards, game.start.reshape(1, -1), choices, count, np.uint64(seed))


@kernel
def won_playouts(facts: Numbers, table: Numbers, start: Numbers, choices: Numbers, count: int, seed: Word) -> int:
    """The same for the compiled form of a game."""
    won = 0
    for index in range(count):
        random = before_deal(seed, np.uint64(index))
        state = state_of(start, 0)
        for _ in range(MOVES_A_CARD * size(state[LEFT])):
            number = gather(facts, table, SAFE_UP, state, choices)
            if number == 0:
                break
            choice, random = below(np.uint64(number), random)
            at = np.int64(choice)
            state = moved(table, state, choices[at, CHOSEN], choices[at, DIGIT])
        won += state[LEFT] == 0
    return won
