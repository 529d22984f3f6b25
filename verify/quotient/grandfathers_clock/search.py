"""Every position of Grandfather's Clock that can be reached, and the search for a win: plain, by the rules themselves.

Positions whose columns differ in their order only are one. By the classic rules most deals are decided in well under a
thousand positions; where nothing goes into empty columns many take more than 400,000.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import NamedTuple

from verify.deals.deal import STANDARD, Shape
from verify.deals.dials import DialPosition
from verify.quotient.grandfathers_clock.keys import pack
from verify.quotient.grandfathers_clock.reductions import reduced_moves
from verify.rules.grandfathers_clock import Move, after, is_won
from verify.rules.grandfathers_clock_options import GrandfathersClockRules
from verify.verdict import Verdict

Arrival = tuple[Move, int]
"""The move that first led to a position, and the key of the position before it."""

_LAST = ("column", "onto", "up")  # kinds of moves, the one to be tried first last


class Outcome(NamedTuple):
    """What a search found: the verdict, the moves of a win, and how many positions it visited."""

    verdict: Verdict
    moves: list[Move]
    positions: int


class Search(NamedTuple):
    """What is searched: a start of a deck of that shape, by which rules, and under which reductions."""

    start: DialPosition
    rules: GrandfathersClockRules = GrandfathersClockRules()
    shape: Shape = STANDARD
    reductions: Collection[str] = ()


def reachable(search: Search) -> set[int]:
    """The keys of all positions that can be reached, won ones included."""
    return {pack(position, search.shape) for position in _reached(search, {})}


def closed_set(search: Search, most_positions: int) -> set[int] | None:
    """The same, or None if there are more than so many."""
    keys = set[int]()
    for position in _reached(search, {}):
        if len(keys) == most_positions:
            return None
        keys.add(pack(position, search.shape))
    return keys


def concrete_search(
    search: Search, most_positions: int | None = None, visit: Callable[[], None] = lambda: None
) -> Outcome:
    """Whether the position can be won, by going through the positions it leads to, depth first.

    The verdict is unknown if more than ``most_positions`` would have to be visited. ``visit`` is called for each; it
    may end the search by an exception.
    """
    arrivals: dict[int, Arrival | None] = {}
    for number, position in enumerate(_reached(search, arrivals)):
        if number == most_positions:
            return Outcome(Verdict.UNKNOWN, [], number)
        visit()
        if is_won(position):
            return Outcome(Verdict.WINNABLE, _line(arrivals, pack(position, search.shape)), number + 1)
    return Outcome(Verdict.UNWINNABLE, [], len(arrivals))


def _reached(search: Search, arrivals: dict[int, Arrival | None]) -> Iterator[DialPosition]:
    """Every position once, the ones found last first; how each was reached is written down."""
    pending = [search.start]
    arrivals[pack(search.start, search.shape)] = None
    while pending:
        position = pending.pop()
        yield position
        key = pack(position, search.shape)
        moves = reduced_moves(position, search.rules, search.reductions)
        for move in sorted(moves, key=lambda move: _LAST.index(move.kind)):
            there = after(position, move)
            found = pack(there, search.shape)
            if found not in arrivals:
                arrivals[found] = move, key
                pending.append(there)


def _line(arrivals: Mapping[int, Arrival | None], key: int) -> list[Move]:
    moves = []
    while step := arrivals[key]:
        move, key = step
        moves.append(move)
    return moves[::-1]
