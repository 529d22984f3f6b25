"""Whatever z3 finds in the relation is a game: its models, laid out as tables, are played by the reference engine turn
for turn as z3 has them, and it finds a game for every deal there is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

import pytest
import z3

from support.steps import Found, Numbers, Unrolled, ranks_of, table_of, told_by_engine, told_by_model
from support.tables import rank_orders, table
from verify.cards import Card
from verify.proofs.model.reading import Size
from verify.proofs.model.relation import balance, deck, turn
from verify.proofs.model.settings import setting
from verify.proofs.model.symbolic import Symbols, integers
from verify.rules.clock import Lying, Position, play, step
from verify.rules.clock_options import ClockRules
from verify.rules.clock_table import Table

RULES = ClockRules()


def assert_played_as_found(found: Found) -> None:
    assert told_by_engine(play(found.table, RULES)) == found.states


def lengths_by_engine(size: Size) -> Counter[int]:
    """How many rank deals have a game of how many turns."""
    return Counter(len(play(table(order, size.s), RULES).turned) for order in rank_orders(*size))


@pytest.mark.parametrize(("size", "deals"), [(Size(2, 1), 2), (Size(2, 2), 6), (Size(2, 3), 20), (Size(3, 2), 90)])
def test_z3_finds_the_game_of_every_deal_and_the_engine_plays_it_so(size: Size, deals: int) -> None:
    """Numbering the cards of a rank in the order of turning loses no deal."""
    lengths: Counter[int] = Counter()
    found_ranks = set()
    for turns in range(size.r * size.s + 2):
        for found in Unrolled(size, turns).games():
            assert_played_as_found(found)
            found_ranks.add(ranks_of(found.table))
            lengths[turns] += 1
    assert lengths == lengths_by_engine(size)
    assert found_ranks == set(rank_orders(*size))
    assert len(found_ranks) == lengths.total() == deals


@pytest.mark.parametrize("turns", range(2, 9))
def test_z3_finds_games_of_every_length_of_four_ranks(turns: int) -> None:
    games = list(islice(Unrolled(Size(4, 2), turns).games(), 12))
    assert len({ranks_of(found.table) for found in games}) == 12
    for found in games:
        assert_played_as_found(found)


def test_z3_finds_no_game_of_a_length_the_engine_never_plays() -> None:
    assert sorted(lengths_by_engine(Size(4, 2))) == list(range(2, 9))
    assert not list(Unrolled(Size(4, 2), 0).games())
    assert not list(Unrolled(Size(4, 2), 1).games())


class Turn(NamedTuple):
    """A turn that z3 found, not in the course of a game: the deal, and the states before and after."""

    table: Table
    x: Numbers
    y: Numbers


def turns_from_anywhere(size: Size, count: int) -> Iterator[Turn]:
    """Turns from balanced states with ``count`` cards turned, whether or not a game leads there."""
    symbols = Symbols(integers())
    at = setting(symbols.logic, *size, symbols.deal())
    x, y = symbols.state("x"), symbols.state("y")
    solver = z3.Solver()
    solver.add(at.joined(deck(at)), at.joined(balance(at, x)), at.joined(turn(at, x, y)))
    solver.add(z3.Sum(*(x.gone[pile] for pile in range(1, size.r + 1))) == count, x.seen[x.here] >= 1)
    while solver.check() == z3.sat:
        model = solver.model()
        before, after = (told_by_model(model, state, size.r) for state in (x, y))
        yield Turn(table_of(model, at), before, after)
        rows = [x.gone[pile] for pile in range(1, size.r + 1)]
        solver.add(z3.Or(*(term != model.eval(term) for term in [x.here, *rows])))


def position_before(found: Turn) -> Position:
    """The table in front of the engine: the cards that are gone lie face up at home, but one in the hand."""
    piles = range(1, found.table.centre + 1)
    gone = [card for pile in piles for card in found.table.pile(pile)[: found.x.gone[pile - 1]]]
    assert all(sum(card.rank == pile for card in gone) == found.x.seen[pile - 1] for pile in piles)
    hand = next(card for card in gone if card.rank == found.x.here)
    gone.remove(hand)
    return Position(
        tuple(
            (*map(Lying, found.table.pile(pile)[found.x.gone[pile - 1] :]), *_face_up_at(pile, gone)) for pile in piles
        ),
        ((),) * found.table.centre,
        hand,
        found.table.centre,
    )


def _face_up_at(pile: int, gone: list[Card]) -> list[Lying]:
    return [Lying(card, True) for card in gone if card.rank == pile]


@pytest.mark.parametrize("size", [Size(3, 2), Size(4, 2)])
def test_the_engine_takes_the_turn_that_z3_takes_from_any_balanced_state(size: Size) -> None:
    tried = Counter[int]()
    for count in range(1, size.r * size.s):
        for found in islice(turns_from_anywhere(size, count), 8):
            after = step(position_before(found), RULES)
            piles = range(1, size.r + 1)
            gone = tuple(size.s - len(after.face_down(pile)) for pile in piles)
            assert after.hand is not None
            assert (after.hand.rank, after.source) == (found.y.here, found.x.here)
            assert gone == found.y.gone
            assert found.y.seen == tuple(found.x.seen[p - 1] + (p == after.hand.rank) for p in piles)
            assert found.y.count == found.x.count + 1
            tried[count] += 1
    assert min(tried.values()) >= 3
    assert sorted(tried) == list(range(1, size.r * size.s))
