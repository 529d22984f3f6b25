"""The searches that know the rules and nothing else: what every cleverer method must agree with.

They go through the positions of the rules themselves, every column in its place, by every legal move.
"""

from __future__ import annotations

from collections.abc import Iterator

from verify.deals.dials import DialPosition
from verify.rules.grandfathers_clock import Move, after, is_won, legal_moves
from verify.rules.grandfathers_clock_options import GrandfathersClockRules
from verify.verdict import Verdict


def by_rules(start: DialPosition, rules: GrandfathersClockRules, most_positions: int | None = None) -> Verdict:
    """Whether the position can be won; depth first, cards that go up before others.

    The verdict is unknown if more than ``most_positions`` would have to be looked at.
    """
    seen, pending, looked_at = {start}, [start], 0
    while pending:
        if looked_at == most_positions:
            return Verdict.UNKNOWN
        position = pending.pop()
        looked_at += 1
        if is_won(position):
            return Verdict.WINNABLE
        for move in sorted(legal_moves(position, rules), key=_goes_up):
            there = after(position, move)
            if there not in seen:
                seen.add(there)
                pending.append(there)
    return Verdict.UNWINNABLE


def _goes_up(move: Move) -> bool:
    """For sorting: what is tried first comes last."""
    return move.kind == "up"


def fewest_moves(start: DialPosition, rules: GrandfathersClockRules) -> int | None:
    """The moves of the shortest win, breadth first; None if there is no win."""
    level, seen, moves = [start], {start}, 0
    while level:
        if any(map(is_won, level)):
            return moves
        level = list(_new(level, rules, seen))
        moves += 1
    return None


def _new(level: list[DialPosition], rules: GrandfathersClockRules, seen: set[DialPosition]) -> Iterator[DialPosition]:
    """The positions one move on that were not seen, which are seen now."""
    for position in level:
        for move in legal_moves(position, rules):
            there = after(position, move)
            if there not in seen:
                seen.add(there)
                yield there
