"""Positions told to be lost at a glance: against the same said slowly, all ways on from them, and other deadlocks.

The slow twin takes out one event after the other, each looked at by itself, with sets of cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from random import Random

import numpy as np
import pytest

from kernels.klondike.small_games import Game as SmallGame
from kernels.klondike.small_games import deck_of, laid, random_games
from kernels.klondike.twin import Abstract, Twin
from verify.cards import Card
from verify.deals.numbers import numbered
from verify.deals.positions import Position
from verify.graph.deadlocks import largest_deadlock
from verify.kernels.compiled import Numbers, kernel
from verify.kernels.klondike.deadlocks import deadlocked
from verify.kernels.klondike.game import Game, prepare
from verify.kernels.klondike.lines import moves_from
from verify.kernels.klondike.members import state_of
from verify.kernels.klondike.search import ALL, search
from verify.rules.klondike import apply, is_red, legal_moves
from verify.rules.klondike_dealing import deal_out
from verify.rules.klondike_options import KlondikeRules

Event = tuple[str, Card]
"""A card leaves where it was dealt to ("leaves"), goes up ("rises"), or comes to lie in a column ("comes")."""


@kernel
def told(facts: Numbers, table: Numbers, row: Numbers) -> bool:
    """``deadlocked``, for Python."""
    return deadlocked(facts, table, state_of(row, 0))


def is_told(game: Game, state: Numbers) -> bool:
    return bool(told(game.facts, game.cards, state.reshape(1, -1)))


class Slowly:
    """The largest set of events none of which can be the first."""

    def __init__(self, twin: Twin, a: Abstract) -> None:
        self.twin, self.a = twin, a
        self.visible, self.unpinned = twin.unpinned(a)
        self.columns = [cards[:t] for t, cards in zip(a.dealt, twin.columns, strict=True)]
        self.talon = [twin.talon_cards[i - 1] for i in a.talon]
        self.raised = {Card(r, s) for s, height in enumerate(a.heights, 1) for r in range(1, height + 1)}
        dealt = [card for cards in self.columns for card in cards[self.king_first(cards) :]]
        self.waiting: set[Event] = {("leaves", card) for card in [*dealt, *self.talon]}
        self.waiting |= {("rises", card) for card in set(twin.start.cards) - self.raised}
        self.waiting |= {("comes", card) for card in self.raised.union(self.talon)}

    def king_first(self, cards: tuple[Card, ...]) -> bool:
        """A king dealt to a column first never leaves it but for its foundation."""
        return bool(cards) and cards[0].rank == self.twin.king

    def is_lost(self) -> bool:
        while first := next((event for event in self.waiting if self.can_be_first(*event)), None):
            self.waiting.remove(first)
        return any(kind == "leaves" for kind, _ in self.waiting)

    def can_be_first(self, kind: str, card: Card) -> bool:
        if kind == "comes" and card in self.raised:
            higher = Card(card.rank + 1, card.suit)
            last = higher not in self.raised or ("comes", higher) not in self.waiting
            return self.twin.rules.worrying_back and last and self.can_be_laid(card)
        if kind == "comes":
            return ("leaves", card) not in self.waiting and self.can_be_laid(card)
        if kind == "rises":
            return ("leaves", card) not in self.waiting and not self.is_covered(card) and self.can_rise(card)
        if self.is_covered(card) or (card in self.talon and not self.turns_up(card)):
            return False
        return self.can_be_laid(card) or self.can_rise(card)

    def is_covered(self, card: Card) -> bool:
        """By a card that has not left."""
        return any(
            card in cards and any(("leaves", above) in self.waiting for above in cards[cards.index(card) + 1 :])
            for cards in self.columns
        )

    def can_rise(self, card: Card) -> bool:
        lower = [Card(rank, card.suit) for rank in range(1, card.rank)]
        placed = card in self.talon or self.may_be_free(card.rank, is_red(card))
        return placed and not any(("rises", each) in self.waiting for each in lower)

    def can_be_laid(self, card: Card) -> bool:
        if card.rank < self.twin.king:
            return self.may_be_free(card.rank + 1, not is_red(card))
        filled = [any(("leaves", each) in self.waiting for each in cards) for cards in self.columns]
        kings = [each for each in self.twin.start.cards if each.rank == self.twin.king and self.lies_loose(each)]
        return len(filled) - sum(filled) - sum(("rises", king) in self.waiting for king in kings) > 0

    def lies_loose(self, king: Card) -> bool:
        """Whether a king lies in a column that it was not dealt to, or dealt to first, and nothing of it is left."""
        first = any(cards[:1] == (king,) for cards in self.columns)
        return king in self.unpinned or (first and not self.is_covered(king))

    def may_be_free(self, rank: int, red: bool) -> bool:
        there = [card for card in self.twin.start.cards if card.rank == rank and is_red(card) is red]
        lying = [card for card in there if ("comes", card) not in self.waiting and not self.is_covered(card)]
        kind_on_it = [card for card in self.unpinned if card.rank == rank - 1 and is_red(card) is not red]
        return len(lying) > sum(("rises", card) in self.waiting for card in kind_on_it)

    def turns_up(self, card: Card) -> bool:
        number = self.talon.index(card) + 1
        if self.twin.place_without(self.a, number) is not None:
            return True
        near = self.talon if self.twin.rules.recycle == "under" else self.talon[: number - 1] + self.talon[number:][:1]
        return any(("leaves", each) not in self.waiting for each in near)


def rows_by_key(game: Game, most: int) -> dict[int, Numbers]:
    """Every position of the compiled game, up to so many."""
    rows, order = {int(game.start[0]) % 2**64: game.start}, [game.start]
    for row in order:
        for _, _, after in moves_from(game, row):
            key = int(after[0]) % 2**64
            if key not in rows and len(rows) < most:
                rows[key] = after.copy()
                order.append(rows[key])
    return rows


def winnable(twin: Twin, positions: list[Abstract]) -> set[Abstract]:
    """Those positions from which a win can be reached."""
    before: dict[Abstract, list[Abstract]] = {position: [] for position in positions}
    for position in positions:
        for _, _, after in twin.moves(position):
            before[after].append(position)
    reached = [position for position in positions if twin.won(position)]
    found = set(reached)
    for position in reached:
        fresh = set(before[position]) - found
        found |= fresh
        reached += fresh
    return found


LONG = [
    KlondikeRules(draw=2),
    KlondikeRules(draw=3),
    KlondikeRules(draw=3, passes=2),
    KlondikeRules(draw=3, recycle="under"),
]


def games_with_long_talons() -> Iterator[tuple[SmallGame, Twin, list[Abstract]]]:
    """Where it matters which cards of the talon can be turned up, and when."""
    random = Random(16)
    for _ in range(20):
        deck = deck_of(4, 3)
        random.shuffle(deck)
        start = laid(deck, [1, 2])
        rules = random.choice(LONG)
        positions = (twin := Twin(start, rules)).reachable(250)
        if positions is not None:
            yield (start, rules), twin, positions


def test_every_position_of_small_games_is_told_as_the_twin_tells_it_and_is_lost_then() -> None:
    """The first by the definition said slowly, the second by all ways on from each position.

    The last games are the first where it matters that a king was dealt first, and in which order cards come back.
    """
    seen = Counter[str]()
    chosen = chain(random_games(6, 14, 200), random_games(107, 2, 120), random_games(120, 6, 120))
    small = ((game, twin, positions) for game, twin, positions, _ in chosen)
    for (start, rules), twin, positions in [*small, *games_with_long_talons()]:
        game, good = prepare(start, rules), winnable(twin, positions)
        rows = rows_by_key(game, 10**6)
        for position in positions:
            lost = is_told(game, rows[twin.key(position)])
            assert lost is Slowly(twin, position).is_lost()
            assert not (lost and position in good)
            seen["told" if lost else "winnable" if position in good else "lost"] += 1
    assert seen["told"] > seen["lost"] > 20
    assert seen["winnable"] > 300


def under_way(rules: KlondikeRules, deals: str, moves: int) -> Iterator[Position]:
    """Positions of full deals after so many random moves, cards laid elsewhere less often than others."""
    random = Random(4)
    for deal in numbered(deals):
        position = deal_out(deal, rules)
        for _ in range(moves):
            choices = list(legal_moves(position, rules))
            if choices:
                position = apply(position, random.choice(choices), rules)
        yield position


RULES = [
    KlondikeRules(draw=1),
    KlondikeRules(draw=3),
    KlondikeRules(draw=3, passes=2),
    KlondikeRules(draw=3, recycle="under"),
    KlondikeRules(draw=2, worrying_back=False),
]


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_full_deals_told_to_be_lost_have_no_win(rules: KlondikeRules) -> None:
    """The search without this pruning finds none; and no deadlock of the cards themselves goes unnoticed."""
    seen = Counter[str]()
    for position in under_way(rules, "random:9:40", 60):
        game = prepare(position, rules)
        lost = is_told(game, np.array(game.start))
        assert lost or not largest_deadlock(position, rules)
        if lost:
            found = search(game, prunings=ALL - {"deadlocks"}, most_positions=20_000)
            seen[found.status] += 1
        seen["told" if lost else "not told"] += 1
    assert not seen["won"]
    assert seen["told"] > 3
