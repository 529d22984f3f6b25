"""An abstract position as one integer, the form in which certificates list them.

Mixed radix, the least significant digit first: the height of each foundation (radix ranks + 1); the cards in place of
each column (radix one more than were dealt there); the talon cards that are left, a bit each, the first lowest; and the
place: the anchor (radix talon cards + 1), and above it, with limited passes, the passes done.
"""

from __future__ import annotations

from collections.abc import Iterator

from verify.quotient.klondike.game import Game
from verify.quotient.klondike.places import Place
from verify.quotient.klondike.positions import AbstractPosition


def pack(game: Game, position: AbstractPosition) -> int:
    """The key of a position of the game."""
    talon = sum(1 << number - 1 for number in position.talon)
    place = position.place.anchor, position.place.pass_number - 1
    key = 0
    digits = (*position.heights, *position.in_place, talon, *place)
    for digit, radix in reversed([*zip(digits, radices(game), strict=True)]):
        key = key * radix + digit
    return key


def unpack(game: Game, key: int) -> AbstractPosition:
    """The position with that key.

    Raises ValueError for a number that is too large to be one.
    """
    digits = []
    for radix in radices(game):
        key, digit = divmod(key, radix)
        digits.append(digit)
    if key:
        raise ValueError("the key is too large for this game")
    heights, counts = digits[: game.suits], digits[game.suits : -3]
    talon, anchor, passes_done = digits[-3:]
    numbers = (number for number in range(1, len(game.talon) + 1) if talon >> number - 1 & 1)
    return AbstractPosition(tuple(heights), tuple(counts), tuple(numbers), Place(anchor, passes_done + 1))


def radices(game: Game) -> Iterator[int]:
    """How many values each digit has, the least significant first."""
    yield from (game.ranks + 1 for _ in range(game.suits))
    yield from (len(cards) + 1 for cards in game.columns)
    yield 1 << len(game.talon)
    yield len(game.talon) + 1
    yield max(game.passes, 1)
