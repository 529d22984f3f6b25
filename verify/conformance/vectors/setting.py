"""What a file of vectors is for: a game and its rules, and the decks that are played by them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from verify.cards import Card
from verify.conformance.engine import NewDeal
from verify.conformance.reference.options import Options, options_of
from verify.deals.deal import STANDARD, Shape
from verify.deals.random_deals import random_deal

SEED = 1
"""The seed of the random decks; the vectors name them ``random:1:#7``."""


@dataclass(frozen=True)
class Setting:
    """A game, a preset, and options that are changed, by their names with values as text.

    >>> Setting("klondike", "draw-one", (("passes", "2"),)).options["passes"]
    2
    """

    game: str
    preset: str = "classic"
    named: tuple[tuple[str, str], ...] = ()

    @property
    def options(self) -> Options:
        """Every option by its name; raises BadInput for a game, a preset or options that there are not."""
        return options_of(self.game, self.preset, self.named)

    @property
    def classic(self) -> Setting:
        """The same game as it is played by default."""
        return Setting(self.game)

    @property
    def title(self) -> str:
        """The name of the rules: that of the preset, and what is changed.

        >>> Setting("klondike", "draw-one", (("passes", "2"),)).title
        'draw-one passes=2'
        """
        return " ".join([self.preset, *(f"{name}={value}" for name, value in self.named)])

    @property
    def file_name(self) -> str:
        """What a file of its vectors is called.

        >>> Setting("klondike", "draw-one", (("passes", "2"),)).file_name
        'klondike-draw-one-passes=2.json'
        """
        return f"{self.game}-{self.title.replace(' ', '-')}.json"

    def new(self, deck: Sequence[Card | str], shape: Shape = STANDARD) -> NewDeal:
        """The deal of this deck."""
        preset = "" if self.named else self.preset
        return NewDeal(self.game, preset, self.options, shape.ranks, shape.suits, tuple(map(str, deck)))


def random_deck(number: int, shape: Shape = STANDARD) -> tuple[Card, ...]:
    """The deck of a random deal.

    >>> len(random_deck(1)), len(random_deck(2, Shape(3, 2)))
    (52, 6)
    """
    return random_deal(SEED, number, shape).cards
