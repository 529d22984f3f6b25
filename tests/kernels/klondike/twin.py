"""The quotient of Klondike said again, slowly and straight from its definition, and brute force over the rules.

It shares no code with the compiled programs: positions are tuples (heights, dealt, talon, place), sets are sets.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from math import gcd
from typing import NamedTuple

from verify.cards import Card
from verify.deals.positions import Position
from verify.rules.klondike import apply, is_red, is_won, legal_moves
from verify.rules.klondike_options import KlondikeRules

Place = tuple[int, int]  # the anchor, and the pass from 1 where passes are counted


class Abstract(NamedTuple):
    heights: tuple[int, ...]
    dealt: tuple[int, ...]
    talon: tuple[int, ...]
    place: Place


class Twin:
    """The game from a start position on."""

    def __init__(self, start: Position, rules: KlondikeRules) -> None:
        self.start, self.rules = start, rules
        self.king = max(card.rank for card in start.cards)
        self.columns = [column.down + column.up[:1] for column in start.columns]
        self.talon_cards = start.waste + start.stock
        passes = rules.passes if rules.passes and rules.recycle == "turn" else 0
        self.passes = passes if passes - start.pass_number < len(self.talon_cards) else 0

    @cached_property
    def first(self) -> Abstract:
        dealt = tuple(self.settled(column, len(self.columns[column])) for column in range(len(self.columns)))
        talon = tuple(range(1, len(self.talon_cards) + 1))
        place = self.anchored(len(self.start.waste), len(talon), self.start.pass_number)
        return Abstract(self.start.foundations, dealt, talon, place)

    def settled(self, column: int, t: int) -> int:
        return 0 if t == 1 and self.columns[column][0].rank == self.king else t

    def anchored(self, q: int, n: int, number: int) -> Place:
        if self.rules.recycle == "under":
            return (q % gcd(n, min(self.rules.draw, n)) if n else 0), 1
        if self.passes:
            return q, number
        return (0 if q % self.rules.draw == 0 or q == n else q), 1

    def key(self, a: Abstract) -> int:
        key, weight = 0, 1
        digits = [(height, self.king + 1) for height in a.heights]
        digits += [(t, len(cards) + 1) for t, cards in zip(a.dealt, self.columns, strict=True)]
        digits += [(sum(1 << i - 1 for i in a.talon), 2 ** len(self.talon_cards))]
        digits += [(a.place[0] + (len(self.talon_cards) + 1) * (a.place[1] - 1), 0)]
        for digit, radix in digits:
            key, weight = key + digit * weight, weight * radix
        return key

    def unpinned(self, a: Abstract) -> tuple[set[Card], set[Card]]:
        """The visible cards, and those of them that are no pins."""
        gone = {Card(r, s) for s, height in enumerate(a.heights, 1) for r in range(1, height + 1)}
        talon = {self.talon_cards[i - 1] for i in a.talon}
        down = {card for t, cards in zip(a.dealt, self.columns, strict=True) for card in cards[: max(t - 1, 0)]}
        visible = set(self.start.cards) - gone - talon - down
        return visible, visible - set(self.pins(a))

    def pins(self, a: Abstract) -> dict[Card, int]:
        return {self.columns[j][t - 1]: j for j, t in enumerate(a.dealt) if t}

    def free(self, a: Abstract, rank: int, red: bool) -> int:
        visible, unpinned = self.unpinned(a)
        there = sum(card.rank == rank and is_red(card) is red for card in visible)
        return there - sum(card.rank == rank - 1 and is_red(card) is not red for card in unpinned)

    def can(self, a: Abstract, card: Card) -> bool:
        if card.rank < self.king:
            return self.free(a, card.rank + 1, not is_red(card)) > 0
        kings = sum(other.rank == self.king for other in self.unpinned(a)[1])
        return a.dealt.count(0) > kings

    def next_up(self, a: Abstract, card: Card) -> bool:
        return a.heights[card.suit - 1] == card.rank - 1

    def moves(self, a: Abstract) -> Iterator[tuple[str, Card, Abstract]]:
        visible, _ = self.unpinned(a)
        for card in visible:
            if self.next_up(a, card) and self.free(a, card.rank, is_red(card)) > 0:
                yield "up", card, self.without(self.raised(a, card, 1), card)
        for card in self.pins(a):
            if self.can(a, card):
                yield "reveal", card, self.without(a, card)
        for i in range(1, len(a.talon) + 1):
            card, place = self.talon_cards[a.talon[i - 1] - 1], self.place_without(a, i)
            if place is None:
                continue
            left = a._replace(talon=a.talon[: i - 1] + a.talon[i:], place=place)
            if self.next_up(a, card):
                yield "talon-up", card, self.raised(left, card, 1)
            if self.can(a, card):
                yield "talon-down", card, left
        if self.rules.worrying_back:
            for suit, height in enumerate(a.heights, 1):
                if height and self.can(a, Card(height, suit)):
                    yield "back", Card(height, suit), self.raised(a, Card(height, suit), -1)

    def raised(self, a: Abstract, card: Card, by: int) -> Abstract:
        return a._replace(heights=tuple(h + by * (s == card.suit) for s, h in enumerate(a.heights, 1)))

    def without(self, a: Abstract, card: Card) -> Abstract:
        pins = self.pins(a)
        if card not in pins:
            return a
        return a._replace(dealt=tuple(self.settled(j, t - 1) if j == pins[card] else t for j, t in enumerate(a.dealt)))

    def place_without(self, a: Abstract, i: int) -> Place | None:
        n, d, (q, k) = len(a.talon), self.rules.draw, a.place
        if self.rules.recycle == "under":
            return self.anchored(i - 1, n - 1, k) if (i - q) % gcd(n, min(d, n)) == 0 else None
        here = i == n or (i >= q and (i - q) % d == 0)
        if here or (i % d == 0 and not self.passes):
            return self.anchored(i - 1, n - 1, k)
        return (i - 1, k + 1) if i % d == 0 and k < self.rules.passes else None

    def won(self, a: Abstract) -> bool:
        return all(height == self.king for height in a.heights)

    def reachable(self, most: int) -> list[Abstract] | None:
        """Every position; None if there are more than ``most``."""
        met, order = {self.first}, [self.first]
        for a in order:
            for _, _, after in self.moves(a):
                if after not in met:
                    met.add(after)
                    order.append(after)
            if len(order) > most:
                return None
        return order

    def safe(self, a: Abstract, card: Card) -> bool:
        """Whether the card, next of its suit, need not wait; a suit that is not there stands above all."""
        others = [height for s, height in enumerate(a.heights, 1) if is_red(Card(1, s)) is not is_red(card)]
        twins = [h for s, h in enumerate(a.heights, 1) if is_red(Card(1, s)) is is_red(card) and s != card.suit]
        if not self.rules.worrying_back:
            return all(height >= card.rank - 1 for height in others)
        return all(height >= card.rank - 2 for height in others) and all(h >= card.rank - 3 for h in twins)


def brute_force(start: Position, rules: KlondikeRules) -> str:
    """Whether the game can be won, by playing it by the rules themselves: "won", or "exhausted"."""
    start = start if rules.passes else start._replace(pass_number=1)
    met, left = {_unordered(start)}, [start]
    while left:
        position = left.pop()
        if is_won(position):
            return "won"
        for move in legal_moves(position, rules):
            after = apply(position, move, rules)
            after = after if rules.passes else after._replace(pass_number=1)
            if _unordered(after) not in met:
                met.add(_unordered(after))
                left.append(after)
    return "exhausted"


def _unordered(position: Position) -> Position:
    """The position whichever column is which."""
    return position._replace(columns=tuple(sorted(position.columns)))
