"""Laws of the bottom map for piles of different sizes, and the arcs of every pile but one or of all.

As in ``trees``, but which piles lie on cycles, or do not reach the start pile, is chosen pile by pile. ``others`` are
the copies of every rank but the start pile's, ``start`` those of its own rank.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from fractions import Fraction
from math import factorial

from verify.counting.laws import Law, law_of
from verify.counting.whole_numbers import choices, falling, permutations_by_cycles, product

Ways = dict[tuple[int, int, bool], int]
"""Choices of cards by the number of piles chosen, of arcs besides theirs, and whether an arc has found its root."""


_Split = dict[tuple[int, int, int, bool], int]
"""Choices of cards by the number of lost piles, of arcs into these and of arcs in the tree, and whether one of the last
has found its root."""


def cyclic_piles(others: Sequence[int], start: int) -> Law:
    """How many piles lie on a cycle.

    >>> cyclic_piles((2,), 2), cyclic_piles((1, 2), 1)
    ({0: Fraction(1, 2), 1: Fraction(1, 2)}, {0: Fraction(1, 4), 1: Fraction(5, 12), 2: Fraction(1, 3)})
    """
    ways = _with_cyclic_piles(others, start)
    return law_of({m: factorial(m) * number for m, number in enumerate(ways)}, _maps(others, start))


def cycles(others: Sequence[int], start: int) -> Law:
    """How many cycles there are."""
    return law_of(_by_cycles(_with_cyclic_piles(others, start)), _maps(others, start))


def cycles_of_length(others: Sequence[int], start: int) -> Law:
    """How many cycles of length 1, 2, ... there are on average."""
    cards, sets = sum(others) + start, _sets(others)
    return {
        length: Fraction(factorial(length - 1) * sets[length], falling(cards, length))
        for length in range(1, len(others) + 1)
    }


def own_bottoms(clock: Sequence[int], centre: int) -> Law:
    """How many of the clock piles have a card of their own rank at the bottom; by inclusion and exclusion."""
    cards, piles, sets = sum(clock) + centre, len(clock), _sets(clock)
    known = [sets[k] * falling(cards - k, piles - k) for k in range(piles + 1)]
    signs = _signed_choices(piles)
    counts = {own: sum(signs[k][own] * known[k] for k in range(own, piles + 1)) for own in range(piles + 1)}
    return law_of(counts, falling(cards, piles))


def not_reaching(others: Sequence[int], start: int) -> Law:
    """How many piles do not reach the start pile: their arcs stay among themselves, the others make a tree into it."""
    rows: _Split = defaultdict(int)
    for arcs, number in enumerate(choices(start)):
        rows[0, 0, arcs, False] += number
    for arcs, number in enumerate(choices(start - 1)):
        rows[0, 0, arcs, True] += start * number
    for copies in others:
        longer: _Split = defaultdict(int)
        for (lost, into, tree, rooted), ways in rows.items():
            for arcs, number in enumerate(choices(copies)):
                longer[lost + 1, into + arcs, tree, rooted] += ways * number
                longer[lost, into, tree + arcs, rooted] += ways * number
        rows = longer
    counts = {lost: _lost(rows, lost, len(others)) for lost in range(len(others) + 1)}
    return law_of(counts, _maps(others, start))


def _lost(rows: _Split, lost: int, piles: int) -> int:
    free = piles - lost - 1
    tree = rows[lost, lost, free, True] * factorial(free) if free >= 0 else rows[lost, lost, 0, False]
    return factorial(lost) * tree


def components(copies: Sequence[int]) -> Law:
    """How many parts the graph with an arc from every pile has."""
    return law_of(_by_cycles(_with_cyclic_piles(copies, 0)), falling(sum(copies), len(copies)))


def winning_starts(copies: Sequence[int]) -> Law:
    """From how many piles play would win."""
    ways, total = _with_cyclic_piles(copies, 0), falling(sum(copies), len(copies))
    counts = {length: factorial(length - 1) * number for length, number in enumerate(ways) if length}
    return law_of({0: total - sum(counts.values()), **counts}, total)


def _with_cyclic_piles(others: Sequence[int], start: int) -> list[int]:
    """Choices of cards that put 0, 1, 2, ... piles on cycles, for each way to tie these into cycles.

    A forest leads from the other piles to those on cycles and to the start pile; one arc of it finds a root.
    """
    rows: Ways = {(0, arcs, False): number for arcs, number in enumerate(choices(start))}
    rows |= {(0, arcs, True): start * number for arcs, number in enumerate(choices(max(start - 1, 0)))}
    for copies in others:
        rows = _one_pile_more(rows, copies)
    piles = len(others)
    counts = [rows.get((m, piles - m - 1, True), 0) * factorial(piles - m - 1) for m in range(piles)]
    return [*counts, rows.get((piles, 0, False), 0)]


def _one_pile_more(rows: Ways, copies: int) -> Ways:
    """The pile is on no cycle; or it is, and one of its cards lies at the bottom of the pile before it there."""
    longer: Ways = defaultdict(int)
    for (cyclic, arcs, rooted), ways in rows.items():
        for more, number in enumerate(choices(copies)):
            longer[cyclic, arcs + more, rooted] += ways * number
        for more, number in enumerate(choices(copies - 1)):
            longer[cyclic + 1, arcs + more, rooted] += ways * copies * number
        if not rooted and copies > 1:
            for more, number in enumerate(choices(copies - 2)):
                longer[cyclic + 1, arcs + more, True] += ways * copies * (copies - 1) * number
    return longer


def _by_cycles(ways: Sequence[int]) -> dict[int, int]:
    counts = dict.fromkeys(range(len(ways)), 0)
    for cyclic, number in enumerate(ways):
        for cycles, permutations in enumerate(permutations_by_cycles(cyclic)):
            counts[cycles] += permutations * number
    return counts


def _sets(copies: Sequence[int]) -> list[int]:
    """Choices of one card each of 0, 1, 2, ... ranks."""
    ways = [1]
    for number in copies:
        ways = product(ways, [1, number])
    return ways


def _signed_choices(size: int) -> list[list[int]]:
    """The powers of (x - 1): for inclusion and exclusion."""
    powers = [[1]]
    for _ in range(size):
        powers.append(product(powers[-1], [-1, 1]))
    return powers


def _maps(others: Sequence[int], start: int) -> int:
    return falling(sum(others) + start, len(others))
