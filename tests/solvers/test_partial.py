"""Deals with unknown cards, against all deals of small decks that agree with what is known, and against full play."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from support.partial import Played, partial_deals
from verify import BadInput, checker
from verify.cards import Card
from verify.counting import exception_centre, extra_draw, watch
from verify.counting.order import win_given
from verify.deals import numbered
from verify.deals.deal import Deal, Shape
from verify.deals.partial_deals import Incomplete, PartialDeal, all_known
from verify.rules.clock import play
from verify.rules.clock_choice import Choice
from verify.rules.clock_options import PRESETS, ClockRules
from verify.rules.clock_sight import as_seen
from verify.rules.clock_table import deal_out
from verify.solvers.check import check, check_partial
from verify.solvers.clock import decide
from verify.solvers.partial import decide_partial
from verify.solvers.partial_bottoms import by_bottoms
from verify.solvers.partial_plays import MOST_COMPLETIONS, by_playing

OPTIONS = {
    "classic": (),
    "dealt in blocks, bottom card turned first": (("deal", "piles"), ("shuttle", "over-bottom")),
    "from the ace": (("start", "1"), ("deal", "centre-last")),
    "listed from the bottom": (("listing", "bottom-first"), ("direction", "anticlockwise")),
    "exception": (("dead-end", "exception"),),
    "exception from the ace": (("dead-end", "exception"), ("start", "1")),
    "exception at the centre": (("dead-end", "exception-centre"),),
    "sorted": (("win", "sorted"),),
    "one king": (("dead-end", "clockwise"),),
}


@pytest.mark.parametrize("name", OPTIONS)
@pytest.mark.parametrize("shape", [(2, 2), (3, 2), (2, 3), (4, 1), (3, 3)])
def test_every_answer_is_the_share_of_the_deals_that_agree_with_what_is_known(
    name: str, shape: tuple[int, int]
) -> None:
    """All deals that look alike, played; all of them for the smallest decks, for others some."""
    size = Shape(*shape)
    choice = Choice("classic", OPTIONS[name])
    played, random = Played(size, choice.rules), Random(f"{name} {shape}")
    for mask in random.sample(range(2**size.cards), min(8, 2**size.cards)):
        shares = played.shares(mask)
        for known in random.sample(sorted(shares, key=str), min(6, len(shares))):
            result = decide_partial(played.partial(known), choice)
            assert result.chance == shares[known], known
            assert (result.winning is None) == (shares[known] == 0)
            assert (result.losing is None) == (shares[known] == 1)


@pytest.mark.parametrize("name", ["classic", "dealt in blocks, bottom card turned first", "from the ace", "sorted"])
@pytest.mark.parametrize("shape", [(2, 2), (3, 2), (4, 1)])
def test_what_each_unknown_card_would_tell(name: str, shape: tuple[int, int]) -> None:
    """After a card is seen the chance is that of the deals that look alike then."""
    size = Shape(*shape)
    rules = Choice("classic", OPTIONS[name]).rules
    played, random = Played(size, rules), Random(f"{name} {shape}")
    for mask in random.sample(range(1, 2**size.cards), 12):
        known = random.choice(sorted(played.shares(mask), key=str))
        deal = played.partial(known)
        found = by_playing(deal, rules, lambda done, of: None) if name == "sorted" else by_bottoms(deal, rules)
        assert {place.number - 1 for place in found.chances} == set(deal.unknown)
        for place, chances in found.chances.items():
            after = played.shares(mask & ~(1 << place.number - 1))
            for rank, chance in chances.items():
                assert chance == after[(*known[: place.number - 1], rank, *known[place.number :])]


@settings(max_examples=25, deadline=None)
@given(partial_deals(most=4), st.sampled_from(["classic", "aisleriot", "uva170"]))
def test_counting_agrees_with_playing_every_completion_of_full_decks(deal: PartialDeal, preset: str) -> None:
    rules = PRESETS[preset].rules
    counted, played = by_bottoms(deal, rules), by_playing(deal, rules, lambda done, of: None)
    assert counted.chance == played.chance
    assert {place: dict(table) for place, table in counted.chances.items()} == played.chances


@settings(max_examples=60, deadline=None)
@given(partial_deals())
def test_completions_of_full_decks_agree_with_what_is_known_and_are_certified(deal: PartialDeal) -> None:
    result = decide_partial(deal, Choice())
    for completion, verdict in ((result.winning, "won"), (result.losing, "lost")):
        if completion is None:
            assert result.verdict == ("lost" if verdict == "won" else "won")
            continue
        pairs = list(zip(deal.cards, completion.deal.cards, strict=True))
        assert all(card is None or card == found or card == Card(found.rank) for card, found in pairs)
        assert f"is {verdict}" in checker.check(completion.claim, completion.certificate)


@settings(max_examples=60, deadline=None)
@given(st.integers(1, 10**6), st.data())
def test_a_game_in_progress_has_the_chance_that_its_kings_say(number: int, data: st.DataObject) -> None:
    """By the turn order alone (C9): the kings still to come among the cards still to come."""
    (deal,) = numbered(f"ms:{number}", Shape())
    assert isinstance(deal, Deal)
    game = play(deal_out(deal, ClockRules()), ClockRules())
    turned = data.draw(st.integers(1, len(game.turned) - 1))
    kings = sum(card.rank == 13 for card in game.turned[:turned])
    assert decide_partial(as_seen(game, turned), Choice()).chance == win_given(13, 4, turned, kings)


def test_nothing_known_of_a_deck() -> None:
    result = check_partial("?? " * 52)
    assert (result.verdict, result.chance) == ("depends", Fraction(1, 13))
    assert result.tells is not None
    assert [place.turn for place in result.tells.places] == [4] * 12
    assert result.tells.chances[1] == 0
    assert result.tells.chances[2] == Fraction(4, 51)
    assert result.tells.chances[13] == Fraction(7, 51)


def test_a_whole_deal_is_decided_too() -> None:
    (deal,) = numbered("ms:12-12", Shape())
    assert isinstance(deal, Deal)
    result = decide_partial(all_known(deal), Choice())
    assert str(result.verdict) == "won"
    assert result.chance == 1
    assert result.tells is None
    assert result.winning is not None
    assert result.winning.game == decide(deal, Choice()).game


def test_why() -> None:
    """Of three ranks of two suits dealt in rounds the first two cards are the bottom cards of the ace and the two."""
    reasons = {
        "AS ?? ?? ?? ?? ??": "the bottom card of A is an A: the pile would have to be finished before its own last "
        "card is turned",
        "2S 3H ?? ?? ?? ??": "all bottom cards that decide are known, and they form no cycle",
        "?? ?? AS 3S 3H ??": "no missing card is at home in 3, so no other pile can lead there",
        "3S ?? 2S 2H ?? ??": "every missing card is at home in A and 3, known to lead to 3, so every pile will lead "
        "there",
        "3S ?? ?? ?? ?? ??": "3 of the 5 missing cards are at home in A and 3, known to lead to 3: that share is the "
        "chance",
    }  # fmt: skip
    assert {deck: check_partial(deck, ranks=3, suits=2).reason for deck in reasons} == reasons


def test_why_under_other_rules() -> None:
    """With the law of that exception, which is counted card by card; and a deal that was played by hand."""
    nothing = "?? " * 6
    won = 90 * exception_centre.win(3, 2)
    reason = check_partial(nothing, rules="spade", ranks=3, suits=2).reason
    assert reason == f"all 90 completions by rank were played: {won} of them are won"
    reason = check_partial("AS 2H 3S ?? 2S ??", rules="spade", ranks=3, suits=2).reason
    assert reason == "all 2 completions by rank were played: none is won"
    reason = check_partial("AS 2H 3S ?? 2S AH", rules="spade", ranks=3, suits=2).reason
    assert reason == "the only completion by rank was played: it is lost"
    reason = check_partial(nothing, rules="one-king", ranks=3, suits=2).reason
    assert reason == "after a dead end play goes on until all cards are turned, whatever they are"


SECOND_CHANCES = {
    ("watch", "random"): watch.win_random,
    ("watch", "next-top"): watch.win_next_top,
    ("watch", "best-any"): watch.win_best_any,
    ("watch", "clairvoyant"): watch.win_clairvoyant,
    ("extra-draw", "best-top"): extra_draw.win_best,
    ("extra-draw", "next-top"): extra_draw.win_next,
}


@pytest.mark.parametrize("chance", SECOND_CHANCES)
def test_nothing_known_with_a_second_chance(chance: tuple[str, str]) -> None:
    """With the laws of second chances, which are counted and not played."""
    found = check_partial("?? " * 6, ranks=3, suits=2, second_chance=chance[0], watch_card=chance[1])
    assert found.chance == SECOND_CHANCES[chance](3, 2)


def test_too_many_completions_are_not_played() -> None:
    result = check_partial("?? " * 52, rules="aisleriot-2010")
    assert (result.verdict, result.chance, result.tells) == ("unknown", None, None)
    assert f"about 10^49 by rank: more than {MOST_COMPLETIONS:,}" in result.reason


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    deal = PartialDeal((None,) * 6, shape=Shape(3, 2))
    decide_partial(deal, Choice("spade"), lambda done, of: told.append((done, of)))
    assert told == [(done, 90) for done in range(91)]


def test_whoever_needs_a_whole_deal_is_told() -> None:
    with pytest.raises(Incomplete, match="card 2 on line 1 is unknown, and 1 more: expected a whole deal"):
        check("AS ? 2S ?", ranks=2, suits=2)
    with pytest.raises(BadInput, match="AS is there twice"):
        check_partial("AS ? AS ?", ranks=2, suits=2)
