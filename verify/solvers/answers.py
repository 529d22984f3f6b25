"""The answer for a position or a deal of a game that is searched through, whatever the game; the limits of a search."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from verify.cards import Card
from verify.certificate.files import Pair
from verify.deals.deal import counted
from verify.errors import BadInput
from verify.verdict import Verdict


class Named(Protocol):
    """A deal, whatever the game."""

    @property
    def name(self) -> str:
        """Where it comes from."""


D = TypeVar("D", bound=Named)
C = TypeVar("C")
R = TypeVar("R")
P = TypeVar("P")
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
            "time": counted(self.seconds or 0, "second"),
            "memory": f"{self.mebibytes or 0:,} MiB of memory",
            "positions": counted(self.positions or 0, "position"),
        }[why]


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


@dataclass(frozen=True, repr=False)
class SearchedResult(Generic[D, C, R, P, M]):
    """The answer for one deal.

    ``verdict`` and ``reason`` are the answer; ``claim`` and ``certificate`` its proof, for ``verify.checker``.
    ``start`` is the table, ``moves`` a way to win it. ``certify`` makes the proof of such a result.
    """

    deal: D
    choice: C
    rules: R
    start: P
    answer: Decided[M]
    certify: Callable[[Any], Pair] = field(compare=False)

    def __repr__(self) -> str:
        return f"<{self.deal.name or 'deal'}: {self.verdict}, {self.reason}>"

    @property
    def verdict(self) -> Verdict:
        """Winnable, unwinnable or unknown."""
        return self.answer.verdict

    @property
    def reason(self) -> str:
        """Why, in one sentence."""
        return self.answer.reason

    @property
    def moves(self) -> tuple[M, ...]:
        """A way to win, move by move; empty unless the deal is winnable."""
        return self.answer.moves

    @property
    def shortest(self) -> int | None:
        """The fewest moves of any win, if that was asked for and found; the game says which moves count."""
        return self.answer.shortest

    @property
    def deadlock(self) -> tuple[Card, ...]:
        """Cards of which none can be the first to move; empty where there are none."""
        return self.answer.deadlock

    @property
    def stuck(self) -> bool:
        """Whether the game is not won and no move gets on; the game says which moves do."""
        return self.answer.stuck

    @property
    def positions(self) -> int:
        """How many positions were visited, as the game's search tells them apart."""
        return self.answer.positions

    @property
    def seconds(self) -> float:
        """How long it took."""
        return self.answer.seconds

    @property
    def methods(self) -> list[str]:
        """What gave the verdict."""
        return list(self.answer.methods)

    @property
    def claim(self) -> bytes:
        """The claim, as the file that ``verify.checker`` reads."""
        return self.certified().claim

    @property
    def certificate(self) -> bytes:
        """The certificate for the claim, as the file that ``verify.checker`` reads."""
        return self.certified().certificate

    def certified(self) -> Pair:
        """Claim and certificate.

        Raises BadInput where nothing is settled, and VerifyError if a closed set does not fit the limits.
        """
        if self.verdict is Verdict.UNKNOWN:
            raise BadInput(f"there is nothing to certify: {self.reason}", self.deal.name)
        return self.certify(self)
