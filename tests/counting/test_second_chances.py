"""Watch and the extra draw: the laws against all deals by rank of small decks.

Watch is played from scratch with the two cards changed over. A player who sees only what is face up is replaced by
the best answer to every possible sequence of cards turned, found by trying all of them on all deals that begin so.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from fractions import Fraction

import pytest

from counting.games import FEWER, Place, Stop, bottoms, cycles, drawn, exchanged, games, lost_games
from counting.test_order import larger
from verify.counting import extra_draw, watch

decks = pytest.mark.parametrize(("ranks", "suits"), FEWER)

Chance = Callable[[Stop], Fraction]


def chance_of(ranks: int, suits: int, rescue: Chance) -> Fraction:
    """Over all deals: won without help, or the chance after an early last king."""
    deals, lost = len(games(ranks, suits)), list(lost_games(ranks, suits))
    return (deals - len(lost) + sum(map(rescue, lost), Fraction(0))) / deals


def tops(stop: Stop) -> list[Place]:
    """The next face-down card of every pile, from pile 1 on."""
    return [place for n, place in enumerate(stop.face_down) if not n or stop.face_down[n - 1][0] != place[0]]


def best(
    ranks: int, suits: int, options: Callable[[Stop], Iterable[Place]], wins: Callable[[Stop, Place], bool]
) -> Fraction:
    """The most that a choice by the cards turned so far can win."""
    counts: dict[tuple[int, ...], dict[Place, int]] = defaultdict(lambda: defaultdict(int))
    for stop in lost_games(ranks, suits):
        for place in options(stop):
            counts[stop.past][place] += wins(stop, place)
    deals = len(games(ranks, suits))
    unaided = deals - len(list(lost_games(ranks, suits)))
    return Fraction(unaided + sum(max(places.values()) for places in counts.values()), deals)


def drawn_from(stop: Stop, place: Place) -> bool:
    return drawn(stop, place[0])


@decks
def test_watch_with_a_random_card(ranks: int, suits: int) -> None:
    def rescue(stop: Stop) -> Fraction:
        return Fraction(sum(exchanged(stop, place) for place in stop.face_down), len(stop.face_down))

    assert watch.win_random(ranks, suits) == chance_of(ranks, suits, rescue)


@decks
def test_watch_with_a_card_of_the_next_pile(ranks: int, suits: int) -> None:
    def top(stop: Stop) -> Fraction:
        return Fraction(exchanged(stop, stop.face_down[0]))

    def bottom(stop: Stop) -> Fraction:
        return Fraction(exchanged(stop, (stop.face_down[0][0], suits - 1)))

    assert watch.win_next_top(ranks, suits) == chance_of(ranks, suits, top)
    assert watch.win_next_bottom(ranks, suits) == chance_of(ranks, suits, bottom)


@decks
def test_watch_with_a_card_well_chosen(ranks: int, suits: int) -> None:
    assert watch.win_best_top(ranks, suits) == best(ranks, suits, tops, exchanged)
    assert watch.win_best_any(ranks, suits) == best(ranks, suits, lambda stop: stop.face_down, exchanged)


@decks
def test_watch_knowing_all_cards(ranks: int, suits: int) -> None:
    """The places that win are the bottoms of the piles on the only cycle, if there is one cycle and no other."""
    for stop in lost_games(ranks, suits):
        rings = cycles(bottoms(stop.laid))
        winning = {place for place in stop.face_down if exchanged(stop, place)}
        assert winning == ({(pile, suits - 1) for pile in rings[0]} if len(rings) == 1 else set())

    def rescue(stop: Stop) -> Fraction:
        return Fraction(any(exchanged(stop, place) for place in stop.face_down))

    assert watch.win_clairvoyant(ranks, suits) == chance_of(ranks, suits, rescue)


@decks
def test_extra_draw(ranks: int, suits: int) -> None:
    assert extra_draw.win_best(ranks, suits) == best(ranks, suits, tops, drawn_from)
    first = chance_of(ranks, suits, lambda stop: Fraction(drawn_from(stop, stop.face_down[0])))
    assert extra_draw.win_next(ranks, suits) == first


@decks
def test_an_extra_draw_wins_where_changing_the_bottom_card_does(ranks: int, suits: int) -> None:
    for stop in lost_games(ranks, suits):
        for pile, _ in tops(stop):
            assert drawn(stop, pile) == exchanged(stop, (pile, suits - 1))


@larger
def test_watch_and_extra_draw_agree(ranks: int, suits: int) -> None:
    """One counts by sets of cards, the other card by card; the next pile wins (1 + 1/1 + 1/2 + ... ) / r."""
    assert watch.win_best_any(ranks, suits) == extra_draw.win_best(ranks, suits)
    harmonic = sum((Fraction(1, k) for k in range(1, ranks)), Fraction(1))
    assert watch.win_next_bottom(ranks, suits) == extra_draw.win_next(ranks, suits) == harmonic / ranks


def test_published_figure() -> None:
    """P09: 25 to 30 percent; good play with any card wins more."""
    for policy in (watch.win_random, watch.win_next_top, watch.win_best_top):
        assert Fraction(25, 100) < policy(13, 4) < Fraction(30, 100)
    assert watch.win_best_any(13, 4) > Fraction(37, 100)
    assert watch.win_clairvoyant(13, 4) > Fraction(43, 100)
