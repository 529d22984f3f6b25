"""Watch: the last king, if it comes too early, is exchanged once with a face-down card.

The rest of the game is that of the deal with the two cards changed over: the king lies in the place chosen, all other
cards to come are in a random order, and the game is won if the king's place is the last one turned. A place at the
bottom of a pile with k cards to come is the last with chance k/m, if m cards are face down: the last of those m cards
must be of the pile's rank. A place with cards below it never is the last.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import comb

from verify.counting import trees
from verify.counting.laws import check_deck
from verify.counting.order import face_down
from verify.counting.whole_numbers import choices, power


def _total(ranks: int, suits: int, rescue: Callable[[int], Fraction]) -> Fraction:
    """The chance of a win, with or without the exchange, from the chance after an exchange with m cards face down."""
    law = face_down(ranks, suits)
    return sum((chance * (rescue(left) if left else 1) for left, chance in law.items()), Fraction(0))


def win_random(ranks: int, suits: int) -> Fraction:
    """With any face-down card, all equally likely: the king is then as likely as any card to be turned last.

    >>> win_random(2, 2)
    Fraction(11, 12)
    """
    return _total(ranks, suits, lambda left: Fraction(1, left))


def win_next_top(ranks: int, suits: int) -> Fraction:
    """With the top face-down card of the next pile clockwise that has one; it must be the only one there.

    >>> win_next_top(2, 2)
    Fraction(5, 6)
    """
    return _total(ranks, suits, lambda left: _next_pile(ranks, suits, left).get(1, Fraction(0)) / left)


def win_next_bottom(ranks: int, suits: int) -> Fraction:
    """With the bottom card of the next pile clockwise that has a face-down card.

    >>> win_next_bottom(2, 2), win_next_bottom(3, 2)
    (Fraction(1, 1), Fraction(5, 6))
    """

    def rescue(left: int) -> Fraction:
        return sum((k * chance for k, chance in _next_pile(ranks, suits, left).items()), Fraction(0)) / left

    return _total(ranks, suits, rescue)


def win_best_top(ranks: int, suits: int) -> Fraction:
    """With the top face-down card of a pile the player chooses by what lies face up: one with a single card, if any.

    >>> win_best_top(2, 2)
    Fraction(5, 6)
    """
    none_single = power([way * (k != 1) for k, way in enumerate(choices(suits))], ranks - 1)

    def rescue(left: int) -> Fraction:
        return (1 - Fraction(none_single[left], comb(suits * (ranks - 1), left))) / left

    return _total(ranks, suits, rescue)


def win_best_any(ranks: int, suits: int) -> Fraction:
    """With any card the player chooses by what lies face up: the bottom of a pile with the most face-down cards.

    >>> win_best_any(2, 2), win_best_any(3, 2)
    (Fraction(1, 1), Fraction(77, 90))
    """
    at_most = [power(choices(suits)[: most + 1], ranks - 1) for most in range(suits + 1)]

    def rescue(left: int) -> Fraction:
        ways = [polynomial[left] if left < len(polynomial) else 0 for polynomial in at_most]
        most = sum(k * (ways[k] - ways[k - 1]) for k in range(1, suits + 1))
        return Fraction(most, left * comb(suits * (ranks - 1), left))

    return _total(ranks, suits, rescue)


def win_clairvoyant(ranks: int, suits: int) -> Fraction:
    """With a card chosen by someone who knows them all: won exactly if the bottom map has one cycle or none.

    The bottom card of a pile on a cycle, changed for the king, cuts that cycle and no other.

    >>> win_clairvoyant(3, 1)
    Fraction(5, 6)
    """
    by_cycles = trees.cycles(ranks, suits)
    return by_cycles[0] + by_cycles.get(1, Fraction(0))


def _next_pile(ranks: int, suits: int, left: int) -> dict[int, Fraction]:
    """How many of ``left`` face-down cards lie in the first clock pile that has any.

    They are as likely to be one set of cards that are no kings as another.
    """
    clock = check_deck(ranks, suits) // suits - 1
    everything = comb(suits * clock, left)
    return {
        k: Fraction(comb(suits, k) * sum(comb(suits * later, left - k) for later in range(clock)), everything)
        for k in range(1, min(suits, left) + 1)
    }
