"""Rule options: names, values, and which of preset, format and explicit option wins."""

from __future__ import annotations

from typing import get_args, get_type_hints

import pytest

from support.tables import full_deck
from verify.checker import clock_reading
from verify.deals.deal import STANDARD, Deal, Shape
from verify.errors import BadInput
from verify.rules.clock_choice import Choice, check_piles, parse_option
from verify.rules.clock_options import CENTRE, OPTIONS, PRESETS, ClockRules, differences, field_of

DECK = Deal(tuple(full_deck(STANDARD)))
CONTEST = Deal(DECK.cards, listing="bottom-first", format="uva170")
PILES = Deal(DECK.cards, layout="piles", within_pile="top-first", format="integers")


def test_every_option_has_a_field_and_every_field_an_option() -> None:
    assert [name.replace("-", "_") for name in OPTIONS] == list(ClockRules._fields)


def test_every_option_has_the_same_values_in_its_type_its_help_and_the_checker() -> None:
    hints = get_type_hints(ClockRules)
    for name, option in OPTIONS.items():
        if option.values:
            assert set(get_args(hints[field_of(name)])) == set(option.values)
    judged = {name: set(values) - {"centre"} for name, values in clock_reading.CHOICES.items()}
    assert judged == {name: set(option.values) for name, option in OPTIONS.items() if name != "score"}


def test_the_first_value_of_each_option_is_that_of_classic() -> None:
    classic = {name: getattr(ClockRules(), field_of(name)) for name in OPTIONS}
    assert all(classic[name] == next(iter(option.values)) for name, option in OPTIONS.items() if option.values)


def test_presets_are_those_of_the_table_of_conventions() -> None:
    """The preset table of the theory: everything not named as in classic."""
    assert {name: differences(preset.rules, ClockRules()) for name, preset in PRESETS.items()} == {
        "classic": "",
        "shakki": "dead-end=exception",
        "one-king": "dead-end=clockwise score=restarts",
        "watch": "second-chance=watch watch-card=random",
        "uva170": "listing=bottom-first",
        "knuth": "shuttle=aside",
        "aisleriot": "deal=centre-last shuttle=over-bottom",
        "aisleriot-2010": "deal=centre-last shuttle=over-bottom win=sorted",
        "pysolfc-relaxed": "second-chance=extra-draw watch-card=best-top",
        "blocks": "deal=piles",
        "spade": "deal=piles dead-end=exception-centre",
    }


def test_the_format_beats_the_preset_and_an_explicit_option_beats_both() -> None:
    assert Choice().for_deal(DECK).listing == "top-first"
    assert Choice().for_deal(CONTEST).listing == "bottom-first"
    assert Choice("classic", (("listing", "top-first"),)).for_deal(CONTEST).listing == "top-first"
    assert Choice().for_deal(PILES).within_pile == "top-first"


def test_options_that_say_nothing_about_the_deal_are_null_or_refused() -> None:
    assert Choice("blocks").for_deal(PILES).as_options("piles")["deal"] is None
    assert ClockRules().as_options("deck")["within-pile"] is None
    with pytest.raises(BadInput, match="option deal does not apply: the format 'integers' lists the piles"):
        Choice("classic", (("deal", "rounds"),)).for_deal(PILES)
    with pytest.raises(BadInput, match="option within-pile does not apply: the format 'deck' lists a deck"):
        Choice("classic", (("within-pile", "top-first"),)).for_deal(DECK)


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [("start", "centre", CENTRE), ("start", "CENTRE", CENTRE), ("start", "k", 13), ("first-pile", "12", 12)],
)
def test_piles_are_named_by_number_or_rank(name: str, value: str, expected: int) -> None:
    assert parse_option(name, value) == expected


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("colour", "red", "there is no option 'colour' for clock: expected one of deal, first-pile"),
        ("deal", "heaps", "option deal is 'heaps': expected one of rounds, piles, centre-last"),
        ("start", "noon", "option start is 'noon': expected a pile such as 1, 12 or Q or centre"),
        ("first-pile", "0", "option first-pile is '0': expected a pile"),
        ("first-pile", "-1", "expected a pile"),
        ("first-pile", "²", "expected a pile"),
        ("first-pile", "9" * 50, "expected a pile"),
        ("first-pile", "", "expected a pile"),
    ],
)
def test_bad_options_say_what_was_expected(name: str, value: str, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        Choice("classic", ((name, value),))


def test_rules_are_described_by_their_preset_and_what_differs_from_it() -> None:
    assert Choice().describe(Choice().for_deal(CONTEST), "deck") == "classic, with listing=bottom-first"
    undone = Choice("blocks", (("deal", "rounds"),))
    assert undone.describe(undone.for_deal(DECK), "deck") == "blocks, with deal=rounds"
    assert Choice("aisleriot").describe(Choice("aisleriot").for_deal(PILES), "piles") == (
        "aisleriot, with within-pile=top-first"
    )


def test_an_option_may_be_given_once() -> None:
    with pytest.raises(BadInput, match="option deal is given 2 times: expected it once"):
        Choice("classic", (("deal", "rounds"), ("win", "sorted"), ("deal", "piles")))


def test_the_card_of_a_second_chance_is_null_or_refused_without_one() -> None:
    assert ClockRules().as_options("deck")["watch-card"] is None
    assert Choice("classic", (("second-chance", "watch"),)).rules.as_options("deck")["watch-card"] == "random"
    for preset, options in (("classic", ()), ("watch", (("second-chance", "none"),))):
        with pytest.raises(BadInput, match="option watch-card says nothing while second-chance is none"):
            Choice(preset, (*options, ("watch-card", "next-top")))
    assert Choice("watch", (("second-chance", "none"),)).rules == ClockRules()


@pytest.mark.parametrize("kind", ["watch", "extra-draw"])
def test_a_second_chance_needs_a_game_that_stops(kind: str) -> None:
    for dead_end in ("clockwise", "exception-centre"):
        with pytest.raises(
            BadInput, match=f"second-chance {kind} with dead-end {dead_end}: expected stop or exception"
        ):
            Choice("classic", (("second-chance", kind), ("dead-end", dead_end)))
    assert Choice("shakki", (("second-chance", kind),)).rules.second_chance == kind


@pytest.mark.parametrize("policy", ["best-top", "best-any"])
def test_what_is_best_is_known_for_one_way_of_winning(policy: str) -> None:
    with pytest.raises(BadInput, match=f"watch-card {policy} with win sorted: expected win exposed"):
        Choice("watch", (("watch-card", policy), ("win", "sorted")))
    assert Choice("watch", (("win", "sorted"),)).rules.win == "sorted"


def test_a_second_chance_is_for_decks_of_a_thousand_cards_at_most() -> None:
    check_piles(Choice("watch").rules, Shape(250, 4))
    check_piles(Choice().rules, Shape(1000, 100))
    with pytest.raises(BadInput, match="second-chance watch with 1004 cards: expected 1000 at most"):
        check_piles(Choice("watch").rules, Shape(251, 4))


def test_the_pile_of_the_highest_rank_is_the_centre() -> None:
    assert Choice("classic", (("start", "K"),)).for_deal(DECK) == ClockRules()


def test_unknown_presets_and_impossible_piles() -> None:
    with pytest.raises(BadInput, match="no preset 'classical' for clock: expected one of classic, shakki"):
        Choice("classical")
    with pytest.raises(BadInput, match="first-pile is 13: expected a clock pile, 1 to 12"):
        Choice("classic", (("first-pile", "13"),)).for_deal(DECK)
    small = Deal(tuple(full_deck(Shape(3, 2))), shape=Shape(3, 2))
    with pytest.raises(BadInput, match="start is 4: expected centre or a pile, 1 to 3"):
        Choice("classic", (("start", "4"),)).for_deal(small)


def test_an_option_that_says_nothing_is_no_difference() -> None:
    without = PRESETS["watch"].rules._replace(second_chance="none")
    assert differences(without, PRESETS["watch"].rules) == "second-chance=none"
