"""The moves of a win, found again between the positions that a search passed through."""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from verify.cards import Card
from verify.errors import Disagreement
from verify.kernels.compiled import Numbers, kernel
from verify.kernels.klondike.depth_first import state_of
from verify.kernels.klondike.game import KEY, PINS, TALON, Game, card_of
from verify.kernels.klondike.moves import KINDS, moved, possible
from verify.kernels.klondike.sets import lowest

_MOST_MOVES = 256
_STATE = 7

Line = list[tuple[str, Card]]


@kernel
def successors(facts: Numbers, table: Numbers, row: Numbers, out: Numbers) -> int:
    """Every move of a position and where it leads, a row each: kind, card and the seven numbers; how many there are."""
    state = state_of(row)
    number = 0
    moves = possible(facts, table, state)
    for kind in range(5):
        cards = moves[kind]
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            after = moved(facts, table, state, kind, card)
            out[number, 0], out[number, 1] = kind, card
            for digit in range(7):
                out[number, 2 + digit] = after[digit]
            number += 1
    return number


def moves_from(game: Game, state: Numbers) -> list[tuple[str, Card, Numbers]]:
    """Every move of a position, with the position it leads to."""
    out = np.zeros((_MOST_MOVES, 2 + _STATE), np.int64)
    number = successors(game.facts, game.cards, state, out)
    return [(KINDS[row[0]], card_of(int(row[1])), row[2:]) for row in out[:number]]


def line_through(game: Game, states: Numbers) -> Line:
    """The moves from the first position to the last by way of all others."""
    line: Line = []
    for here, there in pairwise(states):
        line += _between(game, here, there)
    return line


def _between(game: Game, here: Numbers, there: Numbers) -> Line:
    """The fewest moves from one position to another that is one card nearer to the end, or as near."""
    met: dict[int, Line] = {int(here[KEY]): []}
    reached = [here]
    for state in reached:
        line = met[int(state[KEY])]
        if state[KEY] == there[KEY]:
            return line
        for kind, card, after in moves_from(game, state):
            if int(after[KEY]) not in met and any(_as_near(after, end) for end in (here, there)):
                met[int(after[KEY])] = [*line, (kind, card)]
                reached.append(after)
    raise Disagreement("two positions that a search passed through are not connected by moves")


def _as_near(state: Numbers, other: Numbers) -> bool:
    """Whether the same cards lie in the talon and where they were dealt: other moves lead to and fro."""
    return bool(state[PINS] == other[PINS] and state[TALON] == other[TALON])
