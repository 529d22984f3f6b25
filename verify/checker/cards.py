"""Cards with suits, for the games in which suits matter."""

from __future__ import annotations

from typing import NamedTuple

from .reading import spelling

RED = (2, 3)  # of the suits spades, hearts, diamonds, clubs


class Card(NamedTuple):
    """A card; as text it is spelled as in the files."""

    rank: int
    suit: int

    def __str__(self) -> str:
        return spelling(self.rank, self.suit)
