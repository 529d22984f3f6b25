"""Methods compared deal by deal with a search that knows only the rules, and rules with easier ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from verify.deals.positions import Position
from verify.errors import Disagreement
from verify.quotient.klondike.concrete import concrete_search
from verify.quotient.klondike.families import Family, easier
from verify.quotient.klondike.game import game_from
from verify.quotient.klondike.realising import Line, convert
from verify.quotient.klondike.reductions import REDUCTIONS
from verify.quotient.klondike.search import winning_line
from verify.rules.klondike import is_won, play
from verify.rules.klondike_options import KlondikeRules
from verify.verdict import Verdict

Solver = Callable[[Position, KlondikeRules, frozenset[str]], Verdict]
"""A method: the verdict on a position under rules, using the prunings named."""


class Method(NamedTuple):
    """A solver with the sets of prunings it is tried with."""

    name: str
    solve: Solver
    prunings: Sequence[frozenset[str]]


class Comparison(NamedTuple):
    """What came of comparing: how often each thing was seen, and what should never be."""

    counts: Counter[str]
    faults: list[str]

    def add(self, other: Comparison) -> None:
        """Take in another one."""
        self.counts.update(other.counts)
        self.faults.extend(other.faults)


def by_rules(position: Position, rules: KlondikeRules, prunings: frozenset[str] = frozenset()) -> Verdict:
    """The verdict of the search through the positions of the rules; it has no prunings to use."""
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


def single_and_all(names: Iterable[str]) -> list[frozenset[str]]:
    """No pruning, each alone, all together."""
    each = sorted(names)
    return [frozenset(), *(frozenset([name]) for name in each), *([frozenset(each)] if len(each) > 1 else [])]


def every_subset(names: Iterable[str]) -> list[frozenset[str]]:
    """Every set of prunings.

    >>> [len(names) for names in every_subset("abc")]
    [0, 1, 1, 1, 2, 2, 2, 3]
    """
    each = sorted(names)
    return [frozenset(some) for size in range(len(each) + 1) for some in combinations(each, size)]


QUOTIENT = Method("quotient", by_quotient, single_and_all(REDUCTIONS))
QUOTIENT_IN_FULL = Method("quotient", by_quotient, every_subset(REDUCTIONS))


def compare(family: Family, numbers: Iterable[int], methods: Sequence[Method], truth: Solver = by_rules) -> Comparison:
    """Some deals of a family, decided by every method under the rules that fall to them.

    ``truth`` decides them under these and under easier rules. A fault is a verdict that differs from it; an unknown
    where part of a run may move; a win that cannot be played; and a deal that can be won under rules and not under
    easier ones.
    """
    result = Comparison(Counter(), [])
    for number in numbers:
        result.counts["deals"] += 1
        for seen, fault in _findings(family.deal(number), family.rules_of(number), methods, truth):
            result.counts[seen] += 1
            if fault:
                result.faults.append(f"{family.name}, deal {number}: {seen}: {fault}")
    return result


def _findings(
    position: Position, starting: Sequence[KlondikeRules], methods: Sequence[Method], truth: Solver
) -> Iterator[tuple[str, str]]:
    """What is seen of a deal, and what is wrong with it if anything."""
    steps = [(rules, name, other) for rules in starting for name, other in easier(rules)]
    verdicts = {
        rules: truth(position, rules, frozenset())
        for rules in dict.fromkeys([*starting, *(other for _, _, other in steps)])
    }
    for rules, expected in verdicts.items():
        yield f"by the rules: {expected}", ""
        for method in methods if rules in starting else ():
            yield from _of_method(position, rules, method, expected)
    for rules, name, other in steps:
        won, also = verdicts[rules], verdicts[other]
        broken = won == Verdict.WINNABLE and also != Verdict.WINNABLE
        yield f"{name}: {won}, then {also}", f"{rules}" if broken else ""


def _of_method(
    position: Position, rules: KlondikeRules, method: Method, expected: Verdict
) -> Iterator[tuple[str, str]]:
    for prunings in method.prunings:
        tried = f"{method.name}, {' '.join(sorted(prunings)) or 'no pruning'}"
        try:
            found = method.solve(position, rules, prunings)
        except Disagreement as error:
            yield f"{tried}: no verdict", f"{error} under {rules}"
            continue
        right = found == expected or (found == Verdict.UNKNOWN and not rules.partial_runs)
        yield f"{tried}: {found}", "" if right else f"expected {expected} under {rules}"
