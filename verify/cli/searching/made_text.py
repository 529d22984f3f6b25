"""What ``verify deal`` writes of deals that are decided: a deck a line with what is known of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from verify.certificate.files import Pair, Written
from verify.deals.deal import counted
from verify.errors import shown
from verify.making.levels import Grade, HasVerdict
from verify.solvers.answers import Decided
from verify.verdict import Verdict


class MadeResult(HasVerdict, Protocol):
    """What a game says of a deal that is made."""

    @property
    def answer(self) -> Decided[Any]:
        """The verdict, and all that it rests on."""

    def certified(self) -> Pair:
        """Claim and certificate; raises VerifyError if there are none."""


R = TypeVar("R", bound=MadeResult)


class Made(NamedTuple, Generic[R]):
    """A deal with its answer, how hard it is (if it is winnable) and the files with its evidence (if wanted)."""

    result: R
    grade: Grade | None = None
    written: Written | None = None


def deck_lines(made: Iterable[Made[R]], heading: str, deck: Callable[[Made[R]], str]) -> Iterator[str]:
    """A deck a line, with a comment above the first that says what they are; each as soon as its deal is there."""
    yield f"# {heading}\n"
    for one in made:
        yield f"{' '.join(deck(one).split())}  # {one.result.deal.name}: {_known(one)}\n"


def _known(made: Made[R]) -> str:
    """What is known of a deal, for people."""
    result, grade = made.result, made.grade
    if grade is not None:
        share = f"{100 * grade.won / grade.played:.1f} % of random games win"
        return f"winnable in {counted(grade.moves, 'move')}, {grade.level} ({share})"
    if result.verdict == Verdict.WINNABLE:
        return "winnable"
    return f"{result.verdict}, {shown(result.answer.reason, 400)}"
