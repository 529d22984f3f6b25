"""How hard a game is to win: the share of random games that win, and how much there is to choose on the way.

A random game goes by the moves of the search. A card of the columns that is safe to go up goes up at once; else one is
taken of all moves but those that bring a card back from a foundation, each as likely as the others. So no position
comes twice, and a game ends after at most as many moves as there are cards to turn and to put up.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

import numpy as np

from verify.kernels.compiled import Numbers, Word, kernel, part
from verify.kernels.dealing import before_deal, below
from verify.kernels.klondike.depth_first import state_of
from verify.kernels.klondike.game import NEXT, WON, WORRYING_BACK, Game
from verify.kernels.klondike.lines import moves_from
from verify.kernels.klondike.moves import UP, Moves, moved, possible
from verify.kernels.klondike.sets import lowest, safe, size
from verify.rules.klondike import Move


def playouts(game: Game, count: int, seed: int = 1) -> int:
    """How many of so many random games win; those of a seed are the same everywhere."""
    return int(play_at_random(game.facts, game.cards, game.start, count, np.uint64(seed)))


def branching(game: Game, moves: Iterable[Move]) -> Fraction:
    """How many moves there are to choose from, in the mean of the positions where a solution makes one.

    Draws and the moving of runs that uncovers nothing are no moves here; what brings a card back is one. It is 0 for a
    solution without moves.
    """
    state, counts = game.start, []
    for move in moves:
        kinds = ("up", "talon-up") if move.kind == "up" else ("reveal", "talon-down", "back")
        choices = moves_from(game, state)
        made = [after for kind, card, after in choices if card == move.card and kind in kinds]
        if made:
            state = made[0]
            counts.append(len(choices))
    return Fraction(sum(counts), len(counts) or 1)


@kernel
def play_at_random(facts: Numbers, table: Numbers, start: Numbers, count: int, seed: Word) -> int:
    """How many of so many random games win; each has words of its own."""
    wins = 0
    for number in range(count):
        wins += _is_won(facts, table, start, before_deal(seed, np.uint64(number)))
    return wins


@part
def _is_won(facts: Numbers, table: Numbers, start: Numbers, words: Word) -> int:
    """1 if one random game is won, else 0."""
    state = state_of(start)
    while state[NEXT] != facts[WON]:
        moves = possible(facts, table, state)
        forced = moves[UP] & safe(state[NEXT], facts[WORRYING_BACK])
        if forced:
            state = moved(facts, table, state, UP, lowest(forced))
            continue
        number = size(moves[0]) + size(moves[1]) + size(moves[2]) + size(moves[3])
        if number == 0:
            return 0
        chosen, words = below(np.uint64(number), words)
        kind, card = _chosen(moves, np.int64(chosen))  # type: ignore[arg-type]
        state = moved(facts, table, state, kind, card)
    return 1


@part
def _chosen(moves: Moves, number: int) -> tuple[int, int]:
    """The move of this number, from 0, of those that bring nothing back: its kind and its card."""
    kind = 0
    while number >= size(moves[kind]):
        number -= size(moves[kind])
        kind += 1
    cards = moves[kind]
    for _ in range(number):
        cards &= cards - 1
    return kind, lowest(cards)
