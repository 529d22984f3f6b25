"""Decks of every kind: piles of different sizes, and jokers by three rules.

Of each rank there are as many cards as its home has at first (*copies*), the centre's rank last. A joker may

    own-pile    have a home of its own: one more clock pile, of as many cards as there are jokers;
    king        count as a king: the centre has as many cards more;
    turn-again  have no home: the next card of the same pile is turned instead. The jokers make the deck larger, and
                the cards that are too many go to the first piles, one each, the centre last, and again from pile 1.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

Joker = Literal["own-pile", "king", "turn-again"]


class Deck(NamedTuple):
    """How many cards of each rank there are, the centre's last, and how many jokers without a home.

    >>> Deck((4,) * 13).cards, Deck((2, 2, 3), jokers=1).piles
    (52, (3, 2, 3))
    """

    copies: tuple[int, ...]
    jokers: int = 0

    @property
    def ranks(self) -> int:
        """How many piles there are."""
        return len(self.copies)

    @property
    def cards(self) -> int:
        """How many cards there are, jokers among them."""
        return sum(self.copies) + self.jokers

    @property
    def suits(self) -> int:
        """How many cards every rank has; 0 if they differ or there are jokers without a home."""
        alike = len(set(self.copies)) == 1 and not self.jokers
        return self.copies[0] if alike else 0

    @property
    def piles(self) -> tuple[int, ...]:
        """How many cards are dealt to each pile."""
        each, rest = divmod(self.jokers, self.ranks)
        return tuple(number + each + (pile < rest) for pile, number in enumerate(self.copies))


class Jokers(NamedTuple):
    """How many jokers there are, and by which rule they are played."""

    number: int = 0
    rule: Joker = "own-pile"


NO_JOKERS = Jokers()


def deck_of(copies: tuple[int, ...], jokers: Jokers = NO_JOKERS) -> Deck:
    """The deck that has these copies of each rank, and jokers by their rule.

    >>> deck_of((4,) * 13, Jokers(2, "king")).copies[-1], deck_of((4,) * 13, Jokers(2)).copies[-2:]
    (6, (2, 4))

    Raises ValueError for fewer than two ranks, a rank without a card or a negative number of jokers.
    """
    number, (*clock, centre) = jokers.number, copies
    if not clock or min(copies) < 1 or number < 0:
        raise ValueError(f"copies {copies} and {number} jokers: expected two ranks, a card of each, and no debt")
    if not number:
        return Deck(copies)
    match jokers.rule:
        case "own-pile":
            return Deck((*clock, number, centre))
        case "king":
            return Deck((*clock, centre + number))
        case "turn-again":
            return Deck(copies, number)
