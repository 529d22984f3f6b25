"""Grandfather's Clock decided: published verdicts, every option with its certificate, what easier rules win."""

from __future__ import annotations

import random

import pytest

from support.grandfathers_clock_games import SMALL, WAYS, random_deal
from support.grandfathers_clock_published import DECIDED, LOST
from verify.cards import ENGLISH
from verify.checker import check
from verify.deals.deal import Deal, Shape
from verify.deals.dials import DialPosition, foundation_cards
from verify.deals.grandfathers_clock import numbered
from verify.deals.random_deals import random_deal as full_deal
from verify.deals.reading import only
from verify.errors import BadInput
from verify.quotient.grandfathers_clock.search import Search, concrete_search
from verify.rules.grandfathers_clock import is_won, play
from verify.rules.grandfathers_clock_choice import GrandfathersClockChoice
from verify.rules.grandfathers_clock_options import GrandfathersClockRules
from verify.solvers.answers import Limits
from verify.solvers.grandfathers_clock import certify
from verify.solvers.grandfathers_clock.decide import decide, decide_position
from verify.solvers.grandfathers_clock.result import GrandfathersClockResult
from verify.verdict import Verdict

EASIER = (
    ("runs", "no", "yes"),
    ("wrap", "no", "yes"),
    ("build", "alternating", "any"),
    ("empty-column", "none", "any"),
)
"""Options, with a value that allows fewer moves than the other one."""

ENOUGH = Limits(seconds=None, positions=20_000)


def kpat(
    number: int, *options: tuple[str, str], limits: Limits = ENOUGH, fewest: bool = False
) -> GrandfathersClockResult:
    choice = GrandfathersClockChoice("classic", options)
    return decide(only(numbered(f"kpat:{number}"), "kpat"), choice, limits, fewest=fewest)


def require_certified(result: GrandfathersClockResult) -> None:
    """The checker says the same; and moves win by the reference rules."""
    said = check(result.claim, result.certificate)
    assert f" is {result.verdict}; by " in said
    if result.verdict is Verdict.WINNABLE:
        assert is_won(list(play(result.start, result.moves, result.rules))[-1])


def test_published_verdicts_are_found_and_certified() -> None:
    """All of them, each with its certificate as the checker reads it."""
    assert (len(DECIDED), len(LOST)) == (400, 9)
    for number in DECIDED:
        result = kpat(number)
        assert result.verdict == (Verdict.UNWINNABLE if number in LOST else Verdict.WINNABLE), number
        assert result.certified().kind in (("deadlock", "closed-set") if number in LOST else ("moves",))
        require_certified(result)


def test_small_deals_by_every_way_to_play() -> None:
    """The verdict of the plain search without reductions; each with its certificate."""
    chance, verdicts, kinds = random.Random(5), set(), set()
    for _ in range(100):
        deal, rules = random_deal(chance, *chance.choice(SMALL[:5]))
        result = decide(deal, GrandfathersClockChoice("classic", tuple(as_text(rules))))
        assert result.rules == rules
        assert result.verdict == concrete_search(Search(result.start, rules, deal.shape)).verdict
        require_certified(result)
        verdicts.add(result.verdict)
        kinds.add(result.certified().kind)
    assert len(verdicts) == 2
    assert kinds == {"moves", "deadlock", "closed-set"}


def as_text(rules: GrandfathersClockRules) -> list[tuple[str, str]]:
    return [(name, str(value)) for name, value in rules.as_options().items()]


@pytest.mark.parametrize("option", EASIER, ids=str)
def test_easier_rules_win_whatever_harder_ones_win(option: tuple[str, str, str]) -> None:
    name, hard, easy = option
    chance, differ = random.Random(name), 0
    for _ in range(80):
        deal, rules = random_deal(chance, *chance.choice(SMALL[:5]))
        texts = [pair for pair in as_text(rules) if pair[0] != name]
        harder, easier = (
            decide(deal, GrandfathersClockChoice("classic", (*texts, (name, value)))).verdict for value in (hard, easy)
        )
        assert (harder, easier) != (Verdict.WINNABLE, Verdict.UNWINNABLE)
        differ += harder != easier
    assert differ


@pytest.mark.parametrize("option", EASIER, ids=str)
def test_so_do_they_with_real_deals(option: tuple[str, str, str]) -> None:
    name, hard, easy = option
    for number in range(1, 16):
        harder, easier = (kpat(number, (name, value)).verdict for value in (hard, easy))
        assert (harder, easier) != (Verdict.WINNABLE, Verdict.UNWINNABLE)


def test_a_larger_set_names_its_reduction(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(certify, "MOST_PLAIN", 100)
    result = kpat(396)
    assert "positions under safe-up; " in check(result.claim, result.certificate)


def test_limits_leave_a_deal_open() -> None:
    result = kpat(1, limits=Limits(positions=10))
    assert (result.verdict, result.moves) == (Verdict.UNKNOWN, ())
    assert result.reason.startswith("no win within 10 positions; visited so far: ")
    with pytest.raises(BadInput, match="there is nothing to certify: no win within 10 positions"):
        result.certified()


def test_the_fewest_moves_of_a_small_deal() -> None:
    """The five cards of the columns need a move each; 4H, AH, 2H, AS and 3S can go up in that order, so no other."""
    deal = Deal(tuple(map(ENGLISH.read, ["AS", "2S", "3S", "4S", "AH", "2H", "3H", "4H"])), shape=Shape(4, 2))
    result = decide(deal, GrandfathersClockChoice("classic", (("columns", "2"),)), fewest=True)
    assert (result.shortest, len(result.moves)) == (5, 5)
    assert result.reason == "5 moves win, replayed by the rules, and no fewer do"
    assert result.methods == ["search", "fewest moves", "replay"]


def test_a_deck_too_large_for_the_compiled_search() -> None:
    """Fourteen ranks have 43 cards to deal; within few positions nothing is found, and that is said."""
    shape = Shape(14, 4)
    deal = full_deal(1, 1, shape)
    result = decide(deal, GrandfathersClockChoice(), Limits(positions=30))
    assert result.verdict is Verdict.UNKNOWN
    assert result.methods == ["plain search"]


def test_a_won_position_needs_no_moves() -> None:
    won = DialPosition(((), ()), tuple(cards[-1] for cards in foundation_cards(Shape(4, 2))))
    answer = decide_position(won, WAYS[0], Shape(4, 2))
    assert (answer.verdict, answer.moves, answer.stuck) == (Verdict.WINNABLE, (), False)
