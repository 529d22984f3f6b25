"""Deals one after the other, everything counted.

Deals are laid by number or by a seed, and each is played by every variant. Up to the first dead end all variants that
start at the same pile play the same game, so that part is played once. Where several cards may be taken at a second
chance, a deal that is one of all deals counts for each of them with an equal part of its weight, and a random deal
counts for one of them, drawn with the deal's own words.

Counts are rows of cells. A row of ``maps``, one for each start pile, has ranks + 1 cells for the lengths of cycles and
as many for each figure of the bottom map. A row of ``games``, one for each variant, begins with the cells of
``verdicts``, goes on with those of ``by_kings`` and ends with one for every outcome there can be (``tallies``).
"""

from __future__ import annotations

import numpy as np

from verify.kernels.arrangements import advance
from verify.kernels.bottoms import map_figures
from verify.kernels.chances import only_winning, places, played_from
from verify.kernels.compiled import Numbers, Ranks, Word, kernel, part
from verify.kernels.dealing import before_deal, below, shuffle
from verify.kernels.playing import go_on, outcome, turn
from verify.kernels.tallies import MAP_FIGURES
from verify.kernels.variants import CLAIRVOYANT, NONE

LOST, DEPENDS, WON, BY_KINGS = range(4)  # cells of a row of ``games``; two for each number of kings follow
DEAD_END, WIN, START, SECOND_CHANCE, WATCH_CARD, WEIGHT = range(6)  # what a row of ``variants`` says
KING_BOTTOMS = MAP_FIGURES.index("king_bottoms")


@kernel
def tally_arrangements(
    table: Ranks, deals: int, suits: int, width: int,
    starts: Numbers, variants: Numbers, maps: Numbers, games: Numbers, scratch: Numbers | None,
) -> None:  # fmt: skip
    """Count so many deals by rank, the first of which lies on the table.

    ``scratch`` has five rows of a cell a card, or is None if no variant has a second chance, which makes a program
    that is compiled in half the time.
    """
    for _ in range(deals):
        _tally(table, suits, width, starts, variants, maps, games, scratch, 0, np.uint64(0))
        advance(table)


@kernel
def tally_random(
    table: Ranks, deals: int, suits: int, width: int,
    starts: Numbers, variants: Numbers, maps: Numbers, games: Numbers, scratch: Numbers | None, seed: Word, first: Word,
) -> None:  # fmt: skip
    """Count so many random deals from index ``first`` on; the table is scratch too."""
    for deal in range(deals):
        state = shuffle(table, suits, before_deal(seed, first + np.uint64(deal)))
        _tally(table, suits, width, starts, variants, maps, games, scratch, 1, state)


@part
def _tally(
    table: Ranks, suits: int, width: int, starts: Numbers, variants: Numbers, maps: Numbers, games: Numbers,
    scratch: Numbers | None, one_place: int, state: Word,
) -> None:  # fmt: skip
    """Count one deal; ``one_place`` is 1 if only one card is taken at a second chance."""
    ranks = len(table) // suits
    for s in range(len(starts)):
        of_map = map_figures(table, suits, starts[s], maps[s])
        for figure in range(len(of_map)):
            maps[s, (figure + 1) * (ranks + 1) + of_map[figure]] += 1
        kings = of_map[KING_BOTTOMS]
        dry, source, taken, home = turn(table, suits, width, starts[s], 0, 0)
        if scratch is not None:
            scratch[:] = -1
        for v in range(len(variants)):
            if variants[v, START] == s:
                _play_out(
                    table, suits, width, variants[v], dry, source, taken, home, kings, games[v], scratch, one_place,
                    state,
                )  # fmt: skip


@part
def _play_out(
    table: Ranks, suits: int, width: int, variant: Numbers, dry: int, source: int, taken: int, home: int, kings: int,
    cells: Numbers, scratch: Numbers | None, one_place: int, state: Word,
) -> None:  # fmt: skip
    """The game by one variant from its first dead end, or the games, one for each card that may be taken."""
    ranks, win, weight, second_chance = len(table) // suits, variant[WIN], variant[WEIGHT], variant[SECOND_CHANCE]
    end, at_home, went_on = go_on(table, suits, width, variant[DEAD_END], dry, source, taken, home)
    stopped = outcome(table, suits, width, win, end, at_home, went_on)
    if scratch is None or second_chance == NONE or went_on or stopped & 1:
        _count(stopped, ranks, kings, weight, cells)
        cells[2 * (stopped & 1)] += 1
    else:
        found, known = scratch[0], scratch[2 * second_chance - 1 + win]
        number = places(suits, width, ranks, second_chance, variant[WATCH_CARD], dry, end, found)
        if variant[WATCH_CARD] == CLAIRVOYANT:
            number = only_winning(table, suits, width, win, second_chance, dry, taken, home, found, number, known)
        if one_place:
            chosen, _ = below(np.uint64(number), state)
            found[0] = found[np.int64(chosen)]
            number = 1
        wins = 0
        for i in range(number):
            came_to = played_from(table, suits, width, win, second_chance, found[i], dry, taken, home, known)
            _count(came_to, ranks, kings, weight // number, cells)
            wins += came_to & 1
        cells[LOST if wins == 0 else WON if wins == number else DEPENDS] += 1


@part
def _count(came_to: int, ranks: int, kings: int, weight: int, cells: Numbers) -> None:
    """Count one game."""
    cells[BY_KINGS + 2 * kings + (came_to & 1)] += weight
    cells[BY_KINGS + 2 * ranks + came_to] += weight
