"""The bottom map: cycles by networkx, by walking and by definition, and reasons in words."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from support.interrupts import interrupted_at
from support.tables import decks, shapes, table
from verify.cards import SWEDISH, Card, Notation
from verify.deals.deal import Deal
from verify.graph.bottom_map import (
    Arcs,
    Astray,
    BottomMap,
    bottom_map,
    by_networkx,
    by_walking,
    decides,
    explain_cycle,
)
from verify.rules.clock import play
from verify.rules.clock_options import PRESETS, ClockRules
from verify.rules.clock_table import Pile, deal_out


def checked(arcs: dict[int, int], start: int) -> Astray:
    """What both methods find, after checking it against the definitions and each other."""
    found = by_walking(arcs, start)
    assert by_networkx(arcs, start) == found
    on_cycles = [pile for cycle in found.cycles for pile in cycle]
    assert sorted(on_cycles) == sorted(pile for pile in arcs if returns(pile, arcs))
    for cycle in found.cycles:
        assert cycle[0] == min(cycle)
        assert all(arcs[pile] == after for pile, after in zip(cycle, cycle[1:] + cycle[:1], strict=True))
    assert set(found.not_reaching) == {pile for pile in arcs if journey(pile, arcs)[-1] != start}
    return found


def journey(pile: int, arcs: dict[int, int]) -> list[int]:
    """Where the arcs lead from a pile in as many steps as there are piles, or until they end."""
    path = [pile]
    while path[-1] in arcs and len(path) <= len(arcs):
        path.append(arcs[path[-1]])
    return path


def returns(pile: int, arcs: dict[int, int]) -> bool:
    return pile in journey(pile, arcs)[1:]


@pytest.mark.parametrize("ranks", [2, 3, 4, 5, 6])
def test_every_functional_graph_of_a_few_piles(ranks: int) -> None:
    """All ranks**(ranks-1) bottom maps; as many trees into the last pile as Cayley's formula says."""
    clock_piles = range(1, ranks)
    graphs = [dict(zip(clock_piles, homes, strict=True)) for homes in product(range(1, ranks + 1), repeat=ranks - 1)]
    trees = sum(not checked(arcs, ranks).cycles for arcs in graphs)
    assert len(graphs) == ranks ** (ranks - 1)
    assert trees == ranks ** (ranks - 2)


@given(decks(shapes))
def test_the_bottom_maps_of_random_deals(deal: Deal) -> None:
    for start in (0, 1):
        bottom = bottom_map(deal_out(deal, ClockRules()), ClockRules(start=start))
        assert checked(bottom.arcs, bottom.start) == (bottom.cycles, bottom.not_reaching)


@given(st.permutations(range(1, 6)), st.lists(st.integers(1, 6), min_size=5, max_size=5))
def test_the_order_of_the_arcs_does_not_matter(piles: list[int], homes: list[int]) -> None:
    found = checked(dict(zip(piles, homes, strict=True)), 6)
    assert list(found.not_reaching) == sorted(found.not_reaching)
    assert list(found.cycles) == sorted(found.cycles)


@given(decks(shapes), st.integers(0, 2))
def test_the_verdict_is_that_of_the_game(deal: Deal, start: int) -> None:
    rules = ClockRules(start=start)
    laid = deal_out(deal, rules)
    game = play(laid, rules)
    assert bottom_map(laid, rules).verdict == ("won" if len(game.turned) == deal.shape.cards else "lost")


def test_the_bottom_card_is_the_last_in_turn_order() -> None:
    laid = table([1, 2, 3, 2, 3, 1, 3, 1, 2], 3)
    assert bottom_map(laid, ClockRules()).arcs == {1: 3, 2: 1}
    assert bottom_map(laid, ClockRules(shuttle="over-bottom")).arcs == {1: 1, 2: 2}
    # Play that starts at pile 1 turns its top card first and then goes up from the bottom: A, 3, 2.
    other = bottom_map(laid, ClockRules(shuttle="over-bottom", start=1))
    assert other.bottom_cards[0] == Card(2)
    assert other.arcs == {2: 2, 3: 3}


def test_a_long_cycle_is_named_along_its_arcs() -> None:
    bottom = bottom_map(table([3, 1, 2, 4], 1), ClockRules())
    assert bottom.cycles == ((1, 3, 2),)
    assert explain_cycle((1, 3, 2), bottom) == (
        "the bottom card of A is a 3, the bottom card of 3 is a 2 and the bottom card of 2 is an A: "
        "none of these piles can be finished before the next"
    )


def test_a_loss_in_the_words_of_the_rules() -> None:
    bottom = bottom_map(table([1, 2, 3, 4, 9, 6, 7, 8, 5, 10, 11, 12, 13], 1), ClockRules())
    assert explain_cycle((5, 9), bottom) == (
        "the bottom card of 5 is a 9 and the bottom card of 9 is a 5: neither pile can be finished before the other"
    )
    assert explain_cycle((1,), bottom, SWEDISH).startswith("the bottom card of E is an E:")


def test_an_stands_before_ranks_that_begin_with_a_vowel_when_spoken() -> None:
    """By ear: ace and ess; eight, eighty-five, eight hundred; eleven and eighteen, but one hundred and eleven."""
    heard = {"an A": 1, "a 2": 2, "an 8": 8, "a T": 10, "a Q": 12, "a 14": 14, "a 17": 17, "an 18": 18}
    heard |= {"an 80": 80, "an 85": 85, "a 111": 111, "a 118": 118, "an 800": 800, "a 911": 911}
    numbers = Notation("numbers", (), (), {}, "a number")
    bottom = BottomMap(13, (Card(11),) * 13, (), ())
    assert explain_cycle((3, 11), bottom, numbers).startswith("the bottom card of 3 is an 11 and ")
    for words, rank in heard.items():
        bottom = BottomMap(1000, (Card(rank),) * 1000, (), ())
        assert explain_cycle((3, rank), bottom).startswith(f"the bottom card of 3 is {words} and ")


def test_where_cycles_decide() -> None:
    assert {name for name, preset in PRESETS.items() if decides(preset.rules)} == {
        "classic", "shakki", "uva170", "knuth", "aisleriot", "blocks",
    }  # fmt: skip
    assert decides(ClockRules(start=5))
    assert not decides(ClockRules(second_chance="watch"))
    assert not decides(ClockRules(start=5, dead_end="exception"))


@pytest.mark.parametrize("find", [by_networkx, by_walking])
def test_an_interrupt_is_never_swallowed(find: Callable[[Arcs, Pile], Astray]) -> None:
    """Interrupted at any line that runs, a method stops: it neither goes on nor gives a wrong answer."""
    arcs = {1: 2, 2: 1, 3: 1, 4: 5}

    find(arcs, 5)  # what is prepared once, at the first call, is the library's affair
    lines = next(line for line in count() if not interrupted_at(line, lambda: find(arcs, 5)))
    assert lines > 10
