"""House rules: the laws against all deals by rank of small decks, by the engine or in plain code of ``games``."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import factorial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from counting.games import DECKS, games, law, restarts, restarts_at_the_fullest, share, won
from counting.test_order import larger
from verify.counting import exception_centre, segments, sorted_win
from verify.counting.laws import mean
from verify.counting.restarts import restarts as restarts_law
from verify.counting.restarts import restarts_card_by_card
from verify.counting.segments import Left
from verify.counting.whole_numbers import permutations_by_cycles
from verify.rules.clock import outcome, play
from verify.rules.clock_options import PRESETS, ClockRules
from verify.rules.clock_table import Table

decks = pytest.mark.parametrize(("ranks", "suits"), DECKS)


def tables(ranks: int, suits: int) -> list[Table]:
    return [game.table for game in games(ranks, suits)]


@decks
def test_sorted(ranks: int, suits: int) -> None:
    """By the rules of today's dial and by those of the program that played so."""
    for rules in (ClockRules(win="sorted"), PRESETS["aisleriot-2010"].rules):
        outcomes = [outcome(play(laid, rules)) for laid in tables(ranks, suits)]
        assert sorted_win.win(ranks, suits) == share(done.verdict == "won" for done in outcomes)
        left = law(done.face_down if done.verdict == "won" else -1 for done in outcomes)
        left.pop(-1, None)
        assert sorted_win.win_by_face_down(ranks, suits) == left


def test_sorted_at_full_size() -> None:
    """P17: a simulation found it to be above 1 in 5."""
    chance = sorted_win.win(13, 4)
    assert Fraction(1, 5) < chance < Fraction(203, 1000)
    assert sorted_win.win_by_face_down(13, 4)[0] == Fraction(1, 13)


@decks
def test_restarts_from_the_next_pile_clockwise(ranks: int, suits: int) -> None:
    counted = law(outcome(game).restarts for game in games(ranks, suits, "one-king"))
    assert restarts_law(ranks, suits) == counted


@decks
def test_restarts_from_the_lowest_pile(ranks: int, suits: int) -> None:
    every = tables(ranks, suits)
    assert restarts_law(ranks, suits) == law(restarts(laid, lambda left, _: min(left)) for laid in every)


@decks
def test_restarts_in_plain_code_are_those_of_the_engine(ranks: int, suits: int) -> None:
    def next_clockwise(left: dict[int, int], dry: int) -> int:
        return min(left, key=lambda pile: (pile < dry, pile))

    for game in games(ranks, suits, "one-king"):
        assert restarts(game.table, next_clockwise) == outcome(game).restarts


def test_restarts_where_the_rule_looks_at_cards_follow_another_law() -> None:
    """The law needs a rule that looks at places only: here play goes on at the pile with the most cards left."""
    counted = law(restarts_at_the_fullest(game.table) for game in games(3, 3))
    assert counted != restarts_law(3, 3)
    assert mean(counted) < mean(restarts_law(3, 3))


@larger
def test_restarts_are_as_many_as_the_cycles_of_a_permutation_but_one(ranks: int, suits: int) -> None:
    by_cycles = permutations_by_cycles(ranks)
    expected = {number: Fraction(by_cycles[number + 1], factorial(ranks)) for number in range(ranks)}
    assert restarts_law(ranks, suits) == expected


@pytest.mark.parametrize(("ranks", "suits"), [(13, 4), (6, 5), (9, 1)])
def test_restarts_card_by_card(ranks: int, suits: int) -> None:
    assert restarts_card_by_card(ranks, suits) == restarts_law(ranks, suits)


def test_published_restarts() -> None:
    """P18, a simulation: every figure is right to within two thousandths."""
    published = [0.076, 0.237, 0.312, 0.227, 0.106, 0.034, 0.007]
    chances = restarts_law(13, 4)
    assert chances[0] == Fraction(1, 13)
    assert all(abs(float(chances[number]) - share) < 0.002 for number, share in enumerate(published))


@decks
def test_exception_at_the_centre_too(ranks: int, suits: int) -> None:
    assert exception_centre.win(ranks, suits) == share(map(won, games(ranks, suits, "spade")))


def test_published_exception_at_the_centre_too() -> None:
    """P20: about 10 percent."""
    assert abs(exception_centre.win(13, 4) - Fraction(1, 10)) < Fraction(1, 10_000)


@given(st.lists(st.integers(0, 4), min_size=1, max_size=6))
def test_the_next_card_and_the_next_pile(numbers: list[int]) -> None:
    """Against a list of how many cards each rank has to come, one card or one pile taken out after the other."""
    left = numbers_left(numbers)
    assert segments.cards_left(left) == sum(numbers)
    cards: Counter[Left] = Counter()
    piles: Counter[tuple[int, Left]] = Counter()
    for rank, number in enumerate(numbers):
        if number:
            cards[numbers_left([*numbers[:rank], number - 1, *numbers[rank + 1 :]])] += number
            piles[number, numbers_left(numbers[:rank] + numbers[rank + 1 :])] += 1
    assert Counter({rest: ways for ways, rest in segments.next_cards(left)}) == cards
    shares = {(number, rest): share for share, number, rest in segments.next_piles(left)}
    assert shares == {pile: Fraction(ways, piles.total()) for pile, ways in piles.items()}


def numbers_left(numbers: list[int]) -> Left:
    return tuple(numbers.count(k) for k in range(1, 5))
