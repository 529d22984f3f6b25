"""What is seen in deals of Klondike, and when tallies of very many deals are compared.

The deals are chosen so that plain Python decides them at once: a win is played to its end by the rules, and a loss is
a deadlock, or no position that can be reached is won.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.resources import files
from typing import cast

from verify.claims.evidence import Judged, Seen, Side, Sight
from verify.claims.tallies import tally
from verify.deals.deal import Deal, Shape
from verify.deals.klondike import Outcome, numbered, read_file, read_text
from verify.deals.positions import Position, PositionDeal
from verify.deals.reading import Reading, only
from verify.graph.deadlocks import shortest_deadlock
from verify.quotient.klondike.game import game_from
from verify.quotient.klondike.realising import convert
from verify.rules.klondike import is_won, play
from verify.rules.klondike_choice import KlondikeChoice
from verify.rules.klondike_moves import read_moves
from verify.rules.klondike_options import PRESETS, KlondikeRules
from verify.solvers.answers import Limits
from verify.solvers.klondike.slowly import search_slowly
from verify.verdict import Verdict

MOST = 20_000
"""Positions that are visited before a deal is given up."""

IMPOSSIBLE = "verify/examples/klondike_digits.txt"
"""The deal that another program calls impossible, named as in a clone wherever the package is."""

SMALL = "3S AH 3H 2H AS 2S 4H 4S"
"""A deal of four ranks and two suits to two columns."""

PLAYED = "JC>QH TC>JD 9H>TC draw AH> AC> 2H> 3H> draw 8H>9S KD>1"
"""Moves of the deal ``random:1:#25`` after which it can be won."""

STOCK_CARD = "TH>JC"
"""The stock card that can be played then, and loses."""


SHOWN = f'verify show --game klondike --deal random:1:#25 --at "{PLAYED} {STOCK_CARD}"'
"""The command that shows it."""


def judged(position: Position, rules: KlondikeRules) -> Judged:
    """Whether a position can be won; unknown if that would take long."""
    deadlock = shortest_deadlock(position, rules)
    if deadlock:
        return Judged(Verdict.UNWINNABLE, f"{len(deadlock)} cards wait for each other")
    found = search_slowly(game_from(position, rules), Limits(None, MOST))
    if found.status == "exhausted":
        return Judged(Verdict.UNWINNABLE, f"none of the {found.positions:,} positions that can be reached is won")
    moves = convert(position, found.line, rules) if found.status == "won" else None
    if moves is None:
        return Judged(Verdict.UNKNOWN, f"{found.positions:,} positions do not tell")
    *_, end = play(position, moves, rules)
    won = is_won(end)
    return Judged(Verdict.WINNABLE if won else Verdict.UNKNOWN, f"{len(moves)} moves, played by the rules")


def start(name: str, preset: str = "classic") -> Position:
    """The table that a deal begins with: a numbered one, the only one of an example file, or the small one."""
    deal = cast(Deal | PositionDeal, only(_found(name), name))
    return KlondikeChoice(preset, (("columns", "2"),) if name == SMALL else ()).start(deal)


def _found(name: str) -> Iterator[Outcome]:
    if name == SMALL:
        return read_text(SMALL, "", Reading(Shape(4, 2)))
    if name == IMPOSSIBLE:
        return read_file(str(files("verify").joinpath(*name.split("/")[1:])), Reading())
    return numbered(name)


def draw_one_wins_more() -> Sight:
    """A deal lost drawing three cards and won drawing one."""
    return _differs("random:1:#43", "classic", "draw-one")


def three_passes_win_less() -> Sight:
    """A deal lost in three passes and won in more."""
    return _differs("random:1:#28", "three-passes", "classic")


def under_wins_another() -> Sight:
    """A deal lost where the waste is turned over, and won where unused cards go under the stock."""
    return _differs("random:1:#43", "classic", "under")


def turning_wins_another() -> Sight:
    """A deal lost where unused cards go under the stock, and won where the waste is turned over."""
    return _differs(SMALL, "under", "classic")


def _differs(name: str, loses: str, wins: str) -> Sight:
    lost, won = (judged(start(name, preset), PRESETS[preset].rules) for preset in (loses, wins))
    return Sight(
        lost.verdict is Verdict.UNWINNABLE and won.verdict is Verdict.WINNABLE,
        f"{name} is {lost.verdict} by the rules {loses} ({lost.why}) and {won.verdict} by {wins} ({won.why})",
    )


def playing_it_loses() -> Sight:
    """A position that can be won, and cannot after a stock card has been put on a column."""
    rules = PRESETS["classic"].rules
    *_, before = play(start("random:1:#25"), read_moves(PLAYED), rules)
    (move,) = read_moves(STOCK_CARD)
    *_, after = play(before, [move], rules)
    was, then = judged(before, rules), judged(after, rules)
    return Sight(
        before.waste[-1:] == (move.card,) and was.verdict is Verdict.WINNABLE and then.verdict is Verdict.UNWINNABLE,
        f"in random:1:#25 after {PLAYED} the deal is {was.verdict} ({was.why}); the stock card {move.card} can be put "
        f"on {move.target}, and then it is {then.verdict} ({then.why})",
    )


def called_impossible(preset: str) -> Sight:
    """The deal that another program calls impossible, decided."""
    found = judged(start(IMPOSSIBLE, preset), PRESETS[preset].rules)
    return Sight(
        found.verdict is Verdict.WINNABLE, f"by the rules {preset} {IMPOSSIBLE} is {found.verdict}: {found.why}"
    )


def decides(sight: Callable[[], Sight], deal: str, *presets: str, bears: Side = "for") -> Seen:
    """A piece of evidence from one deal, decided by one or more rules."""
    named = {IMPOSSIBLE: IMPOSSIBLE, SMALL: f"--ranks 4 --suits 2 -o columns=2 - <<< '{SMALL}'"}
    asked = f"verify check --game klondike --rules {{}} {named.get(deal, f'--deal {deal}')}"
    return Seen("game", sight, " && ".join(map(asked.format, presets)), bears)


def never_less(harder: str, easier: str) -> Sight:
    """Deal by deal in two tallies: what is won by the harder rules is won by the easier ones, and some only so."""
    ours, theirs = tally(harder), tally(easier)
    pairs = list(zip(ours.letters, theirs.letters, strict=False))
    same = ours.deals.rpartition(":")[0] == theirs.deals.rpartition(":")[0]
    lost, more, both = (sum(pair == wanted for pair in pairs) for wanted in (("W", "L"), ("L", "W"), ("W", "W")))
    return Sight(
        same and lost == 0 < more,
        f"of the first {len(pairs):,} deals of {ours.deals} and {theirs.deals} {both:,} are winnable by {harder} and "
        f"by {easier}, {more:,} only by {easier}, {lost:,} only by {harder}",
    )
