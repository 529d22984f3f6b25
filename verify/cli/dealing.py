"""Which deals ``verify deal`` is asked for: made to order, or read and passed on; and waiting for many of them."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TypeVar

import click

from verify.cli.options import Request
from verify.deals.deal import Deal
from verify.errors import BadInput, shown
from verify.making.families import Kind
from verify.making.made import numbered_deals, random_deals

T = TypeVar("T")

MOST_DEALS = 1_000_000
"""The most deals made at once."""

LARGEST = 10**20 - 1
"""The largest seed, and the largest index of a random deal."""

_DIGITS = "[1-9][0-9]{0,2999}"  # the number of any deal of 1,000 cards, and less than what Python reads
_RANGE = re.compile(f"(?P<first>{_DIGITS})(-(?P<last>{_DIGITS}))?", re.ASCII)


@dataclass(frozen=True)
class Order:
    """What was ordered: the kind; a seed, the first index and a count, or numbers; None is what was not said."""

    request: Request
    kind: Kind | None = None
    seed: int | None = None
    first: int | None = None
    count: int | None = None
    numbers: str | None = None

    @property
    def family(self) -> Kind:
        """The family that the deals come from."""
        return self.kind or "all"

    @property
    def is_for_making(self) -> bool:
        """Whether deals are to be made, not read."""
        return not (self.request.files or self.request.numbers)

    @property
    def how_many(self) -> int | None:
        """How many deals there will be, if it is known beforehand."""
        if not self.is_for_making:
            return None
        return (self.count or 1) if self.numbers is None else len(_range(self.numbers))

    def made(self) -> Iterator[Deal]:
        """The deals ordered, one by one as they are taken.

        Raises BadInput at once for what cannot be, or makes no sense together.
        """
        shape, rules = self.request.reading.shape, self.request.choice.rules
        if self.numbers is None:
            seed, first = 1 if self.seed is None else self.seed, self.first or 1
            return random_deals(self.family, seed, range(first, first + (self.count or 1)), shape, rules)
        for option, value in self._for_random_deals():
            if value is not None:
                raise BadInput(f"--number is for deals that are not random: expected no --{option} with it")
        return numbered_deals(self.family, _range(self.numbers), shape, rules)

    def read(self) -> Iterator[Deal | BadInput]:
        """The deals named, each as it is found; what cannot be read is given as its error.

        Raises BadInput if none is named, or options are given that are for deals to be made.
        """
        for option, value in (*self._for_random_deals(), ("number", self.numbers)):
            if value is not None:
                raise BadInput(f"--{option} is for deals to be made, and --rank and DEALs are for deals that are there")
        return self.request.deals()

    def _for_random_deals(self) -> tuple[tuple[str, int | None], ...]:
        return ("seed", self.seed), ("first", self.first), ("count", self.count)


def watched(deals: Iterable[T], number: int, many: int) -> Iterator[T]:
    """The same, with their progress on standard error if there are ``many`` or more and somebody is there to see it."""
    if number < many or sys.stderr is None or not sys.stderr.isatty():
        yield from deals
        return
    with click.progressbar(deals, number, label="verify: dealing", file=sys.stderr) as counted:
        yield from counted


def _range(text: str) -> range:
    """The numbers that are meant: N, or FIRST-LAST."""
    match = _RANGE.fullmatch(text)
    if match is None:
        raise BadInput(f"--number {shown(text)}: expected N or FIRST-LAST, whole numbers from 1")
    first, last = int(match["first"]), int(match["last"] or match["first"])
    if last < first:
        raise BadInput(f"--number {shown(text)} ends before it begins: expected FIRST-LAST")
    if last - first >= MOST_DEALS:
        raise BadInput(f"--number {shown(text)}: expected at most {MOST_DEALS} deals at once")
    return range(first, last + 1)
