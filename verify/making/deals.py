"""``verify.deals_of``: deals made to order, from Python."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast, get_args

from verify.deals.deal import MOST_RANKS, MOST_SUITS, Deal, Shape
from verify.errors import BadInput, shown
from verify.making.families import Kind
from verify.making.made import numbered_deals, random_deals
from verify.rules.clock_choice import Choice, check_piles


def deals_of(
    kind: str = "all",
    /,
    rules: str = "classic",
    *,
    seed: int = 1,
    first: int = 1,
    count: int = 1,
    numbers: range | None = None,
    ranks: int = 13,
    suits: int = 4,
    **options: str | int,
) -> Iterator[Deal]:
    """Deals of a kind, ``all``, ``winning`` or ``losing``, made one by one as they are taken.

    They are ``count`` random ones of a seed, from the index ``first`` on; or, if ``numbers`` are given, those with
    these numbers, from 1.
    Rule options go by their names with underscores, such as ``win="sorted"``.

    >>> for deal in deals_of("winning", seed=7, count=2, ranks=3, suits=2):
    ...     print(deal.name, *deal.cards)
    winning:7:#1 2S 3S 3H AS AH 2H
    winning:7:#2 3H AH 2S 2H AS 3S

    Raises BadInput for unknown kinds, rules and options, and if there are no such deals.
    """
    if kind not in get_args(Kind):
        raise BadInput(f"kind is {shown(repr(kind))}: expected one of {', '.join(get_args(Kind))}")
    if not isinstance(rules, str):
        raise BadInput(f"rules is {shown(repr(rules))}: expected a text")
    _check("seed", seed, 0, _MOST)
    _check("first", first, 1, _MOST)
    _check("count", count, 1, _MOST)
    _check("ranks", ranks, 2, MOST_RANKS)
    _check("suits", suits, 1, MOST_SUITS)
    shape, chosen = Shape(ranks, suits), Choice.named(rules, options)
    check_piles(chosen.rules, shape)
    family = cast(Kind, kind)
    if numbers is not None:
        return numbered_deals(family, _some(numbers), shape, chosen.rules)
    return random_deals(family, seed, range(first, first + count), shape, chosen.rules)


_MOST = 10**20 - 1


def _check(name: str, value: int, least: int, most: int) -> None:
    """Raise BadInput unless the value is a whole number in these limits."""
    if type(value) is not int or not least <= value <= most:
        raise BadInput(f"{name} is {shown(repr(value))}: expected a whole number from {least} to {most}")


def _some(numbers: object) -> range:
    """The numbers, if they are a range with something in it; raises BadInput otherwise."""
    if not isinstance(numbers, range) or not numbers:
        raise BadInput(f"numbers are {shown(repr(numbers))}: expected a range of at least one number")
    return numbers
