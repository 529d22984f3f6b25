"""A way to a law, and how ways are made from the functions that count."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from verify.counting import covered, watch
from verify.counting.dead_ends import clockwise
from verify.counting.endings import Ending, law, together
from verify.counting.figures import Value
from verify.counting.laws import Law
from verify.counting.variants import Variant, endings

Numbers = Mapping[Value, Fraction]


class Way(NamedTuple):
    """A way to a law: which variants it covers, the law, how it is found, the theorems that state it."""

    covers: Callable[[Variant], bool]
    numbers: Callable[[Variant], Numbers]
    method: str
    theorems: tuple[str, ...] = ()


def single(count: Callable[[Variant], Law]) -> Callable[[Variant], Numbers]:
    """A law of one number."""
    return lambda of: {(value,): chance for value, chance in count(of).items()}


def joint(count: Callable[[Variant], Mapping[tuple[int, int], Fraction]]) -> Callable[[Variant], Numbers]:
    """A law of two numbers together."""
    return lambda of: dict(count(of).items())


def by_size(count: Callable[[int, int], Law]) -> Callable[[Variant], Numbers]:
    """A law that needs to know only how many ranks and suits there are."""
    return single(lambda of: count(of.deck.ranks, of.deck.suits))


def chance(count: Callable[[int, int], Fraction]) -> Callable[[Variant], Numbers]:
    """A chance that needs to know no more, as the law of 0 and 1."""
    return by_size(lambda ranks, suits: either(count(ranks, suits)))


def either(chance: Fraction) -> Law:
    """The law of something that happens (1) or does not (0).

    >>> either(Fraction(1, 3)), either(Fraction(1))
    ({0: Fraction(2, 3), 1: Fraction(1, 3)}, {1: Fraction(1, 1)})
    """
    return {value: share for value, share in ((0, 1 - chance), (1, chance)) if share}


def one_more(count: Callable[[int, int], Law]) -> Callable[[int, int], Law]:
    """The law of a number that is greater by one."""
    return lambda ranks, suits: {value + 1: share for value, share in count(ranks, suits).items()}


def every_card_comes_home(value: Callable[[Variant], int]) -> Way:
    """What the one-king rule makes certain."""
    certain = single(lambda of: {value(of): Fraction(1)})
    return Way(covered.one_king, certain, "every card comes home", ("one-king",))


def from_endings(figure: Callable[[Variant, Ending], int]) -> Way:
    """The law of a figure that every ending has."""
    count = single(lambda of: law(endings(of), lambda end: figure(of, end)))
    return Way(covered.played_out, count, _BETWEEN)


def from_the_best_place() -> Way:
    """The chance of a win after the best choice, which needs no endings."""
    return Way(covered.best_place, single(lambda of: either(_win_best(of))), "sets of cards face down")


def _win_best(of: Variant) -> Fraction:
    tops_of_piles = of.rules.second_chance == "watch" and of.rules.watch_card == "best-top"
    win = watch.win_best_top if tops_of_piles else watch.win_best_any
    return win(of.deck.ranks, of.deck.suits)


def both_from_endings() -> Way:
    """Cards turned and completed clock piles, together."""
    return Way(covered.played_out, joint(lambda of: together(endings(of))), _BETWEEN)


def of_the_map(alike: Callable[[int, int], Law], other: Callable[[Sequence[int], int], Law]) -> tuple[Way, Way]:
    """A law of the arcs of every pile but the start pile, which the rules of play do not change."""
    of_others = single(lambda of: other(*_others_and_start(of)))
    return Way(covered.alike, by_size(alike), "maps, card by card"), Way(covered.homes, of_others, _PILE_BY_PILE)


def of_all_arcs(alike: Callable[[int, int], Law], other: Callable[[Sequence[int]], Law]) -> tuple[Way, Way]:
    """A law of the arcs of every pile."""
    of_all = single(lambda of: other(of.deck.copies))
    return Way(covered.alike, by_size(alike), "maps, card by card"), Way(covered.homes, of_all, _PILE_BY_PILE)


def of_clock_piles(alike: Callable[[int, int], Law], other: Callable[[Sequence[int], int], Law]) -> tuple[Way, Way]:
    """A law of the bottom cards of the clock piles, wherever play starts."""
    of_clock = single(lambda of: other(of.deck.copies[:-1], of.deck.copies[-1]))
    return Way(covered.alike, by_size(alike), "maps, card by card"), Way(covered.homes, of_clock, _PILE_BY_PILE)


def _others_and_start(of: Variant) -> tuple[Sequence[int], int]:
    first, *others = (of.deck.copies[pile - 1] for pile in clockwise(of.deck.ranks, of.rules.start))
    return others, first


_PILE_BY_PILE = "maps, pile by pile"
_BETWEEN = "dead end to dead end"
