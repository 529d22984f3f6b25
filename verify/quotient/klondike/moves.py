"""The moves of an abstract position: those that change it. All others (draws, redeals, runs laid elsewhere) do not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from verify.cards import Card
from verify.quotient.klondike.game import Game
from verify.quotient.klondike.places import playable
from verify.quotient.klondike.positions import AbstractPosition, View, view
from verify.rules.klondike import is_red

Kind = Literal["up", "reveal", "talon-up", "talon-down", "back"]


class AbstractMove(NamedTuple):
    """One move.

    ``up`` puts a card of the tableau on its foundation; ``reveal`` takes a pin, with what lies on it, off its place;
    ``talon-up`` and ``talon-down`` play a talon card to its foundation and to the tableau; ``back`` takes the top card
    of a foundation into the tableau.
    """

    kind: Kind
    card: Card


Step = tuple[AbstractMove, AbstractPosition]
"""A move and the position after it."""


def steps(game: Game, position: AbstractPosition) -> Iterator[Step]:
    """Every move of the position, with what it makes of it."""
    table = view(game, position)
    yield from _ups(game, position, table)
    yield from _reveals(game, position, table)
    yield from _from_the_talon(game, position, table)
    if game.rules.worrying_back:
        yield from _backs(game, position, table)


def is_next(position: AbstractPosition, card: Card) -> bool:
    """Whether the card is the next of its foundation."""
    return position.heights[card.suit - 1] == card.rank - 1


def _ups(game: Game, position: AbstractPosition, table: View) -> Iterator[Step]:
    for card in sorted(table.visible):
        if is_next(position, card) and table.free(card.rank, is_red(card)) > 0:
            rest = _without_pin(game, position, table.pins[card]) if card in table.pins else position
            yield AbstractMove("up", card), _raised(rest, card.suit, +1)


def _reveals(game: Game, position: AbstractPosition, table: View) -> Iterator[Step]:
    for card, column in sorted(table.pins.items()):
        if table.has_room_for(card):
            yield AbstractMove("reveal", card), _without_pin(game, position, column)


def _from_the_talon(game: Game, position: AbstractPosition, table: View) -> Iterator[Step]:
    left = position.talon
    for number, place in playable(game, position.place, len(left)):
        card = game.talon[left[number - 1] - 1]
        rest = position._replace(talon=left[: number - 1] + left[number:], place=place)
        if is_next(position, card):
            yield AbstractMove("talon-up", card), _raised(rest, card.suit, +1)
        if table.has_room_for(card):
            yield AbstractMove("talon-down", card), rest


def _backs(game: Game, position: AbstractPosition, table: View) -> Iterator[Step]:
    for suit, height in enumerate(position.heights, 1):
        card = Card(height, suit)
        if height and table.has_room_for(card):
            yield AbstractMove("back", card), _raised(position, suit, -1)


def _raised(position: AbstractPosition, suit: int, by: int) -> AbstractPosition:
    heights = (height + by * (number == suit) for number, height in enumerate(position.heights, 1))
    return position._replace(heights=tuple(heights))


def _without_pin(game: Game, position: AbstractPosition, column: int) -> AbstractPosition:
    """The position after the pin of a column has left; the card under it, if any, is turned and is the new pin."""
    counts = list(position.in_place)
    counts[column] = in_place(game, column, counts[column] - 1)
    return position._replace(in_place=tuple(counts))


def in_place(game: Game, column: int, count: int) -> int:
    """So many dealt cards, as they are written: a king alone at the bottom counts as moved."""
    return 0 if count == 1 and game.columns[column][0].rank == game.ranks else count
