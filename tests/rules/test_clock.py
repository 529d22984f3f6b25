"""The reference rules against the rule texts' own examples and hand-played games."""

from __future__ import annotations

import pytest

from support.tables import table
from verify.cards import ENGLISH, Card
from verify.deals.deal import Deal
from verify.rules.clock import Game, begin, outcome, play, step
from verify.rules.clock_options import PRESETS, ClockRules
from verify.rules.clock_table import Table, deal_out

CLASSIC = ClockRules()

# Rank deals below list pile 1, 2, ... one after the other, each from its top card down; the last pile is the centre.
TWO_ACES_ON_TWO = [2, 2, 1, 1]  # 2x2: pile 1 holds 2 2; the centre (2) holds 1 1


def standard_table(tops: dict[int, str]) -> Table:
    """A 13x4 table whose piles begin with the given cards, filled up with the other cards in order."""
    wanted = {pile: [ENGLISH.read(card) for card in cards.split()] for pile, cards in tops.items()}
    used = {card for cards in wanted.values() for card in cards}
    rest = iter([Card(r, s) for s in range(1, 5) for r in range(1, 14) if Card(r, s) not in used])
    piles = [wanted.get(pile, []) for pile in range(1, 14)]
    return Table(tuple((*cards, *(next(rest) for _ in range(4 - len(cards)))) for cards in piles))


def test_example_chain_of_the_finnish_rules() -> None:
    """Rule text: from the centre comes an 8, from pile 8 a queen, from pile 12 a 3, from pile 3 a jack, so to 11."""
    game = play(standard_table({13: "8S", 8: "QH", 12: "3C", 3: "JD"}), CLASSIC)
    assert [str(card) for card in game.turned[:4]] == ["8S", "QH", "3C", "JD"]
    assert [position.source for position in game.positions[:5]] == [13, 8, 12, 3, 11]


def test_a_turned_card_goes_under_its_pile_and_the_top_card_is_turned() -> None:
    """Rule text: a five goes to the bottom of the pile at five o'clock, then the top card of that pile is turned."""
    first = begin(standard_table({13: "5S", 5: "9D 2H 3C 4D"}), CLASSIC)
    second = step(first, CLASSIC)
    assert second.hand == ENGLISH.read("9D")
    assert [str(lying.card) for lying in second.piles[4]] == ["2H", "3C", "4D", "5S"]
    assert [lying.face_up for lying in second.piles[4]] == [False, False, False, True]


def test_the_last_card_dealt_is_the_first_one_turned() -> None:
    """Rule text: in the end the card dealt last, on top of the centre, is turned and play begins."""
    deck = tuple(Card(r, s) for r in range(1, 14) for s in range(1, 5))
    assert play(deal_out(Deal(deck), CLASSIC), CLASSIC).turned[0] == deck[51]


def test_rounds_deal_one_card_to_each_pile_from_one_oclock_and_the_thirteenth_to_the_centre() -> None:
    deck = tuple(Card(r, s) for s in range(1, 5) for r in range(1, 14))
    dealt = deal_out(Deal(deck), CLASSIC)
    assert all(dealt.pile(p) == tuple(Card(p, s) for s in (4, 3, 2, 1)) for p in range(1, 14))


def test_blocks_deal_a_whole_pile_at_once() -> None:
    deck = tuple(Card(r, s) for r in range(1, 14) for s in range(1, 5))
    dealt = deal_out(Deal(deck), PRESETS["blocks"].rules)
    assert dealt.pile(1) == tuple(Card(1, s) for s in (4, 3, 2, 1))


def test_centre_last_lays_the_rest_in_the_centre_with_the_first_of_them_on_top() -> None:
    deck = tuple(Card(r, s) for s in range(1, 5) for r in range(1, 14))
    dealt = deal_out(Deal(deck), PRESETS["aisleriot"].rules)
    assert dealt.pile(13) == deck[48:]
    assert dealt.pile(1) == (deck[36], deck[24], deck[12], deck[0])


@pytest.mark.parametrize(
    ("first_pile", "direction", "expected"),
    [(12, "clockwise", [12, 1, 2]), (12, "anticlockwise", [12, 11, 10]), (1, "anticlockwise", [1, 12, 11])],
)
def test_the_dial_can_be_dealt_from_any_pile_either_way(first_pile: int, direction: str, expected: list[int]) -> None:
    rules = ClockRules(first_pile=first_pile, direction=direction)  # type: ignore[arg-type]
    deck = tuple(Card(r, s) for s in range(1, 5) for r in range(1, 14))
    dealt = deal_out(Deal(deck), rules)
    assert [dealt.pile(pile)[-1] for pile in expected] == list(deck[:3])


def test_a_win_turns_every_card_and_brings_it_home() -> None:
    # By hand, 2x2: pile 1 = A 2, centre = A 2: turn A, A, 2 (all of pile 1 is done), then 2: four cards, won.
    done = outcome(play(table([1, 2, 1, 2], 2), CLASSIC))
    assert (done.verdict, done.turned, done.last, done.face_down) == ("won", 4, Card(2), 0)
    assert (done.completed, done.incomplete, done.completed_clock_piles) == ((1, 2), (), 1)


def test_a_loss_stops_at_the_last_king() -> None:
    # By hand, 2x2: the centre holds both kings, so both are turned at once and pile 1 is never touched.
    done = outcome(play(table([1, 1, 2, 2], 2), CLASSIC))
    assert (done.verdict, done.turned, done.face_down) == ("lost", 2, 2)
    assert (done.completed, done.incomplete, done.completed_clock_piles) == ((2,), (1,), 0)


def test_over_bottom_turns_the_bottom_card_but_begins_with_the_top() -> None:
    # By hand, 2x3, piles top first: 1 = A K A, centre = A K K. Turn A (top of the centre), then pile 1 from its bottom
    # up: A, K; the centre from its bottom up: K, K. That is the third king; the A on top of pile 1 stays.
    game = play(table([1, 2, 1, 1, 2, 2], 3), ClockRules(shuttle="over-bottom"))
    assert [card.rank for card in game.turned] == [1, 1, 2, 2, 2]
    assert outcome(game).verdict == "lost"


def test_set_aside_cards_leave_their_piles() -> None:
    game = play(table([1, 2, 1, 2], 2), ClockRules(shuttle="aside"))
    end = game.positions[-1]
    assert end.piles == ((), ())
    assert end.aside == ((Card(1), Card(1)), (Card(2), Card(2)))


def restarted(game: Game) -> list[int]:
    """The piles from which play was taken up again."""
    steps = zip(game.positions, game.positions[1:], strict=False)
    return [b.source for a, b in steps if b.restarts + b.exceptions > a.restarts + a.exceptions]


def test_one_king_goes_on_from_the_next_pile_that_has_a_card() -> None:
    # By hand, 3x2: the centre holds both kings; pile 1 = A A, pile 2 = 2 2. After the kings go on from pile 1,
    # turn A, A; pile 1 is dry, go on from pile 2: 2, 2. Then nothing is left.
    game = play(table([1, 1, 2, 2, 3, 3], 2), PRESETS["one-king"].rules)
    assert [card.rank for card in game.turned] == [3, 3, 1, 1, 2, 2]
    assert restarted(game) == [1, 2]
    done = outcome(game)
    assert (done.verdict, done.restarts, done.score, done.went_on) == ("won", 2, 2, 2)


def test_one_king_skips_piles_without_face_down_cards_and_goes_round_past_the_centre() -> None:
    # By hand, 3x1, play starts at pile 2 = 2: dry at once; next clockwise is the centre = 3, then pile 1.
    game = play(table([1, 2, 3], 1), ClockRules(dead_end="clockwise", start=2))
    assert [card.rank for card in game.turned] == [2, 3, 1]
    assert restarted(game) == [3, 1]


def test_the_exception_fires_for_a_clock_pile_that_turns_its_own_rank_last() -> None:
    # By hand, 3x1, start at pile 1 = A: the card came from pile 1 and belongs there, but it is dry: go on with pile 2.
    game = play(table([1, 3, 2], 1), ClockRules(dead_end="exception", start=1))
    assert [card.rank for card in game.turned] == [1, 3, 2]
    done = outcome(game)
    assert (done.verdict, done.exceptions, done.restarts, done.went_on) == ("won", 1, 0, 1)


def test_the_exception_does_not_fire_for_the_centre_nor_for_a_card_from_elsewhere() -> None:
    own_king = play(table([1, 2, 3], 1), ClockRules(dead_end="exception"))
    assert outcome(own_king).turned == 1
    from_elsewhere = play(table([2, 1, 3], 1), ClockRules(dead_end="exception", start=1))
    assert [card.rank for card in from_elsewhere.turned] == [2, 1]  # the A came from pile 2


def test_exception_centre_rescues_a_king_from_the_centre_only() -> None:
    rules = ClockRules(dead_end="exception-centre")
    rescued = play(table([1, 2, 3], 1), rules)
    assert [card.rank for card in rescued.turned] == [3, 1, 2]
    assert (outcome(rescued).verdict, outcome(rescued).exceptions) == ("won", 3 - 1)
    elsewhere = play(table([3, 2, 1], 1), rules)  # the king comes from pile 1: no rescue
    assert [card.rank for card in elsewhere.turned] == [1, 3]
    assert outcome(elsewhere).verdict == "lost"


def test_sorted_counts_cards_face_down_in_their_own_piles() -> None:
    at_home = table([1, 1, 2, 2, 3, 3], 2)
    assert outcome(play(at_home, CLASSIC)).verdict == "lost"
    assert outcome(play(at_home, ClockRules(win="sorted"))).verdict == "won"
    # By hand, 2x1, play starts and ends at pile 1 = A; the K stays in the centre, where it belongs.
    king_at_home = play(table([1, 2], 1), ClockRules(win="sorted", start=1))
    assert (outcome(king_at_home).verdict, outcome(king_at_home).face_down) == ("won", 1)
    astray = table([1, 2, 2, 1, 3, 3], 2)
    assert outcome(play(astray, ClockRules(win="sorted"))).verdict == "lost"


@pytest.mark.parametrize(
    ("score", "expected"),
    [("clock-piles", 1), ("piles", 2), ("turned", 4), ("turned-not-kings", 2), ("restarts", 0)],
)
def test_scores(score: str, expected: int) -> None:
    # By hand, 3x2: centre = A 3, pile 1 = A 3, pile 2 = 2 2: turn A, A, 3, 3; pile 1 and the centre are complete.
    rules = ClockRules(score=score)  # type: ignore[arg-type]
    assert outcome(play(table([1, 3, 2, 2, 1, 3], 2), rules)).score == expected


@pytest.mark.parametrize(
    ("score", "expected"),
    [("clock-piles", 2), ("piles", 3), ("turned", 9), ("turned-not-kings", 6), ("restarts", 0)],
)
def test_scores_of_a_longer_game(score: str, expected: int) -> None:
    # By hand, 4x3: centre = A 2 K, pile 1 = A 2 K, pile 2 = A 2 K, pile 3 = 3 3 3: turn A, A, 2, A, K, 2, 2, K, K;
    # piles 1 and 2 and the centre are complete, pile 3 is as it was dealt.
    rules = ClockRules(score=score)  # type: ignore[arg-type]
    assert outcome(play(table([1, 2, 4, 1, 2, 4, 3, 3, 3, 1, 2, 4], 3), rules)).score == expected


def test_a_finished_game_has_no_next_step() -> None:
    game = play(table([1, 2, 1, 2], 2), CLASSIC)
    with pytest.raises(ValueError, match=r"^the game is over$"):
        step(game.positions[-1], CLASSIC)
