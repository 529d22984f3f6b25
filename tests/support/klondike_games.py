"""Random games of Klondike by the reference rules, small ones and full ones, and the checker's reading of them."""

from __future__ import annotations

import random
from collections.abc import Iterator

from verify.cards import Card
from verify.certificate.klondike import claim
from verify.checker import klondike_reading
from verify.deals.deal import Deal, Shape
from verify.deals.positions import Position, PositionDeal
from verify.rules.klondike import Move, apply, legal_moves
from verify.rules.klondike_dealing import deal_out
from verify.rules.klondike_options import KlondikeRules
from verify.verdict import Verdict

SMALL = [(3, 2, 2), (4, 2, 2), (3, 4, 3), (4, 3, 3), (5, 1, 2), (4, 4, 4), (2, 4, 2)]  # ranks, suits, columns
NARROW = [(5, 2, 4), (6, 2, 4), (5, 2, 3), (4, 2, 3), (6, 2, 3), (7, 2, 4), (3, 3, 3), (4, 3, 4)]  # more are lost
Played = tuple[PositionDeal, KlondikeRules]


def random_deal(chance: random.Random, ranks: int, suits: int, columns: int) -> tuple[Deal, KlondikeRules]:
    deck = [Card(rank, suit) for rank in range(1, ranks + 1) for suit in range(1, suits + 1)]
    chance.shuffle(deck)
    rules = KlondikeRules(
        draw=chance.randint(1, 4),
        passes=chance.choice((0, 0, 1, 2, 3, 5)),
        recycle="under" if chance.random() < 0.3 else "turn",
        worrying_back=chance.random() < 0.6,
        partial_runs=chance.random() < 0.6,
        columns=columns,
        deal="rows" if chance.random() < 0.5 else "face-up-last",
        listing="top-first" if chance.random() < 0.5 else "bottom-first",
    )
    return Deal(tuple(deck), shape=Shape(ranks, suits)), rules


def game(position: Position, rules: KlondikeRules, chance: random.Random, most: int) -> Iterator[tuple[Move, Position]]:
    """Random moves, each with the position after it."""
    for _ in range(most):
        moves = list(legal_moves(position, rules))
        if not moves:
            return
        move = chance.choice(moves)
        position = apply(position, move, rules)
        yield move, position


def starts(seed: int, number: int, decks: list[tuple[int, int, int]] = SMALL) -> Iterator[Played]:
    """Random starts, half of them from the middle of a game."""
    chance = random.Random(seed)
    for place in range(number):
        deal, rules = random_deal(chance, *chance.choice(decks))
        position = deal_out(deal, rules)
        for _, later in game(position, rules, chance, chance.randint(1, 12) if place % 2 else 0):
            position = later
        yield PositionDeal(position, deal.shape), rules


def setting_of(deal: Deal | PositionDeal, rules: KlondikeRules) -> klondike_reading.Setting:
    return klondike_reading.read_claim(claim(deal, rules, Verdict.UNWINNABLE)).setting
