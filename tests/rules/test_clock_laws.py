"""The laws of the game that theory proves, watched on the reference engine's own positions.

Balance, termination, last card, win and lost piles are theorems C1-C7 for dead-end stop; here they are checked
on random tables of many sizes and on the real deck, by counting the cards that lie in each position.
"""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from support.tables import decks, shapes
from verify.deals.deal import Deal
from verify.graph.bottom_map import bottom_map
from verify.rules.clock import Game, outcome, play
from verify.rules.clock_options import PRESETS, ClockRules
from verify.rules.clock_table import deal_out, gather, start_pile, turn_order


def classic_but(**options: Any) -> ClockRules:
    return ClockRules(**options)


STOPPING = st.builds(
    classic_but,
    deal=st.sampled_from(["rounds", "piles", "centre-last"]),
    direction=st.sampled_from(["clockwise", "anticlockwise"]),
    listing=st.sampled_from(["top-first", "bottom-first"]),
    shuttle=st.sampled_from(["under-top", "over-bottom", "aside"]),
    start=st.sampled_from([0, 1, 2]),
)
DECKS = st.one_of(decks(), decks(shapes))


def played(deal: Deal, rules: ClockRules) -> Game:
    return play(deal_out(deal, rules), rules)


@given(DECKS, STOPPING)
def test_balance_holds_after_every_turn(deal: Deal, rules: ClockRules) -> None:
    """t(p) = v(p) + [p is the start pile] - [p is about to give its next card], with v counting turned cards."""
    game = played(deal, rules)
    start, suits = start_pile(game.table, rules), deal.shape.suits
    for position in game.positions[:-1]:
        turned = [card.rank for p in range(1, deal.shape.ranks + 1) for card in position.face_up(p)]
        if position.hand is not None:
            turned.append(position.hand.rank)
        giving = turned[-1]
        for pile in range(1, deal.shape.ranks + 1):
            left = suits - len(position.face_down(pile))
            assert left == turned.count(pile) + (pile == start) - (pile == giving)
            assert 0 <= left <= suits


@given(DECKS, STOPPING)
def test_every_game_ends_with_the_last_card_of_the_start_piles_rank(deal: Deal, rules: ClockRules) -> None:
    game = played(deal, rules)
    start = start_pile(game.table, rules)
    assert len(game.turned) <= deal.shape.cards
    assert game.turned[-1].rank == start
    assert sum(card.rank == start for card in game.turned) == deal.shape.suits


@given(DECKS, STOPPING)
def test_won_means_every_pile_holds_its_own_cards_face_up(deal: Deal, rules: ClockRules) -> None:
    game = played(deal, rules)
    end, ranks = game.positions[-1], range(1, deal.shape.ranks + 1)
    at_home = all({card.rank for card in end.face_up(p)} == {p} and not end.face_down(p) for p in ranks)
    assert (outcome(game).verdict == "won") == at_home == (len(game.turned) == deal.shape.cards)


@given(DECKS, STOPPING)
def test_lost_piles_are_closed_contain_every_cycle_and_do_not_reach_the_start(deal: Deal, rules: ClockRules) -> None:
    game = played(deal, rules)
    bottom = bottom_map(game.table, rules)
    lost = set(outcome(game).incomplete)
    assert all(bottom.arcs[pile] in lost for pile in lost)
    assert lost.issuperset(pile for cycle in bottom.cycles for pile in cycle)
    assert lost.issubset(bottom.not_reaching)


@given(DECKS, STOPPING)
def test_cards_leave_each_pile_in_its_turn_order(deal: Deal, rules: ClockRules) -> None:
    game = played(deal, rules)
    for pile in range(1, deal.shape.ranks + 1):
        left = [p.hand for p in game.positions[:-1] if p.source == pile]
        assert left == list(turn_order(game.table, pile, rules))[: len(left)]


@given(DECKS)
def test_setting_cards_aside_changes_nothing(deal: Deal) -> None:
    assert played(deal, ClockRules()).turned == played(deal, PRESETS["knuth"].rules).turned


@given(DECKS)
def test_the_exception_for_clock_piles_never_fires_from_the_centre(deal: Deal) -> None:
    game = played(deal, PRESETS["shakki"].rules)
    assert game.positions[-1].exceptions == 0
    assert game.turned == played(deal, ClockRules()).turned


@given(DECKS)
def test_one_king_brings_every_card_home_with_at_least_a_restart_a_cycle(deal: Deal) -> None:
    game = played(deal, PRESETS["one-king"].rules)
    done = outcome(game)
    assert (done.verdict, done.face_down) == ("won", 0)
    assert done.restarts >= len(bottom_map(game.table, game.rules).cycles)
    assert (done.restarts == 0) == (outcome(played(deal, ClockRules())).verdict == "won")


@given(DECKS)
def test_sorted_is_no_harder_than_exposed(deal: Deal) -> None:
    if outcome(played(deal, ClockRules())).verdict == "won":
        assert outcome(played(deal, ClockRules(win="sorted"))).verdict == "won"


@given(DECKS, STOPPING)
def test_dealing_is_a_bijection(deal: Deal, rules: ClockRules) -> None:
    table = deal_out(deal, rules)
    assert gather(table, rules) == deal.cards
    assert sorted(card for pile in table.piles for card in pile) == sorted(deal.cards)
