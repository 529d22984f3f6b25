"""Which rules a Klondike deal is played by, and which it cannot be played by."""

from __future__ import annotations

from typing import Any

import pytest

from verify.cards import ENGLISH
from verify.deals import Reading, Shape, numbered
from verify.deals import klondike as deals
from verify.deals.positions import PositionDeal
from verify.errors import BadInput
from verify.rules.klondike_choice import KlondikeChoice
from verify.rules.klondike_options import OPTIONS, PRESETS, KlondikeRules

DECK = next(numbered("random:1", Shape(6, 2)))


def choice(*options: str, preset: str = "classic") -> KlondikeChoice:
    return KlondikeChoice(preset, tuple((name, value) for name, _, value in (each.partition("=") for each in options)))


def table(text: str, shape: Shape = Shape(3, 2)) -> PositionDeal:  # noqa: B008
    (deal,) = deals.read_text(text, "t", Reading(shape))
    assert isinstance(deal, PositionDeal), str(deal)
    return deal


def test_presets_and_options() -> None:
    assert choice().rules == KlondikeRules()
    assert choice("draw=1", preset="three-passes").rules == KlondikeRules(draw=1, passes=3)
    assert choice("passes=unlimited", preset="vegas").rules == KlondikeRules(draw=1)
    assert all(KlondikeChoice(name).rules == preset.rules for name, preset in PRESETS.items())


def test_every_value_of_every_option_is_read_as_it_is_written() -> None:
    for name, option in OPTIONS.items():
        for value in (*option.values, *map(str, option.numbers[:2]), *map(str, option.numbers[-1:])):
            written = KlondikeChoice("classic", ((name, value),)).rules.as_options()[name]
            assert str(written) == value


def test_python_names() -> None:
    named = KlondikeChoice.named("classic", {"worrying_back": False, "draw": 1, "partial_runs": "no"})
    assert named.rules == KlondikeRules(draw=1, worrying_back=False, partial_runs=False)


@pytest.mark.parametrize(
    ("preset", "options", "message"),
    [
        ("clasic", [], "there is no preset 'clasic' for klondike: expected one of classic, draw-one"),
        ("classic", ["luck=1"], "there is no option 'luck' for klondike: expected one of draw, passes"),
        ("classic", ["draw=0"], "option draw is '0': expected a whole number from 1 to 24"),
        ("classic", ["draw=25"], "option draw is '25': expected a whole number from 1 to 24"),
        ("classic", ["draw=٣"], "option draw is '٣': expected a whole number from 1 to 24"),
        ("classic", ["passes=0"], "option passes is '0': expected unlimited or a whole number from 1 to 1000"),
        ("classic", ["recycle=over"], "option recycle is 'over': expected one of turn, under"),
        ("classic", ["worrying-back=True"], "option worrying-back is 'True': expected one of yes, no"),
        ("classic", ["draw=1", "draw=1"], "option draw is given 2 times: expected it once"),
        ("under", ["passes=3"], "option passes says nothing with recycle under"),
        ("classic", ["passes=3", "recycle=under"], "option passes says nothing with recycle under"),
    ],
)
def test_choices_that_there_are_not(preset: str, options: list[str], message: str) -> None:
    with pytest.raises(BadInput) as caught:
        choice(*options, preset=preset)
    assert message in str(caught.value)


def test_under_knows_no_passes_even_from_a_preset() -> None:
    assert choice("recycle=under", preset="three-passes").rules == KlondikeRules(recycle="under")


def test_explicit_options_beat_the_format_and_the_format_the_preset() -> None:
    (kpat,) = deals.numbered("kpat:1")
    assert choice().for_deal(kpat).listing == "bottom-first"
    assert choice("deal=face-up-last").for_deal(kpat).deal == "face-up-last"
    assert choice("listing=top-first").for_deal(kpat).listing == "top-first"
    (digits,) = deals.read_text("014024034013023033", "t", Reading(Shape(3, 2)))
    assert not isinstance(digits, BadInput)
    rules = choice("columns=2", "listing=bottom-first").for_deal(digits)
    assert (rules.listing, rules.deal, rules.columns) == ("bottom-first", "rows", 2)


def test_a_table_settles_its_columns() -> None:
    deal = table("1: AS\n2: AH\nStock: 2S 3S 2H 3H")
    assert choice().for_deal(deal).columns == 2
    assert choice("columns=2").start(deal) == deal.position


@pytest.mark.parametrize(
    ("options", "text", "message"),
    [
        (["columns=7"], "1: AS\nStock: 2S 3S AH 2H 3H", "option columns is 7, and there are 1 columns on the table"),
        (["deal=rows"], "1: AS\nStock: 2S 3S AH 2H 3H", "option deal does not apply: the format 'table' lists the"),
        (["listing=top-first"], "1: AS\nStock: 2S 3S AH 2H 3H", "option listing does not apply"),
        ([], "1: [AS]\nStock: 2S 3S AH 2H 3H", "column 1: its last card, AS, lies face down: expected it face up"),
        ([], "1: [3S] 2H AH\nStock: 2S AS 3H", "column 1: AH cannot lie on 2H face up: expected the next lower rank"),
        ([], "1: AH 2S\nStock: 2H AS 3H 3S", "column 1: 2S cannot lie on AH face up: expected the next lower rank"),
        ([], "1: 3S AH\nStock: 2H AS 3H 2S", "column 1: AH cannot lie on 3S face up: expected the next lower rank"),
        (["passes=2"], "Pass: 3\n1: AS\nStock: 2S 3S AH 2H 3H", "pass 3 is under way, and the rules allow 2"),
    ],
)
def test_tables_that_the_rules_do_not_fit(options: list[str], text: str, message: str) -> None:
    with pytest.raises(BadInput) as caught:
        choice(*options).for_deal(table(text))
    assert message in str(caught.value)
    assert str(caught.value).startswith("deal t:1: ")


@pytest.mark.parametrize("text", ["1: [2S] 3H\n2: 3S 2H AS\nStock: AH", "Pass: 2\n1: [2S] 3S 2H\nStock: AS 3H\n2: AH"])
def test_tables_that_fit(text: str) -> None:
    deal = table(text)
    assert choice().start(deal) == deal.position
    assert choice("passes=2").start(deal) == deal.position


@pytest.mark.parametrize(
    ("deal", "message"),
    [
        (DECK, "7 columns take 28 cards, and the deck has 12: expected fewer columns"),
        (next(numbered("random:1", Shape(13, 5))), "5 suits: Klondike is played with 4 at most, two black, two red"),
    ],
)
def test_decks_that_the_rules_do_not_fit(deal: Any, message: str) -> None:
    with pytest.raises(BadInput) as caught:
        choice().for_deal(deal)
    assert message in str(caught.value)


def test_ranks_alone_are_no_deck_for_klondike() -> None:
    (deal,) = deals.read_text("A 2 3 A 2 3", "t", Reading(Shape(3, 2), ENGLISH))
    assert not isinstance(deal, BadInput)
    with pytest.raises(BadInput, match="the deal has ranks only"):
        choice("columns=2").for_deal(deal)
