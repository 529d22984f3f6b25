"""Decks for engines that read many: random ones, and those on which engines go wrong.

Any order of the cards is the order in which exactly one deck has them turned (``verify.making.turn_order``). So the
last card of the start pile's rank, which ends most games, can be put where one likes: at the end, where the game is
won; just before it; among the first cards, where the number of cards has one digit.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count, islice

from verify.cards import Card
from verify.deals.deal import STANDARD
from verify.deals.random_deals import new_deck, random_deal
from verify.making.turn_order import table_with
from verify.rules.clock_options import ClockRules
from verify.rules.clock_table import gather

Deck = tuple[Card, ...]
"""The cards as they are listed."""

SORTED: Deck = tuple(new_deck(STANDARD))
"""The deck in order, suit after suit: what every deck that shows a fault is made like."""

_ENDS = (None, 52, 9, 51, None, 4, 50, 10, None, 49, 8, 5)
"""Which card of the game the last of the start pile's rank is, in decks one after the other; None: as it comes."""


def decks(seed: int, rules: ClockRules) -> Iterator[Deck]:
    """Decks without end, the same for the same seed; a third of them are random.

    >>> deck, won = islice(decks(1, ClockRules()), 2)
    >>> len(set(deck)), len(set(won))
    (52, 52)
    """
    for index in count(1):
        order = random_deal(seed, index, STANDARD).cards
        last = _ENDS[(index - 1) % len(_ENDS)]
        yield order if last is None else listed(ending_at(order, last, rules), rules)


def listed(order: Sequence[Card], rules: ClockRules) -> Deck:
    """The deck whose cards are turned in this order."""
    return tuple(gather(table_with(order, STANDARD, rules), rules))


def ending_at(order: Sequence[Card], last: int, rules: ClockRules) -> Deck:
    """The order, changed so that the last card of the start pile's rank is the one of that number, from 4 to 52.

    >>> [card.rank for card in ending_at(SORTED, 5, ClockRules())][:6]
    [1, 13, 13, 13, 13, 2]
    """
    start = rules.start_in(STANDARD.ranks)
    *ends, final = (card for card in order if card.rank == start)
    others = (card for card in order if card.rank != start)
    before = {*ends, *islice(others, last - STANDARD.suits)}
    return (*(card for card in order if card in before), final, *others)
