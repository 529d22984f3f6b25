"""The kernels against the reference engine and networkx, figure by figure and deal by deal.

The slow side plays by ``verify.rules``, finds cycles with networkx, and plays from every pile to see where play would
win; it shares no code with the kernels.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from random import Random

import pytest

from kernels.twins import games, maps, variants, with_second_chance, without_second_chance
from support.tables import rank_orders
from verify.kernels.enumeration import enumerate_deals
from verify.kernels.loading import load
from verify.kernels.plan import Plan
from verify.kernels.tallies import Outcome, Tallies
from verify.kernels.variants import Variant, width


def tallies_of(deal: Sequence[int], suits: int, chosen: Sequence[Variant]) -> tuple[Tallies, ...]:
    """The tallies of a single deal, whose ranks begin at 1."""
    numpy, ranks = load("compiled").np, len(deal) // suits
    plan = Plan(ranks, suits, tuple(chosen), 1, every_game=True)
    laid = numpy.array([rank - 1 for rank in deal], numpy.uint8)
    before, (starts, rows, of_maps, of_games, scratch) = laid.copy(), plan.arrays()
    load("tallying").tally_arrangements(laid, 1, suits, width(ranks), starts, rows, of_maps, of_games, scratch)
    assert sorted(laid) == sorted(before)
    return plan.tallies(1, of_maps, of_games)


def agree(deal: Sequence[int], suits: int, chosen: Sequence[Variant]) -> None:
    maps_from = {start: maps(deal, suits, start) for start in {variant.start for variant in chosen}}
    for tallies in tallies_of(deal, suits, chosen):
        expected = games(deal, suits, tallies.variant)
        found = {outcome: Fraction(n, tallies.weight) for outcome, n in tallies.outcomes.items()}
        assert found == expected, (deal, tallies.variant)
        wins = sum(chance for outcome, chance in expected.items() if outcome.won)
        verdict = "won" if wins == 1 else "depends" if wins else "lost"
        assert {name for name, n in tallies.verdicts.items() if n} == {verdict}, (deal, tallies.variant)
        figures, lengths = maps_from[tallies.variant.start]
        assert tallies.maps == {name: {value: 1} for name, value in figures.items()}, (deal, tallies.variant)
        assert tallies.cycles_of_length == lengths
        kings = figures["king_bottoms"]
        assert tallies.won_by_king_bottoms == {
            (kings, won): n * tallies.weight for won, n in ((0, 1 - wins), (1, wins)) if n
        }


@pytest.mark.parametrize(("ranks", "suits"), [(2, 1), (2, 2), (2, 3), (3, 1), (4, 1)])
def test_all_deals_by_all_variants(ranks: int, suits: int) -> None:
    for deal in rank_orders(ranks, suits):
        agree(deal, suits, variants((0, 1)))


@pytest.mark.parametrize("chosen", [without_second_chance((0, 2)), with_second_chance()], ids=["plain", "second"])
def test_all_deals_of_three_ranks_and_two_suits(chosen: list[Variant]) -> None:
    for deal in rank_orders(3, 2):
        agree(deal, 2, chosen)


def shuffled(ranks: int, suits: int, number: int, seed: int) -> list[list[int]]:
    cards, random = [rank for rank in range(1, ranks + 1) for _ in range(suits)], Random(seed)
    return [random.sample(cards, len(cards)) for _ in range(number)]


@pytest.mark.parametrize("start", [0, 1, 7])
def test_random_decks_without_second_chance(start: int) -> None:
    for deal in shuffled(13, 4, 25, start):
        agree(deal, 4, without_second_chance((start,)))


@pytest.mark.parametrize("start", [0, 5])
def test_random_decks_with_second_chance(start: int) -> None:
    chosen = [variant for variant in with_second_chance((start,)) if not (start == 0 and variant.dead_end != "stop")]
    weighted = [variant for variant in chosen if not _every_card(variant)]
    for deal in shuffled(13, 4, 5, 100 + start):
        agree(deal, 4, weighted)
    for deal in shuffled(5, 3, 8, 200 + start):
        agree(deal, 3, chosen)


def _every_card(variant: Variant) -> bool:
    """Of 48 cards, any of which may be taken, no deal can count often enough."""
    return variant.second_chance == "watch" and variant.watch_card in ("random", "clairvoyant")


@pytest.mark.parametrize(("ranks", "suits"), [(14, 3), (8, 4), (20, 1), (2, 7), (16, 7), (60, 1), (31, 3)])
def test_decks_of_other_sizes(ranks: int, suits: int) -> None:
    for deal in shuffled(ranks, suits, 5, ranks):
        agree(deal, suits, without_second_chance((0, 2)))


def test_tallies_of_all_deals_are_those_of_each() -> None:
    """All deals of 3x2 together, laid one from the other, against the engine."""
    chosen = variants((0, 1))
    for tallies in enumerate_deals(3, 2, chosen):
        expected: Counter[Outcome] = Counter()
        for deal in rank_orders(3, 2):
            for outcome, chance in games(deal, 2, tallies.variant).items():
                expected[outcome] += int(chance * tallies.weight)
        assert tallies.outcomes == expected
