"""Klondike deals to order: random deals are decided one after the other, and those of a verdict are kept.

How hard a winnable deal is, is told by three figures. The first decides the level: the share of 1,000 random games
that win (``verify.kernels.klondike.playouts`` says how these are played). Where more than one in ten does, the deal is
easy; where fewer than one in a hundred do, it is hard; else medium. The others are the number of moves of the solution
and how many useful moves there are to choose from on its way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from itertools import count
from typing import Literal, NamedTuple, Protocol, TypeVar

from verify.deals.deal import Deal, Shape
from verify.deals.positions import Position
from verify.deals.random_deals import random_deal
from verify.errors import VerifyError
from verify.kernels.loading import load
from verify.rules.klondike import Move
from verify.rules.klondike_options import KlondikeRules
from verify.verdict import Verdict

Level = Literal["easy", "medium", "hard"]

RANDOM_GAMES, SEED = 1000, 1
EASY, HARD = Fraction(1, 10), Fraction(1, 100)
"""A deal is easy if more than this share of random games win, and hard if fewer than that."""

MOST_IN_VAIN = 10_000
"""After so many deals in a row without the verdict that is wanted, no more are tried."""


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


def grade(start: Position, rules: KlondikeRules, moves: Iterable[Move]) -> Grade:
    """How hard a deal is that these moves win.

    Raises VerifyError if numba is missing, or the game is too large for the programs that play it.
    """
    solution, programs = tuple(moves), load("klondike.playouts")
    game = load("klondike.game").prepare(start, rules)
    line = load("klondike.lines").line_of(game, solution)
    won = programs.playouts(game, RANDOM_GAMES, SEED)
    return Grade(won, RANDOM_GAMES, len(solution), programs.branching(game, line))


class HasVerdict(Protocol):
    """The answer for a deal, as far as it matters here."""

    @property
    def verdict(self) -> Verdict:
        """Winnable, unwinnable or unknown."""


D = TypeVar("D", bound=HasVerdict)


def random_deals(seed: int, first: int, shape: Shape) -> Iterator[Deal]:
    """The random deals of a seed from an index on, without end.

    >>> print(*(deal.name for deal, _ in zip(random_deals(7, 3, Shape(3, 2)), range(2))))
    random:7:#3 random:7:#4
    """
    return (random_deal(seed, index, shape) for index in count(first))


def sifted(
    deals: Iterable[Deal], decide: Callable[[Deal], D], wanted: Verdict, undecided: Callable[[D], None]
) -> Iterator[D]:
    """The answers for those deals that have the verdict wanted, in order; ``undecided`` is told of those unknown.

    Raises VerifyError when very many deals in a row do not have it.
    """
    in_vain = 0
    for deal in deals:
        answer = decide(deal)
        if answer.verdict == wanted:
            in_vain = 0
            yield answer
            continue
        in_vain += 1
        if answer.verdict == Verdict.UNKNOWN:
            undecided(answer)
        if in_vain == MOST_IN_VAIN:
            raise VerifyError(f"{deal.name}: the last of {MOST_IN_VAIN:,} deals in a row of which none is {wanted}")
