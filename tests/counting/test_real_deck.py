"""Endings of the real deck and of others too large to be played through, by two methods each."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import pytest

from verify.counting import (
    dead_ends,
    exception_centre,
    extra_draw,
    order,
    restarts,
    second_chances,
    sorted_win,
    watch,
)
from verify.counting.decks import Deck
from verify.counting.endings import law as law_of_figure
from verify.counting.endings import together


@pytest.mark.parametrize(("ranks", "suits", "start"), [(13, 4, 0), (8, 4, 1), (9, 3, 5)])
def test_dead_ends(ranks: int, suits: int, start: int) -> None:
    """From one dead end to the next, compared with laws that look at the order, at ranks, card by card."""
    deck = Deck((suits,) * ranks)
    once = dead_ends.endings(deck, "stop", start=start)
    assert law_of_figure(once, lambda end: end.turned) == order.turned(ranks, suits)
    completed = {number + 1: chance for number, chance in order.completed_clock_piles(ranks, suits).items()}
    assert law_of_figure(once, lambda end: end.completed_piles) == completed
    again = dead_ends.endings(deck, "clockwise", start=start)
    assert law_of_figure(again, lambda end: end.went_on) == restarts.restarts(ranks, suits)
    sorted_ = dead_ends.endings(deck, "stop", "sorted", start)
    assert law_of_figure(sorted_, lambda end: int(end.won))[1] == sorted_win.win(ranks, suits)


def test_together_in_the_real_deck() -> None:
    once = dead_ends.endings(Deck((4,) * 13), "stop")
    assert together(once) == order.turned_and_completed(13, 4)
    own = dead_ends.endings(Deck((4,) * 13), "exception-centre")
    assert law_of_figure(own, lambda end: int(end.won))[1] == exception_centre.win(13, 4)
    assert law_of_figure(own, lambda end: min(end.went_on, 1))[0] > Fraction(9, 10)


def test_from_the_ace_pile_the_exception_comes_to_the_centre_last() -> None:
    """So it wins as often as the rule that has an exception for the centre too."""
    ace = dead_ends.endings(Deck((4,) * 8), "exception", start=1)
    assert law_of_figure(ace, lambda end: int(end.won))[1] == exception_centre.win(8, 4)


CHANCES: dict[tuple[second_chances.SecondChance, str], Callable[[int, int], Fraction]] = {
    ("watch", "random"): watch.win_random,
    ("watch", "next-top"): watch.win_next_top,
    ("watch", "next-bottom"): watch.win_next_bottom,
    ("watch", "best-top"): watch.win_best_top,
    ("watch", "best-any"): watch.win_best_any,
    ("extra-draw", "random"): extra_draw.win_next,
    ("extra-draw", "next-top"): extra_draw.win_next,
    ("extra-draw", "best-top"): extra_draw.win_best,
}
"""Chances that are counted by sets of cards, or card by card."""


@pytest.mark.parametrize(("chance", "policy"), CHANCES)
def test_second_chances_of_larger_decks(chance: second_chances.SecondChance, policy: str) -> None:
    for ranks, suits, start in ((8, 3, 0), (6, 4, 3), (12, 1, 1)):
        ends = second_chances.endings(Deck((suits,) * ranks), chance, policy, start=start)
        assert sum(ends.values()) == 1
        assert law_of_figure(ends, lambda end: int(end.won))[1] == CHANCES[chance, policy](ranks, suits)


@pytest.mark.parametrize(("chance", "policy"), [("watch", "random"), ("extra-draw", "best-top")])
def test_second_chances_of_the_real_deck(chance: second_chances.SecondChance, policy: str) -> None:
    """Of the two presets."""
    ends = second_chances.endings(Deck((4,) * 13), chance, policy)
    assert law_of_figure(ends, lambda end: int(end.won))[1] == CHANCES[chance, policy](13, 4)
