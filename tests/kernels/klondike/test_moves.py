"""The compiled moves and keys against the slow twin, which shares no code with them, position by position."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from kernels.klondike.small_games import random_games
from kernels.klondike.twin import Twin
from verify.cards import Card
from verify.deals.numbers import numbered
from verify.deals.positions import Column, Position
from verify.errors import BadInput
from verify.kernels.klondike.game import TooLarge, bit_of, card_of, prepare
from verify.kernels.klondike.lines import moves_from
from verify.rules.klondike_dealing import deal_out
from verify.rules.klondike_options import KlondikeRules


def key(number: int) -> int:
    return int(number) % 2**64


def compare(start: Position, rules: KlondikeRules, most: int) -> Counter[str]:
    """Every position up to so many, breadth first: the same moves to the same keys. How many moves of each kind."""
    game, twin = prepare(start, rules), Twin(start, rules)
    assert key(game.start[0]) == twin.key(twin.first)
    rows, kinds = {twin.first: game.start}, Counter[str]()
    for position in (order := [twin.first]):
        ours = {(kind, card): after for kind, card, after in moves_from(game, rows[position])}
        theirs = {(kind, card): after for kind, card, after in twin.moves(position)}
        assert {move: key(after[0]) for move, after in ours.items()} == {m: twin.key(a) for m, a in theirs.items()}
        kinds.update(kind for kind, _ in ours)
        for move, after in theirs.items():
            if after not in rows and len(rows) < most:
                rows[after] = ours[move]
                order.append(after)
    return kinds


def test_every_position_of_small_games_has_the_moves_of_the_twin() -> None:
    kinds = Counter[str]()
    for (start, rules), _, _, _ in random_games(1, 40, 300):
        kinds += compare(start, rules, 10**6)
    assert min(kinds[kind] for kind in ("up", "reveal", "talon-up", "talon-down", "back")) > 50


@pytest.mark.parametrize(
    "rules",
    [
        KlondikeRules(draw=1),
        KlondikeRules(draw=2),
        KlondikeRules(draw=3, passes=2),
        KlondikeRules(draw=1, passes=24),
        KlondikeRules(draw=5, recycle="under"),
        KlondikeRules(draw=3, worrying_back=False),
    ],
    ids=str,
)
def test_the_first_positions_of_full_deals_have_them_too(rules: KlondikeRules) -> None:
    """With 24 passes there are keys that a number with a sign cannot hold."""
    for deal in numbered("random:3:2"):
        compare(deal_out(deal, rules), rules, 40)


def test_keys_are_told_apart_up_to_the_last_bit() -> None:
    rules = KlondikeRules(draw=1, passes=24)
    deal = next(numbered("random:1"))
    late = deal_out(deal, rules)._replace(pass_number=24)
    assert 2**63 < Twin(late, rules).key(Twin(late, rules).first) == key(prepare(late, rules).start[0])


def test_every_card_has_its_bit() -> None:
    cards = [Card(rank, suit) for rank in range(1, 15) for suit in range(1, 5)]
    assert [card_of(bit_of(card)) for card in cards] == cards
    assert sorted(map(bit_of, cards)) == list(range(56))


def test_what_does_not_fit_is_too_large() -> None:
    rules = KlondikeRules()
    deck = [Card(rank, suit) for rank in range(1, 16) for suit in (1, 2)]
    with pytest.raises(TooLarge, match="15 ranks and 2 suits"):
        prepare(Position((), (0, 0), tuple(deck)), rules)
    deck = [Card(rank, suit) for rank in range(1, 15) for suit in (1, 2, 3, 4)]
    with pytest.raises(TooLarge, match="64 bits"):
        prepare(Position((), (0,) * 4, tuple(deck)), rules)


def test_a_position_that_cannot_come_up_is_refused() -> None:
    ace, two, three = Card(1, 1), Card(2, 1), Card(3, 1)
    for columns, message in [
        ((Column((ace,), (three,)),), "every card once"),
        ((Column((ace, two, three), ()),), "none face up"),
        ((Column((), (three, two, ace)),), "no run"),
    ]:
        with pytest.raises(BadInput, match=message):
            prepare(Position(columns, (0,), ()), KlondikeRules())
    assert prepare(Position((Column((ace, two), (three,)),), (0,)), KlondikeRules()).start.dtype == np.int64
