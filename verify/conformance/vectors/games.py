"""Games played by simple players, and the moments in them that show something.

A player looks one move ahead, takes the move that is worth most, and never comes back to a position. So games are the
same everywhere and for ever. A *moment* is a move that shows something, legal or to be refused; of all games played the
one is taken that comes to it first.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from verify.cards import Card
from verify.deals.random_deals import words

P = TypeVar("P")
M = TypeVar("M")

Worth = Callable[[P, M, P], float | None]
"""What a move is worth to a player, by the positions before and after it; None for one that is never made."""


@dataclass(frozen=True)
class Rules(Generic[P, M]):
    """A game's moves in a position, and the position after one; ``same`` tells positions apart for a player."""

    legal: Callable[[P], Iterable[M]]
    after: Callable[[P, M], P]
    same: Callable[[P], Hashable]


class Played(NamedTuple, Generic[P, M]):
    """A game: its positions, one more than its moves, and the legal moves in each."""

    positions: list[P]
    legal: list[list[M]]
    moves: list[M]


def played(start: P, rules: Rules[P, M], worth: Worth[P, M], most: int) -> Played[P, M]:
    """The game of a player from this position on, as long as there is a move for it, and of at most so many moves."""
    game = Played[P, M]([start], [list(rules.legal(start))], [])
    seen = {rules.same(start)}
    while len(game.moves) < most:
        found = _best(game, rules, worth, seen)
        if found is None:
            break
        move, position = found
        seen.add(rules.same(position))
        game.moves.append(move)
        game.positions.append(position)
        game.legal.append(list(rules.legal(position)))
    return game


def _best(game: Played[P, M], rules: Rules[P, M], worth: Worth[P, M], seen: set[Hashable]) -> tuple[M, P] | None:
    best, here = None, game.positions[-1]
    highest = float("-inf")
    for move in game.legal[-1]:
        there = rules.after(here, move)
        value = None if rules.same(there) in seen else worth(here, move, there)
        if value is not None and value > highest:
            best, highest = (move, there), value
    return best


def by_chance(number: int) -> Callable[[object, object, object], float]:
    """What moves are worth to a player who takes any; the same for a number for ever."""
    drawn = words("vectors", 1, number)
    return lambda *_: float(next(drawn))


@dataclass(frozen=True)
class Moment(Generic[P, M]):
    """A move that shows something, if a position has it among its legal moves, or beside them if it is ``refused``."""

    name: str
    why: str
    move: Callable[[P, Sequence[M]], M | None]
    refused: bool = False
    then: tuple[str, ...] = ()


class Scene(NamedTuple, Generic[P, M]):
    """A moment, the deck of the game in which it comes first, the moves up to it, and the move itself."""

    moment: Moment[P, M]
    deck: Sequence[Card]
    moves: list[M]
    position: P
    move: M


def scenes(
    moments: Iterable[Moment[P, M]], games: Sequence[tuple[Sequence[Card], Played[P, M]]]
) -> Iterator[Scene[P, M]]:
    """Every moment that comes in one of these games, each with its deck, after the fewest moves."""
    for moment in moments:
        found = next(_comes(moment, games), None)
        if found:
            yield found


def _comes(moment: Moment[P, M], games: Sequence[tuple[Sequence[Card], Played[P, M]]]) -> Iterator[Scene[P, M]]:
    for at in range(max(len(game.positions) for _, game in games)):
        for deck, game in games:
            if at < len(game.positions):
                move = moment.move(game.positions[at], game.legal[at])
                if move is not None:
                    yield Scene(moment, deck, game.moves[:at], game.positions[at], move)
