"""The bottom map and its cycles, as formulas.

A pile off the cycles has a height, and its arc leads to a lower one; so the piles on cycles are exactly those said to
be. A cycle has a number, that of its lowest pile, and each pile on it a distance from there along the arcs.
"""

from __future__ import annotations

import z3

from verify.finding.encoding.logic import FALSE, TRUE, Formula, Term, count, every, exactly_one, follows, no, same, some
from verify.finding.encoding.spots import Spots
from verify.rules.clock_table import Pile


class Arcs:
    """The arcs of all piles but the start pile, and what they run into."""

    def __init__(self, spots: Spots) -> None:
        self.spots, self.layout = spots, spots.order.layout
        self.piles = self.layout.others
        self._distances = range(len(self.piles))
        self._on_cycle = {p: z3.Bool(f"{p} is on a cycle") for p in self.piles}
        self._reaches = {p: z3.Bool(f"{p} leads to the start") for p in self.piles} | {self.layout.start: TRUE}
        self._height = {p: z3.Int(f"height of {p}") for p in self.piles}
        self._cycle = {(p, q): z3.Bool(f"{p} cycle {q}") for p in self.piles for q in self.piles if q <= p}
        self._distance = {(p, d): z3.Bool(f"{p} behind {d}") for p in self.piles for d in self._distances}

    def arc(self, pile: Pile, home: Pile) -> Formula:
        """Whether the arc of a pile leads to this one."""
        return self.spots.is_rank(self.layout.bottom(pile), home)

    @property
    def cycles(self) -> Term:
        """How many cycles there are."""
        return count(self._leads(p) for p in self.piles)

    @property
    def cyclic_piles(self) -> Term:
        """How many piles are on cycles."""
        return count(self._on_cycle.values())

    @property
    def not_reaching(self) -> Term:
        """How many piles do not lead to the start pile."""
        return count(no(self._reaches[p]) for p in self.piles)

    def cycles_of(self, length: int) -> Term:
        """How many cycles have this length: those whose last pile is one less behind the first."""
        closes = (some(every([self.arc(p, q), self._leads(q)]) for q in self.piles) for p in self.piles)
        at = (self._distance.get((p, length - 1), FALSE) for p in self.piles)
        return count(every([last, closing]) for last, closing in zip(at, closes, strict=True))

    def premises(self) -> dict[str, Formula]:
        """What the arcs say."""
        return {
            "a pile leads to the start if its arc's pile does": every(self._reaching()),
            "a pile is on a cycle if an arc of the cycle leads to it; the others lead down": every(self._cyclic()),
            "a cycle has the number of its lowest pile": every(self._numbered()),
            "and its piles follow each other from there": every(self._following()),
        }

    def theorems(self) -> dict[str, Formula]:
        """C6 and C7 of these arcs, where cycles decide: nothing new, but what could be long in the finding."""
        order = self.spots.order
        lost = {p: no(order.complete(p)) for p in self.piles}
        closed = [follows([lost[p], self.arc(p, q)], lost[q]) for p in self.piles for q in self.piles]
        return {
            "C6: won if and only if there is no cycle": same(order.won, no(some(self._on_cycle.values()))),
            "C7: piles left incomplete are closed under the arcs": every(closed),
            "C7: they contain every cycle": every(follows([self._on_cycle[p]], lost[p]) for p in self.piles),
            "C7: and do not lead to the start": every(follows([lost[p]], no(self._reaches[p])) for p in self.piles),
        }

    def _leads(self, pile: Pile) -> Formula:
        """Whether this is the lowest pile of a cycle."""
        return self._cycle[pile, pile]

    def _reaching(self) -> list[Formula]:
        return [
            follows([self.arc(p, q)], same(self._reaches[p], reaches))
            for p in self.piles
            for q, reaches in self._reaches.items()
        ]

    def _cyclic(self) -> list[Formula]:
        clauses = []
        for p in self.piles:
            into = some(every([self._on_cycle[q], self.arc(q, p)]) for q in self.piles)
            clauses += [follows([self._on_cycle[p]], every([into, no(self._reaches[p])]))]
            clauses += [self._height[p] >= 0, self._height[p] < len(self.piles)]
            for q in self.piles:
                clauses.append(follows([self.arc(p, q), self._on_cycle[p]], self._on_cycle[q]))
                lower = self._height[q] < self._height[p]
                clauses.append(follows([self.arc(p, q)], some([self._on_cycle[p], lower])))
        return clauses

    def _numbered(self) -> list[Formula]:
        clauses = []
        for p in self.piles:
            numbers = [self._cycle[p, q] for q in self.piles if q <= p]
            clauses += exactly_one(f"number of the cycle of {p}", [*numbers, no(self._on_cycle[p])])
            for q in self.piles:
                both = [same(self._cycle.get((p, n), FALSE), self._cycle.get((q, n), FALSE)) for n in self.piles]
                clauses.append(follows([self.arc(p, q), self._on_cycle[p]], every(both)))
        return clauses

    def _following(self) -> list[Formula]:
        clauses = []
        for p in self.piles:
            distances = [self._distance[p, d] for d in self._distances]
            clauses += exactly_one(f"distance of {p}", [*distances, no(self._on_cycle[p])])
            clauses.append(same(self._leads(p), self._distance[p, 0]))
            for q in self.piles:
                for d in self._distances:
                    onward = some([self._leads(q), self._distance.get((q, d + 1), FALSE)])
                    clauses.append(follows([self.arc(p, q), self._distance[p, d]], onward))
        return clauses
