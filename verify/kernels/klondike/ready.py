"""The programs made ready: a small game goes through them, so that they are compiled before a clock starts."""

from __future__ import annotations

from functools import cache

import numpy as np

from verify.cards import Card
from verify.deals.positions import Column, Position
from verify.kernels.compiled import is_kept
from verify.kernels.klondike.best_first import copy_all, settle
from verify.kernels.klondike.depth_first import explore
from verify.kernels.klondike.game import prepare
from verify.kernels.klondike.lines import moves_from
from verify.kernels.klondike.search import search
from verify.kernels.klondike.shortest import shortest
from verify.kernels.klondike.visited import copied
from verify.rules.klondike_options import KlondikeRules

_SMALL = Position((Column(up=(Card(2, 1),)),), (0,), stock=(Card(1, 1),))


def are_kept(*, fewest: bool = False) -> bool:
    """Whether the search, and that for the fewest moves if it is wanted, was compiled in an earlier run."""
    return is_kept(explore) and (not fewest or is_kept(settle))


@cache
def make_ready(*, fewest: bool = False) -> None:
    """Load or compile what a search needs, and what one for the fewest moves does if it is wanted."""
    game, table = prepare(_SMALL, KlondikeRules()), np.zeros(2, np.int64)
    search(game)
    moves_from(game, game.start)
    copied(table, len(table))
    if fewest:
        shortest(game)
        copy_all(table, table)
