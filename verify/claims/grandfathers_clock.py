"""What is seen in deals of Grandfather's Clock.

The deals are chosen so that plain Python decides them at once: a win is played to its end by the rules, and a loss is
a deadlock, or no position that can be reached is won.
"""

from __future__ import annotations

import random
from typing import cast

from verify.claims.evidence import Judged, Sight
from verify.deals.dials import DialPosition
from verify.deals.grandfathers_clock import numbered
from verify.deals.grandfathers_clock.formats import AnyDeal
from verify.deals.reading import only
from verify.graph.grandfathers_clock_deadlocks import largest_deadlock, shortest_deadlock
from verify.quotient.grandfathers_clock.search import Search
from verify.rules.grandfathers_clock import after, apply, is_won, legal_moves, play
from verify.rules.grandfathers_clock_choice import GAME, GrandfathersClockChoice
from verify.rules.grandfathers_clock_moves import read_moves
from verify.rules.grandfathers_clock_options import PRESETS
from verify.solvers.answers import Limits
from verify.solvers.grandfathers_clock.slowly import search_slowly
from verify.verdict import Verdict

MOST = 20_000
"""Positions that are visited before a deal is given up."""

RULES = PRESETS["classic"].rules

CHOICE = "kpat:23"
"""A deal where it matters at once where a card goes that can go up."""

KEEPS, LOSES = "TD>JC", "TD>"
"""Two moves of that card: onto another one, and up."""

SHOWN = f"verify show --game {GAME} --deal {CHOICE} --at '{LOSES}'"
"""The command that shows what is lost."""

HARD = "random:1:#57"
"""A deal that is lost by most games without a plan."""

GAMES, MOVES_A_CARD = 100, 8
"""Games played at random, and the moves after which one is given up, for each card to go up."""

GRADED = f"verify deal --game {GAME} --winnable --seed 1 --first {HARD.partition('#')[2]}"
"""The command that says how many of 1,000 such games win, which are helped by safe cards that go up at once."""


def judged(position: DialPosition) -> Judged:
    """Whether a position of the real deck can be won by the classic rules; unknown if that would take long."""
    deadlock = shortest_deadlock(position, RULES)
    if deadlock:
        return Judged(Verdict.UNWINNABLE, f"{len(deadlock)} cards wait for each other")
    found = search_slowly(Search(position, RULES), Limits(None, MOST))
    if found.status == "exhausted":
        return Judged(Verdict.UNWINNABLE, f"none of the {found.positions:,} positions that can be reached is won")
    if found.status == "stopped":
        return Judged(Verdict.UNKNOWN, f"{found.positions:,} positions do not tell")
    *_, end = play(position, found.line, RULES)
    return Judged(Verdict.WINNABLE if is_won(end) else Verdict.UNKNOWN, f"{len(found.line)} moves, played by the rules")


def start(name: str) -> DialPosition:
    """The table that a numbered deal begins with."""
    return GrandfathersClockChoice().start(cast(AnyDeal, only(numbered(name), name)))


def a_choice_decides() -> Sight:
    """A deal where one move of a card keeps the win and another of the same card loses it."""
    (keeps,), (loses,) = map(read_moves, (KEEPS, LOSES))
    dealt = start(CHOICE)
    kept, lost = (judged(apply(dealt, move, RULES)) for move in (keeps, loses))
    return Sight(
        keeps.card == loses.card and kept.verdict is Verdict.WINNABLE and lost.verdict is Verdict.UNWINNABLE,
        f"in {CHOICE} the {loses.card} can go up and can go onto {keeps.target}: after {KEEPS} the deal is "
        f"{kept.verdict} ({kept.why}), after {LOSES} it is {lost.verdict} ({lost.why})",
    )


def chance_does_not_do() -> Sight:
    """A deal that can be won, and is lost by games in which every move is drawn at random."""
    dealt = start(HARD)
    whole = judged(dealt)
    ends = [_played_at_random(dealt, random.Random(seed)) for seed in range(GAMES)]
    won, lost = sum(map(is_won, ends)), sum(bool(largest_deadlock(end, RULES)) for end in ends)
    return Sight(
        whole.verdict is Verdict.WINNABLE and lost > GAMES // 2,
        f"{HARD} is {whole.verdict} ({whole.why}); of {GAMES} games of random moves {won} are won, and {lost} end with "
        "cards that wait for each other",
    )


def _played_at_random(position: DialPosition, chance: random.Random) -> DialPosition:
    """Where a game of random moves ends: won, without a move, or given up."""
    for _ in range(MOVES_A_CARD * len(list(position.in_columns()))):
        moves = list(legal_moves(position, RULES))
        if not moves:
            break
        position = after(position, chance.choice(moves))
    return position
