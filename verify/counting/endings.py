"""How a game can end, and the laws of its figures taken from the chances of all its endings."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from math import factorial
from typing import NamedTuple

from verify.counting import face_down
from verify.counting.face_down import Rest
from verify.counting.laws import Law
from verify.counting.moments import added


class Ending(NamedTuple):
    """What a game came to; ``went_on`` is how often play went on after a dead end."""

    turned: int
    completed_clock_piles: int
    completed_piles: int
    won: bool
    went_on: int = 0


Endings = dict[Ending, Fraction]
"""The chance of every ending."""


def law(endings: Endings, figure: Callable[[Ending], int]) -> Law:
    """The law of one figure.

    >>> law({Ending(3, 0, 1, False): Fraction(1, 3), Ending(4, 1, 2, True): Fraction(2, 3)}, lambda end: end.turned)
    {3: Fraction(1, 3), 4: Fraction(2, 3)}
    """
    return added((figure(end), chance) for end, chance in endings.items())


def together(endings: Endings) -> dict[tuple[int, int], Fraction]:
    """The law of cards turned and completed clock piles together."""
    both: dict[tuple[int, int], Fraction] = {}
    for end, chance in endings.items():
        here = (end.turned, end.completed_clock_piles)
        both[here] = both.get(here, Fraction(0)) + chance
    return dict(sorted(both.items()))


Part = tuple[Ending, int, int]
"""An ending and a chance for it, as numerator and denominator: to add up many, these must not be reduced each time."""


def collected(parts: Iterable[Part]) -> Endings:
    """The endings of all parts; what cannot happen is left out."""
    sums: dict[tuple[Ending, int], int] = defaultdict(int)
    for end, numerator, denominator in parts:
        sums[end, denominator] += numerator
    endings: Endings = defaultdict(Fraction)
    for (end, denominator), numerator in sums.items():
        endings[end] += Fraction(numerator, denominator)
    return {end: chance for end, chance in sorted(endings.items()) if chance}


class Stop(NamedTuple):
    """Play has ended: what may be face down, how many cards are, and how many more of one pile that is incomplete.

    That pile is the one in which the exchanged king lay, with ``own`` cards below it; it is not one of the rest.
    """

    rest: Rest
    left: int
    own: int = 0
    own_is_centre: bool = False
    went_on: int = 0


def endings_at(stop: Stop, cards: int, ranks: int, win: str) -> Iterator[Part]:
    """The endings of a game of so many cards that has stopped.

    With ``exposed`` it is won if no card is face down, with ``sorted`` if each that is lies in its own pile.
    """
    total = face_down.all_chosen(stop.rest, stop.left)
    for alive, ways in face_down.chosen(stop.rest, stop.left).items():
        won = _ending(stop, cards, ranks, alive, won=True)
        if not stop.left + stop.own:
            yield won, ways, total
            continue
        lost = won._replace(won=False)
        yield lost, ways, total
        if win == "sorted":
            at_home, laid = _at_home(stop, alive), total * factorial(stop.left + stop.own)
            yield won, at_home, laid
            yield lost, -at_home, laid


def _at_home(stop: Stop, alive: face_down.Alive) -> int:
    """In how many ways just these piles have cards face down, and only their own."""
    return face_down.at_home(stop.rest, stop.left)[alive] * factorial(stop.own)


def _ending(stop: Stop, cards: int, ranks: int, alive: face_down.Alive, *, won: bool) -> Ending:
    clock, centre = (
        alive[0] + (stop.own > 0 and not stop.own_is_centre),
        alive[1] + (stop.own > 0 and stop.own_is_centre),
    )
    turned = cards - stop.left - stop.own
    return Ending(turned, ranks - 1 - clock, ranks - clock - centre, won, stop.went_on)
