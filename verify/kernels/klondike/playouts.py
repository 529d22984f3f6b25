"""How hard a game is to play: random playouts, and how many moves there are to choose from along a line.

A playout sends a safe card of the tableau up whenever there is one, the one of lowest rank; otherwise it makes one of
the abstract moves, all equally likely, but never takes a card back from a foundation. So every move gets on, and it
ends: won, or where no such move is left.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import numpy as np

from verify.cards import Card
from verify.errors import BadInput
from verify.kernels.bits import lowest, size
from verify.kernels.compiled import Numbers, Word, inlined, kernel
from verify.kernels.dealing import before_deal, below
from verify.kernels.klondike.game import NEXT, WON, WORRYING_BACK, Game
from verify.kernels.klondike.lines import moves_from
from verify.kernels.klondike.members import state_of
from verify.kernels.klondike.moves import UP, Moves, State, moved, possible
from verify.kernels.klondike.sets import safe


def playouts(game: Game, count: int, seed: int) -> int:
    """How many of ``count`` random playouts are won; the same seed gives the same playouts everywhere."""
    return won_playouts(game.facts, game.cards, game.start.reshape(1, -1), count, np.uint64(seed))


def branching(game: Game, line: Sequence[tuple[str, Card]]) -> Fraction:
    """The mean number of abstract moves that the positions of a line have, the last one left aside.

    Raises BadInput for a line that is empty or has a move that is not possible.
    """
    if not line:
        raise BadInput("a line without moves has no positions to choose at")
    state, choices = game.start, 0
    for number, move in enumerate(line, 1):
        after = {(kind, card): position for kind, card, position in moves_from(game, state)}
        if move not in after:
            raise BadInput(f"move {number} of the line is not possible: {move[0]} {move[1]}")
        state, choices = after[move], choices + len(after)
    return Fraction(choices, len(line))


@kernel
def won_playouts(facts: Numbers, table: Numbers, start: Numbers, count: int, seed: Word) -> int:
    """The same for the compiled form of a game."""
    won = 0
    for index in range(count):
        random = before_deal(seed, np.uint64(index))
        state = state_of(start, 0)
        while state[NEXT] != facts[WON]:
            moves = _considered(facts, table, state)
            choices = size(moves[0]) + size(moves[1]) + size(moves[2]) + size(moves[3])
            if choices == 0:
                break
            choice, random = below(np.uint64(choices), random)
            kind, card = _chosen(moves, np.int64(choice))  # type: ignore[arg-type]
            state = moved(facts, table, state, kind, card)
        won += 1 if state[NEXT] == facts[WON] else 0
    return won


@inlined
def _considered(facts: Numbers, table: Numbers, state: State) -> Moves:
    up, reveal, talon_up, talon_down, _ = possible(facts, table, state)
    forced = up & safe(state[NEXT], facts[WORRYING_BACK])
    if forced:
        return forced & -forced, 0, 0, 0, 0
    return up, reveal, talon_up, talon_down, 0


@inlined
def _chosen(moves: Moves, choice: int) -> tuple[int, int]:
    """The move of this number: its kind and its card."""
    kind = UP
    while choice >= size(moves[kind]):
        choice -= size(moves[kind])
        kind += 1
    cards = moves[kind]
    for _ in range(choice):
        cards &= cards - 1
    return kind, lowest(cards)
