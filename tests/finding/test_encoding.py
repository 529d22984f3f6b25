"""The premises leave out no deal and say the truth of each: real deals, played, against the formulas.

So that there is none is not due to a premise that excludes deals.
"""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest
import z3

from support.tables import full_deck
from verify.cards import Card
from verify.deals.deal import Deal, Shape
from verify.deals.random_deals import random_deal
from verify.finding import syntax
from verify.finding.encoding.question import Question
from verify.finding.evaluation import Played, value
from verify.finding.kinds import Kind, dealt, kinds
from verify.finding.layout import Layout, Spot
from verify.finding.parsing import parse
from verify.proofs.methods import second
from verify.proofs.methods.clock import Clock
from verify.rules.clock_choice import Choice
from verify.rules.clock_options import ClockRules
from verify.rules.clock_table import turn_order
from verify.solvers.clock import ClockResult, decide

NUMBERS: list[syntax.Number] = [
    *map(syntax.Figure, syntax.FIGURES),
    *map(syntax.CyclesOf, (1, 2, 3)),
    syntax.RankOf(syntax.Bottom(1)),
    syntax.RankOf(syntax.Lying(2, 1)),
    syntax.RankOf(syntax.LastTurned()),
]
ALL = "0 <= " + " + ".join([*syntax.FIGURES, "cycle(1)", "bottom(1)", "pile(2, 1)", "last"])
CHOICES = [Choice(), Choice("aisleriot"), Choice("blocks", (("direction", "anticlockwise"),)),
           Choice("classic", (("start", "2"),))]  # fmt: skip


def kind_of(card: Card, question: Question) -> Kind:
    return next(kind for kind in question.order.kinds if kind.rank == card.rank and kind.suit in {0, card.suit})


def as_played(question: Question, result: ClockResult) -> list[Any]:
    """The deal in formulas: the cards in the order they are turned, and those in the places asked for."""
    said = [question.order.is_kind(t, kind_of(card, question)) for t, card in enumerate(result.game.turned, 1)]
    for spot in question.spots.spots:
        card = turn_order(result.game.table, spot.pile, result.rules)[spot.number - 1]
        said.append(question.spots.is_kind(spot, kind_of(card, question)))
    return said


def agrees(solver: z3.Solver, question: Question, result: ClockResult) -> None:
    """The deal is among those of the premises, with the figures of its game and with no others."""
    said = as_played(question, result)
    right = [question.statement.number(number) == value(number, Played(result)) for number in NUMBERS]
    won = question.statement.formula(syntax.Won())
    right.append(won if result.verdict == "won" else z3.Not(won))
    solver.push()
    solver.add(*said)
    assert solver.check(*right) == z3.sat, result
    solver.add(z3.Not(z3.And(*right)))
    assert solver.check() == z3.unsat, result
    solver.pop()


def asked(shape: Shape, choice: Choice) -> tuple[z3.Solver, Question]:
    question = Question(parse(ALL, shape), shape, choice.rules)
    solver = z3.Solver()
    solver.add(*question.premises.values())
    return solver, question


@pytest.mark.parametrize("choice", CHOICES, ids=str)
def test_real_deals(choice: Choice) -> None:
    solver, question = asked(Shape(), choice)
    deals = [random_deal(99, number, Shape()) for number in range(1, 4)]
    results = [decide(Deal(deal.cards), choice) for deal in deals]
    assert {result.verdict for result in results} >= {"lost"}
    for result in results:
        agrees(solver, question, result)


def test_real_deals_that_are_won() -> None:
    solver, question = asked(Shape(), Choice())
    won = [r for n in range(1, 40) if (r := decide(Deal(random_deal(3, n, Shape()).cards), Choice())).verdict == "won"]
    assert len(won) >= 2
    for result in won[:2]:
        agrees(solver, question, result)


@pytest.mark.parametrize("choice", CHOICES[:2], ids=str)
def test_every_deal_of_a_small_deck(choice: Choice) -> None:
    shape = Shape(4, 1)
    solver, question = asked(shape, choice)
    for deck in permutations(full_deck(shape)):
        agrees(solver, question, decide(Deal(deck, shape=shape), choice))


def test_the_layout_is_that_of_the_rules() -> None:
    layout = Layout(Shape(3, 2), ClockRules(deal="centre-last", shuttle="over-bottom"))
    assert layout.bottom(1) == Spot(1, 2) == layout.spot(syntax.Lying(1, 1))
    assert layout.spot(syntax.Listed(1)) == Spot(1, 1)
    cards = {spot: Card(spot.pile, spot.number) for spot in layout.spots}
    assert [str(card) for card in layout.deck(cards)] == ["AS", "2S", "AH", "2H", "3S", "3H"]


def test_kinds() -> None:
    assert [str(kind) for kind in kinds([Card(2, 1), Card(2, 2)], Shape(2, 2))] == ["some A", "2S", "2H"]
    shuffled = [Card(1, 2), Card(2, 1), Card(1, 1), Card(2, 2)]
    wanted = [Kind(2), Kind(1), Kind(2, 2), Kind(1)]
    assert dealt(wanted, shuffled) == [Card(2, 1), Card(1, 2), Card(2, 2), Card(1, 1)]


def test_cvc5_does_not_take_every_deal_for_none() -> None:
    """The text that proves that there is none says ``sat`` where there is one."""
    from verify.finding.search import Wanted, smt_text

    shape = Shape(3, 2)
    for text, said in (("lost and turned == 5", "sat"), ("lost and turned == 6", "unsat")):
        condition = parse(text, shape)
        question = Question(condition, shape, ClockRules())
        assert second.opinion(smt_text(question, Wanted(condition, shape, ClockRules())), Clock(60)).answers == (said,)
