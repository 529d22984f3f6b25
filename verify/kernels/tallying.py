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
from verify.kernels.chances import only_winning, places, play_from
from verify.kernels.compiled import Numbers, Ranks, Word, kernel, part
from verify.kernels.dealing import before_deal, below, shuffle
from verify.kernels.playing import go_on, is_won, play_figures, turn
from verify.kernels.variants import CLAIRVOYANT, NONE

LOST, DEPENDS, WON, BY_KINGS = 0, 1, 2, 3  # cells of a row of ``games``; two for each number of kings follow


@kernel
def tally_arrangements(
    table: Ranks, deals: int, suits: int, width: int,
    starts: Numbers, variants: Numbers, maps: Numbers, games: Numbers, found: Numbers | None,
) -> None:  # fmt: skip
    """Count so many deals by rank, the first of which lies on the table.

    ``found`` is scratch for a place a card, or None if no variant has a second chance, which makes a program that is
    compiled in half the time.
    """
    for _ in range(deals):
        _tally(table, suits, width, starts, variants, maps, games, found, 0, np.uint64(0))
        advance(table)


@kernel
def tally_random(
    table: Ranks, deals: int, suits: int, width: int,
    starts: Numbers, variants: Numbers, maps: Numbers, games: Numbers, found: Numbers | None, seed: Word, first: Word,
) -> None:  # fmt: skip
    """Count so many random deals from index ``first`` on; the table is scratch too."""
    for deal in range(deals):
        state = shuffle(table, suits, before_deal(seed, first + np.uint64(deal)))
        _tally(table, suits, width, starts, variants, maps, games, found, 1, state)


@part
def _tally(
    table: Ranks, suits: int, width: int, starts: Numbers, variants: Numbers, maps: Numbers, games: Numbers,
    found: Numbers | None, one_place: int, state: Word,
) -> None:  # fmt: skip
    """Count one deal; ``one_place`` is 1 if only one card is taken at a second chance."""
    ranks = len(table) // suits
    for s in range(len(starts)):
        of_map = map_figures(table, suits, starts[s], maps[s])
        for figure in range(len(of_map)):
            maps[s, (figure + 1) * (ranks + 1) + of_map[figure]] += 1
        dry, source, taken, home = turn(table, suits, width, starts[s], 0, 0)
        for v in range(len(variants)):
            if variants[v, 2] == s:
                _play_out(
                    table, suits, width, variants[v], dry, source, taken, home, of_map[4], games[v], found, one_place,
                    state,
                )  # fmt: skip


@part
def _play_out(
    table: Ranks, suits: int, width: int, variant: Numbers, dry: int, source: int, taken: int, home: int, kings: int,
    cells: Numbers, found: Numbers | None, one_place: int, state: Word,
) -> None:  # fmt: skip
    """The game by one variant from its first dead end, or the games, one for each card that may be taken."""
    end, at_home, went_on = go_on(table, suits, width, variant[0], dry, source, taken, home)
    number = 0
    if found is not None:
        number = _choices(table, suits, width, variant, dry, end, at_home, went_on, found)
    if number == 0:
        won = _count(table, suits, width, variant[1], end, at_home, went_on, kings, variant[5], cells)
        cells[2 * won] += 1
    elif found is not None:
        games, weight = number, variant[5] // number
        if one_place:
            chosen, _ = below(np.uint64(number), state)
            found[0] = found[np.int64(chosen)]
            games, weight = 1, variant[5]
        wins = 0
        for i in range(games):
            card = table[found[i]]
            end, at_home = play_from(table, suits, width, variant[3], found[i], dry, taken, home)
            wins += _count(table, suits, width, variant[1], end, at_home, went_on, kings, weight, cells)
            table[found[i]] = card
        cells[LOST if wins == 0 else WON if wins == games else DEPENDS] += 1


@part
def _choices(
    table: Ranks, suits: int, width: int, variant: Numbers, dry: int, taken: int, home: int, went_on: int,
    found: Numbers,
) -> int:  # fmt: skip
    """How many places there are for a second chance at the end of a game: 0 if there is none."""
    if variant[3] == NONE or went_on or is_won(table, suits, width, variant[1], taken):
        return 0
    number = places(suits, width, len(table) // suits, variant[3], variant[4], dry, taken, found)
    if variant[4] == CLAIRVOYANT:
        return only_winning(table, suits, width, variant[1], variant[3], dry, taken, home, found, number)
    return number


@part
def _count(
    table: Ranks, suits: int, width: int, win: int, taken: int, home: int, went_on: int, kings: int, weight: int,
    cells: Numbers,
) -> int:  # fmt: skip
    """Count one game; whether it is won."""
    ranks = len(table) // suits
    won = 1 if is_won(table, suits, width, win, taken) else 0
    turned, clock_piles, piles = play_figures(suits, width, ranks, taken, home)
    outcome = (((went_on * 2 + won) * (len(table) + 1) + turned) * ranks + clock_piles) * 2 + piles - clock_piles
    cells[BY_KINGS + 2 * kings + won] += weight
    cells[BY_KINGS + 2 * ranks + outcome] += weight
    return won
