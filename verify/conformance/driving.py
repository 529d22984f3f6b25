"""A game beside the reference, steered by a list of small integers: what hypothesis draws and makes smaller.

Each integer is a step: most make a legal move, 0 the one that leads furthest; some make a move that is nearly legal,
and some take a move back. So any list is a game, and shorter and smaller lists are simpler games.
"""

from __future__ import annotations

from collections.abc import Sequence

from verify.conformance.engine import NewDeal
from verify.conformance.furthest import furthest_first
from verify.conformance.match import Match
from verify.conformance.near_misses import near_misses, tempting, wrong_with_the_stock

MOST = 1023
"""The largest step."""

_FURTHEST, _LEGAL, _ILLEGAL = 320, 720, 900  # below the first the best move, below the next any, then none; then undo
_LEAP = 8  # turns of the clock at a time, as there is one move only
_LONGEST = 150  # moves of a game that is played to its end


def drive(match: Match, new: NewDeal, steps: Sequence[int], to_the_end: bool) -> None:
    """Play a game, comparing everything at its start, after each step and at the end.

    Raises Difference as soon as the engine differs.
    """
    if not match.deal(new):
        return
    match.look()
    if not match.answers("apply"):
        return
    for step in steps:
        _take(match, step)
        match.look()
        _tempt(match, step)
    if to_the_end:
        _go_on(match, _LONGEST)
        match.look()
        _try(match, 0)
        _go_back(match)


def _take(match: Match, step: int) -> None:
    if step < _LEGAL:
        _move(match, step)
    elif step < _ILLEGAL:
        _try(match, step - _LEGAL)
    elif match.answers("undo"):
        match.undo()


def _move(match: Match, step: int) -> None:
    """Make the best move, or another legal one; where there is never a choice, some at once."""
    legal = furthest_first(match.reference.now)
    if legal == ["turn"]:
        _go_on(match, 1 + step % _LEAP)
    elif legal:
        match.apply(legal[0 if step < _FURTHEST else step % len(legal)])


def _go_on(match: Match, moves: int) -> None:
    """Make the best move several times, comparing only that it is granted, and whether the game is won."""
    for _ in range(moves):
        legal = furthest_first(match.reference.now)
        if not legal or match.reference.result()["result"] != "open":
            return
        match.apply(legal[0])
        match.look(("result",))


def _go_back(match: Match) -> None:
    """Take back every move, and one more than there are; compare whether that may be, and at last the table."""
    if not match.answers("undo"):
        return
    while match.undo():
        pass
    match.look()


def _tempt(match: Match, step: int) -> None:
    """Try to move several cards of the waste at once, if it looks as if they could go; now and then the stock."""
    wrong = tempting(match.reference.now) or wrong_with_the_stock(match.reference.now)[: step % 4 == 0]
    for move in wrong[:1]:
        match.apply(move)


def _try(match: Match, step: int) -> None:
    """Try a move that is nearly legal."""
    wrong = near_misses(match.reference.now)
    if wrong:
        match.apply(wrong[step % len(wrong)])
