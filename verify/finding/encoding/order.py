"""The order in which the cards are turned, as formulas: every order is that of a deal (C9), so it can be chosen.

Play stops at the last card of the start pile's rank (C2, C4); the cards behind it in the order are those left face
down. How many cards of a rank have been turned says which card of its pile comes next, so it is counted, turn by turn.
"""

from __future__ import annotations

from collections.abc import Sequence

import z3

from verify.finding.encoding.logic import FALSE, TRUE, Formula, count, every, exactly_one, follows, no, same, some
from verify.finding.kinds import Kind
from verify.finding.layout import Layout


class Order:
    """An order of all cards by kind. ``turned`` is how many of them the game turns."""

    def __init__(self, layout: Layout, kinds: Sequence[Kind]) -> None:
        self.layout, self.kinds = layout, kinds
        self.cards, self.suits = layout.shape.cards, layout.shape.suits
        self.times = range(1, self.cards + 1)
        self.turned = z3.Int("turned")
        self._kind = {(t, kind): z3.Bool(f"{t}. {kind}") for t in self.times for kind in kinds}
        self._rank = {(t, q): some(self._of_rank(t, q)) for t in self.times for q in layout.piles}
        self._seen = {
            (q, t, k): z3.Bool(f"{k}x{q} by {t}.")
            for q in layout.piles
            for t in self.times
            for k in range(1, min(self.suits, t) + 1)
        }
        self._copy = {(t, q, k): self._this_copy(t, q, k) for (q, t, k) in self._seen}
        self._given = {(q, k): z3.Bool(f"{k}x{q} turned") for q in layout.piles for k in self._copies}

    @property
    def _copies(self) -> range:
        return range(1, self.suits + 1)

    def is_kind(self, t: int, kind: Kind) -> Formula:
        """Whether the card at this time is of this kind."""
        return self._kind[t, kind]

    def is_rank(self, t: int, rank: int) -> Formula:
        """Whether the card at this time has this rank."""
        return self._rank[t, rank]

    def seen(self, rank: int, t: int, copies: int) -> Formula:
        """Whether at least so many cards of a rank are among the first t."""
        if copies == 0:
            return TRUE
        return FALSE if t < copies else self._seen[rank, t, copies]

    def is_copy(self, t: int, rank: int, number: int) -> Formula:
        """Whether the card at this time is the first, second, ... of this rank."""
        return self._copy.get((t, rank, number), FALSE)

    def live(self, t: int) -> Formula:
        """Whether the game turns the card at this time."""
        return no(self.seen(self.layout.start, t - 1, self.suits))

    def stops(self, t: int) -> Formula:
        """Whether the card at this time is the last that the game turns."""
        return self.is_copy(t, self.layout.start, self.suits)

    def given(self, rank: int, number: int) -> Formula:
        """Whether the game turns at least so many cards of a rank."""
        return self._given[rank, number]

    def complete(self, pile: int) -> Formula:
        """Whether a pile is complete at the end: then the game has turned all cards of its rank."""
        return self._given[pile, self.suits]

    @property
    def won(self) -> Formula:
        """Whether all cards are turned (C5)."""
        return self.turned == self.cards

    def premises(self) -> dict[str, Formula]:
        """What makes it an order, and the game that part of it which ends at the last card of the start's rank."""
        return {
            "one card at a time": every(self._one_at_a_time()),
            "each card once": every(self._each_once()),
            "cards of a rank are counted": every(self._counted()),
            "play stops at the last card of the start pile's rank": every(self._stopped()),
            "which cards are turned": every(self._turned()),
        }

    def _of_rank(self, t: int, rank: int) -> list[Formula]:
        return [self._kind[t, kind] for kind in self.kinds if kind.rank == rank]

    def _this_copy(self, t: int, rank: int, number: int) -> Formula:
        return every([self.seen(rank, t, number), no(self.seen(rank, t - 1, number))])

    def _one_at_a_time(self) -> list[Formula]:
        return [
            clause for t in self.times for clause in exactly_one(f"{t}.", [self._kind[t, kind] for kind in self.kinds])
        ]

    def _each_once(self) -> list[Formula]:
        """Named cards once; of the others as many as the count of their rank leaves."""
        named = [kind for kind in self.kinds if kind.suit]
        return [
            clause for kind in named for clause in exactly_one(f"{kind}", [self._kind[t, kind] for t in self.times])
        ]

    def _counted(self) -> list[Formula]:
        clauses = []
        for (q, t, k), seen in self._seen.items():
            next_one = every([self.is_rank(t, q), self.seen(q, t - 1, k - 1)])
            clauses.append(same(seen, some([self.seen(q, t - 1, k), next_one])))
        for q in self.layout.piles:
            clauses += [follows([self.seen(q, t - 1, self.suits)], no(self.is_rank(t, q))) for t in self.times]
            clauses.append(self.seen(q, self.cards, self.suits))
        return clauses

    def _stopped(self) -> list[Formula]:
        ends = [same(self.turned == t, self.stops(t)) for t in range(self.suits, self.cards + 1)]
        return [*ends, self.turned >= self.suits, self.turned <= self.cards]

    def _turned(self) -> list[Formula]:
        live = {t: self.live(t) for t in self.times}
        clauses = [
            follows([self.is_copy(t, q, k)], same(given, live[t]))
            for (q, k), given in self._given.items()
            for t in range(k, self.cards + 1)
        ]
        in_order = [follows([self._given[q, k + 1]], self._given[q, k]) for q, k in self._given if k < self.suits]
        return [*clauses, *in_order, self.turned == count(self._given.values())]
