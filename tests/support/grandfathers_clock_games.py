"""Random games of Grandfather's Clock by the reference rules, and the checker's reading of them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import chain, product

from verify.cards import Card
from verify.certificate.grandfathers_clock import claim
from verify.checker import grandfathers_clock_reading
from verify.deals.deal import Deal, Shape
from verify.deals.dials import DialDeal, DialPosition, foundation_cards
from verify.deals.grandfathers_clock.formats import AnyDeal
from verify.rules.grandfathers_clock import Move, apply, legal_moves
from verify.rules.grandfathers_clock_options import GrandfathersClockRules
from verify.verdict import Verdict

SMALL = [(4, 2, 2), (5, 2, 2), (5, 2, 3), (4, 3, 3), (5, 3, 3), (4, 1, 1), (5, 4, 3)]  # ranks, suits, columns

WAYS = [
    GrandfathersClockRules(build=build, wrap=wrap, runs=runs, empty_column=empty)  # type: ignore[arg-type]
    for build, wrap, runs, empty in product(("any", "alternating"), (False, True), (False, True), ("any", "none"))
]
"""Every way to play."""


def random_deal(chance: random.Random, ranks: int, suits: int, columns: int) -> tuple[Deal, GrandfathersClockRules]:
    deck = [Card(rank, suit) for rank in range(1, ranks + 1) for suit in range(1, suits + 1)]
    chance.shuffle(deck)
    rules = chance.choice(WAYS)._replace(
        clock_suits=chance.choice(("first", "second")),
        columns=columns,
        listing=chance.choice(("top-first", "bottom-first")),
    )
    return Deal(tuple(deck), shape=Shape(ranks, suits)), rules


def game(
    position: DialPosition, rules: GrandfathersClockRules, chance: random.Random, most: int
) -> Iterator[tuple[Move, DialPosition]]:
    """Random moves, each with the position after it."""
    for _ in range(most):
        moves = list(legal_moves(position, rules))
        if not moves:
            return
        move = chance.choice(moves)
        position = apply(position, move, rules)
        yield move, position


def every_word(position: DialPosition, shape: Shape, rules: GrandfathersClockRules) -> Iterator[str]:
    """Whatever can be said as a move with these cards."""
    deck = list(chain(*foundation_cards(shape, rules.clock_suits)))
    for card in deck:
        yield f"{card}>"
        yield from (f"{card}>{target}" for target in deck)
        yield from (f"{card}>{number}" for number in range(1, len(position.columns) + 2))


def setting_of(deal: AnyDeal, rules: GrandfathersClockRules) -> grandfathers_clock_reading.Setting:
    return grandfathers_clock_reading.read_claim(claim(deal, rules, Verdict.UNWINNABLE)).setting


def as_deal(position: DialPosition, shape: Shape, rules: GrandfathersClockRules) -> DialDeal:
    return DialDeal(position, rules.clock_suits, shape)
