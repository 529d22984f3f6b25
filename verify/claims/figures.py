"""What is seen when exact laws of the real deck are compared with each other."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache, partial
from itertools import pairwise
from math import factorial
from typing import TypeVar

from verify.claims.evidence import Sight
from verify.claims.stated import written
from verify.counting import bottoms, exception_centre, extra_draw, order, restarts, trees, watch

T = TypeVar("T")

REAL = (13, 4)
LAST = 52 - 4
"""The most cards that can be face down: all but the kings."""


@cache
def at_13x4(law: Callable[[int, int], T]) -> T:
    """What a law gives for the real deck, computed once."""
    return law(*REAL)


def win_in_two_ways() -> Sight:
    """The chance of a win by the turn order and by the trees among the bottom maps: 1/13."""
    by_order, by_trees = order.win(*REAL), Fraction(trees.tree_deals(*REAL), factorial(52))
    return Sight(
        by_order == by_trees == Fraction(1, 13),
        f"the chance is {by_order} by the turn order and {by_trees} by counting trees, exactly",
    )


def grows_while_going() -> Sight:
    """Of games still going, the chance of a win never falls from one turn to the next."""
    law = order.win_while_going(*REAL)
    chances = [law[turn] for turn in sorted(law)]
    return Sight(
        all(now <= later for now, later in pairwise(chances)) and chances[-1] == 1 > chances[0],
        f"of games still going after 0, 26, 39, 48, 51 turns are won: "
        f"{', '.join(written(law[turn]) for turn in (0, 26, 39, 48, 51))}; it never falls",
    )


def falls_with_a_king() -> Sight:
    """In a single game every king lowers the chance, other cards raise it, and on average it stays as it is."""
    moments = [(t, k) for k in range(3) for t in range(k, LAST + k)]
    given = cache(partial(order.win_given, *REAL))
    falls = all(given(t + 1, k + 1) < given(t, k) for t, k in moments)
    stays = all(_after_one_more(given, t, k) == given(t, k) for t, k in moments)
    before, after = given(30, 2), given(31, 3)
    return Sight(
        falls and stays,
        "in a single game the chance falls whenever one of the first three kings is turned "
        f"(a third king as card 31: from {written(before)} to {written(after)}), and averaged over the next card it "
        "stays as it is",
    )


def _after_one_more(given: Callable[[int, int], Fraction], turned: int, kings: int) -> Fraction:
    """The chance of a win after one more card, on average."""
    left = 52 - turned
    king = Fraction(4 - kings, left)
    other = given(turned + 1, kings) if turned - kings < LAST else Fraction(0)
    return king * given(turned + 1, kings + 1) + (1 - king) * other


def centre_too_is_easier() -> Sight:
    """If the exception holds at the centre too, more games are won."""
    chance = at_13x4(exception_centre.win)
    return Sight(chance > order.win(*REAL), f"with the exception at the centre too the chance is {written(chance)}")


def kings_matter() -> Sight:
    """The chance of a win by how many kings are bottom cards of clock piles."""
    chances = [bottoms.win_if_kings_lie(*REAL, kings) for kings in range(5)]
    return Sight(
        len(set(chances)) == len(chances),
        "with 0, 1, 2, 3, 4 kings at the bottom of clock piles the chance is "
        f"{', '.join(map(str, chances))}; only their average is 1/13",
    )


def kings_average() -> Sight:
    """Over all places of the kings these chances come to 1/13."""
    law = bottoms.king_bottoms(*REAL)
    average = sum((share * bottoms.win_if_kings_lie(*REAL, kings) for kings, share in law.items()), Fraction(0))
    return Sight(
        average == Fraction(1, 13) != bottoms.win_if_kings_lie(*REAL, 0),
        f"averaged over all places of the kings the chance is {average}, but no deal is won that has no king there",
    )


def few_face_down() -> list[Fraction]:
    """The share of lost games that end with one to five cards face down."""
    law = order.face_down_if_lost(*REAL)
    return [sum((law[left] for left in range(1, 6)), Fraction(0))]


def few_face_down_by_kings() -> Sight:
    """The same by the kings alone: five cards or fewer stand behind the last king of a row."""
    kings_early = Fraction(factorial(46) // factorial(42), factorial(52) // factorial(48))
    share = (1 - kings_early - Fraction(1, 13)) / Fraction(12, 13)
    return Sight(
        share < Fraction(1, 2),
        f"by the kings' places in a row of 52: {written(share)} of lost games leave at most 5 cards",
    )


def no_wins() -> list[Fraction]:
    """The chance of no win in 5, 13, 26 and 50 games."""
    return [order.no_win(*REAL, games) for games in (5, 13, 26, 50)]


def restarts_in_order(by: str) -> list[Fraction]:
    """The chances of 0 to 6 restarts, by ranks or card by card."""
    law = at_13x4(restarts.restarts if by == "ranks" else restarts.restarts_card_by_card)
    return [law[number] for number in range(7)]


def unbroken_pile() -> Sight:
    """A clock pile is seldom turned without a break."""
    chance = order.unbroken_pile(*REAL)
    return Sight(chance < 1, f"a given clock pile is turned without a break with a chance of only {written(chance)}")


def bottoms_depend() -> Sight:
    """Two bottom cards are less often of one rank than independent ones would be."""
    chance = bottoms.alike(*REAL)
    return Sight(
        chance != Fraction(1, 13),
        f"two bottom cards are of one rank with chance {chance}; if they were independent, with 1/13",
    )


def any_number_left() -> Sight:
    """Every number of cards from 0 to 48 may stay face down."""
    law = order.face_down(*REAL)
    return Sight(
        set(law) == set(range(LAST + 1)),
        f"any number of cards from 0 to {LAST} may stay face down; 3 of them, say, with chance "
        f"{written(law.get(3, Fraction(0)))}",
    )


def own_number_at_the_bottom() -> Sight:
    """How often some clock pile has its own number at the bottom."""
    chance = 1 - trees.own_bottoms(*REAL)[0]
    return Sight(0 < chance <= 1 - order.win(*REAL), f"it is so in {written(chance)} of deals")


def extra_draw_in_two_ways() -> Sight:
    """One card more raises the chance, as counted in two ways."""
    best, watched = at_13x4(extra_draw.win_best), at_13x4(watch.win_best_any)
    return Sight(
        best == watched and best > order.win(*REAL),
        f"with the best choice of the pile, by what lies face up, the chance is {written(best)}, counted card by card "
        "and by the places of the king",
    )
