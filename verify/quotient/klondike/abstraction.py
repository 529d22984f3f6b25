"""The abstract position of a concrete one."""

from __future__ import annotations

from verify.deals.positions import Column, Position
from verify.quotient.klondike.game import Game
from verify.quotient.klondike.moves import in_place
from verify.quotient.klondike.places import place_of
from verify.quotient.klondike.positions import AbstractPosition


def abstract(game: Game, position: Position) -> AbstractPosition:
    """What is kept of a position of the game.

    Draws and redeals after the last talon card was played are not forgotten here: the position's own waste counts.
    """
    left = {*position.waste, *position.stock}
    return AbstractPosition(
        position.foundations,
        tuple(in_place(game, index, _lying(game, index, column)) for index, column in enumerate(position.columns)),
        tuple(number for number, card in enumerate(game.talon, 1) if card in left),
        place_of(game, position),
    )


def start_of(game: Game) -> AbstractPosition:
    """The abstract position that the game starts from."""
    return abstract(game, game.start)


def _lying(game: Game, index: int, column: Column) -> int:
    dealt, down = game.columns[index], len(column.down)
    return down + (down < len(dealt) and column.up[:1] == dealt[down : down + 1])
