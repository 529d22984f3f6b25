"""Plain code run on symbolic numbers: path by path, in every way that it can go.

Whenever the code needs to know something, whether two numbers are equal or which item of a tuple a number means, the
path forks: it is run once for each answer that its condition allows. Whatever else the code does with such a number
is an error: nothing is guessed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

import z3

from verify.errors import VerifyError
from verify.proofs.methods.asking import check
from verify.proofs.methods.clock import Clock

T = TypeVar("T")
Answers = Sequence[tuple[int, Any]]  # values, and for each the formula that says so

MOST_VALUES = 64
"""The most values that an index may take: more means that nothing bounds it."""


class Undecided(VerifyError):
    """z3 did not say which ways a path can go; the message says why."""


class Path(NamedTuple, Generic[T]):
    """One way through the code: under which conditions, and what comes out."""

    condition: tuple[Any, ...]
    result: T


class Paths:
    """The paths of pieces of code that share what is known of their numbers."""

    def __init__(self, known: Sequence[Any], clock: Clock) -> None:
        self._solver, self._clock = z3.Solver(), clock
        self._solver.add(*known)
        self._ahead: list[int] = []
        self._taken: list[tuple[int, Any]] = []
        self._waiting: list[list[int]] = []
        self._values: dict[int, int] = {}  # by z3's number for the term

    def walk(self, code: Callable[[], T]) -> Iterator[Path[T]]:
        """Every path through the code, which must do the same each time but for the answers that it gets.

        Raises Undecided if z3 does not know which ways a path can go, and whatever the code raises.
        """
        self._waiting = [[]]
        while self._waiting:
            self._ahead, self._taken, self._values = self._waiting.pop(), [], {}
            result = code()
            yield Path(tuple(formula for _, formula in self._taken), result)

    def holds(self, formula: Any) -> bool:
        """Whether the formula holds on this path."""
        answers = {1: formula, 0: z3.Not(formula)}
        if self._replaying():
            answer = self._ahead[len(self._taken)]
            return bool(self._take(answer, answers[answer]))
        return bool(self._fork([(answer, said) for answer, said in answers.items() if self._possible(said)]))

    def value(self, term: Any) -> int:
        """The value of a number on this path."""
        key = term.get_id()
        if key not in self._values:
            if self._replaying():
                answer = self._ahead[len(self._taken)]
                self._values[key] = self._take(answer, term == answer)
            else:
                self._values[key] = self._fork([(value, term == value) for value in self._possible_values(term)])
        return self._values[key]

    def _fork(self, answers: Answers) -> int:
        """Go on with the first answer, and come back for the others.

        Raises Undecided if there is none.
        """
        if not answers:
            raise Undecided("what is known of the numbers contradicts itself")
        so_far = [value for value, _ in self._taken]
        self._waiting += [[*so_far, value] for value, _ in answers[1:]]
        return self._take(*answers[0])

    def _take(self, value: int, formula: Any) -> int:
        self._taken.append((value, formula))
        return value

    def _replaying(self) -> bool:
        return len(self._taken) < len(self._ahead)

    def _possible_values(self, term: Any) -> list[int]:
        """All values that a number can have on this path."""
        found: list[int] = []
        while self._possible(*(term != value for value in found)):
            found.append(self._solver.model().eval(term, model_completion=True).as_long())
            if len(found) > MOST_VALUES:
                raise Undecided(f"an index has more than {MOST_VALUES} values")
        return sorted(found)

    def _possible(self, *formulas: Any) -> bool:
        answer = check(self._solver, self._clock, *(formula for _, formula in self._taken), *formulas)
        if answer.said == "unknown":
            raise Undecided(answer.reason)
        return answer.said == "sat"


class SymbolicNumber:
    """A whole number that is a term of z3, for code that takes it for an int; it forks its paths."""

    __hash__ = None  # type: ignore[assignment]  # equal numbers could have different hashes

    def __init__(self, term: Any, paths: Paths) -> None:
        self.term, self._paths = term, paths

    def __eq__(self, other: object) -> bool:
        return self._paths.holds(self.term == term_of(other))

    def __lt__(self, other: Any) -> bool:
        return self._paths.holds(self.term < term_of(other))

    def __le__(self, other: Any) -> bool:
        return self._paths.holds(self.term <= term_of(other))

    def __gt__(self, other: Any) -> bool:
        return self._paths.holds(self.term > term_of(other))

    def __ge__(self, other: Any) -> bool:
        return self._paths.holds(self.term >= term_of(other))

    def __bool__(self) -> bool:
        return self._paths.holds(self.term != 0)

    def __index__(self) -> int:
        return self._paths.value(self.term)

    def __add__(self, other: int) -> int:
        return int(self) + other

    def __sub__(self, other: int) -> int:
        return int(self) - other


def term_of(number: Any) -> Any:
    """The term that a number stands for, or the plain number.

    Raises TypeError for anything that is no number.
    """
    if isinstance(number, SymbolicNumber):
        return number.term
    if isinstance(number, int):
        return number
    raise TypeError(f"a number is compared with {type(number).__name__}")
