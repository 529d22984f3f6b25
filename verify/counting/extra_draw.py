"""One card more: after an early last king the top face-down card of some pile is turned instead.

That pile runs one card short, so play ends there with the last card of its rank (see ``segments``). The game is won
if by then no card is left. Counted card by card, unlike ``watch``, with which the chances turn out to agree: the card
at the bottom of a pile, changed for the king, ends play at the same moment.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache

from verify.counting.segments import Left, at_first, cards_left, next_cards, next_piles


def win_best(ranks: int, suits: int) -> Fraction:
    """With the pile that gives the best chance by what lies face up.

    >>> win_best(2, 2), win_best(3, 2)
    (Fraction(1, 1), Fraction(77, 90))
    """
    return _win(ranks, suits, lambda left: max(chance for _, chance in _piles(left)))


def win_next(ranks: int, suits: int) -> Fraction:
    """With the next pile clockwise that has a face-down card.

    >>> win_next(3, 2)
    Fraction(5, 6)
    """
    return _win(ranks, suits, lambda left: sum((share * chance for share, chance in _piles(left)), Fraction(0)))


def _win(ranks: int, suits: int, rescue: Callable[[Left], Fraction]) -> Fraction:
    @cache
    def chance(left: Left, kings: int) -> Fraction:
        if not kings:
            return rescue(left) if sum(left) else Fraction(1)
        ways = [(kings, chance(left, kings - 1))]
        ways += [(number, chance(rest, kings)) for number, rest in next_cards(left)]
        return sum((number * later for number, later in ways), Fraction(0)) / sum(number for number, _ in ways)

    return chance(at_first(ranks, suits), suits)


def _piles(left: Left) -> Iterator[tuple[Fraction, Fraction]]:
    """The piles that have face-down cards: their share of all such piles, and the chance that they run dry last."""
    return ((share, _is_last(own, cards_left(others))) for share, own, others in next_piles(left))


@cache
def _is_last(own: int, other: int) -> Fraction:
    """The chance that the last of these cards in a row is one of ``own``, laid card by card."""
    if not own or not other:
        return Fraction(bool(own))
    return (own * _is_last(own - 1, other) + other * _is_last(own, other - 1)) / (own + other)
