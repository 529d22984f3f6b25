"""Deals to order in games that are searched through: of random deals those of a verdict, or of a level, are kept.

How hard a winnable deal is, is told by three figures. The first decides the level: the share of random games that win
(each game says how these are played). Where more than one in ten does, the deal is easy; where fewer than one in a
hundred do, it is hard; else medium. The others are the number of moves of the solution and how many moves there are to
choose from on its way.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator
from fractions import Fraction
from itertools import count
from typing import Generic, Literal, NamedTuple, Protocol, TypeVar

from verify.deals.deal import Deal, Shape
from verify.deals.random_deals import random_deal
from verify.errors import VerifyError
from verify.verdict import Verdict

Level = Literal["easy", "medium", "hard"]

EASY, HARD = Fraction(1, 10), Fraction(1, 100)
"""A deal is easy if more than this share of random games win, and hard if fewer than that."""

MOST_IN_VAIN = 10_000
"""After so many deals in a row that are not wanted, no more are tried."""


class InVain(VerifyError):
    """Very many deals in a row were not wanted, and no more are tried."""


class Grade(NamedTuple):
    """How hard a winnable deal is: random games won and played, the moves of a solution, and the choice on its way."""

    won: int
    played: int
    moves: int
    branching: Fraction

    @property
    def level(self) -> Level:
        """The level in one word.

        >>> Grade(101, 1000, 120, Fraction(5)).level, Grade(100, 1000, 120, Fraction(5)).level
        ('easy', 'medium')
        """
        share = Fraction(self.won, self.played)
        return "easy" if share > EASY else "hard" if share < HARD else "medium"


class Named(Protocol):
    """A deal, as far as its name goes."""

    @property
    def name(self) -> str:
        """By which it can be asked for again."""


class HasVerdict(Protocol):
    """The answer for a deal, as far as it matters here."""

    @property
    def deal(self) -> Named:
        """What it is the answer for."""

    @property
    def verdict(self) -> Verdict:
        """Winnable, unwinnable or unknown."""


D = TypeVar("D", bound=HasVerdict)


class Graded(NamedTuple, Generic[D]):
    """The answer for a deal, and how hard the deal is, if it can be won."""

    answer: D
    grade: Grade | None = None


class Wanted(NamedTuple):
    """Which deals are wanted: those of a verdict, those of a level among the winnable ones, or any."""

    verdict: Verdict | None = None
    level: Level | None = None

    def fits(self, one: Graded[D]) -> bool:
        """Whether a deal is wanted."""
        if self.verdict not in (None, one.answer.verdict):
            return False
        return self.level is None or (one.grade is not None and one.grade.level == self.level)

    def __str__(self) -> str:
        """In words.

        >>> print(Wanted(Verdict.WINNABLE, "medium"), Wanted(Verdict.UNWINNABLE), sep=", ")
        medium winnable, unwinnable
        """
        return " ".join(map(str, filter(None, (self.level, self.verdict))))


def random_deals(seed: int, first: int, shape: Shape) -> Iterator[Deal]:
    """The random deals of a seed from an index on, without end.

    >>> print(*(deal.name for deal, _ in zip(random_deals(7, 3, Shape(3, 2)), range(2))))
    random:7:#3 random:7:#4
    """
    return (random_deal(seed, index, shape) for index in count(first))


def sifted(
    deals: Iterable[Graded[D]], wanted: Wanted, undecided: Callable[[D], None]
) -> Generator[Graded[D], None, None]:
    """Those deals that are wanted, in order; ``undecided`` is told of those unknown, wanted or not.

    Raises InVain when very many deals in a row are not wanted.
    """
    in_vain = 0
    for one in deals:
        if one.answer.verdict == Verdict.UNKNOWN:
            undecided(one.answer)
        if wanted.fits(one):
            in_vain = 0
            yield one
            continue
        in_vain += 1
        if in_vain == MOST_IN_VAIN:
            name = one.answer.deal.name
            raise InVain(f"{name}: the last of {MOST_IN_VAIN:,} deals in a row of which none is {wanted}")
