"""Which rules a deal of Grandfather's Clock is played by, and which it cannot be played by."""

from __future__ import annotations

import pytest

from verify.deals.deal import Shape
from verify.deals.dials import clock_cards
from verify.deals.grandfathers_clock import numbered, read_text
from verify.deals.grandfathers_clock.formats import AnyDeal
from verify.deals.reading import Reading, only
from verify.errors import BadInput
from verify.rules.grandfathers_clock_choice import GrandfathersClockChoice
from verify.rules.grandfathers_clock_options import OPTIONS, PRESETS, GrandfathersClockRules

TABLE = "1: AS 2H\n2: 3S 4H AH"
SECOND = "1: AH 2S AS\n2: 3H 4S"


def choice(*options: str, preset: str = "classic") -> GrandfathersClockChoice:
    pairs = (each.partition("=") for each in options)
    return GrandfathersClockChoice(preset, tuple((name, value) for name, _, value in pairs))


def deal(text: str, format_: str = "auto") -> AnyDeal:
    (found,) = read_text(text, "t", Reading(Shape(4, 2), format=format_))
    assert not isinstance(found, BadInput), str(found)
    return found


def test_presets_and_options() -> None:
    assert choice().rules == GrandfathersClockRules()
    assert choice("runs=yes", preset="second-suits").rules == GrandfathersClockRules(clock_suits="second", runs=True)
    assert all(GrandfathersClockChoice(name).rules == preset.rules for name, preset in PRESETS.items())


def test_every_value_of_every_option_is_read_as_it_is_written() -> None:
    for name, option in OPTIONS.items():
        for value in (*option.values, *map(str, option.numbers[:2]), *map(str, option.numbers[-1:])):
            assert str(choice(f"{name}={value}").rules.as_options()[name]) == value


def test_python_names() -> None:
    named = GrandfathersClockChoice.named("classic", {"empty_column": "none", "wrap": True, "columns": 7})
    assert named.rules == GrandfathersClockRules(empty_column="none", wrap=True, columns=7)


@pytest.mark.parametrize(
    ("preset", "options", "message"),
    [
        ("kpat", [], "there is no preset 'kpat' for grandfathers-clock: expected one of classic, second-suits"),
        ("classic", ["draw=1"], "there is no option 'draw' for grandfathers-clock: expected one of clock-suits, build"),
        ("classic", ["columns=0"], "option columns is '0': expected a whole number from 1 to 50"),
        ("classic", ["wrap=True"], "option wrap is 'True': expected one of no, yes"),
        ("classic", ["clock-suits=third"], "option clock-suits is 'third': expected one of first, second"),
        ("classic", ["runs=yes", "runs=no"], "option runs is given 2 times"),
    ],
)
def test_choices_that_there_are_not(preset: str, options: list[str], message: str) -> None:
    with pytest.raises(BadInput) as caught:
        choice(*options, preset=preset)
    assert message in str(caught.value)


def test_explicit_options_beat_what_is_settled_and_that_the_preset() -> None:
    kpat = only(numbered("kpat:1"), "kpat")
    assert choice().for_deal(kpat).listing == "bottom-first"
    assert choice("listing=top-first").for_deal(kpat).listing == "top-first"
    assert choice(preset="second-suits").start(kpat).foundations == clock_cards(clock_suits="second")
    second = deal("AH 2S AS 3H 4S", "rest")
    assert choice().for_deal(second).clock_suits == "second"
    assert choice().start(second).foundations == clock_cards(Shape(4, 2), "second")


def test_a_table_settles_its_columns_and_its_clock_cards() -> None:
    assert choice().for_deal(deal(TABLE)) == GrandfathersClockRules(columns=2)
    assert choice(preset="second-suits").for_deal(deal(TABLE)).clock_suits == "first"
    assert choice().for_deal(deal(SECOND)).clock_suits == "second"
    assert choice("columns=2", "clock-suits=second").for_deal(deal(SECOND)).columns == 2


@pytest.mark.parametrize(
    ("options", "text", "message"),
    [
        (["columns=8"], TABLE, "deal t:1: option columns is 8, and the columns on the table are 2"),
        (["listing=top-first"], TABLE, "deal t:1: option listing does not apply: the format 'table' lists the table"),
        (
            ["clock-suits=second"],
            TABLE,
            "deal t:1: option clock-suits is second, and the clock cards are those of first",
        ),
        (
            ["clock-suits=first"],
            SECOND,
            "deal t:1: option clock-suits is first, and the clock cards are those of second",
        ),
        (
            ["clock-suits=first"],
            "AH 2S AS 3H 4S",
            "option clock-suits is first, and the clock cards are those of second",
        ),
        ([], "A A 2 2 3 3 4 4", "t:1: the deal has ranks only, and Grandfather's Clock is played with suits"),
    ],
)
def test_deals_that_the_rules_do_not_fit(options: list[str], text: str, message: str) -> None:
    with pytest.raises(BadInput) as caught:
        choice(*options).for_deal(deal(text))
    assert message in str(caught.value)


def test_of_one_suit_both_sets_of_clock_cards_are_the_same() -> None:
    (one,) = read_text("1: AS", "t", Reading(Shape(3, 1)))
    assert not isinstance(one, BadInput)
    assert {choice(f"clock-suits={name}").start(one) for name in ("first", "second")} == {choice().start(one)}


def test_decks_without_a_dial_are_refused() -> None:
    for shape, message in ((Shape(4, 4), "more ranks than suits"), (Shape(13, 5), "5 suits")):
        with pytest.raises(BadInput, match=message):
            choice().for_deal(only(numbered("random:1", shape), "random"))
