"""The orders that are won, or lost, where a card still face down in its own pile counts as home.

Play stops at the last card of the start pile's rank; the rest of the turn order, its *tail*, is what then lies face
down, as many cards in each pile as there are cards of its rank to come. The next pile clockwise gives its cards
first; so if every card lies at home, the tail has the ranks in clockwise order, and if the tail has, every card lies
at home: the first pile gives one card of its own rank after the other until it is empty, then the next one does.
Hence a deal is won exactly if its tail is *sorted*: empty, or rank after rank, clockwise from the start pile.

So an order is a tail and, before it, any order of the other cards that ends with one of the start pile's rank. Tails
of a given length are counted card by card: those that are sorted so far can be completed to sorted ones in as many
ways as the cards left of the last rank, and those of later ranks, can be chosen and arranged; all of them in as many
ways as the cards left can.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import factorial, perm
from typing import NamedTuple

from verify.cards import Card
from verify.counting.whole_numbers import product
from verify.deals.deal import Shape
from verify.deals.random_deals import new_deck
from verify.making.last_card import LastCard
from verify.rules.clock_table import Pile


class _Beginning(NamedTuple):
    """What matters of the first cards of a tail.

    These are the cards not in it, the place of its last card's rank, whether it is sorted, and if so how many cards
    of that rank are not in it.
    """

    others: tuple[Card, ...]
    place: int
    is_sorted: bool
    own: int


@dataclass(frozen=True)
class SortedTail:
    """The orders of a deck that are won (or lost) if play starts at ``start`` and ends at its first dead end.

    They are numbered from 0: by the length of the tail, the tail card by card (rank by rank clockwise from the start
    pile), and what comes before it as in ``LastCard``.
    """

    shape: Shape
    start: Pile
    won: bool

    @property
    def size(self) -> int:
        """How many such orders there are.

        >>> SortedTail(Shape(2, 2), 2, won=True).size, SortedTail(Shape(3, 1), 3, won=False).size
        (24, 1)
        """
        return sum(self._with_tail(length) for length in range(self.shape.cards - self.shape.suits + 1))

    def order(self, number: int) -> tuple[Card, ...]:
        """The order of that number.

        >>> [card.rank for card in SortedTail(Shape(3, 1), 3, won=False).order(0)]
        [3, 2, 1]

        Raises ValueError if there is none.
        """
        length = 0
        while length <= self.shape.cards - self.shape.suits and number >= (block := self._with_tail(length)):
            number, length = number - block, length + 1
        if number < 0 or length > self.shape.cards - self.shape.suits:
            raise ValueError("there is no order of that number")
        which, rest = divmod(number, self._fronts(length))
        tail = self._tail(which, length)
        return (*self._front(tail).order(rest), *tail)

    def number(self, order: Sequence[Card]) -> int | None:
        """The number of an order of the deck; None if it is not one of these."""
        length = next(back for back, card in enumerate(reversed(order)) if card.rank == self.start)
        front, tail = order[: len(order) - length], order[len(order) - length :]
        which, rest = self._tail_number(tail), self._front(tail).number(front)
        if which is None or rest is None:
            return None
        return sum(self._with_tail(shorter) for shorter in range(length)) + which * self._fronts(length) + rest

    def _with_tail(self, length: int) -> int:
        return self._tails(self._at_first, length) * self._fronts(length)

    def _fronts(self, length: int) -> int:
        """How many orders of the cards before a tail there are."""
        return self.shape.suits * factorial(self.shape.cards - length - 1)

    def _front(self, tail: Sequence[Card]) -> LastCard:
        cards = tuple(card for card in new_deck(self.shape) if card not in tail)
        return LastCard(cards, tuple(card for card in cards if card.rank == self.start))

    @cached_property
    def _at_first(self) -> _Beginning:
        ranks = [*range(self.start + 1, self.shape.ranks + 1), *range(1, self.start)]
        cards = tuple(Card(rank, suit) for rank in ranks for suit in range(1, self.shape.suits + 1))
        return _Beginning(cards, place=0, is_sorted=True, own=self.shape.suits)

    def _place(self, card: Card) -> int:
        """How many ranks are sorted before the card's."""
        return (card.rank - self.start - 1) % self.shape.ranks

    @cached_property
    def _sorted_from(self) -> list[list[int]]:
        """Ways to choose and arrange 0, 1, 2, ... cards of the ranks from a place on, rank by rank."""
        own = [perm(self.shape.suits, taken) for taken in range(self.shape.suits + 1)]
        ways = [[1]]
        for _ in range(self.shape.ranks - 1):
            ways.insert(0, product(own, ways[0]))
        return ways

    def _tails(self, beginning: _Beginning, more: int) -> int:
        """In how many ways a tail of the family that begins so can go on for as many cards more."""
        in_order = self._sorted_tails(beginning, more) if beginning.is_sorted else 0
        return in_order if self.won else perm(len(beginning.others), more) - in_order

    def _sorted_tails(self, beginning: _Beginning, more: int) -> int:
        own, later = beginning.own, self._sorted_from[beginning.place + 1]
        taken = range(max(0, more - len(later) + 1), min(own, more) + 1)
        return sum(perm(own, number) * later[more - number] for number in taken)

    def _next(self, beginning: _Beginning, more: int) -> Iterator[tuple[Card, _Beginning, int]]:
        """Every card that may come next, in order, what then matters, and the ways to go on with ``more`` cards."""
        ways: dict[int, int] = {}  # by the place of the card, on which alone they depend
        for index, card in enumerate(beginning.others):
            others = beginning.others[:index] + beginning.others[index + 1 :]
            place = self._place(card)
            own = beginning.own if place == beginning.place else self.shape.suits
            longer = _Beginning(others, place, beginning.is_sorted and place >= beginning.place, own - 1)
            if place not in ways:
                ways[place] = self._tails(longer, more)
            yield card, longer, ways[place]

    def _tail(self, number: int, length: int) -> tuple[Card, ...]:
        tail, beginning = [], self._at_first
        for more in reversed(range(length)):
            for card, longer, ways in self._next(beginning, more):
                if number < ways:
                    tail.append(card)
                    beginning = longer
                    break
                number -= ways
        return tuple(tail)

    def _tail_number(self, tail: Sequence[Card]) -> int | None:
        number, beginning = 0, self._at_first
        for more, chosen in zip(reversed(range(len(tail))), tail, strict=True):
            for card, longer, ways in self._next(beginning, more):
                if card == chosen:
                    beginning = longer
                    break
                number += ways
        return number if self._tails(beginning, 0) else None
