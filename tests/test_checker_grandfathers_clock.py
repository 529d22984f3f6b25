"""The checker and Grandfather's Clock: its rules are those of the reference, what it accepts is so."""

from __future__ import annotations

import io
import itertools
import json
import random
import re
from collections.abc import Iterable

import pytest

from certificates import grandfathers_clock
from support import literal_dial as literal
from support.claims import Json, certificate, text
from support.grandfathers_clock_games import SMALL, WAYS, as_deal, every_word, game, random_deal, setting_of
from support.klondike_claims import deadlock, packed
from verify.cards import Card
from verify.certificate.grandfathers_clock import claim, closed_set_certificate, deadlock_certificate
from verify.checker import Malformed, Rejected, check, grandfathers_clock_reading, grandfathers_clock_sets, searched
from verify.checker.grandfathers_clock_reading import read_move
from verify.deals.deal import Shape
from verify.deals.dials import DialPosition
from verify.quotient.grandfathers_clock.search import Search, reachable
from verify.rules.grandfathers_clock import apply, legal_moves
from verify.rules.grandfathers_clock_dealing import deal_out
from verify.rules.grandfathers_clock_moves import read_moves
from verify.rules.grandfathers_clock_options import GrandfathersClockRules
from verify.verdict import Verdict

# ---- The rules ---------------------------------------------------------------------------------------------------


def names(columns: Iterable[Iterable[object]]) -> list[list[str]]:
    return [[str(card) for card in column] for column in columns]


@pytest.mark.parametrize("seed", range(4))
def test_a_deck_makes_the_same_table(seed: int) -> None:
    chance = random.Random(seed)
    for deck in (*SMALL, (13, 4, 8), (13, 4, 9), (26, 4, 13)):
        deal, rules = random_deal(chance, *deck)
        setting, position = setting_of(deal, rules), deal_out(deal, rules)
        assert names(setting.columns) == names(position.columns)
        assert names(cards[:1] for cards in setting.game.foundations) == [[str(top)] for top in position.foundations]


def require_same_moves(position: DialPosition, shape: Shape, rules: GrandfathersClockRules) -> None:
    """Of all moves the checker allows the legal ones, and makes the same columns of them."""
    setting, legal = setting_of(as_deal(position, shape, rules), rules), set(legal_moves(position, rules))
    assert names(setting.columns) == names(position.columns)
    for word in every_word(position, shape, rules):
        [move] = read_moves(word)
        try:
            made = setting.game.after(setting.columns, read_move(word, "", setting.cards))
        except Rejected:
            assert move not in legal
        else:
            assert move in legal
            assert names(made) == names(apply(position, move, rules).columns)


def test_the_moves_of_small_games_are_those_of_the_reference() -> None:
    chance = random.Random(1)
    for _ in range(6):
        deal, rules = random_deal(chance, *chance.choice(SMALL))
        position = deal_out(deal, rules)
        require_same_moves(position, deal.shape, rules)
        for _, later in game(position, rules, chance, 8):
            require_same_moves(later, deal.shape, rules)


def test_the_moves_of_a_full_game_are_those_of_the_reference() -> None:
    chance = random.Random(3)
    for _ in range(2):
        deal, rules = random_deal(chance, 13, 4, 8)
        for number, (_, position) in enumerate(game(deal_out(deal, rules), rules, chance, 30)):
            if number % 15 == 0:
                require_same_moves(position, deal.shape, rules)


# ---- What is accepted: all play of small decks, by the second engine ---------------------------------------------

STARTS = list(itertools.permutations([Card(1, 1), Card(3, 1), Card(1, 2), Card(2, 2), Card(4, 2)]))
FOUR_BY_TWO, DIAL = Shape(4, 2), (Card(4, 1), Card(3, 2), Card(2, 1))


def lost(columns: tuple[tuple[Card, ...], ...], rules: GrandfathersClockRules) -> bool:
    """By the second engine."""
    options = literal.Options(rules.build == "alternating", rules.wrap, rules.runs, rules.empty_column == "any")
    return not literal.explored(literal.laid_out(names(columns), 4, 2), options)[1]


def accepts(deal: DialPosition, rules: GrandfathersClockRules, evidence: bytes) -> bool:
    try:
        check(claim(as_deal(deal, FOUR_BY_TWO, rules), rules, Verdict.UNWINNABLE), evidence)
    except Rejected:
        return False
    return True


@pytest.mark.parametrize("rules", WAYS, ids=str)
def test_closed_sets_are_accepted_for_lost_deals_only(rules: GrandfathersClockRules) -> None:
    """All positions that can be reached, as the reference reaches them; and no set with one of them left out."""
    for start in STARTS[::12]:
        position = DialPosition((start[::2], start[1::2]), DIAL)
        deal, keys = as_deal(position, FOUR_BY_TWO, rules), reachable(Search(position, rules, FOUR_BY_TWO))
        assert accepts(position, rules, closed_set_certificate(deal, rules, keys)) is lost(position.columns, rules)
        for key in sorted(keys - {0})[: min(3, len(keys) - 1)]:
            assert not accepts(position, rules, closed_set_certificate(deal, rules, keys - {0, key}))


@pytest.mark.parametrize("rules", WAYS, ids=str)
def test_sets_under_safe_up_are_accepted_for_lost_deals_only(rules: GrandfathersClockRules) -> None:
    """Sets made with the reduction, the won position left out."""
    for start in STARTS[1::9]:
        position = DialPosition((start[:3], start[3:]), DIAL)
        keys = reachable(Search(position, rules, FOUR_BY_TWO, ("safe-up",))) - {0}
        made = closed_set_certificate(as_deal(position, FOUR_BY_TWO, rules), rules, keys, ["safe-up"])
        assert accepts(position, rules, made) is lost(position.columns, rules)


@pytest.mark.parametrize("rules", [rules for rules in WAYS if rules.empty_column == "none"], ids=str)
def test_deadlocks_are_accepted_for_lost_deals_only(rules: GrandfathersClockRules) -> None:
    """Every set of one or two cards, where nothing goes to an empty column: elsewhere each column must hold one."""
    accepted = 0
    for start in STARTS[::19]:
        position = DialPosition((start[:3], start[3:]), DIAL)
        deal, is_lost = as_deal(position, FOUR_BY_TWO, rules), lost(position.columns, rules)
        for size in (1, 2):
            for cards in itertools.combinations(start, size):
                ok = accepts(position, rules, deadlock_certificate(deal, rules, cards))
                accepted += ok
                assert is_lost or not ok
    assert accepted


# ---- Files -------------------------------------------------------------------------------------------------------


def test_the_format_explains_an_example_that_is_one() -> None:
    assert grandfathers_clock_reading.FORMAT.startswith("GRANDFATHERS-CLOCK\n\nThe game. ")
    pattern = r'(?m)^  (\{"kind": "patience-verify/.*(?:\n   .*)*\})$'
    of, made = re.findall(pattern, grandfathers_clock_reading.FORMAT)
    won = "this grandfathers-clock deal of 4 ranks and 2 suits is winnable; by 5 moves"
    assert check(of.encode(), made.encode()).startswith(won)
    for form, nothing in ((r'(\{"rest": .*?\})', ()), (r'(?s)(\{"columns": \[.*?\]\})', ("columns", "listing"))):
        other = re.search(form, grandfathers_clock_reading.FORMAT)
        assert other is not None
        given = {"rules": json.loads(of)["rules"] | dict.fromkeys(nothing), "deal": json.loads(other[1])}
        assert check(json.dumps(json.loads(of) | given).encode(), json.dumps(json.loads(made) | given).encode())


def test_the_format_names_every_word() -> None:
    choices = grandfathers_clock_reading.CHOICES
    words = [*itertools.chain(*choices.values()), *choices, *searched.EVIDENCE_KEYS]
    assert [word for word in words if word not in grandfathers_clock_reading.FORMAT] == []


@pytest.mark.parametrize(
    ("of", "evidence", "words"),
    [
        (grandfathers_clock.ONE, deadlock("2H"), "is unwinnable; by a deadlock of 1 cards; rules: clock-suits first, "),
        (grandfathers_clock.SIX, packed(grandfathers_clock.SIX, grandfathers_clock.ALL),
         "is unwinnable; by a closed set of 6 positions; rules: clock-suits first, build alternating, wrap no, "),
        (grandfathers_clock.SIX, packed(grandfathers_clock.SIX, grandfathers_clock.WITH_SAFE_UP, "safe-up"),
         "is unwinnable; by a closed set of 4 positions under safe-up; rules: "),
    ],
)  # fmt: skip
def test_the_sentence_says_the_evidence(of: Json, evidence: Json | bytes, words: str) -> None:
    made = evidence if isinstance(evidence, bytes) else text(certificate(of, evidence))
    assert words in check(text(of), made)


def test_more_moves_than_may_be_are_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    assert searched.MAX_MOVES == 1_000_000
    data = text(grandfathers_clock.WON), text(certificate(grandfathers_clock.WON, grandfathers_clock.WIN))
    monkeypatch.setattr(grandfathers_clock_reading, "MAX_MOVES", 5)
    assert "by 5 moves; rules: " in check(*data)
    monkeypatch.setattr(grandfathers_clock_reading, "MAX_MOVES", 4)
    with pytest.raises(Malformed, match=r"^not a certificate: more than 4 moves$"):
        check(*data)


def test_progress_is_shown_on_a_terminal_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(grandfathers_clock_sets, "REPORTED", 4)
    data = text(grandfathers_clock.SIX), packed(grandfathers_clock.SIX, grandfathers_clock.ALL)
    for terminal in (False, True):
        shown = io.BytesIO()  # what has got through to the terminal, not what waits to be written
        monkeypatch.setattr(shown, "isatty", lambda terminal=terminal: terminal)
        monkeypatch.setattr("sys.stderr", io.TextIOWrapper(shown))
        check(*data)
        zero, four = ("checker: 0 of 6 positions", "checker: 4 of 6 positions")
        assert shown.getvalue().decode() == f"\r{zero}\r{four}\r{' ' * len(zero)}\r" * terminal
        monkeypatch.setattr(grandfathers_clock_sets, "REPORTED", 6)
        check(*data)  # no more than come between two words of progress
        assert shown.getvalue().decode().count("of 6 positions") == 2 * terminal
        monkeypatch.setattr(grandfathers_clock_sets, "REPORTED", 4)
    monkeypatch.setattr("sys.stderr", None)  # as where a program has no console
    assert "of 6 positions" in check(*data)
