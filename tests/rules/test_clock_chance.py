"""The second chance against hand-played games, a second way of playing, and a search over what a player can see.

The second way is tests/counting/games.py: an exchange is the classic game of the deal with the two cards changed
over, played from its first card; an extra draw is played on bare lists of ranks.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import Any, get_args, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

from counting import games as second
from support.tables import decks as any_deck
from support.tables import rank_orders, shapes, table
from verify.cards import Card
from verify.counting import extra_draw, watch
from verify.deals.deal import Deal
from verify.rules.clock import outcome, play
from verify.rules.clock_chance import Place, chances, continuations, go_on, offered, win_chance
from verify.rules.clock_options import ClockRules
from verify.rules.clock_table import Table, deal_out

POLICIES = get_args(get_type_hints(ClockRules)["watch_card"])
KINDS = ["watch", "extra-draw"]
SIZES = [(2, 1), (2, 2), (2, 3), (2, 4), (3, 1), (3, 2), (4, 1), (4, 2), (5, 1)]

by_size = pytest.mark.parametrize(("ranks", "suits"), SIZES)


def rules_of(kind: str, policy: str = "random", **others: Any) -> ClockRules:
    changes: dict[str, Any] = {"second_chance": kind, "watch_card": policy, **others}
    return ClockRules(**changes)


def ranks_of(cards: Iterable[Card]) -> list[int]:
    return [card.rank for card in cards]


# ---- By hand -----------------------------------------------------------------------------------------------------

# 3x2, piles top first: 1 = A 2, 2 = 2 A, centre = 3 3. The kings come at once; four cards are face down.
EARLY = table([1, 2, 2, 1, 3, 3], 2)


def test_every_exchange_of_a_hand_played_game() -> None:
    """The second king goes where the card lay: with the A on top of pile 1, play meets it at once: A, 3.

    With the 2 below it: 2, to pile 2: 2, A, to pile 1: A, 3: all are turned. With the 2 on top of pile 2: 2, 3.
    With the A below that: A, to pile 1: A, 2, to pile 2: 2, 3: all are turned.
    """
    ways = continuations(play(EARLY, rules_of("watch")))
    assert [(way.place, ranks_of(way.turned), way.outcome.verdict) for way in ways] == [
        ((1, 0), [1, 3], "lost"),
        ((1, 1), [2, 2, 1, 1, 3], "won"),
        ((2, 0), [2, 3], "lost"),
        ((2, 1), [1, 1, 2, 2, 3], "won"),
    ]
    assert {way.chance for way in ways} == {Fraction(1, 4)}


def test_every_draw_of_a_hand_played_game() -> None:
    """From pile 1: A, to pile 1: 2, to pile 2: 2, A, and pile 1 is dry. From pile 2 likewise."""
    ways = continuations(play(EARLY, rules_of("extra-draw")))
    assert [(way.place, ranks_of(way.turned), way.outcome.verdict) for way in ways] == [
        ((1, 0), [1, 2, 2, 1], "won"),
        ((2, 0), [2, 1, 1, 2], "won"),
    ]
    whole = go_on(play(EARLY, rules_of("extra-draw")), Place(2, 0))
    assert [position.source for position in whole.positions] == [3, 3, 2, 2, 1, 1, 1]


def test_an_exchanged_king_is_counted_once() -> None:
    """3 3, then the king is put back, A and again the king: three cards; the king comes from where it was put."""
    whole = go_on(play(EARLY, rules_of("watch")), Place(1, 0))
    assert ranks_of(whole.turned) == [3, 3, 1, 3]
    assert ranks_of(whole.turned_once) == [3, 1, 3]
    assert [position.source for position in whole.positions[:4]] == [3, 3, 1, 1]
    done = outcome(whole)
    assert (done.turned, done.face_down, done.last, done.completed) == (3, 3, Card(3), (3,))


def test_the_card_put_back_keeps_the_place_exactly() -> None:
    whole = go_on(play(EARLY, rules_of("watch")), Place(2, 1))
    assert [lying.card.rank for lying in whole.positions[2].piles[1]] == [2, 3]
    assert not any(lying.face_up for lying in whole.positions[2].piles[1])
    over = go_on(play(EARLY, rules_of("watch", shuttle="over-bottom")), Place(2, 0))
    assert [lying.card.rank for lying in over.positions[2].piles[1]] == [2, 3]  # the lower one is turned first there


@pytest.mark.parametrize(("score", "expected"), [("turned", 3), ("turned-not-kings", 1)])
def test_scores_count_an_exchanged_king_once(score: str, expected: int) -> None:
    whole = go_on(play(EARLY, rules_of("watch", score=score)), Place(1, 0))
    assert outcome(whole).score == expected


def places(laid: Table, policy: str, kind: str = "watch") -> list[Place]:
    return list(chances(play(laid, rules_of(kind, policy))))


# 4x3, piles top first: 1 = 4 2 2, 2 = A 3 3, 3 = 3 4 A, centre = A 2 4.
LATER = table([4, 2, 2, 1, 3, 3, 3, 4, 1, 1, 2, 4], 3)


def test_the_places_of_each_policy_by_hand() -> None:
    """Turned: A from the centre, 4 from pile 1, 2 from the centre, A from pile 2, 2 from pile 1, 3 from pile 2, 3 from
    pile 3, 4 from there, 4 from the centre: the third king. Left are a 2 in pile 1, a 3 in pile 2, an A in pile 3."""
    game = play(LATER, rules_of("watch"))
    assert ranks_of(game.turned) == [1, 4, 2, 1, 2, 3, 3, 4, 4]
    for policy, expected in {
        "random": [(1, 0), (2, 0), (3, 0)],
        "next-top": [(1, 0)],
        "next-bottom": [(1, 0)],
        "best-top": [(1, 0), (2, 0), (3, 0)],
        "best-any": [(1, 0), (2, 0), (3, 0)],
        "clairvoyant": [(1, 0), (2, 0), (3, 0)],  # A -> 2 -> 3 -> A is one cycle: each wins
    }.items():
        assert places(LATER, policy) == expected


# 4x2, piles top first: 1 = A A, 2 = 4 3, 3 = 2 3, centre = 2 4.
UNEVEN = table([1, 1, 4, 3, 2, 3, 2, 4], 2)


def test_the_places_of_each_policy_where_piles_differ() -> None:
    """Turned: 2 from the centre, 4 from pile 2, 4 from the centre: the last king. Left: A A in pile 1, 3 in pile 2,
    2 3 in pile 3. Pile 2 is the only one with a single card; piles 1 and 3 have the most."""
    assert ranks_of(play(UNEVEN, rules_of("watch")).turned) == [2, 4, 4]
    for policy, expected, drawn in (
        ("random", [(1, 0), (1, 1), (2, 0), (3, 0), (3, 1)], [(1, 0), (2, 0), (3, 0)]),
        ("next-top", [(1, 0)], [(1, 0)]),
        ("next-bottom", [(1, 1)], [(1, 0)]),
        ("best-top", [(2, 0)], [(1, 0), (3, 0)]),
        ("best-any", [(1, 1), (3, 1)], [(1, 0), (3, 0)]),
        # The cycles are A -> A and 3 -> 3: two of them, so no place wins.
        ("clairvoyant", [(1, 0), (1, 1), (2, 0), (3, 0), (3, 1)], [(1, 0), (2, 0), (3, 0)]),
    ):
        assert places(UNEVEN, policy) == expected
        assert places(UNEVEN, policy, "extra-draw") == drawn


def test_the_next_pile_is_the_one_after_the_pile_that_ran_dry() -> None:
    """3x1 from pile 1 = A: dry at once; next clockwise are pile 2 and the centre, not the centre and then pile 1."""
    laid = table([1, 3, 2], 1)
    assert [*chances(play(laid, rules_of("watch", "next-top", start=1)))] == [(2, 0)]
    assert [*chances(play(table([3, 2, 1], 1), rules_of("watch", "next-top", start=2)))] == [(3, 0)]


# ---- When it is offered ------------------------------------------------------------------------------------------


def test_without_a_second_chance_none_is_offered() -> None:
    game = play(EARLY, ClockRules())
    assert not offered(game)
    assert continuations(game) == ()
    assert win_chance(outcome(game), ()) == 0


def test_a_game_that_is_won_needs_none() -> None:
    won = play(table([1, 2, 1, 2], 2), rules_of("watch"))
    assert not offered(won)
    assert win_chance(outcome(won), continuations(won)) == 1
    at_home = play(table([1, 1, 2, 2, 3, 3], 2), rules_of("watch", win="sorted"))
    assert not offered(at_home)  # the cards still face down lie in their own piles


def test_it_is_offered_once() -> None:
    game = play(EARLY, rules_of("watch"))
    assert not offered(go_on(game, Place(1, 0)))
    assert chances(go_on(game, Place(1, 0))) == {}


def test_not_at_a_dead_end_elsewhere() -> None:
    """From pile 1 under the exception. 3x2, 1 = A A, 2 = 2 3, centre 2 3: A A, the exception leads to pile 2: 2 3, to
    the centre: 2, and pile 2 is dry. 4x1, 1 = A: the exception leads to pile 2 = 3, to pile 3 = 2, back to pile 2."""
    rules = rules_of("watch", dead_end="exception", start=1)
    for laid, turned in ((table([1, 1, 2, 3, 2, 3], 2), [1, 1, 2, 3, 2]), (table([1, 3, 2, 4], 1), [1, 3, 2])):
        game = play(laid, rules)
        assert ranks_of(game.turned) == turned
        assert outcome(game).verdict == "lost"
        assert not offered(game)


def test_after_it_no_exception_saves_the_game() -> None:
    """From pile 1 under the exception. 3x2, 1 = A 2, 2 = A 2, centre 3 3: turned A 2 A; the last came from pile 2. It
    goes to the place of the 2, which leads back to pile 2: the ace. That is the end, though the 3s are face down.
    4x1, 1 = 4, 2 = 2, 3 = 3, centre A: turned 4 A. The 2 is drawn from its own pile: the end."""
    exchanged = play(table([1, 2, 1, 2, 3, 3], 2), rules_of("watch", dead_end="exception", start=1))
    assert ranks_of(exchanged.turned) == [1, 2, 1]
    assert ranks_of(go_on(exchanged, Place(2, 0)).turned) == [1, 2, 1, 2, 1]
    drawn = play(table([4, 2, 3, 1], 1), rules_of("extra-draw", dead_end="exception", start=1))
    assert ranks_of(drawn.turned) == [4, 1]
    assert ranks_of(go_on(drawn, Place(2, 0)).turned) == [4, 1, 2]


# ---- Every deal of small decks -----------------------------------------------------------------------------------


def second_way(laid: Table, kind: str) -> dict[Place, bool]:
    """Which places win, by the second way of playing."""
    stop = second.stop(play(laid, ClockRules()))
    size = laid.shape.suits
    down = {pile: [place for place in stop.face_down if place[0] == pile] for pile, _ in stop.face_down}
    if kind == "extra-draw":
        return {Place(pile, 0): second.drawn(stop, pile) for pile in down}
    first = {pile: size - len(cards) for pile, cards in down.items()}
    return {Place(pile, n - first[pile]): second.exchanged(stop, (pile, n)) for pile, n in stop.face_down}


@by_size
@pytest.mark.parametrize("kind", KINDS)
def test_every_place_of_every_deal_wins_as_in_the_second_way_of_playing(ranks: int, suits: int, kind: str) -> None:
    seen = 0
    for order in rank_orders(ranks, suits):
        laid = table(order, suits)
        game = play(laid, rules_of(kind))
        if offered(game):
            wins = {way.place: way.outcome.verdict == "won" for way in continuations(game)}
            assert wins == second_way(laid, kind)
            seen += 1
    assert seen == len(second.lost_games(ranks, suits))


@by_size
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("policy", ["best-top", "best-any"])
def test_the_best_places_are_those_that_win_most_deals_that_look_alike(
    ranks: int, suits: int, kind: str, policy: str
) -> None:
    """A search over what can be seen: all deals whose games turn the same cards up to the stop look alike then, and are
    equally likely; of each such set every place that may be chosen is tried on every deal in it."""
    alike: dict[tuple[int, ...], list[Table]] = defaultdict(list)
    for stop in second.lost_games(ranks, suits):
        alike[stop.past].append(stop.laid)
    assert alike
    for tables in alike.values():
        wins: dict[Place, int] = defaultdict(int)
        for laid in tables:
            for place, is_won in second_way(laid, kind).items():
                if place.depth == 0 or policy == "best-any":
                    wins[place] += is_won
        best = {place for place, count in wins.items() if count == max(wins.values())}
        for laid in tables:
            assert set(chances(play(laid, rules_of(kind, policy)))) == best


LAWS: dict[tuple[str, str], Callable[[int, int], Fraction]] = {
    ("watch", "random"): watch.win_random,
    ("watch", "next-top"): watch.win_next_top,
    ("watch", "next-bottom"): watch.win_next_bottom,
    ("watch", "best-top"): watch.win_best_top,
    ("watch", "best-any"): watch.win_best_any,
    ("watch", "clairvoyant"): watch.win_clairvoyant,
    ("extra-draw", "next-top"): extra_draw.win_next,
    ("extra-draw", "next-bottom"): extra_draw.win_next,
    ("extra-draw", "best-top"): extra_draw.win_best,
    ("extra-draw", "best-any"): extra_draw.win_best,
    ("extra-draw", "random"): extra_draw.win_next,  # to the player who does not look, any pile is like the next one
    ("extra-draw", "clairvoyant"): watch.win_clairvoyant,  # a pile on the only cycle, if there is only one
}


@by_size
@pytest.mark.parametrize(("kind", "policy"), LAWS)
@pytest.mark.parametrize("shuttle", ["under-top", "over-bottom"])
def test_the_mean_chance_of_all_deals_is_the_law_that_is_counted(
    ranks: int, suits: int, kind: str, policy: str, shuttle: str
) -> None:
    if shuttle == "over-bottom" and ranks * suits > 6:
        return  # the shuttle is tried on the smaller decks
    rules = rules_of(kind, policy, shuttle=shuttle)
    deals = [play(table(order, suits), rules) for order in rank_orders(ranks, suits)]
    total = sum((win_chance(outcome(game), continuations(game)) for game in deals), Fraction(0))
    assert total / len(deals) == LAWS[kind, policy](ranks, suits)


# ---- Any deck ----------------------------------------------------------------------------------------------------


@given(st.one_of(any_deck(), any_deck(shapes)), st.sampled_from(KINDS), st.sampled_from(POLICIES))
def test_the_games_of_any_deal(deal: Deal, kind: str, policy: str) -> None:
    rules = rules_of(kind, policy)
    game = play(deal_out(deal, rules), rules)
    ways = continuations(game)
    assert bool(ways) is offered(game) is (outcome(game).verdict == "lost")
    assert sum(way.chance for way in ways) == (1 if ways else 0)
    assert 0 <= win_chance(outcome(game), ways) <= 1
    for way in ways:
        whole = go_on(game, way.place)
        assert whole.turned == game.turned + way.turned
        assert len(set(whole.turned_once)) == len(whole.turned_once) == way.outcome.turned
        assert way.outcome.turned + way.outcome.face_down == deal.shape.cards
        assert (way.outcome.last == game.turned[-1]) is (kind == "watch")
