"""Abstract wins become games by the rules; the rules themselves say whether they are won."""

from __future__ import annotations

import pytest

from support.quotient import full_deal, small_deal
from verify.cards import Card
from verify.deals.deal import Shape
from verify.deals.positions import Column, Position
from verify.errors import Disagreement
from verify.quotient.klondike.concrete import concrete_search
from verify.quotient.klondike.game import game_from
from verify.quotient.klondike.moves import AbstractMove
from verify.quotient.klondike.realising import convert, realise
from verify.quotient.klondike.reductions import REDUCTIONS
from verify.quotient.klondike.search import winning_line
from verify.rules.klondike import Move, is_won, play
from verify.rules.klondike_options import KlondikeRules
from verify.verdict import Verdict

WHOLE = KlondikeRules(draw=1, partial_runs=False)
PARTS = KlondikeRules(draw=1)


def abstract_win(start: Position, rules: KlondikeRules) -> list[AbstractMove]:
    line = winning_line(game_from(start, rules), REDUCTIONS)
    assert line
    return line


@pytest.mark.parametrize(
    ("index", "rules"),
    [
        (1, KlondikeRules(draw=1)),
        (2, KlondikeRules(draw=1, recycle="under")),
        (10, KlondikeRules(draw=1, passes=2)),
        (7, KlondikeRules(draw=2, worrying_back=False)),
        (8, KlondikeRules(draw=3)),
        (2, KlondikeRules(recycle="under")),
    ],
)
def test_wins_of_real_deals_are_won_by_the_rules(index: int, rules: KlondikeRules) -> None:
    start = full_deal(index, rules)
    moves = convert(start, abstract_win(start, rules), rules)
    assert moves
    *_, end = play(start, moves, rules)
    assert is_won(end)


def test_a_run_is_laid_elsewhere_before_the_card_under_it_goes_up() -> None:
    """The red two on the black three goes to the other black three first."""
    three, other, two = Card(3, 1), Card(3, 4), Card(2, 2)
    table = small_table([[three, two], [other]], heights=(2, 1, 0, 0))
    assert realise(table, ("up", three), PARTS) == [Move("onto", two, other), Move("up", three)]
    with pytest.raises(Disagreement, match="has no counterpart here: up 3S"):
        realise(small_table([[three, two], []], heights=(2, 1, 0, 0)), ("up", three), PARTS)


def test_where_only_whole_runs_move_a_win_may_not_be_playable() -> None:
    """The rules' own search says that the deal cannot be won so, and that it can if parts of a run may move."""
    start = small_deal(127, Shape(4, 3), (2, 3, 4))
    assert concrete_search(start, WHOLE).verdict == Verdict.UNWINNABLE
    assert convert(start, abstract_win(start, WHOLE), WHOLE) is None
    assert concrete_search(start, PARTS).verdict == Verdict.WINNABLE
    assert convert(start, abstract_win(start, PARTS), PARTS)


def test_where_only_whole_runs_move_all_places_are_tried() -> None:
    """Here the first place that is free is the wrong one."""
    start = small_deal(218, Shape(4, 3), (2, 4, 3))
    line = winning_line(game_from(start, WHOLE))
    assert line
    with pytest.raises(Disagreement):
        first_places(start, line)
    moves = convert(start, line, WHOLE)
    assert moves
    *_, end = play(start, moves, WHOLE)
    assert is_won(end)
    assert convert(start, line, WHOLE, most=len(line) // 2) is None


def first_places(position: Position, line: list[AbstractMove]) -> None:
    for move in line:
        *_, position = play(position, realise(position, move, WHOLE), WHOLE)


def test_a_line_that_is_none_is_a_disagreement() -> None:
    start = full_deal(1, PARTS)
    with pytest.raises(Disagreement):
        convert(start, [("up", Card(13, 1))], PARTS)
    with pytest.raises(Disagreement):
        convert(start, [("talon-up", Card(13, 1))], PARTS)


def small_table(runs: list[list[Card]], heights: tuple[int, ...]) -> Position:
    """Face-up runs; the other cards of four suits of three ranks lie in the stock."""
    lying = {card for run in runs for card in run}
    rest = (Card(rank, suit) for suit, height in enumerate(heights, 1) for rank in range(height + 1, 4))
    return Position(
        tuple(Column(up=tuple(run)) for run in runs), heights, tuple(card for card in rest if card not in lying)
    )
