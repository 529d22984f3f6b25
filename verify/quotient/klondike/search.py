"""Every abstract position that can be reached, one after the other; meant to be understood, not to be fast."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from verify.quotient.klondike.abstraction import start_of
from verify.quotient.klondike.game import Game
from verify.quotient.klondike.keys import pack
from verify.quotient.klondike.moves import AbstractMove, Step
from verify.quotient.klondike.positions import AbstractPosition, is_won
from verify.quotient.klondike.reductions import reduced_steps

Arrivals = Mapping[AbstractPosition, Step | None]
"""For each position the move that first led to it, with the position before; None for the start."""


def explore(game: Game, reductions: Iterable[str] = ()) -> set[int]:
    """The keys of all positions that can be reached under the reductions named, won ones included."""
    return {pack(game, position) for position in _reached(game, reductions, {})}


def winning_line(
    game: Game, reductions: Iterable[str] = (), visit: Callable[[], None] = lambda: None
) -> list[AbstractMove] | None:
    """The abstract moves of a win; None once every position has been seen and none is won.

    ``visit`` is called for each position; to give up, let it raise something.
    """
    arrivals: dict[AbstractPosition, Step | None] = {}
    for position in _reached(game, reductions, arrivals):
        visit()
        if is_won(game, position):
            return _line(arrivals, position)
    return None


def _reached(
    game: Game, reductions: Iterable[str], arrivals: dict[AbstractPosition, Step | None]
) -> Iterator[AbstractPosition]:
    """Every position, the ones found last first; how each was reached is written down."""
    names = frozenset(reductions)
    pending = [start_of(game)]
    arrivals[pending[0]] = None
    while pending:
        position = pending.pop()
        yield position
        for move, after in reversed([*reduced_steps(game, position, names)]):
            if after not in arrivals:
                arrivals[after] = move, position
                pending.append(after)


def _line(arrivals: Arrivals, position: AbstractPosition) -> list[AbstractMove]:
    moves = []
    while step := arrivals[position]:
        move, position = step
        moves.append(move)
    return moves[::-1]
