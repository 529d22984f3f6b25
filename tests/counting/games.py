"""Every deal by rank of small decks, played: the numbers that the laws have to meet.

The reference engine plays. What it does not know (play from the lowest pile) is played here, in plain code that shares
nothing with the laws; so are the second chances, in a second way than the engine's.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import cache
from typing import NamedTuple

from support.tables import rank_orders, table
from verify.rules.clock import Game, outcome, play
from verify.rules.clock_options import PRESETS, ClockRules
from verify.rules.clock_table import Table

DECKS = [(2, 1), (2, 2), (2, 3), (2, 4), (3, 1), (3, 2), (3, 3), (4, 1), (4, 2), (5, 1)]
FEWER = [(2, 1), (2, 2), (2, 3), (2, 4), (3, 1), (3, 2), (4, 1), (4, 2), (5, 1)]

Place = tuple[int, int]  # pile, and how many cards of it are turned before
Law = dict[int, Fraction]


@cache
def games(ranks: int, suits: int, preset: str = "classic") -> tuple[Game, ...]:
    """All games with a deck, one for each deal by rank."""
    return tuple(played(deal, suits, PRESETS[preset].rules) for deal in rank_orders(ranks, suits))


def played(deal: Iterable[int], suits: int, rules: ClockRules) -> Game:
    return play(table(list(deal), suits), rules)


def law(values: Iterable[int]) -> Law:
    """How often each value comes, as a share."""
    counts = Counter(values)
    return {value: Fraction(count, counts.total()) for value, count in sorted(counts.items())}


def share(values: Iterable[bool]) -> Fraction:
    """How many are true."""
    return law(map(int, values)).get(1, Fraction(0))


def won(game: Game) -> bool:
    return outcome(game).verdict == "won"


def ranks_turned(game: Game) -> tuple[int, ...]:
    return tuple(card.rank for card in game.turned)


def bottoms(laid: Table) -> tuple[int, ...]:
    """The ranks of the bottom cards of the clock piles, played by classic rules."""
    return tuple(pile[-1].rank for pile in laid.piles[:-1])


def cycles(bottom: tuple[int, ...]) -> list[frozenset[int]]:
    """The piles of each cycle: from every pile as many steps as there are piles, then once around."""
    found = {frozenset(_around(bottom, _walked(bottom, pile))) for pile in range(1, len(bottom) + 1)}
    return sorted(found - {frozenset()}, key=min)


def not_reaching(bottom: tuple[int, ...]) -> int:
    """How many piles do not lead to the centre."""
    return sum(_walked(bottom, pile) <= len(bottom) for pile in range(1, len(bottom) + 1))


def _walked(bottom: tuple[int, ...], pile: int) -> int:
    here = pile
    for _ in bottom:
        here = bottom[here - 1] if here <= len(bottom) else here
    return here


def _around(bottom: tuple[int, ...], pile: int) -> list[int]:
    ring: list[int] = []
    here = pile
    while here <= len(bottom) and here not in ring:
        ring.append(here)
        here = bottom[here - 1]
    return ring


class Stop(NamedTuple):
    """A lost game when it stopped: what lies face up, where the last king came from, the places face down."""

    laid: Table
    past: tuple[int, ...]
    king: Place
    face_down: tuple[Place, ...]


def stop(game: Game) -> Stop:
    end, last = game.positions[-1], game.positions[-2]
    size = game.table.shape.suits
    left = {pile: len(last.face_down(pile)) for pile in range(1, game.table.centre + 1)}
    places = tuple((p, size - k) for p in left for k in range(len(end.face_down(p)), 0, -1))
    return Stop(game.table, ranks_turned(game), (last.source, size - left[last.source] - 1), places)


@cache
def lost_games(ranks: int, suits: int) -> tuple[Stop, ...]:
    return tuple(stop(game) for game in games(ranks, suits) if not won(game))


@cache
def exchanged(stopped: Stop, place: Place) -> bool:
    """Whether the game with the last king and the card in this place changed over is won, played from its start."""
    piles = [list(pile) for pile in stopped.laid.piles]
    (a, i), (b, j) = stopped.king, place
    piles[a - 1][i], piles[b - 1][j] = piles[b - 1][j], piles[a - 1][i]
    again = play(Table(tuple(map(tuple, piles))), ClockRules())
    before = len(stopped.past) - 1
    assert ranks_turned(again)[:before] == stopped.past[:-1]
    return won(again)


def drawn(stopped: Stop, pile: int) -> bool:
    """Whether the game is won that goes on with the top face-down card of a pile."""
    left = {p: list(cards) for p, cards in enumerate(stopped.laid.piles, 1)}
    turned = Counter(p for p, _ in stopped.face_down)
    for p in left:
        left[p] = left[p][len(left[p]) - turned[p] :]
    while left[pile]:
        pile = left[pile].pop(0).rank
    return not any(left.values())


def restarts(laid: Table, choose: Callable[[dict[int, int], int], int]) -> int:
    """How often play begins again if ``choose`` picks the pile, by the cards left in each and the pile that ran dry."""
    left = {p: list(cards) for p, cards in enumerate(laid.piles, 1)}
    pile, again = laid.centre, 0
    while True:
        while left[pile]:
            pile = left[pile].pop(0).rank
        going = {p: len(cards) for p, cards in left.items() if cards}
        if not going:
            return again
        pile, again = choose(going, pile), again + 1


def restarts_at_the_fullest(laid: Table) -> int:
    return restarts(laid, lambda left, _: max(left, key=lambda pile: left[pile]))
