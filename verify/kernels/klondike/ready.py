"""The programs made ready: a small game goes through them, so that they are compiled before a clock starts."""

from __future__ import annotations

from functools import cache

import numpy as np

from verify.cards import Card
from verify.deals.positions import Column, Position
from verify.kernels.compiled import is_kept
from verify.kernels.klondike.arrangements import copy_arrangements, explore_arrangements
from verify.kernels.klondike.best_first import copy_all, settle
from verify.kernels.klondike.depth_first import explore
from verify.kernels.klondike.game import prepare
from verify.kernels.klondike.lines import moves_from
from verify.kernels.klondike.search import search
from verify.kernels.klondike.shortest import shortest
from verify.kernels.klondike.whole_runs import search_whole_runs
from verify.kernels.loading import heeding_interrupts
from verify.kernels.visited import copied
from verify.rules.klondike_options import KlondikeRules

_SMALL = Position((Column(up=(Card(2, 1),)),), (0,), stock=(Card(1, 1),))


def are_kept(*, fewest: bool = False, whole_runs: bool = False) -> bool:
    """Whether the search, and those for the fewest moves and by whole runs if wanted, were compiled earlier."""
    needed = [explore, *[settle] * fewest, *[explore_arrangements] * whole_runs]
    return all(map(is_kept, needed))


@cache
@heeding_interrupts()
def make_ready(*, fewest: bool = False, whole_runs: bool = False) -> None:
    """Load or compile what a search needs, and what those for the fewest moves and by whole runs do if wanted."""
    game, table = prepare(_SMALL, KlondikeRules()), np.zeros(2, np.int64)
    search(game)
    moves_from(game, game.start)
    copied(table, len(table))
    if fewest:
        shortest(game)
        copy_all(table, table)
    if whole_runs:
        search_whole_runs(game, _SMALL)
        copy_arrangements(table.reshape(1, 2), table.reshape(1, 2))
