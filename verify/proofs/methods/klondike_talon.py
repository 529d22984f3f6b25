"""Which cards of stock and waste can be played: the arithmetic of places compared with the engine, place by place."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal, NamedTuple

from verify.cards import Card
from verify.deals.positions import Position
from verify.proofs.methods.clock import Clock
from verify.proofs.model.klondike_abstract import playable
from verify.rules import klondike as engine
from verify.rules.klondike_options import UNLIMITED, KlondikeRules

Formula = Callable[[int, int, int, KlondikeRules], Iterator[tuple[int, int]]]


class Compared(NamedTuple):
    """How many places were compared, and the first where arithmetic and engine differ."""

    places: int
    difference: str


def compare(clock: Clock, most: int, passes: int = 3, formula: Formula = playable) -> Compared:
    """Every place of up to ``most`` cards, every number drawn at a time up to 24 that matters, and so many passes."""
    places = 0
    for rules in _ways(most, passes):
        for cards in range(1, most + 1):
            for at in range(cards + 1):
                for passing in range(1, max(rules.passes, 1) + 1):
                    if not clock.left():
                        return Compared(places, "out of time")
                    places += 1
                    drawn = {*_drawn(cards, at, passing, rules)}
                    if drawn != {*formula(cards, at, passing, rules)}:
                        return Compared(places, f"{cards} cards, {at} in the waste, {rules.draw} drawn at a time")
    return Compared(places, "")


def _ways(most: int, passes: int) -> Iterator[KlondikeRules]:
    for draw in range(1, most + 1):
        yield from (KlondikeRules(draw=draw, passes=number) for number in (UNLIMITED, *range(1, passes + 1)))
        yield KlondikeRules(draw=draw, recycle="under")


def _drawn(cards: int, at: int, passing: int, rules: KlondikeRules) -> Iterator[tuple[int, int]]:
    """The numbers of the cards that draws and redeals bring up, each with the first pass in which they do."""
    deck = tuple(Card(number, 1) for number in range(1, cards + 1))
    under = rules.recycle == "under"
    position = Position((), (0,), deck[at:], deck[:at], passing)
    found: dict[int, int] = {}
    known: set[tuple[object, ...]] = set()
    while True:
        state = (position.stock, position.waste, position.pass_number if rules.passes != UNLIMITED else 0)
        if state in known:
            break
        known.add(state)
        if position.waste:
            found.setdefault(position.waste[-1].rank, passing if _unlimited(rules) else position.pass_number)
        move: Literal["draw", "redeal"] = "draw" if engine.can_draw(position, rules) else "redeal"
        if move == "redeal" and (under or not engine.can_redeal(position, rules)):
            break
        position = engine.apply(position, engine.DRAW if move == "draw" else engine.REDEAL, rules)
    yield from found.items()


def _unlimited(rules: KlondikeRules) -> bool:
    return rules.recycle == "under" or rules.passes == UNLIMITED
