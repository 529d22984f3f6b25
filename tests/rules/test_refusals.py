"""Why moves are refused: a reason for each move that the rules do not allow and for no other; the words by hand."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from support import grandfathers_clock_games, klondike_games
from verify.cards import ENGLISH, Card
from verify.deals.deal import STANDARD, Deal, Shape
from verify.deals.dials import DialPosition
from verify.deals.positions import Column, Position
from verify.deals.random_deals import random_deal
from verify.rules import grandfathers_clock, grandfathers_clock_dealing, klondike, klondike_dealing
from verify.rules.grandfathers_clock_moves import read_moves as read_clock_moves
from verify.rules.grandfathers_clock_options import GrandfathersClockRules
from verify.rules.grandfathers_clock_refusals import play as play_clock
from verify.rules.grandfathers_clock_refusals import why_not as why_not_in_clock
from verify.rules.klondike_moves import read_moves
from verify.rules.klondike_options import KlondikeRules
from verify.rules.klondike_refusals import play, why_not


def deck_of(shape: Shape) -> list[Card]:
    return [Card(rank, suit) for rank in range(1, shape.ranks + 1) for suit in range(1, shape.suits + 1)]


def klondike_moves(shape: Shape, columns: int) -> Iterator[klondike.Move]:
    """Whatever can be asked for with these cards, and with one that the deck lacks."""
    yield from (klondike.DRAW, klondike.REDEAL)
    cards = [*deck_of(shape), Card(shape.ranks + 1, 1), Card(1, shape.suits + 1)]
    for card in cards:
        yield klondike.Move("up", card)
        yield from (klondike.Move("onto", card, target) for target in cards)
        yield from (klondike.Move("column", card, column=number) for number in range(1, columns + 2))


def clock_moves(shape: Shape, columns: int) -> Iterator[grandfathers_clock.Move]:
    cards = [*deck_of(shape), Card(shape.ranks + 1, 1)]
    for card in cards:
        yield grandfathers_clock.Move("up", card)
        yield from (grandfathers_clock.Move("onto", card, target) for target in cards)
        yield from (grandfathers_clock.Move("column", card, column=number) for number in range(1, columns + 2))


def positions_of_klondike() -> Iterator[tuple[Position, KlondikeRules, Shape]]:
    """Starts and positions in the middle: small decks under all options, and two full games."""
    for deal, rules in klondike_games.starts(8, 40):
        yield deal.position, rules, deal.shape
    for index, rules in enumerate((KlondikeRules(), KlondikeRules(worrying_back=False, partial_runs=False)), 1):
        position = klondike_dealing.deal_out(random_deal(17, index, STANDARD), rules)
        played = list(klondike_games.game(position, rules, random.Random(index), 240))
        yield from ((later, rules, STANDARD) for _, later in played[-1::-80])


def positions_of_clock() -> Iterator[tuple[DialPosition, GrandfathersClockRules, Shape]]:
    chance = random.Random(9)
    for number, way in enumerate(grandfathers_clock_games.WAYS):
        small = number % 8 > 0
        ranks, suits, columns = chance.choice(grandfathers_clock_games.SMALL) if small else (13, 4, 8)
        shape, rules = Shape(ranks, suits), way._replace(columns=columns)
        position = grandfathers_clock_dealing.deal_out(random_deal(9, number + 1, shape), rules)
        yield position, rules, shape
        played = list(grandfathers_clock_games.game(position, rules, chance, 30))
        yield from ((later, rules, shape) for _, later in played[:: 5 if small else 15])


def test_klondike_has_a_reason_for_each_move_that_the_rules_do_not_allow_and_for_no_other() -> None:
    refused = 0
    for position, rules, shape in positions_of_klondike():
        legal = set(klondike.legal_moves(position, rules))
        for move in klondike_moves(shape, len(position.columns)):
            assert (why_not(position, move, rules) == "") is (move in legal), (position, move, rules)
            refused += move not in legal
    assert refused > 20_000


def test_the_clock_has_a_reason_for_each_move_that_the_rules_do_not_allow_and_for_no_other() -> None:
    refused = 0
    for position, rules, shape in positions_of_clock():
        legal = set(grandfathers_clock.legal_moves(position, rules))
        for move in clock_moves(shape, len(position.columns)):
            assert (why_not_in_clock(position, move, rules) == "") is (move in legal), (position, move, rules)
            refused += move not in legal
    assert refused > 20_000


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(ENGLISH.read, text.split()))


TABLE = Position(
    (
        Column(cards("KC"), cards("9D 8S 7H")),
        Column((), cards("8C")),
        Column((), cards("TS")),
        Column((), cards("KD")),
        Column(),
        Column((), cards("AD")),
    ),
    (2, 3, 0, 0),
    cards("QC QH"),
    cards("JH 6S 4D"),
    2,
)


@pytest.mark.parametrize(
    ("rules", "move", "why"),
    [
        ({}, "8S>", "8S lies under 7H"),
        ({}, "7H>", "its foundation waits for 4H"),
        ({}, "3H>", "3H is on its foundation"),
        ({}, "QC>KD", "QC lies in the stock"),
        ({}, "6S>7H", "6S lies under 4D in the waste"),
        ({}, "KC>5", "KC lies face down in column 1"),
        ({}, "2H>AD", "2H lies under 3H on its foundation"),
        ({"worrying_back": False}, "3H>4D", "3H is on its foundation, and nothing comes back (worrying-back is no)"),
        ({"partial_runs": False}, "7H>8C", "7H lies on 8S, and runs move whole (partial-runs is no)"),
        ({}, "KD>6", "column 6 is not empty"),
        ({}, "KD>7", "there are 6 columns"),
        ({}, "9D>5", "only a K goes to an empty column"),
        ({}, "TS>9D", "9D lies under 8S"),
        ({}, "9D>7H", "9D lies in column 1 with it"),
        ({}, "TS>TS", "TS cannot lie on itself"),
        ({}, "TS>JH", "JH lies in the waste"),
        ({}, "2S>3H", "3H is on its foundation"),
        ({}, "8C>7H", "onto 7H goes 6S"),
        ({}, "2S>AD", "nothing goes onto AD"),
        ({}, "14.1>7H", "there is no 14.1 in this deck"),
        ({}, "redeal", "the stock is not used up"),
        ({"recycle": "under"}, "redeal", "unused cards go under the stock as one draws (recycle is under)"),
        ({"passes": 2}, "draw redeal", "this is pass 2 of 2"),
        ({}, "draw*2", "there is no card to draw"),
    ],
)
def test_reasons_in_klondike_by_hand(rules: dict[str, object], move: str, why: str) -> None:
    ruled = KlondikeRules()._replace(**rules)  # type: ignore[arg-type]
    with pytest.raises(klondike.IllegalMove) as refused:
        list(play(TABLE, read_moves(move), ruled))
    assert str(refused.value).startswith(f"move {len(read_moves(move))}: ")
    assert str(refused.value).endswith(f" is not possible here: {why}")


DIAL = DialPosition(
    (cards("KC 9D 8S 7H"), cards("8C"), cards("6H AC"), (), cards("5S")), cards("TS JH QC KD 5S 3H 4C 5D 6S 7H 8C 9D")
)


@pytest.mark.parametrize(
    ("rules", "move", "why"),
    [
        ({}, "8S>", "8S lies under 7H"),
        ({}, "AC>", "it goes up on KC, which is not on top of a foundation"),
        ({}, "8S>4", "8S lies under 7H (runs is no)"),
        ({"runs": True}, "KC>4", "what lies on it is no run with it: onto KC goes QS, QH, QD or QC"),
        ({"empty_column": "none"}, "7H>4", "nothing goes to an empty column (empty-column is none)"),
        ({}, "7H>3", "column 3 is not empty"),
        ({}, "7H>6", "there are 5 columns"),
        ({}, "7H>8S", "7H lies in the same column"),
        ({}, "7H>8D", "8D is on the dial, or not in this deck"),
        ({}, "7H>6H", "6H lies under AC"),
        ({}, "7H>AC", "nothing goes onto AC"),
        ({"wrap": True}, "7H>AC", "onto AC goes KS, KH, KD or KC"),
        ({"build": "alternating"}, "8C>7H", "onto 7H goes 6S or 6C"),
        ({}, "4S>7H", "4S is on the dial, or not in this deck"),
        ({}, "7H>7H", "7H cannot lie on itself"),
    ],
)
def test_reasons_in_the_clock_by_hand(rules: dict[str, object], move: str, why: str) -> None:
    """Whether the table is one of a real game does not matter here: only columns and top cards are looked at."""
    ruled = GrandfathersClockRules()._replace(**rules)  # type: ignore[arg-type]
    with pytest.raises(grandfathers_clock.IllegalMove) as refused:
        list(play_clock(DIAL, read_clock_moves(move), ruled))
    assert str(refused.value).endswith(f" is not possible here: {why}")


def test_a_foundation_that_shows_its_hour_takes_nothing() -> None:
    """At five o'clock lies the 5S that its foundation ends with; the 6S is the clock card of nine."""
    refused = why_not_in_clock(DIAL._replace(columns=(cards("6S"),)), grandfathers_clock.Move("up", Card(6, 1)), RULES)
    assert refused == "the foundation of 5S shows its hour"


RULES = GrandfathersClockRules()


def test_the_games_that_are_played_are_those_of_the_rules() -> None:
    rules = KlondikeRules()
    start = klondike_dealing.deal_out(random_deal(3, 1, STANDARD), rules)
    moves = [move for move, _ in klondike_games.game(start, rules, random.Random(3), 60)]
    assert list(play(start, moves, rules)) == list(klondike.play(start, moves, rules))
    of_clock = GrandfathersClockRules()
    deal: Deal = random_deal(3, 1, STANDARD)
    table = grandfathers_clock_dealing.deal_out(deal, of_clock)
    ups = [move for move, _ in grandfathers_clock_games.game(table, of_clock, random.Random(3), 30)]
    assert list(play_clock(table, ups, of_clock)) == list(grandfathers_clock.play(table, ups, of_clock))
