"""One turn of the engine keeps its contract: on every turn of real games, and by CrossHair on cards of any rank.

The contract is stated in support/contract.py and knows nothing of the relation; CrossHair runs ``step`` and the
contract itself on symbolic numbers, path by path, and shares no code with the other symbolic execution in this house.
Its answers are kept apart: only CONFIRMED means that all paths were gone through.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import pairwise

import pytest
from crosshair.core_and_libs import analyze_function, run_checkables
from crosshair.options import AnalysisKind, AnalysisOptionSet
from crosshair.statespace import AnalysisMessage, MessageType

from support.contract import Step, broken, mutated
from support.tables import rank_orders, table
from verify.cards import Card
from verify.rules.clock import Lying, Position, play, step
from verify.rules.clock_options import ClockRules

UNDER_TOP = ClockRules()
ASIDE = ClockRules(shuttle="aside")
OVER_BOTTOM = ClockRules(shuttle="over-bottom")
SHUTTLES = pytest.mark.parametrize("rules", [UNDER_TOP, ASIDE, OVER_BOTTOM], ids=lambda rules: rules.shuttle)


def any_turn(engine: Step, rules: ClockRules) -> Callable[..., list[str]]:
    """A turn on three piles, with nought to two cards face down in each, and every rank and the source open."""

    def turn(hand: int, source: int, ranks: tuple[int, int, int, int], first: int, second: int) -> list[str]:
        """
        pre: 1 <= hand <= 3 and 1 <= source <= 3 and all(1 <= rank <= 3 for rank in ranks)
        pre: 0 <= first <= 2 and 0 <= second <= 2
        post: not __return__
        """
        left = [Lying(Card(rank)) for rank in ranks]
        piles = []
        for pile, number in enumerate((first, second, 2 - first), 1):
            down, up = [left.pop() for _ in range(number)], [Lying(Card(pile), True) for _ in range(3 - number)]
            aside = rules.shuttle == "aside"
            piles.append(tuple(down if aside else up + down if rules.shuttle == "over-bottom" else down + up))
        before = Position(tuple(piles), ((), (Card(2),), ()), Card(hand), source)
        return broken(before, engine(before, rules), rules)

    return turn


def said(turn: Callable[..., list[str]], paths: int = sys.maxsize) -> AnalysisMessage:
    """What CrossHair says of a turn, having tried no more than so many paths."""
    options = AnalysisOptionSet(
        report_all=True,
        max_iterations=paths,
        per_condition_timeout=300,
        per_path_timeout=60,
        analysis_kind=[AnalysisKind.PEP316],
    )
    (message,) = run_checkables(analyze_function(turn, options))
    return message


@SHUTTLES
def test_every_turn_of_every_small_deal_keeps_the_contract(rules: ClockRules) -> None:
    turns = 0
    for order in rank_orders(3, 2):
        for before, after in pairwise(play(table(order, 2), rules).positions):
            assert not broken(before, after, rules)
            turns += 1
    assert turns >= 300


@SHUTTLES
def test_every_path_of_a_turn_keeps_the_contract(rules: ClockRules) -> None:
    message = said(any_turn(step, rules))
    assert (message.state, message.message) == (MessageType.CONFIRMED, "Confirmed over all paths.")


MUTANTS = [
    (
        UNDER_TOP,
        "turned, *rest = cards\n    return",
        "*rest, turned = cards\n    return",
        "the next card is turned",
    ),
    (UNDER_TOP, "(*pile, Lying(card, True))", "(Lying(card, True), *pile)", "the card in hand comes home"),
    (UNDER_TOP, "(*pile, Lying(card, True))", "(*pile, Lying(card))", "the card in hand comes home"),
    (
        UNDER_TOP,
        "    return (*items[: pile - 1], item, *items[pile:])",
        "    return (*items[:-1], item)",
        "no other pile",
    ),
    (UNDER_TOP, "hand=turned.card, source=pile)", "hand=turned.card, source=1)", "its source is the pile"),
    (UNDER_TOP, "hand=turned.card, source=pile)", "hand=position.piles[0][0].card, source=pile)", "no card is lost"),
    (
        UNDER_TOP,
        '            return False\n        case "clock',
        '            return True\n        case "clock',
        "play did",
    ),
    (ASIDE, "(*position.aside[home - 1], card)", "(card, *position.aside[home - 1])", "what is aside stays"),
    (OVER_BOTTOM, "(Lying(card, True), *pile)", "(*pile, Lying(card, True))", "the next card is turned"),
]
"""Rules, a piece of the engine's text, what stands there instead, and a clause that is broken then."""


@pytest.mark.parametrize(("rules", "text", "instead", "clause"), MUTANTS, ids=[row[3] for row in MUTANTS])
def test_control_a_changed_step_is_caught(rules: ClockRules, text: str, instead: str, clause: str) -> None:
    message = said(any_turn(mutated("engine_changed", text, instead).step, rules))
    assert message.state == MessageType.POST_FAIL
    assert clause in message.message


def test_control_some_paths_are_no_confirmation() -> None:
    """With three of these paths or so CrossHair has not even met the preconditions; with more, not gone everywhere."""
    told = {said(any_turn(step, UNDER_TOP), paths).state for paths in (3, 30)}
    assert told <= {MessageType.CANNOT_CONFIRM, MessageType.PRE_UNSAT}


def test_control_a_turn_that_cannot_be_is_not_confirmed() -> None:
    def never(hand: int) -> list[str]:
        """
        pre: hand < 1 and hand > 1
        post: not __return__
        """
        return ["a clause"] if hand else []

    assert said(never).state == MessageType.PRE_UNSAT
