"""Laws of the bottom map against every choice of bottom cards, and against all deals by rank of small decks."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations, product
from math import factorial

import pytest

from counting.games import DECKS, bottoms, cycles, games, law, not_reaching, share, won
from counting.test_order import larger
from verify.counting import trees
from verify.counting.bottoms import alike, king_bottoms, win_if_kings_lie
from verify.counting.laws import mean
from verify.counting.whole_numbers import falling, permutations_by_cycles

decks = pytest.mark.parametrize(("ranks", "suits"), DECKS)


@decks
def test_deals_with_a_tree_are_the_deals_won(ranks: int, suits: int) -> None:
    every = games(ranks, suits)
    assert trees.tree_deals_by_rank(ranks, suits) == sum(map(won, every))
    assert trees.tree_deals_by_rank(ranks, suits) == sum(not cycles(bottoms(game.table)) for game in every)


@larger
def test_one_deal_in_as_many_as_there_are_ranks_has_a_tree(ranks: int, suits: int) -> None:
    assert trees.tree_deals(ranks, suits) * ranks == factorial(ranks * suits)
    assert trees.tree_deals_by_rank(ranks, suits) * factorial(suits) ** ranks == trees.tree_deals(ranks, suits)


@pytest.mark.parametrize(
    ("roots", "others"),
    [([2], []), ([], []), ([2], [3]), ([1, 3], [2, 1]), ([2], [1, 2, 0]), ([0, 1], [4, 2]), ([], [2])],
)
def test_forests_drawn_one_by_one(roots: list[int], others: list[int]) -> None:
    """Every node that is no root chooses a card of its own; the map must lead every node to a root."""
    cards = [node for node, number in enumerate([*roots, *others]) for _ in range(number)]
    counted = 0
    for chosen in permutations(cards, len(others)):
        nodes = set(range(len(roots), len(roots) + len(others)))
        for _ in others:
            nodes = {chosen[node - len(roots)] for node in nodes if node >= len(roots)}
        counted += all(node < len(roots) for node in nodes)
    assert trees.forests(roots, others) == counted


@decks
def test_cycles_and_what_does_not_reach_the_centre(ranks: int, suits: int) -> None:
    maps = [bottoms(game.table) for game in games(ranks, suits)]
    assert trees.cycles(ranks, suits) == law(len(cycles(bottom)) for bottom in maps)
    assert trees.cyclic_piles(ranks, suits) == law(sum(map(len, cycles(bottom))) for bottom in maps)
    assert trees.not_reaching(ranks, suits) == law(map(not_reaching, maps))
    own = law(sum(rank == pile for pile, rank in enumerate(bottom, 1)) for bottom in maps)
    assert trees.own_bottoms(ranks, suits) == own
    lengths = Counter(len(cycle) for bottom in maps for cycle in cycles(bottom))
    expected = {length: Fraction(lengths[length], len(maps)) for length in range(1, ranks)}
    assert trees.cycles_of_length(ranks, suits) == expected


@larger
def test_laws_agree_with_each_other(ranks: int, suits: int) -> None:
    """No cycle means a tree, by every law; averages by length and by number are the same."""
    lost = trees.not_reaching(ranks, suits)
    assert trees.cycles(ranks, suits)[0] == trees.cyclic_piles(ranks, suits)[0] == lost[0] == Fraction(1, ranks)
    lengths = trees.cycles_of_length(ranks, suits)
    assert mean(trees.cycles(ranks, suits)) == sum(lengths.values())
    assert mean(trees.cyclic_piles(ranks, suits)) == mean(lengths)
    assert mean(trees.own_bottoms(ranks, suits)) == lengths[1] == Fraction(ranks - 1, ranks)


@decks
def test_kings_at_the_bottom(ranks: int, suits: int) -> None:
    """For every layout of the kings on its own, whatever it is."""
    layouts: dict[tuple[bool, ...], list[bool]] = {}
    kings = []
    for game in games(ranks, suits):
        layout = tuple(card.rank == ranks for pile in game.table.piles for card in pile)
        layouts.setdefault(layout, []).append(won(game))
        kings.append(bottoms(game.table).count(ranks))
    assert king_bottoms(ranks, suits) == law(kings)
    for layout, wins in layouts.items():
        at_bottom = sum(layout[suits - 1 : -suits : suits])
        assert win_if_kings_lie(ranks, suits, at_bottom) == share(wins)


@larger
def test_kings_at_the_bottom_of_larger_decks(ranks: int, suits: int) -> None:
    law_of_kings = king_bottoms(ranks, suits)
    chances = {kings: win_if_kings_lie(ranks, suits, kings) for kings in law_of_kings}
    assert chances == {kings: Fraction(kings, ranks - 1) for kings in law_of_kings}
    assert sum(law_of_kings[kings] * chances[kings] for kings in chances) == Fraction(1, ranks)


def test_no_layout_of_the_kings_gives_one_in_thirteen() -> None:
    """P06."""
    chances = [win_if_kings_lie(13, 4, kings) for kings in range(5)]
    assert chances == [0, Fraction(1, 12), Fraction(1, 6), Fraction(1, 4), Fraction(1, 3)]


@pytest.mark.parametrize("bottoms", [-1, 5])
def test_kings_cannot_lie_so(bottoms: int) -> None:
    with pytest.raises(ValueError, match="4 kings cannot be at the bottom"):
        win_if_kings_lie(13, 4, bottoms)


@decks
def test_bottom_cards_depend_on_each_other(ranks: int, suits: int) -> None:
    if ranks > 2:
        maps = [bottoms(game.table) for game in games(ranks, suits)]
        assert alike(ranks, suits) == share(bottom[0] == bottom[1] for bottom in maps) < Fraction(1, ranks)


def test_one_in_thirteen_does_not_need_cards_without_replacement() -> None:
    """P11: with independent and uniform bottom ranks a tree is as likely, but other figures are not.

    By maps drawn one by one with four ranks.
    """
    maps = [(*arcs,) for arcs in product(range(1, 5), repeat=3)]
    assert share(not cycles(bottom) for bottom in maps) == Fraction(1, 4) == trees.cycles(4, 2)[0]
    assert law(len(cycles(bottom)) for bottom in maps) != trees.cycles(4, 2)


def test_falling_factorials_and_permutations() -> None:
    assert [falling(3, k) for k in range(5)] == [1, 3, 6, 6, 0]
    counted = Counter(_cycles_of(order) for order in permutations(range(5)))
    assert permutations_by_cycles(5) == [counted[number] for number in range(6)]


def _cycles_of(order: tuple[int, ...]) -> int:
    return len(cycles(tuple(image + 1 for image in order)))
