"""How many games and positions there are, move by move, by the reference: what chess calls perft.

An engine that counts the same makes and allows the same moves that far. Where the counts differ, those of the first
moves say which way to look.

    sequences   of exactly so many legal moves, one after the other
    positions   that they end in, told apart as ``state`` tells them apart; a position may be reached at several depths
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from operator import add
from typing import Protocol, TypeVar

from verify.errors import BadInput

MOST_POSITIONS = 300_000
"""Positions of one depth; above that counting takes more than a minute."""

P = TypeVar("P", bound="Counted")


class Counted(Hashable, Protocol):
    """A game at one moment, that is equal to every other in the same position."""

    @property
    def legal(self) -> Mapping[str, object]:
        """The legal moves as they are written."""
        ...

    def after(self: P, move: str) -> P:
        """The game after one of them."""
        ...


@dataclass(frozen=True, slots=True)
class Count:
    """So many sequences of moves, and so many positions that they end in."""

    sequences: int
    positions: int


@dataclass(frozen=True, slots=True)
class Depth:
    """The counts for one number of moves: in all, and of the sequences that begin with each move."""

    depth: int
    total: Count
    first: Mapping[str, Count]


def perft(start: Counted, depth: int, most: int = MOST_POSITIONS) -> Iterator[Depth]:
    """The counts for 1, 2, ... moves, up to ``depth``.

    Positions are met once at each depth: each keeps how many sequences lead to it, by their first moves.

    Raises BadInput as soon as a depth has more than ``most`` positions.
    """
    firsts = tuple(start.legal)
    met = iter([(start.after(move), _only(number, len(firsts))) for number, move in enumerate(firsts)])
    for number in range(1, depth + 1):
        layer = _merged(met, number, most)
        yield _counts(number, firsts, layer)
        met = _next(layer)


Sequences = tuple[int, ...]  # that lead to a position, by the number of their first move


def _only(number: int, of: int) -> Sequences:
    return tuple(int(number == each) for each in range(of))


def _next(layer: Mapping[P, Sequences]) -> Iterator[tuple[P, Sequences]]:
    """The positions one move further, each as often as there are moves to it."""
    for play, sequences in layer.items():
        yield from ((play.after(move), sequences) for move in play.legal)


def _merged(met: Iterable[tuple[P, Sequences]], depth: int, most: int) -> dict[P, Sequences]:
    """Every position of a depth once, with all sequences that lead to it; raises BadInput if there are too many."""
    found: dict[P, Sequences] = {}
    for play, sequences in met:
        before = found.get(play)
        found[play] = sequences if before is None else tuple(map(add, before, sequences))
        if len(found) > most:
            raise BadInput(f"depth {depth} has more than {most:,} positions: expected a smaller one")
    return found


def _counts(depth: int, firsts: tuple[str, ...], layer: Mapping[P, Sequences]) -> Depth:
    total = Count(sum(map(sum, layer.values())), len(layer))
    by_first = zip(*layer.values(), strict=True) if layer else ((),) * len(firsts)
    first = {move: Count(sum(each), sum(map(bool, each))) for move, each in zip(firsts, by_first, strict=True)}
    return Depth(depth, total, first)
