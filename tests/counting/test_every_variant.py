"""Every figure by every set of rules, against all deals by rank of small decks played by the reference engine.

Where the rules leave a choice or a chance, every game that may follow counts with its chance.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any, NamedTuple

import pytest

from support.tables import rank_orders, table
from verify.counting.decks import Deck
from verify.counting.figures import Standing, Value
from verify.counting.table import figure
from verify.counting.variants import variant
from verify.errors import BadInput
from verify.rules.clock import Outcome, outcome, play
from verify.rules.clock_chance import continuations
from verify.rules.clock_choice import check_second_chance
from verify.rules.clock_options import ClockRules
from verify.rules.clock_table import Table

DECKS = [(2, 1), (2, 2), (2, 3), (3, 1), (3, 2), (4, 1)]
LARGER = [(3, 3), (4, 2)]
DEAD_ENDS: tuple[Any, ...] = ("stop", "clockwise", "exception", "exception-centre")
POLICIES: tuple[Any, ...] = ("random", "next-top", "next-bottom", "best-top", "best-any", "clairvoyant")
WINS: tuple[Any, ...] = ("exposed", "sorted")
CHANCES: tuple[Any, ...] = ("watch", "extra-draw")

Law = dict[Value, Fraction]


def rules_without_chance(starts: Iterable[int]) -> list[ClockRules]:
    return [
        ClockRules(dead_end=dead_end, win=win, start=start) for dead_end, win, start in product(DEAD_ENDS, WINS, starts)
    ]


def rules_with_chance() -> Iterator[ClockRules]:
    choices = product(CHANCES, POLICIES, (DEAD_ENDS[0], DEAD_ENDS[2]), WINS, (0, 1, 2))
    for second_chance, policy, dead_end, win, start in choices:
        rules = ClockRules(
            second_chance=second_chance,
            watch_card=policy,
            dead_end=dead_end,
            win=win,
            start=start,
        )
        try:
            check_second_chance(rules)
        except BadInput:
            continue
        yield rules


class Played(NamedTuple):
    """How one game ended."""

    won: int
    turned: int
    face_down: int
    completed_clock_piles: int
    completed_piles: int
    restarts: int
    exceptions: int


@cache
def games(ranks: int, suits: int, rules: ClockRules) -> dict[Played, Fraction]:
    """How the games with all deals end, with their shares."""
    ends: dict[Played, Fraction] = {}
    deals = tables(ranks, suits)
    for laid in deals:
        game = play(laid, rules)
        ways = [(way.outcome, way.chance) for way in continuations(game)] or [(outcome(game), Fraction(1))]
        for done, chance in ways:
            end = played(done)
            ends[end] = ends.get(end, Fraction(0)) + chance / len(deals)
    return ends


@cache
def tables(ranks: int, suits: int) -> tuple[Table, ...]:
    return tuple(table(list(deal), suits) for deal in rank_orders(ranks, suits))


def played(done: Outcome) -> Played:
    won, piles = int(done.verdict == "won"), len(done.completed)
    return Played(won, done.turned, done.face_down, done.completed_clock_piles, piles, done.restarts, done.exceptions)


def law(ends: dict[Played, Fraction], *names: str) -> Law:
    chances: Law = {}
    for end, chance in ends.items():
        value = tuple(int(getattr(end, name)) for name in names)
        chances[value] = chances.get(value, Fraction(0)) + chance
    return dict(sorted(chances.items()))


def check(ranks: int, suits: int, rules: ClockRules) -> int:
    """Compare every figure of the game that has a law, and give how many had none."""
    of, ends, without = variant(Deck((suits,) * ranks), rules), games(ranks, suits, rules), 0
    for name in Played._fields:
        found = figure(of, name)
        without += found.standing == Standing.OPEN
        assert found.standing == Standing.OPEN or dict(found.numbers) == law(ends, name), (name, rules)
    both = figure(of, "turned_and_completed")
    assert both.standing == Standing.OPEN or dict(both.numbers) == law(ends, "turned", "completed_clock_piles")
    return without


@pytest.mark.parametrize(("ranks", "suits"), DECKS)
def test_rules_without_chance(ranks: int, suits: int) -> None:
    for rules in rules_without_chance((0, 1, 2)):
        assert check(ranks, suits, rules) == 0


@pytest.mark.parametrize(("ranks", "suits"), LARGER)
def test_rules_without_chance_in_larger_decks(ranks: int, suits: int) -> None:
    for rules in rules_without_chance((ranks // 2,)):
        assert check(ranks, suits, rules) == 0


@pytest.mark.parametrize(("ranks", "suits"), DECKS)
def test_second_chances(ranks: int, suits: int) -> None:
    for rules in rules_with_chance():
        open_ = check(ranks, suits, rules)
        assert (open_ > 0) == (rules.watch_card == "clairvoyant")
