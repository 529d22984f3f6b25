"""The bottom map: cycles found by networkx against cycles found by walking, and reasons in words."""

from __future__ import annotations

from hypothesis import given

from support.tables import decks, shapes, table
from verify.cards import SWEDISH, Card
from verify.deals.deal import Deal
from verify.graph import BottomMap, bottom_map, decides, explain_cycle
from verify.rules.clock_options import PRESETS, ClockRules
from verify.rules.clock_table import deal_out


def walked_cycles(arcs: dict[int, int]) -> set[tuple[int, ...]]:
    """The cycles of a functional graph by following the arcs from every pile: a second method."""
    cycles = set()
    for pile in arcs:
        seen: list[int] = []
        while pile in arcs and pile not in seen:
            seen.append(pile)
            pile = arcs[pile]
        if pile in seen:
            cycle = seen[seen.index(pile) :]
            lowest = cycle.index(min(cycle))
            cycles.add(tuple(cycle[lowest:] + cycle[:lowest]))
    return cycles


@given(decks(shapes))
def test_cycles_and_piles_that_do_not_reach_the_start(deal: Deal) -> None:
    for start in (0, 1):
        bottom = bottom_map(deal_out(deal, ClockRules()), ClockRules(start=start))
        assert set(bottom.cycles) == walked_cycles(bottom.arcs)
        assert len(bottom.cycles) == len(set(bottom.cycles))
        assert set(bottom.not_reaching) == {p for p in bottom.arcs if not reaches(p, bottom)}


def reaches(pile: int, bottom: BottomMap) -> bool:
    for _ in bottom.arcs:
        pile = bottom.arcs.get(pile, pile)
    return pile == bottom.start


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


def test_where_cycles_decide() -> None:
    assert {name for name, preset in PRESETS.items() if decides(preset.rules)} == {
        "classic", "shakki", "uva170", "knuth", "aisleriot", "blocks",
    }  # fmt: skip
    assert decides(ClockRules(start=5))
    assert not decides(ClockRules(start=5, dead_end="exception"))
