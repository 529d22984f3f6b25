"""Decks for engines that read many: random ones, and those on which engines go wrong.

Any order of the cards is the order in which exactly one deck has them turned (``verify.making.turn_order``). So the
last card of the start pile's rank, which ends most games, can be put where one likes: at the end, where the game is
won; just before it; among the first cards, where the number of cards has one digit.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count

from verify.cards import Card
from verify.deals.deal import STANDARD
from verify.deals.random_deals import new_deck, random_deal
from verify.making.turn_order import table_with, with_last_at
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

    >>> from itertools import islice
    >>> deck, won = islice(decks(1, ClockRules()), 2)
    >>> len(set(deck)), len(set(won))
    (52, 52)
    """
    for index in count(1):
        order = random_deal(seed, index, STANDARD).cards
        last = _ENDS[(index - 1) % len(_ENDS)]
        yield order if last is None else listed(with_last_at(order, rules.start_in(STANDARD.ranks), last), rules)


def listed(order: Sequence[Card], rules: ClockRules) -> Deck:
    """The deck whose cards are turned in this order."""
    return tuple(gather(table_with(order, STANDARD, rules), rules))
