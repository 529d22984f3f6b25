"""The orders of a deck that end with one of some cards, by number."""

from __future__ import annotations

from collections.abc import Sequence
from math import factorial
from typing import NamedTuple

from verify.cards import Card
from verify.deals.permutations import number_of, permutation


class LastCard(NamedTuple):
    """All orders of the cards ``deck`` that end with one of ``lasts``, numbered from 0.

    They are sorted by their last card, as it stands in ``lasts``, then by the others, from the first on, as these
    stand in ``deck``. So it makes no difference whether a number is drawn at random below ``size``, or the last card
    is drawn and the rest is shuffled.
    """

    deck: tuple[Card, ...]
    lasts: tuple[Card, ...]

    @property
    def size(self) -> int:
        """How many such orders there are.

        >>> LastCard((Card(1), Card(2), Card(3)), (Card(1), Card(3))).size
        4
        """
        return len(self.lasts) * factorial(len(self.deck) - 1)

    def order(self, number: int) -> tuple[Card, ...]:
        """The order of that number.

        >>> [card.rank for card in LastCard((Card(1), Card(2), Card(3)), (Card(1), Card(3))).order(3)]
        [2, 1, 3]

        Raises ValueError if there is none.
        """
        if not 0 <= number < self.size:
            raise ValueError("there is no order of that number")
        which, rest = divmod(number, factorial(len(self.deck) - 1))
        last = self.lasts[which]
        return (*permutation(rest, self._others(last)), last)

    def number(self, order: Sequence[Card]) -> int | None:
        """The number of an order of the deck; None if it ends with another card."""
        *others, last = order
        if last not in self.lasts:
            return None
        return self.lasts.index(last) * factorial(len(others)) + number_of(others, self._others(last))

    def _others(self, last: Card) -> list[Card]:
        return [card for card in self.deck if card != last]
