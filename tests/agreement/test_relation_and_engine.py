"""The relation that theorems are proved about is the game: every turn of the reference engine obeys it, conjunct by
conjunct, and from every state it allows the engine's turn and no other.

First Python evaluates it, on every deal of small decks and on full decks; then z3 does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import pytest
import z3

from support.steps import plain, told_by_engine
from support.tables import rank_orders, table
from verify.cards import Card
from verify.deals.deal import Deal
from verify.deals.numbers import numbered
from verify.proofs.model.logic import Values
from verify.proofs.model.observe import Observed, observed
from verify.proofs.model.relation import State, balance, deck, initial, schedule, stopped, turn
from verify.proofs.model.settings import setting
from verify.proofs.model.symbolic import Symbols, integers
from verify.rules.clock import Game, play
from verify.rules.clock_options import ClockRules
from verify.rules.clock_table import Table, deal_out

SIZES = [(2, 1, 2), (2, 2, 6), (2, 3, 20), (2, 4, 70), (3, 2, 90), (3, 3, 1680), (4, 2, 2520)]
"""Ranks, suits, and how many orders of ranks there are: (r * s)! / s!^r, by hand."""

UNDER_TOP = ClockRules()
ASIDE = ClockRules(shuttle="aside")
OVER_BOTTOM = ClockRules(shuttle="over-bottom")


def broken_conjuncts(game: Observed) -> list[str]:
    """The name of every conjunct that does not hold of a game, with the state where it does not."""
    at, states = game
    found = [f"deck: {name}" for name, holds in deck(at).items() if not holds]
    found += [f"initial: {name}" for name, holds in initial(at, states[0]).items() if not holds]
    for x, y in pairwise(states):
        found += [f"turn: {name} at {x}" for name, holds in turn(at, x, y).items() if not holds]
    for x in states:
        kept = {**balance(at, x), **schedule(at, x)}
        found += [f"{name} at {x}" for name, holds in kept.items() if not holds]
        if stopped(at, x) != (x is states[-1]):
            found.append(f"stopped at {x}")
    return found


@pytest.mark.parametrize("rules", [UNDER_TOP, ASIDE, OVER_BOTTOM], ids=lambda rules: rules.shuttle)
@pytest.mark.parametrize(("ranks", "suits", "deals"), SIZES)
def test_the_engine_obeys_the_relation_on_every_deal(ranks: int, suits: int, deals: int, rules: ClockRules) -> None:
    """On every deal with the shuttle of the rule books, on every one of few and some of many with the others."""
    orders = list(rank_orders(ranks, suits))
    assert len(set(orders)) == deals
    for order in orders if rules is UNDER_TOP else orders[:: 1 + deals // 500]:
        assert not broken_conjuncts(observed(play(table(order, suits), rules), suits)), order


@pytest.mark.parametrize(
    ("rules", "deals", "fewest_won"), [(UNDER_TOP, 200, 5), (ASIDE, 50, 0)], ids=["under-top", "aside"]
)
def test_the_engine_obeys_the_relation_on_full_decks(rules: ClockRules, deals: int, fewest_won: int) -> None:
    games = list(full_games(f"random:2024:{deals}", rules))
    assert len({game.turned for game in games}) == deals
    won = 0
    for game in games:
        seen = observed(game, 4)
        assert not broken_conjuncts(seen)
        won += seen.states[-1].count == 52
    assert fewest_won <= won <= 30  # one deal in 13 is won: about 15 of 200


@pytest.mark.parametrize(("ranks", "suits"), [(2, 3), (3, 2)])
def test_states_are_the_same_told_by_cards_face_down_or_by_cards_given(ranks: int, suits: int) -> None:
    games = [play(table(order, suits), UNDER_TOP) for order in rank_orders(ranks, suits)]
    games += full_games("random:5:10", UNDER_TOP)
    assert len(games) > 25
    for game in games:
        states = observed(game, game.table.shape.suits).states
        assert [plain(state, game.table.centre) for state in states] == told_by_engine(game)


def full_games(name: str, rules: ClockRules) -> Iterator[Game]:
    return (play(deal_out(without_suits(deal), rules), rules) for deal in numbered(name))


def without_suits(deal: Deal) -> Deal:
    """The same ranks: cards that only the order of turning can number."""
    return Deal(tuple(Card(card.rank) for card in deal.cards), shape=deal.shape)


WRONG: dict[str, Callable[[Observed], Observed]] = {
    "turn: order": lambda game: game._replace(at=game.at._replace(deal=_copies_reversed(game))),
    "turn: counts": lambda game: _with_last(game, count=game.states[-1].count + 1),
    "turn: next card": lambda game: _with_last(game, here=1),
    "turn: leaves": lambda game: _with_last(game, gone=Values({**game.states[-1].gone, 1: 0})),
    "turn: shows": lambda game: _with_last(game, seen=Values({**game.states[-1].seen, 1: 0})),
    "turn: finishes": lambda game: _with_last(game, finished=Values({**game.states[-1].finished, 2: 9})),
    "initial: start": lambda game: game._replace(at=game.at._replace(start=1)),
    "deck: once": lambda game: game._replace(at=game.at._replace(deal=game.at.deal._replace(copy=lambda p, d: 0))),
    "deck: rank": lambda game: game._replace(at=game.at._replace(r=2)),
}


@pytest.mark.parametrize("name", WRONG)
def test_control_a_wrong_state_or_deal_breaks_the_conjunct_it_should(name: str) -> None:
    game = observed(play(table((1, 2, 2, 3, 1, 3), 2), UNDER_TOP), 2)
    assert not broken_conjuncts(game)
    assert any(text.startswith(name) for text in broken_conjuncts(WRONG[name](game)))


def _with_last(game: Observed, **changes: Any) -> Observed:
    return game._replace(states=(*game.states[:-1], game.states[-1]._replace(**changes)))


def _copies_reversed(game: Observed) -> Any:
    deal = game.at.deal
    return deal._replace(copy=lambda pile, depth: game.at.s - 1 - deal.copy(pile, depth))


class Step:
    """z3 about one turn: a deal of which the ranks are known, a state that is known, and any state that may follow.

    How the cards of a rank are numbered is left to z3.
    """

    def __init__(self, game: Observed, x: State) -> None:
        symbols = Symbols(integers())
        at = setting(symbols.logic, game.at.r, game.at.s, symbols.deal())
        self.y = symbols.state("y")
        before = symbols.state("x")
        self.solver = z3.Solver()
        self.solver.add(at.joined(deck(at)), at.joined(turn(at, before, self.y)), *_same(before, x))
        for pile in range(1, game.at.r + 1):
            for depth in range(game.at.s):
                self.solver.add(at.deal.rank(pile, depth) == game.at.deal.rank(pile, depth))

    def allows(self, *facts: Any) -> bool:
        """Whether there is a turn after which these facts hold."""
        said = self.solver.check(*facts)
        assert said != z3.unknown
        return bool(said == z3.sat)


def _same(symbolic: State, real: State) -> list[Any]:
    """Every number of a symbolic state, said to be that of a real one."""
    rows = ((symbolic.gone, real.gone), (symbolic.seen, real.seen), (symbolic.finished, real.finished))
    numbers = [symbolic.count == real.count, symbolic.here == real.here]
    return numbers + [row[pile] == value for row, values in rows for pile, value in sorted(values.items())]


def small_games(every: int) -> Iterator[Observed]:
    """Every so many deals of three ranks and two suits."""
    orders: list[tuple[int, ...]] = list(rank_orders(3, 2))[::every]
    return (observed(play(table(order, 2), UNDER_TOP), 2) for order in orders)


def test_z3_allows_the_turn_of_the_engine_and_no_other_on_every_small_deal() -> None:
    steps = 0
    for game in small_games(every=1):
        for x, y in pairwise(game.states):
            step = Step(game, x)
            facts = _same(step.y, y)
            assert step.allows(*facts)
            assert not step.allows(z3.Not(z3.And(*facts)))
            steps += 1
        assert not Step(game, game.states[-1]).allows()  # the game is over: no turn is left
    assert steps == 6 * 2 + 12 * 3 + 18 * 4 + 24 * 5 + 30 * 6  # of 90 games so many have 2, 3, ... 6 turns


def test_z3_refuses_every_single_number_that_is_changed() -> None:
    refused = 0
    for game in small_games(every=9):
        for x, y in pairwise(game.states):
            step = Step(game, x)
            facts = _same(step.y, y)
            assert len(facts) == 11  # count, here, and three rows of three piles
            for fact in facts:
                assert not step.allows(z3.Not(fact))
                refused += 1
    assert refused >= 400


def test_z3_reads_full_decks_the_same_way() -> None:
    steps = 0
    for game in full_games("random:11:3", UNDER_TOP):
        seen = observed(game, 4)
        for x, y in list(pairwise(seen.states))[::9]:
            step = Step(seen, x)
            facts = _same(step.y, y)
            assert step.allows(*facts)
            assert not step.allows(z3.Not(z3.And(*facts)))
            steps += 1
    assert steps >= 12


def test_the_engine_laid_the_tables_meant() -> None:
    """By hand: the centre gives 3, 3; then nothing is left there to turn."""
    laid: Table = table((1, 1, 2, 2, 3, 3), 2)
    states = observed(play(laid, UNDER_TOP), 2).states
    assert [plain(state, 3) for state in states] == [
        (0, 3, (0, 0, 0), (0, 0, 0), (0, 0, 0)),
        (1, 3, (0, 0, 1), (0, 0, 1), (0, 0, 0)),
        (2, 3, (0, 0, 2), (0, 0, 2), (0, 0, 2)),
    ]
