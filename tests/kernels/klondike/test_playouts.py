"""Random playouts against their exact chance, worked out by the slow twin; the choices along a line."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

import pytest

from kernels.klondike.small_games import random_games
from kernels.klondike.twin import Abstract, Twin
from verify.cards import Card
from verify.errors import BadInput
from verify.kernels.klondike.game import bit_of, prepare
from verify.kernels.klondike.playouts import branching, playouts
from verify.kernels.klondike.search import search

PLAYOUTS = 5_000


def chance(twin: Twin) -> Fraction:
    """The exact chance that a playout is won."""

    @cache
    def of(position: Abstract) -> Fraction:
        if twin.won(position):
            return Fraction(1)
        moves = [move for move in twin.moves(position) if move[0] != "back"]
        safe = [move for move in moves if move[0] == "up" and twin.safe(position, move[1])]
        moves = [min(safe, key=lambda move: bit_of(move[1]))] if safe else moves
        return sum((of(after) for _, _, after in moves), Fraction(0)) / len(moves) if moves else Fraction(0)

    return of(twin.first)


def test_playouts_are_won_as_often_as_they_should_be() -> None:
    """Within five standard deviations, which one of a million fair counts misses."""
    between = 0
    for (start, rules), twin, _, _ in random_games(6, 60, 150):
        exact = chance(twin)
        won = playouts(prepare(start, rules), PLAYOUTS, 1)
        assert (won - PLAYOUTS * exact) ** 2 <= 25 * PLAYOUTS * exact * (1 - exact)
        between += 0 < exact < 1
    assert between > 5


def test_a_seed_gives_the_same_playouts() -> None:
    (start, rules), _, _, _ = next(game for game in random_games(6, 40, 150) if 0 < chance(game[1]) < 1)
    game = prepare(start, rules)
    assert playouts(game, 1000, 5) == playouts(game, 1000, 5)
    assert len({playouts(game, 1000, seed) for seed in range(5)}) > 1


def test_branching_is_the_mean_number_of_moves() -> None:
    (start, rules), twin, _, _ = next(game for game in random_games(7, 40, 150) if game[3] == "won")
    line = search(prepare(start, rules)).line
    position, choices = twin.first, []
    for kind, card in line:
        moves = {(name, moved): after for name, moved, after in twin.moves(position)}
        choices.append(len(moves))
        position = moves[kind, card]
    assert branching(prepare(start, rules), line) == Fraction(sum(choices), len(choices))


def test_a_line_that_is_none_is_refused() -> None:
    (start, rules), _, _, _ = next(random_games(7, 1))
    with pytest.raises(BadInput, match="without moves"):
        branching(prepare(start, rules), [])
    with pytest.raises(BadInput, match="move 1 of the line is not possible: back"):
        branching(prepare(start, rules), [("back", Card(1, 1))])
