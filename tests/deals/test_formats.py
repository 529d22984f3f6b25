"""All formats alike: what is written is read back as the same deal, under its name and under auto."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

import verify.deals
from verify.cards import ENGLISH, NOTATIONS, Card, Notation
from verify.deals import FORMATS, Deal, Reading, Shape, numbered, read_text, write
from verify.deals.deal import Listing
from verify.deals.formats import Format, write_all
from verify.errors import BadInput

LISTINGS: tuple[Listing, ...] = ("top-first", "bottom-first")
PLAIN_TEXT = st.text(st.characters(exclude_categories=["Cs", "Cc"]), max_size=20)


@st.composite
def decks(draw: st.DrawFn, ranks: int = 15, suits: int = 6) -> Deal:
    """Any deck of any size, suited or not, without any convention."""
    shape = Shape(draw(st.integers(1, ranks)), draw(st.integers(1, suits)))
    suited = draw(st.booleans())
    deck = [
        Card(rank, suit if suited else 0) for rank in range(1, shape.ranks + 1) for suit in range(1, shape.suits + 1)
    ]
    title = draw(PLAIN_TEXT | st.sampled_from(['{"a"', '"x"', "#", "]", "[[1", 'tableau piles"', "A:", "1 2"]))
    return Deal(tuple(draw(st.permutations(deck))), shape=shape, title=title)


def in_the_convention_of(form: Format, deal: Deal) -> Deal:
    if form.layout == "piles":
        return replace(deal, layout="piles", within_pile=form.within_pile)
    return replace(deal, listing=form.listing)


def can_hold(form: Format, deal: Deal) -> bool:
    """Written out once more, from what the formats are for."""
    suited = deal.cards[0].suit > 0
    standard = deal.shape.ranks <= 13 and deal.shape.suits <= 4
    limits: dict[str, Callable[[], bool]] = {
        "codegolf": lambda: not suited,
        "integers": lambda: suited,
        "solvitaire": lambda: suited and standard,
    }
    return limits.get(form.name, lambda: True)()


def only(text: str, how: Reading) -> Deal:
    (deal,) = read_text(text, "t", how)
    assert isinstance(deal, Deal), str(deal)
    return deal


@pytest.mark.parametrize("form", FORMATS.values(), ids=FORMATS)
@pytest.mark.parametrize("notation", NOTATIONS.values(), ids=NOTATIONS)
@given(deal=decks())
def test_what_is_written_is_read_back(form: Format, notation: Notation, deal: Deal) -> None:
    deal = in_the_convention_of(form, deal)
    if not can_hold(form, deal):
        with pytest.raises(BadInput):
            write(deal, form.name, notation)
        return
    text = write(deal, form.name, notation)
    assert text.endswith("\n")
    ambiguous = form.name == "integers" and deal.shape.suits == 1  # the numbers could be bare ranks
    for name in (form.name,) if ambiguous else (form.name, "auto"):
        back = only(text, Reading(deal.shape, notation, name))
        assert back == deal
        assert back.format == form.name


@pytest.mark.parametrize("listing", [None, *LISTINGS])
@pytest.mark.parametrize("layout", ["deck", "piles"])
@given(deal=decks())
def test_json_keeps_the_conventions(listing: Listing | None, layout: str, deal: Deal) -> None:
    if layout == "piles":
        deal = replace(deal, layout="piles", within_pile=listing or "bottom-first")
    else:
        deal = replace(deal, listing=listing)
    assert only(write(deal, "json"), Reading(deal.shape)) == deal


@pytest.mark.parametrize("name", ["deck", "piles", "json"])
def test_titles_are_kept(name: str) -> None:
    deal = Deal(
        (Card(1, 1),), FORMATS[name].layout or "deck", Shape(1, 1), within_pile="bottom-first", title="Näin, [x]"
    )
    assert only(write(deal, name), Reading(Shape(1, 1))).title == "Näin, [x]"


def order_dealt(deal: Deal, rules: Listing | None) -> tuple[Card, ...]:
    listing = deal.listing or rules
    assert listing
    return deal.cards if listing == "top-first" else deal.cards[::-1]


@pytest.mark.parametrize("name", ["deck", "uva170", "json"])
@pytest.mark.parametrize("own", [None, *LISTINGS])
@pytest.mark.parametrize("rules", LISTINGS)
def test_the_card_dealt_first_stays_the_first(name: str, own: Listing | None, rules: Listing) -> None:
    (deal,) = numbered("random:1")
    deal = replace(deal, listing=own)
    back = only(write(deal, name, listing=rules), Reading())
    assert order_dealt(back, rules) == order_dealt(deal, rules)


@pytest.mark.parametrize(
    "form", [form for form in FORMATS.values() if form.layout == "piles"], ids=lambda form: form.name
)
@pytest.mark.parametrize("own", [None, *LISTINGS])
@pytest.mark.parametrize("rules", LISTINGS)
def test_the_top_of_a_pile_stays_its_top(form: Format, own: Listing | None, rules: Listing) -> None:
    suits = (0, 0) if form.name == "codegolf" else (1, 2)
    cards = (Card(1, suits[0]), Card(2, suits[0]), Card(2, suits[1]), Card(1, suits[1]))
    deal = Deal(cards, "piles", Shape(2, 2), within_pile=own)
    back = only(write(deal, form.name, within_pile=rules), Reading(Shape(2, 2)))
    reverse = (own or rules) != form.within_pile
    assert back.piles == tuple(pile[::-1] if reverse else pile for pile in deal.piles)


def test_nothing_is_written_that_could_be_read_in_two_ways() -> None:
    (microsoft,) = numbered("ms:617")
    with pytest.raises(BadInput, match=r"^ms:617: .* as deck unless it is known which card is dealt first"):
        write(microsoft, "deck")
    with pytest.raises(BadInput, match=r"as uva170 unless it is known which card is dealt first"):
        write(replace(microsoft, listing=None), "uva170")
    for name in ("piles", "json", "integers"):
        with pytest.raises(BadInput, match=rf"as {name} unless it is known which end of a pile is its top"):
            write(replace(microsoft, layout="piles"), name)


@pytest.mark.parametrize("form", FORMATS.values(), ids=FORMATS)
def test_dealing_is_left_to_the_rules(form: Format) -> None:
    deck = next(numbered("ms:617"))
    piles = replace(deck, layout="piles", within_pile="top-first")
    if form.layout == "piles":
        message = rf"^ms:617: {form.name} holds piles, and this deal is a deck: .* a matter of the rules"
        with pytest.raises(BadInput, match=message):
            write(deck, form.name)
    elif form.layout == "deck":
        message = rf"^ms:617: {form.name} holds a deck, and this deal is piles: .* a matter of the rules"
        with pytest.raises(BadInput, match=message):
            write(piles, form.name)


@pytest.mark.parametrize("form", FORMATS.values(), ids=FORMATS)
def test_many_deals_in_one_text(form: Format) -> None:
    deals = [
        Deal((Card(1, s), Card(2, s), Card(2, t), Card(1, t)), shape=Shape(2, 2)) for s, t in ((1, 2), (2, 1), (1, 2))
    ]
    if form.name == "codegolf":
        deals = [replace(deal, cards=tuple(Card(card.rank) for card in deal.cards)) for deal in deals]
    deals = [in_the_convention_of(form, deal) for deal in deals]
    text = "".join(write_all(deals, form.name))
    for name in (form.name, "auto"):
        assert list(read_text(text, "t", Reading(Shape(2, 2), format=name))) == deals


def test_writing_in_an_unknown_format() -> None:
    with pytest.raises(BadInput, match=r"unknown format 'auto', expected deck, uva170"):
        write(next(numbered("ms:1")), "auto")


@given(text=st.text(max_size=300) | st.text('AS2H KQ[]{}":,#\n0123.', max_size=300))
def test_no_text_brings_a_reader_down(text: str) -> None:
    for name in ("auto", *FORMATS):
        try:
            outcomes = list(read_text(text, "t", Reading(Shape(2, 2), ENGLISH, name)))
        except BadInput as error:
            outcomes = [error]
        for outcome in outcomes:
            assert isinstance(outcome, Deal) or (str(outcome).isprintable() and len(str(outcome)) < 350)


def test_exported_names_are_those_listed() -> None:
    assert sorted(verify.deals.__all__) == sorted(
        name for name, value in vars(verify.deals).items() if not name.startswith("_") and not _is_module(value)
    )


def _is_module(value: object) -> bool:
    return type(value).__name__ == "module"
