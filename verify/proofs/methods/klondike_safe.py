"""Safe cards in small decks, all abstract positions gone through: what can be won before is won after."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from typing import NamedTuple

from verify.cards import Card
from verify.deals.positions import Column, Position
from verify.proofs.methods.clock import Clock
from verify.proofs.methods.klondike_steps import Family
from verify.proofs.model.klondike import Game, seen
from verify.proofs.model.klondike_abstract import Abstract, abstract, steps, talon_ups, ups
from verify.rules.klondike import is_red
from verify.rules.klondike_options import KlondikeRules

FAMILIES = (Family(4, 2, (1, 2, 3)), Family(3, 4, (2, 3, 3)))
WAYS = (KlondikeRules(draw=2), KlondikeRules(draw=2, worrying_back=False), KlondikeRules(draw=1, passes=1))

TALON_FAMILIES = (Family(4, 2, (1, 2)), Family(3, 4, (2, 3, 3)))
TALON_WAYS = (
    KlondikeRules(draw=1),
    KlondikeRules(draw=1, worrying_back=False),
    KlondikeRules(draw=1, recycle="under"),
)
"""Each card of stock and waste can be had at any time."""

BY_TWO = KlondikeRules(draw=2)
LOSES_BY_TWO = Position(
    (Column((Card(4, 2),), (Card(5, 1),)), Column((Card(5, 2), Card(1, 2)), (Card(1, 1),))),
    (0, 0),
    (Card(3, 2), Card(2, 2), Card(2, 1), Card(3, 1), Card(4, 1)),
)
"""Drawing two at a time, a safe card of the stock that goes up loses this deal of five ranks."""

Test = Callable[[Abstract, Card, Game], bool]
Ups = Callable[[Abstract, Game], Iterator[tuple[Card, Abstract]]]


class Forced(NamedTuple):
    """How often a card went up, of all positions of these deals, and the first that lost a game by it."""

    cards: int
    failure: str


def is_safe(a: Abstract, card: Card, game: Game) -> bool:
    """``K5_test``: suits of the other colour are two below the card at most, those of its own three."""
    return all(
        card.rank <= height + (3 if is_red(Card(1, suit)) is is_red(card) else 2)
        for suit, height in enumerate(a.foundation, 1)
        if suit != card.suit
    )


def force(clock: Clock, deals: int, test: Test = is_safe, *, all_of_them: bool = True) -> Forced:
    """Put up each card that passes the test, in each position of so many deals of every family and way to play."""
    cards, failure = 0, ""
    for family in FAMILIES:
        for rules in WAYS:
            game = Game(family.ranks, family.suits, rules)
            for seed in range(deals):
                if not clock.left():
                    return Forced(cards, "out of time")
                for card, lost in _forced(abstract(seen(family.deal(seed)), game), game, test):
                    cards += 1
                    if lost and not failure:
                        failure = f"{card} goes up, in deal {seed} of {family}, draw {rules.draw}"
                if failure and not all_of_them:
                    return Forced(cards, failure)
    return Forced(cards, failure)


def force_talon(clock: Clock, deals: int) -> Forced:
    """Put up each safe card of stock and waste, where each card can be had at any time."""
    cards = 0
    for family in TALON_FAMILIES:
        for rules in TALON_WAYS:
            game = Game(family.ranks, family.suits, rules)
            for seed in range(deals):
                if not clock.left():
                    return Forced(cards, "out of time")
                for card, lost in _forced(abstract(seen(family.deal(seed)), game), game, is_safe, talon_ups):
                    cards += 1
                    if lost:
                        return Forced(cards, f"{card} goes up, in deal {seed} of {family}")
    return Forced(cards, "")


def force_by_two() -> str:
    """The safe card that loses a game that can be won where two are drawn at a time."""
    game = Game(5, 2, BY_TWO)
    found = _forced(abstract(seen(LOSES_BY_TWO), game), game, is_safe, talon_ups)
    return next((f"{card} goes up from the stock, by two" for card, lost in found if lost), "")


def _forced(start: Abstract, game: Game, test: Test, goes: Ups = ups) -> Iterator[tuple[Card, bool]]:
    """Each card that passes the test, and whether its going up loses a game that can be won."""
    after = _graph(start, game)
    winnable = _winnable(after, game)
    for a in after:
        for card, then in goes(a, game):
            if test(a, card, game):
                yield card, a in winnable and then not in winnable


def _graph(start: Abstract, game: Game) -> dict[Abstract, set[Abstract]]:
    after: dict[Abstract, set[Abstract]] = {}
    waiting = deque([start])
    while waiting:
        a = waiting.popleft()
        if a not in after:
            after[a] = set(steps(a, game))
            waiting.extend(after[a])
    return after


def _winnable(after: dict[Abstract, set[Abstract]], game: Game) -> set[Abstract]:
    before: dict[Abstract, list[Abstract]] = {}
    for a, steps_of_a in after.items():
        for then in steps_of_a:
            before.setdefault(then, []).append(a)
    winnable: set[Abstract] = set()
    waiting = [a for a in after if all(height == game.ranks for height in a.foundation)]
    while waiting:
        a = waiting.pop()
        if a not in winnable:
            winnable.add(a)
            waiting.extend(before.get(a, ()))
    return winnable
