"""Small games of Grandfather's Clock: every way to play, and deals of a few cards in few columns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice, permutations
from random import Random

from verify.cards import Card
from verify.deals.deal import Shape
from verify.deals.dials import DialPosition, clock_cards
from verify.deals.numbers import numbered
from verify.deals.random_deals import new_deck
from verify.rules.grandfathers_clock_choice import GrandfathersClockChoice
from verify.rules.grandfathers_clock_options import GrandfathersClockRules

SMALL = Shape(4, 2)


def ways_to_play(columns: int = 2) -> list[GrandfathersClockRules]:
    """All sixteen."""
    rules = [GrandfathersClockRules(columns=columns)]
    rules += [each._replace(build="alternating") for each in rules]
    rules += [each._replace(wrap=True) for each in rules]
    rules += [each._replace(runs=True) for each in rules]
    return rules + [each._replace(empty_column="none") for each in rules]


def starts(step: int = 1, first: int = 0) -> Iterator[DialPosition]:
    """Each ``step``-th of the 120 deals of 4 ranks and 2 suits in two columns."""
    for deal in islice(permutations(_to_deal(SMALL)), first, None, step):
        yield _dealt(deal, SMALL, 2)


def random_starts(shape: Shape, columns: int, number: int, seed: int) -> Iterator[DialPosition]:
    """So many deals of a deck, shuffled by Python."""
    random = Random(seed)
    for _ in range(number):
        cards = _to_deal(shape)
        random.shuffle(cards)
        yield _dealt(cards, shape, columns)


def _to_deal(shape: Shape) -> list[Card]:
    return [card for card in new_deck(shape) if card not in clock_cards(shape)]


def _dealt(cards: Sequence[Card], shape: Shape, columns: int) -> DialPosition:
    return DialPosition(tuple(tuple(cards[column::columns]) for column in range(columns)), clock_cards(shape))


def kpat(number: int) -> DialPosition:
    (deal,) = numbered(f"kpat:{number}")
    return GrandfathersClockChoice().start(deal)
