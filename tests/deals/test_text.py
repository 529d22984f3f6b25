"""The formats deck and uva170: what is read, and what every fault is called."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from verify.cards import FINNISH, SWEDISH, Card
from verify.deals import Deal, Reading, Shape, read_text
from verify.errors import BadInput

CASES = Path(__file__).parents[1] / "cases" / "clock_decks.txt"
SORTED = [rank + suit for suit in "SHDC" for rank in "A23456789TJQK"]
ROWS = [" ".join(SORTED[i : i + 13]) for i in range(0, 52, 13)]
DECK = "\n".join(ROWS)
SMALL = Shape(2, 2)
AUTO = Reading()


def deal_of(text: str, how: Reading = AUTO) -> Deal:
    (deal,) = read_text(text, "t", how)
    assert isinstance(deal, Deal), str(deal)
    return deal


def fault(text: str, how: Reading = AUTO) -> str:
    (error,) = read_text(text, "t", how)
    assert isinstance(error, BadInput)
    assert len(str(error)) < 300
    assert str(error).isprintable()
    return str(error)


@pytest.mark.parametrize(
    "text",
    [
        DECK,
        DECK + "\n",
        "\n\n" + DECK,
        " ".join(SORTED),
        "\n".join(SORTED),
        ",".join(SORTED),
        ", ".join(SORTED).lower(),
        "\r\n".join(ROWS),
        "\r".join(ROWS),
        "\ufeff" + DECK,
        "# c\n" + DECK + "\n# c",
        DECK.replace(" ", "\u2028"),
        DECK.replace("T", "10"),
        "\n".join([" ".join(SORTED[:30]), " ".join(SORTED[30:40]), " ".join(SORTED[40:])]),
    ],
)
def test_one_deck_however_it_is_laid_out(text: str) -> None:
    deal = deal_of(text)
    assert [str(card) for card in deal.cards] == SORTED
    assert (deal.name, deal.format, deal.layout, deal.listing, deal.within_pile) == ("t:1", "deck", "deck", None, None)


def test_headings_blank_lines_and_lines_part_the_decks() -> None:
    line = " ".join(SORTED)
    text = f"[first]\n{DECK}\n[second]\n\n# why\n{DECK}\n\n{DECK}\n\n[lines]\n{line}\n{line}\n"
    deals = list(read_text(text, "t", Reading()))
    assert [deal.title for deal in deals if isinstance(deal, Deal)] == ["first", "second", "", "lines", ""]
    assert [deal.name for deal in deals if isinstance(deal, Deal)] == [f"t:{n}" for n in range(1, 6)]


def test_a_comment_does_not_part_a_block() -> None:
    assert [str(card) for card in deal_of("\n".join([*ROWS[:2], "  # half", *ROWS[2:]])).cards] == SORTED


def test_rank_deals_have_no_suits() -> None:
    deal = deal_of("A 2 2 A", Reading(SMALL))
    assert deal.cards == (Card(1), Card(2), Card(2), Card(1))
    assert "K is there 5 times, expected 4" in fault(" ".join(c[0] for c in SORTED).replace("A", "K", 1))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "\n".join([ROWS[0], ROWS[1], ROWS[2], ROWS[3][:-3]]),
            "t:1: 51 cards on lines 1 to 4, expected 52; KC is missing",
        ),
        (
            DECK + " AS",
            "t:1: 53 cards on lines 1 to 4, expected 52; AS is there twice, card 1 on line 1 and card 53 on line 4",
        ),
        (
            DECK.replace("7D", "9S"),
            "t:1: 9S is there twice, card 9 on line 1 and card 33 on line 3; 7D is missing",
        ),
        (
            DECK + "\n" + DECK,
            "t:1: 104 cards on lines 1 to 8, expected 52 (2 decks run together? separate them by an empty line)",
        ),
        (DECK.replace("QH", "XX"), "t:2: card 25: 'XX' is not a card: expected a rank A 2..9 T J Q K and a suit"),
        (DECK.replace("QH", "Joker"), "t:2: card 25: 'Joker' is a joker; the deck has none: take the jokers out"),
        (DECK.replace("QH", "Q"), "t:2: 'Q' (card 25 on line 2) has no suit, though other cards have"),
        (DECK.replace("QH", "14.5"), "t:2: 14.5 (card 25 on line 2) is not in a deck of 13 ranks and 4 suits"),
        (DECK.replace("QH", "10Pa"), "(or is it --cards fi?)"),
        (DECK.replace("QH", "10Ru"), "(or is it --cards fi or --cards sv?)"),
        (DECK.replace("QH", "\x1b[31m"), r"'\x1b[31m' is not a card"),
        (DECK.replace("QH", "Q" * 10**6), "QQQ…' is not a card"),
        ("AS " * 5000, "5,000 cards, expected 52"),
        ("AS\n" * 6000, "t:1: more than 5200 cards without an empty line, expected 52 a deck"),
    ],
)
def test_faults_of_a_deck(text: str, expected: str) -> None:
    assert expected in fault(text)


def test_the_hint_works_the_other_way_round() -> None:
    assert "(or is it --cards en?)" in fault(DECK, Reading(notation=FINNISH))
    assert "(or is it --cards en?)" in fault(DECK.replace("JS", "JH"), Reading(notation=SWEDISH))


def test_one_bad_deck_among_a_thousand_good_ones() -> None:
    line = " ".join(SORTED)
    lines = [line] * 1001
    lines[700] = line.replace("KS", "KK")
    outcomes = list(read_text("\n".join(lines), "t", Reading()))
    bad = [outcome for outcome in outcomes if isinstance(outcome, BadInput)]
    assert [(error.source, error.line) for error in bad] == [("t", 701)]
    assert [outcome.name for outcome in outcomes if isinstance(outcome, Deal)][-1] == "t:1001"
    assert len(outcomes) == 1001


@pytest.mark.parametrize("bad", [0, 1, 2])
def test_a_short_line_among_decks_on_lines_is_one_bad_deck(bad: int) -> None:
    lines = [" ".join(SORTED)] * 3
    lines[bad] = " ".join(SORTED[:20])
    outcomes = list(read_text("\n".join(lines), "t", Reading()))
    assert [isinstance(outcome, BadInput) for outcome in outcomes] == [index == bad for index in range(3)]


@pytest.mark.parametrize("text", ["", " \n\t\n", "\ufeff", "# only\n# comments\n", "#\n", ",,,\n"])
@pytest.mark.parametrize("format_name", ["auto", "deck", "uva170", "piles", "integers"])
def test_no_deal_in_it(text: str, format_name: str) -> None:
    with pytest.raises(BadInput, match=r"^t: there is no deal in it"):
        read_text(text, "t", Reading(format=format_name))


@pytest.mark.parametrize("text", [DECK + "\n[lost]\n", "[lost]\n[two]\n" + DECK, DECK + "\n\n[lost]\n\n[two]\n" + DECK])
def test_a_heading_without_a_deal_is_not_lost(text: str) -> None:
    faults = [str(outcome) for outcome in read_text(text, "t", Reading()) if isinstance(outcome, BadInput)]
    assert len(faults) == 1
    assert "'[lost]' is not a card" in faults[0]
    assert faults[0].startswith(f"t:{text[: text.index('[lost]')].count(chr(10)) + 1}:")


def test_an_unknown_format_is_refused_with_those_there_are() -> None:
    known = "deck, uva170, piles, json, codegolf, integers, solvitaire or auto"
    with pytest.raises(BadInput, match=re.escape(f"unknown format 'dcek', expected {known}")):
        read_text(DECK, "t", Reading(format="dcek"))


def contest_part() -> list[tuple[str, str]]:
    """Names and decks of part 1 of the cases."""
    part = CASES.read_text(encoding="utf-8").partition("## Part 1")[2].partition("## Part 2")[0]
    return re.findall(r"\[(.*)\]\nexpected: .*\n((?:.+\n){4})", part)


def test_contest_form_has_its_last_card_dealt_first() -> None:
    decks = contest_part()
    assert len(decks) == 4
    text = "".join(deck for _, deck in decks) + "#\n"
    deals = list(read_text(text, "t", Reading()))
    assert [" ".join(map(str, deal.cards)) for deal in deals if isinstance(deal, Deal)] == [
        " ".join(deck.split()) for _, deck in decks
    ]
    assert {(deal.format, deal.listing) for deal in deals if isinstance(deal, Deal)} == {("uva170", "bottom-first")}


def test_contest_form_ends_at_its_mark() -> None:
    how = Reading(format="uva170")
    assert deal_of(DECK + "\n#\nanything\n" + DECK, how) == deal_of(DECK + "\n#\n", how) == deal_of(DECK, how)
    with pytest.raises(BadInput, match=r"no deal in it"):
        read_text("#\n" + DECK, "t", how)


def test_a_mark_in_the_middle_is_a_comment_under_auto() -> None:
    assert deal_of("# a\n#\n# b\n" + DECK).format == "deck"


def test_contest_faults_stay_with_their_deck() -> None:
    short, wrong = ROWS[1][:-3], ROWS[2].replace("AD", "A?")
    text = "\n".join([ROWS[0], short, *ROWS[2:], *ROWS, *ROWS[:2], wrong, ROWS[3], *ROWS[:3], "", *ROWS, "#"])
    outcomes = list(read_text(text, "t", Reading()))
    assert [str(o) for o in outcomes if isinstance(o, BadInput)] == [
        "t:2: deal 1: 12 cards on one line, expected 13 (uva170 has 4 such lines a deck)",
        "t:11: deal 3: card 27: 'A?' is not a card: expected a rank A 2..9 T J Q K and a suit S H D C, "
        "such as TS or 10♠",
        "t:13: deal 4: a deck of 3 lines, expected 4 of 13 cards",
    ]
    assert [o.name for o in outcomes if isinstance(o, Deal)] == ["t:2", "t:5"]


def test_a_named_format_that_does_not_fit_says_so_in_its_own_terms() -> None:
    assert "uva170 has 4 such lines a deck" in fault(" ".join(SORTED), Reading(format="uva170"))


def test_piles_without_names_are_not_taken_for_a_deck() -> None:
    block = "\n".join(" ".join(SORTED[i : i + 4]) for i in range(0, 52, 4))
    with pytest.raises(BadInput) as refused:
        read_text("# mine\n\n" + block, "t", AUTO)
    assert str(refused.value) == (
        "t:3: 13 lines of 4 cards: if these are piles, begin the lines with A:, 2:, ...; "
        "if it is a deck, say --format deck"
    )
    assert deal_of(block, Reading(format="deck")).cards == deal_of(DECK).cards


def test_comments_may_stand_behind_cards() -> None:
    rows = DECK.splitlines()
    assert deal_of("\n".join([rows[0] + " # first", *rows[1:], "# end"])).cards == deal_of(DECK).cards
    assert deal_of("[deck #1]\n" + DECK).title == "deck #1"


def test_titles_are_printable() -> None:
    assert deal_of("[a\x1b[31m\tb " + "x" * 500 + "]\n" + DECK).title.startswith(r"a\x1b[31m b xxx")
    assert len(deal_of("[" + "x" * 5000 + "]\n" + DECK).title) == 200
    assert deal_of("[" + "x " * 10**6 + "]\n" + DECK).title.startswith("x x")


def test_a_card_name_is_read_to_its_end() -> None:
    """Variation selectors may follow a suit symbol; a name cut short behind many of them must be no card."""
    assert [str(card) for card in deal_of(DECK.replace("AS", "A♠\ufe0f")).cards] == SORTED
    assert "is not a card" in fault(DECK.replace("AS", "A♠" + "\ufe0f" * 100 + "XX"))


def test_a_fault_in_a_huge_deck_is_found_without_making_the_deck() -> None:
    assert fault("AS 2S", Reading(Shape(10**6, 10**6))).startswith("t:1: 2 cards, expected 1000000000000; 3S 4S 5S ...")
