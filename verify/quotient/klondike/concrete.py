"""The search that knows the rules and nothing else: what every cleverer method must agree with.

It goes through the positions of the rules themselves. Two that differ only in the order of the columns, or in the
number of a pass where passes do not matter, are one. On decks of some ten cards it sees every position; on a real deal
it finds wins where they are not rare, and says unknown at its limit.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from verify.deals.positions import Position
from verify.rules.klondike import Move, after, is_won, legal_moves
from verify.rules.klondike_options import UNLIMITED, KlondikeRules
from verify.verdict import Verdict

Arrival = tuple[Move, Position]
"""The move that first led to a position, and the position before it."""


class Outcome(NamedTuple):
    """What a search found: the verdict, the moves of a win, and how many positions it visited."""

    verdict: Verdict
    moves: list[Move]
    positions: int


def concrete_search(start: Position, rules: KlondikeRules, most_positions: int | None = None) -> Outcome:
    """Whether the position can be won, by going through the positions it leads to, depth first.

    The verdict is unknown if more than ``most_positions`` would have to be visited.
    """
    arrivals: dict[Position, Arrival | None] = {}
    seen = {_canonical(start, rules)}
    pending: list[tuple[Position, Arrival | None]] = [(start, None)]
    while pending:
        if len(arrivals) == most_positions:
            return Outcome(Verdict.UNKNOWN, [], len(arrivals))
        position, arrivals[position] = pending.pop()
        if is_won(position):
            return Outcome(Verdict.WINNABLE, _moves(arrivals, position), len(arrivals))
        for move in sorted(legal_moves(position, rules), key=lambda move: _promise(position, move)):
            there = after(position, move, rules)
            canonical = _canonical(there, rules)
            if canonical not in seen:
                seen.add(canonical)
                pending.append((there, (move, position)))
    return Outcome(Verdict.UNWINNABLE, [], len(arrivals))


def _promise(position: Position, move: Move) -> int:
    """What to try first: the higher the sooner. It decides how soon a win is found, and nothing else."""
    if move.card and move.kind != "up" and position.foundations[move.card.suit - 1] >= move.card.rank:
        return 0
    return 1 + ("redeal", "draw", "column", "onto", "up").index(move.kind)


def _canonical(position: Position, rules: KlondikeRules) -> Position:
    """The position that stands for all that are the same to the player."""
    passes_matter = rules.passes != UNLIMITED and rules.recycle == "turn"
    return position._replace(
        columns=tuple(sorted(position.columns)), pass_number=position.pass_number if passes_matter else 1
    )


def _moves(arrivals: Mapping[Position, Arrival | None], position: Position) -> list[Move]:
    moves = []
    while step := arrivals[position]:
        move, position = step
        moves.append(move)
    return moves[::-1]
