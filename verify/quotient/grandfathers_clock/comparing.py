"""The plain search of Grandfather's Clock compared deal by deal with one that knows only the rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from verify.deals.deal import Shape
from verify.deals.dials import DialPosition
from verify.errors import Disagreement
from verify.quotient import comparing
from verify.quotient.comparing import Comparison, every_subset, single_and_all
from verify.quotient.grandfathers_clock.concrete import by_rules
from verify.quotient.grandfathers_clock.families import Family, easier
from verify.quotient.grandfathers_clock.reductions import REDUCTIONS
from verify.quotient.grandfathers_clock.search import Search, concrete_search
from verify.rules.grandfathers_clock import IllegalMove, Move, is_won, play
from verify.rules.grandfathers_clock_options import GrandfathersClockRules
from verify.verdict import Verdict

Method = comparing.Method[DialPosition, GrandfathersClockRules]
"""A solver with the sets of prunings it is tried with."""


def by_plain_search(
    position: DialPosition,
    rules: GrandfathersClockRules,
    reductions: frozenset[str] = frozenset(),
    most_positions: int | None = None,
) -> Verdict:
    """The verdict of the plain search with the reductions named, its win played by the rules."""
    search = Search(position, rules, shape_of(position), reductions)
    found = concrete_search(search, most_positions)
    return by_moves(position, rules, found.moves) if found.verdict == Verdict.WINNABLE else found.verdict


def by_moves(position: DialPosition, rules: GrandfathersClockRules, moves: Iterable[Move]) -> Verdict:
    """Winnable, once the rules have played these moves; raises Disagreement if they do not win."""
    try:
        *_, end = play(position, moves, rules)
    except IllegalMove as error:
        raise Disagreement(f"a win that the rules do not play: {error}") from None
    if not is_won(end):
        raise Disagreement("a win that the rules do not play to the end")
    return Verdict.WINNABLE


def shape_of(position: DialPosition) -> Shape:
    """The deck of a position: each suit has a foundation, and each rank but one."""
    return Shape(position.ranks, len({top.suit for top in position.foundations}))


def plain_search(family: Family) -> Method:
    """The plain search, with the sets of reductions that the family asks for."""
    solve = partial(by_plain_search, most_positions=family.most_positions)
    return Method("plain search", solve, (every_subset if family.every_subset else single_and_all)(REDUCTIONS))


def compare(family: Family, numbers: Iterable[int], methods: Sequence[Method]) -> Comparison:
    """Some deals of a family compared; a method may leave one open where the search by the rules may."""
    verdict = partial(by_rules, most_positions=family.most_positions)
    truth = comparing.Truth(verdict, easier, lambda _: family.most_positions is not None)
    return comparing.compare(family, numbers, methods, truth)
