"""Laws of the turn order against all deals by rank of small decks, played by the reference engine."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import pairwise
from math import comb

import pytest

from counting.games import DECKS, games, law, ranks_turned, share, won
from support.tables import rank_orders
from verify.counting import order
from verify.counting.laws import law_of, mean
from verify.errors import Disagreement
from verify.rules.clock import outcome

decks = pytest.mark.parametrize(("ranks", "suits"), DECKS)
LARGER = [(13, 4), (14, 3), (2, 7), (20, 1)]
larger = pytest.mark.parametrize(("ranks", "suits"), LARGER)


@decks
def test_a_row_of_cards_ends_with_a_king(ranks: int, suits: int) -> None:
    ends = share(row[-1] == ranks for row in rank_orders(ranks, suits))
    assert order.last_is_king(ranks * suits, suits) == ends


@decks
def test_win(ranks: int, suits: int) -> None:
    assert order.win(ranks, suits) == share(map(won, games(ranks, suits)))


@decks
def test_turned_and_completed_together(ranks: int, suits: int) -> None:
    seen = Counter((done.turned, done.completed_clock_piles) for done in map(outcome, games(ranks, suits)))
    assert order.turned_and_completed(ranks, suits) == {
        both: Fraction(count, seen.total()) for both, count in sorted(seen.items())
    }


@larger
def test_turned_and_completed_together_have_the_law_of_turned(ranks: int, suits: int) -> None:
    chances: dict[int, Fraction] = {}
    for (turned, _), chance in order.turned_and_completed(ranks, suits).items():
        chances[turned] = chances.get(turned, Fraction(0)) + chance
    assert chances == order.turned(ranks, suits)


@decks
def test_cards_turned_and_face_down(ranks: int, suits: int) -> None:
    outcomes = [outcome(game) for game in games(ranks, suits)]
    assert order.turned(ranks, suits) == law(done.turned for done in outcomes)
    assert order.face_down(ranks, suits) == law(done.face_down for done in outcomes)


@decks
def test_cards_face_down_in_a_lost_game(ranks: int, suits: int) -> None:
    lost = [done.face_down for done in map(outcome, games(ranks, suits)) if done.verdict == "lost"]
    assert order.face_down_if_lost(ranks, suits) == law(lost)


@decks
def test_completed_clock_piles(ranks: int, suits: int) -> None:
    counted = law(outcome(game).completed_clock_piles for game in games(ranks, suits))
    assert order.completed_clock_piles(ranks, suits) == counted


@decks
def test_chance_given_the_cards_turned_so_far(ranks: int, suits: int) -> None:
    """Not only by the kings among them: whatever has been turned, in whatever order."""
    pasts: dict[tuple[int, ...], list[bool]] = {}
    for game in games(ranks, suits):
        turned = ranks_turned(game)
        for moment in range(len(turned)):
            pasts.setdefault(turned[:moment], []).append(won(game))
    for past, wins in pasts.items():
        assert order.win_given(ranks, suits, len(past), past.count(ranks)) == share(wins)


@decks
def test_chance_while_the_game_is_going(ranks: int, suits: int) -> None:
    every = games(ranks, suits)
    for moment, chance in order.win_while_going(ranks, suits).items():
        assert chance == share(won(game) for game in every if len(game.turned) > moment)


@larger
def test_formulas(ranks: int, suits: int) -> None:
    """The closed forms that theory gives: 1/r, C(t-1, s-1)/C(n, s), uniform."""
    cards = ranks * suits
    assert order.win(ranks, suits) == Fraction(1, ranks)
    turned = {t: Fraction(comb(t - 1, suits - 1), comb(cards, suits)) for t in range(suits, cards + 1)}
    assert order.turned(ranks, suits) == turned
    assert order.completed_clock_piles(ranks, suits) == dict.fromkeys(range(ranks), Fraction(1, ranks))
    for moment in range(cards):
        for kings in range(suits):
            if kings <= moment <= kings + cards - suits:
                given = Fraction(suits - kings, cards - moment)
                assert order.win_given(ranks, suits, moment, kings) == given


def test_the_chance_rises_as_long_as_the_game_goes_on() -> None:
    """And yet a turn changes it by nothing on average: a king that ends it all makes up for many other cards."""
    going = list(order.win_while_going(13, 4).values())
    assert going[0] == going[3] == Fraction(1, 13)
    assert going[51] == 1
    assert all(a < b for a, b in pairwise(going[3:]))
    now, cards, kings = order.win_given(13, 4, 20, 2), 32, 2
    other, king = order.win_given(13, 4, 21, 2), order.win_given(13, 4, 21, 3)
    assert now == (other * (cards - kings) + king * kings) / cards
    assert king < now < other


@decks
def test_a_pile_turned_without_a_break(ranks: int, suits: int) -> None:
    def unbroken(sources: list[int]) -> bool:
        turns = [turn for turn, source in enumerate(sources) if source == 1]
        return len(turns) == suits and turns[-1] - turns[0] == suits - 1

    counted = share(unbroken([p.source for p in game.positions[:-1]]) for game in games(ranks, suits))
    assert order.unbroken_pile(ranks, suits) == counted


def test_published_figures() -> None:
    """P08 has 67.3, 35.6, 12.7 and 1.6 percent for no win in 5, 13, 26 and 50 games: each is off by a few tenths."""
    percent = [round(float(100 * order.no_win(13, 4, number)), 1) for number in (5, 13, 26, 50)]
    assert percent == [67.0, 35.3, 12.5, 1.8]
    assert order.no_win(13, 4, 50) == Fraction(12, 13) ** 50


def test_few_cards_stay_face_down_only_in_few_games() -> None:
    """P07, by the positions of the last king: 1 to 5 face down means the last king is 47th to 51st."""
    ways = sum(comb(t - 1, 3) for t in range(47, 52))
    lost = order.face_down_if_lost(13, 4)
    assert sum(lost[left] for left in range(1, 6)) == Fraction(ways, comb(52, 4) - comb(51, 3))
    assert sorted(lost) == list(range(1, 49))
    assert mean(order.face_down(13, 4)) == Fraction(48, 5)


@pytest.mark.parametrize(("cards", "kings"), [(0, 0), (3, 4), (3, -1)])
def test_no_such_row(cards: int, kings: int) -> None:
    with pytest.raises(ValueError, match="no more kings than cards"):
        order.last_is_king(cards, kings)


@pytest.mark.parametrize(("turned", "kings"), [(52, 4), (3, 4), (2, 3), (50, 1), (-1, 0), (5, -1)])
def test_no_such_moment(turned: int, kings: int) -> None:
    with pytest.raises(ValueError, match="no game still going"):
        order.win_given(13, 4, turned, kings)


@pytest.mark.parametrize(("ranks", "suits"), [(1, 4), (13, 0)])
def test_no_such_deck(ranks: int, suits: int) -> None:
    with pytest.raises(ValueError, match="at least two ranks and one suit"):
        order.win(ranks, suits)


def test_counts_must_add_up() -> None:
    with pytest.raises(Disagreement, match="add up to 5, expected 6"):
        law_of({0: 2, 1: 3}, 6)
