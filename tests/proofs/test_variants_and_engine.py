"""The lemmas about conventions and variants speak of the reference engine's games: piles on the table, cards dealt,
games that go on, kings exchanged, other start piles. Every deal of small decks, and some of the real one.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from support.tables import full_deck, rank_orders, table
from verify.cards import Card
from verify.deals.deal import Deal, Shape
from verify.deals.numbers import numbered
from verify.graph.bottom_map import bottom_map
from verify.proofs.lemmas.conventions import SHUTTLES, Shuttle, begun, lying, room, turned_place
from verify.proofs.lemmas.dealing import Dealing, Direction, Order, bouts, counts
from verify.proofs.lemmas.one_king import balance_with_restarts, schedule_with_restarts
from verify.proofs.lemmas.start_piles import cycle_of_connected, maps, maps_against_it, winning_starts
from verify.proofs.lemmas.watch import exchanged
from verify.proofs.model.logic import Concrete, Values
from verify.proofs.model.observe import observed
from verify.proofs.model.relation import Deal as Places
from verify.proofs.model.relation import deck
from verify.proofs.model.settings import setting
from verify.rules.clock import Game, outcome, play
from verify.rules.clock_chance import Place, go_on
from verify.rules.clock_options import ClockRules
from verify.rules.clock_table import Table, deal_out, dealing_order, turn_order
from verify.verdict import Verdict

SIZES = [(2, 1), (2, 2), (2, 3), (3, 1), (3, 2), (4, 1)]
NOWHERE = Places(lambda p, d: 0, lambda p, d: 0, lambda q, n: (0, 0))
WON = Verdict.WON


def small_tables() -> Iterator[tuple[Table, int]]:
    return ((table(order, suits), suits) for ranks, suits in SIZES for order in rank_orders(ranks, suits))


def real_tables(deals: int) -> Iterator[tuple[Table, int]]:
    return ((deal_out(deal, ClockRules()), 4) for deal in numbered(f"random:31:{deals}"))


def told_apart(laid: Table) -> Table:
    """The same ranks with a suit for each card, so that a card can be found again."""
    cards = iter(range(1, 1000))
    return Table(tuple(tuple(Card(card.rank, next(cards)) for card in pile) for pile in laid.piles))


@pytest.mark.parametrize("shuttle", SHUTTLES)
def test_every_pile_of_every_game_lies_as_the_lemma_says(shuttle: Shuttle) -> None:
    rules, piles = ClockRules(shuttle=shuttle), 0
    for laid, suits in [*((told_apart(laid), suits) for laid, suits in small_tables()), *real_tables(3)]:
        game = play(laid, rules)
        at, states = observed(game, suits)
        top = room(at, shuttle)
        for x, position in zip(states[1:], game.positions, strict=False):
            assert begun(at, x)
            for p in range(1, at.r + 1):
                should, lies = lying(at, shuttle, x, p), position.piles[p - 1]
                assert len(lies) == should.end - should.top
                for place, card in enumerate(lies, should.top):
                    assert card.face_up is not (should.first_down <= place < should.end_down)
                    assert card.face_up or card.card == laid.pile(p)[place - top]
                piles += 1
    assert piles > 3000


@pytest.mark.parametrize("shuttle", SHUTTLES)
def test_cards_leave_a_pile_in_the_order_of_the_rules(shuttle: Shuttle) -> None:
    laid = Table(tuple(tuple(Card(p, d) for d in range(1, 5)) for p in range(1, 14)))
    for start, p in product(range(1, 14), repeat=2):
        at = setting(Concrete(), 13, 4, NOWHERE)._replace(start=start)
        rules = ClockRules(shuttle=shuttle, start=start)
        order = [laid.pile(p)[turned_place(at, shuttle, p, d)] for d in range(4)]
        assert tuple(order) == turn_order(laid, p, rules)


@pytest.mark.parametrize("order", ["rounds", "piles", "centre-last"])
@pytest.mark.parametrize("direction", ["clockwise", "anticlockwise"])
def test_cards_lie_where_the_rules_deal_them(order: Order, direction: Direction) -> None:
    for ranks, suits in [*SIZES, (5, 3), (13, 4)]:
        at = setting(Concrete(), ranks, suits, NOWHERE)
        number, cards = bouts(at, order)
        before = Values((m, m * cards) for m in range(number + 1))
        assert counts(at, order, before, ranks * suits)
        listed = full_deck(Shape(ranks, suits))
        for first in range(1, ranks):
            dealing = Dealing(at, order, direction, first, before)
            rules = ClockRules(deal=order, direction=direction, first_pile=first)
            laid = deal_out(Deal(tuple(listed), shape=Shape(ranks, suits)), rules)
            places = [(p, d) for p in range(1, ranks + 1) for d in range(suits)]
            assert [listed[dealing.number_at(*place)] for place in places] == [laid.pile(p)[d] for p, d in places]
            by_number = sorted(places, key=lambda place: dealing.number_at(*place))
            assert [p for p, _ in by_number] == dealing_order(Shape(ranks, suits), rules)
            assert [dealing.place_after(*place) for place in by_number[:-1]] == by_number[1:]


def restarts_of(game: Game, suits: int) -> Iterator[tuple[Values, Values]]:
    """How often play was restarted at each pile, and met a dead end there, by each state of a game."""
    again, dry = Values(), Values()
    yield again, dry
    here = game.table.centre
    for position in game.positions[:-1]:
        if position.source != here:
            again = Values({**again, position.source: again[position.source] + 1})
            dry = Values({**dry, here: dry[here] + 1})
        yield again, dry
        assert position.hand is not None
        here = position.hand.rank


def test_games_of_the_one_king_rule_keep_its_invariants_and_restart_every_cycle() -> None:
    rules, restarted, most = ClockRules(dead_end="clockwise"), 0, 0
    for laid, suits in [*small_tables(), *real_tables(20)]:
        game = play(laid, rules)
        at, states = observed(game, suits)
        counted = list(restarts_of(game, suits))
        for x, (again, dry) in zip(states, counted, strict=True):
            assert all(balance_with_restarts(at, x, again, dry).values())
            assert all(schedule_with_restarts(at, x, again).values())
        again, _ = counted[-1]
        cycles = bottom_map(laid, rules).cycles
        assert len(game.turned) == at.r * at.s
        assert all(states[-1].seen[q] == at.s for q in range(1, at.r + 1))
        assert sum(again.values()) == game.positions[-1].restarts >= len(cycles)
        assert all(any(again[p] for p in cycle) for cycle in cycles)
        restarted += bool(cycles)
        most = max(most, len(cycles))
    assert restarted > 100
    assert most >= 2


def watched(laid: Table, place: Place) -> list[Card]:
    """The cards turned by the rule of Watch with a card chosen, the king where it is turned again."""
    return list(go_on(play(laid, ClockRules(second_chance="watch")), place).turned_once)


def test_watch_is_the_game_of_the_exchanged_deal() -> None:
    games = won = 0
    for laid, suits in small_tables():
        game = play(laid, ClockRules())
        at, states = observed(game, suits)
        if outcome(game).verdict is WON:
            continue
        before, after = states[-2], states[-1]
        source, depth = before.here, before.gone[before.here]
        for e, f in ((p, d) for p in range(1, at.r + 1) for d in range(after.gone[p], at.s)):
            swapped = [[card.rank for card in pile] for pile in laid.piles]
            swapped[source - 1][depth], swapped[e - 1][f] = swapped[e - 1][f], swapped[source - 1][depth]
            then = play(table([rank for pile in swapped for rank in pile], suits), ClockRules())
            assert watched(laid, Place(e, f - after.gone[e])) == list(then.turned)
            assert (then.positions[-2].source, len(laid.pile(e)) - len(then.positions[-2].face_down(e)) - 1) == (e, f)
            is_won = outcome(then).verdict is WON
            last_of_all = f == at.s - 1 and all(not then.positions[-1].face_down(p) for p in range(1, at.r + 1))
            assert is_won is last_of_all
            deal = exchanged(at, before, e, f)
            places = [(p, d) for p in range(1, at.r + 1) for d in range(at.s)]
            assert [deal.rank(*place) for place in places] == [rank for pile in swapped for rank in pile]
            assert [deal.place_of(deal.rank(*place), deal.copy(*place)) for place in places] == places
            assert all(deck(at._replace(deal=deal)).values())
            games, won = games + 1, won + is_won
    assert games > 100
    assert 0 < won < games


def test_a_pile_wins_as_a_start_if_it_lies_on_the_only_cycle() -> None:
    seen = set()
    for laid, _ in small_tables():
        arcs = tuple(pile[-1].rank for pile in laid.piles)
        wins = {c for c in range(1, laid.centre + 1) if outcome(play(laid, ClockRules(start=c))).verdict is WON}
        assert wins == winning_starts(arcs) == cycle_of_connected(arcs)
        seen.add(len(wins))
    assert seen == {0, 1, 2, 3, 4}


def test_with_other_names_every_game_begins_in_the_centre() -> None:
    for laid, suits in small_tables():
        r = laid.centre
        for c in range(1, r + 1):
            names = {**{p: p for p in range(1, r + 1)}, c: r, r: c}
            renamed = table([names[card.rank] for p in range(1, r + 1) for card in laid.pile(names[p])], suits)
            ours, theirs = play(laid, ClockRules(start=c)), play(renamed, ClockRules())
            assert [names[card.rank] for card in ours.turned] == [card.rank for card in theirs.turned]


def test_no_map_of_up_to_six_piles_has_other_winning_starts() -> None:
    assert [len(list(maps(r))) for r in range(2, 5)] == [4, 27, 256]
    assert not list(maps_against_it(6))
    assert (winning_starts((2, 3, 1, 1)), cycle_of_connected((2, 3, 1, 1))) == ({1, 2, 3}, {1, 2, 3})
    assert (winning_starts((1, 2, 1)), cycle_of_connected((1, 2, 1))) == (set(), set())


def test_play_is_restarted_if_and_only_if_the_deal_is_lost() -> None:
    """Until then both games turn the same cards."""
    for laid, _ in small_tables():
        plain, going_on = play(laid, ClockRules()), play(laid, ClockRules(dead_end="clockwise"))
        assert going_on.turned[: len(plain.turned)] == plain.turned
        assert (going_on.positions[-1].restarts == 0) is (outcome(plain).verdict is WON)
