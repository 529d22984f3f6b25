"""Cards as far as a condition tells them apart: each card that it names, and of each rank the others."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from verify.cards import Card
from verify.deals.deal import Shape


class Kind(NamedTuple):
    """A card that is named, or (suit 0) any of the cards of a rank that are not."""

    rank: int
    suit: int = 0

    def __str__(self) -> str:
        return f"{Card(self.rank, self.suit)}" if self.suit else f"some {Card(self.rank)}"


def kinds(named: Iterable[Card], shape: Shape) -> list[Kind]:
    """All kinds of card in a deck of which these cards are named.

    >>> [str(kind) for kind in kinds([Card(1, 2)], Shape(2, 2))]
    ['AH', 'some A', 'some 2']
    """
    by_suit = {rank: sorted(card.suit for card in named if card.rank == rank) for rank in range(1, shape.ranks + 1)}
    return [
        Kind(rank, suit)
        for rank, suits in by_suit.items()
        for suit in (*suits, *([0] if len(suits) < shape.suits else []))
    ]


def dealt(wanted: Sequence[Kind], shuffled: Sequence[Card]) -> list[Card]:
    """A card of each kind wanted; those that are not named come in the order of a shuffled deck.

    >>> [str(card) for card in dealt([Kind(1), Kind(1, 1), Kind(1)], [Card(1, 3), Card(1, 1), Card(1, 2)])]
    ['AD', 'AS', 'AH']
    """
    named = {Card(kind.rank, kind.suit) for kind in wanted if kind.suit}
    others: dict[int, Iterator[Card]] = {
        kind.rank: iter([card for card in shuffled if card.rank == kind.rank and card not in named]) for kind in wanted
    }
    return [Card(kind.rank, kind.suit) if kind.suit else next(others[kind.rank]) for kind in wanted]
