"""The talon: from a place, which of its cards can be played, and the place after each.

Cards are drawn ``draw`` at a time, and fewer only where the stock ends. What the player may bring up depends on where
the waste ends; that is the place. It is written as of the last card played: draws and redeals since then only give up
cards that could have been played, so they are forgotten.

A place says, with n cards left, numbered 1 to n from the bottom of the waste to the end of the stock:

* ``turn``: ``anchor`` cards are in the waste. Without a redeal the waste can end at the anchor, at each draw after it,
  and at the end; after a redeal at every draw from the beginning. With unlimited passes an anchor that these draws
  reach too, or that is the end, says nothing and is written 0. With limited passes the pass under way belongs to the
  place; a card is played in it if possible, since an earlier pass allows whatever a later one does.
* ``under``: the cards form a ring, and the waste ends after card ``anchor``. Each draw moves on by min(draw, n), and
  so reaches just the ends with the same remainder modulo g = gcd(n, min(draw, n)); the anchor is written as that
  remainder.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import gcd
from typing import NamedTuple

from verify.deals.positions import Position
from verify.quotient.klondike.game import Game
from verify.rules.klondike_options import UNLIMITED

TalonNumber = int  # of a card among those left, from 1


class Place(NamedTuple):
    """Where the waste ends, and which pass is under way (always 1 where passes do not matter)."""

    anchor: int
    pass_number: int = 1


def place(game: Game, waste: int, left: int, pass_number: int) -> Place:
    """The place with so many cards in the waste, of those left in waste and stock.

    Under ``under`` the waste counts from the first talon card, around the ring.
    """
    if game.rules.recycle == "under":
        return Place(waste % step(game, left) if left else 0)
    if game.passes != UNLIMITED:
        return Place(waste, pass_number)
    return Place(0 if waste % game.rules.draw == 0 or waste == left else waste)


def step(game: Game, left: int) -> int:
    """Under ``under``: the distance between the ends of the waste that draws reach, with so many cards left."""
    return gcd(left, min(game.rules.draw, left))


def playable(game: Game, at: Place, left: int) -> Iterator[tuple[TalonNumber, Place]]:
    """Every card that can be played from a place, with the place after it."""
    for number in range(1, left + 1):
        pass_number = _pass(game, at, left, number)
        if pass_number:
            yield number, place(game, number - 1, left - 1, pass_number)


def _pass(game: Game, at: Place, left: int, number: TalonNumber) -> int:
    """The pass in which the card can be played; 0 if it cannot."""
    if game.rules.recycle == "under":
        return int((number - at.anchor) % step(game, left) == 0)
    draw = game.rules.draw
    if number == left or (number >= at.anchor and (number - at.anchor) % draw == 0):
        return at.pass_number
    if number % draw == 0:
        if game.passes == UNLIMITED:
            return 1
        return at.pass_number + 1 if at.pass_number < game.passes else 0
    return 0


def place_of(game: Game, position: Position) -> Place:
    """The place that a concrete position of this game is at."""
    order = position.waste + position.stock
    waste = len(position.waste)
    if game.rules.recycle == "under" and order:
        left = [card for card in game.talon if card in order]
        waste = left.index(order[waste - 1]) + 1
    return place(game, waste, len(order), position.pass_number)
