"""Deals counted by their bottom map, card by card, as whole numbers.

The bottom map leads from each clock pile to the home of its bottom card. Two piles cannot share a card, so a rank
that d piles point to stands for s * (s - 1) * ... (d factors) ways to hand out its cards. What shapes the map can
have is counted by in-degrees. For forests: with given roots, forests in which node x has d(x) arcs coming in are
counted by the coefficient of the product of all x**d(x) in

    (sum of the roots) * (sum of all nodes) ** (number of nodes that are not roots - 1),

which is 1 if all nodes are roots. The sum over all in-degrees runs node by node; no closed form is assumed.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import comb, factorial

from verify.counting.laws import Law, check_deck, law_of
from verify.counting.whole_numbers import choices, falling, permutations_by_cycles, power


def forests(roots: Sequence[int], others: Sequence[int]) -> int:
    """Ways to draw a forest with these roots and hand out a card for every arc.

    Every node that is no root has one arc out, and following the arcs leads to a root. ``roots`` and ``others``
    say how many cards each node has; different arcs into a node take different cards.

    >>> forests([1], [1, 1])
    2
    >>> forests([4], [4, 4]) == 4 * 11
    True
    """
    if not others:
        return 1
    free = len(others) - 1  # arcs besides the one that the sum of the roots stands for
    plain, marked = [1] + [0] * free, [0] * (free + 1)  # marked: that one arc has found its root
    for node, cards in enumerate([*roots, *others]):
        ways, to_root = choices(cards), [cards * way for way in choices(cards - 1)] if node < len(roots) else [0]
        plain, marked = _cut(plain, ways, free), _added(_cut(marked, ways, free), _cut(plain, to_root, free))
    return marked[free] * factorial(free)


def _cut(left: Sequence[int], right: Sequence[int], degree: int) -> list[int]:
    """The product of two polynomials up to a degree."""
    result = [0] * (degree + 1)
    for i, a in enumerate(left[: degree + 1]):
        for j, b in enumerate(right[: degree + 1 - i]):
            result[i + j] += a * b
    return result


def _added(left: Sequence[int], right: Sequence[int]) -> list[int]:
    return [a + b for a, b in zip(left, right, strict=True)]


def tree_deals(ranks: int, suits: int) -> int:
    """How many deals, card by card, have a tree into the centre as bottom map (C10).

    >>> tree_deals(2, 2), tree_deals(3, 2)
    (12, 240)
    """
    return forests([suits], [suits] * (ranks - 1)) * _the_rest(ranks, suits)


def tree_deals_by_rank(ranks: int, suits: int) -> int:
    """The same, where cards of a rank are not told apart.

    >>> tree_deals_by_rank(2, 2), tree_deals_by_rank(3, 2)
    (3, 30)
    """
    alike: int = factorial(suits) ** ranks
    return tree_deals(ranks, suits) // alike


def _the_rest(ranks: int, suits: int) -> int:
    """Ways to lay the cards that are not at the bottom of a clock pile."""
    return factorial(check_deck(ranks, suits) - ranks + 1)


def _all_maps(ranks: int, suits: int) -> int:
    """Ways to choose the bottom cards of the clock piles."""
    return falling(check_deck(ranks, suits), ranks - 1)


def _with_cyclic_piles(ranks: int, suits: int, cyclic: int) -> int:
    """Choices of bottom cards that put ``cyclic`` clock piles on cycles, for each way to tie these into cycles.

    Each of them spends a card on the pile before it; the other piles make a forest that leads to them or to the
    centre.
    """
    clock = ranks - 1
    into_the_cycles: int = suits**cyclic
    around = forests([suits] + [suits - 1] * cyclic, [suits] * (clock - cyclic))
    return comb(clock, cyclic) * into_the_cycles * around


def cyclic_piles(ranks: int, suits: int) -> Law:
    """How many clock piles lie on a cycle of the bottom map.

    >>> cyclic_piles(2, 2)
    {0: Fraction(1, 2), 1: Fraction(1, 2)}
    """
    counts = {m: factorial(m) * _with_cyclic_piles(ranks, suits, m) for m in range(ranks)}
    return law_of(counts, _all_maps(ranks, suits))


def cycles(ranks: int, suits: int) -> Law:
    """How many cycles the bottom map has.

    >>> cycles(3, 1)
    {0: Fraction(1, 3), 1: Fraction(1, 2), 2: Fraction(1, 6)}
    """
    counts = dict.fromkeys(range(ranks), 0)
    for cyclic in range(ranks):
        ways = _with_cyclic_piles(ranks, suits, cyclic)
        for number, permutations in enumerate(permutations_by_cycles(cyclic)):
            counts[number] += permutations * ways
    return law_of(counts, _all_maps(ranks, suits))


def cycles_of_length(ranks: int, suits: int) -> dict[int, Fraction]:
    """How many cycles of length 1, 2, ... the bottom map has on average.

    >>> cycles_of_length(3, 1)
    {1: Fraction(2, 3), 2: Fraction(1, 6)}
    """
    cards, clock = check_deck(ranks, suits), ranks - 1
    return {
        length: Fraction(comb(clock, length) * factorial(length - 1) * suits**length, falling(cards, length))
        for length in range(1, ranks)
    }


def not_reaching(ranks: int, suits: int) -> Law:
    """How many clock piles do not reach the centre along the bottom map.

    Those that do make a tree into the centre; the bottom cards of the others are at home among themselves.

    >>> not_reaching(3, 1)
    {0: Fraction(1, 3), 1: Fraction(1, 3), 2: Fraction(1, 3)}
    """
    clock = ranks - 1
    counts = {
        lost: comb(clock, lost) * forests([suits], [suits] * (clock - lost)) * _among_themselves(lost, suits)
        for lost in range(ranks)
    }
    return law_of(counts, _all_maps(ranks, suits))


def _among_themselves(piles: int, suits: int) -> int:
    return factorial(piles) * power(choices(suits), piles)[piles]


def own_bottoms(ranks: int, suits: int) -> Law:
    """How many clock piles have a card of their own number at the bottom (a cycle of length 1).

    By inclusion and exclusion over the piles that are known to have one.

    >>> own_bottoms(3, 1)
    {0: Fraction(1, 2), 1: Fraction(1, 3), 2: Fraction(1, 6)}
    """
    cards, clock = check_deck(ranks, suits), ranks - 1
    known: list[int] = [comb(clock, k) * suits**k * falling(cards - k, clock - k) for k in range(ranks)]
    counts = {own: sum((-1) ** (k - own) * comb(k, own) * known[k] for k in range(own, ranks)) for own in range(ranks)}
    return law_of(counts, _all_maps(ranks, suits))
