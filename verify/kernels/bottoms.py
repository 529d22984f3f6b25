"""What the bottom cards say: the verdict where cycles decide, and the figures of the bottom map.

Each pile but the start pile has an arc to the pile where its bottom card is at home. Where play ends at its first
dead end and a win asks for every card, a deal is won if and only if these arcs make no cycle (C6). Sets of piles are
the bits of a whole number.
"""

from __future__ import annotations

import numpy as np

from verify.kernels.compiled import Numbers, Ranks, Word, card_at, kernel, part
from verify.kernels.dealing import before_deal, shuffle


@part
def is_won(deal: Ranks, bottoms: Numbers) -> bool:
    """Whether there is no cycle; pile p has its bottom card in place ``bottoms[p]`` of the deal, the centre is last.

    From each clock pile along the arcs to ground that is known: the first cycle settles it.
    """
    centre = len(bottoms) - 1
    reaching = 1 << centre
    for pile in range(centre):
        here, path = pile, 0
        while not (reaching | path) >> here & 1:
            path |= 1 << here
            here = card_at(deal, bottoms[here])
        if path >> here & 1:
            return False
        reaching |= path
    return True


@kernel
def verdicts(deals: Ranks, bottoms: Numbers, won: Ranks) -> None:
    """Whether each row of an array of deals is won: 1 or 0."""
    for row in range(len(deals)):
        won[row] = is_won(deals[row], bottoms)


@kernel
def count_wins(seed: Word, first: Word, deals: int, ranks: int, suits: int) -> int:
    """Deal and decide: how many of so many random deals are won."""
    table = np.empty(ranks * suits, np.uint8)
    bottoms = np.arange(1, ranks + 1) * suits - 1
    won = 0
    for index in range(deals):
        shuffle(table, suits, before_deal(seed, first + np.uint64(index)))
        won += is_won(table, bottoms)
    return won


@part
def map_figures(table: Ranks, suits: int, start: int, lengths: Numbers) -> tuple[int, int, int, int, int, int, int]:
    """The figures of the bottom map, as ``tallies.MAP_FIGURES`` lists them.

    ``lengths[k]`` is raised by the number of cycles of length k.
    """
    ranks = len(table) // suits
    reaching, lost, cycles, cyclic, own, kings = 1 << start, 0, 0, 0, 0, 0
    for pile in range(ranks):
        here, path = pile, 0
        while not (reaching | lost | path) >> here & 1:
            path |= 1 << here
            here = home_of_bottom(table, suits, here)
        if path >> here & 1:
            length = _around(table, suits, here)
            lengths[length] += 1
            cycles, cyclic = cycles + 1, cyclic + length
        if reaching >> here & 1:
            reaching |= path
        else:
            lost |= path
        if pile < ranks - 1:
            own += home_of_bottom(table, suits, pile) == pile
            kings += home_of_bottom(table, suits, pile) == ranks - 1
    home = home_of_bottom(table, suits, start)
    components, winning = _with_the_start(table, suits, start, reaching >> home & 1, cycles, cyclic)
    return cycles, cyclic, _size(lost, ranks), own, kings, components, winning


@part
def home_of_bottom(table: Ranks, suits: int, pile: int) -> int:
    """The pile where the bottom card of a pile is at home."""
    return card_at(table, pile * suits + suits - 1)


@part
def _around(table: Ranks, suits: int, pile: int) -> int:
    """How long the cycle is on which a pile lies."""
    length, here = 1, home_of_bottom(table, suits, pile)
    while here != pile:
        length, here = length + 1, home_of_bottom(table, suits, here)
    return length


@part
def _with_the_start(table: Ranks, suits: int, start: int, closes: int, cycles: int, cyclic: int) -> tuple[int, int]:
    """The pieces of the graph that has an arc from the start pile too, and the piles from which play would win.

    Each piece has exactly one cycle. A pile wins if and only if its own arc is on every cycle there is.
    """
    if cycles + closes != 1:
        return cycles + closes, 0
    return 1, _around(table, suits, start) if closes else cyclic


@part
def _size(piles: int, ranks: int) -> int:
    size = 0
    for pile in range(ranks):
        size += piles >> pile & 1
    return size
