"""Which positions make a game, how its positions are told apart, and that nothing coarser would do."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from support.quotient import after_play, full_deal, small_deal
from verify.cards import Card
from verify.deals.deal import Shape
from verify.deals.positions import Column, Position
from verify.errors import BadInput
from verify.quotient.klondike.abstraction import abstract, start_of
from verify.quotient.klondike.concrete import concrete_search
from verify.quotient.klondike.families import ALL_RULES
from verify.quotient.klondike.game import Game, game_from
from verify.quotient.klondike.keys import pack, unpack
from verify.quotient.klondike.moves import steps
from verify.quotient.klondike.places import Place
from verify.quotient.klondike.positions import AbstractPosition, is_won, view
from verify.quotient.klondike.search import explore, winning_line
from verify.rules.klondike_options import KlondikeRules
from verify.verdict import Verdict

ACES = Card(1, 1), Card(1, 2)


@pytest.mark.parametrize(
    ("position", "complaint"),
    [
        (Position((Column(), Column(up=(Card(2, 1),))), (0, 0), ACES), "does not have each card of 2 suits of 2 ranks"),
        (Position((Column(up=(Card(2, 1), Card(1, 1))),), (0,)), "column 1: AS does not go on 2S"),
        (Position((Column(), Column(down=(Card(1, 1),))), (0,)), "column 2: the last card is face down"),
        (
            Position((Column(up=ACES[:1]),), (0, 0), ACES[1:], pass_number=3),
            "pass 3 is under way, and the rules allow 2",
        ),
    ],
)
def test_positions_that_no_game_reaches_are_refused(position: Position, complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        game_from(position, KlondikeRules(passes=2))


def test_a_redeal_for_each_card_is_as_good_as_any_number() -> None:
    """Two talon cards: three passes from the first on; in the second pass under way, four."""
    start = Position((Column(),), (0, 0), ACES)
    assert [game_from(start, KlondikeRules(passes=passes)).passes for passes in (1, 2, 3, 4)] == [1, 2, 0, 0]
    later = start._replace(pass_number=2)
    assert [game_from(later, KlondikeRules(passes=passes)).passes for passes in (2, 3, 4)] == [2, 3, 0]


def test_a_key_digit_by_digit() -> None:
    """By hand: three ranks, two suits, columns of 1 and 2 cards, three in the talon of which the second is gone."""
    start = small_deal(1, Shape(3, 2), (1, 2))
    game = game_from(start, KlondikeRules(draw=2, passes=2))
    at = AbstractPosition((1, 3), (0, 2), (1, 3), Place(1, 2))
    digits = [(1, 4), (3, 4), (0, 2), (2, 3), (0b101, 8), (1, 4), (1, 2)]
    key, weight = 0, 1
    for digit, radix in digits:
        key += digit * weight
        weight *= radix
    assert pack(game, at) == key
    assert unpack(game, key) == at
    with pytest.raises(ValueError, match="too large"):
        unpack(game, weight)


@pytest.mark.parametrize("rules", [KlondikeRules(), KlondikeRules(passes=3), KlondikeRules(recycle="under")], ids=str)
def test_keys_of_real_deals(rules: KlondikeRules) -> None:
    """Every position on the way of a random game comes back from its key; the start fits 62 bits, 64 with passes."""
    game = game_from(full_deal(3, rules), rules)
    for moves in range(0, 200, 20):
        at = abstract(game, after_play(game.start, rules, moves, seed=5))
        assert unpack(game, pack(game, at)) == at
        assert pack(game, at).bit_length() <= (64 if rules.passes else 62)


def test_the_search_and_the_rules_agree_from_the_middle_of_a_game() -> None:
    verdicts = set()
    for number, rules in enumerate(ALL_RULES):
        if rules.partial_runs:
            start = after_play(small_deal(number, Shape(5, 2), (2, 3)), rules, 3 + number % 7, number)
            expected = concrete_search(start, rules).verdict
            assert (winning_line(game_from(start, rules)) is not None) is (expected == Verdict.WINNABLE)
            verdicts.add(expected)
    assert verdicts == {Verdict.WINNABLE, Verdict.UNWINNABLE}


def test_a_line_is_a_way_through_the_positions_explored() -> None:
    game = game_from(small_deal(127, Shape(4, 3), (2, 3, 4)), KlondikeRules(draw=1))
    line, keys, at = winning_line(game), explore(game), start_of(game)
    assert line
    for move in line:
        at = dict(steps(game, at))[move]
        assert pack(game, at) in keys
    assert is_won(game, at)


# Three columns in which a dealt card at the bottom counts: published with the quotient.
COUNTING = Position(
    (
        Column((Card(3, 2),), (Card(5, 2),)),
        Column((Card(3, 1), Card(2, 2)), (Card(1, 2),)),
        Column((Card(4, 1), Card(5, 1), Card(2, 1), Card(4, 2)), (Card(1, 1),)),
    ),
    (0, 0),
)


def test_face_down_cards_alone_would_not_do() -> None:
    """Were it forgotten whether the last dealt card still lies in its place, a lost deal would seem to be won."""
    game = game_from(COUNTING, KlondikeRules(draw=1))
    assert concrete_search(COUNTING, game.rules).verdict == Verdict.UNWINNABLE
    assert winning_line(game) is None
    assert _won_if_forgotten(game)


def _won_if_forgotten(game: Game) -> bool:
    pending = [start_of(game)]
    seen = set(pending)
    while pending:
        position = pending.pop()
        if is_won(game, position):
            return True
        after = {there for _, there in steps(game, position)} | set(_as_good(game, position))
        pending += after - seen
        seen |= after
    return False


def _as_good(game: Game, position: AbstractPosition) -> Iterator[AbstractPosition]:
    """The positions with as many face-down cards in each column: its last dealt card is in its place, or is not."""
    visible = view(game, position).visible
    for column, cards in enumerate(game.columns):
        if position.in_place[column] < 2 and cards[0] in visible and cards[0].rank < game.ranks:
            counts = list(position.in_place)
            counts[column] = 1 - counts[column]
            yield position._replace(in_place=tuple(counts))
