"""A position of Clock Patience as a reader wants to see it: for each pile who is home and who still waits.

The rules keep piles as they lie; where a card lies depends on the shuttle. A drawing is easier to read if
every pile runs the same way whatever the shuttle: cards that came home in the order they came, then the
cards not yet turned, the next one first, the bottom card last.
"""

from __future__ import annotations

from dataclasses import dataclass

from verify.cards import Card
from verify.rules.clock import Game, Position
from verify.rules.clock_options import ClockRules
from verify.rules.clock_table import Pile

RED_SUITS = frozenset({2, 3})


@dataclass(frozen=True, slots=True)
class PileView:
    """One pile: ``home`` are its face-up cards as they came, ``waiting`` its face-down cards, the next first."""

    pile: Pile
    home: tuple[Card, ...]
    waiting: tuple[Card, ...]


def pile_views(position: Position, rules: ClockRules) -> tuple[PileView, ...]:
    """All piles, that of rank 1 first."""
    way = -1 if rules.shuttle == "over-bottom" else 1
    piles = range(1, len(position.piles) + 1)
    return tuple(PileView(p, position.face_up(p)[::way], position.face_down(p)[::way]) for p in piles)


def moment_number(game: Game, moment: int) -> int:
    """The moment counted from the start of the game; a negative one counts from the end, as in a list.

    Raises IndexError if the game has no such moment.
    """
    return range(len(game.positions))[moment]


def went_on(game: Game, moment: int) -> bool:
    """Whether the card in hand was turned because play went on from another pile after a dead end."""
    if moment == 0:
        return False
    if second_chance_taken(game, moment):
        return True
    before, now = game.positions[moment - 1], game.positions[moment]
    return (now.restarts, now.exceptions) != (before.restarts, before.exceptions)


def second_chance_taken(game: Game, moment: int) -> bool:
    """Whether the card in hand is the one that a second chance brought."""
    return game.second_chance is not None and moment == game.second_chance + 1
