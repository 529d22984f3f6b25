"""The cards in places on the table that a condition asks for, as formulas.

The k-th card that a pile gives is turned right after the k-th card of the pile's rank (C1), in the start pile after
the one before that; so its time in the order is known. Cards left face down lie in the places that are left in any
way; each such place takes one of them, by its time.
"""

from __future__ import annotations

from collections.abc import Iterable

import z3

from verify.finding.encoding.logic import FALSE, TRUE, Formula, at_most_one, every, exactly_one, follows, same, some
from verify.finding.encoding.order import Order
from verify.finding.kinds import Kind
from verify.finding.layout import Spot


class Spots:
    """Some places on the table, with their cards."""

    def __init__(self, order: Order, spots: Iterable[Spot]) -> None:
        self.order, self.spots = order, sorted(spots)
        self._time = {
            (spot, t): z3.Bool(f"{t}. from {spot.pile}/{spot.number}") for spot in self.spots for t in order.times
        }
        self._kind = {
            (spot, kind): z3.Bool(f"{kind} in {spot.pile}/{spot.number}") for spot in self.spots for kind in order.kinds
        }
        self._rank = {(spot, q): some(self._of_rank(spot, q)) for spot in self.spots for q in order.layout.piles}

    def is_time(self, spot: Spot, t: int) -> Formula:
        """Whether the card in this place is the one that has this time in the order."""
        return self._time[spot, t]

    def is_kind(self, spot: Spot, kind: Kind) -> Formula:
        """Whether a card of this kind is in this place."""
        return self._kind[spot, kind]

    def is_rank(self, spot: Spot, rank: int) -> Formula:
        """Whether a card of this rank is in this place."""
        return self._rank[spot, rank]

    def is_turned(self, spot: Spot) -> Formula:
        """Whether the game turns the card in this place."""
        number = self._card_before(spot)
        return self.order.given(spot.pile, number) if number else TRUE

    def premises(self) -> dict[str, Formula]:
        """What the order of the cards says of these places."""
        if not self.spots:
            return {}
        return {
            "each place has one card": every(self._one_each()),
            "a card that is turned was in the place that its turn says": every(self._turned()),
            "a card left face down is in one place": every(self._left()),
            "the card of that time is in the place": every(self._same_card()),
        }

    def _card_before(self, spot: Spot) -> int:
        """Which card of the pile's rank is turned right before the one in this place; 0: none, play starts there."""
        return spot.number - (spot.pile == self.order.layout.start)

    def _of_rank(self, spot: Spot, rank: int) -> list[Formula]:
        return [self._kind[spot, kind] for kind in self.order.kinds if kind.rank == rank]

    def _one_each(self) -> list[Formula]:
        clauses = []
        for spot in self.spots:
            name = f"{spot.pile}/{spot.number}"
            clauses += exactly_one(f"{name} time", [self._time[spot, t] for t in self.order.times])
            clauses += exactly_one(f"{name} card", [self._kind[spot, kind] for kind in self.order.kinds])
        return clauses

    def _turned(self) -> list[Formula]:
        return [
            follows([self.order.live(t)], same(self._time[spot, t], self._is_next(spot, t)))
            for spot in self.spots
            for t in self.order.times
        ]

    def _is_next(self, spot: Spot, t: int) -> Formula:
        """Whether the card before this time makes this place give the next one."""
        number = self._card_before(spot)
        if number == 0:
            return TRUE if t == 1 else FALSE
        return self.order.is_copy(t - 1, spot.pile, number)

    def _left(self) -> list[Formula]:
        """The time of a card face down is behind the stop, and no two places have the same."""
        clauses = [
            follows([self._time[spot, t]], same(self.is_turned(spot), self.order.live(t)))
            for spot in self.spots
            for t in self.order.times
        ]
        for t in self.order.times:
            clauses += at_most_one(f"place {t}.", [self._time[spot, t] for spot in self.spots])
        return clauses

    def _same_card(self) -> list[Formula]:
        return [
            follows([time, self.order.is_kind(t, kind)], self._kind[spot, kind])
            for (spot, t), time in self._time.items()
            for kind in self.order.kinds
        ]
