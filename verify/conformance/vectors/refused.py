"""Decks that are none, which every engine must refuse."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from verify.conformance.engine import NewDeal, Refused
from verify.conformance.reference.playing import Reference
from verify.conformance.vectors.setting import Setting, random_deck
from verify.deals.deal import STANDARD
from verify.errors import Disagreement
from verify.records.vectors import RefusedDeckRecord


def refused_decks(setting: Setting) -> Iterator[RefusedDeckRecord]:
    """A deck for each reason for which one is refused.

    >>> [(deck.name, len(deck.deck)) for deck in refused_decks(Setting("clock"))][:3]
    [('card-missing', 51), ('card-too-many', 53), ('card-twice', 52)]
    """
    for name, why, deck in _bad_decks():
        _check(setting.new(deck))
        yield RefusedDeckRecord(name, why, STANDARD.ranks, STANDARD.suits, list(deck))


def _bad_decks() -> Iterator[tuple[str, str, Sequence[str]]]:
    """The name of each, what is wrong with it, and its cards."""
    good = [str(card) for card in random_deck(1)]
    first, second, *others = good
    yield "card-missing", f"{good[-1]} is missing.", good[:-1]
    yield "card-too-many", f"{first} is there once more, at the end.", [*good, first]
    yield "card-twice", f"{first} is there twice, and {second} is missing.", [first, first, *others]
    yield "no-cards", "There are no cards.", []
    yield "unknown-rank", "There is no rank X: XS stands for the second card.", [first, "XS", *others]
    yield "unknown-suit", "There is no suit X: AX stands for the second card.", [first, "AX", *others]
    yield "no-suit", "The second card has no suit.", [first, second[0], *others]
    yield "no-card", "The second card is an empty text.", [first, "", *others]


def _check(new: NewDeal) -> None:
    try:
        Reference().deal(new)
    except Refused:
        return
    raise Disagreement("the reference plays with a deck that is to be refused")
