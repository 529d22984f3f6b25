"""Deadlocks looked at in play: where the conditions of ``Deadlock.v`` find one, the reference engine finds no win."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from verify.cards import Card
from verify.checker import cards as checker_cards
from verify.checker import klondike_rules as checked
from verify.checker.klondike_deadlock import Deadlock
from verify.checker.reading import Rejected
from verify.deals.positions import Position
from verify.proofs.methods.clock import Clock
from verify.proofs.methods.klondike_steps import WAYS, Family
from verify.proofs.model.klondike import Game, seen
from verify.proofs.model.klondike_deadlock import Flaw, is_deadlock, largest
from verify.rules import klondike as engine
from verify.rules.klondike_options import UNLIMITED, KlondikeRules

FAMILIES = (Family(3, 2, (1, 2)), Family(4, 2, (2, 3)), Family(3, 3, (1, 2, 3)))
"""Small decks, all play gone through."""

REAL = Family(13, 4, (1, 2, 3, 4, 5, 6, 7))
"""The real one: there the conditions are compared with the checker's."""

MOVES = 12
"""Moves at random from the deal at most, after which the conditions are asked."""

SETS = 3
"""Sets of cards at random for which they are compared in each position, besides the largest deadlock."""


class Found(NamedTuple):
    """Positions with a deadlock of which all play was gone through, sets compared, and the first failure."""

    deadlocks: int
    compared: int
    failure: str


def look(clock: Clock, deals: int, flaw: Flaw = "", *, stop: bool = False) -> Found:
    """Ask the conditions in a position of so many deals of every family and way to play.

    With a flaw the conditions leave something out, and the checker is not asked. ``stop`` at the first failure.
    """
    deadlocks = compared = 0
    failure = ""
    for position, game, family in _positions(deals):
        if not clock.left():
            return Found(deadlocks, compared, failure or "out of time")
        if not flaw:
            alike = list(_compared(position, game))
            compared += len(alike)
            if not all(alike):
                failure = failure or f"another word by the checker, in {family}, draw {game.rules.draw}"
        if family is not REAL and largest(seen(position), game, flaw):
            deadlocks += 1
            if _is_won_by_play(position, game.rules):
                failure = failure or f"it is won in spite of it, in {family}, draw {game.rules.draw}"
        if failure and stop:
            break
    return Found(deadlocks, compared, failure)


def _positions(deals: int) -> Iterator[tuple[Position, Game, Family]]:
    for seed in range(deals):
        for family in (*FAMILIES, REAL):
            for number, rules in enumerate(WAYS):
                random = Random(f"{seed} {number}")
                position = family.deal(100 * seed + number)
                for _ in range(random.randrange(MOVES)):
                    moves = list(engine.legal_moves(position, rules))
                    position = engine.apply(position, random.choice(moves), rules) if moves else position
                yield position, Game(family.ranks, family.suits, rules), family


def _compared(position: Position, game: Game) -> Iterator[bool]:
    """Whether the checker accepts a set exactly if the conditions do, for the largest deadlock and sets about it."""
    table, random = seen(position), Random(len(position.stock))
    found = largest(table, game)
    left = sorted({card for column in position.columns for card in column.cards} | {*position.waste, *position.stock})
    sets = [found, frozenset(left)]
    sets += [found.symmetric_difference(random.sample(left, min(2, len(left)))) for _ in range(SETS)]
    for inside in sets:
        yield is_deadlock(table, inside, game) is _accepted(position, inside, game)


def _accepted(position: Position, inside: frozenset[Card], game: Game) -> bool:
    """What the checker says, which shares no code with the conditions."""
    deck = [checker_cards.Card(rank, suit) for suit in range(1, game.suits + 1) for rank in range(1, game.ranks + 1)]
    columns = tuple(checked.Column(_cards(column.down), _cards(column.up)) for column in position.columns)
    hand = (_cards(position.stock), _cards(position.waste), position.pass_number)
    table = checked.Table(columns, position.foundations, *hand)
    rules = checked.Rules(*(getattr(game.rules, name) for name in checked.Rules._fields))
    try:
        Deadlock(list(_cards(tuple(inside))), table, rules, deck).require()
    except Rejected:
        return False
    return True


def _cards(cards: tuple[Card, ...]) -> tuple[checker_cards.Card, ...]:
    return tuple(checker_cards.Card(*card) for card in cards)


def _is_won_by_play(position: Position, rules: KlondikeRules) -> bool:
    """Whether the engine wins the position, all play gone through."""
    waiting, known = [position], {position}
    while waiting:
        here = waiting.pop()
        if engine.is_won(here):
            return True
        for move in engine.legal_moves(here, rules):
            there = engine.after(here, move, rules)
            if rules.passes == UNLIMITED:
                there = there._replace(pass_number=1)
            if there not in known:
                known.add(there)
                waiting.append(there)
    return False
