"""Positions and moves of the rules from the words and digits of the search."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from verify.cards import Card
from verify.deals.dials import DialPosition
from verify.kernels.grandfathers_clock.game import BOTTOM, COLUMNS, IN_A_WORD, UP, Game
from verify.rules.grandfathers_clock import Move


def position_of(game: Game, low: int, high: int) -> DialPosition:
    """The position that two words stand for, its columns in the order of their lowest cards, then the empty ones."""
    on: dict[Card, Card] = {}
    lowest, left = [], set()
    for number, card in enumerate(game.deck):
        digit = _digit(int(low), int(high), number)
        if digit != UP:
            left.add(card)
        if digit == BOTTOM:
            lowest.append(card)
        elif digit != UP:
            on[game.deck[game.cards[number, digit]]] = card
    columns = [tuple(_column(card, on)) for card in lowest]
    empty = [()] * (int(game.facts[COLUMNS]) - len(columns))
    tops = [[card for card in cards if card not in left][-1] for cards in game.foundations]
    return DialPosition((*columns, *empty), tuple(tops))


def _digit(low: int, high: int, number: int) -> int:
    word = low if number < IN_A_WORD else high
    return word >> 3 * (number % IN_A_WORD) & 7


def _column(card: Card | None, on: dict[Card, Card]) -> Iterator[Card]:
    while card is not None:
        yield card
        card = on.get(card)


def moves_of(game: Game, steps: Iterable[tuple[int, int]]) -> list[Move]:
    """The moves that change the digits of cards so, each as the number of the card and the digit.

    The columns are those of the position that the game was made of.
    """
    columns = [list(column) for column in game.position.columns]
    lying = {card: column for column in columns for card in column}
    return [_move(game, columns, lying, number, digit) for number, digit in steps]


def _move(game: Game, columns: list[list[Card]], lying: dict[Card, list[Card]], number: int, digit: int) -> Move:
    """The move, which is made in the columns too; ``lying`` says in which of them each card lies."""
    card = game.deck[number]
    source = lying[card]
    at = source.index(card)
    moving = source[at:]
    del source[at:]
    if digit == UP:
        return Move("up", card)
    empty = columns.index([]) if digit == BOTTOM else -1
    target = None if digit == BOTTOM else game.deck[game.cards[number, digit]]
    column = lying[target] if target else columns[empty]
    column += moving
    lying.update((each, column) for each in moving)
    return Move("onto", card, target) if target else Move("column", card, column=empty + 1)
