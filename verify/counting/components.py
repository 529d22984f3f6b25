"""The graph with an arc from every pile, the centre's too: how it hangs together, and from which piles play would win.

Every part of it has one cycle, so there are as many parts as cycles. Play wins from a pile exactly if the whole graph
hangs together and the pile is on its cycle. Counted card by card as in ``trees``, without a pile that is special.
"""

from __future__ import annotations

from math import comb, factorial

from verify.counting.laws import Law, check_deck, law_of
from verify.counting.trees import forests
from verify.counting.whole_numbers import falling, permutations_by_cycles


def components(ranks: int, suits: int) -> Law:
    """How many parts the graph has.

    >>> components(2, 1), components(2, 2)
    ({1: Fraction(1, 2), 2: Fraction(1, 2)}, {1: Fraction(2, 3), 2: Fraction(1, 3)})
    """
    counts = dict.fromkeys(range(ranks + 1), 0)
    for cyclic in range(1, ranks + 1):
        ways = _with_cyclic_piles(ranks, suits, cyclic)
        for number, permutations in enumerate(permutations_by_cycles(cyclic)):
            counts[number] += permutations * ways
    return law_of(counts, _all_maps(ranks, suits))


def winning_starts(ranks: int, suits: int) -> Law:
    """From how many piles play would win: the length of the only cycle, or 0 if there are more.

    >>> winning_starts(2, 1)
    {0: Fraction(1, 2), 2: Fraction(1, 2)}
    """
    counts = {
        length: factorial(length - 1) * _with_cyclic_piles(ranks, suits, length) for length in range(1, ranks + 1)
    }
    total = _all_maps(ranks, suits)
    return law_of({0: total - sum(counts.values()), **counts}, total)


def _with_cyclic_piles(ranks: int, suits: int, cyclic: int) -> int:
    """Choices of bottom cards that put so many piles on cycles, for each way to tie these into cycles."""
    into_the_cycles: int = suits**cyclic
    return comb(ranks, cyclic) * into_the_cycles * forests([suits - 1] * cyclic, [suits] * (ranks - cyclic))


def _all_maps(ranks: int, suits: int) -> int:
    return falling(check_deck(ranks, suits), ranks)
