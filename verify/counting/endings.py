"""How a game can end, and the laws of its figures taken from the chances of all its endings."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
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


def collected(cases: Iterator[tuple[Ending, Fraction]]) -> Endings:
    """The endings of all cases; what cannot happen is left out."""
    endings: Endings = {}
    for end, chance in cases:
        endings[end] = endings.get(end, Fraction(0)) + chance
    return {end: chance for end, chance in sorted(endings.items()) if chance}


class Stop(NamedTuple):
    """Play has ended: what may be face down, how many cards are, and how many more of one pile that is incomplete.

    That pile (``king_in_centre``: is it the centre?) is the one in which the exchanged king lay with ``own`` cards
    below it; it is not one of the rest.
    """

    rest: Rest
    left: int
    own: int = 0
    own_is_centre: bool = False
    went_on: int = 0


def endings_at(stop: Stop, cards: int, ranks: int, win: str) -> Iterator[tuple[Ending, Fraction]]:
    """The endings of a game of so many cards that has stopped, with their chances.

    With ``exposed`` it is won if no card is face down, with ``sorted`` if each that is lies in its own pile.
    """
    total = face_down.all_chosen(stop.rest, stop.left)
    for alive, ways in face_down.chosen(stop.rest, stop.left).items():
        chance = Fraction(ways, total)
        home = _at_home(stop, alive) if win == "sorted" else chance * (stop.left + stop.own == 0)
        yield _ending(stop, cards, ranks, alive, won=True), home
        yield _ending(stop, cards, ranks, alive, won=False), chance - home


def _at_home(stop: Stop, alive: face_down.Alive) -> Fraction:
    """The chance that just these piles have cards face down, and only their own."""
    places = stop.left + stop.own
    ways = face_down.at_home(stop.rest, stop.left).get(alive, 0) * face_down.all_laid(Rest((stop.own,), 0), stop.own)
    return Fraction(ways, face_down.all_chosen(stop.rest, stop.left) * face_down.all_laid(Rest((places,), 0), places))


def _ending(stop: Stop, cards: int, ranks: int, alive: face_down.Alive, *, won: bool) -> Ending:
    clock, centre = alive[0] + (stop.own > 0 and not stop.own_is_centre), alive[1] + (stop.own > 0 and stop.own_is_centre)
    turned = cards - stop.left - stop.own
    return Ending(turned, ranks - 1 - clock, ranks - clock - centre, won, stop.went_on)
