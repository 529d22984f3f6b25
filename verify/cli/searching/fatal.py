"""Which move lost a game: the first after which it cannot be won any more.

Once a position is unwinnable all that can follow it are, so the move is found by halving.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

from verify.verdict import Verdict

P = TypeVar("P")


class Fatal(NamedTuple):
    """What is known of the move that lost: after ``winnable`` moves the game could be won, after ``lost`` it could not.

    ``winnable`` is -1 if no position is known to be winnable. The move is known if the two follow each other.
    """

    winnable: int
    lost: int

    @property
    def move(self) -> int | None:
        """The number of the move that lost, from 1; 0 if the game was lost before any; None if it is not known."""
        return self.lost if self.lost == self.winnable + 1 else None


def fatal_move(positions: Sequence[P], verdict: Callable[[P], Verdict]) -> Fatal:
    """The move that lost, where the last of the positions that moves lead through is unwinnable.

    >>> fatal_move("wwwuu", lambda each: Verdict.WINNABLE if each == "w" else Verdict.UNWINNABLE)
    Fatal(winnable=2, lost=3)
    >>> fatal_move("u", lambda each: Verdict.UNWINNABLE).move
    0
    """
    winnable, lost = -1, len(positions) - 1
    if lost and verdict(positions[0]) is Verdict.WINNABLE:
        winnable = 0
    while lost - winnable > 1:
        middle = (winnable + lost) // 2
        match verdict(positions[middle]):
            case Verdict.WINNABLE:
                winnable = middle
            case Verdict.UNWINNABLE:
                lost = middle
            case _:
                break
    return Fatal(winnable, lost)
