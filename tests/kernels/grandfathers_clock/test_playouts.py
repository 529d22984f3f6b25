"""Random playouts of Grandfather's Clock, against the exact chance by the rules and the plain reductions."""

from __future__ import annotations

from fractions import Fraction

from kernels.grandfathers_clock.small_games import SMALL, kpat, starts, ways_to_play
from verify.deals.dials import DialPosition
from verify.kernels.grandfathers_clock.game import prepare
from verify.kernels.grandfathers_clock.playouts import MOVES_A_CARD, playouts
from verify.quotient.grandfathers_clock.keys import pack
from verify.quotient.grandfathers_clock.reductions import REDUCTIONS, reduced_moves
from verify.rules.grandfathers_clock import after
from verify.rules.grandfathers_clock_options import GrandfathersClockRules

PLAYOUTS = 5_000


def chance(start: DialPosition, rules: GrandfathersClockRules) -> Fraction:
    """The chance that random moves win: how likely each position is after each number of moves; 0 is the won one."""
    here, positions, won = {pack(start, SMALL): Fraction(1)}, {pack(start, SMALL): start}, Fraction(0)
    for _ in range(MOVES_A_CARD * len(list(start.in_columns()))):
        there: dict[int, Fraction] = {}
        for key, likely in here.items():
            found = {}
            for move in reduced_moves(positions[key], rules, REDUCTIONS):
                position = after(positions[key], move)
                found[pack(position, SMALL)] = position
            positions |= found
            for after_it in found:
                there[after_it] = there.get(after_it, Fraction(0)) + likely / len(found)
        won += there.pop(0, Fraction(0))
        here = there
    return won


def test_playouts_are_won_as_often_as_they_should_be() -> None:
    """Within five standard deviations, which one of a million fair counts misses; by each way to play."""
    between = 0
    for number, rules in enumerate(ways_to_play()):
        for start in starts(step=119, first=number):
            exact = chance(start, rules)
            won = playouts(prepare(start, rules), PLAYOUTS, 1)
            assert (won - PLAYOUTS * exact) ** 2 <= 25 * PLAYOUTS * exact * (1 - exact)
            between += 0 < exact < 1
    assert between > 5


def test_a_seed_gives_the_same_playouts() -> None:
    game = prepare(kpat(1), GrandfathersClockRules())
    assert 0 < playouts(game, 1000, 5) == playouts(game, 1000, 5) < 1000
    assert len({playouts(game, 1000, seed) for seed in range(5)}) > 1
