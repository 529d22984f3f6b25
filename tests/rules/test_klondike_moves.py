"""Klondike's moves tried one by one: those of the list of legal moves can be made, and no others."""

from __future__ import annotations

import random
from itertools import product

import pytest

from verify.deals.deal import STANDARD
from verify.deals.numbers import numbered
from verify.deals.positions import Position
from verify.deals.random_deals import new_deck
from verify.deals.reading import only
from verify.rules.klondike import (
    DRAW,
    REDEAL,
    IllegalMove,
    Move,
    apply,
    highest_rank,
    legal_moves,
    moves_of,
)
from verify.rules.klondike_dealing import deal_out
from verify.rules.klondike_options import KlondikeRules

DECK = new_deck(STANDARD)
ALL_MOVES = [
    DRAW,
    REDEAL,
    *(Move("up", card) for card in DECK),
    *(Move("onto", *pair) for pair in product(DECK, DECK)),
    *(Move("column", card, None, number) for card in DECK for number in range(1, 8)),
]
RULES = [
    KlondikeRules(),
    KlondikeRules(draw=1, passes=1, worrying_back=False),
    KlondikeRules(recycle="under", partial_runs=False),
]


def is_made(position: Position, move: Move, rules: KlondikeRules) -> bool:
    try:
        apply(position, move, rules)
    except IllegalMove:
        return False
    return True


@pytest.mark.parametrize("rules", RULES, ids=["classic", "vegas", "whole runs"])
def test_of_all_moves_that_can_be_written_the_legal_ones_can_be_made(rules: KlondikeRules) -> None:
    """A move is tried by looking at its card alone; second method: the whole list. On the way columns get empty."""
    chance, position = random.Random(2), deal_out(only(numbered("random:3"), "random"), rules)
    kinds = set[str]()
    for step in range(100):
        moves = list(legal_moves(position, rules))
        if step % 33 == 0:
            assert {move for move in ALL_MOVES if is_made(position, move, rules)} == set(moves)
            assert highest_rank(position) == 13
        for card in (None, *DECK):
            assert list(moves_of(position, card, rules)) == [move for move in moves if move.card == card]
        if not moves:
            break
        kinds |= {move.kind for move in moves}
        position = apply(position, chance.choice([move for move in moves if move.kind != "draw"] or moves), rules)
    assert kinds >= {"draw", "up", "onto", "column"}
