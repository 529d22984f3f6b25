"""What there is to say about a deal of Grandfather's Clock."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from verify.cards import Card
from verify.certificate.files import Pair
from verify.deals.dials import DialPosition
from verify.deals.grandfathers_clock.formats import AnyDeal
from verify.errors import BadInput
from verify.rules.grandfathers_clock import Move
from verify.rules.grandfathers_clock_choice import GrandfathersClockChoice
from verify.rules.grandfathers_clock_options import GrandfathersClockRules
from verify.solvers.answers import Decided
from verify.verdict import Verdict


@dataclass(frozen=True, repr=False)
class GrandfathersClockResult:
    """The answer for one deal.

    ``verdict`` and ``reason`` are the answer; ``claim`` and ``certificate`` its proof, for ``verify.checker``.
    ``start`` is the table, ``moves`` a way to win it.
    """

    deal: AnyDeal
    choice: GrandfathersClockChoice
    rules: GrandfathersClockRules
    start: DialPosition
    answer: Decided[Move]
    certify: Callable[[GrandfathersClockResult], Pair] = field(compare=False)

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
    def moves(self) -> tuple[Move, ...]:
        """A way to win, move by move; empty unless the deal is winnable."""
        return self.answer.moves

    @property
    def shortest(self) -> int | None:
        """The fewest moves of any win, if that was asked for and found."""
        return self.answer.shortest

    @property
    def deadlock(self) -> tuple[Card, ...]:
        """Cards of which none can be the first to move; empty where there are none."""
        return self.answer.deadlock

    @property
    def stuck(self) -> bool:
        """Whether the game is not won and no move changes more than the order of the columns."""
        return self.answer.stuck

    @property
    def positions(self) -> int:
        """How many positions were visited; those whose columns differ in their order only are one."""
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
