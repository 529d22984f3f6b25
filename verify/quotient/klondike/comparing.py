"""Klondike's methods compared deal by deal with a search that knows only the rules, and its rules with easier ones."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from verify.deals.positions import Position
from verify.errors import Disagreement
from verify.quotient import comparing
from verify.quotient.comparing import Comparison, every_subset, single_and_all
from verify.quotient.klondike.concrete import concrete_search
from verify.quotient.klondike.families import Family, easier
from verify.quotient.klondike.game import game_from
from verify.quotient.klondike.realising import Line, convert
from verify.quotient.klondike.reductions import REDUCTIONS
from verify.quotient.klondike.search import winning_line
from verify.rules.klondike import is_won, play
from verify.rules.klondike_options import KlondikeRules
from verify.verdict import Verdict

Method = comparing.Method[Position, KlondikeRules]
"""A solver with the sets of prunings it is tried with."""


def by_rules(position: Position, rules: KlondikeRules) -> Verdict:
    """The verdict of the search through the positions of the rules."""
    return concrete_search(position, rules).verdict


def by_quotient(position: Position, rules: KlondikeRules, prunings: frozenset[str] = frozenset()) -> Verdict:
    """The verdict of the quotient. Unknown if only whole runs move, and the line found cannot be played so."""
    line = winning_line(game_from(position, rules), prunings)
    return Verdict.UNWINNABLE if line is None else by_line(position, rules, line)


def by_line(position: Position, rules: KlondikeRules, line: Line) -> Verdict:
    """What an abstract win comes to: winnable once the rules have played it, and unknown if it cannot be played.

    Raises Disagreement if it is played and not won, or cannot be played though parts of runs may move.
    """
    moves = convert(position, line, rules)
    if moves is None:
        return Verdict.UNKNOWN
    *_, end = play(position, moves, rules)
    if not is_won(end):
        raise Disagreement("an abstract win is no win by the rules")
    return Verdict.WINNABLE


QUOTIENT = Method("quotient", by_quotient, single_and_all(REDUCTIONS))
QUOTIENT_IN_FULL = Method("quotient", by_quotient, every_subset(REDUCTIONS))


def compare(
    family: Family,
    numbers: Iterable[int],
    methods: Sequence[Method],
    verdict: Callable[[Position, KlondikeRules], Verdict] = by_rules,
) -> Comparison:
    """Some deals of a family compared; a method may leave a deal open where only whole runs move."""
    truth = comparing.Truth(verdict, easier, lambda rules: not rules.partial_runs)
    return comparing.compare(family, numbers, methods, truth)
