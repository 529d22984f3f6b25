"""Abstract positions: where the face-up runs lie is forgotten.

Every reachable table has this structure, since only kings go to empty columns: the face-up run of a column starts with
the dealt card that came to lie open there, called its *pin*, or, where no dealt card is in place, with a king. So every
other visible card below a king lies on a card of the next rank and other colour, and no card carries two. Therefore the
visible cards alone say how many cards of a rank and colour have nothing on them, and how many columns are empty.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from verify.cards import Card
from verify.quotient.klondike.game import Game
from verify.quotient.klondike.places import Place
from verify.rules.klondike import is_red


class AbstractPosition(NamedTuple):
    """What is kept of a position.

    ``heights`` are those of the foundations. ``in_place`` counts, column by column, the dealt cards that have not
    moved: the face-down ones, and one more while the lowest face-up card is the dealt one; a king dealt at the bottom
    counts as moved once no card lies under it. ``talon`` has the numbers of the talon cards that are left, ``place``
    says which of them can be brought up.
    """

    heights: tuple[int, ...]
    in_place: tuple[int, ...]
    talon: tuple[int, ...]
    place: Place


class View(NamedTuple):
    """The table of an abstract position, as far as it can be told.

    ``pins`` maps each pin to the index of its column; ``visible`` are the face-up cards of the tableau.
    """

    ranks: int
    pins: Mapping[Card, int]
    visible: frozenset[Card]
    columns_without: int

    @property
    def unpinned(self) -> frozenset[Card]:
        """The visible cards that are no pins: each lies on another visible card, or is a king at the bottom."""
        return self.visible - self.pins.keys()

    def free(self, rank: int, red: bool) -> int:
        """How many cards of this rank and colour are the last of their column."""
        there = sum(card.rank == rank and is_red(card) is red for card in self.visible)
        return there - sum(card.rank == rank - 1 and is_red(card) is not red for card in self.unpinned)

    @property
    def empty(self) -> int:
        """How many columns are empty."""
        return self.columns_without - sum(card.rank == self.ranks for card in self.unpinned)

    def has_room_for(self, card: Card) -> bool:
        """Whether the card, with what lies on it, has a place to go to in the tableau."""
        if card.rank == self.ranks:
            return self.empty > 0
        return self.free(card.rank + 1, not is_red(card)) > 0


def view(game: Game, position: AbstractPosition) -> View:
    """The table of an abstract position.

    >>> from verify.deals.positions import Column, Position
    >>> from verify.quotient.klondike.game import game_from
    >>> from verify.rules.klondike_options import KlondikeRules
    >>> column = Column((Card(1, 2),), (Card(2, 1),))
    >>> game = game_from(Position((column, Column()), (0, 0), (Card(1, 1), Card(2, 2))), KlondikeRules(columns=2))
    >>> table = view(game, AbstractPosition((1, 0), (2, 0), (2,), Place(0)))
    >>> [str(card) for card in table.pins], table.has_room_for(Card(2, 1)), table.free(2, red=False)
    (['2S'], True, 1)
    """
    lying = [cards[:count] for cards, count in zip(game.columns, position.in_place, strict=True)]
    covered = {card for cards in lying for card in cards[:-1]} | {game.talon[number - 1] for number in position.talon}
    return View(
        game.ranks,
        {cards[-1]: column for column, cards in enumerate(lying) if cards},
        frozenset(card for card in game.cards if card.rank > position.heights[card.suit - 1] and card not in covered),
        position.in_place.count(0),
    )


def is_won(game: Game, position: AbstractPosition) -> bool:
    """Whether every card is on the foundations."""
    return position.heights == (game.ranks,) * game.suits
