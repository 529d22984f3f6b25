"""The programs made ready: a small game goes through them, so that they are compiled before a clock starts."""

from __future__ import annotations

from functools import cache

from verify.cards import Card
from verify.deals.dials import DialPosition
from verify.kernels.compiled import is_kept
from verify.kernels.grandfathers_clock.best_first import settle
from verify.kernels.grandfathers_clock.depth_first import explore
from verify.kernels.grandfathers_clock.game import Game, prepare
from verify.kernels.grandfathers_clock.search import search
from verify.kernels.grandfathers_clock.shortest import shortest
from verify.kernels.grandfathers_clock.visited import SMALLEST, copied
from verify.kernels.loading import heeding_interrupts
from verify.rules.grandfathers_clock_options import GrandfathersClockRules


def are_kept(*, fewest: bool = False) -> bool:
    """Whether the search, and that for the fewest moves if wanted, were compiled earlier."""
    return all(map(is_kept, [explore, *[settle] * fewest]))


@cache
@heeding_interrupts()
def make_ready(*, fewest: bool = False) -> None:
    """Load or compile what a search needs, and what that for the fewest moves does if wanted."""
    game = small()
    search(game)
    copied(game.start.reshape(1, -1), SMALLEST)
    if fewest:
        shortest(game)


def small() -> Game:
    """A game of four cards to deal."""
    columns = ((Card(3, 1), Card(1, 2)), (Card(2, 2), Card(1, 1)))
    return prepare(DialPosition(columns, (Card(2, 1), Card(3, 2))), GrandfathersClockRules(columns=2))
