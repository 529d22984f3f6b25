"""Grandfather's Clock searched: against a second engine, against itself without reductions, and on real deals."""

from __future__ import annotations

from itertools import islice, permutations, product

import pytest

from support import literal_dial as literal
from verify.cards import Card
from verify.deals.deal import Shape
from verify.deals.dials import ClockSuits, DialPosition, clock_cards, foundation_cards
from verify.deals.grandfathers_clock import numbered
from verify.deals.random_deals import new_deck
from verify.deals.reading import only
from verify.quotient.grandfathers_clock.keys import pack, unpack
from verify.quotient.grandfathers_clock.reductions import REDUCTIONS, safe_cards
from verify.quotient.grandfathers_clock.search import Search, concrete_search, reachable
from verify.rules.grandfathers_clock import after, is_won, legal_moves, play
from verify.rules.grandfathers_clock_choice import GrandfathersClockChoice
from verify.rules.grandfathers_clock_options import GrandfathersClockRules
from verify.verdict import Verdict

ALL_OPTIONS = [literal.Options(*values) for values in product((False, True), repeat=4)]
SMALL = Shape(4, 2)
LOST = {2: 3, 25: 18, 78: 6, 169: 20, 231: 24, 317: 690, 335: 10, 344: 22, 396: 168}
"""KPat's deals 1..400 that another program calls unwinnable; the positions of each, counted by a program outside this
project (C++, the columns as sorted words)."""


def rules_of(options: literal.Options, columns: int = 2) -> GrandfathersClockRules:
    return GrandfathersClockRules(
        build="alternating" if options.alternating else "any",
        wrap=options.wrap,
        runs=options.runs,
        empty_column="any" if options.fill else "none",
        columns=columns,
    )


def every_start(shape: Shape, columns: int, clock_suits: ClockSuits = "first") -> list[DialPosition]:
    clock = clock_cards(shape, clock_suits)
    rest = [card for card in new_deck(shape) if card not in clock]
    return [DialPosition(tuple(deal[first::columns] for first in range(columns)), clock) for deal in permutations(rest)]


def kpat(number: int) -> DialPosition:
    return GrandfathersClockChoice().start(only(numbered(f"kpat:{number}"), "kpat"))


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=str)
def test_small_deals_as_the_second_engine_explores_them(options: literal.Options) -> None:
    """Every third of the 120 deals of 4 ranks and 2 suits, in two columns: as many positions, the same verdict."""
    rules, verdicts = rules_of(options), set()
    for start in every_start(SMALL, 2)[::3]:
        columns = [[str(card) for card in column] for column in start.columns]
        positions, won = literal.explored(literal.laid_out(columns, 4, 2), options)
        found = concrete_search(Search(start, rules, SMALL))
        assert len(reachable(Search(start, rules, SMALL))) == positions
        assert found.verdict == (Verdict.WINNABLE if won else Verdict.UNWINNABLE)
        verdicts.add(won)
    assert True in verdicts
    assert False in verdicts or (options.runs and options.fill)  # where nearly every deal is won


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=str)
def test_reductions_change_no_verdict(options: literal.Options) -> None:
    """Every sixth deal of 4 ranks and 2 suits in two columns, each reduction alone and both."""
    rules = rules_of(options)
    for start in every_start(SMALL, 2)[1::6]:
        every = reachable(Search(start, rules, SMALL))
        for reductions in (REDUCTIONS[:1], REDUCTIONS[1:], REDUCTIONS):
            reached = reachable(Search(start, rules, SMALL, reductions))
            assert reached <= every
            assert (0 in reached) == (0 in every)  # the key of the won position, whose columns are empty


def test_a_reduction_that_is_too_bold_is_seen() -> None:
    """Whatever can go up goes up at once: among the small deals there is one that this loses, and safe-up does not."""
    lost = 0
    for start in every_start(SMALL, 2):
        rules = rules_of(literal.Options())
        if concrete_search(Search(start, rules, SMALL)).verdict == Verdict.WINNABLE:
            lost += not greedy_wins(start, rules)
    assert lost > 0


def greedy_wins(start: DialPosition, rules: GrandfathersClockRules) -> bool:
    seen, pending = {start}, [start]
    while pending:
        position = pending.pop()
        if is_won(position):
            return True
        moves = list(legal_moves(position, rules))
        ups = [move for move in moves if move.kind == "up"][:1]
        there = {after(position, move) for move in ups or moves} - seen
        seen |= there
        pending += there
    return False


@pytest.mark.parametrize("number", LOST)
def test_lost_deals_of_kpat(number: int) -> None:
    start = kpat(number)
    found = concrete_search(Search(start))
    assert (found.verdict, found.positions) == (Verdict.UNWINNABLE, LOST[number])
    reduced = concrete_search(Search(start, reductions=REDUCTIONS))
    assert reduced.verdict == Verdict.UNWINNABLE
    assert reduced.positions <= found.positions


@pytest.mark.parametrize("number", [1, 3, 100, 400])
def test_won_deals_of_kpat(number: int) -> None:
    """Another program calls all but nine of the deals 1..400 winnable; the moves found are played by the rules."""
    start = kpat(number)
    found = concrete_search(Search(start, reductions=REDUCTIONS))
    assert found.verdict == Verdict.WINNABLE
    assert is_won(list(play(start, found.moves, GrandfathersClockRules()))[-1])


def test_a_limit_gives_no_verdict() -> None:
    found = concrete_search(Search(kpat(396)), 167)
    assert (found.verdict, found.positions) == (Verdict.UNKNOWN, 167)
    assert concrete_search(Search(kpat(396)), 168).verdict == Verdict.UNWINNABLE


def test_the_two_sets_of_clock_cards_make_the_same_game() -> None:
    """Spades and hearts exchanged, clubs and diamonds too, the one set is the other; colours alternate as before."""
    other = {1: 2, 2: 1, 3: 4, 4: 3}
    for number, options in product((2, 231), (literal.Options(), literal.Options(alternating=True))):
        start = kpat(number)
        columns = tuple(tuple(Card(card.rank, other[card.suit]) for card in column) for column in start.columns)
        twin = DialPosition(columns, clock_cards(clock_suits="second"))
        assert {card.rank: other[card.suit] for card in start.foundations} == dict(twin.foundations)
        first, second = (concrete_search(Search(each, rules_of(options, 8))) for each in (start, twin))
        assert first[:1] == second[:1]
        assert first.positions == second.positions or first.verdict == Verdict.WINNABLE


def test_keys_tell_positions_apart_up_to_the_order_of_columns() -> None:
    start = kpat(1)
    for position in islice(play(start, concrete_search(Search(start)).moves, GrandfathersClockRules()), 0, None, 5):
        key = pack(position)
        again = unpack(key, 8)
        assert sorted(again.columns) == sorted(position.columns)
        assert again.foundations == position.foundations
        assert pack(position._replace(columns=position.columns[::-1])) == key
        assert key.bit_length() <= 275  # 48 digits, 53**48 < 2**275
    won = DialPosition(((),) * 8, tuple(cards[-1] for cards in foundation_cards()))
    assert (pack(won), unpack(0, 8)) == (0, won)


@pytest.mark.parametrize(
    "key",
    [
        int("605800", 9) * 9,  # four columns
        int("600580", 9),  # not in order
        int("606800", 9),  # the 2H twice
        int("205800", 9),  # the 2S is a clock card
        int("508600", 9),  # not in order
        int("600000", 9),
        int("6058001", 9),  # ends within a column
    ],
)
def test_numbers_that_are_no_keys(key: int) -> None:
    """The digits are those of ``6 | 5 8 |``, 2H in one column and AH 4H in another, made wrong."""
    assert pack(unpack(int("605800", 9), 3, SMALL), SMALL) == int("605800", 9)
    with pytest.raises(ValueError, match="this is not the key of a position of this game"):
        unpack(key, 3, SMALL)


def test_an_ace_is_safe_unless_kings_go_on_it() -> None:
    columns = (Card(4, 2), Card(1, 2)), (Card(2, 2), Card(3, 1), Card(1, 1))
    position = DialPosition(columns, (Card(4, 1), Card(3, 2), Card(2, 1)))
    assert list(safe_cards(position, GrandfathersClockRules())) == [Card(1, 1)]
    assert list(safe_cards(position, GrandfathersClockRules(wrap=True))) == []
