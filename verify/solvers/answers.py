"""The answer for a position of a game that is searched through, whatever the game, and the limits of a search."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from verify.cards import Card
from verify.verdict import Verdict

M = TypeVar("M")


class Limits(NamedTuple):
    """How much one deal may cost; None is no limit. What is not decided within them is ``unknown``."""

    seconds: float | None = 60
    positions: int | None = None
    mebibytes: int | None = 4096

    def in_words(self, why: str) -> str:
        """The limit that was reached: ``time``, ``memory`` or ``positions``.

        >>> Limits(seconds=0.5).in_words("time"), Limits(positions=1).in_words("positions")
        ('0.5 seconds', '1 position')
        """
        return {
            "time": _counted(self.seconds, "second"),
            "memory": f"{self.mebibytes or 0:,} MiB of memory",
            "positions": _counted(self.positions, "position"),
        }[why]


def _counted(limit: float | None, noun: str) -> str:
    return f"{limit or 0:,} {noun}{'' if limit == 1 else 's'}"


@dataclass(frozen=True)
class Decided(Generic[M]):
    """The answer for a position, and all that it rests on.

    ``moves`` win, if the verdict is winnable; ``shortest`` is the fewest abstract moves of any win, if that was asked
    for and found, and then these moves make so many. ``deadlock`` are cards of which none can be the first to move, if
    there are such; ``stuck`` is a position where nothing can be placed any more, whatever is drawn. ``methods`` say
    what gave the verdict, ``positions`` how many abstract positions were visited.
    """

    verdict: Verdict
    reason: str
    moves: tuple[M, ...] = ()
    deadlock: tuple[Card, ...] = ()
    stuck: bool = False
    methods: tuple[str, ...] = ()
    positions: int = 0
    seconds: float = 0.0
    shortest: int | None = None
