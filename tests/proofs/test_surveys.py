"""Surveys: every deal is counted once, every count is the law's, and what is not counted never looks like success."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import factorial, prod

import msgspec
import pytest

from verify.cards import Card
from verify.proofs.methods.clock import Clock
from verify.proofs.methods.surveys import settle
from verify.proofs.model.broken import ELSEWHERE, EXTRA_CARD, GOES_ON, RULES, SHORT_PILE
from verify.proofs.theorems import laws, sights
from verify.proofs.theorems.counts import (
    C9_SURVEYS,
    COUNT,
    DECKS,
    FEW_CARDS,
    LENGTH,
    SCORE,
    SORTED,
    START_PILES_SURVEYS,
    UNEQUAL,
)
from verify.proofs.theorems.families import BY_RANK, CARD_BY_CARD, REAL, Deck, broken, deck, own_piles
from verify.proofs.theorems.survey import Broken, Shares, Survey
from verify.records.proof import Obligation
from verify.rules.clock_table import Pile, Table

LONG = 600.0
SURVEYS: list[Survey] = [
    *C9_SURVEYS,
    *START_PILES_SURVEYS,
    *(each for one in (COUNT, SCORE, LENGTH) for each in one.obligations if isinstance(each, Survey)),
]
(WIN,) = (each for each in SURVEYS if each.id == "win")
SMALL_WIN = WIN._replace(decks=[deck(2, 1), deck(2, 2)])


def multinomial(of: Deck) -> int:
    return factorial(of.cards) // prod(map(factorial, of.copies))


def named(survey: Survey) -> str:
    return survey.id


@pytest.mark.parametrize("of", [*DECKS, *UNEQUAL], ids=str)
def test_every_deal_by_rank_comes_once(of: Deck) -> None:
    """As many as the multinomial coefficient says, no two alike, each made of the whole deck."""
    deals = list(BY_RANK.deals(of))
    assert len(set(deals)) == len(deals) == multinomial(of)
    for table in deals:
        assert tuple(map(len, table.piles)) == of.piles
        assert Counter(card.rank for pile in table.piles for card in pile) == dict(enumerate(of.copies, 1))


@pytest.mark.parametrize("of", FEW_CARDS, ids=str)
def test_every_deal_card_by_card_comes_once(of: Deck) -> None:
    """As many as the factorial says, no two alike; without suits, every deal by rank equally often."""
    deals = list(CARD_BY_CARD.deals(of))
    assert len(set(deals)) == len(deals) == factorial(of.cards)
    bare = Counter(Table(tuple(tuple(Card(card.rank) for card in pile) for pile in table.piles)) for table in deals)
    assert bare == dict.fromkeys(BY_RANK.deals(of), prod(map(factorial, of.copies)))


def test_broken_decks() -> None:
    """By hand: an ace too many in a larger pile; a card of the whole deck that is left over."""
    assert broken(deck(3, 2), EXTRA_CARD) == Deck((3, 2, 2), (3, 2, 2))
    assert broken(own_piles(1, 2, 3), EXTRA_CARD) == own_piles(2, 2, 3)
    assert broken(deck(3, 2), SHORT_PILE) == Deck((2, 2, 2), (1, 2, 2))
    assert {tuple(map(len, table.piles)) for table in BY_RANK.deals(broken(deck(3, 2), SHORT_PILE))} == {(1, 2, 2)}


def next_clockwise(turned: Sequence[Card], left: Mapping[Pile, int]) -> Pile:
    piles = 3
    return next(p for steps in range(1, piles) if (p := (turned[-1].rank + steps - 1) % piles + 1) in left)


def test_going_on_without_the_engine_is_what_the_engine_does() -> None:
    """Clockwise, the engine's one-king rule and the plain continuation turn the same cards, deal by deal."""
    see = sights.whole_order(next_clockwise)
    deals = list(CARD_BY_CARD.deals(deck(3, 2)))
    assert len(deals) == 720
    assert all(see(table, RULES) == sights.trace(table, GOES_ON) for table in deals)


def lowest(turned: Sequence[Card], left: Mapping[Pile, int]) -> Pile:
    return min(left)


def test_orders_begin_with_the_game_and_differ_by_the_rule() -> None:
    """Two rules are one: play stops first at the centre and then where it went on, so below it no card is left."""
    deals = list(BY_RANK.deals(deck(3, 2)))
    rules = [lowest, sights.highest_pile, sights.fullest_pile, sights.counted_off]
    orders = [tuple(str(sights.whole_order(choose)(table, RULES)) for table in deals) for choose in rules]
    games = [sights.trace(table, RULES) for table in deals]
    for each in orders:
        assert all(order.startswith(game) for order, game in zip(each, games, strict=True))
        assert {len(order.split()) for order in each} == {6}
    assert len(set(orders)) == 4
    assert orders[0] == tuple(sights.trace(table, GOES_ON) for table in deals)


def test_start_piles_are_told_apart() -> None:
    """By hand: one card a pile, A and 2 exchanged, 3 at home: two cycles, so no pile wins."""
    crossed = Table(((Card(2),), (Card(1),), (Card(3),)))
    ring = Table(((Card(2),), (Card(3),), (Card(1),)))
    assert sights.winning_starts(crossed, RULES) == sights.AS_THE_ARCS_SAY
    assert sights.winning_starts(ring, RULES) == sights.AS_THE_ARCS_SAY
    assert sights.winning_starts(crossed, GOES_ON) == sights.OTHERWISE
    assert (sights.ending(crossed, RULES), sights.ending(ring, RULES)) == ("lost", "won")


@pytest.mark.parametrize("survey", SURVEYS, ids=named)
def test_every_law_is_obeyed_by_all_deals_and_by_no_broken_game(survey: Survey) -> None:
    found = settle(survey, Clock(LONG))
    assert (str(found.status), found.reason, found.part, found.case) == ("proved", "", "count", None)
    assert {str(run.status) for run in found.runs} == {"proved"}
    assert found.runs[0].solver == "enumeration"
    deals = multinomial if survey.family is BY_RANK else lambda of: factorial(of.cards)
    assert found.runs[0].queries == sum(map(deals, survey.decks)) > 0
    assert [run.scope for run in found.runs[1:]] == ["13x4"] * (survey.exact is not None)
    assert found.controls
    assert {(row.goal, row.killed) for row in found.controls} == {(survey.id, "yes")}
    assert all(": the law says " in row.counts and ", counted " in row.counts for row in found.controls)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Obligation) == found


def test_the_real_deck_is_computed_for_c9_to_c12() -> None:
    assert {each.id for each in SURVEYS if each.exact} == {"win", "trees", "score", "length"}


@pytest.mark.parametrize(
    ("law", "decks"),
    [(laws.king_last, UNEQUAL), (laws.trees_as_often, DECKS), (laws.trees_win, DECKS), (laws.scores, DECKS),
     (laws.lengths, UNEQUAL), (laws.lengths, DECKS), (laws.every_order(CARD_BY_CARD), FEW_CARDS)],
)  # fmt: skip
def test_shares_of_a_law_make_a_whole(law: object, decks: Sequence[Deck]) -> None:
    assert callable(law)
    assert {sum(law(of).values()) for of in decks} == {1}


def one_in_four(of: Deck) -> Shares:
    return {"won": Fraction(1, 4), "lost": Fraction(3, 4)}


def test_a_false_law_is_refuted_by_the_first_count_that_differs() -> None:
    found = settle(SMALL_WIN._replace(law=one_in_four, exact=None), Clock(LONG))
    assert str(found.status) == "refuted"
    assert found.reason == "enumeration: 2x1, won: the law says 1/2 of 2 deals, counted 1"
    assert found.runs[0].queries == 2


def test_a_value_that_the_law_does_not_know_refutes_it() -> None:
    found = settle(SMALL_WIN._replace(law=lambda of: {"won": Fraction(1, of.ranks)}, exact=None), Clock(LONG))
    assert found.reason == "enumeration: 2x1, lost: the law says 0 of 2 deals, counted 1"


def test_a_value_that_is_never_seen_refutes_it() -> None:
    """The shares of this law make more than a whole."""
    law: Shares = {"won": Fraction(1, 2), "lost": Fraction(1, 2), "drawn": Fraction(1, 4)}
    found = settle(SMALL_WIN._replace(law=lambda of: law, exact=None), Clock(LONG))
    assert found.reason == "enumeration: 2x1, drawn: the law says 1/2 of 2 deals, counted 0"


def test_a_second_count_that_differs_refutes_the_law() -> None:
    found = settle(SMALL_WIN._replace(exact=lambda r, s: {"won": Fraction(s, r * s + 1)}), Clock(LONG))
    assert str(found.status) == "refuted"
    assert [str(run.status) for run in found.runs] == ["proved", "refuted"]
    assert found.reason == "counting: 13x4, won: the law says 1/13 of all deals, computed 4/53"


def test_a_control_that_obeys_makes_the_survey_vacuous() -> None:
    """From the pile of the aces play wins as often: then the last ace ends it, and is as often the last card."""
    found = settle(SMALL_WIN._replace(controls=[Broken(ELSEWHERE)]), Clock(LONG))
    assert str(found.status) == "vacuous"
    assert found.reason == "win: it holds under the broken rules too: start elsewhere"
    assert [(row.killed, row.counts) for row in found.controls] == [("no", "")]


@pytest.mark.parametrize(
    ("changed", "reason"),
    [(SMALL_WIN._replace(controls=[]), "no control is named"),
     (SMALL_WIN._replace(decks=[]), "enumeration: there are no deals")],
)  # fmt: skip
def test_nothing_to_go_by_is_vacuous(changed: Survey, reason: str) -> None:
    found = settle(changed, Clock(LONG))
    assert (str(found.status), found.reason) == ("vacuous", reason)


def test_without_time_all_is_unknown() -> None:
    found = settle(WIN, Clock(0.0))
    assert str(found.status) == "unknown"
    assert "out of time" in found.reason
    assert {str(run.status) for run in found.runs} == {"unknown"}
    assert {(row.killed, row.counts) for row in found.controls} == {("unknown", "")}


class Looks(Clock):
    """A clock that stops after so many looks instead of seconds."""

    def __init__(self, looks: int) -> None:
        self.looks = looks

    def left(self) -> float:
        self.looks -= 1
        return float(self.looks >= 0)


def test_time_that_runs_out_at_any_point_leaves_no_success() -> None:
    """One look a deal and one for the second count: with one look fewer than are needed nothing is proved."""
    survey = SMALL_WIN._replace(controls=[Broken(SORTED, of=deck(2, 2))])
    needed = 2 + 6 + 1 + 6
    assert str(settle(survey, Looks(needed)).status) == "proved"
    assert {str(settle(survey, Looks(looks)).status) for looks in range(needed)} == {"unknown"}


def test_the_real_deck_has_its_size() -> None:
    assert (REAL.ranks, REAL.kings, REAL.cards, str(REAL)) == (13, 4, 52, "13x4")
