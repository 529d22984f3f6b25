"""Deals by number: ``ms:617``, ``kpat:1-100``, ``pysol:12345``, ``random:SEED:COUNT``.

The shuffles of Microsoft's, KPat's and PySolFC's deals come from the library pysol_cards. All three list a
deck whose last card is dealt first.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

from verify.cards import Card
from verify.deals.deal import STANDARD, Deal, Shape
from verify.deals.random_deals import random_deal
from verify.errors import BadInput, shown

_LARGEST = 10**20 - 1  # 20 digits
_NUMBER = re.compile(r"[0-9]{1,20}", re.ASCII)
_OUR_SUITS = (4, 1, 2, 3)  # the library's order is clubs, spades, hearts, diamonds


class Numbering(NamedTuple):
    """A way to number deals: how its numbers are written, and the largest one."""

    name: str
    help: str
    expected: str
    largest: int


_MICROSOFT_LARGEST = 2**33 - 1

NUMBERINGS: Mapping[str, Numbering] = {
    numbering.name: numbering
    for numbering in (
        Numbering(
            "ms",
            "Microsoft FreeCell's deals",
            f"ms:N or ms:FIRST-LAST with numbers from 1 to {_MICROSOFT_LARGEST}",
            _MICROSOFT_LARGEST,
        ),
        Numbering(
            "kpat",
            "KPat's deals (the same shuffle as ms)",
            f"kpat:N or kpat:FIRST-LAST with numbers from 1 to {_MICROSOFT_LARGEST}",
            _MICROSOFT_LARGEST,
        ),
        Numbering(
            "pysol",
            "PySolFC's deals (up to 32000 those of ms)",
            "pysol:N or pysol:FIRST-LAST with numbers from 1, of at most 20 digits",
            _LARGEST,
        ),
        Numbering(
            "random",
            "reproducible random deals; the first card listed is dealt first",
            "random:SEED, random:SEED:COUNT or random:SEED:#INDEX with whole numbers of at most 20 digits",
            _LARGEST,
        ),
    )
}
"""Every way to number deals by its name, for help texts."""


def numbered(spec: str, shape: Shape = STANDARD) -> Iterator[Deal]:
    """The deals that ``spec`` asks for, made one by one as they are taken.

    >>> for deal in numbered("ms:1"):
    ...     print(deal.name, deal.listing, *deal.cards[-8:])
    ms:1 bottom-first 5H 7C 7H 5D JC 9H 2D JD

    Raises BadInput at once if there are no such deals.
    """
    kind, _, rest = spec.partition(":")
    if kind not in NUMBERINGS:
        expected = "; ".join(numbering.expected for numbering in NUMBERINGS.values())
        raise BadInput(f"'{shown(spec)}' is no deal number, expected {expected}")
    numbering = NUMBERINGS[kind]
    if kind == "random":
        seed, indices = _random_range(spec, rest, numbering)
        return (random_deal(seed, index, shape) for index in indices)
    if shape != STANDARD:
        message = f"'{shown(spec)}' is a deal of 13 ranks and 4 suits, not of {shape.ranks} and {shape.suits}"
        raise BadInput(f"{message}: for other decks use random:SEED:COUNT")
    return (_library_deal(kind, number) for number in _range(spec, rest, numbering))


def is_numbered(spec: str) -> bool:
    """Whether ``spec`` begins like a deal number, and so is not the name of a file.

    >>> is_numbered("ms:617"), is_numbered("decks.txt")
    (True, False)
    """
    kind, colon, _ = spec.partition(":")
    return bool(colon) and kind in NUMBERINGS


def _range(spec: str, text: str, numbering: Numbering) -> range:
    first_text, dash, last_text = text.partition("-")
    first = _number(spec, first_text, numbering)
    last = _number(spec, last_text, numbering) if dash else first
    if not 1 <= first <= numbering.largest or last > numbering.largest:
        raise _unexpected(spec, numbering)
    if last < first:
        raise BadInput(f"'{shown(spec)}' ends before it begins, expected {numbering.expected}")
    return range(first, last + 1)


def _random_range(spec: str, text: str, numbering: Numbering) -> tuple[int, range]:
    seed_text, colon, which = text.partition(":")
    seed = _number(spec, seed_text, numbering)
    number = _number(spec, which.removeprefix("#"), numbering) if colon else 1
    if number < 1:
        raise _unexpected(spec, numbering)
    return seed, range(number if which.startswith("#") else 1, number + 1)


def _number(spec: str, text: str, numbering: Numbering) -> int:
    if not _NUMBER.fullmatch(text):
        raise _unexpected(spec, numbering)
    return int(text)


def _unexpected(spec: str, numbering: Numbering) -> BadInput:
    return BadInput(f"'{shown(spec)}' is not a deal number, expected {numbering.expected}")


def _library_deal(kind: str, number: int) -> Deal:
    # imported where it is used: most commands need no deal numbers
    from pysol_cards.random import shuffle
    from pysol_cards.random_base import RandomBase

    shuffles = RandomBase.DEALS_PYSOLFC if kind == "pysol" else RandomBase.DEALS_MS
    shuffled = shuffle(list(_library_deck()), number, shuffles)
    cards = tuple(Card(card.rank, _OUR_SUITS[card.suit]) for card in shuffled)
    return Deal(cards, listing="bottom-first", name=f"{kind}:{number}", format=kind)


@cache
def _library_deck() -> tuple[Any, ...]:
    """The library's cards in their order."""
    from pysol_cards.cards import createCards

    return tuple(createCards(1))
