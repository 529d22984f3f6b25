"""The abstract moves of a win: from the rows that a search passed through, or from moves of the rules."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from verify.cards import Card
from verify.errors import Disagreement
from verify.kernels.bits import lowest
from verify.kernels.compiled import Numbers, kernel
from verify.kernels.klondike.depth_first import AT, CARD, KIND, climbing
from verify.kernels.klondike.game import MOST_RANKS, NEXT, PINS, TALON, Game, card_of
from verify.kernels.klondike.members import state_of
from verify.kernels.klondike.moves import KINDS, UP, moved, possible
from verify.rules.klondike import Move

STATE = 7
"""The numbers of a position."""

_MOST_MOVES = 256

AbstractMove = tuple[str, Card]
Line = list[AbstractMove]


@kernel
def successors(facts: Numbers, table: Numbers, row: Numbers, out: Numbers) -> int:
    """Every move of a position and where it leads, a row each: kind, card and the seven numbers; how many there are."""
    state = state_of(row, 0)
    number = 0
    moves = possible(facts, table, state)
    for kind in range(5):
        cards = moves[kind]
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            after = moved(facts, table, state, kind, card)
            out[number, 0], out[number, 1] = kind, card
            for digit in range(7):
                out[number, 2 + digit] = after[digit]
            number += 1
    return number


@kernel
def follow(facts: Numbers, table: Numbers, row: Numbers, kind: int, card: int) -> None:
    """Put the position after a move in place of the one before."""
    after = moved(facts, table, state_of(row, 0), kind, card)
    for digit in range(7):
        row[0, digit] = after[digit]


@kernel
def climb(facts: Numbers, table: Numbers, row: Numbers, following: int, cards: Numbers) -> Numbers:
    """Let unpinned cards go up as long as one can, or until the foundations wait for these; the cards that went up."""
    number = 0
    state = state_of(row, 0)
    while state[NEXT] != following:
        ready = climbing(facts, state)
        if not ready:
            break
        cards[number] = lowest(ready)
        state = moved(facts, table, state, UP, cards[number])
        number += 1
    for digit in range(7):
        row[0, digit] = state[digit]
    return cards[:number]


def moves_from(game: Game, state: Numbers) -> list[tuple[str, Card, Numbers]]:
    """Every move of a position, with the position it leads to."""
    out = np.zeros((_MOST_MOVES, 2 + STATE), np.int64)
    number = successors(game.facts, game.cards, state.reshape(1, -1), out)
    return [(KINDS[row[0]], card_of(int(row[1])), row[2:]) for row in out[:number]]


def line_of(game: Game, moves: Iterable[Move]) -> Line:
    """The abstract moves that moves of the rules make; draws, and runs laid elsewhere, make none."""
    state, line = game.start, Line()
    for move in moves:
        kinds = ("up", "talon-up") if move.kind == "up" else ("reveal", "talon-down", "back")
        for kind, card, after in moves_from(game, state):
            if card == move.card and kind in kinds:
                line.append((kind, card))
                state = after
    return line


def line_through(game: Game, rows: Numbers) -> Line:
    """The moves from the start to the last row by way of all others.

    A row is reached by some moves there and back, the one move that it names, and unpinned cards that go up.
    """
    state = game.start.reshape(1, -1).copy()
    line = _within(game, state, int(rows[0, NEXT]))
    for row in rows[1:]:
        line += _within(game, state, int(row[AT]))
        kind, card = int(row[KIND]), int(row[CARD])
        follow(game.facts, game.cards, state, kind, card)
        line.append((KINDS[kind], card_of(card)))
        line += _within(game, state, int(row[NEXT]))
    return line


def _within(game: Game, state: Numbers, following: int) -> Line:
    """Go on, within the component, to the position where the foundations wait for these cards."""
    if state[0, NEXT] == following:
        return []
    upward = state.copy()
    bits = climb(game.facts, game.cards, upward, following, np.zeros(4 * MOST_RANKS, np.int64))
    if upward[0, NEXT] == following:
        line: Line = [("up", card_of(int(bit))) for bit in bits]
        state[:] = upward
        return line
    line, state[0] = _searched(game, state[0], following)
    return line


def _searched(game: Game, state: Numbers, following: int) -> tuple[Line, Numbers]:
    met: dict[int, Line] = {int(state[NEXT]): []}
    reached = [state]
    for here in reached:
        for kind, card, after in moves_from(game, here):
            if after[TALON] != here[TALON] or after[PINS] != here[PINS] or int(after[NEXT]) in met:
                continue
            line = [*met[int(here[NEXT])], (kind, card)]
            if after[NEXT] == following:
                return line, after
            met[int(after[NEXT])] = line
            reached.append(after)
    raise Disagreement("two positions that a search passed through are not connected by moves")
