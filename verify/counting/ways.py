"""A way to a law, and how ways are made from the functions that count."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import NamedTuple

from verify.counting import covered
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


def both_from_endings() -> Way:
    """Cards turned and completed clock piles, together."""
    return Way(covered.played_out, joint(lambda of: together(endings(of))), _BETWEEN)


def of_the_map(count: Callable[[int, int], Law], *theorems: str) -> Way:
    """A law of the bottom cards, which the rules of play do not change."""
    return Way(covered.alike, by_size(count), "maps, card by card", theorems)


_BETWEEN = "from dead end to dead end"
