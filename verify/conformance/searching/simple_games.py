"""Simple games, for a fault that is known to be there: small decks first, nearly in order, and few moves.

What a search finds first it can only make smaller step by step. Often a much simpler game shows the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

from verify.conformance.driving import MOST
from verify.conformance.engine import NewDeal
from verify.conformance.sorted_deck import sorted_deck
from verify.deals.deal import Shape

_GAMES = 60  # for each size of deck
_MOST_STEPS = 6
_EXCHANGES = (0, 1, 2, 3, None)  # of cards of the sorted deck; None stands for any order


@dataclass(frozen=True, slots=True)
class SimpleGame:
    """A game as ``driving.drive`` takes it."""

    new: NewDeal
    steps: tuple[int, ...]
    to_the_end: bool


def simple_games(like: NewDeal, shape: Shape, seed: int) -> Iterator[SimpleGame]:
    """Some games by the same rules with decks of this shape."""
    chance = Random(seed)
    for number in range(_GAMES):
        deck = _deck(shape, _EXCHANGES[number % len(_EXCHANGES)], chance)
        steps = tuple(chance.randint(0, MOST) for _ in range(chance.randint(0, _MOST_STEPS)))
        new = replace(like, ranks=shape.ranks, suits=shape.suits, deck=deck, state=None)
        yield SimpleGame(new, steps, like.game == "clock")


def _deck(shape: Shape, exchanges: int | None, chance: Random) -> tuple[str, ...]:
    deck = list(sorted_deck(shape))
    if exchanges is None:
        chance.shuffle(deck)
    for _ in range(exchanges or 0):
        one, other = chance.randrange(len(deck)), chance.randrange(len(deck))
        deck[one], deck[other] = deck[other], deck[one]
    return tuple(deck)
