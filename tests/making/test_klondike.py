"""Klondike deals made to order: which are kept, and how hard they are."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

import pytest

from verify.cards import Card
from verify.deals.deal import STANDARD, Deal
from verify.deals.positions import Column, Position
from verify.deals.random_deals import random_deal
from verify.errors import VerifyError
from verify.making.klondike import RANDOM_GAMES, grade
from verify.making.levels import MOST_IN_VAIN, Grade, Graded, Wanted, random_deals, sifted
from verify.rules.klondike_moves import read_moves
from verify.rules.klondike_options import KlondikeRules
from verify.verdict import Verdict


class Answer(NamedTuple):
    """An answer made up."""

    deal: Deal
    verdict: Verdict


LEVELS = [Grade(won, 1000, 100, Fraction(5)) for won in (1, 50, 500)]  # hard, medium, easy


def by_index(deal: Deal) -> Graded[Answer]:
    """Every third deal is unknown, the next winnable, the next unwinnable; the winnable ones are hard, medium, easy."""
    third, rest = divmod(int(deal.name.partition("#")[2]), 3)
    verdict = (Verdict.UNKNOWN, Verdict.WINNABLE, Verdict.UNWINNABLE)[rest]
    return Graded(Answer(deal, verdict), LEVELS[third % 3] if verdict == Verdict.WINNABLE else None)


@pytest.mark.parametrize(
    ("wanted", "indices", "unknown"),
    [
        (Wanted(Verdict.WINNABLE), [1, 4, 7], [3, 6]),
        (Wanted(Verdict.UNWINNABLE), [2, 5, 8], [3, 6]),
        (Wanted(Verdict.WINNABLE, "medium"), [4, 13], [3, 6, 9, 12]),
        (Wanted(Verdict.WINNABLE, "easy"), [7], [3, 6]),
        (Wanted(), [1, 2, 3, 4], [3]),
    ],
    ids=str,
)
def test_deals_that_are_wanted_are_kept_in_order_and_the_unknown_told(
    wanted: Wanted, indices: list[int], unknown: list[int]
) -> None:
    told: list[Answer] = []
    found = sifted(map(by_index, random_deals(5, 1, STANDARD)), wanted, told.append)
    assert [next(found).answer.deal.name for _ in indices] == [f"random:5:#{index}" for index in indices]
    assert [answer.deal.name for answer in told] == [f"random:5:#{index}" for index in unknown]


def test_random_deals_are_those_of_the_seed_by_their_names() -> None:
    deals = random_deals(5, 17, STANDARD)
    assert [next(deals) for _ in range(3)] == [random_deal(5, index, STANDARD) for index in (17, 18, 19)]


@pytest.mark.parametrize(
    ("wanted", "words"),
    [(Wanted(Verdict.UNWINNABLE), "unwinnable"), (Wanted(Verdict.WINNABLE, "easy"), "easy winnable")],
)
def test_what_is_not_to_be_found_is_given_up(wanted: Wanted, words: str) -> None:
    one = by_index(random_deal(5, 1, STANDARD))
    found = sifted((one for _ in range(MOST_IN_VAIN)), wanted, lambda _: None)
    with pytest.raises(VerifyError, match=rf"random:5:#1: the last of 10,000 deals in a row of which none is {words}$"):
        next(found)


def test_levels_by_the_share_of_random_games() -> None:
    levels = [Grade(won, 1000, 100, 5).level for won in (0, 9, 10, 100, 101, 1000)]  # type: ignore[arg-type]
    assert levels == ["hard", "hard", "medium", "medium", "easy", "easy"]


def test_how_hard_a_small_game_is_by_hand() -> None:
    """Whatever is done the deal is won: first the ace goes up; then there are the two, and the three, which is king
    here, for the empty column; then only the three, for either place."""
    ace, two, three = (Card(rank, 1) for rank in (1, 2, 3))
    start = Position((Column((), (ace,)),), (0,), (two, three))
    solution = read_moves("AS> draw 2S> draw 3S>")
    graded = grade(start, KlondikeRules(columns=1, draw=1), solution)
    assert graded == Grade(RANDOM_GAMES, RANDOM_GAMES, 5, Fraction(1 + 2 + 2, 3))
