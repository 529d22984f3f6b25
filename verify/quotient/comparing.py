"""Methods compared deal by deal with a search that knows only the rules, and rules with easier ones; for any game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Generic, NamedTuple, Protocol, TypeVar

from verify.deals.deal import Shape
from verify.errors import Disagreement
from verify.verdict import Verdict

P = TypeVar("P")
R = TypeVar("R")
P_co = TypeVar("P_co", covariant=True)
R_co = TypeVar("R_co", covariant=True)

SEED = 2026
"""Of the sequence that samples are taken from."""

Solver = Callable[[P, R, frozenset[str]], Verdict | None]
"""A method: the verdict on a position under rules, using the prunings named. None says nothing, and is not counted."""


class Family(Protocol[P_co, R_co]):
    """Deals of one deck, each with its number from 0, and the rules they are played by."""

    @property
    def name(self) -> str:
        """What it is called in evidence."""

    @property
    def shape(self) -> Shape:
        """The deck."""

    @property
    def deals(self) -> int:
        """How many deals are compared."""

    @property
    def is_complete(self) -> bool:
        """Whether every deal that there is belongs to it."""

    @property
    def ways(self) -> int:
        """By how many different rules its deals are played, but for the easier ones."""

    @property
    def layout(self) -> Mapping[str, object]:
        """How the deck is laid out, and what else its evidence has to say of it."""

    def deal(self, number: int) -> P_co:
        """The deal of that number."""

    def rules_of(self, number: int) -> Sequence[R_co]:
        """The rules by which it is played, but for the easier ones."""


@dataclass(frozen=True)
class Truth(Generic[P, R]):
    """What methods are held against.

    ``verdict`` decides by the rules alone, and may leave a deal open that is too large for it. ``easier`` names rules
    by which every deal can be won that the given ones allow to be won. ``may_be_open`` are rules under which a method
    is allowed to leave a deal open.
    """

    verdict: Callable[[P, R], Verdict]
    easier: Callable[[R], Iterable[tuple[str, R]]]
    may_be_open: Callable[[R], bool]


class Method(NamedTuple, Generic[P, R]):
    """A solver with the sets of prunings it is tried with."""

    name: str
    solve: Solver[P, R]
    prunings: Sequence[frozenset[str]] = (frozenset(),)

    def tried(self, prunings: frozenset[str]) -> str:
        """What it is called with a set of prunings."""
        with_prunings = f"{self.name}, {' '.join(sorted(prunings)) or 'no pruning'}"
        return with_prunings if len(self.prunings) > 1 else self.name


class Comparison(NamedTuple):
    """What came of comparing: how often each thing was seen, and what should never be."""

    counts: Counter[str]
    faults: list[str]

    def add(self, other: Comparison) -> None:
        """Take in another one."""
        self.counts.update(other.counts)
        self.faults.extend(other.faults)


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


def compare(
    family: Family[P, R], numbers: Iterable[int], methods: Sequence[Method[P, R]], truth: Truth[P, R]
) -> Comparison:
    """Some deals of a family, decided by every method under the rules that fall to them.

    A fault is a verdict that differs from that of the rules; a deal left open where none may be; a win that cannot be
    played; and a deal that can be won under rules and not under easier ones. Where the rules leave a deal open, the
    methods are compared with the first that does not.
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
    position: P, starting: Sequence[R], methods: Sequence[Method[P, R]], truth: Truth[P, R]
) -> Iterator[tuple[str, str]]:
    """What is seen of a deal, and what is wrong with it if anything."""
    steps = [(rules, name, other) for rules in starting for name, other in truth.easier(rules)]
    every = dict.fromkeys([*starting, *(other for _, _, other in steps)])
    verdicts = {rules: truth.verdict(position, rules) for rules in every}
    for rules, expected in verdicts.items():
        yield f"by the rules: {expected}", ""
        if rules in starting:
            yield from _of_methods(position, rules, methods, expected, is_open=truth.may_be_open(rules))
    for rules, name, other in steps:
        won, also = verdicts[rules], verdicts[other]
        broken = won == Verdict.WINNABLE and also == Verdict.UNWINNABLE
        yield f"{name}: {won}, then {also}", f"{rules}" if broken else ""


def _of_methods(
    position: P, rules: R, methods: Sequence[Method[P, R]], expected: Verdict, *, is_open: bool
) -> Iterator[tuple[str, str]]:
    """What each method says of a deal that ``expected`` is right for; where that is unknown, the first verdict is."""
    for method in methods:
        for prunings in method.prunings:
            tried = method.tried(prunings)
            try:
                found = method.solve(position, rules, prunings)
            except Disagreement as error:
                yield f"{tried}: no verdict", f"{error} under {rules}"
                continue
            if found is None:
                continue
            expected = found if expected == Verdict.UNKNOWN else expected
            right = found == expected or (found == Verdict.UNKNOWN and is_open)
            yield f"{tried}: {found}", "" if right else f"expected {expected} under {rules}"
