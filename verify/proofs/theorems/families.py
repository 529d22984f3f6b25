"""Small decks and all their deals; decks broken on purpose.

A deck may have any number of cards of each rank, and as many in the pile of that rank: the rules do not mind.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import permutations
from typing import NamedTuple

from verify.cards import Card
from verify.proofs.model.broken import Variant
from verify.proofs.model.logic import Concrete
from verify.rules.clock_table import Table


class Deck(NamedTuple):
    """``copies[k - 1]`` cards of rank k, of which ``piles[p - 1]`` are dealt to pile p; the rest stays undealt."""

    copies: tuple[int, ...]
    piles: tuple[int, ...]

    @property
    def ranks(self) -> int:
        """How many ranks and piles there are."""
        return len(self.copies)

    @property
    def kings(self) -> int:
        """How many cards are at home in the centre."""
        return self.copies[-1]

    @property
    def cards(self) -> int:
        """How many cards there are."""
        return sum(self.copies)

    def __str__(self) -> str:
        if len(set(self.copies)) == 1:
            return f"{self.ranks}x{self.kings}"
        return "+".join(map(str, self.copies))


def own_piles(*copies: int) -> Deck:
    """So many cards of each rank, and as many in the pile of that rank.

    >>> print(own_piles(2, 2, 2), own_piles(1, 2, 3))
    3x2 1+2+3
    """
    return Deck(copies, copies)


def deck(ranks: int, suits: int) -> Deck:
    """The deck of so many ranks and suits."""
    return own_piles(*(suits,) * ranks)


REAL = deck(13, 4)


def broken(whole: Deck, variant: Variant) -> Deck:
    """The deck as a variant of the game has it: cards too many, missing, or replaced by others.

    >>> from verify.proofs.model.broken import ACE_FOR_KING
    >>> print(broken(deck(3, 2), ACE_FOR_KING))
    3+2+1
    """
    logic, ranks = Concrete(), range(1, whole.ranks + 1)
    return Deck(
        tuple(int(variant.copies_of(logic, whole.ranks, whole.copies[rank - 1], rank)) for rank in ranks),
        tuple(int(variant.cards_in(logic, whole.ranks, whole.piles[pile - 1], pile)) for pile in ranks),
    )


class Family(NamedTuple):
    """One way to tell deals apart: every order of a deck's cards, each once."""

    name: str
    orders: Callable[[Deck], Iterator[tuple[Card, ...]]]

    def deals(self, of: Deck) -> Iterator[Table]:
        """Every deal of a deck: its cards in every order, laid down pile by pile, the top card first."""
        return (_table(order, of.piles) for order in self.orders(of))


def _table(order: Sequence[Card], sizes: Sequence[int]) -> Table:
    begins = [sum(sizes[:pile]) for pile in range(len(sizes))]
    return Table(tuple(tuple(order[begin : begin + size]) for begin, size in zip(begins, sizes, strict=True)))


def _orders_by_rank(of: Deck) -> Iterator[tuple[Card, ...]]:
    """Every order of a deck in which cards of a rank are alike: N! / (n_1! ... n_r!) of them."""
    if not of.cards:
        yield ()
    for rank, copies in enumerate(of.copies, 1):
        if copies:
            fewer = (*of.copies[: rank - 1], copies - 1, *of.copies[rank:])
            yield from ((Card(rank), *rest) for rest in _orders_by_rank(of._replace(copies=fewer)))


def _orders_card_by_card(of: Deck) -> Iterator[tuple[Card, ...]]:
    """Every order of a deck in which all cards are different: N! of them."""
    return permutations(Card(rank, copy) for rank, copies in enumerate(of.copies, 1) for copy in range(1, copies + 1))


BY_RANK = Family("all deals by rank", _orders_by_rank)
"""Cards of a rank are alike. Each such deal stands for n_1! ... n_r! deals, so all are equally likely."""

CARD_BY_CARD = Family("all deals, card by card", _orders_card_by_card)
"""All cards are different."""
