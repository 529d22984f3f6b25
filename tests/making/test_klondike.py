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
from verify.making.klondike import MOST_IN_VAIN, RANDOM_GAMES, Grade, grade, random_deals, sifted
from verify.rules.klondike_moves import read_moves
from verify.rules.klondike_options import KlondikeRules
from verify.verdict import Verdict


class Answer(NamedTuple):
    """An answer made up."""

    name: str
    verdict: Verdict


def by_index(deal: Deal) -> Answer:
    """Every third deal is unknown, the next winnable, the next unwinnable."""
    verdicts = (Verdict.UNKNOWN, Verdict.WINNABLE, Verdict.UNWINNABLE)
    return Answer(deal.name, verdicts[int(deal.name.partition("#")[2]) % 3])


@pytest.mark.parametrize(("wanted", "indices"), [(Verdict.WINNABLE, [1, 4, 7]), (Verdict.UNWINNABLE, [2, 5, 8])])
def test_deals_of_a_verdict_are_kept_in_order_and_the_unknown_told(wanted: Verdict, indices: list[int]) -> None:
    unknown: list[Answer] = []
    found = sifted(random_deals(5, 1, STANDARD), by_index, wanted, unknown.append)
    assert [next(found).name for _ in indices] == [f"random:5:#{index}" for index in indices]
    assert [answer.name for answer in unknown] == ["random:5:#3", "random:5:#6"]


def test_random_deals_are_those_of_the_seed_by_their_names() -> None:
    deals = random_deals(5, 17, STANDARD)
    assert [next(deals) for _ in range(3)] == [random_deal(5, index, STANDARD) for index in (17, 18, 19)]


def test_what_is_not_to_be_found_is_given_up() -> None:
    deal = random_deal(5, 1, STANDARD)
    found = sifted((deal for _ in range(MOST_IN_VAIN)), by_index, Verdict.UNWINNABLE, lambda _: None)
    with pytest.raises(
        VerifyError, match=r"random:5:#1: the last of 10,000 deals in a row of which none is unwinnable"
    ):
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
